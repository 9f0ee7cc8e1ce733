"""Random operators, at the key FuncTorchVmapMode: what a vmap's `randomness` makes of them.

    error        they are an error, batched or not
    different    every entry gets numbers of its own: also what is not batched becomes a batch
    same         every entry gets the same: what is made without a batch has none; a batch is filled with one draw

The kernels here check and prepare; then the call goes on to FuncTorchBatched, autograd included, where the rules below
draw the numbers, unseen by the vmap.

Mirrors aten/src/ATen/functorch/BatchRulesRandomness.cpp.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle, dispatcher
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction
from tinytensor.aten.functorch.dynamic_layer import VmapFrame, below, current_frame, unwrap
from tinytensor.aten.functorch.registry import (
    Bdims,
    ensure,
    find_op,
    front,
    is_tensor,
    pad,
    rank_of,
    rule,
    tensor_places,
)
from tinytensor.c10.batched_tensor_impl import batched_storage, is_batched, make_batched
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import FUNCTORCH_BATCHED, FUNCTORCH_VMAP_MODE
from tinytensor.c10.error import check

FACTORIES = """
    rand rand.generator randn randn.generator randint randint.generator randint.low randint.low_generator
    normal.float_float
"""
PERMUTATIONS = "randperm randperm.generator"
LIKE = """
    rand_like randn_like randint_like randint_like.low_dtype rand_like.generator randn_like.generator
    randint_like.generator randint_like.low_generator_dtype
"""
IN_PLACE = """
    uniform_ normal_ log_normal_ exponential_ cauchy_ geometric_ random_ random_.to random_.from bernoulli_.Tensor
    bernoulli_.float
"""
FUNCTIONAL = """
    bernoulli bernoulli.p poisson binomial normal.Tensor_float normal.float_Tensor normal.Tensor_Tensor multinomial
    native_dropout rrelu_with_noise _standard_gamma _sample_dirichlet
"""
RANDOM = frozenset(f"{LIKE} {IN_PLACE} {FUNCTIONAL}".split())

_ERROR = (
    "vmap: called random operation while in randomness error mode. Please either use the 'same' or 'different' randomness "
    "flags on vmap or perform the randomness operation out of vmap"
)
_UNBATCHED = (
    "vmap: Cannot ask for different inplace randomness on an unbatched tensor. This will appear like same randomness. If "
    "this is necessary for your usage, please file an issue with functorch."
)
_SAME = (
    "Vmap does not currently support same randomness with a batched tensor input. Please file an issue with functorch"
)


def _frame() -> VmapFrame:
    frame = current_frame()
    assert frame is not None  # without a vmap no call has the key
    check(frame.randomness != "error", _ERROR)
    return frame


def _is_lifted(args: Sequence[Any], frame: VmapFrame) -> bool:
    """Whether a tensor is the vmap's, although it has no batch."""
    return any(is_tensor(a) and is_batched(a) and batched_storage(a).level == frame.level for a in args)


def _spread(t: Any, frame: VmapFrame) -> Any:
    """The same in every entry of the batch, with its history, also that of inside."""
    # A lifted tensor is watched by a `grad` inside of this vmap, which sees only calls on batched tensors: an expand
    # `below` would be hidden from it. Adding a batch of zeros is a call that it records.
    if _is_lifted((t,), frame):
        zeros = F.zeros((frame.size,), dtype=t.meta_.dtype, device=t.meta_.device)
        return F.add(t, make_batched(zeros, 0, frame.level))
    with below(frame):
        wide = F.expand(t, (frame.size, *t.meta_.sizes))
    return make_batched(wide, 0, frame.level)


def _factory(op: OperatorHandle) -> Callable[..., Any]:
    place = next(i for i, a in enumerate(op.schema.arguments) if a.name == "size")

    def kernel(ks: int, *args: Any) -> Any:
        frame = _frame()
        if frame.randomness == "same":
            with below(frame):
                return op.call(*args)
        given = list(args)
        given[place] = (frame.size, *given[place])
        with below(frame):
            made = op.call(*given)
        return make_batched(made, 0, frame.level)

    return kernel


def _permutation(op: OperatorHandle) -> Callable[..., Any]:
    def kernel(ks: int, *args: Any) -> Any:
        frame = _frame()
        with below(frame):
            if frame.randomness == "same":
                return op.call(*args)
            made = F.stack([op.call(*args) for _ in range(frame.size)], 0)
        return make_batched(made, 0, frame.level)

    return kernel


def _in_place(op: OperatorHandle) -> Callable[..., Any]:
    table = op.table

    def kernel(ks: int, *args: Any) -> Any:
        frame = _frame()
        batched = [unwrap(a, frame.level)[1] is not None for a in args]
        if frame.randomness == "different":
            # There is one tensor to write to, and so one draw: it would look like "same".
            check(batched[0], _UNBATCHED)
        else:
            check(not any(batched[1:]), _SAME)
        if any(batched) or _is_lifted(args, frame):
            ks &= ~FUNCTORCH_VMAP_MODE
            return table[ks](ks, *args)
        with below(frame):
            return op.call(*args)

    return kernel


def _functional(op: OperatorHandle) -> Callable[..., Any]:
    table = op.table
    keeps_shape = " ".join(LIKE.split()).split()
    name = str(op.name).removeprefix("aten::")

    def kernel(ks: int, *args: Any) -> Any:
        frame = _frame()
        given = list(args)
        batched = [i for i in tensor_places(given) if unwrap(given[i], frame.level)[1] is not None]
        if frame.randomness == "same" and name not in keeps_shape:
            check(not batched, _SAME)
        # One draw fills a batch with different numbers, so an unbatched argument becomes a batch first.
        if frame.randomness == "different" and not batched:
            place = tensor_places(given)[0]
            given[place] = _spread(given[place], frame)
            batched = [place]
        if not batched and not _is_lifted(args, frame):
            with below(frame):
                return op.call(*args)
        # `_spread` may have made the first batched argument, so the key may be missing in `ks`.
        ks = ks & ~FUNCTORCH_VMAP_MODE | FUNCTORCH_BATCHED
        return table[ks](ks, *given)

    return kernel


# The rules, behind: the vmap is not in sight any more.


@rule(f"{LIKE} {FUNCTIONAL}")
def draw(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """One draw for the batch; what is like a batch, in a vmap with the same randomness, is the same for all."""
    places = tensor_places(args)
    if op.name.base_name.endswith("_like") and _is_same():
        return op.call(F.select(args[0], bdims[0], 0), *args[1:]), None
    rank = max(rank_of(args[i], bdims[i]) for i in places)
    for i in places:
        args[i] = pad(ensure(args[i], bdims[i], size), 0, rank) if len(places) > 1 else front(args[i], bdims[i])
    # multinomial takes one row of weights or a matrix of them, and each row is drawn from by itself.
    if op.name.base_name == "multinomial" and args[0].meta_.dim == 3:
        flat = op.call(F.flatten(args[0], 0, 1), *args[1:])
        return F.unflatten(flat, 0, (size, flat.meta_.sizes[0] // size)), 0
    return op.call(*args), 0


@rule(IN_PLACE)
def draw_in_place(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    self = front(args[0], bdims[0])
    if _is_same():
        sample = F.empty_like(F.select(self, 0, 0))
        F.copy_(self, op.call(sample, *args[1:]))
    else:
        op.call(self, *(front(a, b) if is_tensor(a) else a for a, b in zip(args[1:], bdims[1:], strict=True)))
    return args[0], bdims[0]


class _Drawing(threading.local):
    frames: tuple[VmapFrame, ...] = ()


_drawing = _Drawing()


def _is_same() -> bool:
    return _drawing.frames[-1].randomness == "same"


class drawing:
    """`with drawing(frame):` a rule of this module runs for this vmap, out of its sight."""

    __slots__ = ("_below", "_frame")

    def __init__(self, frame: VmapFrame) -> None:
        self._frame = frame
        self._below = below(frame)

    def __enter__(self) -> None:
        _drawing.frames = (*_drawing.frames, self._frame)
        self._below.__enter__()

    def __exit__(self, *exc_info: Any) -> None:
        _drawing.frames = _drawing.frames[:-1]
        self._below.__exit__(*exc_info)


def register() -> None:
    """Put the kernels at their key."""
    for names, adapt in (
        (FACTORIES, _factory),
        (PERMUTATIONS, _permutation),
        (IN_PLACE, _in_place),
        (f"{LIKE} {FUNCTIONAL}", _functional),
    ):
        for name in names.split():
            op = find_op(name)
            kernel = KernelFunction(adapt=adapt, debug="registered at aten/functorch/batch_rules_randomness.py")
            dispatcher.register_kernel(op.name.name, op.name.overload_name, DispatchKey.FuncTorchVmapMode, kernel)


register()
