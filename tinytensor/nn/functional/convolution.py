"""torch.nn.functional: convolutions, and the columns that they multiply.

    conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1)
                                                        ([N], C, L), (O, C / groups, k), (O) -> ([N], O, L')
    conv_transpose1d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1)
                                                        ([N], C, L), (C, O / groups, k), (O) -> ([N], O, L')
    conv_tbc(input, weight, bias, pad=0)                (T, N, C), (k, C, O), (O) -> (T + 2 pad - k + 1, N, O)

conv slides `weight` along a sequence: L' = (L + 2 padding - dilation (k - 1) - 1) // stride + 1. padding="same" keeps L
(stride 1 only), "valid" is 0. conv_transpose is its transpose: L' = (L - 1) stride - 2 padding + dilation (k - 1) +
output_padding + 1. conv2d and conv3d, for images and volumes, have two and three of L and k, and of each number that
goes with them. RuntimeError where channels, ranks or dtypes do not fit, or the kernel is larger than the padded input.
These are the operators themselves. `unfold` and `fold` are not: they make pairs of their sizes.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.overrides import handle_call, has_torch_function

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Size = int | Sequence[int]


conv1d, conv2d, conv3d = F.conv1d, F.conv2d, F.conv3d
conv_transpose1d, conv_transpose2d, conv_transpose3d = F.conv_transpose1d, F.conv_transpose2d, F.conv_transpose3d
conv_tbc = F.conv_tbc


def unfold(input: Tensor, kernel_size: Size, dilation: Size = 1, padding: Size = 0, stride: Size = 1) -> Tensor:
    """Every window of an image as a column. Shapes: ([N], C, H, W) -> ([N], C kH kW, windows).

    Sizes are ints or pairs; `dilation` is 1, `padding` 0, `stride` 1.

    >>> F.unfold(tt.arange(9.0).view(1, 1, 3, 3), kernel_size=2)
    tensor([[[0., 1., 3., 4.],
             [1., 2., 4., 5.],
             [3., 4., 6., 7.],
             [4., 5., 7., 8.]]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(unfold, (input,), locals())
    return F.im2col(input, _pair(kernel_size), _pair(dilation), _pair(padding), _pair(stride))


def fold(
    input: Tensor,
    output_size: Size,
    kernel_size: Size,
    dilation: Size = 1,
    padding: Size = 0,
    stride: Size = 1,
) -> Tensor:
    """Columns added up to an image: the transpose of unfold. Shapes: ([N], C kH kW, windows) -> ([N], C, H, W).

    Sizes are ints or pairs; `dilation` is 1, `padding` 0, `stride` 1. RuntimeError where the columns do not fit the
    windows.

    >>> F.fold(tt.ones(1, 4, 4), output_size=3, kernel_size=2)
    tensor([[[[1., 2., 1.],
              [2., 4., 2.],
              [1., 2., 1.]]]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(fold, (input,), locals())
    return F.col2im(input, _pair(output_size), _pair(kernel_size), _pair(dilation), _pair(padding), _pair(stride))


def _pair(size: Size) -> tuple[int, ...]:
    return tuple(size) if isinstance(size, Iterable) else (size, size)
