"""From a float model to one of integers, by way of its graph.

    after training    prepare_fx(model, qconfigs, example_inputs); run some data through it; convert_fx(model)
    dynamic           the same with qconfigs for dynamic quantization; no data are needed
    while training    prepare_qat_fx(model, qconfigs, example_inputs); train; convert_fx(model)

The model is traced, so that functions are quantized as modules are, and nothing has to be marked or fused by hand.

Mirrors torch/ao/quantization/quantize_fx.py, without its warnings that torchao will take its place.
"""

from __future__ import annotations

import copy
from typing import Any

from tinytensor import nn
from tinytensor.ao.nn.quantized.functional_modules import FloatFunctional, FXFloatFunctional
from tinytensor.ao.quantization.fx.convert import convert
from tinytensor.ao.quantization.fx.custom_config import (
    ConvertCustomConfig,
    FuseCustomConfig,
    PrepareCustomConfig,
    read_config,
)
from tinytensor.ao.quantization.fx.fuse import fuse
from tinytensor.ao.quantization.fx.prepare import prepare
from tinytensor.ao.quantization.fx.tracer import QuantizationTracer
from tinytensor.ao.quantization.fx.utils import get_skipped_module_name_and_classes
from tinytensor.fx._symbolic_trace import symbolic_trace
from tinytensor.fx.graph_module import GraphModule


def _preserved(model: Any, names: list[str]) -> dict[str, Any]:
    return {name: getattr(model, name) for name in names if hasattr(model, name)}


def attach_preserved_attrs_to_model(model: Any, preserved_attrs: dict[str, Any]) -> None:
    """Give a new model attributes of the old one, and note them in its `meta`."""
    model.meta["_user_preserved_attributes"] = copy.copy(preserved_attrs)
    for name, value in preserved_attrs.items():
        setattr(model, name, value)


def _check_is_graph_module(model: Any) -> None:
    if not isinstance(model, GraphModule):
        raise ValueError(
            f"input model must be a GraphModule, Got type:{type(model)} Please make sure to follow the tutorials."
        )


def _swap_ff_with_fxff(model: nn.Module) -> None:
    """In graphs sums are observed by themselves: modules that stand for them need no observer of their own."""
    for name, child in list(model.named_children()):
        if isinstance(child, FloatFunctional):
            model._modules[name] = FXFloatFunctional()
        else:
            _swap_ff_with_fxff(child)


def _prepare_fx(
    model: Any,
    qconfig_mapping: Any,
    is_qat: bool,
    example_inputs: tuple[Any, ...],
    prepare_custom_config: Any = None,
    _equalization_config: Any = None,
    backend_config: Any = None,
    is_standalone_module: bool = False,
) -> GraphModule:
    config = read_config(prepare_custom_config, PrepareCustomConfig, "prepare_custom_config", "prepare")
    _swap_ff_with_fxff(model)
    preserved = _preserved(model, config.preserved_attributes)
    tracer = QuantizationTracer(*get_skipped_module_name_and_classes(config, is_standalone_module))
    traced = GraphModule(model, tracer.trace(model))
    fused = fuse(
        traced, is_qat, FuseCustomConfig().set_preserved_attributes(config.preserved_attributes), backend_config
    )
    prepared = prepare(
        fused, qconfig_mapping, is_qat, tracer.node_name_to_scope, example_inputs, config, _equalization_config, backend_config,
        is_standalone_module,
    )  # fmt: skip
    attach_preserved_attrs_to_model(prepared, preserved)
    return prepared


def _prepare_standalone_module_fx(
    model: Any,
    qconfig_mapping: Any,
    is_qat: bool,
    example_inputs: tuple[Any, ...],
    prepare_custom_config: Any = None,
    backend_config: Any = None,
) -> GraphModule:
    return _prepare_fx(
        model, qconfig_mapping, is_qat, example_inputs, prepare_custom_config, None, backend_config, is_standalone_module=True
    )  # fmt: skip


def fuse_fx(model: Any, fuse_custom_config: Any = None, backend_config: Any = None) -> GraphModule:
    """The model as a graph, with convolutions, batch norms and relus made one; in evaluation mode.

    >>> from tinytensor.ao.quantization.quantize_fx import fuse_fx
    >>> model = tt.nn.Sequential(tt.nn.Conv2d(1, 2, 1), tt.nn.BatchNorm2d(2), tt.nn.ReLU()).eval()
    >>> [node.name for node in fuse_fx(model).graph.nodes]
    ['input_1', '_0', 'output']
    """
    config = read_config(fuse_custom_config, FuseCustomConfig, "fuse_custom_config", "fuse", stacklevel=3)
    preserved = _preserved(model, config.preserved_attributes)
    fused = fuse(symbolic_trace(model), False, config, backend_config)
    attach_preserved_attrs_to_model(fused, preserved)
    return fused


def prepare_fx(
    model: Any,
    qconfig_mapping: Any,
    example_inputs: tuple[Any, ...],
    prepare_custom_config: Any = None,
    _equalization_config: Any = None,
    backend_config: Any = None,
) -> GraphModule:
    """The model as a graph with observers, for quantization after training. Its modules are the model's: copy it before.

        qconfig_mapping         a QConfigMapping
        example_inputs          arguments of a call; they play no part here
        prepare_custom_config   a PrepareCustomConfig
        backend_config          a BackendConfig: what can be done with integers

    >>> from tinytensor.ao.quantization import get_default_qconfig_mapping
    >>> from tinytensor.ao.quantization.quantize_fx import convert_fx, prepare_fx
    >>> model = tt.nn.Sequential(tt.nn.Linear(2, 3), tt.nn.ReLU()).eval()
    >>> prepared = prepare_fx(model, get_default_qconfig_mapping("x86"), (tt.ones(1, 2),))
    >>> _ = prepared(tt.ones(1, 2))
    >>> [node.name for node in convert_fx(prepared).graph.nodes]
    ['input_1', '_0_input_scale_0', '_0_input_zero_point_0', 'quantize_per_tensor', '_0', 'dequantize_1', 'output']
    """
    return _prepare_fx(
        model, qconfig_mapping, False, example_inputs, prepare_custom_config, _equalization_config, backend_config
    )


def prepare_qat_fx(
    model: Any,
    qconfig_mapping: Any,
    example_inputs: tuple[Any, ...],
    prepare_custom_config: Any = None,
    backend_config: Any = None,
) -> GraphModule:
    """The model, in training mode, as a graph that rounds weights and results as integers would be."""
    return _prepare_fx(
        model, qconfig_mapping, True, example_inputs, prepare_custom_config, backend_config=backend_config
    )


def _convert_fx(
    graph_module: Any,
    is_reference: bool,
    convert_custom_config: Any = None,
    is_standalone_module: bool = False,
    _remove_qconfig: bool = True,
    qconfig_mapping: Any = None,
    backend_config: Any = None,
    keep_original_weights: bool = False,
) -> GraphModule:
    config = read_config(convert_custom_config, ConvertCustomConfig, "convert_custom_config", "convert")
    _check_is_graph_module(graph_module)
    preserved = _preserved(graph_module, config.preserved_attributes)
    quantized = convert(
        graph_module, is_reference, config, is_standalone_module, _remove_qconfig, qconfig_mapping, backend_config,
        keep_original_weights=keep_original_weights,
    )  # fmt: skip
    attach_preserved_attrs_to_model(quantized, preserved)
    return quantized


def convert_fx(
    graph_module: Any,
    convert_custom_config: Any = None,
    _remove_qconfig: bool = True,
    qconfig_mapping: Any = None,
    backend_config: Any = None,
    keep_original_weights: bool = False,
) -> GraphModule:
    """The prepared model over integers. ValueError for a module that is no graph, AssertionError for one not prepared.

    qconfig_mapping         as that of `prepare_fx`, with None for what is to stay floats
    keep_original_weights   keep the weights of functions beside the packed ones
    """
    return _convert_fx(
        graph_module, False, convert_custom_config, False, _remove_qconfig, qconfig_mapping, backend_config, keep_original_weights
    )  # fmt: skip


def convert_to_reference_fx(
    graph_module: Any,
    convert_custom_config: Any = None,
    _remove_qconfig: bool = True,
    qconfig_mapping: Any = None,
    backend_config: Any = None,
) -> GraphModule:
    """The prepared model in floats, with pairs of quantize and dequantize and reference modules: what a backend begins with."""
    return _convert_fx(
        graph_module, True, convert_custom_config, False, _remove_qconfig, qconfig_mapping, backend_config
    )


def _convert_standalone_module_fx(
    graph_module: Any, is_reference: bool = False, convert_custom_config: Any = None
) -> GraphModule:
    return _convert_fx(graph_module, is_reference, convert_custom_config, is_standalone_module=True)


__all__ = [
    "attach_preserved_attrs_to_model", "convert_fx", "convert_to_reference_fx", "fuse_fx", "prepare_fx", "prepare_qat_fx",
]  # fmt: skip
