"""What the tests of languages share: catalogues read, and written into a folder of their own."""

from pathlib import Path

from game import words
from game.lang import __main__ as making

ROOT = Path(words.__file__).parent.parent
SCREENS = sorted((ROOT / "game" / "scenes").glob("*.py"))


def forms_of(text):
    """The forms of a text, which is a tuple of them or one by itself."""
    return (text,) if isinstance(text, str) else text


def put(language, text, plural="nplurals=2; plural=(n != 1);"):
    """Write the source of a catalogue into the folder of languages."""
    path = making.path_of(language, "po")
    path.parent.mkdir(parents=True, exist_ok=True)
    head = f'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Plural-Forms: {plural}\\n"\n\n'
    path.write_text(head + text, "utf-8")
