"""Forks kernels that are ready at once: `python -m tinytensor_lessons.grading.kernel_server`, started by kernel.py.

The process imports what every notebook imports and makes IPython's shell. Its standard input is a socket. Each message
orders one kernel and brings three descriptors: the socket for cells, and where descriptors 1 and 2 of the kernel go. It
answers with the number of the child when that is started, and with its exit status when it has ended. One kernel runs
at a time. When the socket closes, the grader is gone, and everything ends.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import socket
import sys
from pathlib import Path
from typing import Any

from tinytensor_lessons.grading import sandbox


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the grader, which ends this process
    orders = socket.socket(fileno=os.dup(0))
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.close(null)
    sandbox.adopt_orphans()
    from tinytensor_lessons.grading.run_cells import Runner

    runner = Runner()
    isolated = sandbox.has_namespaces()
    gc.collect()
    gc.freeze()
    orders.sendall(json.dumps({"ready": isolated}).encode() + b"\n")
    wake, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(woken)
    child = 0
    while True:
        readable, _, _ = select.select([wake, orders.fileno()], [], [])
        if wake in readable:
            os.read(wake, 4096)
            child = _reap(child, orders)
            continue
        message, descriptors, _, _ = socket.recv_fds(orders, 1 << 20, 3)
        if not message:  # the grader is gone
            if child:
                os.kill(child, signal.SIGKILL)
            return
        while not message.endswith(b"\n"):
            message += orders.recv(1 << 20)
        child = os.fork()
        if child == 0:
            signal.set_wakeup_fd(-1)
            for descriptor in (orders.detach(), wake, woken):
                os.close(descriptor)
            status = 1
            try:
                status = _kernel(runner, json.loads(message), descriptors, isolated)
            finally:
                os._exit(status)
        for descriptor in descriptors:
            os.close(descriptor)
        orders.sendall(json.dumps({"pid": child}).encode() + b"\n")


def _reap(child: int, orders: socket.socket) -> int:
    """Collect every process that has ended; say so if it was the kernel. The kernel that still runs, or 0."""
    while True:
        try:
            ended, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return 0
        if not ended:
            return child
        if ended == child:
            orders.sendall(json.dumps({"exit": sandbox.exit_code(status)}).encode() + b"\n")
            child = 0


def _kernel(runner: Any, order: dict[str, Any], descriptors: list[int], isolated: bool) -> int:
    """In the child: build the walls, then serve cells. Returns the exit status."""
    sandbox.die_with_parent()
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    cells, stdout, stderr = descriptors
    folder = Path(order["folder"])

    def serve() -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        if isolated:
            sandbox.own_processes()
            sandbox.drop_capabilities()
        os.dup2(stdout, 1)
        os.dup2(stderr, 2)
        os.close(stdout)
        os.close(stderr)
        os.environ.clear()
        os.environ.update(order["environment"])
        os.chdir(folder)
        sandbox.set_limits(order["memory"], order["disk"])
        runner.serve(socket.socket(fileno=cells))

    if not isolated:
        serve()
        return 0
    sandbox.enter_namespaces()
    hidden, needed = (tuple(map(Path, order[name])) for name in ("hidden", "needed"))
    sandbox.own_files(folder, order["disk"], order["files"], hidden, needed)
    first = os.fork()
    if first == 0:
        sandbox.die_with_parent()
        os._exit(sandbox.run_as_init(serve))
    signal.signal(signal.SIGINT, lambda *_: os.kill(first, signal.SIGINT))
    for descriptor in descriptors:
        os.close(descriptor)
    _, status = os.waitpid(first, 0)
    return sandbox.exit_code(status)


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, ConnectionError):  # the grader has ended
        sys.exit(1)
