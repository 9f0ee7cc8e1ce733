"""linspace, logspace, range, windows, eye, empty_permuted: values, dtypes, versions and refusals, beside PyTorch's."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import tinytensor as tt

CALLS = """
linspace(0, 1, 5)
linspace(-3, 10, 7, dtype=tt.int32)
linspace(10, -3, 7, dtype=tt.int64)
linspace(-1, 30, 5, dtype=tt.uint8)
linspace(0.5, 3.5, 5, dtype=tt.int64)
linspace(0, 1, 7, dtype=tt.float16)
linspace(-2, 3, 11, dtype=tt.bfloat16)
linspace(1e-3, 1e6, 301, dtype=tt.float64)
linspace(3, 1, 1)
linspace(0, 1, 0)
linspace(0, float("inf"), 3)
linspace(tt.tensor(0), tt.tensor(1.0), 5)
linspace(tt.tensor(0.0, requires_grad=True), 1, 5)
linspace(0, 1, 5, device="meta")
linspace(0, 1, 5, requires_grad=True)
logspace(0, 2, 3)
logspace(0, 5, 6, base=2, dtype=tt.int32)
logspace(-2, 2, 9, dtype=tt.float16)
logspace(0, 2, 3, base=-2)
logspace(0, 2, 3, base=0)
logspace(0, 300, 3)
logspace(0, tt.tensor(2), 3)
range(0, 4)
range(0, 4, 0.5)
range(5, 0, -2)
range(0, 4, dtype=tt.int64)
range(3, 3, device="meta")
bartlett_window(5)
bartlett_window(6, False)
bartlett_window(5, dtype=tt.float16)
blackman_window(9)
blackman_window(6, periodic=False, dtype=tt.float64)
hann_window(5)
hann_window(5, dtype=tt.bfloat16)
hann_window(1)
hann_window(0)
hamming_window(7, False, 0.3)
hamming_window(7, False, 0.3, 0.7)
kaiser_window(6)
kaiser_window(6, False, 3.0)
kaiser_window(6, requires_grad=True)
kaiser_window(6, device="meta")
eye(3, 2, dtype=tt.int32)
arange(0, 1, 0.1, dtype=tt.float16)
full((2,), 3.5, dtype=tt.int64)
""".strip().splitlines()


@pytest.mark.parametrize("call", CALLS)
def test_agrees_with_torch(call: str, torch: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ours, theirs = (eval(f"tt.{call}", {"tt": namespace}) for namespace in (tt, torch))
    assert repr(ours.dtype) == repr(theirs.dtype)
    assert (ours.stride(), tuple(ours.shape), ours._version) == (theirs.stride(), tuple(theirs.shape), theirs._version)
    assert (ours.requires_grad, ours.device.type, ours.is_leaf) == (
        theirs.requires_grad,
        theirs.device.type,
        theirs.is_leaf,
    )
    if not ours.is_meta:
        tolerance = 1e-2 if ours.itemsize == 2 else 1e-6
        a, b = (np.array(t.detach().to(n.float64).tolist()) for t, n in ((ours, tt), (theirs, torch)))
        assert np.allclose(a, b, rtol=tolerance, atol=1e-7, equal_nan=True)


REFUSALS = [
    ("linspace(0, 1, -1)", RuntimeError, "number of steps must be non-negative"),
    ("linspace(0, 1, 5, dtype=tt.bool)", NotImplementedError, "\"linspace_cpu\" not implemented for 'Bool'"),
    ("linspace(0, 300, 5, dtype=tt.uint8)", RuntimeError, "value cannot be converted to type uint8_t without overflow"),
    ("linspace(tt.zeros(1), 1, 5)", RuntimeError,
        "linspace only supports 0-dimensional start and end tensors, but got start with 1 dimension(s)."),
    ("linspace(tt.zeros(1), tt.zeros(1), 5)", RuntimeError,
        "linspace only supports 0-dimensional start and end tensors, but got start with 1 dimension(s) "
        "and end with 1 dimension(s)."),
    ("logspace(0, 2, 3, dtype=tt.bool)", NotImplementedError, "\"logspace_cpu\" not implemented for 'Bool'"),
    ("range(0, 4, -1)", RuntimeError, "upper bound and lower bound inconsistent with step sign"),
    ("range(0, 4, 0)", RuntimeError, "step must be nonzero"),
    ("range(0, float('inf'))", RuntimeError, "unsupported range: 0 -> inf"),
    ("arange(0, 2**63)", RuntimeError, "value cannot be converted to type int64_t without overflow"),
    ("arange(0, 1e20)", RuntimeError, "invalid size, possible overflow?"),
    ("bartlett_window(-1)", RuntimeError, "bartlett_window requires non-negative window_length, got window_length=-1"),
    ("hann_window(5, dtype=tt.int64)", RuntimeError,
        "hann_window expects floating point dtypes, got: TensorOptions(dtype=long int, device=cpu, "
        "layout=Strided (default), requires_grad=false (default), pinned_memory=false, "
        "memory_format=(nullopt))"),
    ("empty_permuted((2, 3, 4), (2, 0))", RuntimeError,
        "Number of dimensions in size does not match the length of the physical_layout; i.e. len(size) = "
        "3 is not equal to len(physical_layout) = 2"),
    ("empty_permuted((2, 3, 4), (2, 0, 0))", RuntimeError, "Duplicate dim not allowed"),
    ("empty_permuted((2, 3), (2, 0))", RuntimeError,
        "Dimension out of range (expected to be between 0 and 1, but got 2 at index 0).  NB: negative "
        "dims not currently supported; file an issue if you want it."),
    ("empty(2, pin_memory=True)", RuntimeError,
        "pin_memory=True requires a CUDA or other accelerator backend; no pinned memory allocator is "
        "available on this system."),
]  # fmt: skip


@pytest.mark.parametrize(("call", "error", "text"), REFUSALS)
def test_refusals(library: Any, call: str, error: type[Exception], text: str) -> None:
    with warnings.catch_warnings(), pytest.raises(error) as caught:
        warnings.simplefilter("ignore")
        eval(f"tt.{call}", {"tt": library})
    assert str(caught.value) == text


def test_out_forms_resize_and_count_one_write() -> None:
    for number, call in enumerate(
        ("linspace(0, 4, 5", "logspace(0, 1, 5", "arange(5", "eye(5, 1", "rand(5", "randperm(5", "empty((5,)"), 1
    ):
        out = tt.empty(0)
        assert eval(f"tt.{call}, out=out)") is out
        assert out.numel() == 5 and out._version <= number
    strided = tt.zeros(10)[::2]
    tt.linspace(0, 4, 5, out=strided)
    assert strided.tolist() == [0, 1, 2, 3, 4]


def test_empty_permuted_lays_dimensions_out() -> None:
    assert tt.empty_permuted((2, 3, 4), (2, 0, 1)).stride() == (3, 1, 6)
    assert tt.empty_permuted((2, 0, 4), (2, 0, 1)).stride() == (1, 1, 2)
    assert tt.empty_permuted((2, 3), (1, 0), dtype=tt.int64, device="meta").stride() == (1, 2)


def test_bits_of_fractions(same: Any) -> None:
    """See Note [Blocks of arange] in the kernel's file. A sum of the bits, each weighted by its place, stands for all of them."""

    def bits(lib: Any) -> Any:
        found = []
        for dtype, whole in ((lib.float32, lib.int32), (lib.float64, lib.int64), (lib.float16, lib.int16)):
            for args in (
                (0, 1, 1 / 400),
                (-3.3, 4, 0.1),
                (0.1, 30, 0.3),
                (0, -20, -0.3),
                (2**24 - 5, 2**24 + 90),
                (0.5, 300),
            ):
                made = [lib.arange(*args, dtype=dtype)]
                if len(args) == 3 and dtype is not lib.float16:
                    made.append(lib.arange(*args, out=lib.zeros(1000, dtype=dtype)[::2][: made[0].numel()]))
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    made.append(lib.range(*args[:2], args[2] if len(args) == 3 else 1, dtype=dtype))
                for t in made:
                    numbers = t.contiguous().view(whole).to(lib.int64) & 0xFFFFFFFF
                    found.append((t.numel(), int((numbers * lib.arange(1, t.numel() + 1)).sum())))
        return found

    same(bits)
    same(lambda lib: lib.logspace(-1, 2, 40, dtype=lib.float64).view(lib.int64).tolist())
