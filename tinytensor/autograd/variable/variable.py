# hot path
"""A tensor's autograd half: its gradient edge, its `.grad`, and what it knows of the tensor that it is a view of.

A tensor whose metadata has the REQUIRES_GRAD bit takes part in differentiation. If an operator made it, its
`autograd_meta_.edge` leads to that operator's node; otherwise it is a leaf, and its edge leads to its AccumulateGrad.

Note [Views and in-place writes]
A view remembers its root `base` and the version at which its own edge was right. An in-place write through the base or
another view moves the version on; the next time that the view's edge is wanted it is made anew, as `as_strided` of the
base. A write through the view itself gives the *base* a new history (copy_slices.py). For this reason `edge` is None in
the metadata of a view, so callers that read `edge` alone cannot take an edge that is out of date; they ask
`gradient_edge`, which compares the versions.

Note [Views of a tensor that does not require grad yet]
In PyTorch a view requires grad as soon as its base does, which is looked up each time. Here the answer is a bit of the
tensor's own metadata. So a base that does not require grad remembers its views weakly and sets their bit when it
starts to. It also remembers the views made while nothing was recorded: these have no edge, and lose the bit with it.

The fields are in autograd_meta.py; what Tensor's attributes do with them in variable_hooks.py.

Mirrors torch/csrc/autograd/variable.cpp, functions/utils.h and VariableTypeUtils.h. Left out: forward-mode gradients.
"""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, cast

from tinytensor.autograd.engine.accumulate_grad import AccumulateGrad
from tinytensor.autograd.engine.node import Edge, Node, forward_name, record_stream
from tinytensor.autograd.variable.autograd_meta import (
    AutogradMeta,
    CreationMeta,
    DifferentiableViewMeta,
    remaking,
    saving,
)
from tinytensor.autograd.variable.copy_slices import CopySlices
from tinytensor.c10.dispatch_key_set import FUNCTIONALIZE, INFERENCE, INFERENCE_MODE, REQUIRES_GRAD
from tinytensor.c10.error import check, internal_assert
from tinytensor.c10.functional_tensor import alias, view_function
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.inference_mode import InferenceMode
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.metadata import Metadata, without_grad
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_DEFAULT = CreationMeta.DEFAULT  # looking up a global is faster than an attribute
_ref = weakref.ref
_new = object.__new__


def materialize_autograd_meta(t: Tensor) -> AutogradMeta:
    """The tensor's autograd half, made if it has none."""
    meta = t.autograd_meta_
    if meta is None:
        meta = t.autograd_meta_ = AutogradMeta()
    return meta


# Versions.


def version_counter(t: Tensor) -> Any:
    """The object whose `version` counts in-place writes to this tensor: its storage or its own VersionCounter."""
    meta = t.autograd_meta_
    return t.storage_ if meta is None or meta.own_version is None else meta.own_version


def current_version(t: Tensor) -> int:
    return version_counter(t).version


def increment_version(t: Tensor) -> None:
    """Called by every kernel that wrote to the tensor in place."""
    meta = t.autograd_meta_
    if meta is None or meta.own_version is None:
        t.storage_.version += 1
    else:
        meta.own_version.bump()


# Edges.


def gradient_edge(t: Tensor) -> Edge | None:
    """Where the gradient of `t` goes: its grad_fn, or its AccumulateGrad if it is a leaf that requires grad."""
    meta = t.autograd_meta_
    if meta is None:
        return None
    edge = meta.edge
    if edge is not None:
        return edge
    accumulator = meta.grad_accumulator
    if accumulator is not None:
        node = accumulator()
        if node is not None:
            return (node, 0)
    return _made_edge(t, meta)


def _made_edge(t: Tensor, meta: Any) -> Edge | None:
    """`gradient_edge` of a tensor that has neither an edge nor a living accumulator: of a view, or of a leaf."""
    if meta.base is not None:
        edge = meta.view_edge
        if edge is None or meta.own_version is not None or meta.attr_version != t.storage_.version:
            edge = _view_edge(t, meta)
        if edge is not None:
            return edge
    if not meta.requires_grad:
        return None
    node = AccumulateGrad(t)  # `_new_accumulator`, written out
    meta.grad_accumulator = _ref(node)
    return (node, 0)


def grad_accumulator(t: Tensor) -> AccumulateGrad | None:
    """The leaf's AccumulateGrad, of which there is one at a time; None if it does not require grad itself."""
    meta = t.autograd_meta_
    if meta is None or not meta.requires_grad:
        return None
    if meta.grad_accumulator is not None:
        node = meta.grad_accumulator()
        if node is not None:
            return node
    return _new_accumulator(t, meta)


def _new_accumulator(t: Tensor, meta: AutogradMeta) -> AccumulateGrad:
    node = AccumulateGrad(t)
    meta.grad_accumulator = _ref(node)
    return node


def collect_next_edges(*tensors: Tensor | None) -> tuple[Edge | None, ...]:
    """The edges of a new node, one for each input; None for an input that needs no gradient."""
    edges: list[Edge | None] = []
    for t in tensors:
        edge = None
        if t is not None and t.meta_.key_set & REQUIRES_GRAD:
            meta = t.autograd_meta_
            edge = meta.edge
            if edge is None:
                # As in `collect_next_edges_2`.
                node = meta.grad_accumulator and meta.grad_accumulator()
                edge = _made_edge(t, meta) if node is None else (node, 0)
        edges.append(edge)
    return tuple(edges)


def any_requires_grad(*tensors: Tensor | None) -> bool:
    return any(t is not None and t.meta_.key_set & REQUIRES_GRAD for t in tensors)


def collect_next_edges_1(a: Tensor) -> tuple[Edge | None]:
    """`collect_next_edges` of one tensor."""
    if not a.meta_.key_set & REQUIRES_GRAD:
        return (None,)
    meta = a.autograd_meta_
    edge = meta.edge
    if edge is None:
        # As in `collect_next_edges_2`.
        node = meta.grad_accumulator and meta.grad_accumulator()
        edge = _made_edge(a, meta) if node is None else (node, 0)
    return (edge,)


def collect_next_edges_2(a: Tensor, b: Tensor) -> tuple[Edge | None, Edge | None]:
    """`collect_next_edges` of two tensors."""
    left = right = None
    if a.meta_.key_set & REQUIRES_GRAD:
        meta = a.autograd_meta_
        left = meta.edge
        if left is None:
            # A leaf that took part before: its accumulator, without another call.
            node = meta.grad_accumulator and meta.grad_accumulator()
            left = _made_edge(a, meta) if node is None else (node, 0)
    if b.meta_.key_set & REQUIRES_GRAD:
        meta = b.autograd_meta_
        right = meta.edge
        if right is None:
            node = meta.grad_accumulator and meta.grad_accumulator()
            right = _made_edge(b, meta) if node is None else (node, 0)
    return left, right


def raw_edge(t: Tensor) -> Edge | None:
    """The edge to the tensor's grad_fn as it stands, without looking at versions; None for a leaf."""
    meta = t.autograd_meta_
    if meta is None:
        return None
    return meta.edge if meta.base is None else meta.view_edge


def grad_fn_of(t: Tensor) -> Node | None:
    """The node that made the tensor, for a view made anew if it is out of date; None for a leaf."""
    meta = t.autograd_meta_
    if meta is None:
        return None
    edge = meta.edge if meta.base is None else _view_edge(t, meta)
    return None if edge is None else edge[0]


def is_leaf_as_it_stands(t: Tensor) -> bool:
    """Whether no recorded call made the tensor. For a view it does not look at later writes to its base."""
    return raw_edge(t) is None


def output_nr(t: Tensor) -> int:
    edge = raw_edge(t)
    return 0 if edge is None else edge[1]


# History.


def set_history(result: Tensor, fn: Node) -> None:
    """Record that `fn` is the node of the call that made `result`."""
    metadata = result.meta_
    if not metadata.has_plain_history:
        _check_and_record(metadata, fn)
    fn.input_metadata = (metadata.plain,)
    result.meta_ = metadata.grad_twin
    meta = result.autograd_meta_
    if meta is None:
        result.autograd_meta_ = meta = _new(AutogradMeta)
        meta.edge = (fn, 0)
    elif meta.base is not None and meta.own_version is None:
        # `set_gradient_edge` of a view, written out.
        meta.view_edge = (fn, 0)
        meta.attr_version = result.storage_.version
    else:
        set_gradient_edge(result, meta, (fn, 0))


def set_history_list(results: Iterable[Tensor | None], fn: Node) -> None:
    """Record that `fn` is the node of the call that made all of `results`, in this order."""
    described = list(fn.input_metadata)
    for result in results:
        if result is None:
            described.append(None)
            continue
        metadata = result.meta_
        if not metadata.has_plain_history:
            _check_and_record(metadata, fn)
        edge = fn, len(described)
        described.append(metadata.plain)
        result.meta_ = metadata.grad_twin
        meta = result.autograd_meta_
        if meta is not None and meta.base is not None and meta.own_version is None:
            # As in `set_history`.
            meta.view_edge = edge
            meta.attr_version = result.storage_.version
        else:
            set_gradient_edge(result, materialize_autograd_meta(result), edge)
    fn.input_metadata = tuple(described)


def set_history_where_differentiable(results: Iterable[Tensor | None], fn: Node) -> None:
    """`set_history_list` without the results that are None or have an integer dtype: for calls without a derivative."""
    set_history_list([r for r in results if r is not None and r.meta_.is_differentiable], fn)


def _check_and_record(metadata: Metadata, fn: Node) -> None:
    if not metadata.is_differentiable:
        _refuse(metadata.dtype)
    record_stream(fn, metadata.device)


def _refuse(dtype: ScalarType) -> None:
    """RuntimeError, except while the node of a view is made anew: a view of integers may then come by."""
    check(remaking.a_view, lambda: f"Autograd not support dtype: {dtype.cpp_name}")


def set_gradient_edge(t: Tensor, meta: AutogradMeta, edge: Edge) -> None:
    """Let `edge` be where the gradient of `t` goes; `meta` is its autograd half."""
    if meta.base is None:
        meta.edge = edge
        if meta.views is not None and not t.meta_.key_set & REQUIRES_GRAD:
            mark_views(meta)
    else:
        meta.view_edge = edge  # type: ignore[attr-defined]  # with a base it is a DifferentiableViewMeta
        meta.attr_version = current_version(t)  # type: ignore[attr-defined]
    t.meta_ = t.meta_.grad_twin


def rebase_history(t: Tensor, fn: Node) -> None:
    """Record that `t` was overwritten by the call whose node is `fn`; the node's first edge is the old `t`."""
    if not t.meta_.has_plain_history:
        record_stream(fn, t.meta_.device)
    fn.input_metadata = (t.meta_.plain,)
    meta = materialize_autograd_meta(t)
    base = meta.base
    if base is None:
        old_fn = grad_fn_of(t)
        _find_views_of_integers(t, meta)
        set_gradient_edge(t, meta, (fn, 0))
        _move_hooks(t, meta, old_fn, fn)
        return
    is_default = meta.creation_meta is CreationMeta.DEFAULT  # type: ignore[attr-defined]  # as in set_gradient_edge
    internal_assert(is_default, "check_inplace comes before rebase_history")
    base_meta = materialize_autograd_meta(base)
    offset = (t.byte_offset_ - base.byte_offset_) // t.meta_.itemsize
    base_edge = gradient_edge(base) if base.meta_.key_set & REQUIRES_GRAD else None
    view_fn = view_function(base, t) if t.meta_.key_set & FUNCTIONALIZE else None
    copy_slices = CopySlices(base.meta_.plain, base_edge, t.meta_.plain, offset, fn, view_fn)
    # Read before the edge changes: hooks of `retain_grad` are moved from the old node to the new one.
    old_fn = grad_fn_of(base)
    _find_views_of_integers(base, base_meta)
    set_gradient_edge(base, base_meta, (copy_slices, 0))
    _move_hooks(base, base_meta, old_fn, copy_slices)
    t.meta_ = t.meta_.grad_twin
    # The kernel below has counted the write. So the view's own edge is out of date, and this call makes it anew from the
    # base: CopySlices -> AsStridedBackward0.
    _view_edge(t, meta)  # type: ignore[arg-type]


def _move_hooks(t: Tensor, meta: AutogradMeta, old_fn: Node | None, new_fn: Node) -> None:
    """Hooks stay with the node they were registered for; only `retain_grad` follows the tensor."""
    meta.hooks = None
    if meta.retains_grad and old_fn is not None and old_fn.hooks is not None:
        hook = old_fn.hooks.retains_grad.pop(output_nr(t), None)
        if hook is not None:
            new_fn.materialize_hooks().retains_grad[output_nr(t)] = hook


# Views.


def as_view(base: Tensor, result: Tensor, creation_meta: CreationMeta | None = None) -> Tensor:
    """Note in `result` that it is a view of `base`. Called by the ADInplaceOrView kernels of view operators."""
    base_meta = base.autograd_meta_
    if saving.special and base.meta_.key_set & INFERENCE:
        return result  # A view of an inference tensor is one too, and is not tracked.
    result.autograd_meta_ = meta = DifferentiableViewMeta()
    # A view of a view is a view of the root: then one version and one edge decide whether it is up to date. A view made
    # without recording, or by a function of several results, passes this restriction on to its own views.
    root = base if base_meta is None else base_meta.base
    if root is None:
        root = base
    elif root is not base and base_meta.creation_meta is not CreationMeta.DEFAULT:
        meta.creation_meta = base_meta.creation_meta
    meta.base = root
    if creation_meta is not None:
        meta.creation_meta = creation_meta
    elif state.dirty:
        meta.creation_meta = _creation_meta_now()
    if saving.special and base_meta is not None and base_meta.own_version is not None:
        meta.own_version = base_meta.own_version
        meta.attr_version = meta.own_version.version
    else:
        meta.attr_version = result.storage_.version
    metadata = result.meta_
    if root.meta_.key_set & REQUIRES_GRAD:
        result.meta_ = metadata.grad_twin
        if meta.creation_meta is _DEFAULT:  # the autograd kernel will give it an edge
            return result
    elif not metadata.dtype.is_floating_point:
        return result
    # See Note [Views of a tensor that does not require grad yet].
    root_meta = root.autograd_meta_
    if root_meta is None:
        root_meta = root.autograd_meta_ = AutogradMeta()
    views = root_meta.views
    if views is None:
        root_meta.views = [_ref(result)]
    else:
        views.append(_ref(result))
        if len(views) >= root_meta.most_views:
            _forget_dead_views(root_meta)
    return result


def as_view_list(base: Tensor, results: Sequence[Tensor]) -> Sequence[Tensor]:
    """`as_view` of the results of an operator that returns several views."""
    creation_meta = _creation_meta_now()
    if creation_meta is _DEFAULT:
        creation_meta = CreationMeta.MULTI_OUTPUT_NODE
    if saving.special:
        for result in results:
            as_view(base, result, creation_meta)
        return results
    # `as_view` of each, with what is the same for all asked once.
    base_meta = base.autograd_meta_
    root = base if base_meta is None or base_meta.base is None else base_meta.base
    is_grad, version = root.meta_.key_set & REQUIRES_GRAD, base.storage_.version
    refs = []
    for result in results:
        result.autograd_meta_ = meta = _new(DifferentiableViewMeta)
        meta.base, meta.creation_meta, meta.attr_version = root, creation_meta, version
        if is_grad:
            result.meta_ = result.meta_.grad_twin
        refs.append(_ref(result))
    if not is_grad and not base.meta_.dtype.is_floating_point:
        return results
    root_meta = materialize_autograd_meta(root)
    if root_meta.views is None:
        root_meta.views = refs
    else:
        root_meta.views += refs
    if len(root_meta.views) >= root_meta.most_views:
        _forget_dead_views(root_meta)
    return results


def _creation_meta_now() -> CreationMeta:
    """What the modes of this thread say of a view that is made now."""
    if tls.included & INFERENCE_MODE:
        return CreationMeta.INFERENCE_MODE
    return _DEFAULT if tls.not_excluded & REQUIRES_GRAD else CreationMeta.NO_GRAD_MODE


def _forget_dead_views(root_meta: AutogradMeta) -> None:
    """Keep the live ones, and double the limit for the next call: the cost for each view is constant on average."""
    root_meta.views = [ref for ref in root_meta.views or () if ref() is not None]
    root_meta.most_views = max(AutogradMeta.most_views, 2 * len(root_meta.views))


def _find_views_of_integers(root: Tensor, meta: AutogradMeta) -> None:
    """Integers require grad where they are filled with a number that does, and their views with them."""
    if not root.meta_.is_differentiable and not root.meta_.key_set & REQUIRES_GRAD:
        meta.views = views_of_integers(root)


def views_of_integers(root: Tensor) -> list[weakref.ref[Tensor]]:
    """The views of integers, of which no list is kept since these seldom require grad: what refers to the root says it.

    For a root that is about to require grad, or to be given other data, which may come to do so.
    """
    metas = [m for m in gc.get_referrers(root) if isinstance(m, DifferentiableViewMeta) and m.base is root]
    return [
        _ref(cast("Tensor", view))
        for meta in metas
        for view in gc.get_referrers(meta)
        if isinstance(view, TensorImpl) and view.autograd_meta_ is meta
    ]


def mark_views(root_meta: AutogradMeta) -> None:
    """Let the views that were made before require grad too, now that the root does."""
    for ref in root_meta.views or ():
        view = ref()
        if view is not None:
            view.meta_ = view.meta_.grad_twin


def unmark_views(root_meta: AutogradMeta) -> None:
    """Let views require grad no longer, now that the root does not; except those with an edge or a flag of their own."""
    for ref in root_meta.views or ():
        view = ref()
        if view is not None and view.autograd_meta_.view_edge is None and not view.autograd_meta_.requires_grad:
            view.meta_ = without_grad(view.meta_)


def _view_edge(view: Tensor, meta: DifferentiableViewMeta) -> Edge | None:
    """The view's edge, made anew if bytes of its base were written since."""
    base = meta.base
    if meta.view_edge is None and not base.meta_.key_set & REQUIRES_GRAD:
        return None
    version = current_version(view)
    if meta.attr_version != version:
        if meta.creation_meta is not CreationMeta.DEFAULT:
            handle_view_on_rebase(meta, indirect=True)
        # The node belongs to values that are gone. The view is now the same window on the base's new values, whatever
        # chain of views led to it.
        old_fn = None if meta.view_edge is None else meta.view_edge[0]
        meta.view_edge = _as_strided_edge(base, view)
        _move_hooks(view, meta, old_fn, meta.view_edge[0])
        meta.attr_version = version
        view.meta_ = view.meta_.grad_twin
    return meta.view_edge


def _as_strided_edge(base: Tensor, view: Tensor) -> Edge:
    """The edge to a new AsStridedBackward0 that leads to the base. Inference mode is off meanwhile."""
    is_leaf_view = not base.meta_.key_set & REQUIRES_GRAD
    if is_leaf_view:
        # The view is a view of a leaf that requires grad, while the base itself does not. So the node is recorded for an
        # alias of the base that does require grad; its edge is dropped below.
        base = alias(base)
        materialize_autograd_meta(base).requires_grad = True
        base.meta_ = base.meta_.grad_twin
    remaking.a_view = True
    try:
        with InferenceMode(False):
            is_functional = view.meta_.key_set & FUNCTIONALIZE
            # Only the node is made: after `set_` the view may lie where the base has no memory.
            again = view_function(base, view)(base) if is_functional else base.as_strided((0,), (1,), 0)
            edge: Edge = again.autograd_meta_.view_edge
            if not is_functional:
                node: Any = edge[0]
                node.size, node.stride = view.meta_.sizes, view.meta_.strides
                node.storage_offset = view.byte_offset_ // view.meta_.itemsize
                node.input_metadata = (view.meta_.plain,)
    finally:
        remaking.a_view = False
    if is_leaf_view:
        edge[0].next_edges = (None,)
    return edge


def base_of(t: Tensor) -> Tensor | None:
    """The root that `t` is a view of: `t._base`."""
    meta = t.autograd_meta_
    return None if meta is None else meta.base


# Checks.


def check_no_requires_grad(t: Tensor | Sequence[Tensor] | None, name: str, function: str) -> None:
    """Raise RuntimeError if argument `name`, for which `function` has no derivative, requires grad."""
    for one in t if isinstance(t, (tuple, list)) else (t,):
        if one is not None and one.meta_.key_set & REQUIRES_GRAD:
            raise RuntimeError(
                f"The function '{function}' is not differentiable with respect to argument '{name}'. "
                "This input cannot have requires_grad True."
            )


def check_inplace(t: Tensor, requires_grad: bool) -> None:
    """Raise if an in-place call on `t` cannot be recorded."""
    if not requires_grad or not is_grad_enabled():
        return
    needs_grad = t.meta_.key_set & REQUIRES_GRAD
    meta = t.autograd_meta_
    if meta is not None and meta.base is not None:
        if meta.creation_meta is not CreationMeta.DEFAULT:
            handle_view_on_rebase(meta, indirect=False)
        check(
            not needs_grad or raw_edge(meta.base) is not None,
            "a view of a leaf Variable that requires grad is being used in an in-place operation.",
        )
    check(
        not needs_grad or raw_edge(t) is not None,
        "a leaf Variable that requires grad is being used in an in-place operation.",
    )


def cannot_record_a_write(t: Tensor) -> bool:
    """Whether `t` is a leaf that requires grad, or a view of one, or a view that must not be written to."""
    meta = t.autograd_meta_
    if meta is not None and meta.base is not None and meta.creation_meta is not CreationMeta.DEFAULT:
        return True
    if not t.meta_.key_set & REQUIRES_GRAD:
        return False
    return raw_edge(t) is None or (meta is not None and meta.base is not None and raw_edge(meta.base) is None)


# ---- views that must not be written to -------------------------------------------------------------------------------


_BOTH_SIDES = (
    " Given that this use case is ambiguous and error-prone, it is forbidden. You can clarify your code by moving both "
    "the view and the inplace either both inside the {} block (if you don't want the inplace to be tracked) or "
    "both outside (if you want the inplace to be tracked)."
)
_ADVICE = {
    CreationMeta.MULTI_OUTPUT_NODE: (
        " This view is the output of a function that returns multiple views. Such functions do not allow the output "
        "views to be modified inplace. You should replace the inplace operation by an out-of-place one."
    ),
    CreationMeta.NO_GRAD_MODE: _BOTH_SIDES.format("no_grad"),
    CreationMeta.INFERENCE_MODE: _BOTH_SIDES.format("inference_mode"),
    CreationMeta.IN_CUSTOM_FUNCTION: (
        " This view was created inside a custom Function (or because an input was returned as-is) and the autograd "
        "logic to handle view+inplace would override the custom backward associated with the custom Function, leading "
        "to incorrect gradients. This behavior is forbidden. You can fix this by cloning the output of the custom "
        "Function."
    ),
}


def handle_view_on_rebase(meta: DifferentiableViewMeta, indirect: bool) -> None:
    """Raise: a view that must not be written to is being written to, or (`indirect`) its base was."""
    modified = "its base or another view of its base has been" if indirect else "is being"
    edge = meta.view_edge
    in_inference = meta.creation_meta is CreationMeta.INFERENCE_MODE
    if edge is None or in_inference or meta.creation_meta is CreationMeta.NO_GRAD_MODE:
        prefix = "A view was created in"
        if edge is not None:
            prefix = f"Output {edge[1]} of {forward_name(edge[0])} is a view of a view which was created in"
        modes = ("inference", "in normal mode") if in_inference else ("no_grad", "with grad mode enabled")
        message = f"{prefix} {modes[0]} mode and {modified} modified inplace {modes[1]}."
    else:
        message = f"Output {edge[1]} of {forward_name(edge[0])} is a view and {modified} modified inplace."
    raise RuntimeError(message + _ADVICE[meta.creation_meta])
