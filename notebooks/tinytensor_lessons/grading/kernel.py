"""The grader's end of a kernel: start it, send it cells, read what comes back, hold the limits, end it for good.

A Server is the process that forks kernels (kernel_server.py), with one kernel at a time. It is started again if a
submission manages to end it. Ending a kernel ends every process that it has started.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import selectors
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any

import tinytensor
import tinytensor_lessons
from tinytensor.kernel_compiler.object_store import cache_directory
from tinytensor_lessons.grading.limits import MB, Limits

_HEAD = 4
_LARGEST_FRAME = 16 * MB
_KEPT = 1 << 16  # letters of a cell's outputs that feedback shows
_TICK = 0.1  # seconds between two looks at memory, folder and processes
_GRACE = 2.0  # seconds that a cell has to end after an interrupt
_START = 120.0
_PASSED_ON = ("PATH", "LANG", "LC_ALL", "TZ", "PYTHONPATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT")
_FAMILIES = ("TINYTENSOR_", "NUMBA_", "OMP_", "OPENBLAS_", "MKL_", "COVERAGE_")


class KernelLost(Exception):
    """The kernel has ended, or was ended; the message says why, in words for the learner."""

    outcome: Outcome | None = None
    """What the cell had done by then."""


@dataclass
class Outcome:
    """What one cell did.

    points      a number, "full" for a test that raised nothing, or None
    stopped     why it was interrupted, where it was
    left        whether threads or processes that it has started run on
    full        whether its folder has no room for the cells after it
    changed     names of the grader's that had to be put back before a check
    """

    points: float | str | None = None
    error: str = ""
    wrote_stderr: bool = False
    stopped: str = ""
    left: bool = False
    full: bool = False
    panel: dict[str, Any] | None = None
    changed: list[str] = field(default_factory=list)
    outputs: list[tuple[str, str]] = field(default_factory=list)

    def keep(self, kind: str, text: str) -> None:
        room = _KEPT - sum(len(kept) for _, kept in self.outputs)
        if room <= 0:
            return
        text = text if len(text) <= room else text[:room] + "\n[cut here]"
        if self.outputs and self.outputs[-1][0] == kind and kind in ("stdout", "stderr"):
            text = self.outputs.pop()[1] + text
        self.outputs.append((kind, text))


class Server:
    """The process that forks kernels. Use as a context manager."""

    def __init__(self, hidden: tuple[Path, ...] = ()) -> None:
        """`hidden`: folders that no submission may look into, such as the course."""
        self.isolated = self._interrupted = False
        self._hidden = [str(path) for path in (*hidden, *_personal())]
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Server:
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.stop()

    def start(self) -> None:
        """Start the process, unless it runs. Takes a second, for its imports."""
        if self._interrupted:
            raise OSError("grading was interrupted")
        if self._process is not None and self._process.poll() is None:
            return
        self.stop()
        ours, theirs = socket.socketpair()
        environment = _environment()
        command = [sys.executable, "-P", "-m", "tinytensor_lessons.grading.kernel_server"]
        with theirs:
            self._process = subprocess.Popen(command, stdin=theirs.fileno(), env=environment, start_new_session=True)
        ours.settimeout(_START)
        self.socket, self._pending = ours, b""
        try:
            self.isolated = bool(self.message()["ready"])
        except (OSError, KeyError) as error:
            self.stop()
            raise OSError("the process that starts kernels did not start; its message stands above") from error

    def message(self) -> dict[str, Any]:
        """The next message of the process; OSError when it is gone."""
        while b"\n" not in self._pending:
            part = self.socket.recv(4096)
            if not part:
                raise ConnectionError("the process that starts kernels has ended")
            self._pending += part
        line, _, self._pending = self._pending.partition(b"\n")
        return json.loads(line)

    def order(self, folder: Path, limits: Limits, descriptors: list[int]) -> int:
        """Fork a kernel; its process number. A process that is gone is started again, once."""
        home = str(folder)
        order = {
            "folder": home,
            "environment": _environment() | {"HOME": home, "TMPDIR": home, "USERPROFILE": home, "IPYTHONDIR": home}
            | {"TINYTENSOR_HOME": str(folder / ".tinytensor"), "MPLCONFIGDIR": home, "NBGRADER_EXECUTION": "autograde"},
            "memory": limits.memory,
            "disk": limits.disk,
            "files": limits.files,
            "hidden": self._hidden,
            "needed": [str(path) for path in _needed()],
        }  # fmt: skip
        message = json.dumps(order).encode() + b"\n"
        for last in (False, True):
            self.start()
            try:
                sent = socket.send_fds(self.socket, [message], descriptors)
                self.socket.sendall(message[sent:])
                self.socket.settimeout(_START)
                reply = self.message()
                while "pid" not in reply:  # the end of the kernel before this one, which nobody waited for
                    reply = self.message()
                return reply["pid"]
            except OSError:
                if last:
                    raise
                self.stop()
        raise AssertionError

    def processes(self) -> list[int]:
        """Every process that this server, or a kernel of it, has started and that still runs."""
        return [] if self._process is None else list(_descendants(self._process.pid))

    def end_kernels(self) -> None:
        """End all of them, also those that start others meanwhile."""
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            found = self.processes()
            if not found:
                return
            for pid in found:
                with contextlib.suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
            time.sleep(0.005)

    def interrupt(self) -> None:
        """From another thread: end the process and its kernels, for good."""
        self._interrupted = True
        if self._process is not None:
            self.end_kernels()
            self._process.kill()

    def stop(self) -> None:
        """End the process and its kernels."""
        if self._process is None:
            return
        self.end_kernels()
        self._process.kill()
        self._process.wait()
        self._process = None
        self.socket.close()


class Kernel:
    """One kernel, in an empty folder of its own that is removed with it. Use as a context manager."""

    def __init__(self, server: Server, limits: Limits) -> None:
        self._server, self._limits = server, limits
        self._folder = Path(tempfile.mkdtemp(prefix="tinytensor-grade-"))
        self._files: list[Any] = []
        try:
            self._start()
        except BaseException:
            self.end()
            raise

    def _start(self) -> None:
        self._socket, cells = socket.socketpair()
        self._files.append(self._socket)
        pipes = [os.pipe() for _ in range(2)]
        try:
            self._pid = self._server.order(self._folder, self._limits, [cells.fileno(), *(write for _, write in pipes)])
        finally:
            cells.close()
            for _, write in pipes:
                os.close(write)
            self._pipes = {read: name for (read, _), name in zip(pipes, ("stdout", "stderr"), strict=True)}
        self._socket.setblocking(False)
        self._selector = selectors.DefaultSelector()
        self._files.append(self._selector)
        for source in (self._socket.fileno(), self._server.socket.fileno(), *self._pipes):
            self._selector.register(source, selectors.EVENT_READ)
        self._received = bytearray()
        self._memory_at_start = self._processes_at_start = 0
        self.run("", self._limits.cell, "")
        processes = self._server.processes()
        self._memory_at_start, self._processes_at_start = sum(map(_private_memory, processes)), len(processes)

    def __enter__(self) -> Kernel:
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.end()

    def end(self) -> None:
        """End the kernel and what it has started; remove its folder."""
        for file in self._files:
            file.close()
        for pipe in getattr(self, "_pipes", {}):
            os.close(pipe)
        self._files, self._pipes = [], {}
        self._server.end_kernels()
        with contextlib.suppress(OSError, AttributeError):
            # The server says when its kernel has ended, and then waits for the next order.
            self._server.socket.settimeout(5)
            while not self._exited and "exit" not in self._server.message():
                pass
        shutil.rmtree(self._folder, onerror=_make_removable)

    _exited = False

    def run(self, source: str, seconds: float, lesson: str, exercise: str = "", check: bool = False) -> Outcome:
        """Run one cell. Raises KernelLost where the kernel does not live on."""
        outcome = Outcome()
        try:
            self._run(outcome, source, seconds, lesson, exercise, check)
        except KernelLost as lost:
            lost.outcome = outcome
            raise
        except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
            # What it sent is not what a runner sends.
            broken = KernelLost("the kernel's answers were not those of a notebook, so it was ended")
            broken.outcome = outcome
            raise broken from error
        return outcome

    def _run(self, outcome: Outcome, source: str, seconds: float, lesson: str, exercise: str, check: bool) -> None:
        token, secret = secrets.token_hex(8), secrets.token_hex(16)
        request = {"source": source, "lesson": lesson, "exercise": exercise, "check": check}
        self._send(json.dumps({**request, "token": token, "secret": secret}).encode())
        deadline, interrupted = time.monotonic() + seconds, False
        look, size, done = time.monotonic() + _TICK, 0, False
        while not done:
            now = time.monotonic()
            if now >= deadline:
                if interrupted:
                    raise KernelLost(f"still running after {seconds:g} seconds, and did not stop when asked to")
                outcome.stopped = f"still running after {seconds:g} seconds"
                interrupted, deadline = True, now + _GRACE
                self._interrupt()
            if now >= look:
                self._watch()
                look = time.monotonic() + _TICK
            for key, _ in self._selector.select(max(min(deadline, look) - now, 0)):
                if key.fd == self._server.socket.fileno():
                    self._ended(outcome, token, secret, check)
                elif key.fd == self._socket.fileno():
                    size += self._receive()
                    done = self._frames(outcome, token, secret, check) or done
                else:
                    size += self._pipe(key.fd, outcome)
            if size > self._limits.output:
                raise KernelLost(f"more than {self._limits.output / MB:g} MB of output")
        # What was written past Python's own streams before the cell ended is in the pipes already.
        for pipe in list(self._pipes):
            while pipe in self._pipes and _has_data(pipe) and size <= self._limits.output:
                size += self._pipe(pipe, outcome)
        self._watch(kept=True)
        if outcome.full and self._server.isolated:
            raise KernelLost(f"it filled the {self._limits.disk / MB:g} MB that its files may take")
        outcome.left |= len(self._server.processes()) > self._processes_at_start

    def _send(self, data: bytes) -> None:
        self._socket.settimeout(self._limits.cell)
        try:
            self._socket.sendall(len(data).to_bytes(_HEAD, "big") + data)
        except OSError as error:
            raise KernelLost("the kernel ended after the cell before this one") from error
        finally:
            self._socket.setblocking(False)

    def _receive(self) -> int:
        try:
            part = self._socket.recv(1 << 18)
        except BlockingIOError:
            return 0
        except OSError:
            part = b""
        if not part:
            # The process may live on without its socket; the server says when it has ended.
            self._selector.unregister(self._socket.fileno())
            self._read_exit()
        self._received += part
        return len(part)

    def _frames(self, outcome: Outcome, token: str, secret: str, check: bool) -> bool:
        """Take the complete frames; whether the cell has ended."""
        while len(self._received) >= _HEAD:
            length = int.from_bytes(self._received[:_HEAD], "big")
            if length > _LARGEST_FRAME:
                raise ValueError("a frame of that size")
            if len(self._received) < _HEAD + length:
                return False
            frame = json.loads(self._received[_HEAD : _HEAD + length])
            del self._received[: _HEAD + length]
            if self._take(frame, outcome, token, secret, check):
                return True
        return False

    def _take(self, frame: dict[str, Any], outcome: Outcome, token: str, secret: str, check: bool) -> bool:
        kind = frame["kind"]
        trusted = kind in ("points", "panel", "changed", "done")
        if frame["token"] != (secret if trusted else token):
            raise ValueError("a frame of another cell")
        if kind == "points":
            if not check or outcome.points is not None:
                raise ValueError("points where none are given")
            outcome.points = "full" if frame["points"] is None else float(frame["points"])
        elif kind == "panel":
            outcome.panel = frame["panel"]
        elif kind == "changed":
            outcome.changed = [str(name) for name in frame["names"]]
        elif kind == "stream":
            name = "stderr" if frame["name"] == "stderr" else "stdout"
            outcome.wrote_stderr |= name == "stderr"
            outcome.keep(name, str(frame["text"]))
        elif kind in ("result", "display"):
            outcome.keep(kind, str(frame["data"].get("text/plain", "")))
        elif kind == "done":
            outcome.left |= bool(frame["threads"])
            outcome.full = bool(frame["full"])
        elif kind == "error":
            outcome.error = outcome.error or f"{frame['name']}: {frame['text']}"[:500]
            outcome.keep("error", "\n".join(map(str, frame["traceback"])) or outcome.error)
        return kind == "done"

    def _pipe(self, pipe: int, outcome: Outcome) -> int:
        part = os.read(pipe, 1 << 16)
        if not part:
            self._selector.unregister(pipe)
            os.close(pipe)
            del self._pipes[pipe]
            return 0
        name = self._pipes[pipe]
        outcome.wrote_stderr |= name == "stderr"
        outcome.keep(name, part.decode("utf-8", "replace"))
        return len(part)

    def _ended(self, outcome: Outcome, token: str, secret: str, check: bool) -> None:
        """The server has something to say: the kernel's exit status, or nothing because it was ended itself."""
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError, KernelLost):
            self._receive()  # points that were sent before the end are points
            self._frames(outcome, token, secret, check)
        self._read_exit()

    def _read_exit(self) -> None:
        self._server.socket.settimeout(_GRACE)
        try:
            code = self._server.message().get("exit", 0)
        except TimeoutError:
            raise KernelLost("the kernel closed its connection to the grader") from None
        except (OSError, ValueError):
            raise KernelLost("the process that starts kernels was ended") from None
        self._exited = True
        raise KernelLost(_said(code))

    def _interrupt(self) -> None:
        if self._pid in self._server.processes():
            with contextlib.suppress(OSError):
                os.kill(self._pid, signal.SIGINT)

    def _watch(self, kept: bool = False) -> None:
        """Raise KernelLost where the kernel and its children use more than they may; `kept`: now that the cell has ended.

        A cell that keeps most of the memory to itself would make every cell after it fail.
        """
        processes = self._server.processes()
        if len(processes) > self._limits.processes:
            raise KernelLost(f"more than {self._limits.processes} processes at a time")
        memory = sum(_private_memory(pid) for pid in processes)
        if memory - self._memory_at_start > self._limits.memory:
            raise KernelLost(f"more than {self._limits.memory / MB:g} MB of memory")
        if kept and memory - self._memory_at_start > self._limits.memory / 2:
            raise KernelLost(f"it kept more than half of the {self._limits.memory / MB:g} MB of memory")
        if not self._server.isolated:
            size, files = _usage(self._folder, self._limits)
            if size > self._limits.disk:
                raise KernelLost(f"more than {self._limits.disk / MB:g} MB of files")
            if files > self._limits.files:
                raise KernelLost(f"more than {self._limits.files} files")


def _said(code: int) -> str:
    if code == 0:
        return "the kernel ended"
    if code > 128:
        with contextlib.suppress(ValueError):
            return f"the kernel was killed ({signal.Signals(code - 128).name})"
    return f"the kernel ended with status {code}"


def _environment() -> dict[str, str]:
    """What a kernel is told of the grader's environment: what Python and the library need, no secrets."""
    passed = {k: v for k, v in os.environ.items() if k in _PASSED_ON or k.startswith(_FAMILIES)}
    passed["PYTHONPATH"] = os.pathsep.join(path for path in _import_path() if path)
    return passed | {
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
        "TINYTENSOR_CACHE_DIR": str(cache_directory()),
        "TINYTENSOR_COMPILE_AHEAD": "0",  # a kernel's processes are counted
        "MPLBACKEND": "module://matplotlib_inline.backend_inline",
    }


def _import_path() -> list[str]:
    """Where this process finds the packages, for a process that is started in another folder."""
    roots = [str(Path(package.__path__[0]).parent) for package in (tinytensor, tinytensor_lessons)]
    with contextlib.suppress(ImportError):
        import tinytensor_widgets

        roots.append(str(Path(tinytensor_widgets.__path__[0]).parent))
    return list(dict.fromkeys([*roots, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]))


def _needed() -> list[Path]:
    """What a kernel must be able to read, wherever it lies."""
    places = [sys.prefix, sys.base_prefix, sys.executable, str(cache_directory()), *_import_path(), *sys.path]
    return list(dict.fromkeys(Path(place).resolve() for place in places if place and Path(place).exists()))


def _personal() -> list[Path]:
    """Files that are nobody's business but the grader's."""
    places = [Path("/run"), Path("/var/run")]
    with contextlib.suppress(RuntimeError):  # a user without a home folder
        places.append(Path.home())
    return [place for place in places if place.is_dir()]


def _descendants(pid: int) -> Iterator[int]:
    """Children of `pid`, their children, and so on."""
    waiting = [pid]
    while waiting:
        children = _children(waiting.pop())
        yield from children
        waiting += children


def _children(pid: int) -> list[int]:
    found: list[int] = []
    try:
        for task in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{task}/children") as file:
                found += map(int, file.read().split())
    except OSError:
        if sys.platform != "linux":
            import psutil  # a part of every Jupyter

            with contextlib.suppress(psutil.Error):
                return [child.pid for child in psutil.Process(pid).children()]
    return found


def _private_memory(pid: int) -> int:
    """Bytes of memory that are this process's own, in a rough count: pages, without those of files."""
    try:
        with open(f"/proc/{pid}/statm") as file:
            _, resident, shared, *_ = map(int, file.read().split())
    except (OSError, ValueError):
        return 0
    return (resident - shared) * os.sysconf("SC_PAGE_SIZE")


def _usage(folder: Path, limits: Limits) -> tuple[int, int]:
    """Bytes and number of the files below a folder. Counting ends where there is too much."""
    size = count = 0
    for root, folders, names in os.walk(folder):
        count += len(folders) + len(names)
        for name in names:
            with contextlib.suppress(OSError):
                size += os.lstat(os.path.join(root, name)).st_blocks * 512
        if size > limits.disk or count > limits.files:
            break
    return size, count


def _has_data(pipe: int) -> bool:
    with selectors.DefaultSelector() as selector:
        selector.register(pipe, selectors.EVENT_READ)
        return bool(selector.select(0))


def _make_removable(remove: Any, path: str, error: Any) -> None:
    """A submission may have taken away the rights to its own files."""
    with contextlib.suppress(OSError):
        os.chmod(os.path.dirname(path), stat.S_IRWXU)
        if not os.path.islink(path):
            os.chmod(path, stat.S_IRWXU)
        remove(path)
