"""Write every picture to sprites/svg, and take away what is no longer drawn."""

from pathlib import Path

from sprites.draw import pictures


def main() -> None:
    """Rewrite the folder; only files whose text changed are touched."""
    folder = Path(__file__).resolve().parent.parent / "svg"
    made = pictures()
    changed = 0
    for name, text in made.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_bytes() != text.encode("ascii"):
            file.write_bytes(text.encode("ascii"))
            changed += 1
    stale = [file for file in folder.rglob("*.svg") if file.relative_to(folder).as_posix() not in made]
    for file in stale:
        file.unlink()
    print(f"{len(made)} pictures in {folder}: {changed} written, {len(stale)} taken away")


if __name__ == "__main__":
    main()
