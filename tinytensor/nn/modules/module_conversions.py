"""model.to(...), model.double(), model.cuda(): each tensor of a module converted, in its place.

A parameter stays the same object where it can: it is given other data, so an optimizer that holds it still holds it.
Where the kinds of tensor differ, as between a CPU and a meta tensor, a new Parameter takes its place; for tensors that
are wrappers around others, and where `tt.__future__` asks for it, the two tensors change places (`utils.swap_tensors`).

Mirrors `Module._apply` and its users in torch/nn/modules/module.py. Left out: ipu, xpu, mtia.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Self

from tinytensor import __future__ as future
from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser
from tinytensor.aten.functions import PythonOverload
from tinytensor.c10.device import Device
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import no_grad
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.functional import _has_compatible_shallow_copy_type
from tinytensor.nn.modules.module_fields import ModuleFields
from tinytensor.nn.parameter import Parameter
from tinytensor.utils._swap_tensors import swap_tensors
from tinytensor.utils._wrapper_subclass import is_traceable_wrapper_subclass

_COMMON_ARGUMENTS = "bool non_blocking=False, bool copy=False, *, MemoryFormat? memory_format=None) -> ()"


def _checked_options(
    device: Any, dtype: Any, non_blocking: bool, copy: bool, memory_format: Any
) -> tuple[Any, Any, bool, Any]:
    check(not copy, ".to() does not accept copy argument")
    return device, dtype, non_blocking, memory_format


def _options_like_tensor(tensor: Any, *rest: Any) -> tuple[Any, Any, bool, Any]:
    return _checked_options(tensor.device, tensor.dtype, *rest)


_to_parser = PythonArgParser(
    "to",
    [
        PythonOverload(f"to(Device? device=None, ScalarType? dtype=None, {_COMMON_ARGUMENTS}", _checked_options),
        PythonOverload(
            f"to(ScalarType dtype, {_COMMON_ARGUMENTS}", lambda dtype, *rest: _checked_options(None, dtype, *rest)
        ),
        PythonOverload(f"to(Tensor tensor, {_COMMON_ARGUMENTS}", _options_like_tensor),
    ],
)


def parse_to(*args: Any, **kwargs: Any) -> tuple[Any, Any, bool, Any]:
    """(device, dtype, non_blocking, memory_format) of the arguments of `to`; None for what was not given."""
    return _to_parser.call(*args, **kwargs)


def _is_fake(tensor: object) -> bool:
    # By sys.modules, since fake tensors cannot exist before their module is imported, and this one need not import it.
    fakes = sys.modules.get("tinytensor._subclasses.fake_tensor")
    return fakes is not None and fakes.is_fake(tensor)


def _takes_data(tensor: Tensor, converted: Tensor) -> bool:
    """Whether `tensor.data = converted` is possible and wanted, so that the tensor stays the same object."""
    return (
        _has_compatible_shallow_copy_type(tensor, converted)
        and not _is_fake(converted)
        and not future.get_overwrite_module_params_on_conversion()
    )


class ModuleConversions(ModuleFields):
    """The part of Module that converts its tensors.

    In the body of this class `float` and `type` are methods, not Python's types; in a file of its own that disturbs nobody.
    """

    def _apply(self, fn: Callable[[Any], Any], recurse: bool = True) -> Self:
        """Put `fn(tensor)` in the place of each parameter, its gradient, and each buffer."""
        if recurse:
            for module in self.children():  # type: ignore[attr-defined]  # ModuleWalks
                module._apply(fn)
        for key, parameter in self._parameters.items():
            if parameter is not None:
                self._apply_to_parameter(fn, key, parameter)
        for key, buffer in self._buffers.items():
            if buffer is not None:
                self._buffers[key] = fn(buffer)
        return self

    def _apply_to_parameter(self, fn: Callable[[Any], Any], key: str, parameter: Any) -> None:
        with no_grad():
            converted = fn(parameter)
        grad = parameter.grad
        # Three ways, from the one that disturbs least. `.data =` keeps the Parameter that optimizers hold and gives it other
        # bytes. Swapping also keeps the object, where bytes alone are not the tensor: wrapper subclasses and fake tensors.
        # A new Parameter is the last resort: optimizers go on holding the old one.
        swaps = (
            future.get_swap_module_params_on_conversion()
            or is_traceable_wrapper_subclass(converted)
            or _is_fake(parameter)
        )
        result = parameter
        if swaps:
            # The gradient does not change places with the tensors: it is converted below, and put back by `result.grad = grad`.
            replacement = Parameter(converted, requires_grad=parameter.requires_grad)
            parameter.grad = None
            try:
                self._swap(parameter, replacement, key)
            except RuntimeError:
                parameter.grad = grad
                raise
        elif _takes_data(parameter, converted):
            parameter.data = converted
        else:
            result = self._parameters[key] = Parameter(converted, parameter.requires_grad)
        if grad is None:
            return
        with no_grad():
            converted_grad = fn(grad)
        if swaps:
            converted_grad.requires_grad_(grad.requires_grad)
            self._swap(grad, converted_grad, f"{key}.grad")
            result.grad = grad
        elif result is parameter and _takes_data(grad, converted_grad):
            grad.data = converted_grad
        else:
            result.grad = converted_grad.requires_grad_(grad.requires_grad)

    def _swap(self, tensor: Any, other: Any, name: str) -> None:
        try:
            swap_tensors(tensor, other)
        except Exception as error:
            raise RuntimeError(f"_apply(): Couldn't swap {self._get_name()}.{name}") from error

    def to(self, *args: Any, **kwargs: Any) -> Self:
        """Convert the module in place: `to(device, dtype, non_blocking)`, `to(dtype)`, `to(tensor)`,
        `to(memory_format=)`. Returns it.

        A dtype is for tensors of floating dtypes, the others keep theirs; a memory format for those of 4 and 5
        dimensions. TypeError for a dtype that is not floating.

        >>> nn.Linear(2, 3).to(tt.float64).weight.dtype
        torch.float64
        """
        device, dtype, non_blocking, memory_format = parse_to(*args, **kwargs)
        if dtype is not None and not (dtype.is_floating_point or dtype.is_complex):
            raise TypeError(
                f"nn.Module.to only accepts floating point or complex dtypes, but got desired dtype={dtype}"
            )

        def convert(t: Tensor) -> Tensor:
            options = {} if memory_format is None or t.dim() not in (4, 5) else {"memory_format": memory_format}
            try:
                return t.to(device, dtype if t.is_floating_point() else None, non_blocking, **options)
            except NotImplementedError as error:
                if str(error) != "Cannot copy out of meta tensor; no data!":
                    raise
                raise NotImplementedError(
                    f"{error} Please use torch.nn.Module.to_empty() instead of torch.nn.Module.to() when moving module from "
                    "meta to a different device."
                ) from None

        return self._apply(convert)

    def to_empty(self, *, device: Device | str | int | None, recurse: bool = True) -> Self:
        """Move to `device` without the values: memory that nobody has written to. Returns the module.

        `recurse=False` leaves children out.

        >>> nn.Linear(2, 3, device="meta").to_empty(device="cpu").weight.shape
        torch.Size([3, 2])
        """
        return self._apply(lambda t: F.empty_like(t, device=device), recurse=recurse)

    def cpu(self) -> Self:
        """Move all parameters and buffers to the CPU, in place; returns the module.

        >>> nn.Linear(2, 3).cpu().weight.device
        device(type='cpu')
        """
        return self._apply(lambda t: t.cpu())

    def cuda(self, device: Device | str | int | None = None) -> Self:
        """Move all parameters and buffers to a GPU, in place; AssertionError where the library has no support of
        them.

        >>> nn.Linear(2, 3).cuda()  #!
        Traceback (most recent call last):
            ...
        AssertionError: Torch not compiled with CUDA enabled
        """
        return self._apply(lambda t: t.cuda(device))

    def xpu(self, device: Device | str | int | None = None) -> Self:
        """Move all parameters and buffers to an XPU: AssertionError, there is none. Without any the module is returned."""
        return self._apply(lambda t: t.xpu(device))

    def ipu(self, device: Device | str | int | None = None) -> Self:
        """Move all parameters and buffers to an IPU: RuntimeError, there is none. Without any the module is returned."""
        return self._apply(lambda t: t.ipu(device))

    def mtia(self, device: Device | str | int | None = None) -> Self:
        """Move all parameters and buffers to MTIA: AssertionError, there is none. Without any the module is returned."""
        return self._apply(lambda t: t.mtia(device))

    def type(self, dst_type: ScalarType | str) -> Self:
        """Convert all parameters and buffers to a dtype, or a type by its name, in place, integers too; returns the
        module.

        >>> nn.Linear(2, 3).type(tt.float64).weight.dtype
        torch.float64
        """
        return self._apply(lambda t: t.type(dst_type))

    def float(self) -> Self:
        """Convert floating parameters and buffers to float32, in place; returns the module.

        >>> nn.Linear(2, 3, dtype=tt.float64).float().weight.dtype
        torch.float32
        """
        return self._apply(lambda t: t.float() if t.is_floating_point() else t)

    def double(self) -> Self:
        """Convert floating parameters and buffers to float64, in place; returns the module.

        >>> nn.Linear(2, 3).double().weight.dtype
        torch.float64
        """
        return self._apply(lambda t: t.double() if t.is_floating_point() else t)

    def half(self) -> Self:
        """Convert floating parameters and buffers to float16, in place; returns the module.

        >>> nn.Linear(2, 3).half().weight.dtype
        torch.float16
        """
        return self._apply(lambda t: t.half() if t.is_floating_point() else t)

    def bfloat16(self) -> Self:
        """Convert floating parameters and buffers to bfloat16, in place; returns the module.

        >>> nn.Linear(2, 3).bfloat16().weight.dtype
        torch.bfloat16
        """
        return self._apply(lambda t: t.bfloat16() if t.is_floating_point() else t)

    def share_memory(self) -> Self:
        """Move all parameters and buffers to memory that processes share. Returns the module.

        >>> nn.Linear(2, 3).share_memory().weight.is_shared()
        True
        """
        return self._apply(lambda t: t.share_memory_())
