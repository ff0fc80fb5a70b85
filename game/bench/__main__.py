"""python -m game.bench MODULE [SIZE] [NUMBER]: one module's figures, measured in this process, as JSON on the last line.

What `python -m game bench` starts for each of them.
"""

import importlib
import json
import sys


def main(words: list[str]) -> None:
    """Measure and print."""
    # Imported only here: the bots' process, which is spawned by some figures, imports this file again.
    import pygame  # noqa: PLC0415

    module, size, *numbers = words
    given: list[str | float] = [size] if size else []
    given += [float(number) if "." in number else int(number) for number in numbers]
    rows = importlib.import_module(f"game.bench.{module}").measure(*given)
    driver = pygame.display.get_driver() if pygame.display.get_init() else ""
    for row in rows:
        row.driver, row.size = row.driver or driver, row.size or size
    print(json.dumps([row.plain() for row in rows]))


if __name__ == "__main__":
    main(sys.argv[1:])
