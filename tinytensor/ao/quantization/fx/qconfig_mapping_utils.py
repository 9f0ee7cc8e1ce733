"""Which qconfig each node of a graph has.

Mirrors torch/ao/quantization/fx/qconfig_mapping_utils.py.
"""

from __future__ import annotations

import collections
import re
from typing import Any

import tinytensor as tt
from tinytensor.ao.nn.intrinsic import FusedModule
from tinytensor.ao.quantization.backend_config import BackendConfig, DTypeConfig
from tinytensor.ao.quantization.backend_config.utils import get_module_to_qat_module
from tinytensor.ao.quantization.observer import is_activation_post_process
from tinytensor.ao.quantization.qconfig import qconfig_equals
from tinytensor.ao.quantization.qconfig_mapping import QConfigMapping
from tinytensor.ao.quantization.utils import _parent_name, get_qconfig_dtypes
from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule


def _by_order(mapping: QConfigMapping, path: str, kind: Any, index: int, fallback: Any) -> Any:
    return mapping.module_name_object_type_order_qconfigs.get((path, kind, index), fallback)


def _by_name(mapping: QConfigMapping, name: str, fallback: Any) -> Any:
    """The one for the module, or for the nearest around it."""
    while name:
        if name in mapping.module_name_qconfigs:
            return mapping.module_name_qconfigs[name]
        name, _ = _parent_name(name)
    return fallback


def _maybe_adjust_qconfig_for_module_type_or_name(
    mapping: QConfigMapping, module_type: Any, module_name: str, global_qconfig: Any
) -> Any:
    qconfig = mapping.object_type_qconfigs.get(module_type, global_qconfig)
    for pattern, by_pattern in mapping.module_name_regex_qconfigs.items():
        if re.match(pattern, module_name):
            qconfig = by_pattern
            break
    return _by_name(mapping, module_name, qconfig)


def _update_qconfig_for_fusion(model: GraphModule, mapping: QConfigMapping) -> None:
    """Give fused classes the qconfig of their parts. LookupError if these differ."""
    by_type = mapping.object_type_qconfigs
    if not by_type:
        return
    modules = dict(model.named_modules())
    for node in model.graph.nodes:
        module = modules.get(node.target) if node.op == "call_module" else None
        if not isinstance(module, FusedModule):
            continue
        parts = list(module._modules.values())
        qconfig = by_type.get(type(parts[0]))
        for part in parts[1:]:
            if not qconfig_equals(by_type.get(type(part)), qconfig):
                raise LookupError(
                    f"During fusion, we need to specify the same qconfigs for all module types in {type(module)} offending type: "
                    f"{type(part)}"
                )
        if qconfig is not None:
            by_type[type(module)] = qconfig


def _generate_node_name_to_qconfig(
    root: Any,
    modules: dict[str, Any],
    input_graph: Graph,
    mapping: QConfigMapping,
    node_name_to_scope: dict[str, tuple[str, Any]],
) -> dict[str, Any]:
    """Name of a node -> its qconfig; modules that are called get it, too."""
    adjust = _maybe_adjust_qconfig_for_module_type_or_name
    default = mapping.global_qconfig
    found: dict[str, Any] = {}
    # How often a class or function was called within a module so far.
    counts: dict[str, dict[Any, int]] = collections.defaultdict(lambda: collections.defaultdict(int))
    for node in input_graph.nodes:
        qconfig = None
        if node.op == "get_attr":
            name, _ = _parent_name(node.target)
            qconfig = adjust(mapping, type(modules[name]), name, default)
        elif node.op == "call_function":
            path, kind = node_name_to_scope[node.name]
            qconfig = adjust(mapping, kind, path, mapping.object_type_qconfigs.get(node.target, default))
            index = counts[path][node.target]
            counts[path][node.target] += 1
            qconfig = _by_order(mapping, path, node.target, index, qconfig)
        elif node.op == "call_method":
            path, kind = node_name_to_scope[node.name]
            qconfig = adjust(mapping, kind, path, adjust(mapping, node.target, path, default))
        elif node.op == "call_module":
            module = modules[node.target]
            if is_activation_post_process(module):
                continue
            qconfig = adjust(mapping, type(module), node.target, default)
            path, kind = node_name_to_scope[node.name]
            parent, _ = _parent_name(path)
            index = counts[parent][kind]
            counts[parent][kind] += 1
            qconfig = module.qconfig = _by_order(mapping, parent, kind, index, qconfig)
        found[node.name] = qconfig
    return found


def _compare_prepare_convert_qconfig_mappings(prepare: QConfigMapping, convert: QConfigMapping) -> None:
    """AssertionError if the mapping for `convert_fx` asks for something that `prepare_fx` did not observe."""
    if not qconfig_equals(prepare.global_qconfig, convert.global_qconfig):
        raise AssertionError("Expected global qconfigs to be the same in the prepare and convert quantization configs")
    for name in ("object_type", "module_name", "module_name_regex"):
        before, after = (getattr(mapping, f"{name}_qconfigs") for mapping in (prepare, convert))
        for key in before:
            if key not in after:
                raise AssertionError(
                    f"Missing key {name} {key} in convert QConfigMapping when it was present in prepare"
                )
            if after[key] is not None and not qconfig_equals(before[key], after[key]):
                raise AssertionError(
                    f"Expected convert QConfigMapping to have the same qconfig as prepare for key {name} {key}; prepare: "
                    f"{before[key]}; convert: {after[key]}"
                )


def _is_qconfig_supported_by_dtype_configs(qconfig: Any, dtype_configs: list[DTypeConfig]) -> bool:
    activation, weight, dynamic = get_qconfig_dtypes(qconfig)
    for each in dtype_configs:
        given = (each.input_dtype, each.output_dtype, each.weight_dtype, each.bias_dtype)
        input_dtype, output_dtype, weight_dtype, bias_dtype = (dtype or tt.float32 for dtype in given)
        if each.is_dynamic:
            fits = dynamic and output_dtype is tt.float32
        else:
            half = activation is tt.float16 and weight is tt.float16
            fits = output_dtype is activation and bias_dtype is (tt.float16 if half else tt.float32)
        if fits and input_dtype is activation and weight_dtype is weight:
            return True
    return False


def _get_flattened_qconfig_dict(mapping: QConfigMapping) -> dict[Any, Any]:
    return {"": mapping.global_qconfig, **mapping.object_type_qconfigs, **mapping.module_name_qconfigs}


def _update_qconfig_for_qat(mapping: QConfigMapping, backend_config: BackendConfig) -> None:
    """Give classes of training the qconfigs of their float classes."""
    qat = get_module_to_qat_module(backend_config)
    for kind, qconfig in list(mapping.object_type_qconfigs.items()):
        if kind in qat:
            mapping.object_type_qconfigs[qat[kind]] = qconfig
