"""Lesson 08, skipping: keys that have nothing to do are never called (08.fallthrough)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Function, Mismatch, Outcome, Property
from tinytensor_lessons.toy_ops import FALLTHROUGH, Op

Kind = str  # "runs", "calls on", "skip"


@dataclass(frozen=True)
class Script:
    """An operator's kernels, by the number of their key; then calls and registrations."""

    kernels: tuple[tuple[int, Kind], ...]
    steps: tuple[tuple[Any, ...], ...]

    def __str__(self) -> str:
        table = ", ".join(f"{key}: {_label(key, kind)}" for key, kind in self.kernels)
        steps = [
            f"fallthrough_call(op, {', '.join([bin(step[1]), *map(str, step[2:])])})"
            if step[0] == "call"
            else f"op.table[{step[1]}] = {_label(*step[1:])}"
            for step in self.steps
        ]
        return f"op.table = {{{table}}}; " + "; ".join(steps)

    def expected(self) -> list[Any]:
        kinds, told = dict(self.kernels), []
        for step in self.steps:
            if step[0] == "register":
                kinds[step[1]] = step[2]
                continue
            keys = sorted((k for k in range(12) if step[1] >> k & 1 and kinds.get(k) != "skip"), reverse=True)
            ran = []
            result: Any = "NotImplementedError"
            for place, key in enumerate(keys):
                kind = kinds.get(key)
                if kind is not None:
                    ran.append(_label(key, kind, sum(1 << k for k in keys[place:])))
                if kind == "runs":
                    result = key + sum(step[2:])
                if kind != "calls on":
                    break
            told.append([result, ran])
        return told


def _label(key: int, kind: Kind, ks: int | None = None) -> str:
    label = {"runs": f"kernel {key}", "calls on": f"kernel {key} (redispatches)", "skip": "FALLTHROUGH"}[kind]
    return label if ks is None else f"{label} with ks = {bin(ks)}"


def _observe_calls(fn: Function, case: Script) -> Outcome:
    told: list[Any] = []
    op = Op()

    def register(key: int, kind: Kind) -> None:
        def kernel(op: Op, ks: int, *args: int) -> Any:
            # A key below that is FALLTHROUGH too may have been cleared already, or be cleared by the next call.
            later = sum(1 << k for k in range(key) if op.table.get(k) is FALLTHROUGH)
            op.log.append(_label(key, kind, ks & ~later))
            return key + sum(args) if kind == "runs" else fn(op, ks & (1 << key) - 1, *args)

        op.table[key] = FALLTHROUGH if kind == "skip" else kernel

    for key, kind in case.kernels:
        register(key, kind)
    for step in case.steps:
        if step[0] == "register":
            register(*step[1:])
            continue
        op.log = []
        try:
            result = fn(op, *step[1:])
        except NotImplementedError as error:
            if str(error).startswith("08."):  # nothing is written yet
                return raised(fn, error)
            result = "NotImplementedError"
        except (Exception, SystemExit) as error:
            return raised(fn, error)
        told.append([result, list(op.log)])
    return Outcome(told)


def _judge_calls(case: Script, outcome: Outcome) -> Mismatch | None:
    wanted = case.expected()
    if outcome.raised:
        return Mismatch(_told(wanted[0]), show_outcome(outcome), outcome.where)
    for number, (expected, got) in enumerate(zip(wanted, outcome.value, strict=True), 1):
        if difference(expected, got) is not None:
            return Mismatch(_told(expected), _told(got), f"call {number}" if len(wanted) > 1 else "")
    return None


def _told(call: list[Any]) -> str:
    return f"{show_value(call[0])}, after running {', '.join(call[1]) or 'nothing'}"


def _programs() -> Any:
    from hypothesis import strategies as st

    kind = st.sampled_from(("runs", "calls on", "skip", "skip"))

    @st.composite
    def case(draw: st.DrawFn) -> Script:
        kernels = draw(st.dictionaries(st.integers(0, 8), kind, min_size=1, max_size=6))
        steps: list[tuple[Any, ...]] = []
        for _ in range(draw(st.integers(1, 3))):
            ks = 0
            for key in draw(st.lists(st.sampled_from([*kernels, *kernels, *range(9)]), min_size=1, max_size=5)):
                ks |= 1 << key
            steps.append(("call", ks, *draw(st.sampled_from(((5,), (5, 7), ())))))
            if draw(st.booleans()):
                steps.append(("register", draw(st.sampled_from(list(kernels))), draw(kind)))
        return Script(tuple(sorted(kernels.items())), tuple(steps))

    return case()


_TABLE = ((0, "runs"), (2, "runs"), (3, "skip"), (5, "skip"))
_ON = ((0, "runs"), (3, "skip"), (4, "calls on"))

FALLTHROUGH_CALL = Exercise(
    id="08.fallthrough",
    signature="fallthrough_call(op, ks, *args)",
    parts=(
        Cases(
            3,
            (
                Script(_TABLE, (("call", 0b1, 5),)),
                Script(_TABLE, (("call", 0b101001, 5),)),
                Script(_ON, (("call", 0b11001, 5, 7),)),
                Script(_TABLE, (("call", 0b1001, 5), ("register", 3, "runs"), ("call", 0b1001, 5))),
                Script(_TABLE, (("call", 0b101000, 5),)),
            ),
        ),
        Property("calls", 3, _programs, 150),
    ),
    probes=(
        Script(_TABLE, (("call", 0b1, 5),)),
        Script(_TABLE, (("call", 0b1001, 5),)),
        Script(_TABLE, (("call", 0b101001, 5),)),
        Script(_ON, (("call", 0b11001, 5),)),
        Script(((0, "runs"), (2, "runs"), (3, "skip")), (("call", 0b1001, 5),)),
        Script(_TABLE, (("call", 0b1001, 5), ("register", 3, "runs"), ("call", 0b1001, 5))),
        Script(_TABLE, (("call", 0b101000, 5),)),
        Script(_TABLE, (("call", 0b101001, 5, 7),)),
    ),
    hints=(
        "Which bits of `ks` stand for keys that have something to do? Clear the others, then look for the highest.",
        "Go through op.table: where the entry is FALLTHROUGH, clear that bit of ks. Then the highest key is "
        "ks.bit_length() - 1; its kernel gets op, ks and the arguments.",
        "Kernels at 1 and 6, FALLTHROUGH at 4 and 7, ks = 0b10010010: without the bits 7 and 4 it is 0b10. Key 1 runs; key "
        "6 is not in the set.",
    ),
    observe=_observe_calls,
    judge=_judge_calls,
    show=str,
    provides={"FALLTHROUGH": FALLTHROUGH},
)
