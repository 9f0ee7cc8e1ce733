"""allow_mutation_on_saved_tensors: inside the block, writing to a tensor that was saved for backward is allowed.

    with allow_mutation_on_saved_tensors():
        y = x.clone()
        loss = (y ** 2).sum()
        y.sin_()                 # y was saved by pow: it is cloned now, before the write
        loss.backward()          # pow gets the clone

Saving keeps a handle instead of the tensor (saved_tensors_hooks); the handle leads to the original, or once that was
written to, to a clone of what it was. Before each operator that writes, the originals with the bytes it will write are
cloned.

Mirrors the second half of torch/autograd/graph.py. There a TorchDispatchMode sees the writes; here a callback around
operator calls does. As there, bytes are known by the address of a tensor's first element and its version.
"""

from __future__ import annotations

import contextlib
import threading
from collections import defaultdict
from collections.abc import Generator, MutableMapping
from typing import Any
from weakref import WeakKeyDictionary, WeakValueDictionary

from tinytensor.aten.record_function import (
    Callback,
    RecordFunction,
    RecordScope,
    add_global_callback,
    remove_callback,
)
from tinytensor.autograd.variable.saved_variable import pop_default_hooks, push_default_hooks
from tinytensor.c10.error import check
from tinytensor.c10.thread_local_state import carried

Tensor = Any
TensorId = tuple[int, int, int]
BytesId = tuple[int, int]


class _Enabled(threading.local):
    """Whether this thread is inside the block."""

    value = False


_enabled = carried(_Enabled())


class _Handle:
    """Stands in the graph for a saved tensor."""


class _AllowMutationOnSavedContext:
    """What the block knows.

    cloned, original     handle -> clone, tensor: each handle is in one of them
    tid_to_weakhandle    (id, address, version) of a saved tensor -> its handle, while the graph keeps it
    sid_to_tid           (address, version) -> the saved tensors that had it
    """

    def __init__(self) -> None:
        self.cloned: MutableMapping[_Handle, Tensor] = WeakKeyDictionary()
        self.original: MutableMapping[_Handle, Tensor] = WeakKeyDictionary()
        self.tid_to_weakhandle: MutableMapping[TensorId, _Handle] = WeakValueDictionary()
        self.sid_to_tid: dict[BytesId, set[TensorId]] = defaultdict(set)

    def clear(self) -> None:
        self.cloned.clear()
        self.original.clear()
        self.tid_to_weakhandle.clear()
        self.sid_to_tid.clear()

    def pack(self, tensor: Tensor) -> _Handle:
        """The handle of a tensor that is being saved; the same one if it was saved before."""
        sid = (tensor.data_ptr(), tensor._version)
        tid = (id(tensor), *sid)
        self.sid_to_tid[sid].add(tid)
        handle = self.tid_to_weakhandle.get(tid)
        if handle is None:
            handle = self.tid_to_weakhandle[tid] = _Handle()
            self.original[handle] = tensor
        return handle

    def unpack(self, handle: _Handle) -> Tensor:
        """The tensor as it was when it was saved."""
        tensor = self.cloned.get(handle)
        if tensor is None:
            tensor = self.original.get(handle)
        if not _enabled.value or tensor is None:
            raise AssertionError(
                "Trying to backward outside of the 'allow_mutation_on_saved_tensors' context"
                "in which the graph was originally recorded."
            )
        return tensor

    def clone_before_write(self, tensor: Tensor) -> None:
        """`tensor` is about to be written to: clone what was saved of its bytes."""
        # All saved tensors over these bytes at this version, since a write changes every one of them.
        for tid in self.sid_to_tid.get((tensor.data_ptr(), tensor._version), ()):
            handle = self.tid_to_weakhandle.get(tid)
            # The handle goes with the graph; an original that was cloned is gone.
            if handle is not None and handle not in self.cloned:
                self.cloned[handle] = self.original.pop(handle).clone()


@contextlib.contextmanager
def allow_mutation_on_saved_tensors() -> Generator[_AllowMutationOnSavedContext, None, None]:
    """Inside the block, tensors saved for backward may be written to: they are cloned before.

    Forward and backward both have to run inside the same block. Yields what the block knows of saved tensors, which
    is cleared at its end. RuntimeError if blocks are nested.

    >>> x = tt.ones(2, requires_grad=True)
    >>> with tt.autograd.graph.allow_mutation_on_saved_tensors():
    ...     y = x.clone()
    ...     z = (y * y).sum()
    ...     _ = y.zero_()
    ...     z.backward()
    >>> x.grad
    tensor([2., 2.])
    """
    check(not _enabled.value, "allow_mutation_on_saved_tensors contexts cannot be nested")
    context = _AllowMutationOnSavedContext()
    thread = threading.get_ident()

    def before_call(record: RecordFunction) -> None:
        if record.thread_id != thread:
            return
        for argument, value in zip(record.operator.schema.arguments, record.inputs, strict=False):
            if argument.alias_info is not None and argument.alias_info.is_write:
                for tensor in value if isinstance(value, list | tuple) else (value,):
                    context.clone_before_write(tensor)

    push_default_hooks(context.pack, context.unpack)
    watcher = add_global_callback(Callback(before_call, scopes=[RecordScope.FUNCTION]))
    _enabled.value = True
    try:
        yield context
    finally:
        _enabled.value = False
        context.clear()
        remove_callback(watcher)
        pop_default_hooks()
