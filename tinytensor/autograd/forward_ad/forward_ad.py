"""Forward mode: dual numbers. A tensor carries a tangent, and every operator carries it on to its result.

    >>> import tinytensor as tt
    >>> from tinytensor.autograd import forward_ad as fw
    >>> with fw.dual_level():
    ...     x = fw.make_dual(tt.tensor(3.0), tt.tensor(1.0))
    ...     fw.unpack_dual(x * x).tangent
    tensor(6.)

Note [Forward mode is a bit]
Inside a dual_level the pseudo bit FORWARD_AD is in the thread's included keys. It selects, in each operator's dispatch
table, the kernel of generated/forward_ad_type.py in place of the autograd kernel: it calls on without the bit and then,
if an input has a tangent, computes the result's by the operator's formula, with the bit excluded. Outside of a level
nothing of this is in the way, and the kernels are not even imported.

Mirrors torch/autograd/forward_ad.py, torch/csrc/autograd/{forward_grad,autograd_meta}.cpp. As in PyTorch there is one
level, shared by all threads that enter it.
"""

from __future__ import annotations

import contextlib
import importlib
import weakref
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tinytensor.aten import functions as F
from tinytensor.aten.functorch.dynamic_layer import current_frame
from tinytensor.autograd.engine.engine import Identity
from tinytensor.autograd.forward_ad.forward_ad_saved import SavedWithTangent, saved_outputs
from tinytensor.autograd.variable.autograd_meta import AutogradMeta
from tinytensor.autograd.variable.variable import base_of, gradient_edge, materialize_autograd_meta, set_gradient_edge
from tinytensor.c10.batched_tensor_impl import is_batched
from tinytensor.c10.dispatch_key_set import FORWARD_AD, REQUIRES_GRAD
from tinytensor.c10.error import check, check_type
from tinytensor.c10.func_torch_tls import transforms
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.local_dispatch_key_set import (
    ExcludeDispatchKeyGuard,
    IncludeDispatchKeyGuard,
    set_local_keys,
    tls,
)
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.tensor_impl import TensorImpl

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# What a forward kernel masks its key set with, to call the operator itself.
PRIMAL = ~FORWARD_AD


class UnpackedDualTensor(NamedTuple):
    """What `unpack_dual` returns: `primal`, the value, and `tangent`, a tensor of its shape or None."""

    primal: Tensor
    tangent: Tensor | None


class _Level:
    """The level that is open: which tensors have tangents, so that none survives it."""

    def __init__(self) -> None:
        self.number = -1
        self.guard = IncludeDispatchKeyGuard(FORWARD_AD)
        self.metas: list[weakref.ref[AutogradMeta]] = []
        self.saved: list[weakref.ref[SavedWithTangent]] = []


_level = _Level()


def enter_dual_level() -> int:
    """Open the level in which dual tensors live; returns its number, 0. RuntimeError where it is open. Better:
    `dual_level`.

    >>> tt.autograd.forward_ad.enter_dual_level()
    0
    >>> tt.autograd.forward_ad.exit_dual_level()
    """
    check(_level.number < 0, "Nested forward mode AD is not supported at the moment")
    # Loaded by the first to need it: one kernel for every differentiable operator.
    for module in ("generated.forward_ad_type", "forward_ad.forward_ad_manual", "forward_ad.decompositions_for_jvp"):
        importlib.import_module(f"tinytensor.autograd.{module}")
    frame = current_frame()
    transforms.dual_level = 0 if frame is None else frame.level
    _level.number = 0
    _level.guard.__enter__()
    return 0


def exit_dual_level(*, level: int | None = None) -> None:
    """Close the level: tangents are forgotten. RuntimeError where none, or another one, is open.

    >>> tt.autograd.forward_ad.enter_dual_level()
    0
    >>> tt.autograd.forward_ad.exit_dual_level()
    """
    check(
        level is None or level == _level.number,
        "Trying to exit a forward AD level that was not the last one that was created. This is not supported.",
    )
    check(_level.number >= 0, "Dual level must be a positive number.")
    _level.guard.__exit__()
    _level.number = -1
    transforms.dual_level = 0
    # Tensors outlive the level, and a tangent of a closed level would be taken for one of the next level.
    metas, _level.metas = _level.metas, []
    for ref in metas:
        meta = ref()
        if meta is not None:
            meta.fw_grad = None
    kept, _level.saved = _level.saved, []
    for saved_ref in kept:
        saved = saved_ref()
        if saved is not None:
            saved.tangent = None


class dual_level(contextlib.ContextDecorator):
    """`with dual_level():` dual tensors may be made, and live, inside. Also a decorator. Levels cannot be nested.

    >>> import tinytensor.autograd.forward_ad as fwAD
    >>> with fwAD.dual_level():
    ...     x = fwAD.make_dual(tt.tensor([3.0]), tt.tensor([1.0]))
    ...     print(fwAD.unpack_dual(x * x).tangent)
    tensor([6.])
    """

    __slots__ = ()

    def __enter__(self) -> int:
        return enter_dual_level()

    def __exit__(self, *exc_info: object) -> None:
        exit_dual_level()


def is_level_open() -> bool:
    """Whether a `dual_level` is open."""
    return _level.number >= 0


def _is_fwd_grad_enabled() -> bool:
    """Whether this thread computes tangents, where a level is open."""
    return tls.not_excluded & FORWARD_AD != 0


class _set_fwd_grad_enabled(contextlib.ContextDecorator):
    """Sets at once whether tangents are computed and shown; as a context manager it restores that at the end."""

    def __init__(self, mode: bool) -> None:
        self.prev = _is_fwd_grad_enabled()
        self._set(mode)

    def __enter__(self) -> None:
        pass

    def __exit__(self, *exc_info: object) -> None:
        self._set(self.prev)

    @staticmethod
    def _set(mode: bool) -> None:
        now = tls.not_excluded
        set_local_keys(tls.included, now | FORWARD_AD if mode else now & ~FORWARD_AD)


class below_forward_ad(ExcludeDispatchKeyGuard):
    """Operators called inside compute values only: there is one level, so tangents have none of their own."""

    __slots__ = ()

    def __init__(self) -> None:
        self._keys = FORWARD_AD


def make_dual(tensor: Tensor, tangent: Tensor, *, level: int | None = None) -> Tensor:
    """A view of `tensor` that carries `tangent`: what is computed from it carries a tangent too.

        tensor, tangent   of the same shape, floating dtypes
        level             only the open one

    RuntimeError outside of a `dual_level`, and for tensors that have tangents; ValueError for other dtypes.

    >>> import tinytensor.autograd.forward_ad as fwAD
    >>> with fwAD.dual_level():
    ...     x = fwAD.make_dual(tt.tensor([0.0]), tt.tensor([1.0]))
    ...     print(fwAD.unpack_dual(x.exp()))
    UnpackedDualTensor(primal=tensor([1.]), tangent=tensor([1.]))
    """
    level = _level.number if level is None else level
    check(
        level >= 0,
        "Trying to create a dual Tensor for forward AD but no level exists, make sure to enter_dual_level() first.",
    )
    for name, given in (("primal", tensor), ("tangent", tangent)):
        if not given.is_floating_point():
            raise ValueError(f"Expected {name} to be floating point or complex, but got: {given.dtype}")
    check(level == _level.number, "Invalid level given to _make_dual")
    check(
        tangent_of(tensor) is None,
        "Making a dual Tensor based on a Tensor that already has a forward gradient at the same level "
        f"{level} is not supported.",
    )
    check(
        tangent_of(tangent) is None,
        f"Setting a forward grad that itself has a forward gradient at the same level{level} is not supported.",
    )
    with below_forward_ad():
        dual = F.view(tensor, tensor.meta_.sizes)
        set_tangent(dual, tangent)
    return dual


def unpack_dual(tensor: Tensor, *, level: int | None = None) -> UnpackedDualTensor:
    """The value, which is a view of the tensor, and the tangent, or None where there is none.

    Returns an UnpackedDualTensor: `primal`, `tangent`.

    >>> import tinytensor.autograd.forward_ad as fwAD
    >>> with fwAD.dual_level():
    ...     x = fwAD.make_dual(tt.tensor([3.0]), tt.tensor([1.0]))
    ...     print(fwAD.unpack_dual(x).tangent, fwAD.unpack_dual(tt.ones(1)).tangent)
    tensor([1.]) None
    """
    level = _level.number if level is None else level
    if level < 0:
        return UnpackedDualTensor(tensor, None)
    check_type(
        isinstance(tensor, TensorImpl),
        lambda: f"_unpack_dual(): argument 'dual' (position 1) must be Tensor, not {type(tensor).__name__}",
    )
    tangent = tangent_of(tensor)
    check(tangent is None or level == _level.number, "Invalid level given to _fw_primal")
    with below_forward_ad():
        primal = F.view(tensor, tensor.meta_.sizes)
    # The view was made without recording its tangent; an Identity stands for it, so that the graph goes on to the tensor.
    edge = gradient_edge(tensor) if primal.meta_.key_set & REQUIRES_GRAD and is_grad_enabled() else None
    if edge is not None:
        node = Identity((edge,))
        node.add_input_metadata(primal.meta_.plain)
        set_gradient_edge(primal, materialize_autograd_meta(primal), (node, 0))
    return UnpackedDualTensor(primal, tangent if _is_fwd_grad_enabled() else None)


# What the generated kernels call.


def tangent_of(t: Tensor | None) -> Tensor | None:
    """The tangent, or None."""
    meta = None if t is None else t.autograd_meta_
    return None if meta is None else meta.fw_grad


def has_tangent(*inputs: Tensor | Sequence[Tensor | None] | None) -> bool:
    """Whether any of these tensors and lists of tensors has one."""
    for given in inputs:
        if isinstance(given, (tuple, list)):
            if any(tangent_of(t) is not None for t in given):
                return True
        elif tangent_of(given) is not None:  # type: ignore[arg-type]  # lists are dealt with
            return True
    return False


def tangent_or_zeros(t: Any) -> Any:
    """The tangent, or zeros like the tensor: for a formula that reads several tangents, of which some are missing."""
    if t is None:
        return None
    if isinstance(t, (tuple, list)):
        return [tangent_or_zeros(each) for each in t]
    tangent = tangent_of(t)
    if tangent is not None:
        return tangent
    return wrap_number(0.0) if t.meta_.is_wrapped_number else F.zeros_like(t)


def set_tangent(result: Tensor | None, tangent: Tensor | None) -> None:
    """Give `result` its tangent, laid out as the result is: an in-place write to a view must find the same bytes.

    A result that a mask has left out is None.
    """
    if tangent is None or result is None or not result.meta_.is_differentiable:
        return
    sizes, given = result.meta_.sizes, tangent.meta_.sizes
    check(
        sizes == given,
        lambda: (
            "Trying to set a forward gradient that has a different size than that of the original Tensor, this is not "
            f"supported. Tensor is of size {list(sizes)} while the given forward gradient is of size {list(given)}."
        ),
    )
    if not _lies_like(result, tangent):
        tangent = _like(result.meta_, tangent).copy_(tangent)
    attach(result, tangent)
    keep_in_saved_outputs(result, tangent)


def _lies_like(result: Tensor, tangent: Tensor) -> bool:
    """Whether the strides agree, except for sizes of 1; for a dense result that is no view, the offset and storage size too.

    This is `utils::has_same_meta` in PyTorch.
    """
    r, t = result.meta_, tangent.meta_
    pairs = zip(r.sizes, r.strides, t.strides, strict=True)
    if r.strides != t.strides and r.numel and any(size != 1 and mine != theirs for size, mine, theirs in pairs):
        return False
    if base_of(result) is not None or not r.is_non_overlapping_and_dense:
        return True
    return result.byte_offset_ == tangent.byte_offset_ and result.storage_.nbytes == tangent.storage_.nbytes


def attach(t: Tensor, tangent: Tensor) -> None:
    """Note the tangent, until the level closes."""
    meta = materialize_autograd_meta(t)
    if meta.fw_grad is None:
        _level.metas.append(weakref.ref(meta))
    meta.fw_grad = tangent


def keep_in_saved_outputs(result: Tensor, tangent: Tensor, inplace: bool = False) -> None:
    """See Note [Tangents of saved outputs]."""
    if result.meta_.key_set & REQUIRES_GRAD:
        for saved in saved_outputs(result, inplace):
            kept = SavedWithTangent(saved, tangent, attach)
            saved.special, saved.tensor = kept, None
            _level.saved.append(weakref.ref(kept))


def set_tangent_list(results: Sequence[Tensor], tangents: Sequence[Tensor]) -> None:
    for result, tangent in zip(results, tangents, strict=True):
        set_tangent(result, tangent)


def set_tangent_inplace(self: Tensor, tangent: Tensor) -> None:
    """After a write: into the bytes of the tangent that is there, since views and bases share them."""
    held = tangent_of(self)
    if held is not None and held.meta_.sizes != self.meta_.sizes:  # the write was t_() or squeeze_()
        materialize_autograd_meta(self).fw_grad = tangent
        return
    base = base_of(self)
    # A view is written to that has no tangent. Its base gets one, of zeros, and the view's becomes the same window on it.
    # So the base sees what is written here, and other views do too.
    if held is None and base is not None:
        if tangent_of(base) is None:
            set_tangent(base, _like(base.meta_, tangent).zero_())
        whole = tangent_of(base)
        assert whole is not None
        held = whole.as_strided(self.meta_.sizes, self.meta_.strides, self.byte_offset_ // self.meta_.itemsize)
        set_tangent(self, held)
    if held is None:
        set_tangent(self, F.clone(tangent.expand(self.meta_.sizes)))
    elif held is not tangent:
        held.copy_(tangent)
    held = tangent_of(self)
    if held is not None:
        keep_in_saved_outputs(self, held, inplace=True)


def _like(meta: Metadata, tangent: Tensor) -> Tensor:
    if is_batched(tangent):
        return F.new_empty_strided(tangent, meta.sizes, meta.strides)
    return F.empty_strided(meta.sizes, meta.strides, dtype=tangent.dtype, device=tangent.device)


def refuse_out(name: str, overload: str, table: dict[int, Callable[..., Any]]) -> Callable[..., Any]:
    """The kernel of an out= overload: a written result cannot be differentiated."""

    def kernel(ks: int, *args: Any) -> Any:
        if has_tangent(*(a for a in args if _may_vary(a))):
            raise NotImplementedError(
                f"Trying to use forward AD with {name}_{overload or 'out'} that does not support it because it is an "
                "out= function"
            )
        ks &= PRIMAL
        return table[ks](ks, *args)

    return kernel


def not_implemented(name: str, table: dict[int, Callable[..., Any]]) -> Callable[..., Any]:
    """The kernel of an operator without a formula."""

    def kernel(ks: int, *args: Any) -> Any:
        if has_tangent(*(a for a in args if _may_vary(a))):
            raise NotImplementedError(
                f"Trying to use forward AD with {name} that does not support it because it has not been implemented "
                "yet.\nPlease file an issue to PyTorch at https://github.com/pytorch/pytorch/issues/new?"
                "template=feature-request.yml so that we can prioritize its implementation or submit a PR adding the "
                "implementation to derivatives.yaml"
            )
        ks &= PRIMAL
        return table[ks](ks, *args)

    return kernel


def _may_vary(argument: Any) -> bool:
    if isinstance(argument, (tuple, list)):
        return all(each is None or hasattr(each, "autograd_meta_") for each in argument)
    return hasattr(argument, "autograd_meta_")
