"""Weights as `quantized::linear` and `quantized::conv2d` read them: packed once, used in every call.

Mirrors aten/src/ATen/native/quantized/PackedParams.h and cpu/fbgemm_utils.h.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor._ops import ops
from tinytensor.c10.metadata import Ints

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_CLASS = "__torch__.torch.classes.quantized."


class ScriptObject:
    """`torch.ScriptObject`: an object that operators take and give, and whose inside Python does not see."""

    _type_name: str

    def _type(self) -> str:
        return self._type_name

    def __repr__(self) -> str:
        return f"<torch.ScriptObject object at {hex(id(self))}>"


@dataclass(repr=False, eq=False)
class LinearPackedParams(ScriptObject):
    """A matrix of weights of shape (columns, depth), with what turns its sums of products into real numbers.

    weight, bias   as they were given; the bias may be None
    wide           int16, shape (columns, depth): the integers less their zero points
    scales         float32, shape (columns,)
    """

    weight: Tensor
    bias: Tensor | None
    wide: np.ndarray
    scales: np.ndarray
    _type_name = _CLASS + "LinearPackedParamsBase"

    def unpack(self) -> tuple[Tensor, Tensor | None]:
        return self.weight, self.bias

    def __getstate__(self) -> Any:
        return self.weight, self.bias

    def __setstate__(self, state: Any) -> None:
        self.__dict__.update(ops.quantized.linear_prepack(*state).__dict__)


@dataclass(repr=False, eq=False)
class ConvPackedParams(ScriptObject):
    """Filters of a convolution over 1, 2 or 3 dimensions, and where they go.

    wide           for each group int16, shape (filters, points of a filter * channels), channels side by side
    spatial        how many dimensions an image has; PyTorch makes two of one
    """

    weight: Tensor
    bias: Tensor | None
    wide: list[np.ndarray]
    scales: np.ndarray
    kernel: Ints
    stride: Ints
    padding: Ints
    output_padding: Ints
    dilation: Ints
    groups: int
    transpose: bool
    spatial: int
    _type_name: str = field(default="")

    def __post_init__(self) -> None:
        self._type_name = _CLASS + ("Conv3dPackedParamsBase" if self.spatial == 3 else "Conv2dPackedParamsBase")

    def unpack(self) -> tuple[Tensor, Tensor | None]:
        return self.weight, self.bias

    def __getstate__(self) -> Any:
        more = (self.output_padding,) if self.transpose else ()
        places = (self.stride, self.padding, *more, self.dilation, self.groups)
        return f"conv{'_transpose' if self.transpose else ''}{self.spatial}d_prepack", self.weight, self.bias, *places

    def __setstate__(self, state: Any) -> None:
        name, *args = state
        self.__dict__.update(getattr(ops.quantized, name)(*args).__dict__)


@dataclass(repr=False, eq=False)
class EmbeddingPackedParams(ScriptObject):
    """The rows of a table with a scale and a shift for each."""

    weight: Tensor
    _type_name = _CLASS + "EmbeddingPackedParamsBase"

    def unpack(self) -> Tensor:
        return self.weight

    def __getstate__(self) -> Any:
        return (self.weight,)

    def __setstate__(self, state: Any) -> None:
        (self.weight,) = state
