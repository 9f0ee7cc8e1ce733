"""The class MaskedTensor: data and a mask of the same shape, whose False elements take no part in anything.

It is a wrapper subclass: calls come to `__torch_function__` (reductions, layouts) or `__torch_dispatch__` (operators), which look
them up in the tables below. The files beside this one fill them.

Mirrors torch/masked/maskedtensor/core.py. The data's layout is told by a property of the class; PyTorch has its dispatcher ask.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import Any, TypeGuard

from tinytensor._tensor import Tensor
from tinytensor._tensor.subclass import _convert, default_nowrap_functions
from tinytensor.aten import functions as F
from tinytensor.autograd.function import Function
from tinytensor.c10 import layout as layouts
from tinytensor.c10.python_torch_function_tls import DisableTorchFunctionSubclass
from tinytensor.c10.scalar_type import bool_, float16, float32, float64, int8, int16, int32, int64

__all__ = ["MaskedTensor", "is_masked_tensor"]

SUPPORTED = frozenset((float16, float32, float64, bool_, int8, int16, int32, int64))

# What answers a call: by the public function or method, and by the operator's packet. Each gets the call's arguments.
FUNCTION_TABLE: dict[Any, Callable[..., Any]] = {}
DISPATCH_TABLE: dict[Any, Callable[..., Any]] = {}

ASK_FOR_IT = (
    "If you would like this operator to be supported, please file an issue for a feature request at "
    "https://github.com/pytorch/maskedtensor/issues with a minimal reproducible code snippet.\n"
    "In the case that the semantics for the operator are not trivial, it would be appreciated to also include a proposal for "
    "the semantics."
)


def is_masked_tensor(obj: Any, /) -> TypeGuard[MaskedTensor]:
    """Whether it is a MaskedTensor.

    >>> tt.masked.is_masked_tensor(tt.ones(2))
    False
    """
    return isinstance(obj, MaskedTensor)


def _tensors_match(a: Any, b: Any, exact: bool = True, rtol: float = 1e-05, atol: float = 1e-08) -> bool:
    if is_masked_tensor(a) or is_masked_tensor(b):
        raise ValueError("Neither `a` nor `b` can be a MaskedTensor.")
    if a.layout != b.layout:
        raise ValueError(f"`a` and `b` must have the same layout. Got {a.layout} and {b.layout}")
    b = b.to(a.dtype)
    if a.layout == layouts.sparse_coo:
        return _tensors_match(a.values(), b.values(), exact) and _tensors_match(a.indices(), b.indices(), exact)
    if a.layout == layouts.sparse_csr:
        parts = ("crow_indices", "col_indices", "values")
        return all(_tensors_match(getattr(a, part)(), getattr(b, part)(), exact) for part in parts)
    if a.dim() != b.dim():
        return False
    return bool(F.eq(a, b).all().item()) if exact else F.allclose(a, b, rtol=rtol, atol=atol)


def _masks_match(a: Any, b: Any) -> bool:
    if is_masked_tensor(a) and is_masked_tensor(b):
        return _tensors_match(a.get_mask(), b.get_mask())
    return True


def _map_args(args: Sequence[Any], part: Callable[[Any], Any]) -> list[Any]:
    """The arguments with `part(x)` in place of each MaskedTensor x, in lists and tuples as well."""

    def mapped(arg: Any) -> Any:
        if is_masked_tensor(arg):
            return part(arg)
        if isinstance(arg, (list, tuple)):
            return type(arg)(map(mapped, arg))
        return arg

    return [mapped(arg) for arg in args]


def _map_mt_args_kwargs(
    args: Sequence[Any], kwargs: dict[str, Any] | None, part: Callable[[Any], Any]
) -> tuple[list[Any], dict[str, Any]]:
    kwargs = kwargs or {}
    return _map_args(args, part), dict(zip(kwargs, _map_args(list(kwargs.values()), part), strict=True))


def _wrap_result(data: Any, mask: Any) -> Any:
    """Data and mask, tensors or lists of them, as MaskedTensors."""
    if isinstance(data, (list, tuple)):
        return type(data)(_wrap_result(d, m) for d, m in zip(data, mask, strict=True))
    return MaskedTensor(data, mask) if isinstance(data, Tensor) else NotImplemented


def _element(value: Any) -> str:
    return f"{value:8.4f}" if isinstance(value, float) else str(value)


def _masked_tensor_str(data: Any, mask: Any) -> str:
    if data.layout in (layouts.sparse_coo, layouts.sparse_csr):
        data, mask = data.to_dense(), mask.to_dense()
    if data.dim() == 1:
        elements, counts = [_element(value) for value in data.tolist()], mask.tolist()
        width = max(len(text) if is_in else 8 for text, is_in in zip(elements, counts, strict=True))
        shown = (text if is_in else "--".rjust(width) for text, is_in in zip(elements, counts, strict=True))
        return f"[{', '.join(shown)}]"
    rows = (_masked_tensor_str(d, m) for d, m in zip(data, mask, strict=True))
    return "[\n" + ",\n".join(_indented(row) for row in rows) + "\n]"


def _indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.split("\n"))


def _get_data(a: Any) -> Any:
    return a._masked_data if is_masked_tensor(a) else a


def _maybe_get_mask(a: Any) -> Any:
    return a.get_mask() if is_masked_tensor(a) else None


class MaskedTensor(Tensor):
    """Data, and a mask whose True elements are those that count. `masked_tensor` and `as_masked_tensor` make one.

        data             tensor of a floating point, signed integer or bool dtype; strided, sparse COO or CSR; copied
        mask             bool tensor of the same shape and layout; copied
        requires_grad    whether gradients come to it

    TypeError for other dtypes and layouts, ValueError for different shapes or indices. It warns that it is a prototype.
    """

    _masked_data: Tensor
    _masked_mask: Tensor

    @staticmethod
    def __new__(cls: Any, data: Any, mask: Any, requires_grad: bool = False) -> Any:
        if is_masked_tensor(data) or not isinstance(data, Tensor):
            raise TypeError("data must be a Tensor")
        if is_masked_tensor(mask) or not isinstance(mask, Tensor):
            raise TypeError("mask must be a Tensor")
        warnings.warn(
            "The PyTorch API of MaskedTensors is in prototype stage and will change in the near future. Please open a Github issue "
            "for features requests and see our documentation on the torch.masked module for further information about the project.",
            UserWarning,
            stacklevel=2,
        )
        if data.requires_grad:
            warnings.warn(
                "It is not recommended to create a MaskedTensor with a tensor that requires_grad. "
                "To avoid this, you can use data.detach().clone()",
                UserWarning,
                stacklevel=2,
            )
        strides: Any = data.stride() if data.layout == layouts.strided else None
        return Tensor._make_wrapper_subclass(
            cls, data.shape, strides=strides, device=data.device, dtype=data.dtype, requires_grad=requires_grad
        )

    def __init__(self, data: Any, mask: Any, requires_grad: bool = False) -> None:
        if data.layout != mask.layout:
            raise TypeError("data and mask must have the same layout.")
        if data.layout == layouts.sparse_coo:
            data, mask = data.coalesce(), mask.coalesce()
        if data.layout in (layouts.sparse_coo, layouts.sparse_csr) and data._nnz() != mask._nnz():
            data = data.to_dense().sparse_mask(mask)
        self._set_data_mask(data.clone(), mask.clone())

    def _set_data_mask(self, data: Tensor, mask: Tensor) -> None:
        self._masked_data, self._masked_mask = data, mask
        if type(data) is not type(mask):
            raise TypeError(f"data and mask must have the same type. Got {type(data)} and {type(mask)}")
        if data.layout not in (layouts.strided, layouts.sparse_coo, layouts.sparse_csr):
            raise TypeError(f"data layout of {data.layout} is not supported.")
        if data.layout == layouts.sparse_coo and not _tensors_match(data.indices(), mask.indices()):
            raise ValueError("data and mask are both sparse COO tensors but do not have the same indices.")
        if data.layout == layouts.sparse_csr and not (
            _tensors_match(data.crow_indices(), mask.crow_indices())
            and _tensors_match(data.col_indices(), mask.col_indices())
        ):
            raise ValueError("data and mask are both sparse CSR tensors but do not share either crow or col indices.")
        if mask.dtype is not bool_:
            raise TypeError("mask must have dtype bool.")
        if data.dtype not in SUPPORTED:
            raise TypeError(f"{data.dtype} is not supported in MaskedTensor.")
        if data.dim() != mask.dim():
            raise ValueError("data.dim() must equal mask.dim()")
        if data.size() != mask.size():
            raise ValueError("data.size() must equal mask.size()")

    @staticmethod
    def _from_values(data: Any, mask: Any) -> Any:
        """A MaskedTensor through which gradients come to `data`."""
        return Constructor.apply(data, mask)

    def __reduce_ex__(self, proto: Any) -> Any:
        return MaskedTensor, (self._masked_data.detach(), self._masked_mask, self.requires_grad)

    def __repr__(self, *, tensor_contents: Any = None) -> str:  # type: ignore[override]
        if self.dim() == 0:
            is_in = self.get_mask().item()
            return f"MaskedTensor({_element(self.get_data().item()) if is_in else '--'}, {is_in})"
        return f"MaskedTensor(\n{_indented(_masked_tensor_str(self.get_data(), self.get_mask()))}\n)"

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        if func in FUNCTION_TABLE:
            return FUNCTION_TABLE[func](*args, **kwargs)
        if not all(issubclass(cls, each) for each in types):
            return NotImplemented
        with DisableTorchFunctionSubclass():
            result = func(*args, **kwargs)
        return result if func in default_nowrap_functions() else _convert(result, cls)

    @classmethod
    def unary(cls, fn: Callable[[Tensor], Tensor], data: Tensor, mask: Tensor) -> MaskedTensor:
        """`fn(data)`, with the same mask."""
        return MaskedTensor(fn(data), mask)

    @classmethod
    def __torch_dispatch__(  # type: ignore[override]
        cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        packet = func.overloadpacket
        if packet in DISPATCH_TABLE:
            return DISPATCH_TABLE[packet](*args, **(kwargs or {}))
        warnings.warn(
            f"{packet.__name__} is not implemented in __torch_dispatch__ for MaskedTensor.\n{ASK_FOR_IT}", stacklevel=2
        )
        return NotImplemented

    def __lt__(self, other: Any) -> Any:
        return MaskedTensor(self.get_data() < _get_data(other), self.get_mask())

    def to_tensor(self, value: float | bool) -> Tensor:
        """The data, with `value` where the mask is False."""
        return self.get_data().masked_fill(~self.get_mask(), value)

    def get_data(self) -> Tensor:
        """The data, also where they do not count. Gradients come back masked."""
        return GetData.apply(self)

    def get_mask(self) -> Tensor:
        """The mask: no copy."""
        return self._masked_mask

    @property
    def layout(self) -> Any:
        return self._masked_data.layout

    def is_sparse_coo(self) -> bool:
        return self.layout == layouts.sparse_coo

    def is_sparse_csr(self) -> bool:  # type: ignore[override]
        return self.layout == layouts.sparse_csr

    @property
    def is_sparse(self) -> bool:
        return self.is_sparse_coo() or self.is_sparse_csr()


class Constructor(Function):
    """as_masked_tensor, differentiable."""

    @staticmethod
    def forward(ctx: Any, data: Any, mask: Any) -> Any:
        return MaskedTensor(data, mask)

    @staticmethod
    def backward(ctx: Any, grad_output: Any) -> Any:
        return grad_output, None


class GetData(Function):
    """get_data, differentiable: the gradient has the mask of what it comes back to."""

    @staticmethod
    def forward(ctx: Any, masked: Any) -> Any:
        ctx.mask = masked.get_mask()
        return masked._masked_data.detach()

    @staticmethod
    def backward(ctx: Any, grad_output: Any) -> Any:
        return grad_output if is_masked_tensor(grad_output) else MaskedTensor(grad_output, ctx.mask)
