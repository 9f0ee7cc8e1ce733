"""Windows of M weights, the largest in the middle at 1.

A symmetric window (`sym=True`) is for the design of filters; one that is not is periodic, for spectra: a symmetric one of
M + 1 weights without the last.

Mirrors torch/signal/windows/windows.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import pi, sqrt
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor.new import tensor
from tinytensor.aten import functions as F
from tinytensor.c10.device import Device
from tinytensor.c10.error import check
from tinytensor.c10.layout import Layout, strided
from tinytensor.c10.scalar_type import ScalarType, float32, float64, get_default_dtype


@dataclass
class _Options:
    """How a window is made. ValueError for a length, layout or dtype that no window has."""

    name: str
    length: int
    dtype: ScalarType | None
    layout: Layout
    device: Device | str | None
    requires_grad: bool

    def __post_init__(self) -> None:
        self.dtype = get_default_dtype() if self.dtype is None else self.dtype
        name, dtype = self.name, self.dtype
        check(
            self.length >= 0,
            lambda: f"{name} requires non-negative window length, got M={self.length}",
            ValueError,
        )
        check(
            self.layout is strided,
            lambda: f"{name} is implemented for strided tensors only, got: {self.layout}",
            ValueError,
        )
        check(
            dtype in (float32, float64), lambda: f"{name} expects float32 or float64 dtypes, got: {dtype}", ValueError
        )

    @property
    def keywords(self) -> dict[str, Any]:
        return {
            "dtype": self.dtype,
            "layout": self.layout,
            "device": self.device,
            "requires_grad": self.requires_grad,
        }

    def empty(self) -> Tensor:
        return F.empty((0,), **self.keywords)

    def one(self) -> Tensor:
        return F.ones((1,), **self.keywords)

    def line(self, start: Any, end: Any) -> Tensor:
        """M numbers from start to end."""
        return F.linspace(start, end, self.length, **self.keywords)


def _steps(M: int, sym: bool) -> int:
    """How many steps from the first weight to where the window repeats."""
    return M - 1 if sym else M


def exponential(
    M: int, *, center: float | None = None, tau: float = 1.0, sym: bool = True, dtype: ScalarType | None = None,
    layout: Layout = strided, device: Device | str | None = None, requires_grad: bool = False,
) -> Tensor:  # fmt: skip
    """exp(-|n - center| / tau). ValueError for a tau that is not positive, or a center of a symmetric window.

    `M` is the length. `sym` (True): symmetric; False: one period of M + 1, for spectra. `dtype`, `layout`, `device`
    and `requires_grad` as in `zeros`.

    >>> tt.signal.windows.exponential(4)
    tensor([0.2231, 0.6065, 0.6065, 0.2231])
    """
    options = _Options("exponential", M, dtype, layout, device, requires_grad)
    check(tau > 0, lambda: f"Tau must be positive, got: {tau} instead.", ValueError)
    check(not (sym and center is not None), "Center must be None for symmetric windows", ValueError)
    if M == 0:
        return options.empty()
    if center is None:
        center = (M if not sym and M > 1 else M - 1) / 2.0
    scale = 1 / tau
    return F.exp(-F.abs(options.line(-center * scale, (-center + (M - 1)) * scale)))


def cosine(
    M: int, *, sym: bool = True, dtype: ScalarType | None = None, layout: Layout = strided,
    device: Device | str | None = None, requires_grad: bool = False,
) -> Tensor:  # fmt: skip
    """sin(pi (n + 0.5) / M).

    `M` is the length. `sym` (True): symmetric; False: one period of M + 1, for spectra. `dtype`, `layout`, `device`
    and `requires_grad` as in `zeros`.

    >>> tt.signal.windows.cosine(4)
    tensor([0.3827, 0.9239, 0.9239, 0.3827])
    """
    options = _Options("cosine", M, dtype, layout, device, requires_grad)
    if M == 0:
        return options.empty()
    start = 0.5
    scale = pi / (M + 1 if not sym and M > 1 else M)
    return F.sin(options.line(start * scale, (start + (M - 1)) * scale))


def gaussian(
    M: int, *, std: float = 1.0, sym: bool = True, dtype: ScalarType | None = None, layout: Layout = strided,
    device: Device | str | None = None, requires_grad: bool = False,
) -> Tensor:  # fmt: skip
    """exp(-(n / std)^2 / 2), n counted from the middle. ValueError for a deviation that is not positive.

    `M` is the length. `sym` (True): symmetric; False: one period of M + 1, for spectra. `dtype`, `layout`, `device`
    and `requires_grad` as in `zeros`.

    >>> tt.signal.windows.gaussian(4)
    tensor([0.3247, 0.8825, 0.8825, 0.3247])
    """
    options = _Options("gaussian", M, dtype, layout, device, requires_grad)
    check(std > 0, lambda: f"Standard deviation must be positive, got: {std} instead.", ValueError)
    if M == 0:
        return options.empty()
    start = -(M if not sym and M > 1 else M - 1) / 2.0
    scale = 1 / (std * sqrt(2))
    k = options.line(start * scale, (start + (M - 1)) * scale)
    return F.exp(-(k**2))


def kaiser(
    M: int, *, beta: float = 12.0, sym: bool = True, dtype: ScalarType | None = None, layout: Layout = strided,
    device: Device | str | None = None, requires_grad: bool = False,
) -> Tensor:  # fmt: skip
    """i0(sqrt(beta^2 - k^2)) / i0(beta), k from -beta to beta. ValueError for a negative beta.

    `M` is the length. `sym` (True): symmetric; False: one period of M + 1, for spectra. `dtype`, `layout`, `device`
    and `requires_grad` as in `zeros`.

    >>> tt.signal.windows.kaiser(4)
    tensor([5.2773e-05, 5.1884e-01, 5.1884e-01, 5.2773e-05])
    """
    options = _Options("kaiser", M, dtype, layout, device, requires_grad)
    check(beta >= 0, lambda: f"beta must be non-negative, got: {beta} instead.", ValueError)
    if M == 0:
        return options.empty()
    if M == 1:
        return options.one()
    width = tensor(beta, dtype=options.dtype, device=device)  # in the window's precision: no root of less than nothing
    start = -width
    end = F.minimum(width, start + (M - 1) * (2.0 * width / _steps(M, sym)))
    k = options.line(start, end)
    return F.special_i0(F.sqrt(width * width - F.pow(k, 2))) / F.special_i0(width)


def bartlett(
    M: int, *, sym: bool = True, dtype: ScalarType | None = None, layout: Layout = strided,
    device: Device | str | None = None, requires_grad: bool = False,
) -> Tensor:  # fmt: skip
    """A triangle.

    `M` is the length. `sym` (True): symmetric; False: one period of M + 1, for spectra. `dtype`, `layout`, `device`
    and `requires_grad` as in `zeros`.

    >>> tt.signal.windows.bartlett(4)
    tensor([0.0000, 0.6667, 0.6667, 0.0000])
    """
    options = _Options("bartlett", M, dtype, layout, device, requires_grad)
    if M == 0:
        return options.empty()
    if M == 1:
        return options.one()
    return 1 - F.abs(options.line(-1, -1 + (M - 1) * (2 / _steps(M, sym))))


def general_cosine(
    M: int, *, a: Iterable[float], sym: bool = True, dtype: ScalarType | None = None, layout: Layout = strided,
    device: Device | str | None = None, requires_grad: bool = False,
) -> Tensor:  # fmt: skip
    """sum of (-1)^i a_i cos(2 pi i n / M). TypeError or ValueError for coefficients that are none.

    `M` is the length. `sym` (True): symmetric; False: one period of M + 1, for spectra. `dtype`, `layout`, `device`
    and `requires_grad` as in `zeros`.

    >>> tt.signal.windows.general_cosine(4, a=[0.5, 0.5])
    tensor([0.0000, 0.7500, 0.7500, 0.0000])
    """
    options = _Options("general_cosine", M, dtype, layout, device, requires_grad)
    if M == 0:
        return options.empty()
    if M == 1:
        return options.one()
    check(isinstance(a, Iterable), "Coefficients must be a list/tuple", TypeError)
    check(bool(a), "Coefficients cannot be empty", ValueError)
    k = options.line(0, (M - 1) * (2 * pi / _steps(M, sym)))
    signed = [(-1) ** i * w for i, w in enumerate(a)]
    a_i = tensor(signed, device=device, dtype=options.dtype, requires_grad=requires_grad)
    i = F.arange(len(signed), dtype=a_i.dtype, device=a_i.device, requires_grad=a_i.requires_grad)
    return (a_i.unsqueeze(-1) * F.cos(i.unsqueeze(-1) * k)).sum(0)


def general_hamming(M: int, *, alpha: float = 0.54, sym: bool = True, **options: Any) -> Tensor:
    """alpha - (1 - alpha) cos(2 pi n / M). Further keywords: dtype, layout, device, requires_grad.

    `M` is the length. `sym` (True): symmetric; False: one period of M + 1, for spectra. `dtype`, `layout`, `device`
    and `requires_grad` as in `zeros`.

    >>> tt.signal.windows.general_hamming(4)
    tensor([0.0800, 0.7700, 0.7700, 0.0800])
    """
    return general_cosine(M, a=[alpha, 1.0 - alpha], sym=sym, **options)


def hamming(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """general_hamming with alpha = 0.54: its side lobes are lowest.

    `M` is the length. `sym` (True): symmetric; False: one period of M + 1, for spectra. `dtype`, `layout`, `device`
    and `requires_grad` as in `zeros`.

    >>> tt.signal.windows.hamming(4)
    tensor([0.0800, 0.7700, 0.7700, 0.0800])
    """
    return general_hamming(M, sym=sym, **options)


def hann(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """general_hamming with alpha = 0.5: it begins and ends at 0.

    `M` is the length. `sym` (True): symmetric; False: one period of M + 1, for spectra. `dtype`, `layout`, `device`
    and `requires_grad` as in `zeros`.

    >>> tt.signal.windows.hann(4)
    tensor([0.0000, 0.7500, 0.7500, 0.0000])
    """
    return general_hamming(M, alpha=0.5, sym=sym, **options)


def blackman(
    M: int, *, sym: bool = True, dtype: ScalarType | None = None, layout: Layout = strided,
    device: Device | str | None = None, requires_grad: bool = False,
) -> Tensor:  # fmt: skip
    """Three cosines.

    `M` is the length. `sym` (True): symmetric; False: one period of M + 1, for spectra. `dtype`, `layout`, `device`
    and `requires_grad` as in `zeros`.

    >>> tt.signal.windows.blackman(4)
    tensor([-1.4901e-08,  6.3000e-01,  6.3000e-01, -1.4901e-08])
    """
    options = _Options("blackman", M, dtype, layout, device, requires_grad)
    return general_cosine(M, a=[0.42, 0.5, 0.08], sym=sym, **options.keywords)


def nuttall(M: int, *, sym: bool = True, **options: Any) -> Tensor:
    """Four cosines.

    `M` is the length. `sym` (True): symmetric; False: one period of M + 1, for spectra. `dtype`, `layout`, `device`
    and `requires_grad` as in `zeros`.

    >>> tt.signal.windows.nuttall(4)
    tensor([3.6280e-04, 5.2923e-01, 5.2923e-01, 3.6280e-04])
    """
    return general_cosine(M, a=[0.3635819, 0.4891775, 0.1365995, 0.0106411], sym=sym, **options)
