"""Entries of the operator database: losses of margins, and distances. See op_info.py for what an entry says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, float32, float64, int64
from tinytensor.testing.op_db_loss import WIDE, classes, loss, reduction_refusal
from tinytensor.testing.op_info import FLOATS, Arr, OpInfo, Refusal, Sample, Sampler, samples
from tinytensor.testing.sample_tensors import make_array


def _signs(shape: tuple[int, ...], dtype: ScalarType) -> Arr:
    return Arr(np.sign(make_array(shape, dtype, exclude_zero=True, seed=3)))


def _sizes_differ(name: str) -> Refusal:
    return Refusal(
        lambda tt: getattr(tt.nn.functional, name)(tt.ones(3), tt.ones(4)),
        RuntimeError,
        "The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 0",
    )


def _signed_samples(shape: tuple[int, ...], count: int, target: tuple[int, ...]) -> Sampler:
    def sample(dtype: ScalarType) -> Iterator[Sample]:
        tensors = [Arr(make_array(shape, dtype, seed=seed)) for seed in range(count)]
        for reduction in ("none", "mean", "sum"):
            yield Sample((*tensors, _signs(target, dtype)), {"reduction": reduction}, reduction)
        yield Sample((*tensors, _signs(target, dtype)), {"margin": 0.5}, "margin")

    return sample


def _cosine(a: Any, b: Any, dim: int = 1) -> Any:
    return (a * b).sum(dim) / np.sqrt((a * a).sum(dim) * (b * b).sum(dim))


def _cosine_embedding(a: Any, b: Any, target: Any, margin: float = 0) -> Any:
    cosine = _cosine(a, b)
    return np.where(target == 1, 1 - cosine, np.maximum(cosine - margin, 0))


def _multi_margin(a: Any, target: Any, p: int = 1, margin: float = 1.0, weight: Any = None) -> Any:
    rows = np.atleast_2d(a)
    targets = np.atleast_1d(target)
    z = np.maximum(margin - np.take_along_axis(rows, targets[:, None], 1) + rows, 0) ** p
    np.put_along_axis(z, targets[:, None], 0, 1)
    loss = z.sum(1) / rows.shape[1] * (1 if weight is None else weight[targets])
    return loss if a.ndim == 2 else loss[0]


def _multi_margin_samples(dtype: ScalarType) -> Iterator[Sample]:
    scores, target = Arr(make_array((4, 3), dtype, seed=1)), classes((4,), 3)
    for reduction in ("none", "mean", "sum"):
        yield Sample((scores, target), {"reduction": reduction}, reduction)
    yield Sample((scores, target, 2, 0.5), {"weight": Arr(np.array([0.5, 1, 2]))}, "squares")
    yield Sample((Arr(make_array((3,), dtype)), classes((), 3)), name="vector")


def _multilabel_samples(dtype: ScalarType) -> Iterator[Sample]:
    target = Arr(np.array([[0, 2, -1, 1], [3, -1, -1, -1]]), int64)
    for reduction in ("none", "mean", "sum"):
        yield Sample((Arr(make_array((2, 4), dtype, seed=1)), target), {"reduction": reduction}, reduction)
    yield Sample((Arr(make_array((3,), dtype)), Arr(np.array([1, -1, 0]), int64)), name="vector")


def _multilabel(a: Any, target: Any) -> Any:
    losses = []
    for x, row in zip(np.atleast_2d(a), np.atleast_2d(target), strict=True):
        chosen = row[: list(row).index(-1)] if -1 in row else row
        others = np.setdiff1d(np.arange(len(x)), chosen)
        losses.append(np.maximum(1 - x[chosen][:, None] + x[others], 0).sum() / len(x))
    return np.array(losses) if a.ndim == 2 else losses[0]


def _soft_margin_samples(dtype: ScalarType) -> Iterator[Sample]:
    # PyTorch has no derivative with respect to the target, so it is no argument that a test could differentiate.
    a, target = (
        Arr(make_array((3, 4), dtype, seed=1)),
        Arr(_signs((3, 4), dtype).values, dtype if dtype is not float64 else float32),
    )
    for reduction in ("none", "mean", "sum"):
        yield Sample((a, target), {"reduction": reduction}, reduction)


def _triplet_samples(dtype: ScalarType) -> Iterator[Sample]:
    triple = tuple(Arr(make_array((3, 4), dtype, seed=seed)) for seed in range(3))
    for reduction in ("none", "mean", "sum"):
        yield Sample(triple, {"reduction": reduction}, reduction)
    yield Sample(triple, {"margin": 5.0, "swap": True}, "swap")


def _triplet(a: Any, b: Any, c: Any, margin: float = 1.0, swap: bool = False) -> Any:
    def distance(x: Any, y: Any) -> Any:
        return np.sqrt(((x - y + 1e-6) ** 2).sum(-1))

    far = np.minimum(distance(a, c), distance(b, c)) if swap else distance(a, c)
    return np.maximum(margin + distance(a, b) - far, 0)


MARGINS = [
    OpInfo("nn.functional.hinge_embedding_loss", loss(lambda a, t, margin=1.0: np.where(t == 1, a, np.maximum(margin - a, 0))), _signed_samples((3, 4), 1, (3, 4)), FLOATS, half_atol=0.1, refusals=(reduction_refusal("hinge_embedding_loss"),)),
    OpInfo("nn.functional.margin_ranking_loss", loss(lambda a, b, t, margin=0: np.maximum(margin - t * (a - b), 0)), _signed_samples((5,), 2, (5,)), FLOATS, half_atol=0.1, refusals=(
        Refusal(lambda tt: tt.nn.functional.margin_ranking_loss(tt.ones(2), tt.ones(2, 2), tt.ones(2)), RuntimeError, "margin_ranking_loss : All input tensors should have same dimension but got sizes: input1: torch.Size([2]), input2: torch.Size([2, 2]), target: torch.Size([2]) "),
    )),
    OpInfo("nn.functional.cosine_embedding_loss", loss(_cosine_embedding), _signed_samples((3, 4), 2, (3,)), WIDE, refusals=(
        Refusal(lambda tt: tt.nn.functional.cosine_embedding_loss(tt.ones(2, 3), tt.ones(2, 3), tt.ones(2, 1)), RuntimeError, "0D or 1D target tensor expected, multi-target not supported"),
        Refusal(lambda tt: tt.nn.functional.cosine_embedding_loss(tt.ones(2), tt.ones(2), tt.ones(2)), RuntimeError, "1D target tensor expects 2D input tensors, but found inputs with sizes [2] and [2]."),
    )),
    OpInfo("nn.functional.soft_margin_loss", loss(lambda a, t: np.log1p(np.exp(-t * a))), _soft_margin_samples, FLOATS, half_atol=0.1, covers=("soft_margin_loss_backward",), refusals=(
        reduction_refusal("soft_margin_loss"),
        Refusal(lambda tt: tt.nn.functional.soft_margin_loss(tt.ones(2), tt.ones(3)), RuntimeError, "The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0"),
    )),
    OpInfo("nn.functional.triplet_margin_loss", loss(_triplet), _triplet_samples, WIDE, refusals=(
        Refusal(lambda tt: tt.nn.functional.triplet_margin_loss(tt.ones(2, 3), tt.ones(2, 3), tt.ones(3)), RuntimeError, "The anchor, positive, and negative tensors are expected to have the same number of dimensions, but got: anchor 2D, positive 2D, and negative 1D inputs"),
        Refusal(lambda tt: tt.nn.functional.triplet_margin_loss(tt.ones(2, 3), tt.ones(2, 3), tt.ones(2, 3), margin=-1), ValueError, "margin must be greater than 0, got -1"),
    )),
    OpInfo("nn.functional.triplet_margin_with_distance_loss", loss(_triplet), _triplet_samples, WIDE),
    OpInfo("nn.functional.multi_margin_loss", loss(_multi_margin), _multi_margin_samples, WIDE, twice=False, forward_ad=False, refusals=(
        Refusal(lambda tt: tt.nn.functional.multi_margin_loss(tt.ones(2, 3), tt.tensor([0, 3])), RuntimeError, "target out of range"),
        Refusal(lambda tt: tt.nn.functional.multi_margin_loss(tt.ones(2, 3), tt.tensor([0])), RuntimeError, "multi_margin_loss: target tensor should be 1-D with size equal to the number of input samples (batch size). Expected target size [2], but got [1]. Input has shape [2, 3]."),
        Refusal(lambda tt: tt.nn.functional.multi_margin_loss(tt.ones(2, 3), tt.tensor([0, 1]), p=3), ValueError, "only p == 1 and p == 2 supported"),
        Refusal(lambda tt: tt.nn.functional.multi_margin_loss(tt.ones(2, 3), tt.tensor([0, 1]), weight=tt.ones(2)), RuntimeError, "inconsistent weight size, expected 3 but got [2]"),
        Refusal(lambda tt: tt.nn.functional.multi_margin_loss(tt.ones(2, 3, dtype=tt.float16), tt.tensor([0, 1])), NotImplementedError, "\"multi_margin_loss_cpu_kernel\" not implemented for 'Half'"),
    )),
    OpInfo("nn.functional.multilabel_margin_loss", loss(_multilabel), _multilabel_samples, WIDE, twice=False, forward_ad=False, covers=("multilabel_margin_loss_forward",), refusals=(
        Refusal(lambda tt: tt.nn.functional.multilabel_margin_loss(tt.ones(2, 3), tt.tensor([[0, 1, 2]])), RuntimeError, "inconsistent target size: [1, 3] for input of size: [2, 3]"),
        Refusal(lambda tt: tt.nn.functional.multilabel_margin_loss(tt.ones(1, 3), tt.tensor([[0, 1, 3]])), RuntimeError, "argument #2 'target' is out of range"),
    )),
]  # fmt: skip


def _pairwise(a: Any, b: Any, p: float = 2, eps: float = 1e-6, keepdim: bool = False) -> Any:
    return np.linalg.norm(np.atleast_1d(a - b + eps), p, -1, keepdim)


def _normalize(a: Any, p: float = 2.0, dim: int = 1, eps: float = 1e-12) -> Any:
    return a / np.maximum(np.linalg.norm(a, p, dim, keepdims=True), eps)


DISTANCES = [
    OpInfo("nn.functional.pairwise_distance", _pairwise, samples(([(3, 4), (3, 4)],), ([(3, 4), (4,)],), ([(4,), (4,)], 1), ([(2, 3, 4), (2, 3, 4)], {"keepdim": True})), WIDE, refusals=(_sizes_differ("pairwise_distance"),)),
    OpInfo("nn.functional.cosine_similarity", _cosine, samples(([(3, 4), (3, 4)],), ([(3, 4), (1, 4)],), ([(2, 3, 4), (2, 3, 4)], -1), ([(4,), (4,)], 0)), WIDE, refusals=(
        Refusal(lambda tt: tt.nn.functional.cosine_similarity(tt.ones(2, 3), tt.ones(2, 4)), RuntimeError, "The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1"),
        Refusal(lambda tt: tt.nn.functional.cosine_similarity(tt.ones(3), tt.ones(3)), IndexError, "Dimension out of range (expected to be in range of [-1, 0], but got 1)"),
        Refusal(lambda tt: tt.cosine_similarity(tt.ones(2, 3, dtype=tt.int64), tt.ones(2, 3, dtype=tt.int64)), RuntimeError, "expected common dtype to be floating point, yet common dtype is Long"),
    )),
    OpInfo("nn.functional.normalize", _normalize, samples(([(3, 4)],), ([(3, 4)], 1.0, 0), ([(2, 3, 4)], 2.0, -1)), WIDE, out=True, refusals=(
        Refusal(lambda tt: tt.nn.functional.normalize(tt.ones(2, 3), dim=5), IndexError, "Dimension out of range (expected to be in range of [-2, 1], but got 5)"),
    )),
]  # fmt: skip

MARGIN_OPS: list[OpInfo] = [*MARGINS, *DISTANCES]
