"""Many submissions: what is recorded is not run again, the rest goes to a pool of kernels, or to a Dask cluster.

A record is kept for each content: two students with the same notebook share one, and a notebook that was graded before is
read, unless the notebook, the delivered one, the version of the package, or the limits have changed.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import TimeoutError as FuturesTimeout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tinytensor
from tinytensor.kernel_compiler.object_store import cache_directory
from tinytensor_lessons.grading.grade_one import UNREADABLE, Result, grade_notebook, unreadable
from tinytensor_lessons.grading.kernel import Server
from tinytensor_lessons.grading.limits import Limits
from tinytensor_lessons.grading.submissions import Delivered, Submission, belongs_to, delivered, find, parse, read
from tinytensor_lessons.notebook import dumps
from tinytensor_lessons.workspace import WorkspaceError

RECORDS = ".tinytensor-grades"
FORMAT = 1  # raised when the same notebook would be graded in another way

SECONDS_TO_CONNECT = 20

Task = tuple[bytes, Delivered, Limits]
Finished = Callable[["Job", Result], None]


@dataclass
class Job:
    """A submission with all that grading it needs; `result` is there at once where nothing needs to run."""

    submission: Submission
    one: Delivered | None
    data: bytes = b""
    key: str = ""
    result: Result | None = None
    recorded: bool = False


class Interrupted(Exception):
    """Ctrl-C, after everything has been put in order. Jobs that are done have their results."""


def prepare(submissions: list[Submission], known: dict[str, Delivered], chosen: bool, limits: Limits) -> list[Job]:
    """Read every submission. With `chosen`, notebooks of other lessons are passed over."""
    jobs = []
    texts = {name: dumps(one.notebook).encode() for name, one in known.items()}
    for submission in submissions:
        one = known.get(submission.path.stem)
        try:
            data = read(submission)
            one = belongs_to(submission, parse(data), known)
        except ValueError as error:
            if one is not None or not chosen:
                jobs.append(Job(submission, one, result=unreadable(str(error), one)))
            continue
        if one is not None:
            jobs.append(Job(submission, one, data, _key(data, texts[one.name], limits)))
        elif not chosen:
            jobs.append(Job(submission, None, result=unreadable("a notebook, but of no lesson")))
    return jobs


def grade_path(path: Path, limits: Limits | None = None) -> Result:
    """One notebook, graded now."""
    job, *_ = prepare(find(path), delivered(None, []), False, limits or Limits())
    if job.result is None:
        grade_here([job], limits or Limits(), 1, (), lambda job, result: None)
    assert job.result is not None
    return job.result


def _key(data: bytes, delivered: bytes, limits: Limits) -> str:
    seed = os.environ.get("TINYTENSOR_GRADE_SEED", "0")
    settings = [FORMAT, tinytensor.__version__, list(sys.version_info[:2]), limits.as_dict(), seed]
    parts = [json.dumps(settings).encode(), delivered, data]
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()[:32]


def read_records(jobs: list[Job], folder: Path) -> None:
    """Give every job its recorded result, where there is one."""
    for job in jobs:
        if job.result is None:
            with contextlib.suppress(OSError, ValueError, TypeError, KeyError):
                job.result = Result.from_dict(json.loads((folder / f"{job.key}.json").read_text(encoding="utf-8")))
                job.recorded = True


def write_record(job: Job, folder: Path) -> None:
    """Whole or not at all: the run may be stopped at any time."""
    if job.result is None or not job.key:
        return
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("w", dir=folder, suffix=".tmp", delete=False, encoding="utf-8") as file:
        json.dump(job.result.as_dict(), file)
    os.replace(file.name, folder / f"{job.key}.json")


def warm_up(jobs: list[Job], say: Callable[[str], None]) -> None:
    """Compile the kernels of these lessons once. Submissions read what is compiled, and cannot add to it."""
    open_ = sorted({job.one.lesson for job in jobs if job.result is None and job.one is not None})
    stamps = {lesson: cache_directory() / f"graded-{tinytensor.__version__}-{lesson}" for lesson in open_}
    cold = [lesson for lesson, stamp in stamps.items() if not stamp.exists()]
    if not cold:
        return
    say(f"Compiling what the lessons need, once on this machine: {', '.join(cold)}")
    run = subprocess.run([sys.executable, "-m", "tinytensor.cli", "warm", *cold], capture_output=True, text=True)
    if run.returncode == 0:
        with contextlib.suppress(OSError):
            for lesson in cold:
                stamps[lesson].touch()


# ---- on this machine


def grade_here(jobs: list[Job], limits: Limits, workers: int, hidden: tuple[Path, ...], done: Finished) -> bool:
    """Grade what has no result yet, in `workers` kernels at a time; `done` is told of each. Whether kernels are isolated.

    Raises Interrupted on Ctrl-C, when no kernel runs any more.
    """
    waiting: queue.SimpleQueue[list[Job]] = queue.SimpleQueue()
    groups = list(_by_key(jobs))
    for group in groups:
        waiting.put(group)
    finished: queue.SimpleQueue[tuple[list[Job], Result]] = queue.SimpleQueue()
    stop = threading.Event()
    servers = [Server(hidden) for _ in range(min(workers, len(groups)))]
    if not servers:
        return True
    servers[0].start()  # here, so that an error is seen at once

    def work(server: Server) -> None:
        with server:
            while not stop.is_set():
                try:
                    group = waiting.get_nowait()
                except queue.Empty:
                    return
                finished.put((group, _grade_safely((group[0].data, _known(group[0]), limits), server)))

    threads = [threading.Thread(target=work, args=(server,), daemon=True) for server in servers]
    try:
        for thread in threads:
            thread.start()
        for _ in groups:
            while True:
                try:
                    group, result = finished.get(timeout=0.5)  # not for ever, so that Ctrl-C is seen
                    break
                except queue.Empty:
                    continue
            for job in group:
                job.result = result
                done(job, result)
    except KeyboardInterrupt:
        stop.set()
        for server in servers:
            server.interrupt()
        for thread in threads:
            thread.join(20)
        raise Interrupted from None
    for thread in threads:
        thread.join()
    return servers[0].isolated


def _by_key(jobs: list[Job]) -> Iterator[list[Job]]:
    """Jobs without a result, those with the same content together."""
    groups: dict[str, list[Job]] = {}
    for job in jobs:
        if job.result is None:
            groups.setdefault(job.key, []).append(job)
    yield from groups.values()


def _known(job: Job) -> Delivered:
    assert job.one is not None
    return job.one


def _grade_safely(task: Task, server: Server) -> Result:
    """A mistake of the grader's own costs this submission its grade, not the run; it is not recorded."""
    data, one, limits = task
    try:
        return grade_notebook(data, one, limits, server)
    except Exception as error:
        return unreadable(f"The grader itself failed over it: {type(error).__name__}: {error}", one)


def is_recordable(result: Result) -> bool:
    """A result that would be the same the next time."""
    return result.status != UNREADABLE and not any("not reached" in score.note for score in result.scores)


# ---- on a Dask cluster


def grade_on_cluster(jobs: list[Job], limits: Limits, address: str, done: Finished) -> bool:
    """The same on the workers of a Dask cluster, which have this package installed."""
    try:
        from dask.distributed import Client, as_completed
    except ImportError as error:
        raise WorkspaceError(
            '--scheduler needs Dask, which is not installed here: pip install "tinytensor[class]"'
        ) from error
    try:
        client = Client(address, timeout=SECONDS_TO_CONNECT)
    except (OSError, ValueError, FuturesTimeout) as error:
        raise WorkspaceError(f"no Dask scheduler answers at {address}") from error
    isolated = True
    with client:
        # One that has just been started may not be there yet.
        try:
            client.wait_for_workers(1, timeout=SECONDS_TO_CONNECT)
        except (OSError, FuturesTimeout) as error:
            raise WorkspaceError(f"the Dask scheduler at {address} has no workers") from error
        futures = {}
        for group in _by_key(jobs):
            task = (group[0].data, _known(group[0]), limits)
            futures[client.submit(grade_task, task, pure=False)] = group
        try:
            for future in as_completed(list(futures)):
                group = futures[future]
                if future.status == "finished":
                    result = Result.from_dict(future.result())
                    isolated &= result.isolated
                else:
                    result = unreadable(f"The cluster did not grade it: {future.exception()}", group[0].one)
                for job in group:
                    job.result = result
                    done(job, result)
        except KeyboardInterrupt:
            client.cancel(list(futures))
            raise Interrupted from None
    return isolated


_servers: queue.SimpleQueue[Server] = queue.SimpleQueue()


def grade_task(task: Task) -> dict[str, Any]:
    """What a worker of a cluster runs. Servers are kept for the next task of the same worker."""
    try:
        server = _servers.get_nowait()
    except queue.Empty:
        server = Server()
    try:
        return _grade_safely(task, server).as_dict()
    finally:
        _servers.put(server)
