"""What is compiled once for many functors is what each would have been compiled to alone."""

import re

import numpy as np
import pytest
from jit_programs import address, binary_loop

from tinytensor.kernel_compiler import compiler, kernel, lowering, object_store, outlines
from tinytensor.kernel_compiler.pointers import like, ptr_float32, ptr_float64


@pytest.fixture(autouse=True)
def nothing_compiled(monkeypatch, tmp_path):
    """Neither in this process nor in the store, where an earlier run has left these kernels."""
    monkeypatch.setattr(outlines, "_compiled", {})
    monkeypatch.setenv("TINYTENSOR_CACHE_DIR", str(tmp_path))
    object_store.store.cache_clear()
    yield
    object_store.store.cache_clear()


def ir(loop, kinds="iii", fastmath=frozenset({"contract"})):
    """The optimised loop, its symbols numbered in the order in which they appear."""
    module, _ = compiler.optimised_loop(loop, kinds, fastmath)
    numbers = {}
    text = re.sub(r'@"?[\w.]+"?', lambda m: f"@{numbers.setdefault(m[0], len(numbers))}", str(module))
    return "\n".join(line for line in text.splitlines() if not line.startswith(("; ModuleID", "source_filename")))


def compiled(monkeypatch):
    """The names of the functions that Numba itself compiles from now on."""
    names = []
    keep = outlines.keep

    def note(outline, result, asked):
        names.append(result.fndesc.qualname.rpartition(".")[2])
        keep(outline, result, asked)

    monkeypatch.setattr(outlines, "keep", note)
    return names


def summed(start, functor):
    """A loop whose running total may change its type as it goes."""

    def loop(lo, hi, out, a):
        out, a = ptr_float64(out), ptr_float32(a)
        total = start
        for i in range(lo, hi):
            total = functor(total, a[i])
        out[0] = total

    return loop


def test_the_second_functor_compiles_itself_alone(monkeypatch):
    names = compiled(monkeypatch)
    binary = [binary_loop(f) for f in (lambda a, b: a - b * b, lambda a, b: b * a * a)]
    ir(binary[0])
    assert len(names) > 1
    names.clear()
    ir(binary[1])
    assert names == ["<lambda>"]


@pytest.mark.parametrize("functor", [lambda a, b: a * b + a, lambda a, b: a if a < b else b, lambda a, b: a])
def test_the_machine_sees_the_same_loop(functor):
    alone = ir(binary_loop(functor))
    outlines._compiled.clear()
    ir(binary_loop(lambda a, b: a + b))
    assert ir(binary_loop(functor)) == alone


def test_another_type_is_not_taken_for_the_same():
    a, out = np.float32([1.5, 2.25, 4.0]), np.zeros(1)
    for functor, expected in (
        (lambda total, x: total + x, 7.75),
        (lambda total, x: x, 4.0),  # float32, where the sum of an integer and a float32 is a float64
        (lambda total, x: int(total) + int(x), 7),
        (lambda total, x: total + like(1, total), 3),
    ):
        kernel(summed(0, functor), "ii", name="summed").serial(3, address(out), address(a))
        assert out[0] == expected


def test_numbers_belong_to_the_outline(monkeypatch):
    names = compiled(monkeypatch)
    a, out = np.float32([1.5]), np.zeros(1)
    for start in (0.0, 1.0, 1, True):
        kernel(summed(start, lambda total, x: total + x), "ii", name="summed").serial(1, address(out), address(a))
        assert out[0] == start + 1.5
    assert names.count("loop") >= 4


def twice(first, second):
    def loop(lo, hi, out, a):
        out, a = ptr_float32(out), ptr_float32(a)
        for i in range(lo, hi):
            out[i] = first(a[i]) - second(a[i])

    return loop


def test_one_function_in_two_places_is_another_outline_than_two():
    a, out = np.float32([3.0]), np.zeros(1, np.float32)

    def square(x):
        return x * x

    def double(x):
        return x + x

    pairs = [(square, square), (square, double), (double, square), (double, double), (square, double)]
    for first, second in pairs:
        kernel(twice(first, second), "ii", name="twice").serial(1, address(out), address(a))
        assert out[0] == first(3.0) - second(3.0)


def test_functors_of_functors():
    a, out = np.float32([3.0]), np.zeros(1, np.float32)

    def after(f, g):
        return lambda x: g(f(x))

    def square(x):
        return x * x

    def negate(x):
        return -x

    for f, g, expected in ((square, negate, -9 - 3), (negate, square, 9 - 3), (negate, negate, 3 - 3)):
        kernel(twice(after(f, g), after(negate, negate)), "ii", name="after").serial(1, address(out), address(a))
        assert out[0] == expected


def test_a_functor_that_cannot_take_the_types_says_so():
    ir(binary_loop(lambda a, b: a + b))
    with pytest.raises(Exception, match="No implementation of function"):
        ir(binary_loop(lambda a, b: a + "b"))


def test_what_numba_returns_is_remembered_for_one_set_of_flags(monkeypatch):
    # `max` is compiled with the flags of its caller; `+` of two types is asked for again and again.
    def loop():
        return binary_loop(lambda a, b: max(a, b) + max(b, a))

    flags = frozenset(), frozenset({"nnan", "nsz"})
    alone = []
    for fastmath in flags:
        monkeypatch.setattr(lowering._TypingContext, "_known", {})
        outlines._compiled.clear()
        alone.append(ir(loop(), fastmath=fastmath))
    assert alone[0] != alone[1]
    for order in (0, 1, 0), (1, 0, 1):
        monkeypatch.setattr(lowering._TypingContext, "_known", {})
        for i in order:
            outlines._compiled.clear()
            assert ir(loop(), fastmath=flags[i]) == alone[i]


def test_a_function_that_defines_another_is_compiled():
    def functor(a, b):
        def larger(x, y):
            return x if x > y else y

        return larger(a, b)

    assert "fcmp" in ir(binary_loop(functor))
