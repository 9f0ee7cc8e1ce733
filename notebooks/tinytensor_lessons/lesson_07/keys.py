"""Lesson 07, sets of keys: as bits (07.keyset), and which keys a tensor carries (07.keys_of)."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import tinytensor as tt
from tinytensor.c10.dispatch_key import RUNTIME_KEYS, DispatchKey, parse_dispatch_key
from tinytensor.c10.dispatch_key_set import DispatchKeySet
from tinytensor_lessons.compare import called, difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.geometry import golden
from tinytensor_lessons.key_bits import BACKEND_MASK, BACKENDS, FUNCTIONALITIES, PREFIXES, bits_of
from tinytensor_lessons.tensor_programs import COMPILING

NAMES = tuple(key.name for key in RUNTIME_KEYS[1:])

# ---- 07.keyset -----------------------------------------------------------------------------------------------------


def split(key: str) -> tuple[frozenset[str], str]:
    """(its backend or nothing, its functionality), by name: no bits here."""
    for prefix in sorted(PREFIXES, key=len, reverse=True):
        backend = key.removeprefix(prefix)
        if key.startswith(prefix) and backend in BACKENDS:
            return frozenset({backend}), prefix
    return frozenset(), key


@dataclass(frozen=True)
class Chain:
    """What is done to an empty set, one step after the other: (method, keys)."""

    steps: tuple[tuple[str, tuple[str, ...]], ...]

    def __str__(self) -> str:
        text = "KeySet()"
        for method, keys in self.steps:
            if method in ("add", "remove"):
                text += f'.{method}("{keys[0]}")'
            else:
                made = "KeySet()" + "".join(f'.add("{key}")' for key in keys)
                text = f"({text} {'|' if method == 'or' else '-'} {made})"
        return text

    def expected(self) -> dict[str, Any]:
        backends: frozenset[str] = frozenset()
        functionalities: frozenset[str] = frozenset()
        for method, keys in self.steps:
            theirs = [split(key) for key in keys]
            if method in ("add", "or"):
                backends = backends.union(*(b for b, _ in theirs))
                functionalities |= {f for _, f in theirs}
            else:
                functionalities -= {f for _, f in theirs}
        held = [key for key in NAMES for b, f in [split(key)] if f in functionalities and b <= backends]
        top = max(functionalities, key=FUNCTIONALITIES.index, default="Undefined")
        if top in PREFIXES:
            top += max(backends, key=BACKENDS.index)
        return {"highest": top, "keys": held}


def _observe_chain(cls: Any, case: Chain) -> Outcome:
    try:
        current, earlier, returned = cls(), [], False
        for method, keys in case.steps:
            earlier.append((current, _held(current)))
            if method in ("add", "remove"):
                current = getattr(current, method)(keys[0])
            else:
                other = functools.reduce(lambda made, key: made.add(key), keys, cls())
                earlier.append((other, _held(other)))
                current = current | other if method == "or" else current - other
            returned = returned or any(current is made for made, _ in earlier)
        told = {"highest": current.highest(), "keys": _held(current)}
        told["changed"] = any(_held(made) != was for made, was in earlier)
        told["returned"] = returned
    except (Exception, SystemExit) as error:
        return raised(cls, error)
    return Outcome(told)


def _held(keyset: Any) -> list[str]:
    return [key for key in NAMES if keyset.has(key)]


def _judge_chain(case: Chain, outcome: Outcome) -> Mismatch | None:
    wanted = case.expected()
    if outcome.raised:
        return Mismatch(f"highest {wanted['highest']}", show_outcome(outcome), outcome.where)
    got = outcome.value
    if got["keys"] != wanted["keys"]:
        return Mismatch(_braces(wanted["keys"]), _braces(got["keys"]), "the keys for which `has` says True")
    if difference(wanted["highest"], got["highest"]) is not None:
        return Mismatch(f"highest() == {wanted['highest']!r}", show_value(got["highest"]), _braces(wanted["keys"]))
    if got["changed"]:
        return Mismatch("a new KeySet from every method, the old one as it was", "a set that was there before changed")
    if got["returned"]:
        return Mismatch("a new KeySet from every method", "a set that was there before")
    return None


def _braces(keys: list[str]) -> str:
    return f"{{{', '.join(keys)}}}"


def keysets() -> Any:
    """Chains of steps; backends are there as soon as a per-backend functionality is."""
    from hypothesis import strategies as st

    from tinytensor.testing.strategies import keysets as strategy

    @st.composite
    def chain(draw: st.DrawFn) -> Chain:
        steps: list[tuple[str, tuple[str, ...]]] = []
        for _ in range(draw(st.integers(0, 6))):
            method = draw(st.sampled_from(("add", "add", "remove", "or", "sub")))
            keys = draw(strategy(1, 1) if method in ("add", "remove") else strategy(0, 3))
            steps.append((method, keys))
        return Chain(tuple(steps))

    return chain()


def _plug_keyset(cls: Any) -> dict[str, Function]:
    """The methods of the library's DispatchKeySet, which hold one of the learner's sets for as long as they run."""

    def mine(bits: DispatchKeySet) -> Any:
        own = cls()
        for key in NAMES:
            if bits.raw_repr() & _bits(key) == _bits(key):
                own = own.add(key)
        return own

    def theirs(own: Any) -> DispatchKeySet:
        return DispatchKeySet(parse_dispatch_key(key) for key in _held(own))

    place = "tinytensor.c10.dispatch_key_set:DispatchKeySet."
    return {
        place + "has": lambda self, key: mine(self).has(key.name),
        place + "add": lambda self, key: theirs(mine(self).add(key.name)),
        place + "remove": lambda self, key: theirs(mine(self).remove(key.name)),
        place + "__or__": lambda self, other: theirs(mine(self) | mine(other)),
        place + "__sub__": lambda self, other: theirs(mine(self) - mine(other)),
        place + "highestPriorityTypeId": lambda self: DispatchKey[mine(self).highest()],
    }


@functools.cache
def _bits(key: str) -> int:
    return DispatchKeySet(parse_dispatch_key(key)).raw_repr()


def _says(ask: Callable[[], Any], wanted: str) -> Callable[[], Mismatch | None]:
    def run() -> Mismatch | None:
        got = str(ask())
        return None if got == wanted else Mismatch(wanted, got)

    return run


def _keys(**options: Any) -> Any:
    return tt._C._dispatch_keys(tt.ones(2, **options))


KEYSET = Exercise(
    id="07.keyset",
    signature="KeySet",
    parts=(
        Cases(
            4,
            (
                Chain((("add", ("CPU",)),)),
                Chain((("add", ("CPU",)), ("add", ("AutogradCPU",)))),
                Chain((("add", ("CPU",)), ("or", ("AutogradCPU", "AutocastCPU")), ("remove", ("AutocastCPU",)))),
                Chain((("or", ("CPU", "AutogradCPU")), ("sub", ("AutogradCPU", "ADInplaceOrView")))),
                Chain(()),
            ),
        ),
        Property("sets", 4, keysets, 100),
        Plug(
            2,
            "tinytensor.c10.dispatch_key_set:DispatchKeySet.highestPriorityTypeId",
            {
                "the key of a CPU tensor": _says(
                    lambda: _keys().remove(DispatchKey.AutocastCPU).highestPriorityTypeId(), "DispatchKey.AutogradCPU"
                ),
                "the keys of two tensors, below autograd": _says(
                    lambda: (_keys() | _keys(device="meta")) - DispatchKeySet(DispatchKey.AutogradMeta),
                    "DispatchKeySet(CPU, Meta, ADInplaceOrView, AutocastCPU)",
                ),
                "has and add": _says(
                    lambda: _keys().add(DispatchKey.Python).has(DispatchKey.Python) and _keys().has(DispatchKey.CPU),
                    "True",
                ),
            },
            _plug_keyset,
        ),
    ),
    probes=(
        Chain((("add", ("CPU",)),)),
        Chain((("or", ("CPU", "AutogradCPU")),)),
        Chain((("or", ("CPU", "CUDA", "AutogradCPU")),)),
        Chain((("add", ("CPU",)), ("remove", ("ADInplaceOrView",)))),
        Chain((("or", ("CPU", "ADInplaceOrView")), ("remove", ("ADInplaceOrView",)))),
        Chain((("or", ("CPU", "AutogradCPU")), ("remove", ("AutogradCPU",)))),
        Chain((("or", ("CPU", "AutogradCPU")), ("sub", ("AutogradCPU",)))),
        Chain(()),
    ),
    hints=(
        "A key is one bit or two: what is done, and, where there is one kernel for each backend, who does it. Which of "
        "the two may `remove` clear?",
        "add is |. has asks for all bits of the key. remove and - clear functionality bits only: & ~(bits & "
        "~BACKEND_MASK). highest: shift the backend bits away, take bit_length, and put the backend's name behind a "
        "prefix.",
        "{CUDA, Meta, SparseCUDA, SparseMeta} has the bits of two backends and two functionalities. Its highest "
        'functionality is "Sparse", its highest backend Meta: SparseMeta.',
    ),
    observe=_observe_chain,
    judge=_judge_chain,
    show=lambda case: f"{case}",
    normalize=lambda case, value: (
        {name: value[name] for name in ("highest", "keys")} if isinstance(value, dict) else value
    ),
    provides={
        "BACKENDS": BACKENDS,
        "BACKEND_MASK": BACKEND_MASK,
        "FUNCTIONALITIES": FUNCTIONALITIES,
        "PREFIXES": PREFIXES,
        "bits_of": bits_of,
    },
    oracles=("tinytensor.c10.dispatch_key_set:highest_priority_key", "tinytensor.c10.dispatch_key_set:highest_backend"),
    seconds=COMPILING,
)

# ---- 07.keys_of ----------------------------------------------------------------------------------------------------

# (device, layout, dtype, requires_grad, inference)
Tensor = tuple[str, str, str, bool, bool]


@functools.cache
def _carried() -> dict[tuple[str, str, bool], list[str]]:
    return {
        (device, layout, bool(inference)): names.split() for device, layout, inference, names in golden("07")["keys"]
    }


def tensors() -> list[Tensor]:
    """Everything that torch has keys for, with each dtype that can require grad or not."""
    return [
        (device, layout, dtype, grad, inference)
        for device, layout, inference in _carried()
        for dtype in ("float32", "float64", "int64", "bool")
        for grad in (False, True)
        if not grad or dtype.startswith("float")
    ]


def _judge_keys(case: Tensor, outcome: Outcome) -> Mismatch | None:
    device, layout, _, _, inference = case
    wanted = _carried()[device, layout, inference]
    if outcome.raised:
        return Mismatch(_braces(wanted), show_outcome(outcome), outcome.where)
    got = outcome.value
    if not isinstance(got, (set, frozenset)):
        return Mismatch(_braces(wanted), show_value(got), "a set of names is asked for")
    if got == set(wanted):
        return None
    return Mismatch(_braces(wanted), _braces(sorted(map(str, got), key=_place)))


def _place(key: str) -> int:
    return NAMES.index(key) if key in NAMES else len(NAMES)


def _observe_keys(fn: Function, case: Tensor) -> Outcome:
    return called(fn, *case)


KEYS_OF = Exercise(
    id="07.keys_of",
    signature="keys_of(device, layout, dtype, requires_grad, inference)",
    parts=(
        Cases(
            4,
            (
                ("cpu", "strided", "float32", True, False),
                ("cpu", "strided", "float32", False, False),
                ("cpu", "sparse_coo", "float64", False, False),
                ("meta", "strided", "int64", False, False),
                ("cuda", "strided", "float32", False, True),
            ),
        ),
        Exhaustive("all tensors", 4, tensors),
    ),
    probes=(
        ("cpu", "strided", "float32", True, False),
        ("cpu", "strided", "float32", False, False),
        ("cpu", "strided", "int64", False, False),
        ("cpu", "strided", "float32", False, True),
        ("cpu", "sparse_coo", "float32", True, False),
        ("cpu", "mkldnn", "float32", True, False),
        ("meta", "strided", "float32", True, False),
        ("meta", "strided", "float32", True, True),
    ),
    hints=(
        "Four questions, one after the other: who stores it, does autograd know it, can it be written to or viewed "
        "under autograd, can autocast be on for its device? Two of the five arguments answer none of them.",
        "The first key is the layout's prefix and the device's name. Unless it is an inference tensor, add "
        "ADInplaceOrView and an autograd key. Then an autocast key, if the device has one.",
        'A sparse_csr tensor on cuda: {"SparseCsrCUDA", "ADInplaceOrView", "AutogradCUDA", "AutocastCUDA"}. The '
        "same made in inference_mode: the first and the last.",
    ),
    observe=_observe_keys,
    judge=_judge_keys,
    show=lambda case: f"keys_of{show_value(case)}",
    oracles=("tinytensor.c10.dispatch_key_set:tensor_key_set",),
)
