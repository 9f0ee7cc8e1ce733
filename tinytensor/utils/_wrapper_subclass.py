"""Helpers for wrapper subclasses: a tensor whose bytes are other tensors, which its handler of `__torch_dispatch__` keeps.

    class Twice(Tensor):                                        # see tests/dispatch/test_wrapper_subclass.py
        @staticmethod
        def __new__(cls, a, b):
            return Tensor._make_wrapper_subclass(cls, a.shape, dtype=a.dtype)
        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            ...                                                 # func on all a, func on all b
            return return_and_correct_aliasing(func, args, kwargs, Twice(out_a, out_b))

Their names are those of torch.utils._python_dispatch, which offers them too.

Mirrors the second half of torch/utils/_python_dispatch.py.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.core.python.python_fallback_kernel import DisableTorchDispatch
from tinytensor.c10.device import Device
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import SUBCLASS
from tinytensor.c10.metadata import subclass_metadata

# Operators that change the sizes and strides of their argument (torch.Tag.inplace_view).
_INPLACE_VIEW = frozenset(
    (
        "as_strided_", "detach_", "resize_", "resize_as_", "set_", "squeeze_", "swapaxes_", "swapdims_", "t_",
        "transpose_", "unsqueeze_",
    )
)  # fmt: skip


def is_traceable_wrapper_subclass(t: object) -> bool:
    """Whether `t` is a tensor of a subclass that can be taken apart and put together again.

    It has `__tensor_flatten__`, which names its inner tensors, and `__tensor_unflatten__`.
    """
    return isinstance(t, Tensor) and type(t) is not Tensor and _has_protocol(t)


def is_traceable_wrapper_subclass_type(t: type) -> bool:
    """The same of a class."""
    return issubclass(t, Tensor) and t is not Tensor and _has_protocol(t)


def _has_protocol(t: object) -> bool:
    return hasattr(t, "__tensor_flatten__") and hasattr(t, "__tensor_unflatten__")


def transform_subclass(
    t: Any, callback: Callable[[str, Any], Any], outer_size: Any = None, outer_stride: Any = None
) -> Any:
    """A wrapper of the same class around `callback(name, inner)` of each inner tensor.

    AssertionError if what comes out does not have the sizes and strides of `t`, or those that were asked for.
    """
    outer_size = t.size() if outer_size is None else outer_size
    outer_stride = t.stride() if outer_stride is None else outer_stride
    names, context = t.__tensor_flatten__()
    inner = {name: callback(name, getattr(t, name)) for name in names}
    made = type(t).__tensor_unflatten__(inner, context, outer_size, outer_stride)
    if made.shape != outer_size:
        raise AssertionError(
            f"Expected return value from {type(t)}__tensor_unflatten__() to have shape equal to {outer_size}, but got: "
            f"{made.shape}"
        )
    if made.stride() != outer_stride:
        raise AssertionError(
            f"Expected return value from {type(t)}__tensor_unflatten__() to have stride equal to {outer_stride}, but "
            f"got: {made.stride()}"
        )
    return made


def autograd_would_have_decomposed(func: Any, flat_args: Sequence[Any]) -> bool:
    """Whether, with autograd, only what the operator is composed of would have been seen.

    In inference mode a composite arrives at a mode as it is. This tells whether the device of the first tensor has no
    kernel for it, so that it would have been taken apart elsewhere.
    """
    for each in flat_args:
        if isinstance(each, Tensor):
            return not func._handle.has_kernel_for_dispatch_key(_backend_key(each.device))
    return True


def _backend_key(device: Device) -> DispatchKey:
    return {"cpu": DispatchKey.CPU, "cuda": DispatchKey.CUDA, "meta": DispatchKey.Meta}.get(
        device.type, DispatchKey.PrivateUse1
    )


@dataclasses.dataclass(frozen=True)
class AliasInfo:
    """What a schema says of one argument or result: its alias sets, and whether it is written to."""

    alias_set: frozenset[str]
    is_write: bool
    name: str


@dataclasses.dataclass(frozen=True)
class SchemaInfo:
    """What a schema says of aliases.

    outs_write_aliases               for `add_` and `add.out`, the alias sets of what is written to and returned
    read_only_alias_match_indexes    for views, (argument, result) pairs that share memory
    """

    args: tuple[AliasInfo, ...]
    outs: tuple[AliasInfo, ...]
    is_inplace_view_op: bool
    outs_write_aliases: tuple[str, ...] | None
    read_only_alias_match_indexes: tuple[tuple[int, int], ...]


def get_alias_info(func: Any) -> SchemaInfo:
    """`func`'s schema as far as aliases go."""
    return _alias_info(func._handle)


@functools.cache
def _alias_info(op: OperatorHandle) -> SchemaInfo:
    schema = op.schema
    args, outs = tuple(map(_info, schema.arguments)), tuple(map(_info, schema.returns))
    written = tuple(next(iter(out.alias_set)) for out in outs if out.is_write)
    if written and len(written) != len(outs):
        raise RuntimeError(f"Unsupported schema: {schema}")
    views = tuple(
        (i, j)
        for i, arg in enumerate(args)
        for j, out in enumerate(outs)
        if arg.alias_set & out.alias_set and not arg.is_write
    )
    return SchemaInfo(args, outs, schema.operator_name.base_name in _INPLACE_VIEW, written or None, views)


def _info(argument: Any) -> AliasInfo:
    info = argument.alias_info
    sets = frozenset() if info is None else frozenset(info.before)
    return AliasInfo(sets, info is not None and info.is_write, argument.name)


def return_and_correct_aliasing(func: Any, args: tuple[Any, ...], kwargs: dict[str, Any] | None, out: Any) -> Any:
    """What a handler should return for `out`, the wrapper that it made of the inner results.

    A view gets its argument's storage, as PyTorch's views have. For an operator that writes to an argument it is that
    argument, and one that changed its sizes or strides has them changed on the wrapper, too.
    """
    info = get_alias_info(func)
    results = out if isinstance(out, tuple) else (out,)
    for arg_index, return_index in info.read_only_alias_match_indexes:
        _share_storage(func, args[arg_index], results[return_index])
    if info.is_inplace_view_op:
        _change_geometry(func, args[0], args, kwargs or {})
    if info.outs_write_aliases is None:
        return out
    written = [_argument_of(alias, info, args, kwargs or {}) for alias in info.outs_write_aliases]
    return written[0] if len(written) == 1 else type(out)(written)


def _share_storage(func: Any, arg: Any, result: Any) -> None:
    """Give results that are views the storage of their argument, so that autograd and users see that they share memory."""
    results = result if isinstance(result, list) else [result]
    if type(arg) is not type(result) and (
        is_traceable_wrapper_subclass_type(type(arg)) or is_traceable_wrapper_subclass_type(type(result))
    ):
        for each in results:
            if type(arg) is not type(each):
                raise AssertionError(
                    f"Called {func} with input of type {type(arg)}\nand output of type {type(result)}. But expected "
                    "types to match."
                )
    for each in results:
        if not isinstance(each, Tensor):
            raise AssertionError(f"expected torch.Tensor, got {type(each)}")
        each.storage_ = arg.storage_


def _change_geometry(func: Any, t: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    """Run the in-place view operator on the wrapper itself, for its sizes and strides alone; the handler is not asked again."""
    keys = t.meta_.key_set & SUBCLASS
    with DisableTorchDispatch():
        func(*args, **kwargs)
    t.meta_ = subclass_metadata(t.meta_, keys)


def _argument_of(alias: str, info: SchemaInfo, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The argument that the schema says is returned, found by its alias set."""
    indexes = [index for index, arg in enumerate(info.args) if alias in arg.alias_set]
    if len(indexes) != 1:
        raise AssertionError("Expected exactly one argument index for the given output alias")
    name = info.args[indexes[0]].name
    return kwargs[name] if name in kwargs else args[indexes[0]]
