"""Graphs on a simulated device: work is recorded, run again with new contents, and keeps its memory."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tinytensor as tt


def test_work_is_recorded_and_runs_at_each_replay() -> None:
    x = tt.arange(4.0, device="cuda")
    (x * 2).add_(1)  # kernels are there before the capture
    g = tt.cuda.CUDAGraph()
    with tt.cuda.graph(g):
        assert tt.cuda.is_current_stream_capturing() and tt.cuda.current_stream().is_capturing()
        y = x * 2
        y.add_(1)
        z = y.clone().zero_()
    assert not tt.cuda.is_current_stream_capturing()
    z.fill_(9)
    g.replay()
    assert y.tolist() == [1, 3, 5, 7] and z.tolist() == [0, 0, 0, 0]
    x.copy_(tt.tensor([5.0, 6, 7, 8]))
    assert y.tolist() == [1, 3, 5, 7]
    g.replay()
    assert y.tolist() == [11, 13, 15, 17]


def test_streams_that_wait_record_into_the_same_graph() -> None:
    x, side, g = tt.ones(3, device="cuda"), tt.cuda.Stream(), tt.cuda.CUDAGraph()
    with tt.cuda.graph(g):
        side.wait_stream(tt.cuda.current_stream())
        with tt.cuda.stream(side):
            assert tt.cuda.is_current_stream_capturing()
            y = x + 1
        tt.cuda.current_stream().wait_stream(side)
        z = y * 3
    assert not side.is_capturing()
    x.fill_(4)
    g.replay()
    assert z.tolist() == [15, 15, 15]


def test_a_graph_keeps_its_memory() -> None:
    x, g = tt.ones(2**18, device="cuda"), tt.cuda.CUDAGraph()
    with tt.cuda.graph(g):
        y = x + 1
        address = y.data_ptr()
        del y
        z = x + 2
        assert z.data_ptr() == address  # within a capture memory is used again
    del z
    tt.cuda.empty_cache()
    others = [tt.empty(2**18, device="cuda") for _ in range(4)]
    pools = {s["segment_pool_id"] for s in tt.cuda.memory_snapshot()}
    assert g.pool() in pools and all(other.data_ptr() != address for other in others)
    with tt.cuda.graph(second := tt.cuda.CUDAGraph(), pool=g.pool()):
        assert (x * 2).data_ptr() == address and second is not g
    pool = g.pool()
    g.reset()
    del second
    gc.collect()
    tt.cuda.empty_cache()
    assert pool not in {s["segment_pool_id"] for s in tt.cuda.memory_snapshot()}


def test_each_replay_draws_new_numbers() -> None:
    tt.cuda.manual_seed(5)
    expected = [tt.rand(3, device="cuda").tolist() for _ in range(4)]
    tt.cuda.manual_seed(5)
    g = tt.cuda.CUDAGraph()
    with tt.cuda.graph(g):
        a = tt.rand(3, device="cuda")
        b = tt.rand(3, device="cuda")
    found = []
    for _ in range(2):
        g.replay()
        found += [a.tolist(), b.tolist()]
    assert found == expected


def test_pinned_memory_is_copied_at_each_replay() -> None:
    source, result = tt.arange(4.0).pin_memory(), tt.empty(4).pin_memory()
    (source.cuda() * 2).cpu()
    with tt.cuda.graph(g := tt.cuda.CUDAGraph()):
        result.copy_(source.to("cuda", non_blocking=True) * 2, non_blocking=True)
    for values in ([1.0, 2, 3, 4], [5.0, 6, 7, 8]):
        source.copy_(tt.tensor(values))
        g.replay()
        tt.cuda.synchronize()
        assert result.tolist() == [2 * v for v in values]
    del source  # the graph keeps it
    junk = [tt.full((4,), 9.0).pin_memory() for _ in range(50)]
    result.zero_()
    g.replay()
    tt.cuda.synchronize()
    assert result.tolist() == [10, 12, 14, 16] and junk
    with (
        pytest.raises(RuntimeError, match="during CUDA graph capture unless the CPU tensor is pinned"),
        tt.cuda.graph(tt.cuda.CUDAGraph()),
    ):
        tt.ones(4).to("cuda", non_blocking=True)


def test_refusals_are_pytorchs() -> None:
    g = tt.cuda.CUDAGraph()
    for call, text in (
        (g.replay, "Called CUDAGraph::replay without a preceding successful capture"),
        (g.pool, "without a preceding successful capture"),
        (g.instantiate, "must have been called before calling instantiate"),
        (g.capture_begin, "CUDA graphs must be captured on a non-default stream"),
        (g.capture_end, "Capture must end on the same stream it began on"),
    ):
        with pytest.raises(RuntimeError, match=text):
            call()
    x = tt.ones(2, device="cuda")
    with (
        pytest.raises(tt.AcceleratorError, match="CUDA error: operation not permitted when stream is capturing"),
        tt.cuda.graph(g),
    ):
        x.cpu()
    with pytest.raises(RuntimeError, match="This CUDAGraph instance already owns a captured graph"), tt.cuda.graph(g):
        pass
    assert tt.cuda.current_stream() == tt.cuda.default_stream() and x.tolist() == [1, 1]


def test_an_empty_graph_warns() -> None:
    with pytest.warns(UserWarning, match="The CUDA Graph is empty"), tt.cuda.graph(tt.cuda.CUDAGraph()):
        pass


def test_graphed_callables_compute_and_differentiate_as_plain_ones() -> None:
    tt.manual_seed(0)
    plain = tt.nn.Sequential(tt.nn.Linear(3, 4), tt.nn.ReLU(), tt.nn.Linear(4, 2)).cuda()
    module = tt.nn.Sequential(tt.nn.Linear(3, 4), tt.nn.ReLU(), tt.nn.Linear(4, 2)).cuda()
    module.load_state_dict(plain.state_dict())
    graphed = tt.cuda.make_graphed_callables(module, (tt.randn(5, 3, device="cuda", requires_grad=True),))
    assert graphed is module
    for _ in range(2):
        x = tt.randn(5, 3, device="cuda", requires_grad=True)
        again = x.detach().clone().requires_grad_()
        (plain(x) ** 2).sum().backward()
        (graphed(again) ** 2).sum().backward()
        assert tt.allclose(x.grad, again.grad, atol=1e-6)
    for one, other in zip(plain.parameters(), module.parameters(), strict=True):
        assert tt.allclose(one.grad, other.grad, atol=1e-5)
    twice = tt.cuda.make_graphed_callables(lambda t: {"y": t * 2}, (tt.ones(3, device="cuda"),))
    assert twice(tt.full((3,), 4.0, device="cuda"))["y"].tolist() == [8, 8, 8]
    with pytest.raises(AssertionError, match="sample_args for each callable must contain only Tensors"):
        tt.cuda.make_graphed_callables(lambda n: n, (3,))


# ---- training steps ----------------------------------------------------------------------------------------------------


def training(name: str, **options: Any) -> tuple[list[tt.Tensor], tt.Tensor, Callable[[], tt.Tensor]]:
    """A network with dropout after three steps on another stream: its parameters, its input, and a step more."""
    tt.manual_seed(0)
    net = tt.nn.Sequential(tt.nn.Linear(3, 4), tt.nn.Tanh(), tt.nn.Dropout(0.5), tt.nn.Linear(4, 2)).cuda()
    x, y = tt.randn(5, 3, device="cuda"), tt.randn(5, 2, device="cuda")
    optimizer = getattr(tt.optim, name)(net.parameters(), **options)

    def step() -> tt.Tensor:
        optimizer.zero_grad()
        loss = tt.nn.functional.mse_loss(net(x), y)
        loss.backward()
        optimizer.step()
        return loss

    with tt.cuda.stream(tt.cuda.Stream()):
        for _ in range(3):
            step()
    return list(net.parameters()), x, step


STEPS: list[tuple[str, dict[str, Any]]] = [
    ("Adam", {"amsgrad": True, "weight_decay": 0.1}),
    ("Adam", {"fused": True}),
    ("SGD", {"momentum": 0.9}),
    ("AdamW", {"maximize": True}),
    ("NAdam", {"weight_decay": 0.1}),
    ("RAdam", {"betas": (0.5, 0.9)}),
    ("Adamax", {}),
    ("ASGD", {"t0": 5}),
    ("Rprop", {}),
    ("RMSprop", {"centered": True, "momentum": 0.9}),
    ("Adadelta", {}),
]


@pytest.mark.parametrize("case", range(len(STEPS)), ids=[f"{name}-{options}" for name, options in STEPS])
def test_replays_of_a_training_step_are_steps(case: int) -> None:
    """Of whole steps, with new input and new dropout each time: bit for bit what the steps themselves do."""
    name, options = STEPS[case]
    if name != "SGD":
        options = options | {"capturable": True}
    found = []
    for captured in (False, True):
        params, x, step = training(name, lr=0.05, **options)
        run: Callable[[], Any] = step
        if captured:
            g = tt.cuda.CUDAGraph()
            with tt.cuda.graph(g):
                loss = step()
            run = g.replay
        losses = []
        for k in range(10):
            x.copy_(tt.linspace(-1, 1, 15).reshape(5, 3) * (k + 1))
            made = run()
            losses.append((loss if captured else made).item())
        found.append((losses, [p.tolist() for p in params]))
    assert found[0] == found[1] and len(set(found[0][0])) == 10


@pytest.mark.parametrize("name", ["Adam", "AdamW"])
@pytest.mark.parametrize("fused", [False, True], ids=["loop", "fused"])
def test_a_learning_rate_that_is_a_tensor_may_change_between_replays(name: str, fused: bool) -> None:
    lr = tt.tensor(0.1, device="cuda")
    params, _, step = training(name, lr=lr, capturable=True, fused=fused)
    with tt.cuda.graph(g := tt.cuda.CUDAGraph()):
        step()
    before = params[0].tolist()
    lr.fill_(0)
    g.replay()
    assert params[0].tolist() == before
    lr.fill_(0.1)
    g.replay()
    assert params[0].tolist() != before


def test_a_table_of_the_host_lives_as_long_as_its_graph() -> None:
    """A fused step writes a table of addresses to the device, also at each replay; the memory of the table is its own."""
    ends = []
    for captured in (False, True):
        params, _, step = training("Adam", lr=0.05, fused=True, capturable=True)
        if captured:
            with tt.cuda.graph(g := tt.cuda.CUDAGraph()):
                step()
        for _ in range(20):
            junk = [np.full(n, 7, np.int64) for n in range(8, 48) for _ in range(20)]
            (g.replay if captured else step)()
            del junk
        ends.append([p.tolist() for p in params])
    assert ends[0] == ends[1]
    g.reset()
    with pytest.raises(RuntimeError, match="without a preceding successful capture"):
        g.replay()


def scaled_training(captured: bool) -> tuple[Any, ...]:
    """Ten steps in half precision, of which one has an infinite gradient: the weights, the scale, and how many steps counted."""
    tt.manual_seed(0)
    net, x, factor = tt.nn.Linear(4, 3).cuda(), tt.randn(5, 4, device="cuda"), tt.ones((), device="cuda")
    optimizer = tt.optim.AdamW(net.parameters(), lr=tt.tensor(0.1, device="cuda"), fused=True, capturable=True)
    scaler = tt.amp.GradScaler("cuda", init_scale=1024.0, growth_interval=4)

    def step() -> None:
        optimizer.zero_grad()
        with tt.autocast("cuda", dtype=tt.float16):
            loss = net(x).pow(2).sum() * factor
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()

    with tt.cuda.stream(tt.cuda.Stream()):
        step()
        step()
    run: Callable[[], Any] = step
    if captured:
        with tt.cuda.graph(g := tt.cuda.CUDAGraph()):
            step()
        run = g.replay
    for k in range(8):
        factor.fill_(float("inf") if k == 3 else 1)
        run()
    return net.weight.tolist(), scaler.get_scale(), optimizer.state[net.weight]["step"].item()


@pytest.mark.filterwarnings("error::UserWarning")  # nothing is done by the CPU
def test_a_scaled_step_in_half_precision_is_captured() -> None:
    """The scale, the search for infinities and the step that is left out are the device's own affair."""
    plain = scaled_training(captured=False)
    assert plain == scaled_training(captured=True) and plain[1:] == (2048, 9)


def test_a_step_that_reads_numbers_is_refused() -> None:
    params = [tt.ones(2, device="cuda", requires_grad=True)]
    params[0].grad = tt.ones(2, device="cuda")
    for name in ("Adam", "AdamW", "NAdam", "RAdam", "Adamax", "ASGD", "Rprop", "RMSprop", "Adadelta", "Adafactor"):
        text = f"^Attempting CUDA graph capture of step\\(\\) for an instance of {name} but param_groups' capturable is False.$"
        optimizer = getattr(tt.optim, name)(params)
        with pytest.raises(RuntimeError, match=text), tt.cuda.graph(tt.cuda.CUDAGraph()):
            tt.zeros(1, device="cuda")
            optimizer.step()
        assert not optimizer.state
        optimizer.step()
        assert optimizer.state


@pytest.mark.filterwarnings("error")
def test_a_capturable_step_that_is_not_captured_warns_once_if_asked() -> None:
    p = tt.ones(2, device="cuda", requires_grad=True)
    p.grad = tt.ones(2, device="cuda")
    optimizer = tt.optim.Adam([p], capturable=True)
    optimizer.step()
    optimizer._warned_capturable_if_run_uncaptured = False
    with pytest.warns(UserWarning, match="step\\(\\) is running without CUDA graph capture"):
        optimizer.step()
    optimizer.step()
    plain = tt.optim.Adam([p])
    plain._warned_capturable_if_run_uncaptured = False
    plain.step()
    with pytest.warns(DeprecationWarning, match="Use _accelerator_graph_capture_health_check instead"):
        plain._cuda_graph_capture_health_check()
