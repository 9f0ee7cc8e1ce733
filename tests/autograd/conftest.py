"""Running one program under PyTorch and under tinytensor."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import pytest

import tinytensor as tt


def plain(value: Any) -> Any:
    """Tensors as rounded lists, nodes as their type's name, everything else as it is."""
    if isinstance(value, tuple | list):
        return [plain(v) for v in value]
    if isinstance(value, dict):
        return {k: plain(v) for k, v in value.items()}
    if hasattr(value, "tolist"):
        return plain(value.tolist())
    if isinstance(value, float):
        return float(f"{value:.5g}")
    if value is None or isinstance(value, int | str):
        return value
    return type(value).__name__


def outcome(program: Callable[[Any], Any], module: Any) -> Any:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return plain(program(module))
    except Exception as error:
        return f"{type(error).__name__}: {error}"


@pytest.fixture
def same() -> Callable[[Callable[[Any], Any]], Any]:
    """`same(program)`: `program(tt)` gives (or raises) what `program(torch)` gives; returns that."""
    torch = pytest.importorskip("torch")

    def check(program: Callable[[Any], Any]) -> Any:
        ours = outcome(program, tt)
        assert ours == outcome(program, torch)
        return ours

    return check
