"""torch.distributed, for a program that runs as one process.

    >>> import tinytensor as tt
    >>> dist = tt.distributed
    >>> dist.init_process_group("gloo", rank=0, world_size=1, store=dist.HashStore())
    >>> dist.get_rank(), dist.get_world_size(), dist.get_backend()
    (0, 1, 'gloo')
    >>> dist.destroy_process_group()

A program that is written for many processes, and started as one, does here what it does with PyTorch: the group has one member, all
calls are there, `DistributedDataParallel` and `DistributedSampler` work with it. A group of more processes is refused.

    distributed_c10d.py     the calls
    process_group_gloo.py   what they do in a group of one process, and what they check
    rendezvous.py           init_method: env://, tcp://, file://
    store.py                keys and values that processes share
    elastic                 `record`

Mirrors torch/distributed/__init__.py. Left out: groups of several processes, other backends than Gloo, device meshes, RPC, pipelines,
sharding.
"""

from __future__ import annotations

import enum
import os

from tinytensor.distributed import distributed_c10d
from tinytensor.distributed.constants import default_pg_timeout
from tinytensor.distributed.distributed_c10d import (
    Backend,
    GroupMember,
    P2POp,
    ProcessGroup,
    ReduceOp,
    Work,
    _all_gather_base,
    _get_default_group,
    _reduce_scatter_base,
    all_gather,
    all_gather_into_tensor,
    all_gather_object,
    all_gather_single,
    all_reduce,
    all_reduce_coalesced,
    all_to_all,
    all_to_all_single,
    barrier,
    batch_isend_irecv,
    broadcast,
    broadcast_object_list,
    destroy_process_group,
    gather,
    gather_object,
    get_backend,
    get_backend_config,
    get_default_backend_for_device,
    get_global_rank,
    get_group_rank,
    get_node_local_rank,
    get_pg_count,
    get_process_group_ranks,
    get_rank,
    get_world_size,
    group,
    init_process_group,
    irecv,
    is_backend_available,
    is_gloo_available,
    is_initialized,
    is_mpi_available,
    is_nccl_available,
    is_torchelastic_launched,
    is_ucc_available,
    is_xccl_available,
    isend,
    monitored_barrier,
    new_group,
    new_subgroups,
    new_subgroups_by_enumeration,
    recv,
    reduce,
    reduce_op,
    reduce_scatter,
    reduce_scatter_single,
    reduce_scatter_tensor,
    scatter,
    scatter_object_list,
    send,
    supports_complex,
)  # fmt: skip
from tinytensor.distributed.errors import (
    DistBackendError,
    DistError,
    DistNetworkError,
    DistStoreError,
    QueueEmptyError,
)  # fmt: skip
from tinytensor.distributed.rendezvous import register_rendezvous_handler, rendezvous
from tinytensor.distributed.store import FileStore, HashStore, PrefixStore, Store, TCPStore

GroupName = str

__all__ = [
    "Backend",
    "DebugLevel",
    "DistBackendError",
    "DistError",
    "DistNetworkError",
    "DistStoreError",
    "FileStore",
    "GroupMember",
    "GroupName",
    "HashStore",
    "P2POp",
    "PrefixStore",
    "ProcessGroup",
    "QueueEmptyError",
    "ReduceOp",
    "Store",
    "TCPStore",
    "Work",
    "_all_gather_base",
    "_get_default_group",
    "_reduce_scatter_base",
    "all_gather",
    "all_gather_into_tensor",
    "all_gather_object",
    "all_gather_single",
    "all_reduce",
    "all_reduce_coalesced",
    "all_to_all",
    "all_to_all_single",
    "barrier",
    "batch_isend_irecv",
    "broadcast",
    "broadcast_object_list",
    "default_pg_timeout",
    "destroy_process_group",
    "distributed_c10d",
    "gather",
    "gather_object",
    "get_backend",
    "get_backend_config",
    "get_debug_level",
    "get_default_backend_for_device",
    "get_global_rank",
    "get_group_rank",
    "get_node_local_rank",
    "get_pg_count",
    "get_process_group_ranks",
    "get_rank",
    "get_world_size",
    "group",
    "init_process_group",
    "irecv",
    "is_available",
    "is_backend_available",
    "is_gloo_available",
    "is_initialized",
    "is_mpi_available",
    "is_nccl_available",
    "is_torchelastic_launched",
    "is_ucc_available",
    "is_xccl_available",
    "isend",
    "monitored_barrier",
    "new_group",
    "new_subgroups",
    "new_subgroups_by_enumeration",
    "recv",
    "reduce",
    "reduce_op",
    "reduce_scatter",
    "reduce_scatter_single",
    "reduce_scatter_tensor",
    "register_rendezvous_handler",
    "rendezvous",
    "scatter",
    "scatter_object_list",
    "send",
    "set_debug_level",
    "supports_complex",
]  # fmt: skip


def is_available() -> bool:
    """Whether processes can be connected: True, as in a PyTorch for CPUs; here a group has one process.

    >>> tt.distributed.is_available()
    True
    """
    return True


class DebugLevel(enum.IntEnum):
    """How much is told of what goes wrong."""

    OFF = 0
    INFO = 1
    DETAIL = 2


_level = DebugLevel.__members__.get(os.environ.get("TORCH_DISTRIBUTED_DEBUG", "OFF").upper(), DebugLevel.OFF)


def get_debug_level() -> DebugLevel:
    """The level that the environment's TORCH_DISTRIBUTED_DEBUG or `set_debug_level` says. It is kept; nothing depends on it."""
    return _level


def set_debug_level(level: DebugLevel) -> None:
    """Keep another level."""
    global _level
    _level = level
