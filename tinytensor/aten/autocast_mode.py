"""The kernels of the autocast keys: cast the inputs as the operator's list says, and call the operator again.

    with tt.autocast("cpu"):
        tt.mm(a, b)          # AutocastCPU: mm is lower_precision_fp -> mm(a.to(bfloat16), b.to(bfloat16)), key excluded

The key stands above autograd, so that casts are recorded like calls of the program's own: a backward pass runs in the
dtypes of the forward pass, and saved tensors are the small ones. While the operator runs the second time its key is
excluded for the whole thread, for what it calls in turn is not to be cast again.

Note [The cache of casts]
A weight is used many times between two updates, and its cast is the same each time. So casts of leaves of dtype float32
that require grad are kept, by the identity of the tensor, until the outermost autocast context ends. They are made with
grad mode on, even within `no_grad`, since the next use may be one that is differentiated. Inference mode makes none.

Mirrors aten/src/ATen/autocast_mode.{h,cpp}: `cached_cast`, `prioritize` and the templates WrapFunction_. Every
thread has
its nesting, but the cache is one for all, as there.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.autocast_mode_lists import LISTS
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle, dispatcher, find_schema_or_throw
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction, Unboxed
from tinytensor.aten.core.schema.function_schema import ListType, OptionalType, base_type, is_tensor_like
from tinytensor.aten.core.schema.function_schema_parser import parse_name
from tinytensor.c10.autocast_state import AUTOCAST_KEYS, get_autocast_dtype, is_autocast_cache_enabled
from tinytensor.c10.dispatch_key_set import BACKEND_MASK, REQUIRES_GRAD, key_set
from tinytensor.c10.grad_mode import enable_grad
from tinytensor.c10.inference_mode import is_inference_mode_enabled
from tinytensor.c10.local_dispatch_key_set import set_local_keys, tls
from tinytensor.c10.scalar_type import ScalarType, float32, float64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Policy = Callable[[OperatorHandle, str], Callable[[Sequence[Any]], Any]]

# The id of a tensor -> that tensor, and its cast. See Note [The cache of casts].
_cached_casts: dict[int, tuple[weakref.ref[Any], Any]] = {}


def clear_cache() -> None:
    """Forget all casts."""
    _cached_casts.clear()


def is_eligible(arg: Tensor, device_type: str) -> bool:
    """Whether autocast may cast it: on the device, and of a floating-point dtype other than float64."""
    metadata = arg.meta
    dtype = metadata.dtype
    return dtype.is_floating_point and dtype is not float64 and metadata.device.type == device_type


def cached_cast(to_type: ScalarType, arg: Tensor, device_type: str) -> Tensor:
    """The tensor as `to_type`, if it is eligible; a weight from the cache."""
    if arg.meta.dtype is to_type or not is_eligible(arg, device_type):
        return arg
    if not _can_cache(to_type, arg, device_type):
        return F.to_dtype(arg, to_type)
    found = _cached_casts.get(id(arg))
    if found is not None and found[0]() is arg:
        return found[1]
    with enable_grad():
        casted = F.to_dtype(arg, to_type)
    _cached_casts[id(arg)] = weakref.ref(arg), casted
    return casted


def _can_cache(to_type: ScalarType, arg: Tensor, device_type: str) -> bool:
    metadata = arg.meta
    return (
        metadata.key_set & REQUIRES_GRAD != 0
        and metadata.dtype is float32
        and arg.is_leaf
        and not arg._is_view()
        and to_type is get_autocast_dtype(device_type)
        and is_autocast_cache_enabled()
        and not is_inference_mode_enabled()
    )


def promote_type(device_type: str, tensors: Sequence[Tensor]) -> ScalarType:
    """The widest dtype of the eligible ones: float32 if any has it, else the autocast dtype; RuntimeError for a third."""
    lower = get_autocast_dtype(device_type)
    widest = lower
    if widest is float64:
        raise RuntimeError("promote type is double in at::autocast::prioritize")
    for tensor in tensors:
        if not is_eligible(tensor, device_type):
            continue
        if tensor.meta.dtype is float32:
            widest = float32
        elif widest is not float32 and tensor.meta.dtype is not lower:
            raise RuntimeError("Unexpected floating ScalarType in at::autocast::prioritize")
    return widest


class _Inputs:
    """Where among the arguments of an operator tensors are, and lists of tensors."""

    def __init__(self, op: OperatorHandle) -> None:
        tensors: list[int] = []
        lists: list[int] = []
        for position, argument in enumerate(op.schema.arguments):
            if is_tensor_like(argument.type):
                type = argument.type.elem if isinstance(argument.type, OptionalType) else argument.type
                (lists if isinstance(type, ListType) else tensors).append(position)
        self.tensors = tuple(tensors)
        self.lists = tuple(lists)
        self.last_first = tuple(sorted(tensors + lists, reverse=True))

    def all(self, args: Sequence[Any]) -> list[Tensor]:
        found = [args[position] for position in self.tensors]
        for position in self.lists:
            found += args[position] or ()
        return [each for each in found if each is not None]

    def cast(self, args: Sequence[Any], to_type: ScalarType, device_type: str) -> list[Any]:
        """The arguments, each tensor cast; the last first, as C++ compilers evaluate the arguments of a call."""
        values = list(args)
        for position in self.last_first:
            if values[position] is None:
                continue
            if position in self.tensors:
                values[position] = cached_cast(to_type, values[position], device_type)
            else:
                values[position] = tuple(
                    [each if each is None else cached_cast(to_type, each, device_type) for each in values[position]]
                )
        return values


# The policies: operator and device -> what to do with the arguments. See autocast_mode_lists.py.


def lower_precision_fp(op: OperatorHandle, device_type: str) -> Callable[[Sequence[Any]], Any]:
    inputs, call = _Inputs(op), op.call
    return lambda args: call(*inputs.cast(args, get_autocast_dtype(device_type), device_type))


def fp32(op: OperatorHandle, device_type: str) -> Callable[[Sequence[Any]], Any]:
    inputs, call = _Inputs(op), op.call
    return lambda args: call(*inputs.cast(args, float32, device_type))


def fp32_set_opt_dtype(op: OperatorHandle, device_type: str) -> Callable[[Sequence[Any]], Any]:
    (place,) = [i for i, argument in enumerate(op.schema.arguments) if base_type(argument.type).name == "ScalarType"]
    call = op.call

    def run(args: Sequence[Any]) -> Any:
        if args[place] is not None or not is_eligible(args[0], device_type):
            return call(*args)
        return call(*args[:place], float32, *args[place + 1 :])

    return run


def fp32_append_dtype(op: OperatorHandle, device_type: str) -> Callable[[Sequence[Any]], Any]:
    overload = {"Scalar": "ScalarOpt_dtype", "ScalarOpt_dim": "ScalarOpt_dim_dtype"}[op.name.overload_name]
    call = find_schema_or_throw(op.name.name, overload).call
    return lambda args: call(*args, float32 if is_eligible(args[0], device_type) else args[0].meta.dtype)


def promote(op: OperatorHandle, device_type: str) -> Callable[[Sequence[Any]], Any]:
    inputs, call = _Inputs(op), op.call
    return lambda args: call(*inputs.cast(args, promote_type(device_type, inputs.all(args)), device_type))


def banned(op: OperatorHandle, device_type: str) -> Callable[[Sequence[Any]], Any]:
    def refuse(args: Sequence[Any]) -> Any:
        raise RuntimeError(
            "torch.nn.functional.binary_cross_entropy and torch.nn.BCELoss are unsafe to autocast.\n"
            "Many models use a sigmoid layer right before the binary cross entropy layer.\n"
            "In this case, combine the two layers using torch.nn.functional.binary_cross_entropy_with_logits\n"
            "or torch.nn.BCEWithLogitsLoss.  binary_cross_entropy_with_logits and BCEWithLogits are\n"
            "safe to autocast."
        )

    return refuse


POLICIES: dict[str, Policy] = {
    policy.__name__: policy
    for policy in (lower_precision_fp, fp32, fp32_set_opt_dtype, fp32_append_dtype, promote, banned)
}


def make_kernel(policy: Policy, device_type: str) -> Callable[[OperatorHandle], Unboxed]:
    """op -> its kernel at the device's autocast key."""
    key = key_set(AUTOCAST_KEYS[device_type]) & ~BACKEND_MASK

    def adapt(op: OperatorHandle) -> Unboxed:
        run = policy(op, device_type)

        def autocast_kernel(ks: int, *args: Any) -> Any:
            # ExcludeDispatchKeyGuard, without the object.
            removed = tls.not_excluded & key
            set_local_keys(tls.included, tls.not_excluded & ~removed)
            try:
                return run(args)
            finally:
                set_local_keys(tls.included, tls.not_excluded | removed)

        return autocast_kernel

    return adapt


def register_autocast_kernels() -> None:
    """A kernel for each listed operator that the library has. PyTorch's lists name a few more."""
    for device_type, lists in LISTS.items():
        for policy, names in lists.items():
            kernel = KernelFunction(
                adapt=make_kernel(POLICIES[policy], device_type), debug="registered at aten/autocast_mode.py"
            )
            for text in names:
                name = parse_name(f"aten::{text}")
                if dispatcher.find_schema(name.name, name.overload_name) is not None:
                    dispatcher.register_kernel(name.name, name.overload_name, AUTOCAST_KEYS[device_type], kernel)


register_autocast_kernels()
