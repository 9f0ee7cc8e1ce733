"""What a learner's code may not do to the check of it.

A check runs the learner's code in its own process, and then compares what came out. Three things keep the two apart.

1. An answer is read by `plain`, before a judge sees it. Only objects of known, exact types get through: numbers, texts,
   tuples, lists, dicts and sets, tensors, classes of the library. A subclass of a built-in type is read with the methods
   of that type. Any other object is replaced by a `Foreign`, which is equal to nothing. So no special method of a
   learner's object is ever asked by a judge, and no object can agree with everything or raise while it is compared.
2. `Names` knows which functions and classes the names of the check, the library, NumPy and Python's builtins stand for.
   A name that somebody has changed before (a notebook's shell, a debugger, an earlier cell) has its own meaning while
   the check runs, and then again the one that it was given; nobody is blamed for it. A name that changes during the
   check is put back, and the exercise earns nothing: nobody knows what the comparison was worth.
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
import random
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
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
from typing import Any, NamedTuple

import numpy as np

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.dispatch.library import Library, living_libraries
from tinytensor.c10.generator import current_generator
from tinytensor.c10.python_torch_function_tls import get_stack, set_stack
from tinytensor.c10.thread_local_state import ThreadLocalState

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
_MOST = 500_000  # objects in one answer
_LONGEST = 2_000_000  # characters of a text, numbers in an array or tensor
_DEEPEST = 100
_SMALL = 1 << 63  # an int that is certainly not too long
_LONG = frozenset({int, str, bytes})
_HOLDERS = frozenset(map(id, (tuple, list, dict, set, frozenset)))
_TRUSTED = ("tinytensor", "tinytensor_lessons")
_mro = type.__dict__["__mro__"].__get__
_name = type.__dict__["__name__"].__get__


class Foreign:
    """Stands where an answer holds an object that a check does not read. Equal to nothing but itself."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{self._text} has no {name}")

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
    if id(type(value)) in _SIMPLE and type(value) not in _LONG:
        return value
    try:
        return _Reading().read(value, 0)
    except _EndlessError:
        return Foreign("an answer without end")


class _EndlessError(Exception):
    pass


def _of_size(value: Any, kind: type) -> Any:
    """A text or an int; what stands for it where it is too long to be compared, searched or shown."""
    if kind is int:
        bits = value.bit_length()
        return value if bits <= _LONGEST else Foreign(f"an int of {bits:,} bits")
    return value if len(value) <= _LONGEST else Foreign(f"a {class_name(kind)} of {len(value):,} characters")


class _Reading:
    """One answer being read; counts what it holds, because a list may contain itself."""

    def __init__(self) -> None:
        self.seen = 0

    def read(self, value: Any, depth: int) -> Any:
        kind = type(value)
        if id(kind) in _SIMPLE:
            return value if kind not in _LONG else _of_size(value, kind)
        if id(kind) in _HOLDERS and len(value) > _MOST:
            return Foreign(f"a {class_name(kind)} of {len(value):,} entries")
        if depth > _DEEPEST:
            raise _EndlessError
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
            kind = type(entry)
            is_small = kind is int and -_SMALL < entry < _SMALL  # as most entries are
            if not is_small and (id(kind) not in _SIMPLE or kind in _LONG):
                was, entry = entry, self.read(entry, depth + 1)
                changed = changed or entry is not was
            found.append(entry)
            if self.seen > _MOST:
                raise _EndlessError
        return found if changed else None

    def _of_a_class(self, value: Any, kind: type, depth: int) -> Any:
        if kind is np.ndarray and not value.dtype.hasobject:
            return value if value.size <= _LONGEST else Foreign(f"an array of shape {value.shape}")
        if kind is tt.Tensor and value.numel() > _LONGEST:
            return Foreign(f"a tensor of shape {tuple(value.shape)}")
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

# What to call it, the module or class, its names, what they stand for.
Space = tuple[str, Any, Any, dict[str, Any]]


class Change(NamedTuple):
    """A name that had another meaning, `now`, and was put back. Without an owner it is not to get that again."""

    text: str
    owner: ModuleType | type | None = None
    name: str = ""
    now: Any = None


class Names:
    """The functions and classes that names stand for, module by module and class by class, since they were first seen."""

    def __init__(self) -> None:
        self._modules: dict[str, ModuleType] = {}
        self._spaces: list[Space] = []
        self._codes: list[tuple[FunctionType, Any, Any]] = []
        self._records: list[tuple[Any, str, Any]] = []
        self._known: set[int] = set()  # ids of classes and records
        self._count = 0
        self._builtins = vars(builtins)
        # Python's own; shells, debuggers and importers exchange some of the others.
        self._own_builtins = {
            name: value
            for name, value in self._builtins.items()
            if type(value) is type or (type(value) is BuiltinFunctionType and value.__self__ is builtins)
            if name not in ("__import__", "breakpoint", "input", "print")
        }
        self._expected_builtins = dict(self._builtins)
        self._loose: set[tuple[int, str]] = set()  # (id of owner, name) that stood for something else before
        self.put_in: set[tuple[int, str]] = set()  # (id of owner, name) that a plug holds at the moment

    @contextlib.contextmanager
    def own(self, *records: Any) -> Iterator[list[str]]:
        """Within the block every name has its own meaning, afterwards the one that it had before.

        Gives a list, to which the names that the block has changed are added at its end. `records` are dataclasses
        whose fields are names too.
        """
        for record in records:
            self._learn_record(record)
        self.learn()
        self._expected_builtins = {**self._builtins, **self._own_builtins}
        before = self.put_back()
        changed: list[str] = []
        put_back, set_ = self.put_back, _set  # also if the block changes what these names mean
        try:
            yield changed
        finally:
            changed += [change.text for change in put_back()]
            for _, owner, name, now in before:
                if owner is not None:
                    set_(owner, name, now)

    def learn(self) -> None:
        """Add the modules that were imported since."""
        if len(sys.modules) == self._count:
            return
        self._count = len(sys.modules)
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

    def _learn_record(self, record: Any) -> None:
        if id(record) not in self._known:
            self._known.add(id(record))
            self._records += [(record, f.name, getattr(record, f.name)) for f in dataclasses.fields(record)]

    def put_builtins_back(self) -> list[Change]:
        """Give Python's builtins their meaning back; which ones had lost it. Uses none of them."""
        here, expected, changed = self._builtins, self._expected_builtins, []
        for name in expected:
            if name not in here or here[name] is not expected[name]:
                changed.append(Change("builtins." + name, builtins, name, here.get(name)))
                here[name] = expected[name]
        return changed

    def put_back(self) -> list[Change]:
        """Give every name its meaning back; which ones had lost it."""
        changed = self.put_builtins_back()
        for one in self._spaces:
            changed += self._put_space_back(one)
        for function, code, defaults in self._codes:
            if function.__code__ is not code or function.__defaults__ is not defaults:
                function.__code__, function.__defaults__ = code, defaults
                changed.append(Change(f"{function.__module__}.{function.__name__}"))
        for record, name, value in self._records:
            if getattr(record, name) is not value:
                changed.append(Change(f"{type(record).__name__}.{name}"))
                object.__setattr__(record, name, value)
        for name, module in self._modules.items():
            if sys.modules.get(name) is not module:
                sys.modules[name] = module
                changed.append(Change(f"sys.modules[{name!r}]"))
        return changed

    def _put_space_back(self, one: Space) -> list[Change]:
        """Of one module or class. What is new there is kept, unless it hides a name."""
        text, owner, space, before = one
        if len(space) == len(before) and all(map(operator.is_, space.values(), before.values())):
            return []
        found, changed = dict(space), []
        for name, was in list(before.items()):
            now = found.get(name, _GONE)
            place = (id(owner), name)
            if now is was or place in self.put_in:
                continue
            if isinstance(was, _FUNCTIONS) and place not in self._loose and not _wraps(now, was):
                _set(owner, name, was)
                if not (text.startswith("tinytensor.") and _is_librarys(now)):
                    changed.append(Change(f"{text}.{name}", owner, name, now))
            elif now is _GONE:
                del before[name]
            else:
                before[name] = now  # a counter, a cache, a hook
                self._loose.add(place)
        for name in found.keys() - before.keys():
            if _hides(owner, name, self._own_builtins) and not (text == "tinytensor" and _is_librarys(found[name])):
                _set(owner, name, _GONE)
                changed.append(Change(f"{text}.{name}", owner, name, found[name]))
            else:
                before[name] = found[name]
        # In the order that they have now, so that the next comparison is a quick one.
        order = {name: before[name] for name in space if name in before}
        before.clear()
        before.update(order)
        return changed


_GONE = object()


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


def _set(owner: ModuleType | type, name: str, value: Any) -> None:
    """The name in the module or class now stands for the value; for nothing where that is `_GONE`."""
    if isinstance(owner, type):
        if value is _GONE:
            type.__delattr__(owner, name)
        else:
            type.__setattr__(owner, name, value)
    elif value is _GONE:
        vars(owner).pop(name, None)
    else:
        vars(owner)[name] = value


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


@contextlib.contextmanager
def process_kept() -> Iterator[None]:
    """Afterwards the switches of the process stand as they did before the block."""
    in_main = threading.current_thread() is threading.main_thread()
    were = [get() for get, _ in _SWITCHES]
    timers = [timer for timer in _TIMERS if in_main and not signal.getitimer(timer)[0]]
    handlers = {number: signal.getsignal(number) for number in _SIGNALS} if in_main else {}
    try:
        yield
    finally:
        for (get, turn), was in zip(_SWITCHES, were, strict=True):
            try:
                now = get()
            except Exception:  # a current folder that is no more
                now = None
            if now is not was and not (type(now) is type(was) and type(was) in _COMPARED and now == was):
                with contextlib.suppress(Exception):  # one that is stuck must not keep the others
                    turn(was)
        for timer in timers:
            if signal.getitimer(timer)[0]:
                signal.setitimer(timer, 0)
        for number, handler in handlers.items():
            if signal.getsignal(number) is not handler and handler is not None:
                signal.signal(number, handler)


def put_profiling(profile: Any) -> None:
    """A profiler written in C is given back by `sys.getprofile`, but `sys.setprofile` cannot call it."""
    if profile is None or callable(profile):
        sys.setprofile(profile)
    elif hasattr(profile, "enable"):
        profile.enable()


def _put_path(path: list[str]) -> None:
    sys.path[:] = path


def _put_environment(environment: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environment)


def _numpys_seed() -> tuple[Any, ...]:
    """With bytes in the place of the array, so that two of them can be compared."""
    name, keys, *others = np.random.get_state()
    return name, np.asarray(keys).tobytes(), *others


def _put_numpys_seed(state: tuple[Any, ...]) -> None:
    name, keys, *others = state
    np.random.set_state((name, np.frombuffer(keys, np.uint32), *others))


def _seed() -> tuple[Any, ...]:
    """Read without `get_state`, which makes a tensor: a plug may be in the place of what that takes."""
    return current_generator().snapshot()


def _put_seed(state: tuple[Any, ...]) -> None:
    current_generator().put_back(state)


def _put_fallbacks(fallbacks: dict[Any, Any]) -> None:
    for key in set(dispatcher.fallbacks) - set(fallbacks):
        dispatcher.deregister_fallback(key)
    for key, kernel in fallbacks.items():
        if dispatcher.fallbacks.get(key) is not kernel:
            if key in dispatcher.fallbacks:
                dispatcher.deregister_fallback(key)
            dispatcher.register_fallback(key, kernel)


def _put_libraries(libraries: set[Library]) -> None:
    """Undo what was registered from outside of the library and the lessons. They make some of theirs at the first use."""
    for each in set(living_libraries) - libraries:
        if not each._where.startswith(_FOLDERS):
            each._destroy()


_FOLDERS = tuple(str(Path(sys.modules[name].__file__ or "").parent) for name in _TRUSTED)
_SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGALRM", "SIGUSR1", "SIGHUP") if hasattr(signal, name)
)
_TIMERS = tuple(
    getattr(signal, name) for name in ("ITIMER_REAL", "ITIMER_VIRTUAL", "ITIMER_PROF") if hasattr(signal, name)
)
_COMPARED = (int, float, bool, str, list, dict, tuple, set)
# How to read a switch, and how to turn it to what was read.
_SWITCHES: tuple[tuple[Callable[[], Any], Callable[[Any], Any]], ...] = (
    (sys.gettrace, sys.settrace),
    (sys.getprofile, put_profiling),
    (threading.gettrace, lambda hook: threading.settrace(hook)),
    (sys.getrecursionlimit, sys.setrecursionlimit),
    (sys.getswitchinterval, sys.setswitchinterval),
    (gc.isenabled, lambda on: gc.enable() if on else gc.disable()),
    (os.getcwd, os.chdir),
    (lambda: dict(os.environ), _put_environment),
    (lambda: list(sys.path), _put_path),
    (lambda: sys.excepthook, lambda hook: setattr(sys, "excepthook", hook)),
    (lambda: sys.displayhook, lambda hook: setattr(sys, "displayhook", hook)),
    (lambda: sys.stdin, lambda stream: setattr(sys, "stdin", stream)),
    (np.geterr, lambda state: np.seterr(**state)),
    (np.get_printoptions, lambda options: np.set_printoptions(**options)),
    (random.getstate, random.setstate),
    (_numpys_seed, _put_numpys_seed),
    (_seed, _put_seed),
    (get_stack, set_stack),
    (ThreadLocalState, lambda state: state.apply()),
    (tt.get_default_dtype, tt.set_default_dtype),
    (tt.get_num_threads, tt.set_num_threads),
    (lambda: set(living_libraries), _put_libraries),
    (lambda: dict(dispatcher.fallbacks), _put_fallbacks),
)
