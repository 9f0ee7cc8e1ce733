"""torch.nn.functional: images of other sizes (interpolate), sampled at places (grid_sample), and channels moved into space
(pixel_shuffle).

Mirrors torch/nn/functional.py. Left out: lanczos interpolation.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.nn.functional.pooling import adaptive_avg_pool1d, adaptive_avg_pool2d, adaptive_avg_pool3d
from tinytensor.overrides import handle_call, has_torch_function

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# How `interpolate` finds its operator. Numbers are ranks of the input: batch, channels and one to three dimensions of space.
_WITHOUT_ALIGN_CORNERS = ("nearest", "area", "nearest-exact")
_NEAREST = {3: F.upsample_nearest1d, 4: F.upsample_nearest2d, 5: F.upsample_nearest3d}
_NEAREST_EXACT = {3: F._upsample_nearest_exact1d, 4: F._upsample_nearest_exact2d, 5: F._upsample_nearest_exact3d}
_AREA = {3: adaptive_avg_pool1d, 4: adaptive_avg_pool2d, 5: adaptive_avg_pool3d}
_LINEAR_OR_CUBIC = {
    (3, "linear"): F.upsample_linear1d,
    (4, "bilinear"): F.upsample_bilinear2d,
    (5, "trilinear"): F.upsample_trilinear3d,
    (4, "bicubic"): F.upsample_bicubic2d,
}
_ANTIALIASED = {"bilinear": F._upsample_bilinear2d_aa, "bicubic": F._upsample_bicubic2d_aa}
_RANK_OF_MODE = {"linear": 3, "bilinear": 4, "trilinear": 5}
_ALIGN_CORNERS_CHANGED = (
    "Default grid_sample and affine_grid behavior has changed to align_corners=False since 1.3.0. Please specify "
    "align_corners=True if the old behavior is desired. See the documentation of grid_sample for details."
)


# ---- interpolate -----------------------------------------------------------------------------------------------------


def _output_size_or_factors(input: Tensor, size: Any, scale_factor: Any) -> tuple[Any, Any]:
    """(output size, scale factors). One of them is None, and the other has a number for each spatial dimension."""
    dim = input.dim() - 2
    spatial = list(input.shape[2:])
    if size is not None and scale_factor is not None:
        raise ValueError("only one of size or scale_factor should be defined")
    if size is not None:
        if not isinstance(size, (list, tuple)):
            return [size] * dim, None
        if len(size) != dim:
            raise ValueError(
                "Input and output must have the same number of spatial dimensions, but got "
                f"input with spatial dimensions of {spatial} and output size of {size}. "
                "Please provide input tensor in (N, C, d1, d2, ...,dK) format and "
                "output size in (o1, o2, ...,oK) format."
            )
        if not all(hasattr(n, "__index__") for n in size):
            raise TypeError(
                "expected size to be one of int or Tuple[int] or Tuple[int, int] or "
                f"Tuple[int, int, int], but got size with types {[type(n) for n in size]}"
            )
        return size, None
    if scale_factor is None:
        raise ValueError("either size or scale_factor should be defined")
    if not isinstance(scale_factor, (list, tuple)):
        return None, [scale_factor] * dim
    if len(scale_factor) != dim:
        raise ValueError(
            "Input and scale_factor must have the same number of spatial dimensions, but "
            f"got input with spatial dimensions of {spatial} and scale_factor of shape {scale_factor}. "
            "Please provide input tensor in (N, C, d1, d2, ...,dK) format and "
            "scale_factor in (s1, s2, ...,sK) format."
        )
    return None, scale_factor


_NO_MODE = (
    "Input Error: Only 3D, 4D and 5D input Tensors supported (got {dim}D) for the modes: nearest | linear | bilinear | bicubic | "
    "trilinear | lanczos | area | nearest-exact (got {mode})"
)


def interpolate(
    input: Tensor,
    size: int | Sequence[int] | None = None,
    scale_factor: float | Sequence[float] | None = None,
    mode: str = "nearest",
    align_corners: bool | None = None,
    recompute_scale_factor: bool | None = None,
    antialias: bool = False,
) -> Tensor:
    """Another number of pixels. Shapes: (N, C, *) -> (N, C, *size), * being one to three dimensions.

    mode: nearest, nearest-exact, area, linear (3-D input), bilinear and bicubic (4-D), trilinear (5-D).
    align_corners: the corner pixels' centers stay in place, not the image's edges. recompute_scale_factor:
    interpolate by the ratio of the (whole) sizes and not by scale_factor. antialias: a filter as wide as the new
    pixels; bilinear and bicubic.

    Give `size` or `scale_factor`, a number for all dimensions or one for each; ValueError for neither, both or other
    lengths, NotImplementedError for a mode that does not fit the dimensions.

    >>> F.interpolate(tt.tensor([[[1.0, 2.0]]]), scale_factor=2), F.interpolate(tt.tensor([[[1.0, 2.0]]]), 3, mode="linear")
    (tensor([[[1., 1., 2., 2.]]]), tensor([[[1.0000, 1.5000, 2.0000]]]))
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(interpolate, (input,), locals())
    if mode in _WITHOUT_ALIGN_CORNERS:
        if align_corners is not None:
            raise ValueError(
                "align_corners option can only be set with the "
                "interpolating modes: linear | bilinear | bicubic | trilinear"
            )
    elif align_corners is None:
        align_corners = False
    dim = input.dim()
    output_size, factors = _output_size_or_factors(input, size, scale_factor)
    if recompute_scale_factor and size is not None:
        raise ValueError("recompute_scale_factor is not meaningful with an explicit size.")
    # "area" is adaptive average pooling, which takes a size and no factor.
    if recompute_scale_factor or (mode == "area" and output_size is None):
        output_size = [int(n * factor) for n, factor in zip(input.shape[2:], factors, strict=True)]
        factors = None
    # From here on, either `output_size` or `factors` is set. A factor that is passed on is used for the positions as it is,
    # while a size makes the operator compute the ratio of the sizes, which differs where the new size was rounded.
    if antialias and not (mode in ("bilinear", "bicubic", "lanczos") and dim == 4):
        raise ValueError(
            "Anti-alias option is restricted to bilinear, bicubic, and lanczos modes and requires a 4-D tensor as input"
        )
    if mode == "lanczos":
        raise NotImplementedError("interpolate: lanczos is not supported")
    if not isinstance(mode, str):
        raise NotImplementedError(_NO_MODE.format(dim=dim, mode=mode))
    if mode == "nearest" and dim in _NEAREST:
        return _NEAREST[dim](input, output_size, factors)
    if mode == "nearest-exact" and dim in _NEAREST:
        return _NEAREST_EXACT[dim](input, output_size, factors)
    if mode == "area" and dim in _AREA:
        return _AREA[dim](input, output_size)
    if (dim, mode) in _LINEAR_OR_CUBIC:
        operator = _ANTIALIASED[mode] if antialias else _LINEAR_OR_CUBIC[dim, mode]
        return operator(input, output_size, align_corners, factors)
    if dim in (3, 4, 5) and mode in _RANK_OF_MODE:
        raise NotImplementedError(f"Got {dim}D input, but {mode} mode needs {_RANK_OF_MODE[mode]}D input")
    raise NotImplementedError(_NO_MODE.format(dim=dim, mode=mode))


def upsample(
    input: Tensor,
    size: int | Sequence[int] | None = None,
    scale_factor: float | Sequence[float] | None = None,
    mode: str = "nearest",
    align_corners: bool | None = None,
) -> Tensor:
    """`interpolate` under its older name, with a warning. The arguments are the same.

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     F.upsample(tt.tensor([[[1.0, 2.0]]]), scale_factor=2)
    tensor([[[1., 1., 2., 2.]]])
    """
    warnings.warn("`nn.functional.upsample` is deprecated. Use `nn.functional.interpolate` instead.", stacklevel=2)
    return interpolate(input, size, scale_factor, mode, align_corners)


def upsample_nearest(input: Tensor, size: Any = None, scale_factor: Any = None) -> Tensor:
    """`interpolate` with mode="nearest" under its older name, with a warning.

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     F.upsample_nearest(tt.tensor([[[1.0, 2.0]]]), scale_factor=2)
    tensor([[[1., 1., 2., 2.]]])
    """
    warnings.warn(
        "`nn.functional.upsample_nearest` is deprecated. Use `nn.functional.interpolate` instead.", stacklevel=2
    )
    return interpolate(input, size, scale_factor, mode="nearest")


def upsample_bilinear(input: Tensor, size: Any = None, scale_factor: Any = None) -> Tensor:
    """`interpolate` with mode="bilinear" and align_corners=True under its older name, with a warning.

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     F.upsample_bilinear(tt.tensor([[[[1.0, 3.0]]]]), size=(1, 3))
    tensor([[[[1., 2., 3.]]]])
    """
    warnings.warn(
        "`nn.functional.upsample_bilinear` is deprecated. Use `nn.functional.interpolate` instead.", stacklevel=2
    )
    return interpolate(input, size, scale_factor, mode="bilinear", align_corners=True)


# ---- grids -----------------------------------------------------------------------------------------------------------


def grid_sample(
    input: Tensor,
    grid: Tensor,
    mode: str = "bilinear",
    padding_mode: str = "zeros",
    align_corners: bool | None = None,
) -> Tensor:
    """The image at the grid's places. Shapes: (N, C, H, W), (N, H', W', 2) -> (N, C, H', W'); or one dimension more.

    A place is (x, y) or (x, y, z), from -1 to 1. mode: bilinear, nearest, bicubic (2-D only). padding_mode, for
    places outside: zeros, border, reflection.

    `align_corners`: -1 and 1 are the centers of the corner pixels, not the image's edges. None: False, with a
    warning.

    >>> image = tt.tensor([[[[1.0, 3.0]]]])
    >>> F.grid_sample(image, tt.tensor([[[[-0.5, 0.0], [0.0, 0.0]]]]), align_corners=False)
    tensor([[[[1., 2.]]]])
    """
    if overrides.possible and has_torch_function((input, grid)):
        return handle_call(grid_sample, (input, grid), locals())
    modes, paddings = ("bilinear", "nearest", "bicubic"), ("zeros", "border", "reflection")
    if mode not in modes:
        raise ValueError(
            f"nn.functional.grid_sample(): expected mode to be 'bilinear', 'nearest' or 'bicubic', but got: '{mode}'"
        )
    if padding_mode not in paddings:
        raise ValueError(
            "nn.functional.grid_sample(): expected padding_mode to be 'zeros', 'border', or 'reflection', but got: "
            f"'{padding_mode}'"
        )
    if align_corners is None:
        warnings.warn(_ALIGN_CORNERS_CHANGED, stacklevel=2)
        align_corners = False
    # The operator takes enums (GridSamplerInterpolation and GridSamplerPadding of GridSamplerUtils.h); the tuples are in their
    # order.
    return F.grid_sampler(input, grid, modes.index(mode), paddings.index(padding_mode), align_corners)


def affine_grid(theta: Tensor, size: Sequence[int], align_corners: bool | None = None) -> Tensor:
    """The grid of an affine map for grid_sample. Shapes: (N, 2, 3), size (N, C, H, W) -> (N, H, W, 2); or 3-D.

    `align_corners` as in `grid_sample`.

    >>> F.affine_grid(tt.tensor([[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]]), (1, 1, 1, 2), align_corners=False)
    tensor([[[[-0.5000,  0.0000],
              [ 0.5000,  0.0000]]]])
    """
    if overrides.possible and has_torch_function((theta,)):
        return handle_call(affine_grid, (theta,), locals())
    if align_corners is None:
        warnings.warn(_ALIGN_CORNERS_CHANGED, stacklevel=2)
        align_corners = False
    if not theta.is_floating_point():
        raise ValueError(f"Expected theta to have floating point type, but got {theta.dtype}")
    if len(size) not in (4, 5):
        raise NotImplementedError(
            "affine_grid only supports 4D and 5D sizes, for 2D and 3D affine transforms, respectively. "
            f"Got size {size}."
        )
    d = len(size) - 2
    if theta.dim() != 3 or theta.shape[-2] != d or theta.shape[-1] != d + 1:
        raise ValueError(
            f"Expected a batch of {d}D affine matrices of shape Nx{d}x{d + 1} for size {size}. Got {theta.shape}."
        )
    # With one pixel along a dimension its first and last pixel are the same, and cannot be both at -1 and at 1. The operator
    # puts it at 0.
    if align_corners and min(size[-d:]) == 1:
        warnings.warn(
            "Since version 1.3.0, affine_grid behavior has changed for unit-size grids when align_corners=True. This is "
            "not an intended use case of affine_grid. See the documentation of affine_grid for details.",
            stacklevel=2,
        )
    elif min(size) <= 0:
        raise ValueError(f"Expected non-zero, positive output size. Got {size}")
    return F.affine_grid_generator(theta, size, align_corners)


# ---- channels --------------------------------------------------------------------------------------------------------


# These names are the operators themselves.
#
#     pixel_shuffle(input, upscale_factor)        channels to space: (*, C r r, H, W) -> (*, C, H r, W r)
#     pixel_unshuffle(input, downscale_factor)    space to channels: (*, C, H r, W r) -> (*, C r r, H, W)
#     channel_shuffle(input, groups)              the channels of all groups interleaved: (N, C, *) -> (N, C, *)
#     native_channel_shuffle(input, groups)       the same
pixel_shuffle, pixel_unshuffle = F.pixel_shuffle, F.pixel_unshuffle
channel_shuffle, native_channel_shuffle = F.channel_shuffle, F.native_channel_shuffle
