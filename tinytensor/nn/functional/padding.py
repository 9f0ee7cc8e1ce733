"""torch.nn.functional: `pad`, which writes elements around a tensor or cuts some off.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.overrides import handle_call, has_torch_function

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def pad(input: Tensor, pad: Sequence[int], mode: str = "constant", value: float | None = None) -> Tensor:
    """Elements before and after the last dimensions; `pad` is (left, right) of the last, then of the one before, ...

    mode: "constant" (any dimensions, with `value`, 0 by default; negative numbers cut off), and of the last one, two
    or three dimensions "reflect", "replicate", "circular". NotImplementedError for other modes and ranks.

    >>> x = tt.tensor([[1.0, 2.0, 3.0]])
    >>> F.pad(x, (1, 2)), F.pad(x, (1, 1), mode="reflect")
    (tensor([[0., 1., 2., 3., 0., 0.]]), tensor([[2., 1., 2., 3., 2.]]))
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(_pad, (input,), locals())
    return F.pad(input, pad, mode, value)


_pad = pad  # by this name where a parameter hides it
