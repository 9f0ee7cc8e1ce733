"""Which function each of Python's binary operators calls.

Mirrors the operators of torch/_tensor.py and python_variable_methods.cpp.
"""

# Python's operator -> the call that it is. If the arguments fit none of the function's signatures, the operator returns
# NotImplemented, and Python tries the other operand. `a - b` with a number `a` is `b.__rsub__(a)`, which is rsub(b, a); for
# the operators that have no such function, the operands are exchanged.
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


def functions_of_operators() -> frozenset[str]:
    """The functions that an operator calls with its operands as they stand: with plain ones, it calls their stubs.

    Not `__and__`: inside of a class, Python would read the name of its stub, `__and___Tensor`, as a private one.
    """
    return frozenset(
        call.partition("(")[0] for call in BINARY.values() if call.endswith("(self, other)") and call[:2] != "__"
    )
