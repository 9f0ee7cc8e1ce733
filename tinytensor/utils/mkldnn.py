"""`torch.utils.mkldnn.to_mkldnn`: a trained module with blocked parameters, for evaluation.

Mirrors torch/utils/mkldnn.py. Its modules are scripts there and plain modules here.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float16, float32
from tinytensor.nn.modules.activation import PReLU
from tinytensor.nn.modules.batchnorm import BatchNorm2d, BatchNorm3d
from tinytensor.nn.modules.conv import Conv1d, Conv2d, Conv3d
from tinytensor.nn.modules.linear import Linear
from tinytensor.nn.modules.module import Module


def _assert(condition: object, text: str) -> None:
    if not condition:
        raise AssertionError(text)


class _Blocked(Module):
    """A module whose parameters are blocked buffers."""

    def _hold(self, dense_module: Module, name: str, dtype: ScalarType | None = None) -> None:
        self.register_buffer(name, getattr(dense_module, name).to_mkldnn(dtype))

    def _hold_bias(self, dense_module: Any) -> None:
        """float32 in any case, since that costs nothing; zeros where the module has none."""
        bias = dense_module.bias
        zeros = F.zeros((dense_module.weight.size(0),), dtype=float32)
        self.register_buffer("bias", (zeros if bias is None else bias).to_mkldnn())


def _on_blocked(x: Tensor, forward: Any) -> Tensor:
    """`forward` of a blocked x; of a dense one too, whose result is dense then."""
    return forward(x) if x.is_mkldnn else forward(x.to_mkldnn()).to_dense()


class MkldnnLinear(_Blocked):
    """`nn.Linear` with blocked parameters.

    >>> from tinytensor.utils.mkldnn import to_mkldnn
    >>> to_mkldnn(tt.nn.Linear(2, 3))(tt.ones(4, 2)).shape
    torch.Size([4, 3])
    """

    def __init__(self, dense_module: Linear, dtype: ScalarType):
        super().__init__()
        self._hold(dense_module, "weight", dtype)
        self._hold_bias(dense_module)

    def forward(self, x: Tensor) -> Tensor:
        return _on_blocked(x, lambda blocked: F.mkldnn_linear(blocked, self.weight, self.bias))


class _MkldnnConvNd(_Blocked):
    def __init__(self, dense_module: Any, dtype: ScalarType):
        super().__init__()
        self.stride, self.padding = dense_module.stride, dense_module.padding
        self.dilation, self.groups = dense_module.dilation, dense_module.groups
        self._hold_bias(dense_module)
        self.register_buffer("weight", self._ordered(dense_module.weight.to_mkldnn(dtype)))

    def _ordered(self, weight: Tensor) -> Tensor:
        """In the order that the kernel reads."""
        return weight

    def forward(self, x: Tensor) -> Tensor:
        return F.mkldnn_convolution(x, self.weight, self.bias, self.padding, self.stride, self.dilation, self.groups)


class MkldnnConv1d(_MkldnnConvNd):
    """`nn.Conv1d` with blocked parameters, for blocked inputs.

    >>> from tinytensor.utils.mkldnn import to_mkldnn
    >>> to_mkldnn(tt.nn.Conv1d(2, 3, 2))(tt.ones(1, 2, 4).to_mkldnn()).shape
    torch.Size([1, 3, 3])
    """


class MkldnnConv2d(_MkldnnConvNd):
    """`nn.Conv2d` with blocked parameters, for blocked inputs.

    >>> from tinytensor.utils.mkldnn import to_mkldnn
    >>> to_mkldnn(tt.nn.Conv2d(2, 3, 2))(tt.ones(1, 2, 4, 4).to_mkldnn()).shape
    torch.Size([1, 3, 3, 3])
    """

    def _ordered(self, weight: Tensor) -> Tensor:
        return F.mkldnn_reorder_conv2d_weight(weight, self.padding, self.stride, self.dilation, self.groups)


class MkldnnConv3d(_MkldnnConvNd):
    """`nn.Conv3d` with blocked parameters, for blocked inputs.

    >>> from tinytensor.utils.mkldnn import to_mkldnn
    >>> to_mkldnn(tt.nn.Conv3d(2, 3, 2))(tt.ones(1, 2, 4, 4, 4).to_mkldnn()).shape
    torch.Size([1, 3, 3, 3, 3])
    """

    def _ordered(self, weight: Tensor) -> Tensor:
        return F.mkldnn_reorder_conv3d_weight(weight, self.padding, self.stride, self.dilation, self.groups)


class MkldnnBatchNorm(_Blocked):
    """`nn.BatchNorm2d` or `nn.BatchNorm3d` in evaluation mode with blocked parameters, for blocked inputs.

    >>> from tinytensor.utils.mkldnn import to_mkldnn
    >>> to_mkldnn(tt.nn.BatchNorm2d(2).eval())(tt.ones(1, 2, 1, 1).to_mkldnn()).shape
    torch.Size([1, 2, 1, 1])
    """

    def __init__(self, dense_module: Any):
        super().__init__()
        _assert(not dense_module.training, "Only support eval mode batchnorm for mkldnn path now")
        _assert(dense_module.track_running_stats, "Only support track_running_stats=True for mkldnn path now")
        _assert(dense_module.affine, "Only support affine=True for mkldnn path now")
        self.exponential_average_factor = 0.0 if dense_module.momentum is None else dense_module.momentum
        self.eps = dense_module.eps
        for name in ("weight", "bias", "running_mean", "running_var"):
            self._hold(dense_module, name)

    def forward(self, x: Tensor) -> Tensor:
        return F.batch_norm(
            x, self.weight, self.bias, self.running_mean, self.running_var, False, self.exponential_average_factor,
            self.eps, False,
        )  # fmt: skip


class MkldnnPrelu(_Blocked):
    """`nn.PReLU` with a blocked parameter.

    >>> from tinytensor.utils.mkldnn import to_mkldnn
    >>> to_mkldnn(tt.nn.PReLU())(-tt.ones(1, 1))
    tensor([[-0.2500]])
    """

    def __init__(self, dense_module: PReLU, dtype: ScalarType):
        super().__init__()
        self._hold(dense_module, "weight", dtype)

    def forward(self, x: Tensor) -> Tensor:
        return _on_blocked(x, lambda blocked: F.prelu(blocked, self.weight))


_WITH_DTYPE: tuple[tuple[type[Module], Any], ...] = (
    (Linear, MkldnnLinear), (Conv1d, MkldnnConv1d), (Conv2d, MkldnnConv2d), (Conv3d, MkldnnConv3d),
    (PReLU, MkldnnPrelu),
)  # fmt: skip


def _converted(module: Any, dtype: ScalarType) -> Any:
    if isinstance(module, (BatchNorm2d, BatchNorm3d)):
        return MkldnnBatchNorm(module)  # its parameters stay float32
    for dense, blocked in _WITH_DTYPE:
        if isinstance(module, dense):
            return blocked(module, dtype)
    return module


def to_mkldnn(module: Module, dtype: ScalarType = float32) -> Module:
    """The module with every layer that there is a blocked one for replaced by that; others stay, and are changed in place.

    module  in evaluation mode
    dtype   of the weights: float32, bfloat16 or float16

    Returns a module for blocked inputs. AssertionError for another dtype, and for a batch norm in training mode.

    >>> from tinytensor.utils.mkldnn import to_mkldnn
    >>> net = to_mkldnn(tt.nn.Sequential(tt.nn.Conv2d(1, 8, 3), tt.nn.ReLU()).eval())
    >>> net(tt.ones(1, 1, 4, 4).to_mkldnn()).layout
    torch._mkldnn
    """
    _assert(dtype in (float32, bfloat16, float16), "MKLDNN only support float, bfloat16, and half path now")
    made = _converted(module, dtype)
    for name, child in module.named_children():
        setattr(made, name, to_mkldnn(child, dtype))
    return made
