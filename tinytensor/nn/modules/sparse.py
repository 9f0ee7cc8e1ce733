"""Tables of vectors as modules: `weight` (num_embeddings, embedding_dim) starts normal, the row padding_idx as zeros.

Mirrors torch/nn/modules/sparse.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import tinytensor.nn.functional as F
from tinytensor.aten import functions as aten
from tinytensor.c10.grad_mode import no_grad
from tinytensor.nn import init
from tinytensor.nn.modules.module import Module
from tinytensor.nn.parameter import Parameter

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["Embedding", "EmbeddingBag"]


class _EmbeddingBase(Module):
    """What both classes share: the weight and its first values."""

    weight: Any
    num_embeddings: int
    embedding_dim: int
    padding_idx: int | None

    def _non_negative_padding_idx(self, padding_idx: int | None, name: str) -> int | None:
        """padding_idx counted from the first row. AssertionError for one that is no row."""
        # PyTorch checks positive and negative indices only, so 0 is accepted for a table without rows too.
        if padding_idx is None or padding_idx == 0:
            return padding_idx
        if not -self.num_embeddings <= padding_idx < self.num_embeddings:
            raise AssertionError(f"{name} must be within num_embeddings")
        return padding_idx if padding_idx > 0 else self.num_embeddings + padding_idx

    def _init_weight(self, weight: Tensor | None, requires_grad: bool, device: Any, dtype: Any) -> None:
        """Make the weight, of the caller's numbers or of new ones. `padding_idx` must be set: its row is filled with zeros."""
        shape = self.num_embeddings, self.embedding_dim
        if weight is None:
            self.weight = Parameter(aten.empty(shape, device=device, dtype=dtype), requires_grad=requires_grad)
            self.reset_parameters()
            return
        if tuple(weight.shape) != shape:
            raise AssertionError("Shape of weight does not match num_embeddings and embedding_dim")
        self.weight = Parameter(weight, requires_grad=requires_grad)

    def reset_parameters(self) -> None:
        """Draws every number from N(0, 1) and sets the row padding_idx to 0."""
        init.normal_(self.weight)
        self._fill_padding_idx_with_zero()

    def _fill_padding_idx_with_zero(self) -> None:
        if self.padding_idx is not None:
            with no_grad():  # in place, on a leaf that requires a gradient
                self.weight[self.padding_idx].fill_(0)


class Embedding(_EmbeddingBase):
    """A table of vectors: `weight[input]`.

        num_embeddings       the number of rows
        embedding_dim        the length of a row
        padding_idx          None; a row that starts as zeros and gets no gradient. AssertionError for one that is
                             no row
        max_norm             None; rows that are used and have a larger norm are scaled down to it first, in place
        norm_type            2.0; which norm max_norm means
        scale_grad_by_freq   False; True divides the gradient of a row by how often it occurs
        sparse               True: the gradient of the table is a sparse tensor, which SGD, Adagrad and SparseAdam take
        _weight              None; a table to use, of this shape
        _freeze              False; True makes a weight that is not trained
        device, dtype        of the weight

    Shapes: input (*) of int64 or int32 -> (*, embedding_dim).
    Parameters: weight (num_embeddings, embedding_dim) from N(0, 1).
    Errors: IndexError at the call for a number that is no row.

    >>> nn.Embedding.from_pretrained(tt.tensor([[1.0, 2.0], [3.0, 4.0]]))(tt.tensor([1, 0, 1]))
    tensor([[3., 4.],
            [1., 2.],
            [3., 4.]])
    >>> nn.Embedding(10, 3)(tt.tensor([[1, 2, 4, 5]])).shape
    torch.Size([1, 4, 3])
    """

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        padding_idx: int | None = None,
        max_norm: float | None = None,
        norm_type: float = 2.0,
        scale_grad_by_freq: bool = False,
        sparse: bool = False,
        _weight: Tensor | None = None,
        _freeze: bool = False,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.num_embeddings = num_embeddings
        self.embedding_dim = embedding_dim
        self.padding_idx = self._non_negative_padding_idx(padding_idx, "Padding_idx")
        self.max_norm = max_norm
        self.norm_type = norm_type
        self.scale_grad_by_freq = scale_grad_by_freq
        self._init_weight(_weight, not _freeze, device, dtype)
        self.sparse = sparse

    def forward(self, input: Tensor) -> Tensor:
        return F.embedding(
            input, self.weight, self.padding_idx, self.max_norm, self.norm_type, self.scale_grad_by_freq, self.sparse
        )

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        parts = [f"{self.num_embeddings}, {self.embedding_dim}"]
        if self.padding_idx is not None:
            parts.append(f"padding_idx={self.padding_idx}")
        if self.max_norm is not None:
            parts.append(f"max_norm={self.max_norm}")
        if self.norm_type != 2:
            parts.append(f"norm_type={self.norm_type}")
        if self.scale_grad_by_freq is not False:
            parts.append(f"scale_grad_by_freq={self.scale_grad_by_freq}")
        if self.sparse is not False:
            parts.append("sparse=True")
        return ", ".join(parts)

    @classmethod
    def from_pretrained(
        cls,
        embeddings: Tensor,
        freeze: bool = True,
        padding_idx: int | None = None,
        max_norm: float | None = None,
        norm_type: float = 2.0,
        scale_grad_by_freq: bool = False,
        sparse: bool = False,
    ) -> Embedding:
        """Makes a module whose weight shares the memory of `embeddings` (rows, embedding_dim).

        embeddings   the table. AssertionError unless it is 2-D
        freeze       True: the weight is not trained
        others       as in Embedding
        """
        rows, columns = _table_size(embeddings)
        return cls(
            rows, columns, padding_idx, max_norm, norm_type, scale_grad_by_freq, sparse, _weight=embeddings,
            _freeze=freeze,
        )  # fmt: skip


def _table_size(embeddings: Tensor) -> tuple[int, ...]:
    if embeddings.dim() != 2:
        raise AssertionError("Embeddings parameter is expected to be 2-dimensional")
    return tuple(embeddings.shape)


class EmbeddingBag(_EmbeddingBase):
    """The sum, mean or maximum of several rows of a table, without making the rows first.

        num_embeddings        the number of rows
        embedding_dim         the length of a row
        max_norm              None; rows that are used and have a larger norm are scaled down to it first, in place
        norm_type             2.0; which norm max_norm means
        scale_grad_by_freq    False; True divides the gradient of a row by how often it occurs
        mode                  "mean"; "sum" or "max"
        sparse                True: the gradient of the table is a sparse tensor, which SGD, Adagrad and SparseAdam
                              take; not for `mode="max"`
        _weight               None; a table to use, of this shape
        include_last_offset   False; True: offsets have one more element, the end of the last bag
        padding_idx           None; a row that starts as zeros, gets no gradient and does not count
        device, dtype         of the weight

    Shapes: input (B, n) of int64 or int32, one bag a row, or (indices) with offsets (B), where each bag starts ->
    (B, embedding_dim). per_sample_weights of the input's shape multiply the rows (mode "sum" only).
    Parameters: weight (num_embeddings, embedding_dim) from N(0, 1).
    Errors: ValueError at the call if a 1-D input has no offsets, or a 2-D input has.

    >>> table = tt.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    >>> m = nn.EmbeddingBag.from_pretrained(table, mode="sum")
    >>> m(tt.tensor([0, 1, 2]), tt.tensor([0, 2]))
    tensor([[4., 6.],
            [5., 6.]])
    """

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        max_norm: float | None = None,
        norm_type: float = 2.0,
        scale_grad_by_freq: bool = False,
        mode: str = "mean",
        sparse: bool = False,
        _weight: Tensor | None = None,
        include_last_offset: bool = False,
        padding_idx: int | None = None,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.num_embeddings = num_embeddings
        self.embedding_dim = embedding_dim
        self.max_norm = max_norm
        self.norm_type = norm_type
        self.scale_grad_by_freq = scale_grad_by_freq
        self.padding_idx = self._non_negative_padding_idx(padding_idx, "padding_idx")
        self._init_weight(_weight, True, device, dtype)
        self.mode = mode
        self.sparse = sparse
        self.include_last_offset = include_last_offset

    def forward(self, input: Tensor, offsets: Tensor | None = None, per_sample_weights: Tensor | None = None) -> Tensor:
        return F.embedding_bag(
            input, self.weight, offsets, self.max_norm, self.norm_type, self.scale_grad_by_freq, self.mode, self.sparse,
            per_sample_weights, self.include_last_offset, self.padding_idx,
        )  # fmt: skip

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        parts = [f"{self.num_embeddings}, {self.embedding_dim}"]
        if self.max_norm is not None:
            parts.append(f"max_norm={self.max_norm}")
        if self.norm_type != 2:
            parts.append(f"norm_type={self.norm_type}")
        if self.scale_grad_by_freq is not False:
            parts.append(f"scale_grad_by_freq={self.scale_grad_by_freq}")
        parts.append(f"mode={self.mode!r}")
        if self.padding_idx is not None:
            parts.append(f"padding_idx={self.padding_idx}")
        return ", ".join(parts)

    @classmethod
    def from_pretrained(
        cls,
        embeddings: Tensor,
        freeze: bool = True,
        max_norm: float | None = None,
        norm_type: float = 2.0,
        scale_grad_by_freq: bool = False,
        mode: str = "mean",
        sparse: bool = False,
        include_last_offset: bool = False,
        padding_idx: int | None = None,
    ) -> EmbeddingBag:
        """Makes a module whose weight shares the memory of `embeddings` (rows, embedding_dim).

        embeddings   the table. AssertionError unless it is 2-D
        freeze       True: the weight is not trained
        others       as in EmbeddingBag
        """
        rows, columns = _table_size(embeddings)
        bag = cls(
            rows, columns, max_norm, norm_type, scale_grad_by_freq, mode, sparse, embeddings, include_last_offset,
            padding_idx,
        )  # fmt: skip
        bag.weight.requires_grad = not freeze
        return bag
