"""Graphs on a simulated device: work is recorded, run again with new contents, and keeps its memory."""

from __future__ import annotations

import gc

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
