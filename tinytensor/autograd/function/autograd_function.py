"""A Function inside of a vmap: its `vmap` staticmethod, or a rule that is made of `forward` and `backward`.

If an argument needs a gradient inside the vmap, the Function is recorded there as always, but instead of `forward` it
calls itself one level further out. For that level `generate_vmap_rule` makes another Function: its `forward` is `forward`
under vmap, and so are its `setup_context`, `backward` and `jvp`. What the ctx saves is saved together with the dimension
of the batch.

Mirrors torch/_functorch/autograd_function.py. Left out: keyword-only tensors, which our Functions do not take.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.functorch.custom_rules import call_rule, is_pair, map_structure
from tinytensor.aten.functorch.dynamic_layer import (
    VmapFrame,
    add_batch_dim,
    below,
    current_frame,
    frames,
    unwrap,
    vmap_increment_nesting,
)
from tinytensor.c10.batched_tensor_impl import batched_storage, is_batched, make_batched
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.error import check
from tinytensor.c10.local_dispatch_key_set import get_local_keys, set_local_keys, tls
from tinytensor.c10.tensor_impl import TensorImpl

_SEE = "For more details, please see https://pytorch.org/docs/main/notes/extending.func.html"
NO_SETUP_CONTEXT = (
    "In order to use an autograd.Function with functorch transforms (vmap, grad, jvp, jacrev, ...), it must override the "
    f"setup_context staticmethod. {_SEE}"
)


class BatchedCall:
    """The call of a Function with batched arguments.

    args         the arguments, as the recording inside of the vmap is to see them
    is_watched   whether there is one
    """

    def __init__(self, cls: Any, base: type, frame: VmapFrame, args: Sequence[Any]) -> None:
        self._cls, self._base, self._frame = cls, base, frame
        self._keys = get_local_keys()
        own = [a for a in args if _level(a) == frame.level]
        self.is_watched = any(
            (a.meta_.key_set & REQUIRES_GRAD and tls.not_excluded & REQUIRES_GRAD) or _tangent(a) is not None
            for a in own
        )
        self.args = tuple(
            make_batched(a, None, frame.level) if isinstance(a, TensorImpl) and _level(a) != frame.level else a
            for a in args
        )

    def run(self, *args: Any) -> Any:
        """`forward`, one level down; grad mode is that of the call, since others may watch there."""
        cls, frame = self._cls, self._frame
        included, not_excluded = self._keys
        if frame.records is False:
            not_excluded &= ~REQUIRES_GRAD
        now = get_local_keys()
        set_local_keys(included, not_excluded)
        try:
            if cls.generate_vmap_rule:
                check(
                    cls.vmap is self._base.vmap,  # type: ignore[attr-defined]
                    f"You tried to vmap over {cls.__name__}, but it has both generate_vmap_rule=True and an overridden "
                    "vmap staticmethod. Please set generate_vmap_rule=False or delete the overridden vmap staticmethod to "
                    f"avoid ambiguity. {_SEE}",
                )
                return _call_generated(cls, self._base, frame, args)
            check(
                cls.vmap is not self._base.vmap,  # type: ignore[attr-defined]
                f"You tried to vmap over {cls.__name__}, but it does not have vmap support. Please override and implement "
                f"the vmap staticmethod or set generate_vmap_rule=True. {_SEE}",
            )
            return call_rule(cls.vmap, frame, args, lambda values: cls.apply(*values))
        finally:
            set_local_keys(*now)


def batched_call(cls: Any, base: type, args: Sequence[Any]) -> BatchedCall | None:
    """The call, if an argument is batched."""
    level = max((_level(a) for a in args), default=0)
    for frame in frames.stack:
        if frame.level == level:
            return BatchedCall(cls, base, frame, args)
    return None


def _level(value: Any) -> int:
    return batched_storage(value).level if isinstance(value, TensorImpl) and is_batched(value) else 0


def _tangent(t: Any) -> Any:
    return None if t.autograd_meta_ is None else t.autograd_meta_.fw_grad


# The rule that is made of forward and backward.


def _under_vmap(function: Callable[..., Any], in_dims: Any, frame: VmapFrame) -> Callable[..., tuple[Any, Any]]:
    """(results, where the batch is in each) of `function` on what `in_dims` says is batched."""

    def call(*args: Any) -> tuple[Any, Any]:
        with vmap_increment_nesting(frame.size, frame.randomness) as inner:
            result = function(*_hide(args, in_dims, inner.level))
            return _shown(result, inner.level)

    return call


def _hide(values: Any, dims: Any, level: int) -> Any:
    """Make the batch dimensions that `dims` names invisible: the values as they look inside the vmap."""
    if isinstance(values, (tuple, list)):
        each = dims if isinstance(dims, (tuple, list)) else [dims] * len(values)
        return type(values)([_hide(v, d, level) for v, d in zip(values, each, strict=True)])
    return values if dims is None or values is None else add_batch_dim(values, dims, level)


def _shown(values: Any, level: int) -> tuple[Any, Any]:
    """The opposite of _hide: values with the batch as a plain dimension, and which dimension that is."""
    if isinstance(values, (tuple, list)):
        pairs = [_shown(v, level) for v in values]
        return type(values)([v for v, _ in pairs]), tuple(d for _, d in pairs)
    return unwrap(values, level)


class _Ctx:
    """The ctx that a Function sees under vmap: what it saves goes to the real one without the batch's wrappers."""

    def __init__(self, ctx: Any, saved: Any = None) -> None:
        self.__dict__["_ctx"] = ctx
        self.__dict__["_saved"] = saved
        self.__dict__["dims"] = ()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["_ctx"], name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.__dict__["_ctx"], name, value)

    @property
    def saved_tensors(self) -> Any:
        return self.__dict__["_saved"]

    def save_for_backward(self, *tensors: Any) -> None:
        self._keep("save_for_backward", tensors)

    def save_for_forward(self, *tensors: Any) -> None:
        self._keep("save_for_forward", tensors)

    def _keep(self, method: str, tensors: Sequence[Any]) -> None:
        frame = current_frame()
        assert frame is not None  # setup_context runs under vmap
        values, self.__dict__["dims"] = _shown(tuple(tensors), frame.level)
        getattr(self.__dict__["_ctx"], method)(*values)


def _call_generated(cls: Any, base: type, frame: VmapFrame, args: Sequence[Any]) -> Any:
    """Take the batch apart, call the generated Function one level further out, and put the batch back on its results."""
    pairs = [map_structure(lambda a: unwrap(a, frame.level), a) for a in args]
    values = [map_structure(lambda p: p[0], p, is_pair) for p in pairs]
    in_dims = tuple(map_structure(lambda p: p[1], p, is_pair) for p in pairs)
    generated, places = _vmapped(cls, base, in_dims, frame)
    with below(frame):
        outputs = generated.apply(*values)
    return _hide(outputs, places["out"], frame.level)


def _vmapped(cls: Any, base: type, in_dims: tuple[Any, ...], frame: VmapFrame) -> tuple[Any, dict[str, Any]]:
    """The Function for one level further out, and where the batch is in its outputs and in what it saved.

    Its methods run one after the other and tell each other by `places`: forward where the batch is in the outputs,
    setup_context where it is in the saved tensors, which backward and jvp then hide again.
    """
    places: dict[str, Any] = {"out": None, "saved": (), "shapes": ()}

    def forward(*operands: Any) -> Any:
        outputs, places["out"] = _under_vmap(cls.forward, in_dims, frame)(*operands)
        return outputs

    def setup_context(ctx: Any, inputs: Any, outputs: Any) -> None:
        def inner(inputs: Any, outputs: Any) -> None:
            own = _Ctx(ctx)
            cls.setup_context(own, inputs, outputs)
            places["saved"] = own.dims
            places["shapes"] = [tuple(i.meta_.sizes) if isinstance(i, TensorImpl) else None for i in inputs]

        _under_vmap(inner, (in_dims, places["out"]), frame)(inputs, outputs)

    def backward(ctx: Any, *grads: Any) -> Any:
        out = places["out"] if isinstance(places["out"], tuple) else (places["out"],)
        dims = tuple(None if g is None else d for g, d in zip(grads, out, strict=True))

        def inner(saved: Any, grads: Any) -> Any:
            return cls.backward(_Ctx(ctx, saved), *grads)

        found, found_dims = _under_vmap(inner, (places["saved"], dims), frame)(ctx.saved_tensors, grads)
        return _reduced(found, found_dims, in_dims, frame.size, places["shapes"])

    def jvp(ctx: Any, *tangents: Any) -> Any:
        dims = tuple(None if t is None else d for t, d in zip(tangents, in_dims, strict=True))

        def inner(saved: Any, tangents: Any) -> Any:
            return cls.jvp(_Ctx(ctx, saved), *tangents)

        saved = getattr(ctx, "saved_tensors", ())
        found, found_dims = _under_vmap(inner, (places["saved"], dims), frame)(saved, tangents)
        out = places["out"] if isinstance(places["out"], tuple) else (places["out"],)
        result = _reduced(found, found_dims, out, frame.size, [None] * len(out))
        return result if isinstance(found, tuple) else result[0]

    methods = {"forward": forward, "backward": backward, "jvp": jvp, "setup_context": setup_context}
    namespace = {name: staticmethod(method) for name, method in methods.items()} | {"generate_vmap_rule": True}
    return type(base)(f"Vmapped{cls.__name__}", (base,), namespace), places


def _reduced(grads: Any, dims: Any, in_dims: Any, size: int, shapes: Sequence[Any]) -> tuple[Any, ...]:
    """The gradients as the inputs want them: summed where the input has no batch, expanded where the gradient has none."""
    grads, dims = (grads, dims) if isinstance(grads, tuple) else ((grads,), (dims,))
    return tuple(_reduced_one(g, d, i, size, s) for g, d, i, s in zip(grads, dims, in_dims, shapes, strict=True))


def _reduced_one(grad: Any, dim: int | None, in_dim: Any, size: int, shape: Any) -> Any:
    if grad is None or (dim is None and in_dim is None):
        return grad
    # An input without a batch is used by every sample, so its gradient is the sum over the samples.
    if in_dim is None:
        return F.sum(grad, dim)
    if dim is None:
        sizes = list(grad.meta_.sizes)
        sizes.insert(in_dim, size)
        grad, dim = F.expand(F.unsqueeze(grad, in_dim), sizes), in_dim
    if shape is not None:
        # A gradient may be broader than its input; the engine would sum the batch away with the rest.
        grad = F.sum_to_size(F.movedim(grad, dim, 0), (size, *shape))
        dim = 0
    return F.movedim(grad, dim, in_dim)
