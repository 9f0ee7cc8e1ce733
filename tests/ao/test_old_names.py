"""The old addresses of quantization, as programs import from them."""

from __future__ import annotations

import importlib

import pytest

MODULES = """
nn.quantized nn.quantized.dynamic nn.qat nn.qat.dynamic nn.intrinsic nn.intrinsic.qat nn.intrinsic.quantized nn.quantizable
quantization quantization.observer quantization.fake_quantize quantization.qconfig quantization.quantize quantization.stubs
quantization.quantization_mappings quantization.fuse_modules quantization.fuser_method_mappings quantization.quant_type
""".split()


@pytest.mark.parametrize("name", MODULES)
def test_the_same_things(library, name):
    old, new = (importlib.import_module(f"{library.__name__}.{path}{name}") for path in ("", "ao."))
    names = [each for each in getattr(new, "__all__", dir(new)) if isinstance(getattr(old, each, None), type)]
    assert names or name.endswith(("quantize", "mappings", "fuse_modules"))
    assert all(getattr(old, each) is getattr(new, each) for each in names)
    parent, _, last = f"{library.__name__}.{name}".rpartition(".")
    if last not in ("fuse_modules", "quantize"):  # of these names the package has functions
        assert getattr(importlib.import_module(parent), last) is old


@pytest.mark.parametrize("name", ["fuse_modules", "quantize"])
def test_functions_keep_their_names(library, name):
    importlib.import_module(f"{library.__name__}.quantization.{name}")
    assert callable(getattr(library.quantization, name))
