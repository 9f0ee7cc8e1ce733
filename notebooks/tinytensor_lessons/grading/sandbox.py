"""What the kernel of a submission is kept from: network, other people's files, leftover processes, too much memory.

On Linux, where user namespaces are allowed, a kernel lives in namespaces of its own:

    network   none, not even to this machine
    files     everything is read-only but its folder, which is a small file system in memory; the course and the
              personal files of whoever grades are not there at all
    processes it sees its own only; when it ends, the system ends all that it started

Elsewhere a kernel has limits for memory and file size, and what it started is looked for and ended. WHAT_IS_MISSING
says what that leaves open; `tinytensor grade` prints it once.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import os
import signal
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

_NEWNS, _NEWIPC, _NEWUSER, _NEWPID, _NEWNET = 0x20000, 0x08000000, 0x10000000, 0x20000000, 0x40000000
_NAMESPACES = _NEWUSER | _NEWNS | _NEWPID | _NEWNET | _NEWIPC
_NOSUID, _NODEV, _REC, _PRIVATE, _BIND = 2, 4, 0x4000, 0x40000, 0x1000
_AT_FDCWD, _AT_RECURSIVE, _READONLY = -100, 0x8000, 1
_MOUNT_SETATTR = 442  # the same number on every architecture
_PDEATHSIG, _SUBREAPER, _NO_NEW_PRIVS, _CAPBSET_DROP = 1, 36, 38, 24
_CAPABILITY_VERSION_3 = 0x20080522


class _MountAttr(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint64) for name in ("attr_set", "attr_clr", "propagation", "userns_fd")]


@functools.cache
def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _call(name: str, *arguments: object) -> None:
    """A function of libc; OSError where it refuses."""
    if getattr(_libc(), name)(*arguments) < 0:
        error = ctypes.get_errno()
        raise OSError(error, f"{name}: {os.strerror(error)}")


def die_with_parent() -> None:
    """The system kills this process when its parent ends."""
    if sys.platform == "linux":
        _call("prctl", _PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def adopt_orphans() -> None:
    """Processes whose parent has ended become children of this one, where they can be found."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            _call("prctl", _SUBREAPER, 1, 0, 0, 0)


@functools.cache
def has_namespaces() -> bool:
    """Whether this system lets this user make the namespaces, and all mounts that `isolate` makes. Tried, not guessed."""
    if sys.platform != "linux" or os.environ.get("TINYTENSOR_GRADE_SANDBOX") == "off":
        return False
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            enter_namespaces()
            # A kernel's folder stands on a file system that exists: /tmp will do to try it.
            own_files(Path("/tmp"), 1 << 20, 100, hidden=(), needed=())
            inner = os.fork()
            if inner == 0:
                own_processes()
                drop_capabilities()
                os.write(write, b"+")
                os._exit(0)
            os.waitpid(inner, 0)
        except BaseException:
            pass
        os._exit(0)
    os.close(write)
    worked = os.read(read, 1) == b"+"
    os.close(read)
    os.waitpid(child, 0)
    return worked


WHAT_IS_MISSING = (
    "This system does not let programs make namespaces of their own. Submissions ran with limits of time, memory and "
    "output, but they could reach the network and every file that you can write."
)


def enter_namespaces() -> None:
    """This process gets its own users, mounts, network; its next child is the first process of its own kind."""
    user, group = os.getuid(), os.getgid()
    _call("unshare", _NAMESPACES)
    Path("/proc/self/setgroups").write_text("deny")
    Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
    Path("/proc/self/gid_map").write_text(f"{group} {group} 1")


def own_files(folder: Path, size: int, count: int, hidden: Iterable[Path], needed: Iterable[Path]) -> None:
    """`folder` becomes an empty file system in memory; what is in `hidden` is gone, but for `needed`; the rest is read-only."""
    _call("mount", None, b"/", None, _REC | _PRIVATE, None)
    keep = [path.resolve() for path in (*needed, folder)]
    for path in hidden:
        _hide(path.resolve(), keep)
    options = f"size={size},nr_inodes={count},mode=700".encode()
    _call("mount", b"tmpfs", os.fsencode(folder), b"tmpfs", _NOSUID | _NODEV, options)
    _mount_setattr("/", _MountAttr(attr_set=_READONLY), _AT_RECURSIVE)
    _mount_setattr(str(folder), _MountAttr(attr_clr=_READONLY), 0)


def _mount_setattr(path: str, attr: _MountAttr, flags: int) -> None:
    _call("syscall", _MOUNT_SETATTR, _AT_FDCWD, os.fsencode(path), flags, ctypes.byref(attr), ctypes.sizeof(attr))


def _hide(path: Path, keep: list[Path]) -> None:
    """Put something empty over `path`. Where a path that must stay lies inside, hide what is beside it."""
    if path == Path("/") or any(path.is_relative_to(kept) for kept in keep):
        return
    try:
        if not path.is_dir():
            if path.is_file():
                _call("mount", b"/dev/null", os.fsencode(path), None, _BIND, None)
        elif any(kept.is_relative_to(path) for kept in keep):
            for inner in path.iterdir():
                if not inner.is_symlink():
                    _hide(inner, keep)
        else:
            _call("mount", b"tmpfs", os.fsencode(path), b"tmpfs", _NOSUID | _NODEV, b"size=4k,nr_inodes=2")
    except OSError:
        pass  # a folder that even its owner cannot look into needs no hiding


def own_processes() -> None:
    """In the first process of its own kind: /proc shows the new processes, not those of the machine."""
    _call("mount", b"proc", b"/proc", b"proc", _NOSUID | _NODEV, None)


def drop_capabilities() -> None:
    """Give up the rights over the namespaces for good: no mount can be undone from here on."""
    for capability in range(64):
        if _libc().prctl(_CAPBSET_DROP, capability, 0, 0, 0) < 0:
            break
    header = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION_3, 0)
    _call("capset", header, (ctypes.c_uint32 * 6)())
    _call("prctl", _NO_NEW_PRIVS, 1, 0, 0, 0)


def set_limits(memory: int, file_size: int) -> None:
    """Limits that the system itself holds: an allocation beyond them fails, and so does a write."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    wanted = [(resource.RLIMIT_FSIZE, file_size), (resource.RLIMIT_CORE, 0)]
    if sys.platform == "linux":  # elsewhere the address space at the start is not known
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        wanted.append((resource.RLIMIT_AS, pages * resource.getpagesize() + memory))
    for kind, limit in wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(kind, (limit, limit))
    if hasattr(signal, "SIGXFSZ"):
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # the write raises OSError instead


def run_as_init(run: Callable[[], None]) -> int:
    """As the first process of its own kind: run `run` in a child, reap whatever ends, return the child's exit status.

    A first process is spared most signals, so the kernel is not the first one: it must be able to die.
    """
    child = os.fork()
    if child == 0:
        run()
        os._exit(0)
    signal.signal(signal.SIGINT, lambda *_: os.kill(child, signal.SIGINT))
    while True:
        ended, status = os.wait()
        if ended == child:
            return exit_code(status)


def exit_code(status: int) -> int:
    """As a shell gives it: 128 and the signal's number for a process that was killed."""
    code = os.waitstatus_to_exitcode(status)
    return code if code >= 0 else 128 - code
