"""A kernel's key changes with everything that its code depends on, and with nothing else."""

import math
import types

import numpy as np
import pytest

from tinytensor.kernel_compiler.fingerprint import fingerprint
from tinytensor.kernel_compiler.pointers import fastmath, ptr_float32, ptr_float64


def define(text: str, name: str = "f", **scope: object) -> types.FunctionType:
    exec(text, scope)
    return scope[name]  # type: ignore[return-value]


BASE = "def f(x):\n    return g(x) + C\n"


def base(**changes: object) -> bytes:
    scope = {"g": define("def g(x): return x * 2", "g"), "C": 1.0, **changes}
    return fingerprint(define(BASE, **scope))


def test_same_text_same_fingerprint():
    assert base() == base()
    assert fingerprint(define("# a comment\n\n" + BASE)) == fingerprint(define(BASE))
    assert base(unused=3) == base(unused=4)


@pytest.mark.parametrize(
    "changes",
    [
        {"C": 2.0},
        {"C": 1},
        {"C": np.float32(1)},
        {"C": np.float64(1)},
        {"C": -1.0},
        {"C": (1.0,)},
        {"C": True},
        {"C": np.ones(2)},
        {"C": np.ones(2, np.float32)},
        {"C": np.array([1.0, 2.0])},
        {"C": "1.0"},
        {"C": None},
        {"g": define("def g(x): return x * 3", "g")},
        {"g": define("def g(x): return x + 2", "g")},
        {"g": define("def g(x, y=1): return x * 2", "g")},
        {"g": define("def g(x, y=2): return x * 2", "g")},
        {"g": define("def g(x): return h(x) * 2", "g", h=define("def h(x): return x", "h"))},
        {"g": define("def g(x): return h(x) * 2", "g", h=define("def h(x): return -x", "h"))},
        {"g": fastmath("contract")(define("def g(x): return x * 2", "g"))},
        {"g": fastmath()(define("def g(x): return x * 2", "g"))},
        {"g": math.sin},
        {"g": math.cos},
        {"g": np.sin},
        {"g": np.cos},
        {"g": np.float32},
        {"g": np.float64},
        {"g": ptr_float32},
        {"g": ptr_float64},
    ],
)
def test_what_changes_it(changes):
    seen = {base()}
    seen.add(base(**changes))
    assert len(seen) == 2


def test_all_those_changes_differ_from_each_other():
    values = [1.0, 1, True, "1.0", np.float32(1), np.float64(1), (1.0,), [1.0], np.ones(1), -0.0, 0.0, None, math, np]
    assert len({base(C=value) for value in values}) == len(values)


def test_closures_and_nested_code_count():
    def make(value):
        def f(x):
            return sum([value * y for y in (x, x)])

        return f

    assert fingerprint(make(1)) == fingerprint(make(1))
    assert fingerprint(make(1)) != fingerprint(make(2))
    nested = "def f(x):\n    return sum([{} for y in (x, x)])"
    assert fingerprint(define(nested.format("y + C"), C=1)) != fingerprint(define(nested.format("y + C"), C=2))
    assert fingerprint(define(nested.format("y + 1"))) != fingerprint(define(nested.format("y - 1")))


def test_functions_that_call_each_other():
    text = "def f(x): return g(x)\ndef g(x): return f(x - {})"
    assert fingerprint(define(text.format(1))) == fingerprint(define(text.format(1)))
    assert fingerprint(define(text.format(1))) != fingerprint(define(text.format(2)))


def test_what_cannot_be_keyed_is_refused():
    with pytest.raises(TypeError, match="may not refer to"):
        base(C=object())
    with pytest.raises(TypeError, match="of type dict"):
        base(C={})
