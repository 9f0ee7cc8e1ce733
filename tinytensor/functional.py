"""Functions of the top namespace that are Python, not operators.

Mirrors torch/functional.py and parts of torch/__init__.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.c10.error import check, check_value
from tinytensor.c10.metadata import Size


def is_tensor(obj: object) -> bool:
    """Whether `obj` is a Tensor or an instance of a subclass.

    >>> tt.is_tensor(tt.zeros(2)), tt.is_tensor([0.0])
    (True, False)
    """
    return isinstance(obj, Tensor)


def broadcast_tensors(*tensors: Tensor) -> tuple[Tensor, ...]:
    """All tensors, expanded to the one shape that they broadcast to. RuntimeError where there is none.

    Returns a tuple of views: several of their elements may share memory, so clone them before you write.

    >>> a, b = tt.broadcast_tensors(tt.arange(3), tt.zeros(2, 1))
    >>> a.shape, b.shape, a.stride()
    (torch.Size([2, 3]), torch.Size([2, 3]), (0, 1))
    """
    return F.broadcast_tensors(tensors)


def broadcast_shapes(*shapes: Size | Sequence[int] | int) -> Size:
    """The shape that all of `shapes` expand to; an int stands for a vector's shape.

    Returns a `Size`. RuntimeError where there is none, or for what is no shape; ValueError for a negative size.

    >>> tt.broadcast_shapes((2,), (3, 1), (1, 1, 1))
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
    """The indices of the elements that are not 0, in the order of the elements.

        input      any dtype
        out        an int64 tensor to write into; not with `as_tuple`
        as_tuple   one 1-dim tensor for each dimension, with which `input` can be indexed

    Returns an int64 tensor of shape [number of such elements, input.ndim], or the tuple of its columns.

    >>> x = tt.tensor([[1, 0], [0, 2]])
    >>> tt.nonzero(x)
    tensor([[0, 0],
            [1, 1]])
    >>> tt.nonzero(x, as_tuple=True)
    (tensor([0, 1]), tensor([0, 1]))
    """
    if as_tuple.__class__ is not bool:
        raise TypeError(f"nonzero(): argument 'as_tuple' must be bool, not {type_name(as_tuple)}")
    if not as_tuple:
        return F.nonzero(input, out=out)
    check(out is None, "nonzero does not support the out kwarg when as_tuple is True")
    return F.nonzero_numpy(input)
