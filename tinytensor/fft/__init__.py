"""torch.fft: frequencies and the order of their bins. The transforms need complex numbers, and are refused.

    >>> import tinytensor as tt
    >>> tt.fft.fftshift(tt.fft.fftfreq(4))
    tensor([-0.5000, -0.2500,  0.0000,  0.2500])

Mirrors torch/fft/__init__.py and aten/src/ATen/native/SpectralOps.cpp.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import tinytensor.aten.functions as F
from tinytensor._tensor import Tensor
from tinytensor.aten.core.python.python_arg_parser import AskingArgParser
from tinytensor.aten.core.python.text_signature import shown_as
from tinytensor.aten.core.python.torch_function import handle_parsed_call, has_torch_function
from tinytensor.aten.python_binding import PythonOverload
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import get_default_dtype

_TRANSFORMS = """
fft fft2 fftn hfft hfft2 hfftn ifft ifft2 ifftn ihfft ihfft2 ihfftn irfft irfft2 irfftn rfft rfft2 rfftn
""".split()
__all__ = ["Tensor", *_TRANSFORMS, "fftfreq", "fftshift", "ifftshift", "rfftfreq"]


def _refuses(name: str) -> Any:
    def transform(*args: Any, **kwargs: Any) -> Any:
        if overrides.possible and has_torch_function((*args, *kwargs.values())):
            return handle_parsed_call(transform, args, kwargs)
        raise TypeError("complex numbers are not supported by this library")

    transform.__name__ = transform.__qualname__ = name
    transform.__doc__ = f"""Refused with a TypeError: a Fourier transform needs complex numbers, which are not here.

    >>> tt.fft.{name}(tt.ones(4))
    Traceback (most recent call last):
    TypeError: complex numbers are not supported by this library
    """
    return transform


globals().update({name: _refuses(name) for name in _TRANSFORMS})


def _frequencies(name: str, bins: Tensor, n: int, d: float, dtype: Any, out: Tensor | None) -> Tensor:
    chosen = out.dtype if out is not None and dtype is None else dtype or get_default_dtype()
    check(chosen.is_floating_point, f"{name} requires a floating point or complex dtype")
    # As C++ divides. What is returned has been written once, an output as well.
    return F.mul(bins.to(chosen), 1.0 / (n * d) if n * d else math.inf, out=out)


_OPTIONS = "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"


def _parser(name: str, arguments: str, function: Any, out: bool = False) -> AskingArgParser:
    overloads = [PythonOverload(f"{name}({arguments}{', *, ' + _OPTIONS if out else ''}) -> Tensor", function)]
    if out:
        overloads.append(PythonOverload(f"{name}.out({arguments}, *, Tensor(a!) out) -> Tensor(a!)", function))
    return AskingArgParser(name, overloads)


def _bins_of_fftfreq(n: int, d: float, *more: Any) -> Tensor:
    dtype, device, out = _options(more)
    bins = F.arange(n, device=device) if n >= 0 else F.empty((n,), device=device)  # which refuses
    bins[n - n // 2 :] -= n
    return _frequencies("fftfreq", bins, n, d, dtype, out)


def _bins_of_rfftfreq(n: int, d: float, *more: Any) -> Tensor:
    dtype, device, out = _options(more)
    half = n // 2 if n >= 0 else -(-n // 2)  # as C++ divides
    return _frequencies("rfftfreq", F.arange(half + 1, device=device), n, d, dtype, out)


def _options(given: tuple[Any, ...]) -> tuple[Any, Any, Tensor | None]:
    """dtype, device and output of a call with options, or with an output."""
    return (None, None, given[0]) if len(given) == 1 else (given[0], given[2], None)


_fftfreq = _parser("fft_fftfreq", "int n, float d=1.0", _bins_of_fftfreq, out=True)
_rfftfreq = _parser("fft_rfftfreq", "int n, float d=1.0", _bins_of_rfftfreq, out=True)


@shown_as(lambda n, d=1.0, *, out=None, dtype=None, layout=None, device=None, requires_grad=False: None)
def fftfreq(*args: Any, **kwargs: Any) -> Tensor:
    """The frequencies of the bins of a transform of `n` samples that lie `d` apart: those below 0 come last.

    RuntimeError for a dtype that is not floating.

    >>> tt.fft.fftfreq(5)
    tensor([ 0.0000,  0.2000,  0.4000, -0.4000, -0.2000])
    """
    return _fftfreq.call(*args, **kwargs)


@shown_as(lambda n, d=1.0, *, out=None, dtype=None, layout=None, device=None, requires_grad=False: None)
def rfftfreq(*args: Any, **kwargs: Any) -> Tensor:
    """The frequencies from 0 on alone: those of the bins that a transform of real numbers gives.

    RuntimeError for a dtype that is not floating.

    >>> tt.fft.rfftfreq(5)
    tensor([0.0000, 0.2000, 0.4000])
    """
    return _rfftfreq.call(*args, **kwargs)


def _shifted(input: Tensor, dim: Sequence[int] | None, back: bool) -> Tensor:
    dims = list(range(input.dim())) if dim is None else list(dim)
    sizes: list[Any] = [input.size(d) for d in dims]
    return F.roll(input, [(n + 1) // 2 if back else n // 2 for n in sizes], dims) if dims else input.clone()


_fftshift = _parser("fft_fftshift", "Tensor self, int[1]? dim=None", lambda input, dim: _shifted(input, dim, False))
_ifftshift = _parser("fft_ifftshift", "Tensor self, int[1]? dim=None", lambda input, dim: _shifted(input, dim, True))


@shown_as(lambda input, dim=None: None)
def fftshift(*args: Any, **kwargs: Any) -> Tensor:
    """Bins in the order of their frequencies: frequency 0 moves to the middle.

        dim    one or several dimensions; all by default

    >>> tt.fft.fftshift(tt.arange(5))
    tensor([3, 4, 0, 1, 2])
    """
    return _fftshift.call(*args, **kwargs)


@shown_as(lambda input, dim=None: None)
def ifftshift(*args: Any, **kwargs: Any) -> Tensor:
    """Undoes `fftshift`.

    >>> tt.fft.ifftshift(tt.fft.fftshift(tt.arange(5)))
    tensor([0, 1, 2, 3, 4])
    """
    return _ifftshift.call(*args, **kwargs)
