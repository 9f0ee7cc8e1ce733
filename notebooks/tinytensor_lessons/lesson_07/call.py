"""Lesson 07, the keys of a call: which count (07.effective), and which are left for a redispatch (07.below)."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import tinytensor as tt
from tinytensor.aten.record_function import Callback, add_global_callback, remove_callback
from tinytensor.c10.dispatch_key_set import (
    AFTER_ADINPLACEORVIEW,
    AFTER_AUTOGRAD,
    BACKEND_MASK,
    FUNCTIONALITY_MASK,
    PSEUDO_MASK,
)
from tinytensor.c10.local_dispatch_key_set import tls
from tinytensor_lessons.compare import called, difference, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.key_bits import FUNCTIONALITIES, Keyed, bits_of, keys, names_of
from tinytensor_lessons.lesson_07.keys import split
from tinytensor_lessons.op_tests import database_tests, gradient_tests
from tinytensor_lessons.plug import Calls, replaced
from tinytensor_lessons.tensor_programs import COMPILING

ALL = FUNCTIONALITY_MASK | BACKEND_MASK


def tensor(*names: str) -> Keyed:
    return Keyed(_set(*names))


def _set(*names: str) -> int:
    bits = 0
    for name in names:
        bits |= bits_of(name)
    return bits


def braces(bits: Any) -> str:
    """A key set by the names of its keys; bits that make no key are told as bits."""
    if type(bits) is not int or bits < 0:
        return show_value(bits)
    names = names_of(bits)
    return f"{{{', '.join(names)}}}" if _set(*names) == bits else f"{{{', '.join(names)}}}, as bits {bin(bits)}"


def _judge(wanted: int, outcome: Outcome) -> Mismatch | None:
    if outcome.raised:
        return Mismatch(braces(wanted), show_outcome(outcome), outcome.where)
    if difference(wanted, outcome.value) is None:
        return None
    return Mismatch(braces(wanted), braces(outcome.value))


# ---- 07.effective --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Args:
    """Arguments of a call, the thread's two sets, and the operator's mask."""

    args: tuple[Any, ...]
    included: int = 0
    excluded: int = 0
    fallthrough: int = 0

    def __str__(self) -> str:
        sets = f"{braces(self.included)}, {_functionalities(self.excluded)}"
        skipped = f"all but {_functionalities(self.fallthrough)}" if self.fallthrough else "all"
        return f"effective({show_value(list(self.args))}, {sets}, {skipped})"

    def expected(self) -> int:
        carried = 0
        for arg in self.args:
            for value in arg if isinstance(arg, list) else [arg]:
                carried |= value.key_set if isinstance(value, Keyed) else 0
        return (carried | self.included) & ~self.excluded & ~self.fallthrough


def _functionalities(bits: int) -> str:
    """Functionality bits without a backend."""
    names = [name for k, name in enumerate(FUNCTIONALITIES, BACKEND_MASK.bit_length()) if bits >> k & 1]
    return f"{{{', '.join(name or 'Dense' for name in names)}}}"


def functionality(*names: str) -> int:
    return _set(*names) & ~BACKEND_MASK


def _observe_effective(fn: Function, case: Args) -> Outcome:
    args = [list(arg) if isinstance(arg, list) else arg for arg in case.args]
    return called(fn, args, case.included, case.excluded, ALL & ~case.fallthrough)


def _calls() -> Any:
    from hypothesis import strategies as st

    from tinytensor.testing.strategies import keysets

    keyed = keysets(0, 4).map(lambda names: tensor(*names))
    plain = st.sampled_from((None, 1.5, 2))
    arg = st.one_of(keyed, keyed, plain, st.lists(st.one_of(keyed, keyed, st.none()), max_size=3))
    masks = keysets(0, 3).map(lambda names: functionality(*names))

    @st.composite
    def case(draw: st.DrawFn) -> Args:
        args = tuple(draw(st.lists(arg, max_size=4)))
        return Args(args, _set(*draw(keysets(0, 2))), draw(masks), draw(masks))

    return case()


def _adapt(fn: Function) -> Function:
    def call_slow(op: Any, ks: int, *args: Any) -> Any:
        everything = (ks | tls.included) & tls.not_excluded
        pseudo = everything & PSEUDO_MASK
        op.entry.computed_table()  # the masks follow from it
        mask = op.extractor.mask(FUNCTIONALITY_MASK | everything & BACKEND_MASK | pseudo) | BACKEND_MASK
        included = tls.included if op.extractor.carries_keys else tls.included | ks
        excluded = ~tls.not_excluded & FUNCTIONALITY_MASK
        found = fn(list(args), included & ALL, excluded, mask & ALL)
        if type(found) is not int or found & ~ALL:
            raise TypeError(f"effective returned {show_value(found)}")
        return op.table[found | pseudo](found | pseudo, *args)

    return call_slow


@contextlib.contextmanager
def _installed(call_slow: Function) -> Iterator[Calls]:
    """With an observer every call takes the slow way, where the key set is computed anew."""
    callback = add_global_callback(Callback())
    try:
        with replaced("tinytensor.aten.core.dispatch.dispatcher:OperatorHandle.call_slow", call_slow) as calls:
            yield calls
    finally:
        remove_callback(callback)


def _says(run: Callable[[], Any], wanted: Any) -> Callable[[], Mismatch | None]:
    def compare() -> Mismatch | None:
        got = run()
        found = difference(wanted, got, 1e-5)
        return None if found is None else Mismatch(show_value(wanted), show_value(got), found)

    return compare


def _in_inference_mode() -> Any:
    with tt.inference_mode():
        x = tt.max(tt.tensor([[1.0, 3.0], [3.0, 2.0]]), dim=0).values
        return [x.is_inference(), x.tolist()]


def _without_grad() -> Any:
    x = tt.ones(2, requires_grad=True)
    with tt.no_grad():
        y = x * 2
    return [y.requires_grad, (x * 2).requires_grad]


def _gradient() -> Any:
    x = tt.ones(2, 2, requires_grad=True)
    tt.mm(x, tt.tensor([[1.0, 2.0], [3.0, 4.0]])).sum().backward()
    return None if x.grad is None else x.grad.tolist()


TWO = tensor("CPU", "ADInplaceOrView", "AutogradCPU", "AutocastCPU")
ON_META = tensor("Meta", "ADInplaceOrView", "AutogradMeta")
DEFAULT = functionality("BackendSelect", "ADInplaceOrView")
AUTOCAST = functionality("AutocastCPU", "AutocastCUDA")
_SKIPS = functionality("BackendSelect", "ADInplaceOrView")

EFFECTIVE = Exercise(
    id="07.effective",
    signature="effective(args, included, excluded, non_fallthrough)",
    parts=(
        Cases(
            4,
            (
                Args((TWO, 2)),
                Args((TWO, tensor("SparseCPU", "AutogradCPU"), None)),
                Args(([TWO, ON_META],)),
                Args((TWO,), DEFAULT, AUTOCAST),
                Args((TWO, 1.5), DEFAULT, AUTOCAST, _SKIPS),
            ),
        ),
        Property("calls", 4, _calls, 200),
        Plug(
            2,
            "tinytensor.aten.core.dispatch.dispatcher:OperatorHandle.call_slow",
            {
                **database_tests("add", "mul", "mm", "sum", "cat", "where", "narrow", by_handle=True),
                **gradient_tests("mul"),
                "inference_mode": _says(_in_inference_mode, [True, [3.0, 3.0]]),
                "no_grad": _says(_without_grad, [False, True]),
                "the gradient of a product": _says(_gradient, [[3.0, 7.0], [3.0, 7.0]]),
                "a call on meta": _says(lambda: str((tt.ones(2, device="meta") * 2).device), "meta"),
            },
            _adapt,
            install=_installed,
        ),
    ),
    probes=(
        Args((TWO, 2)),
        Args((TWO, ON_META)),
        Args(([TWO, ON_META], 3)),
        Args((TWO,), functionality("AutocastCPU", "BackendSelect"), AUTOCAST),
        Args((TWO,), DEFAULT, 0, functionality("AutogradCPU")),
        Args((TWO,), DEFAULT, 0, functionality("AutogradCPU", "AutocastCPU")),
        Args((None, 2.0), DEFAULT),
    ),
    hints=(
        "Four steps: collect, add what the thread includes, take away what it excludes, then skip what has nothing to "
        "do. Which one has the last word?",
        "ks |= keys(value) for every argument, and for every entry of an argument that is a list. Then | included, "
        "& ~excluded, & non_fallthrough, in this order.",
        "Arguments {CPU} and {Meta}, included {BackendSelect}, excluded {Autograd}, and ADInplaceOrView is "
        "fallthrough: {CPU, Meta, BackendSelect}.",
    ),
    observe=_observe_effective,
    judge=lambda case, outcome: _judge(case.expected(), outcome),
    show=str,
    provides={"keys": keys},
    seconds=COMPILING,
)

# ---- 07.below ------------------------------------------------------------------------------------------------------

# Always stays, in PyTorch too: left out of the cases.
_STAYS = functionality("PythonDispatcher")


def expected_below(case: tuple[int, str]) -> int:
    """By names: the functionalities that stand before the key's, and all backends."""
    ks, key = case
    place = FUNCTIONALITIES.index(split(key)[1])
    kept = ks & BACKEND_MASK
    for k in range(place):
        kept |= ks & 1 << (k + BACKEND_MASK.bit_length())
    return kept


def _stops() -> Any:
    from hypothesis import strategies as st

    from tinytensor.testing.strategies import keysets

    names = keysets(1, 6).filter(lambda found: "PythonDispatcher" not in found)
    return st.tuples(names.map(lambda found: _set(*found)), names.map(lambda found: found[0]))


def _constants() -> list[tuple[int, str]]:
    """The library's own masks, in place of a set of keys."""
    return [(ALL & ~_STAYS, key) for key in ("AutogradOther", "ADInplaceOrView", "AutogradCPU", "BackendSelect")]


def _judge_below(case: tuple[int, str], outcome: Outcome) -> Mismatch | None:
    known = {"AutogradOther": AFTER_AUTOGRAD, "ADInplaceOrView": AFTER_ADINPLACEORVIEW}.get(case[1])
    wanted = expected_below(case)
    assert known is None or wanted == case[0] & known
    return _judge(wanted, outcome)


_CPU_CALL = _set("CPU", "ADInplaceOrView", "AutogradCPU")

BELOW = Exercise(
    id="07.below",
    signature="below(ks, key)",
    parts=(
        Cases(
            4,
            (
                (_CPU_CALL, "AutogradCPU"),
                (_CPU_CALL, "ADInplaceOrView"),
                (_set("CPU", "CUDA", "BackendSelect", "AutogradCPU", "AutocastCPU"), "AutogradCPU"),
                (_set("Meta", "AutogradMeta"), "ADInplaceOrView"),
            ),
        ),
        Property("sets", 2, _stops, 150),
        Exhaustive("AFTER_AUTOGRAD, AFTER_ADINPLACEORVIEW", 1, _constants),
    ),
    probes=(
        (_CPU_CALL, "AutogradCPU"),
        (_set("CPU", "AutogradCPU", "AutocastCPU", "ADInplaceOrView"), "AutogradCPU"),
        (_set("SparseCUDA", "ADInplaceOrView", "AutogradCUDA"), "ADInplaceOrView"),
        (_set("Meta", "BackendSelect"), "BackendSelect"),
        (_set("CPU", "AutocastCPU", "Python"), "ADInplaceOrView"),
    ),
    hints=(
        "Functionality bits stand in order of priority. Which bits are lower than the key's own?",
        "Take the key's functionality bit alone: bits_of(key) & ~BACKEND_MASK. One less is a mask of everything lower, "
        "backends among it.",
        "With numbers: a bit of 0b100000 less one is 0b011111. 0b110011 and that mask leave 0b010011.",
    ),
    observe=lambda fn, case: called(fn, *case),
    judge=_judge_below,
    show=lambda case: f'below({braces(case[0])}, "{case[1]}")',
    provides={"BACKEND_MASK": BACKEND_MASK, "bits_of": bits_of},
    oracles=("tinytensor.c10.dispatch_key_set:full_after",),
)
