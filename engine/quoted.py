"""What somebody wrote, as an error names it: short, on one line, and safe to make for a value of any shape or size."""

MOST = 60
"""Letters of a text that are shown."""
_DIGITS = 24


def quoted(value: object) -> str:
    """A text in quotes, cut short; a small number or a plain word as it is; of anything else what it is."""
    if isinstance(value, str):
        return repr(value) if len(value) <= MOST else f"{value[:MOST]!r} and {len(value) - MOST} letters more"
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value) if abs(value) < 10**_DIGITS else f"a number of more than {_DIGITS} digits"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list | tuple):
        return "a list"
    return "an object" if isinstance(value, dict) else f"a {type(value).__name__}"
