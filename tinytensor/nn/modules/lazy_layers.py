"""Layers that learn how many features or channels there are from their first input, and are ordinary ones from then on.

Each takes the arguments of the class that it becomes, without the first one: LazyLinear(10) becomes a Linear(n, 10), where
n is the last size of the first input.

Mirrors the Lazy classes of torch/nn/modules/{linear,conv,batchnorm,instancenorm}.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as aten
from tinytensor.c10.grad_mode import no_grad
from tinytensor.c10.scalar_type import int64
from tinytensor.nn.modules.batchnorm import BatchNorm1d, BatchNorm2d, BatchNorm3d, _BatchNorm, _NormBase
from tinytensor.nn.modules.conv import (
    Conv1d,
    Conv2d,
    Conv3d,
    ConvTranspose1d,
    ConvTranspose2d,
    ConvTranspose3d,
    Size,
    _ConvNd,
)
from tinytensor.nn.modules.instancenorm import InstanceNorm1d, InstanceNorm2d, InstanceNorm3d, _InstanceNorm
from tinytensor.nn.modules.lazy import LazyModuleMixin
from tinytensor.nn.modules.linear import Linear
from tinytensor.nn.parameter import UninitializedBuffer, UninitializedParameter

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = [
    "LazyBatchNorm1d", "LazyBatchNorm2d", "LazyBatchNorm3d", "LazyConv1d", "LazyConv2d", "LazyConv3d",
    "LazyConvTranspose1d", "LazyConvTranspose2d", "LazyConvTranspose3d", "LazyInstanceNorm1d", "LazyInstanceNorm2d",
    "LazyInstanceNorm3d", "LazyLinear",
]  # fmt: skip


class LazyLinear(LazyModuleMixin, Linear):
    """Linear whose in_features is the last dimension of its first input.

    From the first call on it is an ordinary Linear.

        out_features    the size of the output's last dimension
        bias            True; False leaves the bias out
        device, dtype   of the parameters

    Shapes: (*, in_features) -> (*, out_features).
    Parameters: those of Linear, drawn at the first call. Until the first call they are UninitializedParameters,
    without a shape.

    >>> m = nn.LazyLinear(3)
    >>> m(tt.randn(5, 4)).shape
    torch.Size([5, 3])
    >>> m
    Linear(in_features=4, out_features=3, bias=True)
    """

    cls_to_become = Linear
    weight: Any
    bias: Any

    def __init__(self, out_features: int, bias: bool = True, device: Any = None, dtype: Any = None) -> None:
        super().__init__(0, 0, False)  # a weight without elements, so that no random numbers are used up
        self.weight = UninitializedParameter(device=device, dtype=dtype)
        self.out_features = out_features
        if bias:
            self.bias = UninitializedParameter(device=device, dtype=dtype)

    def reset_parameters(self) -> None:
        """Draws the parameters anew, once they have shapes."""
        if not self.has_uninitialized_params() and self.in_features != 0:
            super().reset_parameters()

    def initialize_parameters(self, input: Tensor) -> None:
        """Gives the parameters their shapes, from the first input, and draws them."""
        if not self.has_uninitialized_params():
            # A loaded state_dict has given the parameters their shapes, but in_features is still unknown.
            if self.in_features == 0:
                _check_loaded_in_features(input, self.weight)
                self.in_features = input.shape[-1]
            return
        with no_grad():
            self.in_features = input.shape[-1]
            self.weight.materialize((self.out_features, self.in_features))
            if self.bias is not None:
                self.bias.materialize((self.out_features,))
            self.reset_parameters()


def _check_loaded_in_features(input: Tensor, weight: Tensor) -> None:
    if input.shape[-1] != weight.shape[-1]:
        raise AssertionError(
            f"The in_features inferred from input: {input.shape[-1]} is not equal to in_features from self.weight: "
            f"{weight.shape[-1]}"
        )


# ---- convolutions ----------------------------------------------------------------------------------------------------


class _LazyConvXdMixin(LazyModuleMixin, _ConvNd):
    """What lazy convolutions share: in_channels are the channels of the first input."""

    def _make_uninitialized(self, out_channels: int, bias: bool, device: Any, dtype: Any) -> None:
        """Put parameters without a shape in the places of the empty ones that `__init__` made for 0 channels."""
        self.weight = UninitializedParameter(device=device, dtype=dtype)
        self.out_channels = out_channels
        if bias:
            self.bias = UninitializedParameter(device=device, dtype=dtype)

    def reset_parameters(self) -> None:
        """Draws the parameters anew, once they have shapes."""
        if not self.has_uninitialized_params() and self.in_channels != 0:
            super().reset_parameters()

    def initialize_parameters(self, input: Tensor, *args: Any, **kwargs: Any) -> None:
        """Gives the parameters their shapes, from the first input, and draws them."""
        if not self.has_uninitialized_params():
            return
        self.in_channels = self._get_in_channels(input)
        # _ConvNd could not check this: it was given 0 channels.
        if self.in_channels % self.groups != 0:
            raise ValueError("in_channels must be divisible by groups")
        first, second = self.out_channels, self.in_channels
        if self.transposed:
            first, second = second, first
        self.weight.materialize((first, second // self.groups, *self.kernel_size))
        if self.bias is not None:
            self.bias.materialize((self.out_channels,))
        self.reset_parameters()

    def _get_num_spatial_dims(self) -> int:
        raise NotImplementedError

    def _get_in_channels(self, input: Tensor) -> int:
        rank = self._get_num_spatial_dims() + 1
        if input.dim() not in (rank, rank + 1):
            raise RuntimeError(
                f"Expected {rank}D (unbatched) or {rank + 1}D (batched) input to {self.__class__.__name__}, but got input "
                f"of size: {input.shape}"
            )
        return input.shape[1] if input.dim() == rank + 1 else input.shape[0]


class LazyConv1d(_LazyConvXdMixin, Conv1d):
    """Conv1d whose in_channels are the channels of its first input.

    From the first call on it is an ordinary Conv1d.

        out_channels    channels of the output
        kernel_size     size of the window: a number
        stride          1; how far the window moves
        padding         0; elements added at each end, or "valid" or "same"
        dilation        1; distance between the elements of a window
        groups          1; channels in so many groups
        bias            True; False leaves the bias out
        padding_mode    "zeros"; "reflect", "replicate" or "circular"
        device, dtype   of the parameters

    Shapes: (N, C_in, L) or (C_in, L) -> (N, C_out, L_out) or (C_out, L_out), see Conv1d.
    Parameters: those of Conv1d, drawn at the first call. Until the first call they are UninitializedParameters,
    without a shape.

    >>> m = nn.LazyConv1d(16, 3)
    >>> m(tt.randn(2, 4, 8)).shape
    torch.Size([2, 16, 6])
    >>> type(m).__name__, m.in_channels
    ('Conv1d', 4)
    """

    cls_to_become = Conv1d

    def __init__(
        self, out_channels: int, kernel_size: Size, stride: Size = 1, padding: str | Size = 0, dilation: Size = 1,
        groups: int = 1, bias: bool = True, padding_mode: str = "zeros", device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(0, 0, kernel_size, stride, padding, dilation, groups, False, padding_mode, device, dtype)
        self._make_uninitialized(out_channels, bias, device, dtype)

    def _get_num_spatial_dims(self) -> int:
        return 1


class LazyConv2d(_LazyConvXdMixin, Conv2d):
    """Conv2d whose in_channels are the channels of its first input.

    From the first call on it is an ordinary Conv2d.

        out_channels    channels of the output
        kernel_size     size of the window: a number or (kH, kW)
        stride          1; how far the window moves
        padding         0; elements added at each end, or "valid" or "same"
        dilation        1; distance between the elements of a window
        groups          1; channels in so many groups
        bias            True; False leaves the bias out
        padding_mode    "zeros"; "reflect", "replicate" or "circular"
        device, dtype   of the parameters

    Shapes: (N, C_in, H, W) or (C_in, H, W) -> (N, C_out, H_out, W_out) or (C_out, H_out, W_out), see Conv2d.
    Parameters: those of Conv2d, drawn at the first call. Until the first call they are UninitializedParameters,
    without a shape.

    >>> m = nn.LazyConv2d(16, 3)
    >>> m(tt.randn(2, 4, 8, 8)).shape
    torch.Size([2, 16, 6, 6])
    >>> type(m).__name__, m.in_channels
    ('Conv2d', 4)
    """

    cls_to_become = Conv2d

    def __init__(
        self, out_channels: int, kernel_size: Size, stride: Size = 1, padding: str | Size = 0, dilation: Size = 1,
        groups: int = 1, bias: bool = True, padding_mode: str = "zeros", device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(0, 0, kernel_size, stride, padding, dilation, groups, False, padding_mode, device, dtype)
        self._make_uninitialized(out_channels, bias, device, dtype)

    def _get_num_spatial_dims(self) -> int:
        return 2


class LazyConv3d(_LazyConvXdMixin, Conv3d):
    """Conv3d whose in_channels are the channels of its first input.

    From the first call on it is an ordinary Conv3d.

        out_channels    channels of the output
        kernel_size     size of the window: a number or (kD, kH, kW)
        stride          1; how far the window moves
        padding         0; elements added at each end, or "valid" or "same"
        dilation        1; distance between the elements of a window
        groups          1; channels in so many groups
        bias            True; False leaves the bias out
        padding_mode    "zeros"; "reflect", "replicate" or "circular"
        device, dtype   of the parameters

    Shapes: (N, C_in, D, H, W) or (C_in, D, H, W) -> (N, C_out, D_out, H_out, W_out) or (C_out, D_out, H_out,
    W_out), see Conv3d.
    Parameters: those of Conv3d, drawn at the first call. Until the first call they are UninitializedParameters,
    without a shape.

    >>> m = nn.LazyConv3d(16, 3)
    >>> m(tt.randn(2, 4, 8, 8, 8)).shape
    torch.Size([2, 16, 6, 6, 6])
    >>> type(m).__name__, m.in_channels
    ('Conv3d', 4)
    """

    cls_to_become = Conv3d

    def __init__(
        self, out_channels: int, kernel_size: Size, stride: Size = 1, padding: str | Size = 0, dilation: Size = 1,
        groups: int = 1, bias: bool = True, padding_mode: str = "zeros", device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(0, 0, kernel_size, stride, padding, dilation, groups, False, padding_mode, device, dtype)
        self._make_uninitialized(out_channels, bias, device, dtype)

    def _get_num_spatial_dims(self) -> int:
        return 3


class LazyConvTranspose1d(_LazyConvXdMixin, ConvTranspose1d):
    """ConvTranspose1d whose in_channels are the channels of its first input.

    From the first call on it is an ordinary ConvTranspose1d.

        out_channels     channels of the output
        kernel_size      size of the window: a number
        stride           1; how far the window moves in the output
        padding          0; elements cut off at each end of the output
        output_padding   0; elements added at the far end
        groups           1; channels in so many groups
        bias             True; False leaves the bias out
        dilation         1; distance between the elements of a window
        padding_mode     "zeros", the only one
        device, dtype    of the parameters

    Shapes: (N, C_in, L) or (C_in, L) -> (N, C_out, L_out) or (C_out, L_out), see ConvTranspose1d.
    Parameters: those of ConvTranspose1d, drawn at the first call. Until the first call they are
    UninitializedParameters, without a shape.

    >>> m = nn.LazyConvTranspose1d(16, 3)
    >>> m(tt.randn(2, 4, 8)).shape
    torch.Size([2, 16, 10])
    >>> type(m).__name__, m.in_channels
    ('ConvTranspose1d', 4)
    """

    cls_to_become = ConvTranspose1d

    def __init__(
        self, out_channels: int, kernel_size: Size, stride: Size = 1, padding: Size = 0, output_padding: Size = 0,
        groups: int = 1, bias: bool = True, dilation: Size = 1, padding_mode: str = "zeros", device: Any = None,
        dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(
            0, 0, kernel_size, stride, padding, output_padding, groups, False, dilation, padding_mode, device, dtype
        )
        self._make_uninitialized(out_channels, bias, device, dtype)

    def _get_num_spatial_dims(self) -> int:
        return 1


class LazyConvTranspose2d(_LazyConvXdMixin, ConvTranspose2d):
    """ConvTranspose2d whose in_channels are the channels of its first input.

    From the first call on it is an ordinary ConvTranspose2d.

        out_channels     channels of the output
        kernel_size      size of the window: a number or (kH, kW)
        stride           1; how far the window moves in the output
        padding          0; elements cut off at each end of the output
        output_padding   0; elements added at the far end
        groups           1; channels in so many groups
        bias             True; False leaves the bias out
        dilation         1; distance between the elements of a window
        padding_mode     "zeros", the only one
        device, dtype    of the parameters

    Shapes: (N, C_in, H, W) or (C_in, H, W) -> (N, C_out, H_out, W_out) or (C_out, H_out, W_out), see
    ConvTranspose2d.
    Parameters: those of ConvTranspose2d, drawn at the first call. Until the first call they are
    UninitializedParameters, without a shape.

    >>> m = nn.LazyConvTranspose2d(16, 3)
    >>> m(tt.randn(2, 4, 8, 8)).shape
    torch.Size([2, 16, 10, 10])
    >>> type(m).__name__, m.in_channels
    ('ConvTranspose2d', 4)
    """

    cls_to_become = ConvTranspose2d

    def __init__(
        self, out_channels: int, kernel_size: Size, stride: Size = 1, padding: Size = 0, output_padding: Size = 0,
        groups: int = 1, bias: bool = True, dilation: int = 1, padding_mode: str = "zeros", device: Any = None,
        dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(
            0, 0, kernel_size, stride, padding, output_padding, groups, False, dilation, padding_mode, device, dtype
        )
        self._make_uninitialized(out_channels, bias, device, dtype)

    def _get_num_spatial_dims(self) -> int:
        return 2


class LazyConvTranspose3d(_LazyConvXdMixin, ConvTranspose3d):
    """ConvTranspose3d whose in_channels are the channels of its first input.

    From the first call on it is an ordinary ConvTranspose3d.

        out_channels     channels of the output
        kernel_size      size of the window: a number or (kD, kH, kW)
        stride           1; how far the window moves in the output
        padding          0; elements cut off at each end of the output
        output_padding   0; elements added at the far end
        groups           1; channels in so many groups
        bias             True; False leaves the bias out
        dilation         1; distance between the elements of a window
        padding_mode     "zeros", the only one
        device, dtype    of the parameters

    Shapes: (N, C_in, D, H, W) or (C_in, D, H, W) -> (N, C_out, D_out, H_out, W_out) or (C_out, D_out, H_out,
    W_out), see ConvTranspose3d.
    Parameters: those of ConvTranspose3d, drawn at the first call. Until the first call they are
    UninitializedParameters, without a shape.

    >>> m = nn.LazyConvTranspose3d(16, 3)
    >>> m(tt.randn(2, 4, 8, 8, 8)).shape
    torch.Size([2, 16, 10, 10, 10])
    >>> type(m).__name__, m.in_channels
    ('ConvTranspose3d', 4)
    """

    cls_to_become = ConvTranspose3d

    def __init__(
        self, out_channels: int, kernel_size: Size, stride: Size = 1, padding: Size = 0, output_padding: Size = 0,
        groups: int = 1, bias: bool = True, dilation: Size = 1, padding_mode: str = "zeros", device: Any = None,
        dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(
            0, 0, kernel_size, stride, padding, output_padding, groups, False, dilation, padding_mode, device, dtype
        )
        self._make_uninitialized(out_channels, bias, device, dtype)

    def _get_num_spatial_dims(self) -> int:
        return 3


# ---- norms -----------------------------------------------------------------------------------------------------------


class _LazyNormBase(LazyModuleMixin, _NormBase):
    """What lazy norms share: num_features is the size of the first input's dimension 1."""

    def __init__(
        self,
        eps: float = 1e-5,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        # First without parameters and buffers; then those that are wanted, without a shape. The count of batches is a scalar.
        super().__init__(0, eps, momentum, False, False, device, dtype, bias=False)
        self.affine = affine
        self.track_running_stats = track_running_stats
        if affine:
            self.weight = UninitializedParameter(device=device, dtype=dtype)
            if bias:
                self.bias = UninitializedParameter(device=device, dtype=dtype)
        if track_running_stats:
            self.running_mean = UninitializedBuffer(device=device, dtype=dtype)
            self.running_var = UninitializedBuffer(device=device, dtype=dtype)
            self.num_batches_tracked = aten.zeros((), device=device, dtype=int64)

    def reset_parameters(self) -> None:
        """Draws the parameters anew, once they have shapes."""
        if not self.has_uninitialized_params() and self.num_features != 0:
            super().reset_parameters()

    def initialize_parameters(self, input: Tensor) -> None:
        """Gives the parameters their shapes, from the first input, and draws them."""
        if not self.has_uninitialized_params():
            return
        self.num_features = input.shape[1]
        for tensor in (self.weight, self.bias, self.running_mean, self.running_var):
            if tensor is not None:
                tensor.materialize((self.num_features,))
        self.reset_parameters()


class LazyBatchNorm1d(_LazyNormBase, _BatchNorm):
    """BatchNorm1d whose num_features are the channels of its first input, dimension 1.

    From the first call on it is an ordinary BatchNorm1d.

        eps                   1e-5; added to the variance
        momentum              0.1; share of a new batch in the running statistics. None makes them the plain mean of
                              all batches
        affine                True; False leaves weight and bias out
        track_running_stats   True; False leaves the buffers out
        device, dtype         of parameters and buffers
        bias                  True; False leaves only the bias out

    Shapes: (N, C) or (N, C, L) -> the same.
    Parameters: those of BatchNorm1d, and its buffers, filled at the first call. Until the first call they are
    UninitializedParameters, without a shape.

    >>> m = nn.LazyBatchNorm1d()
    >>> m(tt.randn(2, 4, 8)).shape
    torch.Size([2, 4, 8])
    >>> type(m).__name__, m.num_features, m.weight.shape
    ('BatchNorm1d', 4, torch.Size([4]))
    """

    cls_to_become = BatchNorm1d
    _check_input_dim = BatchNorm1d._check_input_dim


class LazyBatchNorm2d(_LazyNormBase, _BatchNorm):
    """BatchNorm2d whose num_features are the channels of its first input, dimension 1.

    From the first call on it is an ordinary BatchNorm2d.

        eps                   1e-5; added to the variance
        momentum              0.1; share of a new batch in the running statistics. None makes them the plain mean of
                              all batches
        affine                True; False leaves weight and bias out
        track_running_stats   True; False leaves the buffers out
        device, dtype         of parameters and buffers
        bias                  True; False leaves only the bias out

    Shapes: (N, C, H, W) -> the same.
    Parameters: those of BatchNorm2d, and its buffers, filled at the first call. Until the first call they are
    UninitializedParameters, without a shape.

    >>> m = nn.LazyBatchNorm2d()
    >>> m(tt.randn(2, 4, 8, 8)).shape
    torch.Size([2, 4, 8, 8])
    >>> type(m).__name__, m.num_features, m.weight.shape
    ('BatchNorm2d', 4, torch.Size([4]))
    """

    cls_to_become = BatchNorm2d
    _check_input_dim = BatchNorm2d._check_input_dim


class LazyBatchNorm3d(_LazyNormBase, _BatchNorm):
    """BatchNorm3d whose num_features are the channels of its first input, dimension 1.

    From the first call on it is an ordinary BatchNorm3d.

        eps                   1e-5; added to the variance
        momentum              0.1; share of a new batch in the running statistics. None makes them the plain mean of
                              all batches
        affine                True; False leaves weight and bias out
        track_running_stats   True; False leaves the buffers out
        device, dtype         of parameters and buffers
        bias                  True; False leaves only the bias out

    Shapes: (N, C, D, H, W) -> the same.
    Parameters: those of BatchNorm3d, and its buffers, filled at the first call. Until the first call they are
    UninitializedParameters, without a shape.

    >>> m = nn.LazyBatchNorm3d()
    >>> m(tt.randn(2, 4, 8, 8, 8)).shape
    torch.Size([2, 4, 8, 8, 8])
    >>> type(m).__name__, m.num_features, m.weight.shape
    ('BatchNorm3d', 4, torch.Size([4]))
    """

    cls_to_become = BatchNorm3d
    _check_input_dim = BatchNorm3d._check_input_dim


class LazyInstanceNorm1d(_LazyNormBase, _InstanceNorm):
    """InstanceNorm1d whose num_features are the channels of its first input, dimension 1.

    From the first call on it is an ordinary InstanceNorm1d.

        eps                   1e-5; added to the variance
        momentum              0.1; share of a new batch in the running statistics
        affine                True here; False leaves weight and bias out
        track_running_stats   True here; False leaves the buffers out
        device, dtype         of parameters and buffers
        bias                  True; False leaves only the bias out

    Shapes: (N, C, L) -> the same.
    Parameters: those of InstanceNorm1d, and its buffers, filled at the first call. Until the first call they are
    UninitializedParameters, without a shape.

    >>> m = nn.LazyInstanceNorm1d()
    >>> m(tt.randn(2, 4, 8)).shape
    torch.Size([2, 4, 8])
    >>> type(m).__name__, m.num_features, m.weight.shape
    ('InstanceNorm1d', 4, torch.Size([4]))
    """

    cls_to_become = InstanceNorm1d
    _get_no_batch_dim = InstanceNorm1d._get_no_batch_dim


class LazyInstanceNorm2d(_LazyNormBase, _InstanceNorm):
    """InstanceNorm2d whose num_features are the channels of its first input, dimension 1.

    From the first call on it is an ordinary InstanceNorm2d.

        eps                   1e-5; added to the variance
        momentum              0.1; share of a new batch in the running statistics
        affine                True here; False leaves weight and bias out
        track_running_stats   True here; False leaves the buffers out
        device, dtype         of parameters and buffers
        bias                  True; False leaves only the bias out

    Shapes: (N, C, H, W) -> the same.
    Parameters: those of InstanceNorm2d, and its buffers, filled at the first call. Until the first call they are
    UninitializedParameters, without a shape.

    >>> m = nn.LazyInstanceNorm2d()
    >>> m(tt.randn(2, 4, 8, 8)).shape
    torch.Size([2, 4, 8, 8])
    >>> type(m).__name__, m.num_features, m.weight.shape
    ('InstanceNorm2d', 4, torch.Size([4]))
    """

    cls_to_become = InstanceNorm2d
    _get_no_batch_dim = InstanceNorm2d._get_no_batch_dim


class LazyInstanceNorm3d(_LazyNormBase, _InstanceNorm):
    """InstanceNorm3d whose num_features are the channels of its first input, dimension 1.

    From the first call on it is an ordinary InstanceNorm3d.

        eps                   1e-5; added to the variance
        momentum              0.1; share of a new batch in the running statistics
        affine                True here; False leaves weight and bias out
        track_running_stats   True here; False leaves the buffers out
        device, dtype         of parameters and buffers
        bias                  True; False leaves only the bias out

    Shapes: (N, C, D, H, W) -> the same.
    Parameters: those of InstanceNorm3d, and its buffers, filled at the first call. Until the first call they are
    UninitializedParameters, without a shape.

    >>> m = nn.LazyInstanceNorm3d()
    >>> m(tt.randn(2, 4, 8, 8, 8)).shape
    torch.Size([2, 4, 8, 8, 8])
    >>> type(m).__name__, m.num_features, m.weight.shape
    ('InstanceNorm3d', 4, torch.Size([4]))
    """

    cls_to_become = InstanceNorm3d
    _get_no_batch_dim = InstanceNorm3d._get_no_batch_dim
