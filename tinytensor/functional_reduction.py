"""Functions of the top namespace that choose among reduction and sorting operators: norm, unique, unique_consecutive.

Mirrors those of torch/functional.py. The methods of the same names are in _tensor_reduction.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.c10.scalar_type import ScalarType

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool


def norm(
    input: Tensor,
    p: Number | str | None = "fro",
    dim: int | Sequence[int] | None = None,
    keepdim: bool = False,
    out: Tensor | None = None,
    dtype: ScalarType | None = None,
) -> Tensor:
    """The norm of a vector or, for "fro" and "nuc", of a matrix; of all elements if no `dim` is given.

    "fro" and None are the 2-norm of the elements, a number is the p-norm of the elements, "nuc" the sum of the
    singular values.
    """
    dims = [dim] if isinstance(dim, int) else dim
    if isinstance(p, str):
        if p != "fro" or (dims is not None and len(dims) > 2):
            matrix_dims = list(range(input.dim())) if dims is None else dims
            return F.linalg_matrix_norm(input, p, matrix_dims, keepdim, dtype=dtype, out=out)
        return F.linalg_vector_norm(input, 2, dims, keepdim, dtype=dtype, out=out)
    return F.linalg_vector_norm(input, 2.0 if p is None else p, dims, keepdim, dtype=dtype, out=out)


def unique(
    input: Tensor,
    sorted: bool = True,
    return_inverse: bool = False,
    return_counts: bool = False,
    dim: int | None = None,
) -> Any:
    """The distinct elements, or slices along `dim`, in order.

    Also, if asked, which of them each element is (`return_inverse`, of the input's shape, or one per slice), and how
    often each occurs (`return_counts`).
    """
    if dim is not None:
        found = F.unique_dim(input, dim, sorted=sorted, return_inverse=return_inverse, return_counts=return_counts)
    else:
        found = F._unique2(input, sorted=sorted, return_inverse=return_inverse, return_counts=return_counts)
    return _wanted(found, return_inverse, return_counts)


def unique_consecutive(*args: Any, **kwargs: Any) -> Any:
    """unique_consecutive(input, return_inverse=False, return_counts=False, dim=None)

    The first of every run of equal elements, or of equal slices along `dim`; see unique for the rest. What is handed back
    PyTorch decides by the flags' names or by their places in `unique` (`boolean_dispatch` in torch/functional.py), so
    that of a lone True after the input it computes the places in the input and hands back the counts.
    """
    found = _consecutive(*args, **kwargs)
    inverse = kwargs["return_inverse"] if "return_inverse" in kwargs else any(args[2:3])
    counts = kwargs["return_counts"] if "return_counts" in kwargs else any(args[1:2])
    return _wanted(found, inverse, counts)


def _consecutive(
    input: Tensor, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None
) -> tuple[Tensor, Tensor, Tensor]:
    return F.unique_consecutive(input, return_inverse=return_inverse, return_counts=return_counts, dim=dim)


def _wanted(found: tuple[Tensor, Tensor, Tensor], return_inverse: bool, return_counts: bool) -> Any:
    output, inverse, counts = found
    if return_inverse and return_counts:
        return output, inverse, counts
    if return_inverse:
        return output, inverse
    return (output, counts) if return_counts else output
