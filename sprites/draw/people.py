"""Whole figures for the Italian and the German courts: bodies, hats and beards, in the units of the card.

A figure stands with its middle at x = 125, its chin at y = 122 and its soles at GROUND. The heads are those of the French
courts (courts.face), so that all three decks are one family.
"""

from sprites.draw.ink import around, circle, ellipse, line, path, rect
from sprites.draw.wardrobe import DARK, FUR, GOLD, GOLD_LIGHT, GOLD_SHADE, Dress

GROUND = 302.0
BOOT = "#5B3A26"


def arm(d: str, colour: str, width: float = 17) -> str:
    """A sleeve along a line from the shoulder by the elbow to the wrist."""
    return line(d, colour, width)


def neck(worn: Dress) -> str:
    """What joins head and collar."""
    return path("M115 112L135 112L137 136L113 136Z", worn.skin_shade)


def legs(left: str, right: str) -> list[str]:
    """Two legs in hose, standing a little apart, from the hip at y = 214 down, with shoes."""
    return [
        path(f"M105 214L124 214L121 {GROUND - 8}L108 {GROUND - 8}Z", left),
        path(f"M126 214L145 214L142 {GROUND - 8}L129 {GROUND - 8}Z", right),
        path(
            f"M107 {GROUND - 12}L122 {GROUND - 12}L122 {GROUND}L96 {GROUND}C95 {GROUND - 6} 101 {GROUND - 8} 107 {GROUND - 12}Z"
            f"M143 {GROUND - 12}L128 {GROUND - 12}L128 {GROUND}L154 {GROUND}"
            f"C155 {GROUND - 6} 149 {GROUND - 8} 143 {GROUND - 12}Z",
            BOOT,
        ),
    ]  # fmt: skip


def boots(colour: str, cuff: str) -> list[str]:
    """Breeches and high boots with a turned-down top."""
    return [
        path("M103 208L147 208L146 244L127 244L125 226L123 244L104 244Z", colour),
        path(
            f"M104 246L123 246L122 {GROUND}L95 {GROUND}C94 {GROUND - 7} 101 {GROUND - 9} 106 {GROUND - 12}Z"
            f"M146 246L127 246L128 {GROUND}L155 {GROUND}C156 {GROUND - 7} 149 {GROUND - 9} 144 {GROUND - 12}Z",
            BOOT,
        ),
        path("M101 240L124 240L124 252L102 252ZM126 240L149 240L148 252L126 252Z", cuff),
    ]


def tunic(worn: Dress, hem: float, flare: float = 12) -> list[str]:
    """A belted coat from the shoulders to `hem`, its skirt `flare` wider than the waist on either side, with a light edge."""
    left, right = 99 - flare, 151 + flare
    return [
        path(
            f"M108 130C98 132 91 138 90 148L97 192L{left} {hem}C108 {hem + 5} 142 {hem + 5} {right} {hem}L153 192L160 148"
            "C159 138 152 132 142 130Z",
            worn.robe,
        ),
        path(f"M90 148L97 192L{left} {hem}L{left + 15} {hem + 2.6}L108 192L101 146Z", worn.robe_shade),
        path(
            f"M{left + 1.6} {hem - 8}C108 {hem - 3} 142 {hem - 3} {right - 1.6} {hem - 8}L{right} {hem}"
            f"C142 {hem + 5} 108 {hem + 5} {left} {hem}Z",
            worn.trim,
        ),
        path("M97 187C112 191 138 191 153 187L154 196C138 200 112 200 96 196Z", BOOT),
        rect(118, 187.6, 14, 12, GOLD, rx=2.5, stroke=GOLD_SHADE, stroke_width=1.4),
    ]


def gown(worn: Dress) -> list[str]:
    """A king's robe to the ground under an open cloak edged with fur."""
    spots = [
        path(f"M{x} {y}c1.6 2 2 4 0 6c-2 -2 -1.6 -4 0 -6Z", DARK)
        for x, y in ((83, 292), (101, 295), (125, 296.4), (149, 295), (167, 292))
    ]
    return [
        path(f"M100 {GROUND - 10}L150 {GROUND - 10}L153 {GROUND + 3}L97 {GROUND + 3}Z", BOOT),
        path("M104 132C88 136 80 150 77 170C72 214 70 258 66 296C104 306 146 306 184 296C180 258 178 214 173 170"
             "C170 150 162 136 146 132Z", worn.robe_shade),
        path("M108 132L142 132C148 180 154 240 158 298C136 303 114 303 92 298C96 240 102 180 108 132Z", worn.robe),
        path("M117 134L133 134L139 300L111 300Z", worn.trim),
        line("M117 140L111 298M133 140L139 298", GOLD, 2.4),
        *(path(f"M125 {y}l5.4 7l-5.4 7l-5.4 -7Z", worn.trim_shade) for y in (212, 236, 260)),
        path("M65.4 286C104 296 146 296 184.6 286L186 299C146 310 104 310 64 299Z", FUR, stroke="#DDD0BC", stroke_width=1.2),
        *spots,
        path("M101 190C114 194 136 194 149 190L150 199C136 203 114 203 100 199Z", GOLD, stroke=GOLD_SHADE, stroke_width=1.2),
        circle(125, 197, 4.6, "#D8414B", stroke=GOLD_SHADE, stroke_width=1.2),
    ]  # fmt: skip


def ermine() -> list[str]:
    """The fur collar of a king."""
    spots = [
        path(f"M{x} {y}c1.6 2 2 4 0 6c-2 -2 -1.6 -4 0 -6Z", DARK)
        for x, y in ((96, 143), (108, 152.5), (125, 156), (142, 152.5), (154, 143))
    ]
    collar = "M84 139C92 168 158 168 166 139L147 128C142 142 108 142 103 128Z"
    return [path(collar, FUR, stroke="#DDD0BC", stroke_width=1.2), *spots]


def collar() -> str:
    """A round white collar."""
    return path(
        "M103 131C104 127 110 125 115 124L135 124C140 125 146 127 147 131C150 137 146 142 139 142C130 147 120 147 111 142"
        "C104 142 100 137 103 131Z",
        FUR, stroke="#DDD0BC", stroke_width=1.2,
    )  # fmt: skip


def bob(worn: Dress) -> tuple[list[str], list[str]]:
    """Hair to the jaw, for young people: what is behind the face and what is before it."""
    behind = path(
        "M101 80C93 94 94 114 99 124C104 129 110 129 114 124L136 124C140 129 146 129 151 124C156 114 157 94 149 80Z",
        worn.hair_shade,
    )
    before = path(
        "M125 77C110 76 100 84 99.4 98C98.4 108 98 116 100.4 123.6C105 126 108.6 124 109.6 120C107 112 107 104 108 96"
        "C118 96 130 92 138 85C140 92 142 98 143 102C144 110 143 116 140.4 120C141.4 124 145 126 149.6 123.6"
        "C152 116 151.6 108 150.6 98C150 84 140 78 125 77Z",
        worn.hair,
    )
    return [behind], [before]


def beard(worn: Dress, long: float = 150) -> list[str]:
    """A full beard down to `long`, with its moustache and a mouth."""
    return [
        path(
            f"M102.5 94C100 124 109 {long - 2} 125 {long}C141 {long - 2} 150 124 147.5 94C146.5 103 143 107.5 138 106.5"
            "C134.5 105.8 130 104.6 125 106.6C120 104.6 115.5 105.8 112 106.5C107 107.5 103.5 103 102.5 94Z",
            worn.hair,
        ),
        line(f"M113 122C114 130 118 {long - 13} 122 {long - 10}M137 122C136 130 132 {long - 13} 128 {long - 10}",
             worn.hair_shade, 2),
        moustache(worn.hair_shade),
        path("M119.5 114.4C122 118.4 128 118.4 130.5 114.4C127 113.6 123 113.6 119.5 114.4Z", "#C85A50"),
        brows(worn),
    ]  # fmt: skip


def moustache(colour: str) -> str:
    """Two curled bows under the nose."""
    return path(
        "M125 107C119 102.5 111 105 107.5 111.5C114 113.5 121 112.5 125 109.5C129 112.5 136 113.5 142.5 111.5"
        "C139 105 131 102.5 125 107Z",
        colour,
    )


def brows(worn: Dress) -> str:
    """Strong eyebrows."""
    return path(
        "M108 91.5C111 88.6 116 88.4 119.5 90.4L118.6 92.4C115 91 111.6 91.4 109 93.4ZM142 91.5"
        "C139 88.6 134 88.4 130.5 90.4L131.4 92.4C135 91 138.4 91.4 141 93.4Z",
        worn.hair_shade,
    )


def curls(worn: Dress) -> tuple[list[str], list[str]]:
    """Shoulder-long hair of a grown man: behind the face and over the brow."""
    behind = path(
        "M103 78C88 88 92 108 90 122C89 132 94 138 103 138C110 138 112 132 113 124L137 124C138 132 140 138 147 138"
        "C156 138 161 132 160 122C158 108 162 88 147 78Z",
        worn.hair_shade,
    )
    before = path(
        "M104 100C100 90 104 78 125 77C146 78 150 90 146 100C143 92 138 87 130 85C124 91 112 90 107.4 90"
        "C105.6 93 104.8 96 104 100Z",
        worn.hair,
    )
    return [behind], [before]


def beret(worn: Dress) -> list[str]:
    """A page's flat cap with a lying feather."""
    return [
        path(
            "M93 80C86 66 104 54 128 55C152 56 168 66 160 78C156 84 148 85 140 82C126 77 108 80 99 86C96 86 94 84 93 80Z",
            worn.trim, stroke=worn.trim_shade, stroke_width=1.4,
        ),
        path("M99 86C108 79 128 76.6 150 83.6L149 89C130 82.6 110 84.6 100.4 91Z", worn.robe_shade),
        path("M104 74C96 58 100 46 90 38C84 50 88 66 99 78Z", FUR, stroke="#DDD0BC", stroke_width=1),
        line("M101 74C96 62 96 54 91.6 46", worn.robe_shade, 1.8),
        circle(103, 79, 4.2, GOLD, stroke=GOLD_SHADE, stroke_width=1.1),
    ]  # fmt: skip


def helmet(worn: Dress) -> list[str]:
    """A knight's open helmet with a great plume."""
    return [
        path(
            "M126 60C120 44 132 32 148 36C162 36 174 48 172 66C170 80 160 84 152 80C160 74 160 66 154 60C146 54 138 56 132 62Z",
            worn.trim, stroke=worn.trim_shade, stroke_width=1.4,
        ),
        line("M134 52C144 44 158 48 163 62", worn.trim_shade, 2),
        path(
            "M98 104C94 74 108 58 125 58C142 58 156 74 152 104L144 108C147 98 145 90 141 87C132 84 118 84 109 87"
            "C105 90 103 98 106 108Z",
            "#B9C4D2", stroke="#6E7C90", stroke_width=1.6, stroke_linejoin="round",
        ),
        path("M108 72C112 65 118 62 124 62C118 66 113 72 111 80L106 82Z", "#E8EEF5"),
        path("M100.6 91C108 84 142 84 149.4 91L150 84C142 77 108 77 100 84Z", GOLD, stroke=GOLD_SHADE, stroke_width=1.2),
        *(circle(x, y, 1.8, FUR) for x, y in ((110, 83), (125, 81), (140, 83))),
    ]  # fmt: skip


def round_crown() -> list[str]:
    """A king's crown with four arches and an orb."""
    arches = "M101 80C95 58 108 49 125 49C142 49 155 58 149 80M114 78C111 62 117 53 125 49C133 53 139 62 136 78"
    pearls = [circle(x, y, 1.9, FUR) for x, y in ((107, 59), (116, 52.6), (134, 52.6), (143, 59))]
    return [
        path("M101 80C97 58 112 52 125 52C138 52 153 58 149 80Z", "#B5303F"),
        line(arches, GOLD_SHADE, 7),
        line(arches, GOLD, 4.4),
        *pearls,
        path("M98.6 74C106 68 144 68 151.4 74L150 88C142 82 108 82 100 88Z", GOLD, stroke=GOLD_SHADE, stroke_width=1.4),
        circle(125, 77, 3.8, "#3C7CCB"),
        circle(110, 79.4, 2.6, "#D8414B"),
        circle(140, 79.4, 2.6, "#D8414B"),
        circle(125, 44, 5, GOLD, stroke=GOLD_SHADE, stroke_width=1.2),
        circle(123.6, 42.6, 1.5, GOLD_LIGHT),
    ]


def lily_crown() -> list[str]:
    """A king's crown with three leaves, as on German cards."""
    return [
        path("M102 78C100 64 112 60 125 60C138 60 150 64 148 78Z", "#B5303F"),
        path(
            "M100 87L95 62C90 58 92 51 98 52C103 50 107 56 104 61C108 66 113 66 118 61C111 57 113 47 120 49"
            "C121 42 129 42 130 49C137 47 139 57 132 61C137 66 142 66 146 61C143 56 147 50 152 52C158 51 160 58 155 62"
            "L150 87C142 81 108 81 100 87Z",
            GOLD, stroke=GOLD_SHADE, stroke_width=1.5, stroke_linejoin="round",
        ),
        path("M99.6 82L100.6 88.6C108 83 142 83 149.4 88.6L150.4 82C142 76.6 108 76.6 99.6 82Z", GOLD_SHADE),
        *(circle(x, y, 2.4, FUR) for x, y in ((112, 80.4), (125, 79.2), (138, 80.4))),
        circle(125, 67, 3.6, "#3C7CCB"),
    ]  # fmt: skip


def hunting_hat(worn: Dress) -> list[str]:
    """A pointed hat of felt with a cord and an upright feather, for an Unter."""
    return [
        path("M148 72C158 60 160 44 154 34C145 42 141 56 142 70Z", FUR, stroke="#DDD0BC", stroke_width=1),
        line("M146.6 68C150 58 152.4 48 152.6 42", worn.trim_shade, 2),
        path("M101 80C102 66 110 46 126 46C138 48 146 64 149 80Z", worn.robe_shade),
        path("M104 78C106 64 113 50 125 49C120 58 116 68 115 78Z", worn.robe),
        path("M101.6 74C114 69 136 69 148.4 74L149 81C136 76 114 76 101 81Z", worn.trim),
        path("M90 86C96 76 154 76 160 86C162 90 156 91 152 89C138 83 112 83 98 89C94 91 88 90 90 86Z", worn.robe_shade),
        circle(144, 75, 4, GOLD, stroke=GOLD_SHADE, stroke_width=1.1),
    ]


def plumed_hat(worn: Dress) -> list[str]:
    """A broad hat with a turned-up brim and an ostrich feather, for an Ober."""
    return [
        path("M103 78C102 62 112 54 125 54C138 54 148 62 147 78Z", worn.robe),
        path("M102.6 72C112 67 138 67 147.4 72L147.6 80C138 75 112 75 102.4 80Z", GOLD, stroke=GOLD_SHADE, stroke_width=1),
        path(
            "M84 74C82 84 92 90 104 87C118 83 132 83 146 87C158 90 168 84 166 74C160 80 152 80 146 78C132 74 118 74 104 78"
            "C98 80 90 80 84 74Z",
            worn.robe_shade,
        ),
        path(
            "M108 72C104 58 116 44 134 42C148 40 162 46 166 58C162 60 158 58 155 56C156 60 154 63 150 63C146 58 142 58 140 62"
            "C134 62 130 60 128 58C124 64 116 70 112 77Z",
            worn.trim, stroke=worn.trim_shade, stroke_width=1.2,
        ),
        line("M112 70C118 58 132 50 152 50", worn.trim_shade, 1.8),
        circle(111, 76, 4.2, GOLD, stroke=GOLD_SHADE, stroke_width=1.1),
    ]  # fmt: skip


def ruff() -> list[str]:
    """A pleated collar of ten small folds."""
    return [
        ellipse(125, 134, 29, 11, "#DDD0BC"),
        *(circle(x, 134 + (y - 134) * 0.36, 6.4, FUR) for x, y in around(12, 23, 125, 134)),
        ellipse(125, 131, 18, 7, "#EFE6D6"),
    ]
