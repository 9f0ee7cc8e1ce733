"""Observers put into a graph: behind values that will be integers, and once only.

Mirrors torch/ao/quantization/fx/prepare.py. Left out: equalization, annotations of exported programs.
"""

from __future__ import annotations

import copy
import dataclasses
import importlib
import warnings
from typing import Any

import tinytensor as tt
from tinytensor.ao.quantization.backend_config import BackendConfig, DTypeConfig, get_native_backend_config
from tinytensor.ao.quantization.backend_config.utils import (
    get_fusion_pattern_to_root_node_getter,
    get_module_to_qat_module,
    get_pattern_to_dtype_configs,
)
from tinytensor.ao.quantization.fx.custom_config import (
    PrepareCustomConfig,
    StandaloneModuleConfigEntry,
    read_config,
)
from tinytensor.ao.quantization.fx.match_utils import _find_matches
from tinytensor.ao.quantization.fx.qconfig_mapping_utils import (
    _generate_node_name_to_qconfig,
    _get_flattened_qconfig_dict,
    _update_qconfig_for_fusion,
    _update_qconfig_for_qat,
)
from tinytensor.ao.quantization.fx.quantize_handler import (
    _default_root_node_getter,
    _get_pattern_to_quantize_handlers,
)
from tinytensor.ao.quantization.fx.utils import (
    NON_QUANTIZABLE_WEIGHT_OPS,
    ObservedGraphModuleAttrs,
    _insert_dequant_stubs_for_custom_module_lstm_output,
    _is_custom_module_lstm,
    _maybe_get_custom_module_lstm_from_node_arg,
    _qconfig_satisfies_dtype_config_constraints,
    all_node_args_have_no_tensors,
    get_custom_module_class_keys,
    get_new_attr_name_with_prefix,
    get_non_observable_arg_indexes_and_types,
    node_arg_is_bias,
    node_arg_is_weight,
    sorted_patterns,
)
from tinytensor.ao.quantization.observer import PlaceholderObserver, ReuseInputObserver, is_activation_post_process
from tinytensor.ao.quantization.qconfig import QConfig
from tinytensor.ao.quantization.qconfig_mapping import QConfigMapping
from tinytensor.ao.quantization.quantize import convert, propagate_qconfig_
from tinytensor.ao.quantization.utils import _parent_name, get_qconfig_dtypes, get_swapped_custom_module_class
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node

_NO_DTYPES = (int, float, tt.bool, None)
_OBSERVED_DTYPES = (
    tt.quint8, tt.qint8, tt.qint32, tt.float16, tt.uint8, tt.int8, tt.int16, tt.int32, tt.float8_e5m2, tt.float8_e4m3fn,
)  # fmt: skip
_fp32 = PlaceholderObserver.with_args(dtype=tt.float32)
_quint8 = PlaceholderObserver.with_args(dtype=tt.quint8)
_fp32_qconfig = QConfig(_fp32, _fp32)


def _both(make: Any) -> dict[str, Any]:
    return {"input_act_obs_or_fq_ctr": make, "output_act_obs_or_fq_ctr": make}


def _needs_observer(before: Any, wanted: Any, is_dynamic: bool, reuse: bool, is_first: bool) -> bool:
    """Whether a value of one dtype needs an observer to become one of another."""
    if is_dynamic:
        if wanted not in _OBSERVED_DTYPES:
            raise AssertionError(f"Expected cur_target_dtype to be torch.float, but got: {wanted}")
        if before in _NO_DTYPES:
            raise AssertionError("prev_output_dtype must not be in _DO_NOT_OBS_DTYPE_LIST")
        return is_first
    if reuse or wanted not in _OBSERVED_DTYPES:
        return False
    return before in (*_OBSERVED_DTYPES, tt.float32) and wanted is not before


def _dtype_and_dynamic(observer: Any) -> tuple[Any, bool]:
    return (None, False) if observer is None else (observer.dtype, getattr(observer, "is_dynamic", False))


def _make(info: dict[str, Any], name: str, default: Any = _fp32) -> Any:
    """The observer that a node's notes tell of; None if they say so."""
    make = info.get(f"{name}_obs_or_fq_ctr", default)
    return make() if make else None


def _input_is_supported(arg: Any, node: Node, qconfig: Any, dtypes: DTypeConfig) -> bool:
    if isinstance(arg, (list, tuple)):
        return all(_input_is_supported(each, node, qconfig, dtypes) for each in arg)
    if not isinstance(arg, Node):
        return True
    info = node.meta["target_dtype_info"]
    satisfies = _qconfig_satisfies_dtype_config_constraints
    if node_arg_is_weight(node, arg):
        dtype, _ = _dtype_and_dynamic(_make(info, "weight", None))
        fits = satisfies(qconfig, dtypes.weight_dtype_with_constraints, is_activation=False)
        return dtypes.weight_dtype is None or (dtype is dtypes.weight_dtype and fits)
    if node_arg_is_bias(node, arg):
        dtype, _ = _dtype_and_dynamic(_make(info, "bias", None))
        return dtypes.bias_dtype is None or dtype is dtypes.bias_dtype
    dtype, dynamic = _dtype_and_dynamic(_make(info, "input_act", None))
    if dtypes.input_dtype is None:
        return True
    if dtypes.input_dtype is not dtype or bool(dtypes.is_dynamic) != bool(dynamic):
        return False
    return satisfies(qconfig, dtypes.input_dtype_with_constraints)


def _output_is_supported(node: Node, qconfig: Any, dtypes: DTypeConfig) -> bool:
    dtype, dynamic = _dtype_and_dynamic(_make(node.meta["target_dtype_info"], "output_act"))
    if dynamic:  # only inputs are quantized then
        dtype = tt.float32
    fits = _qconfig_satisfies_dtype_config_constraints(qconfig, dtypes.output_dtype_with_constraints)
    return dtypes.output_dtype is None or (dtype is dtypes.output_dtype and fits)


def _all_nodes(pattern: Any) -> list[Node]:
    if isinstance(pattern, Node):
        return [pattern]
    return [node for part in pattern for node in _all_nodes(part)] if isinstance(pattern, (list, tuple)) else []


def _standalone_config(node: Node, module: Any, custom: PrepareCustomConfig, qconfig: Any, backend: Any) -> Any:
    """(qconfigs, example inputs, custom configuration, backend) of a module that is prepared by itself."""
    entry = StandaloneModuleConfigEntry(None, (), None, None)
    entry = custom.standalone_module_classes.get(type(module), entry)
    entry = custom.standalone_module_names.get(node.target, entry)
    mapping = entry.qconfig_mapping or QConfigMapping().set_global(qconfig)
    inner = entry.prepare_custom_config or PrepareCustomConfig()
    return mapping, entry.example_inputs, inner, entry.backend_config or backend


@dataclasses.dataclass
class _Observing:
    """One run over a graph. `matches`: name of a node -> (last node, nodes, pattern, handler, qconfig) of its pattern."""

    model: GraphModule
    matches: dict[str, tuple[Any, ...]]
    custom: PrepareCustomConfig
    backend: BackendConfig
    observed_names: set[str] = dataclasses.field(default_factory=set)

    def __post_init__(self) -> None:
        self.graph = self.model.graph
        self.modules = dict(self.model.named_modules(remove_duplicate=False))
        self.roots = get_fusion_pattern_to_root_node_getter(self.backend)
        self.dtypes = get_pattern_to_dtype_configs(self.backend)
        self.without_tensors: dict[Node, bool] = {}
        self.swapped: set[str] = set()

    def _match(self, node: Node) -> tuple[Any, ...]:
        return self.matches.get(node.name, (None, None, None, None, None))

    # ---- which dtypes values are to have -----------------------------------------------------------------------------

    def note_dtypes(self) -> None:
        """Note on every node which observers its input and output would have."""
        for node in self.graph.nodes:
            node.meta["target_dtype_info"] = _both(_fp32)
        self._note_patterns(only_unsupported=False)
        inputs = self.graph.find_nodes(op="placeholder")
        for index, node in enumerate(inputs):
            if index in self.custom.input_quantized_indexes:
                node.meta["target_dtype_info"] = _both(_quint8)
        for node in self.graph.nodes:
            if node.op in ("call_module", "call_method", "call_function") and self._has_no_tensors(node):
                node.meta["target_dtype_info"] = _both(None)
        if 0 in self.custom.output_quantized_indexes:
            self.graph.output_node().meta["target_dtype_info"] = _both(_quint8)
        self._numbers_are_not_observed()
        self._note_patterns(only_unsupported=True)

    def _has_no_tensors(self, node: Node) -> bool:
        return all_node_args_have_no_tensors(node, self.modules, self.without_tensors)

    def _note_patterns(self, only_unsupported: bool) -> None:
        seen: set[Node] = set()
        for _, nodes, pattern, handler, qconfig in self.matches.values():
            if only_unsupported:
                if self._is_supported(pattern, nodes, qconfig):
                    continue
                qconfig, handler = _fp32_qconfig, None
            for node in _all_nodes(nodes):
                if node not in seen:
                    seen.add(node)
                    if qconfig is not None:
                        node.meta["target_dtype_info"] = self._info(node, qconfig, handler)

    def _info(self, node: Node, qconfig: Any, handler: Any) -> dict[str, Any]:
        if self._has_no_tensors(node):
            return _both(None)
        activation, weight, dynamic = get_qconfig_dtypes(qconfig)
        half = activation is tt.float16 and weight is tt.float16 and not dynamic
        indices: dict[str, int] = {}
        if node.op == "call_function" and node.target in self.backend._pattern_complex_format_to_config:
            indices = self.backend._pattern_complex_format_to_config[node.target]._input_type_to_index
        return _both(qconfig.activation) | {
            "weight_obs_or_fq_ctr": qconfig.weight,
            "bias_obs_or_fq_ctr": PlaceholderObserver.with_args(dtype=tt.float16 if half else tt.float32),
            "weight_index": indices.get("weight"),
            "bias_index": indices.get("bias"),
            "reuse_input_obs_or_fq": isinstance(qconfig.activation(), ReuseInputObserver),
            "input_output_share_observers": handler is not None and handler.is_general_tensor_value_op(),
            "_is_standalone_module": handler is not None and handler.is_standalone_module(),
        }

    def _numbers_are_not_observed(self) -> None:
        for node in self.graph.nodes:
            for which in get_non_observable_arg_indexes_and_types(node).values():
                for index in which(node):
                    arg = node.args[index]
                    for each in arg if isinstance(arg, (list, tuple)) else [arg]:
                        if isinstance(each, Node):
                            self._is_a_number(each)

    def _is_a_number(self, node: Node) -> None:
        node.meta["target_dtype_info"] |= _both(None)
        _, _, _, handler, _ = self._match(node)
        if handler is not None and handler.is_general_tensor_value_op() and isinstance(node.args[0], Node):
            self._is_a_number(node.args[0])

    def _is_supported(self, pattern: Any, nodes: Any, qconfig: Any) -> bool:
        """Whether the backend has the pattern with the dtypes that are noted."""
        if pattern is None:
            return True
        if not nodes:
            raise AssertionError("matched_node_pattern must be non-empty")
        first = self.roots.get(pattern, _default_root_node_getter)(nodes)
        args = [*first.args, *first.kwargs.values()]
        return any(
            all(_input_is_supported(arg, first, qconfig, dtypes) for arg in args)
            and _output_is_supported(nodes[0], qconfig, dtypes)
            for dtypes in self.dtypes.get(pattern, [])
        )

    # ---- observers ---------------------------------------------------------------------------------------------------

    def _is_observer(self, node: Any) -> bool:
        return (
            isinstance(node, Node)
            and node.op == "call_module"
            and is_activation_post_process(self.modules[node.target])
        )

    def _insert(self, node: Node, observer: Any) -> Node:
        name = get_new_attr_name_with_prefix("activation_post_process_")(self.model)
        setattr(self.model, name, observer)
        self.modules[name] = observer
        with self.graph.inserting_after(node):
            return self.graph.create_node("call_module", name, (node,), {})

    def _output_observer(self, arg: Node) -> Any:
        """The observer that the value has, or would have."""
        lstm = _maybe_get_custom_module_lstm_from_node_arg(arg, self.modules)
        source = lstm if lstm is not None else arg.args[0] if self._is_observer(arg) else arg
        return _make(source.meta.get("target_dtype_info", {}), "output_act")

    def _output_dtype(self, arg: Node) -> Any:
        return _dtype_and_dynamic(self._output_observer(arg))[0]

    def _input_observer(self, arg: Node, node: Node) -> Any:
        info = node.meta["target_dtype_info"]
        if node_arg_is_weight(node, arg):
            return None if node.target in NON_QUANTIZABLE_WEIGHT_OPS else _make(info, "weight")
        return _make(info, "bias" if node_arg_is_bias(node, arg) else "input_act")

    def _observed_argument(self, node: Node, arg: Any, qconfig: Any, handler: Any) -> Any:
        """The argument, with an observer behind it where one is needed."""
        if isinstance(arg, (list, tuple)):
            return type(arg)([self._observed_argument(node, each, qconfig, handler) for each in arg])
        if not isinstance(arg, Node):
            return arg
        if handler is not None and handler.is_standalone_module():
            observer: Any = qconfig.activation() if qconfig.activation else None
            _, _, custom, _ = _standalone_config(node, self.modules[node.target], self.custom, qconfig, self.backend)
            index = next((i for i, each in enumerate(node.args) if each is arg), None)
            wanted = tt.quint8 if index in custom.input_quantized_indexes else tt.float32
            needed = index is not None and wanted is not tt.float32 and self._output_dtype(arg) is not wanted
        else:
            info = node.meta["target_dtype_info"]
            observer = self._input_observer(arg, node)
            wanted, dynamic = _dtype_and_dynamic(observer)
            reuse = info.get("reuse_input_obs_or_fq", False)
            first = len(node.args) > 0 and arg is node.args[0]
            needed = _needs_observer(self._output_dtype(arg), wanted, dynamic, reuse, first)
        if not needed:
            return arg
        for user in arg.users:
            if user.op == "call_module":
                known = self.modules[user.target]
                if type(known) is type(observer) and known.dtype is wanted:
                    return user
        if observer is None:
            raise AssertionError("arg_as_input_act_obs_or_fq must not be None")
        return self._insert(arg, observer)

    def _observe_inputs(self, node: Node, qconfig: Any, handler: Any) -> None:
        args = [self._observed_argument(node, arg, qconfig, handler) for arg in node.args]
        kwargs = {key: self._observed_argument(node, arg, qconfig, handler) for key, arg in node.kwargs.items()}
        node.args, node.kwargs = tuple(args), kwargs

    def _observe_output(self, node: Node) -> Node | None:
        info = node.meta["target_dtype_info"]
        observer = _make(info, "output_act", None)
        dtype, dynamic = _dtype_and_dynamic(observer)
        if dynamic or info.get("_is_standalone_module", False):
            return None
        return self._insert(node, observer) if _needs_observer(tt.float32, dtype, False, False, False) else None

    def _observed_result(self, value: Any) -> Any:
        """What the graph returns, with observers behind values that are to be integers but are not."""
        if isinstance(value, Node):
            observer = _make(value.meta.get("target_dtype_info", {}), "input_act", None)
            wanted = tt.float32 if observer is None else observer.dtype
            if wanted is tt.float32 or self._output_dtype(value) is wanted:
                return value
            return self._insert(value, observer)
        if isinstance(value, (list, tuple)):
            found = [self._observed_result(each) for each in value]
            return found if isinstance(value, list) else tuple(found)
        if isinstance(value, dict):
            return {key: self._observed_result(each) for key, each in value.items()}
        if value is None:
            return None
        raise Exception("Unhandled type for returned node:", value)

    def _observer_before(self, node: Any) -> Node | None:
        """The observer that a value comes from, over nodes that have none."""
        while not self._is_observer(node):
            if not isinstance(node, Node) or node.op == "placeholder" or not node.args:
                return None
            node = next((arg for arg in node.args if isinstance(arg, Node)), node.args[-1])
        return node

    def _put(self, target: str, module: Any) -> None:
        parent, name = _parent_name(target)
        setattr(self.modules[parent], name, module)

    def _share_observer(self, node: Node) -> bool:
        """Let the output have the input's observer, and all inputs the same; False if the input has none."""
        first: Any = next((arg for arg in node.args if isinstance(arg, (Node, list, tuple))), None)
        if first is None:
            return False
        several = isinstance(first, (list, tuple))
        source = self._observer_before(first[0] if several else first)
        if source is None:
            return False
        observer = self.modules[source.target]
        for arg in first[1:] if several else ():
            while not self._is_observer(arg):
                if not arg.args:
                    return False
                arg = arg.args[0]
            self._put(arg.target, observer)
        for user in node.users:
            if not self._is_observer(user):
                raise AssertionError("output_obs_node must be an activation post process node")
            self._put(user.target, observer)
        return True

    def _is_in_same_graph(self, node: Node) -> bool:
        first = node.args[0] if node.args else None
        if not isinstance(first, Node) or first.op != "placeholder":
            return True
        return self._output_dtype(node) not in (tt.quint8, tt.uint8)

    def _swap_custom_module(self, node: Node, qconfig: Any) -> None:
        if node.target not in self.swapped:
            self.swapped.add(node.target)
            module = self.modules[node.target]
            observed = get_swapped_custom_module_class(module, self.custom.float_to_observed_mapping, qconfig)
            self._put(node.target, observed.from_float(module))

    # ---- the run -----------------------------------------------------------------------------------------------------

    def run(self) -> Node | None:
        """Put the observers in; returns the node `output`."""
        self.note_dtypes()
        result = None
        for node in list(self.graph.nodes):
            if node.op == "output":
                node.args = tuple(self._observed_result(arg) for arg in node.args)
                result = node
            elif node.op in ("call_module", "call_method", "call_function"):
                last, nodes, pattern, handler, qconfig = self._match(node)
                if qconfig is not None and self._is_supported(pattern, nodes, qconfig):
                    self.modules = dict(self.model.named_modules(remove_duplicate=False))
                    self._observe(node, last, nodes, pattern, handler, qconfig)
        return result

    def _observe(self, node: Node, last: Node, nodes: Any, pattern: Any, handler: Any, qconfig: Any) -> None:
        self.observed_names.update(each.name for each in _all_nodes(nodes))
        if node is self.roots.get(pattern, _default_root_node_getter)(nodes):
            self._observe_inputs(node, qconfig, handler)
        if node is not last:
            return
        if _is_custom_module_lstm(node, self.modules, qconfig, handler):
            _insert_dequant_stubs_for_custom_module_lstm_output(node, self.model, self.modules, self.graph)
            self._swap_custom_module(node, qconfig)
            return
        observer = self._observe_output(node)
        if observer is None:
            return
        for user in list(node.users):
            if user is not observer:
                user.replace_input_with(node, observer)
        info = node.meta["target_dtype_info"]
        share = info.get("input_output_share_observers", False) and self._is_in_same_graph(node)
        if (share or info.get("reuse_input_obs_or_fq", False)) and not self._share_observer(node):
            for each in list(node.users):
                each.replace_all_uses_with(node)
                self.graph.erase_node(each)
        if handler is not None and handler.is_custom_module():
            self._swap_custom_module(node, qconfig)


def _prepare_standalone_modules(
    modules: dict[str, Any],
    matches: dict[str, tuple[Any, ...]],
    custom: PrepareCustomConfig,
    backend: Any,
    is_qat: bool,
) -> None:
    for node, _, _, handler, qconfig in matches.values():
        if handler is None or not handler.is_standalone_module():
            continue
        mapping, inputs, inner, own = _standalone_config(node, modules[node.target], custom, qconfig, backend)
        # By name, for that file calls this one.
        run = importlib.import_module("tinytensor.ao.quantization.quantize_fx")._prepare_standalone_module_fx
        observed = run(modules[node.target], mapping, is_qat, inputs, inner, backend_config=own)
        parent, name = _parent_name(node.target)
        setattr(modules[parent], name, observed)
        modules[node.target] = observed


def prepare(
    model: GraphModule,
    qconfig_mapping: Any,
    is_qat: bool,
    node_name_to_scope: dict[str, tuple[str, Any]],
    example_inputs: tuple[Any, ...],
    prepare_custom_config: Any = None,
    _equalization_config: Any = None,
    backend_config: Any = None,
    is_standalone_module: bool = False,
) -> GraphModule:
    """The traced and fused model with observers; with `is_qat`, modules that round their weights in the place of float ones."""
    mapping = copy.deepcopy(read_mapping(qconfig_mapping))
    custom = read_config(prepare_custom_config, PrepareCustomConfig, "prepare_custom_config", "prepare")
    backend = read_config(backend_config, BackendConfig, "backend_config", "prepare")
    if backend_config is None:
        backend = get_native_backend_config()
    if _equalization_config is not None:
        raise NotImplementedError("equalization is not supported by this library")
    _update_qconfig_for_fusion(model, mapping)
    propagate_qconfig_(model, _get_flattened_qconfig_dict(mapping), custom.to_dict())
    if is_qat:
        convert(model, mapping=get_module_to_qat_module(backend), inplace=True, remove_qconfig=False)
        _update_qconfig_for_qat(mapping, backend)
    modules = dict(model.named_modules(remove_duplicate=False))
    qconfigs = _generate_node_name_to_qconfig(model, modules, model.graph, mapping, node_name_to_scope)
    found = _find_matches(
        model.graph,
        modules,
        sorted_patterns(_get_pattern_to_quantize_handlers(backend)),
        get_fusion_pattern_to_root_node_getter(backend),
        list(custom.standalone_module_names),
        list(custom.standalone_module_classes),
        get_custom_module_class_keys(custom.float_to_observed_mapping),
    )
    matches = {name: (*match, qconfigs[name]) for name, match in found.items()}
    _prepare_standalone_modules(modules, matches, custom, backend, is_qat)
    run = _Observing(model, matches, custom, backend)
    result = run.run()
    model = GraphModule(model, model.graph)
    attrs = ObservedGraphModuleAttrs(qconfigs, node_name_to_scope, custom, mapping, is_qat, run.observed_names)
    model.meta["_observed_graph_module_attrs"] = attrs
    if is_standalone_module:
        if result is None:
            raise AssertionError("result_node must not be None for standalone modules")
        if not isinstance(result.args[0], Node):
            raise AssertionError(
                "standalone module only supports returning simple value currently (not tuple, dict etc.)"
            )
        attrs.is_observed_standalone_module = True
        attrs.standalone_module_input_quantized_idxs = custom.input_quantized_indexes
        attrs.standalone_module_output_quantized_idxs = custom.output_quantized_indexes
    return model


def read_mapping(given: Any, function: str = "prepare") -> QConfigMapping:
    """A QConfigMapping, also of a dictionary: FutureWarning. AssertionError for something else."""
    if isinstance(given, dict):
        warnings.warn(
            f"Passing a QConfig dictionary to {function} is deprecated and will not be supported in a future version. Please "
            "pass in a QConfigMapping instead.",
            FutureWarning,
            stacklevel=4,
        )
        return QConfigMapping.from_dict(given)
    if not isinstance(given, QConfigMapping):
        raise AssertionError("qconfig_mapping must be a QConfigMapping")
    return given


__all__ = ["prepare"]
