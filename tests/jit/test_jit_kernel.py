"""Kernels as callables: results, arguments, and what a loop may reach."""

import math
import re

import numpy as np
import pytest
from jit_programs import add, add_kernel, address, binary_loop

from tinytensor.kernel_compiler import compiler, kernel, mode
from tinytensor.kernel_compiler.pointers import fastmath, like, ptr_float32, ptr_float64, ptr_int64

shim_only = pytest.mark.skipif(mode() != "shim", reason="Numba's dispatcher converts arguments its own way")


def test_serial_runs_the_loop_over_n_elements():
    a, b, out = np.arange(5.0, dtype=np.float32), np.ones(5, np.float32), np.zeros(5, np.float32)
    assert add_kernel.serial(4, address(out), address(a), address(b)) is None
    np.testing.assert_array_equal(out, [1, 2, 3, 4, 0])


def test_n_of_zero_touches_nothing():
    add_kernel.serial(0, 0, 0, 0)
    add_kernel.parallel(0, 0, 0, 0)


def test_the_same_text_runs_as_plain_python():
    a, b, out = np.arange(5.0, dtype=np.float32), np.ones(5, np.float32), np.zeros(5, np.float32)
    binary_loop(add)(1, 4, address(out), address(a), address(b))
    np.testing.assert_array_equal(out, [0, 2, 3, 4, 0])


def test_kinds_of_arguments():
    def loop(lo, hi, integers, singles, doubles, i, f, d):
        integers, singles, doubles = ptr_int64(integers), ptr_float32(singles), ptr_float64(doubles)
        for at in range(lo, hi):
            integers[at], singles[at], doubles[at] = i, f, d

    made = kernel(loop, "iiiifd", name="kinds")
    integers, singles, doubles = np.zeros(2, np.int64), np.zeros(2, np.float32), np.zeros(2)
    for form in (made.serial, made.parallel):
        for i, f, d in ((-1, -1.0, -1.0), (2**62, 0.1, 0.1), (True, 3, math.inf)):
            form(2, address(integers), address(singles), address(doubles), i, f, d)
            assert (integers == i).all() and (singles == np.float32(f)).all() and (doubles == d).all()


@shim_only
@pytest.mark.parametrize("form", ["serial", "parallel"])
@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((), TypeError),
        ((0, 0, 0), TypeError),
        ((0, 0, 0, 0, 0), TypeError),
        ((0, 0, 0, "x"), TypeError),
        ((0.0, 0, 0, 0), TypeError),
        ((0, 0, 0, None), TypeError),
        ((0, 0, 0, 1 << 64), OverflowError),
    ],
)
def test_wrong_arguments_raise(form, arguments, error):
    with pytest.raises(error):
        getattr(add_kernel, form)(*arguments)


@shim_only
def test_wrong_count_says_how_many():
    with pytest.raises(TypeError, match=r"add_float32\(\) takes exactly 4 arguments"):
        add_kernel.serial(1)


def test_kinds_and_loop_must_agree():
    with pytest.raises(TypeError, match="'i', 'f' and 'd'"):
        kernel(binary_loop(add), "iix", name="bad")
    with pytest.raises(TypeError, match="takes 5 arguments"):
        kernel(binary_loop(add), "ii", name="bad")
    with pytest.raises(TypeError, match="needs a Python function"):
        kernel(math.sin, "ii", name="bad")
    with pytest.raises(AttributeError):
        _ = add_kernel.vectorised


SCALE = np.float32(3)


def inner(x):
    return x * SCALE


def outer(x, y=np.float32(1)):  # noqa: B008
    return inner(x) + y


def test_functions_are_reached_through_globals_closures_and_defaults():
    def loop(lo, hi, out, a, b):
        out, a = ptr_float32(out), ptr_float32(a)
        for i in range(lo, hi):
            out[i] = outer(a[i]) + like(0.5, a[i])

    a, out = np.arange(3, dtype=np.float32), np.zeros(3, np.float32)
    kernel(loop, "iii", name="reach").serial(3, address(out), address(a), 0)
    np.testing.assert_array_equal(out, 3 * a + 1.5)


def test_a_loop_may_take_any_number_of_arguments():
    def loop(lo, hi, out, *numbers):
        out = ptr_float64(out)
        for i in range(lo, hi):
            out[i] = numbers[0] + numbers[1]

    out = np.zeros(2)
    for form in ("serial", "parallel"):
        getattr(kernel(loop, "idf", name="any_number"), form)(2, address(out), 1.0, 0.5)
        assert (out == 1.5).all()


def test_literals_through_like_stay_float32():
    module, _ = compiler.optimised_loop(binary_loop(lambda a, b: a + like(0.1, a) * b), "iii", frozenset())
    assert "double" not in str(module)


@pytest.mark.parametrize("op", [add, lambda a, b: b if a < b else a, lambda a, b: outer(a) * outer(b)])
def test_loops_are_vectorised(op):
    module, _ = compiler.optimised_loop(binary_loop(op), "iii", frozenset())
    assert re.search(r"<\d+ x float>", str(module))


def test_a_pinned_function_keeps_its_own_fastmath():
    def compensated(a, b):
        return (a + b) - a

    pinned = fastmath()(lambda a, b: (a + b) - a)
    flags = frozenset({"reassoc", "nsz"})
    a, b, out = np.float32([1e8]), np.float32([1.0]), np.zeros(1, np.float32)
    kernel(binary_loop(pinned), "iii", name="pinned", fastmath=flags).serial(1, *map(address, (out, a, b)))
    assert out[0] == 0
    kernel(binary_loop(compensated), "iii", name="free", fastmath=flags).serial(1, *map(address, (out, a, b)))
    assert out[0] == 1


def test_equal_kernels_share_their_code():
    assert kernel(binary_loop(add), "iii", name="add_float32").serial is add_kernel.serial


def test_redefining_a_function_makes_another_kernel():
    scope = {"ptr_float32": ptr_float32}
    text = """
def op(a):
    return a {}
def loop(lo, hi, out, a):
    out, a = ptr_float32(out), ptr_float32(a)
    for i in range(lo, hi):
        out[i] = op(a[i])
"""
    a, out = np.float32([5]), np.zeros(1, np.float32)
    for change, expected in (("* a", 25), ("+ a", 10)):
        exec(text.format(change), scope)
        kernel(scope["loop"], "ii", name="redefined").serial(1, address(out), address(a))
        assert out[0] == expected
