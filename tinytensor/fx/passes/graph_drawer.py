"""FxGraphDrawer: a graph as boxes and arrows, for Graphviz.

It needs the package `pydot`, which this library does not bring along. Without it a drawer cannot be made, as in PyTorch.

Mirrors torch/fx/passes/graph_drawer.py. Boxes of modules show the attributes that `__constants__` lists, as there; modules of this
library list none.
"""

from __future__ import annotations

import hashlib
import importlib
import itertools
from typing import Any

from tinytensor import nn
from tinytensor.functional import typename
from tinytensor.fx.graph import _parsed_trace
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node, _as_torch, _format_arg, qualified_name
from tinytensor.fx.operator_schemas import normalize_function
from tinytensor.fx.passes.shape_prop import TensorMetadata

_COLOR_MAP = {
    "placeholder": '"AliceBlue"',
    "call_module": "LemonChiffon1",
    "get_param": "Yellow2",
    "get_attr": "LightGrey",
    "output": "PowderBlue",
}
_HASH_COLOR_MAP = """
CadetBlue1 Coral DarkOliveGreen1 DarkSeaGreen1 GhostWhite Khaki1 LavenderBlush1 LightSkyBlue MistyRose1 MistyRose2 PaleTurquoise2
PeachPuff1 Salmon Thistle1 Thistle3 Wheat1
""".split()


def _pydot() -> Any:
    try:
        return importlib.import_module("pydot")
    except ModuleNotFoundError:
        raise RuntimeError(
            "FXGraphDrawer requires the pydot package to be installed. Please install pydot through your favorite Python "
            "package manager."
        ) from None


def _escaped(text: str) -> str:
    return text.replace("{", r"\{").replace("}", r"\}")


class FxGraphDrawer:
    """Draws the graph of a module, and of its submodules that are graphs. RuntimeError if there is no `pydot`.

    ignore_getattr                  no boxes for attributes
    ignore_parameters_and_buffers   no boxes for what modules hold
    skip_node_names_in_args         arguments that are nodes are seen by the arrows only
    parse_stack_trace               the line of the program that made a node
    dot_graph_shape                 "record", or another shape of boxes
    normalize_args                  all arguments as keywords
    """

    def __init__(
        self,
        graph_module: GraphModule,
        name: str,
        ignore_getattr: bool = False,
        ignore_parameters_and_buffers: bool = False,
        skip_node_names_in_args: bool = True,
        parse_stack_trace: bool = False,
        dot_graph_shape: str | None = None,
        normalize_args: bool = False,
    ) -> None:
        self._pydot = _pydot()
        self._name = name
        self.dot_graph_shape = "record" if dot_graph_shape is None else dot_graph_shape
        self.normalize_args = normalize_args
        self._options = ignore_getattr, ignore_parameters_and_buffers, skip_node_names_in_args, parse_stack_trace
        self._dot_graphs = {name: self._to_dot(graph_module, name, *self._options)}
        for node in graph_module.graph.nodes:
            leaf = self._get_leaf_node(graph_module, node) if node.op == "call_module" else None
            if isinstance(leaf, GraphModule):
                inner = f"{name}_{node.target}"
                self._dot_graphs[inner] = self._to_dot(leaf, inner, *self._options)

    def get_dot_graph(self, submod_name: str | None = None) -> Any:
        """The drawing of the module, or of a submodule: a `pydot.Dot`."""
        return self.get_main_dot_graph() if submod_name is None else self.get_submod_dot_graph(submod_name)

    def get_main_dot_graph(self) -> Any:
        """The drawing of the module."""
        return self._dot_graphs[self._name]

    def get_submod_dot_graph(self, submod_name: str) -> Any:
        """The drawing of a submodule."""
        return self._dot_graphs[f"{self._name}_{submod_name}"]

    def get_all_dot_graphs(self) -> dict[str, Any]:
        """All drawings, by name."""
        return self._dot_graphs

    def _get_node_style(self, node: Node) -> dict[str, Any]:
        color = _COLOR_MAP.get(node.op)
        if color is None:
            name = node._pretty_print_target(node.target)
            digest = hashlib.md5(name.encode(), usedforsecurity=False).hexdigest()
            color = _HASH_COLOR_MAP[int(digest[:8], 16) % len(_HASH_COLOR_MAP)]
        return {"shape": self.dot_graph_shape, "fillcolor": color, "style": '"filled,rounded"', "fontcolor": "#000000"}

    def _get_leaf_node(self, module: Any, node: Node) -> Any:
        for atom in node.target.split("."):
            if not hasattr(module, atom):
                raise RuntimeError(f"{module} does not have attribute {atom}!")
            module = getattr(module, atom)
        return module

    def _typename(self, target: Any) -> str:
        if isinstance(target, nn.Module):
            return _escaped(_as_torch(typename(target)))
        return _escaped(target if isinstance(target, str) else qualified_name(target))

    def _arguments(self, args: Any, skip_node_names: bool) -> str:
        """Arguments in lines; a single one on the line of its box."""
        if isinstance(args, tuple):
            begin, end = r"|args=(\l", r",\n)\l"
            shown = [_format_arg(arg, max_list_len=8) for arg in args]
        else:
            begin, end = r"|kwargs={\l", r",\n}\l"
            shown = [f"{name}: {_format_arg(arg, max_list_len=8)}" for name, arg in args.items()]
        if skip_node_names:
            shown = [text for text in shown if "%" not in text]
        if not shown:
            return ""
        text = begin + r",\n".join(shown) + end
        if len(shown) == 1:
            text = text.replace(r"\l", "").replace(r"\n", "")
        return _escaped(text)

    def _get_node_label(self, module: Any, node: Node, skip_node_names: bool, parse_stack_trace: bool) -> str:
        label = f"{{name=%{node.name}|op_code={node.op}\n"
        if node.op == "call_module":
            leaf = self._get_leaf_node(module, node)
            label += rf"\n{self._typename(leaf)}\n|"
            names = getattr(leaf, "__constants__", ())
            label += r"\n".join(f"{name}: {getattr(leaf, name)}" for name in names) + r"\n"
        else:
            label += rf"|target={self._typename(node.target)}\n"
            args, kwargs = node.args, node.kwargs
            if self.normalize_args:
                try:
                    args, kwargs = normalize_function(  # type: ignore[misc]
                        node.target, args, kwargs, normalize_to_only_use_kwargs=True
                    )
                except Exception:
                    args, kwargs = node.args, node.kwargs
            for each in (args, kwargs):
                if each:
                    label += self._arguments(each, skip_node_names)
            label += rf"|num_users={len(node.users)}\n"
        label += self._tensor_meta_to_label(node.meta.get("tensor_meta"))
        if parse_stack_trace and node.stack_trace is not None:
            where = _parsed_trace(node.stack_trace)
            if where is not None:
                file, line, code = where
                label += rf"|file={'/'.join(file.split('/')[-2:])}:{line} {code}\n"
        return label + "}"

    def _tensor_meta_to_label(self, tm: Any) -> str:
        if tm is None:
            return ""
        if isinstance(tm, TensorMetadata):
            return self._stringify_tensor_meta(tm)
        if isinstance(tm, (list, tuple)):
            return "".join(map(self._tensor_meta_to_label, tm))
        if isinstance(tm, dict):
            return "".join(map(self._tensor_meta_to_label, tm.values()))
        raise RuntimeError(f"Unsupported tensor meta type {type(tm)}")

    def _stringify_tensor_meta(self, tm: TensorMetadata) -> str:
        rows = {"dtype": tm.dtype, "shape": tuple(tm.shape), "requires_grad": tm.requires_grad, "stride": tm.stride}
        if tm.is_quantized:
            per = "q_per_channel" if "axis" in tm.qparams else "q"
            rows |= {f"{per}_scale": tm.qparams["scale"], f"{per}_zero_point": tm.qparams["zero_point"]}
            if "axis" in tm.qparams:
                rows["q_per_channel_axis"] = tm.qparams["axis"]
            rows["qscheme"] = tm.qparams["qscheme"]
        return "".join(rf"|{name}={value}\n" for name, value in rows.items())

    def _to_dot(
        self,
        graph_module: GraphModule,
        name: str,
        ignore_getattr: bool,
        ignore_parameters_and_buffers: bool,
        skip_node_names_in_args: bool,
        parse_stack_trace: bool,
    ) -> Any:
        pydot = self._pydot
        dot = pydot.Dot(name, rankdir="TB")
        nodes = [node for node in graph_module.graph.nodes if not (ignore_getattr and node.op == "get_attr")]
        for node in nodes:
            label = self._get_node_label(graph_module, node, skip_node_names_in_args, parse_stack_trace)
            dot.add_node(pydot.Node(node.name, label=label, **self._get_node_style(node)))
            leaf = self._get_leaf_node(graph_module, node) if node.op == "call_module" else None
            if leaf is not None and not ignore_parameters_and_buffers and not isinstance(leaf, GraphModule):
                self._draw_what_it_holds(dot, node, leaf)
        for node in nodes:
            for user in node.users:
                dot.add_edge(pydot.Edge(node.name, user.name))
        return dot

    def _draw_what_it_holds(self, dot: Any, node: Node, leaf: nn.Module) -> None:
        for name, value in itertools.chain(leaf.named_parameters(), leaf.named_buffers()):
            box = f"{node.name}.{name}"
            # A buffer's box has no name in PyTorch, whose condition takes in the whole sum.
            head = f"{box}|op_code=get_parameter" if isinstance(value, nn.Parameter) else r"buffer\l"
            label = rf"{{{head}{value.dtype}{list(value.shape)}\n}}"
            style = {"fillcolor": "Salmon", "style": '"filled,rounded"', "fontcolor": "#000000"}
            dot.add_node(self._pydot.Node(box, label=label, **style, shape=self.dot_graph_shape))
            dot.add_edge(self._pydot.Edge(box, node.name))


__all__ = ["FxGraphDrawer"]
