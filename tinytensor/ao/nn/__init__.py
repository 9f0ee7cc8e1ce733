"""tinytensor.ao.nn: modules for quantization.

    intrinsic            float modules that stand for several: ConvReLU2d; .qat and .quantized have them rounded and in integers
    qat                  float modules whose weights are rounded as integers would be
    quantizable          float modules made of parts that can be observed: LSTM, MultiheadAttention
    quantized            modules over quantized tensors; .dynamic takes float inputs and quantizes them in each call

Mirrors torch/ao/nn/__init__.py. Left out: reference modules, sparse weights.
"""

from tinytensor.c10.first_use import on_first_use

__getattr__, __dir__ = on_first_use(globals(), "intrinsic qat quantizable quantized")
