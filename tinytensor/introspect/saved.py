"""How many bytes are kept for backward: now, at most, and from step to step.

    >>> import tinytensor as tt
    >>> x = tt.ones(4, requires_grad=True)
    >>> with saved_bytes() as saved:
    ...     y = x.sin().exp()
    >>> saved.nbytes, saved.count    # sin keeps its input, exp its result: 16 bytes each
    (32, 2)
    >>> y.sum().backward()
    >>> saved.nbytes, saved.peak
    (0, 32)

It counts what nodes save (through hooks on saved tensors) and what a checkpoint computes again for them. Tensors that
share a storage count once, with the size of the storage. One check is lost inside the block: a node holds what the hooks
return and not the tensor itself, so a write to a saved tensor is not noticed.

PyTorch has no counterpart; `torch.cuda.max_memory_allocated` counts all memory of a device.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.autograd.graph import saved_tensors_hooks
from tinytensor.introspect.storage import VERSION
from tinytensor.utils.checkpoint import recompute_observers


class _Kept:
    """What a node holds in place of a saved tensor: it dies when the node lets go."""

    __slots__ = ("__weakref__", "tensor")

    def __init__(self, tensor: Tensor) -> None:
        self.tensor = tensor


class saved_bytes(saved_tensors_hooks):
    """Counts, inside the block, what is saved for backward. The numbers go on falling after it, as graphs are freed.

    ignore     tensors that do not count, such as parameters, which are there anyway; or a module
    nbytes     bytes kept now
    count      storages kept now
    peak       the largest value that `nbytes` had
    history    `nbytes` after every change
    """

    def __init__(self, ignore: Any = ()) -> None:
        super().__init__(self._pack, lambda kept: kept.tensor)
        given: Iterable[Tensor] = ignore.parameters() if hasattr(ignore, "parameters") else ignore
        self._ignored = [t.storage_ for t in ([given] if isinstance(given, Tensor) else given)]
        self._kept: dict[int, int] = {}  # id of a storage -> how often it is kept
        self.nbytes = 0
        self.peak = 0
        self.history: list[int] = []

    @property
    def count(self) -> int:
        return len(self._kept)

    def __enter__(self) -> saved_bytes:  # type: ignore[override]  # hooks have nothing to show
        super().__enter__()
        recompute_observers.append(self._keep)
        return self

    def __exit__(self, *exc_info: object) -> None:
        recompute_observers.remove(self._keep)
        super().__exit__(*exc_info)

    def as_dict(self) -> dict[str, Any]:
        """The numbers for `json.dumps`."""
        return {
            "version": VERSION,
            "kind": "saved_bytes",
            "nbytes": self.nbytes,
            "count": self.count,
            "peak": self.peak,
            "history": list(self.history),
        }

    def _pack(self, tensor: Tensor) -> _Kept:
        # Without its history: a node that holds its own output would never be freed.
        kept = _Kept(tensor.detach())
        self._keep(kept, tensor)
        return kept

    def _keep(self, owner: Any, tensor: Tensor) -> None:
        """Count the tensor's storage as long as `owner` lives. `owner` holds the storage, so no other can get its `id`."""
        impl = tensor.storage_
        if any(impl is ignored for ignored in self._ignored):
            return
        times = self._kept.get(id(impl), 0)
        self._kept[id(impl)] = times + 1
        if not times:
            self._change(impl.nbytes)
        weakref.finalize(owner, self._release, id(impl), impl.nbytes).atexit = False

    def _release(self, key: int, nbytes: int) -> None:
        self._kept[key] -= 1
        if not self._kept[key]:
            del self._kept[key]
            self._change(-nbytes)

    def _change(self, nbytes: int) -> None:
        self.nbytes += nbytes
        self.peak = max(self.peak, self.nbytes)
        self.history.append(self.nbytes)
