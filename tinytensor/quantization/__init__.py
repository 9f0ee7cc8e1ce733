"""tinytensor.quantization: the old name of `tinytensor.ao.quantization`.

Mirrors torch/quantization/__init__.py.
"""

from tinytensor.ao.quantization import default_eval_fn as default_eval_fn
from tinytensor.ao.quantization import fuse_modules as fuse_modules
from tinytensor.ao.quantization.fake_quantize import *  # noqa: F403
from tinytensor.ao.quantization.fuser_method_mappings import *  # noqa: F403
from tinytensor.ao.quantization.observer import *  # noqa: F403
from tinytensor.ao.quantization.qconfig import *  # noqa: F403
from tinytensor.ao.quantization.quant_type import *  # noqa: F403
from tinytensor.ao.quantization.quantization_mappings import *  # noqa: F403
from tinytensor.ao.quantization.quantize import *  # noqa: F403
from tinytensor.ao.quantization.stubs import *  # noqa: F403
