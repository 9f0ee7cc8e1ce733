# hot path
"""AccumulateGrad: the end of the graph, which adds a gradient to a leaf's `.grad`.

The node holds its leaf; the leaf holds the node weakly. So the leaf lives as long as a graph needs it, and there is no
cycle.

Note [Gradient stealing]
The first gradient of a leaf need not be copied into `.grad` if nobody else can see it. In this case `.grad` becomes that
very tensor. The reference count says whether anybody else can see it, as `use_count` does in PyTorch.

Note [Threads that share a leaf]
Two threads may run backward at once, through one graph or through two that end in the same leaf. Looking at `.grad` and
writing it is one step: a lock is held for it, and given back before any hook runs.

Mirrors torch/csrc/autograd/functions/accumulate_grad.{h,cpp} and utils/grad_layout_contract.h.
"""

from __future__ import annotations

from collections.abc import Callable
from sys import getrefcount
from threading import RLock
from typing import TYPE_CHECKING, Any

from tinytensor.aten.functions import _sparse_coo_tensor_unsafe
from tinytensor.aten.functions import add__Tensor as add_
from tinytensor.autograd.engine.input_metadata import GradMetadata
from tinytensor.autograd.engine.node import NO_HOOKS, SEQUENCE_NR_MAX, Grads, Node, record_stream
from tinytensor.autograd.engine.python_hook import call_post_accumulate_grad_hooks, call_tensor_hooks
from tinytensor.autograd.variable.shallow_copy import shallow_copy_and_detach
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import is_grad_enabled, is_grad_layout_enforced
from tinytensor.c10.layout import SPARSE_COMPRESSED, contiguous_format, sparse_coo, sparse_csr, strided
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.tensor_impl import alias
from tinytensor.c10.torch_dispatch_mode_tls import on_first_use

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# Reentrant, since an addition may run a mode's or a subclass's code. See Note [Threads that share a leaf].
_lock = RLock()
_acquire, _release = _lock.acquire, _lock.release


class AccumulateGrad(Node):
    """Adds its input to `variable.grad`. Runs before every other ready node, so that gradients do not pile up."""

    __slots__ = ("variable",)

    handles_undefined = True
    sequence_nr = SEQUENCE_NR_MAX
    next_edges = ()
    variable: Tensor

    def __init__(self, variable: Tensor) -> None:
        self.variable = variable
        self.hooks = NO_HOOKS
        own, metadata = variable.autograd_meta_, variable.meta_
        self.input_metadata = (wanted_of(variable) if own is not None and own.sets_grad_dtype else metadata.plain,)
        if not metadata.has_plain_history:
            record_stream(self, metadata.device)

    def name(self) -> str:
        return "torch::autograd::AccumulateGrad"

    def apply(self, grad: Any) -> Grads:
        # Before anything else: every further name for the gradient would be one more reference.
        count = getrefcount(grad)
        variable = self.variable
        meta = variable.autograd_meta_
        check(meta.edge is None, "leaf variable has been moved into the graph interior")
        if grad is not None and variable.meta_.key_set & REQUIRES_GRAD:
            # While there are post-hooks, the engine holds the incoming gradients for them: one more reference.
            seen = _UNSEEN + 1 if self.hooks.post else _UNSEEN  # type: ignore[union-attr]  # never None, see __init__
            _acquire()
            try:
                accumulate(variable, grad, count <= seen)
            finally:
                _release()
        if meta.post_accumulate_grad_hooks is not None:
            call_post_accumulate_grad_hooks(meta.post_accumulate_grad_hooks, variable)
        return ()

    def call_tensor_pre_hooks(self, grad: Any) -> Any:
        """The leaf's own hooks. They are read from the leaf, which may be given hooks after this node was made."""
        hooks = self.variable.autograd_meta_.hooks
        return grad if hooks is None else call_tensor_hooks(hooks, grad)


def wanted_of(variable: Tensor) -> Metadata | GradMetadata:
    """What gradients of a leaf have to be like."""
    meta = variable.autograd_meta_
    plain = variable.meta_.plain
    return GradMetadata(plain, meta.grad_dtype) if meta is not None and meta.sets_grad_dtype else plain


def accumulate(variable: Tensor, new_grad: Any, stealable: bool) -> None:
    """`variable.grad += new_grad`. `stealable`: nobody else can see `new_grad`."""
    meta = variable.autograd_meta_
    grad = meta.grad
    if is_grad_enabled():
        # Out of place: the old `.grad` may itself be part of a graph, and the sum has to be recorded.
        if grad is None:
            meta.grad = clone_obey_contract(new_grad, variable)
        else:
            meta.grad = new_grad + grad if _sparse_before_dense(grad, new_grad) else grad + new_grad
    elif grad is not None and _sparse_before_dense(grad, new_grad):
        meta.grad = new_grad + grad  # a dense tensor takes up a sparse one, not the other way round
    elif grad is not None:
        # In place, so that an optimizer that holds `.grad` sees the sum.
        add_(grad, new_grad, 1)
    elif new_grad.meta_.layout is not strided:
        meta.grad = _layout_gradient(new_grad, stealable)
    elif stealable and (obeys_layout_contract(new_grad.meta_, variable) or not is_grad_layout_enforced()):
        meta.grad = _without_history(new_grad)
    else:
        meta.grad = clone_obey_contract(new_grad, variable)


def _sparse_before_dense(grad: Tensor, new_grad: Tensor) -> bool:
    return grad.meta_.layout is sparse_coo and new_grad.meta_.layout is not sparse_coo


def _layout_gradient(new_grad: Any, stealable: bool) -> Any:
    """A gradient without strides. A sparse one that nobody else sees gives its parts, and not its flag, to a new tensor."""
    if new_grad.meta_.layout in _NO_COPY:
        _refuse(new_grad.meta_, stealable)
    if new_grad.meta_.layout is sparse_coo and stealable:
        return _sparse_coo_tensor_unsafe(new_grad._indices(), new_grad._values(), tuple(new_grad.meta_.sizes))
    return _without_history(new_grad) if stealable and new_grad.is_mkldnn else new_grad.clone()


# PyTorch knows no way to keep such a gradient: it asks for strides, or for a copy in row-major order.
_NO_COPY = SPARSE_COMPRESSED - {sparse_csr}


def _refuse(grad: Metadata, stealable: bool) -> None:
    name = grad.layout.short_name
    check(not stealable, lambda: f"Sparse {name} tensors do not have is_contiguous")
    check(False, "unsupported memory format option Contiguous")


_without_history: Callable[[Tensor], Tensor] = alias


def _begin_to_ask() -> None:
    # From the first mode or wrapper subclass on, a copy may have to be made by the operator `detach`.
    global _without_history
    _without_history = shallow_copy_and_detach


on_first_use(_begin_to_ask)


def obeys_layout_contract(grad: Metadata, leaf: Tensor) -> bool:
    """Whether the gradient's strides suit the leaf: the same ones if it is dense, else row-major."""
    variable = leaf.meta_
    if variable.plain is grad and variable.is_non_overlapping_and_dense:
        return True
    if not variable.is_non_overlapping_and_dense:
        return grad.is_contiguous
    # The leaf may have been resized as `out=`, or given other data, since the node was made: only dimensions of the gradient
    # are looked at. In place of dimensions that the leaf no longer has PyTorch meets what lies behind its strides: of other
    # data what a tensor begins with, else the strides of before.
    behind: tuple[int, ...] = ()
    if len(grad.sizes) > len(variable.sizes):
        has_other_data = leaf.autograd_meta_.own_version is not None
        behind = ((1, 0, 0, 0, 0) if has_other_data else _strides_before(leaf))[len(variable.sizes) :]
    # The stride of a dimension of size 1 is never used, so it may differ. But a stride of 0 is refused even there: it is
    # the mark of an expanded tensor, whose elements share memory.
    return all(
        (gs == vs if size != 1 else gs != 0)
        for size, gs, vs in zip(grad.sizes, grad.strides, (*variable.strides, *behind), strict=False)
    )


def _strides_before(leaf: Tensor) -> tuple[int, ...]:
    """The leaf's strides when its node was made."""
    accumulator = leaf.autograd_meta_.grad_accumulator
    node = None if accumulator is None else accumulator()
    wanted = None if node is None else node.input_metadata[0]
    return () if wanted is None else wanted.strides


def clone_obey_contract(new_grad: Tensor, variable: Tensor) -> Tensor:
    """A copy of the gradient with strides that suit the variable."""
    if new_grad.meta_.layout in _NO_COPY:
        _refuse(new_grad.meta_, False)
    if new_grad.meta_.layout is not strided:
        return new_grad.clone()
    if variable.meta_.is_non_overlapping_and_dense:
        return new_grad.new_empty_strided(variable.meta_.sizes, variable.meta_.strides).copy_(new_grad)
    return new_grad.clone(memory_format=contiguous_format)


def _count_of_unseen() -> int:
    """The reference count, read in `apply`, of a gradient which only the engine's buffer and calls hold."""

    class Probe(AccumulateGrad):
        __slots__ = ()

        def apply(self, grad: Any) -> Grads:
            count = getrefcount(grad)
            return (count,)

    # The call has the engine's form, a bound method with unpacked arguments: interpreters differ in who holds these.
    buffer = [object()]
    return Probe.__new__(Probe).apply(*buffer)[0]


_UNSEEN = _count_of_unseen()
