# hot path
"""The kernels of forward mode, made from formulas: generated/forward_ad_type.py has the formulas.

A kernel calls on without the FORWARD_AD bit. If one of the inputs has a tangent, it evaluates the formula and gives the
result its own. A formula takes the result, all arguments, and then the tangents that it reads: what a parameter is called
says which, `self_t` is the tangent of `self`.

Mirrors the forward-mode half of what tools/autograd/gen_variable_type.py writes into every kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw
from tinytensor.aten.core.dispatch.kernel_names import named
from tinytensor.autograd.forward_ad.forward_ad import (
    PRIMAL,
    below_forward_ad,
    set_tangent,
    set_tangent_inplace,
    tangent_or_zeros,
)
from tinytensor.c10.grad_mode import is_grad_enabled

_formulas: dict[Any, Callable[..., Any]] = {}  # of the kernels that `jvp` made


def jvp(
    name: str,
    overload: str,
    formula: Callable[..., Any],
    *,
    varies: Sequence[int] | None = None,
    guarded: bool = False,
) -> Callable[..., Any]:
    """The kernel of an overload that returns one tensor.

    varies     the places of the tensors with which the result varies, if these are not those whose tangents are read
    guarded    it calls public operators, which are not to compute tangents of their own
    """
    table = find_schema_or_throw(name, overload).table
    read = _places_read(formula)
    places = read if varies is None else varies
    alone = len(places) == 1 and places == read  # then the tangent that was found is the one to read

    def kernel(ks: int, *args: Any) -> Any:
        ks &= PRIMAL
        if guarded:
            with below_forward_ad():
                result = table[ks](ks, *args)
        else:
            result = table[ks](ks, *args)
        # A loop and not `any`: this runs for every call inside a level, and a generator would cost more than the look.
        for place in places:
            given = args[place]
            if given is not None and given.autograd_meta_ is not None and given.autograd_meta_.fw_grad is not None:
                break
        else:
            return result
        with below_forward_ad():
            if alone:
                set_tangent(result, formula(result, *args, given.autograd_meta_.fw_grad))
            else:
                tangents = []
                for place in read:
                    tangents.append(tangent_or_zeros(args[place]))
                set_tangent(result, formula(result, *args, *tangents))
        return result

    _formulas[kernel] = formula
    return _of_module(kernel, name, overload, formula)


def jvp_inplace(
    name: str,
    overload: str,
    formula: Callable[..., Any],
    *,
    varies: Sequence[int] | None = None,
    guarded: bool = False,
    reads_self: bool = False,
) -> Callable[..., Any]:
    """The kernel of an overload that writes to `self`.

    formula       or the kernel of the functional overload, to take the formula from
    reads_self    the formula wants the value of self before the write
    """
    table = find_schema_or_throw(name, overload).table
    formula = _formulas.get(formula, formula)
    read = _places_read(formula)
    places = read if varies is None else varies

    def kernel(ks: int, self: Any, *others: Any) -> Any:
        ks &= PRIMAL
        args = (self, *others)
        varying = False
        for place in places:
            given = args[place]
            if given is not None and given.autograd_meta_ is not None and given.autograd_meta_.fw_grad is not None:
                varying = True
                break
        # A formula that reads the old value gets a copy of it: `self` is overwritten before the formula runs.
        before = self
        if varying and reads_self:
            with below_forward_ad():
                before = F.clone(self)
        if guarded:
            with below_forward_ad():
                table[ks](ks, *args)
        else:
            table[ks](ks, *args)
        if varying:
            with below_forward_ad():
                tangents = []
                for place in read:
                    tangents.append(tangent_or_zeros(args[place]))
                # The tangent will be overwritten, too; if the formula is recorded, its nodes keep what they were given.
                if read[:1] == (0,) and is_grad_enabled():
                    tangents[0] = F.clone(tangents[0])
                set_tangent_inplace(self, formula(self, before, *others, *tangents))
        return self

    return _of_module(kernel, name, overload, formula)


def _places_read(formula: Any) -> tuple[int, ...]:
    """The places of the arguments whose tangents a formula takes; its first parameter is the result."""
    code = formula.__code__
    names = code.co_varnames[1 : code.co_argcount]
    return tuple(names.index(name.removesuffix("_t")) for name in names if name.endswith("_t"))


def _of_module(kernel: Any, name: str, overload: str, formula: Callable[..., Any]) -> Callable[..., Any]:
    """The kernel with its name, as if it had been written where its formula stands."""
    kernel.__module__ = formula.__module__
    return named(kernel, name, overload)
