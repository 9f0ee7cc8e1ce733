"""Lesson 07, two tables: which kernel, by device and layout, and inside it which loop, by dtype (07.two_tables)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Mismatch, Outcome, Property

DEVICES = ("cpu", "cuda", "privateuseone", "meta")
LAYOUTS = ("strided", "sparse")
_DTYPES = ("float32", "float64", "int64", "bool")


class Stub:
    """A stand-in for a tensor: what it is, without elements."""

    def __init__(self, device: str, layout: str, dtype: str) -> None:
        self.device, self.layout, self.dtype = device, layout, dtype

    def __repr__(self) -> str:
        return f"({self.device}, {self.layout}, {self.dtype})"


@dataclass(frozen=True)
class Register:
    """`dtypes` are what the kernel knows by then; it may learn more."""

    op: str
    device: str
    layout: str
    dtypes: tuple[str, ...]
    again: bool = False

    @property
    def label(self) -> str:
        return f"{self.op} on {self.layout} {self.device}" + ", registered anew" * self.again

    def __str__(self) -> str:
        dtypes = f"{{{', '.join(map(repr, self.dtypes))}}}" if self.dtypes else "set()"
        return f"register({self.op!r}, {self.device!r}, {self.layout!r}, {dtypes}, fn)"


@dataclass(frozen=True)
class Learn:
    """The kernel's set of dtypes grows."""

    register: Register
    dtype: str

    def __str__(self) -> str:
        return f"the dtypes of {self.register.label} gain {self.dtype!r}"


@dataclass(frozen=True)
class Call:
    op: str
    tensors: tuple[tuple[str, str, str], ...]

    def __str__(self) -> str:
        return f"call({', '.join([repr(self.op), *(str(Stub(*t)) for t in self.tensors)])})"


Script = tuple[Any, ...]


def expected(script: Script) -> list[str]:
    """What every call gives: the kernel with the dtype that it was told, or the error."""
    table: dict[tuple[str, str, str], Register] = {}
    known: dict[Register, set[str]] = {}
    told = []
    for step in script:
        if isinstance(step, Register):
            table[step.op, step.device, step.layout], known[step] = step, set(step.dtypes)
        elif isinstance(step, Learn):
            known[step.register].add(step.dtype)
        else:
            device = max((t[0] for t in step.tensors), key=DEVICES.index)
            layout = max((t[1] for t in step.tensors), key=LAYOUTS.index)
            dtype = step.tensors[0][2]
            found = table.get((step.op, device, layout))
            if found is None:
                told.append(f"NotImplementedError: {missing_pair(step.op, device, layout)}")
            elif dtype not in known[found]:
                told.append(f"NotImplementedError: {missing_dtype(step.op, dtype)}")
            else:
                told.append(_ran(found.label, dtype, [Stub(*t) for t in step.tensors]))
    return told


def _ran(label: str, dtype: str, tensors: Any) -> str:
    return f"{label}, {dtype} loop, on {', '.join(map(repr, tensors))}"


def missing_pair(op: str, device: str, layout: str) -> str:
    return f"Could not run '{op}' on {layout} {device}"


def missing_dtype(op: str, dtype: str) -> str:
    return f"\"{op}\" not implemented for '{dtype}'"


def observe(cls: Any, script: Script) -> Outcome:
    told: list[Any] = []
    dtypes: dict[Register, set[str]] = {}
    try:
        tables, other = cls(), cls()
        for layout in LAYOUTS:  # what is registered there is nobody else's
            other.register("mm", "privateuseone", layout, {*_DTYPES}, lambda *args: "a kernel of another TwoTables()")
        for step in script:
            if isinstance(step, Register):
                dtypes[step] = set(step.dtypes)

                def fn(dtype: str, *tensors: Stub, label: str = step.label) -> str:
                    return _ran(label, dtype, tensors)

                tables.register(step.op, step.device, step.layout, dtypes[step], fn)
            elif isinstance(step, Learn):
                dtypes[step.register].add(step.dtype)
            else:
                try:
                    told.append(tables.call(step.op, *(Stub(*t) for t in step.tensors)))
                except NotImplementedError as error:
                    if str(error).startswith("07."):  # nothing is written yet
                        raise
                    told.append(f"NotImplementedError: {error}")
    except (Exception, SystemExit) as error:
        return raised(cls, error)
    return Outcome(told)


def judge(script: Script, outcome: Outcome) -> Mismatch | None:
    wanted = expected(script)
    if outcome.raised:
        return Mismatch(show_value(wanted), show_outcome(outcome), outcome.where)
    for place, (want, got) in enumerate(zip(wanted, outcome.value, strict=True), 1):
        if difference(want, got) is not None:
            return Mismatch(str(want), got if isinstance(got, str) else show_value(got), f"call {place}")
    return None


def _scripts() -> Any:
    from hypothesis import strategies as st

    tensor = st.tuples(st.sampled_from(DEVICES), st.sampled_from(LAYOUTS), st.sampled_from(_DTYPES[:3]))

    @st.composite
    def script(draw: st.DrawFn) -> Script:
        steps: list[Any] = []
        made: dict[tuple[str, str, str], Register] = {}
        for _ in range(draw(st.integers(2, 7))):
            kind = draw(st.sampled_from(("register", "register", "call", "call", "learn")))
            if kind == "register":
                op, device, layout = (
                    draw(st.sampled_from(("mm", "add"))),
                    draw(st.sampled_from(DEVICES)),
                    draw(st.sampled_from(LAYOUTS)),
                )
                before = made.get((op, device, layout))
                if before is None or not before.again:
                    dtypes = draw(st.lists(st.sampled_from(_DTYPES[:3]), max_size=2, unique=True))
                    made[op, device, layout] = Register(op, device, layout, tuple(dtypes), before is not None)
                    steps.append(made[op, device, layout])
            elif kind == "learn" and made:
                steps.append(Learn(draw(st.sampled_from(list(made.values()))), draw(st.sampled_from(_DTYPES[:3]))))
            elif kind == "call":
                op, tensors = draw(st.sampled_from(("mm", "add"))), draw(st.lists(tensor, min_size=1, max_size=3))
                steps.append(Call(op, tuple(tensors)))
        return tuple(steps)

    return script()


_CPU = Register("mm", "cpu", "strided", ("float32", "float64"))
_SPARSE = Register("mm", "cpu", "sparse", ("float32",))
_CHIP = Register("mm", "privateuseone", "strided", ("float32",))
_DENSE_F32, _SPARSE_F32 = ("cpu", "strided", "float32"), ("cpu", "sparse", "float32")
_CHIP_F32, _DENSE_BOOL = ("privateuseone", "strided", "float32"), ("cpu", "strided", "bool")
_DENSE_F64 = ("cpu", "strided", "float64")


def _show(script: Script) -> str:
    return "; ".join(map(str, script))


LATE = (_CPU, Call("mm", (_DENSE_F32,)), _CHIP, Call("mm", (_CHIP_F32,)))
MIXED = (_CPU, _SPARSE, Call("mm", (_DENSE_F32, _SPARSE_F32)), Call("mm", (_SPARSE_F32, _DENSE_F32)))
ABSENT = (_CPU, Call("mm", (_CHIP_F32,)), Call("add", (_DENSE_F32,)))
LEARNS = (_CPU, Learn(_CPU, "bool"), Call("mm", (_DENSE_BOOL,)))
NO_LOOP = (_CPU, Call("mm", (_DENSE_BOOL,)))
_ANEW = Register("mm", "cpu", "strided", ("float32",), True)
ORDER = (_CHIP, Call("mm", (_CHIP_F32, _DENSE_F32)), Call("mm", (_DENSE_F32, _CHIP_F32)))
ANEW = (_CPU, Call("mm", (_DENSE_F32,)), _ANEW, Call("mm", (_DENSE_F32,)))

TWO_TABLES = Exercise(
    id="07.two_tables",
    signature="TwoTables",
    parts=(
        Cases(
            4,
            (
                (_CPU, Call("mm", (_DENSE_F32, _DENSE_F32)), Call("mm", (_DENSE_F64, _DENSE_F64))),
                LATE,
                MIXED,
                ABSENT,
                NO_LOOP,
            ),
        ),
        Exhaustive("again", 2, lambda: [LEARNS, ANEW, ORDER]),
        Property("scripts", 4, _scripts, 150),
    ),
    probes=((_CPU, Call("mm", (_DENSE_F32, _DENSE_F32))), LATE, MIXED, ABSENT, LEARNS, NO_LOOP, ANEW),
    hints=(
        "What has to be known when somebody registers a kernel, and what can wait until it is called?",
        "One dict, from (name, device, layout) to (dtypes, fn), read anew at every call. Of the tensors' devices and "
        "layouts take the one that stands last in DEVICES and LAYOUTS. Only then look at the dtype.",
        'add is registered for ("cuda", "strided") with {"int64"}. A call with (cpu, strided, int64) and (cuda, '
        'strided, int64) finds it: cuda stands after cpu. With float32 in the first tensor: "add" has no such loop.',
    ),
    observe=observe,
    judge=judge,
    show=_show,
)
