"""What preparing and converting share.

Mirrors torch/ao/quantization/fx/utils.py, and of graph_module.py and pattern_utils.py what is called from there.
"""

from __future__ import annotations

import dataclasses
import operator
import warnings
from collections.abc import Callable
from typing import Any

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao.nn import quantizable
from tinytensor.ao.quantization.backend_config import DTypeWithConstraints
from tinytensor.ao.quantization.fake_quantize import FixedQParamsFakeQuantize
from tinytensor.ao.quantization.fx.custom_config import PrepareCustomConfig
from tinytensor.ao.quantization.observer import FixedQParamsObserver, ObserverBase, is_activation_post_process
from tinytensor.ao.quantization.qconfig import float16_dynamic_qconfig, float16_static_qconfig, qconfig_equals
from tinytensor.ao.quantization.quant_type import QuantType
from tinytensor.ao.quantization.stubs import DeQuantStub
from tinytensor.ao.quantization.utils import activation_is_statically_quantized
from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node
from tinytensor.nn import functional as F

# Weights of these stay floats.
NON_QUANTIZABLE_WEIGHT_OPS = {F.layer_norm, F.group_norm, F.instance_norm}


@dataclasses.dataclass
class ObservedGraphModuleAttrs:
    """What `prepare` tells `convert`: in `meta["_observed_graph_module_attrs"]`."""

    node_name_to_qconfig: dict[str, Any]
    node_name_to_scope: dict[str, tuple[str, Any]]
    prepare_custom_config: PrepareCustomConfig
    qconfig_mapping: Any
    is_qat: bool
    observed_node_names: set[str]
    is_observed_standalone_module: bool = False
    standalone_module_input_quantized_idxs: list[int] | None = None
    standalone_module_output_quantized_idxs: list[int] | None = None


def observed_attrs(module: Any) -> Any:
    """What `prepare` has told of the module; None if it was not prepared."""
    return getattr(module, "meta", {}).get("_observed_graph_module_attrs")


def is_observed_standalone_module(module: Any) -> bool:
    """Whether the module was prepared by itself."""
    attrs = observed_attrs(module)
    return attrs is not None and attrs.is_observed_standalone_module


def sorted_patterns(patterns: dict[Any, Any]) -> dict[Any, Any]:
    """Patterns of more parts first."""

    def length(pattern: Any) -> int:
        return sum(map(length, pattern)) if isinstance(pattern, tuple) else 1

    items = sorted(patterns.items(), key=lambda item: -length(item[0]) if isinstance(item[0], tuple) else 1)
    return dict(items)


def _is_argument(node: Node, arg: Any, which: str) -> bool:
    index = node.meta.get("target_dtype_info", {}).get(f"{which}_index")
    if index is not None and index < len(node.args) and node.args[index] is arg:
        return True
    return node.kwargs.get(which) is arg


def node_arg_is_weight(node: Node, arg: Any) -> bool:
    """Whether an argument of a function is its weight."""
    return _is_argument(node, arg, "weight")


def node_arg_is_bias(node: Node, arg: Any) -> bool:
    """Whether an argument of a function is its bias."""
    return _is_argument(node, arg, "bias")


def get_custom_module_class_keys(custom_module_mapping: dict[QuantType, dict[type, type]]) -> list[Any]:
    """The classes that become others."""
    kinds = (QuantType.STATIC, QuantType.DYNAMIC, QuantType.WEIGHT_ONLY)
    return list(dict.fromkeys(key for kind in kinds for key in custom_module_mapping.get(kind, {})))


def get_linear_prepack_op_for_dtype(dtype: Any) -> Any:
    """What packs a weight of this dtype for a linear map."""
    if dtype is tt.qint8:
        return tt.ops.quantized.linear_prepack
    if dtype is tt.float16:
        raise NotImplementedError("weights of torch.float16 are not supported by this library")
    raise Exception("can't get linear prepack op for dtype:", dtype)


def get_qconv_prepack_op(conv_op: Any) -> Any:
    """What packs a weight for a convolution. AssertionError for other functions."""
    names = [f"conv{kind}{n}d" for kind in ("", "_transpose") for n in (1, 2, 3)]
    for name in names:
        if getattr(F, name) is conv_op:
            return getattr(tt.ops.quantized, f"{name}_prepack")
    raise AssertionError(f"Didn't find prepack op for {conv_op}")


def get_new_attr_name_with_prefix(prefix: str) -> Callable[[Any], str]:
    """A function of a module: a name that begins with `prefix` and that the module does not have."""
    prefix = prefix.replace(".", "_")

    def get_new_attr_name(module: Any) -> str:
        number = 0
        while hasattr(module, f"{prefix}{number}"):
            number += 1
        return f"{prefix}{number}"

    return get_new_attr_name


def collect_producer_nodes(node: Node) -> list[Node] | None:
    """The node and all that it is made of; None if an argument of the graph is among them."""
    nodes, frontier = [node], [node]
    while frontier:
        for arg in (each := frontier.pop()).args + tuple(each.kwargs.values()):
            if not isinstance(arg, Node):
                continue
            if arg.op == "placeholder":
                return None
            nodes.append(arg)
            if not (arg.op == "call_function" and arg.target is getattr):
                frontier.append(arg)
    return nodes


def graph_module_from_producer_nodes(root: GraphModule, producer_nodes: list[Node]) -> GraphModule:
    """A module that computes the first of the nodes from the others."""
    if not producer_nodes:
        raise AssertionError("list of producer nodes can not be empty")
    producer_nodes.reverse()
    graph = Graph()
    copies: dict[Node, Node] = {}
    for node in producer_nodes:
        copies[node] = graph.node_copy(node, lambda n: copies[n])
    graph.output(copies[producer_nodes[-1]])
    return GraphModule(root, graph)


def create_getattr_from_value(module: Any, graph: Graph, prefix: str, value: Any) -> Node:
    """A buffer with the value, and a node that reads it."""
    name = get_new_attr_name_with_prefix(prefix)(module)
    module.register_buffer(name, value.detach().clone() if isinstance(value, tt.Tensor) else tt.tensor(value))
    return graph.create_node("get_attr", name)


def all_node_args_have_no_tensors(node: Any, modules: dict[str, Any], cache: dict[Node, bool]) -> bool:
    """Whether a value is made of no tensor: a size, or what is computed from sizes."""
    if not isinstance(node, Node):
        return True
    if node in cache:
        return cache[node]
    if node.op == "call_module":
        observed = is_activation_post_process(modules[node.target])
        result = observed and all_node_args_have_no_tensors(node.args[0], modules, cache)
    elif node.op in ("placeholder", "get_attr"):
        result = False
    elif node.op == "call_function" and node.target is operator.getitem:
        result = all_node_args_have_no_tensors(node.args[0], modules, cache)
    elif (node.target is getattr and node.args[1] in ("ndim", "shape")) or (
        node.op == "call_method" and node.target == "size"
    ):
        result = True
    else:
        result = _has_no_tensors(node, modules, cache)
    cache[node] = result
    return result


def _has_no_tensors(node: Node, modules: dict[str, Any], cache: dict[Node, bool]) -> bool:
    found = False  # a call without arguments counts as one of tensors
    for arg in node.args:
        if isinstance(arg, list):
            nodes = [each for each in arg if isinstance(each, Node)]
            tensor = not all(all_node_args_have_no_tensors(each, modules, cache) for each in nodes)
        elif isinstance(arg, Node):
            tensor = not all_node_args_have_no_tensors(arg, modules, cache)
        else:
            tensor = not isinstance(arg, int)
        if tensor:
            return False
        found = True
    return found


def _rest(node: Node) -> list[int]:
    return list(range(1, len(node.args)))


def _at(*indices: int) -> Callable[[Node], list[int]]:
    return lambda node: [index for index in indices if index < len(node.args)]


# Arguments of methods that are numbers: their type, and which they are.
NON_OBSERVABLE_ARG_DICT: dict[tuple[str, str], dict[Any, Callable[[Node], list[int]]]] = {
    ("call_method", "masked_fill"): {tt.bool: _at(1), float: _at(2)},
    **{("call_method", name): {int: _rest} for name in ("permute", "repeat", "reshape", "transpose", "view")},
    **{("call_method", name): {int: _at(1)} for name in ("size", "unsqueeze", "unsqueeze_")},
}


def get_non_observable_arg_indexes_and_types(node: Node) -> dict[Any, Callable[[Node], list[int]]]:
    """The arguments of a node that are never observed: their type -> which they are."""
    return NON_OBSERVABLE_ARG_DICT.get((node.op, node.target), {})


def get_skipped_module_name_and_classes(
    config: PrepareCustomConfig, is_standalone: bool
) -> tuple[list[Any], list[Any]]:
    """Names and classes of modules that are called as a whole."""
    names, classes = list(config.non_traceable_module_names), list(config.non_traceable_module_classes)
    if not is_standalone:
        names += config.standalone_module_names
        classes += config.standalone_module_classes
        classes += get_custom_module_class_keys(config.float_to_observed_mapping)
    return names, classes


# ==== recurrent networks that are observed as one =====================================================================


def _get_module(node: Node, named_modules: dict[str, Any]) -> Any:
    return named_modules.get(node.target) if node.op == "call_module" else None


def _is_custom_module(node: Node, modules: dict[str, Any], name: str, qconfig: Any, qhandler: Any) -> bool:
    module = _get_module(node, modules)
    if qconfig is None or qhandler is None:
        return isinstance(module, getattr(quantizable, name))
    static = activation_is_statically_quantized(qconfig)
    return isinstance(module, getattr(nn, name)) and static and qhandler.is_custom_module()


def _is_custom_module_lstm(node: Node, modules: dict[str, Any], qconfig: Any = None, qhandler: Any = None) -> bool:
    return _is_custom_module(node, modules, "LSTM", qconfig, qhandler)


def _is_custom_module_mha(node: Node, modules: dict[str, Any], qconfig: Any = None, qhandler: Any = None) -> bool:
    return _is_custom_module(node, modules, "MultiheadAttention", qconfig, qhandler)


def _insert_dequant_stub(node: Node, model: Any, modules: dict[str, Any], graph: Graph) -> Node:
    name = get_new_attr_name_with_prefix("dequant_stub_")(model)
    modules[name] = DeQuantStub()
    setattr(model, name, modules[name])
    with graph.inserting_after(node):
        return graph.call_module(name, (node,))


def _insert_dequant_stubs_for_custom_module_lstm_output(
    node: Node, model: Any, modules: dict[str, Any], graph: Graph
) -> Node:
    """Take an LSTM's (outputs, (hidden, cell)) apart, let each be dequantized, and put them together again."""

    def item(after: Node, of: Node, index: int) -> Node:
        with graph.inserting_after(after):
            return graph.call_function(operator.getitem, (of, index))

    def together(after: Node, parts: list[Node]) -> Node:
        with graph.inserting_after(after):
            return graph.call_function(tuple, (parts,))

    output = item(node, node, 0)
    output_dq = _insert_dequant_stub(output, model, modules, graph)
    hidden = item(output_dq, node, 1)
    hidden0 = item(hidden, hidden, 0)
    hidden0_dq = _insert_dequant_stub(hidden0, model, modules, graph)
    hidden1 = item(hidden0_dq, hidden, 1)
    hidden1_dq = _insert_dequant_stub(hidden1, model, modules, graph)
    hidden_dq = together(hidden1_dq, [hidden0_dq, hidden1_dq])
    result = together(hidden_dq, [output_dq, hidden_dq])
    for user in list(node.users):
        if user not in (output, hidden):
            user.replace_input_with(node, result)
    _reroute_tuple_getitem_pattern(graph)
    return result


def _maybe_get_custom_module_lstm_from_node_arg(arg: Node, modules: dict[str, Any]) -> Node | None:
    """The LSTM that a value comes from through the nodes above, or None."""

    def is_stub(node: Node) -> bool:
        return isinstance(_get_module(node, modules), DeQuantStub)

    def is_item(node: Node) -> bool:
        return node.op == "call_function" and node.target is operator.getitem

    def is_tuple(node: Node) -> bool:
        return node.op == "call_function" and node.target is tuple

    for way in (
        (is_stub, is_item), (is_tuple, is_stub, is_item, is_item), (is_stub, is_item, is_item), (is_tuple, is_stub, is_item),
    ):  # fmt: skip
        node: Any = arg
        for check in way:
            if not isinstance(node, Node) or not check(node):
                break
            node = node.args[0][0] if check is is_tuple else node.args[0]
        else:
            if isinstance(node, Node) and _is_custom_module_lstm(node, modules):
                return node
    return None


def _reroute_tuple_getitem_pattern(graph: Graph) -> None:
    """Where items of a tuple that was just made are taken, take what was put in."""
    found: list[list[Node]] = []
    seen: set[Any] = set()

    def follow(node: Node, indices: list[int], pattern: list[Node]) -> None:
        if not indices and pattern:
            found.append(list(pattern))
            pattern.clear()
        state = node, tuple(indices)
        if state in seen:
            return
        seen.add(state)
        for user in node.users:
            if user.op == "call_function" and user.target is tuple:
                for index, arg in enumerate(user.args[0]):
                    if arg == node:
                        indices.append(index)
                        pattern.append(user)
                        follow(user, indices, pattern)
            elif user.op == "call_function" and user.target is operator.getitem and indices:
                if user.args[1] != indices[-1]:
                    continue
                indices.pop()
                pattern.append(user)
                follow(user, indices, pattern)

    for node in graph.nodes:
        follow(node, [], [])
    for pattern in found:
        first, last = pattern[0], pattern[-1]
        for user in list(last.users):
            user.replace_input_with(last, first.args[0][last.args[1]])


# ==== limits of a backend =============================================================================================


def _qconfig_satisfies_dtype_config_constraints(
    qconfig: Any, constraints: DTypeWithConstraints, is_activation: bool = True
) -> bool:
    """Whether the integers and scales that a qconfig leads to are within a backend's limits; if not, a warning says why."""
    if qconfig is None or constraints.dtype is None:
        return True
    make = qconfig.activation if is_activation else qconfig.weight
    if make is None:
        return True
    process = make()
    if not is_activation_post_process(process):
        raise AssertionError("activation_post_process must be an activation post process")
    if process.dtype is not constraints.dtype:
        return True
    reason = _what_is_not_satisfied(process, constraints, "activation" if is_activation else "weight", qconfig)
    if reason is not None:
        warnings.warn(reason, stacklevel=2)
    return reason is None


_SUGGESTION = (
    "Please use torch.ao.quantization.get_default_qconfig_mapping or torch.ao.quantization.get_default_qat_qconfig_mapping. "
    'Example:\n    qconfig_mapping = get_default_qconfig_mapping("fbgemm")\n    model = prepare_fx(model, qconfig_mapping, '
    "example_inputs)"
)


def _what_is_not_satisfied(process: Any, limits: DTypeWithConstraints, what: str, qconfig: Any) -> str | None:
    observer = process if isinstance(process, ObserverBase) else process.activation_post_process
    least, most, eps = (getattr(observer, name, None) for name in ("quant_min", "quant_max", "eps"))
    low, high = limits.quant_min_lower_bound, limits.quant_max_upper_bound
    if low is not None and high is not None:
        if least is None or most is None:
            return f"QConfig {what} must specify 'quant_min' and 'quant_max', ignoring {qconfig}"
        if least < low or most > high:
            return (
                f"QConfig {what} quantization range must fall within the backend's:\nQConfig range = ({least}, {most}), "
                f"BackendConfig range = ({low}, {high}), ignoring {qconfig}"
            )
    if limits.scale_min_lower_bound is not None:
        if eps is None:
            return f"QConfig {what} must specify 'eps', ignoring {qconfig}"
        if eps < limits.scale_min_lower_bound:
            return (
                f"QConfig {what} eps ({eps}) must be greater than or equal to the backend's min scale value "
                f"({limits.scale_min_lower_bound}), ignoring {qconfig}"
            )
    scale, zero_point = limits.scale_exact_match, limits.zero_point_exact_match
    if scale is None or zero_point is None:
        return None
    if any(qconfig_equals(qconfig, each) for each in (float16_static_qconfig, float16_dynamic_qconfig)):
        return None
    if not isinstance(process, (FixedQParamsObserver, FixedQParamsFakeQuantize)):
        return (
            "QConfig must specify a FixedQParamsObserver or a FixedQParamsFakeQuantize for fixed qparams ops, ignoring "
            f"{qconfig}.\n{_SUGGESTION}"
        )
    known: Any = observer
    if known.scale != scale or known.zero_point != zero_point:
        return (
            f"QConfig fixed scale ({known.scale}) and zero point ({known.zero_point}) do not match the backend's ({scale} and "
            f"{zero_point}), ignoring {qconfig}.\n{_SUGGESTION}"
        )
    return None
