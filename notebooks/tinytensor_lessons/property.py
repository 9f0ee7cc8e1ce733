"""Generated cases for a check: Hypothesis finds a wrong case and shrinks it.

The seed depends on the exercise and on TINYTENSOR_GRADE_SEED only, so a check gives the same answer every time.
Hypothesis is imported when the first property runs: it costs a third of a second that `begin` need not wait for.
"""

from __future__ import annotations

import functools
import os
import zlib
from collections.abc import Callable
from pathlib import Path
from tempfile import gettempdir
from typing import Any, TypeVar

from tinytensor_lessons.mode import grade_seed

# Hypothesis keeps a small cache in the current folder, which here is the learner's.
os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", str(Path(gettempdir()) / "tinytensor-hypothesis"))

T = TypeVar("T")

# Attempts, after the first wrong case, to draw a smaller one. Many end before there is a case to run.
_SHRINKING = 600


class _Wrong(Exception):
    pass


class _Enough(KeyboardInterrupt):
    """Ends the search for a smaller case. After any other exception Hypothesis compares what was drawn, and complains."""


@functools.cache
def load_hypothesis() -> Any:
    """Hypothesis, drawing the same cases whatever else is loaded.

    Left alone, it reads every file of the program that is not installed, and now and then draws a number that stands
    in one. That takes half a second, and a learner with a file of their own would get other cases than the others.
    """
    import hypothesis  # third-party, slow to import, and part of the extra `lab` only
    from hypothesis.internal.conjecture import providers

    if hasattr(providers, "_get_local_constants"):  # not in older versions, which draw no such numbers
        nothing = providers._local_constants
        providers._get_local_constants = lambda: nothing
    return hypothesis


def first_wrong(name: str, strategy: Any, examples: int, wrong: Callable[[Any], T | None]) -> T | None:
    """What `wrong(case)` says of a smallest case of which it does not say None; None where all `examples` are right.

    A case that was wrong once stays wrong, also where the function under test does something else the next time.
    """
    hypothesis = load_hypothesis()
    found: list[T] = []
    attempts = 0

    def counted(_: None) -> Any:
        nonlocal attempts
        attempts += bool(found)
        if attempts > _SHRINKING:
            raise _Enough
        return strategy

    def run(case: Any) -> None:
        failure = wrong(case)
        if failure is not None:
            found[:] = [failure]
            raise _Wrong

    settings = hypothesis.settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=(hypothesis.Phase.generate, hypothesis.Phase.shrink),
        report_multiple_bugs=False,
        verbosity=hypothesis.Verbosity.quiet,
        print_blob=False,
    )
    test = settings(hypothesis.given(hypothesis.strategies.none().flatmap(counted))(run))
    seeded = hypothesis.seed(zlib.crc32(f"{name} {grade_seed()}".encode()))(test)
    try:
        seeded()
    except (_Wrong, _Enough):
        pass
    except Exception:  # Hypothesis complains about a function that is wrong only now and then
        if not found:
            raise
    return found[0] if found else None
