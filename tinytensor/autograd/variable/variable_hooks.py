"""What the attributes of Tensor that concern autograd do: `requires_grad`, `grad`, `data`, hooks, `retain_grad`.

_tensor/tensor.py is on a floor below autograd. It reaches these functions through `set_variable_hooks`.

Mirrors the VariableHooks of torch/csrc/autograd/variable.cpp (c10's side: VariableHooksInterface.h) and the getters and
setters of python_variable.cpp. Left out: names.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw
from tinytensor.autograd.engine.accumulate_grad import wanted_of
from tinytensor.autograd.engine.python_hook import HookDict, RemovableHandle
from tinytensor.autograd.variable.autograd_meta import (
    INFERENCE_VERSION,
    AutogradMeta,
    LeftVersion,
    VersionCounter,
    saving,
)
from tinytensor.autograd.variable.shallow_copy import shallow_copy_and_detach
from tinytensor.autograd.variable.variable import (
    base_of,
    current_version,
    grad_fn_of,
    is_leaf_as_it_stands,
    mark_views,
    materialize_autograd_meta,
    output_nr,
    unmark_views,
    views_of_integers,
)
from tinytensor.c10.dispatch_key_set import FUNCTIONALIZE, INFERENCE, PYTHON, REQUIRES_GRAD
from tinytensor.c10.error import check, check_type, warn
from tinytensor.c10.inference_mode import is_inference_mode_enabled, mark_inference
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.local_dispatch_key_set import state
from tinytensor.c10.metadata import PLAIN, without_grad
from tinytensor.c10.overflows import unsigned_byte
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl, alias, has_compatible_shallow_copy_type, new_tensor
from tinytensor.c10.version_counter import set_own_counter

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor
    from tinytensor.autograd.engine.node import Node

# Under the names that Tensor asks for.
base = base_of
version = current_version


def grad_fn(t: Tensor) -> Node | None:
    """The node that made the tensor, as Python sees it."""
    node = grad_fn_of(t)
    return None if node is None else node.look()


def is_leaf(t: Tensor) -> bool:
    """Whether no recorded call made the tensor."""
    return grad_fn_of(t) is None


# requires_grad


def set_requires_grad(t: Tensor, flag: bool) -> None:
    """`t.requires_grad = flag`."""
    check(isinstance(flag, bool), "requires_grad must be a bool")
    check(not flag or is_leaf_as_it_stands(t), "you can only change requires_grad flags of leaf variables.")
    check(
        not flag or t.meta_.dtype.is_floating_point,
        "only Tensors of floating point and complex dtype can require gradients",
    )
    requires_grad_(t, flag)


def requires_grad_(t: Tensor, flag: bool = True) -> Tensor:
    """Let a leaf take part in differentiation, or no longer."""
    is_leaf = is_leaf_as_it_stands(t)
    check(
        is_leaf or flag,
        "you can only change requires_grad flags of leaf variables. If you want to use a computed variable in a "
        "subgraph that doesn't require differentiation use var_no_grad = var.detach().",
    )
    check(not flag or t.meta_.dtype.is_floating_point, "only Tensors of floating point dtype can require gradients")
    if not is_leaf:
        return t
    check(
        not (flag and t.meta_.key_set & INFERENCE) or is_inference_mode_enabled(),
        "Setting requires_grad=True on inference tensor outside InferenceMode is not allowed.",
    )
    meta = materialize_autograd_meta(t)
    meta.requires_grad = bool(flag)
    if flag or (meta.base is not None and meta.base.meta_.key_set & REQUIRES_GRAD):
        t.meta_ = t.meta_.grad_twin
        if meta.views is not None:
            mark_views(meta)
    else:
        t.meta_ = without_grad(t.meta_)
        unmark_views(meta)
    return t


# grad


def grad(t: Tensor) -> Tensor | None:
    """`t.grad`."""
    meta = t.autograd_meta_
    if meta is None:
        return None
    if meta.grad is None and not meta.retains_grad and not is_leaf_as_it_stands(t):
        warn(
            "The .grad attribute of a Tensor that is not a leaf Tensor is being accessed. Its .grad attribute won't be "
            "populated during autograd.backward(). If you indeed want the .grad field to be populated for a non-leaf "
            "Tensor, use .retain_grad() on the non-leaf Tensor. If you access the non-leaf Tensor by mistake, make "
            "sure you access the leaf Tensor instead. See github.com/pytorch/pytorch/pull/30531 for more information."
        )
    return meta.grad


def set_grad(t: Tensor, value: Tensor | None) -> None:
    """`t.grad = value`."""
    if value is not None:
        _check_grad(t, value)
        materialize_autograd_meta(t).grad = value
    elif t.autograd_meta_ is not None:
        t.autograd_meta_.grad = None


# What a C++ compiler calls the types behind PyTorch's names for them.
_C_NAMES = {
    "uint8": "unsigned char", "int8": "signed char", "int16": "short int", "int64": "long int", "float16": "c10::Half",
    "bfloat16": "c10::BFloat16",
}  # fmt: skip


def _c_name(dtype: ScalarType) -> str:
    return _C_NAMES.get(dtype.name, dtype.c_name)


def grad_dtype(t: Tensor) -> ScalarType | None:
    """`t.grad_dtype`."""
    check(t.is_leaf, "grad_dtype can only be accessed on leaf tensors.")
    return wanted_of(t).dtype


def set_grad_dtype(t: Tensor, dtype: ScalarType | None) -> None:
    """`t.grad_dtype = dtype`. A node that waits for the leaf's gradient learns of it."""
    check(
        dtype is None or isinstance(dtype, ScalarType),
        lambda: f"grad_dtype must be a torch.dtype or None, but got {type(dtype).__name__}",
    )
    check(t.is_leaf, "grad_dtype can only be set on leaf tensors.")
    meta = materialize_autograd_meta(t)
    if dtype is not None and meta.grad is not None:
        kept = meta.grad.meta_.dtype
        check(
            kept is dtype,
            lambda: (
                f"Cannot set grad_dtype to '{dtype.cpp_name}' because there is already a gradient with dtype "
                f"'{_c_name(kept)}'. Please clear the gradient (.grad = None) before changing grad_dtype, or ensure the "
                "new grad_dtype matches the existing gradient's dtype."
            ),
        )
    meta.sets_grad_dtype, meta.grad_dtype = True, dtype
    node = None if meta.grad_accumulator is None else meta.grad_accumulator()
    if node is not None:
        node.input_metadata = (wanted_of(t),)


def _check_grad(t: Tensor, value: Any) -> None:
    check_type(
        isinstance(value, TensorImpl),
        lambda: f"assigned grad expected to be a Tensor or None but got grad of type {type(value).__name__}",
    )
    check(value is not t, "can't assign Variable as its own grad")
    own, other = t.meta_, value.meta_
    wanted = wanted_of(t).dtype
    if wanted is not None and wanted is not other.dtype:
        raise RuntimeError(
            f"attempting to assign a gradient with dtype '{_c_name(other.dtype)}' to a tensor "
            f"with grad_dtype '{wanted.cpp_name}'. The gradient must match the tensor's grad_dtype (defaults to the tensor's dtype). "
            "You can set the tensor's grad_dtype attribute with a specific dtype, or None to allow any dtype. Set "
            "grad_dtype with caution. Diverging the dtypes of a tensor and its gradient may break downstream systems that "
            "assume they match."
        )
    check(
        own.device == other.device,
        lambda: (
            f"attempting to assign a gradient with device type '{other.device.type}' to a tensor with device type "
            f"'{own.device.type}'. Please ensure that the gradient and the tensor are on the same device"
        ),
    )
    check(
        own.sizes == other.sizes,
        lambda: (
            f"attempting to assign a gradient of size '{list(other.sizes)}' to a tensor of size "
            f"'{list(own.sizes)}'. Please ensure that the gradient and the tensor are the same size"
        ),
    )


def retains_grad(t: Tensor) -> bool:
    return t.autograd_meta_ is not None and t.autograd_meta_.retains_grad


def retain_grad(t: Tensor) -> None:
    """Keep the gradient of a tensor that is not a leaf in its `.grad`."""
    check(t.meta_.key_set & REQUIRES_GRAD, "can't retain_grad on Tensor that has requires_grad=False")
    meta = t.autograd_meta_
    if is_leaf_as_it_stands(t) or meta.retains_grad:
        return
    weak = weakref.ref(t)

    def retain(incoming: Tensor | None) -> None:
        tensor = weak()
        if tensor is None or incoming is None:
            return
        own = tensor.autograd_meta_
        if own.grad is None:
            own.grad = incoming.clone(memory_format=contiguous_format)
        else:
            own.grad = own.grad + incoming

    node = grad_fn_of(t)
    assert node is not None  # no leaf
    node.materialize_hooks().retains_grad[output_nr(t)] = retain
    meta.retains_grad = True


# Hooks


def register_hook(t: Tensor, hook: Callable[[Any], Any]) -> RemovableHandle:
    """Call `hook(grad)` when the gradient of `t` is known; what it returns takes the gradient's place."""
    check(t.meta_.key_set & REQUIRES_GRAD, "cannot register a hook on a tensor that doesn't require gradient")
    hooks = backward_hooks(t)
    if hooks is None:
        # A view's node may be made anew here, which drops the view's hooks: look for it first.
        node = grad_fn_of(t)
        hooks = t.autograd_meta_.hooks = HookDict()
        if node is not None:
            node.materialize_hooks().tensor_pre.append((hooks, output_nr(t)))
    handle = RemovableHandle(hooks)
    hooks[handle.id] = hook
    return handle


def register_post_accumulate_grad_hook(t: Tensor, hook: Callable[[Any], None]) -> RemovableHandle:
    """Call `hook(t)` after a gradient was added to the leaf's `.grad`."""
    check(t.meta_.key_set & REQUIRES_GRAD, "cannot register a hook on a tensor that doesn't require gradient")
    check(is_leaf(t), "post accumulate grad hooks cannot be registered on non-leaf tensors")
    meta = t.autograd_meta_
    if meta.post_accumulate_grad_hooks is None:
        meta.post_accumulate_grad_hooks = HookDict()
    handle = RemovableHandle(meta.post_accumulate_grad_hooks)
    meta.post_accumulate_grad_hooks[handle.id] = hook
    return handle


def backward_hooks(t: Tensor) -> HookDict | None:
    """`t._backward_hooks`."""
    return None if t.autograd_meta_ is None else t.autograd_meta_.hooks


def set_backward_hooks(t: Tensor, hooks: HookDict | None) -> None:
    """`t._backward_hooks = hooks`: for a leaf they run from now on; a node has to be told of them."""
    materialize_autograd_meta(t).hooks = hooks


def post_accumulate_grad_hooks(t: Tensor) -> HookDict | None:
    """`t._post_accumulate_grad_hooks`."""
    return None if t.autograd_meta_ is None else t.autograd_meta_.post_accumulate_grad_hooks


def set_post_accumulate_grad_hooks(t: Tensor, hooks: HookDict | None) -> None:
    materialize_autograd_meta(t).post_accumulate_grad_hooks = hooks


# detach, data


def detach(t: Tensor) -> Tensor:
    """The same bytes without history."""
    return share_version(t, shallow_copy_and_detach(t))


def share_version(t: Tensor, result: Tensor) -> Tensor:
    """Let an alias of `t` count writes with it, also where that is not the storage's counter."""
    meta = t.autograd_meta_
    if meta is not None and meta.own_version is not None:
        version = meta.own_version
        # An inference tensor has no counter to share; what is detached from it may be written, and counts.
        materialize_autograd_meta(result).own_version = VersionCounter() if version is INFERENCE_VERSION else version
    return result


def detach_(t: Tensor) -> Tensor:
    """Cut the tensor off its history; it becomes a leaf."""
    meta = t.autograd_meta_
    if meta is None:
        return t
    check(
        meta.base is None,
        "Can't detach views in-place. Use detach() instead. If you are using DistributedDataParallel (DDP) for "
        "training, and gradient_as_bucket_view is set as True, gradients are views of DDP buckets, and hence detach_() "
        "cannot be called on these gradients. To fix this error, please refer to the Optimizer.zero_grad() function in "
        "torch/optim/optimizer.py as the solution.",
    )
    if meta.edge is not None:
        meta.detached = saving.detached = saving.special = True
    meta.edge = None
    meta.requires_grad = False
    t.meta_ = without_grad(t.meta_)
    unmark_views(meta)
    return t


def _give_own_counter(t: Tensor) -> None:
    if not t.meta_.key_set & INFERENCE:
        materialize_autograd_meta(t).own_version = VersionCounter()


set_own_counter(_give_own_counter)


def data(t: Tensor) -> Tensor:
    """`t.data`: like detach, with a version counter of its own, so that writes go unnoticed."""
    keys = t.meta_.key_set
    if keys & ~REQUIRES_GRAD == PLAIN and not state.dirty:
        result = new_tensor(t.meta_.plain, t.storage_, t.byte_offset_)
        result.autograd_meta_ = meta = AutogradMeta()
        meta.own_version = VersionCounter()
        return result
    result = shallow_copy_and_detach(t) if state.dirty or keys & (FUNCTIONALIZE | PYTHON) else alias(t)
    if keys & INFERENCE:
        mark_inference(result)
        if is_inference_mode_enabled():
            return result
    materialize_autograd_meta(result).own_version = VersionCounter()
    return result


def set_data(t: Tensor, value: Tensor) -> None:
    """`t.data = value`: look at the bytes of `value`, and keep the place in the graph."""
    check_type(
        isinstance(value, TensorImpl), lambda: f"Variable data has to be a tensor, but got {type(value).__name__}"
    )
    check(
        has_compatible_shallow_copy_type(t.meta_, value.meta_),
        "Attempted to call `variable.set_data(tensor)`, but `variable` and `tensor` have incompatible tensor type.",
    )
    needs_grad = t.meta_.key_set & REQUIRES_GRAD
    check(
        not needs_grad or value.meta_.dtype.is_floating_point,
        "data set to a tensor that requires gradients must be floating point or complex dtype",
    )
    meta = materialize_autograd_meta(t)
    # The counter goes on counting: what was saved before still compares with it, and views go on sharing it.
    if not t.meta_.key_set & INFERENCE and meta.own_version is None and value.storage_ is not t.storage_:
        meta.own_version = LeftVersion(t.storage_)
    # Sizes are not compared: backward refuses gradients of the new ones for as long as the old node lives.
    if t.meta_.dtype is not value.meta_.dtype or t.meta_.device != value.meta_.device:
        meta.grad_accumulator = None
    if not t.meta_.dtype.is_floating_point and value.meta_.dtype.is_floating_point:
        meta.views = views_of_integers(t)
    t.meta_ = value.meta_.grad_twin if needs_grad else without_grad(value.meta_)
    t.storage_ = value.storage_
    t.byte_offset_ = value.byte_offset_


# backward

_backward = find_schema_or_throw("aten::_backward", "")


def backward(t: Tensor, gradient: Any, retain_graph: bool | None, create_graph: bool, inputs: Any) -> None:
    """`t.backward(...)`: the dispatched operator, so that a backward pass can be seen and overridden like any call."""
    if inputs is None or isinstance(inputs, TensorImpl):
        inputs = () if inputs is None else (inputs,)
    else:
        inputs = tuple(inputs.values() if inputs.__class__ is dict else inputs)
        check(len(inputs), "`inputs` argument to `backward()` cannot be empty.")
    if gradient is not None and not isinstance(gradient, TensorImpl):
        gradients = tuple(gradient)
        check(len(gradients), "got 1 tensors and 0 gradients")
        gradient = gradients[0]
        if gradient is not None and not isinstance(gradient, TensorImpl):
            raise TypeError(f"gradients can be either Tensors or None, but got {type(gradient).__name__}")
    if create_graph.__class__ is not bool:
        create_graph = bool(unsigned_byte(create_graph))
    if retain_graph is not None and retain_graph.__class__ is not bool:
        retain_graph = bool(unsigned_byte(retain_graph))
    _backward.call(t, inputs, gradient, retain_graph, create_graph)
