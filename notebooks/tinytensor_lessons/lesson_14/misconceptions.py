"""Wrong solutions of lesson 14: a wrapper, and a mode that takes notes. The others are in lesson_14_units.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tinytensor as tt
from tinytensor.utils._python_dispatch import TorchDispatchMode
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_14.exercises import NEEDS
from tinytensor_lessons.lesson_14.logger import KINDS
from tinytensor_lessons.lesson_14.misconceptions_units import FLOPS, UNIT_TENSOR

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- meters


def _right_table():
    return dict(NEEDS)


class _Meters:
    """All but the constructor."""

    table = staticmethod(_right_table)
    tensor: Any

    def __init__(self, tensor):
        self.tensor = tensor

    def __add__(self, other):
        return type(self)(self.tensor + other.tensor) if isinstance(other, type(self)) else NotImplemented

    def __mul__(self, other):
        return type(self)(self.tensor * other) if isinstance(other, (int, float, tt.Tensor)) else NotImplemented

    __rmul__ = __mul__

    def sum(self):
        return type(self)(self.tensor.sum())


class MetersDetached(_Meters):
    def __init__(self, tensor):
        self.tensor = tensor.detach()


class MetersNumpy(_Meters):
    def __init__(self, tensor):
        self.tensor = tensor.detach().numpy() if isinstance(tensor, tt.Tensor) else tensor


class MetersPlusAnything(_Meters):
    def __add__(self, other):
        return type(self)(self.tensor + getattr(other, "tensor", other))


class MetersTensor(tt.Tensor):
    table = staticmethod(_right_table)

    @staticmethod
    def __new__(cls, tensor):
        return tensor.as_subclass(cls)

    tensor = property(lambda self: self.as_subclass(tt.Tensor))


class MetersPlusZero(_Meters):
    def __add__(self, other):
        return self if isinstance(other, (int, float)) and other == 0 else super().__add__(other)

    __radd__ = __add__


class MetersInPlace(_Meters):
    def __mul__(self, other):
        if isinstance(other, (int, float)) and not self.tensor.requires_grad:
            self.tensor.mul_(other)
            return self
        return super().__mul__(other)


# Probes of 14.meters: 0 the gradient, 1 what is inside, 2 a sum, 3 to 6 what must raise, 7 a product, 8 zero must raise
# too, 9 the operands afterwards.


def _only(probe: int):
    return lambda seen: all((mismatch is None) == (k != probe) for k, (_, mismatch) in enumerate(seen))


def _inside(seen: Seen) -> dict[str, Any]:
    value = seen[1][0].value
    return value if isinstance(value, dict) else {}


def _lost_its_graph(seen: Seen) -> bool:
    inside = _inside(seen)
    return inside.get("the same bytes") is True and inside["requires_grad"] is False


def _is_no_tensor(seen: Seen) -> bool:
    inside = _inside(seen)
    return bool(inside) and (inside["kind"] != "Tensor" or not inside["the same bytes"])


def _adds_anything(seen: Seen) -> bool:
    return seen[0][1] is None and seen[3][1] is not None and not seen[3][0].raised


def _is_a_subclass(seen: Seen) -> bool:
    return _inside(seen).get("Meters is a tensor itself") is True


# ---- op_logger


def _shape(value):
    if isinstance(value, tt.Tensor):
        return tuple(value.shape)
    return [_shape(each) for each in value] if isinstance(value, (list, tuple)) else type(value).__name__


class _Logger(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.ops = []

    def note(self, func, args, out):
        self.ops.append((str(func), [_shape(arg) for arg in args], _shape(out)))


class NoReturn(_Logger):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.note(func, args, func(*args, **(kwargs or {})))


class KwargsNone(_Logger):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        out = func(*args, **kwargs)
        self.note(func, args, out)
        return out


class KeepsTensors(_Logger):
    def __init__(self):
        super().__init__()
        self.calls = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        out = func(*args, **(kwargs or {}))
        self.calls.append((func, args, out))
        return out

    @property
    def ops(self):
        return [(str(func), [_shape(arg) for arg in args], _shape(out)) for func, args, out in self.calls]

    @ops.setter
    def ops(self, value):
        pass


class Recurses(_Logger):
    looking = False

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        out = func(*args, **(kwargs or {}))
        self.note(func, args, out)
        if not self.looking and isinstance(out, tt.Tensor):
            self.looking = True
            with self:
                self.last = out.abs().sum().item()
            self.looking = False
        return out


# Probes of 14.op_logger: 0 two layers, 1 lists, 2 keywords, 3 nested, 4 without kwargs, 5 memory.


class ListsOfSizes(_Logger):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        out = func(*args, **(kwargs or {}))
        self.note(func, args, out)
        return out

    def note(self, func, args, out):
        self.ops.append([str(func), [_in_lists(arg) for arg in args], _in_lists(out)])


def _in_lists(value):
    shape = _shape(value)
    return list(shape) if isinstance(shape, tuple) else shape


def _mixes_kinds(seen: Seen) -> bool:
    wrong = [mismatch for _, mismatch in seen if mismatch is not None]
    return bool(wrong) and all(mismatch.note == KINDS for mismatch in wrong)


def _gives_nothing_back(seen: Seen) -> bool:
    """None goes on to the next operator, which refuses it, or is the result."""
    first, exp = seen[0][0], seen[4][0]
    returned_none = isinstance(exp.value, dict) and exp.value["result"] == "NoneType"
    return returned_none or (bool(first.raised) and "NoneType" in first.message)


def _wants_kwargs(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in (0, 1, 2)) and seen[4][0].raised == "TypeError"


def _holds_on(seen: Seen) -> bool:
    value = seen[5][0].value
    return isinstance(value, dict) and value["tensors that the mode keeps"] > 0


def _logs_itself(seen: Seen) -> bool:
    """More entries than operators, the right ones among them; or no end."""
    outcome, mismatch = seen[2]
    if outcome.raised == "RecursionError":
        return True
    if mismatch is None or not isinstance(outcome.value, dict):
        return False
    names = [entry[0] for entry in outcome.value["ops"]]
    return len(names) > 2 and {"aten.add.Tensor", "aten.sum.dim_IntList"} <= set(names)


MISCONCEPTIONS = {
    "meters": (
        Misconception(
            "data_detached", "The gradient stops at the wrapper.", MetersDetached, _lost_its_graph
        ),
        Misconception("numpy_inside", "Then it has no graph at all.", MetersNumpy, _is_no_tensor),
        Misconception("unit_ignored", "Meters plus seconds must raise.", MetersPlusAnything, _adds_anything),
        Misconception(
            "plus_zero",
            "0 is a number without a unit, so `m + 0` raises TypeError like any other number.",
            MetersPlusZero,
            _only(8),
        ),
        Misconception(
            "in_place",
            "An operand is different after your call. Every operation returns a new Meters with a tensor of its own.",
            MetersInPlace,
            _only(9),
        ),
        Misconception(
            "inherits",
            "A subclass without a handler: the library adds 1 to it and squares it, and it is Meters still. What hangs "
            "on the object, such as a unit, is lost after one op.",
            MetersTensor,
            _is_a_subclass,
        ),
    ),
    "op_logger": (
        Misconception("no_return", "Every op returned None.", NoReturn, _gives_nothing_back),
        Misconception("kwargs_none", "kwargs may be None.", KwargsNone, _wants_kwargs),
        Misconception(
            "keeps_tensors",
            "Memory grows: every activation is kept alive. Store shapes.",
            KeepsTensors,
            _holds_on,
        ),
        Misconception("recurses", "The handler logged its own logging.", Recurses, _logs_itself),
        Misconception(
            "lists_of_sizes",
            "The sizes are right, but lists stand where tuples are asked for. An entry and the shape of a tensor are tuples.",
            ListsOfSizes,
            _mixes_kinds,
        ),
    ),
    "unit_tensor": UNIT_TENSOR,
    "flops": FLOPS,
}  # fmt: skip
