"""native_functions.yaml -> aten/tensor_methods.py: the methods and operators of Tensor.

Mirrors tools/autograd/gen_python_functions.py (`python_variable_methods`) and the operators of torch/_tensor.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from tinytensor.codegen.code_template import CodeTemplate, indent
from tinytensor.codegen.gen_functions import MANUAL_BINDINGS, binding, bound, parser_definition
from tinytensor.codegen.model import NativeFunction

# Python's operator -> the function called with (self, other). A TypeError means: let Python try the other operand.
BINARY = {
    "__add__": "add(self, other)",
    "__radd__": "add(self, other)",
    "__sub__": "sub(self, other)",
    "__rsub__": "rsub(self, other)",
    "__mul__": "mul(self, other)",
    "__rmul__": "mul(self, other)",
    "__truediv__": "div(self, other)",
    "__rtruediv__": "mul(_f.reciprocal(self), other)",
    "__pow__": "pow(self, other)",
    "__rpow__": "pow(other, self)",
    "__matmul__": "matmul(self, other)",
    "__rmatmul__": "matmul(other, self)",
    "__and__": "bitwise_and(self, other)",
    "__rand__": "bitwise_and(other, self)",
    "__or__": "bitwise_or(self, other)",
    "__ror__": "bitwise_or(other, self)",
    "__xor__": "bitwise_xor(self, other)",
    "__rxor__": "bitwise_xor(other, self)",
    "__eq__": "eq(self, other)",
    "__ne__": "ne(self, other)",
    "__lt__": "lt(self, other)",
    "__le__": "le(self, other)",
    "__gt__": "gt(self, other)",
    "__ge__": "ge(self, other)",
    "__iadd__": "add_(self, other)",
    "__isub__": "sub_(self, other)",
    "__imul__": "mul_(self, other)",
    "__itruediv__": "div_(self, other)",
    "__ipow__": "pow_(self, other)",
    "__iand__": "bitwise_and_(self, other)",
    "__ior__": "bitwise_or_(self, other)",
    "__ixor__": "bitwise_xor_(self, other)",
}
OTHERS = """
def __neg__(self):
    return _f.neg(self)

def __abs__(self):
    return _f.abs(self)

def __pos__(self):
    return self

def __invert__(self):
    if self.meta.dtype.is_floating_point:
        raise TypeError("~ (operator.invert) is only implemented on integer and Boolean-type tensors")
    return _f.bitwise_not(self)
"""
# `x.T`, `x.mT` are attributes; the others are no methods in Python (SKIP_PYTHON_BINDINGS in PyTorch).
NOT_METHODS = frozenset(["numpy_T", "mT", "alias", "slice", "_reshape_alias", "_backward"])

BINARY_OPERATOR = CodeTemplate(
    """
def $name(self, other):
    try:
        return _f.$call
    except TypeError:
        return NotImplemented
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


def gen_parser(overloads: Sequence[NativeFunction]) -> str:
    """The argument parser of a method."""
    methods = [fn for fn in bound(overloads) if "method" in fn.variants]
    return parser_definition(f"_{overloads[0].base_name}_parser", methods, "_f._", ", method=True")


def gen_operators() -> str:
    """`__add__` and its family."""
    blocks = [BINARY_OPERATOR.substitute(name=name, call=call) for name, call in BINARY.items()]
    return "\n".join([*blocks, OTHERS.lstrip()])


def in_class(text: str) -> str:
    """The text moved into a class body."""
    return "\n".join(indent(text.splitlines())) + "\n"
