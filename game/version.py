"""Which version this is. Pure."""


def version() -> str:
    """As the package says; in words where it is not installed."""
    # It brings half a mail program with it: the program starts without.
    from importlib.metadata import PackageNotFoundError  # noqa: PLC0415
    from importlib.metadata import version as of_package  # noqa: PLC0415

    try:
        return of_package("kitchen-table")
    except PackageNotFoundError:
        return "(not installed)"
