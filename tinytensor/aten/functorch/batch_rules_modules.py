"""Pooling, resampling, padding, ...: operators on images, for which a batch is more images.

They know an image by the number of its dimensions, [C, ...] or [N, C, ...]. The first becomes [B, C, ...]; in the second
the batch and N become one dimension.

Mirrors aten/src/ATen/functorch/BatchRules{Modules,Pooling}.cpp.
"""

from __future__ import annotations

import functools
import re
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.functorch.registry import Bdims, ensure, front, rank_of, rule, tensor_places

_IMAGES = """
    max_pool2d_with_indices max_pool2d_with_indices_backward max_pool3d_with_indices max_pool3d_with_indices_backward
    avg_pool2d avg_pool2d_backward avg_pool3d avg_pool3d_backward adaptive_max_pool2d adaptive_max_pool2d_backward
    adaptive_max_pool3d adaptive_max_pool3d_backward _adaptive_avg_pool2d _adaptive_avg_pool2d_backward
    _adaptive_avg_pool3d _adaptive_avg_pool3d_backward upsample_nearest1d upsample_nearest2d upsample_nearest3d
    upsample_linear1d upsample_bilinear2d upsample_trilinear3d upsample_bicubic2d _upsample_bilinear2d_aa
    _upsample_bicubic2d_aa _upsample_nearest_exact1d _upsample_nearest_exact2d _upsample_nearest_exact3d
    upsample_nearest1d_backward upsample_nearest2d_backward upsample_nearest3d_backward upsample_linear1d_backward
    upsample_bilinear2d_backward upsample_trilinear3d_backward upsample_bicubic2d_backward
    _upsample_bilinear2d_aa_backward _upsample_bicubic2d_aa_backward _upsample_nearest_exact1d_backward
    _upsample_nearest_exact2d_backward _upsample_nearest_exact3d_backward reflection_pad1d reflection_pad2d
    reflection_pad3d replication_pad1d replication_pad2d replication_pad3d reflection_pad1d_backward
    reflection_pad2d_backward reflection_pad3d_backward replication_pad1d_backward replication_pad2d_backward
    replication_pad3d_backward im2col col2im grid_sampler_2d grid_sampler_2d_backward grid_sampler_3d
    grid_sampler_3d_backward max_unpool2d max_unpool3d
"""


@functools.cache
def _dimensions(op: OperatorHandle) -> int:
    """How many dimensions an image has beside its channels: the digit in the name."""
    found = re.search(r"(\d)d", op.name.base_name)
    return int(found[1]) if found else {"im2col": 2, "col2im": 1}[op.name.base_name]


@rule(_IMAGES)
def images(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """See the module's docstring. Sizes of the input, which some gradients ask for, begin with N as well."""
    # All tensors of a call are images of one kind, so the first one tells whether an entry has an N. grid_sampler always
    # has one, and its grid [N, H, W, 2] counts its dimensions differently.
    places = tensor_places(args)
    full = _dimensions(op) + 2
    merges = rank_of(args[places[0]], bdims[places[0]]) == full
    if "grid_sampler" in op.name.base_name:
        merges = True
    for i in places:
        args[i] = ensure(args[i], bdims[i], size)
        if merges:
            args[i] = F.flatten(args[i], 0, 1)
    for i, argument in enumerate(op.schema.arguments):
        if argument.name == "input_size" and len(args[i]) == full:
            args[i] = (args[i][0] * size, *args[i][1:])
    results = op.call(*args)
    if not merges:
        return results, 0
    if isinstance(results, (tuple, list)):
        return tuple(None if r is None else _split(r, size) for r in results), 0
    return _split(results, size), 0


def _split(t: Any, size: int) -> Any:
    return F.unflatten(t, 0, (size, t.meta_.sizes[0] // size if size else 0)) if t.meta_.dim else t


@rule("constant_pad_nd")
def constant_pad_nd(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """Counted from the last dimension, so that the batch in front stays as it is."""
    return op.call(front(args[0], bdims[0]), *args[1:]), 0


@rule("affine_grid_generator")
def affine_grid_generator(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    theta, sizes, align = args
    result = op.call(F.flatten(front(theta, bdims[0]), 0, 1), (sizes[0] * size, *sizes[1:]), align)
    return _split(result, size), 0
