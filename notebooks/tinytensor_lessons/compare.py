"""Running a learner's function on a case, and saying in which place two values first differ."""

from __future__ import annotations

import builtins
import copy
import itertools
import linecache
import math
import numbers
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tinytensor_lessons.exercise import Function, Mismatch, Outcome
from tinytensor_lessons.guard import Foreign, class_name, plain, written

WIDTH = 300
_LONGEST = 5000  # of an exception's text
_ADDRESS = re.compile(r" at 0x[0-9a-f]+")


def call(fn: Function, case: Sequence[Any], names: Sequence[str] = ()) -> Outcome:
    """fn(*case) on fresh copies. Exceptions of the function are part of the outcome; TimeIsUp is not."""
    args = copy.deepcopy(tuple(case))
    try:
        value = plain(fn(*args))
    except (Exception, SystemExit) as error:
        return raised(fn, error)
    for i, (before, after) in enumerate(zip(case, args, strict=True)):
        if not callable(before) and difference(before, after) is not None:
            return Outcome(value, changed=names[i] if i < len(names) else f"argument {i}")
    return Outcome(value)


def called(fn: Function, *args: Any) -> Outcome:
    """fn(*args) on the objects themselves, where a copy would be another graph."""
    try:
        return Outcome(plain(fn(*args)))
    except (Exception, SystemExit) as error:
        return raised(fn, error)


def raised(fn: Any, error: BaseException) -> Outcome:
    """The outcome of a run that ended in an exception. `fn` may be anything; it is not asked."""
    return Outcome(raised=_kind_of_error(error), message=_message(error), where=_line(fn, error))


def _kind_of_error(error: BaseException) -> str:
    """The name of its class. A class that only bears the name of a built-in one is shown with where it comes from."""
    name = class_name(type(error))
    known = getattr(builtins, name, None)
    return name if known is None or known is type(error) else f"a {name} of your own"


def _message(error: BaseException) -> str:
    try:
        return str.__str__(str(error))[:_LONGEST]
    except BaseException:  # of a text that a learner's class makes up; a time limit strikes again
        return "an exception that does not tell its text"


def _line(fn: Any, error: BaseException) -> str:
    """Which line of the learner's function the exception passed through."""
    own = written(fn)
    code = None if own is None else own.__code__
    trace, found = error.__traceback__, None
    while trace is not None and code is not None:
        if trace.tb_frame.f_code.co_filename == code.co_filename and trace.tb_lineno >= code.co_firstlineno:
            found = trace.tb_lineno
        trace = trace.tb_next
    if found is None or code is None:
        return ""
    source = linecache.getline(code.co_filename, found).strip()
    return f"raised in line {found - code.co_firstlineno + 1} of your function" + (f": {source}" if source else "")


def expects(
    oracle: Function, tolerance: float = 0.0, normalize: Callable[[Any, Any], Any] | None = None
) -> Callable[[Any, Outcome], Mismatch | None]:
    """A judge: the value must be that of `oracle(*case)`; where the oracle raises, so must the learner, word for word.

    `normalize(case, value)` removes what is free to differ before values are compared.
    """

    def judge(case: Any, outcome: Outcome) -> Mismatch | None:
        try:
            expected = oracle(*copy.deepcopy(tuple(case)))
        except Exception as error:
            return _judge_error(error, outcome)
        if outcome.raised:
            return Mismatch(show_value(expected), show_outcome(outcome), outcome.where)
        got = outcome.value
        if normalize is None:
            found = difference(expected, got, tolerance)
        else:
            found = difference(normalize(case, expected), normalize(case, got), tolerance)
        if found is not None:
            wanted, shown = show_value(expected), show_value(got)
            return Mismatch(wanted, shown, "" if found == f"expected {wanted}, got {shown}" else found)
        if outcome.changed:
            return Mismatch(f"{outcome.changed} as it was", f"{outcome.changed} changed by your call")
        return None

    return judge


def _judge_error(error: Exception, outcome: Outcome) -> Mismatch | None:
    kind = type(error).__name__
    if outcome.raised == kind and outcome.message == str(error):
        return None
    expected = f"{kind}: {error}"
    if outcome.raised == kind:
        return Mismatch(expected, show_outcome(outcome), "the exception is right, its text is not")
    return Mismatch(expected, show_outcome(outcome), outcome.where)


def show_outcome(outcome: Outcome) -> str:
    if outcome.raised:
        return f"{outcome.raised}: {outcome.message}" if outcome.message else outcome.raised
    return show_value(outcome.value)


def show_value(value: Any) -> str:
    """repr with short floats, cut to a readable length. Objects that a check does not read are named by their class."""
    text = _show(plain(value))
    return text if len(text) <= WIDTH else text[: WIDTH - 4] + " ..."


def _show(value: Any) -> str:
    if isinstance(value, bool) or value is None:
        return repr(value)
    if isinstance(value, numbers.Integral):
        number = int(value)
        return str(number) if number.bit_length() < _BITS else f"an int of {number.bit_length():,} bits"
    if isinstance(value, numbers.Real):
        text = f"{float(value):.10g}"
        return text if set(text) & set(".einf") else text + ".0"
    if type(value) is tuple:
        return "(" + _entries(map(_show, value[:WIDTH]), len(value)) + ("," if len(value) == 1 else "") + ")"
    if type(value) is list:
        return "[" + _entries(map(_show, value[:WIDTH]), len(value)) + "]"
    if type(value) is dict:
        first = itertools.islice(value.items(), WIDTH)
        return "{" + _entries((f"{_show(k)}: {_show(v)}" for k, v in first), len(value)) + "}"
    if type(value) is str and len(value) > WIDTH:
        return repr(value[:WIDTH])[:-1] + "..."
    if callable(value):
        return getattr(value, "__name__", type(value).__name__)
    return _ADDRESS.sub("", repr(value))


def _entries(texts: Iterable[str], count: int) -> str:
    return ", ".join(texts) + (", ..." if count > WIDTH else "")


_BITS = 10_000  # Python refuses to write much longer numbers


def difference(expected: Any, got: Any, tolerance: float = 0.0, where: str = "") -> str | None:
    """None if equal, else a sentence about the first place that differs. Tuples and lists count as the same.

    >>> difference((3, 1), (3, 2))
    'at [1]: expected 1, got 2'
    """
    if type(expected) is type(got) and type(expected) in _EXACT:  # nearly all that is ever compared
        return None if expected == got else _wrong(expected, got, where)
    return _difference(expected, plain(got), tolerance, where)


def _difference(expected: Any, got: Any, tolerance: float, where: str) -> str | None:
    if type(expected) is type(got) and type(expected) in _EXACT:
        return None if expected == got else _wrong(expected, got, where)
    if expected is None or isinstance(expected, str):
        return None if type(got) is type(expected) and got == expected else _wrong(expected, got, where)
    if isinstance(expected, bool):
        got = _plain(got)
        return None if isinstance(got, int) and got == expected else _wrong(expected, got, where)
    if isinstance(expected, (tuple, list)):
        return _sequence_difference(expected, got, tolerance, where)
    if isinstance(expected, numbers.Real):
        return _number_difference(expected, got, tolerance, where)
    if isinstance(expected, Mapping):
        return _mapping_difference(expected, got, tolerance, where)
    return None if expected is got or _plain(got) == expected else _wrong(expected, got, where)


# Here `==` between two of the same type is all there is to say.
_EXACT = frozenset({bool, int, str, type(None)})


def _wrong(expected: Any, got: Any, where: str) -> str:
    return f"{_place(where)}expected {_show(expected)}, got {_show(got)}"


def _place(where: str) -> str:
    return f"at {where}: " if where else ""


def _sequence_difference(expected: Sequence[Any], got: Any, tolerance: float, where: str) -> str | None:
    if not isinstance(got, (tuple, list)):
        return f"{_place(where)}expected a {type(expected).__name__}, got {_kind(got)}"
    if len(expected) != len(got):
        return f"{_place(where)}expected {len(expected)} entries, got {len(got)}"
    for i, (e, g) in enumerate(zip(expected, got, strict=True)):
        found = _difference(e, g, tolerance, f"{where}[{i}]")
        if found is not None:
            return found
    return None


def _number_difference(expected: Any, got: Any, tolerance: float, where: str) -> str | None:
    whole = isinstance(expected, numbers.Integral)
    if (whole and isinstance(got, bool)) or not isinstance(got, numbers.Integral if whole else numbers.Real):
        return f"{_place(where)}expected {'an int' if whole else 'a number'}, got {_kind(got)}"
    same = got == expected
    if not whole and not same:
        same = math.isclose(float(got), float(expected), rel_tol=tolerance, abs_tol=tolerance)
    return None if same else _wrong(expected, got, where)


def _mapping_difference(expected: Mapping[Any, Any], got: Any, tolerance: float, where: str) -> str | None:
    if not isinstance(got, Mapping):
        return f"expected a dict, got {_kind(got)}"
    for key, value in expected.items():
        if key not in got:
            return f"{key!r} is missing"
        found = _difference(value, got[key], tolerance, f"{where}[{key!r}]")
        if found is not None:
            return found
    return None


def _plain(value: Any) -> Any:
    """A NumPy scalar as the Python value that it stands for."""
    return value.item() if hasattr(value, "item") and getattr(value, "shape", None) == () else value


def _kind(value: Any) -> str:
    if value is None or type(value) is Foreign:
        return repr(value)
    return f"{type(value).__name__} {_show(value)}"[:80]
