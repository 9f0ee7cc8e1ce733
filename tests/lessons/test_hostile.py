"""Answers that attack the check: none earns a point, none ends a check early, none leaves a later one broken.

The default tier tries one exercise of each kind (`tests/conftest.py`), the full tier all of them. An object is given as the
answer to one case, and all objects of an exercise share one check's surroundings: those cost more than the case.
"""

from __future__ import annotations

import builtins
import contextlib
import copy
import gc
import importlib
import itertools
import math
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
from tinytensor_lessons import begin, check, compare, panel
from tinytensor_lessons.check import FAIL, PASS, run_check
from tinytensor_lessons.guard import NAMES, process_kept
from tinytensor_lessons.limits import stop_button
from tinytensor_lessons.registry import all_lessons, load, load_misconceptions

import tinytensor as tt

# ---- objects ---------------------------------------------------------------------------------------------------------

_COMPARISONS = ("eq", "le", "ge", "contains", "bool", "instancecheck", "subclasscheck")
_ARITHMETIC = ("add", "radd", "iadd", "sub", "rsub", "mul", "rmul", "truediv", "rtruediv", "floordiv", "mod", "pow",
               "matmul", "and", "rand", "or", "ror", "xor", "lshift", "rshift", "neg", "pos", "abs", "invert")  # fmt: skip
_OTHERS = ("ne", "lt", "gt", "len", "iter", "next", "getitem", "setitem", "delitem", "hash", "repr", "str", "format",
           "int", "float", "index", "complex", "round", "call", "enter", "exit", "array", "array_ufunc",
           "array_function", "torch_function", "copy", "deepcopy", "reduce", "reduce_ex", "getattr", "setattr", "dir",
           "sizeof", "fspath", "await", "missing", "reversed", "length_hint")  # fmt: skip


def _special(names: tuple[str, ...], method: Any) -> dict[str, Any]:
    return {f"__{name}__": method for name in names}


def _itself(self: Any, *args: Any, **kwargs: Any) -> Any:
    return self


class Agrees:
    """Equal to everything, contains everything, has every attribute, gives itself for every question."""

    locals().update(_special(_COMPARISONS, lambda self, *args: True))
    locals().update(_special(_ARITHMETIC, _itself))
    locals().update(_special(("call", "getattr", "getitem", "enter", "deepcopy", "copy"), _itself))
    __ne__ = __lt__ = __gt__ = lambda self, other: False
    __hash__ = __int__ = __index__ = __len__ = lambda self: 0
    __repr__ = __str__ = lambda self: "None"

    def __float__(self):
        return 0.0

    def __iter__(self):
        return iter(())


def raising(error: Callable[[], BaseException]) -> Any:
    """An object of which every special method raises."""

    def method(self: Any, *args: Any, **kwargs: Any) -> Any:
        raise error()

    names = tuple(name for name in (*_COMPARISONS, *_ARITHMETIC, *_OTHERS) if name not in ("setattr", "getattr"))
    return type("Raises", (), _special((*names, "getattr"), method))()


def lying(kind: type) -> Any:
    """An object that says it is of another class."""
    return type("Lies", (Agrees,), {"__class__": property(lambda self: kind)})()


def agreeing(base: type, *args: Any) -> Any:
    methods = _special(("eq", "le", "ge", "contains", "bool"), lambda self, *args: True)
    methods |= _special(("ne", "lt", "gt"), lambda self, *args: False)
    return type(f"Agreeing_{base.__name__}", (base,), {**methods, "__hash__": lambda self: 0})(*args)


class Meta(type):
    """The class itself is hostile."""

    __hash__ = __eq__ = __instancecheck__ = __subclasscheck__ = __call__ = __repr__ = lambda *args: 1 / 0

    def __getattribute__(cls, name: str) -> Any:
        raise StopIteration(name)


def _of_meta(base: type) -> Any:
    return base.__new__(Meta("M", (base,), {}))


class Own(Exception):
    pass


class OwnBase(BaseException):
    pass


class Speechless(Exception):
    def __str__(self) -> str:
        raise StopIteration

    __repr__ = __str__


class Impostor(str):
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        return True


class Says(Exception):
    def __str__(self) -> str:
        return Impostor("?" * 1_000_000)


class FunctionTensor(tt.Tensor):
    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return Agrees()


def _itself_inside() -> list[Any]:
    inside: list[Any] = [1]
    inside.append(inside)
    return inside


def _doubled() -> list[Any]:
    inside: list[Any] = [1]
    for _ in range(60):
        inside = [inside, inside]
    return inside


def _with_repr(text: Any) -> Any:
    return type("Shown", (), {"__repr__": lambda self: text, "__str__": lambda self: text})()


_ERRORS: tuple[Callable[[], BaseException], ...] = (
    StopIteration, StopAsyncIteration, Own, OwnBase, KeyboardInterrupt, SystemExit, GeneratorExit, RecursionError,
    MemoryError, AssertionError, Speechless, Says, lambda: BaseExceptionGroup("g", [OwnBase()]),
)  # fmt: skip


def objects() -> list[Any]:
    """Fresh ones."""
    return [
        Agrees(), [Agrees()], (Agrees(), Agrees()), {"a": Agrees()}, {Agrees()}, Agrees,
        *(raising(error) for error in _ERRORS[:10]),
        *(lying(kind) for kind in (int, float, str, tuple, list, dict, tt.Tensor, type(None))),
        agreeing(int, 1_000_007), agreeing(float, -1e300), agreeing(str, "?!"), agreeing(tuple, (-99,)),
        agreeing(list, [-99, "?"]), agreeing(dict, {"?": -99}), agreeing(set, {"?"}), agreeing(bytes, b"?"),
        tt.ones(1).as_subclass(FunctionTensor),
        type("L", (list,), {"__iter__": lambda self: itertools.repeat(0), "__len__": lambda self: 2})([-99]),
        _with_repr(3), _with_repr("?" * 1_000_000), _of_meta(object), Meta("M", (), {}),
        type("C", (), {"__deepcopy__": lambda self, memo: Agrees(), "__reduce_ex__": lambda self, v: (Agrees, ())})(),
        itertools.repeat(0), _itself_inside(), 10**20_000, "?" * 1_000_000, math.nan,
        np.array([None, 1], dtype=object), NotImplemented,
    ]  # fmt: skip


def answering(exercise: Any, value: Any) -> list[Any]:
    """The object as the answer of a function; where a class is asked for, also as what each of its methods answers."""

    def fn(*args: Any, **kwargs: Any) -> Any:
        return value

    if exercise.keyword == "def":
        return [fn]

    class Answers:
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            pass

        def __getattr__(self, name: str) -> Any:
            return fn

        forward = backward = setup_context = staticmethod(fn)
        apply = classmethod(fn)

    Function = type("Answers", (tt.autograd.Function,), {n: staticmethod(fn) for n in ("forward", "backward")})
    return [fn, Answers, Function]


# ---- deeds -----------------------------------------------------------------------------------------------------------


def setting(owner: Any, name: str, value: Any) -> Callable[..., Any]:
    def deed(*args: Any) -> None:
        setattr(owner, name, value)

    return deed


def _stop(*args: Any, **kwargs: Any) -> Any:
    raise StopIteration


def _no_timer(*args: Any) -> None:
    signal.signal(signal.SIGALRM, signal.SIG_IGN)
    signal.setitimer(signal.ITIMER_REAL, 0)


def _thread(*args: Any) -> None:
    threading.Thread(target=lambda: setattr(compare, "difference", lambda *a: None)).start()


def _tracer(*args: Any) -> None:
    def trace(frame: Any, event: str, arg: Any) -> Any:
        if "outcome" in frame.f_locals:
            raise OwnBase
        return trace

    sys.settrace(trace)
    sys.setprofile(lambda *args: None)
    threading.settrace(trace)


def _wrecker(*args: Any) -> None:
    """Destroys what it is given."""
    for arg in args:
        for clear in ("clear", "zero_", "pop"):
            with contextlib.suppress(Exception):
                getattr(arg, clear)()
        if isinstance(arg, list):
            arg.append(Agrees())
        if isinstance(arg, np.ndarray):
            arg[...] = 0
        for name in list(getattr(arg, "__dict__", {})):
            with contextlib.suppress(Exception):
                object.__setattr__(arg, name, Agrees())


# Builtin -> what it answers from now on.
_ANSWERS: dict[str, Any] = {
    "isinstance": True, "len": 0, "zip": (), "all": True, "any": False, "abs": 0, "map": (), "getattr": None, "sorted": [],
    "enumerate": (), "type": int, "set": frozenset(), "callable": True, "sum": 0, "repr": "", "setattr": None, "id": 1,
    "hash": 1, "min": 0, "print": None, "list": [], "dict": {}, "tuple": (), "hasattr": True, "super": None, "open": None,
    "BaseException": int, "Exception": int,
}  # fmt: skip
DEEDS: dict[str, Callable[..., Any]] = {
    **{f"builtins.{name}": setting(builtins, name, lambda *a, value=value, **k: value) for name, value in _ANSWERS.items()},
    **{f"builtins.{name} stops": setting(builtins, name, _stop) for name in ("isinstance", "len", "zip", "next", "str")},
    "builtins.map agrees": setting(builtins, "map", Agrees()),
    "math.isclose": setting(math, "isclose", lambda *a, **k: True),
    "copy.deepcopy": setting(copy, "deepcopy", lambda x, memo=None: Agrees()),
    "compare.difference": setting(compare, "difference", lambda *a, **k: None),
    "a name that shadows": setting(compare, "isinstance", lambda *a: True),
    "compare.difference.__code__": lambda *args: setattr(compare.difference, "__code__", (lambda *a: None).__code__),
    "Subject.wrong": setting(check.Subject, "wrong", lambda self, case: None),
    "Subject.judge": setting(check.Subject, "judge", lambda self, case, outcome: None),
    "check._count": setting(check, "_count", lambda *a: Agrees()),
    "check._run_part": setting(check, "_run_part", lambda part, subject: ("", None)),
    "panel.Panel.text": setting(panel.Panel, "text", _stop),
    "tt.ones": setting(tt, "ones", _stop),
    "Tensor.tolist": setting(tt.Tensor, "tolist", lambda self: Agrees()),
    "Tensor.__eq__": setting(tt.Tensor, "__eq__", lambda self, other: True),
    "np.array_equal": setting(np, "array_equal", lambda *a, **k: True),
    "np.allclose": setting(np, "allclose", lambda *a, **k: True),
    "np.array": setting(np, "array", _stop),
    "trace": _tracer,
    "timer": _no_timer,
    "thread": _thread,
    "stdout": setting(sys, "stdout", None),
    "stderr": setting(sys, "stderr", Agrees()),
    "stdout closed": lambda *args: sys.stdout.close(),
    "much is printed": lambda *args: [print("?" * 1_000_000) for _ in range(3)],
    "low recursion limit": lambda *args: sys.setrecursionlimit(200),
    "high recursion limit": lambda *args: sys.setrecursionlimit(10**6),
    "another folder": lambda *args: os.chdir("/"),
    "environment": lambda *args: os.environ.update(NBGRADER_EXECUTION="autograde", TINYTENSOR_GRADE_SEED="5"),
    "no garbage collector": lambda *args: gc.disable(),
    "grad mode": lambda *args: tt.set_grad_enabled(False),
    "default dtype": lambda *args: tt.set_default_dtype(tt.float64),
    "numpy's errors": lambda *args: np.seterr(all="raise"),
    "sys.modules": lambda *args: sys.modules.pop("tinytensor_lessons.compare"),
    "arguments": _wrecker,
}  # fmt: skip

# Every exercise meets some of the deeds, these exercises meet all: a value, an array, a class, a graph, a plug.
_ALL_DEEDS = ("00.topo", "01.flat_index", "04.mm_kernel", "07.keyset", "12.my_relu")
_SHARE = 9
_IDS = [exercise.id for spec in all_lessons() for exercise in spec.exercises]


def deeds_of(exercise: Any) -> dict[str, Callable[..., Any]]:
    if exercise.id in _ALL_DEEDS:
        return DEEDS
    start = _IDS.index(exercise.id) % _SHARE
    return {name: deed for place, (name, deed) in enumerate(DEEDS.items()) if place % _SHARE == start}


def doing(deed: Callable[..., Any], exercise: Any) -> Any:
    def fn(*args: Any, **kwargs: Any) -> Any:
        deed(*args)
        return Agrees()

    return fn if exercise.keyword == "def" else type("Does", (), {"__init__": lambda self, *args: deed(*args)})


def against_the_exercise(exercise: Any) -> list[Callable[..., Any]]:
    """Its own judge, and everything that holds a solution."""
    deeds = [lambda *args: object.__setattr__(exercise, "judge", lambda case, outcome: None)]
    deeds.append(lambda *args: object.__setattr__(exercise.parts[0], "points", 1000))
    for oracle in exercise.oracles:
        module, _, name = oracle.partition(":")
        deeds.append(setting(importlib.import_module(module), name, lambda *a, **k: Agrees()))
    return deeds


# ---- huge answers ----------------------------------------------------------------------------------------------------


def huge() -> dict[str, Any]:
    """How an answer is shown, and the answer."""
    return {
        "a list of 1,000,000 entries": [0] * 10**6,
        "a tuple of 1,000,000 entries": (0,) * 10**6,
        "a str of 10,000,000 characters": "?" * 10**7,
        "an int of 10,000,001 bits": 1 << 10**7,
        "a tensor of shape (10000000,)": tt.ones(1).expand(10**7),
        "an array of shape (10000000,)": np.broadcast_to(np.zeros(1), (10**7,)),
    }


# ---- what must hold --------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def tried(exercise: Any) -> Iterator[Callable[[Any], check.Failure | None]]:
    """Gives a function that tries an answer on the first case of all, as a check does."""
    case = exercise.parts[0].cases[0]
    with (
        stop_button() as stop,
        check.quiet() as prints,
        process_kept(),
        NAMES.own(exercise, *exercise.parts) as changed,
    ):

        def wrong(fn: Any) -> check.Failure | None:
            with check.provided(fn, exercise.provides):
                subject = check.Subject(exercise, fn, prints, stop, changed)
                with subject.limit:
                    return subject.wrong(case)

        yield wrong
    assert changed == []


def assert_refused(exercise: Any, fn: Any, what: Any, misconceptions: Any = ()) -> Any:
    result = run_check(exercise, fn, misconceptions)
    assert (result.status, result.points) == (FAIL, 0), (what, result)
    assert result.parts == () or result.parts[0].status == FAIL, (what, result)
    assert_shown(result.failure, what)
    assert "report it" not in repr(result)
    return result


def assert_shown(failure: Any, what: Any) -> None:
    text = repr(failure)
    assert type(text) is str and len(text) < 10_000, (what, text[:2000])
    assert failure.mismatch.expected and failure.mismatch.got, (what, text)
    assert failure.mismatch.got != "still running", what


def assert_unharmed(exercise: Any, fn: Any) -> None:
    result = run_check(exercise, fn)
    assert (result.status, result.points) == (PASS, exercise.points), repr(result)


def name_of(value: Any) -> str:
    return object.__repr__(value)[:80]


def test_attacks(exercise, solution, monkeypatch, tmp_path):
    """One after the other, and then the right answer: it has cost them nothing."""
    monkeypatch.chdir(tmp_path)
    before = [getattr(builtins, name) for name in vars(builtins)]
    try_objects(exercise)
    try_deeds(replace(exercise, seconds=3.0))
    assert all(map(lambda a, b: a is b, before, [getattr(builtins, name) for name in vars(builtins)]))
    assert_unharmed(exercise, solution(exercise))


def try_objects(exercise: Any) -> None:
    values = objects()
    answers = [(value, fn) for value in (*values, *_HUGE.values()) for fn in answering(exercise, value)]
    answers += [(error, raising_when_called(error)) for error in _ERRORS]
    with tried(exercise) as wrong:
        failures = [(value, wrong(fn)) for value, fn in answers]
    for value, failure in failures:
        assert failure is not None, name_of(value)
        assert_shown(failure, name_of(value))
    models = load_misconceptions(exercise.id[:2])[exercise.name]
    for fn in answering(exercise, Agrees()):
        assert_refused(exercise, fn, "agrees", models)
    for fn in (answering(exercise, raising(error))[0] for error in (StopIteration, KeyboardInterrupt)):
        assert_refused(exercise, fn, "raises", models)


def raising_when_called(error: Callable[[], BaseException]) -> Any:
    def fn(*args: Any, **kwargs: Any) -> Any:
        raise error()

    return fn


_HUGE = huge()


def test_a_huge_answer_is_shown_with_its_size():
    exercise = load("01").exercises[0]
    for text, value in {**_HUGE, "an answer without end": _doubled()}.items():
        result = run_check(exercise, answering(exercise, value)[0])
        assert result.points == 0 and text in result.failure.mismatch.note, (text, result)


def try_deeds(exercise: Any) -> None:
    for name, deed in deeds_of(exercise).items():
        assert_refused(exercise, doing(deed, exercise), name)
    for place, deed in enumerate(against_the_exercise(exercise)):
        assert_refused(exercise, doing(deed, exercise), place)


def test_in_grade_mode(monkeypatch, capfd, solution):
    exercise = load("01").exercises[0]
    monkeypatch.setenv("NBGRADER_EXECUTION", "autograde")
    lesson = begin("01")
    capfd.readouterr()
    for value in (Agrees(), raising(StopIteration), raising(KeyboardInterrupt)):
        for fn in answering(exercise, value):
            points = lesson.check(exercise.id, fn)
            assert type(points) is float and points == 0.0
    for name in ("builtins.isinstance", "builtins.len stops", "compare.difference", "stderr"):
        points = lesson.check(exercise.id, doing(DEEDS[name], exercise))
        assert type(points) is float and points == 0.0
    assert lesson.check(exercise.id, solution(exercise)) == exercise.points
    assert capfd.readouterr().err == ""
