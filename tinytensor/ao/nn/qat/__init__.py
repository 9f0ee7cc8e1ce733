"""Modules for quantization-aware training: floats all through, with weights rounded in each call.

    modules.py    for weights and results that are quantized
    dynamic.py    for inputs that are quantized in each call

Mirrors torch/ao/nn/qat/__init__.py.
"""

from tinytensor.ao.nn.qat.modules import Conv1d, Conv2d, Conv3d, Embedding, EmbeddingBag, Linear
from tinytensor.c10.first_use import on_first_use

__getattr__, __dir__ = on_first_use(globals(), "dynamic")

__all__ = ["Conv1d", "Conv2d", "Conv3d", "Embedding", "EmbeddingBag", "Linear"]
