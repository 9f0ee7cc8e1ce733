"""Anomaly mode: remember where in the forward pass each node was made, and name that place when its backward fails.

    with detect_anomaly():
        loss = model(x)
        loss.backward()          # an error, or a NaN, warns with the traceback of the forward call

A node that double backward made was made while another node ran. That one is its parent, and is reported too: the
place in the forward pass is where the chain of parents ends.

Mirrors torch/autograd/anomaly_mode.py and torch/csrc/autograd/{anomaly_mode,python_anomaly_mode}.{h,cpp}. As there, the
flag is global to the process.
"""

from __future__ import annotations

import threading
import traceback
import warnings
from typing import Any


class _AnomalyMode:
    """The flags. `Node.__init__` and the engine read them."""

    __slots__ = ("check_nan", "enabled")

    def __init__(self) -> None:
        self.enabled = False
        self.check_nan = True


anomaly = _AnomalyMode()


class _Current(threading.local):
    """The node that this thread is running in anomaly mode."""

    node: Any = None


_current = _Current()


def is_anomaly_enabled() -> bool:
    """Whether anomaly mode is on; see `autograd.detect_anomaly`.

    >>> tt.is_anomaly_enabled()
    False
    """
    return anomaly.enabled


def is_anomaly_check_nan_enabled() -> bool:
    """Whether, in anomaly mode, a gradient that is NaN is an error.

    >>> tt.is_anomaly_check_nan_enabled()
    True
    """
    return anomaly.check_nan


def set_anomaly_enabled(enabled: bool, check_nan: bool = True) -> None:
    """Turn anomaly mode on or off, and say whether a gradient that is NaN is an error in it.

    Programs use `autograd.detect_anomaly` or `autograd.set_detect_anomaly`. TypeError for what is no bool.

    >>> tt.set_anomaly_enabled(True)
    >>> tt.is_anomaly_enabled()
    True
    >>> tt.set_anomaly_enabled(False)
    """
    for position, (name, value) in enumerate((("enabled", enabled), ("check_nan", check_nan)), 1):
        if not isinstance(value, bool):
            kind = type(value).__name__
            raise TypeError(f"set_anomaly_enabled(): argument '{name}' (position {position}) must be bool, not {kind}")
    anomaly.enabled, anomaly.check_nan = enabled, check_nan


class set_detect_anomaly:
    """Sets anomaly mode at once; as a context manager it restores the mode at the end of the block.

        mode        on or off
        check_nan   whether a gradient that is NaN is an error; default: True

    >>> with tt.autograd.set_detect_anomaly(True):
    ...     tt.is_anomaly_enabled()
    True
    >>> tt.is_anomaly_enabled()
    False
    """

    def __init__(self, mode: bool, check_nan: bool = True) -> None:
        self.prev = (anomaly.enabled, anomaly.check_nan)
        set_anomaly_enabled(mode, check_nan)

    def __enter__(self) -> None:
        pass

    def __exit__(self, *exc_info: object) -> None:
        anomaly.enabled, anomaly.check_nan = self.prev


class detect_anomaly:
    """Turns anomaly mode on for the block: an error in backward is reported with the call that made the node.

    `check_nan` (True): a backward function that returns NaN raises RuntimeError. Everything becomes slower; a warning
    says so.

    >>> import warnings
    >>> x = tt.zeros(1, requires_grad=True)
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     with tt.autograd.detect_anomaly():
    ...         (x / x).backward()
    Traceback (most recent call last):
        ...
    RuntimeError: Function 'DivBackward0' returned nan values in its 1th output.
    """

    def __init__(self, check_nan: bool = True) -> None:
        self.prev = (anomaly.enabled, anomaly.check_nan)
        self.check_nan = check_nan
        warnings.warn(
            "Anomaly Detection has been enabled. This mode will increase the runtime and should only be enabled for "
            "debugging.",
            stacklevel=2,
        )

    def __enter__(self) -> None:
        set_anomaly_enabled(True, self.check_nan)

    def __exit__(self, *exc_info: object) -> None:
        anomaly.enabled, anomaly.check_nan = self.prev


def store_stack(metadata: dict[str, Any]) -> None:
    """Keep in a new node's `metadata` the traceback of the call that is being recorded, and the node that runs."""
    metadata["traceback_"] = _user_frames()
    if _current.node is not None:
        metadata["parent_"] = _current.node


def _user_frames() -> list[str]:
    """The frames down to the call of the library, which in PyTorch is one step into C++."""
    stack = traceback.extract_stack()
    ends = [i for i, frame in enumerate(stack) if not frame.filename.startswith(_PACKAGE)]
    return traceback.format_list(stack[: ends[-1] + 1] if ends else stack[:-3])


_PACKAGE = __file__.rpartition("autograd")[0]


class watching:
    """`with watching(node):` around a node's run: nodes made inside are its children, an error inside is reported."""

    __slots__ = ("node", "previous")

    def __init__(self, node: Any) -> None:
        self.node = node

    def __enter__(self) -> None:
        self.previous = _current.node
        _current.node = self.node

    def __exit__(self, kind: type[BaseException] | None, *exc_info: object) -> None:
        _current.node = self.previous
        # Before the exception leaves the engine, while it is still known which node failed.
        if kind is not None and issubclass(kind, Exception):
            print_stack(self.node.name(), self.node.metadata)


def check_no_nan(node: Any, results: Any) -> None:
    """RuntimeError if a gradient that `node` returned is NaN, unless that is not to be checked."""
    if not anomaly.check_nan:
        return
    for i, grad in enumerate(results):
        if grad is not None and bool(grad.isnan().any()):
            raise RuntimeError(f"Function '{node.name()}' returned nan values in its {i}th output.")


def print_stack(node_name: str, metadata: dict[str, Any]) -> None:
    """Warn with the traceback that `store_stack` kept, then with those of the node's parents."""
    _warn(
        metadata.get("traceback_"),
        f"Error detected in {node_name}. ",
        "Traceback of forward call that caused the error:\n",
        node_name,
    )
    while (parent := metadata.get("parent_")) is not None:
        metadata = parent.metadata
        name = parent.name()
        text = "Traceback of forward call that induced the previous calculation:\n"
        _warn(metadata.get("traceback_"), f"\n\nPrevious calculation was induced by {name}. ", text, name)


def _warn(stack: list[str] | None, head: str, text: str, node_name: str) -> None:
    if stack is None:
        head = f"Error detected in {node_name}. "
        text = "No forward pass information available. Enable detect anomaly during forward pass for more information."
    warnings.warn(head + text + "".join(stack or ()), stacklevel=2)
