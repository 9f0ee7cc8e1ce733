"""Lesson 08, what the dispatcher did: 08.analyze, practical exercise 3."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import tinytensor as tt
from tinytensor.introspect import dispatch_trace
from tinytensor_lessons import listener
from tinytensor_lessons.compare import WIDTH, difference, raised, show_outcome, show_value
from tinytensor_lessons.demands import of_kind
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Property
from tinytensor_lessons.guard import plain
from tinytensor_lessons.tensor_programs import COMPILING, C, Program, X, Y, program

# ---- the six calls to predict, as the notebook has them


def six_calls() -> dict[str, Callable[[], Any]]:
    """Letter -> a call. `w` requires grad and is 2 x 2, `m` is the same on meta."""
    w, m = tt.ones(2, 2, requires_grad=True), tt.ones(2, 2, device="meta", requires_grad=True)
    plain, inner = tt.ones(2, 2), w * 2

    def in_inference_mode() -> Any:
        with tt.inference_mode():
            return plain + 1

    return {
        "A": lambda: tt.mm(w, plain),
        "B": lambda: w.t(),
        "C": lambda: inner.mul_(2),
        "D": lambda: tt.mm(m, m),
        "E": in_inference_mode,
        "F": lambda: tt.matmul(w, plain),
    }


@functools.cache
def keys_of_six_calls() -> dict[str, list[str]]:
    """Letter -> the keys at which the call of that letter stops; calls made inside of it do not count."""
    return {
        letter: [stop["key"] for stop in dispatch_trace(run)["calls"][0]["stops"]]
        for letter, run in six_calls().items()
    }


# ---- programs


class Stopped(BaseException):
    """Not an Exception, as the KeyboardInterrupt of somebody who stops the program is none."""


PREDICTION = "prediction"
Case = Program | str


def prepared(case: Program) -> Callable[[], None]:
    """The program over leaves that are made beforehand, so that nothing but its own calls is told."""
    scope: dict[str, Any] = {
        "x": tt.tensor(X, requires_grad=True), "y": tt.tensor(Y, requires_grad=True), "c": tt.tensor(C), "tt": tt,
        "Stopped": Stopped,
    }  # fmt: skip
    code = compile("\n".join(case.lines), "<program>", "exec")
    return lambda: exec(code, scope)


def told(run: Callable[[], Any]) -> list[Any]:
    """What `analyze` should return, from a trace of the same program."""
    calls = dispatch_trace(run)["calls"]
    names = [call["name"] + (f".{call['overload']}" if call["overload"] else "") for call in calls]
    stops = [[(stop["key"], stop["reason"]) for stop in call["stops"]] for call in calls]
    return list(zip(names, stops, strict=True))


TUPLES = of_kind([(str, [(str, str)])], "a list of tuples (op, stops), where stops is a list of tuples (key, reason)")


def _observe(fn: Function, case: Case) -> Outcome:
    if case == PREDICTION:
        other: Any = getattr(fn, "prediction", None) or getattr(fn, "__globals__", {}).get("prediction")
        try:
            return Outcome(other() if other is not None else None)
        except (Exception, SystemExit) as error:
            return raised(fn, error)
    assert isinstance(case, Program)
    before = list(listener.listeners)
    error_text = ""
    value: Any = None
    run, runs = prepared(case), 0

    def program() -> None:
        nonlocal runs
        runs += 1
        run()

    try:
        value = plain(fn(program))
    except (ZeroDivisionError, Stopped) as error:
        error_text = f"{type(error).__name__}: {error}"
    except (Exception, SystemExit) as error:
        return raised(fn, error)
    finally:
        left = [each for each in listener.listeners if each not in before]
        for each in left:
            listener.remove_listener(each)
    return Outcome({"calls": value, "error": error_text, "left": len(left), "runs": runs})


def _judge(case: Case, outcome: Outcome) -> Mismatch | None:
    if case == PREDICTION:
        wanted = keys_of_six_calls()
        if outcome.raised:
            return Mismatch("a dict with the letters A to F", show_outcome(outcome), outcome.where)
        got = outcome.value if isinstance(outcome.value, dict) else {}
        wrong = [letter for letter, keys in wanted.items() if difference(keys, got.get(letter)) is not None]
        if not wrong and any(not isinstance(got[letter], list) for letter in wanted):
            return Mismatch("a dict from letter to list of keys", show_value(got), "The task asks for lists.")
        if not wrong:
            return None
        shown = {letter: got.get(letter) for letter in wrong}
        return Mismatch("the keys that your own analyze shows", show_value(shown), f"not what runs: {', '.join(wrong)}")
    assert isinstance(case, Program)
    fails = next((text for line, text in _ERRORS.items() if line in case.lines), "")
    if outcome.raised:
        return Mismatch(fails or show_value(told(prepared(case))), show_outcome(outcome), outcome.where)
    if fails:
        if outcome.value["error"] != fails:
            instead = outcome.value["error"] or show_value(outcome.value["calls"])
            return Mismatch(f"{fails}, the program's own exception, let through", instead)
    else:
        calls = outcome.value["calls"]
        problem = _first(told(prepared(case)), calls)
        if problem is not None:
            return problem
        if not TUPLES.holds(case, calls):
            return Mismatch(TUPLES.expected, show_value(calls), TUPLES.note)
    if outcome.value["left"]:
        return Mismatch("nobody listens after your call", f"{outcome.value['left']} listener(s) left")
    if outcome.value["runs"] != 1:
        return Mismatch("program() called once", f"called {outcome.value['runs']} times")
    return None


def _first(expected: list[Any], got: Any) -> Mismatch | None:
    if not isinstance(got, list):
        return Mismatch(show_value(expected[0]), show_value(got))
    for number, (want, have) in enumerate(zip(expected, got, strict=False), 1):
        if difference(want, have) is not None:
            return Mismatch(show_value(want), show_value(have), f"entry {number}")
    if len(expected) != len(got):
        wanted, shown = (", ".join(str(op) for op, _ in entries)[:WIDTH] for entries in (expected, got))
        return Mismatch(wanted, shown, f"{len(expected)} calls, you have {len(got)}")
    return None


def _programs() -> Any:
    from tinytensor.testing.strategies import tensor_programs

    return tensor_programs(4).map(lambda lines: Program(lines))


SIMPLE = program("loss = x * c")
VIEW = program("loss = x[:1]")
PARTS = program("loss = tt.matmul(x.view(2, 1), y.view(1, 2))")
RAISES = program("p = x + y", "loss = 1 / 0")
STOPS = program("p = x + y", "raise Stopped('enough')")
_ERRORS = {RAISES.lines[1]: "ZeroDivisionError: division by zero", STOPS.lines[1]: "Stopped: enough"}
IN_PLACE = program("p = x * 2", "p.add_(y)", "loss = p")
# mul_ copies p for backward before it goes on, so stops of mul_ come after another call has ended.
COPIES = program("p = x * 2", "p.mul_(y)", "loss = p")
PLAIN = program("loss = c * c")

ANALYZE = Exercise(
    id="08.analyze",
    signature="analyze(program)",
    parts=(
        Cases(3, (SIMPLE, PARTS, IN_PLACE, COPIES)),
        Property("programs", 2, _programs, 25),
        Exhaustive("errors", 1, lambda: [RAISES, SIMPLE, STOPS, SIMPLE]),
        Exhaustive(
            "prediction",
            2,
            lambda: [PREDICTION],
            "Take the letters one by one: does autograd record it, is it a view or in place, who computes, and does it "
            "call others instead?",
        ),
    ),
    probes=(PLAIN, SIMPLE, VIEW, PARTS, IN_PLACE, RAISES, STOPS, COPIES),
    hints=(
        "Three kinds of events. Which of them opens an entry of the result, which adds to one, and to which?",
        'Keep the result and a stack of open entries. "call": a new entry goes to both. "stop": (key, reason) joins the '
        'entry on top of the stack. "end": pop. Listen in try, and remove the listener in finally.',
        "call f, stop AutogradCPU, call g, stop CPU, end, stop CPU, end: [(f, [AutogradCPU, CPU]), (g, [CPU])].",
    ),
    observe=_observe,
    judge=_judge,
    show=lambda case: "prediction()" if case == PREDICTION else f"analyze(program)  where program runs {case}",
    provides={"add_listener": listener.add_listener, "remove_listener": listener.remove_listener},
    oracles=("tinytensor.introspect.trace:trace",),
    seconds=COMPILING,
)
