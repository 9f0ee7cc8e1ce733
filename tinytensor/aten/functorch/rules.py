"""Which rule an operator has, and what is the same for all rules: unwrapping, wrapping, writing in place.

    find_rule(op)(frame, args, count_writes)

The first that there is: a user's rule, a refusal, a rule or a decomposition of the tables, the operator's own composite
kernel; for an in-place operator the rule of the functional one and a copy; else the loop. `how(op)` says which.

Mirrors what the macros of aten/src/ATen/functorch/BatchRules*.cpp register.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle, dispatcher
from tinytensor.aten.functorch import (
    batch_rules_binary_ops,
    batch_rules_convolution,
    batch_rules_decompositions,
    batch_rules_dynamic,
    batch_rules_factory,
    batch_rules_linear_algebra,
    batch_rules_modules,
    batch_rules_norm,
    batch_rules_randomness,
    batch_rules_reduce_ops,
    batch_rules_scatter_ops,
    batch_rules_views,
    custom_rules,
)
from tinytensor.aten.functorch.batched_fallback import check_can_loop, loop, loop_inplace, warn_fallback
from tinytensor.aten.functorch.dynamic_layer import VmapFrame, below, unwrap
from tinytensor.aten.functorch.loops_of_pytorch import NOT_TAKEN_APART, PYTORCH_HAS_NO_RULE
from tinytensor.aten.functorch.registry import DECOMPOSITIONS, REFUSALS, RULES, Rule, incompatible_inplace, short_name
from tinytensor.c10.batched_tensor_impl import batched_storage, is_batched, make_batched, replace_value
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import CPU, FUNCTIONALITY_MASK
from tinytensor.c10.tensor_impl import TensorImpl

# The modules above fill the tables.
TABLES = (
    batch_rules_binary_ops, batch_rules_convolution, batch_rules_decompositions,
    batch_rules_dynamic, batch_rules_factory, batch_rules_linear_algebra, batch_rules_modules,
    batch_rules_norm, batch_rules_randomness, batch_rules_reduce_ops, batch_rules_scatter_ops, batch_rules_views,
)  # fmt: skip

Runner = Callable[[VmapFrame, Sequence[Any], bool], Any]

# In-place operators that change a tensor's sizes. The batched tensor stays the same object and gets another view of what
# is behind. To change the tensor behind in place would change it for others that hold it.
_INPLACE_VIEWS = {
    "squeeze_": "squeeze", "squeeze_.dim": "squeeze.dim", "squeeze_.dims": "squeeze.dims", "unsqueeze_": "unsqueeze",
    "transpose_": "transpose.int", "t_": "t", "detach_": "detach", "resize_": "resize", "as_strided_": "as_strided",
}  # fmt: skip
# The in-place operators whose error names the operator. The rules of all others call themselves "inplace arithmetic".
_INPLACE_NAMES = {"fill_", "index_put_", "index_add_", "scatter_add_", "_index_put_impl_", "index_fill_"}
# In-place operators whose rule in PyTorch does not ask whether `self` is batched. They call the operator, and it says
# that the sizes do not fit; here they do the same, so that the error is the same.
_BROADCAST = frozenset(
    """
    add_ atan2_ copysign_ bitwise_and_ bitwise_or_ bitwise_xor_ bitwise_left_shift_ bitwise_right_shift_ __ilshift__
    __irshift__ gcd_ lcm_
    """.split()
)


def how(op: OperatorHandle) -> str:
    """ "rule", "decomposition", "fallback" or "refused"."""
    return _choose(op)[0]


def find_rule(op: OperatorHandle) -> Runner:
    """What runs for this operator."""
    if op.name.namespace != "aten":
        own = custom_rules.runner_of(op)
        if own is not None:
            return own
        return _choose_foreign(op)
    return _choose(op)[1]


def _choose_foreign(op: OperatorHandle) -> Runner:
    # Not remembered: a library may register the operator's kernels later.
    return _choose.__wrapped__(op)[1]


@functools.cache
def _choose(op: OperatorHandle) -> tuple[str, Runner]:
    # The order matters in three places. A refusal comes before everything that could compute something. The tables come
    # before the operator's composite kernel: a rule is one call for the batch, while each part of a composite has to
    # find a rule of its own, and may find the loop. The functional form of an in-place operator comes last before the
    # loop, for it costs a copy.
    name = short_name(op)
    if any(a.is_out for a in op.schema.arguments):
        return "refused", _looping(op)
    if name in REFUSALS:
        return "refused", _refusing(op)
    if name in _INPLACE_VIEWS:
        return "rule", _inplace_view(op, RULES[_INPLACE_VIEWS[name]])
    if name in RULES:
        return "rule", _physical(op, RULES[name])
    if batch_rules_binary_ops.is_pointwise(op):
        return "rule", _physical(op, batch_rules_binary_ops.pointwise)
    if name in DECOMPOSITIONS:
        return "decomposition", _decomposing(DECOMPOSITIONS[name])
    implicit = op.entry.kernel_at(DispatchKey.CompositeImplicitAutograd)
    if implicit is not None and name not in NOT_TAKEN_APART:
        kernel = implicit.callable_for(op)
        return "decomposition", _decomposing(lambda *args: kernel(CPU | FUNCTIONALITY_MASK, *args))
    if functional := _functional_of(op):
        kind, _ = _choose(functional)
        if kind in ("rule", "decomposition"):
            return kind, _by_copy(op, functional)
    return "fallback", _looping(op)


def _refusing(op: OperatorHandle) -> Runner:
    def run(frame: VmapFrame, args: Sequence[Any], count_writes: bool) -> Any:
        values, _, found = unwrap_all(args, frame.level)
        if found:
            REFUSALS[short_name(op)](op)
        return wrap_results(op.call(*values), None, frame.level)

    return run


def _decomposing(function: Callable[..., Any]) -> Runner:
    def run(frame: VmapFrame, args: Sequence[Any], count_writes: bool) -> Any:
        return function(*args)

    return run


def unwrap_all(args: Sequence[Any], level: int) -> tuple[list[Any], list[Any], bool]:
    """(what is behind, where the batch is in it, whether there is any batch)."""
    values: list[Any] = []
    bdims: list[Any] = []
    found = False
    for arg in args:
        value: Any
        bdim: Any
        if isinstance(arg, TensorImpl):
            value, bdim = unwrap(arg, level)
            found = found or bdim is not None
        elif isinstance(arg, (tuple, list)) and any(isinstance(each, TensorImpl) for each in arg):
            pairs = [unwrap(each, level) for each in arg]
            value, bdim = type(arg)([v for v, _ in pairs]), [b for _, b in pairs]
            found = found or any(b is not None for b in bdim)
        else:
            value, bdim = arg, None
        values.append(value)
        bdims.append(bdim)
    return values, bdims, found


def wrap_results(result: Any, bdims: Any, level: int, base: Any = None) -> Any:
    """Results as tensors of the level. `bdims`: one for all, or one for each."""
    if isinstance(result, TensorImpl):
        return make_batched(result, bdims, level, base)
    if isinstance(result, (tuple, list)):
        each = bdims if isinstance(bdims, (tuple, list)) else [bdims] * len(result)
        return type(result)([wrap_results(r, b, level, base) for r, b in zip(result, each, strict=True)])
    return result


def written_place(op: OperatorHandle) -> int | None:
    """The argument that the operator writes to, other than out=."""
    for place, argument in enumerate(op.schema.arguments):
        if argument.is_write and not argument.is_out:
            return place
    return None


def _returned_as_written(op: OperatorHandle) -> int | None:
    """The same, where that argument is what the operator returns."""
    returns = op.schema.returns
    return (
        written_place(op) if returns and returns[0].alias_info is not None and returns[0].alias_info.is_write else None
    )


_NOTHING = contextlib.nullcontext()


def _physical(op: OperatorHandle, rule: Rule) -> Runner:
    written = _returned_as_written(op)
    is_random = short_name(op) in batch_rules_randomness.RANDOM
    is_view = any(r.alias_info is not None and not r.alias_info.is_write for r in op.schema.returns)

    def run(frame: VmapFrame, args: Sequence[Any], count_writes: bool) -> Any:
        values, bdims, found = unwrap_all(args, frame.level)
        # Every argument of this level may be a wrapper without a dimension. Then there is nothing to batch, and the
        # result is such a wrapper, too. See Note [Batched without a dimension].
        if not found:
            result, out = op.call(*values), None
        else:
            # An unbatched tensor has room for one entry; a batch of values cannot be written to it.
            if written is not None and bdims[written] is None and op.name.base_name not in _BROADCAST:
                _refuse_write(op, frame)
            with batch_rules_randomness.drawing(frame) if is_random else _NOTHING:
                result, out = rule(op, frame.size, values, bdims)
        # An in-place operator returns the very tensor that it was given, wrapper and all, not a new wrapper.
        if written is not None:
            return _after_write(args[written], count_writes)
        return wrap_results(result, out, frame.level, args[0] if is_view else None)

    return run


def _refuse_write(op: OperatorHandle, frame: VmapFrame) -> None:
    name = short_name(op)
    base = op.name.base_name
    if name in PYTORCH_HAS_NO_RULE:
        incompatible_inplace(op, None, frame.level)
    incompatible_inplace(op, base if base in _INPLACE_NAMES else "inplace arithmetic", frame.level)


def _after_write(written: Any, count_writes: bool) -> Any:
    # A wrapper has a version of its own, beside the one behind. On the way through autograd the kernel of
    # ADInplaceOrView has counted already; a second count would be taken for a second write.
    if count_writes and is_batched(written):
        batched_storage(written).version += 1
    return written


def _inplace_view(op: OperatorHandle, rule: Rule) -> Runner:
    def run(frame: VmapFrame, args: Sequence[Any], count_writes: bool) -> Any:
        values, bdims, found = unwrap_all(args, frame.level)
        value, bdim = rule(op, frame.size, values, bdims) if found else (op.call(*values), None)
        replace_value(args[0], value, bdim)
        return args[0]

    return run


def _functional_of(op: OperatorHandle) -> OperatorHandle | None:
    base, overload = op.name.base_name, op.name.overload_name
    if written_place(op) != 0 or not base.endswith("_") or base.endswith("__"):
        return None
    return dispatcher.find_schema(f"{op.name.namespace}::{base[:-1]}", overload)


def _by_copy(op: OperatorHandle, functional: OperatorHandle) -> Runner:
    """`x.op_(...)` as `x.copy_(op(x, ...))`."""

    def run(frame: VmapFrame, args: Sequence[Any], count_writes: bool) -> Any:
        values, bdims, found = unwrap_all(args, frame.level)
        if not found:
            op.call(*values)
        elif bdims[0] is None:
            _refuse_write(op, frame)
        else:
            # `self` has a batch, so the result has one; but it may be in another place than in `self`.
            result, bdim = unwrap(functional.call(*args), frame.level)
            assert bdim is not None
            F.copy_(F.movedim(values[0], bdims[0], 0), F.movedim(result, bdim, 0))
        return _after_write(args[0], count_writes)

    return run


def _looping(op: OperatorHandle) -> Runner:
    warns = op.name.namespace != "aten" or short_name(op) in PYTORCH_HAS_NO_RULE | NOT_TAKEN_APART

    def run(frame: VmapFrame, args: Sequence[Any], count_writes: bool) -> Any:
        values, bdims, found = unwrap_all(args, frame.level)
        writes = written_place(op)
        if not found:
            result = op.call(*values)
            return _after_write(args[0], count_writes) if writes == 0 else wrap_results(result, None, frame.level)
        check_can_loop(op)
        if warns:
            warn_fallback(op)
        # Each turn of the loop is a call outside of this vmap. Without `below`, random numbers that the operator
        # draws would be taken for those of the vmap, and refused.
        with below(frame):
            if writes == 0:
                loop_inplace(op, frame, values, bdims)
                return _after_write(args[0], count_writes)
            return wrap_results(*loop(op, frame, values, bdims), frame.level)

    return run
