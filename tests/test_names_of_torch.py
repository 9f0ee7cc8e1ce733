"""Names of `torch` that programs ask for beside tensors: frequencies, numbers that may be symbols, packages that are not here."""

from __future__ import annotations

import numpy as np
import pytest

import tinytensor as tt


def test_frequencies(same):
    for n in (0, 1, 4, 5):
        same(lambda m, n=n: (m.fft.fftfreq(n), m.fft.rfftfreq(n, 0.5), m.fft.fftfreq(n, d=2.0, dtype=m.float64)))
        same(lambda m, n=n: (m.fft.fftshift(m.arange(n)), m.fft.ifftshift(m.arange(n))))
    for program in (
        lambda m: str(m.fft.fftfreq(4, dtype=m.float64).dtype), lambda m: m.fft.fftfreq(4, out=m.empty(4)),
        lambda m: m.fft.fftshift(m.arange(12).view(3, 4)), lambda m: m.fft.ifftshift(m.arange(12).view(3, 4), dim=1),
        lambda m: m.fft.fftshift(m.arange(12).view(3, 4), (0,)), lambda m: m.fft.fftshift(m.arange(3), 3),
        lambda m: m.fft.fftfreq(2, dtype=m.int64), lambda m: m.fft.fftfreq(3, requires_grad=True).requires_grad,
    ):  # fmt: skip
        same(program)


def test_what_needs_complex_numbers_is_refused():
    x = tt.ones(8)
    transforms = [getattr(tt.fft, name) for name in dir(tt.fft) if "fft" in name and not name.endswith(("freq", "shift"))]
    assert len(transforms) == 18
    for call in (*(lambda f=f: f(x) for f in transforms), lambda: tt.stft(x, 4), lambda: tt.istft(x, 4),
                 lambda: tt.polar(x, x), lambda: tt.complex(x, x)):  # fmt: skip
        with pytest.raises(TypeError, match="complex numbers are not supported by this library"):
            call()
    with pytest.raises(NotImplementedError, match="complex numbers are not supported by this library"):
        x.stft(4)


def test_numbers_that_may_be_symbols(same):
    for program in (
        lambda m: m.sym_not(True), lambda m: m.sym_not(3), lambda m: m.sym_float(2), lambda m: m.sym_int(2.7), lambda m: m.sym_max(True, 2),
        lambda m: m.sym_max("a", 2), lambda m: m.sym_min(1, 2.0), lambda m: m.sym_max(1, 1.0), lambda m: m.sym_ite(1, 2, 3),
        lambda m: m.sym_ite(True, 2, 3.0), lambda m: m.sym_ite(False, 2, 3), lambda m: m.sym_sum([1, 2]), lambda m: m.sym_sum(1, 2.5),
        lambda m: m.sym_sqrt(4), lambda m: m.sym_fresh_size(3), lambda m: m.sym_constrain_range(3, min=1, max=2),
        lambda m: m.sym_constrain_range(3), lambda m: m.sym_constrain_range(3, min=5, max=2), lambda m: m.sym_float("x"),
        lambda m: m.sym_constrain_range_for_size(3, min=4), lambda m: m.sym_constrain_range_for_size(-1),
        lambda m: m.sym_constrain_range_for_size(1, max=2), lambda m: m.sym_constrain_range_for_size(5, max=4), lambda m: m.sym_int("q"),
        lambda m: m.sym_max(np.int64(3), 2).item(), lambda m: isinstance(m.ones(2).size(0), m.SymInt), lambda m: isinstance(2.0, m.SymFloat),
        lambda m: isinstance(True, m.SymBool),
    ):  # fmt: skip
        same(program)


def test_packages_of_a_build_without_them():
    assert tt.distributed.is_available() is False and not hasattr(tt.distributed, "init_process_group")
    assert tt.distributed.ProcessGroup is tt.distributed.GroupName
    assert issubclass(tt.distributed.DistBackendError, RuntimeError)
