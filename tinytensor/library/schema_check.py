"""schema_check: an operator writes to, returns and aliases what its schema says, and nothing else.

The operator runs below autograd, once, on the arguments themselves; copies made before tell what was written to.

Mirrors torch/_subclasses/schema_check_mode.py, which as a mode also checks the operators that a composite one calls;
here a composite operator has nothing to check.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator
from typing import Any

from tinytensor._ops import OpOverload
from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.aten.core.schema.function_schema import Argument
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.grad_mode import is_grad_enabled, set_grad_enabled
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowAutograd
from tinytensor.utils._pytree import tree_leaves

# They say that they alias nothing, and do: what autograd then does not know, they have promised not to need.
_UNSAFE = ("aten::_unsafe_view", "aten::unsafe_split")
_RETURN_INPUTS = ("aten::lift", "aten::lift_fresh")


@contextlib.contextmanager
def below_autograd(op: OpOverload) -> Iterator[None]:
    """As the operator finds it in a call: below its autograd kernel, if it has one, grad mode is off."""
    recorded = op.has_kernel_for_dispatch_key(DispatchKey.Autograd)
    with AutoDispatchBelowAutograd(), set_grad_enabled(is_grad_enabled() and not recorded):
        yield


def schema_check(op: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    """RuntimeError if the call `op(*args, **kwargs)` does what the schema does not say."""
    if op.has_kernel_for_dispatch_key(DispatchKey.CompositeImplicitAutograd):
        op(*args, **kwargs)
        return
    schema = op._schema
    values = op._bind(args, kwargs)
    before = [[_Snapshot(t) for t in _tensors(value)] for value in values]
    with below_autograd(op):
        out = op(*args, **kwargs)
    results = out if isinstance(out, tuple) else (out,)
    for argument, value, snapshots in zip(schema.arguments, values, before, strict=True):
        name = "input" if argument.name == "self" else argument.name
        # Not strict: an operator without returns gives None, which is one result beside no annotation.
        for number, (result, annotation) in enumerate(zip(results, schema.returns, strict=False)):
            if _share_memory(result, value) and not _may_alias(argument, annotation) and schema.name not in _UNSAFE:
                raise RuntimeError(f"Argument {name} is not defined to alias output but was aliasing")
            returned = isinstance(value, Tensor) and value is result
            if returned and not argument.is_write and schema.name not in _RETURN_INPUTS:
                raise RuntimeError(
                    "Dispatcher operators below autograd are not allowed to directly return inputs.\nHowever, we found "
                    f"that `outputs[{number}] is {name}"
                )
        if not argument.is_write and any(snapshot.has_changed() for snapshot in snapshots):
            raise RuntimeError(f"Argument {name} is not defined as mutable but was mutated")
    pairs = itertools.combinations(enumerate(zip(results, schema.returns, strict=False)), 2)
    for (i, (first, first_return)), (j, (second, second_return)) in pairs:
        if _share_memory(first, second) and not _may_alias(first_return, second_return):
            raise RuntimeError(f"Outputs {i} and {j} alias unexpectedly")


class _Snapshot:
    """A tensor as it was."""

    def __init__(self, t: Tensor) -> None:
        self.tensor = t
        self.copy = t.detach().clone()
        self.strides = t.stride()
        self.storage = t.storage_

    def has_changed(self) -> bool:
        t = self.tensor.detach()
        return not (
            t.size() == self.copy.size()
            and t.stride() == self.strides
            and t.storage_ is self.storage
            and bool(F.allclose(t, self.copy, equal_nan=True))
        )


def _tensors(value: Any) -> list[Tensor]:
    return [leaf for leaf in tree_leaves(value) if isinstance(leaf, Tensor)]


def _share_memory(a: Any, b: Any) -> bool:
    storages = {id(t.storage_) for t in _tensors(a)}
    return any(id(t.storage_) in storages for t in _tensors(b))


def _may_alias(a: Argument, b: Argument) -> bool:
    if a.alias_info is None or b.alias_info is None:
        return False
    sets = [{*x.alias_info.before, *(x.alias_info.after or ())} for x in (a, b) if x.alias_info is not None]
    return bool(sets[0] & sets[1]) or any("*" in names for names in sets)
