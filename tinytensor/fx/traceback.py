"""Notes for nodes that are made: where they come from, and what the program says of them.

Mirrors torch/fx/traceback.py. Left out: what belongs to a compiler. Notes of `current_meta` are given out by
`get_current_meta`; no tracer of this library puts them on its nodes.
"""

from __future__ import annotations

import contextlib
import copy
import enum
import functools
import traceback
from collections.abc import Callable, Iterator
from typing import Any

from tinytensor.fx.graph import Graph
from tinytensor.fx.node import Node

current_meta: dict[str, Any] = {}
current_replay_node: Node | None = None
should_preserve_node_meta = False


class NodeSourceAction(enum.Enum):
    """What a pass did: made a node, or put one in the place of another."""

    CREATE = "create"
    REPLACE = "replace"


class NodeSource:
    """Where a node comes from: the node it was made of, by which pass, and where that one came from.

    AssertionError for an action that is no NodeSourceAction.
    """

    class NodeInfo:
        """Name and target of the node, and its graph's id."""

        def __init__(self, name: str, target: str, graph_id: int) -> None:
            self.name, self.target, self.graph_id = name, target, graph_id

    def __init__(self, node: Node | None, pass_name: str = "", action: Any = None) -> None:
        self.pass_name = pass_name
        self.action: list[NodeSourceAction] = [] if action is None else action if isinstance(action, list) else [action]
        for each in self.action:
            if not isinstance(each, NodeSourceAction):
                raise AssertionError(f"Expected NodeSourceAction, got {type(each)}")
        self.node_info = self.NodeInfo(node.name, str(node.target), id(node.graph)) if node else None
        self.from_node: list[NodeSource] = copy.deepcopy(node.meta.get("from_node", [])) if node else []

    @property
    def name(self) -> str:
        """The node's name, or nothing."""
        return self.node_info.name if self.node_info else ""

    @property
    def target(self) -> str:
        """The node's target as text."""
        return self.node_info.target if self.node_info else ""

    @property
    def graph_id(self) -> int:
        """Its graph's id; -1 without a node."""
        return self.node_info.graph_id if self.node_info else -1

    def __repr__(self) -> str:
        return self.print_readable()

    def _get_action_string(self) -> str:
        return "+".join(each.name.lower() for each in self.action)

    def print_readable(self, indent: int = 0) -> str:
        """A line, and below it those of what it comes from, down to the tenth."""
        if indent > 9:
            return ""
        line = (
            f"{' ' * indent * 4}(name={self.name}, pass_name={self.pass_name}, action={self._get_action_string()}, "
            f"graph_id={self.graph_id})\n"
        )
        return line + "".join(each.print_readable(indent + 1) for each in self.from_node)

    def to_dict(self) -> dict[str, Any]:
        """All of it, as a dict of texts and numbers."""
        return {
            "name": self.name,
            "target": self.target,
            "graph_id": self.graph_id,
            "pass_name": self.pass_name,
            "action": self._get_action_string(),
            "from_node": [each.to_dict() for each in self.from_node],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NodeSource) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(self.print_readable())

    @classmethod
    def _from_dict(cls, d: dict[str, Any] | None) -> NodeSource | None:
        if d is None:
            return None
        if not isinstance(d, dict):
            raise AssertionError(f"Expected a dict, got {type(d)}")
        words = [word.upper() for word in d.get("action", "").split("+") if word]
        known = NodeSourceAction.__members__
        made = cls(None, d.get("pass_name", ""), [known[word] for word in words if word in known])
        if {"name", "target", "graph_id"} <= d.keys():
            made.node_info = cls.NodeInfo(d["name"], d["target"], d["graph_id"])
        found = [cls._from_dict(each) for each in d.get("from_node") or []]
        made.from_node = [each for each in found if each is not None]
        return made


@contextlib.contextmanager
def preserve_node_meta(enable: bool = True) -> Iterator[None]:
    """Inside `with`, notes are kept for nodes; what was noted inside is forgotten afterwards."""
    global should_preserve_node_meta, current_meta
    before = should_preserve_node_meta, current_meta.copy()
    try:
        should_preserve_node_meta = enable
        yield
    finally:
        should_preserve_node_meta, current_meta = before


def has_preserved_node_meta() -> bool:
    """Whether notes are kept."""
    return should_preserve_node_meta


def set_stack_trace(stack: list[str]) -> None:
    """Note a trace, in lines; an empty one forgets it."""
    if should_preserve_node_meta:
        current_meta.pop("stack_trace", None)
        if stack:
            current_meta["stack_trace"] = "".join(stack)


@contextlib.contextmanager
def annotate(annotation_dict: dict[str, Any]) -> Iterator[None]:
    """Inside `with`, `current_meta["custom"]` has these entries, too.

    >>> from tinytensor.fx import traceback
    >>> with traceback.annotate({"part": 1}):
    ...     traceback.get_current_meta()
    {'custom': {'part': 1}}
    """
    had = "custom" in current_meta
    before = copy.copy(current_meta.get("custom", {}))
    try:
        current_meta.setdefault("custom", {}).update(annotation_dict)
        yield
    finally:
        if had:
            current_meta["custom"] = before
        else:
            del current_meta["custom"]


def annotate_fn(annotation_dict: dict[str, Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A decorator: the function runs inside `annotate`."""

    def decorator(func: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(func)
        def wrapper(*args: Any, **kwargs: Any) -> Any:
            with annotate(annotation_dict):
                return func(*args, **kwargs)

        return wrapper

    return decorator


def set_grad_fn_seq_nr(seq_nr: int) -> None:
    """Note the number of the node of the backward graph that runs."""
    if should_preserve_node_meta:
        current_meta["grad_fn_seq_nr"] = [*current_meta.get("grad_fn_seq_nr", []), seq_nr]
        current_meta["in_grad_fn"] = current_meta.get("in_grad_fn", 0) + 1


def reset_grad_fn_seq_nr() -> None:
    """Forget the last such number. AssertionError if there is none."""
    if not should_preserve_node_meta:
        return
    level = current_meta.get("in_grad_fn", 0)
    if level <= 0:
        raise AssertionError(f"Expected current_level > 0, got {level}")
    if level == 1:
        del current_meta["in_grad_fn"], current_meta["grad_fn_seq_nr"]
    else:
        current_meta["in_grad_fn"] = level - 1
        current_meta["grad_fn_seq_nr"] = current_meta["grad_fn_seq_nr"][:-1]


def format_stack() -> list[str]:
    """The trace that was noted, or that of the caller where notes are not kept."""
    if should_preserve_node_meta:
        return [current_meta.get("stack_trace", "")]
    return traceback.format_list(traceback.extract_stack()[:-1])


@contextlib.contextmanager
def set_current_meta(node: Node, pass_name: str = "") -> Iterator[None]:
    """Inside `with`, the notes are those of `node`, from which new nodes come."""
    global current_meta
    if not should_preserve_node_meta or not node.meta:
        yield
        return
    before = current_meta
    try:
        current_meta = node.meta | {"from_node": [NodeSource(node, pass_name, NodeSourceAction.CREATE)]}
        yield
    finally:
        current_meta = before


def get_current_meta() -> dict[str, Any]:
    """The notes as they are now."""
    return current_meta


@contextlib.contextmanager
def set_current_replay_node(node: Node | None) -> Iterator[None]:
    """Inside `with`, `get_current_replay_node` returns this node."""
    global current_replay_node
    before = current_replay_node
    try:
        current_replay_node = node
        yield
    finally:
        current_replay_node = before


def get_current_replay_node() -> Node | None:
    """The node that is run again, or None."""
    return current_replay_node


def get_graph_provenance_json(graph: Graph) -> dict[str, Any]:
    """For each function that the graph calls, what its node comes from."""
    called = [node for node in graph.nodes if node.op == "call_function"]
    return {node.name: [source.to_dict() for source in node.meta.get("from_node", [])] for node in called}


__all__ = [
    "NodeSource", "NodeSourceAction", "annotate", "annotate_fn", "format_stack", "get_current_meta",
    "get_current_replay_node", "get_graph_provenance_json", "has_preserved_node_meta", "preserve_node_meta",
    "reset_grad_fn_seq_nr", "set_current_meta", "set_current_replay_node", "set_grad_fn_seq_nr", "set_stack_trace",
]  # fmt: skip
