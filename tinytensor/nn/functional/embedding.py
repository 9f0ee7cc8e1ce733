"""torch.nn.functional: embeddings, rows of a table looked up by number, alone or in bags that are reduced.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.c10.grad_mode import no_grad
from tinytensor.c10.scalar_type import int64
from tinytensor.overrides import handle_call, has_torch_function

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# The numbers of EmbeddingBagMode in aten/src/ATen/native/EmbeddingBag.h.
_MODES = {"sum": 0, "mean": 1, "max": 2}


def embedding(
    input: Tensor,
    weight: Tensor,
    padding_idx: int | None = None,
    max_norm: float | None = None,
    norm_type: float = 2.0,
    scale_grad_by_freq: bool = False,
    sparse: bool = False,
) -> Tensor:
    """weight[input]. Shapes: (*) of int64 or int32, (rows, D) -> (*, D).

    The row padding_idx receives no gradient. With max_norm the rows used are scaled down to it first, in place.
    IndexError for a number that is no row.

        norm_type            of max_norm: 2.0
        scale_grad_by_freq   divide each row's gradient by how often the row is used: False
        sparse               True: the gradient of `weight` is a sparse tensor with an entry for each row that was looked up

    >>> weight = tt.tensor([[0.0, 0.0], [1.0, 1.0], [2.0, 2.0]])
    >>> F.embedding(tt.tensor([2, 1]), weight)
    tensor([[2., 2.],
            [1., 1.]])
    """
    if overrides.possible and has_torch_function((input, weight)):
        return handle_call(embedding, (input, weight), locals())
    # For the operator -1 means that there is no padding row, so a negative index of the caller is made positive here.
    # PyTorch does not check 0. A table without rows may therefore have padding_idx 0.
    if padding_idx is None:
        padding_idx = -1
    elif padding_idx > 0:
        if padding_idx >= weight.size(0):
            raise AssertionError("Padding_idx must be within num_embeddings")
    elif padding_idx < 0:
        if padding_idx < -weight.size(0):
            raise AssertionError("Padding_idx must be within num_embeddings")
        padding_idx = weight.size(0) + padding_idx
    if max_norm is not None:
        # The two operators below both read the indices in order. One copy serves both.
        input = input.contiguous()
        with no_grad():
            F.embedding_renorm_(weight, input, max_norm, norm_type)
    return F.embedding(weight, input, padding_idx, scale_grad_by_freq, sparse)


def embedding_bag(
    input: Tensor,
    weight: Tensor,
    offsets: Tensor | None = None,
    max_norm: float | None = None,
    norm_type: float = 2,
    scale_grad_by_freq: bool = False,
    mode: str = "mean",
    sparse: bool = False,
    per_sample_weights: Tensor | None = None,
    include_last_offset: bool = False,
    padding_idx: int | None = None,
) -> Tensor:
    """Bags of rows, each reduced to one: their sum, mean or max. Shapes: (B, n) or (indices) with (B), (rows, D) ->
    (B, D).

    A 2-D input is one bag a row; of a 1-D input `offsets` says where each bag begins. per_sample_weights (mode sum)
    multiply the rows.

        mode                  "mean", "sum" or "max"
        include_last_offset   `offsets` has one more number, the end of the last bag: False
        padding_idx           rows of this number do not count
        max_norm, norm_type, scale_grad_by_freq, sparse   as in `embedding`

    >>> weight = tt.tensor([[0.0, 0.0], [1.0, 1.0], [2.0, 4.0]])
    >>> F.embedding_bag(tt.tensor([1, 2, 2]), weight, offsets=tt.tensor([0, 2]))
    tensor([[1.5000, 2.5000],
            [2.0000, 4.0000]])
    """
    if overrides.possible and has_torch_function((input, weight, offsets, per_sample_weights)):
        return handle_call(embedding_bag, (input, weight, offsets, per_sample_weights), locals())
    # Integers cannot be weights and floats cannot be indices, so a call in the order of old versions is known by its dtypes.
    if weight.dtype is int64 and input.is_floating_point():
        warnings.warn(
            "Argument order of nn.functional.embedding_bag was changed. "
            "Usage `embedding_bag(weight, input, ...)` is deprecated, "
            "and should now be `embedding_bag(input, weight, ...)`.",
            stacklevel=2,
        )
        weight, input = input, weight
    if per_sample_weights is not None and input.size() != per_sample_weights.size():
        raise ValueError(
            f"embedding_bag: If per_sample_weights ({per_sample_weights.shape}) is not None, "
            f"then it must have the same shape as the input ({input.shape})"
        )
    if weight.dim() != 2:
        raise ValueError(f"weight has to be a 2D Tensor, but got Tensor of dimension {weight.dim()}")
    if input.dim() == 2:
        if offsets is not None:
            raise ValueError(
                "if input is 2D, then offsets has to be None, as input is treated is a mini-batch of fixed length "
                f"sequences. However, found offsets of type {type(offsets)}"
            )
        # The operator knows bags only as ranges of one sequence. Rows of equal length begin at multiples of that length.
        offsets = F.arange(0, input.numel(), input.size(1), dtype=input.dtype, device=input.device)
        include_last_offset = False
        input = input.reshape(-1)
        if per_sample_weights is not None:
            per_sample_weights = per_sample_weights.reshape(-1)
    elif input.dim() == 1:
        if offsets is None:
            raise ValueError("offsets has to be a 1D Tensor but got None")
        if offsets.dim() != 1:
            raise ValueError("offsets has to be a 1D Tensor")
    else:
        raise ValueError(f"input has to be 1D or 2D Tensor, but got Tensor of dimension {input.dim()}")
    if not any(mode == known for known in _MODES):
        raise ValueError("mode has to be one of sum, mean or max")
    if mode == "max" and scale_grad_by_freq:
        raise ValueError("max mode does not support scaling the gradient by the frequency")
    if mode == "max" and sparse:
        raise ValueError("max mode does not support sparse weights")
    if max_norm is not None:
        with no_grad():
            F.embedding_renorm_(weight, input, max_norm, norm_type)
    if per_sample_weights is not None and mode != "sum":
        raise NotImplementedError(
            "embedding_bag: per_sample_weights was not None. "
            "per_sample_weights is only supported for mode='sum' "
            f"(got mode='{mode}'). Please open a feature request on GitHub."
        )
    # The other three outputs are what the backward pass needs.
    return F.embedding_bag(
        weight, input, offsets, scale_grad_by_freq, _MODES[mode], sparse, per_sample_weights, include_last_offset,
        padding_idx,
    )[0]  # fmt: skip
