"""torch.nn.functional: dropout.

While training, elements (or whole channels) become 0 with probability p and the others are multiplied by 1 / (1 - p),
so that the expected output is the input; otherwise the input is returned as it is. Every function takes tensors of any
floating dtype and returns the same shape and dtype; p outside [0, 1] is a ValueError.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.overrides import handle_call, has_torch_function

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _check_probability(p: float) -> None:
    if p < 0.0 or p > 1.0:
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")


def dropout(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Zero each element with probability `p`, and divide the others by 1 - p, so that sums stay what they were on
    average.

        input      any shape, floating dtype
        p          0.5; ValueError outside of [0, 1]
        training   False returns the input: True
        inplace    write to `input`: False

    >>> F.dropout(tt.ones(3), p=0.0), F.dropout(tt.ones(3), training=False)
    (tensor([1., 1., 1.]), tensor([1., 1., 1.]))
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(dropout, (input,), locals())
    _check_probability(p)
    return F.dropout_(input, p, training) if inplace else F.dropout(input, p, training)


def alpha_dropout(input: Tensor, p: float = 0.5, training: bool = False, inplace: bool = False) -> Tensor:
    """Each element by itself, in the way that SELU networks need: an element that is dropped becomes SELU's lower
    limit, and the result is shifted and scaled to keep mean 0 and variance 1.

    Arguments as in `dropout`, but `training` is False.

    >>> F.alpha_dropout(tt.ones(3), p=0.0, training=True)
    tensor([1., 1., 1.])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(alpha_dropout, (input,), locals())
    _check_probability(p)
    return F.alpha_dropout_(input, p, training) if inplace else F.alpha_dropout(input, p, training)


def dropout1d(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Whole channels of (N, C, L) or (C, L); RuntimeError for other ranks.

    Arguments and errors as in `dropout`.

    >>> x = F.dropout1d(tt.ones(2, 3, 4))
    >>> x.shape, (x == x[..., :1]).all()
    (torch.Size([2, 3, 4]), tensor(True))
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(dropout1d, (input,), locals())
    _check_probability(p)
    dims = input.dim()
    if dims not in (2, 3):
        raise RuntimeError(
            f"dropout1d: Expected 2D or 3D input, but received a {dims}D input. Note that dropout1d exists to provide "
            "channel-wise dropout on inputs with 1 spatial dimension, a channel dimension, and an optional batch dimension "
            "(i.e. 2D or 3D inputs)."
        )
    return _feature_dropout(input, p, training, inplace, dims == 2)


def dropout2d(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Whole channels of (N, C, H, W). For historical reasons a (N, C, L) input has its channels dropped too, with a
    warning, and other ranks warn.

    Arguments and errors as in `dropout`.

    >>> x = F.dropout2d(tt.ones(2, 3, 4, 4))
    >>> x.shape, (x == x[..., :1, :1]).all()
    (torch.Size([2, 3, 4, 4]), tensor(True))
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(dropout2d, (input,), locals())
    _check_probability(p)
    dims = input.dim()
    if dims not in (3, 4):
        warnings.warn(
            f"dropout2d: Received a {dims}-D input to dropout2d, which is deprecated and will result in an error in a future "
            "release. To retain the behavior and silence this warning, please use dropout instead. Note that dropout2d "
            "exists to provide channel-wise dropout on inputs with 2 spatial dimensions, a channel dimension, and an "
            "optional batch dimension (i.e. 3D or 4D inputs).",
            stacklevel=2,
        )
    if dims == 3:
        warnings.warn(
            "dropout2d: Received a 3D input to dropout2d and assuming that channel-wise 1D dropout behavior is desired - "
            "input is interpreted as shape (N, C, L), where C is the channel dim. This behavior will change in a future "
            "release to interpret the input as one without a batch dimension, i.e. shape (C, H, W). To maintain the 1D "
            "channel-wise dropout behavior, please switch to using dropout1d instead.",
            stacklevel=2,
        )
    # Unlike dropout1d and dropout3d this one adds no batch: a 3-D input is (N, C, L), as the warning says.
    return F.feature_dropout_(input, p, training) if inplace else F.feature_dropout(input, p, training)


def dropout3d(input: Tensor, p: float = 0.5, training: bool = True, inplace: bool = False) -> Tensor:
    """Whole channels of (N, C, D, H, W) or (C, D, H, W); other ranks warn.

    Arguments and errors as in `dropout`.

    >>> F.dropout3d(tt.ones(2, 3, 4, 4, 4)).shape
    torch.Size([2, 3, 4, 4, 4])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(dropout3d, (input,), locals())
    _check_probability(p)
    dims = input.dim()
    if dims not in (4, 5):
        warnings.warn(
            f"dropout3d: Received a {dims}-D input to dropout3d, which is deprecated and will result in an error in a future "
            "release. To retain the behavior and silence this warning, please use dropout instead. Note that dropout3d "
            "exists to provide channel-wise dropout on inputs with 3 spatial dimensions, a channel dimension, and an "
            "optional batch dimension (i.e. 4D or 5D inputs).",
            stacklevel=2,
        )
    return _feature_dropout(input, p, training, inplace, dims != 5)


def feature_alpha_dropout(input: Tensor, p: float = 0.5, training: bool = False, inplace: bool = False) -> Tensor:
    """Whole channels of (N, C, ...), set to SELU's lower limit; see `alpha_dropout`.

    Arguments as in `dropout`, but `training` is False.

    >>> F.feature_alpha_dropout(tt.ones(2, 3, 4), training=True).shape
    torch.Size([2, 3, 4])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(feature_alpha_dropout, (input,), locals())
    _check_probability(p)
    return F.feature_alpha_dropout_(input, p, training) if inplace else F.feature_alpha_dropout(input, p, training)


def _feature_dropout(input: Tensor, p: float, training: bool, inplace: bool, unbatched: bool) -> Tensor:
    """Dropout of whole channels. The operator wants (N, C, ...), so an input without a batch becomes a batch of one.

    With `inplace` it is the input object itself that gets the extra dimension and loses it again: the caller must get back
    the very object that was given.
    """
    if unbatched:
        input = input.unsqueeze_(0) if inplace else input.unsqueeze(0)
    result = F.feature_dropout_(input, p, training) if inplace else F.feature_dropout(input, p, training)
    if unbatched:
        result = result.squeeze_(0) if inplace else result.squeeze(0)
    return result
