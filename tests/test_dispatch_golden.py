"""The computed dispatch tables against PyTorch's: checked-in golden data, and live where torch is installed."""

import json
import pathlib
import random
import re
import sys

import pytest

from tinytensor.c10.dispatch_key import RUNTIME_KEYS, DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_AUTOGRAD, REQUIRES_GRAD, key_set, tensor_key_set
from tinytensor.dispatch.dispatcher import Dispatcher, OperatorHandle
from tinytensor.dispatch.kernel_function import KernelFunction, fallthrough

HERE = pathlib.Path(__file__).parent / "dispatch"
sys.path.insert(0, str(HERE))
import make_golden  # noqa: E402

GOLDEN = json.loads(make_golden.GOLDEN.read_text())


def make_op(registrations, kernels=None) -> OperatorHandle:
    """Our operator with a case's registrations, in a dispatcher with the fallbacks that PyTorch has."""
    dispatcher = Dispatcher()
    for key, falls_through in GOLDEN["fallbacks"].items():
        boxed = redispatch if key.startswith("Autograd") else not_implemented
        kernel = fallthrough("fallback") if falls_through else KernelFunction(boxed=boxed, debug="fallback")
        dispatcher.register_fallback(DispatchKey[key], kernel)
    op = dispatcher.def_("golden::op(Tensor self) -> Tensor", "registered at schema:1")
    for registration in registrations:
        key = registration.rstrip("!")
        debug = f"registered at {key}:1"
        if registration.endswith("!"):
            kernel = fallthrough(debug)
        else:
            kernel = KernelFunction(kernels[key] if kernels else lambda ks, self, key=key: key, debug=debug)
        dispatcher.register_kernel("golden::op", "", DispatchKey[key], kernel)
    return op


def redispatch(op, ks, stack):
    op.redispatch_boxed(ks & AFTER_AUTOGRAD, stack)


def not_implemented(op, ks, stack):
    raise NotImplementedError


def table_of(op) -> dict[str, str]:
    table = {}
    for key, (kernel, reason) in zip(RUNTIME_KEYS, op.entry.computed_table(), strict=True):
        if reason == "missing":
            continue
        if reason == "backend fallback":
            table[key.name] = "fallback"
        elif reason == "ambiguous autogradother":
            table[key.name] = "ambiguous"
        else:
            source = re.fullmatch(r"registered at (\w+):1", kernel.debug)[1]
            table[key.name] = f"{reason}: {source}{'!' if kernel.is_fallthrough else ''}"
    return table


def state_keys_of(op) -> list[str]:
    lines = op.entry.dump_state().splitlines()
    return [line.split(":")[0] for line in lines if re.match(r"(?!debug)\w+(\[alias\])?: registered", line)]


def test_golden_data_is_about_our_keys():
    assert GOLDEN["runtime_keys"] == [key.name for key in RUNTIME_KEYS]
    assert len(GOLDEN["cases"]) >= 300


@pytest.mark.parametrize("start", range(0, len(GOLDEN["cases"]), 60))
def test_computed_tables_are_pytorchs(start):
    for case in GOLDEN["cases"][start : start + 60]:
        op = make_op(case["registrations"])
        entries, letters = make_golden.encode(table_of(op))
        assert (entries, letters) == (case["entries"], case["table"]), case["registrations"]
        assert state_keys_of(op) == case["state"], case["registrations"]


def test_dumped_table_is_the_computed_table():
    for case in GOLDEN["cases"][:60]:
        op = make_op(case["registrations"])
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


def test_live_tables():
    pytest.importorskip("torch")
    random_, keys = random.Random(1), make_golden.registrable_keys()
    for number in range(40):
        registrations = make_golden.random_registrations(random_, keys)
        theirs = make_golden.TorchOp(f"live{number}", registrations)
        try:
            assert table_of(make_op(registrations)) == theirs.table(), registrations
        finally:
            theirs.destroy()


# Keys whose kernels a plain call can reach.
REACHABLE = [
    "CPU", "Meta", "SparseCPU", "SparseCsrCPU", "BackendSelect", "ADInplaceOrView", "AutogradCPU", "AutogradMeta",
]  # fmt: skip


@pytest.mark.filterwarnings("ignore")
def test_live_winners():
    """Which kernel runs first for a real tensor: masks, priorities and backends together."""
    torch = pytest.importorskip("torch")
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
