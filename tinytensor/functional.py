"""Functions of the top namespace that are Python code around operators.

An operator takes its arguments in one fixed form. These functions accept more: `block_diag(a, b)` as well as
`block_diag([a, b])`, an equation in place of lists of dimensions, a dtype in place of a tensor. They check what they
are given, in PyTorch's words, and call the operator. The questions at the end (`is_floating_point`, `get_device`, ...)
need no operator at all.

`norm`, `unique` and `unique_consecutive` are defined in _tensor/reduction.py, because methods of Tensor share their
code; they are imported here because PyTorch has them in this file.

Mirrors torch/functional.py, torch/_linalg_utils.py (the removed functions), the corresponding parts of
torch/__init__.py and torch/csrc/Module.cpp, and aten/src/ATen/native/TypeProperties.cpp. Left out: paths of opt_einsum
(several operands are contracted from left to right, as PyTorch does without that package).
"""

from __future__ import annotations

import math
import sys
import warnings
from collections.abc import Sequence
from string import ascii_lowercase, ascii_uppercase
from types import ModuleType
from typing import Any, NoReturn

from tinytensor._tensor import Tensor
from tinytensor._tensor.new import options_of_type, tensor
from tinytensor._tensor.reduction import norm as norm
from tinytensor._tensor.reduction import unique as unique
from tinytensor._tensor.reduction import unique_consecutive as unique_consecutive
from tinytensor._tensor.storage import TypedStorage, UntypedStorage
from tinytensor.aten import functions as F
from tinytensor.aten.core.python.python_arg_parser import AskingArgParser, PythonArgParser
from tinytensor.aten.core.python.text_signature import shown_as
from tinytensor.aten.core.python.torch_function import handle_parsed_call
from tinytensor.aten.core.python.written_call import signature
from tinytensor.aten.functions import PythonOverload
from tinytensor.aten.native import type_properties
from tinytensor.c10 import device as devices
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.c10 import scalar_type
from tinytensor.c10.deterministic import context as deterministic_context
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.error import check, check_value, warn_once
from tinytensor.c10.float32_precision import PRECISIONS, float32_precision
from tinytensor.c10.local_dispatch_key_set import state
from tinytensor.c10.metadata import Size
from tinytensor.c10.python_torch_function_tls import default_device
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType, bool_, int64, set_default_dtype
from tinytensor.c10.tensor_impl import TensorImpl, has_compatible_shallow_copy_type
from tinytensor.overrides import handle_call, handle_torch_function, has_torch_function
from tinytensor.threads import parallel

for _function in (norm, unique, unique_consecutive):
    _function.__module__ = __name__  # errors name them so


def _assert(condition: Any, message: str) -> None:
    """`assert` as a function, which tracing records. AssertionError with the message if the condition is false.

    Mirrors torch/__init__.py.
    """
    if not isinstance(condition, Tensor) and hasattr(type(condition), "__torch_function__"):
        type(condition).__torch_function__(_assert, (type(condition),), (condition, message))
        return
    assert condition, message


def is_tensor(obj: object, /) -> bool:
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
    if overrides.possible and has_torch_function(tensors):
        return handle_call(broadcast_tensors, tensors, locals())
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
    # Shapes are compared from the last dimension on: a missing one in front counts as 1. A size of 1 gives way to any other.
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


@shown_as(lambda input, *, out=None, as_tuple=False: None)
def nonzero(*args: Any, **kwargs: Any) -> Tensor | tuple[Tensor, ...]:
    """nonzero(input, *, out=None, as_tuple=False): the indices of the elements that are not 0, in the order of the elements.

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
    return _nonzero.call(*args, **kwargs)


def _nonzero_of(input: Tensor, as_tuple: bool = False, out: Tensor | None = None) -> Tensor | tuple[Tensor, ...]:
    if not as_tuple:
        return F.nonzero(input, out=out)
    check(out is None, "nonzero does not support the out kwarg when as_tuple is True")
    return F.nonzero_numpy(input)


# ---- shapes, parts and grids -----------------------------------------------------------------------------------------


def _one_or_all(function: Any, tensors: tuple[Any, ...]) -> Any:
    return function(tensors[0] if len(tensors) == 1 else tensors)


def atleast_1d(*tensors: Tensor | Sequence[Tensor]) -> Tensor | tuple[Tensor, ...]:
    """Each tensor with at least one dimension: one without becomes a vector of one element. Views, or the tensors
    themselves.

    One tensor gives a tensor; several, or a sequence of them, give a tuple.

    >>> tt.atleast_1d(tt.tensor(5)), tt.atleast_1d(tt.tensor(5), tt.arange(2))
    (tensor([5]), (tensor([5]), tensor([0, 1])))
    """
    if overrides.possible and has_torch_function(tensors):
        return handle_call(atleast_1d, tensors, locals())
    return _one_or_all(F.atleast_1d, tensors)


def atleast_2d(*tensors: Tensor | Sequence[Tensor]) -> Tensor | tuple[Tensor, ...]:
    """Each tensor with at least two dimensions: a vector of n elements becomes a row (1, n). Views, or the tensors
    themselves.

    One tensor gives a tensor; several, or a sequence of them, give a tuple.

    >>> tt.atleast_2d(tt.arange(3)).shape, tt.atleast_2d(tt.tensor(1)).shape
    (torch.Size([1, 3]), torch.Size([1, 1]))
    """
    if overrides.possible and has_torch_function(tensors):
        return handle_call(atleast_2d, tensors, locals())
    return _one_or_all(F.atleast_2d, tensors)


def atleast_3d(*tensors: Tensor | Sequence[Tensor]) -> Tensor | tuple[Tensor, ...]:
    """Each tensor with at least three dimensions: a vector becomes (1, n, 1), a matrix (m, n, 1).

    Views, or the tensors themselves. One tensor gives a tensor; several, or a sequence of them, give a tuple.

    >>> tt.atleast_3d(tt.arange(3)).shape, tt.atleast_3d(tt.zeros(2, 3)).shape
    (torch.Size([1, 3, 1]), torch.Size([2, 3, 1]))
    """
    if overrides.possible and has_torch_function(tensors):
        return handle_call(atleast_3d, tensors, locals())
    return _one_or_all(F.atleast_3d, tensors)


def block_diag(*tensors: Tensor) -> Tensor:
    """A matrix with the given matrices along its diagonal and zeros elsewhere.

    A vector counts as one row, a tensor without dimensions as 1 x 1. The dtype is the common one. RuntimeError for a
    tensor with more than two dimensions.

    >>> tt.block_diag(tt.tensor([[1, 2]]), tt.tensor([[3], [4]]))
    tensor([[1, 2, 0],
            [0, 0, 3],
            [0, 0, 4]])
    """
    if overrides.possible and has_torch_function(tensors):
        return handle_call(block_diag, tensors, locals())
    return F.block_diag(tensors)


def cartesian_prod(*tensors: Tensor) -> Tensor:
    """All tuples with one element from each vector, one tuple a row: shape (product of the sizes, number of vectors).

    One vector alone is returned as it is. RuntimeError for tensors that are not 1-dim, or of different dtypes.

    >>> tt.cartesian_prod(tt.tensor([1, 2]), tt.tensor([3, 4]))
    tensor([[1, 3],
            [1, 4],
            [2, 3],
            [2, 4]])
    """
    if overrides.possible and has_torch_function(tensors):
        return handle_call(cartesian_prod, tensors, locals())
    return F.cartesian_prod(tensors)


def meshgrid(*tensors: Tensor | Sequence[Tensor], indexing: str | None = None) -> tuple[Tensor, ...]:
    """Vectors expanded over a grid, each along a dimension of its own.

        tensors    vectors of one dtype, one by one or in a list; a tensor without dimensions counts as one element
        indexing   "ij": the first vector varies along dimension 0; "xy": the first two dimensions are swapped. Without it
                   a UserWarning, and "ij"

    Returns a tuple of views. RuntimeError for an empty list, vectors of different dtypes, tensors with two dimensions
    or more.

    >>> x, y = tt.meshgrid(tt.tensor([1, 2]), tt.tensor([3, 4, 5]), indexing="ij")
    >>> x, y
    (tensor([[1, 1, 1],
            [2, 2, 2]]), tensor([[3, 4, 5],
            [3, 4, 5]]))
    """
    if overrides.possible and has_torch_function(tensors):
        return handle_call(meshgrid, tensors, locals())
    given: Any = tensors[0] if len(tensors) == 1 and isinstance(tensors[0], (list, tuple)) else tensors
    if indexing is None:
        warn_once("torch.meshgrid: in an upcoming release, it will be required to pass the indexing argument.")
        return F.meshgrid(given)
    return F.meshgrid(given, indexing=indexing)


def unravel_index(indices: Tensor, shape: int | Sequence[int]) -> tuple[Tensor, ...]:
    """Places in a flattened tensor as coordinates.

        indices   integers
        shape     the shape of the tensor, an int or several

    Returns for each dimension of `shape` a tensor of int64, shaped as `indices`. TypeError for indices that are no
    integers, or a shape that is none; ValueError for a negative size.

    >>> tt.unravel_index(tt.tensor([0, 5]), (2, 3))
    (tensor([0, 1]), tensor([0, 2]))
    """
    if overrides.possible and has_torch_function((indices,)):
        return handle_call(unravel_index, (indices,), locals())
    dtype = indices.dtype
    check(
        not dtype.is_floating_point and dtype is not bool_,
        lambda: f"expected 'indices' to be integer dtype, but got {dtype}",
        TypeError,
    )
    sizes = _shape((shape,) if isinstance(shape, int) else shape)
    check(all(size >= 0 for size in sizes), lambda: f"'shape' cannot have negative values, but got {sizes}", ValueError)
    # steps[dim]: how many elements lie between two neighbours along `dim`, in row-major order.
    steps = [math.prod(sizes[dim + 1 :]) for dim in range(len(sizes))]
    counted = indices.unsqueeze(-1).floor_divide(tensor(steps, device=indices.device, dtype=int64))
    return (counted % tensor(sizes, device=indices.device, dtype=int64)).unbind(-1)


def _shape(shape: Any) -> tuple[int, ...]:
    check(
        isinstance(shape, Sequence),
        lambda: f"expected 'shape' to be int or sequence of ints, but got {type(shape)}",
        TypeError,
    )
    for size in shape:
        check(
            isinstance(size, int),
            lambda: f"expected 'shape' sequence to only contain ints, but got {type(size)}",  # noqa: B023
            TypeError,
        )
    return tuple(shape)


def split(tensor: Tensor, split_size_or_sections: int | Sequence[int], dim: int = 0) -> tuple[Tensor, ...]:
    """Views of parts of the tensor along `dim`.

        split_size_or_sections   an int: the size of each part, the last one perhaps smaller; or a list with the size of each
        dim                      0

    Returns a tuple. RuntimeError where the sizes in the list do not add up to the size of `dim`.

    >>> tt.split(tt.arange(5), 2), tt.split(tt.arange(5), [1, 4])
    ((tensor([0, 1]), tensor([2, 3]), tensor([4])), (tensor([0]), tensor([1, 2, 3, 4])))
    """
    if overrides.possible and has_torch_function((tensor,)):
        return handle_call(split, (tensor,), locals())
    return tensor.split(split_size_or_sections, dim)


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
    if overrides.possible and has_torch_function(operands):
        return handle_torch_function(einsum, operands, equation, *operands)
    return F.einsum(equation, operands)


# ---- tensordot, cdist, chain_matmul ----------------------------------------------------------------------------------


def tensordot(
    a: Tensor, b: Tensor, dims: int | Tensor | Sequence[Sequence[int]] = 2, out: Tensor | None = None
) -> Tensor:
    """Products of `a` and `b` summed over pairs of dimensions.

    `dims` is how many: the last ones of `a` with the first ones of `b`; or two lists of dimensions. The result has
    the other dimensions of `a`, then those of `b`. RuntimeError if `dims` is negative or too many, or sizes differ.

    >>> a, b = tt.ones(2, 3, 4), tt.ones(4, 3, 5)
    >>> tt.tensordot(a, b, dims=([1, 2], [1, 0])).shape
    torch.Size([2, 5])
    """
    if overrides.possible and has_torch_function((a, b)):
        return handle_call(tensordot, (a, b), locals())
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
        # The last dimensions of a with the first ones of b, in order: for matrices and 1 the matrix product.
        dims_a, dims_b = tuple(range(-count, 0)), tuple(range(count))
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
    if overrides.possible and has_torch_function((x1, x2)):
        return handle_call(cdist, (x1, x2), locals())
    for name, number in _COMPUTE_MODES.items():
        if compute_mode == name:
            return F.cdist(x1, x2, p, number)
    raise ValueError(f"{compute_mode} is not a valid value for compute_mode")


def chain_matmul(*matrices: Tensor, out: Tensor | None = None) -> Tensor:
    """The product of matrices, multiplied in the cheapest order (deprecated: `linalg.multi_dot`).

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     tt.chain_matmul(tt.ones(2, 3), tt.ones(3, 4), tt.ones(4, 5)).shape
    torch.Size([2, 5])
    """
    if overrides.possible and has_torch_function(matrices):
        return handle_call(chain_matmul, matrices, locals())
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
    if overrides.possible and has_torch_function((A,)):
        return handle_call(lu, (A,), locals())
    result = F._lu_with_info(A, pivot=pivot, check_errors=not get_infos)
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


# ---- which dtype a result has ----------------------------------------------------------------------------------------


def _result_type(*operands: Any) -> ScalarType:
    tensors = (x if isinstance(x, TensorImpl) else wrap_number(x) for x in operands)
    return type_properties.result_type([t.meta_ for t in tensors])


class _Question(AskingArgParser):
    """A parser in front of `answer`, which gets arguments of these classes without being parsed."""

    __slots__ = ("_answer", "_classes")

    def __init__(self, name: str, answer: Any, classes: tuple[type, ...], *signatures: str, returns: str) -> None:
        # A signature may begin with the name of its overload: ".out(Tensor input, ..."
        named = [one if one.startswith(".") else f"({one}" for one in signatures]
        super().__init__(name, tuple(PythonOverload(f"{name}{one}) -> {returns}", answer) for one in named))
        self._answer, self._classes = answer, classes

    def call(self, /, *args: Any, **kwargs: Any) -> Any:
        if not kwargs and tuple(map(type, args)) == self._classes and not state.dirty:
            return self._answer(*args)
        return self._ask_and_call(sys._getframe(1), args, kwargs)


_nonzero = _Question(
    "nonzero",
    _nonzero_of,
    (Tensor,),
    "Tensor input, *, bool as_tuple=False",
    ".out(Tensor input, *, bool as_tuple=False, Tensor(a!) out",
    returns="Any",
)
_DTYPES = (ScalarType, ScalarType)
_promote_types = _Question(
    "promote_types",
    lambda a, b: scalar_type.promote_types(a, b),
    _DTYPES,
    "ScalarType type1, ScalarType type2",
    returns="ScalarType",
)
_can_cast = _Question("can_cast", scalar_type.can_cast, _DTYPES, "ScalarType from_, ScalarType to", returns="bool")
_result_types = _Question(
    "result_type",
    _result_type,
    (Tensor, Tensor),
    "Tensor tensor, Tensor other",
    "Scalar scalar, Tensor tensor",
    "Tensor tensor, Scalar other",
    "Scalar scalar1, Scalar scalar2",
    returns="ScalarType",
)


@shown_as(lambda type1, type2: None)
def promote_types(*args: Any, **kwargs: Any) -> ScalarType:
    """promote_types(type1, type2): the smallest dtype that holds both.

    TypeError for what is no dtype.

    >>> tt.promote_types(tt.int64, tt.float16), tt.promote_types(tt.uint8, tt.int8)
    (torch.float16, torch.int16)
    """
    return _promote_types.call(*args, **kwargs)


@shown_as(lambda from_, to: None)
def can_cast(*args: Any, **kwargs: Any) -> bool:
    """can_cast(from_, to): whether a result of dtype `from_` may be written into one of dtype `to`.

    Only a step down in category, from floating to integers to bool, is refused; the number of bits does not matter.

    >>> tt.can_cast(tt.float64, tt.float16), tt.can_cast(tt.float32, tt.int64)
    (True, False)
    """
    return _can_cast.call(*args, **kwargs)


@shown_as(lambda tensor, other: None)
def result_type(*args: Any, **kwargs: Any) -> ScalarType:
    """result_type(tensor, other): the dtype in which an operator on both operands, tensors or numbers, would compute.

    A tensor with dimensions counts more than one without, and that one more than a number, unless the number is of a
    higher category (bool, integer, floating).

    >>> tt.result_type(tt.zeros(2, dtype=tt.int8), 1), tt.result_type(tt.zeros(2, dtype=tt.int8), 1.0)
    (torch.int8, torch.float32)
    """
    if len(args) == 2 and args[0].__class__ is Tensor is args[1].__class__ and not kwargs and not state.dirty:
        a, b = args[0].meta_, args[1].meta_
        return a.dtype if a.dtype is b.dtype and not a.is_wrapped_number else type_properties.result_type((a, b))
    return _result_types.call(*args, **kwargs)


# ---- questions about tensors and the build ---------------------------------------------------------------------------


def _of_tensor(name: str, answer: Any) -> _Question:
    return _Question(name, answer, (Tensor,), "Tensor input", returns="Any")


_is_floating_point = _of_tensor("is_floating_point", lambda input: input.is_floating_point())
_is_complex = _of_tensor("is_complex", lambda input: input.is_complex())
_is_signed = _of_tensor("is_signed", lambda input: input.is_signed())
_is_conj = _of_tensor("is_conj", lambda input: input.is_conj())
_is_neg = _of_tensor("is_neg", lambda input: input.is_neg())
_is_inference = _of_tensor("is_inference", lambda input: input.is_inference())
_get_device = _of_tensor("get_device", lambda input: input.get_device())
_numel = _of_tensor("numel", lambda input: input.meta_.numel)


@shown_as(lambda input: None)
def is_floating_point(*args: Any, **kwargs: Any) -> bool:
    """is_floating_point(input): whether the dtype is float16, bfloat16, float32 or float64. TypeError for what is no tensor.

    >>> tt.is_floating_point(tt.zeros(2)), tt.is_floating_point(tt.arange(2))
    (True, False)
    """
    return _is_floating_point.call(*args, **kwargs)


@shown_as(lambda input: None)
def is_complex(*args: Any, **kwargs: Any) -> bool:
    """is_complex(input): whether the dtype is complex: always False, there are no complex dtypes here. TypeError for what is no tensor.

    >>> tt.is_complex(tt.zeros(2))
    False
    """
    return _is_complex.call(*args, **kwargs)


@shown_as(lambda input: None)
def is_signed(*args: Any, **kwargs: Any) -> bool:
    """is_signed(input): whether the dtype has negative numbers: False for bool and the unsigned integers. TypeError for what is no
    tensor.

    >>> tt.is_signed(tt.zeros(2)), tt.is_signed(tt.zeros(2, dtype=tt.uint8))
    (True, False)
    """
    return _is_signed.call(*args, **kwargs)


@shown_as(lambda input: None)
def is_conj(*args: Any, **kwargs: Any) -> bool:
    """is_conj(input): whether the tensor is a lazy conjugate: always False, there are no complex dtypes here. TypeError for what is
    no tensor.

    >>> tt.is_conj(tt.zeros(2))
    False
    """
    return _is_conj.call(*args, **kwargs)


@shown_as(lambda input: None)
def is_neg(*args: Any, **kwargs: Any) -> bool:
    """is_neg(input): whether the tensor is a lazy negative, which PyTorch has for complex numbers: always False.

    TypeError for what is no tensor.

    >>> tt.is_neg(tt.zeros(2).neg())
    False
    """
    return _is_neg.call(*args, **kwargs)


@shown_as(lambda input: None)
def is_inference(*args: Any, **kwargs: Any) -> bool:
    """is_inference(input): whether the tensor was made in `inference_mode`. TypeError for what is no tensor.

    >>> with tt.inference_mode():
    ...     x = tt.zeros(2)
    >>> tt.is_inference(x), tt.is_inference(tt.zeros(2))
    (True, False)
    """
    return _is_inference.call(*args, **kwargs)


@shown_as(lambda input: None)
def get_device(*args: Any, **kwargs: Any) -> int:
    """get_device(input): the index of the tensor's device as an int; -1 where it has none, as the CPU. TypeError for what is no tensor.

    >>> tt.get_device(tt.zeros(2))
    -1
    """
    return _get_device.call(*args, **kwargs)


@shown_as(lambda input: None)
def numel(*args: Any, **kwargs: Any) -> int:
    """numel(input): the number of elements as an int. TypeError for what is no tensor.

    >>> tt.numel(tt.zeros(2, 3))
    6
    """
    if len(args) == 1 and args[0].__class__ is Tensor and not kwargs and not state.dirty:
        return args[0].meta_.numel
    return _numel.call(*args, **kwargs)


def is_storage(obj: object, /) -> bool:
    """Whether `obj` is a storage, typed or untyped.

    >>> tt.is_storage(tt.zeros(2).untyped_storage()), tt.is_storage(tt.zeros(2))
    (True, False)
    """
    return isinstance(obj, (UntypedStorage, TypedStorage))


def typename(obj: Any, /) -> str:
    """The name of a tensor's type; for what is no tensor, module and name of its class, or of itself where it has
    them.

    >>> tt.typename(tt.zeros(2)), tt.typename([1])
    ('torch.FloatTensor', 'list')
    """
    if isinstance(obj, Tensor):
        return str(obj.type())
    of = obj if hasattr(obj, "__qualname__") else type(obj)
    module = getattr(of, "__module__", "") or ""
    return of.__qualname__ if module in ("", "builtins") else f"{module}.{of.__qualname__}"


def _has_compatible_shallow_copy_type(input: Tensor, other: Tensor) -> bool:
    """Whether `input.data = other` is possible: both have bytes of their own, or carry the same keys."""
    return has_compatible_shallow_copy_type(input.meta_, other.meta_)


def view_as_real(input: Tensor) -> Tensor:
    """Refused: there are no complex tensors here, and for others PyTorch raises this RuntimeError too.

    >>> tt.view_as_real(tt.zeros(2))  #!
    Traceback (most recent call last):
        ...
    RuntimeError: view_as_real is only supported for complex tensors
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_parsed_call(view_as_real, (input,), {})
    raise RuntimeError("view_as_real is only supported for complex tensors")


def view_as_complex(input: Tensor) -> Tensor:
    """Refused with a TypeError: there are no complex tensors here.

    >>> tt.view_as_complex(tt.zeros(2, 2))  #!
    Traceback (most recent call last):
        ...
    TypeError: complex numbers are not supported by this library
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_parsed_call(view_as_complex, (input,), {})
    raise TypeError("complex numbers are not supported by this library")


def complex(real: Tensor, imag: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Refused with a TypeError: there are no complex tensors here.

    >>> tt.complex(tt.zeros(2), tt.zeros(2))  #!
    Traceback (most recent call last):
        ...
    TypeError: complex numbers are not supported by this library
    """
    if overrides.possible and has_torch_function((real, imag, out)):
        return handle_parsed_call(complex, (real, imag), {} if out is None else {"out": out})
    raise TypeError("complex numbers are not supported by this library")


def polar(abs: Tensor, angle: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Refused with a TypeError: there are no complex tensors here.

    >>> tt.polar(tt.ones(2), tt.zeros(2))  #!
    Traceback (most recent call last):
        ...
    TypeError: complex numbers are not supported by this library
    """
    if overrides.possible and has_torch_function((abs, angle, out)):
        return handle_parsed_call(polar, (abs, angle), {} if out is None else {"out": out})
    raise TypeError("complex numbers are not supported by this library")


def stft(
    input: Tensor, n_fft: int, hop_length: int | None = None, win_length: int | None = None, window: Tensor | None = None,
    center: bool = True, pad_mode: str = "reflect", normalized: bool = False, onesided: bool | None = None,
    return_complex: bool | None = None, align_to_window: bool | None = None,
) -> Tensor:  # fmt: skip
    """Refused with a TypeError: the Fourier transform of a signal is complex. `conv1d` with cosines gives a spectrum.

    >>> tt.stft(tt.zeros(8), 4)  #!
    Traceback (most recent call last):
        ...
    TypeError: complex numbers are not supported by this library
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(stft, (input,), locals())
    raise TypeError("complex numbers are not supported by this library")


def istft(
    input: Tensor, n_fft: int, hop_length: int | None = None, win_length: int | None = None, window: Tensor | None = None,
    center: bool = True, normalized: bool = False, onesided: bool | None = None, length: int | None = None,
    return_complex: bool = False,
) -> Tensor:  # fmt: skip
    """Refused with a TypeError: the inverse of `stft` takes complex tensors.

    >>> tt.istft(tt.zeros(3, 2), 4)  #!
    Traceback (most recent call last):
        ...
    TypeError: complex numbers are not supported by this library
    """
    if overrides.possible and has_torch_function((input,)):
        usual = signature(istft).parameters
        more = {name: value for name, value in locals().items() if name in usual and value is not usual[name].default}
        del more["input"], more["n_fft"]
        return handle_parsed_call(istft, (input, n_fft), more)
    raise TypeError("complex numbers are not supported by this library")


# ---- defaults --------------------------------------------------------------------------------------------------------


def get_default_device() -> Device:
    """The device on which functions such as `zeros` make tensors unless told otherwise.

    It is the CPU, what `set_default_device` has set, or that of a `with device:` around the call.

    >>> tt.get_default_device()
    device(type='cpu')
    """
    found = default_device()
    if found is None or found.index is not None or found.type != "cuda":
        return cpu if found is None else found
    return F.empty((0,), device=found).meta_.device  # with the index of the current device


def set_default_device(device: Device | str | int | None) -> None:
    """Set the device on which new tensors are made on this thread; None for the CPU.

    Calls of functions such as `zeros` and `tensor` get this device unless they name one. Whether it is there is seen then.

    >>> tt.set_default_device("meta")
    >>> tt.ones(2).device
    device(type='meta')
    >>> tt.set_default_device(None)
    """
    _default_devices().set_default(None if device is None else Device(device))


def _default_devices() -> ModuleType:
    from tinytensor.utils import _device  # it stands on the modes, which most programs do not load

    return _device


devices.set_default_device_mode(_default_devices)


def set_default_tensor_type(t: Any) -> None:
    """Set the default dtype by a tensor type or its name, "torch.DoubleTensor"; one of CUDA makes it the default device, too.

    Deprecated, with a warning: `set_default_dtype`, `set_default_device`. TypeError for a type of CUDA where there is none.

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     tt.set_default_tensor_type("torch.FloatTensor")
    >>> tt.get_default_dtype()
    torch.float32
    """
    warn_once(
        "torch.set_default_tensor_type() is deprecated as of PyTorch 2.1, please use torch.set_default_dtype() and "
        "torch.set_default_device() as alternatives."
    )
    try:
        dtype, place = options_of_type(t)
    except AssertionError:
        name = getattr(t, "torch_name", t)
        raise TypeError(f"type {name} not available. Torch not compiled with CUDA enabled.") from None
    set_default_dtype(dtype)
    now = get_default_device()
    if place == "cuda" and now.type != "cuda":
        set_default_device(place)
    elif place == "cpu" and now.type == "cuda":
        set_default_device(None)


# ---- threads and the build -------------------------------------------------------------------------------------------


def get_num_threads() -> int:
    """How many threads share a large loop of a kernel.

    >>> before = tt.get_num_threads()
    >>> tt.set_num_threads(1)
    >>> tt.get_num_threads()
    1
    >>> tt.set_num_threads(before)
    """
    return parallel.get_num_threads()


def set_num_threads(threads: int) -> None:
    """Set how many threads share a large loop of a kernel. RuntimeError for what is no positive int.

    >>> before = tt.get_num_threads()
    >>> tt.set_num_threads(2)
    >>> tt.get_num_threads()
    2
    >>> tt.set_num_threads(before)
    """
    if isinstance(threads, bool) or not isinstance(threads, int):
        raise RuntimeError(f"set_num_threads expects an int, but got {type(threads).__name__}")
    if threads <= 0:
        raise RuntimeError("set_num_threads expects a positive integer")
    parallel.set_num_threads(threads)


def set_flush_denormal(mode: bool) -> bool:
    """Whether the CPU was told to treat subnormal numbers as 0: False, Python offers no way to tell it.

    Asking for what is already so, `False`, succeeds.

    >>> supported = tt.set_flush_denormal(False)
    """
    if not isinstance(mode, bool):
        raise TypeError(f"flush_denormal expects a bool, but got {type(mode).__name__}")
    return not mode


def compiled_with_cxx11_abi() -> bool:
    """True, as every build of PyTorch says nowadays; there is no C++ here.

    >>> tt.compiled_with_cxx11_abi()
    True
    """
    return True


# ---- precision of products ----------------------------------------------------------------------------------------------


def get_float32_matmul_precision() -> str:
    """How exactly products of float32 matrices are computed: "highest", "high" or "medium".

    >>> tt.get_float32_matmul_precision()
    'highest'
    """
    return float32_precision.get_matmul()


def set_float32_matmul_precision(precision: str) -> None:
    """Choose how exactly products of float32 matrices are computed.

    "highest" is float32. With "high" and "medium" cuBLAS may round the factors to tf32, which has 10 bits of mantissa;
    everywhere else they change nothing. RuntimeError unless a str; another word warns and changes nothing.

    >>> tt.set_float32_matmul_precision("high")
    >>> tt.get_float32_matmul_precision()
    'high'
    >>> tt.set_float32_matmul_precision("highest")
    """
    if not isinstance(precision, str):
        raise RuntimeError(f"set_float32_matmul_precision expects a str, but got {type(precision).__name__}")
    if precision not in PRECISIONS:
        # The missing spaces are PyTorch's.
        warnings.warn(
            f"{precision} is not one of 'highest', 'high', or 'medium'; the currentsetFloat32MatmulPrecision call has no "
            "effect.",
            stacklevel=2,
        )
        return
    float32_precision.set_matmul(precision)


# ---- deterministic mode -------------------------------------------------------------------------------------------------


_set_deterministic = PythonArgParser(
    "_set_deterministic_algorithms",
    (
        PythonOverload(
            "_set_deterministic_algorithms(bool mode, *, bool warn_only=False) -> ()",
            deterministic_context.set_algorithms,
        ),
    ),
)
_DETERMINISTIC_MODES = ("default", "warn", "error")


def use_deterministic_algorithms(mode: bool, *, warn_only: bool = False) -> None:
    """Let operators give the same result every time, or raise; with `warn_only`, warn instead. TypeError unless
    bools.

    Memory that is not initialised is filled meanwhile, see `tt.utils.deterministic.fill_uninitialized_memory`.

    >>> tt.use_deterministic_algorithms(True, warn_only=True)
    >>> tt.are_deterministic_algorithms_enabled()
    True
    >>> tt.use_deterministic_algorithms(False)
    """
    _set_deterministic.call(mode, warn_only=warn_only)


def are_deterministic_algorithms_enabled() -> bool:
    """Whether deterministic mode is on, in either of its forms.

    >>> tt.are_deterministic_algorithms_enabled()
    False
    """
    return deterministic_context.algorithms


def is_deterministic_algorithms_warn_only_enabled() -> bool:
    """Whether deterministic mode only warns.

    >>> tt.use_deterministic_algorithms(True, warn_only=True)
    >>> tt.is_deterministic_algorithms_warn_only_enabled()
    True
    >>> tt.use_deterministic_algorithms(False)
    """
    return deterministic_context.warn_only


def set_deterministic_debug_mode(debug_mode: int | str) -> None:
    """Deterministic mode by one value: 0 or "default" is off, 1 or "warn" only warns, 2 or "error" raises.

    RuntimeError for another value, TypeError for what is no int and no str.

    >>> tt.set_deterministic_debug_mode("warn")
    >>> tt.get_deterministic_debug_mode()
    1
    >>> tt.set_deterministic_debug_mode(0)
    """
    if not isinstance(debug_mode, (int, str)):
        raise TypeError(f"debug_mode must be str or int, but got {type(debug_mode)}")
    if isinstance(debug_mode, str):
        if debug_mode not in _DETERMINISTIC_MODES:
            raise RuntimeError(
                f"invalid value of debug_mode, expected one of `default`, `warn`, `error`, but got {debug_mode}"
            )
        debug_mode = _DETERMINISTIC_MODES.index(debug_mode)
    if debug_mode not in (0, 1, 2):
        raise RuntimeError(f"invalid value of debug_mode, expected 0, 1, or 2, but got {debug_mode}")
    deterministic_context.set_algorithms(debug_mode != 0, debug_mode == 1)


def get_deterministic_debug_mode() -> int:
    """0 where deterministic mode is off, 1 where it only warns, 2 where it raises.

    >>> tt.get_deterministic_debug_mode()
    0
    """
    if not deterministic_context.algorithms:
        return 0
    return 1 if deterministic_context.warn_only else 2
