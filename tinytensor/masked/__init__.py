"""torch.masked: tensors some of whose elements do not count, and reductions that leave elements out.

    >>> import tinytensor as tt, warnings
    >>> warnings.simplefilter("ignore", UserWarning)  # that it is a prototype
    >>> x, mask = tt.tensor([[1., 2.], [3., 4.]]), tt.tensor([[True, False], [True, True]])
    >>> tt.masked.mean(x, 0, mask=mask)
    tensor([2., 4.])
    >>> tt.masked.masked_tensor(x, mask) * 10
    MaskedTensor(
      [
        [ 10.0000,       --],
        [ 30.0000,  40.0000]
      ]
    )

Mirrors torch/masked/__init__.py.
"""

from tinytensor.masked._ops import (  # noqa: F401  # the private ones are imported by programs, too
    _canonical_dim,
    _combine_input_and_mask,
    _input_mask,
    _output_mask,
    _reduction_identity,
    _where,
    amax,
    amin,
    argmax,
    argmin,
    cumprod,
    cumsum,
    log_softmax,
    logaddexp,
    logsumexp,
    mean,
    median,
    norm,
    normalize,
    prod,
    softmax,
    softmin,
    std,
    sum,
    var,
)
from tinytensor.masked.maskedtensor import _ops_refs, binary, passthrough, reductions, unary  # noqa: F401  # they fill the tables
from tinytensor.masked.maskedtensor.core import MaskedTensor, is_masked_tensor
from tinytensor.masked.maskedtensor.creation import as_masked_tensor, masked_tensor

__all__ = [
    "MaskedTensor",
    "amax",
    "amin",
    "argmax",
    "argmin",
    "as_masked_tensor",
    "cumprod",
    "cumsum",
    "is_masked_tensor",
    "log_softmax",
    "logaddexp",
    "logsumexp",
    "masked_tensor",
    "mean",
    "median",
    "norm",
    "normalize",
    "prod",
    "softmax",
    "softmin",
    "std",
    "sum",
    "var",
]
