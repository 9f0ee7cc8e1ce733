"""Which module takes the place of which.

Mirrors torch/ao/quantization/quantization_mappings.py. Left out: reference and sparse modules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao.nn import intrinsic as nni
from tinytensor.ao.nn import qat as nnqat
from tinytensor.ao.nn import quantized as nnq
from tinytensor.ao.nn.intrinsic import qat as nniqat
from tinytensor.ao.nn.intrinsic import quantized as nniq
from tinytensor.ao.nn.quantized import dynamic as nnqd
from tinytensor.ao.quantization.fake_quantize import (
    default_fixed_qparams_range_0to1_fake_quant,
    default_fixed_qparams_range_neg1to1_fake_quant,
)
from tinytensor.ao.quantization.stubs import DeQuantStub, QuantStub
from tinytensor.nn import functional as F

__all__ = [
    "DEFAULT_DYNAMIC_QUANT_MODULE_MAPPINGS", "DEFAULT_FLOAT_TO_QUANTIZED_OPERATOR_MAPPINGS",
    "DEFAULT_MODULE_TO_ACT_POST_PROCESS", "DEFAULT_QAT_MODULE_MAPPINGS", "DEFAULT_STATIC_QUANT_MODULE_MAPPINGS",
    "get_default_compare_output_module_list", "get_default_dynamic_quant_module_mappings",
    "get_default_float_to_quantized_operator_mappings", "get_default_qat_module_mappings",
    "get_default_qconfig_propagation_list", "get_default_static_quant_module_mappings",
    "get_dynamic_quant_module_class", "get_embedding_qat_module_mappings", "get_embedding_static_quant_module_mappings",
    "get_quantized_operator", "get_static_quant_module_class",
]  # fmt: skip

_ANY_LINEAR = (nn.Linear, nn.modules.linear.NonDynamicallyQuantizableLinear)

DEFAULT_STATIC_QUANT_MODULE_MAPPINGS: dict[Any, Any] = {
    QuantStub: nnq.Quantize,
    DeQuantStub: nnq.DeQuantize,
    **{
        getattr(nn, name): getattr(nnq, name)
        for name in (
            "BatchNorm2d", "BatchNorm3d", "Dropout", "Conv1d", "Conv2d", "Conv3d", "ConvTranspose1d", "ConvTranspose2d",
            "ConvTranspose3d", "ELU", "Embedding", "EmbeddingBag", "GroupNorm", "Hardswish", "InstanceNorm1d",
            "InstanceNorm2d", "InstanceNorm3d", "LayerNorm", "LeakyReLU", "ReLU6", "PReLU",
        )
    },
    **dict.fromkeys(_ANY_LINEAR, nnq.Linear),
    nnq.FloatFunctional: nnq.QFunctional,
    **{
        getattr(nni, name): getattr(nniq, name)
        for name in (
            "BNReLU2d", "BNReLU3d", "ConvAdd2d", "ConvAddReLU2d", "ConvReLU1d", "ConvReLU2d", "ConvReLU3d", "LinearReLU",
        )
    },
    nniqat.ConvBn1d: nnq.Conv1d,
    nniqat.ConvBn2d: nnq.Conv2d,
    nniqat.ConvBn3d: nnq.Conv3d,
    nniqat.ConvBnReLU1d: nniq.ConvReLU1d,
    nniqat.ConvBnReLU2d: nniq.ConvReLU2d,
    nniqat.ConvBnReLU3d: nniq.ConvReLU3d,
    nniqat.ConvReLU2d: nniq.ConvReLU2d,
    nniqat.ConvReLU3d: nniq.ConvReLU3d,
    nniqat.LinearReLU: nniq.LinearReLU,
    nniqat.LinearBn1d: nnq.Linear,
    nnqat.Linear: nnq.Linear,
    nnqat.Conv2d: nnq.Conv2d,
    nnqat.Conv3d: nnq.Conv3d,
}  # fmt: skip

DEFAULT_QAT_MODULE_MAPPINGS: dict[Any, Any] = {
    nn.Conv2d: nnqat.Conv2d,
    nn.Conv3d: nnqat.Conv3d,
    **dict.fromkeys(_ANY_LINEAR, nnqat.Linear),
    **{
        getattr(nni, name): getattr(nniqat, name)
        for name in (
            "ConvBn1d", "ConvBn2d", "ConvBn3d", "ConvBnReLU1d", "ConvBnReLU2d", "ConvBnReLU3d", "ConvReLU2d", "ConvReLU3d",
            "LinearReLU", "LinearBn1d",
        )
    },
}  # fmt: skip

DEFAULT_DYNAMIC_QUANT_MODULE_MAPPINGS: dict[Any, Any] = {
    **dict.fromkeys(_ANY_LINEAR, nnqd.Linear),
    nn.EmbeddingBag: nnq.EmbeddingBag,
    nn.Embedding: nnq.Embedding,
    **{getattr(nn, name): getattr(nnqd, name) for name in ("GRU", "LSTM", "GRUCell", "LSTMCell", "RNNCell")},
}

DEFAULT_FLOAT_TO_QUANTIZED_OPERATOR_MAPPINGS: dict[Any, Any] = {
    getattr(F, name): getattr(tt.ops.quantized, name)
    for name in ("elu", "hardswish", "instance_norm", "layer_norm", "leaky_relu", "dropout")
}

# Results of these have known limits.
DEFAULT_MODULE_TO_ACT_POST_PROCESS: dict[Any, Callable[[], Any]] = {
    nn.Hardsigmoid: default_fixed_qparams_range_0to1_fake_quant,
    nn.Sigmoid: default_fixed_qparams_range_0to1_fake_quant,
    nn.Softmax: default_fixed_qparams_range_0to1_fake_quant,
    nn.Tanh: default_fixed_qparams_range_neg1to1_fake_quant,
}


def get_default_static_quant_module_mappings() -> dict[Any, Any]:
    """Float class -> class over quantized tensors."""
    return dict(DEFAULT_STATIC_QUANT_MODULE_MAPPINGS)


def get_embedding_static_quant_module_mappings() -> dict[Any, Any]:
    """The same, with embeddings that were trained with rounding."""
    return {
        **DEFAULT_STATIC_QUANT_MODULE_MAPPINGS,
        nnqat.EmbeddingBag: nnq.EmbeddingBag,
        nnqat.Embedding: nnq.Embedding,
    }


def get_default_qat_module_mappings() -> dict[Any, Any]:
    """Float class -> class for quantization-aware training."""
    return dict(DEFAULT_QAT_MODULE_MAPPINGS)


def get_embedding_qat_module_mappings() -> dict[Any, Any]:
    """The same, with embeddings."""
    return {**DEFAULT_QAT_MODULE_MAPPINGS, nn.EmbeddingBag: nnqat.EmbeddingBag, nn.Embedding: nnqat.Embedding}


def get_default_dynamic_quant_module_mappings() -> dict[Any, Any]:
    """Float class -> class that quantizes its input in each call."""
    return DEFAULT_DYNAMIC_QUANT_MODULE_MAPPINGS


def get_default_qconfig_propagation_list() -> set[Any]:
    """The classes that are observed."""
    return {
        *DEFAULT_STATIC_QUANT_MODULE_MAPPINGS,
        *DEFAULT_QAT_MODULE_MAPPINGS,
        *DEFAULT_DYNAMIC_QUANT_MODULE_MAPPINGS,
        nn.Sequential,
    }


def get_default_compare_output_module_list() -> set[Any]:
    """The classes whose results tell how far a quantized model is from its float one."""
    mappings = (
        DEFAULT_STATIC_QUANT_MODULE_MAPPINGS, DEFAULT_QAT_MODULE_MAPPINGS, DEFAULT_DYNAMIC_QUANT_MODULE_MAPPINGS,
    )  # fmt: skip
    return {nn.Sequential, *(part for mapping in mappings for pair in mapping.items() for part in pair)}


def get_default_float_to_quantized_operator_mappings() -> dict[Any, Any]:
    """Function -> operator over quantized tensors."""
    return dict(DEFAULT_FLOAT_TO_QUANTIZED_OPERATOR_MAPPINGS)


def get_static_quant_module_class(float_module_class: Any, additional_static_quant_mapping: Any = None) -> Any:
    """The class over quantized tensors; AssertionError if there is none.

    >>> tt.ao.quantization.get_static_quant_module_class(tt.nn.Linear).__name__
    'Linear'
    """
    return _class_in(
        {**DEFAULT_STATIC_QUANT_MODULE_MAPPINGS, **(additional_static_quant_mapping or {})}, float_module_class
    )


def get_dynamic_quant_module_class(float_module_class: Any, additional_dynamic_quant_mapping: Any = None) -> Any:
    """The class that quantizes its input in each call; AssertionError if there is none."""
    return _class_in(
        {**DEFAULT_DYNAMIC_QUANT_MODULE_MAPPINGS, **(additional_dynamic_quant_mapping or {})}, float_module_class
    )


def _class_in(mapping: dict[Any, Any], float_module_class: Any) -> Any:
    found = mapping.get(float_module_class)
    if found is None:
        raise AssertionError(
            f"Floating point module class {float_module_class} does not have a corresponding quantized module class"
        )
    return found


def get_quantized_operator(float_op: Any) -> Any:
    """The operator over quantized tensors; AssertionError if there is none."""
    found = DEFAULT_FLOAT_TO_QUANTIZED_OPERATOR_MAPPINGS.get(float_op)
    if found is None:
        raise AssertionError(f"Operator {float_op} does not have corresponding quantized op")
    return found
