"""torch.nn: layers as modules, and as functions.

    modules/        Module and the layers
    functional/     the same layers as functions
    parameter.py    Parameter and Buffer, the tensors that belong to a module
    init.py         the first values of parameters
    attention/      which ways attention may take
    parallel/       DataParallel and its parts
    utils/          functions that change the parameters and gradients of a module

Mirrors torch/nn/__init__.py.
"""

from typing import TYPE_CHECKING as _TYPE_CHECKING
from typing import Any as _Any

from tinytensor.c10.first_use import on_first_use as _on_first_use
from tinytensor.nn import functional, init, modules, parameter, utils
from tinytensor.nn.modules import *  # noqa: F403
from tinytensor.nn.modules import __all__ as _modules
from tinytensor.nn.parameter import Buffer, Parameter, UninitializedBuffer, UninitializedParameter

# What few programs need, and the old names of modules of quantization.
__getattr__, __dir__ = _on_first_use(
    globals(), "attention common_types grad intrinsic parallel qat quantizable quantized", DataParallel="tinytensor.nn.parallel",
)  # fmt: skip


def factory_kwargs(kwargs: dict[str, _Any] | None) -> dict[str, _Any]:
    """The arguments `device`, `dtype` and `memory_format` for a function that makes tensors, out of a module's.

    `kwargs` may have them in a dict `factory_kwargs`, too. TypeError for any other name, and for one that is given twice.

    >>> nn.factory_kwargs({"device": "cpu", "factory_kwargs": {"dtype": tt.float64}})
    {'dtype': torch.float64, 'device': 'cpu'}
    """
    if kwargs is None:
        return {}
    names = ("device", "dtype", "memory_format")
    unknown = kwargs.keys() - {*names, "factory_kwargs"}
    if unknown:
        raise TypeError(f"unexpected kwargs {unknown}")
    result = dict(kwargs.get("factory_kwargs", {}))
    for name in names:
        if name in kwargs:
            if name in result:
                raise TypeError(f"{name} specified twice, in **kwargs and in factory_kwargs")
            result[name] = kwargs[name]
    return result


if _TYPE_CHECKING:  # type checkers do not follow an `__all__` that is put together
    from tinytensor.nn import attention, common_types, grad, parallel
    from tinytensor.nn.modules.activation import *  # noqa: F403
    from tinytensor.nn.modules.adaptive import *  # noqa: F403
    from tinytensor.nn.modules.batchnorm import *  # noqa: F403
    from tinytensor.nn.modules.channelshuffle import *  # noqa: F403
    from tinytensor.nn.modules.container import *  # noqa: F403
    from tinytensor.nn.modules.conv import *  # noqa: F403
    from tinytensor.nn.modules.cross_map_lrn import *  # noqa: F403
    from tinytensor.nn.modules.distance import *  # noqa: F403
    from tinytensor.nn.modules.dropout import *  # noqa: F403
    from tinytensor.nn.modules.flatten import *  # noqa: F403
    from tinytensor.nn.modules.fold import *  # noqa: F403
    from tinytensor.nn.modules.instancenorm import *  # noqa: F403
    from tinytensor.nn.modules.lazy_layers import *  # noqa: F403
    from tinytensor.nn.modules.linear import *  # noqa: F403
    from tinytensor.nn.modules.linear_cross_entropy import *  # noqa: F403
    from tinytensor.nn.modules.linear_cross_entropy_options import *  # noqa: F403
    from tinytensor.nn.modules.loss import *  # noqa: F403
    from tinytensor.nn.modules.module import Module as Module
    from tinytensor.nn.modules.normalization import *  # noqa: F403
    from tinytensor.nn.modules.padding import *  # noqa: F403
    from tinytensor.nn.modules.pixelshuffle import *  # noqa: F403
    from tinytensor.nn.modules.pooling import *  # noqa: F403
    from tinytensor.nn.modules.rnn import *  # noqa: F403
    from tinytensor.nn.modules.sparse import *  # noqa: F403
    from tinytensor.nn.modules.transformer import *  # noqa: F403
    from tinytensor.nn.modules.upsampling import *  # noqa: F403
    from tinytensor.nn.parallel import DataParallel

__all__ = [
    "Buffer", "DataParallel", "Parameter", "UninitializedBuffer", "UninitializedParameter",
    "attention", "common_types", "factory_kwargs", "functional", "grad", "init", "modules", "parallel", "parameter", "utils",
    *_modules,
]  # fmt: skip
