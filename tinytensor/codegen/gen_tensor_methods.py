"""native_functions.yaml -> aten/tensor_methods.py: the methods and operators of Tensor.

Mirrors tools/autograd/gen_python_functions.py (`python_variable_methods`) and the operators of torch/_tensor.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tinytensor.codegen.code_template import CodeTemplate, indent
from tinytensor.codegen.gen_functions import MANUAL_BINDINGS, binding, bound, operator_attempts
from tinytensor.codegen.model import NativeFunction

# Python's operator -> the function called with (self, other). Where the arguments fit none of the function's signatures,
# Python may try the other operand.
BINARY = {
    "__add__": "add(self, other)",
    "__radd__": "add(self, other)",
    "__sub__": "sub(self, other)",
    "__rsub__": "rsub(self, other)",
    "__mul__": "mul(self, other)",
    "__rmul__": "mul(self, other)",
    "__div__": "div(self, other)",
    "__truediv__": "div(self, other)",
    "__floordiv__": "floor_divide(self, other)",
    "__rfloordiv__": "floor_divide(other, self)",
    "__mod__": "remainder(self, other)",
    "__rmod__": "remainder(other, self)",
    "__pow__": "pow(self, other)",
    "__rpow__": "pow(other, self)",
    "__matmul__": "matmul(self, other)",
    "__rmatmul__": "matmul(other, self)",
    "__and__": "__and__(self, other)",
    "__rand__": "bitwise_and(self, other)",
    "__or__": "__or__(self, other)",
    "__ror__": "bitwise_or(self, other)",
    "__xor__": "__xor__(self, other)",
    "__rxor__": "bitwise_xor(self, other)",
    "__lshift__": "__lshift__(self, other)",
    "__rlshift__": "bitwise_left_shift(other, self)",
    "__rshift__": "__rshift__(self, other)",
    "__rrshift__": "bitwise_right_shift(other, self)",
    "__eq__": "eq(self, other)",
    "__ne__": "ne(self, other)",
    "__lt__": "lt(self, other)",
    "__le__": "le(self, other)",
    "__gt__": "gt(self, other)",
    "__ge__": "ge(self, other)",
    "__iadd__": "add_(self, other)",
    "__isub__": "sub_(self, other)",
    "__imul__": "mul_(self, other)",
    "__idiv__": "div_(self, other)",
    "__itruediv__": "div_(self, other)",
    "__ifloordiv__": "floor_divide_(self, other)",
    "__imod__": "remainder_(self, other)",
    "__ipow__": "pow_(self, other)",
    "__iand__": "__iand__(self, other)",
    "__ior__": "__ior__(self, other)",
    "__ixor__": "__ixor__(self, other)",
    "__ilshift__": "__ilshift__(self, other)",
    "__irshift__": "__irshift__(self, other)",
}
OTHERS = """
def __rtruediv__(self, other):
    inverse = _f.reciprocal(self)
    return reflected_product(inverse.__mul__(other), inverse, other)

__rdiv__ = __rtruediv__

def __neg__(self):
    return _f.neg(self)

def __abs__(self):
    return _f.abs(self)

def __pos__(self):
    return _f.positive(self)

def __invert__(self):
    if self.meta.dtype.is_floating_point:
        raise TypeError("~ (operator.invert) is only implemented on integer and Boolean-type tensors")
    return _f.bitwise_not(self)
"""
# `x.T`, `x.mT`, `x.mH` are attributes; the others are no methods in Python (SKIP_PYTHON_BINDINGS in PyTorch).
NOT_METHODS = frozenset(["numpy_T", "mT", "mH", "alias", "slice", "_reshape_alias", "_backward", *BINARY])

BINARY_OPERATOR = CodeTemplate(
    """
def $name(self, other):
    try:
        $plain
        return _f.$call
    except TypeError as error:
        return not_implemented(error)
"""
)


def gen_method(overloads: Sequence[NativeFunction]) -> str:
    """The Tensor method of one base name, as Python source; empty if it has none."""
    methods = [fn for fn in bound(overloads) if "method" in fn.variants]
    name = overloads[0].base_name
    if not methods or name in NOT_METHODS:
        return ""
    if name in MANUAL_BINDINGS:
        return f"def {name}(self, *args, **kwargs):\n    return _f.{name}(self, *args, **kwargs)\n"
    return binding(methods, method=True)


def gen_operators(groups: Mapping[str, Sequence[NativeFunction]]) -> str:
    """`__add__` and its family. `groups` are the overloads by their base name."""
    blocks = {name: _operator(name, call, groups) for name, call in BINARY.items()}
    blocks["__eq__"] = blocks["__eq__"].replace(
        "return not_implemented(error)", "not_implemented(error)\n        return self._equals_array(other)"
    )
    return "\n".join([*blocks.values(), OTHERS.lstrip()])


def _operator(name: str, call: str, groups: Mapping[str, Sequence[NativeFunction]]) -> str:
    """One operator of Python. With plain operands it calls the stub itself: the function would be a frame more."""
    function, _, arguments = call.partition("(")
    plain = operator_attempts(groups.get(function, ())) if arguments == "self, other)" else []
    return BINARY_OPERATOR.substitute(name=name, call=call, plain=plain)


def in_class(text: str) -> str:
    """The text moved into a class body."""
    return "\n".join(indent(text.splitlines())) + "\n"
