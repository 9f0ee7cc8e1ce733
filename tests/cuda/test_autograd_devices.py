"""Backward passes over devices and streams: which thread and stream runs a node, and what waits for what.

Simulated work is done at once, so a missing wait changes no result. What the driver has written down (simulated_driver.py,
Note [Order on simulated streams]) shows it: `Order` asks of two pieces of work whether the one must be done before the other.
"""

from __future__ import annotations

import gc
import os
import random
import threading
import warnings
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tinytensor as tt
from tinytensor.autograd.engine import engine_devices, input_buffer_streams
from tinytensor.autograd.engine.engine import running
from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.thread_local_state import ThreadLocalState
from tinytensor.utils._python_dispatch import TorchDispatchMode

tt.cuda.init()
DRIVER: Any = cuda_runtime.driver()
Key = tuple[int, int]


def key(stream: tt.cuda.Stream) -> Key:
    return stream.device_index, stream.cuda_stream


def leaf(*values: float, device: str = "cuda") -> tt.Tensor:
    return tt.tensor(values or (1.0, 2.0), device=device, requires_grad=True)


def thread_of(names: dict[str, str], name: str) -> Callable[[Any], None]:
    """A hook that notes the thread that calls it."""

    def hook(grad: Any) -> None:
        names[name] = threading.current_thread().name

    return hook


@pytest.fixture
def log() -> Iterator[list[tuple[str, Key, Any]]]:
    DRIVER.log = []
    yield DRIVER.log
    DRIVER.log = None


class Order:
    """What of a log is sure to be done before what: of one stream in its order, of two as events tell."""

    def __init__(self, log: list[tuple[str, Key, Any]]):
        self.clocks: list[dict[Key, int]] = []
        now: dict[Key, dict[Key, int]] = {}
        events: dict[int, dict[Key, int]] = {}
        for what, stream, which in log:
            clock = now.setdefault(stream, {})
            if what == "wait":
                for other, time in events.get(id(which), {}).items():
                    clock[other] = max(clock.get(other, 0), time)
            clock[stream] = clock.get(stream, 0) + 1
            if what == "record":
                events[id(which)] = dict(clock)
            self.clocks.append(dict(clock))
        self.streams = [stream for _, stream, _ in log]

    def is_before(self, first: int, second: int) -> bool:
        """Whether the first entry's work is done when the second one's begins."""
        stream = self.streams[first]
        return self.clocks[second].get(stream, 0) >= self.clocks[first][stream]


def places(log: list[tuple[str, Key, Any]], what: str) -> list[int]:
    return [i for i, entry in enumerate(log) if entry[0] == what]


# ---- threads -----------------------------------------------------------------------------------------------------------


def test_each_device_has_a_thread_and_the_cpu_that_of_the_caller() -> None:
    names: dict[str, str] = {}
    a, b = leaf(), leaf(device="cuda:1")
    y = (a * 2).to("cuda:1") * b
    z = y.sum().cpu() * 3
    for name, t in (("cpu", z), ("one", y), ("leaf of one", b), ("leaf of zero", a)):
        t.register_hook(thread_of(names, name))
    z.backward()
    assert names == {
        "cpu": threading.current_thread().name,
        "one": "pt_autograd_1",
        "leaf of one": "pt_autograd_1",
        "leaf of zero": "pt_autograd_0",
    }
    assert a.grad.tolist() == [6.0, 12.0] and a.grad.device == tt.device("cuda:0")
    assert b.grad.tolist() == [6.0, 12.0] and b.grad.device == tt.device("cuda:1")


def test_a_pass_on_the_cpu_alone_stays_on_its_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_devices, "ReadyQueue", None)
    names: dict[str, str] = {}
    x = tt.ones(2, requires_grad=True)
    x.register_hook(thread_of(names, "x"))
    (x * 2).sum().backward()
    assert names["x"] == threading.current_thread().name and x.grad.tolist() == [2.0, 2.0]


def test_without_multithreading_all_nodes_run_on_the_callers_thread() -> None:
    names: dict[str, str] = {}
    side = tt.cuda.Stream()
    x = leaf()
    with tt.cuda.stream(side):
        y = x * 2
    seen = []
    x.register_hook(thread_of(names, "x"))
    y.register_hook(lambda grad: seen.append(tt.cuda.current_stream()))
    with tt.autograd.set_multithreading_enabled(False):
        y.sum().backward()
    assert names["x"] == threading.current_thread().name and seen == [side]


def test_the_current_device_of_a_worker_is_its_own() -> None:
    seen = []
    x = leaf(device="cuda:1")
    x.register_hook(lambda grad: seen.append(tt.cuda.current_device()))
    with tt.cuda.device(0):
        (x * 2).sum().backward()
        assert tt.cuda.current_device() == 0
    assert seen == [1]


def test_several_threads_may_call_backward_at_once() -> None:
    shared = leaf(1.0, device="cuda:0")
    errors = []

    def work(i: int) -> None:
        try:
            own = leaf(float(i), device=f"cuda:{i % 2}")
            for _ in range(5):
                (own.to("cuda:0") * shared).sum().cpu().backward()
            assert own.grad.tolist() == [5.0]
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors and shared.grad.tolist() == [5.0 * sum(range(6))]


class Pack:
    """A hook of saved tensors that does nothing."""

    def __call__(self, t: Any) -> Any:
        return t


def test_a_waiting_worker_holds_no_graph() -> None:
    x = leaf()
    y = x * 2
    node = weakref.ref(y.grad_fn)
    pack = Pack()
    held = weakref.ref(pack)
    with tt.autograd.graph.saved_tensors_hooks(pack, pack):
        y.sum().backward()
    before = tt.cuda.memory_allocated()
    del y, pack
    assert node() is None and held() is None and tt.cuda.memory_allocated() == before - 512


# ---- streams -----------------------------------------------------------------------------------------------------------


def test_one_stream_needs_no_events(log: list[tuple[str, Key, Any]]) -> None:
    x = leaf()
    ((x * 2).exp() + x).sum().backward()
    assert not places(log, "record") and not places(log, "wait")
    assert {stream for _, stream, _ in log} == {(0, 0)}


def test_a_node_runs_on_the_stream_of_its_forward_call(log: list[tuple[str, Key, Any]]) -> None:
    side, other = tt.cuda.Stream(), tt.cuda.Stream(device=1)
    x, w = leaf(), leaf(device="cuda:1")
    with tt.cuda.stream(side):
        y = x.exp()
    with tt.cuda.stream(other):
        v = w.exp()
    seen = []
    for t in (y, v):
        t.register_hook(lambda grad: seen.append((tt.cuda.current_device(), tt.cuda.current_stream())))
    log.clear()
    with tt.cuda.stream(side):
        y.sum().backward()
    with tt.cuda.stream(other):
        v.sum().backward()
    assert seen == [(0, side), (1, other)]
    assert {stream for what, stream, _ in log if what == "launch"} == {key(side), key(other)}
    assert tt.cuda.current_stream(0) == tt.cuda.default_stream(0)


def test_a_consumer_waits_for_the_stream_of_its_producer(log: list[tuple[str, Key, Any]]) -> None:
    side, main = tt.cuda.Stream(), tt.cuda.current_stream()
    x = leaf()
    with tt.cuda.stream(side):
        y = x.exp()
    main.wait_stream(side)
    z = y.sin()
    log.clear()
    z.backward(tt.ones(2, device="cuda"))
    launches = places(log, "launch")
    cos = next(i for i in launches if log[i][1] == key(main) and i > launches[0])
    on_side = [i for i in launches if log[i][1] == key(side)]
    order = Order(log)
    assert on_side and all(order.is_before(cos, i) for i in on_side)
    # And the caller's stream waits for the side stream, on which the leaf's gradient has been made.
    log_length = len(log)
    assert log[log_length - 1][0] == "wait" and log[log_length - 1][1] == key(main)
    assert all(order.is_before(i, log_length - 1) for i in launches)


def test_gradients_are_added_on_the_consumers_stream(log: list[tuple[str, Key, Any]]) -> None:
    sides = [tt.cuda.Stream() for _ in range(3)]
    x = leaf(1.0)
    with tt.cuda.stream(sides[0]):
        y = x.exp()
    branches = []
    for side in sides[1:]:
        side.wait_stream(sides[0])
        with tt.cuda.stream(side):
            branches.append(y.sin())
    tt.cuda.synchronize()
    log.clear()
    with tt.cuda.stream(sides[0]):
        tt.autograd.backward(branches, [tt.ones(1, device="cuda") for _ in branches])
    adds = [i for i, (what, _, which) in enumerate(log) if what == "launch" and "add" in str(which)]
    assert [log[i][1] for i in adds] == [key(sides[0])]
    order = Order(log)
    made = [i for i in places(log, "launch") if log[i][1] in map(key, sides[1:])]
    assert len(made) >= 2 and all(order.is_before(i, adds[0]) for i in made)
    assert abs(x.grad.item() - 2 * 2.718281828 * tt.cos(tt.tensor(2.718281828)).item()) < 1e-5


def test_memory_that_another_stream_reads_is_not_handed_out() -> None:
    side, main = tt.cuda.Stream(), tt.cuda.current_stream()
    x = leaf()
    with tt.cuda.stream(side):
        y = x.exp()
    main.wait_stream(side)
    z = y.sin()
    seen = []

    def hook(grad: Any) -> None:
        block = grad.storage_.buffer.block
        seen.append((block.stream, set(block.stream_uses)))

    y.register_hook(hook)
    z.sum().backward()
    assert seen == [(main.cuda_stream, {side.cuda_stream})]


def test_a_gradient_that_crosses_devices_is_waited_for(log: list[tuple[str, Key, Any]]) -> None:
    a = tt.cuda.Stream(device=0)
    b = tt.cuda.Stream(device=1)
    x = leaf()
    with tt.cuda.stream(a):
        y = x.exp()
    with tt.cuda.stream(b):
        with tt.cuda.device(0), tt.cuda.stream(a):
            moved = y.to("cuda:1")
        tt.cuda.synchronize()
        with tt.cuda.stream(b):
            z = moved.sin()
    log.clear()
    with tt.cuda.stream(b):
        z.backward(tt.ones(2, device="cuda:1"))
    order = Order(log)
    launches = places(log, "launch")
    on_one = [i for i in launches if log[i][1][0] == 1]
    on_zero = [i for i in launches if log[i][1] == key(a)]
    assert on_one and on_zero and all(order.is_before(i, j) for i in on_one for j in on_zero)
    assert x.grad.device == tt.device("cuda:0")


def test_a_node_of_two_devices_waits_for_both(log: list[tuple[str, Key, Any]]) -> None:
    """Its stream is that of its first output. What comes for the second is added on the other device."""

    class Both(tt.autograd.Function):
        @staticmethod
        def forward(ctx: Any, t: Any) -> Any:
            return t * 2, t.to("cuda:1")

        @staticmethod
        def backward(ctx: Any, first: Any, second: Any) -> Any:
            log.append(("node", key(tt.cuda.current_stream()), None))
            return first * 2 + second.to("cuda:0")

    x = leaf()
    first, second = Both.apply(x)
    sides = [tt.cuda.Stream(device=1) for _ in range(2)]
    branches = [first.sum()]
    for side in sides:
        with tt.cuda.stream(side):
            branches.append(second.exp())
    log.clear()
    tt.autograd.backward(branches, [None, *(tt.ones(2, device="cuda:1") for _ in sides)])
    order, node = Order(log), places(log, "node")[0]
    adds = [i for i in places(log, "launch") if log[i][1] in map(key, sides)]
    assert log[node][1] == (0, 0) and len(adds) >= 3
    assert all(order.is_before(i, node) for i in adds)
    assert tt.allclose(x.grad, 2 + 2 * x.detach().exp())


def test_wanted_gradients_are_waited_for_too(log: list[tuple[str, Key, Any]]) -> None:
    side = tt.cuda.Stream()
    x = leaf()
    with tt.cuda.stream(side):
        y = x.exp()
        z = y.sin()
    log.clear()
    (grad,) = tt.autograd.grad(z, y, tt.ones(2, device="cuda"))
    order, last = Order(log), places(log, "wait")[-1]
    assert log[last][1] == (0, 0)
    assert all(order.is_before(i, last) for i in places(log, "launch"))
    assert tt.allclose(grad, y.detach().cos())


class Note(tt.autograd.Function):
    """Adds its inputs. Its backward writes its number into the driver's log, on the stream on which it runs."""

    @staticmethod
    def forward(ctx: Any, number: int, log: list[Any], *inputs: Any) -> Any:
        ctx.number, ctx.log, ctx.devices = number, log, [t.device for t in inputs]
        here = tt.cuda.current_device()
        total = inputs[0].to(f"cuda:{here}", copy=True)
        for t in inputs[1:]:
            total = total + t.to(f"cuda:{here}")
        return total

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        ctx.log.append(("node", key(tt.cuda.current_stream()), ctx.number))
        return (None, None, *(grad.to(device, copy=True) for device in ctx.devices))


@pytest.mark.parametrize("seed", range(12))
def test_random_graphs_over_streams(seed: int, log: list[tuple[str, Key, Any]]) -> None:
    """A node comes after all that bring it a gradient, and the caller after everything."""
    draw = random.Random(seed)
    streams = [tt.cuda.Stream(device=i % 2) for i in range(5)] + [tt.cuda.default_stream(0), tt.cuda.default_stream(1)]
    values = [leaf(1.0, device="cuda:0"), leaf(1.0, device="cuda:1")]
    leaves = list(values)
    used_by: dict[int, list[int]] = {}
    streams_of: dict[int, Key] = {}
    numbers: dict[int, int] = {}
    for number in range(14):
        inputs = [values[draw.randrange(max(0, len(values) - 6), len(values))] for _ in range(draw.randint(1, 3))]
        stream = draw.choice(streams)
        tt.cuda.synchronize(0), tt.cuda.synchronize(1)
        with tt.cuda.stream(stream):
            made = Note.apply(number, log, *inputs)
        streams_of[number] = key(stream)
        for t in inputs:
            if id(t) in numbers:
                used_by.setdefault(numbers[id(t)], []).append(number)
        numbers[id(made)] = number
        values.append(made)
    roots = [t for t in values[2:] if not used_by.get(numbers[id(t)])]
    log.clear()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tt.autograd.backward(roots, [tt.ones(1, device=t.device) for t in roots])
    for index in (0, 1):
        log.append(("end", (index, 0), None))
    order, ran = Order(log), {entry[2]: i for i, entry in enumerate(log) if entry[0] == "node"}
    assert len(ran) == 14
    for number, place in ran.items():
        assert log[place][1] == streams_of[number]
        for user in used_by.get(number, ()):
            assert order.is_before(ran[user], place), (user, number)
    # Every node leads to a leaf, and the caller's stream on the leaf's device waits for that.
    assert all(any(order.is_before(place, len(log) - 2 + i) for i in (0, 1)) for place in ran.values())
    assert all(x.grad is None or x.grad.device == x.device for x in leaves)


# ---- hooks and state of the thread -------------------------------------------------------------------------------------


def test_hooks_find_the_state_of_the_callers_thread() -> None:
    seen: dict[str, Any] = {}

    class Mode(TorchDispatchMode):
        calls = 0

        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            Mode.calls += 1
            return func(*args, **(kwargs or {}))

    def hook(grad: Any) -> None:
        seen["thread"] = threading.current_thread().name
        seen["grad mode"] = tt.is_grad_enabled()
        seen["default device"] = tt.ones(1).device
        seen["autocast"] = tt.is_autocast_enabled("cuda"), tt.get_autocast_dtype("cuda")
        before = Mode.calls
        grad + 1
        seen["mode"] = Mode.calls - before

    x = leaf()
    y = (x * 2).sum()
    x.register_hook(hook)
    with tt.device("meta"), Mode(), tt.autocast("cuda", dtype=tt.bfloat16):
        y.backward(retain_graph=True)
    assert seen == {
        "thread": "pt_autograd_0", "grad mode": False, "default device": tt.device("meta"),
        "autocast": (True, tt.bfloat16), "mode": 1,
    }  # fmt: skip
    y.backward(create_graph=True)
    assert seen == {
        "thread": "pt_autograd_0", "grad mode": True, "default device": tt.device("cpu"),
        "autocast": (False, tt.float16), "mode": 0,
    }  # fmt: skip


def test_state_of_a_thread_goes_along_and_is_put_back() -> None:
    def in_thread(work: Callable[[], Any]) -> Any:
        found: list[Any] = []
        thread = threading.Thread(target=lambda: found.append(work()))
        thread.start()
        thread.join()
        return found[0]

    with tt.device("meta"), tt.no_grad():
        state = ThreadLocalState()

    def work() -> Any:
        fresh = ThreadLocalState()
        before = tt.is_grad_enabled(), tt.ones(1).device.type
        state.apply()
        inside = tt.is_grad_enabled(), tt.ones(1).device.type
        fresh.apply()
        return before, inside, (tt.is_grad_enabled(), tt.ones(1).device.type)

    assert in_thread(work) == ((True, "cpu"), (False, "meta"), (True, "cpu"))
    assert tt.is_grad_enabled() and tt.ones(1).device.type == "cpu"


def test_hooks_of_all_kinds_are_called_on_a_device() -> None:
    x, y = leaf(), leaf()
    called: list[str] = []
    z = x * y
    z.retain_grad()
    z.register_hook(lambda grad: called.append("tensor") or grad * 2)
    z.grad_fn.register_prehook(lambda grads: called.append("pre"))
    z.grad_fn.register_hook(lambda inputs, outputs: called.append("post"))
    x.register_post_accumulate_grad_hook(lambda t: called.append("accumulated"))
    tt.autograd.graph.register_multi_grad_hook((x, y), lambda grads: called.append(f"multi {len(grads)}"))
    z.sum().backward()
    assert called[:3] == ["tensor", "pre", "post"] and sorted(called[3:]) == ["accumulated", "multi 2"]
    assert z.grad.tolist() == [2.0, 2.0] and x.grad.tolist() == [2.0, 4.0]


def test_callbacks_run_on_the_callers_thread_after_all() -> None:
    seen = []
    x = leaf()

    def hook(grad: Any) -> None:
        tt.autograd.Variable._execution_engine.queue_callback(
            lambda: seen.append((threading.current_thread(), x.grad.tolist()))
        )

    (x * 3).register_hook(hook)
    y = x * 3
    y.register_hook(hook)
    y.sum().backward()
    assert seen == [(threading.current_thread(), [3.0, 3.0])]


def test_a_hook_that_changes_its_thread_changes_no_other_node() -> None:
    side = tt.cuda.Stream()
    seen = []

    def careless(grad: Any) -> None:
        tt.cuda.set_stream(side)
        tt.set_grad_enabled(True)

    x = leaf()
    y = x * 2
    z = y * 2
    z.register_hook(careless)
    y.register_hook(lambda grad: seen.append((tt.cuda.current_stream(), tt.is_grad_enabled())))
    z.sum().backward(retain_graph=True)
    with tt.autograd.set_multithreading_enabled(False):
        z.sum().backward()
    assert seen == [(tt.cuda.default_stream(), False)] * 2
    assert tt.is_grad_enabled() and tt.cuda.current_stream() == tt.cuda.default_stream() and not x.grad.requires_grad


def test_nodes_run_in_the_order_that_they_have_on_the_cpu() -> None:
    def order(device: str) -> list[str]:
        ran: list[str] = []
        x = leaf(device=device)
        a, b = x, x
        for i in range(4):
            a, b = a * 2, b * 3
            for name, t in ((f"a{i}", a), (f"b{i}", b)):
                t.grad_fn.register_hook(lambda inputs, outputs, name=name: ran.append(name))
        (a + b).sum().backward()
        return ran

    assert order("cuda") == order("cpu") == ["b3", "a3", "b2", "a2", "b1", "a1", "b0", "a0"]


def test_a_gradient_becomes_grad_without_a_copy() -> None:
    x = leaf()
    addresses = []
    y = x * 2
    y.grad_fn.register_hook(lambda inputs, outputs: addresses.append(inputs[0].data_ptr()))
    y.sum().backward()
    assert x.grad.data_ptr() == addresses[0]
    inner = leaf()
    product = (inner + 1) * y.detach()  # the node of `+` returns what it got
    product.grad_fn.register_hook(lambda inputs, outputs: addresses.append(inputs[0].data_ptr()))
    product.sum().backward()
    assert inner.grad.data_ptr() == addresses[1]
    before = x.grad
    (x * 2).sum().backward()
    assert x.grad is before and x.grad.tolist() == [4.0, 4.0]


# ---- what a pass may be asked for --------------------------------------------------------------------------------------


def test_grad_in_all_its_forms() -> None:
    x, unused = leaf(3.0), leaf()
    y = x**3
    (first,) = tt.autograd.grad(y, x, create_graph=True)
    (second,) = tt.autograd.grad(first, x, create_graph=True)
    (third,) = tt.autograd.grad(second, x)
    assert (first.item(), second.item(), third.item()) == (27.0, 18.0, 6.0)
    assert tt.autograd.grad((x * 2).sum(), (x, unused), allow_unused=True)[1] is None
    with pytest.raises(RuntimeError, match="appears to not have been used in the graph"):
        tt.autograd.grad((x * 2).sum(), unused)
    v = leaf(1.0, 2.0, 3.0)
    (rows,) = tt.autograd.grad(v * v, v, tt.eye(3, device="cuda"), is_grads_batched=True)
    assert rows.tolist() == [[2.0, 0.0, 0.0], [0.0, 4.0, 0.0], [0.0, 0.0, 6.0]]
    w = leaf()
    (w * x).sum().backward(inputs=[w])
    assert w.grad is not None and x.grad is None


def test_a_graph_is_freed_unless_it_is_retained() -> None:
    x = leaf()
    y = x.exp().sum()
    y.backward(retain_graph=True)
    y.backward()
    with pytest.raises(RuntimeError, match="Trying to backward through the graph a second time"):
        y.backward()


def test_passes_inside_passes() -> None:
    x = leaf(2.0)
    names = []

    class Inner(tt.autograd.Function):
        @staticmethod
        def forward(ctx: Any, t: Any, depth: int) -> Any:
            ctx.depth = depth
            ctx.save_for_backward(t)
            return t * 2

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            names.append(threading.current_thread().name)
            (t,) = ctx.saved_tensors
            with tt.enable_grad():
                again = t.detach().requires_grad_()
                if ctx.depth:
                    Inner.apply(again.to(f"cuda:{ctx.depth % 2}"), ctx.depth - 1).cpu().sum().backward()
                else:
                    (again * 2).sum().backward()
            return again.grad * grad, None

    Inner.apply(x, 45).sum().backward()  # deeper than one thread goes
    assert x.grad.tolist() == [2.0] and len(names) == 46


@pytest.mark.parametrize("use_reentrant", [False, True])
def test_checkpoints(use_reentrant: bool) -> None:
    x = leaf()
    y = tt.utils.checkpoint.checkpoint(lambda t: (t.to("cuda:1").exp() * 2).cpu().sum(), x, use_reentrant=use_reentrant)
    y.backward()
    assert tt.allclose(x.grad, 2 * x.detach().exp())


def test_saved_tensors_may_wait_on_the_host() -> None:
    x = leaf()
    with tt.autograd.graph.save_on_cpu(pin_memory=True):
        y = x.exp() * x
    y.sum().backward()
    assert tt.allclose(x.grad, x.detach().exp() * (1 + x.detach()))


# ---- what goes wrong ---------------------------------------------------------------------------------------------------


class Fails(tt.autograd.Function):
    @staticmethod
    def forward(ctx: Any, t: Any) -> Any:
        return t.clone()

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        raise KeyError("from the worker")


def test_an_error_on_a_worker_comes_to_the_caller() -> None:
    x, other = leaf(), leaf(device="cuda:1")
    with pytest.raises(KeyError, match="from the worker") as info:
        (Fails.apply(x * 2).sum().cpu() + other.sum().cpu()).backward()
    assert any(entry.name == "backward" for entry in info.traceback)
    assert x.grad is None
    (x * 2).sum().backward()
    assert x.grad.tolist() == [2.0, 2.0]


def test_errors_are_pytorchs() -> None:
    x = leaf()

    class Wrong(tt.autograd.Function):
        @staticmethod
        def forward(ctx: Any, t: Any) -> Any:
            return t.clone()

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return tt.ones(7, device="cuda")

    with pytest.raises(
        RuntimeError,
        match=r"Function WrongBackward returned an invalid gradient at index 0 - got \[7\] but expected shape compatible with \[2\]",
    ):
        Wrong.apply(x).sum().backward()
    y = x.exp()
    y.mul_(2)
    with pytest.raises(RuntimeError, match="has been modified by an inplace operation"):
        y.sum().backward()


def test_anomaly_mode_names_the_forward_call() -> None:
    x = leaf(0.0)
    with warnings.catch_warnings(record=True) as found, tt.autograd.detect_anomaly():
        warnings.simplefilter("always")
        y = x.sqrt() * 0
        with pytest.raises(RuntimeError, match="returned nan values in its 0th output"):
            y.sum().backward()
    assert any("y = x.sqrt() * 0" in str(w.message) for w in found)


def test_a_leaf_on_another_stream_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(input_buffer_streams._Warning, "given", False)
    side = tt.cuda.Stream()

    def mismatch() -> None:
        x = leaf()
        kept = x * 2
        with tt.cuda.stream(side):
            (x * 3).sum().backward()
        del kept

    tt.autograd.graph.set_warn_on_accumulate_grad_stream_mismatch(False)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        mismatch()
    tt.autograd.graph.set_warn_on_accumulate_grad_stream_mismatch(True)
    with pytest.warns(UserWarning, match="The AccumulateGrad node's stream does not match"):
        mismatch()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        mismatch()


def test_a_stale_stream_during_a_capture() -> None:
    x = leaf()
    kept = x * 2  # keeps the leaf's node, which is of the default stream

    def capture() -> tt.cuda.CUDAGraph:
        graph = tt.cuda.CUDAGraph()
        with tt.cuda.graph(graph):
            (x * 3).sum().backward()
        return graph

    with pytest.raises(
        RuntimeError,
        match=r"During CUDA graph capture, autograd node 'torch::autograd::AccumulateGrad' has a stale reference to the default",
    ):
        capture()
    assert not cuda_runtime.is_capturing(cuda_runtime.default_stream(0))
    x.grad = tt.zeros(2, device="cuda")
    tt.autograd.graph.set_override_stale_capture_stream(True)
    try:
        graph = capture()
    finally:
        tt.autograd.graph.set_override_stale_capture_stream(False)
    for _ in range(2):
        graph.replay()
    assert x.grad.tolist() == [6.0, 6.0]
    del kept
    gc.collect()  # the error's frames hold the first graph
    x.grad.zero_()
    graph = capture()
    graph.replay()
    assert x.grad.tolist() == [3.0, 3.0]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_after_a_fork_the_cpu_still_differentiates() -> None:
    x = leaf()
    y, grad = x * 2, tt.ones(2, device="cuda")
    (x * 2).sum().backward()
    read, write = os.pipe()
    pid = os.fork()
    if not pid:
        answer = ""
        try:
            t = tt.ones(2, requires_grad=True)
            (t * 3).sum().backward()
            answer = f"{t.grad.tolist()}\n"
            y.backward(grad)
        except BaseException as error:
            answer += str(error)
        os.write(write, answer.encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as pipe:
        answer = pipe.read()
    os.waitpid(pid, 0)
    first, second = answer.split("\n", 1)
    assert first == "[3.0, 3.0]"
    assert second.startswith(
        "Unable to handle autograd's threading in combination with fork-based multiprocessing. See"
    )


# ---- those who watch ---------------------------------------------------------------------------------------------------


def test_a_profiler_sees_the_nodes_of_workers() -> None:
    x = leaf()
    with tt.profiler.profile() as profile:
        (x.exp() * 2).sum().backward()
    names = {event.name for event in profile.events()}
    assert {"autograd::engine::evaluate_function: ExpBackward0", "ExpBackward0", "MulBackward0"} <= names


def test_the_loop_can_be_watched_as_on_the_cpu() -> None:
    names: dict[str, str] = {}
    x = leaf()
    x.register_hook(thread_of(names, "x"))
    running.in_loop = True
    try:
        (x * 2).sum().backward()
    finally:
        running.in_loop = False
    assert names["x"] == threading.current_thread().name and x.grad.tolist() == [2.0, 2.0]
