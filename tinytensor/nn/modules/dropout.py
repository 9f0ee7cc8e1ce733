"""Dropout as modules: in training, elements (or whole channels) become 0 with probability p and the rest grow by
1 / (1 - p); otherwise the input is returned as it is. Shapes stay. ValueError unless 0 <= p <= 1.

Mirrors torch/nn/modules/dropout.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tinytensor.nn.functional as F
from tinytensor.nn.modules.module import Module

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = ["AlphaDropout", "Dropout", "Dropout1d", "Dropout2d", "Dropout3d", "FeatureAlphaDropout"]


class _DropoutNd(Module):
    """What all six share: the options and their check."""

    def __init__(self, p: float = 0.5, inplace: bool = False) -> None:
        super().__init__()
        if p < 0 or p > 1:
            raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")
        self.p = p
        self.inplace = inplace

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"p={self.p}, inplace={self.inplace}"


class Dropout(_DropoutNd):
    """Sets each element to 0 with probability p in training, and multiplies the rest by 1 / (1 - p).

    In evaluation it returns the input. The factor keeps the mean of each element.

        p         0.5; the probability of becoming 0. ValueError unless 0 <= p <= 1
        inplace   False; True writes the result over the input

    Shapes: (*) -> (*). The layer has no parameters.

    >>> x = tt.ones(3)
    >>> nn.Dropout(p=0.5).eval()(x)
    tensor([1., 1., 1.])
    >>> nn.Dropout(p=1.0)(x)
    tensor([0., 0., 0.])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.dropout(input, self.p, self.training, self.inplace)


class Dropout1d(_DropoutNd):
    """Sets whole channels to 0 with probability p in training, and multiplies the rest by 1 / (1 - p).

    Neighbours in a channel are often alike, so that dropping single elements would hide little. In evaluation it
    returns the input.

        p         0.5; the probability that a channel becomes 0. ValueError unless 0 <= p <= 1
        inplace   False; True writes the result over the input

    Shapes: (N, C, L) or (C, L) -> the same. The layer has no parameters.

    >>> m = nn.Dropout1d(p=0.5)
    >>> dropped = m(tt.ones(2, 3, 4)).flatten(2)
    >>> bool((dropped == dropped[:, :, :1]).all())
    True
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.dropout1d(input, self.p, self.training, self.inplace)


class Dropout2d(_DropoutNd):
    """Sets whole channels to 0 with probability p in training, and multiplies the rest by 1 / (1 - p).

    Neighbours in a channel are often alike, so that dropping single elements would hide little. In evaluation it
    returns the input.

        p         0.5; the probability that a channel becomes 0. ValueError unless 0 <= p <= 1
        inplace   False; True writes the result over the input

    Shapes: (N, C, H, W) -> the same. A 3-D input is (N, C, L) here, not (C, H, W); other ranks warn. The layer has
    no parameters.

    >>> m = nn.Dropout2d(p=0.5)
    >>> dropped = m(tt.ones(2, 3, 4, 4)).flatten(2)
    >>> bool((dropped == dropped[:, :, :1]).all())
    True
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.dropout2d(input, self.p, self.training, self.inplace)


class Dropout3d(_DropoutNd):
    """Sets whole channels to 0 with probability p in training, and multiplies the rest by 1 / (1 - p).

    Neighbours in a channel are often alike, so that dropping single elements would hide little. In evaluation it
    returns the input.

        p         0.5; the probability that a channel becomes 0. ValueError unless 0 <= p <= 1
        inplace   False; True writes the result over the input

    Shapes: (N, C, D, H, W) or (C, D, H, W) -> the same. The layer has no parameters.

    >>> m = nn.Dropout3d(p=0.5)
    >>> dropped = m(tt.ones(2, 3, 4, 4, 4)).flatten(2)
    >>> bool((dropped == dropped[:, :, :1]).all())
    True
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.dropout3d(input, self.p, self.training, self.inplace)


class AlphaDropout(_DropoutNd):
    """Dropout for SELU networks: it keeps mean 0 and variance 1.

    In training an element becomes SELU's lower limit (-1.7581) with probability p; then all are scaled and shifted.
    In evaluation it returns the input.

        p         0.5; the probability of an element to be dropped. ValueError unless 0 <= p <= 1
        inplace   False; it is kept, but the result is always a new tensor in training

    Shapes: (*) -> (*). The layer has no parameters.

    >>> nn.AlphaDropout(0.2).eval()(tt.ones(3))
    tensor([1., 1., 1.])
    >>> nn.AlphaDropout(0.2)(tt.ones(2, 3)).shape
    torch.Size([2, 3])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.alpha_dropout(input, self.p, self.training)


class FeatureAlphaDropout(_DropoutNd):
    """AlphaDropout of whole channels.

    In training all elements of a channel become SELU's lower limit (-1.7581) with probability p; then all are
    scaled and shifted, so that mean 0 and variance 1 are kept. In evaluation it returns the input.

        p         0.5; the probability of a channel to be dropped. ValueError unless 0 <= p <= 1
        inplace   False; it is kept, but the result is always a new tensor in training

    Shapes: (N, C, *) -> the same. The layer has no parameters.

    >>> nn.FeatureAlphaDropout(0.2)(tt.ones(2, 3, 4)).shape
    torch.Size([2, 3, 4])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.feature_alpha_dropout(input, self.p, self.training)
