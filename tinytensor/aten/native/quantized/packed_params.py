"""Weights as `quantized::linear` and `quantized::conv2d` read them: packed once, used in every call.

Mirrors aten/src/ATen/native/quantized/PackedParams.h and cpu/fbgemm_utils.h.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor._ops import ops
from tinytensor.aten.native.quantized.cpu.integer_gemm import LANES, Finish, Panels, in_lanes, pack, whole
from tinytensor.c10.metadata import Ints
from tinytensor.c10.quantizer import PerChannelAffineQuantizer

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


class FinishTables:
    """What turns sums into results, as it was for the last call: inputs of a module have one scale mostly."""

    weight: Tensor
    scales: np.ndarray
    sums: Any
    _last: tuple[Any, Finish] | None = None

    def finish(
        self, x_scale: float, x_zero_point: int, bias: np.ndarray, scale: float | None, zero_point: int,
        least: float, most: float, onednn: bool = False,
    ) -> Finish:  # fmt: skip
        """For integers on a scale; in floats if that is None. FBGEMM and oneDNN round in other places."""
        key = (x_scale, x_zero_point, scale, zero_point, least, most, bias.tobytes(), onednn)
        if self._last is None or self._last[0] != key:
            first = in_lanes((-x_zero_point * self.sums).astype(np.int32))
            with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
                if onednn:
                    assert scale is not None
                    tables = in_lanes(bias), in_lanes(self.scales)
                    # PyTorch gives oneDNN both scales as float32 of 1 / scale, from which they come back.
                    before, inverse = (np.float32(1) / np.float32(np.float64(1) / s) for s in (x_scale, scale))
                    ends = float(before), float(np.float32(1) / inverse)
                    finish = Finish(first, *tables, float(zero_point), float(least), float(most), True, *ends)
                else:
                    products = np.float32(x_scale) * self.scales
                    if scale is not None:  # the bias joins the sums, on their scale
                        # FBGEMM divides by the scales of channels, and multiplies by 1 / the scale of a tensor.
                        by_channel = isinstance(self.weight.meta_.quantizer, PerChannelAffineQuantizer)
                        bias = (bias / products if by_channel else bias * (np.float32(1) / products)).astype(np.float32)
                        products = (products / np.float32(scale)).astype(np.float32)
                        # What no integer of 32 bits holds becomes the smallest. Only a bias can be that large.
                        bias = np.where(bias * products < 2**31, bias, np.float32(-np.inf))
                    tables = in_lanes(bias), in_lanes(products)
                    finish = Finish(first, *tables, float(zero_point), float(least), float(most))
            self._last = key, finish
        return self._last[1]


@dataclass(repr=False, eq=False)
class LinearPackedParams(ScriptObject, FinishTables):
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

    @cached_property
    def sums(self) -> np.ndarray:
        """Those of the columns, int64."""
        return self.wide.sum(1, dtype=np.int64)

    @cached_property
    def panels(self) -> Panels:
        """The weights as kernels read them."""
        return pack(self.wide[:, None, :])

    def unpack(self) -> tuple[Tensor, Tensor | None]:
        return self.weight, self.bias

    def __getstate__(self) -> Any:
        return self.weight, self.bias

    def __setstate__(self, state: Any) -> None:
        self.__dict__.update(ops.quantized.linear_prepack(*state).__dict__)


@dataclass(repr=False, eq=False)
class ConvPackedParams(ScriptObject, FinishTables):
    """Filters of a convolution over 1, 2 or 3 dimensions, and where they go.

    wide           for each group int16, shape (filters, points of a filter * channels), channels side by side
    spatial        how many dimensions an image has; PyTorch makes two of one
    symmetric      whether they have no zero points; PyTorch has another engine for those
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
    symmetric: bool
    _type_name: str = field(default="")

    def __post_init__(self) -> None:
        self._type_name = _CLASS + ("Conv3dPackedParamsBase" if self.spatial == 3 else "Conv2dPackedParamsBase")

    @cached_property
    def filters(self) -> int:
        """Filters of all groups."""
        return sum(len(part) for part in self.wide)

    @cached_property
    def channels(self) -> int:
        """Channels of an image."""
        return self.wide[0].shape[1] // max(self.points, 1) * self.groups

    @cached_property
    def depthwise(self) -> bool:
        """Whether each filter has one channel, and each channel one filter."""
        return self.groups > 1 and all(part.shape == (1, self.points) for part in self.wide)

    @cached_property
    def points(self) -> int:
        """Points of a filter."""
        return int(np.prod(self.kernel))

    @cached_property
    def sums(self) -> np.ndarray:
        """Those of the filters, int64."""
        return np.concatenate([part.sum(1, dtype=np.int64) for part in self.wide])

    @cached_property
    def layouts(self) -> dict[Ints, Any]:
        """How images are laid out, by their sizes."""
        return {}

    @cached_property
    def panels(self) -> list[Panels]:
        """For each group the weights as kernels read them, a tap for each point of the filter."""
        return [pack(part.reshape(len(part), self.points, -1)) for part in self.wide]

    @cached_property
    def lanes(self) -> np.ndarray:
        """Depthwise: the weights of all groups side by side, int32 (points, whole vectors)."""
        weights = np.zeros((self.points, whole(self.groups, LANES)), np.int32)
        weights[:, : self.groups] = np.concatenate(self.wide).T
        return weights

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
