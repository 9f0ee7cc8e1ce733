"""Which node of the autograd graph made the operator call that is going on.

The engine notes the running node only where a hook could ask for it, since a note for every node would cost time in every
backward pass. So the node is read off the stack. PyTorch keeps it in a thread-local (`get_current_node` of
torch/csrc/autograd/engine.cpp).
"""

from __future__ import annotations

import sys
from types import FrameType

from tinytensor.autograd.engine.engine import run, running
from tinytensor.autograd.engine.node import Node

_RUN_CODE = run.__code__


def running_node() -> Node | None:
    """The node that the engine called: the first argument of the function that the engine's loop called.

    That function is `apply` of the node, or `call_function` if the node has hooks; then the engine has noted the
    node. `f_locals` is a copy (before Python 3.13) that would keep gradients alive: it is emptied at once.
    """
    above: FrameType | None = None
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code is not _RUN_CODE:
        above, frame = frame, frame.f_back
    if frame is None or above is None or not above.f_code.co_argcount:
        return None
    if above.f_code.co_name in ("call_function", "watched_call", "_call_function"):
        return running.node
    local = above.f_locals
    first = local.get(above.f_code.co_varnames[0])
    if isinstance(local, dict):  # from Python 3.13 on it is a view, and nothing was copied
        local.clear()
    return first if isinstance(first, Node) else None
