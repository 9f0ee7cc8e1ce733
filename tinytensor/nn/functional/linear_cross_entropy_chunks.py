"""linear_cross_entropy in chunks of the batch: the scores of all classes are never in memory for all rows at once.

The gradients of a chunk are computed while its scores are there. A mean or a sum knows them in the forward pass, up to
the factor that comes in backwards, and keeps them; a loss for each row computes the scores again in the backward pass.
So there are two custom operators with gradients of their own, and no second derivatives.

Mirrors torch/nn/modules/linear_cross_entropy.py. Left out: the products of mixed dtypes that a GPU has, and vmap.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.scalar_type import ScalarType, float16
from tinytensor.library import custom_op

Four = tuple[Tensor, Tensor, Tensor, Tensor]
Wanted = tuple[bool, bool, bool]

_CONSUMED = "linear_cross_entropy chunked backward called twice; retain_graph=True / double backward are not supported."


class _Chunks:
    """One pass over the batch. Scores and weights of classes may be in a wider type than the input."""

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
        self.target = target if 0 <= ignore_index < classes else F.where(ignored, 0, target)
        if weight is None:
            self.row_weight = (~ignored).to(acc_dtype)
        else:
            self.row_weight = F.where(ignored, 0, weight.index_select(0, self.target).to(acc_dtype))

    def __iter__(self) -> Iterator[tuple[slice, Tensor, Tensor, Tensor]]:
        """(rows, inputs in the accumulator's type, targets, scores less the largest of their row)."""
        for start in range(0, self.input.shape[0], self.size):
            rows = slice(start, start + self.size)
            wide = self.input[rows].to(self.acc_dtype)
            scores = F.mm(wide.to(self.scores_dtype), self.linear_weight.t())
            if self.linear_bias is not None:
                scores.add_(self.linear_bias)
            yield rows, wide, self.target[rows], scores.sub_(scores.amax(1, True))


def _losses(chunks: _Chunks) -> Tensor:
    """The loss of each row."""
    out = F.empty_like(chunks.row_weight, dtype=chunks.input.dtype)
    for rows, _, target, scores in chunks:
        of_target = scores.gather(1, target.unsqueeze(1)).squeeze(1)
        total = scores.exp_().sum(1, dtype=chunks.acc_dtype)
        out[rows] = (total.log_() - of_target.to(total.dtype)) * chunks.row_weight[rows]
    return out


def _loss_and_gradients(chunks: _Chunks, factor: Tensor, wanted: Wanted) -> Four:
    """The sum of minus `factor` times the rows' losses, and its gradients, empty where they are not wanted."""
    x, w, dtype = chunks.input, chunks.linear_weight, chunks.input.dtype
    output = F.zeros((), dtype=chunks.output_dtype, device=x.device)
    of_input = F.empty(tuple(x.shape) if wanted[0] else (0, 0), dtype=chunks.grad_input_dtype, device=x.device)
    of_weight = F.zeros(tuple(w.shape) if wanted[1] else (0, 0), dtype=dtype, device=x.device)
    of_bias = F.zeros(tuple(w.shape[:-1]) if wanted[2] else (0,), dtype=dtype, device=x.device)
    for rows, wide, target, scores in chunks:
        of_row = factor[rows]
        output.add_(of_row.dot(scores.gather(1, target.unsqueeze(1)).squeeze(1).to(of_row.dtype)))
        total = scores.exp_().sum(1, dtype=chunks.acc_dtype)
        if any(wanted):  # the softmax, times the row's factor
            scores.mul_((of_row / total).to(scores.dtype).unsqueeze(1))
        output.sub_(of_row.dot(total.log_()))
        if wanted[2]:
            scratch = -scores.sum(0, dtype=chunks.acc_dtype)
            of_bias.add_(scratch.index_add_(0, target, of_row).to(dtype))
        if wanted[0]:
            hit = w.index_select(0, target).mul_(of_row.to(w.dtype).unsqueeze(1))
            of_input[rows] = F.addmm(hit, scores, w, alpha=-1)
        if wanted[1]:
            hit = wide * of_row.unsqueeze(1)
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
def reduced_in_chunks(
    input: Tensor, linear_weight: Tensor, target: Tensor, linear_bias: Tensor | None, weight: Tensor | None,
    reduction: str, ignore_index: int, label_smoothing: float, size: int, policy: str, acc_dtype: Any,
    allow_retain_graph: bool, *wanted: bool,
) -> Four:  # fmt: skip
    """(loss, gradients of input, linear_weight and linear_bias)."""
    chunks = _Chunks(input, linear_weight, target, linear_bias, weight, ignore_index, size, policy, acc_dtype)
    factor = -chunks.row_weight
    if reduction == "mean":
        total = chunks.row_weight.sum()
        factor = chunks.row_weight / F.where(total == 0, float("nan"), -total)
    loss, *gradients = _loss_and_gradients(chunks, factor, wanted)  # type: ignore[arg-type]
    if reduction == "mean" and not input.shape[0]:
        loss.fill_(float("nan"))
    return loss, *gradients  # type: ignore[return-value]


@reduced_in_chunks.register_fake
def _(input: Tensor, linear_weight: Tensor, *rest: Any) -> Four:
    of_input, of_weight, of_bias = rest[-3:]
    return (
        input.new_empty(()),
        input.new_empty(tuple(input.shape) if of_input else (0, 0)),
        input.new_empty(tuple(linear_weight.shape) if of_weight else (0, 0)),
        input.new_empty(tuple(linear_weight.shape[:-1]) if of_bias else (0,)),
    )


def _keep_gradients(ctx: Any, inputs: tuple[Any, ...], output: Four) -> None:
    ctx.retains, *wanted = inputs[-4:]
    ctx.kept = [
        gradient.detach() if is_wanted else None for gradient, is_wanted in zip(output[1:], wanted, strict=True)
    ]
    ctx.wanted = wanted


def _scale_gradients(ctx: Any, grad_output: Tensor, *_: Any) -> tuple[Tensor | None, ...]:
    """The kept gradients times the incoming one; in place, and so only once, unless the graph may be retained."""
    if ctx.retains:
        scaled = [None if kept is None else kept * grad_output for kept in ctx.kept]
    else:
        if any(ctx.wanted) and all(kept is None for kept in ctx.kept):
            raise RuntimeError(_CONSUMED)
        scaled = [None if kept is None else kept.mul_(grad_output) for kept in ctx.kept]
        ctx.kept = [None] * 3
    return scaled[0], scaled[1], None, scaled[2], *[None] * 11


reduced_in_chunks.register_autograd(_scale_gradients, setup_context=_keep_gradients)


# ---- a loss for each row ---------------------------------------------------------------------------------------------


@custom_op(
    "torch_nn::_linear_cross_entropy_batch_chunked_no_reduction",
    mutates_args=(),
    schema=(
        "(Tensor input, Tensor linear_weight, Tensor target, Tensor? linear_bias, Tensor? weight, SymInt ignore_index, "
        "SymInt batch_chunk_size, str acc_policy, ScalarType acc_dtype) -> Tensor"
    ),
)
def rows_in_chunks(input: Tensor, *rest: Any) -> Tensor:
    """The loss of each row, (N)."""
    return _losses(_Chunks(input, *rest))


@rows_in_chunks.register_fake
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


rows_in_chunks.register_autograd(_compute_again, setup_context=_keep_inputs)
