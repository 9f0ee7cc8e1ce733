"""The names under which files know classes and functions: PyTorch's.

`tinytensor.nn.modules.linear.Linear` is `torch.nn.modules.linear.Linear` in a file, so that PyTorch finds its own class of
that name, and this library, in PyTorch's files, finds its own.
"""

from __future__ import annotations

import sys
from typing import Any

__all__ = ["full_name"]

# Where PyTorch has a class in another file than we do.
_HOMES = {
    "tinytensor.autograd.engine.python_hook": "torch.utils.hooks",
    "tinytensor.nn.modules.cross_map_lrn": "torch.nn.modules.normalization",
    "tinytensor.nn.modules.linear_cross_entropy": "torch.nn.modules.loss",
    "tinytensor.nn.modules.module_hooks": "torch.nn.modules.module",
    "tinytensor.nn.modules.multihead_attention": "torch.nn.modules.activation",
    "tinytensor.nn.modules.parameter_container": "torch.nn.modules.container",
    "tinytensor.nn.modules.rnn_base": "torch.nn.modules.rnn",
    "tinytensor.nn.modules.rnn_cell": "torch.nn.modules.rnn",
    "tinytensor.nn.modules.transformer_layers": "torch.nn.modules.transformer",
}


def full_name(value: Any) -> str:
    """Module and qualified name of a class or function, as a file has it.

    >>> full_name(nn.TransformerEncoderLayer), full_name(int)
    ('torch.nn.modules.transformer.TransformerEncoderLayer', 'builtins.int')
    """
    module = getattr(value, "__module__", None) or "builtins"
    if module == "tinytensor.nn.modules.lazy_layers":
        module = value.cls_to_become.__module__  # PyTorch keeps them beside what they become
    elif module.startswith("tinytensor.nn.functional."):
        module = "torch.nn.functional"
    elif module.startswith("tinytensor.aten.ops."):
        module = "torch" if hasattr(sys.modules["tinytensor"], value.__name__) else "torch.nn.functional"
    home = _HOMES.get(module)
    if home is None:
        first, dot, rest = module.partition(".")
        home = ("torch" if first == "tinytensor" else first) + dot + rest
    return f"{home}.{value.__qualname__}"
