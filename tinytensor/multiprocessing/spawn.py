"""Several processes that run one function; the first that fails ends the others.

Mirrors torch/multiprocessing/spawn.py.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import multiprocessing.connection
import os
import pickle
import signal
import sys
import tempfile
import time
import traceback
import warnings
from collections.abc import Callable
from typing import Any

__all__ = [
    "ProcessContext", "ProcessException", "ProcessExitedException", "ProcessRaisedException", "SpawnContext", "spawn",
    "start_processes",
]  # fmt: skip


class ProcessException(Exception):
    """A process that `spawn` started failed: which one, and its number in the system."""

    def __init__(self, msg: str, error_index: int, error_pid: int) -> None:
        super().__init__(msg)
        self.msg = msg
        self.error_index = error_index
        self.error_pid = error_pid

    def __reduce__(self) -> Any:
        return type(self), (self.msg, self.error_index, self.error_pid)


class ProcessRaisedException(ProcessException):
    """The function raised; the text has the traceback."""


class ProcessExitedException(ProcessException):
    """The process ended by a signal, or with an exit code."""

    def __init__(
        self, msg: str, error_index: int, error_pid: int, exit_code: int, signal_name: str | None = None
    ) -> None:
        super().__init__(msg, error_index, error_pid)
        self.exit_code = exit_code
        self.signal_name = signal_name

    def __reduce__(self) -> Any:
        return type(self), (self.msg, self.error_index, self.error_pid, self.exit_code, self.signal_name)


def _wrap(fn: Callable[..., Any], i: int, args: tuple[Any, ...], error_file: str) -> None:
    """What a process runs: the function, and a note of what it raised."""
    try:
        fn(i, *args)
    except KeyboardInterrupt:
        pass  # the parent's Control-C, which it tells itself
    except Exception:
        with open(error_file, "wb") as file:
            pickle.dump(traceback.format_exc(), file)
        sys.exit(1)


class ProcessContext:
    """The processes that `start_processes` started."""

    def __init__(self, processes: list[Any], error_files: list[str]) -> None:
        self.processes = processes
        self.error_files = error_files
        self.sentinels = {process.sentinel: index for index, process in enumerate(processes)}

    def pids(self) -> list[int]:
        """Their numbers in the system."""
        return [int(process.pid) for process in self.processes]

    def join(self, timeout: float | None = None, grace_period: float | None = None) -> bool:
        """Wait until one or more have ended; True when all have.

            timeout        seconds to wait; None: without end
            grace_period   seconds that the others have to end by themselves when one fails

        When one fails, the others are ended, and ProcessRaisedException or ProcessExitedException says what happened.
        """
        if not self.sentinels:
            return True
        failed = None
        for sentinel in multiprocessing.connection.wait(list(self.sentinels), timeout=timeout):
            index = self.sentinels.pop(sentinel)
            self.processes[index].join()
            if self.processes[index].exitcode != 0:
                failed = index
                break
        if failed is None:
            return not self.sentinels
        self._end_all(grace_period)
        self._tell(failed)
        raise AssertionError("_tell raises")

    def _wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        for process in self.processes:
            process.join(max(0, end - time.monotonic()))

    def _end_all(self, grace_period: float | None) -> None:
        if grace_period is not None:
            self._wait(grace_period)
        for process in self.processes:
            if process.is_alive():
                process.terminate()
        self._wait(30 if grace_period is None else grace_period)
        for process in self.processes:
            if process.is_alive():
                process.kill()
            process.join()

    def _tell(self, index: int) -> None:
        process, file = self.processes[index], self.error_files[index]
        if os.access(file, os.R_OK):
            with open(file, "rb") as stream:
                text = pickle.load(stream)  # a text that `_wrap` wrote
            with contextlib.suppress(OSError):
                os.unlink(file)
            message = f"\n\n-- Process {index:d} terminated with the following error:\n{text}"
            raise ProcessRaisedException(message, index, process.pid)
        code = process.exitcode
        if code >= 0:
            raise ProcessExitedException(
                f"process {index:d} terminated with exit code {code:d}", index, process.pid, code
            )
        try:
            name = signal.Signals(-code).name
        except ValueError:
            name = f"<Unknown signal {-code}>"
        message = f"process {index:d} terminated with signal {name}"
        raise ProcessExitedException(message, index, process.pid, code, name)


class SpawnContext(ProcessContext):
    """ProcessContext under its old name, with a warning."""

    def __init__(self, processes: list[Any], error_files: list[str]) -> None:
        warnings.warn("SpawnContext is renamed to ProcessContext since 1.4 release.", stacklevel=2)
        super().__init__(processes, error_files)


def start_processes(
    fn: Callable[..., Any], args: tuple[Any, ...] = (), nprocs: int = 1, join: bool = True, daemon: bool = False,
    start_method: str = "spawn",
) -> ProcessContext | None:  # fmt: skip
    """Start `nprocs` processes that call `fn(i, *args)`; wait for them, or return their ProcessContext.

    join           True: wait; what goes wrong is raised here
    daemon         whether the processes end with this one
    start_method   "spawn", "fork" or "forkserver"
    """
    context = multiprocessing.get_context(start_method)
    processes, files = [], []
    for i in range(nprocs):
        # Only the name is used: the file exists if the process fails.
        handle, name = tempfile.mkstemp(prefix="pytorch-errorfile-", suffix=".pickle")
        os.close(handle)
        os.unlink(name)
        process = context.Process(target=_wrap, args=(fn, i, args, name), daemon=daemon)  # type: ignore[attr-defined]
        process.start()
        processes.append(process)
        files.append(name)
    started = ProcessContext(processes, files)
    if not join:
        return started
    while not started.join():
        pass
    return None


def spawn(
    fn: Callable[..., Any], args: tuple[Any, ...] = (), nprocs: int = 1, join: bool = True, daemon: bool = False,
    start_method: str = "spawn",
) -> ProcessContext | None:  # fmt: skip
    """`start_processes` by "spawn": new interpreters, which import the function by its name.

        fn       defined at the top of a module; called as `fn(i, *args)`
        args     pickled; tensors in it are shared, not copied
        nprocs   how many
        join     True: wait for all, and raise what one of them raised

    Another `start_method` is a FutureWarning; `start_processes` takes all.
    """
    if start_method != "spawn":
        warnings.warn(
            "This method only supports start_method=spawn (got: "
            f"{start_method}).\nTo use a different start_method use:\n\t\t torch.multiprocessing.start_processes(...)",
            FutureWarning,
            stacklevel=2,
        )
    return start_processes(fn, args, nprocs, join, daemon, start_method="spawn")
