"""A loop over files or tables that counts as one test."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any


def for_each(cases: Iterable[Any], name: Callable[[Any], str] = str) -> Callable[[Callable[[Any], None]], Any]:
    """`@for_each(cases, name)`: the test runs with every case, and reports all those that fail, by their names."""
    cases = list(cases)

    def decorate(test: Callable[[Any], None]) -> Callable[[], None]:
        def loop() -> None:
            failures = []
            for case in cases:
                try:
                    test(case)
                except Exception as error:
                    failures.append((name(case), error))
            assert not failures, "\n".join(f"{case}: {type(e).__name__}: {e}" for case, e in failures)

        assert cases, f"{test.__name__} has no case"
        loop.__name__, loop.__qualname__, loop.__doc__, loop.__module__ = (
            test.__name__, test.__qualname__, test.__doc__, test.__module__,
        )  # fmt: skip
        return loop

    return decorate
