"""Instance normalization as modules: every channel of every sample is normalized over its places.

No parameters and no running statistics unless asked for; otherwise as batch normalization.

Mirrors torch/nn/modules/instancenorm.py. The lazy ones are in lazy_layers.py.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any

import tinytensor.nn.functional as F
from tinytensor.nn.modules.batchnorm import _NormBase

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["InstanceNorm1d", "InstanceNorm2d", "InstanceNorm3d"]


class _InstanceNorm(_NormBase):
    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float = 0.1,
        affine: bool = False,
        track_running_stats: bool = False,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__(num_features, eps, momentum, affine, track_running_stats, device, dtype, bias=bias)

    def _get_no_batch_dim(self) -> int:
        """The rank of an input without a batch."""
        raise NotImplementedError

    def _check_input_dim(self, input: Tensor) -> None:
        rank = self._get_no_batch_dim()
        if input.dim() not in (rank, rank + 1):
            raise ValueError(f"expected {rank}D or {rank + 1}D input (got {input.dim()}D input)")

    def _apply_instance_norm(self, input: Tensor) -> Tensor:
        # The statistics are the input's own unless running ones are kept. momentum None is batch normalization's plain average;
        # PyTorch does not compute it here and updates nothing.
        use_input_stats = self.training or not self.track_running_stats
        momentum = self.momentum if self.momentum is not None else 0.0
        return F.instance_norm(
            input, self.running_mean, self.running_var, self.weight, self.bias, use_input_stats, momentum, self.eps
        )

    def _load_from_state_dict(
        self, state_dict: dict[str, Any], prefix: str, local_metadata: dict[str, Any], strict: bool,
        missing_keys: list[str], unexpected_keys: list[str], error_msgs: list[str],
    ) -> None:  # fmt: skip
        """Refuse running statistics of a state_dict without a version: before 0.4.0 every module tracked them."""
        if local_metadata.get("version") is None and not self.track_running_stats:
            found = [prefix + name for name in ("running_mean", "running_var") if prefix + name in state_dict]
            if found:
                names, cls = " and ".join(f'"{key}"' for key in found), self.__class__.__name__
                error_msgs.append(
                    f"Unexpected running stats buffer(s) {names} for {cls} with track_running_stats=False. If state_dict "
                    f"is a checkpoint saved before 0.4.0, this may be expected because {cls} does not track running stats "
                    "by default since 0.4.0. Please remove these keys from state_dict. If the running stats are actually "
                    f"needed, instead set track_running_stats=True in {cls} to enable them. See the documentation of "
                    f"{cls} for details."
                )
                for key in found:
                    state_dict.pop(key)
        super()._load_from_state_dict(
            state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs
        )

    def forward(self, input: Tensor) -> Tensor:
        self._check_input_dim(input)
        rank = self._get_no_batch_dim()
        dim = input.dim() - rank
        # Without weight and bias no tensor has num_features elements, so a wrong number does no harm: a warning is enough.
        if input.size(dim) != self.num_features:
            if self.affine:
                raise ValueError(
                    f"expected input's size at dim={dim} to match num_features ({self.num_features}), but got: "
                    f"{input.size(dim)}."
                )
            warnings.warn(
                f"input's size at dim={dim} does not match num_features. You can silence this warning by not passing in "
                "num_features, which is not used because affine=False",
                stacklevel=2,
            )
        if input.dim() == rank:
            return self._apply_instance_norm(input.unsqueeze(0)).squeeze(0)
        return self._apply_instance_norm(input)


class InstanceNorm1d(_InstanceNorm):
    """Normalizes each channel of each sample over L.

    It computes `(x - mean) / sqrt(var + eps)`, times the weight and plus the bias if there are any.

        num_features          C, the number of channels
        eps                   1e-5; added to the variance, against division by 0
        momentum              0.1; share of a new batch in the running statistics
        affine                False; True multiplies by a weight and adds a bias
        track_running_stats   False; True keeps running statistics, which evaluation uses
        device, dtype         of parameters and buffers
        bias                  True; False leaves only the bias out

    Shapes: (N, C, L) or (C, L) -> the same.
    Parameters: with affine, weight (C) of ones and bias (C) of zeros; else None.
    Buffers: with track_running_stats, running_mean (C) of zeros, running_var (C) of ones, num_batches_tracked ();
    else None.
    Errors: ValueError for other ranks, and with affine for other than num_features channels (without affine it
    warns).

    >>> m = nn.InstanceNorm1d(1)
    >>> m(tt.tensor([[[1.0, 3.0]]])).round(decimals=3)
    tensor([[[-1.,  1.]]])
    """

    def _get_no_batch_dim(self) -> int:
        return 2


class InstanceNorm2d(_InstanceNorm):
    """Normalizes each channel of each sample over H and W.

    It computes `(x - mean) / sqrt(var + eps)`, times the weight and plus the bias if there are any.

        num_features          C, the number of channels
        eps                   1e-5; added to the variance, against division by 0
        momentum              0.1; share of a new batch in the running statistics
        affine                False; True multiplies by a weight and adds a bias
        track_running_stats   False; True keeps running statistics, which evaluation uses
        device, dtype         of parameters and buffers
        bias                  True; False leaves only the bias out

    Shapes: (N, C, H, W) or (C, H, W) -> the same.
    Parameters: with affine, weight (C) of ones and bias (C) of zeros; else None.
    Buffers: with track_running_stats, running_mean (C) of zeros, running_var (C) of ones, num_batches_tracked ();
    else None.
    Errors: ValueError for other ranks, and with affine for other than num_features channels (without affine it
    warns).

    >>> m = nn.InstanceNorm2d(16, affine=True)
    >>> m(tt.randn(20, 16, 5, 6)).shape
    torch.Size([20, 16, 5, 6])
    """

    def _get_no_batch_dim(self) -> int:
        return 3


class InstanceNorm3d(_InstanceNorm):
    """Normalizes each channel of each sample over D, H and W.

    It computes `(x - mean) / sqrt(var + eps)`, times the weight and plus the bias if there are any.

        num_features          C, the number of channels
        eps                   1e-5; added to the variance, against division by 0
        momentum              0.1; share of a new batch in the running statistics
        affine                False; True multiplies by a weight and adds a bias
        track_running_stats   False; True keeps running statistics, which evaluation uses
        device, dtype         of parameters and buffers
        bias                  True; False leaves only the bias out

    Shapes: (N, C, D, H, W) or (C, D, H, W) -> the same.
    Parameters: with affine, weight (C) of ones and bias (C) of zeros; else None.
    Buffers: with track_running_stats, running_mean (C) of zeros, running_var (C) of ones, num_batches_tracked ();
    else None.
    Errors: ValueError for other ranks, and with affine for other than num_features channels (without affine it
    warns).

    >>> m = nn.InstanceNorm3d(16, affine=True)
    >>> m(tt.randn(20, 16, 5, 6, 7)).shape
    torch.Size([20, 16, 5, 6, 7])
    """

    def _get_no_batch_dim(self) -> int:
        return 4
