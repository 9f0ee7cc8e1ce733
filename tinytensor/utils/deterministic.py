"""torch.utils.deterministic: whether deterministic mode fills memory that nobody has written to.

    tt.utils.deterministic.fill_uninitialized_memory = False

Filling shows programs that read such memory: they compute NaN. It costs time, so it can be turned off.

Mirrors torch/utils/deterministic.py.
"""

from __future__ import annotations

import sys
import types

from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.c10.deterministic import context


class _Deterministic(types.ModuleType):
    @property
    def fill_uninitialized_memory(self) -> bool:
        """Whether new memory is filled while `tt.use_deterministic_algorithms(True)` holds."""
        return context.fill_uninitialized_memory

    @fill_uninitialized_memory.setter
    def fill_uninitialized_memory(self, mode: bool) -> None:
        if mode.__class__ is not bool:
            raise RuntimeError(f"expected a bool, but got {type_name(mode)}")
        context.set_fill_uninitialized_memory(mode)


sys.modules[__name__].__class__ = _Deterministic
