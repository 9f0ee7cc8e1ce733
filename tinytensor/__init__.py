"""tinytensor: PyTorch's internals in miniature and for real.

    >>> import tinytensor as tt
    >>> x = tt.tensor([2.0], requires_grad=True)
    >>> (x * 3 + 1).backward()
    >>> x.grad
    tensor([3.])

The order of the imports below is the order of the floors: c10, dispatch, schemas, Tensor, kernels, autograd.
"""

import math as _math

from tinytensor.c10.device import Device as device
from tinytensor.c10.grad_mode import enable_grad, is_grad_enabled, no_grad, set_grad_enabled
from tinytensor.c10.layout import (
    Layout as layout,
)
from tinytensor.c10.layout import (
    MemoryFormat as memory_format,
)
from tinytensor.c10.layout import (
    channels_last,
    channels_last_3d,
    contiguous_format,
    preserve_format,
    sparse_coo,
    sparse_csr,
    strided,
)
from tinytensor.c10.metadata import Size
from tinytensor.c10.scalar_type import (
    ScalarType as dtype,
)
from tinytensor.c10.scalar_type import (
    bfloat16,
    bool_,
    float16,
    float32,
    float64,
    get_default_dtype,
    int8,
    int16,
    int32,
    int64,
    promote_types,
    set_default_dtype,
    uint8,
)

# isort: split
from tinytensor.aten import schemas as _schemas
from tinytensor.aten.functions import (
    abs, abs_, add, addcdiv, addcmul, addmm, all, allclose, amax, amin, any, arange, argmax, argmin, as_strided,
    bitwise_and, bitwise_not, bitwise_or, bitwise_xor, bmm, broadcast_to, cat, ceil, ceil_, chunk, clamp, clamp_,
    clamp_max, clamp_max_, clamp_min, clamp_min_, clone, cos, cos_, cumsum, detach, detach_, diag, diag_embed,
    diagflat, diagonal, diagonal_copy, div, dot, empty, empty_like, empty_strided, eq, equal, exp, exp_, eye, fill,
    fill_, flatten, flip, floor, floor_, full, full_like, gather, ge, gt, index_add, index_fill, index_put,
    index_put_, index_select, isclose, isfinite, isinf, isnan, le, lerp, log, log_, logical_and, logical_not,
    logical_or, lt, masked_fill, masked_scatter, masked_select, matmul, max, maximum, mean, min, minimum, mm, movedim,
    mul, mv, narrow, ne, neg, neg_, ones, ones_like, permute, pow, prod, put, reciprocal, reciprocal_, relu, relu_,
    reshape, roll, rsqrt, rsqrt_, rsub, scalar_tensor, scatter, scatter_add, scatter_reduce, select, sigmoid,
    sigmoid_, sign, sin, sin_, split, split_with_sizes, sqrt, sqrt_, square, square_, squeeze, stack, std, sub, sum,
    t, take, tanh, tanh_, transpose, tril, triu, trunc, trunc_, unbind, unflatten, unsqueeze, var, where, zero_,
    zeros, zeros_like,
)  # fmt: skip

# isort: split
from tinytensor._tensor import Tensor
from tinytensor._tensor_new import as_tensor, from_numpy, tensor
from tinytensor._tensor_str import set_printoptions
from tinytensor.functional import broadcast_tensors, can_cast, is_tensor, nonzero, numel, result_type

# isort: split
from tinytensor.native import cpu as _cpu
from tinytensor.native.generated import register_composite, register_cpu, register_meta

# isort: split
from tinytensor import autograd, cuda, linalg, nn, random, special
from tinytensor._ops import ops

__version__ = "0.1.0"

absolute = abs
concat = concatenate = cat
multiply, subtract, divide, true_divide, negative = mul, sub, div, div, neg
greater, greater_equal, less, less_equal, not_equal = gt, ge, lt, le, ne
swapaxes = swapdims = transpose

bool = bool_
short, int, long = int16, int32, int64
half, float, double = float16, float32, float64
inf, nan, pi, e = _math.inf, _math.nan, _math.pi, _math.e
