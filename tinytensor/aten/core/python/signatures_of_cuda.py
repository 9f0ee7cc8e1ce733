"""Signatures of functions for which PyTorch has kernels on CUDA alone: products of matrices in a dtype of their own.

A message about wrong arguments lists them, and whoever means one of them hears that there is no kernel. They are no entries of
native_functions.yaml: no device here has a kernel for them.

Mirrors `mm.dtype` and its kin in aten/src/ATen/native/native_functions.yaml, and reportError of
aten/src/ATen/core/dispatch/OperatorEntry.cpp.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, NoReturn

from tinytensor.aten.core.schema.function_schema import FunctionSchema
from tinytensor.aten.core.schema.function_schema_parser import parse_schema

_MATRICES = "Tensor self, Tensor mat2, ScalarType out_dtype"
_ADDED = "ScalarType out_dtype, *, Scalar beta=1, Scalar alpha=1"

# Name of the function -> the arguments of its overload `dtype`.
_ARGUMENTS = {
    "addmm": f"Tensor self, Tensor mat1, Tensor mat2, {_ADDED}",
    "baddbmm": f"Tensor self, Tensor batch1, Tensor batch2, {_ADDED}",
    "bmm": _MATRICES,
    "mm": _MATRICES,
}


class OverloadOfCUDA:
    """An overload without a kernel, which a parser takes for an operator."""

    def __init__(self, name: str, *, out: bool) -> None:
        arguments = _ARGUMENTS[name]
        more = f", {'' if '*' in arguments else '*, '}Tensor(a!) out" if out else ""
        self.operator = f"aten::{name}.dtype{'_out' if out else ''}"
        self.name = f"{self.operator}({arguments}{more}) -> Tensor"
        self.table = self

    @functools.cached_property
    def schema(self) -> FunctionSchema:
        return parse_schema(self.name)

    def call(self, *values: Any) -> NoReturn:
        raise NotImplementedError(
            f"Could not run '{self.operator}' with arguments from the 'CPU' backend. This could be because the operator doesn't "
            f"exist for this backend. '{self.operator}' is not available for any backend of this library."
        )

    def call_slow(self, ks: int, *values: Any) -> NoReturn:
        self.call(*values)

    def __getitem__(self, ks: int) -> Any:
        return self.call_slow


def overloads_of_cuda(name: str, ops: Sequence[Any]) -> list[OverloadOfCUDA]:
    """The overloads of this name that only CUDA has in PyTorch, with and without an output, if `ops` are without them."""
    if name not in _ARGUMENTS:
        return []
    known = {str(op.name) for op in ops}
    return [each for out in (False, True) if (each := OverloadOfCUDA(name, out=out)).operator not in known]
