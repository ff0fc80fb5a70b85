"""The texts about the program itself: a part of `sentences`, in the same form."""

ABOUT: dict[str, str | tuple[str, str]] = {
    "settings.about": "About",
    "about.title": "{program} {version}",
    "about.program": "The program is free software under the MIT licence.",
    "about.pygame": "Window, drawing and sound: pygame-ce, under the LGPL, and SDL, under the zlib licence.",
    "about.fonts": "Letters: Fredoka One and Lato, under the SIL Open Font License.",
    "about.libraries": "Also used: platformdirs, under the MIT licence, and Babel, under the BSD licence.",
    "about.pictures": "All cards, animals, cloths and sounds were made for this program.",
    "about.kept": "Settings, players and matches are kept in {folder}. Remove that folder, and all of it is gone.",
    "about.kept.nothing": "Nothing is kept this time.",
    "about.alone": "Nothing leaves this computer. There is no account, and no network is used.",
    "about.missing": "Not built: hands on phones, play over a network, games for one.",
    "settings.about.says": "Licences, what is kept and where, and who can be forgotten.",
    "about.open": "Read it",
    "about.copy": "Copy report",
    "about.copied": "Copied",
    "about.not_copied": "Cannot copy",
    "journal.none": "No log is written ({why}). Warnings are only shown here.",
    "about.people": "Players",
    "people": "Players who are kept",
    "people.kept": "Name, animal, language, comfort and statistics.",
    "people.forget": "Forget",
    "people.sure": "All that is kept of {name} will be gone. Matches keep the name.",
    "people.yes": "Yes, forget",
}
"""Licences are named in their own words in every language."""
