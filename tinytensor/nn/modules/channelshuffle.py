"""The channels of several groups in turn: one of each group, then the next of each.

Mirrors torch/nn/modules/channelshuffle.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tinytensor.nn.functional as F
from tinytensor.nn.modules.module import Module

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["ChannelShuffle"]


class ChannelShuffle(Module):
    """Mixes the channels of groups: the first channel of each group comes first, then the second of each, and so on.

        groups   the number of groups; it divides C

    Shapes: (N, C, *) -> the same. The layer has no parameters.
    Errors: RuntimeError at the call unless `groups` divides C.

    >>> nn.ChannelShuffle(2)(tt.arange(4.0).view(1, 4, 1)).flatten()
    tensor([0., 2., 1., 3.])
    """

    def __init__(self, groups: int) -> None:
        super().__init__()
        self.groups = groups

    def forward(self, input: Tensor) -> Tensor:
        return F.channel_shuffle(input, self.groups)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"groups={self.groups}"
