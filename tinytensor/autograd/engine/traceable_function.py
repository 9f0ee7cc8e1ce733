# hot path
"""TraceableFunction: the base of the generated nodes. What follows from the names of a node's slots is made here, once.

    class MulBackward0(TraceableFunction):
        __slots__ = ("other_", "self_")
        saved_for_edge = {"other_": 0, "self_": 1}

A slot whose name ends in an underscore holds a SavedVariable, or a SavedVariableList; any other holds a plain value. From
the slots come

    _saved_other, _saved_alpha    what Python shows of them: a tensor is unpacked, a value is given as it is
    _raw_saved_other              the SavedVariable itself, to register hooks for it
    release_variables()           lets go of all saved tensors, in the order of the slots

`saved_for_edge` says for which edge's gradient a tensor is saved; without that edge its slot is empty. `hidden` names
the slots that PyTorch does not show.

Mirrors torch/csrc/autograd/function.h (`TraceableFunction`) and the getters in the generated python_functions.cpp.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar

from tinytensor.autograd.engine.node import Node
from tinytensor.autograd.variable.saved_variable import SavedVariable

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# Values that PyTorch keeps, too, but gives no `_saved_...` name in Python.
_HIDDEN = ("_scalar_type", "_layout", "_options", "_geometry", "_args_sizes", "_args_scalartypes", "_info")


_MASK = 2**64 - 1


class TraceableFunction(Node):
    """A node whose slots say what it saves."""

    __slots__ = ()

    saved_for_edge: ClassVar[Mapping[str, int]] = {}
    hidden: ClassVar[tuple[str, ...]] = ()
    scalars: ClassVar[tuple[str, ...]] = ()
    """Slots of values whose type is Scalar: of the others, integers are shown without a sign."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        for slot in vars(cls).get("__slots__", ()):
            if slot[-1] == "_":
                setattr(cls, f"_saved_{slot[:-1]}", property(_saved(slot)))
                setattr(cls, f"_raw_saved_{slot[:-1]}", property(_raw_saved(slot)))
            elif not slot.endswith(_HIDDEN) and slot not in cls.hidden:
                setattr(cls, f"_saved_{slot}", property(attrgetter(slot) if slot in cls.scalars else _value(slot)))

    def release_variables(self) -> None:
        """Let go of saved tensors. The first call writes the function for this class, so that no later one loops."""
        cls = type(self)
        names: dict[str, Any] = {}
        source, file = _release_source(cls), f"<release_variables of {cls.__name__}>"
        linecache.cache[file] = len(source), None, source.splitlines(keepends=True), file  # for debuggers to show
        exec(compile(source, file, "exec"), names)
        cls.release_variables = release = names["release_variables"]  # type: ignore[method-assign]
        release(self)


def _release_source(cls: type[TraceableFunction]) -> str:
    lines = ["def release_variables(node):", "    pass"]
    for slot in vars(cls).get("__slots__", ()):
        if slot[-1] == "_":
            edge = cls.saved_for_edge.get(slot)
            asked = "" if edge is None else f"if node.next_edges[{edge}] is not None: "
            lines.append(f"    {asked}node.{slot}.reset_data()")
    return "\n".join(lines)


def _saved(slot: str) -> Callable[[TraceableFunction], Any]:
    def get(node: TraceableFunction) -> Any:
        """What a slot holds, for Python to look at: None if no formula needed it."""
        value = getattr(node, slot, None)
        if isinstance(value, SavedVariableList):
            return tuple(None if v is None else v.unpack(node) for v in value)
        return None if value is None else value.unpack(node)

    return get


def _value(slot: str) -> Callable[[TraceableFunction], Any]:
    def get(node: TraceableFunction) -> Any:
        """What a slot holds, as PyTorch's getters in C++ show it: sizes as a plain tuple, integers as unsigned ones."""
        value = getattr(node, slot)
        if value.__class__ is int:
            return value & _MASK
        if value is None and slot.endswith("_sym_sizes_opt"):
            return (0,)  # those of an undefined tensor
        if isinstance(value, (tuple, list)) and all(n.__class__ is int for n in value):
            return tuple(n & _MASK for n in value)
        return value

    return get


def _raw_saved(slot: str) -> Callable[[TraceableFunction], Any]:
    def get(node: TraceableFunction) -> Any:
        """What a slot holds, as it is."""
        value = getattr(node, slot, None)
        if isinstance(value, SavedVariableList):
            return tuple(SavedVariable(None) if v is None else v for v in value)
        return SavedVariable(None) if value is None else value

    return get


class SavedVariableList(list):
    """The SavedVariables of a list of tensors; None for an entry that is no tensor."""

    __slots__ = ()

    def __init__(self, tensors: Iterable[Tensor | None]) -> None:
        super().__init__([None if t is None else SavedVariable(t, False) for t in tensors])

    def unpack(self) -> list[Tensor | None]:
        return [None if v is None else v.unpack() for v in self]

    def reset_data(self) -> None:
        for v in self:
            if v is not None:
                v.reset_data()
