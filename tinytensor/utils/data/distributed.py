"""DistributedSampler: one process's share of the indices.

    >>> from tinytensor.utils.data import DistributedSampler
    >>> [list(DistributedSampler(range(5), num_replicas=2, rank=r, shuffle=False)) for r in range(2)]
    [[0, 2, 4], [1, 3, 0]]

Mirrors torch/utils/data/distributed.py.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.c10.generator import Generator
from tinytensor.distributed.distributed_c10d import get_rank, get_world_size
from tinytensor.utils.data.sampler import Sampler

__all__ = ["DistributedSampler"]


class DistributedSampler(Sampler[int]):
    """Every `num_replicas`-th index from `rank` on, of an order that all processes shuffle alike.

        dataset        something with a length
        num_replicas   number of processes; by default what `torch.distributed` says
        rank           number of this process; by default what `torch.distributed` says
        shuffle        True
        seed           of the order; the same in all processes: 0
        drop_last      cut lengths that do not divide evenly, instead of filling up with indices from the start: False

    Call `set_epoch` before each epoch. ValueError where `num_replicas` or `rank` is left out before
    `init_process_group`, and for a rank out of range.

    >>> list(tt.utils.data.DistributedSampler(range(5), num_replicas=2, rank=1, shuffle=False))
    [1, 3, 0]
    """

    def __init__(
        self,
        dataset: Any,
        num_replicas: int | None = None,
        rank: int | None = None,
        shuffle: bool = True,
        seed: int = 0,
        drop_last: bool = False,
    ) -> None:
        if num_replicas is None:
            num_replicas = get_world_size()
        if rank is None:
            rank = get_rank()
        if not 0 <= rank < num_replicas:
            raise ValueError(f"Invalid rank {rank}, rank should be in the interval [0, {num_replicas - 1}]")
        self.dataset = dataset
        self.num_replicas = num_replicas
        self.rank = rank
        self.epoch = 0
        self.drop_last = drop_last
        size = len(dataset)
        self.num_samples = size // num_replicas if drop_last else math.ceil(size / num_replicas)
        self.total_size = self.num_samples * num_replicas
        self.shuffle = shuffle
        self.seed = seed

    def __iter__(self) -> Iterator[int]:
        indices = list(range(len(self.dataset)))
        if self.shuffle:
            generator = Generator().manual_seed(self.seed + self.epoch)
            indices = F.randperm(len(self.dataset), generator=generator).tolist()
        # The order begins again at its start until every process gets the same number; with drop_last it is cut instead.
        # Processes take turns, so that the first indices of an order are spread over all of them.
        whole = indices * math.ceil(self.total_size / len(indices)) if indices else indices
        return iter(whole[self.rank : self.total_size : self.num_replicas])

    def __len__(self) -> int:
        return self.num_samples

    def set_epoch(self, epoch: int) -> None:
        """Say which epoch begins: it is shuffled from `seed + epoch`. Without it all epochs have the same order."""
        self.epoch = epoch
