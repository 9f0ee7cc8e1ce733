"""How modules that follow each other become one: convolution, batch norm and relu.

Mirrors torch/ao/quantization/fuser_method_mappings.py.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from tinytensor import nn
from tinytensor.ao.nn import intrinsic as nni
from tinytensor.ao.quantization.utils import MatchAllNode
from tinytensor.nn.utils.fusion import fuse_conv_bn_eval, fuse_linear_bn_eval

__all__ = [
    "fuse_conv_bn", "fuse_conv_bn_relu", "fuse_convtranspose_bn", "fuse_linear_bn", "get_fuser_method", "get_fuser_method_new",
]  # fmt: skip

_WITH_BN = {nn.Conv1d: nni.ConvBn1d, nn.Conv2d: nni.ConvBn2d, nn.Conv3d: nni.ConvBn3d}
_WITH_BN_RELU = {nn.Conv1d: nni.ConvBnReLU1d, nn.Conv2d: nni.ConvBnReLU2d, nn.Conv3d: nni.ConvBnReLU3d}
_WITH_RELU = {nn.Conv1d: nni.ConvReLU1d, nn.Conv2d: nni.ConvReLU2d, nn.Conv3d: nni.ConvReLU3d}


def _check_training_pair(features: int, bn: Any, layer: str, norm: str, what: str, end: str = "") -> None:
    if bn.num_features != features:
        raise AssertionError(f"Output {what} of {layer} must match num_features of {norm}{end}")
    if not bn.affine:
        raise AssertionError(f"Only support fusing {norm} with affine set to True")
    if not bn.track_running_stats:
        raise AssertionError(f"Only support fusing {norm} with tracking_running_stats set to True")


def fuse_conv_bn(is_qat: bool, conv: Any, bn: Any) -> Any:
    """A convolution and the batch norm behind it: for training side by side, else one convolution.

    >>> fused = tt.ao.quantization.fuse_conv_bn(False, tt.nn.Conv2d(2, 3, 1).eval(), tt.nn.BatchNorm2d(3).eval())
    >>> type(fused).__name__
    'Conv2d'
    """
    if conv.training != bn.training:
        raise AssertionError("Conv and BN both must be in the same mode (train or eval).")
    if not is_qat:
        return fuse_conv_bn_eval(conv, bn)
    _check_training_pair(conv.out_channels, bn, "Conv2d", "BatchNorm2d", "channel", ".")
    if type(conv) not in _WITH_BN:
        raise NotImplementedError(f"Cannot fuse train modules: {(conv, bn)}")
    return _WITH_BN[type(conv)](conv, bn)


def fuse_conv_bn_relu(is_qat: bool, conv: Any, bn: Any, relu: Any) -> Any:
    """The same with a relu."""
    if not conv.training == bn.training == relu.training:
        raise AssertionError("Conv and BN both must be in the same mode (train or eval).")
    if is_qat:
        _check_training_pair(conv.out_channels, bn, "Conv2d", "BatchNorm2d", "channel")
        if type(conv) not in _WITH_BN_RELU:
            raise NotImplementedError(f"Cannot fuse train modules: {(conv, bn, relu)}")
        return _WITH_BN_RELU[type(conv)](conv, bn, relu)
    if type(conv) not in _WITH_RELU:
        raise NotImplementedError(f"Cannot fuse eval modules: {(conv, bn, relu)}")
    return _WITH_RELU[type(conv)](fuse_conv_bn_eval(conv, bn), relu)


def fuse_linear_bn(is_qat: bool, linear: Any, bn: Any) -> Any:
    """A Linear and the batch norm behind it."""
    if linear.training != bn.training:
        raise AssertionError("Linear and BN both must be in the same mode (train or eval).")
    if not is_qat:
        return fuse_linear_bn_eval(linear, bn)
    _check_training_pair(linear.out_features, bn, "Linear", "BatchNorm1d", "features")
    return nni.LinearBn1d(linear, bn)


def fuse_convtranspose_bn(is_qat: bool, convt: Any, bn: Any) -> Any:
    """A transposed convolution and the batch norm behind it; not for training."""
    if convt.training != bn.training:
        raise AssertionError("ConvTranspose and BN both must be in the same mode (train or eval).")
    if is_qat:
        raise Exception("Fusing ConvTranspose+BatchNorm not yet supported in QAT.")
    return fuse_conv_bn_eval(convt, bn, transpose=True)


def _sequential_wrapper2(sequential: Any) -> Callable[..., Any]:
    """The class of a fused module as a fuser: `is_qat` plays no part."""

    def fuser_method(is_qat: bool, m1: Any, m2: Any) -> Any:
        return sequential(m1, m2)

    return fuser_method


_FUSERS: dict[Any, Callable[..., Any]] = {
    **{(getattr(nn, f"Conv{n}d"), getattr(nn, f"BatchNorm{n}d")): fuse_conv_bn for n in (1, 2, 3)},
    **{(getattr(nn, f"Conv{n}d"), getattr(nn, f"BatchNorm{n}d"), nn.ReLU): fuse_conv_bn_relu for n in (1, 2, 3)},
    **{(conv, nn.ReLU): _sequential_wrapper2(fused) for conv, fused in _WITH_RELU.items()},
    (nn.Linear, nn.BatchNorm1d): fuse_linear_bn,
    (nn.Linear, nn.ReLU): _sequential_wrapper2(nni.LinearReLU),
    (nn.BatchNorm2d, nn.ReLU): _sequential_wrapper2(nni.BNReLU2d),
    (nn.BatchNorm3d, nn.ReLU): _sequential_wrapper2(nni.BNReLU3d),
    **{(getattr(nn, f"ConvTranspose{n}d"), getattr(nn, f"BatchNorm{n}d")): fuse_convtranspose_bn for n in (1, 2, 3)},
}


def get_fuser_method(op_list: Any, additional_fuser_method_mapping: Any = None) -> Callable[..., Any]:
    """How modules of these classes are fused; AssertionError if they are not."""
    found = {**_FUSERS, **(additional_fuser_method_mapping or {})}.get(op_list)
    if found is None:
        raise AssertionError(f"did not find fuser method for: {op_list} ")
    return found


def _reverse2(f: Callable[..., Any]) -> Callable[..., Any]:
    """A fuser of (a, b) as one of (b, a), which is how patterns of graphs have them."""

    def reversed(is_qat: bool, x: Any, y: Any) -> Any:
        return f(is_qat, y, x)

    return reversed


def _reverse3(f: Callable[..., Any]) -> Callable[..., Any]:
    """A fuser of (a, b, c) as one of (c, (b, a))."""

    def reversed(is_qat: bool, x: Any, w: Any) -> Any:
        y, z = w
        return f(is_qat, z, y, x)

    return reversed


def _get_valid_patterns(op_pattern: Any) -> list[Any]:
    """The pattern, and all patterns in which any value stands for a part of it."""
    if isinstance(op_pattern, (tuple, list)):
        return list(itertools.product(*map(_get_valid_patterns, op_pattern)))
    return [op_pattern, MatchAllNode]


def get_fuser_method_new(op_pattern: Any, fuser_method_mapping: dict[Any, Callable[..., Any]]) -> Callable[..., Any]:
    """How a pattern of a graph is fused: AssertionError if the mapping has neither it nor one that it fits."""
    for pattern in _get_valid_patterns(op_pattern):
        if fuser_method_mapping.get(pattern) is not None:
            return fuser_method_mapping[pattern]
    raise AssertionError(f"did not find fuser method for: {pattern} ")
