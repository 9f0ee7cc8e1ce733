"""tinytensor.quantization: the old name of `tinytensor.ao.quantization`.

Mirrors torch/quantization/__init__.py.
"""

from tinytensor.ao.quantization import default_eval_fn as default_eval_fn
from tinytensor.ao.quantization.fake_quantize import *  # noqa: F403
from tinytensor.ao.quantization.fuser_method_mappings import *  # noqa: F403
from tinytensor.ao.quantization.observer import *  # noqa: F403
from tinytensor.ao.quantization.qconfig import *  # noqa: F403
from tinytensor.ao.quantization.quant_type import *  # noqa: F403
from tinytensor.ao.quantization.quantization_mappings import *  # noqa: F403
from tinytensor.ao.quantization.quantize import *  # noqa: F403
from tinytensor.ao.quantization.stubs import *  # noqa: F403

# Functions that have the names of their modules, which are imported here so that they do not take these names later.
from tinytensor.quantization.fuse_modules import fuse_modules as fuse_modules
from tinytensor.quantization.quantize import quantize as quantize
