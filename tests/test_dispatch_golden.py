"""The computed dispatch tables of random registrations against PyTorch's: golden data, and live where torch is installed."""

import json
import pathlib
import random
import re
import sys

import pytest

from tinytensor.aten.core.dispatch.dispatcher import Dispatcher, OperatorHandle
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction, fallthrough
from tinytensor.c10.dispatch_key import RUNTIME_KEYS, DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_AUTOGRAD, REQUIRES_GRAD, key_set, tensor_key_set

sys.path.insert(0, str(pathlib.Path(__file__).parent / "dispatch"))
import dispatch_table_letters
import make_golden_tables as make_golden

GOLDEN = json.loads(make_golden.GOLDEN.read_text())


def make_dispatcher(fallbacks=()) -> Dispatcher:
    """A dispatcher with the fallbacks that PyTorch has, and more."""
    dispatcher = Dispatcher()
    for key, falls_through in GOLDEN["fallbacks"].items():
        boxed = redispatch if key.startswith("Autograd") else not_implemented
        kernel = fallthrough("fallback") if falls_through else KernelFunction(boxed=boxed, debug="fallback")
        dispatcher.register_fallback(DispatchKey[key], kernel)
    for fallback in fallbacks:
        falls_through = fallback.endswith("!")
        kernel = fallthrough("fallback") if falls_through else KernelFunction(boxed=not_implemented, debug="fallback")
        dispatcher.register_fallback(DispatchKey[fallback.rstrip("!")], kernel)
    return dispatcher


def make_op(registrations, kernels=None, dispatcher=None, name="op") -> OperatorHandle:
    """Our operator with a case's registrations; the debug text of each kernel is its key."""
    dispatcher = dispatcher or make_dispatcher()
    op = dispatcher.def_(f"golden::{name}(Tensor self) -> Tensor", "registered at schema:1")
    for registration in registrations:
        key = registration.rstrip("!")
        debug = f"registered at {key}:1"
        if registration.endswith("!"):
            kernel = fallthrough(debug)
        else:
            kernel = KernelFunction(kernels[key] if kernels else lambda ks, self, key=key: key, debug=debug)
        dispatcher.register_kernel(f"golden::{name}", "", DispatchKey[key], kernel)
    return op


def redispatch(op, ks, stack):
    op.redispatch_boxed(ks & AFTER_AUTOGRAD, stack)


def not_implemented(op, ks, stack):
    raise NotImplementedError


def word_of(op) -> str:
    return dispatch_table_letters.word(op.entry.dump_computed_table(), op.entry.dump_state(), sources=True)


def test_golden_data_is_about_our_keys():
    assert GOLDEN["runtime_keys"] == [key.name for key in RUNTIME_KEYS]
    assert GOLDEN["key_letters"] == "".join(make_golden.KEY_LETTERS.values())


def test_golden_data_is_of_every_kind():
    cases = [(given, table) for block in GOLDEN["blocks"] for given, table in map(str.split, block["cases"])]
    assert len(cases) == 4096
    assert set("".join(table for _, table in cases)) == set(".kKnNeEmMaAfF?")
    registered = {r.rstrip("!") for given, _ in cases for r in make_golden.decode(given)}
    assert set(make_golden.ALIASES) | {"PrivateUse1", "Meta", "AutogradOther"} <= registered
    # The ambiguity is that of AutogradOther alone.
    at = GOLDEN["runtime_keys"].index("AutogradOther")
    ambiguous = [table for _, table in cases if "?" in table]
    assert len(ambiguous) > 200
    assert all(table.index("?") == table.rindex("?") == at for table in ambiguous)


@pytest.mark.parametrize("start", range(0, len(GOLDEN["blocks"]), 16))
def test_computed_tables_are_pytorchs(start):
    for block in GOLDEN["blocks"][start : start + 16]:
        dispatcher = make_dispatcher(block["fallbacks"])
        for number, case in enumerate(block["cases"]):
            given, table = case.split()
            registrations = make_golden.decode(given)
            # Registered in another order than the dump has.
            op = make_op(reversed(registrations), dispatcher=dispatcher, name=f"op{number}")
            assert word_of(op) == table, (block["fallbacks"], registrations)
            shown = dispatch_table_letters.state_keys(op.entry.dump_state())
            assert shown == [registration.rstrip("!") for registration in registrations]


def test_reasons_are_those_of_the_dumped_table():
    """The dump above is text; what asks a program reads is `computed_table`."""
    for block in GOLDEN["blocks"][:2]:
        op = make_op(make_golden.decode(block["cases"][0].split()[0]), dispatcher=make_dispatcher(block["fallbacks"]))
        dumped = {}
        for line in op.entry.dump_computed_table().splitlines():
            key, falls_through, reason = re.fullmatch(r"(\w+): (fallthrough )?.* \[(.*)\]", line).groups()
            dumped[key] = (bool(falls_through), reason)
        expected = {
            key.name: (kernel.is_fallthrough, reason)
            for key, (kernel, reason) in zip(RUNTIME_KEYS, op.entry.computed_table(), strict=True)
            if reason != "missing"
        }
        assert dumped == expected


def test_live_tables(torch):
    random_, keys = random.Random(1), make_golden.registrable_keys()
    free = [key for key in keys if key not in GOLDEN["fallbacks"]]
    for block in range(4):
        fallbacks = make_golden.random_fallbacks(random_, free)
        dispatcher = make_dispatcher(fallbacks)
        with make_golden.TorchFallbacks(fallbacks):
            for number in range(15):
                registrations = make_golden.random_registrations(random_, keys)
                theirs = make_golden.TorchOp(f"live{block}_{number}", registrations)
                try:
                    ours = make_op(registrations, dispatcher=dispatcher, name=f"op{number}")
                    assert word_of(ours) == theirs.word(), (fallbacks, registrations)
                finally:
                    theirs.destroy()


# Keys whose kernels a plain call can reach.
REACHABLE = [
    "CPU", "Meta", "SparseCPU", "SparseCsrCPU", "BackendSelect", "ADInplaceOrView", "AutogradCPU", "AutogradMeta",
]  # fmt: skip


@pytest.mark.filterwarnings("ignore")
def test_live_winners(torch):
    """Which kernel runs first for a real tensor: masks, priorities and backends together."""
    theirs = {
        "CPU": torch.ones(2),
        "Meta": torch.ones(2, device="meta"),
        "SparseCPU": torch.eye(2).to_sparse(),
        "SparseCsrCPU": torch.eye(2).to_sparse_csr(),
    }
    ours = {
        "CPU": tensor_key_set("cpu"),
        "Meta": tensor_key_set("meta"),
        "SparseCPU": tensor_key_set("cpu", DispatchKey.Sparse),
        "SparseCsrCPU": tensor_key_set("cpu", DispatchKey.SparseCsr),
    }
    random_ = random.Random(2)
    seen = set()
    for number in range(60):
        pool = [*REACHABLE, *make_golden.ALIASES]
        chosen = sorted(set(random_.choices(pool, k=random_.randint(1, 5))))
        # PyTorch refuses to run fallthroughs that are registered at alias keys.
        registrations = [key + ("!" if key in REACHABLE and random_.random() < 0.25 else "") for key in chosen]
        ran = []
        their_kernels = {key: (lambda self, key=key, ran=ran: (ran.append(key), self)[1]) for key in chosen}
        our_kernels = {key: (lambda ks, self, key=key: key) for key in chosen}
        their_op = make_golden.TorchOp(f"winner{number}", registrations, their_kernels)
        our_op = make_op(registrations, our_kernels)
        overload = getattr(torch.ops.tinytensor_golden, f"winner{number}").default
        try:
            for name, tensor in theirs.items():
                ran.clear()
                try:
                    overload(tensor)
                    expected = ran[0]
                except NotImplementedError:
                    expected = NotImplementedError
                try:
                    # PyTorch's call includes BackendSelect from thread-local state.
                    ks = ours[name] | key_set(DispatchKey.BackendSelect) | REQUIRES_GRAD
                    actual = our_op.table[ks](ks, None)
                except NotImplementedError:
                    actual = NotImplementedError
                assert actual == expected, (registrations, name)
                seen.add(actual)
        finally:
            their_op.destroy()
    assert len(seen) > 8
