"""Observers become pairs of quantize and dequantize, and modules with weights reference modules; then operators over integers.

Mirrors torch/ao/quantization/fx/convert.py. Left out: decomposed operators, equalization.
"""

from __future__ import annotations

import copy
import importlib
import warnings
from typing import Any

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao.nn.intrinsic import FusedModule
from tinytensor.ao.quantization.backend_config import BackendConfig, get_native_backend_config
from tinytensor.ao.quantization.backend_config.utils import (
    get_fused_module_classes,
    get_pattern_to_dtype_configs,
    get_qat_module_classes,
    get_root_module_to_quantized_reference_module,
)
from tinytensor.ao.quantization.fx._lower_to_native_backend import _lower_to_native_backend
from tinytensor.ao.quantization.fx.custom_config import ConvertCustomConfig, read_config
from tinytensor.ao.quantization.fx.prepare import read_mapping
from tinytensor.ao.quantization.fx.qconfig_mapping_utils import (
    _compare_prepare_convert_qconfig_mappings,
    _generate_node_name_to_qconfig,
    _is_qconfig_supported_by_dtype_configs,
    _update_qconfig_for_fusion,
    _update_qconfig_for_qat,
)
from tinytensor.ao.quantization.fx.utils import (
    _is_custom_module_lstm,
    _is_custom_module_mha,
    collect_producer_nodes,
    create_getattr_from_value,
    get_custom_module_class_keys,
    graph_module_from_producer_nodes,
    is_observed_standalone_module,
    node_arg_is_weight,
    observed_attrs,
)
from tinytensor.ao.quantization.observer import is_activation_post_process
from tinytensor.ao.quantization.qconfig import qconfig_equals
from tinytensor.ao.quantization.quantize import _remove_qconfig
from tinytensor.ao.quantization.stubs import DeQuantStub
from tinytensor.ao.quantization.utils import (
    _parent_name,
    activation_is_statically_quantized,
    get_qparam_dict,
    get_swapped_custom_module_class,
    is_per_channel,
    weight_is_quantized,
)
from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node
from tinytensor.nn import functional as F
from tinytensor.nn.utils.parametrize import type_before_parametrizations

_FLOAT8 = (tt.float8_e5m2, tt.float8_e4m3fn)
_STATIC = (tt.quint8, tt.qint8, tt.qint32, *_FLOAT8)
_SUPPORTED = (*_STATIC, tt.uint8, tt.int8, tt.uint16, tt.int16, tt.int32, tt.float16)


def _is_dequantize(arg: Any) -> bool:
    return isinstance(arg, Node) and arg.op == "call_method" and arg.target == "dequantize"


def _insert_dequantize_node(node: Node, graph: Graph) -> None:
    with graph.inserting_after(node):
        made = graph.call_method("dequantize", (node,))
    for user in list(node.users):
        if user is not made:
            user.replace_input_with(node, made)


def _replace_stub(node: Node, graph: Graph) -> None:
    """The observer, or stub, behind a module of users becomes `dequantize`."""
    source = node.args[0]
    node.replace_all_uses_with(source)
    graph.erase_node(node)
    _insert_dequantize_node(source, graph)


def _maybe_recursive_remove_dequantize(arg: Any, node: Node) -> None:
    if _is_dequantize(arg):
        node.replace_input_with(arg, arg.args[0])
    elif isinstance(arg, (list, tuple, dict)):
        for each in list(arg.values()) if isinstance(arg, dict) else arg:
            _maybe_recursive_remove_dequantize(each, node)
    else:
        warnings.warn(f"Unsupported node type in recursive remove dequantize: {type(arg)}", stacklevel=2)


class _Converting:
    """One run over an observed graph."""

    def __init__(
        self, model: GraphModule, backend: BackendConfig, custom: ConvertCustomConfig, is_reference: bool
    ) -> None:
        self.model, self.graph, self.backend = model, model.graph, backend
        self.is_reference = is_reference
        self.modules = dict(model.named_modules(remove_duplicate=False))
        self.attrs = observed_attrs(model)
        self.qconfigs: dict[str, Any] = self.attrs.node_name_to_qconfig
        self.mapping = custom.observed_to_quantized_mapping
        self.custom_classes = get_custom_module_class_keys(self.mapping)
        self.references = get_root_module_to_quantized_reference_module(backend)
        self.qat_classes = get_qat_module_classes(backend)
        self.fused_classes = get_fused_module_classes(backend)
        self.static_custom_nodes: set[Node] = set()

    def run(self) -> None:
        """Change the graph and its modules."""
        self._run_weight_observers()
        inputs = 0
        for node in list(self.graph.nodes):
            if node.op == "placeholder":
                if inputs in self.attrs.prepare_custom_config.input_quantized_indexes:
                    _insert_dequantize_node(node, self.graph)
                inputs += 1
            elif node.op == "output":
                self._keep_integers(node)
            elif node.op == "call_module":
                self._convert_module(node)

    def _keep_integers(self, node: Node) -> None:
        indexes, output = self.attrs.prepare_custom_config.output_quantized_indexes, node.args[0]
        if isinstance(output, (list, tuple)):
            for index in indexes:
                _maybe_recursive_remove_dequantize(output[index], node)
        elif indexes and not isinstance(output, (Node, dict)):
            warnings.warn(f"Unsupported node type for output_quantized_idxs: {type(output)}", stacklevel=2)
        elif 0 in indexes:
            _maybe_recursive_remove_dequantize(output, node)

    def _convert_module(self, node: Node) -> None:
        module = self.modules.get(node.target)
        if module is None:
            raise AssertionError("Expected module for call_module node to be present in modules mapping")
        kind = type_before_parametrizations(module)
        if is_activation_post_process(module):
            if node.args[0] in self.static_custom_nodes:
                _replace_stub(node, self.graph)
            else:
                self._replace_observer(node)
        elif isinstance(module, DeQuantStub):
            _replace_stub(node, self.graph)
        elif is_observed_standalone_module(module):
            self._convert_standalone_module(node)
        elif kind in self.references or kind in self.qat_classes or kind in self.fused_classes:
            if kind not in self.fused_classes or type_before_parametrizations(module[0]) in self.references:
                self._convert_weighted_module(node)
        elif kind in self.custom_classes:
            self._convert_custom_module(node)

    def _put(self, node: Node, module: Any) -> None:
        parent, name = _parent_name(node.target)
        setattr(self.modules[parent], name, module)

    def _is_left_alone(self, node: Any) -> bool:
        return isinstance(node, Node) and node.name in self.qconfigs and self.qconfigs[node.name] is None

    # ---- observers ---------------------------------------------------------------------------------------------------

    def _run_weight_observers(self) -> None:
        """Weights of functions are observed now: no call of the model changes them."""
        for node in self.graph.nodes:
            for arg in node.args if node.op == "call_function" else ():
                if isinstance(arg, Node) and node_arg_is_weight(node, arg):
                    nodes = collect_producer_nodes(arg)
                    if nodes is not None:
                        graph_module_from_producer_nodes(self.model, nodes)()

    def _where(self, node: Node) -> tuple[str, str]:
        """(path of the module in which the value is made, a suffix): how the buffers of its scale are called."""
        observed, suffix = node.args[0], ""
        first: Any = observed
        if self._is_left_alone(observed):
            users = list(node.users)
            linear = [user for user in users if user.op == "call_function" and user.target is F.linear]
            first = (linear + users + [None])[0]
            suffix = "_input"
        scope = self.attrs.node_name_to_scope
        return (scope[first.name][0] if first is not None and first.name in scope else ""), suffix

    def _replace_observer(self, node: Node) -> None:
        process = self.modules[node.target]
        dtype, dynamic = process.dtype, getattr(process, "is_dynamic", False)
        around = [*node.args, *node.users]
        if all(map(self._is_left_alone, around)) or not (dynamic or dtype in _SUPPORTED):
            node.replace_all_uses_with(node.args[0])
            self.graph.erase_node(node)
            return
        if dynamic:
            engines: Any = tt.backends.quantized
            reduce_range = engines.engine in ("fbgemm", "x86")
            self._replace(
                node, "call_function", tt.quantize_per_tensor_dynamic, {"dtype": dtype, "reduce": reduce_range}
            )
        elif dtype in _STATIC:
            scale, zero_point = process.calculate_qparams()
            if is_per_channel(process.qscheme):
                numbers = {"_scale_": scale, "_zero_point_": zero_point, "_axis_": int(process.ch_axis)}
                function: Any = tt.quantize_per_channel
            else:
                numbers = {"_scale_": float(scale), "_zero_point_": int(zero_point)}
                function = tt.quantize_per_tensor
            self._replace(node, "call_function", function, numbers | {"_dtype_": dtype})
        elif dtype is tt.float16:
            self._replace(node, "call_method", "to", {"_dtype_": dtype})

    def _replace(self, node: Node, op: str, target: Any, numbers: dict[str, Any]) -> None:
        path, suffix = self._where(node)
        with self.graph.inserting_before(node):
            args: list[Any] = [node.args[0]]
            for key, value in numbers.items():
                if key in ("_scale_", "_zero_point_"):
                    value = create_getattr_from_value(self.model, self.graph, path + suffix + key, value)
                args.append(value)
            quantized = self.graph.create_node(op, target, tuple(args), {})
            node.replace_all_uses_with(self.graph.call_method("dequantize", (quantized,)))
        self.graph.erase_node(node)

    # ---- modules -----------------------------------------------------------------------------------------------------

    def _convert_standalone_module(self, node: Node) -> None:
        module = self.modules[node.target]
        attrs = observed_attrs(module)
        for index, arg in enumerate(list(node.args)):
            if index in attrs.standalone_module_input_quantized_idxs and _is_dequantize(arg):
                node.replace_input_with(arg, arg.args[0])
                if not arg.users:
                    self.graph.erase_node(arg)
        outputs = attrs.standalone_module_output_quantized_idxs
        if outputs:
            if outputs[0] != 0:
                raise AssertionError("Currently only quantized output idxs = [0] is supported")
            _insert_dequantize_node(node, self.graph)
        # By name, for that file calls this one.
        names = importlib.import_module("tinytensor.ao.quantization.quantize_fx")
        run = names.convert_to_reference_fx if self.is_reference else names.convert_fx
        self.modules[node.target] = run(module, backend_config=self.backend)
        self._put(node, self.modules[node.target])

    def _convert_weighted_module(self, node: Node) -> None:
        module: Any = self.modules[node.target]
        qconfig, process = module.qconfig, None
        if issubclass(type(module), self.qat_classes):
            process = module.weight_fake_quant
            module = module.to_float()
            self._put(node, module)
        observed = node.name in self.attrs.observed_node_names
        if qconfig is None or self._is_left_alone(node) or not observed:
            return
        dtypes = get_pattern_to_dtype_configs(self.backend).get(type(module), [])
        if not _is_qconfig_supported_by_dtype_configs(qconfig, dtypes) or not weight_is_quantized(qconfig):
            return
        inner = module[0] if isinstance(module, FusedModule) else module
        kind = type_before_parametrizations(inner)
        if kind not in self.references:
            raise AssertionError(f"No reference quantized module class configured for {kind}")
        made = self.references[kind].from_float(inner, _weight_numbers(inner, qconfig, process))
        if isinstance(module, FusedModule):
            module[0] = made
        else:
            self._put(node, made)

    def _convert_custom_module(self, node: Node) -> None:
        module: Any = self.modules[node.target]
        qconfig = module.qconfig
        if activation_is_statically_quantized(qconfig):
            self.static_custom_nodes.add(node)
            for arg in self._arguments_of_custom_module(node):
                if _is_dequantize(arg):
                    node.replace_input_with(arg, arg.args[0])
                    if not arg.users:
                        self.graph.erase_node(arg)
            if not _is_custom_module_lstm(node, self.modules) and not _is_custom_module_mha(node, self.modules):
                called = [self.modules[user.target] for user in node.users if user.op == "call_module"]
                observers = [each for each in called if is_activation_post_process(each)]
                if not observers:
                    raise AssertionError("Expected activation_post_process to be present for observed custom module")
                module.activation_post_process = observers[0]
        quantized = get_swapped_custom_module_class(module, self.mapping, qconfig)
        self._put(node, quantized.from_observed(module))

    def _arguments_of_custom_module(self, node: Node) -> list[Any]:
        if _is_custom_module_lstm(node, self.modules):
            if not (len(node.args) == 2 and isinstance(node.args[1], tuple) and len(node.args[1]) == 2):
                raise AssertionError("Expected LSTM custom module inputs to be (input, (hidden0, hidden1))")
            return [node.args[0], *node.args[1]]
        if _is_custom_module_mha(node, self.modules):
            if len(node.args) != 3:
                raise AssertionError("Expected MHA custom module inputs to be (query, key, value)")
            return list(node.args)
        return [node.args[0]]


def _weight_numbers(module: Any, qconfig: Any, process: Any) -> dict[str, Any]:
    """Scale and zero point of the weight, or of each weight, as a reference module wants them."""

    def numbers(weight: Any, only_integers: bool = False) -> dict[str, Any]:
        observer = qconfig.weight()
        if not only_integers or observer.dtype is tt.qint8:
            observer(weight)
        return get_qparam_dict(observer)

    found: dict[str, Any] = {"is_decomposed": False}
    if isinstance(module, nn.RNNCellBase):
        return found | {name: numbers(getattr(module, name)) for name in ("weight_ih", "weight_hh")}
    if isinstance(module, (nn.LSTM, nn.GRU)):
        names = [name for name in module._flat_weights_names if name.startswith("weight")]
        return found | {name: numbers(getattr(module, name), True) for name in names}
    if process is None:
        return found | numbers(module.weight)
    process(module.weight)
    return found | get_qparam_dict(process)


def convert(
    model: GraphModule,
    is_reference: bool = False,
    convert_custom_config: Any = None,
    is_standalone_module: bool = False,
    _remove_qconfig_flag: bool = True,
    qconfig_mapping: Any = None,
    backend_config: Any = None,
    is_decomposed: bool = False,
    keep_original_weights: bool = False,
) -> GraphModule:
    """The prepared model over integers; with `is_reference` in floats, with pairs of quantize and dequantize.

    AssertionError for a model that was not prepared.
    """
    custom = read_config(convert_custom_config, ConvertCustomConfig, "convert_custom_config", "convert")
    backend = read_config(backend_config, BackendConfig, "backend_config", "prepare")
    if backend_config is None:
        backend = get_native_backend_config()
    if is_decomposed:
        raise NotImplementedError("decomposed operators are not supported by this library")
    attrs = observed_attrs(model)
    if attrs is None:
        raise AssertionError("incoming model must be produced by prepare_fx")
    run = _Converting(model, backend, custom, is_reference)
    if qconfig_mapping:
        run.qconfigs = _qconfigs_for_converting(model, run, read_mapping(qconfig_mapping, "convert"))
    run.run()
    model.graph.eliminate_dead_code()
    model = GraphModule(model, model.graph)
    if not is_reference:
        model = _lower_to_native_backend(model, run.qconfigs, attrs.node_name_to_scope, keep_original_weights)
    if _remove_qconfig_flag:
        _remove_qconfig(model)
    model.delete_all_unused_submodules()
    return model


def _qconfigs_for_converting(model: GraphModule, run: _Converting, mapping: Any) -> dict[str, Any]:
    """Name of a node -> its qconfig by a mapping that leaves some alone."""
    mapping, attrs = copy.deepcopy(mapping), run.attrs
    if attrs.is_qat:
        _update_qconfig_for_qat(mapping, run.backend)
    _update_qconfig_for_fusion(model, mapping)
    _compare_prepare_convert_qconfig_mappings(attrs.qconfig_mapping, mapping)
    modules = copy.deepcopy(run.modules)
    found = _generate_node_name_to_qconfig(model, modules, model.graph, mapping, attrs.node_name_to_scope)
    for name, before in attrs.node_name_to_qconfig.items():
        if name not in found:
            raise AssertionError(f"Expected key {name} in convert node_name_to_qconfig")
        if found[name] is not None and not qconfig_equals(before, found[name]):
            raise AssertionError(
                f"Expected k {name} to have the same value in prepare and convert QConfigMappings, but {before} was updated to "
                f"{found[name]}"
            )
    return found


__all__ = ["convert"]
