"""operator_entry_simple.py and operator_entry.py give the same kernels for the same reasons."""

from __future__ import annotations

import itertools

from tinytensor.aten.core.dispatch import operator_entry_simple as simple
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.dispatch.operator_entry import OperatorEntry
from tinytensor.c10.dispatch_key import RUNTIME_KEYS, DispatchKey
from tinytensor.c10.dispatch_key_set import AUTOCAST_ON, REQUIRES_GRAD, key_set
from tinytensor.library import _scoped_library


def compare(entry: OperatorEntry) -> set[str]:
    """The two answers for every runtime key; returns the reasons met."""
    reasons = set()
    for key in RUNTIME_KEYS:
        kernel, reason = entry.compute_dispatch_table_entry(key)
        found, why = simple.resolve(entry, key)
        assert found is kernel, (str(entry.name), key.name)
        assert why == reason, (str(entry.name), key.name)
        reasons.add(reason)
    return reasons


def test_same_kernel_for_the_same_reason_for_all_operators_and_keys() -> None:
    reasons = set().union(*(compare(op.entry) for op in dispatcher.operators.values()))
    assert {
        "kernel",
        "default backend kernel",
        "math kernel",
        "autograd kernel",
        "backend fallback",
        "missing",
    } <= reasons


def test_operators_of_a_program() -> None:
    """Every pair of places where a kernel may be registered: among them the ambiguous one, and the fallback for users' operators."""
    keys = (
        "CPU", "SparseCPU", "Meta", "PrivateUse1", "Autograd", "AutogradCPU", "BackendSelect",
        "CompositeImplicitAutograd", "CompositeExplicitAutograd", "CompositeExplicitAutogradNonFunctional",
    )  # fmt: skip
    reasons = set()
    with _scoped_library("simple_rules", "DEF") as lib:
        for i, pair in enumerate([(), *itertools.combinations(keys, 1), *itertools.combinations(keys, 2)]):
            lib.define(f"op{i}(Tensor x) -> Tensor")
            for key in pair:
                lib.impl(f"op{i}", lambda x: x, key)
            op = dispatcher.find_op(f"simple_rules::op{i}")
            assert op is not None
            reasons |= compare(op.entry)
    assert "ambiguous autogradother" in reasons


def test_same_key_for_the_key_sets_of_calls() -> None:
    """Fallthrough, one key after the other, leads where the masks lead."""
    functionalities = (
        DispatchKey.AutogradCPU, DispatchKey.ADInplaceOrView, DispatchKey.BackendSelect, DispatchKey.Python,
        DispatchKey.AutocastCPU, DispatchKey.FuncTorchBatched,
    )  # fmt: skip
    sets: list[int] = []
    for backend in (DispatchKey.CPU, DispatchKey.Meta, DispatchKey.PrivateUse1, DispatchKey.SparseCPU):
        for n in range(3):
            for extra in itertools.combinations(functionalities, n):
                ks = key_set(backend, *extra)
                sets += [ks, ks | REQUIRES_GRAD, ks | AUTOCAST_ON, ks | REQUIRES_GRAD | AUTOCAST_ON]
    for op in list(dispatcher.operators.values())[::10]:
        for ks in sets:
            key, kernel, reason = op.entry.resolve(ks)
            assert simple.choose(op.entry, ks) == (key, kernel, reason), (str(op.name), key.name)
