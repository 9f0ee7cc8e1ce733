"""The tests by which a binding sees, without the parser, that its arguments are plain: by their classes.

A class is compared by identity (`alpha.__class__ in NUMBERS`), which is exact: bool is no int here, and a subclass of a
class is another class. What needs more than that, such as a string for a device, is left to the parser. So are large ints:
the parser refuses those that 64 bits do not hold, and the range asked here is one that Python compares fastest.

Mirrors the checks that torch/csrc/utils/python_arg_parser.cpp makes one by one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from tinytensor.aten.core.schema.function_schema import Argument, ListType, OptionalType, base_type
from tinytensor.codegen.model import NativeFunction, type_name

# Functions that PyTorch's top module does not have (SKIP_PYTHON_BINDINGS of tools/autograd/gen_python_functions.py).
NO_PYTHON_BINDING = re.compile(
    r"_.*|alias|copy|index|item|lift_fresh|lift_fresh_copy|slice|to|contiguous|new_.*|.*_backward|.*_forward|.*_overrideable"
    r"|nonzero_numpy|unique_dim|unique_dim_consecutive|.*_cachemask"
    r"|zero|resize|resize_as|embedding_renorm|uniform|normal_functional|log_normal|exponential|cauchy|geometric|random"
    r"|rrelu_with_noise_functional"
)

# Python never calls these overloads: its binding wraps the number (SKIP_PYTHON_BINDINGS_SIGNATURES in PyTorch), and an output
# that PyTorch has generated for an operator that makes its result is no argument.
NOT_BOUND = frozenset(f"{name}{suffix}.Scalar" for name in ("add", "sub", "mul", "div") for suffix in ("", "_")) | {
    "bernoulli.Tensor", "diag_embed.out", "range", "range.out_",
}  # fmt: skip


def list_size(a: Argument) -> int | None:
    """The n of `int[n]`."""
    type = a.type.elem if isinstance(a.type, OptionalType) else a.type
    return type.size if isinstance(type, ListType) else None


def class_test(name: str, a: Argument) -> str | None:
    """The test, as source, whether the value's class is the plain one; None if the class cannot say so."""
    kind = type_name(a.type)
    if base_type(a.type).name in ("Layout", "Device", "Generator") or name == "pin_memory":
        return f"{name} is None"
    if kind.removesuffix("?") == "int":
        test = f"{name}.__class__ is int and -(2**30) < {name} < 2**30"
        return f"{name} is None or ({test})" if kind.endswith("?") else test
    if kind.removesuffix("?") == "Scalar":
        test = f"{name}.__class__ in NUMBERS and ({name}.__class__ is not int or -(2**62) < {name} < 2**62)"
        return f"{name} is None or ({test})" if kind.endswith("?") else test
    if kind == "float":  # an int of this range is a float exactly
        return f"{name}.__class__ is float or ({name}.__class__ is int and -(2**30) < {name} < 2**30)"
    tests = {
        "bool": "{} is bool",
        "float": "{} is float",
        "str": "{} is str",
        "ScalarType": "{} is ScalarType",
        "MemoryFormat": "{} is MemoryFormat",
    }
    if kind.removesuffix("?") in tests:
        test = tests[kind.removesuffix("?")].format(f"{name}.__class__")
        return f"{name} is None or {test}" if kind.endswith("?") else test
    if kind == "bool[]" and list_size(a):  # of any length, an empty list among them, it is left to the parser
        return f"({name}_ := as_bools({name}, {list_size(a)})) is not False"
    if kind in ("int[]", "int[]?"):
        size = list_size(a)
        words = f"{name}, {size}" if size else name
        return f"({name}_ := as_tuple{'_or_none' if kind.endswith('?') else ''}({words})) is not False"
    if kind == "float[]?":
        return f"({name}_ := as_floats_or_none({name})) is not False"
    return None


def converted(name: str, a: Argument) -> str:
    """What is passed on after `class_test`: the value, for a list the tuple that the test has made of it, for an int its float."""
    if type_name(a.type) == "float":
        return f"{name} if {name}.__class__ is float else float({name})"
    return f"{name}_" if type_name(a.type) in ("int[]", "int[]?", "bool[]", "float[]?") else name


def tensor_test(name: str, a: Argument) -> str:
    """The test, as source, whether the value is a tensor, or a list of tensors or None where the argument may be that."""
    optional = isinstance(a.type, OptionalType)
    type = a.type.elem if isinstance(a.type, OptionalType) else a.type
    if not isinstance(type, ListType):
        test = f"isinstance({name}, TensorImpl)"
    elif isinstance(type.elem, OptionalType):
        test = f"are_tensors_or_none({name})"
    else:
        test = f"are_tensors({name})"
    return f"{name} is None or {test}" if optional else test


def without_keyword(functional: Sequence[NativeFunction]) -> list[NativeFunction]:
    """If the overloads differ only in a keyword that some require, as `div` in `rounding_mode`: those without it. Else none.

    A call without the keyword then chooses among these, and a call with it goes to the parser.
    """
    groups: dict[tuple[str, ...], list[NativeFunction]] = {}
    for fn in functional:
        groups.setdefault(tuple(a.name for a in fn.func.kwarg_only_arguments), []).append(fn)
    positional = {tuple(a.name for a in fn.func.positional_arguments) for fn in functional}
    keywords = sorted(groups, key=len)
    if len(positional) != 1 or len(keywords) != 2 or keywords[0] or len(keywords[1]) != 1:
        return []
    given = [a for fn in groups[keywords[1]] for a in fn.func.kwarg_only_arguments]
    return [] if any(a.has_default_value() for a in given) else groups[keywords[0]]
