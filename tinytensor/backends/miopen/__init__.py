"""`torch.backends.miopen`: a switch of AMD's MIOpen, which no kernel here uses. It is kept.

Mirrors torch/backends/miopen/__init__.py.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tinytensor.backends._prop_module import PropModule, Switches, allow_nonbracketed_mutation

__all__ = ["flags", "set_flags"]

_switches = Switches(immediate=False)


def set_flags(_immediate: bool | None = None) -> tuple[bool]:
    """Set the switch, if it is not None; returns what it was.

    >>> tt.backends.miopen.set_flags()
    (False,)
    """
    before = (_switches["immediate"],)
    if _immediate is not None:
        vars(MiopenModule)["immediate"].setter(_immediate)
    return before


@contextmanager
def flags(immediate: bool = False) -> Iterator[None]:
    """Another switch for the length of a `with` block.

    >>> with tt.backends.miopen.flags(immediate=True):
    ...     tt.backends.miopen.immediate
    True
    """
    with allow_nonbracketed_mutation():
        before = set_flags(immediate)
    try:
        yield
    finally:
        with allow_nonbracketed_mutation():
            set_flags(*before)


class MiopenModule(PropModule):
    """The class of this module."""

    immediate: Any = _switches.prop("immediate", "set_immediate_miopen")


sys.modules[__name__].__class__ = MiopenModule
