"""A softmax over very many classes, most of them rare.

The head scores the frequent classes and the clusters of rare ones; a cluster's own scores are computed only for samples
whose target lies in it, from fewer features the rarer it is: P(class) = P(cluster) * P(class | cluster).

Mirrors torch/nn/modules/adaptive.py.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import tinytensor.nn.functional as F
from tinytensor.aten import functions as aten
from tinytensor.nn.modules.container import ModuleList, Sequential
from tinytensor.nn.modules.linear import Linear
from tinytensor.nn.modules.module import Module

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["AdaptiveLogSoftmaxWithLoss"]


class _ASMoutput(NamedTuple):
    output: Any
    loss: Any


class AdaptiveLogSoftmaxWithLoss(Module):
    """A softmax over very many classes, most of them rare, and its loss (Grave et al., 2017).

    A head scores the frequent classes and clusters of rare ones: P(class) = P(cluster) * P(class | cluster). A
    cluster's own scores are computed only for samples in it, and from fewer features the rarer it is. Classes are
    sorted: 0 is the most frequent.

        in_features     size of the input's last dimension
        n_classes       the number of classes
        cutoffs         where clusters begin: [10, 100] with 1000 classes makes a head of 10 and clusters of 90 and
                        900. ValueError unless they rise within 1 ... n_classes - 1
        div_value       4.0; cluster i, from 1, is scored from in_features / div_value ** i features
        head_bias       False; True gives the head a bias
        device, dtype   of the parameters

    Shapes: input (N, in_features) or (in_features), target (N) or () of int64 -> (output, loss): log P of each
    target, (N) or (), and minus its mean, ().
    Children: `head`, Linear(in_features, cutoffs[0] + clusters); `tail`, two Linear layers for each cluster.
    Errors: RuntimeError at the call for targets that are no class and for shapes that do not go together.

    >>> m = nn.AdaptiveLogSoftmaxWithLoss(16, 1000, cutoffs=[10, 100])
    >>> output, loss = m(tt.randn(4, 16), tt.tensor([0, 5, 50, 999]))
    >>> output.shape, loss.shape, m.log_prob(tt.randn(4, 16)).shape
    (torch.Size([4]), torch.Size([]), torch.Size([4, 1000]))
    """

    def __init__(
        self,
        in_features: int,
        n_classes: int,
        cutoffs: Sequence[int],
        div_value: float = 4.0,
        head_bias: bool = False,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        cutoffs = list(cutoffs)
        if len(cutoffs) == 0:
            raise ValueError("cutoffs should be a sequence of length larger than 0")
        rising = all(a < b for a, b in itertools.pairwise(cutoffs))
        if not rising or cutoffs[0] <= 0 or cutoffs[-1] > n_classes - 1 or any(int(c) != c for c in cutoffs):
            raise ValueError(
                "cutoffs should be a sequence of unique, positive integers sorted in an increasing order, where each "
                "value is between 1 and n_classes-1"
            )
        self.in_features = in_features
        self.n_classes = n_classes
        self.cutoffs = [*cutoffs, n_classes]
        self.div_value = div_value
        self.head_bias = head_bias
        self.shortlist_size = self.cutoffs[0]
        self.n_clusters = len(self.cutoffs) - 1
        self.head_size = self.shortlist_size + self.n_clusters
        made: dict[str, Any] = {"device": device, "dtype": dtype}
        self.head = Linear(in_features, self.head_size, bias=head_bias, **made)
        self.tail = ModuleList()
        for i, (low, high) in enumerate(itertools.pairwise(self.cutoffs)):
            hidden = int(in_features // (div_value ** (i + 1)))
            first = Linear(in_features, hidden, bias=False, **made)
            self.tail.append(Sequential(first, Linear(hidden, high - low, bias=False, **made)))

    def reset_parameters(self) -> None:
        """Draws the weights of the head and of all clusters anew, as Linear does."""
        self.head.reset_parameters()
        for projection in self.tail:
            for linear in cast(Sequential, projection):
                cast(Linear, linear).reset_parameters()

    def forward(self, input_: Tensor, target_: Tensor) -> _ASMoutput:
        _check_inputs(input_, target_)
        batched = target_.dim() > 0
        input, target = (input_, target_) if batched else (input_.unsqueeze(0), target_.unsqueeze(0))
        output = input.new_zeros(target.size(0))
        # Which column of the head a sample reads: its class, or its cluster.
        columns = target.new_empty(target.size(0))
        used = 0
        # Interval 0 is the head's own classes, interval i > 0 is cluster i - 1. For a rare class `output` first gets
        # log P(class | cluster); the head's log P(class) or log P(cluster) is added for all rows at the end.
        for i, (low, high) in enumerate(itertools.pairwise([0, *self.cutoffs])):
            mask = (target >= low) & (target < high)
            rows = mask.nonzero().squeeze()
            if rows.numel() == 0:
                continue
            if i == 0:
                columns.index_copy_(0, rows, target[mask])
            else:
                logs = F.log_softmax(self.tail[i - 1](input.index_select(0, rows)), dim=1)
                within = logs.gather(1, (target[mask] - low).unsqueeze(1))
                columns.index_fill_(0, rows, self.shortlist_size + i - 1)
                output.index_copy_(0, rows, within.squeeze(1))
            used += rows.numel()
        # Each valid target lies in exactly one interval. A row that was in none has a target that is no class.
        if used != target.size(0):
            raise RuntimeError(
                f"Target values should be in [0, {self.n_classes - 1}], but values in range "
                f"[{target.min().item()}, {target.max().item()}] were found. "
            )
        head = F.log_softmax(self.head(input), dim=1)
        output += head.gather(1, columns.unsqueeze(1)).squeeze()
        loss = (-output).mean()
        return _ASMoutput(output if batched else output.squeeze(0), loss)

    def _get_full_log_prob(self, input: Tensor, head_output: Tensor) -> Tensor:
        """log P of every class, from the head's scores."""
        out = input.new_empty((head_output.size(0), self.n_classes))
        head = F.log_softmax(head_output, dim=1)
        out[:, : self.shortlist_size] = head[:, : self.shortlist_size]
        for i, (low, high) in enumerate(itertools.pairwise(self.cutoffs)):
            logs = F.log_softmax(self.tail[i](input), dim=1)
            out[:, low:high] = logs + head[:, self.shortlist_size + i].unsqueeze(1)
        return out

    def log_prob(self, input: Tensor) -> Tensor:
        """log P of every class: (N, in_features) -> (N, n_classes)."""
        return self._get_full_log_prob(input, self.head(input))

    def predict(self, input: Tensor) -> Tensor:
        """The likeliest class, (N): log_prob(input).argmax(1), which asks the clusters only where the head points there."""
        head_output = self.head(input)
        output = aten.argmax(head_output, dim=1)
        rare = output >= self.shortlist_size
        if not rare.any():
            return output
        if rare.all():
            return aten.argmax(self._get_full_log_prob(input, head_output), dim=1)
        output[rare] = aten.argmax(self._get_full_log_prob(input[rare], head_output[rare]), dim=1)
        return output


def _check_inputs(input: Tensor, target: Tensor) -> None:
    if target.dim() not in (0, 1):
        raise RuntimeError("0D or 1D target tensor expected, multi-target not supported")
    if target.dim() == 1 and input.size(0) != target.size(0):
        raise RuntimeError("Input and target should have the same size in the batch dimension.")
    if input.dim() != target.dim() + 1:
        raise RuntimeError(
            f"{target.dim()}D target tensor expects {target.dim() + 1}D input tensors, but found inputs with size "
            f"{input.size()}"
        )
