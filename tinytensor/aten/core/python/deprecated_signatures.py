"""Orders of arguments that PyTorch still accepts, with a warning: `torch.add(x, 1, y)`, `x.addcmul(2, a, b)`.

They are signatures like the others, tried after them and never printed in an error message. The number stands before
the tensor that it multiplies; only the first call of a process warns.

Mirrors tools/autograd/deprecated.yaml and PythonArgParser::check_deprecated.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw
from tinytensor.aten.core.python.python_signature import Signature, make_signatures
from tinytensor.aten.core.schema.function_schema import FunctionSchema
from tinytensor.aten.core.schema.function_schema_parser import parse_schema
from tinytensor.c10.error import warn_once

_PRODUCTS = {
    "addbmm": "Tensor batch1, Tensor batch2",
    "addmm": "Tensor mat1, Tensor mat2",
    "addmv": "Tensor mat, Tensor vec",
    "addr": "Tensor vec1, Tensor vec2",
    "baddbmm": "Tensor batch1, Tensor batch2",
}

# Name of the operator -> its deprecated arguments, and the overload that is meant.
_ARGUMENTS: dict[str, tuple[tuple[str, ...], str]] = {
    "add": (("Tensor self, Scalar alpha, Tensor other",), "Tensor"),
    "sub": (("Tensor self, Scalar alpha, Tensor other",), "Tensor"),
    "addcdiv": (("Tensor self, Scalar value, Tensor tensor1, Tensor tensor2",), ""),
    "addcmul": (("Tensor self, Scalar value, Tensor tensor1, Tensor tensor2",), ""),
} | {
    name: ((f"Scalar beta, Tensor self, Scalar alpha, {product}", f"Scalar beta, Tensor self, {product}"), "")
    for name, product in _PRODUCTS.items()
}

# Functions with hidden signatures. With more than one signature, PyTorch's messages are less definite.
NAMES = frozenset(name + suffix for name in _ARGUMENTS for suffix in ("", "_"))


class DeprecatedOverload:
    """A deprecated order of arguments, which a parser takes for an operator."""

    def __init__(self, name: str, arguments: str, overload: str, *, out: bool) -> None:
        more = ", *, Tensor(a!) out" if out else ""
        self.name = f"{name}.deprecated({arguments}{more}) -> Tensor"
        self.op = find_schema_or_throw(f"aten::{name}", "out" if out else overload)
        self.table = self
        self.warning = ""

    @functools.cached_property
    def schema(self) -> FunctionSchema:
        return parse_schema(self.name)

    def call(self, *values: Any) -> Any:
        # The first deprecated call of the process, whichever it is.
        warn_once(self.warning, key="deprecated signature")
        given = {a.name: value for a, value in zip(self.schema.arguments, values, strict=True)}
        return self.op.call(*(given.get(a.name, a.default) for a in self.op.schema.arguments))

    def call_slow(self, ks: int, *values: Any) -> Any:
        return self.call(*values)

    def __getitem__(self, ks: int) -> Any:
        return self.call_slow


def deprecated_signatures(name: str, usual: Sequence[Signature], *, method: bool) -> list[Signature]:
    """The deprecated signatures of a function or method; `usual` are those that the warning recommends."""
    forms, overload = _ARGUMENTS[name.removesuffix("_")]
    outs = (False,) if method or name.endswith("_") else (False, True)
    overloads = [DeprecatedOverload(name, form, overload, out=out) for form in forms for out in outs]
    signatures = make_signatures(name, overloads, method=method)
    for signature in signatures:
        for op in (signature.op, signature.out_op):
            if isinstance(op, DeprecatedOverload):
                op.warning = (
                    f"This overload of {name} is deprecated:\n\t{name}{signature}\n"
                    "Consider using one of the following signatures instead:"
                    + "".join(f"\n\t{name}{recommended}" for recommended in usual)
                )
    return signatures
