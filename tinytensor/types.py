"""Names for annotations: `from torch.types import Device, Number`.

Mirrors torch/types.py. Left out: types of symbols, of which there are none here.
"""

from __future__ import annotations

import builtins
import os
from collections.abc import Sequence
from typing import IO, Any, TypeAlias

from tinytensor._tensor import Tensor
from tinytensor.c10.device import Device as _device
from tinytensor.c10.layout import Layout as _layout  # noqa: F401
from tinytensor.c10.metadata import Size
from tinytensor.c10.scalar_type import ScalarType as _dtype  # noqa: F401

__all__ = ["Device", "FileLike", "Number", "Storage"]

_bool, _float, _int = builtins.bool, builtins.float, builtins.int
_size: TypeAlias = Size | list[int] | tuple[int, ...]
_TensorOrTensors: TypeAlias = Tensor | Sequence[Tensor]
Number: TypeAlias = int | float | bool
Device: TypeAlias = _device | str | int | None
FileLike: TypeAlias = str | os.PathLike[str] | IO[bytes]
Storage: TypeAlias = Any
