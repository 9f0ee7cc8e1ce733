"""Fixtures and parameters of the notebook tests."""

from __future__ import annotations

import pytest
from tinytensor_lessons.registry import all_lessons


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("TINYTENSOR_HOME", str(tmp_path / ".tinytensor"))
    for name in ("NBGRADER_EXECUTION", "TINYTENSOR_MODE", "TINYTENSOR_GRADE_SEED"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def ready_kernel(prepared_kernels, monkeypatch):
    """Kernels of this test, and of programs that it starts, have their imports done."""
    monkeypatch.setenv("JUPYTER_PATH", prepared_kernels)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "lesson_spec" in metafunc.fixturenames:
        metafunc.parametrize("lesson_spec", all_lessons(), ids=[spec.number for spec in all_lessons()])
