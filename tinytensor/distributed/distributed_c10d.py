"""The calls of torch.distributed, for a group of one process.

    >>> import tinytensor as tt
    >>> dist = tt.distributed
    >>> dist.init_process_group("gloo", rank=0, world_size=1, store=dist.HashStore())
    >>> x = tt.ones(2)
    >>> dist.all_reduce(x)
    >>> x, dist.get_rank(), dist.get_world_size()
    (tensor([1., 1.]), 0, 1)
    >>> dist.destroy_process_group()

A program that is written for many processes runs as one of one. More than one is refused when the group is made.

Mirrors torch/distributed/distributed_c10d.py. Left out: other backends than Gloo, splitting and shrinking of groups, coalescing.
"""

from __future__ import annotations

import functools
import itertools
import os
import pickle
import warnings
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.distributed.constants import default_pg_timeout
from tinytensor.distributed.process_group_gloo import ProcessGroup, ReduceOp, Work
from tinytensor.distributed.rendezvous import _expect_one, rendezvous
from tinytensor.distributed.store import PrefixStore, Store
from tinytensor.overrides import handle_torch_function, has_torch_function

__all__ = [
    "Backend", "GroupMember", "P2POp", "ProcessGroup", "ReduceOp", "Work", "all_gather", "all_gather_into_tensor",
    "all_gather_object", "all_gather_single", "all_reduce", "all_reduce_coalesced", "all_to_all", "all_to_all_single", "barrier",
    "batch_isend_irecv", "broadcast", "broadcast_object_list", "default_pg_timeout", "destroy_process_group", "gather",
    "gather_object", "get_backend", "get_backend_config", "get_default_backend_for_device", "get_global_rank", "get_group_rank",
    "get_node_local_rank", "get_pg_count", "get_process_group_ranks", "get_rank", "get_world_size", "group", "init_process_group",
    "irecv", "is_backend_available", "is_gloo_available", "is_initialized", "is_mpi_available", "is_nccl_available",
    "is_torchelastic_launched", "is_ucc_available", "is_xccl_available", "isend", "monitored_barrier", "new_group",
    "new_subgroups", "new_subgroups_by_enumeration", "recv", "reduce", "reduce_op", "reduce_scatter", "reduce_scatter_single",
    "reduce_scatter_tensor", "scatter", "scatter_object_list", "send", "supports_complex",
]  # fmt: skip


# ---- backends --------------------------------------------------------------------------------------------------------


class Backend(str):
    """The names of backends, in small letters. ValueError for what is no str.

    >>> tt.distributed.Backend("GLOO")
    'gloo'
    """

    UNDEFINED = "undefined"
    GLOO = "gloo"
    NCCL = "nccl"
    UCC = "ucc"
    MPI = "mpi"
    XCCL = "xccl"
    FAKE = "fake"
    backend_list = (UNDEFINED, GLOO, NCCL, XCCL, UCC, MPI, FAKE)
    default_device_backend_map = {"cpu": GLOO, "cuda": NCCL, "xpu": XCCL, "mps": GLOO}  # noqa: RUF012  # PyTorch's is a dict

    def __new__(cls, name: str) -> Any:
        if not isinstance(name, str):
            raise ValueError("Backend constructor parameter must be string-ish")
        return name.lower()

    @classmethod
    def register_backend(cls, name: str, func: Any, extended_api: bool = False, devices: Any = None) -> None:
        """NotImplementedError: there are no other backends here."""
        raise NotImplementedError("Backend.register_backend is not supported by this library")


def is_mpi_available() -> bool:
    """Whether there is MPI: False."""
    return False


def is_nccl_available() -> bool:
    """Whether there is NCCL: False."""
    return False


def is_gloo_available() -> bool:
    """Whether the backend of CPUs is there: True."""
    return True


def is_ucc_available() -> bool:
    """Whether there is UCC: False."""
    return False


def is_xccl_available() -> bool:
    """Whether there is XCCL: False."""
    return False


def is_backend_available(backend: str) -> bool:
    """Whether a backend is there.

    >>> tt.distributed.is_backend_available("gloo"), tt.distributed.is_backend_available("nccl")
    (True, False)
    """
    names = [part.rpartition(":")[2] for part in backend.lower().split(",")]
    return all(name == Backend.GLOO for name in names)


def is_torchelastic_launched() -> bool:
    """Whether the environment says that torchrun started this program."""
    return os.getenv("TORCHELASTIC_RUN_ID") is not None


def supports_complex(reduceOp: Any) -> bool:
    """Whether a reduction has a meaning for complex numbers."""
    return reduceOp not in (ReduceOp.MAX, ReduceOp.MIN, ReduceOp.PRODUCT, ReduceOp.BAND, ReduceOp.BOR, ReduceOp.BXOR)


def _check_backend(backend: str) -> None:
    """Refuse a backend that this build has not."""
    by_device = ":" in backend
    for part in backend.split(","):
        name = part.rpartition(":")[2]
        if name == Backend.MPI:
            raise RuntimeError(
                "Distributed package doesn't have MPI built in. MPI is only included if you build PyTorch from source on a host "
                "that has MPI installed."
            )
        if name in (Backend.NCCL, Backend.UCC, Backend.XCCL):
            raise RuntimeError(f"Distributed package doesn't have {name.upper()} built in")
        if by_device and name != Backend.GLOO:
            raise AssertionError(f"Unknown c10d backend type {name.upper()}")
        if name not in (Backend.GLOO, Backend.UNDEFINED):
            raise AssertionError(f"Unknown backend type {name}")


# ---- groups ----------------------------------------------------------------------------------------------------------


class _World:
    """The groups of this process."""

    def __init__(self) -> None:
        self.default: ProcessGroup | None = None
        self.backends: dict[ProcessGroup, str] = {}
        self.made = 0

    def add(self, store: Store, backend: str, description: str) -> ProcessGroup:
        _check_backend(backend)
        name = str(self.made)
        self.made += 1
        made = ProcessGroup(PrefixStore(f"{name}/", store), backend, name, description)
        self.backends[made] = backend
        return made

    def forget(self) -> None:
        self.__init__()  # type: ignore[misc]  # as new: names of groups start at 0 again


_world = _World()


class _WorldMeta(type):
    """`group.WORLD` is the default group of the moment."""

    @property
    def WORLD(cls) -> ProcessGroup | None:
        return _world.default

    @WORLD.setter
    def WORLD(cls, pg: ProcessGroup | None) -> None:
        _world.default = pg


class group(metaclass=_WorldMeta):
    """`group.WORLD` is the group of all processes, None before `init_process_group`."""


class GroupMember(metaclass=_WorldMeta):
    """`GroupMember.WORLD` is the group of all processes; NON_GROUP_MEMBER stands for a group that this process is not of."""

    NON_GROUP_MEMBER = -100


def is_initialized() -> bool:
    """Whether there is a default group.

    >>> tt.distributed.is_initialized()
    False
    """
    return _world.default is not None


def _get_default_group() -> ProcessGroup:
    if _world.default is None:
        raise ValueError("Default process group has not been initialized, please make sure to call init_process_group.")
    return _world.default


def _group_or_default_group(group: Any = None) -> ProcessGroup:
    if group is None or group is _world.default:
        return _get_default_group()
    if group not in _world.backends:
        raise ValueError(
            f"Process group {group} is not initialized in the world group map. Please initialize the group first."
        )
    return group


def _rank_not_in_group(group: Any) -> bool:
    return group is not None and group == GroupMember.NON_GROUP_MEMBER


def _warn_not_in_group(op_name: str) -> None:
    warnings.warn(
        f"Running {op_name} on global rank {-1 if _world.default is None else 0} which does not belong to the given group.",
        stacklevel=4,
    )


def _check_timeout(timeout: Any, backend: str) -> timedelta:
    if timeout is None:
        if backend == Backend.NCCL:
            warnings.warn(
                "Attempted to get default timeout for nccl backend, but NCCL support is not compiled", stacklevel=3
            )
        return default_pg_timeout
    if not isinstance(timeout, timedelta):
        raise TypeError(f"Expected timeout argument to be of type datetime.timedelta, got {timeout}")
    return timeout


def init_process_group(
    backend: str | None = None,
    init_method: str | None = None,
    timeout: timedelta | None = None,
    world_size: int = -1,
    rank: int = -1,
    store: Store | None = None,
    group_name: str = "",
    pg_options: Any = None,
    device_id: Any = None,
    _ranks: list[int] | None = None,
) -> None:
    """Make the default group, of this process alone.

        backend       "gloo" (by default), or "cpu:gloo"
        init_method   where the processes meet: "env://" (by default), "tcp://host:port", "file:///path"
        timeout       kept; nobody is waited for
        world_size    1
        rank          0
        store         in place of `init_method`, with `world_size` and `rank`

    ValueError for the second time, and for what is missing; NotImplementedError for more than one process; RuntimeError or
    AssertionError for a backend that is not here.

    >>> tt.distributed.init_process_group("gloo", rank=0, world_size=1, store=tt.distributed.HashStore())
    >>> tt.distributed.destroy_process_group()
    """
    if _world.default is not None:
        raise ValueError("trying to initialize the default process group twice!")
    if store is not None and init_method is not None:
        raise AssertionError("Cannot specify both init_method and store.")
    if store is not None and world_size <= 0:
        raise AssertionError("world_size must be positive if using store")
    if store is not None and rank < 0:
        raise AssertionError("rank must be non-negative if using store")
    if isinstance(device_id, int):
        raise ValueError(
            "device_id is an int, but no accelerator support is found from the current compilation. Please use a different "
            "compiled version that supports your accelerator."
        )
    name = Backend("undefined" if backend is None else backend)
    timeout = _check_timeout(timeout, name)
    if name == Backend.MPI:
        if world_size != -1 or rank != -1:
            warnings.warn(
                f"For MPI backend, world_size ({world_size}) and rank ({rank}) are ignored since they are assigned by the MPI "
                "runtime.",
                stacklevel=2,
            )
        _check_backend(name)
    if store is None:
        store, rank, world_size = next(rendezvous(init_method or "env://", rank, world_size, timeout=timeout))
        store.set_timeout(timeout)
    _expect_one(world_size, rank)
    if ":" not in name and name not in Backend.backend_list:
        warnings.warn(
            f"Device capability of {name} unknown, assuming `cpu` and `cuda`. You can specify it in `device:backend` format in "
            "`init_process_group` call.",
            stacklevel=2,
        )
    _world.default = _world.add(PrefixStore("default_pg", store), name, "default_pg")


def destroy_process_group(group: ProcessGroup | None = None) -> None:
    """Forget a group; the default group, and with it all others, where none is given. AssertionError if there is none.

    >>> tt.distributed.destroy_process_group()
    Traceback (most recent call last):
    AssertionError: Process group cannot be None
    """
    if _rank_not_in_group(group):
        return
    gone = _world.default if group is None else group
    if gone is None:
        raise AssertionError("Process group cannot be None")
    if gone not in _world.backends:
        raise ValueError("Invalid process group specified")
    if gone is _world.default:
        _world.forget()
    else:
        del _world.backends[gone]


def new_group(
    ranks: Sequence[int] | None = None,
    timeout: timedelta | None = None,
    backend: str | None = None,
    pg_options: Any = None,
    use_local_synchronization: bool = False,
    group_desc: str | None = None,
    device_id: Any = None,
    sort_ranks: bool = True,
) -> ProcessGroup:
    """Another group of some of the processes: of this one, `ranks` [0] or None. ValueError for other ranks."""
    default = _get_default_group()
    name = Backend(backend or _world.backends[default])
    _check_timeout(timeout, name)
    if ranks is not None:
        listed = sorted(ranks) if sort_ranks else list(ranks)
        if len(set(listed)) != len(listed):
            raise ValueError(f"ranks list must not contain duplicate entries, got {listed}")
        if len(listed) > 1:
            raise ValueError(
                "the new group's world size should be less or equal to the world size set by init_process_group"
            )
        if listed != [0]:
            if not listed:
                raise TypeError("new_group(): a group needs a rank")
            raise ValueError(f"Rank {listed[0]} is out of range. Valid ranks are 0 to 0 (world_size=1)")
    return _world.add(default.store, name, group_desc or "undefined")


def new_subgroups(
    group_size: int | None = None,
    group: ProcessGroup | None = None,
    timeout: timedelta | None = None,
    backend: str | None = None,
    pg_options: Any = None,
    group_desc: str | None = None,
) -> tuple[ProcessGroup, list[ProcessGroup]]:
    """Groups of `group_size` processes each, which must be 1: that of this process, and all of them."""
    if group_size is None:
        raise ValueError(
            "Default group size only takes effect when CUDA is available.If your subgroup using a backend that does not depend on "
            "CUDA,please pass in 'group_size' correctly."
        )
    if group_size <= 0:
        raise ValueError(f"The arg 'group_size' ({group_size}) must be positive")
    if group_size > get_world_size(group):
        raise ValueError(f"The arg 'group_size' ({group_size}) must not exceed the world size (1)")
    return new_subgroups_by_enumeration([[0]], timeout, backend, pg_options, group_desc)


def new_subgroups_by_enumeration(
    ranks_per_subgroup_list: Sequence[Sequence[int]],
    timeout: timedelta | None = None,
    backend: str | None = None,
    pg_options: Any = None,
    group_desc: str | None = None,
) -> tuple[ProcessGroup, list[ProcessGroup]]:
    """Groups of the ranks in each list, which must be [[0]]: that of this process, and all of them."""
    if not ranks_per_subgroup_list:
        raise ValueError("The arg 'ranks_per_subgroup_list' cannot be empty")
    made = [new_group(ranks, timeout, backend, pg_options, group_desc=group_desc) for ranks in ranks_per_subgroup_list]
    return made[0], made


def get_rank(group: ProcessGroup | None = None) -> int:
    """The number of this process in a group: 0. ValueError before `init_process_group`."""
    if _rank_not_in_group(group):
        return -1
    default = _get_default_group()
    return default.rank() if group is None else get_group_rank(group, default.rank())


def get_world_size(group: ProcessGroup | None = None) -> int:
    """The number of processes in a group: 1. ValueError before `init_process_group`."""
    if _rank_not_in_group(group):
        return -1
    return (_get_default_group() if group is None else group).size()


def get_backend(group: ProcessGroup | None = None) -> str:
    """The name of a group's backend, as it was given. ValueError before `init_process_group`."""
    if _rank_not_in_group(group):
        raise ValueError("Invalid process group specified")
    return _world.backends[_group_or_default_group(group)]


def get_backend_config(group: ProcessGroup | None = None) -> str:
    """Which backend serves which device: "cpu:gloo,cuda:gloo"."""
    name = get_backend(group)
    return name if ":" in name else "cpu:gloo,cuda:gloo"


def get_default_backend_for_device(device: Any) -> str:
    """The backend that serves a device unless told otherwise. ValueError for a device without one."""
    kind = str(device).partition(":")[0]
    if kind not in Backend.default_device_backend_map:
        raise ValueError(f"Default backend not registered for device : {device}")
    return Backend.default_device_backend_map[kind]


def _registered(group: Any) -> None:
    if group not in _world.backends:
        raise ValueError(f"Group {group} is not registered, please create group with torch.distributed.new_group API")


def get_group_rank(group: ProcessGroup, global_rank: int) -> int:
    """The number in a group of the process with a number in the world. ValueError if it is not of the group."""
    if group is _world.default:
        return global_rank
    _registered(group)
    if global_rank != 0:
        raise ValueError(f"Global rank {global_rank} is not part of group {group}")
    return 0


def get_global_rank(group: ProcessGroup, group_rank: int) -> int:
    """The number in the world of the process with a number in a group. ValueError if there is none."""
    if group is _world.default:
        return group_rank
    _registered(group)
    if group_rank != 0:
        raise ValueError(f"Group rank {group_rank} is not part of group {group}")
    return 0


def get_process_group_ranks(group: ProcessGroup | None) -> list[int]:
    """The numbers in the world of a group's processes: [0]. KeyError for what is no group."""
    found = group or _get_default_group()
    if found not in _world.backends:
        raise KeyError(found)
    return [0]


def get_pg_count() -> int:
    """How many groups were made."""
    return _world.made


def get_node_local_rank(fallback_rank: int | None = None) -> int:
    """LOCAL_RANK of the environment, else `fallback_rank`. RuntimeError if there is neither."""
    if "LOCAL_RANK" in os.environ:
        return int(os.environ["LOCAL_RANK"])
    if fallback_rank is not None:
        return int(fallback_rank)
    raise RuntimeError(
        "LOCAL_RANK is not in the environment. Consider passing fallback_rank to allow `get_node_local_rank` to work, assuming you "
        "are not running in a multi-device context and want the code to run locally instead."
    )


# ---- what all calls check --------------------------------------------------------------------------------------------


def _check_single_tensor(param: Any, param_name: str) -> None:
    if not isinstance(param, Tensor):
        raise TypeError(
            f"Invalid function argument. Expected parameter `{param_name}` of type torch.Tensor\n"
            f"             but got {type(param)} instead."
        )


def _check_tensor_list(param: Any, param_name: str) -> None:
    start = f"Invalid function argument. Expected parameter `{param_name}` of type List[torch.Tensor]\n             but got "
    if not isinstance(param, list):
        raise TypeError(f"{start}{type(param)} instead.")
    if not all(isinstance(p, Tensor) for p in param):
        raise TypeError(f"{start}{type(param)} with elements of type {[type(p) for p in param]}.")


def _ensure_all_tensors_same_dtype(tensors: Sequence[Tensor]) -> None:
    for before, after in itertools.pairwise(tensors):
        if before.dtype != after.dtype:
            raise ValueError(f"Invalid usage of tensors with different dtypesFound {before.dtype} and  {after.dtype}")


def _canonicalize_group_rank(group: ProcessGroup, global_rank: int | None, group_rank: int | None) -> int:
    """A process's number in the group, given as that or as its number in the world."""
    if group_rank is not None:
        if global_rank is not None:
            raise ValueError("Can't specify both group_rank and global_rank")
        return group_rank
    if global_rank is None:
        raise ValueError("Must specify global_rank or group_rank")
    return get_group_rank(group, global_rank)


def _root(group: Any, global_rank: int | None, group_rank: int | None) -> int:
    """As `_canonicalize_group_rank`; process 0 where nothing is said."""
    return _canonicalize_group_rank(group, 0 if global_rank is None and group_rank is None else global_rank, group_rank)


def _collective(argument: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Decorates a collective call: subclasses among `argument` may take it over, and it waits unless `async_op` is true."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        position = function.__code__.co_varnames.index(argument)

        @functools.wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            given = args[position] if len(args) > position else kwargs.get(argument)
            relevant = tuple(given) if isinstance(given, list | tuple) else (given,)
            if has_torch_function(relevant):
                return handle_torch_function(call, relevant, *args, **kwargs)
            places = function.__code__.co_varnames[: function.__code__.co_argcount]
            named = dict(zip(places, args, strict=False)) | kwargs
            if _rank_not_in_group(named.get("group")):
                _warn_not_in_group(function.__name__)
                return None
            work = function(*args, **kwargs)
            return work if named.get("async_op") else None

        return call

    return decorate


# ---- collective calls ------------------------------------------------------------------------------------------------


@_collective("tensor")
def broadcast(
    tensor: Tensor, src: int | None = None, group: Any = None, async_op: bool = False, group_src: int | None = None
) -> Any:
    """Everybody gets the tensor of process `src`. With `async_op` the result is a Work."""
    pg = _group_or_default_group(group)
    root = _canonicalize_group_rank(pg, src, group_src)
    _check_single_tensor(tensor, "tensor")
    return pg.broadcast(tensor, root)


@_collective("tensor")
def all_reduce(tensor: Tensor, op: Any = ReduceOp.SUM, group: Any = None, async_op: bool = False) -> Any:
    """The sum (or another reduction) of everybody's tensors, in each of them. With `async_op` the result is a Work.

    >>> tt.distributed.all_reduce(tt.ones(2))
    Traceback (most recent call last):
    ValueError: Default process group has not been initialized, please make sure to call init_process_group.
    """
    _check_single_tensor(tensor, "tensor")
    return _group_or_default_group(group).allreduce(tensor, op)


def all_reduce_coalesced(tensors: Any, op: Any = ReduceOp.SUM, group: Any = None, async_op: bool = False) -> Any:
    """`all_reduce` of several tensors; with `async_op` a Future. Deprecated, as in PyTorch."""
    warnings.warn(
        "`torch.distributed.all_reduce_coalesced` will be deprecated. If you must use it, please revisit our documentation later "
        "at https://pytorch.org/docs/main/distributed.html#collective-functions",
        FutureWarning,
        stacklevel=2,
    )
    listed = [tensors] if isinstance(tensors, Tensor) else tensors
    _check_tensor_list(listed, "tensor")
    _ensure_all_tensors_same_dtype(listed)
    pg = _group_or_default_group(group)
    for tensor in listed:
        pg.allreduce(tensor, op)
    return Work(list(listed)).get_future() if async_op else None


@_collective("tensor")
def reduce(
    tensor: Tensor,
    dst: int | None = None,
    op: Any = ReduceOp.SUM,
    group: Any = None,
    async_op: bool = False,
    group_dst: int | None = None,
) -> Any:
    """As `all_reduce`, with the result in process `dst` alone."""
    pg = _group_or_default_group(group)
    root = _canonicalize_group_rank(pg, dst, group_dst)
    _check_single_tensor(tensor, "tensor")
    return pg.reduce(tensor, root, op)


@_collective("tensor")
def all_gather(tensor_list: list[Tensor], tensor: Tensor, group: Any = None, async_op: bool = False) -> Any:
    """Everybody's tensors, in `tensor_list`, which has one for each process."""
    _check_tensor_list(tensor_list, "tensor_list")
    _check_single_tensor(tensor, "tensor")
    _ensure_all_tensors_same_dtype([*tensor_list, tensor])
    return _group_or_default_group(group).allgather(tensor_list, tensor)


@_collective("input_tensor")
def all_gather_single(output_tensor: Tensor, input_tensor: Tensor, group: Any = None, async_op: bool = False) -> Any:
    """Everybody's tensors one behind the other, in one tensor."""
    _check_single_tensor(input_tensor, "input_tensor")
    _check_single_tensor(output_tensor, "output_tensor")
    return _group_or_default_group(group).allgather([output_tensor], input_tensor)


def _old_name(name: str, new: Callable[..., Any], private: bool = False) -> Callable[..., Any]:
    """A call under a name of before, which warns."""
    what = "is a private function and will be deprecated" if private else "is deprecated"

    @functools.wraps(new)
    def call(*args: Any, **kwargs: Any) -> Any:
        text = f"`torch.distributed.{name}` {what}. Please use `torch.distributed.{new.__name__}` instead."
        warnings.warn(text, FutureWarning, stacklevel=2)
        return new(*args, **kwargs)

    call.__name__ = call.__qualname__ = name
    return call


all_gather_into_tensor = _old_name("all_gather_into_tensor", all_gather_single)
_all_gather_base = _old_name("_all_gather_base", all_gather_single, private=True)


@_collective("tensor")
def gather(
    tensor: Tensor,
    gather_list: list[Tensor] | None = None,
    dst: int | None = None,
    group: Any = None,
    async_op: bool = False,
    group_dst: int | None = None,
) -> Any:
    """Everybody's tensors, in the `gather_list` of process `dst` (0)."""
    _check_single_tensor(tensor, "tensor")
    outputs = gather_list or []
    _check_tensor_list(outputs, "gather_list")
    _ensure_all_tensors_same_dtype([tensor, *outputs])
    pg = _group_or_default_group(group)
    root = _root(pg, dst, group_dst)
    _validate_output_list_for_rank(root, outputs)
    return pg.gather(outputs, tensor, root)


def _validate_output_list_for_rank(dst: int, outputs: Any) -> None:
    if dst == 0 and not outputs:
        raise ValueError("Argument ``gather_list`` must be specified on destination rank.")
    if dst != 0 and outputs:
        raise ValueError("Argument ``gather_list`` must NOT be specified on non-destination ranks.")


@_collective("tensor")
def scatter(
    tensor: Tensor,
    scatter_list: list[Tensor] | None = None,
    src: int | None = None,
    group: Any = None,
    async_op: bool = False,
    group_src: int | None = None,
) -> Any:
    """To each process one of the tensors in the `scatter_list` of process `src` (0)."""
    _check_single_tensor(tensor, "tensor")
    inputs = scatter_list or []
    _check_tensor_list(inputs, "scatter_list")
    _ensure_all_tensors_same_dtype([tensor, *inputs])
    pg = _group_or_default_group(group)
    root = _root(pg, src, group_src)
    if root == 0 and not inputs:
        raise ValueError("Argument ``scatter_list`` must be specified on source rank.")
    if root != 0 and inputs:
        raise ValueError("Argument ``scatter_list`` must NOT be specified on non-source ranks.")
    return pg.scatter(tensor, inputs, root)


@_collective("output")
def reduce_scatter(
    output: Tensor, input_list: list[Tensor], op: Any = ReduceOp.SUM, group: Any = None, async_op: bool = False
) -> Any:
    """To each process the sum of everybody's tensors for it."""
    _check_single_tensor(output, "output")
    _check_tensor_list(input_list, "input_list")
    _ensure_all_tensors_same_dtype([output, *input_list])
    return _group_or_default_group(group).reduce_scatter(output, input_list, op)


@_collective("input")
def reduce_scatter_single(
    output: Tensor, input: Tensor, op: Any = ReduceOp.SUM, group: Any = None, async_op: bool = False
) -> Any:
    """As `reduce_scatter`, of one tensor that is cut into parts."""
    _check_single_tensor(output, "output")
    _check_single_tensor(input, "input")
    return _group_or_default_group(group).reduce_scatter_single(output, input, op)


reduce_scatter_tensor = _old_name("reduce_scatter_tensor", reduce_scatter_single)
_reduce_scatter_base = _old_name("_reduce_scatter_base", reduce_scatter_single, private=True)


@_collective("input")
def all_to_all_single(
    output: Tensor,
    input: Tensor,
    output_split_sizes: list[int] | None = None,
    input_split_sizes: list[int] | None = None,
    group: Any = None,
    async_op: bool = False,
) -> Any:
    """Each process sends a part of `input` to each: the parts that came stand in `output`."""
    _check_single_tensor(output, "output")
    _check_single_tensor(input, "input")
    _ensure_all_tensors_same_dtype([output, input])
    pg = _group_or_default_group(group)
    return pg.alltoall_single(output, input, output_split_sizes or [], input_split_sizes or [])


@_collective("input_tensor_list")
def all_to_all(
    output_tensor_list: list[Tensor], input_tensor_list: list[Tensor], group: Any = None, async_op: bool = False
) -> Any:
    """Each process sends a tensor to each: those that came stand in `output_tensor_list`."""
    _check_tensor_list(output_tensor_list, "output_tensor_list")
    _check_tensor_list(input_tensor_list, "input_tensor_list")
    _ensure_all_tensors_same_dtype([*output_tensor_list, *input_tensor_list])
    return _group_or_default_group(group).alltoall(output_tensor_list, input_tensor_list)


@_collective("group")
def barrier(group: Any = None, async_op: bool = False, device_ids: Any = None, timeout: timedelta | None = None) -> Any:
    """Wait until everybody is here: this process is."""
    return _group_or_default_group(group).barrier()


def monitored_barrier(group: Any = None, timeout: Any = None, wait_all_ranks: bool = False) -> None:
    """As `barrier`, which tells who is missing: nobody."""
    if _rank_not_in_group(group):
        _warn_not_in_group("monitored_barrier")
        return
    backend = get_backend(group)
    if backend != Backend.GLOO:
        raise ValueError("monitored_barrier is only implemented for GLOO backend.")
    if isinstance(timeout, float):
        warnings.warn(
            f"Please specify timeout arg as a timedelta. Converting current value of {timeout} assuming it represents seconds",
            stacklevel=2,
        )
        timeout = timedelta(seconds=timeout)
    _check_timeout(timeout, backend)


# ---- from one process to another -------------------------------------------------------------------------------------


def _refuse_self(pg: ProcessGroup, rank: int, kind: str) -> None:
    if rank == pg.rank():
        raise ValueError(f"Invalid {kind} rank: {kind} rank should not be the same as the rank of the current process.")


def _nobody(what: str) -> Any:
    raise RuntimeError(f"{what}: the process group has one process, and there is nobody to send to or to receive from")


def isend(tensor: Tensor, dst: int | None = None, group: Any = None, tag: int = 0, group_dst: int | None = None) -> Any:
    """Send to another process: ValueError for this one, RuntimeError for any other, since there is none."""
    pg = _group_or_default_group(group)
    _check_single_tensor(tensor, "tensor")
    _refuse_self(pg, _canonicalize_group_rank(pg, dst, group_dst), "destination")
    return _nobody("send")


def irecv(tensor: Tensor, src: int | None = None, group: Any = None, tag: int = 0, group_src: int | None = None) -> Any:
    """Receive from another process: RuntimeError, since there is none."""
    _check_single_tensor(tensor, "tensor")
    pg = _group_or_default_group(group)
    if src is not None or group_src is not None:
        _refuse_self(pg, _canonicalize_group_rank(pg, src, group_src), "source")
    return _nobody("recv")


def send(tensor: Tensor, dst: int | None = None, group: Any = None, tag: int = 0, group_dst: int | None = None) -> None:
    """As `isend`."""
    isend(tensor, dst, group, tag, group_dst)


def recv(tensor: Tensor, src: int | None = None, group: Any = None, tag: int = 0, group_src: int | None = None) -> int:
    """As `irecv`."""
    return irecv(tensor, src, group, tag, group_src)


class P2POp:
    """A call of `isend` or `irecv` to be made later, by `batch_isend_irecv`."""

    def __init__(
        self, op: Any, tensor: Tensor, peer: int | None = None, group: Any = None, tag: int = 0, group_peer: int | None = None
    ) -> None:  # fmt: skip
        if op not in (isend, irecv):
            raise ValueError(
                "Invalid ``op``. Expected ``op`` to be of type ``torch.distributed.isend`` or ``torch.distributed.irecv``."
            )
        _check_single_tensor(tensor, "tensor")
        self.op, self.tensor, self.tag = op, tensor, tag
        self.group = _group_or_default_group(group)
        self.group_peer = self.peer = _canonicalize_group_rank(self.group, peer, group_peer)

    def __repr__(self) -> str:
        source, target = (0, self.group_peer) if self.op is isend else (self.group_peer, 0)
        return (
            f"P2POp({self.op.__name__} pg={self.group.group_name}, group_src={source}, group_dst={target},  "
            f"{self.tensor.shape}, {self.tensor.dtype})"
        )


def batch_isend_irecv(p2p_op_list: list[P2POp]) -> list[Work]:
    """Make the calls. What `isend` and `irecv` raise."""
    if not isinstance(p2p_op_list, list) or not all(isinstance(op, P2POp) for op in p2p_op_list):
        raise ValueError("Invalid ``p2p_op_list``. Each op is expected to to be of type ``torch.distributed.P2POp``.")
    first = p2p_op_list[0].group
    if any(op.group is not first for op in p2p_op_list):
        raise ValueError("All ops need to use the same group.")
    return [op.op(op.tensor, op.peer, op.group, op.tag) for op in p2p_op_list]


# ---- objects ---------------------------------------------------------------------------------------------------------
#
# They travel pickled, so what arrives is a copy.


def _copy(obj: Any) -> Any:
    return pickle.loads(pickle.dumps(obj))


def all_gather_object(object_list: list[Any], obj: Any, group: Any = None) -> None:
    """Everybody's objects, as copies, in `object_list`."""
    if _rank_not_in_group(group):
        return _warn_not_in_group("all_gather_object")
    _group_or_default_group(group)
    object_list[0] = _copy(obj)
    return None


def gather_object(
    obj: Any, object_gather_list: list[Any] | None = None, dst: int | None = None, group: Any = None, group_dst: int | None = None
) -> None:  # fmt: skip
    """Everybody's objects, as copies, in the `object_gather_list` of process `dst` (0)."""
    if _rank_not_in_group(group):
        return _warn_not_in_group("gather_object")
    root = _root(_group_or_default_group(group), dst, group_dst)
    _validate_output_list_for_rank(root, object_gather_list)
    copied = _copy(obj)
    if object_gather_list:
        object_gather_list[0] = copied
    return None


def broadcast_object_list(
    object_list: list[Any], src: int | None = None, group: Any = None, device: Any = None, group_src: int | None = None
) -> None:
    """Everybody gets the objects in the list of process `src` (0), which keeps its own."""
    if _rank_not_in_group(group):
        return _warn_not_in_group("broadcast_object_list")
    pg = _group_or_default_group(group)
    root = _root(pg, src, group_src)
    if root == 0:
        if not object_list:
            raise ValueError("not enough values to unpack (expected 2, got 0)")
        for obj in object_list:
            pickle.dumps(obj)  # what cannot travel is refused
    pg.broadcast(F.zeros((1,)), root)
    return None


def scatter_object_list(
    scatter_object_output_list: list[Any],
    scatter_object_input_list: list[Any] | None = None,
    src: int | None = None,
    group: Any = None,
    group_src: int | None = None,
) -> None:
    """To each process, in the first place of its output list, a copy of one of the objects of process `src` (0)."""
    if _rank_not_in_group(group):
        return _warn_not_in_group("scatter_object_list")
    pg = _group_or_default_group(group)
    root = _root(pg, src, group_src)
    if not isinstance(scatter_object_output_list, list) or len(scatter_object_output_list) < 1:
        raise ValueError("Expected argument scatter_object_output_list to be a list of size at least 1.")
    if root == 0 and scatter_object_input_list is None:
        raise ValueError("source rank must provide non-None scatter_object_input_list")
    objects = scatter_object_input_list or []
    pg.scatter(F.zeros((1,)), [F.zeros((1,)) for _ in objects], root)
    scatter_object_output_list[0] = _copy(objects[0])
    return None


class _ReduceOpOfBefore:
    """`reduce_op.SUM`: the name that ReduceOp had."""

    def __getattr__(self, name: str) -> Any:
        warnings.warn(
            "`torch.distributed.reduce_op` is deprecated, please use `torch.distributed.ReduceOp` instead",
            FutureWarning,
            stacklevel=2,
        )
        return getattr(ReduceOp, name)


reduce_op = _ReduceOpOfBefore()
