"""`sparse_coo_tensor` as Python calls it: from data or from tensors, with or without sizes.

Mirrors `sparse_coo_tensor_ctor` of torch/csrc/utils/tensor_new.cpp.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import new
from tinytensor.aten import functions as F
from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.aten.core.python.text_signature import shown_as
from tinytensor.c10 import sparse_invariants
from tinytensor.c10.device import Device
from tinytensor.c10.layout import sparse_coo
from tinytensor.c10.scalar_type import ScalarType, int64
from tinytensor.c10.tensor_impl import TensorImpl

_MISSING: Any = object()


def part(data: Any, dtype: ScalarType | None = None, device: Device | None = None) -> Any:
    """Indices or values as a tensor; a tensor is taken as it is."""
    if isinstance(data, TensorImpl):
        if dtype is None and device is None:
            return data
        return F.to(data, dtype=dtype or data.meta.dtype, device=device or data.meta.device)
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
        made = F.sparse_coo_tensor(own_indices, own_values, is_coalesced=is_coalesced)
    else:
        made = F.sparse_coo_tensor(own_indices, own_values, tuple(size), is_coalesced=is_coalesced)
    if with_checks:
        F._validate_sparse_coo_tensor_args(made._indices(), made._values(), tuple(made.meta.sizes), is_coalesced)
    return F.detach(made).requires_grad_(True) if requires_grad and not made.requires_grad else made


def _empty(size: Any, dtype: ScalarType | None, device: Any, requires_grad: bool) -> Any:
    if not is_size(size):
        raise TypeError(
            f"sparse_coo_tensor(): argument 'size' (position 1) must be tuple of ints, not {type_name(size)}"
        )
    made = F.empty(tuple(size), dtype=dtype, layout=sparse_coo, device=None if device is None else Device(device))
    return made.requires_grad_(requires_grad)
