"""Tensors from one device to several, and back.

Mirrors torch/nn/parallel/comm.py; what is done is in `accelerator/comm.py`, since `nn` and `cuda` do not know each other.
"""

from tinytensor.accelerator.comm import (
    broadcast,
    broadcast_coalesced,
    gather,
    reduce_add,
    reduce_add_coalesced,
    scatter,
)  # fmt: skip

__all__ = ["broadcast", "broadcast_coalesced", "gather", "reduce_add", "reduce_add_coalesced", "scatter"]
