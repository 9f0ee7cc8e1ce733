"""native_functions.yaml -> aten/tensor_methods.py: the methods and operators of Tensor.

For `add.Tensor` it writes the method and, for Python's `+`, the operator:

    def add(self, other=NOT_GIVEN, *args, alpha=1, **kwargs):
        ...
        if not args and not kwargs and isinstance(other, TensorImpl) and (alpha.__class__ in NUMBERS and ...):
            return _f.add_Tensor(self, other, alpha)
        return _f.add_parser.method.call(...)

    def __add__(self, other):
        try:
            ...
            if isinstance(other, TensorImpl):
                return _f.add_Tensor(self, other, 1)
            return _f.add(self, other)
        except TypeError as error:
            return not_implemented(error)

Both call the stub `add_Tensor`, and not the function `add`, which would be a frame more on the way of `a + b`. A TypeError in
an operator becomes NotImplemented, so that Python tries the other operand's `__radd__`. How a method tests its
arguments is explained in gen_bindings.py.

Mirrors tools/autograd/gen_python_functions.py (`python_variable_methods`) and the operators of torch/_tensor.py.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from tinytensor.codegen.code_template import CodeTemplate, indent
from tinytensor.codegen.gen_bindings import (
    binding,
    bound,
    docstring_of,
    operator_attempts,
    with_answer,
    with_docstring,
)
from tinytensor.codegen.gen_functions import MANUAL_BINDINGS, manual_binding, stubs_of
from tinytensor.codegen.model import NativeFunction
from tinytensor.codegen.python_operators import BINARY, functions_of_operators

SYMBOLS = {
    "add": "+", "sub": "-", "mul": "*", "div": "/", "truediv": "/", "floordiv": "//", "mod": "%", "pow": "**",
    "matmul": "@", "and": "&", "or": "|", "xor": "^", "lshift": "<<", "rshift": ">>",
    "eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">=",
}  # fmt: skip
BITWISE = {
    "and": "bitwise_and", "or": "bitwise_or", "xor": "bitwise_xor",
    "lshift": "bitwise_left_shift", "rshift": "bitwise_right_shift",
}  # fmt: skip
OTHERS = '''
def __rtruediv__(self, other):
    """`other / self`, which is `reciprocal(self) * other`."""
    try:
        inverse = _f.reciprocal(self)
        return reflected_product(inverse.__mul__(other), inverse, other)
    except HandlersAnswer as answer:
        return answer.value

def __invert__(self):
    """`~self`, which is `bitwise_not(self)`; floating point tensors have none."""
    if self.meta_.dtype.is_floating_point or self.meta_.dtype.is_quantized:
        raise TypeError("~ (operator.invert) is only implemented on integer and Boolean-type tensors")
    return _f.bitwise_not(self)

# One method under two names, as in PyTorch: handlers are told of `-x` as `Tensor.neg`.
__idiv__ = __itruediv__
__rdiv__ = __rtruediv__
'''
SECOND_NAMES = {"__abs__": "abs", "__neg__": "neg", "__pos__": "positive"}
# First lines of methods that need no operator where it would do nothing, read one number or call another operator alone, and
# nobody would see it (aten/unseen.py). What `flatten` makes is remembered by its kernel (aten/native/shape/tensor_shape.py).
# PyTorch's `contiguous` has such a line too (python_variable_methods.cpp, THPVariable_contiguous).
ANSWERS = {
    "contiguous": """
        m = self.meta_
        if m.is_contiguous and memory_format is layouts.contiguous_format and not args and not kwargs:
            if not state.dirty and not replaced_kernels and m.key_set & ~REQUIRES_GRAD == PLAIN:
                return self
    """,
    "flatten": """
        m = self.meta_
        if m.is_contiguous and start_dim.__class__ is int and end_dim.__class__ is int and not args and not kwargs:
            shape = m.views.get(("flatten", start_dim, end_dim))
            if shape is not None and not state.dirty and not replaced_kernels and m.key_set & ~REQUIRES_GRAD == PLAIN:
                return self if shape[0] == -1 else _f.view_default(self, shape)
    """,
    "item": """
        if not args and not state.dirty and not replaced_kernels:
            read = readers[self.meta_]
            if read is not None:
                return read(self.storage_.data_ptr + self.byte_offset_).value
    """,
    "type_as": """
        if isinstance(other, TensorImpl) and other.meta_.dtype is self.meta_.dtype and not args and not kwargs:
            keys = self.meta_.key_set | other.meta_.key_set
            if not state.dirty and not replaced_kernels and keys & ~REQUIRES_GRAD == PLAIN:
                return self
    """,
}
# `x.T`, `x.mT`, `x.mH` are attributes; the others are no methods in Python (SKIP_PYTHON_BINDINGS in PyTorch).
NOT_METHODS = frozenset(["numpy_T", "mT", "mH", "alias", "slice", "_reshape_alias", "_backward", *BINARY])

BINARY_OPERATOR = CodeTemplate(
    '''
def $name(self, other):
    """$meaning"""
    try:
        $plain
        return _f.$call
    except TypeError as error:
        return not_implemented(error)
'''
)


def gen_method(overloads: Sequence[NativeFunction], called: Collection[str] | None = None) -> str:
    """The Tensor method of one base name, as Python source; empty if it has none. `called`: as for `gen_operator`."""
    methods = [fn for fn in bound(overloads) if "method" in fn.variants]
    name = overloads[0].base_name
    if not methods or name in NOT_METHODS:
        return ""
    if name in MANUAL_BINDINGS:
        source = manual_binding(name, prefix="_f.")
        return with_docstring(source[source.index("def ") :], docstring_of(name, method=True))
    source = binding(methods, True, stubs_of(overloads, called))
    return with_answer(source, ANSWERS[name]) if name in ANSWERS else source


def gen_operators(groups: Mapping[str, Sequence[NativeFunction]]) -> str:
    """`__add__` and its family. `groups` are the overloads by their base name."""
    blocks = {name: _operator(name, call, groups) for name, call in BINARY.items()}
    # What `eq` does not take may still be a NumPy array, which is compared; all else is left to Python, and is unequal.
    blocks["__eq__"] = blocks["__eq__"].replace(
        "return not_implemented(error)", "not_implemented(error)\n        return self._equals_array(other)"
    )
    second = "".join(f"{name} = {method}\n" for name, method in SECOND_NAMES.items() if method in groups)
    return "\n".join([*blocks.values(), OTHERS.lstrip() + second])


def _operator(name: str, call: str, groups: Mapping[str, Sequence[NativeFunction]]) -> str:
    """One operator of Python. If the operands are plain, it calls the stub itself, which saves a frame."""
    function = call.partition("(")[0]
    plain = []
    if function in functions_of_operators() and call.endswith("(self, other)"):
        plain = operator_attempts(groups.get(function, ()))
    return BINARY_OPERATOR.substitute(name=name, call=call, plain=plain, meaning=_meaning(name, call))


def _meaning(name: str, call: str) -> str:
    """The docstring of an operator: what a program writes, and the function that this calls."""
    word = name.strip("_")
    for before, shown in (("", "self {} other"), ("r", "other {} self"), ("i", "self {}= other")):
        if word.removeprefix(before) in SYMBOLS and word.startswith(before):
            written = shown.format(SYMBOLS[word.removeprefix(before)])
            function = call.partition("(")[0]
            if function.startswith("__"):
                return f"`{written}`, element by element: see `{BITWISE[function.strip('_').removeprefix('i')]}`."
            return f"`{written}`, which is `{call}`."
    raise KeyError(name)


def in_class(text: str) -> str:
    """The text moved into a class body."""
    return "\n".join(indent(text.splitlines())) + "\n"
