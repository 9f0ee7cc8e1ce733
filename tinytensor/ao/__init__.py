"""tinytensor.ao: architecture optimization, that is, models with smaller numbers.

    quantization   observers, qconfigs, prepare and convert
    nn             modules with fused, quantized and fake-quantized parts

Mirrors torch/ao/__init__.py. Left out: pruning, the numeric suite.
"""

from tinytensor.c10.first_use import on_first_use

__getattr__, __dir__ = on_first_use(globals(), "nn quantization")
