"""Wrong solutions of lesson 14: tensors with a unit, and counting operations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import tinytensor as tt
from tinytensor.utils._python_dispatch import TorchDispatchMode
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_14.units import combine

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- unit_tensor


def _of(value):
    return value.unit if isinstance(value, UnitTensor) else {}


def _flat(value):
    return value.value if isinstance(value, UnitTensor) else value


def _deep(value):
    return [_deep(each) for each in value] if isinstance(value, (list, tuple)) else _flat(value)


class UnitTensor(tt.Tensor):
    """Right; the wrong ones change a piece."""

    __torch_function__ = tt._C._disabled_torch_function_impl
    unwrap: Callable[[Any], Any] = staticmethod(_deep)
    in_place = "the argument"

    @staticmethod
    def __new__(cls, value, unit):
        return tt.Tensor._make_wrapper_subclass(cls, value.shape, dtype=value.dtype, requires_grad=value.requires_grad)

    def __init__(self, value, unit):
        self.value, self.unit = value, unit

    @classmethod
    def wrap(cls, value, unit):
        if isinstance(value, (list, tuple)):
            return [cls.wrap(each, unit) for each in value]
        return cls(value, unit) if isinstance(value, tt.Tensor) else value

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        name = str(func).split(".")[1]
        operation = name.rstrip("_")
        units = [_of(each) for each in (args[0] if operation == "cat" else args[:2])]
        unit = units[0] if units else {}
        if operation in ("add", "sub", "cat") and any(other != unit for other in units):
            raise TypeError("units differ")
        if operation in ("mul", "mm", "div"):
            unit = combine(*units, -1 if operation == "div" else 1)
        if operation == "ones_like":
            unit = {}
        out = func(*[cls.unwrap(arg) for arg in args], **(kwargs or {}))
        if name.endswith("_") and cls.in_place == "the argument":
            args[0].unit = unit
            return args[0]
        return cls.wrap(out, unit)


class Infinite(UnitTensor):
    unwrap = staticmethod(lambda value: value)


class FlatOnly(UnitTensor):
    unwrap = staticmethod(_flat)


class RewrapsInplace(UnitTensor):
    in_place = "a new object"


class DropsRequiresGrad(UnitTensor):
    @staticmethod
    def __new__(cls, value, unit):
        return tt.Tensor._make_wrapper_subclass(cls, value.shape, dtype=value.dtype)


class WrapsAll(UnitTensor):
    @classmethod
    def wrap(cls, value, unit):
        return [cls(each, unit) for each in value] if isinstance(value, (list, tuple)) else cls(value, unit)


# Probes of 14.unit_tensor: 0 a sum, 1 a product, 2 cat, 3 mul_, 4 requires_grad, 5 backward, 6 item, 7 equal.


def _never_ends(seen: Seen) -> bool:
    return seen[0][0].raised == seen[1][0].raised == "RecursionError"


def _core_passes(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in (0, 1, 2))


def _misses_lists(seen: Seen) -> bool:
    """It dispatched again, or looked for what a tensor has in the list."""
    cat = seen[2][0]
    return seen[0][1] is None and (cat.raised == "RecursionError" or "'list' object has no" in cat.message)


def _makes_another(seen: Seen) -> bool:
    value = seen[3][0].value
    return _core_passes(seen) and isinstance(value, dict) and value["unit"] == {"m": 1}


def _needs_no_grad(seen: Seen) -> bool:
    return _core_passes(seen) and seen[4][0].value == [False, False]


def _wraps_numbers(seen: Seen) -> bool:
    return _core_passes(seen) and all(seen[k][1] is not None for k in (6, 7))


UNIT_TENSOR = (
    Misconception(
        "infinite", "It dispatched to itself until RecursionError.", Infinite, _never_ends
    ),
    Misconception("flat_only", "`cat([a, b])` met wrapped tensors.", FlatOnly, _misses_lists),
    Misconception(
        "rewraps_inplace",
        "`x.mul_(t) is x` must hold: the caller keeps x, with its old unit. Give args[0] the unit.",
        RewrapsInplace,
        _makes_another,
    ),
    Misconception("drops_requires_grad", "Wrapping lost requires_grad.", DropsRequiresGrad, _needs_no_grad),
    Misconception("wraps_all", "`item()` gives a number and `equal` a bool: wrap tensors only.", WrapsAll, _wraps_numbers),
)  # fmt: skip

# ---- flops


def _terms(name, args):
    """Products behind one number of the result."""
    if name == "convolution":
        return args[1][0].numel()
    return args[0].shape[-1] if name == "linear" else args[-1].shape[-2]


class _Flops(TorchDispatchMode):
    """Right; the wrong ones change a piece."""

    per_product = 2

    def __init__(self):
        super().__init__()
        self.counts = {}

    @property
    def total(self):
        return sum(self.counts.values())

    def counted(self, name):
        return name in ("mm", "addmm", "bmm", "convolution")

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        name = str(func).split(".")[1]
        out = NotImplemented
        if name not in ("mm", "addmm", "bmm", "convolution"):
            with self:
                out = func.decompose(*args, **kwargs)
        if out is NotImplemented:
            out = func(*args, **kwargs)
        if self.counted(name):
            self.counts[name] = self.counts.get(name, 0) + self.per_product * out.numel() * _terms(name, args)
        return out


class Macs(_Flops):
    per_product = 1


class ForwardOnly(_Flops):
    def counted(self, name):
        return super().counted(name) and (tt.is_grad_enabled() or tt.is_inference_mode_enabled())


class Double(_Flops):
    def counted(self, name):
        return name == "linear" or super().counted(name)


class StaticFormula(_Flops):
    """Three times the forward pass, whatever backward does."""

    backward = False

    def counted(self, name):
        self.backward = self.backward or name == "ones_like"
        return super().counted(name) and not self.backward

    @property
    def total(self):
        return sum(self.counts.values()) * (3 if self.backward else 1)


# Probes of 14.flops: 0 mm, 1 addmm, 2 the model of the notebook, 3 with backward, 4 in inference mode.


def _total(seen: Seen, probe: int) -> Any:
    value = seen[probe][0].value
    return value["total"] if isinstance(value, dict) else None


def _counts_pairs(seen: Seen) -> bool:
    return _total(seen, 0) == 30 and _total(seen, 2) == 1200


def _forward_alone(seen: Seen) -> bool:
    return seen[0][1] is None and _total(seen, 3) == 2400


def _twice(seen: Seen) -> bool:
    return seen[2][1] is None and (_total(seen, 4) == 4800 or _total(seen, 2) == 4800)


def _three_times(seen: Seen) -> bool:
    return _total(seen, 3) == 7200


FLOPS = (
    Misconception("macs", "A multiply and an add are 2.", Macs, _counts_pairs),
    Misconception(
        "forward_only",
        "Gradient matmuls were left out: backward runs inside the mode as well, with grad mode off.",
        ForwardOnly,
        _forward_alone,
    ),
    Misconception("double", "Composite ops appear as their parts, once.", Double, _twice),
    Misconception("static_formula", "x needs no gradient: 5,600, not 7,200.", StaticFormula, _three_times),
)
