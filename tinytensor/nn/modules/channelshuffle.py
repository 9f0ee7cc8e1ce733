"""Channels of several groups, dealt out like cards.

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
    """(N, C, *) -> (N, C, *): the first channel of each group, then the second of each, and so on."""

    def __init__(self, groups: int) -> None:
        super().__init__()
        self.groups = groups

    def forward(self, input: Tensor) -> Tensor:
        return F.channel_shuffle(input, self.groups)

    def extra_repr(self) -> str:
        return f"groups={self.groups}"
