"""Functions that modules put into the graph.

Mirrors torch/nn/modules/_functions.py. Left out: SyncBatchNorm.
"""

from tinytensor.utils.hooks import BackwardHookFunction

__all__ = ["BackwardHookFunction"]
