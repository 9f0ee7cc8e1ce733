"""torch.distributed with a group of one process, and what is made of it: DistributedDataParallel, DistributedSampler, `record`."""

from __future__ import annotations

import contextlib
import copy
import datetime
import importlib
import json
import os
import pickle
import re
import tempfile
from typing import Any

import pytest

import tinytensor as tt

VARIABLES = ("RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT", "LOCAL_RANK", "TORCHELASTIC_RUN_ID")


@pytest.fixture(autouse=True)
def _no_group_is_left(monkeypatch):
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    yield
    if tt.distributed.is_initialized():
        tt.distributed.destroy_process_group()


@contextlib.contextmanager
def group_of(m, backend="gloo"):
    """A group of one process, for a block."""
    m.distributed.init_process_group(backend, rank=0, world_size=1, store=m.distributed.HashStore())
    try:
        yield m.distributed
    finally:
        m.distributed.destroy_process_group()


def outcome_of(program: str, names: dict[str, Any]) -> Any:
    try:
        result = eval(program, names)
    except Exception as error:
        # Where in PyTorch's C++ a check stands is left out.
        text = re.sub(r"^\[rank0\].*?\] |^\[enforce fail at [^\]]*\] |\.?\s*$", "", str(error))
        return f"{type(error).__name__}: {text}"
    return result


WITHOUT_GROUP = """
dist.is_available(), dist.is_initialized(), dist.group.WORLD
dist.get_rank()
dist.get_world_size()
dist.get_backend()
dist.all_reduce(m.ones(1))
dist.all_reduce(3)
dist.barrier()
dist.new_group([0])
dist.destroy_process_group()
dist.is_nccl_available(), dist.is_gloo_available(), dist.is_mpi_available(), dist.is_torchelastic_launched()
dist.is_backend_available("gloo"), dist.is_backend_available("nccl"), dist.is_backend_available("other")
dist.init_process_group("gloo")
dist.init_process_group("gloo", rank=0)
dist.init_process_group("gloo", init_method="tcp://127.0.0.1:29511")
dist.init_process_group("gloo", init_method="tcp://127.0.0.1:29511", rank=0)
dist.init_process_group("gloo", init_method="tcp://127.0.0.1", rank=0, world_size=1)
dist.init_process_group("gloo", init_method="other://x", rank=0, world_size=1)
dist.init_process_group("gloo", init_method="file://", rank=0, world_size=1)
dist.init_process_group("gloo", init_method="file:///store", rank=0)
dist.init_process_group("gloo", init_method=3, rank=0)
dist.init_process_group("gloo", rank=0, world_size=1, store=dist.HashStore(), init_method="env://")
dist.init_process_group("gloo", store=dist.HashStore())
dist.init_process_group("gloo", store=dist.HashStore(), world_size=1)
dist.init_process_group("nccl", rank=0, world_size=1, store=dist.HashStore())
dist.init_process_group("mpi", rank=0, world_size=1, store=dist.HashStore())
dist.init_process_group("nope", rank=0, world_size=1, store=dist.HashStore())
dist.init_process_group("cpu:nope", rank=0, world_size=1, store=dist.HashStore())
dist.init_process_group(3, rank=0, world_size=1, store=dist.HashStore())
dist.init_process_group("gloo", timeout=3, rank=0, world_size=1, store=dist.HashStore())
dist.init_process_group("gloo", rank=0, world_size=1, store=dist.HashStore(), device_id=0)
dist.is_initialized()
nn.parallel.DistributedDataParallel(nn.Linear(2, 2))
m.utils.data.DistributedSampler(range(5))
m.utils.data.DistributedSampler(range(5), num_replicas=1)
dist.Backend("GLOO"), dist.Backend.NCCL, dist.default_pg_timeout.total_seconds()
str(dist.ReduceOp.SUM), repr(dist.ReduceOp.AVG), isinstance(dist.ReduceOp.MAX, dist.ReduceOp)
dist.supports_complex(dist.ReduceOp.SUM), dist.supports_complex(dist.ReduceOp.MAX)
dist.get_node_local_rank(4)
dist.get_node_local_rank()
""".strip().splitlines()


def test_before_there_is_a_group(same):
    for program in WITHOUT_GROUP:
        same(lambda m, p=program: outcome_of(p, {"m": m, "nn": m.nn, "dist": m.distributed}))


WITH_GROUP = """
dist.init_process_group("gloo", rank=0, world_size=1, store=dist.HashStore())
dist.get_backend(), dist.get_rank(), dist.get_world_size(), dist.get_backend_config()
dist.group.WORLD is dist.GroupMember.WORLD, dist.group.WORLD.rank(), dist.group.WORLD.size(), dist.group.WORLD.name()
x(m.arange(3.), lambda t: dist.all_reduce(t))
x(m.arange(3.), lambda t: dist.all_reduce(t, op=dist.ReduceOp.AVG))
x(m.arange(3.), lambda t: dist.all_reduce(t, op=dist.ReduceOp.BAND))
x(m.arange(3), lambda t: dist.all_reduce(t, op=dist.ReduceOp.BAND))
x(m.arange(3), lambda t: dist.all_reduce(t, op=dist.ReduceOp.AVG))
x(m.arange(3).short(), lambda t: dist.all_reduce(t))
x(m.ones(2, requires_grad=True), lambda t: dist.all_reduce(t))
x(m.ones(2), lambda t: dist.all_reduce(t, group=3))
x(m.ones(2), lambda t: dist.all_reduce(t, async_op=True).wait())
x(m.ones(2), lambda t: [(w.wait(), w.is_completed(), w.get_future().wait()) for w in [dist.all_reduce(t, async_op=True)]])
x(m.ones(2), lambda t: dist.all_reduce(t, async_op=True).source_rank())
x(m.ones(2), lambda t: dist.reduce(t, 0))
x(m.ones(2), lambda t: dist.reduce(t, 1))
x(m.ones(2), lambda t: dist.reduce(t))
x(m.ones(2), lambda t: dist.broadcast(t, 0))
x(m.ones(2), lambda t: dist.broadcast(t, 1))
x(m.ones(2), lambda t: dist.broadcast(t, 0, group_src=0))
x([m.zeros(2)], lambda l: dist.all_gather(l, m.ones(2)))
x([m.zeros(2), m.zeros(2)], lambda l: dist.all_gather(l, m.ones(2)))
x([m.zeros(3)], lambda l: dist.all_gather(l, m.ones(2)))
x([m.zeros(2).long()], lambda l: dist.all_gather(l, m.ones(2)))
x((m.zeros(2),), lambda l: dist.all_gather(l, m.ones(2)))
x([3], lambda l: dist.all_gather(l, m.ones(2)))
x([m.zeros(2, requires_grad=True)], lambda l: dist.all_gather(l, m.ones(2)))
x(m.zeros(2), lambda l: dist.all_gather_into_tensor(l, m.ones(2)))
x(m.zeros(1, 2), lambda l: dist.all_gather_into_tensor(l, m.ones(2)))
x(m.zeros(2).long(), lambda l: dist.all_gather_single(l, m.ones(2)))
x([m.zeros(2)], lambda l: dist.gather(m.ones(2), l, 0))
x([m.zeros(2)], lambda l: dist.gather(m.ones(2), l, 1))
x([], lambda l: dist.gather(m.ones(2)))
x([m.zeros(2)] * 2, lambda l: dist.gather(m.ones(2), l, 0))
x(m.zeros(2), lambda t: dist.scatter(t, [m.ones(2)]))
x(m.zeros(2), lambda t: dist.scatter(t, [m.ones(2), m.ones(2)], 0))
x(m.zeros(2), lambda t: dist.scatter(t, None, 0))
x(m.zeros(2), lambda t: dist.scatter(t, [m.ones(2)], 1))
x(m.zeros(2), lambda t: dist.scatter(t, [m.ones(3)], 0))
x(m.zeros(2), lambda t: dist.reduce_scatter(t, [m.ones(2)]))
x(m.zeros(2), lambda t: dist.reduce_scatter(t, [m.ones(2)] * 2))
x(m.zeros(2), lambda t: dist.reduce_scatter_tensor(t, m.ones(2)))
x(m.zeros(2), lambda t: dist.reduce_scatter_tensor(t, m.ones(3)))
x([m.zeros(2)], lambda t: dist.all_to_all(t, [m.ones(2)]))
x([m.zeros(2)], lambda t: dist.all_to_all(t, [m.ones(2)] * 2))
x(m.zeros(2), lambda t: dist.all_to_all_single(t, m.ones(2), [2], [2]))
x(m.zeros(2), lambda t: dist.all_to_all_single(t, m.ones(2), [1], [2]))
x(m.zeros(2), lambda t: dist.all_to_all_single(t, m.ones(3)))
x([None], lambda l: dist.all_gather_object(l, {"a": m.ones(1)}))
x([], lambda l: dist.all_gather_object(l, {"a": 1}))
x([None], lambda l: dist.gather_object({"a": m.ones(1)}, l))
x([None], lambda l: dist.gather_object({"a": m.ones(1)}))
x([1, "a"], lambda l: dist.broadcast_object_list(l, 0))
x([1, "a"], lambda l: dist.broadcast_object_list(l, src=1))
x([None], lambda l: dist.scatter_object_list(l, [5]))
x([None], lambda l: dist.scatter_object_list(l, [5, 6]))
x([None], lambda l: dist.scatter_object_list(l))
dist.barrier()
dist.barrier(async_op=True).wait()
dist.monitored_barrier()
dist.send(m.ones(1), 0)
dist.P2POp(len, m.ones(1), 0)
dist.get_rank(dist.new_group([0])), dist.get_world_size(dist.new_group()), dist.get_backend(dist.new_group([0]))
dist.new_group([1])
dist.new_group([0, 0])
dist.new_group([0, 1])
dist.new_group([0], backend="nccl")
dist.new_group([0], timeout=3)
dist.new_subgroups()
len(dist.new_subgroups(1)[1])
dist.get_process_group_ranks(dist.new_group([0])), dist.get_process_group_ranks(None), dist.get_group_rank(dist.new_group([0]), 0)
dist.get_rank(3)
x(m.ones(2), lambda t: dist.all_reduce(t, group=dist.new_group([0])))
dist.destroy_process_group(dist.new_group([0]))
dist.init_process_group("gloo", rank=0, world_size=1, store=dist.HashStore())
nn.SyncBatchNorm(2)(m.ones(3, 2))
nn.SyncBatchNorm(2).eval()(m.ones(3, 2))
len(m.utils.data.DistributedSampler(range(5))), list(m.utils.data.DistributedSampler(range(5), shuffle=False))
m.utils.data.DistributedSampler(range(5), rank=1)
DDP(nn.ReLU())
DDP(nn.Linear(2, 2), device_ids=[0])
DDP(nn.Linear(2, 2), device_ids=[0, 1])
DDP(nn.LazyLinear(2))
repr(DDP(nn.Linear(2, 2), device_ids=[]))
list(DDP(nn.Linear(2, 2)).state_dict()), [n for n, _ in DDP(nn.Linear(2, 2)).named_parameters()]
DDP(nn.BatchNorm1d(2), broadcast_buffers=False).will_sync_module_buffers()
DDP(nn.BatchNorm1d(2)).will_sync_module_buffers()
DDP(nn.Linear(2, 2)).weight
DDP(nn.Linear(2, 2)).register_comm_hook(None, 3)
DDP(nn.Linear(2, 2)).eval().module.training
dist.destroy_process_group(dist.group.WORLD)
dist.is_initialized()
""".strip().splitlines()


def test_with_a_group(same):
    """The programs of the list run one after another, in each library."""

    def both(argument: Any, call: Any) -> Any:
        result = call(argument)
        return argument, result

    for program in WITH_GROUP:
        same(
            lambda m, p=program: outcome_of(
                p, {"m": m, "nn": m.nn, "dist": m.distributed, "x": both, "DDP": m.nn.parallel.DistributedDataParallel}
            )
        )


def test_more_processes_are_refused():
    dist = tt.distributed
    for arguments in (
        {"store": dist.HashStore()},
        {"init_method": "tcp://127.0.0.1:1"},
        {"init_method": "file:///store"},
    ):
        with pytest.raises(
            NotImplementedError, match="a process group of 2 processes is not supported by this library"
        ):
            dist.init_process_group("gloo", rank=0, world_size=2, **arguments)
    with pytest.raises(ValueError, match="Invalid rank 1 of 1 processes"):
        dist.init_process_group("gloo", rank=1, world_size=1, store=dist.HashStore())
    assert not dist.is_initialized()


def test_ways_to_meet(monkeypatch):
    dist = tt.distributed
    for name, value in {"RANK": "0", "WORLD_SIZE": "1", "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": "29500"}.items():
        monkeypatch.setenv(name, value)
    for backend, method in ((None, None), ("gloo", "env://"), ("gloo", "tcp://127.0.0.1:29500?rank=0&world_size=1")):
        dist.init_process_group(backend, method)
        assert (dist.get_rank(), dist.get_world_size(), dist.get_backend()) == (0, 1, backend or "undefined")
        dist.destroy_process_group()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "store")
        dist.init_process_group("gloo", f"file://{path}", rank=0, world_size=1)
        assert os.path.exists(path)
        dist.destroy_process_group()
        assert not os.path.exists(path)


def refusal(store: Any) -> Any:
    """What is raised where a key does not come."""
    try:
        return store.get("q")
    except Exception as error:
        return error


def test_stores(same):
    def use(m, make):
        with tempfile.TemporaryDirectory() as folder:
            s = make(m.distributed, os.path.join(folder, "file"))
            log = [
                s.set("a", "b"),
                s.get("a"),
                s.add("n", 3),
                s.add("n", -1),
                s.get("n"),
                s.check(["n"]),
                s.check(["x"]),
            ]
            log += [
                s.compare_set("k", "", "v"),
                s.compare_set("k", "v", "w"),
                s.compare_set("k", "z", "y"),
                s.wait(["n"]),
            ]
            log += [s.delete_key("a"), outcome_of('s.add("k", 1)', {"s": s})]
            s.set_timeout(datetime.timedelta(milliseconds=20))
            log += [isinstance(refusal(s), RuntimeError), s.timeout.total_seconds()]
            del s
            return [value.decode() if isinstance(value, bytes) else value for value in log]

    for make in (
        lambda dist, path: dist.HashStore(), lambda dist, path: dist.FileStore(path, 1),
        lambda dist, path: dist.PrefixStore("p", dist.HashStore()),
    ):  # fmt: skip
        same(lambda m, make=make: use(m, make))


def test_two_users_of_a_file():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "file")
        one, other = tt.distributed.FileStore(path, 2), tt.distributed.FileStore(path, 2)
        one.set("key", "a value\n with 1 2\n")
        assert other.get("key") == b"a value\n with 1 2\n" and other.add("n", 2) == 2 and one.add("n", 2) == 4
        del one
        assert os.path.exists(path)
        del other
        assert not os.path.exists(path)


def test_training(same):
    def train(m):
        with group_of(m):
            m.manual_seed(0)
            net = m.nn.Sequential(m.nn.Linear(2, 3), m.nn.Tanh(), m.nn.Linear(3, 1))
            net = m.nn.parallel.DistributedDataParallel(net)
            optimizer = m.optim.SGD(net.parameters(), 0.1)
            x = m.linspace(-1, 1, 8).view(4, 2)
            for _ in range(3):
                optimizer.zero_grad()
                with net.no_sync():
                    net(x[:2]).pow(2).mean().backward()
                loss = net(x[2:]).pow(2).mean()
                loss.backward()
                optimizer.step()
            plain = copy.deepcopy(net).module, pickle.loads(pickle.dumps(net))
            return loss, list(net.parameters()), [type(p).__name__ for p in plain], plain[1](x)

    same(train)


def test_parameters_without_gradient(same):
    def train(m, no_sync=False, **options):
        class Net(m.nn.Module):
            def __init__(self):
                super().__init__()
                self.used, self.unused = m.nn.Linear(2, 2), m.nn.Linear(2, 2)

            def forward(self, x):
                return self.used(x)

        with group_of(m):
            net, log = m.nn.parallel.DistributedDataParallel(Net(), **options), []
            for _ in range(3):
                with net.no_sync() if no_sync else contextlib.nullcontext():
                    try:
                        net(m.ones(1, 2)).sum().backward()
                        log.append(net.module.unused.weight.grad)
                    except RuntimeError as error:
                        log.append(str(error))
            return log

    for options in ({}, {"find_unused_parameters": True}, {"static_graph": True}, {"no_sync": True}):
        same(lambda m, o=options: train(m, **o))


def test_what_ddp_refuses():
    with group_of(tt):
        DDP = tt.nn.parallel.DistributedDataParallel
        with pytest.raises(NotImplementedError, match="register_comm_hook is not supported by this library"):
            DDP(tt.nn.Linear(1, 1)).register_comm_hook(None, print)
        with pytest.raises(NotImplementedError, match="mixed_precision is not supported by this library"):
            DDP(tt.nn.Linear(1, 1), mixed_precision=3)
        with pytest.raises(RuntimeError, match="there is nobody to send to"):
            tt.distributed.recv(tt.ones(1))


def test_record(same, monkeypatch):
    def run(m):
        record = importlib.import_module(f"{m.__name__}.distributed.elastic.multiprocessing.errors").record

        @record
        def main(how):
            if how == "exit":
                raise SystemExit(0)
            return 1 / how

        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "error.json")
            monkeypatch.setenv("TORCHELASTIC_ERROR_FILE", path)
            log = [main.__name__, main(2), main("exit"), os.path.exists(path), outcome_of("main(0)", {"main": main})]
            with open(path) as file:
                message = json.load(file)["message"]
            return [*log, message["message"], sorted(message["extraInfo"])]

    same(run)
