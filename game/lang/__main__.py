"""python -m game.lang: bring every catalogue up to date with the English texts and compile it. Only this needs Babel.

Translations are kept as long as the English is the same to the letter; what is new or was changed is empty, and English is
shown until somebody translates it. The pseudo-language is made anew. The same texts give the same bytes, whichever Babel
writes them.

    python -m game.lang            write what is out of date
    python -m game.lang --check    write nothing; 1 if anything is out of date
    python -m game.lang --add de   begin another language (which also needs its name in game/words.py)
"""

import argparse
import io
import sys
from collections.abc import Iterator
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.plurals import get_plural
from babel.messages.pofile import PoFileError, read_po, write_po

from game import words
from game.lang.entries import Entry, wanted
from game.lang.pseudo import pseudo

NAME = "kitchen_table"
Translation = str | tuple[str, ...]


class Plain(Catalog):
    """A catalogue whose header says nothing of when or with what it was written. plural: its Plural-Forms."""

    def __init__(self, language: str, plural: str) -> None:
        super().__init__(
            fuzzy=False, header_comment=f"# Kitchen Table, {words.language_name(language)}. Empty: English is shown."
        )
        self.language, self.plural = language, plural

    def __iter__(self) -> Iterator[Message]:
        """The header, then the entries in order."""
        messages = super().__iter__()
        next(messages)
        yield Message("", "\n".join(f"{name}: {value}" for name, value in self._header()))
        yield from messages

    def _header(self) -> list[tuple[str, str]]:
        return [
            ("Project-Id-Version", "Kitchen Table"),
            ("Language", self.language),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
            ("Plural-Forms", self.plural),
        ]


def path_of(language: str, ending: str) -> Path:
    """Where a language's .po or .mo is."""
    return words.FOLDER / language / "LC_MESSAGES" / f"{NAME}.{ending}"


def read(language: str) -> tuple[dict[Entry, Translation], str]:
    """What is translated so far, and the Plural-Forms; ValueError for a .po that cannot be read."""
    path = path_of(language, "po")
    try:
        with path.open("rb") as file:
            held = read_po(file, abort_invalid=True)
    except (OSError, PoFileError, UnicodeDecodeError) as problem:
        raise ValueError(f"{path} cannot be read: {problem}") from None
    found: dict[Entry, Translation] = {}
    for message in held:
        # Entries that a tool has marked as guessed count as not translated.
        if message.id and not message.fuzzy:
            english = message.id if isinstance(message.id, str) else (message.id[0], message.id[1])
            text = message.string or ""
            found[Entry(message.context or "", english)] = text if isinstance(text, str) else tuple(text)
    return found, f"nplurals={held.num_plurals}; plural={held.plural_expr};"


def in_pseudo(entry: Entry) -> Translation:
    """An entry in the pseudo-language."""
    if isinstance(entry.english, str):
        return pseudo(entry.context, entry.english)
    return tuple(pseudo(entry.context, form) for form in entry.english)


def made(language: str) -> tuple[bytes, bytes, int]:
    """The .po and the .mo as they should be, and how many entries are translated."""
    entries = wanted()
    if language == words.PSEUDO:
        held: dict[Entry, Translation] = {entry: in_pseudo(entry) for entry in entries}
        plural = "nplurals=2; plural=(n != 1);"
    else:
        held, plural = read(language)
    source, compiled = Plain(language, plural), Plain(language, plural)
    number = int(plural.partition("=")[2].partition(";")[0])
    done = 0
    for context, english in entries:
        translation = held.get(Entry(context, english), "")
        whole = all(translation) if isinstance(translation, tuple) else bool(translation)
        empty: Translation = "" if isinstance(english, str) else ("",) * number
        source.add(english, translation or empty, context=context)
        if whole:  # a half translated pair would show nothing for the other half
            compiled.add(english, translation, context=context)
            done += 1
    po, mo = io.BytesIO(), io.BytesIO()
    write_po(po, source, width=0)
    write_mo(mo, compiled)
    return po.getvalue(), mo.getvalue(), done


def stale(language: str) -> list[str]:
    """Which files of a language are out of date, as sentences."""
    po, mo, _ = made(language)
    found = []
    for ending, content in (("po", po), ("mo", mo)):
        path = path_of(language, ending)
        held = path.read_bytes() if path.is_file() else b""
        # A checkout under Windows may end the lines of the source in its own way.
        if (held.replace(b"\r\n", b"\n") if ending == "po" else held) != content:
            found.append(f"{path} is out of date: run python -m game.lang")
    return found


def write(language: str) -> None:
    """Bring both files up to date and say how far the translation has come."""
    po, mo, done = made(language)
    for ending, content in (("po", po), ("mo", mo)):
        path = path_of(language, ending)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    print(f"{language}: {done} of {len(wanted())} texts")


def begin(language: str) -> None:
    """An empty .po for another language; ValueError if Babel does not know it or it is there already."""
    try:
        Locale.parse(language)
    except (UnknownLocaleError, ValueError):
        raise ValueError(f"--add {language!r}: write a language as in it or pt_BR") from None
    path = path_of(language, "po")
    if path.exists():
        raise ValueError(f"{path} is there already")
    path.parent.mkdir(parents=True)
    rule = get_plural(language)
    with path.open("wb") as file:
        write_po(file, Plain(language, f"nplurals={rule.num_plurals}; plural={rule.plural_expr};"), width=0)


def main(given: list[str] | None = None) -> int:
    """Write, or with --check only look."""
    parser = argparse.ArgumentParser(
        prog="python -m game.lang", description="Bring the catalogues of all languages up to date."
    )
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if anything is out of date")
    parser.add_argument("--add", metavar="CODE", help="begin another language")
    asked = parser.parse_args(given)
    try:
        if asked.add:
            begin(asked.add)
        found = {path.parent.parent.name for path in words.FOLDER.glob(f"*/LC_MESSAGES/{NAME}.po")} | {words.PSEUDO}
        if not asked.check:
            for language in sorted(found):
                write(language)
            return 0
        complaints = [line for language in sorted(found) for line in stale(language)]
    except ValueError as wrong:
        print(wrong, file=sys.stderr)
        return 2 if not asked.check else 1
    for line in complaints:
        print(line, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
