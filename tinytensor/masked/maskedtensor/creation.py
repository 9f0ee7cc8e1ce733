"""masked_tensor and as_masked_tensor.

Mirrors torch/masked/maskedtensor/creation.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.masked.maskedtensor.core import MaskedTensor

__all__ = ["as_masked_tensor", "masked_tensor"]


def masked_tensor(data: Any, mask: Any, requires_grad: bool = False) -> MaskedTensor:
    """A new MaskedTensor without history, as `torch.tensor` makes a tensor.

        data             tensor of any shape: floating point, signed integers or bool
        mask             bool tensor of the same shape: True where elements count
        requires_grad    whether gradients come to it

    >>> tt.masked.masked_tensor(tt.tensor([1., 2., 3.]), tt.tensor([True, False, True])).sum()
    MaskedTensor(  4.0000, True)
    """
    return MaskedTensor(data, mask, requires_grad)


def as_masked_tensor(data: Any, mask: Any) -> MaskedTensor:
    """A MaskedTensor through which gradients come to `data`, as `torch.as_tensor`.

        data    tensor of any shape: floating point, signed integers or bool
        mask    bool tensor of the same shape: True where elements count

    >>> tt.masked.as_masked_tensor(tt.tensor([1, 2]), tt.tensor([True, False]))
    MaskedTensor(
      [1,       --]
    )
    """
    return MaskedTensor._from_values(data, mask)
