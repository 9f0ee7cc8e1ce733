"""torch.signal.windows: weights against NumPy's windows and formulas, and what is refused."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.signal import windows

OF_NUMPY = {"hann": np.hanning, "hamming": np.hamming, "blackman": np.blackman, "bartlett": np.bartlett}


def _cosines(m: int, *a: float) -> np.ndarray:
    n = 2 * np.pi * np.arange(m) / (m - 1)
    return sum((-1) ** i * w * np.cos(i * n) for i, w in enumerate(a))


FORMULAS: dict[str, tuple[dict[str, Any], Any]] = {
    "kaiser": ({"beta": 5.0}, lambda m: np.kaiser(m, 5.0)),
    "nuttall": ({}, lambda m: _cosines(m, 0.3635819, 0.4891775, 0.1365995, 0.0106411)),
    "general_hamming": ({"alpha": 0.6}, lambda m: _cosines(m, 0.6, 0.4)),
    "general_cosine": ({"a": [0.5, 0.3, 0.2]}, lambda m: _cosines(m, 0.5, 0.3, 0.2)),
    "gaussian": ({"std": 2.0}, lambda m: np.exp(-(((np.arange(m) - (m - 1) / 2) / 2.0) ** 2) / 2)),
    "exponential": ({"tau": 3.0}, lambda m: np.exp(-np.abs(np.arange(m) - (m - 1) / 2) / 3.0)),
    "cosine": ({}, lambda m: np.sin(np.pi * (np.arange(m) + 0.5) / m)),
    **{name: ({}, function) for name, function in OF_NUMPY.items()},
}


@pytest.mark.parametrize("name", FORMULAS)
def test_symmetric_and_periodic(name: str) -> None:
    options, formula = FORMULAS[name]
    window = getattr(windows, name)
    for m in (4, 7):
        np.testing.assert_allclose(window(m, dtype=tt.float64, **options).numpy(), formula(m), atol=1e-12)
        # A periodic window is a symmetric one of m + 1 without the last weight.
        periodic = window(m, sym=False, dtype=tt.float64, **options)
        np.testing.assert_allclose(periodic.numpy(), formula(m + 1)[:-1], atol=1e-12)
    assert window(0, **options).shape == (0,)
    assert window(1, **options).tolist() == [1.0]
    assert window(3, **options).dtype is tt.float32


def test_on_the_meta_device() -> None:
    assert windows.hann(5, device="meta").device.type == "meta"


REFUSED = [
    (lambda: windows.hann(-1), ValueError, "general_cosine requires non-negative window length, got M=-1"),
    (lambda: windows.hann(3, dtype=tt.half), ValueError, "general_cosine expects float32 or float64 dtypes, got: torch.float16"),
    (lambda: windows.gaussian(3, std=0), ValueError, "Standard deviation must be positive, got: 0 instead."),
    (lambda: windows.exponential(3, tau=-1.0), ValueError, "Tau must be positive, got: -1.0 instead."),
    (lambda: windows.exponential(3, center=1.0), ValueError, "Center must be None for symmetric windows"),
    (lambda: windows.kaiser(3, beta=-1.0), ValueError, "beta must be non-negative, got: -1.0 instead."),
    (lambda: windows.general_cosine(3, a=[]), ValueError, "Coefficients cannot be empty"),
    (lambda: windows.general_cosine(3, a=0.5), TypeError, "Coefficients must be a list/tuple"),
]  # fmt: skip


@pytest.mark.parametrize(("call", "error", "text"), REFUSED)
def test_refusals(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=re.escape(text)):
        call()
