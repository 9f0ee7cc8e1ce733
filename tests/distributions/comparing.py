"""What a call gives in either library, as NumPy arrays, numbers and texts that can be compared."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

SINGLE = 2e-3, 2e-4  # relative and absolute, where numbers are float32
COUNT = {"comparisons": 0}


def plain(value: Any) -> Any:
    """Tensors as arrays with their dtype's name, sizes as tuples, constraints and all else as text."""
    if hasattr(value, "detach"):
        t = value.detach()
        return str(t.dtype), np.array(t.tolist(), dtype=np.float64).reshape(tuple(t.shape))
    if isinstance(value, list | tuple):
        return tuple(map(plain, value))
    if value is None or isinstance(value, bool | int | float):
        return value
    return text(str(value))


def text(said: str) -> str:
    """Without what has to differ: the library's name, and how many digits of a tensor's numbers are alike."""
    said = said.replace("tinytensor.", "torch.")
    return re.sub(r"-?\d+\.\d+(e[+-]\d+)?", lambda m: f"{float(m[0]):.3g}", said)


def outcome(call: Callable[[], Any]) -> Any:
    """What the call returns, or what it raises, with its words."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        try:
            result = plain(call())
        except Exception as error:
            result = f"{type(error).__name__}: {text(str(error))}"
    return result, [f"{w.category.__name__}: {text(str(w.message))}" for w in told if "deprecat" not in str(w.message)]


def assert_same(ours: Any, theirs: Any, where: str, rtol: float, atol: float) -> None:
    if isinstance(theirs, np.ndarray):
        assert isinstance(ours, np.ndarray) and ours.shape == theirs.shape, f"{where}: {ours} instead of {theirs}"
        np.testing.assert_allclose(ours, theirs, rtol=rtol, atol=atol, err_msg=where)
    elif isinstance(theirs, tuple | list):
        if theirs[:1] == ("torch.float32",):
            rtol, atol = max(rtol, SINGLE[0]), max(atol, SINGLE[1])
        assert type(ours) is type(theirs) and len(ours) == len(theirs), f"{where}: {ours} instead of {theirs}"
        for a, b in zip(ours, theirs, strict=True):
            assert_same(a, b, where, rtol, atol)
    else:
        assert ours == theirs, f"{where}: {ours!r} instead of {theirs!r}"


def compare(
    program: Callable[[Any], Any], tt: Any, torch: Any, where: str, rtol: float = 1e-9, atol: float = 1e-9
) -> Any:
    """program(tinytensor) gives, raises and warns what program(torch) does."""
    ours, theirs = outcome(lambda: program(tt)), outcome(lambda: program(torch))
    COUNT["comparisons"] += 1
    assert_same(ours, theirs, where, rtol, atol)
    return theirs
