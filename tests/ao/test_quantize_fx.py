"""Models quantized by way of their graphs: the graphs, their code and their numbers are PyTorch's, after every step."""

from __future__ import annotations

from typing import Any

import pytest
from fx_programs import MODELS, PROGRAMS, WAYS, answer, data, filled, mlp

import tinytensor as tt
from tinytensor.ao.quantization import QConfigMapping, default_dynamic_qconfig, get_default_qconfig_mapping
from tinytensor.ao.quantization.quantize_fx import convert_fx, convert_to_reference_fx, prepare_fx


def different(ours: Any, theirs: Any, path: str = "") -> str | None:
    """Where the answers differ. Floats may by the error of a sum, which is far below a step of an 8-bit scale."""
    if isinstance(theirs, float):
        return (
            None
            if isinstance(ours, float) and abs(ours - theirs) <= 2e-5 * max(1.0, abs(theirs))
            else f"{path}: {ours} {theirs}"
        )
    if type(ours) is not type(theirs):
        return f"{path}: {ours!r} {theirs!r}"
    if isinstance(theirs, dict):
        if list(ours) != list(theirs):
            return f"{path}: {list(ours)} {list(theirs)}"
        ours, theirs = list(ours.values()), list(theirs.values())
    if isinstance(theirs, list):
        if len(ours) != len(theirs):
            return f"{path}: {len(ours)} {len(theirs)}"
        found = (different(a, b, f"{path}[{i}]") for i, (a, b) in enumerate(zip(ours, theirs, strict=True)))
        return next((each for each in found if each), None)
    return None if ours == theirs else f"{path}:\n{ours}\n{theirs}"


@pytest.fixture
def fbgemm(torch):
    import torch.ao.quantization.quantize_fx

    before, torch.backends.quantized.engine = torch.backends.quantized.engine, "fbgemm"
    yield torch
    torch.backends.quantized.engine = before


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", MODELS)
def test_models_as_pytorch_quantizes_them(name, way, fbgemm):
    assert different(answer(tt, name, way), answer(fbgemm, name, way)) is None


@pytest.mark.parametrize("name", PROGRAMS)
def test_choices_as_pytorch_understands_them(name, fbgemm):
    assert different(answer(tt, name), answer(fbgemm, name)) is None


def test_integers_stay_close_to_floats():
    model, x = filled(tt, mlp(tt)).eval(), data(tt, 3, 6)
    expected = model(x)
    prepared = prepare_fx(model, get_default_qconfig_mapping("fbgemm"), (x,))
    prepared(x)
    assert any(node.name.startswith("activation_post_process") for node in prepared.graph.nodes)
    reference = convert_to_reference_fx(prepared)
    assert tt.allclose(reference(x), expected, atol=0.05)
    with pytest.raises(AssertionError, match="incoming model must be produced by prepare_fx"):
        convert_fx(reference)


def test_dynamic_models_have_modules_over_integers():
    model = prepare_fx(
        tt.nn.Sequential(tt.nn.Linear(4, 4), tt.nn.ReLU(), tt.nn.Linear(4, 2)).eval(),
        QConfigMapping().set_global(default_dynamic_qconfig),
        (),
    )
    converted = convert_fx(model)
    assert [node.op for node in converted.graph.nodes] == ["placeholder", "call_module", "call_module", "output"]
    kinds = [type(converted.get_submodule(name)).__name__ for name in ("0", "2")]
    assert kinds == ["LinearReLU", "Linear"]
    assert converted(tt.ones(3, 4)).shape == (3, 2)
