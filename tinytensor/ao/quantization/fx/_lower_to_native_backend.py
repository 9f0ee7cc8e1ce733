"""Operators over integers in the place of floats between dequantize and quantize.

    x.dequantize() -> reference module -> quantize_per_tensor        becomes a module over integers
    x.dequantize() -> function         -> quantize_per_tensor        becomes an operator over integers

What takes integers as they are (pooling, relu, views) loses the pair around it. What follows nothing of this stays as it is.

Mirrors torch/ao/quantization/fx/_lower_to_native_backend.py. Left out: weights of float16, fusions of one engine.
"""

from __future__ import annotations

import operator
from typing import Any

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao.nn import intrinsic as nni
from tinytensor.ao.nn import quantized as nnq
from tinytensor.ao.nn.intrinsic import quantized as nniq
from tinytensor.ao.nn.intrinsic.quantized import dynamic as nniqd
from tinytensor.ao.nn.quantized import dynamic as nnqd
from tinytensor.ao.nn.quantized import reference as nnqr
from tinytensor.ao.quantization.fx.utils import (
    collect_producer_nodes,
    get_linear_prepack_op_for_dtype,
    get_new_attr_name_with_prefix,
    get_qconv_prepack_op,
    graph_module_from_producer_nodes,
)
from tinytensor.ao.quantization.quantization_mappings import get_quantized_operator
from tinytensor.ao.quantization.utils import _parent_name
from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node, map_arg
from tinytensor.nn import functional as F

quantized = tt.ops.quantized
_CONVS = ("Conv1d", "Conv2d", "Conv3d")

STATIC_LOWER_MODULE_MAP = {getattr(nnqr, name): getattr(nnq, name) for name in ("Linear", *_CONVS)}
DYNAMIC_LOWER_MODULE_MAP = {
    getattr(nnqr, name): getattr(nnqd, name) for name in ("Linear", "GRUCell", "LSTMCell", "RNNCell", "LSTM", "GRU")
}
WEIGHT_ONLY_LOWER_MODULE_MAP = {nnqr.Embedding: nnq.Embedding, nnqr.EmbeddingBag: nnq.EmbeddingBag}
SPECIAL_PATTERN_LOWER_MODULE_MAP: dict[Any, Any] = {
    **{getattr(nnqr, f"ConvTranspose{n}d"): getattr(nnq, f"ConvTranspose{n}d") for n in (1, 2, 3)},
    **{
        getattr(nn, name): getattr(nnq, name)
        for name in (
            "BatchNorm2d", "BatchNorm3d", "ELU", "LeakyReLU", "Hardswish", "InstanceNorm1d", "InstanceNorm2d", "InstanceNorm3d",
            "LayerNorm", "Dropout", "Softmax", "PReLU",
        )
    },
    nni.BNReLU2d: nniq.BNReLU2d,
    nni.BNReLU3d: nniq.BNReLU3d,
}  # fmt: skip
# Fused class -> (the reference class that must be inside, the class over integers).
STATIC_LOWER_FUSED_MODULE_MAP: dict[Any, tuple[Any, Any]] = {
    nni.LinearReLU: (nnqr.Linear, nniq.LinearReLU),
    nni.ConvReLU1d: (nnqr.Conv1d, nniq.ConvReLU1d),
    nni.ConvReLU2d: (nnqr.Conv2d, nniq.ConvReLU2d),
    nni.ConvReLU3d: (nnqr.Conv3d, nniq.ConvReLU3d),
}
STATIC_LOWER_FUSED_MODULE_TWO_INPUTS_MAP: dict[Any, tuple[Any, Any]] = {
    nni.ConvAdd2d: (nnqr.Conv2d, nniq.ConvAdd2d),
    nni.ConvAddReLU2d: (nnqr.Conv2d, nniq.ConvAddReLU2d),
}
DYNAMIC_LOWER_FUSED_MODULE_MAP: dict[Any, tuple[Any, Any]] = {nni.LinearReLU: (nnqr.Linear, nniqd.LinearReLU)}

# Function -> (operator, operator with a relu behind it).
STATIC_LOWER_FUNCTIONAL_MAP: dict[Any, tuple[Any, Any]] = {
    F.linear: (quantized.linear, quantized.linear_relu),
    **{
        getattr(F, f"conv{n}d"): (getattr(quantized, f"conv{n}d"), getattr(quantized, f"conv{n}d_relu"))
        for n in (1, 2, 3)
    },
    **{getattr(F, f"conv_transpose{n}d"): (getattr(quantized, f"conv_transpose{n}d"), None) for n in (1, 2, 3)},
}
# PyTorch has operators for convolutions of dynamic inputs, too; without one that has a relu it says so and leaves them.
DYNAMIC_LOWER_FUNCTIONAL_MAP: dict[Any, Any] = {
    F.linear: {(tt.quint8, tt.qint8): (quantized.linear_dynamic, quantized.linear_relu_dynamic)},
    **{
        getattr(F, f"conv{n}d"): {(tt.quint8, tt.qint8): (getattr(quantized, f"conv{n}d_dynamic"), None)}
        for n in (1, 2, 3)
    },
}
CONV_FUNCTIONAL_OPS = {F.conv1d, F.conv2d, F.conv3d}
CONV_TRANSPOSE_FUNCTIONAL_OPS = {F.conv_transpose1d, F.conv_transpose2d, F.conv_transpose3d}
WEIGHT_PREPACK_OPS = {quantized.linear_prepack} | {
    getattr(quantized, f"conv{kind}{n}d_prepack") for kind in ("", "_transpose") for n in (1, 2, 3)
}
QBIN_OP_MAPPING = {
    operator.add: quantized.add, tt.add: quantized.add, operator.mul: quantized.mul, tt.mul: quantized.mul,
    operator.matmul: quantized.matmul, tt.matmul: quantized.matmul,
}  # fmt: skip
QBIN_RELU_OP_MAPPING = {
    operator.add: quantized.add_relu, tt.add: quantized.add_relu, operator.mul: quantized.mul_relu, tt.mul: quantized.mul_relu,
}  # fmt: skip
QOP_TO_ARG_NAMES_TO_SKIP = {
    quantized.hardswish: ["inplace"],
    quantized.elu: ["inplace"],
    quantized.dropout: ["inplace"],
    quantized.instance_norm: ["running_mean", "running_var", "use_input_stats", "momentum"],
}

# (functions, methods, modules) that have a scale of their own for the result, or that take integers as they are.
_FIXED_QPARAMS: tuple[Any, ...] = (
    (F.hardsigmoid, F.sigmoid, tt.sigmoid, tt.tanh),
    ("hardsigmoid", "hardsigmoid_", "sigmoid", "sigmoid_", "tanh", "tanh_"),
    (nn.Hardsigmoid, nn.Sigmoid, nn.Tanh, nn.Softmax),
)
_DEFAULT: tuple[Any, ...] = (
    (F.elu, F.hardswish, F.instance_norm, F.layer_norm, F.leaky_relu, F.dropout),
    (),
    tuple(kind for kind in SPECIAL_PATTERN_LOWER_MODULE_MAP if kind is not nn.Softmax),
)
_COPY: tuple[Any, ...] = (
    (
        tt.adaptive_avg_pool1d, F.adaptive_avg_pool2d, F.adaptive_avg_pool3d, F.hardtanh, F.hardtanh_, F.interpolate, F.max_pool1d,
        F.max_pool2d, F.max_pool3d, F.relu, F.relu6, tt.avg_pool1d, F.avg_pool2d, F.avg_pool3d, tt.clamp, tt.flatten, tt.mean,
        operator.floordiv, tt.channel_shuffle,
    ),
    ("clamp", "mean", "relu", "relu_"),
    (
        nn.AdaptiveAvgPool1d, nn.AdaptiveAvgPool2d, nn.AdaptiveAvgPool3d, nn.AvgPool1d, nn.AvgPool2d, nn.AvgPool3d, nn.Hardtanh,
        nn.MaxPool1d, nn.MaxPool2d, nn.MaxPool3d, nn.ReLU, nn.ReLU6, nn.ChannelShuffle,
    ),
)  # fmt: skip
_SHAPES: tuple[Any, ...] = (
    (
        tt.narrow, tt.transpose, tt.repeat_interleave, tt.squeeze, tt.stack, tt.unsqueeze, F.pixel_shuffle, F.pixel_unshuffle,
        tt.cat,
    ),
    (
        "contiguous", "detach", "detach_", "permute", "repeat", "repeat_interleave", "reshape", "resize_", "shape", "size",
        "squeeze", "squeeze_", "transpose", "unsqueeze", "unsqueeze_", "view",
    ),
    (nn.Identity, nn.PixelShuffle, nn.PixelUnshuffle),
)  # fmt: skip


class _Lowering:
    """One run over a reference model."""

    def __init__(self, model: GraphModule, qconfigs: dict[str, Any]) -> None:
        self.model, self.graph, self.qconfigs = model, model.graph, qconfigs
        self.modules = dict(model.named_modules(remove_duplicate=False))

    # ---- what a node is ----------------------------------------------------------------------------------------------

    def _module(self, node: Node) -> Any:
        return self.modules.get(node.target) if node.op == "call_module" else None

    def _is_in(self, node: Node, lists: tuple[Any, ...]) -> bool:
        functions, methods, kinds = lists
        if node.op == "call_function":
            return any(node.target is each for each in functions)
        if node.op == "call_method":
            return node.target in methods
        return node.op == "call_module" and type(self.modules[node.target]) in kinds

    def _is_relu(self, node: Node, functions: tuple[Any, ...]) -> bool:
        if node.op == "call_function":
            return any(node.target is each for each in functions)
        return type(self._module(node)) is nn.ReLU

    def _is_left_alone(self, node: Node) -> bool:
        return node.name in self.qconfigs and self.qconfigs[node.name] is None

    def _static(self, node: Node, kinds: Any, dequantized: tuple[int, ...]) -> tuple[Node | None, Node] | None:
        """(relu or None, what is before it), if the node quantizes the result of one of `kinds` over dequantized arguments."""
        if node.op != "call_function" or node.target is not tt.quantize_per_tensor:
            return None
        found, relu = node.args[0], None
        if self._is_relu(found, (F.relu, tt.relu)):
            relu, found = found, found.args[0]
        if self._is_left_alone(found):
            return None
        wanted = found.target if found.op == "call_function" else type(self._module(found))
        if found.op not in ("call_function", "call_module") or wanted not in kinds:
            return None
        args = []
        for index in dequantized:
            if index >= len(found.args):
                raise AssertionError(f"Dequantize index {index} exceeded reference node's arg length {len(found.args)}")
            args.append(found.args[index])
        others = [arg for arg in args if isinstance(arg, Node) and not _is_dequantize(arg)]
        return (relu, found) if not others and any(map(_is_dequantize, args)) else None

    # ---- modules -----------------------------------------------------------------------------------------------------

    def _put(self, node: Node, module: Any) -> None:
        parent, name = _parent_name(node.target)
        setattr(self.modules[parent], name, module)

    def _class_for(self, module: Any, fused: dict[Any, tuple[Any, Any]], plain: dict[Any, Any]) -> Any:
        """The class over integers; None if what is inside of a fused module is no reference module."""
        if type(module) not in fused:
            return plain[type(module)]
        inner, made = fused[type(module)]
        return made if type(module[0]) is inner else None

    def static_modules(self) -> None:
        """Modules with weights between dequantize and quantize."""
        for node in self.graph.nodes:
            match = self._static(node, {**STATIC_LOWER_MODULE_MAP, **STATIC_LOWER_FUSED_MODULE_MAP}, (0,))
            if match is not None:
                _, called = match
                kind = self._class_for(self._module(called), STATIC_LOWER_FUSED_MODULE_MAP, STATIC_LOWER_MODULE_MAP)
                self._lower_static_module(node, called, kind)

    def static_modules_of_two(self) -> None:
        """The same, of modules that take two inputs."""
        for node in self.graph.nodes:
            match = self._static(node, STATIC_LOWER_FUSED_MODULE_TWO_INPUTS_MAP, (0,))
            if match is None or match[0] is not None:
                continue
            called = match[1]
            if len(called.args) == 2 and all(map(_is_dequantize, called.args)):
                kind = self._class_for(self._module(called), STATIC_LOWER_FUSED_MODULE_TWO_INPUTS_MAP, {})
                self._lower_static_module(node, called, kind)

    def _lower_static_module(self, node: Node, called: Node, kind: Any) -> None:
        if kind is None:
            return
        _, scale, zero_point, _ = node.args
        numbers = getattr(self.model, scale.target), getattr(self.model, zero_point.target)
        self._put(called, kind.from_reference(self._module(called), *numbers))
        for arg in called.args:
            if _is_dequantize(arg):
                called.replace_input_with(arg, arg.args[0])
        node.replace_all_uses_with(called)
        for each in (node, scale, zero_point):
            self.graph.erase_node(each)

    def dynamic_modules(self) -> None:
        """Modules whose input is quantized in each call: they do that themselves."""
        known = DYNAMIC_LOWER_MODULE_MAP.keys() | DYNAMIC_LOWER_FUSED_MODULE_MAP.keys()
        for node in self.graph.nodes:
            module = self._module(node)
            if type(module) not in known or not _is_dequantize(node.args[0]):
                continue
            source = node.args[0].args[0]
            if not _is_dynamic_quantize(source) or source.args[1] not in (tt.quint8, tt.qint8, tt.float16):
                continue
            kind = self._class_for(module, DYNAMIC_LOWER_FUSED_MODULE_MAP, DYNAMIC_LOWER_MODULE_MAP)
            if kind is not None:
                if source.args[1] is tt.float16:
                    raise NotImplementedError("weights of torch.float16 are not supported by this library")
                self._put(node, kind.from_reference(module))
                node.replace_input_with(node.args[0], source.args[0])

    def weight_only_modules(self) -> None:
        """Embeddings."""
        for node in self.graph.nodes:
            kind: Any = WEIGHT_ONLY_LOWER_MODULE_MAP.get(type(self._module(node)))
            if kind is not None:
                self._put(node, kind.from_reference(self._module(node)))

    # ---- functions ---------------------------------------------------------------------------------------------------

    def static_functions(self) -> None:
        """Functions with weights between dequantize and quantize: the weight is packed."""
        for node in self.graph.nodes:
            match = self._static(node, STATIC_LOWER_FUNCTIONAL_MAP, (0, 1))
            if match is None:
                continue
            relu, called = match
            _, scale, zero_point, _ = node.args
            input_dq, weight_dq, *rest = called.args
            weight = weight_dq.args[0]
            if weight.op != "call_function" or weight.target not in (tt.quantize_per_tensor, tt.quantize_per_channel):
                continue
            kwargs = dict(called.kwargs)
            if called.target is F.linear and "bias" in kwargs:
                kwargs["B"] = kwargs.pop("bias")
            with self.graph.inserting_before(scale):
                pack, args = _prepacking(called.target, weight, rest)
                packed = self.graph.create_node("call_function", pack, args, kwargs)
            plain, with_relu = STATIC_LOWER_FUNCTIONAL_MAP[called.target]
            called.target = with_relu if relu is not None and with_relu is not None else plain
            called.args = input_dq.args[0], packed, scale, zero_point
            called.kwargs = {}
            node.replace_all_uses_with(called)
            zero_point.append(called)  # its numbers come first
            self.graph.erase_node(node)
            if relu is not None and with_relu is not None:
                self.graph.erase_node(relu)

    def dynamic_functions(self) -> None:
        """Functions with weights whose input is quantized in each call."""
        for node in reversed(self.graph.nodes):
            called, relu = node, None
            if self._is_relu(node, (F.relu,)):
                called, relu = node.args[0], node
            if self._is_left_alone(called) or called.op != "call_function":
                continue
            by_dtypes = DYNAMIC_LOWER_FUNCTIONAL_MAP.get(called.target)
            if by_dtypes is None or not all(map(_is_dequantize, called.args[:2])):
                continue
            input_dq, weight_dq, *rest = called.args
            source, weight = input_dq.args[0], weight_dq.args[0]
            if not _is_dynamic_quantize(source):
                continue
            input, dtype, reduce_range = source.args
            key = dtype, weight.args[-1]
            if key not in by_dtypes:
                print(f"Didn't find dtype combination {key} during dynamic quantized op lowering for {called.target}")
                continue
            plain, with_relu = by_dtypes[key]
            if with_relu is None:
                print(
                    "Didn't find corresponding quantized function or quantized relu function for "
                    f"{called.target}, {key}"
                )
                continue
            kwargs = dict(called.kwargs)
            more = {"B": kwargs.pop("bias")} if called.target is F.linear and "bias" in kwargs else {}
            called.kwargs = kwargs
            with self.graph.inserting_before(called):
                pack, args = _prepacking(called.target, weight, rest)
                packed = self.graph.create_node("call_function", pack, args, more)
            called.target = plain if relu is None else with_relu
            called.args = input, packed, reduce_range
            if relu is not None:
                relu.replace_all_uses_with(called)
                self.graph.erase_node(relu)

    def binary_functions(self) -> None:
        """Sums and products of two tensors, or of a tensor and a number."""
        binary = (operator.add, tt.add, operator.mul, tt.mul, tt.matmul)
        for node in self.graph.nodes:
            match = self._static(node, binary, (0, 1))
            if match is None:
                continue
            relu, called = match
            _, scale, zero_point, _ = node.args
            count = sum(map(_is_dequantize, called.args))
            for arg in called.args:
                if _is_dequantize(arg):
                    called.replace_input_with(arg, arg.args[0])
            op = (QBIN_OP_MAPPING if relu is None else QBIN_RELU_OP_MAPPING)[called.target]
            args = (*called.args, scale, zero_point) if count == 2 else called.args
            with self.graph.inserting_after(node):
                made = self.graph.create_node("call_function", op, args, {})
            made.stack_trace = called.stack_trace
            node.replace_all_uses_with(made)
            for each in (node, relu, called):
                if each is not None:
                    self.graph.erase_node(each)

    def sizes(self) -> None:
        """Sizes are read of integers as well."""
        for node in self.graph.nodes:
            shape = node.op == "call_function" and node.target is getattr and node.args[1] == "shape"
            size = node.op == "call_method" and node.target in ("shape", "size")
            if (shape or size) and _is_dequantize(node.args[0]):
                node.args = (node.args[0].args[0], *node.args[1:])

    # ---- what takes integers as they are -----------------------------------------------------------------------------

    def special_patterns(self) -> None:
        """Layers without packed weights."""
        # Modules may have been exchanged since the start.
        self.modules = dict(self.model.named_modules(remove_duplicate=False))
        for node in self.graph.nodes:
            static = node.target is tt.quantize_per_tensor
            half = node.op == "call_method" and node.target == "to" and node.args[1:] == (tt.float16,)
            if not static and not half:
                continue
            called = node.args[0]
            default = self._is_in(called, _DEFAULT)
            if half and (default or self._is_in(called, _FIXED_QPARAMS)):
                continue
            if not any(self._is_in(called, lists) for lists in (_FIXED_QPARAMS, _DEFAULT, _COPY, _SHAPES)):
                continue
            if not called.args and not called.kwargs:
                raise AssertionError("Expected ref_node to have args or kwargs")
            first = called.args[0] if called.args else next(iter(called.kwargs.values()))
            sources = list(first) if isinstance(first, (list, tuple)) else [first]
            if all(map(_is_dequantize, sources)):
                self._lower_special(node, called, sources, default, static)

    def _lower_special(self, node: Node, called: Node, sources: list[Any], default: bool, static: bool) -> None:
        kind = SPECIAL_PATTERN_LOWER_MODULE_MAP.get(type(self._module(called)))
        if kind is not None and static:
            numbers = [getattr(self.model, arg.target) for arg in node.args[1:3]]
            self._put(called, kind.from_reference(self._module(called), *numbers))
        for each in sources:
            called.replace_input_with(each, each.args[0])
        numbers = list(node.args[1:])
        node.replace_all_uses_with(node.args[0])
        self.graph.erase_node(node)
        if not default or called.op != "call_function":
            for each in numbers:
                if isinstance(each, Node):
                    self.graph.erase_node(each)
            return
        op = get_quantized_operator(called.target)
        kwargs = {key: v for key, v in called.kwargs.items() if key not in QOP_TO_ARG_NAMES_TO_SKIP.get(op, ())}
        kwargs |= {"output_scale": numbers[0], "output_zero_point": numbers[1]}
        with self.graph.inserting_after(numbers[1]):
            made = self.graph.create_node("call_function", op, called.args, kwargs)
        made.stack_trace = called.stack_trace
        called.replace_all_uses_with(made)
        self.graph.erase_node(called)


def _is_dequantize(node: Any) -> bool:
    return isinstance(node, Node) and node.op == "call_method" and node.target == "dequantize"


def _is_dynamic_quantize(node: Any) -> bool:
    return isinstance(node, Node) and node.op == "call_function" and node.target is tt.quantize_per_tensor_dynamic


def _prepacking(function: Any, weight: Node, rest: list[Any]) -> tuple[Any, tuple[Any, ...]]:
    """(what packs the weight of a function, its arguments)"""
    args = [weight, *rest]
    if function is F.linear:
        return get_linear_prepack_op_for_dtype(weight.args[-1]), tuple(args)
    transposed = function in CONV_TRANSPOSE_FUNCTIONAL_OPS
    if function in (F.conv1d, F.conv_transpose1d):
        for index in (2, 3, 4, 6) if transposed else (2, 3, 4):
            if len(args) > index and isinstance(args[index], int):
                args[index] = (args[index],)
    if function in CONV_FUNCTIONAL_OPS and len(args) == 5:
        args.append(1)  # a number of groups that is the default is not recorded when a model is traced
    # The functions have groups before the dilation, what packs has them behind.
    if transposed and len(args) > 6:
        args[5], args[6] = args[6], args[5]
    return get_qconv_prepack_op(function), tuple(args)


def _save_packed_weight(self: Any, destination: Any, prefix: str, keep_vars: Any) -> None:
    for name, value in vars(self).items():
        if "_packed_weight" in name and hasattr(value, "unpack"):
            destination[prefix + name] = value


def _load_packed_weight(self: Any, state_dict: Any, prefix: str, *rest: Any) -> None:
    for name in [name for name in state_dict if name.startswith("_packed_weight")]:
        if hasattr(state_dict[name], "unpack"):
            setattr(self, name, state_dict.pop(name))


def fold_weight(
    model: GraphModule, node_name_to_scope: dict[str, tuple[str, Any]], keep_original_weights: bool = False
) -> GraphModule:
    """Pack the weights of functions now, and keep them as attributes; what computed them goes."""
    packed: dict[Node, Any] = {}
    folded: dict[Node, Node] = {}
    originals: list[list[Any]] = []
    for node in model.graph.nodes:
        nodes = None
        if node.op == "call_function" and node.target in WEIGHT_PREPACK_OPS:
            nodes = collect_producer_nodes(node)
        if nodes is not None:
            folded |= dict.fromkeys(nodes, node)
            packing = graph_module_from_producer_nodes(model, nodes)
            packed[node] = packing()
            weights: list[Any] = sorted(packing.state_dict().values(), key=lambda x: x.numel(), reverse=True)
            originals.append(weights if len(weights) > 1 else [*weights, None])
    graph = Graph()
    copies: dict[Node, Node] = {}
    lookup: dict[str, Any] = {}
    for node in model.graph.nodes:
        packing_node = folded.get(node)
        if packing_node is node:
            path, _ = node_name_to_scope[next(iter(node.users)).name]
            name = get_new_attr_name_with_prefix(f"{path}_packed_weight_")(model)
            setattr(model, name, packed[node])
            copies[node] = graph.create_node("get_attr", name, (), {})
            key = name.replace(":", "_").replace("/", "_").replace("|", "_").replace(" ", "").lower()
            lookup[key] = originals[len(lookup)]
        elif packing_node is None:
            copies[node] = graph.node_copy(node, lambda arg: map_arg(arg, lambda n: copies[n]))
    model = GraphModule(model, graph)
    model._register_state_dict_hook(_save_packed_weight)
    model.register_load_state_dict_pre_hook(_load_packed_weight)
    if keep_original_weights:
        model.original_weights_lookup = lookup
    return model


def _lower_to_native_backend(
    model: GraphModule,
    qconfig_map: dict[str, Any],
    node_name_to_scope: dict[str, tuple[str, Any]],
    keep_original_weights: bool = False,
) -> GraphModule:
    """The reference model over integers."""
    run = _Lowering(model, qconfig_map)
    for step in (
        run.static_modules, run.static_modules_of_two, run.dynamic_modules, run.weight_only_modules, run.static_functions,
        run.dynamic_functions, run.binary_functions, run.sizes, run.special_patterns,
    ):  # fmt: skip
        step()
    model.graph.eliminate_dead_code()
    model = fold_weight(model, node_name_to_scope, keep_original_weights)
    model.graph.eliminate_dead_code()
    model.recompile()
    model.graph.lint()
    return model
