"""How many processes a command plays in, and that they end with it."""

import argparse
import os
import signal

from engine.cli.given import whole

MOST_WORKERS = 61
"""More than that a pool of processes cannot have on Windows."""


def add_workers(parser: argparse.ArgumentParser) -> None:
    """The flag with their number."""
    parser.add_argument("--workers", metavar="W", help="processes (default: one for each core)")


def workers_of(given: argparse.Namespace) -> int:
    """That number; without the flag a process for each core. UsageError for one that cannot be had."""
    if given.workers is None:
        return min(MOST_WORKERS, os.cpu_count() or 1)
    return whole(given.workers, "--workers", 1, MOST_WORKERS)


def end_on_sigterm() -> None:
    """The signal that ends a program ends this one as Ctrl+C does, and with it its workers."""
    signal.signal(signal.SIGTERM, _stop)


def _stop(*_: object) -> None:
    raise KeyboardInterrupt
