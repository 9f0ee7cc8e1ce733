"""gradcheck of functions with sparse inputs or outputs, as gradcheck of a function of strided tensors.

With `masked` only the values of an input vary: the gradient is asked for at its entries. Without it every element varies, the
ones without an entry as well.

Mirrors what torch/autograd/gradcheck.py and torch/sparse/__init__.py (`as_sparse_gradcheck`) do with layouts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.c10.layout import sparse_coo, strided
from tinytensor.c10.tensor_impl import TensorImpl

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def has_layouts(args: tuple[Any, ...]) -> bool:
    """Whether one of them is a tensor without strides that requires a gradient."""
    return any(isinstance(a, TensorImpl) and a.meta_.layout is not strided and a.requires_grad for a in args)


def over_strided(
    func: Callable[..., Any], args: tuple[Any, ...], masked: bool
) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """The function, of strided tensors and with strided results, and its arguments."""
    makers: list[Callable[[Any], Any]] = []
    given: list[Any] = []
    for arg in args:
        if not isinstance(arg, TensorImpl) or arg.meta_.layout is strided or not arg.requires_grad:
            makers.append(lambda x: x)
            given.append(arg)
            continue
        own: Any = arg.detach()
        if masked and own.layout is sparse_coo:
            own = own.coalesce()
        makers.append(_of_values(own) if masked else _of_elements(own))
        start = own.values() if masked else own.to_dense()
        given.append(start.clone().requires_grad_())

    def strided_func(*new: Any) -> Any:
        result = func(*(make(x) for make, x in zip(makers, new, strict=True)))
        results = result if isinstance(result, (tuple, list)) else (result,)
        return tuple(_dense(r, masked) for r in results)

    return strided_func, tuple(given)


def _dense(result: Any, masked: bool) -> Any:
    if not isinstance(result, TensorImpl) or result.meta_.layout is strided:
        return result
    return F.to_dense(result, masked_grad=masked)


def _of_values(own: Tensor) -> Callable[[Any], Any]:
    if own.layout is sparse_coo:
        indices, sizes = own.indices(), tuple(own.shape)
        return lambda x: F.sparse_coo_tensor(indices, x, sizes, is_coalesced=True)
    by_rows = own.layout.name in ("sparse_csr", "sparse_bsr")
    compressed = own.crow_indices() if by_rows else own.ccol_indices()
    plain = own.col_indices() if by_rows else own.row_indices()
    return lambda x: F.sparse_compressed_tensor(compressed, plain, x, tuple(own.shape), layout=own.layout)


def _of_elements(own: Tensor) -> Callable[[Any], Any]:
    if own.layout is sparse_coo:
        count = own.sparse_dim()
        return lambda x: F.to_sparse(x, count) if count else F.to_sparse(x)
    return lambda x: F.to_sparse(x, layout=own.layout)
