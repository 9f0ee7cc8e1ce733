"""The tensors that a graph has saved, each with the version it was saved at and the version its bytes have now.

`storage(x, y, saved=saved_tensors(y))` adds them to the picture of a storage: which of its bytes a backward formula
waits for, and whether they were written to since. `introspect.graph` lists the same per node.

Reads what torch/csrc/autograd/saved_variable.h holds. Left out: what pack hooks made of a tensor, which has no storage
that could be shown.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.autograd.variable.saved_variable import SavedVariable
from tinytensor.autograd.variable.variable import gradient_edge
from tinytensor.introspect.graph import node_name, saved_variables, walk_nodes


class SavedTensor:
    """One tensor that a node keeps: where its bytes lie, and on demand how it stands with them.

    storage   the storage, kept to be found again after the node has let go of the tensor
    """

    __slots__ = ("_facts", "_variable", "storage")

    def __init__(self, node: str, name: str, variable: SavedVariable, tensor: Any) -> None:
        meta = tensor.meta_
        reach = sum((size - 1) * stride for size, stride in zip(meta.sizes, meta.strides, strict=True))
        first = tensor.byte_offset_
        self._variable = variable
        self.storage = tensor.storage_
        self._facts = {
            "label": f"{name} of {node}",
            "sizes": list(meta.sizes),
            "from": first,
            "to": first + (0 if meta.numel == 0 else (reach + 1) * meta.itemsize),
        }

    def describe(self) -> dict[str, Any]:
        """{"label", "sizes", "from", "to", "saved_version", "version", "state"}; `from` and `to` count bytes.

        The state is "valid", "stale" (written to since) or "released" (backward is through with it).
        """
        special: Any = self._variable.special
        if self._variable.tensor is not None:
            then, now = self._variable.version, self._variable.tensor.storage_.version
        elif getattr(special, "tensor", None) is not None:
            then, now = special.version, special.counter.version
        else:
            return {"saved_version": None, "version": None, **self._facts, "state": "released"}
        self._facts |= {"saved_version": then, "version": now}
        return {**self._facts, "state": "valid" if then == now else "stale"}


def saved_tensors(*outputs: Tensor) -> list[SavedTensor]:
    """What the nodes behind `outputs` have saved, nearest node first. Tensors that do not require grad are passed over.

    >>> import tinytensor as tt
    >>> x = tt.ones(2, requires_grad=True)
    >>> [s.describe()["label"] for s in saved_tensors(x.exp().sum())]
    ['result of ExpBackward0']
    """
    edges: list[Any] = [gradient_edge(t) for t in outputs if t.requires_grad]
    found = []
    for node in walk_nodes([node.look() for node, _ in edges])[0]:
        for name, variable in saved_variables(node):
            tensor = variable.tensor if variable.tensor is not None else getattr(variable.special, "tensor", None)
            if tensor is not None:
                found.append(SavedTensor(node_name(node), name, variable, tensor))
    return found
