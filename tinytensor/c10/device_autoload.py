"""Backends that come as packages of their own: `import tinytensor` finds and starts them.

A package says in its metadata which function starts it, and need not be imported by anybody:

    [project.entry-points."tinytensor.backends"]
    toaster = "toaster:_autoload"

TINYTENSOR_DEVICE_BACKEND_AUTOLOAD=0 in the environment leaves them alone.

Mirrors the end of torch/__init__.py, whose group is `torch.backends`, the variable TORCH_DEVICE_BACKEND_AUTOLOAD.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import PathFinder
from pathlib import Path

_GROUP = "tinytensor.backends"
_VARIABLE = "TINYTENSOR_DEVICE_BACKEND_AUTOLOAD"


def _is_device_backend_autoload_enabled() -> bool:
    """Whether backends are started at import; they are unless the variable says otherwise."""
    return os.getenv(_VARIABLE, "1") == "1"


def _may_have_backends() -> bool:
    """Whether a look at the installed packages' files is worth an import of importlib.metadata.

    That import alone costs as much as the operators do. Most people have no backend, and a folder of packages shows
    that quickly: an entry point stands in the `entry_points.txt` of a .dist-info or .egg-info. What is no folder (a zip
    file, a finder for packages elsewhere) is left to importlib.metadata.
    """
    if any(hasattr(finder, "find_distributions") for finder in sys.meta_path if finder is not PathFinder):
        return True
    group = _GROUP.encode()
    for entry in sys.path:
        folder = Path(entry)
        if folder.is_file():
            return True
        for table in (*folder.glob("*.dist-info/entry_points.txt"), *folder.glob("*.egg-info/entry_points.txt")):
            if group in table.read_bytes():
                return True
    return False


def _import_device_backends() -> None:
    """Start every backend that is installed. RuntimeError that names the one that fails."""
    if not _may_have_backends():
        return
    from importlib.metadata import entry_points

    for extension in entry_points(group=_GROUP):
        try:
            start = extension.load()
            start()
        except Exception as error:
            raise RuntimeError(
                f"Failed to load the backend extension: {extension.name}. You can disable extension auto-loading with "
                f"{_VARIABLE}=0."
            ) from error
