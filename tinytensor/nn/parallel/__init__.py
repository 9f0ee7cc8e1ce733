"""`torch.nn.parallel`: one module on several devices, each with a part of the batch.

    data_parallel.py     DataParallel: replicate, scatter, parallel_apply, gather. Without a device beside the CPU it calls
                         the module
    distributed.py       DistributedDataParallel, over a process group of `torch.distributed`, which has one process

Mirrors torch/nn/parallel/__init__.py.
"""

from tinytensor.nn.parallel import comm
from tinytensor.nn.parallel.data_parallel import DataParallel, data_parallel
from tinytensor.nn.parallel.distributed import DistributedDataParallel
from tinytensor.nn.parallel.parallel_apply import parallel_apply
from tinytensor.nn.parallel.replicate import replicate
from tinytensor.nn.parallel.scatter_gather import gather, scatter

__all__ = [
    "DataParallel",
    "DistributedDataParallel",
    "comm",
    "data_parallel",
    "gather",
    "parallel_apply",
    "replicate",
    "scatter",
]
