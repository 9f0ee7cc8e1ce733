"""Windows for signal processing. A periodic window is a symmetric one of length + 1 without its last element.

Mirrors the window functions of aten/src/ATen/native/TensorFactories.cpp.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.random.distributions import CPP_NAMES
from tinytensor.aten.native.reference.arrays import write
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import Layout, strided
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.scalar_type import ScalarType, get_default_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Options = tuple[ScalarType | None, Layout | None, Device | None, bool | None]


def _check(name: str, length: int, options: Options) -> None:
    dtype, layout, device, _ = options

    def described() -> str:
        kind = CPP_NAMES[dtype or get_default_dtype()]
        form = "Strided" if layout is None or layout is strided else "Sparse"
        given = "" if layout else " (default)"
        return (
            f"TensorOptions(dtype={kind}, device={device or 'cpu'}, layout={form}{given}, requires_grad=false (default), "
            "pinned_memory=false, memory_format=(nullopt))"
        )

    check(
        layout is None or layout is strided,
        lambda: f"{name} is not implemented for sparse types, got: {described()}",
    )
    check(
        (dtype or get_default_dtype()).is_floating_point,
        lambda: f"{name} expects floating point dtypes, got: {described()}",
    )
    check(length >= 0, lambda: f"{name} requires non-negative window_length, got window_length={length}")


def _short(length: int, options: Options) -> Tensor:
    """A window of no element, or of one."""
    return F.empty_memory_format((0,), *options) if length == 0 else F.ones_default((1,), *options)


def _periodic(window: Tensor, periodic: bool) -> Tensor:
    return F.narrow(window, 0, 0, window.meta.sizes[0] - 1) if periodic else window


def _steps(length: int, factor: float, options: Options) -> Tensor:
    """0, factor, 2 * factor, ...; the factor is rounded to the dtype before it multiplies, as PyTorch does."""
    dtype, *others = options
    dtype = dtype or get_default_dtype()
    return _scaled(F.arange_default(length, dtype, *others), factor)


def _scaled(x: Tensor, factor: float) -> Tensor:
    if x.meta.itemsize == 2:
        factor = F.item(F.scalar_tensor(factor, dtype=x.meta.dtype))
    return F.mul_(x, factor)


def _bartlett(length: int, periodic: bool, options: Options) -> Tensor:
    """A triangle."""
    _check("bartlett_window", length, options)
    if length <= 1:
        return _short(length, options)
    length += periodic
    window = _steps(length, 2 / (length - 1), options)
    first_half = ((length - 1) >> 1) + 1
    F.add_(F.mul_(F.narrow(window, 0, first_half, length - first_half), -1), 2)
    return _periodic(window, periodic)


def _blackman(length: int, periodic: bool, options: Options) -> Tensor:
    """0.42 - 0.5 cos(2x) + 0.08 cos(4x), x from 0 to pi."""
    _check("blackman_window", length, options)
    if length <= 1:
        return _short(length, options)
    length += periodic
    x = _steps(length, math.pi / (length - 1), options)
    fourth, second = _scaled(F.cos_(F.mul(x, 4)), 0.08), _scaled(F.cos_(F.mul(x, 2)), 0.5)
    return _periodic(F.add(F.sub(fourth, second), 0.42), periodic)


def _hamming(name: str, length: int, periodic: bool, alpha: float, beta: float, options: Options) -> Tensor:
    """alpha - beta cos(2x), x from 0 to pi."""
    _check(name, length, options)
    if length <= 1:
        return _short(length, options)
    length += periodic
    x = _steps(length, math.pi * 2 / (length - 1), options)
    return _periodic(F.add_(_scaled(F.cos_(x), -beta), alpha), periodic)


def _kaiser(length: int, periodic: bool, beta: float, options: Options) -> Tensor:
    """I0(beta sqrt(1 - x**2)) / I0(beta), x from -1 to 1; I0 is a modified Bessel function."""
    _check("kaiser_window", length, options)
    if length <= 1:
        return _short(length, options)
    length += periodic
    window = F.empty_memory_format((length,), *options)
    if window.meta.device is cpu:
        x = np.arange(length) * (2 / (length - 1)) - 1
        write(window, np.i0(beta * np.sqrt(np.maximum(0, 1 - x * x))) / np.i0(beta))
    return _periodic(window, periodic)


def _new(window: Callable[..., Tensor], *args: Any) -> Tensor:
    """A window is computed in place; as a new tensor it has version 0."""
    with AutoDispatchBelowADInplaceOrView():
        return window(*args)


def bartlett_window(window_length: int, *options: object) -> Tensor:
    return _new(_bartlett, window_length, True, options)


def bartlett_window_periodic(window_length: int, periodic: bool, *options: object) -> Tensor:
    return _new(_bartlett, window_length, periodic, options)


def blackman_window(window_length: int, *options: object) -> Tensor:
    return _new(_blackman, window_length, True, options)


def blackman_window_periodic(window_length: int, periodic: bool, *options: object) -> Tensor:
    return _new(_blackman, window_length, periodic, options)


def hann_window(window_length: int, *options: object) -> Tensor:
    return _new(_hamming, "hann_window", window_length, True, 0.5, 0.5, options)


def hann_window_periodic(window_length: int, periodic: bool, *options: object) -> Tensor:
    return _new(_hamming, "hann_window", window_length, periodic, 0.5, 0.5, options)


def hamming_window(window_length: int, *options: object) -> Tensor:
    return _new(_hamming, "hamming_window", window_length, True, 0.54, 0.46, options)


def hamming_window_periodic(window_length: int, periodic: bool, *options: object) -> Tensor:
    return _new(_hamming, "hamming_window", window_length, periodic, 0.54, 0.46, options)


def hamming_window_periodic_alpha(window_length: int, periodic: bool, alpha: float, *options: object) -> Tensor:
    return _new(_hamming, "hamming_window", window_length, periodic, alpha, 0.46, options)


def hamming_window_periodic_alpha_beta(
    window_length: int, periodic: bool, alpha: float, beta: float, *options: object
) -> Tensor:
    return _new(_hamming, "hamming_window", window_length, periodic, alpha, beta, options)


def kaiser_window(window_length: int, *options: object) -> Tensor:
    return _new(_kaiser, window_length, True, 12.0, options)


def kaiser_window_periodic(window_length: int, periodic: bool, *options: object) -> Tensor:
    return _new(_kaiser, window_length, periodic, 12.0, options)


def kaiser_window_beta(window_length: int, periodic: bool, beta: float, *options: object) -> Tensor:
    return _new(_kaiser, window_length, periodic, beta, options)
