"""Tensors that processes share: written here and read there, by fork and by spawn, and nothing is left behind."""

from __future__ import annotations

import gc
import os
import sys
import warnings
from pathlib import Path

import pytest

import tinytensor as tt
import tinytensor.multiprocessing as mp
from tinytensor import nn, optim

sys.path.insert(0, str(Path(__file__).parent))
import work

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="descriptors are passed by Unix sockets")


@pytest.fixture(autouse=True)
def nothing_is_left():
    """No segment, and no descriptor that outlives its tensor."""
    segments = Path("/dev/shm")
    before = set(segments.iterdir()) if segments.exists() else set()
    yield
    after = set(segments.iterdir()) if segments.exists() else set()
    assert {path for path in after - before if "tinytensor" in path.name or "psm" in path.name} == set()


@pytest.fixture
def context():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Python warns that threads and fork do not go well together
        yield mp.get_context("fork")


def run(context, target, *args):
    process = context.Process(target=target, args=args)
    process.start()
    process.join(60)
    assert process.exitcode == 0


def test_share_memory_keeps_the_tensors():
    x = tt.arange(6.0)
    view, array, y = x[2:], x.numpy(), tt.ones(1000)
    assert not x.is_shared() and x.share_memory_() is x and x.is_shared() and view.is_shared()
    view += 10
    assert x.tolist() == [0, 1, 12, 13, 14, 15] and x.untyped_storage().is_shared() and array.tolist()[:2] == [0, 1]
    pointer = x.data_ptr()
    assert x.share_memory_().data_ptr() == pointer and view.data_ptr() == pointer + 8
    with pytest.raises(RuntimeError, match="Trying to resize storage that is not resizable"):
        x.resize_(100)
    assert y.share_memory_().untyped_storage().share_memory_().is_shared()
    assert tt.empty(0).share_memory_().numel() == 0
    with pytest.raises(RuntimeError, match="only available on CPU"):
        tt.empty(2, device="meta").share_memory_()
    assert not any(tt.empty(3).is_shared() for _ in range(200))  # a small storage is not used again for others


def test_descriptors_end_with_their_tensors():
    def count():
        gc.collect()
        return len(os.listdir("/proc/self/fd"))

    if not os.path.exists("/proc/self/fd"):
        return
    before = count()
    held = [tt.ones(50).share_memory_() for _ in range(20)]
    assert count() == before + 20
    del held
    assert count() == before


def test_modules_and_optimizers_are_shared():
    net = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
    assert net.share_memory() is net and all(t.is_shared() for t in net.state_dict().values())
    optimizer = optim.Adagrad(net.parameters())
    optimizer.share_memory()
    assert all(state["sum"].is_shared() for state in optimizer.state.values())


def test_a_child_writes_into_what_it_is_given(context):
    x = tt.zeros(3)
    part = x[1:]
    run(context, work.write, part.share_memory_(), 7.0)
    assert x.tolist() == [0, 7, 7]


def test_queues_hand_over_memory_both_ways(context):
    inbox, outbox = context.Queue(), context.Queue()
    process = context.Process(target=work.answer, args=(inbox, outbox))
    process.start()
    x = tt.arange(4.0)
    for times in (2, 4):
        inbox.put(x)
        got = outbox.get(timeout=60)
        assert got.item() == 6 * times and x.tolist() == [0, times, 2 * times, 3 * times]
    inbox.put(None)
    inbox.put(None)
    process.join(60)
    assert process.exitcode == 0


def test_spawned_processes_share_as_well():
    context = mp.get_context("spawn")
    test_a_child_writes_into_what_it_is_given(context)
    test_queues_hand_over_memory_both_ways(context)
    test_pool(context)


def test_one_storage_arrives_once():
    receiver, sender = mp.Pipe(duplex=False)
    x = tt.arange(4.0)
    parameter = nn.Parameter(tt.ones(2))
    sender.send({"x": x, "rest": x[2:], "parameter": parameter, "empty": tt.empty(0, 2), "bits": tt.tensor([True])})
    got = receiver.recv()
    got["x"][3] = 50
    assert x[3] == 50 and got["rest"][1] == 50 and got["rest"].storage_offset() == 2
    assert type(got["parameter"]) is nn.Parameter and got["parameter"].requires_grad and got["empty"].shape == (0, 2)
    assert got["bits"].tolist() == [True] and got["bits"].dtype is tt.bool
    sender.send(x)
    assert receiver.recv().untyped_storage()._cdata == got["x"].untyped_storage()._cdata
    with pytest.raises(RuntimeError, match="Cowardly refusing to serialize non-leaf tensor which requires_grad"):
        sender.send(parameter * 2)


def test_pool(context):
    with context.Pool(1) as pool:
        assert [x.item() for x in pool.map(work.total, [tt.ones(2), tt.ones(3, 3)])] == [2, 9]


def test_processes_train_one_model():
    net = nn.Linear(2, 1).share_memory()
    x = tt.tensor([[1.0, 2.0], [3.0, -1.0]])
    before = ((net(x) - 1) ** 2).sum().item()
    with warnings.catch_warnings(action="ignore"):
        mp.start_processes(work.train, (net, x, 20), nprocs=2, start_method="fork")
    assert ((net(x) - 1) ** 2).sum().item() < before / 2


def test_kernels_with_threads_run_in_a_forked_child():
    assert float((tt.ones(300_000) * 2).sum()) == 600_000  # the team of threads is at work here
    with warnings.catch_warnings(action="ignore"):
        context = mp.get_context("fork")
        queue = context.Queue()
        run(context, work.large, queue)
    assert queue.get(timeout=10) == 600_000


def test_spawn():
    x = tt.zeros(2).share_memory_()
    assert mp.spawn(work.add_own, (x,), nprocs=2) is None and x.tolist() == [1, 2]


def test_errors_of_processes():
    x = tt.zeros(2).share_memory_()
    with warnings.catch_warnings(action="ignore"):
        with pytest.raises(mp.ProcessRaisedException, match=r"(?s)Process 1 terminated with the.*from the child") as e:
            mp.start_processes(work.fail, ("raise",), nprocs=2, start_method="fork")
        assert e.value.error_index == 1
        with pytest.raises(mp.ProcessExitedException, match="process 1 terminated with exit code 3") as exited:
            mp.start_processes(work.fail, ("exit",), nprocs=2, start_method="fork")
        assert exited.value.exit_code == 3
        started = mp.start_processes(work.add_own, (x,), nprocs=1, join=False, start_method="fork")
    assert len(started.pids()) == 1
    while not started.join():
        pass
    assert x.tolist() == [1, 0]


def test_strategies():
    before = mp.get_sharing_strategy()
    assert before in mp.get_all_sharing_strategies()
    for strategy in mp.get_all_sharing_strategies():
        mp.set_sharing_strategy(strategy)
        assert mp.get_sharing_strategy() == strategy
    mp.set_sharing_strategy(before)
    with pytest.raises(AssertionError, match="invalid sharing strategy 'x', expected one of"):
        mp.set_sharing_strategy("x")


def test_a_descriptor_of_too_short_a_file_is_refused(tmp_path):
    from tinytensor.c10.shared_memory import shared_storage

    path = tmp_path / "short"
    path.write_bytes(b"1234")
    with pytest.raises(RuntimeError, match="a shared storage of 8 bytes in a file of 4"):
        shared_storage(8, os.open(path, os.O_RDWR))
