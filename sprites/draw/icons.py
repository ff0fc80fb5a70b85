"""The signs on buttons of the screen, in 100 x 100 units and one colour, and the disc behind an animal.

They are drawn in INK alone, which `sprites.icon` exchanges; what shows through is left open, not painted over.
"""

from sprites.colours import INK
from sprites.draw.ink import around, box_path, circle, line, path, picture, polygon_path, round_path
from sprites.draw.stamp import box, disc, placed


def _solid(d: str, swell: float = 0) -> str:
    """A filled shape with rounded corners; what is drawn the other way round or inside stays open."""
    if not swell:
        return path(d, INK, fill_rule="evenodd")
    return path(d, INK, stroke=INK, stroke_width=swell, stroke_linejoin="round", fill_rule="evenodd")


def _way() -> dict[str, list[str]]:
    """Where to go, and what is done to a game."""
    bend = "M36 22L16 42L36 62M20 42H60C76 42 85 52 85 64C85 77 75 84 62 84H40"
    return {
        "menu": [line("M22 28H78M22 50H78M22 72H78", INK, 12)],
        "help": [
            line("M33 37C33 25 41 18 50.5 18C61 18 68.5 25 68.5 35C68.5 48 51.5 48 51.5 62", INK, 12.5),
            circle(51.5, 82, 7.4, INK),
        ],
        "back": [line("M48 22L20 50L48 78M23 50H80", INK, 12)],
        "play": [_solid("M30 22L80 50L30 78Z", 10)],
        "pause": [line("M34 24V76M66 24V76", INK, 15)],
        "next": [line("M36 20L66 50L36 80", INK, 13)],
        "take_back": [line(bend, INK, 11)],
        "redo": [line("M64 22L84 42L64 62M80 42H40C24 42 15 52 15 64C15 77 25 84 38 84H60", INK, 11)],
        "home": [line("M14 50L50 18L86 50", INK, 11), _solid("M26 54L50 33L74 54V84H58V64H42V84H26Z", 4)],
        "check": [line("M20 53L41 74L80 28", INK, 14)],
        "cross": [line("M26 26L74 74M74 26L26 74", INK, 14)],
        "plus": [line("M50 22V78M22 50H78", INK, 14)],
        "minus": [line("M22 50H78", INK, 14)],
    }


def _sound() -> dict[str, list[str]]:
    """What is heard."""
    speaker = _solid("M14 40H28L48 24V76L28 60H14Z", 7)
    return {
        "sound": [speaker, line("M62 38C69 45 69 55 62 62M73 27C86 39 86 61 73 73", INK, 8)],
        "mute": [speaker, line("M63 39L85 61M85 39L63 61", INK, 9)],
        "music": [
            line("M36 74V26L78 17V64", INK, 8),
            _solid("M36 22L78 13V29L36 38Z"),
            *(_turned_egg(x, y) for x, y in ((26, 75), (68, 65))),
        ],
        "voice": [
            _solid("M20 16H80C87 16 90 20 90 26V60C90 67 86 70 80 70H48L28 86V70H20C13 70 10 66 10 60V26C10 20 14 16 20 16Z"
                   + disc(31, 43, 6) + disc(50, 43, 6) + disc(69, 43, 6)),
        ],
    }  # fmt: skip


def _turned_egg(x: float, y: float) -> str:
    """The head of a note."""
    return path(placed("M-12 0C-12 -11 12 -11 12 0C12 11 -12 11 -12 0Z", x, y, -20), INK)


def _sight() -> dict[str, list[str]]:
    """What is seen, shown or hidden, and how cards lie."""
    teeth = "".join(placed("M-9 4L-6.5 -10L6.5 -10L9 4Z", x, y, 45 * k) for k, (x, y) in enumerate(around(8, 33, 50, 50)))
    return {
        "eye": [
            line("M10 50C24 30 38 23 50 23C62 23 76 30 90 50C76 70 62 77 50 77C38 77 24 70 10 50Z", INK, 8),
            circle(50, 50, 15, INK),
        ],
        "eye_closed": [
            line("M10 44C24 62 38 68 50 68C62 68 76 62 90 44M50 69V84M28 63L20 77M72 63L80 77", INK, 8.5),
        ],
        "hint": [
            _solid("M50 10C69 10 81 23 81 40C81 54 70 58 66 70H34C30 58 19 54 19 40C19 23 31 10 50 10Z"
                   "M33 40C33 45 39 45 39 40C39 33 43 29 50 28C55 27 54 21 49 22C39 23 33 30 33 40Z"),
            line("M37 79H63M42 89H58", INK, 7.5),
        ],
        "sort": [line("M14 26H40M14 50H50M14 74H60M80 22V78M66 64L80 79L94 64", INK, 10)],
        "zoom": [
            path(round_path(42, 42, 27), "none", stroke=INK, stroke_width=10),
            line("M63 63L86 86", INK, 13),
            line("M42 30V54M30 42H54", INK, 7),
        ],
        "deck": [
            line("M36 20L66 12C71 11 75 13 76 18L88 66C89 71 87 75 82 76L76 78", INK, 8),
            _solid(box_path(14, 28, 50, 62, 9) + "M39 42L51 59L39 76L27 59Z"),
        ],
        "settings": [_solid(_ring(50, 50, 31, 14)), path(teeth, INK)],
    }  # fmt: skip


def _ring(x: float, y: float, outer: float, inner: float) -> str:
    return disc(x, y, outer) + disc(x, y, inner)


def _time() -> dict[str, list[str]]:
    """Time, luck and honour."""
    star = polygon_path(
        point for pair in zip(around(5, 40, 50, 54), around(5, 19, 50, 54, first=-54), strict=True) for point in pair
    )
    return {
        "clock": [path(round_path(50, 50, 37), "none", stroke=INK, stroke_width=9), line("M50 28V51L65 60", INK, 8.5)],
        "hourglass": [
            line("M26 14H74M26 86H74", INK, 10),
            path("M32 17C32 36 44 42 46 50C44 58 32 64 32 83M68 17C68 36 56 42 54 50C56 58 68 64 68 83", stroke=INK,
                 stroke_width=7),
            _solid("M39 30H61C58 38 53 42 50 47C47 42 42 38 39 30ZM50 58C54 66 62 70 64 80H36C38 70 46 66 50 58Z"),
        ],
        "moon": [
            _solid("M61 13C40 15 23 31 23 52C23 74 40 89 60 89C70 89 78 85 84 79C62 79 47 68 47 48C47 33 53 21 61 13Z", 4),
        ],
        "star": [_solid(star, 7)],
        "trophy": [
            _solid("M28 14H72V38C72 54 62 63 50 63C38 63 28 54 28 38Z", 4),
            line("M27 22H13C13 38 18 47 31 49M73 22H87C87 38 82 47 69 49", INK, 7),
            _solid("M45 60H55V74H68C71 74 72 77 72 80V86H28V80C28 77 29 74 32 74H45Z", 3),
        ],
    }  # fmt: skip


def _devices() -> dict[str, list[str]]:
    """What people hold in their hands."""
    keys = "".join(box(x, y, 9, 9) for y in (37, 51) for x in (18, 31.7, 45.4, 59.1, 72.8)) + box(32, 65, 36, 8)
    body = (
        "M28 24H72C84 24 89 36 92 58C94 74 88 80 82 80C74 80 70 68 64 64H36C30 68 26 80 18 80C12 80 6 74 8 58"
        "C11 36 16 24 28 24Z"
    )
    return {
        "mouse": [
            path(box_path(26, 12, 48, 76, 24), "none", stroke=INK, stroke_width=9),
            line("M50 14V44M29 45H71", INK, 7),
        ],
        "touch": [
            path(
                "M40 52V24C40 13 56 13 56 24V46L78 52C85 54 87 59 86 66L82 82C80 88 77 90 72 90H50C45 90 42 88 39 84L22 62"
                "C18 55 26 49 32 54L40 61Z",
                INK,
            ),
            line("M26 30C24 14 34 5 48 5C62 5 72 14 70 30", INK, 6.5),
        ],
        "keyboard": [_solid(box_path(6, 24, 88, 56, 10) + keys)],
        "pad": [_solid(body + "M30 37H37V44H44V51H37V58H30V51H23V44H30Z" + disc(64, 53, 5) + disc(74, 43, 5))],
    }


def pictures() -> dict[str, str]:
    """The files of the icons."""
    drawn = {**_way(), **_sound(), **_sight(), **_time(), **_devices(), "disc": [circle(50, 50, 49.5, "#FFF3DC")]}
    return {f"icons/{name}.svg": picture(100, 100, parts) for name, parts in drawn.items()}
