"""Batch norms that keep no running statistics: what `vmap` needs, since it cannot write to what all samples share.

Mirrors torch/_functorch/batch_norm_replacement.py.
"""

from __future__ import annotations

from tinytensor.nn import Module
from tinytensor.nn.modules.batchnorm import _BatchNorm


def replace_all_batch_norm_modules_(root: Module) -> Module:
    """Takes the running statistics from every batch norm in a module, in place; returns the module.

    >>> net = tt.func.replace_all_batch_norm_modules_(nn.Sequential(nn.Linear(2, 3), nn.BatchNorm1d(3)))
    >>> net[1].running_mean is None, net[1].track_running_stats
    (True, False)
    """
    for module in root.modules():
        if isinstance(module, _BatchNorm) and module.track_running_stats:
            module.running_mean = module.running_var = module.num_batches_tracked = None
            module.track_running_stats = False
    return root
