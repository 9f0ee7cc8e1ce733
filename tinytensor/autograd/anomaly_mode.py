"""Anomaly mode: remember where in the forward pass each node was made, and name that place when its backward fails.

    with detect_anomaly():
        loss = model(x)
        loss.backward()          # an error, or a NaN, warns with the traceback of the forward call

Mirrors torch/autograd/anomaly_mode.py and torch/csrc/autograd/anomaly_mode.h. As there, the flag is global to the
process. Left out: the chain of parents that double backward adds to the report.
"""

from __future__ import annotations

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


def is_anomaly_enabled() -> bool:
    return anomaly.enabled


def is_anomaly_check_nan_enabled() -> bool:
    return anomaly.check_nan


class set_detect_anomaly:
    """Sets anomaly mode at once; as a context manager it restores the mode at the end of the block."""

    def __init__(self, mode: bool, check_nan: bool = True) -> None:
        self.prev = (anomaly.enabled, anomaly.check_nan)
        anomaly.enabled, anomaly.check_nan = mode, check_nan

    def __enter__(self) -> None:
        pass

    def __exit__(self, *exc_info: object) -> None:
        anomaly.enabled, anomaly.check_nan = self.prev


class detect_anomaly:
    """Turns anomaly mode on for the block.

    With `check_nan`, a backward function that returns NaN raises.
    """

    def __init__(self, check_nan: bool = True) -> None:
        self.check_nan = check_nan
        warnings.warn(
            "Anomaly Detection has been enabled. This mode will increase the runtime and should only be enabled for "
            "debugging.",
            stacklevel=2,
        )

    def __enter__(self) -> None:
        self.prev = (anomaly.enabled, anomaly.check_nan)
        anomaly.enabled, anomaly.check_nan = True, self.check_nan

    def __exit__(self, *exc_info: object) -> None:
        anomaly.enabled, anomaly.check_nan = self.prev


def store_stack(metadata: dict[str, Any]) -> None:
    """Keep the traceback of the forward call in a node's `metadata`."""
    metadata["traceback_"] = traceback.format_stack()[:-3]


def print_stack(node_name: str, metadata: dict[str, Any]) -> None:
    """Warn with the traceback that `store_stack` kept."""
    stack = metadata.get("traceback_")
    if stack is None:
        warnings.warn(
            f"Error detected in {node_name}. No forward pass information available. Enable detect anomaly during "
            "forward pass for more information.",
            stacklevel=2,
        )
    else:
        warnings.warn(
            f"Error detected in {node_name}. Traceback of forward call that caused the error:\n{''.join(stack)}",
            stacklevel=2,
        )
