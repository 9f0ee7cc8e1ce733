"""norm, unique and unique_consecutive: each chooses one of several operators by its arguments.

They stand below the class Tensor, as functions and as the methods that call them. `tinytensor.functional` shows the
functions; it imports Tensor, so the methods could not import it without a circle.

Mirrors the functions of torch/functional.py and the methods of torch/_tensor.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.python.text_signature import shown_as
from tinytensor.aten.core.python.torch_function import handle_call, has_torch_function
from tinytensor.aten.core.python.written_call import signature
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.c10.layout import strided
from tinytensor.c10.scalar_type import ScalarType

if TYPE_CHECKING:
    from tinytensor.c10.tensor_impl import TensorImpl

Number = int | float | bool


def norm(
    input: TensorImpl,
    p: Number | str | None = "fro",
    dim: int | Sequence[int] | None = None,
    keepdim: bool = False,
    out: TensorImpl | None = None,
    dtype: ScalarType | None = None,
) -> Any:
    """The norm of a vector or, for "nuc", of a matrix. PyTorch calls it deprecated: `linalg.vector_norm`,
    `linalg.matrix_norm`.

        input     floating dtype
        p         "fro" or None: root of the sum of squares; a number (inf and -inf, too): the p-norm of the elements;
                  "nuc": the sum of the singular values
        dim       an int or several; None: all dimensions
        keepdim   keep the dimensions that were reduced, with size 1
        out       a tensor to write into
        dtype     compute and return in this dtype

    >>> x = tt.tensor([[3.0, 4.0], [6.0, 8.0]])
    >>> tt.norm(x, dim=1), tt.norm(x, p=1), tt.norm(x, p="nuc")
    (tensor([ 5., 10.]), tensor(21.), tensor(11.1803))
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(norm, (input,), locals())
    dims = [dim] if isinstance(dim, int) else dim
    if input.layout is not strided and (p == "fro" or not isinstance(p, str)):
        order = 2 if p == "fro" else p
        return F.norm_ScalarOpt_dim(input, order, () if dims is None else tuple(dims), keepdim)
    if isinstance(p, str):
        if p != "fro" or (dims is not None and len(dims) > 2):
            matrix_dims = list(range(input.dim())) if dims is None else dims
            return F.linalg_matrix_norm(input, p, matrix_dims, keepdim, dtype=dtype, out=out)
        return F.linalg_vector_norm(input, 2, dims, keepdim, dtype=dtype, out=out)
    return F.linalg_vector_norm(input, 2.0 if p is None else p, dims, keepdim, dtype=dtype, out=out)


def unique(
    input: TensorImpl,
    sorted: bool = True,
    return_inverse: bool = False,
    return_counts: bool = False,
    dim: int | None = None,
) -> Any:
    """The distinct elements, or with `dim` the distinct slices, in rising order.

        input            any dtype
        sorted           accepted; the result is always in order here
        return_inverse   also an int64 tensor: which of the distinct elements each element is, in the input's shape, or one
                         number a slice
        return_counts    also an int64 tensor: how often each one occurs
        dim              compare slices along this dimension; None: elements, and the result is 1-dim

    Returns a tensor, or a tuple with what was asked for.

    >>> tt.unique(tt.tensor([3, 1, 3]), return_inverse=True, return_counts=True)
    (tensor([1, 3]), tensor([1, 0, 1]), tensor([1, 2]))
    >>> tt.unique(tt.tensor([[1, 2], [1, 2], [0, 5]]), dim=0)
    tensor([[0, 5],
            [1, 2]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(unique, (input,), locals())
    if dim is not None:
        found = F.unique_dim(input, dim, sorted=sorted, return_inverse=return_inverse, return_counts=return_counts)
    else:
        found = F._unique2(input, sorted=sorted, return_inverse=return_inverse, return_counts=return_counts)
    return _wanted(found, return_inverse, return_counts)


@shown_as(lambda input, return_inverse=False, return_counts=False, dim=None: None)
def unique_consecutive(*args: Any, **kwargs: Any) -> Any:
    """unique_consecutive(input, return_inverse=False, return_counts=False, dim=None): the first of every run of equal
    elements.

    With `dim`, of equal slices. `return_inverse` and `return_counts` as in `unique`. Which tensors are returned
    PyTorch decides by the names of the flags, or by their places in `unique` (`boolean_dispatch` in
    torch/functional.py): a lone True after the input returns the counts, not the inverse.

    >>> tt.unique_consecutive(tt.tensor([1, 1, 3, 1]), return_counts=True)
    (tensor([1, 3, 1]), tensor([2, 1, 1]))
    """
    if overrides.possible and (args or "input" in kwargs):
        input = args[0] if args else kwargs["input"]
        if has_torch_function((input,)):
            bound = signature(_consecutive).bind(*args, **kwargs)
            bound.apply_defaults()
            return handle_call(unique_consecutive, (input,), bound.arguments)
    found = _consecutive(*args, **kwargs)
    inverse = kwargs["return_inverse"] if "return_inverse" in kwargs else any(args[2:3])
    counts = kwargs["return_counts"] if "return_counts" in kwargs else any(args[1:2])
    return _wanted(found, inverse, counts)


def _consecutive(
    input: TensorImpl, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None
) -> tuple[TensorImpl, TensorImpl, TensorImpl]:
    return F.unique_consecutive(input, return_inverse=return_inverse, return_counts=return_counts, dim=dim)


def _wanted(found: tuple[TensorImpl, TensorImpl, TensorImpl], return_inverse: bool, return_counts: bool) -> Any:
    output, inverse, counts = found
    if return_inverse and return_counts:
        return output, inverse, counts
    if return_inverse:
        return output, inverse
    return (output, counts) if return_counts else output


class ReductionMethods:
    """Mixed into Tensor."""

    __slots__ = ()

    def norm(
        self: Any,
        p: Number | str | None = "fro",
        dim: int | Sequence[int] | None = None,
        keepdim: bool = False,
        dtype: ScalarType | None = None,
    ) -> Any:
        """The norm over all elements or over `dim`; see `tt.norm`. PyTorch calls it deprecated: `linalg.vector_norm`.

            p         the order: "fro" (the same as 2), "nuc", or a number, inf and -inf included
            dim       an int or several; None: all dimensions
            keepdim   leave the dimensions that were reduced, with size 1
            dtype     compute and return in this dtype

        >>> tt.tensor([[3.0, 4.0], [6.0, 8.0]]).norm(dim=1)
        tensor([ 5., 10.])
        """
        return norm(self, p, dim, keepdim, dtype=dtype)

    def unique(
        self: Any,
        sorted: bool = True,
        return_inverse: bool = False,
        return_counts: bool = False,
        dim: int | None = None,
    ) -> Any:
        """The different elements, or with `dim` the different slices; see `tt.unique`.

            sorted           in rising order (they always are, here)
            return_inverse   also where each element is in the result
            return_counts    also how often each one occurs
            dim              compare slices along this dimension; None: elements

        >>> tt.tensor([3, 1, 3]).unique(return_counts=True)
        (tensor([1, 3]), tensor([1, 2]))
        """
        return unique(self, sorted, return_inverse, return_counts, dim)

    def unique_consecutive(
        self: Any, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None
    ) -> Any:
        """The elements without those that equal the one before; see `tt.unique_consecutive`.

            return_inverse   also where each element is in the result
            return_counts    also how long each run is
            dim              compare slices along this dimension; None: elements

        >>> tt.tensor([1, 1, 3, 1]).unique_consecutive(return_counts=True)
        (tensor([1, 3, 1]), tensor([2, 1, 1]))
        """
        return unique_consecutive(self, return_inverse=return_inverse, return_counts=return_counts, dim=dim)
