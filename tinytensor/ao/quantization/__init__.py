"""tinytensor.ao.quantization: float models become models of 8-bit integers.

    observer.py                 what a tensor's range is, and which scale and zero point follow
    fake_quantize.py            rounding while training
    qconfig.py                  which observers a module gets; qconfig_mapping.py: which qconfig each module of a model
    stubs.py                    where in a model numbers become integers
    fuse_modules.py             several modules as one, in the ways of fuser_method_mappings.py
    quantize.py                 prepare, convert, quantize_dynamic, prepare_qat
    quantization_mappings.py    which module takes the place of which
    quantize_fx.py              the same for graphs: prepare_fx, convert_fx. fx/ is how, backend_config/ what a backend can do

PyTorch calls this way of quantizing deprecated, in favour of torchao; the arithmetic is the same there.

Mirrors torch/ao/quantization/__init__.py. Left out: what is of scripts (`..._jit`, `script_qconfig`), 4 bits, sparse
modules, and what PyTorch keeps here for torchao
(`Granularity`, `AffineQuantizedObserverBase`).
"""

from collections.abc import Callable as _Callable
from collections.abc import Iterable as _Iterable
from typing import TypeAlias as _TypeAlias

from tinytensor.ao.quantization.fake_quantize import *  # noqa: F403
from tinytensor.ao.quantization.fake_quantize import FakeQuantizeBase as _FakeQuantizeBase
from tinytensor.ao.quantization.fuse_modules import fuse_modules as fuse_modules
from tinytensor.ao.quantization.fuse_modules import fuse_modules_qat as fuse_modules_qat
from tinytensor.ao.quantization.fuser_method_mappings import *  # noqa: F403
from tinytensor.ao.quantization.observer import *  # noqa: F403
from tinytensor.ao.quantization.observer import ObserverBase as _ObserverBase
from tinytensor.ao.quantization.qconfig import *  # noqa: F403
from tinytensor.ao.quantization.qconfig_mapping import *  # noqa: F403
from tinytensor.ao.quantization.quant_type import *  # noqa: F403
from tinytensor.ao.quantization.quantization_mappings import *  # noqa: F403
from tinytensor.ao.quantization.quantize import *  # noqa: F403
from tinytensor.ao.quantization.stubs import *  # noqa: F403
from tinytensor.c10.first_use import on_first_use as _on_first_use

__getattr__, __dir__ = _on_first_use(globals(), "backend_config fx quantize_fx")

ObserverOrFakeQuantize: _TypeAlias = _ObserverBase | _FakeQuantizeBase


def default_eval_fn(model: _Callable[[object], object], calib_data: _Iterable[tuple[object, object]]) -> None:
    """Run a model on data, pairs of an input and a target: what `quantize` takes as `run_fn`."""
    for data, _target in calib_data:
        model(data)
