"""Explicit vectors, compiled and as plain Python."""

import numpy as np
import pytest
from jit_programs import address

from tinytensor.kernel_compiler import kernel, processor, vectors
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_float64, ptr_int8, ptr_int32, ptr_uint8
from tinytensor.kernel_compiler.vectors import (
    as_float,
    as_int,
    at_least,
    at_most,
    broadcast_2,
    broadcast_16,
    dot_bfloat16,
    dot_bytes,
    load_2,
    load_16,
    load_first_8,
    lower_half,
    multiply,
    multiply_add,
    plus,
    rounded,
    store,
    store_first,
    upper_half,
)


def both(loop, kinds, name):
    """The loop compiled, and as it stands."""
    return kernel(loop, kinds, name=name, fastmath=frozenset()).serial, lambda n, *a: loop(0, n, *a)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("lanes", [4, 8, 16])
def test_a_vector_of_each_size(lanes, dtype):
    pointer = {"float32": ptr_float32, "float64": ptr_float64}[dtype]
    load, load_first = getattr(vectors, f"load_{lanes}"), getattr(vectors, f"load_first_{lanes}")
    broadcast = getattr(vectors, f"broadcast_{lanes}")

    def loop(lo, hi, out, a, b):
        out, a, b = pointer(out), pointer(a), pointer(b)
        for i in range(lo, hi):
            whole = multiply_add(load(a, i), broadcast(b[i]), load(b, i))
            store(out, i * 3 * lanes, whole)
            part = plus(load_first(a, i, 3), multiply(load(b, i), load(b, i)))
            store_first(out, i * 3 * lanes + lanes, part, lanes - 1)
            store(out, i * 3 * lanes + 2 * lanes, at_least(at_most(load(a, i), load(b, i)), broadcast(a[0])))

    # Small integers: products and sums are exact, whether or not they are rounded in between.
    a, b = (np.random.default_rng(seed).integers(-9, 9, 64).astype(dtype) for seed in (0, 1))
    expected = np.full(9 * lanes, -100, dtype)
    for i in range(3):
        x, y, to = a[i : i + lanes], b[i : i + lanes], expected[i * 3 * lanes :]
        to[:lanes] = x * b[i] + y
        to[lanes : 2 * lanes - 1] = (np.where(np.arange(lanes) < 3, x, 0) + y * y)[:-1]
        to[2 * lanes : 3 * lanes] = np.maximum(np.minimum(x, y), a[0])
    for run in both(loop, "iii", f"vectors_{lanes}_{dtype}"):
        out = np.full(9 * lanes, -100, dtype)
        run(3, *map(address, (out, a, b)))
        np.testing.assert_array_equal(out, expected)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_a_vector_of_two(dtype):
    pointer = {"float32": ptr_float32, "float64": ptr_float64}[dtype]

    def loop(lo, hi, out, a):
        out, a = pointer(out), pointer(a)
        for i in range(lo, hi):
            store(out, i * 2, multiply_add(load_2(a, i), broadcast_2(a[i + 1]), load_2(a, i + 1)))

    a = np.arange(-3, 3).astype(dtype)
    expected = [a[i + lane] * a[i + 1] + a[i + 1 + lane] for i in range(4) for lane in range(2)]
    for run in both(loop, "ii", f"vectors_2_{dtype}"):
        out = np.full(9, -100, dtype)
        run(4, *map(address, (out, a)))
        np.testing.assert_array_equal(out, [*expected, -100])


@pytest.mark.parametrize("lanes", [2, 4, 8, 16])
def test_halves(lanes):
    load = getattr(vectors, f"load_{lanes}")

    def loop(lo, hi, out, a):
        whole = load(ptr_float32(a), 0)
        store(ptr_float32(out), 0, upper_half(whole))
        store(ptr_float32(out), lanes // 2, lower_half(whole))

    a = np.arange(lanes, dtype=np.float32)
    for run in both(loop, "ii", f"halves_{lanes}"):
        out = np.full(lanes + 1, -1, np.float32)
        run(1, *map(address, (out, a)))
        assert out.tolist() == [*a[lanes // 2 :], *a[: lanes // 2], -1]


@pytest.mark.parametrize("count", [0, 1, 3, 8, 9])
def test_lanes_behind_the_count_are_zero_and_not_written(count):
    def loop(lo, hi, out, a, count):
        first = load_first_8(ptr_float32(a), 0, count)
        store_first(ptr_float32(out), 0, first, count)
        store(ptr_float32(out), 10, first)

    a, kept = np.arange(1, 11, dtype=np.float32), min(count, 8)
    expected = [*a[:kept], *[-1] * (10 - kept), *a[:kept], *[0] * (8 - kept)]
    for run in both(loop, "iii", "first_lanes"):
        out = np.full(18, -1, np.float32)
        run(1, address(out), address(a), count)
        assert out.tolist() == expected


def test_integers_and_rounding():
    def loop(lo, hi, out, bytes_out, unsigned, signed, numbers):
        ints, small = ptr_int32(out), ptr_uint8(bytes_out)
        store(ints, 0, multiply_add(as_int(load_16(ptr_uint8(unsigned), 0)), as_int(load_16(ptr_int8(signed), 0)),
                                    broadcast_16(ints[16])))  # fmt: skip
        real = rounded(load_16(ptr_float32(numbers), 0))
        store(small, 0, as_int(at_most(at_least(real, broadcast_16(np.float32(0))), broadcast_16(np.float32(255)))))
        store(ptr_float32(numbers), 0, as_float(load_16(ints, 0)))

    unsigned = np.arange(240, 256, dtype=np.uint8)
    signed = np.arange(-128, -112, dtype=np.int8)
    numbers = np.array([-1, 0.5, 1.5, 2.5, 254.5, 255.5, 1e9, np.nan, -np.inf, np.inf, 3, 4, 5, 6, 7, 8], np.float32)
    for run in both(loop, "iiiii", "integer_vectors"):
        out, small, real = np.full(17, 7, np.int32), np.zeros(16, np.uint8), numbers.copy()
        run(1, *map(address, (out, small, unsigned, signed, real)))
        expected = unsigned.astype(np.int32) * signed + 7
        assert out[:16].tolist() == expected.tolist() == real.tolist()
        assert small.tolist() == [0, 0, 2, 2, 254, 255, 255, 0, 0, 255, 3, 4, 5, 6, 7, 8]


def extremes():
    """Pairs of bytes among which are those whose products would not fit in 16 bits when two are added."""
    generator = np.random.default_rng(3)
    a, b = generator.integers(0, 256, 64).astype(np.uint8), generator.integers(-128, 128, 64).astype(np.int8)
    a[:16], b[:8], b[8:16] = 255, -128, 127
    return a, b, (a.astype(np.int32) * b).reshape(16, 4).sum(1) + 5


def test_dot_of_bytes():
    def loop(lo, hi, out, a, b):
        sums, x, y = ptr_int32(out), ptr_int32(a), ptr_int32(b)
        store(sums, 0, dot_bytes(load_16(sums, 0), load_16(x, 0), load_16(y, 0)))

    a, b, expected = extremes()
    for run in both(loop, "iii", "dot_of_bytes"):
        out = np.full(16, 5, np.int32)
        run(1, *map(address, (out, a, b)))
        np.testing.assert_array_equal(out, expected)


def test_dot_of_bytes_without_the_instruction(monkeypatch):
    """What processors without VNNI do."""
    from tinytensor.kernel_compiler import vector_intrinsics

    def without_vnni(lo, hi, out, a, b):
        sums, x, y = ptr_int32(out), ptr_int32(a), ptr_int32(b)
        for i in range(lo, hi):
            store(sums, 16 * i, dot_bytes(load_16(sums, 16 * i), load_16(x, 16 * i), load_16(y, 16 * i)))

    monkeypatch.setattr(vector_intrinsics, "has_feature", lambda name: False)
    a, b, expected = extremes()
    out = np.full(16, 5, np.int32)
    kernel(without_vnni, "iii", name="dot_without_vnni", key=("portable",)).serial(1, *map(address, (out, a, b)))
    np.testing.assert_array_equal(out, expected)


def test_dot_of_bfloat16():
    """The upper product of a pair is added first, and each addition rounds."""

    def loop(lo, hi, out, a, b):
        sums, x, y = ptr_float32(out), ptr_int32(a), ptr_int32(b)
        for i in range(lo, hi):
            store(sums, 16 * i, dot_bfloat16(load_16(x, 16 * i), load_16(y, 16 * i), load_16(sums, 16 * i)))

    numbers = np.random.default_rng(0).standard_normal((2, 160, 2)).astype(np.float32).view(np.int32) & -65536
    a, b = (numbers.view(np.uint32) >> 16).astype(np.uint16)
    low, high = np.prod(numbers.view(np.float32), 0, dtype=np.float64).T
    expected = ((1 + high).astype(np.float32) + low).astype(np.float32)
    plain, compiled = loop, kernel(loop, "iii", name="dot_of_bfloat16", fastmath=frozenset())
    runs = [lambda n, *arguments: plain(0, n, *arguments)]
    if processor.has_feature("avx512bf16"):
        runs.append(compiled.serial)
    else:
        with pytest.raises(RuntimeError, match="ask has_feature first"):
            compiled.serial(0, 0, 0, 0)
    for run in runs:
        out = np.ones(160, np.float32)
        run(10, *map(address, (out, a, b)))
        np.testing.assert_array_equal(out, expected)
