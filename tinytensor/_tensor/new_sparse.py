"""`sparse_coo_tensor` and the constructors of compressed tensors as Python calls them: from data or from tensors.

Mirrors `sparse_coo_tensor_ctor` and its like in torch/csrc/utils/tensor_new.cpp.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import new
from tinytensor.aten import functions as F
from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.aten.core.python.text_signature import shown_as
from tinytensor.c10 import sparse_invariants
from tinytensor.c10.device import Device
from tinytensor.c10.error import check
from tinytensor.c10.layout import (
    SPARSE_COMPRESSED,
    Layout,
    sparse_bsc,
    sparse_bsr,
    sparse_coo,
    sparse_csc,
    sparse_csr,
)
from tinytensor.c10.scalar_type import ScalarType, int64
from tinytensor.c10.tensor_impl import TensorImpl

_MISSING: Any = object()


def part(data: Any, dtype: ScalarType | None = None, device: Device | None = None) -> Any:
    """Indices or values as a tensor; a tensor is taken as it is."""
    if isinstance(data, TensorImpl):
        if dtype is None and device is None:
            return data
        return F.to(data, dtype=dtype or data.meta_.dtype, device=device or data.meta_.device)
    return new.tensor(data, dtype=dtype, device=device)


def is_size(value: Any) -> bool:
    """Whether a value can be a list of sizes."""
    return isinstance(value, (tuple, list)) and all(hasattr(n, "__index__") and not isinstance(n, bool) for n in value)


@shown_as(
    lambda indices, values, size=None, *, dtype=None, device=None, pin_memory=False, requires_grad=False,
    check_invariants=None, is_coalesced=None: None
)  # fmt: skip
def sparse_coo_tensor(
    indices: Any = _MISSING,
    values: Any = _MISSING,
    size: Any = None,
    *,
    dtype: ScalarType | None = None,
    device: Any = None,
    pin_memory: bool | None = False,
    requires_grad: bool = False,
    check_invariants: bool | None = None,
    is_coalesced: bool | None = None,
) -> Any:
    """A sparse COO tensor: `values[n]` at index `indices[:, n]`, 0 everywhere else. An index may occur several times; its values
    add up.

        indices            int64, shape (sparse_dim, nnz): tensor, array or nested lists
        values             shape (nnz, *sizes of the dense dimensions), of any dtype; one number stands for a list of one
        size               sizes of all dimensions; without it, the sparse ones are as large as the largest index needs
        dtype, device      of the values; by default as they are
        requires_grad      whether autograd records operators on it
        check_invariants   True looks at all indices; None as `tt.sparse.check_sparse_tensor_invariants` says, at first not
        is_coalesced       True is the caller's word that every index occurs once and that they ascend

    `sparse_coo_tensor(size)` has no entries. RuntimeError where shapes do not fit together, for a negative index if no size
    is given, and for every index out of range if invariants are checked.

    >>> s = tt.sparse_coo_tensor([[0, 1, 1], [2, 0, 2]], [3.0, 4.0, 5.0], (2, 3))
    >>> s.to_dense()
    tensor([[0., 0., 3.],
            [4., 0., 5.]])
    """
    if values is _MISSING:
        return _empty(indices if size is None else size, dtype, device, requires_grad)
    if size is not None and not is_size(size):
        given = ", ".join([type_name(indices), type_name(values), f"size={type_name(size)}"])
        raise TypeError(
            f"sparse_coo_tensor() received an invalid combination of arguments - got ({given}), but expected one of:\n"
            " * (object indices, object values, *, torch.dtype dtype = None, torch.device device = None, bool pin_memory = "
            "False, bool requires_grad = False, bool check_invariants = None)\n * (object indices, object values, tuple of ints "
            "size, *, torch.dtype dtype = None, torch.device device = None, bool pin_memory = False, bool requires_grad = False, "
            "bool check_invariants = None, bool is_coalesced = None)\n * (tuple of ints size, *, torch.dtype dtype = None, "
            "torch.device device = None, bool requires_grad = False, bool check_invariants = None)\n"
        )
    place = None if device is None else Device(device)
    own_values = part(values, dtype, place)
    own_indices = part(indices, None if isinstance(indices, TensorImpl) else int64, place)
    with_checks = sparse_invariants.is_enabled() if check_invariants is None else check_invariants
    if check_invariants is None:
        sparse_invariants.warn_if_never_chosen()
    if size is None:
        made = F.sparse_coo_tensor(indices=own_indices, values=own_values, is_coalesced=is_coalesced)
    else:
        # By name: an index of one element could be taken for a size.
        made = F.sparse_coo_tensor(indices=own_indices, values=own_values, size=tuple(size), is_coalesced=is_coalesced)
    if with_checks:
        F._validate_sparse_coo_tensor_args(made._indices(), made._values(), tuple(made.meta_.sizes), is_coalesced)
    return F.detach(made).requires_grad_(True) if requires_grad and not made.requires_grad else made


def _empty(size: Any, dtype: ScalarType | None, device: Any, requires_grad: bool) -> Any:
    if not is_size(size):
        raise TypeError(
            f"sparse_coo_tensor(): argument 'size' (position 1) must be tuple of ints, not {type_name(size)}"
        )
    made = F.empty(tuple(size), dtype=dtype, layout=sparse_coo, device=None if device is None else Device(device))
    return made.requires_grad_(requires_grad)


def _inferred_size(compressed: Any, plain: Any, values: Any, layout: Layout) -> tuple[int, ...]:
    """The smallest sizes that the parts fit into."""
    batch = tuple(compressed.shape[:-1])
    blocked = layout in (sparse_bsr, sparse_bsc)
    height, width = values.shape[len(batch) + 1 : len(batch) + 3] if blocked else (1, 1)
    count = compressed.shape[-1] - 1
    other = int(F.amax(plain).item()) + 1 if plain.numel() else 0
    rows, columns = (count, other) if layout in (sparse_csr, sparse_bsr) else (other, count)
    dense = values.shape[len(batch) + (3 if blocked else 1) :]
    return (*batch, rows * height, columns * width, *dense)


def _compressed(layout: Layout, names: tuple[str, str], kind: str) -> Any:
    compressed_name, plain_name = names

    def constructor(
        compressed_indices: Any,
        plain_indices: Any,
        values: Any,
        size: Any = None,
        *,
        dtype: ScalarType | None = None,
        device: Any = None,
        pin_memory: bool = False,
        requires_grad: bool = False,
        check_invariants: bool | None = None,
    ) -> Any:
        return sparse_compressed_tensor(
            compressed_indices, plain_indices, values, size, dtype=dtype, layout=layout, device=device,
            pin_memory=pin_memory, requires_grad=requires_grad, check_invariants=check_invariants,
        )  # fmt: skip

    name = f"{layout.name}_tensor"
    rows = compressed_name == "crow_indices"
    shown_values = "[[[1.0]], [[2.0]]]" if layout in (sparse_bsr, sparse_bsc) else "[1.0, 2.0]"
    shown_result = "[[0.0, 1.0], [2.0, 0.0]]" if rows else "[[0.0, 2.0], [1.0, 0.0]]"
    constructor.__name__ = constructor.__qualname__ = name
    constructor.__doc__ = f"""A matrix in the layout {kind}, from its parts; batches stand in front.

        {compressed_name}    where the entries of each {"row" if rows else "column"} begin; at the end how many there are
        {plain_name}     the other index of each entry
        values          one number, or one block, for each entry
        size            sizes; without it the smallest that the parts fit into
        dtype, device   of the values; by default as they are
        check_invariants    True looks at all indices; None as `tt.sparse.check_sparse_tensor_invariants` says

    RuntimeError where the parts do not fit together and invariants are checked.

    >>> tt.{name}([0, 1, 2], [1, 0], {shown_values}, (2, 2)).to_dense().tolist()
    {shown_result}
    """
    shown = {
        "crow_indices": lambda crow_indices, col_indices, values, size=None, *, dtype=None, device=None, pin_memory=False,
        requires_grad=False, check_invariants=None: None,
        "ccol_indices": lambda ccol_indices, row_indices, values, size=None, *, dtype=None, device=None, pin_memory=False,
        requires_grad=False, check_invariants=None: None,
    }  # fmt: skip
    return shown_as(shown[compressed_name])(constructor)


def sparse_compressed_tensor(
    compressed_indices: Any,
    plain_indices: Any,
    values: Any,
    size: Any = None,
    *,
    dtype: ScalarType | None = None,
    layout: Layout | None = None,
    device: Any = None,
    pin_memory: bool = False,
    requires_grad: bool = False,
    check_invariants: bool | None = None,
) -> Any:
    """A compressed sparse tensor from its parts; `layout` says which of the four it is.

        compressed_indices   running counts of entries, shape (*batch, rows or columns + 1), int32 or int64
        plain_indices        the other index of each entry, shape (*batch, nnz)
        values               shape (*batch, nnz), with two dimensions of blocks behind for BSR and BSC
        size                 sizes; without it the smallest that the parts fit into
        dtype, device        of the values; by default as they are
        requires_grad        whether autograd records operators on it
        check_invariants     True looks at all indices; None as `tt.sparse.check_sparse_tensor_invariants` says

    RuntimeError for another layout, and where the parts do not fit together if invariants are checked.

    >>> tt.sparse_compressed_tensor([0, 2, 3], [0, 1, 1], [1, 2, 3], layout=tt.sparse_csr).to_dense()
    tensor([[1, 2],
            [0, 3]])
    """
    check(
        layout is not None and layout in SPARSE_COMPRESSED,
        lambda: (
            "sparse_compressed_tensor expected sparse compressed tensor layout but got "
            f"{'none' if layout is None else layout.cpp_name}"
        ),
    )
    assert layout is not None
    place = None if device is None else Device(device)
    compressed, plain = (part(data, None, place) for data in (compressed_indices, plain_indices))
    own_values = part(values, dtype, place)
    sizes = tuple(size) if size is not None else _inferred_size(compressed, plain, own_values, layout)
    with_checks = sparse_invariants.is_enabled() if check_invariants is None else check_invariants
    if check_invariants is None:
        sparse_invariants.warn_if_never_chosen()
    if with_checks:
        F._validate_sparse_compressed_tensor_args(compressed, plain, own_values, sizes, layout)
    made = F._sparse_compressed_tensor_unsafe(compressed, plain, own_values, sizes, layout=layout)
    return F.detach(made).requires_grad_(True) if requires_grad and not made.requires_grad else made


sparse_csr_tensor = _compressed(sparse_csr, ("crow_indices", "col_indices"), "CSR, which compresses rows")
sparse_csc_tensor = _compressed(sparse_csc, ("ccol_indices", "row_indices"), "CSC, which compresses columns")
sparse_bsr_tensor = _compressed(sparse_bsr, ("crow_indices", "col_indices"), "BSR, which compresses rows of blocks")
sparse_bsc_tensor = _compressed(sparse_bsc, ("ccol_indices", "row_indices"), "BSC, which compresses columns of blocks")
