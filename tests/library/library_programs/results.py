"""What a kernel may return, for each kind of schema."""

# ruff: noqa: B023  (the calls that loops hand to `attempt` happen at once)
from .helpers import attempt, ones, scoped


def _returned(m, namespace, schema, values):
    """What a call gives for each value that the kernel might return."""
    found = []
    with scoped(m, namespace) as lib:
        for i, value in enumerate(values):
            lib.define(f"f{i}{schema}")
            lib.impl(f"f{i}", lambda x: value, "CPU")
            found.append(attempt(lambda: getattr(m.ops, namespace).__getattr__(f"f{i}")(ones(m))))
    return found


def one_tensor(m):
    x = ones(m)
    return _returned(m, "tlr_one", "(Tensor x) -> Tensor", [x, None, 3, "a", (x,), [x], 2.5, (x, x)])


def optional_tensor(m):
    return _returned(m, "tlr_optional", "(Tensor x) -> Tensor?", [ones(m), None, 3])


def two_tensors(m):
    x = ones(m)
    return _returned(m, "tlr_two", "(Tensor x) -> (Tensor, Tensor)", [(x, x), [x, x], x, None, 3, (x, 3), (x, None)])


def nothing(m):
    return _returned(m, "tlr_nothing", "(Tensor x) -> ()", [None, ones(m), (), 0])


def numbers(m):
    x, values = ones(m), [2, 2.5, True, "a", m.tensor(3), None]
    return [
        _returned(m, "tlr_int", "(Tensor x) -> int", [*values, x]),
        _returned(m, "tlr_float", "(Tensor x) -> float", [*values, x]),
        _returned(m, "tlr_bool", "(Tensor x) -> bool", [2, 0, 1.5, True]),
        _returned(m, "tlr_str", "(Tensor x) -> str", ["a", 2]),
        _returned(m, "tlr_scalar", "(Tensor x) -> Scalar", [2, 1.5, True, "a"]),
        _returned(m, "tlr_mixed", "(Tensor x) -> (Tensor, int)", [(x, 3), (x, 1.5)]),
    ]


def lists(m):
    x = ones(m)
    return [
        _returned(m, "tlr_tensors", "(Tensor x) -> Tensor[]", [[x, x], (x, x), [], x, [x, 3], None, 3]),
        _returned(m, "tlr_ints", "(Tensor x) -> int[]", [[1, 2], (1, 2), [], 3, [1.5]]),
        _returned(m, "tlr_floats", "(Tensor x) -> float[]", [[1.5, 2], (1.0,), ["a"]]),
    ]
