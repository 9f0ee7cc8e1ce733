"""torch.nn.functional: cross_entropy of a linear layer's output, whole or in chunks of the batch.

In chunks, the scores of all classes are never in memory for all rows at once. The gradients of a chunk are computed while
its scores are there. For a mean or a sum this happens in the forward pass: the gradients are known up to the factor that
backward brings, and they are kept. A loss for each row computes the scores again in the backward pass. So there are two
custom operators with gradients of their own, and no second derivatives.

Mirrors torch/nn/functional.py (`linear_cross_entropy`) and torch/nn/modules/linear_cross_entropy.py. Left out: the
products of mixed dtypes that a GPU has, and vmap.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from math import prod
from typing import TYPE_CHECKING, Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.scalar_type import ScalarType, float16, int64
from tinytensor.library import custom_op
from tinytensor.nn.functional.linear import linear
from tinytensor.nn.functional.loss import cross_entropy
from tinytensor.overrides import handle_call, has_torch_function

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor
    from tinytensor.nn.modules.linear_cross_entropy_options import LinearCrossEntropyOptions


def linear_cross_entropy(
    input: Tensor, linear_weight: Tensor, target: Tensor, *, linear_bias: Tensor | None = None,
    weight: Tensor | None = None, reduction: str = "mean", ignore_index: int | None = None,
    label_smoothing: float = 0.0, options: LinearCrossEntropyOptions | None = None,
) -> Tensor:  # fmt: skip
    """cross_entropy(linear(input, linear_weight, linear_bias), target), with the options of cross_entropy.

    Shapes: (N, in) or (in), (C, *, in), classes (N, *) or probabilities (N, C, *), bias (C, *). RuntimeError where
    these do not fit, or for an ignore_index with probabilities. With `options` the batch is taken in chunks. For
    probabilities, classes at several places and label_smoothing the options are ignored, with a warning.

    >>> input, weight = tt.zeros(3, 2), tt.ones(4, 2)
    >>> F.linear_cross_entropy(input, weight, tt.tensor([0, 1, 3]))
    tensor(1.3863)
    """
    if overrides.possible and has_torch_function((input, linear_weight, target, linear_bias, weight)):
        return handle_call(linear_cross_entropy, (input, linear_weight, target, linear_bias, weight), locals())
    if input.dim() < 1 or input.dim() > 2:
        raise RuntimeError(f"expected input with dimensionality 1 or 2, got {input.dim()}")
    if linear_weight.dim() < 2:
        raise RuntimeError(f"expected linear_weight with dimensionality at least 2, got {linear_weight.dim()}")
    batch, features = tuple(input.shape[:-1]), input.shape[-1]
    if features != linear_weight.shape[-1]:
        raise RuntimeError(
            "expected equal input and linear_weight last dimensions (in_features), "
            f"got {features} and {linear_weight.shape[-1]}, respectively"
        )
    outputs = tuple(linear_weight.shape[:-1])  # the classes, and the places that have a class each
    if linear_bias is not None and tuple(linear_bias.shape) != outputs:
        raise RuntimeError(f"expected linear_bias shape {outputs}, got {tuple(linear_bias.shape)}")
    if len(outputs) > 1 and not batch:
        raise RuntimeError(
            f"K-dimensional loss defined by linear_weight shape {tuple(linear_weight.shape)} requires batched input, "
            f"(N, {features}), got unbatched input with shape {tuple(input.shape)}"
        )
    if tuple(target.shape) == (*batch, *outputs) and ignore_index is not None:
        raise RuntimeError("ignore_index cannot be specified when target contains probabilities")
    ignored = -100 if ignore_index is None else ignore_index
    if options is not None:
        # The chunked operators know classes at one place for each row, and nothing of smoothing.
        plain = reduction in ("mean", "sum", "none") and label_smoothing == 0.0 and target.dtype is int64
        if plain and len(outputs) == 1:
            return _chunked(input, linear_weight, target, linear_bias, weight, reduction, ignored, options)
        warnings.warn(
            "linear_cross_entropy: ``options`` ignored; chunked path needs reduction in {'mean','sum','none'}, "
            "label_smoothing == 0, target.dtype == int64, out_features == (). Got "
            f"reduction={reduction!r}, label_smoothing={label_smoothing}, target.dtype={target.dtype}, "
            f"out_features={outputs[1:]}, tracing=False, linear_bias.shape="
            f"{tuple(linear_bias.shape) if linear_bias is not None else None}.",
            stacklevel=2,
        )
    # (C, *, in) -> (C * places, in): one product for all places; its columns are then taken apart again.
    if len(outputs) > 1:
        linear_weight = linear_weight.reshape(prod(outputs), features)
        linear_bias = None if linear_bias is None else linear_bias.reshape(prod(outputs))
    scores = linear(input, linear_weight, linear_bias).reshape((*batch, *outputs))
    return cross_entropy(
        scores, target, weight=weight, reduction=reduction, label_smoothing=label_smoothing, ignore_index=ignored
    )  # fmt: skip


def _chunked(
    input: Tensor, linear_weight: Tensor, target: Tensor, linear_bias: Tensor | None, weight: Tensor | None,
    reduction: str, ignore_index: int, options: LinearCrossEntropyOptions,
) -> Tensor:  # fmt: skip
    """linear_cross_entropy of classes for one place each, by the operator for this reduction."""
    batched = input.dim() == 2
    if not batched:
        input, target = input.unsqueeze(0), target.unsqueeze(0)
    chosen = options.resolve(input.shape[0], input.shape[1], linear_weight.shape[0], input.dtype)
    chunking = chosen.batch_chunk_size, chosen.acc_policy, chosen.acc_dtype
    if reduction == "none":
        result = _linear_cross_entropy_batch_chunked_no_reduction(
            input, linear_weight, target, linear_bias, weight, ignore_index, *chunking
        )
    else:
        # The operator computes gradients in its forward pass. It gets to know which ones will be asked for, as each costs a product.
        wanted = (t is not None and t.requires_grad and is_grad_enabled() for t in (input, linear_weight, linear_bias))
        result = _linear_cross_entropy_batch_chunked(
            input, linear_weight, target, linear_bias, weight, reduction, ignore_index, 0.0, *chunking,
            chosen.allow_retain_graph, *wanted,
        )[0]  # fmt: skip
    return result if batched else result.squeeze(0)


# ---- in chunks -------------------------------------------------------------------------------------------------------

LossAndGradients = tuple[Tensor, Tensor, Tensor, Tensor]
WantedGradients = tuple[bool, bool, bool]  # of input, linear_weight, linear_bias

_CONSUMED = "linear_cross_entropy chunked backward called twice; retain_graph=True / double backward are not supported."


class _Chunks:
    """One pass over the batch: tensors in the dtypes that the policy asks for, and the chunks as an iterator.

    For 16-bit inputs the policy says what is in acc_dtype (float32); the policies go from most to least memory:

                    scores       gradient of input    products for the gradient of linear_weight
        accurate    acc_dtype    acc_dtype            acc_dtype
        balanced    *            input's dtype        acc_dtype
        compact     *            input's dtype        input's dtype for float16, else acc_dtype

    * float16 for float16, acc_dtype for bfloat16, which has only 8 bits for the digits of a score.

    Where acc_dtype is the input's dtype, there is only that one. Weights of rows are always in acc_dtype: the 1 / N of a mean
    over many rows is too small for float16. A loss of float16 is summed up in acc_dtype, since the sum may be too large.
    """

    def __init__(
        self, input: Tensor, linear_weight: Tensor, target: Tensor, linear_bias: Tensor | None, weight: Tensor | None,
        ignore_index: int, size: int, policy: str, acc_dtype: ScalarType,
    ) -> None:  # fmt: skip
        dtype = input.dtype
        if dtype is not acc_dtype and not (dtype.itemsize == 2 and acc_dtype.itemsize == 4):
            raise RuntimeError(
                f"linear_cross_entropy supports float32 acc_dtype with float16/bfloat16 inputs, but got {acc_dtype} "
                f"acc_dtype and {dtype} inputs."
            )
        self.input, self.size, self.acc_dtype = input, size, acc_dtype
        saves_memory = policy in ("balanced", "compact")
        self.scores_dtype = dtype if dtype is float16 and saves_memory else acc_dtype
        self.output_dtype = acc_dtype if dtype is float16 else dtype
        self.grad_input_dtype = dtype if saves_memory else acc_dtype
        self.keeps_scratch = not (policy == "compact" and self.scores_dtype is dtype)
        self.linear_weight = linear_weight.to(self.scores_dtype)
        self.linear_bias = None if linear_bias is None else linear_bias.to(self.scores_dtype)
        ignored = target == ignore_index
        classes = linear_weight.shape[0]
        # An ignored row has weight zero, but its target is still used as an index: it must name some class, and 0 will do.
        # An ignore_index that is a class itself needs no change.
        self.target = target if 0 <= ignore_index < classes else F.where(ignored, 0, target)
        if weight is None:
            self.row_weight = (~ignored).to(acc_dtype)
        else:
            self.row_weight = F.where(ignored, 0, weight.index_select(0, self.target).to(acc_dtype))

    def __iter__(self) -> Iterator[tuple[slice, Tensor, Tensor, Tensor]]:
        """For each chunk: its rows as a slice, their inputs in acc_dtype, their targets, and their scores.

        The scores have the largest of their row taken away. They belong to the caller, who overwrites them.
        """
        for start in range(0, self.input.shape[0], self.size):
            rows = slice(start, start + self.size)
            wide = self.input[rows].to(self.acc_dtype)
            scores = F.mm(wide.to(self.scores_dtype), self.linear_weight.t())
            if self.linear_bias is not None:
                scores.add_(self.linear_bias)
            # log(sum(exp(s))) - s_target stays the same if a number is taken from all scores of a row. With the largest one
            # taken away, `exp` cannot overflow.
            yield rows, wide, self.target[rows], scores.sub_(scores.amax(1, True))


def _losses(chunks: _Chunks) -> Tensor:
    """The loss of each row, (N): its weight * (log(sum(exp(s))) - s_target)."""
    out = F.empty_like(chunks.row_weight, dtype=chunks.input.dtype)
    for rows, _, target, scores in chunks:
        # Read before `exp_` overwrites the scores: a second tensor of that size is what chunks are there to avoid.
        of_target = scores.gather(1, target.unsqueeze(1)).squeeze(1)
        total = scores.exp_().sum(1, dtype=chunks.acc_dtype)
        out[rows] = (total.log_() - of_target.to(total.dtype)) * chunks.row_weight[rows]
    return out


def _loss_and_gradients(chunks: _Chunks, factor: Tensor, wanted: WantedGradients) -> LossAndGradients:
    """The sum over all rows of -`factor` times the loss, and its gradients. A gradient that is not wanted is empty."""
    x, w, dtype = chunks.input, chunks.linear_weight, chunks.input.dtype
    output = F.zeros((), dtype=chunks.output_dtype, device=x.device)
    of_input = F.empty(tuple(x.shape) if wanted[0] else (0, 0), dtype=chunks.grad_input_dtype, device=x.device)
    of_weight = F.zeros(tuple(w.shape) if wanted[1] else (0, 0), dtype=dtype, device=x.device)
    of_bias = F.zeros(tuple(w.shape[:-1]) if wanted[2] else (0,), dtype=dtype, device=x.device)
    # With f the row's factor and p = softmax(s), the sum is that of f * (s_target - log(sum(exp(s)))), and its gradient with
    # respect to the scores is f * (onehot(target) - p). The product f * p replaces `scores` in place; f * onehot is never made
    # as a matrix, it is added at the targets' places by `index_select` and `index_add_`.
    for rows, wide, target, scores in chunks:
        of_row = factor[rows]
        output.add_(of_row.dot(scores.gather(1, target.unsqueeze(1)).squeeze(1).to(of_row.dtype)))
        total = scores.exp_().sum(1, dtype=chunks.acc_dtype)
        if any(wanted):  # the softmax, times the row's factor
            scores.mul_((of_row / total).to(scores.dtype).unsqueeze(1))
        # Only now may `log_` overwrite the sums: the softmax above divides by them.
        output.sub_(of_row.dot(total.log_()))
        if wanted[2]:
            scratch = -scores.sum(0, dtype=chunks.acc_dtype)
            of_bias.add_(scratch.index_add_(0, target, of_row).to(dtype))
        if wanted[0]:
            hit = w.index_select(0, target).mul_(of_row.to(w.dtype).unsqueeze(1))
            of_input[rows] = F.addmm(hit, scores, w, alpha=-1)
        if wanted[1]:
            hit = wide * of_row.unsqueeze(1)
            # With a scratch matrix the product and its correction are rounded once, when they are taken from of_weight. The
            # other way saves that matrix, and rounds twice.
            if chunks.keeps_scratch:
                scratch = F.mm(scores.to(chunks.acc_dtype).t(), wide)
                of_weight.sub_(scratch.index_add_(0, target, hit, alpha=-1))
            else:
                of_weight.addmm_(scores.to(dtype).t(), x[rows], alpha=-1)
                of_weight.index_add_(0, target, hit.to(dtype))
    return output.to(dtype), of_input.to(dtype), of_weight, of_bias


# ---- a mean or a sum -------------------------------------------------------------------------------------------------


@custom_op(
    "torch_nn::_linear_cross_entropy_batch_chunked",
    mutates_args=(),
    schema=(
        "(Tensor input, Tensor linear_weight, Tensor target, Tensor? linear_bias, Tensor? weight, str reduction, "
        "SymInt ignore_index, float label_smoothing, SymInt batch_chunk_size, str acc_policy, ScalarType acc_dtype, "
        "bool allow_retain_graph, bool compute_input_grad, bool compute_linear_weight_grad, "
        "bool compute_linear_bias_grad) -> (Tensor, Tensor, Tensor, Tensor)"
    ),
)
def _linear_cross_entropy_batch_chunked(
    input: Tensor, linear_weight: Tensor, target: Tensor, linear_bias: Tensor | None, weight: Tensor | None,
    reduction: str, ignore_index: int, label_smoothing: float, size: int, policy: str, acc_dtype: Any,
    allow_retain_graph: bool, *wanted: bool,
) -> LossAndGradients:  # fmt: skip
    """(loss, gradients of input, linear_weight and linear_bias); reduction is "mean" or "sum".

    label_smoothing is in the schema and always 0: linear_cross_entropy takes the way without chunks for others.
    """
    chunks = _Chunks(input, linear_weight, target, linear_bias, weight, ignore_index, size, policy, acc_dtype)
    factor = -chunks.row_weight
    if reduction == "mean":
        total = chunks.row_weight.sum()
        # The mean over no rows is nan, as it is in cross_entropy.
        factor = chunks.row_weight / F.where(total == 0, float("nan"), -total)
    loss, *gradients = _loss_and_gradients(chunks, factor, wanted)  # type: ignore[arg-type]
    if reduction == "mean" and not input.shape[0]:
        loss.fill_(float("nan"))
    return loss, *gradients  # type: ignore[return-value]


@_linear_cross_entropy_batch_chunked.register_fake
def _(input: Tensor, linear_weight: Tensor, *rest: Any) -> LossAndGradients:
    of_input, of_weight, of_bias = rest[-3:]
    return (
        input.new_empty(()),
        input.new_empty(tuple(input.shape) if of_input else (0, 0)),
        input.new_empty(tuple(linear_weight.shape) if of_weight else (0, 0)),
        input.new_empty(tuple(linear_weight.shape[:-1]) if of_bias else (0,)),
    )


def _keep_gradients(ctx: Any, inputs: tuple[Any, ...], output: LossAndGradients) -> None:
    # As outputs of the operator the gradients have its node as grad_fn. Without `detach`, the node and the gradients that it
    # keeps would hold each other in memory until the garbage collector runs.
    ctx.retains, *wanted = inputs[-4:]
    ctx.kept = [
        gradient.detach() if is_wanted else None for gradient, is_wanted in zip(output[1:], wanted, strict=True)
    ]
    ctx.wanted = wanted


def _scale_gradients(ctx: Any, grad_output: Tensor, *_: Any) -> tuple[Tensor | None, ...]:
    """The kept gradients times the incoming one. Unless the graph may be retained this is done in place, hence only once.

    The last eleven inputs of the operator are options, which have no gradient.
    """
    if ctx.retains:
        scaled = [None if kept is None else kept * grad_output for kept in ctx.kept]
    else:
        if any(ctx.wanted) and all(kept is None for kept in ctx.kept):
            raise RuntimeError(_CONSUMED)
        scaled = [None if kept is None else kept.mul_(grad_output) for kept in ctx.kept]
        ctx.kept = [None] * 3
    return scaled[0], scaled[1], None, scaled[2], *[None] * 11


_linear_cross_entropy_batch_chunked.register_autograd(_scale_gradients, setup_context=_keep_gradients)


# ---- a loss for each row ---------------------------------------------------------------------------------------------


@custom_op(
    "torch_nn::_linear_cross_entropy_batch_chunked_no_reduction",
    mutates_args=(),
    schema=(
        "(Tensor input, Tensor linear_weight, Tensor target, Tensor? linear_bias, Tensor? weight, SymInt ignore_index, "
        "SymInt batch_chunk_size, str acc_policy, ScalarType acc_dtype) -> Tensor"
    ),
)
def _linear_cross_entropy_batch_chunked_no_reduction(input: Tensor, *rest: Any) -> Tensor:
    """The loss of each row, (N). Backward computes the scores again: each row has an incoming gradient of its own there."""
    return _losses(_Chunks(input, *rest))


@_linear_cross_entropy_batch_chunked_no_reduction.register_fake
def _(input: Tensor, *rest: Any) -> Tensor:
    return input.new_empty(tuple(input.shape[:1]))


def _keep_inputs(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
    ctx.save_for_backward(*(None if t is None else t.detach() for t in inputs[:5]))
    ctx.rest = inputs[5:]


def _compute_again(ctx: Any, grad_output: Tensor) -> tuple[Tensor | None, ...]:
    needs = ctx.needs_input_grad
    wanted = needs[0], needs[1], needs[3]
    if not any(wanted):
        return (None,) * 9
    chunks = _Chunks(*ctx.saved_tensors, *ctx.rest)
    factor = (-chunks.row_weight).mul_(grad_output.to(chunks.acc_dtype))
    _, *gradients = _loss_and_gradients(chunks, factor, wanted)
    x, w, b = (gradient if is_wanted else None for gradient, is_wanted in zip(gradients, wanted, strict=True))
    return x, w, None, b, *[None] * 5


_linear_cross_entropy_batch_chunked_no_reduction.register_autograd(_compute_again, setup_context=_keep_inputs)
