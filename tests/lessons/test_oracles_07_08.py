"""What the checks of lessons 07 and 08 compare with: torch's tables and keys, the library's own functions; what they leave."""

from __future__ import annotations

import functools
import json
from pathlib import Path

import pytest
from tinytensor_lessons import listener, toy_device
from tinytensor_lessons.check import run_check
from tinytensor_lessons.geometry import golden
from tinytensor_lessons.key_bits import BACKEND_MASK, bits_of
from tinytensor_lessons.lesson_07 import call
from tinytensor_lessons.lesson_07 import keys as lesson_07_keys
from tinytensor_lessons.lesson_08 import analyze, fallback, operators, resolve
from tinytensor_lessons.lesson_08 import misconceptions as wrong_08
from tinytensor_lessons.lesson_08 import misconceptions_device as wrong_device

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.native.cpu_fallback import boxed_cpu_fallback
from tinytensor.aten.record_function import Callback, add_global_callback, remove_callback
from tinytensor.c10.dispatch_key import DispatchKey, parse_dispatch_key
from tinytensor.c10.dispatch_key_set import DispatchKeySet, full_after, key_set

ALL_TABLES = Path(__file__).parents[1] / "dispatch/golden/computed_tables.json"

# ---- lesson 07


def test_keys_of_tensors_are_torchs():
    for device, layout, inference, names in golden("07")["keys"]:
        if device != "cuda" and layout == "strided":
            with tt.inference_mode(bool(inference)):
                keys = tt._C._dispatch_keys(tt.ones(2, device=device))
            assert str(keys) == f"DispatchKeySet({', '.join(names.split())})"


class LibrarysSet:
    """DispatchKeySet, with names for keys."""

    def __init__(self, ks: DispatchKeySet | None = None) -> None:
        self.ks = DispatchKeySet() if ks is None else ks

    def add(self, key):
        return LibrarysSet(self.ks.add(parse_dispatch_key(key)))

    def remove(self, key):
        return LibrarysSet(self.ks.remove(parse_dispatch_key(key)))

    def has(self, key):
        return self.ks.has(parse_dispatch_key(key))

    def __or__(self, other):
        return LibrarysSet(self.ks | other.ks)

    def __sub__(self, other):
        return LibrarysSet(self.ks - other.ks)

    def highest(self):
        return self.ks.highestPriorityTypeId().name


def test_the_librarys_set_passes_the_exercise():
    exercise = lesson_07_keys.KEYSET
    for case in (*exercise.parts[0].cases, *exercise.probes):
        assert exercise.judge(case, exercise.observe(LibrarysSet, case)) is None, case


def test_below_is_full_after():
    stays = bits_of("PythonDispatcher") & ~BACKEND_MASK

    def below(ks, key):
        return ks & full_after(parse_dispatch_key(key)) & ~stays

    exercise = call.BELOW
    for case in (*exercise.parts[0].cases, *call._constants(), *exercise.probes):
        assert exercise.judge(case, exercise.observe(below, case)) is None, case


# ---- lesson 08


@functools.cache
def all_tables():
    data = json.loads(ALL_TABLES.read_text())
    left_out = data["key_letters"][-1]
    blocks = [
        [" ".join(block["fallbacks"]), [case for case in block["cases"] if left_out not in case.split()[0]]]
        for block in data["blocks"]
    ]
    return resolve.decode(data["runtime_keys"], data["key_letters"], data["fallbacks"], blocks)


def test_the_rules_give_all_of_torchs_tables():
    """Those of the 4,096 that have no kernel of the kind that the lesson leaves out."""
    exercise, tables = resolve.RESOLVE, all_tables()
    assert len(tables) > 2000
    for table in tables:
        assert exercise.judge(table, exercise.observe(wrong_08.right_rules, table)) is None, table


def test_the_lessons_tables_are_among_them():
    assert len(resolve.tables()) == 1024
    assert set(resolve.tables()) <= set(all_tables())


def test_plugged_tables_are_taken_out():
    op = dispatcher.find_schema_or_throw("aten::mm")
    before = [reason for _, reason in op.entry.computed_table()]
    run_check(resolve.RESOLVE, lambda kernels, key, fallbacks: (None, "missing"))
    assert [reason for _, reason in op.entry.computed_table()] == before
    with pytest.raises(ZeroDivisionError), resolve._installed(lambda self, key: 1 / 0):
        op.entry.computed_table()
    assert [reason for _, reason in op.entry.computed_table()] == before


def test_the_librarys_fallback_passes_the_exercise():
    exercise = fallback.CPU_FALLBACK
    for case in fallback.ALL:
        assert exercise.judge(case, exercise.observe(boxed_cpu_fallback, case)) is None, case
    assert len(fallback.ALL) >= 60


def test_checks_take_the_device_and_the_operators_out_again():
    key = DispatchKey.PrivateUse1
    before = dispatcher.fallbacks.get(key), len(dispatcher.get_all_op_names())
    for exercise, models in (
        (fallback.CPU_FALLBACK, wrong_device.CPU_FALLBACK),
        (operators.COMPOSITE, wrong_device.COMPOSITE),
        (operators.SOFTCLIP, wrong_device.SOFTCLIP),
    ):
        run_check(exercise, models[0].model)
    assert (dispatcher.fallbacks.get(key), len(dispatcher.get_all_op_names())) == before
    assert not hasattr(tt, toy_device.NAME)


def test_an_operator_of_the_learners_own_is_set_aside():
    good = wrong_device._softclip()
    with tt.library._scoped_library("lessons", "FRAGMENT") as lib:
        good(lib)
        assert run_check(operators.SOFTCLIP, good).points == 7
        assert run_check(operators.SOFTCLIP, lambda lib: None).points == 0
        assert tt.ops.lessons.softclip(tt.tensor([0.0]), 1.0).tolist() == [0.0]


def test_keys_that_were_told_give_the_same_tensors():
    """Calling the kernel at the last stop of each call once more, on its arguments, gives the call's result."""
    w, plain = tt.tensor([[1.0, 2.0], [3.0, 4.0]], requires_grad=True), tt.ones(2, 2)
    for run in (lambda: tt.mm(w, plain), lambda: w * plain, lambda: w.t(), lambda: w.exp(), lambda: plain + 1):
        made = []
        callback = add_global_callback(
            Callback(lambda record, made=made: made.append((record.operator, record.inputs)))
        )
        try:
            result = run()
        finally:
            remove_callback(callback)
        ((op, args),), ((name, stops),) = made, analyze.told(run)
        assert str(op.name) == name
        again = op.redispatch(key_set(DispatchKey[stops[-1][0]]), *args)
        assert again.tolist() == result.tolist()


def test_the_listener_tells_what_the_trace_tells():
    solution = wrong_08._analyze()
    for letter, run in analyze.six_calls().items():
        told = [(op, [tuple(stop) for stop in stops]) for op, stops in solution(run)]
        assert told == analyze.told(analyze.six_calls()[letter])
    assert not listener.listeners


def test_the_keys_to_predict_are_torchs_by_its_rules():
    """Torch calls the autograd kernel, skips fallthroughs, redispatches to the backend; matmul is composite."""
    assert analyze.keys_of_six_calls() == {
        "A": ["AutogradCPU", "CPU"],
        "B": ["AutogradCPU", "ADInplaceOrView", "CPU"],
        "C": ["AutogradCPU", "ADInplaceOrView", "CPU"],
        "D": ["AutogradMeta", "Meta"],
        "E": ["CPU"],
        "F": ["AutogradCPU"],
    }


def test_smooth_l1_is_torchs(torch):
    for x, y, beta, value in golden("08")["smooth_l1"]:
        x, y = (torch.tensor(v, dtype=torch.float64) for v in (x, y))
        found = torch.nn.functional.smooth_l1_loss(x, y.expand_as(x), reduction="none", beta=beta)
        assert torch.allclose(found, torch.tensor(value, dtype=torch.float64))
