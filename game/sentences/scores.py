"""The texts of statistics, by key: a part of `sentences`. Each says what is counted. A pair is for one and for many."""

SCORES: dict[str, str | tuple[str, str]] = {
    "scores": "Statistics",
    "scores.none": "Play a match to its end, and it is counted here.",
    "scores.reading": "Counting ...",
    "scores.guests": "Guests",
    "scores.alone": "Finished matches without hints.",
    "scores.matches": ("{won} of {n} match won", "{won} of {n} matches won"),
    "scores.shared": ("{n} match shared", "{n} matches shared"),
    "scores.deals": ("{won} of {n} deal won", "{won} of {n} deals won"),
    "scores.row": "The last matches",
    "scores.streak": ("{n} match won in a row", "{n} matches won in a row"),
    "scores.pick_ups": ("{n} trick picked up", "{n} tricks picked up"),
    "scores.survived": ("{n} of them in a deal won all the same", "{n} of them in deals won all the same"),
    "scores.biggest": ("{n} card in the biggest hand", "{n} cards in the biggest hand"),
    "scores.great": "{title}: {n}",
    "scores.markers": ("{n} marker won", "{n} markers won"),
    "scores.run": ("{n} card in the longest run led", "{n} cards in the longest run led"),
    "scores.helped": ("With hints: {won} of {n} deal won", "With hints: {won} of {n} deals won"),
    "scores.kids": ("On the children's screen: {won} of {n} deal won", "On the children's screen: {won} of {n} deals won"),
    "scores.left": ("{n} match not played to its end", "{n} matches not played to their end"),
    "scores.nothing": "Not played yet.",
}
