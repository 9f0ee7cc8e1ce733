"""A second process that compiles: what this one orders, and what usually follows. It starts when a kernel is not in the store.

This process asks for one kernel after the other, and cannot know the next before it has the last. What usually follows is
known: who trains takes an optimizer's step, and a softmax in the forward pass has one in the backward pass. So a second
process runs small programs of that kind (`tinytensor/_compile_ahead.py`), and their kernels are in the store when this
process comes to them. It is told the names of the kernels met here, by which it chooses its programs. Nothing waits for it
but a kernel that it is just compiling (`claims.py`).

A kernel for which something else can answer meanwhile (`substitute.py`) is ordered, and this process goes on. Orders that are left when
this process ends are compiled all the same: they are for the next one.

It changes when a kernel is compiled, never which: both processes make the same kernel from the same loop.
TINYTENSOR_COMPILE_AHEAD=0 switches it off. Left out: Windows, and machines with one processor.
"""

import contextlib
import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tinytensor.kernel_compiler import claims

SWITCH = "TINYTENSOR_COMPILE_AHEAD"

# The process that is started forks and ends at once: the second process then is no child of this one, which nobody has to
# wait for and which os.wait() of a user's program does not find.
_PROGRAM = """
import os, sys
if os.fork() == 0:
    sys.path.insert(0, sys.argv[1])
    from tinytensor import _compile_ahead
    _compile_ahead.main()
"""

_PAUSE = 30.0
"""Seconds between two starts. The second process ends when nothing comes for a while, or at once if its store has one already."""

_met: list[str] = []
_pipe: int | None = None
_possible: bool | None = None
_started = -_PAUSE
_at_once = False
_alone = False  # as on a machine with one processor, whatever the switch says


def met(name: str) -> None:
    """A kernel of this name is ready, or ordered. The second process hears of it, if there is one."""
    _met.append(name)
    _tell([name])


ORDER = "order "


def order(word: str) -> None:
    """Have the second process compile a kernel (`substitute.Substitute.order_as_word`)."""
    _tell([ORDER + word])


def is_on() -> bool:
    """Whether kernels may come later than they are asked for."""
    return not _at_once and (os.environ.get(SWITCH) != "0" or _alone)


@contextlib.contextmanager
def at_once() -> Iterator[None]:
    """Calls in here wait for their kernels: who measures them afterwards measures machine code."""
    global _at_once
    before, _at_once = _at_once, True
    try:
        yield
    finally:
        _at_once = before


def _is_alive() -> bool:
    if _pipe is None:
        return False
    poll = select.poll()
    poll.register(_pipe, 0)
    if poll.poll(0):  # nobody reads any more
        _forget()
    return _pipe is not None


def start(directory: Path) -> None:
    """Start the second process, unless it runs, or nobody would find what it leaves in `directory`."""
    global _pipe, _possible, _started
    if _possible is None:
        _possible = (
            os.environ.get(SWITCH) != "0" and bool(sys.executable) and _processors() > 1 and claims.possible(directory)
        )
    if not _possible or _is_alive() or time.monotonic() < _started + _PAUSE:
        return
    _started = time.monotonic()
    read, write = os.pipe()
    try:
        subprocess.run(
            [sys.executable, "-c", _PROGRAM, str(Path(__file__).parents[2])],
            stdin=read,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, SWITCH: "0"},
            start_new_session=True,  # Control-C in a terminal is for this process
            timeout=10,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):  # without it all is as before
        os.close(write)
        _possible = False
        return
    finally:
        os.close(read)
    os.set_blocking(write, False)
    _pipe = write
    _tell(_met)


def _tell(lines: list[str]) -> None:
    if _pipe is None:
        return
    try:
        os.write(_pipe, "".join(f"{line}\n" for line in lines).encode())
    except BlockingIOError:  # it is behind with its reading, and can do without this
        pass
    except OSError:
        _forget()


def _forget() -> None:
    global _pipe
    if _pipe is not None:
        os.close(_pipe)
        _pipe = None


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _in_child() -> None:
    """After a fork: the pipe belongs to the parent. While a child held its end, the second process would not see the other."""
    global _possible
    _forget()
    _possible = False


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_in_child)
