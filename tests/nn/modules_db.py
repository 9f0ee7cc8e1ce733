"""Modules as data: how each is made and what it is called with; and constructions and calls that are refused.

Numbers come from formulas, not from a generator, so that PyTorch and tinytensor get the same ones, weights included, and
the golden file holds none of them. `measure` gives what a module says and computes, in a form that JSON can hold.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

# ---- inputs ----------------------------------------------------------------------------------------------------------


def wave(shape: tuple[int, ...], seed: float = 0.0) -> np.ndarray:
    """Numbers between -2 and 2 that never repeat."""
    n = np.arange(int(np.prod(shape, dtype=int)))
    return (2.0 * np.sin(1.7 * n + 0.37 * n * n / (n.size + 3) + seed)).reshape(shape)


@dataclass(frozen=True)
class Arg:
    """One tensor: `kind` says which numbers."""

    kind: str
    shape: tuple[int, ...]
    top: int = 2
    values: tuple[Any, ...] = ()

    def array(self, seed: float) -> np.ndarray:
        made = wave(self.shape, seed)
        if self.kind == "float":
            return made.astype(np.float32)
        if self.kind == "probability":
            return (0.5 + made / 4.5).astype(np.float32)
        if self.kind == "positive":
            return (np.abs(made) + 0.3).astype(np.float32)
        if self.kind == "sign":
            return np.where(made > 0, 1.0, -1.0).astype(np.float32)
        if self.kind == "log_softmax":
            return (made - np.log(np.exp(made).sum(-1, keepdims=True))).astype(np.float32)
        if self.kind == "int":
            return np.floor((made + 2.0) / 4.0001 * self.top).astype(np.int64)
        return np.array(self.values, dtype=bool if self.kind == "bool" else np.int64).reshape(self.shape)


def x(*shape: int) -> Arg:
    return Arg("float", shape)


def prob(*shape: int) -> Arg:
    return Arg("probability", shape)


def positive(*shape: int) -> Arg:
    return Arg("positive", shape)


def sign(*shape: int) -> Arg:
    return Arg("sign", shape)


def logs(*shape: int) -> Arg:
    return Arg("log_softmax", shape)


def ints(top: int, *shape: int) -> Arg:
    """Of 0 ... top - 1."""
    return Arg("int", shape, top)


def given(*values: int) -> Arg:
    return Arg("given", (len(values),), values=values)


def mask(rows: str) -> Arg:
    """ "..x ..." -> two rows of three, of which one is True."""
    parts = rows.split()
    shape = (len(parts), len(parts[0])) if len(parts) > 1 else (len(parts[0]),)
    return Arg("bool", shape, values=tuple(c == "x" for part in parts for c in part))


# ---- samples ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sample:
    """A module `name(*args, **kwargs)`, called with `inputs` and `options` (tensors by keyword, or other values)."""

    name: str
    args: tuple[Any, ...] = ()
    kwargs: dict[str, Any] = field(default_factory=dict)
    inputs: tuple[Arg, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    train: bool = True
    grad: bool = True

    @property
    def id(self) -> str:
        said = [*map(_said, self.args), *(f"{k}={_said(v)}" for k, v in self.kwargs.items())]
        said += [f"{k}={_said(v)}" for k, v in self.options.items()]
        shapes = " ".join("x".join(map(str, arg.shape)) for arg in self.inputs)
        return (
            f"{self.name}({', '.join(said)}) {shapes}{'' if self.train else ' eval'}{'' if self.grad else ' no_grad'}"
        )


def _said(value: Any) -> str:
    return f"{value.kind}{list(value.shape)}" if isinstance(value, Arg) else str(value)


def sample(
    name: str, *args: Any, to: Any, train: bool = True, grad: bool = True, options: Any = None, **kwargs: Any
) -> Sample:
    return Sample(name, args, kwargs, to if isinstance(to, tuple) else (to,), options or {}, train, grad)


POINTS = x(2, 5)
IMAGE, LINE, VOLUME = x(2, 4, 6, 5), x(2, 4, 7), x(2, 2, 4, 5, 4)

ACTIVATIONS = [
    *(
        sample(name, to=POINTS)
        for name in (
            "ReLU", "ReLU6", "Hardtanh", "LeakyReLU", "Hardshrink", "Softshrink", "Hardsigmoid", "Hardswish", "ELU", "CELU",
            "SELU", "SiLU", "Mish", "GELU", "Softplus", "Sigmoid", "Tanh", "LogSigmoid", "Softsign", "Tanhshrink", "PReLU",
        )
    ),
    sample("Threshold", 0.3, 7, to=POINTS),
    sample("Threshold", 0.3, 7.5, inplace=True, to=POINTS, grad=False),
    sample("ReLU", inplace=True, to=POINTS, grad=False),
    sample("RReLU", to=POINTS, train=False),
    sample("RReLU", 0.2, 0.4, True, to=POINTS, train=False, grad=False),
    sample("Hardtanh", -0.5, 0.7, to=POINTS),
    sample("LeakyReLU", 0.2, inplace=True, to=POINTS, grad=False),
    sample("ELU", 0.7, inplace=True, to=POINTS, grad=False),
    sample("SELU", True, to=POINTS, grad=False),
    sample("Hardswish", True, to=POINTS, grad=False),
    sample("GELU", "tanh", to=POINTS),
    sample("Softplus", 2, 1.5, to=POINTS),
    sample("PReLU", 3, 0.1, to=x(2, 3, 2)),
    sample("GLU", to=x(2, 4)),
    sample("GLU", 0, to=x(2, 4)),
    sample("Softmax", 1, to=POINTS),
    sample("Softmax", to=POINTS),
    sample("Softmin", dim=0, to=POINTS),
    sample("LogSoftmax", -1, to=POINTS),
    sample("Softmax2d", to=x(2, 3, 2, 2)),
]  # fmt: skip

CONVOLUTIONS = [
    sample("Conv1d", 4, 6, 3, to=LINE),
    sample("Conv1d", 4, 6, 3, padding="same", dilation=2, groups=2, to=LINE),
    sample("Conv2d", 4, 6, 3, to=IMAGE),
    sample("Conv2d", 4, 6, (3, 2), stride=(2, 1), padding=1, groups=2, bias=False, to=IMAGE),
    sample("Conv2d", 4, 6, 3, padding="valid", to=x(4, 6, 5)),
    sample("Conv2d", 4, 6, (2, 3), padding="same", padding_mode="circular", to=IMAGE),
    sample("Conv2d", 4, 6, 3, padding=(1, 2), padding_mode="reflect", to=IMAGE),
    sample("Conv3d", 2, 3, 2, padding=1, stride=2, to=VOLUME),
    sample("ConvTranspose1d", 4, 6, 3, stride=2, padding=1, output_padding=1, to=LINE),
    sample("ConvTranspose2d", 4, 6, 3, stride=2, to=IMAGE, options={"output_size": (14, 11)}),
    sample("ConvTranspose2d", 4, 6, 3, groups=2, dilation=2, bias=False, to=IMAGE),
    sample("ConvTranspose3d", 2, 3, 2, stride=2, to=VOLUME),
    sample("Unfold", (2, 3), stride=2, padding=1, to=IMAGE),
    sample("Fold", (4, 5), 2, to=x(2, 12, 12)),
]

POOLS = [
    sample("MaxPool1d", 3, to=LINE),
    sample("MaxPool2d", 2, to=IMAGE),
    sample("MaxPool2d", (3, 2), stride=2, padding=1, dilation=1, ceil_mode=True, return_indices=True, to=IMAGE),
    sample("MaxPool3d", 2, stride=1, to=VOLUME),
    sample("AvgPool1d", 3, 2, to=LINE),
    sample("AvgPool2d", 2, padding=1, count_include_pad=False, to=IMAGE),
    sample("AvgPool2d", (3, 2), 2, ceil_mode=True, divisor_override=5, to=IMAGE),
    sample("AvgPool3d", 2, to=VOLUME),
    sample("LPPool1d", 2, 3, to=LINE),
    sample("LPPool2d", 2, 2, stride=1, to=IMAGE),
    sample("LPPool3d", 2, 2, to=VOLUME),
    sample("AdaptiveMaxPool1d", 3, to=LINE),
    sample("AdaptiveMaxPool2d", (3, None), True, to=IMAGE),
    sample("AdaptiveMaxPool3d", 2, to=VOLUME),
    sample("AdaptiveAvgPool1d", 3, to=LINE),
    sample("AdaptiveAvgPool2d", (None, 2), to=IMAGE),
    sample("AdaptiveAvgPool3d", 2, to=VOLUME),
    sample("FractionalMaxPool2d", 2, output_size=(3, 2), _random_samples=prob(2, 4, 2), to=IMAGE),
    sample("FractionalMaxPool3d", 2, output_ratio=0.5, return_indices=True, _random_samples=prob(2, 2, 3), to=VOLUME),
    sample("MaxUnpool1d", 2, to=(x(1, 1, 3), Arg("given", (1, 1, 3), values=(0, 3, 4)))),
    sample("MaxUnpool2d", 2, stride=2, to=(x(1, 2, 2), Arg("given", (1, 2, 2), values=(0, 3, 9, 14))), options={"output_size": (4, 5)}),
    sample("MaxUnpool3d", 2, to=(x(1, 1, 1, 2), Arg("given", (1, 1, 1, 2), values=(1, 6)))),
]  # fmt: skip

PADS = [
    *(sample(f"{kind}Pad1d", (2, 1), to=LINE) for kind in ("Zero", "Reflection", "Replication", "Circular")),
    *(sample(f"{kind}Pad2d", 1, to=IMAGE) for kind in ("Zero", "Reflection", "Replication", "Circular")),
    *(sample(f"{kind}Pad3d", (1, 1, 0, 1, 2, 0), to=VOLUME) for kind in ("Zero", "Reflection", "Replication", "Circular")),
    sample("ConstantPad1d", 2, 3.5, to=LINE),
    sample("ConstantPad2d", (1, -1, 0, 2), -2, to=IMAGE),
    sample("ConstantPad3d", 1, 0.5, to=VOLUME),
]  # fmt: skip

NORMS = [
    *(
        sample(f"BatchNorm{n}d", c, to=to, train=train)
        for n, c, to in ((1, 5, x(4, 5)), (1, 4, LINE), (2, 4, IMAGE), (3, 2, VOLUME))
        for train in (True, False)
    ),
    sample("BatchNorm2d", 4, momentum=None, eps=1e-3, affine=False, to=IMAGE),
    sample("BatchNorm2d", 4, track_running_stats=False, to=IMAGE, train=False),
    sample("BatchNorm1d", 4, bias=False, to=LINE),
    sample("InstanceNorm1d", 4, to=LINE),
    sample("InstanceNorm2d", 4, affine=True, track_running_stats=True, to=IMAGE),
    sample("InstanceNorm2d", 4, track_running_stats=True, to=x(4, 6, 5), train=False),
    sample("InstanceNorm3d", 3, to=VOLUME),
    sample("LayerNorm", 5, to=IMAGE),
    sample("LayerNorm", (6, 5), bias=False, eps=1e-3, to=IMAGE),
    sample("LayerNorm", [5], elementwise_affine=False, to=IMAGE),
    sample("GroupNorm", 2, 4, to=IMAGE),
    sample("GroupNorm", 4, 4, affine=False, to=LINE),
    sample("RMSNorm", 5, to=IMAGE),
    sample("RMSNorm", (6, 5), 1e-3, False, to=IMAGE),
    sample("LocalResponseNorm", 3, to=IMAGE),
    sample("CrossMapLRN2d", 3, 0.5, to=x(2, 6, 2, 3)),
    sample("CrossMapLRN2d", 4, 0.5, 0.6, 2.0, to=x(2, 6, 2, 3)),
]

OTHERS = [
    *(sample(name, 0.3, to=IMAGE, train=False) for name in ("Dropout", "Dropout2d", "AlphaDropout", "FeatureAlphaDropout")),
    sample("Dropout1d", 0, to=LINE),
    sample("Dropout3d", 1.0, to=VOLUME),
    sample("Dropout", 0.0, True, to=POINTS, grad=False),
    sample("Flatten", to=IMAGE),
    sample("Flatten", 0, 2, to=IMAGE),
    sample("Unflatten", 1, (2, 2), to=IMAGE),
    sample("Upsample", scale_factor=2, to=LINE),
    sample("Upsample", size=(4, 9), mode="bilinear", to=IMAGE),
    sample("Upsample", scale_factor=(1.5, 2), mode="bicubic", align_corners=True, to=IMAGE),
    sample("Upsample", scale_factor=1.5, mode="linear", recompute_scale_factor=True, to=LINE),
    sample("Upsample", 6, mode="trilinear", to=VOLUME),
    sample("UpsamplingNearest2d", scale_factor=2, to=IMAGE),
    sample("UpsamplingBilinear2d", (3, 8), to=IMAGE),
    sample("PixelShuffle", 2, to=IMAGE),
    sample("PixelUnshuffle", 2, to=x(2, 1, 4, 6)),
    sample("ChannelShuffle", 2, to=IMAGE),
    sample("CosineSimilarity", to=(POINTS, POINTS)),
    sample("CosineSimilarity", dim=0, eps=1e-3, to=(POINTS, POINTS)),
    sample("PairwiseDistance", to=(POINTS, POINTS)),
    sample("PairwiseDistance", 1.0, keepdim=True, to=(POINTS, POINTS)),
    sample("Embedding", 7, 3, to=ints(7, 2, 4)),
    sample("Embedding", 7, 3, padding_idx=-1, scale_grad_by_freq=True, to=ints(7, 2, 4)),
    sample("Embedding", 7, 3, 2, 1.0, 1.0, to=ints(7, 2, 4)),
    sample("EmbeddingBag", 7, 3, to=ints(7, 2, 4)),
    sample("EmbeddingBag", 7, 3, mode="sum", padding_idx=2, to=ints(7, 2, 4), options={"per_sample_weights": x(2, 4)}),
    sample("EmbeddingBag", 7, 3, mode="max", max_norm=1.5, to=(ints(7, 6), given(0, 2, 2))),
    sample("EmbeddingBag", 7, 3, include_last_offset=True, to=(ints(7, 6), given(0, 2, 6))),
    sample("AdaptiveLogSoftmaxWithLoss", 8, 20, [4, 10], 2.0, to=(x(6, 8), ints(20, 6))),
    sample("AdaptiveLogSoftmaxWithLoss", 8, 20, (4,), head_bias=True, to=(x(8), Arg("given", (), values=(11,)))),
]  # fmt: skip

LOSSES = [
    *(
        sample(name, to=(POINTS, POINTS), **kwargs)
        for name in ("L1Loss", "MSELoss", "SmoothL1Loss", "HuberLoss", "PoissonNLLLoss")
        for kwargs in ({}, {"reduction": "sum"})
    ),
    sample("SmoothL1Loss", reduction="none", beta=0.5, to=(POINTS, POINTS)),
    sample("HuberLoss", delta=0.4, to=(POINTS, POINTS)),
    sample("PoissonNLLLoss", False, True, to=(positive(2, 5), positive(2, 5))),
    sample("GaussianNLLLoss", full=True, to=(POINTS, POINTS, positive(2, 5))),
    sample("NLLLoss", to=(logs(4, 5), ints(5, 4))),
    sample("NLLLoss", positive(5), ignore_index=1, reduction="none", to=(logs(4, 5), ints(5, 4))),
    sample("CrossEntropyLoss", to=(x(4, 5), ints(5, 4))),
    sample("CrossEntropyLoss", weight=positive(5), ignore_index=2, label_smoothing=0.1, to=(x(4, 5, 3), ints(5, 4, 3))),
    sample("CrossEntropyLoss", reduction="sum", to=(x(4, 5), prob(4, 5))),
    sample("KLDivLoss", to=(logs(2, 5), prob(2, 5))),
    sample("KLDivLoss", reduction="batchmean", log_target=True, to=(logs(2, 5), logs(2, 5))),
    sample("BCELoss", to=(prob(2, 5), prob(2, 5))),
    sample("BCELoss", positive(5), reduction="none", to=(prob(2, 5), prob(2, 5))),
    sample("BCEWithLogitsLoss", to=(POINTS, prob(2, 5))),
    sample("BCEWithLogitsLoss", weight=positive(5), pos_weight=positive(5), reduction="sum", to=(POINTS, prob(2, 5))),
    sample("MultiLabelSoftMarginLoss", positive(5), to=(POINTS, prob(2, 5))),
    sample("CTCLoss", to=(logs(6, 2, 4), given(1, 2, 3, 1), given(6, 5), given(3, 1))),
    sample("CTCLoss", 1, "sum", True, to=(logs(2, 2, 4), given(2, 2, 3, 0), given(2, 2), given(3, 1))),
    sample("CosineEmbeddingLoss", to=(POINTS, POINTS, sign(2))),
    sample("CosineEmbeddingLoss", 0.2, reduction="none", to=(POINTS, POINTS, sign(2))),
    sample("MarginRankingLoss", to=(POINTS, POINTS, sign(2, 5))),
    sample("HingeEmbeddingLoss", 0.7, to=(POINTS, sign(2, 5))),
    sample("SoftMarginLoss", to=(POINTS, sign(2, 5))),
    sample("MultiLabelMarginLoss", to=(x(1, 4), Arg("given", (1, 4), values=(3, 0, -1, 1)))),
    sample("MultiMarginLoss", 2, 0.8, positive(5), to=(x(4, 5), ints(5, 4))),
    sample("TripletMarginLoss", to=(POINTS, POINTS, POINTS)),
    sample("TripletMarginLoss", 2.0, 1.0, swap=True, reduction="sum", to=(POINTS, POINTS, POINTS)),
    sample("TripletMarginWithDistanceLoss", to=(POINTS, POINTS, POINTS)),
    sample("MSELoss", size_average=False, to=(POINTS, POINTS)),
    sample("LinearCrossEntropyLoss", 5, 3, to=(x(4, 5), ints(3, 4))),
    sample(
        "LinearCrossEntropyLoss",
        5,
        3,
        out_features=(2,),
        bias=True,
        weight=positive(3),
        ignore_index=1,
        to=(x(4, 5), ints(3, 4, 2)),
    ),
    sample("LinearCrossEntropyLoss", 5, 3, reduction="none", label_smoothing=0.1, to=(x(5), prob(3))),
    sample("NLLLoss2d", None, None, 1, False, to=(logs(4, 5), ints(5, 4))),
]

BATCH, SEQUENCE = x(2, 4, 8), x(4, 8)
PADDING, CAUSAL = mask("...x ..xx"), mask(".xxx ..xx ...x ....")
MHA: dict[str, Any] = {"batch_first": True}
HIDDEN, GAP = mask("...x xxxx"), mask(".x.. ..xx")  # a row without any key; padding that is not at the end
EVAL: dict[str, Any] = {"train": False, "grad": False, "batch_first": True}


def options(**kwargs: Any) -> dict[str, Any]:
    return {"options": kwargs}


ATTENTION = [
    sample("MultiheadAttention", 8, 2, to=(x(4, 2, 8), x(3, 2, 8), x(3, 2, 8))),
    sample("MultiheadAttention", 8, 2, bias=False, to=(SEQUENCE,) * 3, **options(average_attn_weights=False)),
    sample("MultiheadAttention", 8, 2, **MHA, to=(BATCH,) * 3, **options(key_padding_mask=PADDING, attn_mask=CAUSAL)),
    sample("MultiheadAttention", 8, 4, add_bias_kv=True, add_zero_attn=True, kdim=3, vdim=5, **MHA,
           to=(x(2, 4, 8), x(2, 3, 3), x(2, 3, 5))),
    sample("MultiheadAttention", 8, 2, **MHA, to=BATCH, **options(need_weights=False, attn_mask=CAUSAL, is_causal=True)),
    sample("MultiheadAttention", 8, 2, 0.5, **EVAL, to=BATCH, **options(key_padding_mask=PADDING)),
    sample("MultiheadAttention", 8, 2, **EVAL, to=BATCH,
           **options(attn_mask=CAUSAL, key_padding_mask=HIDDEN, need_weights=False)),
    sample("MultiheadAttention", 8, 2, **EVAL, to=BATCH, **options(is_causal=True)),
    sample("TransformerEncoderLayer", 8, 2, 12, 0.0, to=x(4, 2, 8)),
    sample("TransformerEncoderLayer", 8, 2, 12, activation="gelu", norm_first=True, bias=False, **MHA, train=False,
           to=BATCH, **options(src_mask=CAUSAL, is_causal=True)),
    sample("TransformerEncoderLayer", 8, 2, 12, layer_norm_eps=1e-3, **EVAL, to=BATCH,
           **options(src_key_padding_mask=PADDING, src_mask=CAUSAL)),
    sample("TransformerEncoderLayer", 8, 2, 12, **EVAL, to=BATCH, **options(src_key_padding_mask=HIDDEN)),
    sample("TransformerDecoderLayer", 8, 2, 12, 0.0, to=(x(4, 2, 8), x(3, 2, 8)),
           **options(tgt_mask=CAUSAL, tgt_is_causal=True)),
    sample("TransformerDecoderLayer", 8, 2, 12, 0.1, "gelu", norm_first=True, **MHA, train=False, to=(BATCH, BATCH),
           **options(memory_key_padding_mask=PADDING)),
    sample("Transformer", 8, 2, 1, 1, 12, 0.0, to=(x(4, 2, 8), x(3, 2, 8))),
    sample("Transformer", 8, 2, 2, 1, 12, **EVAL, to=(BATCH, BATCH),
           **options(src_key_padding_mask=PADDING, tgt_mask=CAUSAL)),
    sample("Transformer", 8, 2, 1, 1, 12, **EVAL, to=(BATCH, BATCH), **options(src_key_padding_mask=GAP)),
]  # fmt: skip

SAMPLES = [*ACTIVATIONS, *CONVOLUTIONS, *POOLS, *PADS, *NORMS, *OTHERS, *LOSSES, *ATTENTION]

# ---- refusals: a construction, or a call of the module ---------------------------------------------------------------

REFUSED = [
    sample("Hardtanh", 2.0, 1.0, to=()),
    sample("Softmax2d", to=POINTS),
    sample("GLU", to=x(2, 3)),
    sample("Conv2d", 4, 6, 3, groups=0, to=()),
    sample("Conv2d", 3, 6, 3, groups=2, to=()),
    sample("Conv2d", 4, 5, 3, groups=2, to=()),
    sample("Conv2d", 4, 6, 3, stride=2, padding="same", to=()),
    sample("Conv2d", 4, 6, 3, to=x(2, 3, 6, 5)),
    sample("ConvTranspose1d", 4, 6, 3, padding_mode="reflect", to=()),
    sample("ConvTranspose2d", 4, 6, 3, stride=2, to=IMAGE, options={"output_size": (40, 11)}),
    sample("ConvTranspose2d", 4, 6, 3, stride=2, to=IMAGE, options={"output_size": (1, 2, 3)}),
    sample("MaxUnpool2d", 2, to=(x(1, 2, 2), given(0, 3, 9, 14)), options={"output_size": (9, 9)}),
    sample("FractionalMaxPool2d", 2, to=()),
    sample("FractionalMaxPool3d", 2, output_size=2, output_ratio=0.5, to=()),
    sample("FractionalMaxPool2d", 2, output_ratio=1.5, to=()),
    sample("FractionalMaxPool3d", (2, 0, 1), output_size=2, to=()),
    sample("CircularPad1d", 1, to=IMAGE),
    sample("CircularPad2d", 1, to=POINTS),
    sample("CircularPad3d", 1, to=LINE),
    sample("BatchNorm1d", 4, to=IMAGE),
    sample("BatchNorm2d", 4, to=LINE),
    sample("BatchNorm3d", 4, to=LINE),
    sample("BatchNorm1d", 5, to=x(1, 5)),
    sample("BatchNorm2d", 3, to=IMAGE),
    sample("InstanceNorm1d", 4, to=IMAGE),
    sample("InstanceNorm2d", 4, to=POINTS),
    sample("InstanceNorm3d", 3, affine=True, to=VOLUME),
    sample("GroupNorm", 3, 4, to=()),
    sample("LayerNorm", 4, to=IMAGE),
    sample("CrossMapLRN2d", 3, to=LINE),
    sample("Dropout", 1.5, to=()),
    sample("AlphaDropout", -0.1, to=()),
    sample("Unflatten", 1, 4, to=()),
    sample("Unflatten", 1, (2, 2.0), to=()),
    sample("Upsample", to=IMAGE),
    sample("Embedding", 7, 3, padding_idx=7, to=()),
    sample("EmbeddingBag", 7, 3, padding_idx=-8, to=()),
    sample("Embedding", 7, 3, _weight=x(7, 2), to=()),
    sample("EmbeddingBag", 7, 3, mode="most", to=ints(7, 2, 4)),
    sample("EmbeddingBag", 7, 3, to=ints(7, 6)),
    sample("AdaptiveLogSoftmaxWithLoss", 8, 20, [], to=()),
    sample("AdaptiveLogSoftmaxWithLoss", 8, 20, [10, 4], to=()),
    sample("AdaptiveLogSoftmaxWithLoss", 8, 20, [4, 20], to=()),
    sample("AdaptiveLogSoftmaxWithLoss", 8, 20, [4], to=(x(6, 8), ints(20, 5))),
    sample("AdaptiveLogSoftmaxWithLoss", 8, 20, [4], to=(x(6), ints(20, 6))),
    sample("AdaptiveLogSoftmaxWithLoss", 8, 20, [4], to=(x(6, 8), ints(20, 6, 1))),
    sample("AdaptiveLogSoftmaxWithLoss", 8, 20, [4], to=(x(6, 8), ints(40, 6))),
    sample("HuberLoss", "mean", "1", to=()),
    sample("MSELoss", reduction="average", to=(POINTS, POINTS)),
    sample("MultiMarginLoss", 3, to=()),
    sample("MultiMarginLoss", 1, 1.0, positive(2, 5), to=()),
    sample("TripletMarginLoss", 0, to=()),
    sample("TripletMarginWithDistanceLoss", margin=-1, to=()),
    sample("BCELoss", to=(prob(2, 5), prob(2, 4))),
    sample("LinearCrossEntropyLoss", 5, 3, weight=positive(4), to=()),
    sample("LinearCrossEntropyLoss", 5, 3, label_smoothing=1.5, to=()),
    sample("LinearCrossEntropyLoss", 5, 3, to=(x(4, 6), ints(3, 4))),
    sample("LinearCrossEntropyLoss", 5, 3, to=(x(2, 4, 5), ints(3, 4))),
    sample("LinearCrossEntropyLoss", 5, 3, out_features=(2,), to=(x(5), ints(3, 2))),
    sample("LinearCrossEntropyLoss", 5, 3, ignore_index=1, to=(x(4, 5), prob(4, 3))),
    sample("MultiheadAttention", 0, 2, to=()),
    sample("MultiheadAttention", 7, 2, to=()),
    sample("MultiheadAttention", 8, 2, to=(BATCH,), options={"is_causal": True}),
    sample("MultiheadAttention", 8, 2, to=(BATCH,), options={"key_padding_mask": ints(2, 4, 2)}),
    sample("MultiheadAttention", 8, 2, **EVAL, to=x(2, 4, 7)),
    sample("TransformerEncoderLayer", 8, 2, 12, **EVAL, to=x(2, 4, 7)),
    sample("TransformerEncoderLayer", 8, 2, 12, activation="tanh", to=()),
    sample("Transformer", 8, 2, 1, 1, 12, to=(x(4, 2, 8), x(4, 3, 8))),
    sample("Transformer", 8, 2, 1, 1, 12, to=(x(4, 2, 8), x(4, 2, 6))),
]

# ---- modules whose parameters start at random -------------------------------------------------------------------------

DRAWN = [
    sample("Conv1d", 4, 6, 3, to=()),
    sample("Conv2d", 4, 6, (3, 2), groups=2, bias=False, to=()),
    sample("ConvTranspose2d", 4, 6, 3, to=()),
    sample("Embedding", 7, 3, padding_idx=1, to=()),
    sample("EmbeddingBag", 7, 3, to=()),
    sample("AdaptiveLogSoftmaxWithLoss", 8, 20, (4, 10), 2.0, head_bias=True, to=()),
    sample("MultiheadAttention", 8, 2, add_bias_kv=True, to=()),
    sample("MultiheadAttention", 8, 2, bias=False, kdim=3, vdim=5, to=()),
    sample("TransformerEncoderLayer", 8, 2, 12, to=()),
    sample("TransformerDecoderLayer", 8, 2, 12, to=()),
    sample("Transformer", 8, 2, 2, 1, 12, to=()),
]

# ---- lazy modules ------------------------------------------------------------------------------------------------------

LAZY = [
    sample("LazyLinear", 3, to=x(2, 5)),
    sample("LazyLinear", 3, bias=False, to=x(5)),
    sample("LazyConv1d", 6, 3, to=LINE),
    sample("LazyConv2d", 6, (3, 2), padding="same", groups=2, to=IMAGE),
    sample("LazyConv3d", 3, 2, bias=False, to=VOLUME),
    sample("LazyConvTranspose1d", 6, 3, 2, to=LINE),
    sample("LazyConvTranspose2d", 6, 3, output_padding=0, to=x(4, 6, 5)),
    sample("LazyConvTranspose3d", 2, 2, to=VOLUME),
    sample("LazyBatchNorm1d", to=LINE),
    sample("LazyBatchNorm2d", 1e-3, None, bias=False, to=IMAGE),
    sample("LazyBatchNorm3d", affine=False, to=VOLUME),
    sample("LazyInstanceNorm1d", to=LINE),
    sample("LazyInstanceNorm2d", track_running_stats=False, to=IMAGE),
    sample("LazyInstanceNorm3d", affine=False, to=VOLUME),
]

# ---- modules whose operators are compared ----------------------------------------------------------------------------

TRACED = [
    sample("Conv2d", 4, 6, 3, padding=1, padding_mode="circular", to=IMAGE),
    sample("ConvTranspose1d", 4, 6, 3, to=LINE),
    sample("BatchNorm2d", 4, to=IMAGE, train=False),
    sample("InstanceNorm2d", 4, affine=True, to=IMAGE),
    sample("GroupNorm", 2, 4, to=IMAGE),
    sample("Embedding", 7, 3, to=ints(7, 2, 4)),
    sample("MultiheadAttention", 8, 2, add_zero_attn=True, to=(x(4, 2, 8), x(3, 2, 8), x(3, 2, 8)), grad=False),
    sample("TransformerEncoderLayer", 8, 2, 12, **EVAL, to=BATCH),
    sample("TransformerEncoderLayer", 8, 2, 12, activation="gelu", norm_first=True, **MHA, train=False, to=BATCH),
    sample("TransformerDecoderLayer", 8, 2, 12, to=(x(4, 2, 8), x(3, 2, 8)), train=False, grad=False),
]

# ---- measuring -------------------------------------------------------------------------------------------------------


def made(library: Any, item: Sample) -> Any:
    """The module, with every weight set by a formula."""

    def value(v: Any) -> Any:
        return library.tensor(v.array(5.0)) if isinstance(v, Arg) else v

    module = getattr(library.nn, item.name)(*map(value, item.args), **{k: value(v) for k, v in item.kwargs.items()})
    with library.no_grad():
        for n, (key, tensor) in enumerate(module.state_dict().items()):
            if tensor.is_floating_point() and "_random_samples" not in key:
                numbers = wave(tuple(tensor.shape), n + 0.5) * 0.3
                if "var" in key or (key in ("weight", "pos_weight") and "Loss" in item.name):
                    numbers = np.abs(numbers) + 0.5
                elif "norm" in key or "Norm" in item.name:
                    numbers = numbers + 1.0
                tensor.copy_(library.tensor(numbers.astype(np.float32)))
    return module.train(item.train)


def call(library: Any, module: Any, item: Sample) -> tuple[list[Any], dict[str, Any]]:
    """(the output's tensors, the inputs by name). One input of an attention is query, key and value."""
    tensors: dict[str, Any] = {}
    for n, arg in enumerate(item.inputs):
        tensors[f"input{n}"] = library.tensor(arg.array(float(n)))
    options = {k: library.tensor(v.array(9.0)) if isinstance(v, Arg) else v for k, v in item.options.items()}
    tensors.update({k: v for k, v in options.items() if isinstance(item.options[k], Arg)})
    if item.grad:
        for arg, tensor in zip([*item.inputs, *item.options.values()], tensors.values(), strict=False):
            # Targets of 1 and -1 are no numbers to differentiate by.
            if tensor.is_floating_point() and arg.kind != "sign":
                tensor.requires_grad_()
    args = [tensors[f"input{n}"] for n in range(len(item.inputs))]
    if item.name == "MultiheadAttention" and len(args) == 1:
        args *= 3
    context = library.enable_grad() if item.grad else library.no_grad()
    with context:
        output = module(*args, **options)
    return [o for o in (output if isinstance(output, tuple) else (output,)) if o is not None], tensors


def measure(library: Any, item: Sample, describe: Callable[[np.ndarray], Any]) -> dict[str, Any]:
    """What the module says of itself and computes: outputs, gradients, and its state afterwards."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        module = made(library, item)
        before = {key: value.numpy().copy() for key, value in module.state_dict().items()}
        outputs, tensors = call(library, module, item)
        if item.grad:
            floats = [o for o in outputs if o.requires_grad]
            total = sum((o * library.tensor(wave(tuple(o.shape), 3.0).astype(np.float32))).sum() for o in floats)
            total.backward()
    gradients = {
        name: describe(tensor.grad.numpy())
        for name, tensor in [*tensors.items(), *module.named_parameters()]
        if tensor.grad is not None
    }
    return {
        "repr": repr(module),
        "state": {key: list(value.shape) for key, value in module.state_dict().items()},
        "changed": {
            key: describe(value.numpy())
            for key, value in module.state_dict().items()
            if not np.array_equal(value.numpy(), before[key])
        },
        "parameters": [name for name, _ in module.named_parameters()],
        "outputs": [describe(output.detach().numpy()) for output in outputs],
        "gradients": gradients,
        "warnings": [f"{w.category.__name__}: {w.message}" for w in caught if "nested tensors" not in str(w.message)],
    }


def refusal(library: Any, item: Sample) -> str:
    """The error of making the module, or of calling it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            module = made(library, item)
            if item.inputs:
                call(library, module, item)
        except Exception as error:
            return f"{type(error).__name__}: {str(error).splitlines()[0]}"
    return "nothing"
