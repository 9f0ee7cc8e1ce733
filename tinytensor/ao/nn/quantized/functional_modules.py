"""Sums, products and concatenations as modules: an operator cannot be observed, a module can.

Mirrors torch/ao/nn/quantized/modules/functional_modules.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor import nn
from tinytensor.nn import functional as F


class FloatFunctional(nn.Module):
    """Operators whose results pass through `activation_post_process`, an observer once the model is prepared.

    >>> f = tt.ao.nn.quantized.FloatFunctional()
    >>> f.add(tt.tensor([1.0]), tt.tensor([2.0]))
    tensor([3.])
    """

    def __init__(self) -> None:
        super().__init__()
        self.activation_post_process: Any = nn.Identity()

    def forward(self, x: Any) -> Any:
        raise RuntimeError("FloatFunctional is not intended to use the 'forward'. Please use the underlying operation")

    def add(self, x: Any, y: Any) -> Any:
        return self.activation_post_process(tt.add(x, y))

    def add_scalar(self, x: Any, y: float) -> Any:
        return tt.add(x, y)  # a number moves the zero point: nothing to observe

    def mul(self, x: Any, y: Any) -> Any:
        return self.activation_post_process(tt.mul(x, y))

    def mul_scalar(self, x: Any, y: float) -> Any:
        return tt.mul(x, y)

    def cat(self, x: Any, dim: int = 0) -> Any:
        return self.activation_post_process(tt.cat(x, dim=dim))

    def add_relu(self, x: Any, y: Any) -> Any:
        return self.activation_post_process(F.relu(tt.add(x, y)))

    def matmul(self, x: Any, y: Any) -> Any:
        return self.activation_post_process(tt.matmul(x, y))


class FXFloatFunctional(nn.Module):
    """The same operators with nothing to observe: graph modes observe them by themselves."""

    def forward(self, x: Any) -> Any:
        raise RuntimeError("FloatFunctional is not intended to use the 'forward'. Please use the underlying operation")

    def add(self, x: Any, y: Any) -> Any:
        return tt.add(x, y)

    def add_scalar(self, x: Any, y: float) -> Any:
        return tt.add(x, y)

    def mul(self, x: Any, y: Any) -> Any:
        return tt.mul(x, y)

    def mul_scalar(self, x: Any, y: float) -> Any:
        return tt.mul(x, y)

    def cat(self, x: Any, dim: int = 0) -> Any:
        return tt.cat(x, dim=dim)

    def add_relu(self, x: Any, y: Any) -> Any:
        return F.relu(tt.add(x, y))

    def matmul(self, x: Any, y: Any) -> Any:
        return tt.matmul(x, y)


class QFunctional(nn.Module):
    """The same over quantized tensors; results have the module's `scale` and `zero_point`."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 1.0
        self.zero_point = 0
        self.activation_post_process: Any = nn.Identity()

    def _save_to_state_dict(self, destination: Any, prefix: str, keep_vars: bool) -> None:
        super()._save_to_state_dict(destination, prefix, keep_vars)
        destination[prefix + "scale"] = tt.tensor(self.scale)
        destination[prefix + "zero_point"] = tt.tensor(self.zero_point)

    def _load_from_state_dict(self, state_dict: Any, prefix: str, metadata: Any, strict: bool, *args: Any) -> None:
        self.scale = float(state_dict.pop(prefix + "scale"))
        self.zero_point = int(state_dict.pop(prefix + "zero_point"))
        super()._load_from_state_dict(state_dict, prefix, metadata, False, *args)

    def _get_name(self) -> str:
        return "QFunctional"

    def extra_repr(self) -> str:
        return f"scale={self.scale}, zero_point={self.zero_point}"

    def forward(self, x: Any) -> Any:
        raise RuntimeError("Functional is not intended to use the 'forward'. Please use the underlying operation")

    def add(self, x: Any, y: Any) -> Any:
        return self.activation_post_process(tt.ops.quantized.add(x, y, self.scale, self.zero_point))

    def add_scalar(self, x: Any, y: float) -> Any:
        return tt.ops.quantized.add_scalar(x, y)

    def mul(self, x: Any, y: Any) -> Any:
        return self.activation_post_process(tt.ops.quantized.mul(x, y, self.scale, self.zero_point))

    def mul_scalar(self, x: Any, y: float) -> Any:
        return tt.ops.quantized.mul_scalar(x, y)

    def cat(self, x: Any, dim: int = 0) -> Any:
        return self.activation_post_process(tt.ops.quantized.cat(x, dim, self.scale, self.zero_point))

    def add_relu(self, x: Any, y: Any) -> Any:
        return self.activation_post_process(tt.ops.quantized.add_relu(x, y, self.scale, self.zero_point))

    def matmul(self, x: Any, y: Any) -> Any:
        return self.activation_post_process(tt.ops.quantized.matmul(x, y, self.scale, self.zero_point))

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> QFunctional:
        """The module that an observed FloatFunctional has become."""
        if type(mod) is not FloatFunctional:
            raise AssertionError("QFunctional.from_float expects an instance of FloatFunctional")
        scale, zero_point = mod.activation_post_process.calculate_qparams()
        made = cls()
        made.scale, made.zero_point = float(scale), int(zero_point)
        return made
