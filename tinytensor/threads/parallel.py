"""How many threads `Kernel.parallel` shares a loop among, and whose they are.

The team is chosen when the first parallel kernel is made. If an OpenMP runtime (libgomp) is already in the process,
PyTorch's for instance, its threads are borrowed: a second team would compete with one that spins on the same cores.
Otherwise a pool of our own is started. `TINYTENSOR_THREADING` = gomp, pool or serial overrides the choice. Results
do not depend on it: chunks are cut by n and grain alone.

Mirrors aten/src/ATen/Parallel.h. Left out: inter-op threads, thread affinity.
"""

import atexit
import importlib
import os
import threading
import warnings
from pathlib import Path
from typing import Any

from tinytensor.kernel_compiler.symbols import launcher_cells

LAYERS = ("gomp", "pool", "serial")
MAX_THREADS = 64
MAPS = Path("/proc/self/maps")

_lock = threading.RLock()
_threads: int | None = None
_team: Any = None  # threads.team.Team once started
_asked = False  # a parallel kernel has been made: from then on a team is wanted as soon as there are threads for it
_alone = False  # in a forked child, until it asks for threads
_may_borrow = True  # libgomp does not work in a child whose parent has used it


def get_num_threads() -> int:
    """The number of threads that a parallel kernel uses: at first OMP_NUM_THREADS or the processors we may use."""
    global _threads
    if _threads is None:
        wanted = os.environ.get("OMP_NUM_THREADS", "")
        available = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        _threads = min(int(wanted) if wanted.isdecimal() and int(wanted) else available, MAX_THREADS)
    return _threads


def set_num_threads(threads: int) -> None:
    """Use `threads` threads from now on."""
    global _threads, _alone
    if not isinstance(threads, int) or isinstance(threads, bool):
        raise TypeError(f"set_num_threads expects an int, but got {type(threads).__name__}")
    if threads <= 0:
        raise RuntimeError("set_num_threads expects a positive integer")
    with _lock:
        _threads = min(threads, MAX_THREADS)
        if _team is not None:
            _employ(_team)
        elif _alone or _asked:
            _alone = False
            start()


def layer() -> str:
    """'gomp', 'pool' or 'serial': who runs parallel kernels, now or when the first one is made."""
    if _team is not None and get_num_threads() > 1:
        return _team.layer
    return _choose()


def libgomp() -> Path | None:
    """The OpenMP runtime that this process has loaded, PyTorch's if there are several."""
    try:
        lines = MAPS.read_text().splitlines()
    except OSError:
        return None
    # The sixth column of a mapping is the file's path, which may have spaces in it.
    paths = {Path(line.split(maxsplit=5)[5]) for line in lines if "/libgomp" in line}
    # PyTorch's wheel brings a copy of its own. Where two are loaded, its threads are the ones that compete for the cores.
    return min(paths, key=lambda path: ("torch" not in str(path), str(path)), default=None)


def start() -> None:
    """Have a team at work for parallel kernels, if there is to be one."""
    global _team, _asked
    with _lock:
        _asked = True
        if _team is not None or get_num_threads() == 1:
            return
        chosen = _choose()
        if chosen == "serial":
            return
        team = importlib.import_module("tinytensor.threads.team")
        try:
            _team = team.Team(libgomp() if chosen == "gomp" else None)
            _employ(_team)
        except (OSError, RuntimeError, LookupError) as error:
            warnings.warn(f"tinytensor: parallel kernels run on one thread: {error}", stacklevel=2)
            _dismiss()


def _choose() -> str:
    wanted = os.environ.get("TINYTENSOR_THREADING")
    if wanted and wanted not in LAYERS:
        raise ValueError(f"TINYTENSOR_THREADING must be one of {', '.join(LAYERS)}, got {wanted!r}")
    if _alone or get_num_threads() == 1 or wanted == "serial":
        return "serial"
    return "gomp" if wanted != "pool" and _may_borrow and libgomp() is not None else "pool"


def _employ(team: Any) -> None:
    team.resize(get_num_threads())
    # The launcher's address last: a kernel that finds one goes on to read the block's.
    launcher_cells[1] = team.job
    launcher_cells[0] = team.launch if get_num_threads() > 1 else 0


@atexit.register
def _dismiss() -> None:
    """Parallel kernels run alone from here on; workers end before the interpreter does."""
    global _team
    launcher_cells[0] = 0
    if _team is not None:
        _team.stop()
        _team = None


def _after_fork() -> None:
    """A child has none of its parent's threads, so it runs kernels alone until `set_num_threads` asks for more."""
    global _team, _alone, _may_borrow, _lock
    # A new lock: the old one may have been held, at the moment of the fork, by a thread that does not exist here. The old team
    # goes for the same reason: its block may say BUSY for ever.
    launcher_cells[0] = 0
    _team, _alone, _may_borrow, _lock = None, True, False, threading.RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
