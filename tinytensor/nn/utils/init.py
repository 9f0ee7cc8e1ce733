"""skip_init: a module whose parameters are not initialized, for programs that load or draw them anyway.

Mirrors torch/nn/utils/init.py.
"""

from __future__ import annotations

import inspect
from typing import Any

from tinytensor.nn.modules.module import Module


def skip_init(module_cls: Any, *args: Any, **kwargs: Any) -> Any:
    """`module_cls(*args, **kwargs)` whose parameters hold whatever is in memory; nothing is drawn for them.

    RuntimeError for what is no class of modules, and for one that takes no `device`.

    >>> nn.utils.skip_init(nn.Linear, 2, 3)
    Linear(in_features=2, out_features=3, bias=True)
    """
    if not issubclass(module_cls, Module):
        raise RuntimeError(f"Expected a Module; got {module_cls}")
    if "device" not in inspect.signature(module_cls).parameters:
        raise RuntimeError("Module must support a 'device' arg to skip initialization")
    # On the meta device there is no memory, so `reset_parameters` draws nothing. `to_empty` then allocates without writing.
    device = kwargs.pop("device", "cpu")
    return module_cls(*args, **{**kwargs, "device": "meta"}).to_empty(device=device)
