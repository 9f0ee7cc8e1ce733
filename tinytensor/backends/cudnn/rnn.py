"""`torch.backends.cudnn.rnn`: the precision of cuDNN's recurrent layers. It is kept.

Mirrors torch/backends/cudnn/rnn.py. Left out: states of dropout and the numbers of modes, which only cuDNN reads.
"""

from __future__ import annotations

import sys
from typing import Any

from tinytensor.backends._prop_module import PropModule, precision_prop


class CudnnRNNModule(PropModule):
    """The class of this module."""

    fp32_precision: Any = precision_prop("cuda", "rnn")


sys.modules[__name__].__class__ = CudnnRNNModule
