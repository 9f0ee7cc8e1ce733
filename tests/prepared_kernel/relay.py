"""Stands for one kernel of server.py: `relay.py SOCKET -f CONNECTION_FILE ...`. Imports little, since it starts with each."""

import os
import signal
import socket
import sys
from json import dumps


def main() -> int:
    address, *arguments = sys.argv[1:]
    with socket.socket(socket.AF_UNIX) as server:
        server.connect(address)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda number, _: server.send(bytes([number])))
        request = {"environment": dict(os.environ), "folder": os.getcwd(), "arguments": arguments}
        message = dumps(request).encode() + b"\n"
        sent = socket.send_fds(server, [message], [0, 1, 2])
        server.sendall(message[sent:])
        status = server.recv(1)
    return status[0] if status else 1


sys.exit(main())
