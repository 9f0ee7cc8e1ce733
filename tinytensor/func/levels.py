"""Levels: what a transform watches, and what of its results it hands on.

    with level() as lv:
        x = watch(x, lv)          a leaf over the same bytes
        y = f(x)
        g = grad(y, x)
    y, g = unwrap((y, g), lv)     as if x had never been watched

Note [One graph for all levels]
PyTorch wraps a tensor once for each transform that watches it, and every operator call runs once for each wrapper.
Here all levels share one graph. What a transform watches is a leaf whose place in the graph is a LevelInput: a node
that hands its gradient on to where the gradient of the outer tensor goes. `grad` inside the transform asks for the
gradient that arrives at the LevelInput; an outer transform, or the user's backward(), goes on through it.

Note [What requires grad outside]
A result requires grad outside of the level only if something outside is behind it: the graph is walked until a leaf, or
an input of a transform that is still open. If there is none, the result is handed on without its history.

Mirrors GradTrackingTensor and the level stack of aten/src/ATen/functorch/{TensorWrapper,DynamicLayer}.cpp. What
differs:
inside a transform a tensor prints as it does outside, and arguments that are not differentiated keep `requires_grad`.
"""

from __future__ import annotations

import contextlib
import weakref
from collections.abc import Iterator
from typing import Any

from tinytensor.aten.functorch.dynamic_layer import (
    current_frame,
    enter_gradient_level,
    exit_gradient_level,
    frames,
    lift,
)
from tinytensor.aten.functorch.plumbing import inside
from tinytensor.autograd.engine.accumulate_grad import AccumulateGrad
from tinytensor.autograd.engine.basic_ops import Error
from tinytensor.autograd.engine.node import Edge, Grads, Node
from tinytensor.autograd.engine.python_hook import HookDict
from tinytensor.autograd.forward_ad.forward_ad import attach, tangent_of
from tinytensor.autograd.variable.saved_variable import default_hooks
from tinytensor.autograd.variable.shallow_copy import shallow_copy_and_detach
from tinytensor.autograd.variable.variable import (
    base_of,
    gradient_edge,
    materialize_autograd_meta,
    raw_edge,
    set_gradient_edge,
    set_history,
)
from tinytensor.autograd.variable.variable_hooks import share_version
from tinytensor.c10.batched_tensor_impl import batched_storage, is_batched, make_batched
from tinytensor.c10.dispatch_key_set import FORWARD_AD, PYTHON, REQUIRES_GRAD
from tinytensor.c10.error import check
from tinytensor.c10.func_torch_tls import transforms
from tinytensor.c10.functional_tensor import alias
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.utils._pytree import tree_map

Tensor = Any

_NO_HOOKS = (
    "torch.func.{grad, vjp, jacrev, hessian} don't yet support saved tensor hooks. Please open an issue with your use "
    "case."
)


class Level:
    """One transform that runs, or has run.

    is_open        whether it still runs
    records        whether grad mode was on outside: then results belong to the outer graph
    inputs         the places of what it watches, alive as long as somebody may ask for their gradients
    vmap_level     the level of the innermost vmap around it, or 0
    """

    __slots__ = ("inputs", "is_open", "records", "vmap_level")

    def __init__(self) -> None:
        self.is_open = True
        frame = current_frame()
        self.vmap_level = 0 if frame is None else frame.level
        self.records = is_grad_enabled()
        self.inputs: list[LevelInput] = []


class LevelInput(Node):
    """Where the gradient of a watched tensor arrives, and goes on. See Note [One graph for all levels]."""

    __slots__ = ("level", "outer")

    def __init__(self, outer: Tensor, level: Level, lifted: Tensor) -> None:
        # A level under no_grad has no edge: its gradients end here. What is behind a tensor of a vmap leads outside by
        # itself, see Note [Watched inside, watched outside].
        edge: Edge | None = None
        if level.records and lifted.meta_.key_set & REQUIRES_GRAD:
            edge = gradient_edge(lifted)
        super().__init__((edge,))
        self.add_input_metadata(outer.meta_.plain)
        self.level = level
        self.outer = outer

    def apply(self, *grads: Any) -> Grads:
        return grads


@contextlib.contextmanager
def level() -> Iterator[Level]:
    """A transform runs inside. Saved-tensor hooks are refused: they would see the transform's own tensors."""
    check(not default_hooks.stack, _NO_HOOKS)
    opened = Level()
    previous, default_hooks.disabled = default_hooks.disabled, _NO_HOOKS
    transforms.depth += 1
    frame = enter_gradient_level()
    try:
        yield opened
    finally:
        exit_gradient_level(frame)
        transforms.depth -= 1
        default_hooks.disabled = previous
        opened.is_open = False


def watch(outer: Tensor, lv: Level) -> Tensor:
    """A leaf over the same bytes whose gradient can be asked for. ValueError for what is no tensor."""
    if not isinstance(outer, TensorImpl):
        raise ValueError(f"Thing passed to transform API must be Tensor, got {type(outer)}")
    check(outer.meta_.dtype.is_floating_point, "only Tensors of floating point dtype can require gradients")
    # The inner tensor is another object over the same bytes: the outer one must not become a leaf of this level. They
    # share the version counter, so that a write to either of them is noticed by what has saved the other.
    lifted = _lift(outer)
    inner = share_version(lifted, _another(lifted))
    node = LevelInput(outer, lv, lifted)
    # A tensor holds its gradient accumulator weakly, as autograd does; the level keeps the node alive instead. Hooks on
    # the tensor must run before the gradient goes on to the outer graph, so they are hung up at this node.
    lv.inputs.append(node)
    meta = materialize_autograd_meta(inner)
    meta.requires_grad = True
    meta.grad_accumulator = weakref.ref(node)  # type: ignore[arg-type]  # takes an AccumulateGrad's place
    meta.hooks = HookDict()
    node.materialize_hooks().tensor_pre.append((meta.hooks, 0))
    inner.meta_ = inner.meta_.grad_twin
    tangent = tangent_of(lifted)
    if tangent is not None:
        attach(inner, tangent)
    return inner


def _lift(t: Tensor) -> Tensor:
    """`lift`. What watches the tensor stays behind with it, unless it is inside of this vmap."""
    frame = current_frame()
    lifted = lift(t)
    if frame is None or lifted is t:
        return t
    bits = _bits_of(t, frame.level)
    return _seen_inside(t, bits, frame.level) if bits else lifted


def _another(t: Tensor) -> Tensor:
    """A second tensor over the same bytes, of the same subclass."""
    return shallow_copy_and_detach(t) if t.meta_.key_set & PYTHON else alias(t)


def unwrap(tree: Any, lv: Level) -> Any:
    """Results as the outside sees them; TypeErrors of PyTorch's for what is no tensor."""

    def one(value: Any) -> Any:
        if isinstance(value, TensorImpl):
            return _unwrap(value, lv)
        raise RuntimeError(f"Expected tensors, got unsupported type {type(value)}")

    return tree_map(one, tree)


def _unwrap(t: Tensor, lv: Level) -> Tensor:
    meta = t.autograd_meta_
    node = None if meta is None or meta.grad_accumulator is None else meta.grad_accumulator()
    # A function may return its argument: the caller then gets the very tensor that it passed.
    if isinstance(node, LevelInput) and node.level is lv:
        return node.outer
    if is_batched(t):
        # A vmap inside of the level is still open: what is behind may have been watched.
        behind = batched_storage(t)
        value = _unwrap(behind.value, lv)
        if value is not behind.value:
            t = _with_value(t, value)
    tangent = tangent_of(t)
    outer_tangent = None if tangent is None else _unwrap(tangent, lv)
    # `lv.records` is False under an outer no_grad: then nothing outside may learn of the history.
    stays = not t.meta_.key_set & REQUIRES_GRAD or (lv.records and _leads_outside(t))
    if stays and outer_tangent is tangent:
        return t
    result = share_version(t, _another(t))
    if stays and t.meta_.key_set & REQUIRES_GRAD:
        set_gradient_edge(result, materialize_autograd_meta(result), raw_edge(t) or gradient_edge(t))  # type: ignore[arg-type]
    if outer_tangent is not None:
        attach(result, outer_tangent)
    return result


def _with_value(t: Tensor, value: Tensor) -> Tensor:
    """A batched tensor with another one behind, in the same place of the graph."""
    behind = batched_storage(t)
    return _watch_as(t, make_batched(value, behind.bdim, behind.level), REQUIRES_GRAD | FORWARD_AD)


def _nodes_behind(t: Tensor, oldest: int = 0) -> Iterator[Node]:
    """Every node of its graph once: the number of paths grows exponentially with joins. None that is older than that."""
    edge = gradient_edge(t)
    stack = [] if edge is None else [edge[0]]
    seen = set(stack)
    while stack:
        node = stack.pop()
        if node.sequence_nr < oldest:
            continue
        yield node
        for following in node.next_edges:
            if following is not None and following[0] not in seen:
                seen.add(following[0])
                stack.append(following[0])


def _leads_outside(t: Tensor) -> bool:
    """See Note [What requires grad outside]."""
    # A LevelInput of a closed level is passed through: its own edge says whether it goes on.
    return any(
        isinstance(node, AccumulateGrad) or (isinstance(node, LevelInput) and node.level.is_open)
        for node in _nodes_behind(t)
    )


# ---- what a vmap asks ------------------------------------------------------------------------------------------------
# See Note [Watched inside, watched outside] in aten/functorch/plumbing.py.


def _bits_of(t: Tensor, level: int) -> int:
    bits = 0
    if tangent_of(t) is not None and level <= transforms.dual_level:
        bits |= FORWARD_AD
    if t.meta_.key_set & REQUIRES_GRAD and _leads_inside(t, level):
        bits |= REQUIRES_GRAD
    return bits


def _leads_inside(t: Tensor, level: int) -> bool:
    """Whether what an open transform inside of this vmap watches, or a leaf that lives in it, is behind the tensor."""
    frame = next((frame for frame in frames.stack if frame.level == level), None)
    if frame is None:
        return False
    # What is older than the vmap has nothing of it behind.
    return any(_is_inside(node, level) for node in _nodes_behind(t, frame.oldest))


def _is_inside(node: Node, level: int) -> bool:
    if isinstance(node, AccumulateGrad):
        leaf = node.variable
        if tangent_of(leaf) is not None and level <= transforms.dual_level:
            return True
        return is_batched(leaf) and batched_storage(leaf).level >= level
    return isinstance(node, LevelInput) and node.level.is_open and node.level.vmap_level >= level


_TWO_HISTORIES = (
    "A tensor that was made inside of vmap, and depends on none of its inputs, was written to in place with a value that is "
    "differentiated both inside and outside of the vmap. Its derivative is known inside only. Please compute it out of place."
)


def _recorded_outside(t: Tensor) -> None:
    # A tensor that no vmap has wrapped holds one history. What is inside takes the place of this one.
    for each in (t, base_of(t)):
        if each is not None:
            materialize_autograd_meta(each).outer_edge = gradient_edge(each)


def _seen_inside(t: Tensor, bits: int, level: int) -> Tensor:
    behind = _watch_as(t, share_version(t, _another(t)), ~bits)
    edge = None if t.autograd_meta_ is None else t.autograd_meta_.outer_edge
    if bits & REQUIRES_GRAD and edge is not None:
        node = Error((edge,))
        node.message = _TWO_HISTORIES
        set_history(behind, node)
    return _watch_as(t, make_batched(behind, None, level), bits)


def _watch_as(t: Tensor, result: Tensor, bits: int) -> Tensor:
    """Give `result` those of the two that `t` has and `bits` name."""
    if t.meta_.key_set & bits & REQUIRES_GRAD:
        set_gradient_edge(result, materialize_autograd_meta(result), raw_edge(t) or gradient_edge(t))  # type: ignore[arg-type]
    tangent = tangent_of(t)
    if tangent is not None and bits & FORWARD_AD:
        attach(result, tangent)
    return result


@contextlib.contextmanager
def _hidden(t: Tensor, bits: int) -> Iterator[None]:
    meta, tangent = t.autograd_meta_, tangent_of(t)
    if bits & FORWARD_AD:
        meta.fw_grad = None
    if bits & REQUIRES_GRAD:
        t.meta_ = t.meta_.plain
    try:
        yield
    finally:
        if bits & FORWARD_AD:
            meta.fw_grad = tangent
        if bits & REQUIRES_GRAD:
            t.meta_ = t.meta_.grad_twin


inside.bits_of, inside.seen, inside.hidden = _bits_of, _seen_inside, _hidden
inside.recorded_outside = _recorded_outside
