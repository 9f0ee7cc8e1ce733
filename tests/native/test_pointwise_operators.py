"""Python's operators on tensors: every name that PyTorch's tensors have, on tensors, numbers and what is neither.

The results are PyTorch's where it is installed: value, dtype, and the type and words of every refusal.
"""

from __future__ import annotations

import math
from typing import Any

import pytest

import tinytensor as tt

ARITHMETIC = """
    __add__ __radd__ __iadd__ __sub__ __rsub__ __isub__ __mul__ __rmul__ __imul__ __div__ __rdiv__ __idiv__ __truediv__
    __rtruediv__ __itruediv__ __floordiv__ __rfloordiv__ __ifloordiv__ __mod__ __rmod__ __imod__ __pow__ __rpow__ __ipow__
    __matmul__ __rmatmul__
""".split()
BITS = """
    __and__ __rand__ __iand__ __or__ __ror__ __ior__ __xor__ __rxor__ __ixor__ __lshift__ __rlshift__ __ilshift__
    __rshift__ __rrshift__ __irshift__
""".split()
COMPARISONS = "__eq__ __ne__ __lt__ __le__ __gt__ __ge__".split()
OTHERS: dict[str, Any] = {
    "int": lambda m: 2,
    "negative": lambda m: -3,
    "bool": lambda m: True,
    "float": lambda m: 2.5,
    "infinity": lambda m: math.inf,
    "str": lambda m: "a",
    "none": lambda m: None,
    "list": lambda m: [1],
    "tensor": lambda m: m.tensor([3, 1, 2]),
    "floats": lambda m: m.tensor([1.0, 2.0, 3.0]),
    "zero_dim": lambda m: m.tensor(2.0),
    "wrong_shape": lambda m: m.tensor([1.0, 2.0]),
}


def outcome(function: Any) -> Any:
    try:
        result = function()
    except Exception as error:
        return type(error), str(error)
    if result is NotImplemented or isinstance(result, bool):
        return result
    return repr(result.dtype), tuple(result.shape), repr(result.tolist())


@pytest.mark.parametrize("name", [*ARITHMETIC, *BITS, *COMPARISONS])
@pytest.mark.parametrize("dtype", ["int64", "float32", "bool"])
def test_operator_is_pytorchs(name: str, dtype: str, torch: Any) -> None:
    for described, other in OTHERS.items():
        results = []
        for m in (tt, torch):
            self = m.tensor([5, 1, 2]).to(getattr(m, dtype))
            results.append(outcome(lambda m=m, self=self, other=other: getattr(self, name)(other(m))))
        assert results[0] == results[1], described


@pytest.mark.parametrize("name", ["__long__", "__nonzero__", "__pos__", "__neg__", "__abs__", "__invert__"])
@pytest.mark.parametrize("dtype", ["int64", "float32", "bool"])
def test_unary_operator_is_pytorchs(name: str, dtype: str, torch: Any) -> None:
    for values in ([1], [0], [3, -1]):
        results = [repr(outcome_of_number(m, values, dtype, name)).replace("torch.", "") for m in (tt, torch)]
        assert results[0] == results[1], values


def outcome_of_number(m: Any, values: Any, dtype: str, name: str) -> Any:
    def call() -> Any:
        result = getattr(m.tensor(values).to(getattr(m, dtype)), name)()
        return result if hasattr(result, "dtype") else m.tensor(result)

    return outcome(call)


def test_a_number_is_floor_divided_by_a_tensor() -> None:
    assert (7 // tt.tensor([2, -2])).tolist() == [3, -4]
    assert (7 % tt.tensor([2.5, -2.5])).tolist() == [2.0, -0.5]
    assert (1 << tt.tensor([3, 70])).tolist() == [8, 0]


def test_inplace_forms_are_in_place() -> None:
    for name in ("floordiv", "mod", "lshift", "rshift", "and", "or", "xor", "pow", "div"):
        x = tt.tensor([7, 5]) if name != "div" else tt.tensor([7.0, 5.0])
        pointer = x.data_ptr()
        result = getattr(x, f"__i{name}__")(2)
        assert result is x, name
        assert x.data_ptr() == pointer
        assert x._version == 1


def test_plus_is_the_tensor_itself() -> None:
    x = tt.ones(2, requires_grad=True)
    assert +x is x
    assert x.real is x
    with pytest.raises(RuntimeError, match=r"^imag is not implemented for tensors with non-complex dtypes\.$"):
        _ = x.imag


def test_a_kernels_type_error_is_not_taken_for_unknown_operands() -> None:
    """Only arguments that fit no signature make an operator step back."""

    def broken(*args: Any) -> Any:
        raise TypeError("broken kernel")

    original = tt.Tensor.__add__.__globals__["_f"].add_Tensor
    tt.Tensor.__add__.__globals__["_f"].add_Tensor = broken
    try:
        with pytest.raises(TypeError, match=r"^broken kernel$"):
            tt.ones(2) + tt.ones(2)
    finally:
        tt.Tensor.__add__.__globals__["_f"].add_Tensor = original
    with pytest.raises(TypeError, match=r"^unsupported operand type\(s\) for \+: 'Tensor' and 'str'$"):
        tt.ones(2) + "a"


def test_a_method_takes_the_keyword_of_its_other_overload() -> None:
    x = tt.tensor([1.26, -1.24])
    assert x.round(decimals=1).tolist() == tt.tensor([1.3, -1.2]).tolist()
    assert x.div(0.5, rounding_mode="floor").tolist() == [2.0, -3.0]
    assert x.round_(decimals=1) is x
    assert x.div_(0.5, rounding_mode="trunc").tolist() == [2.0, -2.0]
