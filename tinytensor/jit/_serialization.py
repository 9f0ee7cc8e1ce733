"""save and load, which refuse: a program is code, and reading a file runs no code here. Parameters can be saved.

Mirrors torch/jit/_serialization.py.
"""

from __future__ import annotations

import os
from typing import Any, NoReturn


def save(m: Any, f: Any, _extra_files: dict[str, Any] | None = None) -> NoReturn:
    """RuntimeError that says what to save instead; AttributeError for what is neither scripted nor traced."""
    if not hasattr(m, "save"):
        raise AttributeError(f"'{type(m).__name__}' object has no attribute 'save'")
    raise RuntimeError(
        "torch.jit.save: a program cannot be saved, since loading a file runs no code here. Save state_dict() with torch.save, "
        "and script or trace the module again after load_state_dict"
    )


def load(
    f: Any, map_location: Any = None, _extra_files: dict[str, Any] | None = None, _restore_shapes: bool = False
) -> NoReturn:
    """RuntimeError that says what to load instead; ValueError if there is no such file."""
    if isinstance(f, (str, os.PathLike)):
        if not os.path.exists(f):
            raise ValueError(f"The provided filename {f} does not exist")
        if os.path.isdir(f):
            raise ValueError(f"The provided filename {f} is a directory")
    raise RuntimeError(
        "torch.jit.load: a program cannot be loaded, since loading a file runs no code here. Load a state_dict with torch.load "
        "into the module that Python makes"
    )
