"""What a learner's code may not do to the check of it.

A check runs the learner's code in its own process, and then compares what came out. Three things keep the two apart.

1. An answer is read by `plain`, before a judge sees it. Only objects of known, exact types get through: numbers, texts,
   tuples, lists, dicts and sets, tensors, classes of the library. A subclass of a built-in type is read with the methods
   of that type. Any other object is replaced by a `Foreign`, which is equal to nothing. So no special method of a
   learner's object is ever asked by a judge, and no object can agree with everything or raise while it is compared.
2. `Names` knows which functions and classes the names of the check, the library, NumPy and Python's builtins stand for.
   After the check it puts back those that mean something else, and says which. An exercise whose check met such a name
   earns nothing: nobody knows what the comparison was worth.
3. `State` puts back the switches of the process: trace functions, the recursion limit, the current folder, the
   environment, grad mode and the like.

Note:
    This holds against mistakes and against tricks in the answer. It does not hold against code that looks for the check:
    a process has no walls inside. Code may end the process, change bytes behind Python's back, read the solution out of
    a module, or leave a thread that does so later. `tinytensor grade` gives each submission a process of its own.
"""

from __future__ import annotations

import builtins
import contextlib
import dataclasses
import gc
import operator
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from types import (
    BuiltinFunctionType,
    EllipsisType,
    FunctionType,
    MethodDescriptorType,
    MethodType,
    ModuleType,
    NoneType,
    WrapperDescriptorType,
)
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor.c10.local_dispatch_key_set import get_local_keys, set_local_keys
from tinytensor.c10.python_torch_function_tls import get_stack, set_stack

# ---- what an answer is made of ---------------------------------------------------------------------------------------

# By `id`: to look a class up in a set, Python asks the metaclass for a hash, and that may be a learner's.
_SIMPLE = frozenset(
    id(kind)
    for kind in (
        *(int, float, complex, bool, str, bytes, range, slice, NoneType, EllipsisType),
        *(FunctionType, BuiltinFunctionType, MethodType, type),
        *(kind for kind in np.sctypeDict.values() if not issubclass(kind, (np.object_, np.void))),
    )
)
_MOST = 1_000_000  # objects in one answer
_DEEPEST = 100
_TRUSTED = ("tinytensor", "tinytensor_lessons")
_mro = type.__dict__["__mro__"].__get__
_name = type.__dict__["__name__"].__get__


class Foreign:
    """Stands where an answer holds an object that a check does not read. Equal to nothing but itself."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def __repr__(self) -> str:
        return self._text


def class_name(kind: type) -> str:
    """What a class is called, whatever its metaclass says."""
    return str.__str__(_name(kind))[:60]


def plain(value: Any) -> Any:
    """The value, made of known types only; it itself where it is so already.

    >>> class Agrees(int):
    ...     def __eq__(self, other):
    ...         return True
    >>> plain([1, Agrees(2)]) == [1, 3]
    False
    >>> plain((object(),))
    (an object of class object,)
    """
    return value if id(type(value)) in _SIMPLE else _Reading().read(value, 0)


class _Reading:
    """One answer being read; counts what it holds, because a list may contain itself."""

    def __init__(self) -> None:
        self.seen = 0

    def read(self, value: Any, depth: int) -> Any:
        kind = type(value)
        if id(kind) in _SIMPLE:
            return value
        if depth > _DEEPEST or self.seen > _MOST:
            return Foreign("an answer without end")
        if kind is tuple or kind is list:
            found = self._all(value, depth)
            return value if found is None else kind(found)
        if kind is dict:
            keys, entries = self._all(value.keys(), depth), self._all(value.values(), depth)
            return (
                value if keys is entries is None else dict(zip(keys or value, entries or value.values(), strict=True))
            )
        if kind is set or kind is frozenset:
            found = self._all(value, depth)
            return value if found is None else kind(found)
        return self._of_a_class(value, kind, depth)

    def _all(self, values: Any, depth: int) -> list[Any] | None:
        """The entries as they are read; None where that changes none of them."""
        changed = False
        found = []
        for entry in values:
            self.seen += 1
            if id(type(entry)) not in _SIMPLE:
                was, entry = entry, self.read(entry, depth + 1)
                changed = changed or entry is not was
            found.append(entry)
            if self.seen > _MOST:
                return [*found, Foreign("an answer without end")]
        return found if changed else None

    def _of_a_class(self, value: Any, kind: type, depth: int) -> Any:
        if kind is np.ndarray and not value.dtype.hasobject:
            return value
        if _is_trusted(kind):
            if not dataclasses.is_dataclass(kind):
                return value
            names = [field.name for field in dataclasses.fields(kind) if field.init]
            found = self._all([getattr(value, name, None) for name in names], depth)
            return value if found is None else Foreign(f"a {class_name(kind)} that holds foreign objects")
        for base, read in _BASES.items():
            if any(parent is base for parent in _mro(kind)):
                return self.read(read(value), depth + 1)
        return Foreign(f"an object of class {class_name(kind)}")


# Built-in type -> how to read an object of a subclass without asking the subclass.
_BASES: dict[type, Callable[[Any], Any]] = {
    int: int.__int__,
    float: float.__float__,
    str: str.__str__,
    tuple: lambda value: tuple(tuple.__iter__(value)),
    list: lambda value: list(list.__iter__(value)),
    dict: lambda value: dict(dict.items(value)),
    set: lambda value: set(set.__iter__(value)),
    frozenset: lambda value: frozenset(frozenset.__iter__(value)),
}


def _is_trusted(kind: type) -> bool:
    """Whether this is a class of the library or of the lessons: it is what its own name leads to."""
    module, path = type.__getattribute__(kind, "__module__"), type.__getattribute__(kind, "__qualname__")
    if type(module) is not str or type(path) is not str or module.partition(".")[0] not in _TRUSTED:
        return False
    found: Any = sys.modules.get(module)
    for name in path.split("."):
        found = getattr(found, "__dict__", {}).get(name)
    return found is kind


def holds_foreign(value: Any) -> bool:
    """Whether a `plain` value stands for one that was not."""
    if type(value) in (tuple, list, set, frozenset):
        return any(map(holds_foreign, value))
    if type(value) is dict:
        return any(map(holds_foreign, value.keys())) or any(map(holds_foreign, value.values()))
    return type(value) is Foreign


def written(fn: Any) -> FunctionType | None:
    """The function that a learner wrote: `fn` itself, or what a decorator made its object of. Asks nothing of `fn`."""
    for _ in range(4):
        if type(fn) is FunctionType:
            return fn
        if type(fn) is MethodType:
            fn = fn.__func__
            continue
        try:
            fn = object.__getattribute__(fn, "__dict__").get("__wrapped__")
        except Exception:
            return None
    return None


# ---- names -----------------------------------------------------------------------------------------------------------

_WATCHED = frozenset(
    {"builtins", "contextlib", "copy", "functools", "itertools", "math", "numbers", "numpy", "operator", "re", "signal"}
    | {"threading", "time", *_TRUSTED}
)
_FUNCTIONS = (
    FunctionType, BuiltinFunctionType, MethodDescriptorType, WrapperDescriptorType, type, ModuleType, staticmethod,
    classmethod, property, np.ufunc, type(np.array_equal),
)  # fmt: skip
_is = operator.is_
# What interactive shells and kernels put into the builtins while a cell runs, and take out again. No judge uses them.
_INTERACTIVE = frozenset(
    {"_", "breakpoint", "copyright", "credits", "display", "exit", "get_ipython", "help", "input", "license", "quit"}
)


# What to call it, the module or class, its names, what they stand for.
Space = tuple[str, Any, Any, dict[str, Any]]


class Names:
    """The functions and classes that names stand for, module by module and class by class, since they were first seen."""

    def __init__(self) -> None:
        self._modules: dict[str, ModuleType] = {}
        self._spaces: list[Space] = []
        self._restless: list[Space] = []  # those in which a counter or a cache changes: they are looked at one by one
        self._flat: list[Any] = []  # what stands in `_spaces`, one after the other, for one quick look at all of them
        self._codes: list[tuple[FunctionType, Any, Any]] = []
        self._records: list[tuple[Any, str, Any]] = []
        self._known: set[int] = set()  # ids of classes and records
        self._count = 0
        self._builtins = vars(builtins)
        self._saved_builtins = {name: value for name, value in self._builtins.items() if name not in _INTERACTIVE}
        self.put_in: set[tuple[int, str]] = set()  # (id of owner, name) that a plug holds at the moment

    def learn(self) -> None:
        """Add the modules that were imported since."""
        if len(sys.modules) != self._count:
            self._count = len(sys.modules)
            self._learn_modules()
            restless = {id(one[2]) for one in self._restless}
            self._spaces = [one for one in self._spaces if id(one[2]) not in restless]
            self._flat = [entry for *_, before in self._spaces for entry in before.values()] + [self]

    def _learn_modules(self) -> None:
        for name, module in list(sys.modules.items()):
            if name in self._modules or name.partition(".")[0] not in _WATCHED or type(module) is not ModuleType:
                continue
            if name.startswith("numpy.") and name not in _OF_NUMPY:
                continue
            self._modules[name] = module
            space = vars(module)
            self._spaces.append((name, module, space, dict(space)))
            if name.partition(".")[0] in _TRUSTED and not name.startswith("tinytensor.autograd.generated"):
                self._learn_classes(name, space)

    def _learn_classes(self, name: str, space: dict[str, Any]) -> None:
        judging = name.startswith("tinytensor_lessons")
        for entry in list(space.values()):
            if isinstance(entry, type) and id(entry) not in self._known and _is_trusted(entry):
                self._known.add(id(entry))
                self._spaces.append((f"{name}.{entry.__name__}", entry, vars(entry), dict(vars(entry))))
                if judging:
                    self._learn_codes(vars(entry).values())
        if judging:
            self._learn_codes(space.values())

    def _learn_codes(self, functions: Iterable[Any]) -> None:
        self._codes += [(f, f.__code__, f.__defaults__) for f in functions if type(f) is FunctionType]

    def learn_record(self, record: Any) -> None:
        """Add an exercise, or a part of one."""
        if id(record) not in self._known:
            self._known.add(id(record))
            self._records += [(record, f.name, getattr(record, f.name)) for f in dataclasses.fields(record)]

    def put_builtins_back(self) -> list[str]:
        """Give Python's builtins their meaning back; which ones had lost it. Uses none of them."""
        here, saved, changed = self._builtins, self._saved_builtins, []
        for name in saved:
            if name not in here or here[name] is not saved[name]:
                changed.append("builtins." + name)
                here[name] = saved[name]
        return changed

    def put_back(self) -> list[str]:
        """Give every name its meaning back; which ones had lost it."""
        changed = self.put_builtins_back()
        if not all(
            map(_is, chain.from_iterable([*(space.values() for _, _, space, _ in self._spaces), (self,)]), self._flat)
        ):
            for one in self._spaces:
                found = self._differ(one)
                changed += found
                if found is not _NOTHING:
                    self._restless.append(one)
            self._count = 0
        for one in self._restless:
            changed += self._differ(one)
        for function, code, defaults in self._codes:
            if function.__code__ is not code or function.__defaults__ is not defaults:
                function.__code__, function.__defaults__ = code, defaults
                changed.append(f"{function.__module__}.{function.__name__}")
        for record, name, value in self._records:
            if getattr(record, name) is not value:
                object.__setattr__(record, name, value)
                changed.append(f"{type(record).__name__}.{name}")
        for name, module in self._modules.items():
            if sys.modules.get(name) is not module:
                sys.modules[name] = module
                changed.append(f"sys.modules[{name!r}]")
        return changed

    def _differ(self, one: Space) -> list[str]:
        """The names of one module or class that are not what they were; they are put back. What else is new is kept."""
        text, owner, space, before = one
        if len(space) == len(before) and all(map(_is, space.values(), before.values())):
            return _NOTHING
        found, changed = dict(space), []
        for name, was in list(before.items()):
            now = found.get(name, before)
            if now is was or (id(owner), name) in self.put_in:
                continue
            if isinstance(was, _FUNCTIONS) and not _wraps(now, was):
                _set(owner, name, was)
                if not (text.startswith("tinytensor.") and _is_librarys(now)):
                    changed.append(f"{text}.{name}")
            elif now is before:
                del before[name]
            else:
                before[name] = now  # a counter, a cache
        for name in found.keys() - before.keys():
            if _hides(owner, name, self._saved_builtins):
                _delete(owner, name)
                changed.append(f"{text}.{name}")
            else:
                before[name] = found[name]
        # In the order that they have now, so that the next comparison is a quick one.
        order = {name: before[name] for name in space if name in before}
        before.clear()
        before.update(order)
        return changed


_NOTHING: list[str] = []


def _hides(owner: Any, name: str, of_python: dict[str, Any]) -> bool:
    """Whether a name that is new takes the place of a builtin in a module, or of a function of a base in a class."""
    if type(owner) is ModuleType:
        return name in of_python and not name.startswith("__")
    # Other classes of the library make methods of their own at the first use.
    if not (issubclass(owner, tt.Tensor) or owner.__module__.startswith("tinytensor_lessons")):
        return False
    return any(isinstance(vars(base).get(name), _FUNCTIONS) for base in owner.__mro__[1:])


def _wraps(now: Any, was: Any) -> bool:
    """Whether the library has put a function of its own around this one, as it does with `Optimizer.step`."""
    return _is_librarys(now) and now.__dict__.get("__wrapped__") is was


def _is_librarys(now: Any) -> bool:
    """Whether the library has put a function of its own in this place. That is nobody's trick: some are made at first use."""
    if type(now) is not FunctionType:
        return False
    home = sys.modules.get(now.__globals__.get("__name__", ""))
    return home is not None and vars(home) is now.__globals__ and home.__name__.startswith("tinytensor.")


def _set(owner: Any, name: str, value: Any) -> None:
    if type(owner) is ModuleType:
        vars(owner)[name] = value
    else:
        type.__setattr__(owner, name, value)


def _delete(owner: Any, name: str) -> None:
    if type(owner) is ModuleType:
        del vars(owner)[name]
    else:
        type.__delattr__(owner, name)


_OF_NUMPY = ("numpy.linalg", "numpy.lib.stride_tricks", "numpy.testing", "numpy.polynomial")
NAMES = Names()


@contextlib.contextmanager
def exchanged(owner: Any, name: str) -> Iterator[None]:
    """Within the block this name may stand for something else: a plug is in its place."""
    place = (id(owner), name)
    added = place not in NAMES.put_in
    NAMES.put_in.add(place)
    try:
        yield
    finally:
        if added:
            NAMES.put_in.discard(place)


# ---- switches of the process -----------------------------------------------------------------------------------------


class State:
    """The switches of the process as they are now; `put_back` turns them there again."""

    def __init__(self) -> None:
        self._in_main = threading.current_thread() is threading.main_thread()
        self._was = [get() for get, _ in _SWITCHES]
        self._environment = dict(os.environ)
        self._timers = [timer for timer in _TIMERS if self._in_main and not signal.getitimer(timer)[0]]
        self._signals = {number: signal.getsignal(number) for number in _SIGNALS} if self._in_main else {}

    def put_back(self) -> None:
        """Turn every switch that was touched."""
        for (get, turn), was in zip(_SWITCHES, self._was, strict=True):
            try:
                now = get()
            except Exception:  # a current folder that is no more
                now = None
            if now is not was and not (type(now) is type(was) and type(was) in _COMPARED and now == was):
                turn(was)
        if dict(os.environ) != self._environment:
            os.environ.clear()
            os.environ.update(self._environment)
        for timer in self._timers:
            if signal.getitimer(timer)[0]:
                signal.setitimer(timer, 0)
        for number, handler in self._signals.items():
            if signal.getsignal(number) is not handler and handler is not None:
                signal.signal(number, handler)


def set_trace(hook: Any) -> None:
    """Put a trace function back. Some tools have one in C, which Python cannot put back: it is left as it is."""
    if hook is not sys.gettrace() and (hook is None or callable(hook)):
        sys.settrace(hook)


def set_profile(hook: Any) -> None:
    """Put a profile function back, like `set_trace`; cProfile's is one in C."""
    if hook is not sys.getprofile() and (hook is None or callable(hook)):
        sys.setprofile(hook)


def _put_path(path: list[str]) -> None:
    sys.path[:] = path


def _put_errstate(state: dict[str, Any]) -> None:
    np.seterr(**state)


_SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGALRM", "SIGUSR1", "SIGHUP") if hasattr(signal, name)
)
_TIMERS = tuple(
    getattr(signal, name) for name in ("ITIMER_REAL", "ITIMER_VIRTUAL", "ITIMER_PROF") if hasattr(signal, name)
)
_COMPARED = (int, float, bool, str, list, dict, tuple)
_SWITCHES: tuple[tuple[Callable[[], Any], Callable[[Any], Any]], ...] = (
    (sys.gettrace, set_trace),
    (sys.getprofile, set_profile),
    (threading.gettrace, lambda hook: threading.settrace(hook)),
    (sys.getrecursionlimit, sys.setrecursionlimit),
    (sys.getswitchinterval, sys.setswitchinterval),
    (gc.isenabled, lambda on: gc.enable() if on else gc.disable()),
    (os.getcwd, os.chdir),
    (lambda: list(sys.path), _put_path),
    (lambda: sys.excepthook, lambda hook: setattr(sys, "excepthook", hook)),
    (lambda: sys.displayhook, lambda hook: setattr(sys, "displayhook", hook)),
    (lambda: sys.stdin, lambda stream: setattr(sys, "stdin", stream)),
    (np.geterr, _put_errstate),
    (get_stack, set_stack),
    (get_local_keys, lambda keys: set_local_keys(*keys)),
    (tt.get_default_dtype, tt.set_default_dtype),
)
