"""Lesson 08, tables: which kernel serves a key, and why (08.resolve)."""

from __future__ import annotations

import contextlib
import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher, find_schema_or_throw
from tinytensor.aten.core.dispatch.kernel_function import AMBIGUOUS_AUTOGRADOTHER, MISSING
from tinytensor.aten.core.dispatch.operator_entry import OperatorEntry
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import ALIASES, AUTOGRAD_RUNTIME, AUTOGRADOTHER_BACKENDS
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug
from tinytensor_lessons.geometry import golden
from tinytensor_lessons.key_bits import AUTOGRAD_KEYS, BACKEND_KEYS
from tinytensor_lessons.op_tests import database_tests, gradient_tests
from tinytensor_lessons.plug import Calls, replaced
from tinytensor_lessons.tensor_programs import COMPILING

IMPLICIT, EXPLICIT, AUTOGRAD = "CompositeImplicitAutograd", "CompositeExplicitAutograd", "Autograd"

# ---- 08.resolve ----------------------------------------------------------------------------------------------------

Entry = tuple[str | None, str]


@dataclass(frozen=True)
class Table:
    """Keys with a kernel, keys with a fallback, and the keys asked for, each with its entry."""

    kernels: tuple[str, ...]
    fallbacks: tuple[str, ...]
    entries: tuple[tuple[str, Entry], ...]

    def __str__(self) -> str:
        kernels = ", ".join(f"{key!r}: {_kernel(key)!r}" for key in self.kernels)
        fallbacks = ", ".join(f"{key!r}: {_fallback(key)!r}" for key in self.fallbacks)
        key = self.entries[0][0] if len(self.entries) == 1 else "key"
        return f"resolve({{{kernels}}}, {key!r}, {{{fallbacks}}})"


def _kernel(key: str) -> str:
    return f"kernel of {key}"


def _fallback(key: str) -> str:
    return f"fallback of {key}"


def _case(kernels: str, key: str, kernel: str | None, reason: str, fallbacks: str = "") -> Table:
    return Table(tuple(kernels.split()), tuple(fallbacks.split()), ((key, (kernel, reason)),))


_LETTERS = {"e": EXPLICIT, "m": IMPLICIT, "a": AUTOGRAD}
_REASONS = {
    "k": "kernel", "e": "default backend kernel", "m": "math kernel", "a": "autograd kernel", "f": "backend fallback",
    ".": "missing",
}  # fmt: skip


@functools.cache
def tables() -> list[Table]:
    """Random registration sets, and the tables that torch computes for them, read from its dumps."""
    data = golden("08")["tables"]
    return decode(data["runtime_keys"], data["key_letters"], data["fallbacks"], data["blocks"])


def decode(keys: list[str], key_letters: str, always: Any, blocks: list[Any]) -> list[Table]:
    """Tables from words: see tests/dispatch/make_golden_tables.py. An ambiguous entry is not asked for."""
    names = [*keys, AUTOGRAD, IMPLICIT, EXPLICIT]
    of_letter = dict(zip(key_letters, names, strict=False))
    found = []
    for extra, cases in blocks:
        fallbacks = (*always, *(name.rstrip("!") for name in extra.split()))
        for case in cases:
            given, word = case.split()
            kernels = tuple(of_letter[letter] for letter in re.sub("!", "", given))
            entries = [
                (key, _entry(key, letter.lower()))
                for key, letter in zip(keys, word, strict=True)
                if key != "Undefined" and letter != "?"
            ]
            found.append(Table(kernels, fallbacks, tuple(entries)))
    return found


def _entry(key: str, letter: str) -> Entry:
    if letter == ".":
        return None, "missing"
    return _fallback(key) if letter == "f" else _kernel(_LETTERS.get(letter, key)), _REASONS[letter]


def _observe_table(fn: Function, case: Table) -> Outcome:
    kernels = {key: _kernel(key) for key in case.kernels}
    fallbacks = {key: _fallback(key) for key in case.fallbacks}
    try:
        return Outcome({key: fn(dict(kernels), key, dict(fallbacks)) for key, _ in case.entries})
    except (Exception, SystemExit) as error:
        return raised(fn, error)


def _judge_table(case: Table, outcome: Outcome) -> Mismatch | None:
    if outcome.raised:
        key, entry = case.entries[0]
        return Mismatch(f"{key}: {show_value(entry)}", show_outcome(outcome), outcome.where)
    for key, entry in case.entries:
        if difference(entry, outcome.value[key]) is not None:
            return Mismatch(f"{key}: {show_value(entry)}", f"{key}: {show_value(outcome.value[key])}")
    return None


def _adapt(fn: Function) -> Function:
    """OperatorEntry's method. What the lesson leaves out is looked at before: calls without tensors, the second kind of
    explicit kernel, and the entry of AutogradOther that would mean two things."""

    def compute_dispatch_table_entry(self: OperatorEntry, key: DispatchKey) -> Any:
        kernels = {k.name: kernel for k in self.kernels if (kernel := self.kernel_at(k))}
        non_functional = kernels.pop("CompositeExplicitAutogradNonFunctional", None)
        served = key in ALIASES[DispatchKey.CompositeExplicitAutogradNonFunctional]
        if non_functional is not None and (served or key == DispatchKey.Undefined):
            kernels[EXPLICIT] = non_functional
        name = key.name
        if key == DispatchKey.Undefined and name not in kernels:
            name = next((alias for alias in (EXPLICIT, IMPLICIT) if alias in kernels), name)
            return (kernels[name], "") if name in kernels else (MISSING, "missing")
        other = key == DispatchKey.AutogradOther and name not in kernels
        if other and IMPLICIT in kernels and self.has_kernel_for_any(AUTOGRADOTHER_BACKENDS):
            return AMBIGUOUS_AUTOGRADOTHER, "ambiguous autogradother"
        fallbacks = {k.name: kernel for k, kernel in self.dispatcher.fallbacks.items()}
        if self.name.namespace != "aten" and self.dispatcher.autograd_fallback:
            fallbacks |= {k.name: self.dispatcher.autograd_fallback for k in AUTOGRAD_RUNTIME}
        kernel, reason = fn(kernels, name, fallbacks)
        return (MISSING, reason) if kernel is None else (kernel, reason)

    return compute_dispatch_table_entry


@contextlib.contextmanager
def _installed(method: Function) -> Iterator[Calls]:
    """Within the block, every table is computed anew with this method; afterwards with the library's own."""
    target = "tinytensor.aten.core.dispatch.operator_entry:OperatorEntry.compute_dispatch_table_entry"
    try:
        with replaced(target, method) as calls:
            dispatcher._refresh_all()
            yield calls
    finally:
        dispatcher._refresh_all()


# An operator of each kind: structured, in-place, out, view, composite, random, factory, backward.
_OPERATORS = (
    "sin", "sin_", "sin.out", "add.Tensor", "add.out", "mm", "mm.out", "bmm", "sum", "sum.dim_IntList", "select.int",
    "transpose.int", "t", "expand", "view", "reshape", "matmul", "linear", "flatten.using_ints", "dropout", "relu", "relu_",
    "normal_", "bernoulli_.float", "sort.stable", "topk", "tanh_backward", "max_pool2d", "conv2d", "layer_norm",
    "index.Tensor", "scatter.src", "item", "detach", "detach_", "ones", "empty.memory_format", "cat", "stack", "where.self",
)  # fmt: skip


def _all_tables() -> Mismatch | None:
    """Their tables, as the library computes them; its own tests compare those with torch's."""
    for name in _OPERATORS:
        base, _, overload = name.partition(".")
        entry = find_schema_or_throw(f"aten::{base}", overload).entry
        for key in _ASKED:
            (wanted, reason), (kernel, why) = _LIBRARYS_OWN(entry, key), entry.compute_dispatch_table_entry(key)
            if wanted is not kernel or reason != why:
                told = [f"aten::{name} at {key.name}: {k.debug} [{r}]" for k, r in ((wanted, reason), (kernel, why))]
                return Mismatch(*told)
    return None


_ASKED = tuple(DispatchKey[name] for name in (*BACKEND_KEYS, *AUTOGRAD_KEYS, "ADInplaceOrView", "BackendSelect"))
_LIBRARYS_OWN = OperatorEntry.compute_dispatch_table_entry


def _step() -> Mismatch | None:
    """A step of training: every operator in it looks its kernels up anew."""
    x, w = tt.tensor([[1.0, 2.0], [3.0, -1.0]]), tt.tensor([[0.5, -1.0]], requires_grad=True)
    loss = tt.nn.functional.linear(x, w).relu().sum()
    loss.backward()
    assert w.grad is not None
    wanted, got = [2.5, [[3.0, -1.0]]], [loss.item(), w.grad.tolist()]
    return None if got == wanted else Mismatch(show_value(wanted), show_value(got))


RESOLVE = Exercise(
    id="08.resolve",
    signature="resolve(kernels, key, fallbacks)",
    parts=(
        Cases(
            4,
            (
                _case("CPU", "CPU", "kernel of CPU", "kernel"),
                _case(f"CPU {IMPLICIT}", "AutogradCPU", None, "missing"),
                _case(f"CPU {IMPLICIT}", "AutogradMeta", f"kernel of {IMPLICIT}", "math kernel"),
                _case(f"{EXPLICIT} {AUTOGRAD}", "AutogradCPU", f"kernel of {AUTOGRAD}", "autograd kernel"),
                _case("CPU", "PrivateUse1", "fallback of PrivateUse1", "backend fallback", "PrivateUse1"),
            ),
        ),
        Exhaustive("torch's tables", 4, tables),
        Plug(
            2,
            "tinytensor.aten.core.dispatch.operator_entry:OperatorEntry.compute_dispatch_table_entry",
            {
                f"the tables of {len(_OPERATORS)} operators": _all_tables,
                "a step of training": _step,
                **database_tests("add", "mul", "mm", "cat", "where", "Tensor.view", "flatten"),
                **gradient_tests("mul", "add"),
            },
            _adapt,
            install=_installed,
        ),
    ),
    probes=(
        _case(IMPLICIT, "Meta", f"kernel of {IMPLICIT}", "math kernel", "Meta"),
        _case(EXPLICIT, "Meta", f"kernel of {EXPLICIT}", "default backend kernel", "Meta"),
        _case(f"CPU {IMPLICIT}", "AutogradCPU", "fallback of AutogradCPU", "backend fallback", "AutogradCPU"),
        _case(f"{EXPLICIT} {IMPLICIT}", "CPU", f"kernel of {EXPLICIT}", "default backend kernel"),
        _case(f"{IMPLICIT} {AUTOGRAD}", "AutogradMeta", f"kernel of {IMPLICIT}", "math kernel"),
        _case(AUTOGRAD, "CPU", None, "missing"),
        _case(AUTOGRAD, "AutogradCPU", f"kernel of {AUTOGRAD}", "autograd kernel", "AutogradCPU"),
        _case("CPU", "CPU", "kernel of CPU", "kernel", "CPU"),
        _case(IMPLICIT, "ADInplaceOrView", "fallback of ADInplaceOrView", "backend fallback", "ADInplaceOrView"),
    ),
    hints=(
        "Six rules, in order; the first that applies wins. For each: at which keys does it apply, and what may stand in "
        "its way?",
        "Composite kernels serve the keys in BACKEND_KEYS; the implicit one also those in AUTOGRAD_KEYS, unless there is "
        "an explicit one, or one of AUTOGRAD_KEYS[key] has a kernel of its own. The alias Autograd serves AUTOGRAD_KEYS "
        "only.",
        "Kernels at SparseCPU and CompositeExplicitAutograd. SparseCPU: its own. SparseMeta: the composite, as default "
        "backend kernel. AutogradCPU: nothing but a fallback, if there is one. BackendSelect: the same.",
    ),
    observe=_observe_table,
    judge=_judge_table,
    show=str,
    provides={"AUTOGRAD_KEYS": AUTOGRAD_KEYS, "BACKEND_KEYS": BACKEND_KEYS},
    seconds=COMPILING,
)
