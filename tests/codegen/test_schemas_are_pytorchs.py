"""Every schema of the operator table is one that PyTorch itself registers, word for word."""

from __future__ import annotations

import pytest
from for_each import for_each

from tinytensor.aten.core.schema.function_schema_parser import parse_schema
from tinytensor.codegen import load_native_functions

pytestmark = pytest.mark.oracle
torch = pytest.importorskip("torch")

FUNCTIONS = load_native_functions()


@for_each(FUNCTIONS, lambda fn: fn.full_name)
def test_schema(fn) -> None:
    theirs = {s.overload_name: str(s) for s in torch._C._jit_get_schemas_for_operator(f"aten::{fn.base_name}")}
    text = theirs.get(fn.func.overload_name)
    assert text is not None, f"PyTorch has no aten::{fn.full_name}"
    text = text.replace("memory_format=0", "memory_format=contiguous_format")  # PyTorch prints the enumerator's number
    assert str(parse_schema(text)) == str(parse_schema(f"aten::{fn.schema}"))
