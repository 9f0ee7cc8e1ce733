"""Structured operators: one meta function and one impl serve the functional, in-place and out= forms.

`op_meta(out, *args)` returns a plan with `out_meta` (what the result looks like); its first argument is the output if
the caller gave one. `op_impl(plan, out, *args)` fills the output. The three forms differ only in where the output
comes from; the generated registrations spell that out with the helpers of this file.

Mirrors torchgen's structured kernels (`at::impl::MetaBase`, `set_output_raw_strided`).
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.memory_overlap import assert_no_internal_overlap, assert_no_partial_overlap
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.tensor_iterator import IteratorConfig, TensorIterator, build, compute_shape
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.c10.type_names import expect_out_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


_ANY = IteratorConfig()  # of a refused call only the strides are asked, which depend on the inputs alone


class Outputs(NamedTuple):
    """A plan that holds nothing but the metadata of several results."""

    out_metas: tuple[Metadata, ...]


class Output(NamedTuple):
    """A plan that holds nothing but the metadata of the one result. An output of another dtype is refused, not
    converted."""

    out_meta: Metadata


def planned(meta_function: Callable[..., Any]) -> Callable[..., Any]:
    """A meta function that looks only at its arguments' metadata, asked once for each kind of arguments.

    A refusal is an exception, which is not remembered.
    """

    @functools.wraps(meta_function)
    def plan(outs: object, first: Tensor, *args: Any) -> Any:
        # Plain metadata: whether a gradient is required changes nothing in a plan. The memo hangs at the first argument's
        # metadata, so it is forgotten together with that.
        key = (meta_function, *[a.meta_.plain if isinstance(a, TensorImpl) else a for a in args])
        plans = first.meta_.plain.plans
        found = plans.get(key)
        return remember(plans, key, meta_function(outs, first, *args)) if found is None else found

    return plan


def check_inplace_geometry(out: Tensor, others: Iterable[object]) -> None:
    """In-place: `out` is read and written in the same order; another view of the same memory may not be an input.

    This is asked before what the operator says about types and sizes.
    """
    for other in others:
        if isinstance(other, TensorImpl) and other.storage_ is out.storage_:
            assert_no_partial_overlap(out, other)


def refuse_to_record(name: str, out: Tensor, *inputs: Tensor) -> None:
    """RuntimeError as of an `out=` overload at the Autograd key, for a composition that here takes another road."""
    check(
        not is_grad_enabled() or not any(t.meta_.key_set & REQUIRES_GRAD for t in (out, *inputs)),
        f"{name}(): functions with out=... arguments don't support automatic differentiation, but one of the arguments "
        "requires grad.",
    )


def asks_first(check_out: Callable[..., None]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """For a meta function: `check_out(out, *args)` is what it asks about a given output before all else."""

    def mark(meta_function: Any) -> Any:
        meta_function.check_out = check_out
        return meta_function

    return mark


def may_overlap(meta_function: Any) -> Any:
    """For a meta function: its iterator does not ask whether the output holds one place twice."""
    meta_function.may_overlap = True
    return meta_function


def structured_out(meta_function: Callable[..., Any], out: Tensor, args: tuple[object, ...]) -> Any:
    """out=: make `out` fit the result, then plan with it. RuntimeError where the result cannot be cast to it."""
    # The order of the checks is PyTorch's: device, dtype, shape, and only then is `out` resized. Whoever catches the error
    # finds `out` as it was.
    check_out = getattr(meta_function, "check_out", None)
    if check_out is not None:
        check_out(out, *args)
    try:
        natural = meta_function(None, *args)
    except NotImplementedError as error:
        # An iterator looks for its loop last, when the output fits.
        if not getattr(meta_function, "may_overlap", False):
            assert_no_internal_overlap(out.meta_)
        inputs = [arg.meta_ for arg in args if isinstance(arg, TensorImpl)]
        is_input = any(arg is out for arg in args)
        shape = out.meta_.sizes if is_input else compute_shape(inputs)
        fitting = contiguous_metadata(tuple(shape), out.meta_.dtype, out.meta_.device)
        with contextlib.suppress(NotImplementedError):
            meta_function(empty_from_metadata(fitting), *args)
        if not is_input:  # otherwise it keeps its sizes
            wanted = getattr(error, "out_meta", None) or build(None, _ANY, inputs).out_meta
            resize_output(out, tuple(wanted.sizes), wanted.strides)
        raise
    wanted = natural.out_meta
    if out.meta_.plain is wanted.plain and wanted.is_contiguous:  # it fits, so only its memory is in question
        check_inplace_geometry(out, args)
        # An iterator would find the same: it was made for an output like this one.
        return natural if natural.__class__ is TensorIterator else meta_function(out, *args)
    if out.meta_.device is not wanted.device:
        raise RuntimeError(
            f"Attempting to copy from device {wanted.device} to device {out.meta_.device}, but cross-device copies are not allowed!"
        )
    if isinstance(natural, Output):
        expect_out_dtype(out, wanted.dtype)
    if isinstance(natural, TensorIterator) and out.meta_.sizes != wanted.sizes and any(arg is out for arg in args):
        # PyTorch's iterator does not resize an output that is also an input; a reduction does, and reads what is left
        # of it.
        raise RuntimeError(
            f"output with shape {list(out.meta_.sizes)} doesn't match the broadcast shape {list(wanted.sizes)}"
        )
    if out.meta_.sizes != wanted.sizes:
        if isinstance(natural, TensorIterator) and not getattr(meta_function, "may_overlap", False):
            assert_no_internal_overlap(out.meta_)
        # Whatever else is wrong with `out` is reported before it is resized.
        meta_function(empty_from_metadata(wanted.with_dtype(out.meta_.dtype)), *args)
    check_inplace_geometry(out, args)
    resize_output(out, tuple(wanted.sizes), wanted.strides)
    return meta_function(out, *args)


def structured_outs(meta_function: Callable[..., Any], outs: tuple[Tensor, ...], args: tuple[object, ...]) -> Any:
    """out= for operators with several results: make each output fit, then plan with them."""
    natural = meta_function(None, *args)
    for out, wanted in zip(outs, natural.out_metas, strict=True):
        if out.meta_ is wanted:
            continue
        expect_out_dtype(out, wanted.dtype)
        resize_output(out, tuple(wanted.sizes), wanted.strides)
    return meta_function(outs, *args)
