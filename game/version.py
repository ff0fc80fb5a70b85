"""Which version this is. Pure."""

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as of_package


def version() -> str:
    """As the package says; in words where it is not installed."""
    try:
        return of_package("kitchen-table")
    except PackageNotFoundError:
        return "(not installed)"
