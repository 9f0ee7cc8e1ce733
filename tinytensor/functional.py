"""Functions of the top namespace that are Python, not operators.

Mirrors torch/functional.py and parts of torch/__init__.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.error import check, check_value
from tinytensor.c10.metadata import Size
from tinytensor.dispatch.invalid_arguments import type_name


def is_tensor(obj: object) -> bool:
    """Whether `obj` is a Tensor."""
    return isinstance(obj, Tensor)


def broadcast_tensors(*tensors: Tensor) -> tuple[Tensor, ...]:
    """All tensors expanded to their common shape."""
    return F.broadcast_tensors(tensors)


def broadcast_shapes(*shapes: Size | Sequence[int] | int) -> Size:
    """The shape that all of these expand to; an int is a vector's. RuntimeError where there is none.

    >>> broadcast_shapes((2,), (3, 1), (1, 1, 1))
    torch.Size([1, 3, 2])
    """
    given = [(s,) if isinstance(s, int) else s for s in shapes if s is not None]
    for shape in given:
        if not isinstance(shape, Sequence):
            raise RuntimeError(f"Input shapes should be of type ints, a tuple of ints, or a list of ints, got {shape}")
    common = [1] * max(map(len, given), default=0)
    for which, shape in enumerate(given):
        for place in range(-1, -1 - len(shape), -1):
            size = shape[place]
            if size == common[place]:
                continue
            if common[place] == 1:
                check_value(not size < 0, "Attempting to broadcast a dimension with negative length!")
                common[place] = size
            check(
                size in (1, common[place]),
                lambda: (
                    f"Attempting to broadcast a dimension of length {size} at {place}! Mismatching argument at "  # noqa: B023
                    f"index {which} had {shape}; but expected shape should be broadcastable to {common}"  # noqa: B023
                ),
            )
    return Size(common)


def nonzero(input: Tensor, *, out: Tensor | None = None, as_tuple: bool = False) -> Tensor | tuple[Tensor, ...]:
    """Where the elements are that are not 0: one row each, or one tensor per dimension."""
    if as_tuple.__class__ is not bool:
        raise TypeError(f"nonzero(): argument 'as_tuple' must be bool, not {type_name(as_tuple)}")
    if not as_tuple:
        return F.nonzero(input, out=out)
    check(out is None, "nonzero does not support the out kwarg when as_tuple is True")
    return F.nonzero_numpy(input)
