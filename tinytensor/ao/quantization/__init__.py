"""tinytensor.ao.quantization: float models become models of 8-bit integers.

    observer.py                 what a tensor's range is, and which scale and zero point follow
    fake_quantize.py            rounding while training
    qconfig.py                  which observers a module gets
    stubs.py                    where in a model numbers become integers
    fuse_modules.py             several modules as one
    quantize.py                 prepare, convert, quantize_dynamic, prepare_qat
    quantization_mappings.py    which module takes the place of which

PyTorch calls this way of quantizing deprecated, in favour of torchao; the arithmetic is the same there.

Mirrors torch/ao/quantization/__init__.py. Left out: graph mode, 4 bits, recurrent modules.
"""

from tinytensor.ao.quantization.fake_quantize import *  # noqa: F403
from tinytensor.ao.quantization.fuse_modules import *  # noqa: F403
from tinytensor.ao.quantization.observer import *  # noqa: F403
from tinytensor.ao.quantization.qconfig import *  # noqa: F403
from tinytensor.ao.quantization.quantization_mappings import *  # noqa: F403
from tinytensor.ao.quantization.quantize import *  # noqa: F403
from tinytensor.ao.quantization.stubs import *  # noqa: F403
