"""The texts of the page for the kitchen wall, and of what is said once it is written: a part of `sentences`."""

PAPER: dict[str, str | tuple[str, str]] = {
    "paper.cut": "To cut out: one for each deal that is won",
    "paper.cut.honours": "To cut out: honour cards, and markers for as many as they say",
    "paper.cut.points": "To cut out: markers for as many as they say",
    "paper.cut.kid": "To cut out: one for each deal you win",
    "paper.cut.honours.kid": "To cut out: prize cards, and buttons for as many as they say",
    "paper.cut.points.kid": "To cut out: buttons for as many as they say",
    "paper.print": "Page to print",
    "paper.written": "The page is here: {file}",
    "paper.with_pdf": "The page is here: {file}, and as a PDF beside it",
    "paper.second": "{said}. More markers are here: {file}",
    "paper.not_written": "The page could not be written ({why}). Choose another folder with --data-dir.",
}
