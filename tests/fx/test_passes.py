"""Passes over graphs do what PyTorch's do: the same nodes, code, numbers and errors."""

from __future__ import annotations

import sys

import pytest
from pass_programs import PROGRAMS, Pydot, answer

import tinytensor as tt
from tinytensor.fx.passes import graph_drawer


@pytest.mark.parametrize("name", PROGRAMS)
def test_same_as_pytorch(name, torch, monkeypatch):
    monkeypatch.setitem(sys.modules, "pydot", Pydot("pydot"))
    assert answer(tt, name) == answer(torch, name)


def test_passes_without_pytorch():
    """What the programs compute is computed here, too: fused and folded models give the model's numbers."""
    for name in ("partitions", "tags", "constants", "supports", "topological_order", "types_of_tensors", "provenance"):
        assert answer(tt, name)
    modules = answer(tt, "managers")
    assert "Circular dependency detected" in "".join(text for text in modules if isinstance(text, str))
    fused, numbers, undropped, same_numbers, *_ = answer(tt, "for_inference")
    assert "BatchNorm" not in fused[0] and "_3" in fused[0] and "_3" not in undropped[1]
    assert tt.allclose(tt.tensor(numbers), tt.tensor(same_numbers), atol=1e-4)
    with pytest.raises(RuntimeError, match="FXGraphDrawer requires the pydot package to be installed"):
        graph_drawer.FxGraphDrawer(tt.fx.symbolic_trace(lambda x: x), "x")
