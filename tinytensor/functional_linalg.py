"""Linear algebra of the top namespace that is Python around operators: einsum, tensordot, cdist, chain_matmul, lu.

Mirrors the corresponding parts of torch/functional.py and torch/_linalg_utils.py. Left out: paths of opt_einsum (several
operands are contracted from left to right, as PyTorch does without that package).
"""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase, ascii_uppercase
from typing import Any, NoReturn

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F

Ints = Sequence[int]
_LABELS = ascii_uppercase + ascii_lowercase


# ---- einsum ----------------------------------------------------------------------------------------------------------


def _label(subscript: Any) -> str:
    if subscript == Ellipsis:
        return "..."
    if 0 <= subscript < len(_LABELS):
        return _LABELS[subscript]
    raise ValueError("einsum(): subscript in subscript list is not within the valid range [0, 52)")


def einsum(*args: Any) -> Tensor:
    """Sums of products in Einstein's notation.

    `einsum("ij,jk->ik", a, b)`, or with numbers for letters, `einsum(a, [0, 1], b, [1, 2], [0, 2])`. Each letter is a
    dimension: where it occurs in several operands they are multiplied along it (sizes equal, or 1); twice in one
    operand, it is a diagonal; not after `->`, it is summed. `...` stands for dimensions that broadcast. Without `->`
    the output has the letters that occur once, in alphabetical order.

    ValueError for arguments that are neither form; RuntimeError for an equation that does not fit the operands.

    >>> a, b = tt.tensor([[1, 2], [3, 4]]), tt.tensor([[1, 0], [0, 2]])
    >>> tt.einsum("ij,jk->ik", a, b)
    tensor([[1, 4],
            [3, 8]])
    >>> tt.einsum("ii", a), tt.einsum("ij->j", a)
    (tensor(5), tensor([4, 6]))
    """
    if len(args) < 2:
        raise ValueError(
            "einsum(): must specify the equation string and at least one operand, or at least one operand and its "
            "subscripts list"
        )
    if isinstance(args[0], Tensor):
        equation = ",".join("".join(map(_label, labels)) for labels in args[1::2])
        operands: Any = args[::2]
        if len(args) % 2:
            equation += "->" + "".join(map(_label, args[-1]))
            operands = args[:-1:2]
    else:
        equation, operands = args[0], args[1:]
    if len(operands) == 1 and isinstance(operands[0], (list, tuple)):
        return einsum(equation, *operands[0])
    return F.einsum(equation, operands)


# ---- tensordot, cdist, chain_matmul ----------------------------------------------------------------------------------


def tensordot(a: Tensor, b: Tensor, dims: int | Tensor | Sequence[Ints] = 2, out: Tensor | None = None) -> Tensor:
    """Products of `a` and `b` summed over pairs of dimensions.

    `dims` is how many: the last ones of `a` with the first ones of `b`; or two lists of dimensions. The result has
    the other dimensions of `a`, then those of `b`. RuntimeError if `dims` is negative or too many, or sizes differ.

    >>> a, b = tt.ones(2, 3, 4), tt.ones(4, 3, 5)
    >>> tt.tensordot(a, b, dims=([1, 2], [1, 0])).shape
    torch.Size([2, 5])
    """
    if not isinstance(dims, (tuple, list, Tensor, int)):
        raise RuntimeError(
            "tensordot expects dims to be int or tuple[list[int], list[int]] or list[list[int]] containing two lists, but "
            f"got dims={dims}"
        )
    if isinstance(dims, (tuple, list)):
        dims_a, dims_b = dims
    elif isinstance(dims, Tensor) and dims.numel() > 1:
        assert dims.shape[0] == 2
        dims_a, dims_b = dims[0].tolist(), dims[1].tolist()
    else:
        count = int(dims.item()) if isinstance(dims, Tensor) else dims
        if count < 0:
            raise RuntimeError(f"tensordot expects dims >= 0, but got dims={dims}")
        if isinstance(dims, int) and count > min(a.dim(), b.dim()):
            raise RuntimeError(f"tensordot expects dims < ndim_a or ndim_b, but got dims={dims}")
        dims_a, dims_b = list(range(-count, 0)), list(range(count))
    return F.tensordot(a, b, dims_a, dims_b, out=out)


_COMPUTE_MODES = {
    "use_mm_for_euclid_dist_if_necessary": None,
    "use_mm_for_euclid_dist": 1,
    "donot_use_mm_for_euclid_dist": 2,
}


def cdist(x1: Tensor, x2: Tensor, p: float = 2.0, compute_mode: str = "use_mm_for_euclid_dist_if_necessary") -> Tensor:
    """The p-norm distance of every row of `x1` (..., n, k) to every row of `x2` (..., m, k): (..., n, m).

    With p = 2 and more than 25 rows the distances come from a matrix product, which is faster and less exact;
    `compute_mode` says otherwise. RuntimeError for integers, a negative p, or different numbers of columns.

    >>> tt.cdist(tt.tensor([[0.0, 0.0], [3.0, 4.0]]), tt.tensor([[0.0, 0.0]]))
    tensor([[0.],
            [5.]])
    """
    if compute_mode not in _COMPUTE_MODES:
        raise ValueError(f"{compute_mode} is not a valid value for compute_mode")
    return F.cdist(x1, x2, p, _COMPUTE_MODES[compute_mode])


def chain_matmul(*matrices: Tensor, out: Tensor | None = None) -> Tensor:
    """The product of matrices, multiplied in the cheapest order (deprecated: `linalg.multi_dot`).

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     tt.chain_matmul(tt.ones(2, 3), tt.ones(3, 4), tt.ones(4, 5)).shape
    torch.Size([2, 5])
    """
    return F.chain_matmul(matrices, out=out)


# ---- LU --------------------------------------------------------------------------------------------------------------


def lu(A: Tensor, pivot: bool = True, get_infos: bool = False, out: Sequence[Tensor] | None = None) -> Sequence[Tensor]:
    """LU factors in one matrix, and pivots; with `get_infos` also what went wrong, instead of an error.

        A           (..., m, n), floating dtype
        pivot       whether rows are swapped
        get_infos   also return what went wrong, an int32 for each matrix, instead of raising an error
        out         a tuple of tensors to write into

    Returns both factors in one tensor of A's shape, and the rows that were swapped, int32, counted from 1.

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     tt.lu(tt.tensor([[1.0, 2.0], [4.0, 4.0]]))
    (tensor([[4.0000, 4.0000],
            [0.2500, 1.0000]]), tensor([2, 2], dtype=torch.int32))
    """
    result = F._lu_with_info_default(A, pivot, not get_infos)
    result = result if get_infos else result[:2]
    if out is None:
        return result
    if len(out) - get_infos != 2:
        raise TypeError(f"expected tuple of {2 + get_infos} elements but got {len(out)}")
    if not isinstance(out, (tuple, list)):
        raise TypeError(f"argument 'out' must be tuple of Tensors, not {type(out).__name__}")
    for given, made in zip(out, result, strict=True):
        F.copy_(F.resize_(given, tuple(made.shape)), made)
    return out


# ---- removed ---------------------------------------------------------------------------------------------------------

_REMOVED = "This function was deprecated since version 1.9 and is now removed. "


def lstsq(input: Tensor, A: Tensor, *, out: Any = None) -> NoReturn:
    """Removed, as in PyTorch: `linalg.lstsq` takes its place. RuntimeError with an explanation.

    >>> try:
    ...     tt.lstsq(tt.ones(2, 1), tt.ones(2, 2))
    ... except RuntimeError as error:
    ...     print(str(error)[:63])
    This function was deprecated since version 1.9 and is now remov
    """
    raise RuntimeError(
        f"{_REMOVED}`torch.lstsq` is deprecated in favor of `torch.linalg.lstsq`.\n"
        "`torch.linalg.lstsq` has reversed arguments and does not return the QR decomposition in the returned tuple "
        "(although it returns other information about the problem).\n\n"
        "To get the QR decomposition consider using `torch.linalg.qr`.\n\n"
        "The returned solution in `torch.lstsq` stored the residuals of the solution in the last m - n columns of the "
        "returned value whenever m > n. In torch.linalg.lstsq, the residuals are in the field 'residuals' of the returned "
        "named tuple.\n\nThe unpacking of the solution, as in\nX, _ = torch.lstsq(B, A).solution[:A.size(1)]\n"
        "should be replaced with:\nX = torch.linalg.lstsq(A, B).solution"
    )


def symeig(input: Tensor, eigenvectors: bool = False, upper: bool = True, *, out: Any = None) -> NoReturn:
    """Removed, as in PyTorch: `linalg.eigh` takes its place. RuntimeError with an explanation.

    >>> try:
    ...     tt.symeig(tt.ones(2, 2))
    ... except RuntimeError as error:
    ...     print(str(error)[:63])
    This function was deprecated since version 1.9 and is now remov
    """
    raise RuntimeError(
        f"{_REMOVED}The default behavior has changed from using the upper triangular portion of the matrix by default to "
        "using the lower triangular portion.\n\nL, _ = torch.symeig(A, upper=upper) should be replaced with:\n"
        "L = torch.linalg.eigvalsh(A, UPLO='U' if upper else 'L')\n\nand\n\n"
        "L, V = torch.symeig(A, eigenvectors=True) should be replaced with:\n"
        "L, V = torch.linalg.eigh(A, UPLO='U' if upper else 'L')"
    )


def eig(self: Tensor, eigenvectors: bool = False, *, e: Any = None, v: Any = None) -> NoReturn:
    """Removed, as in PyTorch: `linalg.eig` takes its place there. RuntimeError with an explanation.

    >>> try:
    ...     tt.eig(tt.ones(2, 2))
    ... except RuntimeError as error:
    ...     print(str(error)[:63])
    This function was deprecated since version 1.9 and is now remov
    """
    raise RuntimeError(
        f"{_REMOVED}`torch.linalg.eig` returns complex tensors of dtype `cfloat` or `cdouble` rather than real tensors "
        "mimicking complex tensors.\n\nL, _ = torch.eig(A) should be replaced with:\n"
        "L_complex = torch.linalg.eigvals(A)\n\nand\n\nL, V = torch.eig(A, eigenvectors=True) should be replaced with:\n"
        "L_complex, V_complex = torch.linalg.eig(A)"
    )


def matrix_rank(input: Tensor, tol: Any = None, symmetric: bool = False, *, out: Any = None) -> NoReturn:
    """Removed, as in PyTorch: `linalg.matrix_rank` takes its place. RuntimeError with an explanation.

    >>> try:
    ...     tt.matrix_rank(tt.ones(2, 2))
    ... except RuntimeError as error:
    ...     print(str(error)[:63])
    This function was deprecated since version 1.9 and is now remov
    """
    raise RuntimeError(
        "This function was deprecated since version 1.9 and is now removed.\nPlease use the `torch.linalg.matrix_rank` "
        "function instead. The parameter 'symmetric' was renamed in `torch.linalg.matrix_rank()` to 'hermitian'."
    )


def solve(input: Tensor, A: Tensor, *, out: Any = None) -> NoReturn:
    """Removed, as in PyTorch: `linalg.solve` takes its place, with the arguments in the other order. RuntimeError.

    >>> try:
    ...     tt.solve(tt.ones(2, 1), tt.ones(2, 2))
    ... except RuntimeError as error:
    ...     print(str(error)[:63])
    This function was deprecated since version 1.9 and is now remov
    """
    raise RuntimeError(
        f"{_REMOVED}`torch.solve` is deprecated in favor of `torch.linalg.solve`. `torch.linalg.solve` has its arguments "
        "reversed and does not return the LU factorization.\n\nTo get the LU factorization see `torch.lu`, which can be "
        "used with `torch.lu_solve` or `torch.lu_unpack`.\nX = torch.solve(B, A).solution should be replaced with:\n"
        "X = torch.linalg.solve(A, B)"
    )
