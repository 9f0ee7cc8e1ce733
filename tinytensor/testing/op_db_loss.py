"""Entries of the operator database: losses between numbers and of classes. See op_info.py for what an entry says.

Losses of margins and distances are in op_db_margin.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, float32, float64, int64, uint8
from tinytensor.testing.op_info import FLOATS, Arr, OpInfo, Refusal, Sample, Sampler, samples
from tinytensor.testing.sample_tensors import make_array

WIDE = (float32, float64)


def reduced(losses: Any, reduction: str) -> Any:
    if reduction == "none":
        return np.asarray(losses)
    return np.mean(losses) if reduction == "mean" else np.sum(losses)


def loss(elements: Any) -> Any:
    """The reference of a loss, from the function that gives the loss of each element: it adds `reduction`."""

    def reference(*args: Any, reduction: str = "mean", **kwargs: Any) -> Any:
        return reduced(elements(*args, **kwargs), reduction)

    return reference


def _pair(
    *settings: dict[str, Any], low: float = -3, high: float = 3, target: tuple[float, float] = (-3, 3)
) -> Sampler:
    """Input and target of one shape, in every reduction and with every setting."""

    def sample(dtype: ScalarType) -> Iterator[Sample]:
        def pair(shape: tuple[int, ...]) -> tuple[Arr, Arr]:
            return Arr(make_array(shape, dtype, low, high, seed=1)), Arr(make_array(shape, dtype, *target, seed=2))

        for reduction in ("none", "mean", "sum"):
            yield Sample(pair((3, 4)), {"reduction": reduction}, reduction)
        yield Sample(pair(()), {}, "zero_dim")
        yield Sample(pair((0, 3)), {"reduction": "sum"}, "empty")
        for number, keywords in enumerate(settings):
            yield Sample(pair((2, 3)), keywords, f"setting{number}")

    return sample


def _smooth_l1(a: Any, b: Any, beta: float = 1.0) -> Any:
    e = np.abs(a - b)
    return np.where(e < beta, 0.5 * e * e / beta, e - 0.5 * beta)


def _huber(a: Any, b: Any, delta: float = 1.0) -> Any:
    e = np.abs(a - b)
    return np.where(e < delta, 0.5 * e * e, delta * (e - 0.5 * delta))


def _bce(a: Any, b: Any, weight: Any = None) -> Any:
    loss = -(b * np.maximum(np.log(a), -100) + (1 - b) * np.maximum(np.log1p(-a), -100))
    return loss if weight is None else loss * weight


def _log_sigmoid(a: Any) -> Any:
    return np.minimum(a, 0) - np.log1p(np.exp(-np.abs(a)))


def _bce_logits(a: Any, b: Any, weight: Any = None, pos_weight: Any = 1) -> Any:
    loss = -(pos_weight * b * _log_sigmoid(a) + (1 - b) * _log_sigmoid(-a))
    return loss if weight is None else loss * weight


def _poisson(a: Any, b: Any, log_input: bool = True, full: bool = False, eps: float = 1e-8) -> Any:
    loss = np.exp(a) - b * a if log_input else a - b * np.log(a + eps)
    return loss + np.where(b > 1, b * np.log(b) - b + 0.5 * np.log(2 * np.pi * b), 0) if full else loss


def _gaussian_samples(dtype: ScalarType) -> Iterator[Sample]:
    a, b = (Arr(make_array((3, 4), dtype, seed=seed)) for seed in (1, 2))
    for number, shape in enumerate(((3, 4), (3, 1), (3,))):
        yield Sample((a, b, Arr(make_array(shape, dtype, 0.5, 2, seed=3))), {"full": bool(number)}, f"var{list(shape)}")


def _gaussian(a: Any, b: Any, var: Any, full: bool = False, reduction: str = "mean") -> Any:
    var = var[:, None] if var.ndim == 1 else var
    loss = 0.5 * (np.log(var) + (a - b) ** 2 / var) + (0.5 * np.log(2 * np.pi) if full else 0)
    return reduced(loss, reduction)


def _size_refusal(name: str) -> Refusal:
    return Refusal(
        lambda tt: getattr(tt.nn.functional, name)(tt.ones(2), tt.ones(3)),
        RuntimeError,
        "The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0",
    )


def reduction_refusal(name: str) -> Refusal:
    return Refusal(
        lambda tt: getattr(tt.nn.functional, name)(tt.ones(2), tt.ones(2), reduction="x"),
        ValueError,
        "x is not a valid value for reduction",
    )


NUMBERS_APART = [
    OpInfo("nn.functional.mse_loss", loss(lambda a, b: (a - b) ** 2), _pair(), FLOATS, half_atol=0.1, covers=("mse_loss_backward",), refusals=(
        _size_refusal("mse_loss"), reduction_refusal("mse_loss"),
        Refusal(lambda tt: tt.nn.functional.mse_loss(tt.ones(2, dtype=tt.int64), tt.ones(2, dtype=tt.int64)), NotImplementedError, "\"mse_cpu\" not implemented for 'Long'"),
        Refusal(lambda tt: tt.nn.functional.mse_loss(tt.ones(2), tt.ones(2), weight=tt.ones(3)), ValueError, "Weights and input must have the same size."),
    )),
    OpInfo("nn.functional.l1_loss", loss(lambda a, b: np.abs(a - b)), _pair(), FLOATS, half_atol=0.1, refusals=(_size_refusal("l1_loss"),)),
    # PyTorch has no second derivative with respect to the smooth loss's kinks, nor have we.
    OpInfo("nn.functional.smooth_l1_loss", loss(_smooth_l1), _pair({"beta": 2.0}, {"beta": 0.0}), FLOATS, half_atol=0.1, covers=("smooth_l1_loss_backward",), refusals=(
        Refusal(lambda tt: tt.nn.functional.smooth_l1_loss(tt.ones(2), tt.ones(2), beta=-1.0), RuntimeError, "smooth_l1_loss does not support negative values for beta."),
    )),
    OpInfo("nn.functional.huber_loss", loss(_huber), _pair({"delta": 2.0}), FLOATS, half_atol=0.1, covers=("huber_loss_backward",), refusals=(
        Refusal(lambda tt: tt.nn.functional.huber_loss(tt.ones(2), tt.ones(2), delta=0.0), RuntimeError, "huber_loss does not support non-positive values for delta."),
        reduction_refusal("huber_loss"),
    )),
    OpInfo("nn.functional.poisson_nll_loss", loss(_poisson), _pair({"full": True}, {"log_input": False, "full": True}, low=0.5, high=2, target=(1.5, 3)), FLOATS, half_atol=0.1, refusals=(reduction_refusal("poisson_nll_loss"),)),
    OpInfo("nn.functional.gaussian_nll_loss", _gaussian, _gaussian_samples, WIDE, meta=False, special_values=False, refusals=(
        Refusal(lambda tt: tt.nn.functional.gaussian_nll_loss(tt.ones(2), tt.ones(2), -tt.ones(2)), ValueError, "var has negative entry/entries"),
        Refusal(lambda tt: tt.nn.functional.gaussian_nll_loss(tt.ones(2), tt.ones(2), tt.ones(3)), ValueError, "var is of incorrect size"),
        Refusal(lambda tt: tt.nn.functional.gaussian_nll_loss(tt.ones(2), tt.ones(2), tt.ones(2), reduction="x"), ValueError, "x is not valid"),
    )),
]  # fmt: skip


# ---- classes ---------------------------------------------------------------------------------------------------------


def classes(shape: tuple[int, ...], count: int, dtype: ScalarType = int64) -> Arr:
    return Arr(np.random.default_rng(5).integers(0, count, shape), dtype)


def _nll_samples(dtype: ScalarType) -> Iterator[Sample]:
    scores = Arr(make_array((4, 3), dtype, seed=1))
    weight = Arr(make_array((3,), dtype, 0.5, 2, seed=2))
    for reduction in ("none", "mean", "sum"):
        yield Sample((scores, classes((4,), 3)), {"reduction": reduction}, reduction)
    yield Sample((scores, classes((4,), 3, uint8)), {"weight": weight}, "weight")
    yield Sample((scores, Arr(np.array([0, 2, 1, 2]), int64)), {"weight": weight, "ignore_index": 2}, "ignored")
    yield Sample((Arr(make_array((3,), dtype, seed=1)), classes((), 3)), name="vector")
    yield Sample((Arr(make_array((2, 3, 2), dtype, seed=1)), classes((2, 2), 3)), {"reduction": "none"}, "line")
    yield Sample((Arr(make_array((2, 3, 1, 2), dtype, seed=1)), classes((2, 1, 2), 3)), {"weight": weight}, "image")
    yield Sample((Arr(make_array((0, 3), dtype)), classes((0,), 3)), {"reduction": "sum"}, "empty")


def _nll(
    a: Any, target: Any, weight: Any = None, ignore_index: int = -100, reduction: str = "mean", axis: int = 1
) -> Any:
    axis = 0 if a.ndim == 1 else 1
    counted = target != ignore_index
    safe = np.where(counted, target, 0)
    factor = (np.ones(a.shape[axis]) if weight is None else weight)[safe] * counted
    loss = -np.take_along_axis(a, np.expand_dims(safe, axis), axis).squeeze(axis) * factor
    return loss.sum() / factor.sum() if reduction == "mean" else reduced(loss, reduction)


def _log_softmax(a: Any) -> Any:
    axis = 0 if a.ndim == 1 else 1
    shifted = a - a.max(axis, keepdims=True, initial=-np.inf)
    return shifted - np.log(np.exp(shifted).sum(axis, keepdims=True))


def _cross_entropy_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield from _nll_samples(dtype)
    scores, weight = Arr(make_array((4, 3), dtype, seed=1)), Arr(make_array((3,), dtype, 0.5, 2, seed=2))
    target = Arr(np.array([0, 2, 1, 2]), int64)
    for reduction in ("none", "mean", "sum"):
        yield Sample((scores, target), {"reduction": reduction, "label_smoothing": 0.25}, f"smooth_{reduction}")
        yield Sample(
            (scores, Arr(make_array((4, 3), dtype, 0, 1, seed=4))), {"reduction": reduction}, f"soft_{reduction}"
        )
    yield Sample((scores, target), {"weight": weight, "ignore_index": 2, "label_smoothing": 0.25}, "smooth_weight")
    soft = Arr(make_array((2, 3, 2), dtype, 0, 1, seed=4))
    yield Sample((Arr(make_array((2, 3, 2), dtype)), soft), {"weight": weight, "label_smoothing": 0.25}, "soft_weight")


def _cross_entropy(
    a: Any, target: Any, weight: Any = None, ignore_index: int = -100, reduction: str = "mean",
    label_smoothing: float = 0.0,
) -> Any:  # fmt: skip
    logs = _log_softmax(a)
    if target.dtype.kind != "f":
        hard = _nll(logs, target, weight, ignore_index, reduction)
        if label_smoothing == 0:
            return hard
        factors = np.ones(a.shape[1]) if weight is None else weight
        counted = target != ignore_index
        smooth = -(logs * factors).sum(1) * counted
        if reduction == "mean":
            smooth = smooth.sum() / (factors[np.where(counted, target, 0)] * counted).sum()
        else:
            smooth = reduced(smooth, reduction)
        return (1 - label_smoothing) * hard + label_smoothing / a.shape[1] * smooth
    soft = target * (1 - label_smoothing) + label_smoothing / a.shape[1]
    factors = 1 if weight is None else np.reshape(weight, (1, -1, *[1] * (a.ndim - 2)))
    loss = -(logs * soft * factors).sum(1)
    return loss.sum() / loss.size if reduction == "mean" else reduced(loss, reduction)


def _probabilities(*settings: dict[str, Any]) -> Sampler:
    return _pair(*settings, low=0.05, high=0.95, target=(0.05, 0.95))


def _call_nll(*target: Any, **kwargs: Any) -> Any:
    return lambda tt: tt.nn.functional.nll_loss(tt.ones(2, 3), tt.tensor(*target), **kwargs)


def _kl_div(a: Any, b: Any, reduction: str = "mean", log_target: bool = False) -> Any:
    loss = np.exp(b) * (b - a) if log_target else np.where(b > 0, b * np.log(np.where(b > 0, b, 1)), 0) - b * a
    return loss.sum() / a.shape[0] if reduction == "batchmean" else reduced(loss, reduction)


def _kl_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield from _pair(target=(0.1, 1))(dtype)
    pair = Arr(make_array((3, 4), dtype, seed=1)), Arr(make_array((3, 4), dtype, 0.1, 1, seed=2))
    yield Sample(pair, {"reduction": "batchmean"}, "batchmean")
    yield Sample(pair, {"reduction": "sum", "log_target": True}, "log_target")


CLASSES = [
    OpInfo("nn.functional.nll_loss", _nll, _nll_samples, FLOATS, rtol=2e-2, half_atol=0.05, covers=("nll_loss_forward", "nll_loss_backward", "nll_loss2d_forward", "nll_loss2d_backward"), refusals=(
        Refusal(_call_nll([0, 3]), IndexError, "Target 3 is out of bounds."),
        Refusal(_call_nll([0, -1]), IndexError, "Target -1 is out of bounds."),
        Refusal(_call_nll([0, 1, 2]), ValueError, "Expected input batch_size (2) to match target batch_size (3)."),
        Refusal(_call_nll([0.0, 1.0]), RuntimeError, "expected target dtype to be Long or Byte, but got Float"),
        Refusal(lambda tt: tt.nn.functional.nll_loss(tt.ones(2, 3), tt.tensor([0, 1]), tt.ones(2)), RuntimeError, "weight tensor should be defined either for all 3 classes or no classes but got weight tensor of shape: [2]"),
        Refusal(lambda tt: tt.nn.functional.nll_loss(tt.ones(3), tt.tensor([1, 2])), ValueError, "For 1D input, 1D target must have size 1, but got target size: 2"),
        Refusal(lambda tt: tt.nn.functional.nll_loss(tt.ones(()), tt.tensor(0)), ValueError, "Expected 1 or more dimensions (got 0)"),
        Refusal(lambda tt: tt.nn.functional.nll_loss(tt.ones(2, 3, 4), tt.zeros(2, 5, dtype=tt.int64)), RuntimeError, "Expected target size [2, 4], got [2, 5]"),
        Refusal(lambda tt: tt.nn.functional.nll_loss(tt.ones(2, 3, 4, 5), tt.zeros(2, 4, 6, dtype=tt.int64)), RuntimeError, "size mismatch (got input: [2, 3, 4, 5] , target: [2, 4, 6]"),
        Refusal(lambda tt: tt.nn.functional.nll_loss(tt.ones(2, 3, 4, 5), tt.zeros(2, 4, dtype=tt.int64)), RuntimeError, "only batches of spatial targets supported (3D tensors) but got targets of dimension: 2"),
        Refusal(lambda tt: tt.nn.functional.nll_loss(tt.ones(2, 3, dtype=tt.int64), tt.tensor([0, 1])), NotImplementedError, "\"nll_loss_out_frame\" not implemented for 'Long'"),
    )),
    OpInfo("nn.functional.cross_entropy", _cross_entropy, _cross_entropy_samples, FLOATS, half_atol=0.1, refusals=(
        Refusal(lambda tt: tt.nn.functional.cross_entropy(tt.ones(2, 3), tt.tensor([0, 5])), IndexError, "Target 5 is out of bounds."),
        Refusal(lambda tt: tt.nn.functional.cross_entropy(tt.ones(2, 3), tt.ones(2, 4)), RuntimeError, "0D or 1D target tensor expected, multi-target not supported"),
        Refusal(lambda tt: tt.nn.functional.cross_entropy(tt.ones(2, 3), tt.tensor([0, 1]), label_smoothing=2.0), RuntimeError, "label_smoothing must be between 0.0 and 1.0. Got: 2"),
        Refusal(lambda tt: tt.nn.functional.cross_entropy(tt.ones(2, 3), tt.ones(2, 3), tt.ones(4)), RuntimeError, "cross_entropy: weight tensor should be defined either for all 3 classes or no classes but got weight tensor of shape: [4]"),
        Refusal(lambda tt: tt.nn.functional.cross_entropy(tt.ones(2, 3), tt.ones(2, 3), ignore_index=1), RuntimeError, "ignore_index is not supported for floating point target"),
        Refusal(lambda tt: tt.nn.functional.cross_entropy(tt.ones(2, 2, dtype=tt.int64), tt.ones(2, 2, dtype=tt.int64)), RuntimeError, "Expected floating point type for target with class probabilities, got Long"),
    )),
    OpInfo("nn.functional.binary_cross_entropy", loss(_bce), _probabilities(), FLOATS, half_atol=0.1, covers=("binary_cross_entropy_backward",), refusals=(
        Refusal(lambda tt: tt.nn.functional.binary_cross_entropy(tt.ones(2) * 2, tt.ones(2)), RuntimeError, "all elements of input should be between 0 and 1"),
        Refusal(lambda tt: tt.nn.functional.binary_cross_entropy(tt.ones(2), tt.ones(2) * 2), RuntimeError, "all elements of target should be between 0 and 1"),
        Refusal(lambda tt: tt.nn.functional.binary_cross_entropy(tt.ones(2), tt.ones(3)), ValueError, "Using a target size (torch.Size([3])) that is different to the input size (torch.Size([2])) is deprecated. Please ensure they have the same size."),
        Refusal(lambda tt: tt.nn.functional.binary_cross_entropy(tt.ones(2), tt.ones(2, dtype=tt.float64)), RuntimeError, "Found dtype Double but expected Float"),
        Refusal(lambda tt: tt.nn.functional.binary_cross_entropy(tt.ones(2, 2), tt.ones(2, 2), weight=tt.ones(3)), RuntimeError, "Attempting to broadcast a dimension of length 3 at -1! Mismatching argument at index 1 had torch.Size([3]); but expected shape should be broadcastable to [2, 2]"),
        Refusal(lambda tt: tt.nn.functional.binary_cross_entropy(tt.ones(2, dtype=tt.int64), tt.ones(2, dtype=tt.int64)), NotImplementedError, "\"binary_cross_entropy\" not implemented for 'Long'"),
    )),
    OpInfo("nn.functional.binary_cross_entropy_with_logits", loss(_bce_logits), _pair({"pos_weight": Arr(np.array([0.5, 1, 2]))}, {"weight": Arr(np.array([0.5, 1, 2]))}, target=(0, 1)), FLOATS, half_atol=0.1, refusals=(
        Refusal(lambda tt: tt.nn.functional.binary_cross_entropy_with_logits(tt.ones(2), tt.ones(3)), ValueError, "Target size (torch.Size([3])) must be the same as input size (torch.Size([2]))"),
        Refusal(lambda tt: tt.nn.functional.binary_cross_entropy_with_logits(tt.ones(2), tt.ones(2, dtype=tt.int64)), RuntimeError, "result type Float can't be cast to the desired output type Long"),
    )),
    OpInfo("nn.functional.kl_div", _kl_div, _kl_samples, FLOATS, rtol=5e-2, half_atol=0.1, refusals=(
        Refusal(lambda tt: tt.nn.functional.kl_div(tt.ones(2, dtype=tt.int64), tt.ones(2), reduction="sum"), RuntimeError, "kl_div: Integral inputs not supported."),
        reduction_refusal("kl_div"),
    )),
    OpInfo("nn.functional.multilabel_soft_margin_loss", lambda a, b, reduction="mean": reduced(_bce_logits(a, b).mean(-1), reduction), samples(([(3, 4), (3, 4)],), ([(3, 4), (3, 4)], {"reduction": "none"})), FLOATS, half_atol=0.1),
]  # fmt: skip


LOSS_OPS: list[OpInfo] = [*NUMBERS_APART, *CLASSES]
