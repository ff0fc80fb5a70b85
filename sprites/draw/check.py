"""What SDL's SVG reader cannot draw, or draws wrongly, found before anybody sees it.

The reader (nanosvg) draws nothing for <use>, <text>, <pattern> and <image>, ignores clip paths, masks, filters and
style sheets, turns named colours, hsl() and rgba() grey, gives a group's opacity to each of its children, and wants
gradients in percent.
"""

import re
from xml.etree import ElementTree

_SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
_GRADIENTS = {"linearGradient", "radialGradient"}
_ELEMENTS = {"svg", "g", "defs", "stop"} | _SHAPES | _GRADIENTS
_PAINT = {"fill", "stroke", "stop-color"}
_REFUSED = {"clip-path", "mask", "filter", "style", "class", "href", "{http://www.w3.org/1999/xlink}href", "opacity"}
_HEX = re.compile(r"#[0-9A-F]{6}")
_URL = re.compile(r"url\(#([\w-]+)\)")
_PERCENT = re.compile(r"-?[0-9.]+%")
_NAMESPACE = "{http://www.w3.org/2000/svg}"


def faults(text: str) -> list[str]:
    """What is wrong with an SVG file, one line each; empty if the reader draws it as meant."""
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as problem:
        return [f"not XML: {problem}"]
    found = []
    if root.tag != _NAMESPACE + "svg" or not {"width", "height", "viewBox"} <= set(root.keys()):
        found.append("the root must be <svg> with xmlns, width, height and viewBox")
    gradients = {e.get("id") for e in root.iter() if e.tag.removeprefix(_NAMESPACE) in _GRADIENTS}
    for element in root.iter():
        tag = element.tag.removeprefix(_NAMESPACE)
        if tag not in _ELEMENTS:
            found.append(f"<{tag}> is not drawn")
        if (element.text or "").strip() or (element.tail or "").strip():
            found.append(f"text in or after <{tag}> is not drawn")
        for name, value in element.items():
            found += _attribute(tag, name, value, gradients)
    return found


def _attribute(tag: str, name: str, value: str, gradients: set[str | None]) -> list[str]:
    if name in _REFUSED:
        return [f"{name} on <{tag}> is ignored or misdrawn"]
    if name in _PAINT:
        link = _URL.fullmatch(value)
        if link and link[1] not in gradients:
            return [f"{name}={value!r} on <{tag}> names no gradient"]
        if not link and value != "none" and not _HEX.fullmatch(value):
            return [f"{name}={value!r} on <{tag}> must be six hex digits in capitals"]
    if tag in _GRADIENTS and name in {"cx", "cy", "r", "fx", "fy", "x1", "y1", "x2", "y2"} and not _PERCENT.fullmatch(value):
        return [f"{name}={value!r} on <{tag}> must be in percent"]
    if name == "gradientUnits" and value != "objectBoundingBox":
        return [f"gradientUnits={value!r} is not drawn in percent"]
    return []
