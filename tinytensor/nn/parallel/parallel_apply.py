"""Several modules, each in a thread of its own.

Mirrors torch/nn/parallel/parallel_apply.py.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

from tinytensor import accelerator
from tinytensor._utils import ExceptionWrapper
from tinytensor.accelerator.comm import device_of
from tinytensor.amp.autocast_mode import autocast
from tinytensor.amp.state import is_autocast_enabled
from tinytensor.c10.grad_mode import is_grad_enabled, set_grad_enabled

__all__ = ["parallel_apply"]


def parallel_apply(
    modules: Sequence[Any], inputs: Sequence[Any], kwargs_tup: Any = None, devices: Any = None
) -> list[Any]:
    """`[module(*input, **kwargs) for ...]`, each on its device. AssertionError for lists of other lengths, and without an
    accelerator; what a module raises is raised here."""
    count = len(modules)
    assert count == len(inputs), f"The number of modules {count} is not equal to the number of inputs {len(inputs)}"
    kwargs_tup = [{}] * count if kwargs_tup is None else kwargs_tup
    assert count == len(kwargs_tup), (
        f"The number of modules {count} is not equal to the number of kwargs_tup {len(kwargs_tup)}"
    )
    devices = [None] * count if devices is None else devices
    assert count == len(devices), f"The number of modules {count} is not equal to the number of devices {len(devices)}"
    kind = accelerator.current_accelerator()
    assert kind is not None and accelerator.is_available(), "No available accelerator found."
    results: dict[int, Any] = {}
    grad, cast = is_grad_enabled(), is_autocast_enabled(kind.type)

    def work(i: int) -> None:
        device = accelerator.current_device_index() if devices[i] is None else device_of(devices[i]).index
        try:
            set_grad_enabled(grad)
            arguments = inputs[i] if isinstance(inputs[i], (list, tuple)) else (inputs[i],)
            with accelerator.device_index(device), autocast(kind.type, enabled=cast):
                results[i] = modules[i](*arguments, **kwargs_tup[i])
        except Exception:
            results[i] = ExceptionWrapper(where=f"in replica {i} on device {device}")

    if count > 1:
        threads = [threading.Thread(target=work, args=(i,)) for i in range(count)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    else:
        work(0)
    for result in results.values():
        if isinstance(result, ExceptionWrapper):
            result.reraise()
    return [results[i] for i in range(count)]
