"""The machine that runs a pickle's instructions, and can do nothing but build data.

Python's own unpickler imports what a file names and calls what a file says. This one looks names up in a table, calls only
functions of that table, with arguments that they check, and sets attributes only where they can hide nothing.

What a file may cost is told in Note [No bombs].

Mirrors `Unpickler` of torch/_weights_only_unpickler.py.
"""

from __future__ import annotations

import pickle
import warnings
from collections import Counter, OrderedDict
from collections.abc import Callable
from pickle import UnpicklingError
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.nn.parameter import Parameter
from tinytensor.serialization import allowed, rebuild, registered
from tinytensor.serialization.budget import Budget, shown
from tinytensor.serialization.instructions import instructions, opcode_name

_CONSTANTS = {pickle.NONE[0]: None, pickle.NEWFALSE[0]: False, pickle.NEWTRUE[0]: True, pickle.EMPTY_TUPLE[0]: ()}
_CONTAINERS = {pickle.EMPTY_LIST[0]: list, pickle.EMPTY_DICT[0]: dict, pickle.EMPTY_SET[0]: set}
_SHORT_TUPLES = {pickle.TUPLE1[0]: 1, pickle.TUPLE2[0]: 2, pickle.TUPLE3[0]: 3}
_LITERALS = (
    pickle.BININT + pickle.BININT1 + pickle.BININT2 + pickle.BINFLOAT + pickle.BINUNICODE + pickle.SHORT_BINSTRING
    + pickle.LONG1
)  # fmt: skip
_GETS = pickle.BINGET + pickle.LONG_BINGET
_PUTS = pickle.BINPUT + pickle.LONG_BINPUT
_MAPPINGS = (dict, OrderedDict, Counter)


class Unpickler:
    """`Unpickler(data, persistent_load).load()`; UnpicklingError, or what a tensor that cannot be raises."""

    def __init__(self, data: bytes, persistent_load: Callable[[Any], Any], encoding: str = "utf-8") -> None:
        self._data = data
        self._persistent_load = persistent_load
        self._encoding = encoding
        # MARK puts the present stack away and begins an empty one; what takes "all since the mark" takes that whole stack.
        self._stack: list[Any] = []
        self._outer: list[list[Any]] = []
        self._memo: dict[int, Any] = {}
        self._budget = Budget(len(data))
        self._handlers: dict[int, Callable[[Any], None]] = {
            pickle.PROTO[0]: self._protocol,
            pickle.GLOBAL[0]: lambda names: self._stack.append(allowed.find(*names)),
            pickle.NEWOBJ[0]: self._new_object,
            pickle.REDUCE[0]: self._reduce,
            pickle.BUILD[0]: self._build,
            pickle.APPEND[0]: lambda _: self._extend([self._stack.pop()], "append to"),
            pickle.APPENDS[0]: lambda _: self._extend(self._to_mark(), "extend"),
            pickle.SETITEM[0]: self._set_item,
            pickle.SETITEMS[0]: lambda _: self._set_items(self._to_mark(), "SETITEMS"),
            pickle.MARK[0]: self._mark,
            pickle.TUPLE[0]: self._tuple,
            pickle.BINPERSID[0]: lambda _: self._stack.append(self._persistent_load(self._stack.pop())),
        }

    def load(self) -> Any:
        """Run to STOP and return what lies on top."""
        for code, argument in instructions(self._data, self._encoding):
            try:
                if code == pickle.STOP[0]:
                    return self._stack.pop()
                self._step(code, argument)
            # An empty stack, a mark that was never set, a memo entry that does not exist.
            except (IndexError, KeyError):
                raise UnpicklingError(f"{opcode_name(code)} finds nothing to work on") from None
        raise AssertionError("instructions end with STOP")

    def _step(self, code: int, argument: Any) -> None:
        stack = self._stack
        if code in _LITERALS:
            stack.append(argument)
        elif code in _GETS:
            stack.append(self._memo[argument])
        elif code in _PUTS:
            self._memo[argument] = stack[-1]
        elif code in _CONSTANTS:
            stack.append(_CONSTANTS[code])
        elif code in _CONTAINERS:
            stack.append(_CONTAINERS[code]())
        elif code in _SHORT_TUPLES:
            size = _SHORT_TUPLES[code]
            # A slice of a stack that is too short would be a shorter tuple and no error.
            if len(stack) < size:
                raise IndexError
            stack[-size:] = [tuple(stack[-size:])]
        else:
            self._handlers[code](argument)

    def _protocol(self, version: int) -> None:
        if version != 2:
            warnings.warn(
                f"Detected pickle protocol {version} in the checkpoint, which was not the default pickle protocol used by "
                "`torch.load` (2). The weights_only Unpickler might not support all instructions implemented by this "
                "protocol, please file an issue for adding support if you encounter this.",
                stacklevel=6,
            )

    def _mark(self, _: Any) -> None:
        self._outer.append(self._stack)
        self._stack = []

    def _to_mark(self) -> list[Any]:
        items = self._stack
        self._stack = self._outer.pop()
        return items

    def _tuple(self, _: Any) -> None:
        items = tuple(self._to_mark())
        self._stack.append(items)

    def _extend(self, items: list[Any], doing: str) -> None:
        target = self._stack[-1]
        # By exact type, here and below: a registered subclass could do anything in its `extend`.
        if type(target) is not list:
            raise UnpicklingError(f"Can only {doing} lists, but got {type(target)}")
        target.extend(items)

    def _set_item(self, _: Any) -> None:
        value, key = self._stack.pop(), self._stack.pop()
        self._set_items([key, value], "SETITEM")

    def _set_items(self, items: list[Any], doing: str) -> None:
        target = self._stack[-1]
        if type(target) not in _MAPPINGS:
            raise UnpicklingError(
                f"Can only {doing} for dict, collections.OrderedDict, collections.Counter, but got {type(target)}"
            )
        if len(items) % 2:
            raise UnpicklingError("a key without a value")
        for key, value in zip(items[::2], items[1::2], strict=True):
            target[self._budget.key(key)] = value

    def _reduce(self, _: Any) -> None:
        args = self._stack.pop()
        function = self._stack[-1]
        if type(args) is not tuple:
            raise UnpicklingError(f"a call needs a tuple of arguments, but got {type(args)}")
        # What the user has registered is called with whatever the file says; that is the risk which the user takes.
        if registered.holds(function):
            self._stack[-1] = function(*args)
            return
        self._stack[-1] = self._call(function, args)

    def _call(self, function: Any, args: tuple[Any, ...]) -> Any:
        call = allowed.call_of(function)
        if call is None:
            raise UnpicklingError(f"Trying to call reduce for unrecognized function {shown(function)}")
        if call is rebuild.from_type:
            return self._from_type(args)
        # A TypeError is most often a wrong number of arguments: the file's mistake, and told as such.
        try:
            return call(self._budget, *args)
        except TypeError as error:
            raise UnpicklingError(f"{shown(function)}: {error}") from None

    def _from_type(self, args: tuple[Any, ...]) -> Any:
        """`_rebuild_from_type_v2` is handed a function and a class: both must be ones that a file may have used itself."""
        if len(args) != 4 or type(args[2]) is not tuple:
            raise UnpicklingError("a tensor with a class needs a function, a class, arguments and a state")
        function, new_type, inner, state = args
        call = allowed.call_of(function)
        # Not itself: such calls could be nested without end, each with a class and a state.
        if call is None or call is rebuild.from_type:
            raise UnpicklingError(f"Trying to call reduce for unrecognized function {shown(function)}")
        if not (new_type is Tensor or new_type is Parameter or _is_subclass(new_type)):
            raise UnpicklingError(f"a tensor cannot be of class {shown(new_type)}")
        try:
            return rebuild.from_type(self._budget, call, new_type, inner, state)
        except TypeError as error:
            raise UnpicklingError(f"{shown(function)}: {error}") from None

    def _new_object(self, _: Any) -> None:
        args, cls = self._stack.pop(), self._stack.pop()
        if type(args) is tuple and cls is Parameter:
            self._stack.append(self._call(cls, args))
        elif type(args) is tuple and isinstance(cls, type) and registered.holds(cls):
            self._stack.append(cls.__new__(cls, *args))
        else:
            raise UnpicklingError(
                "Can only create new object for nn.Parameter or classes allowlisted via `add_safe_globals` but got "
                f"{shown(cls)}"
            )

    def _build(self, _: Any) -> None:
        state = self._stack.pop()
        instance = self._stack[-1]
        if type(instance) is OrderedDict:
            rebuild.set_attributes(instance, state)
        elif registered.holds(type(instance)):
            _set_state(instance, state)
        else:
            raise UnpicklingError(
                "Can only build Tensor, Parameter, OrderedDict or types allowlisted via `add_safe_globals`, but got "
                f"{type(instance)}"
            )


def _is_subclass(cls: Any) -> bool:
    return isinstance(cls, type) and issubclass(cls, Tensor) and registered.holds(cls)


def _set_state(instance: Any, state: Any) -> None:
    """As Python's unpickler does it, for an object of a class that the user trusts."""
    if hasattr(instance, "__setstate__"):
        instance.__setstate__(state)
        return
    slots = None
    if isinstance(state, tuple) and len(state) == 2:
        state, slots = state
    if state:
        instance.__dict__.update(state)
    for name, value in (slots or {}).items():
        setattr(instance, name, value)
