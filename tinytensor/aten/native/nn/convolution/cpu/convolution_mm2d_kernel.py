"""CPU kernels of convolution, and the choice among them. See Note [Small side, large side] of
aten/native/nn/convolution/conv_utils.py.

Most in float32 are direct (direct_conv_kernel.py). Of the others, groups of one channel go plane by plane
(depthwise_conv_kernel.py). For the rest a few volumes at a time are laid out in columns, then one batched product multiplies
them; a 1x1 kernel needs no columns. Integers, which BLAS does not know, are multiplied by NumPy.

Mirrors aten/src/ATen/native/ConvolutionMM2d.cpp, NaiveConvolutionTranspose2d.cpp and ConvolutionMM3d.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cpu.number_functors import ZERO
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.convolution.conv_utils import ConvGeometry, lay_down
from tinytensor.aten.native.nn.convolution.cpu import direct_conv_kernel as direct
from tinytensor.aten.native.nn.convolution.cpu.depthwise_conv_kernel import large_planes, small_planes, weight_taps
from tinytensor.aten.native.nn.convolution.vol2col import columns_to_volume, volume_to_columns
from tinytensor.aten.native.nn.param_utils import new
from tinytensor.aten.native.reference.arrays import view
from tinytensor.blas import blas
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.kernel import CONTRACT, GRAIN

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_MOST_BYTES = 1 << 25
"""Columns in memory at a time; at least one volume's."""


def _address(t: Tensor) -> int:
    return t.storage_.data_ptr + t.byte_offset_


class _Products:
    """Matrix products c = op(a) @ op(b) + beta * c on parts of three tensors; every matrix is row-major and whole."""

    def __init__(self, dtype: ScalarType):
        self.dtype = dtype
        self.batched = blas.gemm_batched(dtype.name) if dtype.is_floating_point else None
        self.single = blas.gemm(dtype.name) if dtype.is_floating_point else None

    def many(
        self, count: int, sizes: tuple[int, int, int], transpose: tuple[int, int],
        a: tuple[Tensor, int, int], b: tuple[Tensor, int, int], beta: float, c: tuple[Tensor, int, int],
    ) -> None:  # fmt: skip
        """`count` products (m, n, k); each operand is (tensor, first element, elements from one matrix to the next)."""
        m, n, k = sizes
        ta, tb = transpose
        # Integers: BLAS has no product of them, NumPy has.
        if self.batched is None:
            for i in range(count):
                left = self._matrix(a, i, (k, m) if ta else (m, k))
                right = self._matrix(b, i, (n, k) if tb else (k, n))
                target = self._matrix(c, i, (m, n))
                product = (left.T if ta else left) @ (right.T if tb else right)
                target[...] = product if beta == 0 else target + product
            return
        size = self.dtype.itemsize
        (x, x0, x_step), (y, y0, y_step), (z, z0, z_step) = a, b, c
        places = _address(x) + x0 * size, _address(y) + y0 * size, _address(z) + z0 * size
        # BLAS wants the row length of each matrix as it lies in memory, that is, before it is transposed.
        lead_a, lead_b = (m if ta else k), (k if tb else n)
        if count == 1:
            assert self.single is not None
            self.single(ta, tb, m, n, k, 1.0, places[0], lead_a, places[1], lead_b, beta, places[2], n)
        else:
            self.batched(count, ta, tb, m, n, k, 1.0, places[0], lead_a, x_step, places[1], lead_b, y_step, beta,
                         places[2], n, z_step)  # fmt: skip

    @staticmethod
    def _matrix(operand: tuple[Tensor, int, int], i: int, shape: tuple[int, int]) -> np.ndarray:
        t, first, step = operand
        flat = view(t).reshape(-1)
        start = first + i * step
        return flat[start : start + shape[0] * shape[1]].reshape(shape)


def _part(t: Tensor, count: int, first: int, volumes: int) -> Tensor:
    """`volumes` of the `count` equal pieces of a row-major tensor, beginning with number `first`."""
    m = t.meta_
    size = m.numel // count
    return new_tensor(
        m.with_geometry((volumes, size), (size, 1)), t.storage_, t.byte_offset_ + first * size * m.itemsize
    )


def _blocks(g: ConvGeometry, itemsize: int) -> list[tuple[int, int]]:
    """(first volume, volumes) of each block whose columns fit."""
    bytes_each = g.groups * g.columns.rows * prod(g.columns.outputs) * itemsize
    most = max(_MOST_BYTES // max(bytes_each, 1), 1)
    return [(first, min(most, g.count - first)) for first in range(0, g.count, most)]


def _multiply(
    products: _Products, g: ConvGeometry, volumes: int, sizes: tuple[int, int, int], transpose: tuple[int, int],
    weight: Tensor, b: Tensor, beta: float, c: Tensor,
) -> None:  # fmt: skip
    """c = op(weight) @ b for every volume and group; whichever are more go into one call."""
    m, n, k = sizes
    groups = g.groups
    of_weight = g.small_channels * g.columns.rows
    # The weight steps from group to group and is the same for all volumes, hence the step 0 in the other branch.
    if groups > volumes:
        for v in range(volumes):
            products.many(groups, sizes, transpose, (weight, 0, of_weight), (b, v * groups * k * n, k * n), beta,
                          (c, v * groups * m * n, m * n))  # fmt: skip
    else:
        for i in range(groups):
            products.many(volumes, sizes, transpose, (weight, i * of_weight, 0), (b, i * k * n, groups * k * n), beta,
                          (c, i * m * n, groups * m * n))  # fmt: skip


# ---- plane by plane --------------------------------------------------------------------------------------------------

_SUM_MATH = frozenset({"contract", "reassoc"})
_FEW = 8
"""Channels of a group's small side from which on a matrix product is faster than planes."""
_LITTLE = 1 << 14
"""Multiplications below which the quickest way is the one with the fewest steps before its kernel starts."""


@lru_cache(None)
def _plane_kernel(template: Callable, dtype: ScalarType) -> Kernel:
    loop = template(POINTERS[dtype], ZERO[dtype])
    math = _SUM_MATH if template is weight_taps else CONTRACT
    kinds = "iiiiii" if template is large_planes else "iiiiiii"
    return kernel(loop, kinds, name=f"{template.__name__}_{dtype.name}", fastmath=math, cost=GRAIN)


def _is_depthwise(g: ConvGeometry) -> bool:
    return g.columns.channels == 1 and g.groups > 1 and g.small_channels < _FEW and mode() != "off"


def _is_little(g: ConvGeometry) -> bool:
    c = g.columns
    # Planes skip a margin. PyTorch multiplies it: 0 times an infinite weight is NaN.
    return (
        not any(c.padding)
        and g.count * g.groups * g.small_channels * prod(c.outputs) * c.rows < _LITTLE
        and mode() != "off"
    )


def _plane_by_plane(
    template: Callable, n: int, tensors: tuple[Tensor, Tensor, Tensor], g: ConvGeometry, *more: int
) -> None:
    k = _plane_kernel(template, tensors[0].meta_.dtype)
    work = n * prod(g.columns.outputs) * prod(g.columns.kernel)
    launch = k.parallel if work >= GRAIN else k.serial
    launch(n, *map(_address, tensors), g.columns.address, g.small_channels, g.groups, *more)


def _planes_to_small(small: Tensor, large: Tensor, weight: Tensor, g: ConvGeometry, bias: Tensor | None) -> None:
    planes = g.count * g.groups * g.small_channels
    _plane_by_plane(small_planes, planes, (small, large, weight), g, 0 if bias is None else _address(bias))


def _planes_to_large(large: Tensor, small: Tensor, weight: Tensor, g: ConvGeometry) -> None:
    _plane_by_plane(large_planes, g.count * g.groups, (large, small, weight), g)


def _planes_to_weight(weight: Tensor, small: Tensor, large: Tensor, g: ConvGeometry) -> None:
    _plane_by_plane(weight_taps, g.groups * g.small_channels, (weight, small, large), g, g.count)


# ---- columns ---------------------------------------------------------------------------------------------------------


def _columns_to_small(small: Tensor, large: Tensor, weight: Tensor, g: ConvGeometry, bias: Tensor | None) -> None:
    if bias is not None:
        lay_down(bias, small)
    dtype = small.meta_.dtype
    products, outputs = _Products(dtype), prod(g.columns.outputs)
    sizes = (g.small_channels, outputs, g.columns.rows)
    for first, volumes in _blocks(g, dtype.itemsize):
        source, target = _part(large, g.count, first, volumes), _part(small, g.count, first, volumes)
        # A 1x1 kernel with stride 1 and no padding: the volume is its own columns.
        columns = source
        if not g.columns.is_identity:
            columns = new((volumes, g.groups * g.columns.rows * outputs), dtype)
            volume_to_columns(columns, source, g.columns_of(volumes))
        _multiply(products, g, volumes, sizes, (0, 0), weight, columns, float(bias is not None), target)


def _columns_to_large(large: Tensor, small: Tensor, weight: Tensor, g: ConvGeometry) -> None:
    dtype = large.meta_.dtype
    products, outputs = _Products(dtype), prod(g.columns.outputs)
    sizes = (g.columns.rows, outputs, g.small_channels)
    for first, volumes in _blocks(g, dtype.itemsize):
        source, target = _part(small, g.count, first, volumes), _part(large, g.count, first, volumes)
        # The products are the result. Otherwise they are columns, which are added up to a volume.
        if g.columns.is_identity:
            _multiply(products, g, volumes, sizes, (1, 0), weight, source, 0.0, target)
            continue
        columns = new((volumes, g.groups * g.columns.rows * outputs), dtype)
        _multiply(products, g, volumes, sizes, (1, 0), weight, source, 0.0, columns)
        columns_to_volume(target, columns, g.columns_of(volumes))


def _columns_to_weight(weight: Tensor, small: Tensor, large: Tensor, g: ConvGeometry) -> None:
    dtype = weight.meta_.dtype
    products, outputs = _Products(dtype), prod(g.columns.outputs)
    m, n, k = g.small_channels, g.columns.rows, outputs
    for first, volumes in _blocks(g, dtype.itemsize):
        source, target = _part(large, g.count, first, volumes), _part(small, g.count, first, volumes)
        columns = source
        if not g.columns.is_identity:
            columns = new((volumes, g.groups * n * outputs), dtype)
            volume_to_columns(columns, source, g.columns_of(volumes))
        # The weight is a sum over volumes: the first product overwrites (beta 0), the others add (beta 1). So volumes
        # go one after the other, and only groups share a call.
        for v in range(volumes):
            products.many(
                g.groups, (m, n, k), (0, 1), (target, v * g.groups * m * k, m * k),
                (columns, v * g.groups * n * k, n * k), float(first + v > 0), (weight, 0, m * n),
            )  # fmt: skip


# ---- the three products, each in the way that suits the sizes --------------------------------------------------------


def to_small(small: Tensor, large: Tensor, weight: Tensor, g: ConvGeometry, bias: Tensor | None) -> None:
    """small = weight @ columns(large) + bias."""
    way = g.kept.get("to_small")
    if way is None:
        is_direct = not _is_little(g) and direct.suits_small(g, small.meta_.dtype)
        planes = not is_direct and (_is_depthwise(g) or _is_little(g))
        way = g.kept["to_small"] = _planes_to_small if planes else direct.to_small if is_direct else _columns_to_small
    way(small, large, weight, g, bias)


def to_large(large: Tensor, small: Tensor, weight: Tensor, g: ConvGeometry) -> None:
    """large = what every element of small contributes to it."""
    way = g.kept.get("to_large")
    if way is None:
        is_direct = direct.suits_large(g, large.meta_.dtype)
        planes = not is_direct and _is_depthwise(g)
        way = g.kept["to_large"] = _planes_to_large if planes else direct.to_large if is_direct else _columns_to_large
    way(large, small, weight, g)


def weight_of(weight: Tensor, small: Tensor, large: Tensor, g: ConvGeometry) -> None:
    """weight = the sum over volumes of small @ columns(large)^T."""
    way = g.kept.get("weight")
    if way is None:
        planes = _is_depthwise(g)
        is_direct = not planes and direct.suits_weight(g, weight.meta_.dtype)
        way = g.kept["weight"] = _planes_to_weight if planes else direct.to_weight if is_direct else _columns_to_weight
    way(weight, small, large, g)


stubs.conv_to_small_stub.register("cpu", to_small)
stubs.conv_to_large_stub.register("cpu", to_large)
stubs.conv_weight_stub.register("cpu", weight_of)
