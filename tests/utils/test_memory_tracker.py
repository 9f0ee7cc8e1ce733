"""MemoryTracker: bytes alive after every operator are PyTorch's; what is freed, saved, declared and shown."""

from __future__ import annotations

import gc
import importlib
import json
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tinytensor as tt
from tinytensor import _C
from tinytensor._subclasses import FakeTensorMode
from tinytensor.c10 import allocator
from tinytensor.utils.memory_tracker import MemoryTracker, nbytes_text, render_timeline

KB = 1024


@pytest.fixture(autouse=True)
def without_collector() -> Iterator[None]:
    """What is freed must be freed at once."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


# PyTorch's own trackers do not tell after each operator, so here is one for it that does.


def torchs_log(m: Any, run: Callable[[], Any]) -> list[Any]:
    mode_type = importlib.import_module(f"{m.__name__}.utils._python_dispatch").TorchDispatchMode
    leaves = importlib.import_module(f"{m.__name__}.utils._pytree").tree_leaves

    class Log(mode_type):  # type: ignore[misc, valid-type]
        def __init__(self) -> None:
            super().__init__()
            self.live = 0
            self.seen: dict[int, Any] = {}
            self.log: list[Any] = []

        def see(self, values: Any, counts: bool) -> None:
            for t in leaves(values):
                if isinstance(t, m.Tensor) and t.untyped_storage()._cdata not in self.seen:
                    self.add(t.untyped_storage(), counts)

        def add(self, storage: Any, counts: bool) -> None:
            key, nbytes = storage._cdata, storage.nbytes() if counts else 0
            self.live += nbytes
            self.seen[key] = weakref.ref(storage, lambda _: self.free(key, nbytes))

        def free(self, key: int, nbytes: int) -> None:
            self.live -= nbytes
            del self.seen[key]

        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            self.see((args, kwargs), False)
            out = func(*args, **(kwargs or {}))
            self.see(out, True)
            self.log.append([str(func), self.live])
            return out

    with Log() as mode:
        run()
    return mode.log


class Logging(MemoryTracker):
    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        out = super().__torch_dispatch__(func, types, args, kwargs)
        self.log.append([str(func), self.live])
        return out


def log(m: Any, run: Callable[[], Any]) -> list[Any]:
    """(operator, bytes alive after it); detach is left out, since hooks for saved tensors come with some."""
    if m.__name__ == "torch":
        found = torchs_log(m, run)
    else:
        mode = Logging()
        mode.log = []
        with mode:
            run()
        found = mode.log
    return [each for each in found if each[0] != "aten.detach.default"]


def test_bytes_after_every_operator(same: Callable[[Callable[[Any], Any]], Any]) -> None:
    def program(m: Any) -> Any:
        F = m.nn.functional
        x, target = m.ones(4, 5), m.tensor([0, 2, 1, 1])
        w1, b1, w2, b2 = (m.ones(*s).requires_grad_() for s in ((6, 5), (6,), (3, 6), (3,)))

        def mlp() -> None:
            loss = F.cross_entropy(F.linear(F.relu(F.linear(x, w1, b1)), w2, b2), target)
            loss.backward()

        def chain() -> None:
            y = x
            for _ in range(4):
                y = (y * 2).exp()
            y = y.view(20)[3:].sum()

        def kept() -> None:
            y = w1.exp()
            z = (y * y).sum()
            z.backward(retain_graph=True)
            z.backward()
            w1.grad = None

        q = m.ones(2, 2, 5, 4).requires_grad_()

        def attend() -> None:
            F.scaled_dot_product_attention(q, q, q)
            F.scaled_dot_product_attention(q[0], q[0], q[0])  # of three dimensions attention is a composition

        return [log(m, mlp), log(m, chain), log(m, kept), log(m, attend)]

    found = same(program)
    assert sum(map(len, found)) > 50


def test_what_is_dropped_is_subtracted() -> None:
    with MemoryTracker() as tracker:
        x = tt.empty(KB)
        assert tracker.live == 4 * KB
        y = x + 1
        view = y[10:20].view(2, 5)
        alias = y.detach()
        assert tracker.live == 8 * KB
        del x
        assert tracker.live == 4 * KB
        del y, view
        assert tracker.live == 4 * KB  # alias
        del alias
        assert tracker.live == 0 and tracker.peak == 8 * KB and tracker.allocated == 8 * KB
        small = tt.empty(2)
        assert tracker.live == 8
        del small
        assert tracker.live == 0
    assert tracker.snapshot("current")["live"] == 0


def test_storages_are_recycled_again_afterwards() -> None:
    with MemoryTracker(), MemoryTracker():
        assert allocator._small == allocator._middle == allocator._large == -1
    with pytest.raises(ZeroDivisionError), MemoryTracker():
        raise ZeroDivisionError
    assert (allocator._small, allocator._middle, allocator._large) == allocator._LIMITS


def test_what_existed_counts_if_it_is_declared() -> None:
    w, x = tt.ones(100), tt.ones(KB)
    with MemoryTracker() as tracker:
        w.view(10, 10).t() + 1
        w.add_(1)
        assert tracker.live == 0 and tracker.peak == 400
        tracker.track_external(w, w.view(50, 2), x)
        assert tracker.live == 400 + 4 * KB and tracker.allocated == 400
    declared = MemoryTracker()
    declared.track_external(w)
    for _ in range(2):
        with declared:
            assert declared.live == 400 and declared.allocated == 0


def test_growing_storages() -> None:
    with MemoryTracker() as tracker:
        x = tt.empty(0)
        assert tracker.live == 0
        tt.add(tt.ones(100), 1, out=x)
        assert tracker.live == 400
        x.resize_(200)
        assert tracker.live == 800
        x.resize_(10)
        assert tracker.live == x.untyped_storage().nbytes()


def test_what_backward_waits_for() -> None:
    w = tt.ones(100, requires_grad=True)
    with MemoryTracker() as tracker:
        y = w.exp()  # kept by ExpBackward0
        z = y.sin()  # SinBackward0 keeps y
        loss = z.sum()
        before = tracker.snapshot("current")
        loss.backward()
        after = tracker.snapshot("current")
    assert [(t["op"], t["saved"]) for t in before["tensors"]] == [
        ("aten.exp.default", True), ("aten.sin.default", False), ("aten.sum.default", False),
    ]  # fmt: skip
    assert before["saved"] == 400 and after["saved"] == 0
    assert [t["kind"] for t in after["tensors"]] == ["forward", "forward", "backward", "forward"]


def test_the_snapshot_is_plain_data() -> None:
    w = tt.ones(10, 10, requires_grad=True)
    with MemoryTracker() as tracker:
        tracker.track_external(w)
        (w @ w).relu().sum().backward()
    peak = tracker.snapshot()
    assert json.loads(json.dumps(peak)) == peak and json.loads(json.dumps(tracker.events())) == tracker.events()
    assert peak["live"] == tracker.peak == sum(t["nbytes"] for t in peak["tensors"])
    assert (
        peak["tensors"][0]["kind"] in ("external", "forward", "backward")
        and peak["operators"]["aten.mm.default"]["calls"] == 3
    )
    assert sum(op["allocated"] for op in peak["operators"].values()) == tracker.allocated
    assert {event["phase"] for event in tracker.events()} == {"forward", "backward"}
    assert max(event["live"] for event in tracker.events()) == tracker.peak
    current = tracker.snapshot("current")
    assert current["live"] == tracker.live == 800  # w and its gradient
    with pytest.raises(ValueError, match="must be 'peak' or 'current'"):
        tracker.snapshot("yesterday")


def test_real_and_fake_are_the_same() -> None:
    def run() -> MemoryTracker:
        F = tt.nn.functional
        x, w = tt.ones(2, 3, 8, 8), tt.ones(4, 3, 3, 3, requires_grad=True)
        with MemoryTracker() as tracker:
            F.max_pool2d(F.relu(F.conv2d(x, w, padding=1)), 2).sum().backward()
        return tracker

    real = run()
    with FakeTensorMode():
        fake = run()
    assert (real.live, real.peak, real.allocated) == (fake.live, fake.peak, fake.allocated)
    assert real.events() == fake.events()
    with FakeTensorMode(), MemoryTracker() as tracker:
        x = tt.empty(1 << 20, 1 << 10, device="cuda")
        x @ x.t()
    assert tracker.peak == 4 * ((1 << 30) + (1 << 40)) and tracker.snapshot()["tensors"][0]["device"] == "cuda:0"


def test_inner_tensors_of_a_wrapper_count() -> None:
    class Twice(tt.Tensor):
        __torch_function__ = _C._disabled_torch_function_impl

        @staticmethod
        def __new__(cls, a: Any, b: Any) -> Any:
            made = tt.Tensor._make_wrapper_subclass(cls, a.shape, dtype=a.dtype)
            made.a, made.b = a, b
            return made

        def __tensor_flatten__(self) -> Any:
            return ["a", "b"], None

        @staticmethod
        def __tensor_unflatten__(inner: Any, *rest: Any) -> Any:
            return Twice(inner["a"], inner["b"])

        @classmethod
        def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            return Twice(*(func(*[getattr(x, n) if isinstance(x, Twice) else x for x in args]) for n in "ab"))

    t = Twice(tt.ones(100), tt.ones(100))
    with MemoryTracker() as tracker:
        result = t * 2
        assert tracker.live == 800
        del result
        assert tracker.live == 0


def test_as_text() -> None:
    w = tt.ones(16, 16, requires_grad=True)
    with MemoryTracker() as tracker:
        tracker.track_external(w)
        (w @ w).relu().sum().backward()
    lines = tracker.table(top=2).splitlines()
    assert lines[0] == "peak: 5.01 KiB alive, 0 B of it saved for backward; the peak is 5.01 KiB"
    assert lines[2].split() == ["operator", "calls", "allocated", "alive"]
    assert lines[4].split() == ["aten.mm.default", "3", "3.00", "KiB", "2.00", "KiB"]
    assert lines[7].split()[:2] == ["tensor", "of"]
    assert lines[9].split() == ["(declared)", "[16,", "16]", "float32", "cpu", "1.00", "KiB", "external"]
    assert lines[-1].startswith("and ")
    picture = tracker.timeline(width=40, height=4).splitlines()
    assert len(picture) == 6 and picture[0].startswith("5.01 KiB |") and picture[-2].lstrip(" |").startswith("ff")
    assert MemoryTracker().timeline() == "nothing was allocated"
    assert render_timeline([(0, "", False), (4, "f", False), (8, "g", True)], 60, 2).splitlines() == [
        "8 B |  █",
        "0 B | ██",
        "    |ffb",
        "     f: forward, b: backward",
    ]
    assert [nbytes_text(n) for n in (0, 1023, 1536, 3 << 20, 5 << 30)] == [
        "0 B",
        "1023 B",
        "1.50 KiB",
        "3.00 MiB",
        "5.00 GiB",
    ]


def test_an_exception_leaves_everything_as_it_was() -> None:
    tracker = MemoryTracker()
    with pytest.raises(ZeroDivisionError), tracker:
        x = tt.ones(100, requires_grad=True)
        raise ZeroDivisionError
    assert _C._len_torch_dispatch_stack() == 0
    y = x.exp()
    y.sum().backward()
    assert tracker.live == 400 and x.grad is not None
