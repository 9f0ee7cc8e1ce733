"""Patterns that most backends have, each with the dtypes that one of them gives.

Mirrors torch/ao/quantization/backend_config/_common_operator_config_utils.py.
"""

from __future__ import annotations

import copy
import operator
from typing import Any

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao.nn import intrinsic as nni
from tinytensor.ao.nn import qat as nnqat
from tinytensor.ao.nn.intrinsic import qat as nniqat
from tinytensor.ao.nn.quantized import reference as nnqr
from tinytensor.ao.quantization.backend_config.backend_config import (
    BackendConfig,
    BackendPatternConfig,
    DTypeConfig,
    DTypeWithConstraints,
    ObservationType,
)
from tinytensor.ao.quantization.fuser_method_mappings import (
    _sequential_wrapper2,
    fuse_conv_bn,
    fuse_conv_bn_relu,
    fuse_convtranspose_bn,
    fuse_linear_bn,
)
from tinytensor.nn import functional as F

_OWN = ObservationType.OUTPUT_USE_DIFFERENT_OBSERVER_AS_INPUT
_SHARED = ObservationType.OUTPUT_SHARE_OBSERVER_WITH_INPUT
Configs = list[BackendPatternConfig]
DTypes = list[DTypeConfig]

_LIMITS: dict[str, Any] = {"dtype": tt.quint8, "quant_min_lower_bound": 0, "quant_max_upper_bound": 255}
_0TO1 = DTypeWithConstraints(**_LIMITS, scale_exact_match=1.0 / 256.0, zero_point_exact_match=0)
_NEG1TO1 = DTypeWithConstraints(**_LIMITS, scale_exact_match=2.0 / 256.0, zero_point_exact_match=128)
_FIXED_QPARAMS_OP_TO_CONSTRAINTS: dict[Any, DTypeWithConstraints] = {
    **dict.fromkeys(
        (
            nn.Hardsigmoid, F.hardsigmoid, "hardsigmoid", "hardsigmoid_", nn.Sigmoid, tt.sigmoid, "sigmoid", "sigmoid_",
            nn.Softmax,
        ),
        _0TO1,
    ),
    **dict.fromkeys((nn.Tanh, tt.tanh, "tanh", "tanh_"), _NEG1TO1),
}  # fmt: skip


def _config(pattern: Any, dtypes: DTypes, root: Any = None, reference: Any = None) -> BackendPatternConfig:
    made = BackendPatternConfig(pattern).set_dtype_configs(dtypes)
    return made if root is None else made.set_root_module(root).set_reference_quantized_module(reference)


def _fused(pattern: Any, dtypes: DTypes, fuser: Any, fused: Any) -> BackendPatternConfig:
    return _config(pattern, dtypes).set_fuser_method(fuser).set_fused_module(fused)


def _get_binary_op_configs(dtype_configs: DTypes) -> Configs:
    # A number moves the zero point or changes the scale: then the observer is the input's.
    by_tensors = {0: _OWN, 1: _SHARED, 2: _OWN}
    found = []
    for op in (operator.add, tt.add, operator.mul, tt.mul):
        for pattern in ((op, nn.ReLU), (op, F.relu), (op, tt.relu), op):
            found.append(_config(pattern, dtype_configs)._set_num_tensor_args_to_observation_type(by_tensors))
    return [*found, _config(tt.matmul, dtype_configs)]


def _get_linear_configs(dtype_configs: DTypes) -> Configs:
    d, root = dtype_configs, (nn.Linear, nnqr.Linear)
    relu = _sequential_wrapper2(nni.LinearReLU)
    return [
        _config(nn.Linear, d, *root).set_qat_module(nnqat.Linear),
        _config(nnqat.Linear, d, *root),
        _config(F.linear, d)._set_input_type_to_index({"weight": 1, "bias": 2}),
        _fused((nn.Linear, nn.ReLU), d, relu, nni.LinearReLU),
        _fused((nn.Linear, F.relu), d, relu, nni.LinearReLU),
        _config(nni.LinearReLU, d, *root).set_qat_module(nniqat.LinearReLU),
        _config(nniqat.LinearReLU, d, *root),
        _config((F.linear, nn.ReLU), d),
        _config((F.linear, F.relu), d),
        _fused((nn.Linear, nn.BatchNorm1d), d, fuse_linear_bn, nni.LinearBn1d),
        _config(nni.LinearBn1d, d, *root).set_qat_module(nniqat.LinearBn1d),
        _config(nniqat.LinearBn1d, d, *root),
    ]


def _get_conv_configs(dtype_configs: DTypes) -> Configs:
    return [config for n in (1, 2, 3) for config in _conv_configs(n, dtype_configs)]


def _conv_configs(n: int, d: DTypes) -> Configs:
    conv, bn, transposed = (getattr(nn, f"{name}{n}d") for name in ("Conv", "BatchNorm", "ConvTranspose"))
    with_relu, with_bn, with_both = (getattr(nni, f"Conv{name}{n}d") for name in ("ReLU", "Bn", "BnReLU"))
    qat_relu, qat_bn, qat_both = (getattr(nniqat, f"Conv{name}{n}d") for name in ("ReLU", "Bn", "BnReLU"))
    function, qat = getattr(F, f"conv{n}d"), getattr(nnqat, f"Conv{n}d")
    root = conv, getattr(nnqr, f"Conv{n}d")
    transposed_root = transposed, getattr(nnqr, f"ConvTranspose{n}d")
    relu = _sequential_wrapper2(with_relu)
    weight = {"weight": 1, "bias": 2}
    return [
        _config(conv, d, *root).set_qat_module(qat),
        _config(qat, d, *root),
        _config(function, d)._set_input_type_to_index(weight),
        _fused((conv, nn.ReLU), d, relu, with_relu),
        _fused((conv, F.relu), d, relu, with_relu),
        # PyTorch sets this one twice; the second time its root goes.
        _config(with_relu, d).set_qat_module(qat_relu),
        _config(qat_relu, d, *root),
        _config((function, nn.ReLU), d),
        _config((function, F.relu), d),
        _fused((conv, bn), d, fuse_conv_bn, with_bn),
        _fused((conv, bn, nn.ReLU), d, fuse_conv_bn_relu, with_both),
        _fused((conv, bn, F.relu), d, fuse_conv_bn_relu, with_both).set_root_module(conv),
        _config(with_bn, d).set_qat_module(qat_bn),
        _config(with_both, d).set_qat_module(qat_both),
        _config(qat_bn, d, *root),
        _config(qat_both, d, *root),
        _config(transposed, d, *transposed_root),
        _config((transposed, bn), d, *transposed_root).set_fuser_method(fuse_convtranspose_bn),
        _config(getattr(F, f"conv_transpose{n}d"), d)._set_input_type_to_index(weight),
    ]


def _get_cat_config(dtype_configs: DTypes) -> BackendPatternConfig:
    return _config(tt.cat, dtype_configs).set_observation_type(_SHARED)


def _get_ln_configs(dtype_configs: DTypes) -> Configs:
    function = _config(F.layer_norm, dtype_configs)._set_input_type_to_index({"weight": 2, "bias": 3})
    return [_config(nn.LayerNorm, dtype_configs), function]


def _get_default_op_configs(dtype_configs: DTypes) -> Configs:
    ops = (
        nn.ELU, nn.LeakyReLU, nn.Hardswish, nn.InstanceNorm1d, nn.InstanceNorm2d, nn.InstanceNorm3d, nn.Dropout, nn.PReLU, F.elu,
        F.hardswish, F.leaky_relu, F.dropout,
    )  # fmt: skip
    return [
        *(_config(op, dtype_configs) for op in ops),
        _config(F.group_norm, dtype_configs)._set_input_type_to_index({"weight": 2, "bias": 3}),
        _config(F.instance_norm, dtype_configs)._set_input_type_to_index({"weight": 3, "bias": 4}),
    ]


def _add_fixed_qparams_to_dtype_configs(dtype_configs: DTypes, constraints: DTypeWithConstraints) -> DTypes:
    """The same dtypes, with the limits of a result whose range is known. ValueError if they have other limits."""
    found = []
    for each in dtype_configs:
        made = copy.deepcopy(each)
        for part in (made.input_dtype_with_constraints, made.output_dtype_with_constraints):
            if part.dtype is not constraints.dtype:
                continue
            for name in ("scale_min_lower_bound", "scale_max_upper_bound"):
                if getattr(part, name) is not None:
                    raise ValueError(f"{name} is invalid for fixed qparams ops: {each}")
            for name in (
                "quant_min_lower_bound",
                "quant_max_upper_bound",
                "scale_exact_match",
                "zero_point_exact_match",
            ):
                setattr(part, name, getattr(constraints, name))
        found.append(made)
    return found


def _get_fixed_qparams_op_configs(dtype_configs: DTypes) -> Configs:
    return [
        _config(op, _add_fixed_qparams_to_dtype_configs(dtype_configs, constraints))
        for op, constraints in _FIXED_QPARAMS_OP_TO_CONSTRAINTS.items()
    ]


_SHARE_QPARAMS = (
    nn.AdaptiveAvgPool1d, nn.AdaptiveAvgPool2d, nn.AdaptiveAvgPool3d, nn.AvgPool1d, nn.AvgPool2d, nn.AvgPool3d, nn.Hardtanh,
    nn.Identity, nn.MaxPool1d, nn.MaxPool2d, nn.MaxPool3d, nn.PixelShuffle, nn.PixelUnshuffle, nn.ReLU, nn.ReLU6,
    tt.adaptive_avg_pool1d, F.adaptive_avg_pool2d, F.adaptive_avg_pool3d, F.hardtanh, F.hardtanh_, F.interpolate, F.max_pool1d,
    F.max_pool2d, F.max_pool3d, F.pixel_shuffle, F.pixel_unshuffle, F.relu, F.relu6, tt.avg_pool1d, F.avg_pool2d, F.avg_pool3d,
    tt.clamp, tt.flatten, tt.mean, tt.narrow, tt.repeat_interleave, tt.transpose, tt.squeeze, tt.stack, tt.unsqueeze,
    operator.floordiv, "contiguous", "clamp", "detach", "detach_", "mean", "permute", "repeat", "repeat_interleave", "reshape",
    "resize_", "relu", "relu_", "squeeze", "squeeze_", "transpose", "unsqueeze", "unsqueeze_", "view",
)  # fmt: skip


def _get_share_qparams_op_configs(dtype_configs: DTypes) -> Configs:
    return [_config(op, dtype_configs).set_observation_type(_SHARED) for op in _SHARE_QPARAMS]


def _get_bn_configs(dtype_configs: DTypes) -> Configs:
    pairs = {nn.BatchNorm2d: nni.BNReLU2d, nn.BatchNorm3d: nni.BNReLU3d}
    found = []
    for bn, fused in pairs.items():
        found += [_fused((bn, relu), dtype_configs, _sequential_wrapper2(fused), fused) for relu in (nn.ReLU, F.relu)]
        found.append(_config(bn, dtype_configs))
    return [*found, *(_config(fused, dtype_configs) for fused in pairs.values())]


def _get_rnn_op_configs(dtype_configs: DTypes) -> Configs:
    names = ("GRUCell", "LSTMCell", "RNNCell", "LSTM", "GRU")
    return [_config(getattr(nn, name), dtype_configs, getattr(nn, name), getattr(nnqr, name)) for name in names]


def _get_embedding_op_configs(dtype_configs: DTypes) -> Configs:
    found = []
    for name in ("Embedding", "EmbeddingBag"):
        kind, qat, reference = (getattr(where, name) for where in (nn, nnqat, nnqr))
        found.append(_config(kind, dtype_configs, kind, reference).set_qat_module(qat))
        found.append(_config(qat, dtype_configs, kind, reference))
    return found


def _get_tensor_info_op_configs(dtype_configs: DTypes) -> Configs:
    not_observed = ObservationType.INPUT_OUTPUT_NOT_OBSERVED
    return [_config(op, dtype_configs).set_observation_type(not_observed) for op in ("shape", "size")]


def _engine_backend_config(
    name: str, weighted: DTypes, default: DTypes, *, binary: DTypes | None = None, with_sizes: bool = True
) -> BackendConfig:
    """What one of PyTorch's engines can do; `weighted`: with weights, `binary`: sums, and results of known range."""
    dynamic = [
        DTypeConfig(tt.quint8, tt.float32, tt.qint8, tt.float32, is_dynamic=True),
        DTypeConfig(tt.float16, tt.float32, tt.float16, tt.float32, is_dynamic=True),
    ]
    of_two = default if binary is None else binary
    return (
        BackendConfig(name)
        .set_backend_pattern_configs(_get_conv_configs(weighted))
        .set_backend_pattern_configs(_get_linear_configs([*weighted, *dynamic]))
        .set_backend_pattern_configs(_get_binary_op_configs(of_two))
        .set_backend_pattern_config(_get_cat_config(default))
        .set_backend_pattern_configs(_get_default_op_configs(default))
        .set_backend_pattern_configs(_get_fixed_qparams_op_configs(of_two))
        .set_backend_pattern_configs(_get_share_qparams_op_configs(default))
        .set_backend_pattern_configs(_get_tensor_info_op_configs(default) if with_sizes else [])
        .set_backend_pattern_configs(_get_bn_configs(default))
        .set_backend_pattern_configs(_get_rnn_op_configs(dynamic))
        .set_backend_pattern_configs(_get_embedding_op_configs([DTypeConfig(tt.float32, tt.float32, tt.quint8)]))
    )
