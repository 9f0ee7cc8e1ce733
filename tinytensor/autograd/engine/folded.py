"""Nodes that stand for a whole composition until somebody looks at them.

A call that one kernel computed (aten/folded_calls.py) has one FoldedNode, which computes all gradients at once. In front of
it, a node for each result carries the name of the node that made it in PyTorch:

    out ── StackBackward0 ──┐
                            ├── FoldedNode ── edges of the inputs
    last ── AddBackward0 ───┘

Whoever looks (`grad_fn`, `next_functions`, gradient edges, a walk with `create_graph`, a profiler, a mode) gets PyTorch's
graph: `look` runs the composition on the inputs, and the nodes in front become its last nodes, the same objects as before.
Inside a backward pass nothing may be exchanged. There `look` shows nodes of the composition beside those that run.

Note [Numbers of folded nodes]
The composition's nodes get the sequence numbers of the time when the call was made, which leaves room for them: before the
first node in front, and behind one that the composition needs for the next. There may be a gap where the room was not needed.

Not in PyTorch.
"""

from __future__ import annotations

import functools
import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.folded_calls import FoldedCall, Made, nobody_watches
from tinytensor.autograd.anomaly_mode import anomaly
from tinytensor.autograd.engine.engine import execute, running
from tinytensor.autograd.engine.node import (
    ERR_BACKWARD_TWICE,
    SEQUENCE_NR_MAX,
    Edge,
    Grads,
    Node,
    folding,
    next_sequence_nr,
    skip_sequence_nrs,
)
from tinytensor.autograd.generated import functions
from tinytensor.autograd.variable.saved_variable import SavedVariable, default_hooks
from tinytensor.autograd.variable.variable import (
    collect_next_edges,
    current_version,
    materialize_autograd_meta,
    raw_edge,
    set_gradient_edge,
    set_history,
)
from tinytensor.c10.error import check, internal_assert
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.local_dispatch_key_set import (
    DEFAULT_INCLUDED,
    DEFAULT_NOT_EXCLUDED,
    get_local_keys,
    set_local_keys,
    set_observers,
    state,
)
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.tensor_impl import new_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


class FoldedNode(Node):
    """All gradients of a folded call.

    call        what it was
    variables   the inputs that are read again, as they were saved; None for one that was not given
    metas       their metadata
    fronts      weak references to the nodes in front, one for each result, and front_numbers their sequence numbers
    unfolded    the composition's nodes for the results, then those behind them; None until somebody has looked
    """

    __slots__ = ("call", "front_numbers", "fronts", "metas", "unfolded", "variables")

    fronts: tuple[weakref.ref[Node], ...]
    front_numbers: tuple[int, ...]
    input_metadata: tuple[Metadata, ...]

    def __init__(self, call: FoldedCall, results: Sequence[Tensor]) -> None:
        super().__init__(collect_next_edges(*call.inputs))
        self.call = call
        # None once they are released.
        self.variables: Any = [None if t is None else SavedVariable(t) for t in call.read_again]
        self.metas = tuple(None if t is None else t.meta_.plain for t in call.read_again)
        self.input_metadata = tuple(t.meta_.plain for t in results)
        self.unfolded: tuple[list[Node], list[Node]] | None = None
        # Only the variables hold the inputs from here on.
        call.inputs = call.read_again = ()

    def apply(self, *grads: Any) -> Grads:
        """At once, or by the composition where that can be seen."""
        check(self.variables is not None, ERR_BACKWARD_TWICE)
        if is_grad_enabled() or not nobody_watches() or not self._are_plain(grads) or any(self._overwritten()):
            return self._by_composition(grads)
        wanted = tuple(edge is not None for edge in self.next_edges)
        results = self.call.gradient(grads, wanted, *(None if v is None else v.tensor for v in self.variables))
        return tuple(result if is_wanted else None for result, is_wanted in zip(results, wanted, strict=True))

    def release_variables(self) -> None:
        """As if the composition's nodes let go of theirs."""
        self.variables = None
        self.call.release()
        for node in self.unfolded[1] if self.unfolded is not None else ():
            node.release_variables()

    def show(self, front: Node) -> Node:
        """The node that Python sees in place of `front`: itself, unfolded, or one beside it where nothing may change."""
        if self.unfolded is None:
            results, behind = self._compose(self.next_edges)
            self.unfolded = [edge[0] for t in results if (edge := raw_edge(t)) is not None], behind
            self._give_numbers(*self.unfolded)
        fronts = [ref() for ref in self.fronts]
        shown, behind = self.unfolded
        # The kernel's numbers are right whatever was written since. The composition would run on those of today.
        if running.depth or self._is_changed():
            return shown[fronts.index(front)]
        places = {id(real): kept for real, kept in zip(shown, fronts, strict=True) if kept is not None}
        for real, kept in zip(shown, fronts, strict=True):
            if kept is not None:
                _become(kept, real)
        for node in (*behind, *places.values()):
            node.next_edges = tuple(
                edge if edge is None or id(edge[0]) not in places else (places[id(edge[0])], edge[1])
                for edge in node.next_edges
            )
        return front

    def _give_numbers(self, shown: Sequence[Node], behind: Sequence[Node]) -> None:
        """See Note [Numbers of folded nodes]"""
        of_shown = dict(zip(shown, self.front_numbers, strict=True))
        number = self.sequence_nr
        for node in sorted((*shown, *behind), key=lambda node: node.sequence_nr):
            number = of_shown.get(node, number + 1)
            node.sequence_nr = number

    def _are_plain(self, grads: tuple[Any, ...]) -> bool:
        return all(
            grad is None
            or (
                grad.meta_.plain.key_set == meta.key_set
                and (grad.autograd_meta_ is None or grad.autograd_meta_.fw_grad is None)
            )
            for grad, meta in zip(grads, self.input_metadata, strict=True)
        )

    def _overwritten(self) -> Iterator[bool]:
        """For each input that PyTorch saves, whether it was written to since."""
        for variable, is_saved in zip(self.variables, self.call.saved, strict=True):
            if variable is not None and is_saved:
                yield _was_written(variable)

    def _is_changed(self) -> bool:
        """Whether any input was written to since."""
        return self.variables is not None and any(v is not None and _was_written(v) for v in self.variables)

    def _by_composition(self, grads: tuple[Any, ...]) -> Grads:
        """A backward pass through the composition's own nodes; it raises what they raise, and may be recorded."""
        if any(self._overwritten()):
            self._run(self._compose(None)[0], grads, [edge for edge in self.next_edges if edge is not None])
            internal_assert(False, "a node that saved what was written to since refuses to run")
        doors = tuple(
            None if edge is None else (_Door(edge, meta), 0)
            for edge, meta in zip(self.next_edges, self.metas, strict=True)
        )
        results, _ = self._compose(doors)
        found = iter(self._run(results, grads, [door for door in doors if door is not None]))
        made = tuple(None if door is None else next(found) for door in doors)
        # An input that PyTorch does not save, and reads no more: what it was when it was written to is gone.
        for variable in self.variables or ():
            if variable is not None:
                variable.unpack()
        return made

    def _run(self, results: Sequence[Tensor], grads: tuple[Any, ...], wanted: Sequence[Edge]) -> list[Any]:
        ways = [(raw_edge(t), grad) for t, grad in zip(results, grads, strict=True) if grad is not None]
        roots, arriving = zip(*ways, strict=True)
        return execute(roots, arriving, True, is_grad_enabled(), False, wanted)

    def _compose(self, edges: Sequence[Edge | None] | None) -> tuple[list[Tensor], list[Node]]:
        """The results of the composition, and its nodes behind those of the results.

        It runs on stand-ins with `edges` behind them; on the inputs themselves if `edges` is None.
        """
        released = self.variables is None
        saved: Any = [None] * len(self.metas) if released else self.variables
        with _undisturbed():
            if edges is None:
                inputs = [None if v is None else v.tensor for v in saved]
            else:
                inputs = [_stand_in(*of_one) for of_one in zip(saved, self.metas, edges, strict=True)]
            # The composition's nodes shall expect the versions that they would have seen.
            now = [None if v is None else (v.tensor.storage_, v.tensor.storage_.version, v.version) for v in saved]
            for storage, _, then in filter(None, now):
                storage.version = then
            try:
                mark = next_sequence_nr()
                results = list(self.call.compose(*inputs))
            finally:
                for storage, version, _ in filter(None, now):
                    storage.version = version
        fronts: Any = [raw_edge(t)[0] for t in results]  # type: ignore[index]
        behind = _nodes_behind(fronts, mark)
        if released:
            for node in (*fronts, *behind):
                node.release_variables()
        return results, behind


class _Door(Node):
    """Stands where the composition ends: what flows into it is handed out, and a recorded pass goes on behind it."""

    __slots__ = ()

    def __init__(self, edge: Edge, meta: Any) -> None:
        super().__init__((edge,))
        self.input_metadata = (meta,)

    def apply(self, grad: Any) -> Grads:
        return (grad,)


class _Front(Node):
    """A node in front of a FoldedNode. Its subclasses have the name of the node that it becomes."""

    __slots__ = ()

    def apply(self, grad: Any) -> Grads:
        return (grad,)

    def look(self) -> Node:
        return self.next_edges[0][0].show(self)  # type: ignore[index,union-attr]


@functools.cache
def _front_class(name: str) -> type[Node]:
    """It differs from the generated class in methods alone, so its objects can be made objects of that one."""
    return type(
        name, (_Front, getattr(functions, name)), {"__slots__": (), "release_variables": Node.release_variables}
    )


def _become(front: Node, real: Node) -> None:
    front.__class__ = cls = type(real)
    for slot in ("next_edges", *vars(cls)["__slots__"]):
        if hasattr(real, slot):
            setattr(front, slot, getattr(real, slot))
    if front.hooks is None:
        front.hooks = real.hooks


def _was_written(variable: SavedVariable) -> bool:
    tensor: Any = variable.tensor
    return tensor is not None and current_version(tensor) != variable.version


def _stand_in(variable: SavedVariable | None, meta: Any, edge: Edge | None) -> Tensor | None:
    """An input of the composition: the same bytes at the end of `edge`; zeros if they are gone."""
    if meta is None:
        return None
    t: Any = None if variable is None else variable.tensor
    made = F.zeros(meta.sizes, dtype=meta.dtype) if t is None else new_tensor(meta, t.storage_, t.byte_offset_)
    if edge is not None:
        set_gradient_edge(made, materialize_autograd_meta(made), edge)
    return made


def _nodes_behind(fronts: Sequence[Node], mark: int) -> list[Node]:
    """The nodes recorded after `mark` that lie behind `fronts`, the oldest first."""
    found: list[Node] = []
    seen, stack = set(fronts), list(fronts)
    while stack:
        for edge in stack.pop().next_edges:
            if edge is not None and edge[0] not in seen and mark < edge[0].sequence_nr < SEQUENCE_NR_MAX:
                seen.add(edge[0])
                found.append(edge[0])
                stack.append(edge[0])
    return sorted(found, key=lambda node: node.sequence_nr)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Recording as usual, whatever modes, observers and hooks are on: the call that is shown was not seen by them either."""
    keys, observers, hooks, watched = get_local_keys(), state.observers, default_hooks.stack, anomaly.enabled
    set_local_keys(DEFAULT_INCLUDED, DEFAULT_NOT_EXCLUDED)
    set_observers(())
    default_hooks.stack, anomaly.enabled = (), False
    try:
        yield
    finally:
        set_local_keys(*keys)
        set_observers(observers)
        default_hooks.stack, anomaly.enabled = hooks, watched


def may_record(inputs: Sequence[Tensor | None]) -> bool:
    """Whether nobody wants to see what the single operators save, or where they were called.

    An input that counts its writes by itself (`x.data`) goes by the composition.
    """
    return (
        not anomaly.enabled
        and not default_hooks.stack
        and not any(
            t is not None and t.autograd_meta_ is not None and t.autograd_meta_.own_version is not None for t in inputs
        )
    )


def record(call: FoldedCall, results: tuple[Tensor, ...], made: tuple[Made, ...]) -> None:
    """Give `results` a history: a node in front for each, and the FoldedNode behind them."""
    folding.used = True
    node = FoldedNode(call, results)
    skip_sequence_nrs(call.count)
    fronts: list[Any] = [None] * len(results)
    for number, name, nodes_before in made:
        skip_sequence_nrs(nodes_before)
        fronts[number] = front = _front_class(name)(((node, number),))
        set_history(results[number], front)
    node.fronts, node.front_numbers = tuple(map(weakref.ref, fronts)), tuple(front.sequence_nr for front in fronts)
