"""`torch.sparse`: functions of sparse tensors whose gradients keep to the sparse tensor's places.

Mirrors torch/sparse/__init__.py. Left out: semi-structured (2:4) tensors and the Triton kernels.
"""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor._tensor.legacy import SPARSE_TENSORS as _tensors
from tinytensor._tensor.new import from_numpy
from tinytensor.aten import functions as F
from tinytensor.aten.core.python.torch_function import handle_parsed_call, has_torch_function
from tinytensor.autograd.gradcheck_sparse import over_strided
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.c10 import sparse_invariants
from tinytensor.c10.error import check
from tinytensor.c10.layout import Layout, sparse_coo, sparse_csc, sparse_csr
from tinytensor.c10.scalar_type import ScalarType, int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = [
    "addmm",
    "as_sparse_gradcheck",
    "check_sparse_tensor_invariants",
    "log_softmax",
    "mm",
    "sampled_addmm",
    "softmax",
    "spdiags",
    "sum",
]


def _unlike(default: Any, **arguments: Any) -> dict[str, Any]:
    """Of these arguments, those that were given, for a handler."""
    return {name: value for name, value in arguments.items() if value is not default}


def addmm(input: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Any = 1.0, alpha: Any = 1.0) -> Tensor:
    """`beta * input + alpha * (mat1 @ mat2)` with a sparse `mat1`; its gradient has entries only where `mat1` has them.

        input   dense, shape (n, m) or one that broadcasts to it
        mat1    sparse, shape (n, k)
        mat2    dense, shape (k, m)

    Returns a dense tensor of shape (n, m). RuntimeError where the shapes do not fit.

    >>> tt.sparse.addmm(tt.ones(2, 2), tt.eye(2).to_sparse(), tt.ones(2, 2))
    tensor([[2., 2.],
            [2., 2.]])
    """
    if overrides.possible and has_torch_function((input, mat1, mat2)):
        return handle_parsed_call(addmm, (input, mat1, mat2), _unlike(1.0, beta=beta, alpha=alpha))
    return F._sparse_addmm(input, mat1, mat2, beta=beta, alpha=alpha)


def mm(mat1: Tensor, mat2: Tensor, reduce: str | None = None) -> Tensor:
    """The product of a sparse matrix and a dense or sparse one; a sparse one's gradient has its entries' places.

        mat1, mat2   shapes (n, k) and (k, m)
        reduce       "sum", "mean", "amax" or "amin" for how products that meet are joined; for CSR on the CPU

    Returns a dense tensor, or a sparse one if both are sparse. RuntimeError where the shapes do not fit.

    >>> tt.sparse.mm(tt.eye(2).to_sparse(), tt.tensor([[1.0], [2.0]]))
    tensor([[1.],
            [2.]])
    """
    if overrides.possible and has_torch_function((mat1, mat2)):
        return handle_parsed_call(mm, (mat1, mat2) if reduce is None else (mat1, mat2, reduce), {})
    return F._sparse_mm(mat1, mat2) if reduce is None else F._sparse_mm(mat1, mat2, reduce)


def sum(input: Tensor, dim: Any = None, dtype: ScalarType | None = None) -> Tensor:
    """The sum over all or some dimensions; dense if no sparse dimension remains, else sparse.

        input   sparse COO
        dim     int or tuple of ints; None for all
        dtype   dtype that the values are converted to first

    >>> tt.sparse.sum(tt.eye(2).to_sparse(), dim=0).to_dense()
    tensor([1., 1.])
    """
    if dtype is None:
        return F._sparse_sum(input) if dim is None else F._sparse_sum(input, dim)
    return F._sparse_sum(input, dtype=dtype) if dim is None else F._sparse_sum(input, dim, dtype=dtype)


def softmax(input: Tensor, dim: int, *, dtype: ScalarType | None = None) -> Tensor:
    """softmax along `dim`, where an element without an entry counts as minus infinity. Returns a sparse tensor.

    >>> tt.sparse.softmax(tt.eye(2).to_sparse(), dim=1).to_dense()
    tensor([[1., 0.],
            [0., 1.]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_parsed_call(softmax, (input, dim), _unlike(None, dtype=dtype))
    return F._sparse_softmax(input, dim, dtype)


def log_softmax(input: Tensor, dim: int, *, dtype: ScalarType | None = None) -> Tensor:
    """The logarithm of `softmax`, computed without taking one of the other. Returns a sparse tensor.

    >>> tt.sparse.log_softmax(tt.eye(2).to_sparse(), dim=1).values()
    tensor([0., 0.])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_parsed_call(log_softmax, (input, dim), _unlike(None, dtype=dtype))
    return F._sparse_log_softmax(input, dim, dtype)


def sampled_addmm(
    input: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Any = 1.0, alpha: Any = 1.0, out: Tensor | None = None
) -> Tensor:
    """`alpha * (mat1 @ mat2)` at the entries of `input` alone, plus `beta * input`.

        input        CSR matrix of shape (n, m)
        mat1, mat2   dense, shapes (n, k) and (k, m)

    Returns a CSR matrix with the places of `input`. RuntimeError where the shapes do not fit.

    >>> tt.sparse.sampled_addmm(tt.eye(2).to_sparse_csr(), tt.ones(2, 3), tt.ones(3, 2)).values()
    tensor([4., 4.])
    """
    if overrides.possible and has_torch_function((input, mat1, mat2, out)):
        named = {**_unlike(1.0, beta=beta, alpha=alpha), **_unlike(None, out=out)}
        return handle_parsed_call(sampled_addmm, (input, mat1, mat2), named)
    made = F.sparse_sampled_addmm(input, mat1, mat2, beta=beta, alpha=alpha)
    return made if out is None else out.copy_(made)


def spdiags(diagonals: Tensor, offsets: Tensor, shape: Any, layout: Layout | None = None) -> Tensor:
    """A sparse matrix with rows of `diagonals` along its diagonals.

        diagonals   matrix of which each row is a diagonal, or a vector for one alone; element j stands in column j
        offsets     int64, one for each diagonal, all different: above 0 right of the main diagonal, below 0 left of it
        shape       (rows, columns)
        layout      `sparse_coo` (the default), `sparse_csr` or `sparse_csc`

    What lies outside of the matrix is left out. (PyTorch takes in what lies behind the last column, and reads outside of its
    memory for a diagonal that misses the matrix.) RuntimeError for other dimensions, dtypes, layouts, or an offset that occurs
    twice.

    >>> tt.sparse.spdiags(tt.tensor([[1.0, 2.0], [3.0, 4.0]]), tt.tensor([0, 1]), (2, 2)).to_dense()
    tensor([[1., 4.],
            [0., 2.]])
    """
    if overrides.possible and has_torch_function((diagonals, offsets)):
        return handle_parsed_call(
            spdiags, (diagonals, offsets, shape) if layout is None else (diagonals, offsets, shape, layout), {}
        )
    rows = diagonals.unsqueeze(0) if diagonals.dim() == 1 else diagonals
    check(rows.dim() == 2, "Diagonals must be vector or matrix")
    check(len(shape) == 2, "Output shape must be 2d")
    places = offsets.unsqueeze(0) if offsets.dim() == 0 else offsets
    check(places.dim() == 1, "Offsets must be scalar or vector")
    check(
        rows.shape[0] == places.shape[0],
        lambda: f"Number of diagonals ({rows.shape[0]}) does not match the number of offsets ({places.shape[0]})",
    )
    check(
        layout is None or layout in (sparse_coo, sparse_csr, sparse_csc),
        lambda: f"Only output layouts (Sparse, SparseCsc, SparseCsr) are supported, got {layout.cpp_name}",  # type: ignore[union-attr]
    )
    check(places.dtype is int64, lambda: f"Offset Tensor must have dtype Long but got {places.dtype.cpp_name}")
    numbers = places.tolist()
    check(len(set(numbers)) == len(numbers), "Offset tensor contains duplicate values")
    height, width = shape
    columns = [range(max(k, 0), max(k, 0, min(rows.shape[1], width, height + k))) for k in numbers]
    number = [n for n, own in enumerate(columns) for _ in own]
    column = [j for own in columns for j in own]
    row = [j - k for k, own in zip(numbers, columns, strict=True) for j in own]
    indices = from_numpy(np.array([row, column], np.int64).reshape(2, len(row)))
    values = rows[from_numpy(np.array(number, np.int64)), from_numpy(np.array(column, np.int64))]
    made = F._sparse_coo_tensor_unsafe(indices, values, (height, width))
    return made if layout is None else made.to_sparse(layout=layout)


class check_sparse_tensor_invariants:
    """Let constructors of sparse tensors look at every index: as a context, a decorator, or by `enable()` and `disable()`.

    >>> with tt.sparse.check_sparse_tensor_invariants():
    ...     tt.sparse_coo_tensor([[5]], [1.0], (2,))  #!
    Traceback (most recent call last):
        ...
    RuntimeError: size is inconsistent with indices: for dim 0, size is 2 but found index 5
    """

    def __init__(self, enable: bool = True) -> None:
        self.state = enable
        self.saved_state: bool | None = None

    @staticmethod
    def is_enabled() -> bool:
        """Whether indices are checked where a call does not say.

        >>> tt.sparse.check_sparse_tensor_invariants.is_enabled()
        False
        """
        return sparse_invariants.is_enabled()

    @staticmethod
    def enable() -> None:
        """Check from now on.

        >>> tt.sparse.check_sparse_tensor_invariants.enable()
        >>> tt.sparse.check_sparse_tensor_invariants.disable()
        """
        sparse_invariants.set_enabled(True)

    @staticmethod
    def disable() -> None:
        """Do not check from now on.

        >>> tt.sparse.check_sparse_tensor_invariants.disable()
        """
        sparse_invariants.set_enabled(False)

    def __enter__(self) -> None:
        if self.saved_state is not None:
            raise RuntimeError(
                "This context manager instance is already activated. Use a different context manager instance for context nesting."
            )
        self.saved_state = sparse_invariants.is_enabled()
        sparse_invariants.set_enabled(self.state)

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        assert self.saved_state is not None
        sparse_invariants.set_enabled(self.saved_state)
        self.saved_state = None

    def __call__(self, mth: Callable[..., Any]) -> Callable[..., Any]:
        def test_mth(*args: Any, **kwargs: Any) -> Any:
            with type(self)(self.state):
                return mth(*args, **kwargs)

        return test_mth


def as_sparse_gradcheck(gradcheck: Callable[..., bool]) -> Callable[..., bool]:
    """A gradcheck that takes sparse inputs: `masked=True` varies their values alone, else every element varies.

    Returns a function with gradcheck's arguments.

    >>> gradcheck = tt.sparse.as_sparse_gradcheck(tt.autograd.gradcheck)
    >>> s = tt.eye(2, dtype=tt.float64).to_sparse().requires_grad_()
    >>> gradcheck(lambda x: x.to_dense(), (s,), masked=True)
    True
    """

    def gradcheck_with_sparse_support(func: Callable[..., Any], inputs: Any, **kwargs: Any) -> bool:
        given = tuple(inputs) if isinstance(inputs, (tuple, list)) else (inputs,)
        return gradcheck(*over_strided(func, given, kwargs.pop("masked", False)), **kwargs)

    return gradcheck_with_sparse_support


globals().update(_tensors)  # FloatTensor and the others
