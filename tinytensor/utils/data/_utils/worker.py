"""A worker: a thread that fetches batches and sends them back.

    >>> from tinytensor.utils.data import get_worker_info
    >>> get_worker_info() is None      # the main thread is no worker
    True

What a process gives each worker for free, a thread has to be given: a shallow copy of the dataset, so that
`worker_init_fn` may set attributes of it; a default generator, seeded with `base_seed + id`, from which every random
operator of this thread draws; and generators of Python's and NumPy's kind in `get_worker_info().rng`, since the global
ones of `random` and `numpy.random` belong to all threads and are left alone.

Mirrors torch/utils/data/_utils/worker.py, whose `WorkerInfo` knows thread workers already. Left out: signals, the
watchdog of the parent process.
"""

from __future__ import annotations

import queue
import random
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tinytensor._utils import ExceptionWrapper
from tinytensor.c10.generator import Generator, set_thread_generator
from tinytensor.c10.grad_mode import set_grad_enabled
from tinytensor.utils.data._utils.fetch import _DatasetKind


@dataclass(frozen=True, slots=True)
class _RNG:
    """A worker's own random numbers."""

    random_generator: random.Random
    torch_generator: Generator
    numpy_generator: Any = None


@dataclass(frozen=True, slots=True)
class WorkerInfo:
    """What `get_worker_info()` tells in a worker: which one of how many, its seed and its copy of the dataset."""

    id: int
    num_workers: int
    seed: int
    dataset: Any
    rng: _RNG | None = None
    worker_method: str | None = "thread"


class _Local(threading.local):
    info: WorkerInfo | None = None


_local = _Local()


def get_worker_info() -> WorkerInfo | None:
    """In a DataLoader's worker, what it is: `id`, `num_workers`, `seed`, `dataset`; elsewhere None.

    >>> tt.utils.data.get_worker_info() is None
    True
    """
    return _local.info


class ResumeIteration:
    """To a worker and back: another epoch begins."""


@dataclass(frozen=True)
class IterableDatasetStopIteration:
    """From a worker: its stream has ended."""

    worker_id: int


@dataclass(frozen=True)
class WorkerExited:
    """From a worker: its thread ends, by something that is no Exception (SystemExit in a dataset)."""

    worker_id: int


@dataclass
class Job:
    """What a worker needs to know. `results` is shared by all workers, `tasks` is its own."""

    worker_id: int
    num_workers: int
    base_seed: int
    dataset: Any
    dataset_kind: int
    auto_collation: bool
    collate_fn: Callable[[Any], Any]
    drop_last: bool
    init_fn: Callable[[int], None] | None
    grad_enabled: bool
    results: queue.SimpleQueue[Any]
    done: threading.Event
    tasks: queue.SimpleQueue[Any] = field(default_factory=queue.SimpleQueue)

    def fetcher(self) -> Any:
        return _DatasetKind.create_fetcher(
            self.dataset_kind, self.dataset, self.auto_collation, self.collate_fn, self.drop_last
        )

    def caught(self) -> ExceptionWrapper:
        return ExceptionWrapper(where=f"in DataLoader worker thread {self.worker_id}")


def worker_loop(job: Job) -> None:
    """The thread's whole life: tasks (number, indices) in, (number, batch or what went wrong) out, until None comes."""
    try:
        _introduce(job)
        _serve(job)
    except BaseException:
        job.results.put((None, WorkerExited(job.worker_id)))
        raise


def _introduce(job: Job) -> None:
    # As in PyTorch, so that samples drawn by the library are the same for the same number of workers.
    seed = job.base_seed + job.worker_id
    generator = Generator().manual_seed(seed)
    set_thread_generator(generator)
    set_grad_enabled(job.grad_enabled)
    numbers = _RNG(random.Random(seed), generator, np.random.default_rng([job.base_seed, job.worker_id]))
    _local.info = WorkerInfo(job.worker_id, job.num_workers, seed, job.dataset, numbers)


def _serve(job: Job) -> None:
    first_error: ExceptionWrapper | None = None
    fetcher: Any = None
    try:
        if job.init_fn is not None:
            job.init_fn(job.worker_id)
        fetcher = job.fetcher()
    except Exception:
        first_error = job.caught()  # told with the first batch that is asked for
    ended = False
    while (task := job.tasks.get()) is not None:
        if isinstance(task, ResumeIteration):
            job.results.put((task, None))
            ended = False
            fetcher = job.fetcher()
            continue
        if ended or job.done.is_set():
            continue
        number, index = task
        data: Any
        if first_error is not None:
            data, first_error = first_error, None
        else:
            try:
                data = fetcher.fetch(index)
            except Exception as error:
                # For an indexed dataset StopIteration is an error of its code like any other.
                ended = isinstance(error, StopIteration) and job.dataset_kind == _DatasetKind.Iterable
                data = IterableDatasetStopIteration(job.worker_id) if ended else job.caught()
        job.results.put((number, data))
        del data, task, index  # a waiting worker holds no batch
