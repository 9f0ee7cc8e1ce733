"""DataLoader: a dataset, in batches.

    >>> import tinytensor as tt
    >>> from tinytensor.utils.data import DataLoader
    >>> list(DataLoader(range(5), batch_size=2, drop_last=True))
    [tensor([0, 1]), tensor([2, 3])]

Each `iter(loader)` is one epoch: a sampler says which samples make a batch, a fetcher asks the dataset for them, and
`collate_fn` makes one batch of them. `num_workers` threads do this ahead of time; see Note [Threads].

Mirrors torch/utils/data/dataloader.py. Left out: data pipes, and worker processes; `multiprocessing_context` is checked
and has no effect.
"""

from __future__ import annotations

import math
import os
import warnings
from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from tinytensor.c10.generator import Generator
from tinytensor.utils.data._utils.base_iter import _BaseDataLoaderIter, _SingleProcessDataLoaderIter
from tinytensor.utils.data._utils.collate import default_collate, default_convert
from tinytensor.utils.data._utils.fetch import _DatasetKind
from tinytensor.utils.data._utils.thread_iter import _MultiThreadingDataLoaderIter
from tinytensor.utils.data._utils.worker import get_worker_info
from tinytensor.utils.data.dataset import IterableDataset
from tinytensor.utils.data.sampler import BatchSampler, RandomSampler, Sampler, SequentialSampler

__all__ = ["DataLoader", "default_collate", "default_convert", "get_worker_info"]

# Programs ask `isinstance` of these names of PyTorch's. Workers are threads here: Note [Threads].
_MultiProcessingDataLoaderIter = _MultiThreadingDataLoaderIter

_T_co = TypeVar("_T_co", covariant=True)

# The samplers are built from these once. A later assignment would change nothing, so it is refused.
_FIXED = ("batch_size", "batch_sampler", "sampler", "drop_last", "dataset", "persistent_workers")


class _InfiniteConstantSampler(Sampler[Any]):
    """None for ever: an iterable dataset decides by itself what comes and when it ends."""

    def __iter__(self) -> Any:
        while True:
            yield None


class DataLoader(Generic[_T_co]):
    """Iterates over `dataset` in batches.

    dataset              samples by index (`__getitem__`, `__len__`) or an IterableDataset
    batch_size           samples in a batch; None gives samples one by one, without a batch dimension
    shuffle              a new random order each epoch, from `generator`
    sampler              the order, instead of `shuffle`
    batch_sampler        lists of indices, instead of batch_size, shuffle, sampler and drop_last
    num_workers          threads that load ahead; 0 loads in the calling thread
    collate_fn           list of samples -> batch; default_collate, or default_convert for `batch_size=None`
    pin_memory           batches are in pinned memory, for a GPU; without one it warns
    drop_last            leave out a last batch that is too short
    timeout              seconds to wait for a worker's batch; 0 waits for ever
    worker_init_fn       called in each worker with its number, after seeding
    generator            for `shuffle` and for the workers' seeds
    prefetch_factor      batches that each worker loads ahead: 2
    persistent_workers   keep the workers, and their copies of the dataset, between epochs
    in_order             False returns batches as they become ready

    ValueError for arguments that exclude each other; RuntimeError from `next` where a worker takes longer than
    `timeout`. An exception in a worker is raised again in the calling thread, with the worker's traceback in its
    text.

    >>> dataset = tt.utils.data.TensorDataset(tt.arange(5), tt.arange(5) * 10)
    >>> for x, y in tt.utils.data.DataLoader(dataset, batch_size=2):
    ...     print(x, y)
    tensor([0, 1]) tensor([ 0, 10])
    tensor([2, 3]) tensor([20, 30])
    tensor([4]) tensor([40])
    """

    dataset: Any
    batch_size: int | None
    num_workers: int
    pin_memory: bool
    drop_last: bool
    timeout: float
    sampler: Any
    pin_memory_device: str
    prefetch_factor: int | None
    _iterator: Any
    __initialized = False

    def __init__(
        self,
        dataset: Any,
        batch_size: int | None = 1,
        shuffle: bool | None = None,
        sampler: Sampler[Any] | Iterable[Any] | None = None,
        batch_sampler: Sampler[Any] | Iterable[Any] | None = None,
        num_workers: int = 0,
        collate_fn: Callable[[Any], Any] | None = None,
        pin_memory: bool = False,
        drop_last: bool = False,
        timeout: float = 0,
        worker_init_fn: Callable[[int], None] | None = None,
        multiprocessing_context: Any = None,
        generator: Generator | None = None,
        *,
        prefetch_factor: int | None = None,
        persistent_workers: bool = False,
        pin_memory_device: str = "",
        in_order: bool = True,
    ) -> None:
        _check_workers(num_workers, timeout, prefetch_factor, persistent_workers)
        if num_workers > 0 and prefetch_factor is None:
            prefetch_factor = 2
        self.dataset = dataset
        self.num_workers = num_workers
        self.prefetch_factor = prefetch_factor
        self.pin_memory = pin_memory
        self.pin_memory_device = pin_memory_device
        self.timeout = timeout
        self.worker_init_fn = worker_init_fn
        self.multiprocessing_context = multiprocessing_context
        self.in_order = in_order
        if isinstance(dataset, IterableDataset):
            self._dataset_kind = _DatasetKind.Iterable
            _check_stream(shuffle, sampler, batch_sampler)
        else:
            self._dataset_kind = _DatasetKind.Map
            shuffle = bool(shuffle)
        if sampler is not None and shuffle:
            raise ValueError("sampler option is mutually exclusive with shuffle")
        if batch_sampler is not None:
            if batch_size != 1 or shuffle or sampler is not None or drop_last:
                raise ValueError(
                    "batch_sampler option is mutually exclusive with batch_size, shuffle, sampler, and drop_last"
                )
            batch_size, drop_last = None, False
        elif batch_size is None and drop_last:
            raise ValueError("batch_size=None option disables auto-batching and is mutually exclusive with drop_last")
        if sampler is None:
            if self._dataset_kind == _DatasetKind.Iterable:
                sampler = _InfiniteConstantSampler()
            else:
                sampler = RandomSampler(dataset, generator=generator) if shuffle else SequentialSampler(dataset)
        if batch_size is not None:
            batch_sampler = BatchSampler(sampler, batch_size, drop_last)
        self.batch_size = batch_size
        self.drop_last = drop_last
        self.sampler = sampler
        self.batch_sampler = batch_sampler
        self.generator = generator
        self.collate_fn = collate_fn or (default_collate if self._auto_collation else default_convert)
        self.persistent_workers = persistent_workers
        self.__initialized = True
        self._IterableDataset_len_called: int | None = None
        self._iterator = None
        self.check_worker_number_rationality()

    def _get_iterator(self) -> _BaseDataLoaderIter:
        if self.num_workers == 0:
            return _SingleProcessDataLoaderIter(self)
        self.check_worker_number_rationality()
        return _MultiThreadingDataLoaderIter(self)

    @property
    def multiprocessing_context(self) -> Any:
        """Accepted for programs that set it: workers are threads here, so it has no effect."""
        return self.__multiprocessing_context

    @multiprocessing_context.setter
    def multiprocessing_context(self, context: Any) -> None:
        if context is not None:
            context = _checked_context(context, self.num_workers)
        self.__multiprocessing_context = context

    def __setattr__(self, attr: str, val: Any) -> None:
        if self.__initialized and attr in _FIXED:
            raise ValueError(f"{attr} attribute should not be set after {self.__class__.__name__} is initialized")
        super().__setattr__(attr, val)

    def __iter__(self) -> _BaseDataLoaderIter:
        if not (self.persistent_workers and self.num_workers > 0):
            return self._get_iterator()
        if self._iterator is None:
            self._iterator = self._get_iterator()
        else:
            self._iterator._reset(self)
        return self._iterator

    @property
    def _auto_collation(self) -> bool:
        return self.batch_sampler is not None

    @property
    def _index_sampler(self) -> Any:
        return self.batch_sampler if self._auto_collation else self.sampler

    def __len__(self) -> int:
        """Batches in an epoch; of an iterable dataset what its `len` leads to, whatever comes."""
        if self._dataset_kind != _DatasetKind.Iterable:
            return len(self._index_sampler)
        length = self._IterableDataset_len_called = len(self.dataset)
        if self.batch_size is None:
            return length
        return length // self.batch_size if self.drop_last else math.ceil(length / self.batch_size)

    def check_worker_number_rationality(self) -> None:
        """Warn where there are more workers than processors."""
        affinity = getattr(os, "sched_getaffinity", None)
        limit = len(affinity(0)) if affinity else os.cpu_count()
        if not self.num_workers or (limit is not None and self.num_workers <= limit):
            return
        advice = "DataLoader is not able to compute a suggested max number of worker in current system."
        if limit is not None:
            advice = (
                f"Our suggested max number of worker in current system is {limit}"
                f"{'' if affinity else ' (`cpuset` is not taken into account)'}, which is smaller than what this "
                "DataLoader is going to create."
            )
        warnings.warn(
            f"This DataLoader will create {self.num_workers} worker threads in total. {advice} Please be aware that excessive "
            "worker creation might get DataLoader running slow or even freeze, lower the worker number to avoid potential "
            "slowness/freeze if necessary.",
            stacklevel=2,
        )


def _check_workers(num_workers: int, timeout: float, prefetch_factor: int | None, persistent_workers: bool) -> None:
    if num_workers < 0:
        raise ValueError("num_workers option should be non-negative; use num_workers=0 to disable multiprocessing.")
    if timeout < 0:
        raise ValueError("timeout option should be non-negative")
    if num_workers == 0 and prefetch_factor is not None:
        raise ValueError(
            "prefetch_factor option could only be specified in multiprocessing.let num_workers > 0 to enable "
            "multiprocessing, otherwise set prefetch_factor to None."
        )
    if prefetch_factor is not None and prefetch_factor < 0:
        raise ValueError("prefetch_factor option should be non-negative")
    if persistent_workers and num_workers == 0:
        raise ValueError("persistent_workers option needs num_workers > 0")


def _check_stream(shuffle: Any, sampler: Any, batch_sampler: Any) -> None:
    for name, value in (("shuffle", shuffle or None), ("sampler", sampler), ("batch_sampler", batch_sampler)):
        if value is not None:
            raise ValueError(
                f"DataLoader with IterableDataset: expected unspecified {name} option, but got {name}={value}"
            )


def _checked_context(context: Any, num_workers: int) -> Any:
    from multiprocessing import context as contexts  # imported here, since only a DataLoader with many workers needs it
    from multiprocessing import get_all_start_methods, get_context

    if num_workers == 0:
        raise ValueError(
            "multiprocessing_context can only be used with multi-process loading (num_workers > 0), but got "
            f"num_workers={num_workers}"
        )
    if isinstance(context, str):
        methods = get_all_start_methods()
        if context not in methods:
            raise ValueError(
                f"multiprocessing_context option should specify a valid start method in {methods!r}, but got "
                f"multiprocessing_context={context!r}"
            )
        context = get_context(context)
    if not isinstance(context, contexts.BaseContext):
        raise TypeError(
            "multiprocessing_context option should be a valid context object or a string specifying the start method, but "
            f"got multiprocessing_context={context}"
        )
    return context
