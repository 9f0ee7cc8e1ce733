"""Backends that come as packages of their own: `import tinytensor` finds and starts them.

A package says in its metadata which function starts it, and need not be imported by anybody:

    [project.entry-points."tinytensor.backends"]
    toaster = "toaster:_autoload"

TINYTENSOR_DEVICE_BACKEND_AUTOLOAD=0 in the environment leaves them alone.

Mirrors the end of torch/__init__.py, whose group is `torch.backends`, the variable TORCH_DEVICE_BACKEND_AUTOLOAD.
"""

from __future__ import annotations

import os
from importlib.metadata import entry_points

_GROUP = "tinytensor.backends"
_VARIABLE = "TINYTENSOR_DEVICE_BACKEND_AUTOLOAD"


def _is_device_backend_autoload_enabled() -> bool:
    """Whether backends are started at import; they are unless the variable says otherwise."""
    return os.getenv(_VARIABLE, "1") == "1"


def _import_device_backends() -> None:
    """Start every backend that is installed. RuntimeError that names the one that fails."""
    for extension in entry_points(group=_GROUP):
        try:
            start = extension.load()
            start()
        except Exception as error:
            raise RuntimeError(
                f"Failed to load the backend extension: {extension.name}. You can disable extension auto-loading with "
                f"{_VARIABLE}=0."
            ) from error
