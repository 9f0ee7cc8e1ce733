"""The vmaps that this thread is inside of, innermost last, and how a tensor gets a level's dimension and loses it.

Note [Levels]
Transforms nest, and each has a number, its level, from 1 on. A vmap's level stands in the tensors that it batches. A call
is the business of the highest level among its arguments: that level is unwrapped, the operator is called again, and the
next level has its turn. Levels of grad and jvp have numbers, too, and no wrappers: see func/levels.py.

While a vmap runs, every call of this thread has the key FuncTorchVmapMode. At it stand the random operators, which have
to know of the vmap also when no argument is batched; for all others it is a fallthrough.

Mirrors aten/src/ATen/functorch/{DynamicLayer,VmapInterpreter,LegacyVmapTransforms}.cpp. PyTorch's stack has all
transforms, and its front and back mode ask the innermost; here the keys of the arguments tell (see plumbing.py).
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.record_function import peek_sequence_nr
from tinytensor.c10.batched_tensor_impl import batched_storage, is_batched, make_batched
from tinytensor.c10.dispatch_key_set import FUNCTORCH_VMAP_MODE
from tinytensor.c10.func_torch_tls import transforms
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.local_dispatch_key_set import set_local_keys, tls
from tinytensor.c10.thread_local_state import carried
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


class VmapFrame:
    """A vmap that runs.

    level        its number
    size         how many entries the batch has
    randomness   "error", "different" or "same"
    records      whether grad mode was on where the outermost `grad` inside of it began; None: there is none. What is
                 recorded inside of that `grad` concerns the world outside only if it is True
    oldest       the number of the first node that may have been made inside
    """

    __slots__ = ("level", "oldest", "randomness", "records", "size")

    def __init__(self, level: int, size: int, randomness: str) -> None:
        self.level = level
        self.size = size
        self.randomness = randomness
        self.records: bool | None = None
        self.oldest = peek_sequence_nr()


class _Frames(threading.local):
    stack: tuple[VmapFrame, ...] = ()


frames = carried(_Frames())


def _set_frames(stack: tuple[VmapFrame, ...]) -> None:
    frames.stack = stack
    included = tls.included | FUNCTORCH_VMAP_MODE if stack else tls.included & ~FUNCTORCH_VMAP_MODE
    if included != tls.included:
        set_local_keys(included, tls.not_excluded)


@contextmanager
def vmap_increment_nesting(size: int, randomness: str, is_transform: bool = True) -> Iterator[VmapFrame]:
    """A vmap over `size` entries runs inside.

    `is_transform` is False for those of `torch.autograd`, inside of which nothing is forbidden that transforms forbid.
    """
    # The new level is higher than that of any vmap and any other transform that runs, for the highest level among a
    # call's arguments must be the innermost. `transforms.depth` alone does not say it: the vmaps of torch.autograd do
    # not count there, and a second one inside of the first would get the same number.
    before = frames.stack
    frame = VmapFrame(1 + max(transforms.depth, before[-1].level if before else 0), size, randomness)
    transforms.depth += is_transform
    _set_frames((*before, frame))
    try:
        yield frame
    finally:
        transforms.depth -= is_transform
        _set_frames(before)


@contextmanager
def below(frame: VmapFrame) -> Iterator[None]:
    """Inside, calls know nothing of this vmap and of those in it."""
    # The vmaps inside of this one go, too: their tensors are wrappers around those of this level, so none of them is
    # left once this level is unwrapped. A frame that is not there has been taken away by another `below` outside.
    before = frames.stack
    _set_frames(before[: before.index(frame)] if frame in before else before)
    try:
        yield
    finally:
        _set_frames(before)


def current_frame() -> VmapFrame | None:
    """The innermost vmap."""
    return frames.stack[-1] if frames.stack else None


def enter_gradient_level() -> VmapFrame | None:
    """A transform that records begins; returns what `exit_gradient_level` wants, if it is the first in its vmap."""
    frame = current_frame()
    if frame is None or frame.records is not None:
        return None
    frame.records = is_grad_enabled()
    return frame


def exit_gradient_level(frame: VmapFrame | None) -> None:
    if frame is not None:
        frame.records = None


def lift(t: Tensor) -> Tensor:
    """`t` as a tensor of the innermost vmap. See Note [Batched without a dimension]."""
    # A tensor of an outer vmap needs the wrapper as well: its level is lower, and what watches it is further inside.
    frame = current_frame()
    if frame is None or (is_batched(t) and batched_storage(t).level >= frame.level):
        return t
    return make_batched(t, None, frame.level)


def add_batch_dim(t: Tensor, dim: int, level: int) -> Tensor:
    """Hide dimension `dim`."""
    return make_batched(t, maybe_wrap_dim(dim, t.meta_.dim, False), level)


def unwrap(value: Any, level: int) -> tuple[Any, int | None]:
    """(the tensor behind, its hidden dimension) for what this level has wrapped; all else as it is, and None."""
    if not hasattr(value, "meta_") or not is_batched(value):
        return value, None
    storage = batched_storage(value)
    return (storage.value, storage.bdim) if storage.level == level else (value, None)


def remove_batch_dim(t: Tensor, frame: VmapFrame, out_dim: int) -> Tensor:
    """What the world outside sees: the batch at `out_dim`; for a tensor without it, the same entry again and again."""
    value, bdim = unwrap(t, frame.level)
    rank = value.meta_.dim + (bdim is None)
    place = maybe_wrap_dim(out_dim, rank, False)
    if bdim is None:
        # Nothing in this result came from the batch. It is expanded, not copied: all entries are the same bytes.
        sizes = list(value.meta_.sizes)
        sizes.insert(place, frame.size)
        return F.unsqueeze(value, place).expand(sizes)
    return value if bdim == place else F.movedim(value, bdim, place)
