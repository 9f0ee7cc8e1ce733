"""Jupyter kernels that are ready at once: one process imports what every notebook imports, and forks for each kernel.

    python server.py FOLDER

writes a kernel specification "python3" below FOLDER (for JUPYTER_PATH), then serves until its standard input ends.
Jupyter starts relay.py, which sends its environment, its working folder and its output streams here, and lives as long
as the kernel does: signals go through it, its exit status is the kernel's, and if it dies the kernel is killed.

What a notebook sees is a fresh kernel: a namespace of its own, and no lesson, operator or kernel loaded before. Only
imports are shared. The tests of `tinytensor grade`, `tinytensor lab` and the class run kernels that import for themselves.
"""

import gc
import json
import os
import selectors
import signal
import socket
import sys
from pathlib import Path

SPECIFICATION = {
    "argv": [
        sys.executable,
        "-I",
        "-S",
        str(Path(__file__).with_name("relay.py")),
        "{socket}",
        "-f",
        "{{connection_file}}",
    ],
    "display_name": "Python 3 (ipykernel)",
    "language": "python",
    "metadata": {"debugger": True},
}


def main(folder: Path) -> None:
    before = set(os.environ)
    import hypothesis  # noqa: F401
    import ipykernel.kernelapp
    import ipykernel.zmqshell
    import tinytensor_lessons.lesson
    import tinytensor_lessons.property  # noqa: F401
    import tinytensor_widgets  # noqa: F401

    kept = {name: os.environ[name] for name in set(os.environ) - before}  # an import may set what it needs
    gc.collect()
    gc.freeze()

    listener = socket.socket(socket.AF_UNIX)
    address = folder / "socket"
    listener.bind(str(address))
    listener.listen(64)
    specification = folder / "kernels" / "python3"
    specification.mkdir(parents=True)
    argv = [part.format(socket=address) for part in SPECIFICATION["argv"]]
    (specification / "kernel.json").write_text(json.dumps({**SPECIFICATION, "argv": argv}))
    print("ready", flush=True)

    order = serve(listener)
    if order is None:
        return
    streams, request = order
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.setsid()
    os.environ.clear()
    os.environ.update(kept)
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    sys.argv = ["ipykernel_launcher", *request["arguments"]]
    ipykernel.kernelapp.launch_new_instance()


def serve(listener: socket.socket) -> tuple[list[int], dict] | None:
    """None when the service is over; in a forked child, the streams and the request it is to serve."""
    children: dict[int, socket.socket] = {}
    wake, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.set_wakeup_fd(woken)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    with selectors.DefaultSelector() as selector:
        for source in (listener, wake, sys.stdin):
            selector.register(source, selectors.EVENT_READ)
        while True:
            for key, _ in selector.select():
                source = key.fileobj
                if source is sys.stdin:
                    if os.read(0, 1024):
                        continue
                    for child in children:
                        os.kill(child, signal.SIGKILL)
                    return None
                if source == wake:
                    os.read(wake, 1024)
                    report(children, selector)
                elif source is listener:
                    connection, _ = listener.accept()
                    message, streams, _, _ = socket.recv_fds(connection, 1 << 20, 3)
                    while not message.endswith(b"\n"):
                        message += connection.recv(1 << 20)
                    child = os.fork()
                    if child == 0:
                        signal.set_wakeup_fd(-1)
                        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                        for open_socket in (listener, connection, *children.values()):
                            open_socket.close()
                        os.close(wake)
                        os.close(woken)
                        return streams, json.loads(message)
                    for stream in streams:
                        os.close(stream)
                    children[child] = connection
                    selector.register(connection, selectors.EVENT_READ, child)
                elif key.data in children:  # the relay sends the number of a signal, or is gone
                    number = source.recv(1)
                    os.kill(key.data, number[0] if number else signal.SIGKILL)
                    if not number:
                        selector.unregister(source)


def report(children: dict[int, socket.socket], selector: selectors.BaseSelector) -> None:
    """Tell the relays of the kernels that have ended."""
    for child in list(children):
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            connection = children.pop(child)
            if connection in selector.get_map():
                selector.unregister(connection)
                connection.send(bytes([os.waitstatus_to_exitcode(status) & 0xFF]))
            connection.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
