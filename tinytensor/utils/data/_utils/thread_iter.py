"""What a `for` loop over a DataLoader with workers walks with: tasks are sent ahead, results come back in order.

Worker w gets tasks w, w + n, w + 2n, ...; at most `prefetch_factor * n` are under way. A result that comes early waits in
`_arrived` for its turn. A worker whose stream has ended gets no more tasks, and what it still had is skipped.

Note [Threads]
Workers are threads, where PyTorch's are processes. No batch is pickled or copied on its way, a worker starts in
microseconds, and a break in the debugger works. But only one thread runs Python at a time. Two workers load samples that
wait (files, network) 1.9 times as fast as none, and samples that `__getitem__` computes in Python no faster than none;
code that releases the interpreter's lock (NumPy on large arrays, the parallel kernels of this library) stands between.
The threads hold no reference to the iterator, so leaving the loop early ends them: the iterator dies, and its finalizer
tells them to stop and waits for them. Threads cannot be killed: those that hang in a dataset are waited for,
`STOP_SECONDS` in all, and then left to end by themselves, as daemons.

Mirrors `_MultiProcessingDataLoaderIter` of torch/utils/data/dataloader.py.
"""

from __future__ import annotations

import copy
import itertools
import queue
import threading
import time
import weakref
from typing import Any

from tinytensor._utils import ExceptionWrapper
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.utils.data._utils.base_iter import _BaseDataLoaderIter
from tinytensor.utils.data._utils.worker import (
    IterableDatasetStopIteration,
    Job,
    ResumeIteration,
    WorkerExited,
    worker_loop,
)
from tinytensor.utils.data.dataset import Dataset

STOP_SECONDS = 5.0


class _MultiThreadingDataLoaderIter(_BaseDataLoaderIter):
    """Sends tasks to the workers and puts their results in order.

    Only the thread that iterates touches the fields below. With the workers it shares nothing but queues, which lock for
    themselves, so there is no lock here.
    """

    def __init__(self, loader: Any) -> None:
        super().__init__(loader)
        self._prefetch_factor = loader.prefetch_factor or 0
        self._in_order = loader.in_order
        if self._num_workers <= 0:
            raise AssertionError("num_workers must be greater than 0 for MultiThreadingDataLoaderIter")
        if self._prefetch_factor <= 0:
            raise AssertionError("prefetch_factor must be greater than 0 for MultiThreadingDataLoaderIter")
        self._max_tasks = self._prefetch_factor * self._num_workers
        self._results: queue.SimpleQueue[Any] = queue.SimpleQueue()
        done = threading.Event()
        self._jobs = [self._job(worker_id, loader, done) for worker_id in range(self._num_workers)]
        self._workers = [
            threading.Thread(target=worker_loop, args=(job,), name=f"pt_data_worker_{job.worker_id}", daemon=True)
            for job in self._jobs
        ]
        # Its arguments must not lead back to `self`, or the iterator would never die and the workers never end.
        self._shutdown_workers = weakref.finalize(self, _stop, done, [job.tasks for job in self._jobs], self._workers)
        for worker in self._workers:
            worker.start()
        self._reset(loader, first_iter=True)

    def _job(self, worker_id: int, loader: Any, done: threading.Event) -> Job:
        return Job(
            worker_id=worker_id,
            num_workers=self._num_workers,
            base_seed=self._base_seed,
            dataset=copy.copy(self._dataset) if isinstance(self._dataset, Dataset) else self._dataset,
            dataset_kind=self._dataset_kind,
            auto_collation=self._auto_collation,
            collate_fn=self._collate_fn,
            drop_last=self._drop_last,
            init_fn=loader.worker_init_fn,
            grad_enabled=is_grad_enabled(),
            results=self._results,
            done=done,
        )

    def _reset(self, loader: Any, first_iter: bool = False) -> None:
        super()._reset(loader, first_iter)
        self._sent = 0  # number of the next task
        self._returned = 0  # number of the task whose result is next
        self._worker_of: dict[int, int] = {}  # task -> worker, until its result is returned
        self._arrived: dict[int, Any] = {}  # task -> its result, where that came before its turn
        self._outstanding = 0  # tasks that have no result yet
        self._active = [True] * self._num_workers
        self._load = [0] * self._num_workers  # tasks a worker has and whose results were not returned
        self._turns = itertools.cycle(range(self._num_workers))
        if not first_iter:
            for job in self._jobs:
                job.tasks.put(ResumeIteration())
            resumed = 0
            # A worker answers in the order of its tasks, so after its ResumeIteration nothing old can come from it.
            while resumed < self._num_workers:  # results of the epoch before are thrown away
                number, _ = self._receive()
                resumed += isinstance(number, ResumeIteration)
        for _ in range(self._max_tasks):
            self._send_next()

    def _send_next(self) -> None:
        try:
            index = self._next_index()
        except StopIteration:
            return
        # In turn, from where the last call stopped. Out of order a worker that already has its share is passed over, so that
        # tasks do not pile up with a slow one; in order the next result is needed from exactly this worker anyway.
        for worker_id in itertools.islice(self._turns, self._num_workers):
            share = self._max_tasks // max(sum(self._active), 1)
            if self._active[worker_id] and (self._in_order or self._load[worker_id] < share):
                break
        else:
            return
        self._jobs[worker_id].tasks.put((self._sent, index))
        self._worker_of[self._sent] = worker_id
        self._load[worker_id] += 1
        self._outstanding += 1
        self._sent += 1

    def _receive(self) -> tuple[Any, Any]:
        try:
            number, data = self._results.get(timeout=self._timeout or None)
        except queue.Empty:
            raise RuntimeError(f"DataLoader timed out after {self._timeout} seconds") from None
        if isinstance(data, WorkerExited):
            self._active[data.worker_id] = False
            name = self._workers[data.worker_id].name
            raise RuntimeError(f"DataLoader worker (thread(s) {name}) exited unexpectedly")
        return number, data

    def _next_data(self) -> Any:
        while True:
            # The order matters: skip numbers that have no result; end if nothing is left; give a result that came early;
            # only then wait, since all that is waited for is really under way.
            self._skip_what_never_comes()
            if self._returned == self._sent:
                if not self._persistent_workers:
                    self._shutdown_workers()
                raise StopIteration
            if self._returned in self._arrived:
                return self._hand_out(self._returned, self._arrived.pop(self._returned))
            number, data = self._receive()
            self._outstanding -= 1
            if isinstance(data, IterableDatasetStopIteration):
                self._active[data.worker_id] = False
                # Before an exception is raised: it belongs to one batch, and the loop may go on after it.
                self._send_next()
            elif number == self._returned or not self._in_order:
                return self._hand_out(number, data)
            else:
                self._arrived[number] = data

    def _skip_what_never_comes(self) -> None:
        """Pass over tasks that were returned out of order, and tasks of workers whose stream has ended."""
        while self._returned < self._sent and self._returned not in self._arrived:
            worker_id = self._worker_of.get(self._returned)
            if worker_id is not None:
                if self._active[worker_id]:
                    return
                del self._worker_of[self._returned]
            self._returned += 1

    def _hand_out(self, number: int, data: Any) -> Any:
        self._load[self._worker_of.pop(number)] -= 1
        if number == self._returned:
            self._returned += 1
        self._send_next()
        if isinstance(data, ExceptionWrapper):
            data.reraise()
        return data


def _stop(done: threading.Event, tasks: list[queue.SimpleQueue[Any]], workers: list[threading.Thread]) -> None:
    """End the threads; called once: at the end of the data, when the iterator dies, or when the interpreter ends."""
    done.set()
    for mine in tasks:
        mine.put(None)
    end = time.monotonic() + STOP_SECONDS
    for worker in workers:
        if worker is not threading.current_thread() and worker.ident is not None:
            worker.join(max(end - time.monotonic(), 0))
