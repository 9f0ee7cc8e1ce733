"""Batch normalization as modules: every channel is normalized over the batch and its places.

`weight` and `bias` (num_features) start as 1 and 0. In training the batch's own mean and variance are used, and the
buffers `running_mean`, `running_var` move towards them by `momentum` (None: they are the plain average of all batches,
which `num_batches_tracked` counts); in evaluation the running ones are used, unless they are not tracked.

Mirrors torch/nn/modules/batchnorm.py. Left out: statistics of several processes (SyncBatchNorm is alone in its own). The
lazy ones are in lazy_layers.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import tinytensor.nn.functional as F
from tinytensor.aten import functions as aten
from tinytensor.c10.scalar_type import int64
from tinytensor.distributed.distributed_c10d import is_initialized
from tinytensor.nn import init
from tinytensor.nn.modules.module import Module
from tinytensor.nn.parameter import Parameter

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["BatchNorm1d", "BatchNorm2d", "BatchNorm3d", "SyncBatchNorm"]


class _NormBase(Module):
    """Parameters and running statistics of batch and instance normalization."""

    # 2: state_dicts hold num_batches_tracked.
    _version = 2

    weight: Any
    bias: Any
    running_mean: Any
    running_var: Any
    num_batches_tracked: Any

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__()
        self.num_features = num_features
        self.eps = eps
        self.momentum = momentum
        self.affine = affine
        self.track_running_stats = track_running_stats
        for name, wanted in (("weight", affine), ("bias", affine and bias)):
            empty = aten.empty(num_features, device=device, dtype=dtype) if wanted else None
            self.register_parameter(name, None if empty is None else Parameter(empty))
        mean = var = count = None
        if track_running_stats:
            mean = aten.zeros(num_features, device=device, dtype=dtype)
            var = aten.ones(num_features, device=device, dtype=dtype)
            count = aten.zeros((), device=device, dtype=int64)
        self.register_buffer("running_mean", mean)
        self.register_buffer("running_var", var)
        self.register_buffer("num_batches_tracked", count)
        self.reset_parameters()

    def reset_running_stats(self) -> None:
        """Sets running means and the count of batches to 0, and running variances to 1."""
        if self.track_running_stats:
            self.running_mean.zero_()
            self.running_var.fill_(1)
            self.num_batches_tracked.zero_()

    def reset_parameters(self) -> None:
        """Resets the running statistics, and sets the weight to 1 and the bias to 0."""
        self.reset_running_stats()
        if self.affine:
            init.ones_(self.weight)
            if self.bias is not None:
                init.zeros_(self.bias)

    def _check_input_dim(self, input: Tensor) -> None:
        raise NotImplementedError

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return (
            f"{self.num_features}, eps={self.eps}, momentum={self.momentum}, affine={self.affine}, "
            f"bias={self.bias is not None}, track_running_stats={self.track_running_stats}"
        )

    def _load_from_state_dict(
        self, state_dict: dict[str, Any], prefix: str, local_metadata: dict[str, Any], strict: bool,
        missing_keys: list[str], unexpected_keys: list[str], error_msgs: list[str],
    ) -> None:  # fmt: skip
        """A state_dict from before num_batches_tracked is completed by this module's own count."""
        # Version 2 of the class brought the count. Without it a strict load of an older file would fail for a missing key.
        version = local_metadata.get("version")
        key = prefix + "num_batches_tracked"
        if (version is None or version < 2) and self.track_running_stats and key not in state_dict:
            own = self.num_batches_tracked
            known = own is not None and own.device.type != "meta"
            state_dict[key] = own if known else aten.zeros((), dtype=int64)
        super()._load_from_state_dict(
            state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs
        )


class _BatchNorm(_NormBase):
    def forward(self, input: Tensor) -> Tensor:
        self._check_input_dim(input)
        # momentum None becomes 1 / n at the n-th batch: the plain average.
        momentum = 0.0 if self.momentum is None else self.momentum
        if self.training and self.track_running_stats and self.num_batches_tracked is not None:
            self.num_batches_tracked.add_(1)
            if self.momentum is None:
                momentum = 1.0 / float(self.num_batches_tracked)
        by_batch = self.training or (self.running_mean is None and self.running_var is None)
        # In training the running statistics are passed on to be updated, in evaluation to normalize with.
        tracked = not self.training or self.track_running_stats
        mean, var = (self.running_mean, self.running_var) if tracked else (None, None)
        return F.batch_norm(input, mean, var, self.weight, self.bias, by_batch, momentum, self.eps)


class BatchNorm1d(_BatchNorm):
    """Normalizes each channel over the batch (and L): `(x - mean) / sqrt(var + eps) * weight + bias`.

    In training mean and variance are the batch's, and running_mean and running_var move towards them (towards n /
    (n - 1) times the variance). In evaluation the running ones are used, or the batch's where they are not tracked.

        num_features          C, the number of channels
        eps                   1e-5; added to the variance, against division by 0
        momentum              0.1; share of a new batch in the running statistics. None makes them the plain mean of
                              all batches
        affine                True; False leaves weight and bias out (they are None then)
        track_running_stats   True; False leaves the buffers out
        device, dtype         of parameters and buffers
        bias                  True; False leaves only the bias out

    Shapes: (N, C) or (N, C, L) -> the same; ValueError for other ranks, and in training for one value per channel.
    Parameters: weight (C) of ones, bias (C) of zeros.
    Buffers: running_mean (C) of zeros, running_var (C) of ones, num_batches_tracked () of 0, int64.

    >>> m = nn.BatchNorm1d(1, affine=False)
    >>> m(tt.tensor([[1.0], [3.0]])).round(decimals=3)
    tensor([[-1.],
            [ 1.]])
    >>> m.running_mean
    tensor([0.2000])
    """

    def _check_input_dim(self, input: Tensor) -> None:
        if input.dim() not in (2, 3):
            raise ValueError(f"expected 2D or 3D input (got {input.dim()}D input)")


class BatchNorm2d(_BatchNorm):
    """Normalizes each channel over the batch, H and W: `(x - mean) / sqrt(var + eps) * weight + bias`.

    In training mean and variance are the batch's, and running_mean and running_var move towards them (towards n /
    (n - 1) times the variance). In evaluation the running ones are used, or the batch's where they are not tracked.

        num_features          C, the number of channels
        eps                   1e-5; added to the variance, against division by 0
        momentum              0.1; share of a new batch in the running statistics. None makes them the plain mean of
                              all batches
        affine                True; False leaves weight and bias out (they are None then)
        track_running_stats   True; False leaves the buffers out
        device, dtype         of parameters and buffers
        bias                  True; False leaves only the bias out

    Shapes: (N, C, H, W) -> the same; ValueError for other ranks, and in training for one value per channel.
    Parameters: weight (C) of ones, bias (C) of zeros.
    Buffers: running_mean (C) of zeros, running_var (C) of ones, num_batches_tracked () of 0, int64.

    >>> m = nn.BatchNorm2d(16)
    >>> m(tt.randn(20, 16, 5, 6)).shape
    torch.Size([20, 16, 5, 6])
    >>> m.running_mean.shape, int(m.num_batches_tracked)
    (torch.Size([16]), 1)
    """

    def _check_input_dim(self, input: Tensor) -> None:
        if input.dim() != 4:
            raise ValueError(f"expected 4D input (got {input.dim()}D input)")


class BatchNorm3d(_BatchNorm):
    """Normalizes each channel over the batch, D, H and W: `(x - mean) / sqrt(var + eps) * weight + bias`.

    In training mean and variance are the batch's, and running_mean and running_var move towards them (towards n /
    (n - 1) times the variance). In evaluation the running ones are used, or the batch's where they are not tracked.

        num_features          C, the number of channels
        eps                   1e-5; added to the variance, against division by 0
        momentum              0.1; share of a new batch in the running statistics. None makes them the plain mean of
                              all batches
        affine                True; False leaves weight and bias out (they are None then)
        track_running_stats   True; False leaves the buffers out
        device, dtype         of parameters and buffers
        bias                  True; False leaves only the bias out

    Shapes: (N, C, D, H, W) -> the same; ValueError for other ranks, and in training for one value per channel.
    Parameters: weight (C) of ones, bias (C) of zeros.
    Buffers: running_mean (C) of zeros, running_var (C) of ones, num_batches_tracked () of 0, int64.

    >>> m = nn.BatchNorm3d(16)
    >>> m(tt.randn(20, 16, 5, 6, 7)).shape
    torch.Size([20, 16, 5, 6, 7])
    >>> m.running_mean.shape, int(m.num_batches_tracked)
    (torch.Size([16]), 1)
    """

    def _check_input_dim(self, input: Tensor) -> None:
        if input.dim() != 5:
            raise ValueError(f"expected 5D input (got {input.dim()}D input)")


class SyncBatchNorm(_BatchNorm):
    """Batch normalization over all processes of a group. There is one process here, so it is that of its own batch.

        num_features          C, the number of channels
        eps                   1e-5; added to the variance, against division by 0
        momentum              0.1; share of a new batch in the running statistics. None makes them the plain mean of
                              all batches
        affine                True; False leaves weight and bias out (they are None then)
        track_running_stats   True; False leaves the buffers out
        process_group         None; kept
        device, dtype         of parameters and buffers
        bias                  True; False leaves only the bias out

    Shapes: (N, C, ...) -> the same; ValueError for fewer dimensions, for no channels, and in training for one value per
    channel. PyTorch computes the same before `init_process_group`.
    Parameters: weight (C) of ones, bias (C) of zeros.
    Buffers: running_mean (C) of zeros, running_var (C) of ones, num_batches_tracked () of 0, int64.

    >>> m = nn.SyncBatchNorm(16)
    >>> m(tt.randn(20, 16, 5, 6, 7)).shape
    torch.Size([20, 16, 5, 6, 7])
    """

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        process_group: Any = None,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__(num_features, eps, momentum, affine, track_running_stats, device, dtype, bias=bias)
        self.process_group = process_group

    def _check_input_dim(self, input: Tensor) -> None:
        if input.dim() < 2:
            raise ValueError(f"expected at least 2D input (got {input.dim()}D input)")
        if input.size(1) == 0:
            raise ValueError("SyncBatchNorm number of input channels should be non-zero")

    def forward(self, input: Tensor) -> Tensor:
        """The batch normalized. ValueError for a tensor of the CPU in training after `init_process_group`, as in PyTorch."""
        self._check_input_dim(input)
        if self.training and is_initialized() and input.device.type not in ("cuda", "xpu", "privateuseone"):
            raise ValueError("SyncBatchNorm expected input tensor to be on GPU or XPU or privateuseone")
        return super().forward(input)

    @classmethod
    def convert_sync_batchnorm(cls, module: Any, process_group: Any = None) -> Any:
        """The module with every batch normalization in it made a SyncBatchNorm, which takes over parameters and buffers.

        >>> nn.SyncBatchNorm.convert_sync_batchnorm(nn.Sequential(nn.BatchNorm1d(2)))
        Sequential(
          (0): SyncBatchNorm(2, eps=1e-05, momentum=0.1, affine=True, bias=True, track_running_stats=True)
        )
        """
        result = module
        if isinstance(module, _BatchNorm):
            result = cls(
                module.num_features, module.eps, module.momentum, module.affine, module.track_running_stats, process_group,
                bias=module.bias is not None,
            )  # fmt: skip
            for name in ("weight", "bias", "running_mean", "running_var", "num_batches_tracked"):
                setattr(result, name, getattr(module, name))
            result.training = module.training
            if hasattr(module, "qconfig"):
                result.qconfig = module.qconfig
        for name, child in module.named_children():
            result.add_module(name, cls.convert_sync_batchnorm(child, process_group))
        return result
