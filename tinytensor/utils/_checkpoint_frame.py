"""What a checkpointed region keeps in place of its saved tensors, and how it gets them back.

While the region runs, every tensor that a node wants to save is replaced by an empty Holder; only the region's inputs
are kept. The first Holder that is unpacked runs the region again, under hooks that hand the i-th tensor saved now to
the i-th Holder.

    forward        save x1 -> Holder 1      save x2 -> Holder 2      save x3 -> Holder 3
    backward       unpack Holder 3: run again; x1 -> 1, x2 -> 2, x3 -> 3, and stop: the rest is not needed

Note [Who keeps a recomputed tensor]
The Frame knows its Holders weakly: a Holder dies with the node that saved it, and nothing is recomputed for it. A
recomputed tensor is kept in a weak dictionary under a Handle that the Holder owns, so it dies when it is unpacked, or
with its Holder. Each backward pass recomputes for itself: Handles are kept by the number of the pass.

Mirrors the frame, holders and hooks of torch/utils/checkpoint.py.
"""

from __future__ import annotations

import threading
import weakref
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from tinytensor.autograd.engine.engine import current_graph_task_id
from tinytensor.autograd.graph import saved_tensors_hooks
from tinytensor.autograd.variable.saved_variable import SavedVariable
from tinytensor.c10.grad_mode import enable_grad
from tinytensor.c10.tensor_impl import TensorImpl

Tensor = Any

_TIP = """
Tip: To see a more detailed error message, either pass `debug=True` to
`torch.utils.checkpoint.checkpoint(...)` or wrap the code block
with `with torch.utils.checkpoint.set_checkpoint_debug_enabled(True):` to
enable checkpoint‑debug mode globally.

If this error occurs under torch.compile with automatic_dynamic_shapes enabled,
it may be because the recomputation selected a different compiled graph than the
forward pass (e.g., a dynamic graph instead of the original static graph).
To fix this, either:
  - Use torch._dynamo.mark_dynamic() to explicitly mark varying dimensions as
    dynamic upfront, avoiding the static-to-dynamic transition.
  - Call torch._C._dynamo.eval_frame._set_lru_cache(False) to disable LRU cache
    reordering, which can change which graph is checked first between forward
    and recompute.
See https://github.com/pytorch/pytorch/issues/166926 for more details and
workaround examples.
"""


class CheckpointError(RuntimeError):
    """The recomputation did not save what the first run had saved."""


class StopRecomputation(Exception):
    """Raised through the user's function when every Holder has its tensor."""


class GraphExecGroup:
    """Backward passes inside one `with GraphExecGroup():` share their recomputation: each region runs again once.

    They must go over parts of the graph that do not overlap. Nothing changes for `use_reentrant=True`.
    """

    def __enter__(self) -> GraphExecGroup:
        if _groups.current is not None:
            raise RuntimeError(
                f"GraphExecGroup contexts cannot be nested. Already inside group {GraphExecGroup._get_current_group()}"
            )
        _groups.current = self
        return self

    def __exit__(self, *exc_info: object) -> None:
        _groups.current = None

    @classmethod
    def _get_current_group(cls) -> GraphExecGroup | None:
        return _groups.current


class _Groups(threading.local):
    current: GraphExecGroup | None = None


_groups = _Groups()


# Called with every tensor that is recomputed and the Handle it lives with: introspect.saved_bytes counts them.
recompute_observers: list[Callable[[Any, Any], None]] = []


class Handle:
    """The key under which one recomputed tensor is kept."""

    __slots__ = ("__weakref__",)


class Holder:
    """Stands in a node where a saved tensor would be."""

    __slots__ = ("__weakref__", "handles")

    def __init__(self) -> None:
        self.handles: dict[Any, Handle | None] = {}


class Frame:
    """One checkpointed region: its inputs, its Holders, and what it takes to run it again.

    run_again      calls the user's function with the state of the first run
    early_stop     whether to leave the function as soon as every Holder has its tensor
    metadata_of    what is compared of a tensor saved first and the one saved again
    """

    def __init__(
        self, run_again: Callable[..., None], early_stop: bool, metadata_of: Callable[[Tensor], Any], inputs: Any
    ) -> None:
        self.run_again = run_again
        self.early_stop = early_stop
        self.metadata_of = metadata_of
        # As a node would save them: writes are noticed, and hooks of an outer region see them.
        self.inputs: list[Any] = []
        for a in inputs:
            self.inputs.append(SavedVariable(a) if isinstance(a, TensorImpl) else a)  # type: ignore[arg-type]
        self.holders: list[weakref.ref[Holder]] = []
        self.metadata: list[Any] = []
        self.recomputed: dict[Any, weakref.WeakKeyDictionary[Handle, Tensor]] = defaultdict(weakref.WeakKeyDictionary)
        self.saved_again: dict[Any, int] = defaultdict(int)
        self.done: set[Any] = set()
        self.forward_completed = False
        self.ignore_mismatch = False

    def get_inputs(self) -> list[Any]:
        return [a.unpack() if isinstance(a, SavedVariable) else a for a in self.inputs]

    def recompute(self, run: Any) -> None:
        """Run the region again for the backward pass `run`."""
        try:
            with recomputation_hooks(self, run), enable_grad():
                self.run_again(*self.get_inputs())
        except StopRecomputation:
            pass
        self.done.add(run)
        self._check_same(run)

    def _check_same(self, run: Any) -> None:
        if self.ignore_mismatch:
            return
        if len(self.holders) != self.saved_again[run]:
            raise CheckpointError(
                "torch.utils.checkpoint: A different number of tensors was saved during the original forward and "
                "recomputation.\n"
                f"Number of tensors saved during forward: {len(self.holders)}\n"
                f"Number of tensors saved during recomputation: {self.saved_again[run]}.\n"
                f"{_TIP}"
            )
        different = ""
        for i, (ref, before) in enumerate(zip(self.holders, self.metadata, strict=True)):
            holder = ref()
            if holder is None:
                continue
            handle = holder.handles[run]
            assert handle is not None
            after = self.metadata_of(self.recomputed[run][handle])
            if before != after:
                different += f"tensor at position {i}:\nsaved metadata: {before}\nrecomputed metadata: {after}\n"
        if different:
            raise CheckpointError(
                "torch.utils.checkpoint: Recomputed values for the following tensors have different metadata than "
                f"during the forward pass.\n{different}.\n{_TIP}"
            )


class checkpoint_hooks(saved_tensors_hooks):
    """Around the first run: Holders instead of tensors. `on_error` may replace a CheckpointError by a longer one."""

    def __init__(self, frame: Frame, on_error: Callable[[CheckpointError], None] | None = None) -> None:
        def pack(tensor: Tensor) -> Holder:
            holder = Holder()
            frame.holders.append(weakref.ref(holder))
            frame.metadata.append(frame.metadata_of(tensor))
            return holder

        def unpack(holder: Holder) -> Tensor:
            try:
                return _unpack(frame, holder)
            except CheckpointError as error:
                if on_error is not None:
                    on_error(error)
                raise

        super().__init__(pack, unpack)


def _unpack(frame: Frame, holder: Holder) -> Tensor:
    run: Any = GraphExecGroup._get_current_group()
    if run is None:
        run = current_graph_task_id()
        if run == -1:
            run = object()  # someone looks at a saved tensor outside of a backward pass
    if run not in frame.done:
        frame.recompute(run)
    handle = holder.handles[run]
    if handle is None:
        overlap = ""
        if GraphExecGroup._get_current_group() is not None:
            overlap = (
                "Performing two backward calls that overlap (i.e. require the same saved activation in order to "
                "compute gradients) is not allowed while under the torch.utils.checkpoint.GraphExecGroup context. "
            )
        raise CheckpointError(
            "torch.utils.checkpoint: Unpack is being triggered for a tensor that was already unpacked once. "
            f"{overlap}If you are calling ctx.saved_tensors in backward, make sure to do so only once. Otherwise "
            "please open an issue with details on your use case."
        )
    tensor = frame.recomputed[run][handle]
    holder.handles[run] = None
    return tensor


class recomputation_hooks(saved_tensors_hooks):
    """Around the second run: hand what is saved to the Holders.

    A Frame is held weakly, since the graph of the second run holds these hooks.
    """

    def __init__(self, target: Frame, run: Any) -> None:
        target_ref = weakref.ref(target)

        def pack(tensor: Tensor) -> Tensor:
            if tensor.requires_grad:
                tensor = tensor.detach()
            frame = target_ref()
            assert frame is not None, "Internal error: target_frame reference is None"
            i = frame.saved_again[run]
            frame.saved_again[run] += 1
            if i >= len(frame.holders):
                assert not frame.early_stop, "Unexpected state: target_frame.early_stop is set"
                if not frame.forward_completed:
                    # A backward pass inside the region: more will be saved after it than was saved so far.
                    frame.ignore_mismatch = True
                    return tensor
                raise CheckpointError(
                    "torch.utils.checkpoint: trying to save more tensors during recomputation than during the original "
                    f"forward pass.\n{_TIP}"
                )
            holder = frame.holders[i]()
            if holder is not None:
                handle = holder.handles[run] = Handle()
                frame.recomputed[run][handle] = tensor
                for observer in recompute_observers:
                    observer(handle, tensor)
            if frame.early_stop and frame.saved_again[run] == len(frame.holders):
                raise StopRecomputation
            return tensor

        super().__init__(pack, lambda tensor: tensor)
