"""Lesson 19, from starts and ends to a tree: 19.observe."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import tinytensor as tt
from tinytensor.aten.record_function import Callback, RecordFunction, add_global_callback, remove_callback
from tinytensor.introspect import op_tree
from tinytensor.nn.functional import linear
from tinytensor.profiler import profile, record_function
from tinytensor.profiler.collection import Range, Results
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.profile_traces import Clock, Event, duration, told, walk
from tinytensor_lessons.tensor_programs import COMPILING


@dataclass(frozen=True)
class Script:
    """What an observer is told, and when.

    steps   "name" starts an event, a number ends the event that was started as that one (0 the first); a tick of the
            clock stands between any two steps
    notes   whether the observer is given a function `note`, which runs an operator of its own
    """

    steps: tuple[str | int, ...]
    notes: bool = False


_NOTING = "aten::isnan"


def _play(cls: Any, case: Script) -> list[Event]:
    clock = Clock()
    noting = False

    def note(name: str) -> str:
        nonlocal noting
        if not noting:
            noting = True
            token = observer.start(_NOTING)
            clock.tick(100)
            observer.end(token)
            noting = False
        return f"noted {name}"

    observer = cls(clock, note) if case.notes else cls(clock)
    started = []
    for step in case.steps:
        if isinstance(step, str):
            started.append(observer.start(step))
        else:
            observer.end(started[step])
        clock.tick(10)
    return observer.roots


def _written(case: Script) -> list[Event]:
    """What the observer should have at the end. While `note` runs 100 ns pass."""
    now = 0
    roots: list[Event] = []
    started: list[Event] = []
    path: list[Event] = []
    for step in case.steps:
        if isinstance(step, str):
            now += 100 * case.notes
            event: Event = {"name": step, "start": now, "end": None, "children": []}
            if case.notes:
                event["note"] = f"noted {step}"
            (path[-1]["children"] if path else roots).append(event)
            path.append(event)
            started.append(event)
        elif any(event is started[step] for event in path):
            while True:
                last = path.pop()
                last["end"] = now
                if last is started[step]:
                    break
        now += 10
    return roots


def _observe_observer(cls: Any, case: Script) -> Outcome:
    try:
        roots = _play(cls, case)
        return Outcome(_plain(roots))
    except (Exception, SystemExit) as error:
        return raised(cls, error)


def _plain(roots: Any, depth: int = 0) -> Any:
    """The tree without further entries; one that contains itself is cut."""
    if not isinstance(roots, (list, tuple)) or depth > 20:
        return show_value(roots)[:80]
    kept = ("name", "start", "end", "note")
    return [
        {name: event[name] for name in kept if name in event} | {"children": _plain(event.get("children"), depth + 1)}
        if isinstance(event, dict)
        else event
        for event in roots
    ]


def _judge_observer(case: Script, outcome: Outcome) -> Mismatch | None:
    wanted = _written(case)
    if outcome.raised:
        return Mismatch(told(wanted), show_outcome(outcome), outcome.where)
    found = difference(wanted, outcome.value)
    if found is None:
        return None
    try:
        return Mismatch(told(wanted), told(outcome.value), found)
    except (KeyError, TypeError):
        return Mismatch(told(wanted), show_value(outcome.value), found)


def _show_script(case: Script) -> str:
    lines = ["observer = Observer(clock, note)" if case.notes else "observer = Observer(clock)"]
    names: list[str] = []
    for place, step in enumerate(case.steps):
        if isinstance(step, str):
            names.append(f"e{len(names)}")
            lines.append(f"{names[-1]} = observer.start({step!r})" + ("" if place else "  # the clock ticks 10 a line"))
        else:
            lines.append(f"observer.end({names[step]})")
    return "\n".join(lines)


def _scripts(raising: bool) -> Callable[[], Any]:
    """Well nested scripts, or such where ends are missing, or come again."""

    def strategy() -> Any:
        from hypothesis import strategies as st

        yes_or_no = st.booleans()

        @st.composite
        def case(draw: st.DrawFn) -> Script:
            steps: list[str | int] = []
            path: list[int] = []
            count = 0
            for _ in range(draw(st.integers(1, 8))):
                closes = draw(yes_or_no)
                if path and closes:
                    place = draw(st.integers(0, len(path) - 1)) if raising else len(path) - 1
                    steps.append(path[place])
                    del path[place:]
                    if raising and draw(st.integers(0, 3)) == 0:
                        steps.append(draw(st.integers(0, count - 1)))
                        if steps[-1] in path:
                            del path[path.index(int(steps[-1])) :]
                else:
                    steps.append(draw(st.sampled_from(("linear", "addmm", "t"))))
                    path.append(count)
                    count += 1
            return Script(tuple(steps))

        return case()

    return strategy


# In the profiler's place: it keeps a log of what began and ended, and makes the tree when all is over.


def _plug(cls: Any) -> Function:
    def read(results: Results, thread: int, log: list[Any]) -> list[Range]:
        clock = Clock()
        observer = cls(clock)
        ranges: dict[int, Range] = {}
        begun: list[Event] = []
        for entry in log:
            is_pair = isinstance(entry, tuple)
            if is_pair and entry[0] is None:
                continue  # memory
            if is_pair and len(entry) > 2:
                each = Range(entry, thread, None)
                clock.now = each.start
                begun.append(observer.start(each.name))
                ranges[id(begun[-1])] = each
            else:
                clock.now = entry[0] if is_pair else entry
                observer.end(begun.pop())
        return [_as_range(event, ranges, None) for event in observer.roots]

    return read


def _as_range(event: Event, ranges: dict[int, Range], parent: Range | None) -> Range:
    each = ranges[id(event)]
    each.start, each.end, each.parent = event["start"], event["end"], parent
    each.children = [_as_range(child, ranges, each) for child in event["children"]]
    return each


def _profiled(program: Callable[[Any], Any]) -> Callable[[], Mismatch | None]:
    """The profiler's tree of a program has the nesting that callbacks hear of, and its times add up."""

    def run() -> Mismatch | None:
        heard: list[Event] = []
        path: list[list[Event]] = [heard]

        def start(record: RecordFunction) -> None:
            path[-1].append({"name": record.name, "children": []})
            path.append(path[-1][-1]["children"])

        def end(record: RecordFunction, context: Any) -> None:
            path.pop()

        x = tt.ones(3, 3)
        with profile() as prof:
            callback = add_global_callback(Callback(start, end))
            program(x)
            remove_callback(callback)
        roots = op_tree(prof)
        wanted, got = map(_nesting, (heard, roots))
        if got != wanted:
            return Mismatch(wanted, got, "The tree that the profiler has.")
        own, total = sum(event["self"] for event in walk(roots)), sum(map(duration, roots))
        return None if own == total else Mismatch(f"self times of {total} ns together", f"{own} ns")

    return run


def _nesting(tree: list[Event]) -> str:
    """`relu, linear(t, mm)`"""
    inner = (event["name"] + f"({_nesting(event['children'])})" * bool(event["children"]) for event in tree)
    return ", ".join(inner).replace("aten::", "")


def _two_layers(x: Any) -> None:
    linear(linear(x, x).relu(), x)


def _labelled(x: Any) -> None:
    with record_function("outer"):
        x.exp()
        with record_function("inner"):
            x.sin()
    x.relu()


LINEAR = Script(("linear", "t", 1, "addmm", 2, 0))
TWICE = Script(("relu", 0, "relu", 1))
RECURSIVE = Script(("linear", "linear", "linear", 2, "t", 3, 1, 0))
RAISED = Script(("linear", "addmm", 0, "relu", 2))
LATE = Script(("linear", "addmm", 0, "relu", 1, 2, 0))
NOTED = Script(("linear", "addmm", 1, "t", 2, 0), notes=True)

OBSERVE = Exercise(
    id="19.observe",
    signature="Observer",
    parts=(
        Cases(2, (Script(("relu", 0)), LINEAR, TWICE)),
        Property("nested", 2, _scripts(raising=False), 60),
        Exhaustive("exceptions", 1, lambda: [RAISED, LATE]),
        Property("any order", 1, _scripts(raising=True), 60),
        Exhaustive(
            "note",
            1,
            lambda: [Script(script.steps, notes=True) for script in (NOTED, TWICE, RECURSIVE, RAISED)],
            "While note runs, its own operators call start and end. And its time: does it belong to the event?",
        ),
        Plug(
            1,
            "tinytensor.profiler.collection:Results._read",
            {"the profile of two layers": _profiled(_two_layers), "labels in a profile": _profiled(_labelled)},
            _plug,
        ),
    ),
    probes=(LINEAR, RECURSIVE, RAISED, LATE, NOTED, Script(("relu", 0))),
    hints=(
        "When an event starts, who is its parent? You need to know which events are open at that moment.",
        "Keep the open events on a stack: the parent is the one on top, or none. An end closes its own event and "
        "everything above it on the stack; where the event is not on the stack there is nothing to close.",
        "start(a), start(b), start(c), end(b): c never got an end, so it closes with b, at the same time. "
        "Open is a; a start now would be a's second child. end(c) later changes nothing.",
    ),
    observe=_observe_observer,
    judge=_judge_observer,
    show=_show_script,
    seconds=COMPILING,
)
