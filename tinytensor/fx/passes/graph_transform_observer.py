"""GraphTransformObserver: what a pass does to the nodes of a graph, noted on them, and drawn if asked.

Mirrors torch/fx/passes/graph_transform_observer.py. Left out: passes that settings of a compiler switch off.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node
from tinytensor.fx.passes.graph_drawer import FxGraphDrawer
from tinytensor.fx.traceback import NodeSource, NodeSourceAction


class GraphTransformObserver:
    """Watches `gm` inside `with`, if `log_url` names a folder: the graph before and after is drawn there, with what is new or
    gone in yellow. Drawing needs the package `pydot`.

    >>> from tinytensor.fx.passes.graph_transform_observer import GraphTransformObserver
    >>> gm = tt.fx.symbolic_trace(lambda x: x)
    >>> GraphTransformObserver(gm, "count").apply_graph_pass(lambda graph: len(graph.nodes))
    2
    """

    __pass_count = 0

    def __init__(
        self, gm: GraphModule, passname: str, subsystem: str | None = None, log_url: str | None = None
    ) -> None:
        self.gm = gm
        self.passname = passname
        self.subsystem = subsystem
        self.log_url = log_url
        self.active = log_url is not None
        self.erased_nodes: set[str] = set()
        self.created_nodes: set[str] = set()
        self.name_to_node: dict[str, Node] = {}
        self.copied_gms: list[GraphModule] = []
        # Bound once: a hook is taken away by what was given.
        self._hooks = {
            "create_node": self._on_create,
            "erase_node": self._on_erase,
            "replace_node": self._on_replace,
            "deepcopy": self.copied_gms.append,
        }
        if self.active:
            GraphTransformObserver.__pass_count += 1
            self.input_dot_graph = self._drawing()

    def _drawing(self) -> Any:
        drawer = FxGraphDrawer(self.gm, self.passname, ignore_getattr=True, ignore_parameters_and_buffers=True)
        return drawer.get_dot_graph()

    @classmethod
    def get_current_pass_count(cls) -> int:
        """How many passes were drawn."""
        return cls.__pass_count

    def apply_gm_pass(self, pass_fn: Callable[[GraphModule], Any]) -> Any:
        """`pass_fn` of the module, watched."""
        with self:
            return pass_fn(self.gm)

    def apply_graph_pass(self, pass_fn: Callable[[Any], Any]) -> Any:
        """`pass_fn` of the graph, watched."""
        with self:
            return pass_fn(self.gm.graph)

    def __enter__(self) -> GraphTransformObserver:
        if self.active:
            for name, hook in self._hooks.items():
                getattr(self.gm, f"_register_{name}_hook")(hook)
            for each in (self.erased_nodes, self.created_nodes, self.copied_gms):
                each.clear()
            self.name_to_node = {node.name: node for node in self.gm.graph.nodes}
        return self

    def __exit__(self, *exc: Any) -> None:
        if not self.active:
            return
        for gm in (*self.copied_gms, self.gm):
            for name, hook in self._hooks.items():
                getattr(gm, f"_unregister_{name}_hook")(hook)
        if self.created_nodes or self.erased_nodes:
            self._write(self.input_dot_graph, self.erased_nodes, "input")
            self._write(self._drawing(), self.created_nodes, "output")

    def _write(self, dot: Any, marked: set[str], side: str) -> None:
        for box in dot.get_node_list():
            box.obj_dict["attributes"]["fillcolor"] = "yellow" if box.get_name() in marked else "grey"
        name = f"pass_{GraphTransformObserver.__pass_count}_{self.passname}_{side}_graph.dot"
        dot.write(os.path.join(str(self.log_url), name))

    def _on_create(self, node: Node) -> None:
        self.created_nodes.add(node.name)
        self.name_to_node[node.name] = node
        node.meta.setdefault("from_node", []).append(NodeSource(None, self.passname, NodeSourceAction.CREATE))

    def _on_erase(self, node: Node) -> None:
        self.erased_nodes.add(node.name)
        self.name_to_node.pop(node.name, None)

    def _on_replace(self, old: Node, new: str, user: Node) -> None:
        node = self.name_to_node.get(new)
        sources = node.meta.get("from_node", []) if node else []
        if node is None or old.name in {source.name for source in sources}:
            return
        action = [NodeSourceAction.REPLACE]
        if new in self.created_nodes:
            action.append(NodeSourceAction.CREATE)
        # That it was made by this pass is said by the new entry.
        made = self.passname, [NodeSourceAction.CREATE]
        kept = [source for source in sources if (source.pass_name, source.action) != made]
        node.meta["from_node"] = [*kept, NodeSource(old, self.passname, action)]


__all__ = ["GraphTransformObserver"]
