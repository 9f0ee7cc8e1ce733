"""Tensors shared with torch, and comparing results with torch's, errors included."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.c10 import scalar_type
from tinytensor.c10.device import cpu
from tinytensor.c10.metadata import metadata
from tinytensor.c10.storage import StorageImpl
from tinytensor.c10.tensor_impl import TensorImpl, new_tensor

torch = pytest.importorskip("torch")

NAMES = ("bool", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64")
OURS = {getattr(torch, name): scalar_type.BY_NAME[name] for name in NAMES}
THEIRS = {ours: theirs for theirs, ours in OURS.items()}
FLOATING = tuple(getattr(torch, name) for name in NAMES[6:])


def shared(t: Any) -> Any:
    """Our tensor over a torch tensor's memory, with its geometry; lists, tuples and slices item by item."""
    if isinstance(t, torch.Tensor):
        storage = t.untyped_storage()
        ours = StorageImpl(storage, storage.data_ptr() or 64, storage.nbytes(), cpu)
        made = metadata(tuple(t.shape), tuple(t.stride()), OURS[t.dtype])
        return new_tensor(made, ours, t.storage_offset() * t.element_size())
    if isinstance(t, (tuple, list)):
        return type(t)(shared(item) for item in t)
    return t


def to_torch(x: Any) -> Any:
    """A torch tensor with a copy of our tensor's storage and its geometry."""
    m = x.meta_
    elements = x.storage_.nbytes // m.itemsize
    if elements == 0:
        return torch.empty(0, dtype=THEIRS[m.dtype]).as_strided(tuple(m.sizes), tuple(m.strides))
    stored = torch.from_numpy(np.array(x.storage_.as_bytes()))[: elements * m.itemsize].view(THEIRS[m.dtype])
    return torch.as_strided(stored, tuple(m.sizes), tuple(m.strides), x.byte_offset_ // m.itemsize)


def outcome(call: Callable[[], Any]) -> Any:
    """What a call returns, or the type and first line of what it raises."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return call()
        except Exception as error:
            return type(error).__name__, str(error).partition("\n")[0]


def assert_same(ours: Any, theirs: Any, tolerance: float = 0.0, what: object = "") -> None:
    """Same values, dtype, sizes and strides; or the same error."""
    if isinstance(theirs, torch.Tensor):
        assert isinstance(ours, TensorImpl), (what, ours)
        got = to_torch(ours)
        facts = (got.dtype, tuple(got.shape), got.stride())
        assert facts == (theirs.dtype, tuple(theirs.shape), theirs.stride()), what
        close = torch.allclose(got.double(), theirs.double(), rtol=tolerance, atol=tolerance, equal_nan=True)
        assert close, (what, got, theirs)
    elif isinstance(theirs, tuple) and theirs and isinstance(theirs[0], torch.Tensor):
        for mine, its in zip(ours, theirs, strict=True):
            assert_same(mine, its, tolerance, what)
    else:
        assert ours == theirs, what


def layouts(shape: tuple[int, ...], dtype: Any, seed: int = 0) -> Iterator[Any]:
    """Tensors of one shape: contiguous, permuted, with gaps, with an offset, stretched."""
    torch.manual_seed(seed)
    yield filled(shape, dtype)
    if shape:
        yield filled((*shape, 3), dtype)[..., 1]
    if len(shape) > 1:
        order = list(range(len(shape)))
        random.Random(seed).shuffle(order)
        yield filled([shape[d] for d in order], dtype).permute([order.index(d) for d in range(len(shape))])
        yield filled([n * 2 + 1 for n in shape], dtype)[tuple(slice(1, None, 2) for _ in shape)]
        yield filled((1, *shape[1:]), dtype).expand(shape)


def filled(shape: Any, dtype: Any) -> Any:
    """Random elements: normal, or small integers."""
    if dtype in FLOATING:
        return torch.randn(tuple(shape)).to(dtype)
    return torch.randint(
        0 if dtype in (torch.uint8, torch.bool) else -5, 2 if dtype is torch.bool else 6, tuple(shape)
    ).to(dtype)


def both(expression: str, **tensors: Any) -> tuple[Any, Any]:
    """The outcomes of one expression with our tensors and with torch's."""

    def tensor(data: Any, dtype: Any = None) -> Any:
        return shared(torch.tensor(data, dtype=THEIRS.get(dtype)))

    ours = {"torch": tt, "T": tensor, "np": np, **{name: shared(t) for name, t in tensors.items()}}
    theirs = {"torch": torch, "T": torch.tensor, "np": np, **tensors}
    return outcome(lambda: eval(expression, ours)), outcome(lambda: eval(expression, theirs))
