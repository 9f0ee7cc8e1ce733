"""Typed access, bit casts and 16-bit conversions, compiled and as plain Python."""

import numpy as np
import pytest
from jit_programs import address

from tinytensor.kernel_compiler import kernel, pointers
from tinytensor.kernel_compiler.pointers import (
    bfloat16_to_float,
    bits_float32,
    bits_float64,
    float32_bits,
    float64_bits,
    float_to_bfloat16,
    float_to_half,
    fma,
    half_to_float,
    ptr_float32,
    ptr_float64,
    ptr_int32,
    ptr_int64,
    ptr_uint16,
)

DTYPES = ["bool", "uint8", "int8", "int16", "int32", "int64", "uint16", "uint32", "uint64", "float32", "float64"]


def copy_loop(pointer):
    def loop(lo, hi, out, a):
        out, a = pointer(out), pointer(a)
        for i in range(lo, hi):
            out[i] = a[i]

    return loop


@pytest.mark.parametrize("dtype", DTYPES)
def test_every_pointer_copies_its_elements(dtype):
    source = np.random.default_rng(0).integers(0, 2 if dtype == "bool" else 256, 64, np.uint8).astype(dtype)
    loop = copy_loop(getattr(pointers, f"ptr_{dtype}"))
    for run in (kernel(loop, "ii", name=f"copy_{dtype}").serial, lambda n, *a: loop(0, n, *a)):
        out = np.zeros(64, dtype)
        run(63, address(out), address(source))
        np.testing.assert_array_equal(out[:63], source[:63])
        assert not out[63]


def test_bitcasts():
    def loop(lo, hi, i32, f32, i64, f64):
        i32, f32, i64, f64 = ptr_int32(i32), ptr_float32(f32), ptr_int64(i64), ptr_float64(f64)
        for i in range(lo, hi):
            i32[i], i64[i] = float32_bits(f32[i]), float64_bits(f64[i])
            f32[i], f64[i] = bits_float32(i32[i]) * np.float32(2), bits_float64(i64[i]) * 2

    values = np.array([0.0, -0.0, 1.5, -np.inf, 1e-40])
    for run in (kernel(loop, "iiii", name="bitcasts").serial, lambda n, *a: loop(0, n, *a)):
        f32, f64, i32, i64 = values.astype(np.float32), values.copy(), np.zeros(5, np.int32), np.zeros(5, np.int64)
        run(5, *map(address, (i32, f32, i64, f64)))
        np.testing.assert_array_equal(i32, values.astype(np.float32).view(np.int32))
        np.testing.assert_array_equal(i64, values.view(np.int64))
        np.testing.assert_array_equal(f32, values.astype(np.float32) * np.float32(2))


def half_loop(lo, hi, singles, halves, brains, from_half, from_brain):
    singles, from_half, from_brain = ptr_float32(singles), ptr_float32(from_half), ptr_float32(from_brain)
    halves, brains = ptr_uint16(halves), ptr_uint16(brains)
    for i in range(lo, hi):
        halves[i], brains[i] = float_to_half(singles[i]), float_to_bfloat16(singles[i])
        from_half[i], from_brain[i] = half_to_float(halves[i]), bfloat16_to_float(brains[i])


def convert(singles, run):
    halves, brains = np.zeros(singles.size, np.uint16), np.zeros(singles.size, np.uint16)
    from_half, from_brain = np.zeros_like(singles), np.zeros_like(singles)
    run(singles.size, *map(address, (singles, halves, brains, from_half, from_brain)))
    return halves, brains, from_half, from_brain


def round_to_bfloat16(singles):
    """By definition: the nearer of the two neighbours, of two equally near ones the even."""
    bits = singles.view(np.uint32).astype(np.uint64)
    low, rest = bits >> 16, bits & 0xFFFF
    up = (rest > 0x8000) | ((rest == 0x8000) & (low & 1 == 1))
    return np.where(np.isnan(singles), 0x7FC0, low + up).astype(np.uint16)


def samples():
    rng = np.random.default_rng(0)
    every_half = np.arange(1 << 16, dtype=np.uint16).view(np.float16).astype(np.float32)
    with np.errstate(invalid="ignore"):
        ties = (every_half[:-1] + every_half[1:]) / 2
    any_bits = rng.integers(0, 1 << 32, 300_000, np.uint32).view(np.float32)
    edges = np.float32([65504, 65519, 65520, 65536, 2**-24, 2**-25, 1.5 * 2**-25, 0, np.inf, 3.4e38, np.nan, 1e-45])
    brain_ties = (rng.integers(0, 1 << 16, 50_000, np.uint32) << 16 | 0x8000).view(np.float32)
    return np.concatenate([every_half, ties, any_bits, edges, -edges, brain_ties])


# Flags that allow LLVM to break the conversions, were they not pinned.
@pytest.mark.parametrize("flags", [frozenset(), frozenset({"fast"})])
def test_16_bit_conversions_round_to_nearest_even(flags):
    singles = samples()
    halves, brains, from_half, from_brain = convert(
        singles, kernel(half_loop, "iiiii", name="halves", fastmath=flags).serial
    )
    finite = ~np.isnan(singles)
    with np.errstate(over="ignore"):
        expected = singles.astype(np.float16)
    np.testing.assert_array_equal(halves[finite], expected.view(np.uint16)[finite])
    np.testing.assert_array_equal(
        from_half.view(np.uint32)[finite], expected.astype(np.float32).view(np.uint32)[finite]
    )
    np.testing.assert_array_equal(brains, round_to_bfloat16(singles))
    np.testing.assert_array_equal(from_brain.view(np.uint32), brains.astype(np.uint32) << 16)
    assert np.isnan(from_half[~finite]).all() and np.isnan(from_brain[~finite]).all()


def test_16_bit_conversions_in_plain_python_agree():
    singles = samples()[::997].copy()
    compiled = convert(singles, kernel(half_loop, "iiiii", name="halves", fastmath=frozenset()).serial)
    with np.errstate(over="ignore", invalid="ignore"):
        plain = convert(singles, lambda n, *a: half_loop(0, n, *a))
    for ours, theirs in zip(compiled, plain, strict=True):
        np.testing.assert_array_equal(ours, theirs)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_fma_rounds_once(dtype):
    pointer = getattr(pointers, f"ptr_{dtype}")

    def loop(lo, hi, out, a, b, c):
        o, x, y, z = pointer(out), pointer(a), pointer(b), pointer(c)
        for i in range(lo, hi):
            o[i] = fma(x[i], y[i], z[i])

    numbers = np.random.default_rng(1).normal(size=(3, 500))
    numbers[2, :250] = -(numbers[0] * numbers[1])[:250]  # nearly everything cancels
    numbers[:, 0], numbers[:, 1], numbers[:, 2] = (np.inf, 1, 1), (0.0, -1, 0.0), (np.nan, 1, 1)
    epsilon = np.finfo(dtype).eps  # a tie, broken by a bit that the product alone has
    numbers[:, 3] = (1 + epsilon, epsilon * (1 - epsilon), 1)
    x, y, z = numbers.astype(dtype)
    drawn = []
    for run in (kernel(loop, "iiii", name=f"fma_{dtype}").serial, lambda n, *a: loop(0, n, *a)):
        out = np.zeros(500, dtype)
        run(500, *map(address, (out, x, y, z)))
        drawn.append(out.tobytes())
    assert drawn[0] == drawn[1]
    assert np.frombuffer(drawn[0], dtype)[4:250].any() and not (x * y + z)[4:250].all()
