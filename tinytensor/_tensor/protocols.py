"""What Python and NumPy ask of a tensor: its length, its value as a number, its elements, an array of it.

Mirrors the special methods of torch/_tensor.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from numbers import Number
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from tinytensor._tensor import new
from tinytensor.aten import functions as F
from tinytensor.c10 import tensor_impl
from tinytensor.c10.device import cpu
from tinytensor.c10.dispatch_key_set import FUNCTORCH_BATCHED, PYTHON, REQUIRES_GRAD
from tinytensor.c10.error import check, check_value
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import bfloat16, float32
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.c10.torch_dispatch_mode_tls import stack_len
from tinytensor.c10.warn_once import warn_once

# Of `dispatch_to`, torch/csrc/autograd/generated/python_variable_methods.cpp; int() says nothing.
_LOST_GRADIENT = (
    "Converting a tensor with requires_grad=True to a scalar may lead to unexpected behavior.\n"
    "Consider using tensor.detach() first."
)


class TensorProtocols:
    """See the module's docstring."""

    __slots__ = ()

    if TYPE_CHECKING:
        meta: Metadata

        @property
        def is_meta(self) -> bool: ...

        detach: Any

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        array = self.numpy()
        if dtype is not None and array.dtype != dtype:
            check_value(copy is not False, "Unable to avoid copy while creating an array as requested.")
            return array.astype(dtype)
        return array.copy() if copy else array

    def __array_wrap__(self, array: np.ndarray, context: Any = None, return_scalar: bool = False) -> TensorImpl:
        """What NumPy's functions return for tensors; bools become uint8, as in PyTorch."""
        return new.from_numpy(array.astype(np.uint8) if array.dtype == bool else array)

    def _equals_array(self, other: Any) -> Any:
        """`==` alone takes arrays without NumPy's help."""
        if not isinstance(other, np.ndarray) or other.dtype.kind not in "biuf":
            return NotImplemented
        return F.eq(self, new.from_numpy(other))

    def numpy(self, *, force: bool = False) -> np.ndarray:
        """A NumPy array over the same bytes: a write to one is seen in the other.

        `force=True` takes tensors that require a gradient, or lie on another device, as `x.detach().cpu().numpy()`.
        Else RuntimeError if a gradient is required while grad mode is on, TypeError for another device. TypeError for
        bfloat16, which NumPy does not have.

        >>> x = tt.zeros(3)
        >>> x.numpy()[1] = 5
        >>> x
        tensor([0., 5., 0.])
        """
        check(not self.meta.key_set & PYTHON, ".numpy() is not supported for tensor subclasses.")
        if self.meta.device is not cpu:
            check(not (force and self.is_meta), "Cannot copy out of meta tensor; no data!", NotImplementedError)
            raise TypeError(
                f"can't convert {self.meta.device} device type tensor to numpy. Use Tensor.cpu() to copy the tensor to "
                "host memory first."
            )
        check(
            force or not self.meta.key_set & tls.not_excluded & REQUIRES_GRAD,
            "Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead.",
        )
        if self.meta.dtype is bfloat16:
            raise TypeError("Got unsupported ScalarType BFloat16")
        return _array(F.detach_default(self) if state.dirty and stack_len() else self)

    def tolist(self) -> Any:
        """The elements as nested lists of Python numbers; a tensor without dimensions gives the number alone.

        NotImplementedError on the meta device.

        >>> tt.tensor([[1, 2], [3, 4]]).tolist(), tt.tensor(0.5).tolist()
        ([[1, 2], [3, 4]], 0.5)
        """
        kind = type(self).__name__
        check(not self.meta.key_set & PYTHON, f".tolist() is not supported for tensor subclasses, got {kind}")
        check(not self.is_meta, "Cannot copy out of meta tensor; no data!", NotImplementedError)
        if self.meta.dtype is bfloat16:
            return F.to(tensor_impl.alias(cast("TensorImpl", self)), float32).tolist()
        if self.meta.device is not cpu:
            return _array(F.to(tensor_impl.alias(cast("TensorImpl", self)), cpu)).tolist()
        return _array(self).tolist()

    def __bool__(self) -> bool:
        if self.meta.key_set & FUNCTORCH_BATCHED:
            return F.is_nonzero(self)
        if self.meta.numel != 1:
            check(self.meta.numel != 0, "Boolean value of Tensor with no values is ambiguous")
            raise RuntimeError("Boolean value of Tensor with more than one value is ambiguous")
        return bool(F.item(self))

    def _one_element(self) -> int | float | bool:
        check(self.meta.numel == 1, "only one element tensors can be converted to Python scalars", ValueError)
        return F.item(self)

    def __int__(self) -> int:
        return int(self._one_element())

    def __float__(self) -> float:
        if self.meta.key_set & tls.not_excluded & REQUIRES_GRAD:
            warn_once(_LOST_GRADIENT, stacklevel=3)
        return float(self._one_element())

    def __complex__(self) -> complex:
        if self.meta.key_set & tls.not_excluded & REQUIRES_GRAD:
            warn_once(_LOST_GRADIENT, stacklevel=3)
        return complex(self._one_element())

    def __index__(self) -> int:
        integral = not self.meta.dtype.is_floating_point
        check(
            integral and self.meta.numel == 1,
            "only integer tensors of a single element can be converted to an index",
            TypeError,
        )
        return int(F.item(self))

    def __len__(self) -> int:
        check(self.meta.dim > 0, "len() of a 0-d tensor", TypeError)
        return self.meta.sizes[0]

    def __iter__(self) -> Iterator[TensorImpl]:
        check(self.meta.dim > 0, "iteration over a 0-d tensor", TypeError)
        return iter(F.unbind(self, 0))

    def __reversed__(self) -> TensorImpl:
        return cast("TensorImpl", self) if self.meta.dim == 0 else F.flip(self, (0,))

    def __contains__(self, element: Any) -> bool:
        if isinstance(element, (TensorImpl, Number)):
            return bool(F.item(F.any(F.eq(self, element))))
        raise RuntimeError(f"Tensor.__contains__ only supports Tensor or scalar, but you passed in a {type(element)}.")

    def __format__(self, spec: str) -> str:
        if self.meta.dim == 0 and not self.is_meta and self.__class__ is tensor_impl.tensor_type:
            return format(F.item(self), spec)
        return object.__format__(self, spec)

    def __dir__(self) -> list[str]:
        hidden = {"volatile", "__cuda_array_interface__"}
        return sorted({*dir(self.__class__), *self.__dict__} - hidden)


def _array(t: Any) -> np.ndarray:
    """The tensor's bytes as NumPy sees them."""
    m = t.meta
    strides = tuple(s * m.itemsize for s in m.strides)
    if m.numel == 0:  # NumPy checks that strides fit the memory even where they reach no element
        return np.lib.stride_tricks.as_strided(np.empty(0, m.dtype.numpy), m.sizes, strides)
    # `as_bytes` holds the storage, so the array stays valid when the tensor is gone.
    return np.ndarray(m.sizes, m.dtype.numpy, t.storage_.as_bytes(), t.byte_offset, strides)
