"""One server of kernels for all tests of a file, and a function that grades a notebook of the short lesson."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from handed_in import LESSON, SMALL, shortened
from tinytensor_lessons.grading.grade_one import Result, grade_notebook
from tinytensor_lessons.grading.kernel import Server
from tinytensor_lessons.grading.limits import Limits
from tinytensor_lessons.grading.submissions import Delivered, delivered
from tinytensor_lessons.notebook import dumps


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch):
    for name in ("NBGRADER_EXECUTION", "TINYTENSOR_MODE", "TINYTENSOR_GRADE_SEED"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="module")
def lesson() -> Delivered:
    (one,) = delivered(None, [LESSON]).values()
    return replace(one, notebook=shortened(one.notebook))


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    with Server((tmp_path_factory.getbasetemp(),)) as server:
        yield server


@pytest.fixture
def grade(server, lesson) -> Callable[..., Result]:
    def grade(notebook: dict[str, Any] | bytes, limits: Limits = SMALL) -> Result:
        data = notebook if isinstance(notebook, bytes) else dumps(notebook).encode()
        return grade_notebook(data, lesson, limits, server)

    return grade
