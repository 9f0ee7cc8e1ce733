"""Functions of one tensor, element by element: they work on the data, and the mask stays.

Mirrors torch/masked/maskedtensor/unary.py.
"""

from __future__ import annotations

import functools
from typing import Any

from tinytensor._ops import ops
from tinytensor._tensor import Tensor
from tinytensor._tensor.new_sparse import sparse_coo_tensor, sparse_csr_tensor
from tinytensor.c10 import layout as layouts
from tinytensor.masked.maskedtensor.core import DISPATCH_TABLE, _get_data, _map_args, _wrap_result

UNARY_NAMES = """
abs absolute acos arccos acosh arccosh angle asin arcsin asinh arcsinh atan arctan atanh arctanh bitwise_not ceil clamp clip
conj_physical cos cosh deg2rad digamma erf erfc erfinv exp exp2 expm1 fix floor frac lgamma log log10 log1p log2 logit i0 isnan
nan_to_num neg negative positive pow rad2deg reciprocal round rsqrt sigmoid sign sgn signbit sin sinc sinh sqrt square tan tanh
trunc
""".split()
INPLACE_UNARY_NAMES = [f"{name}_" for name in UNARY_NAMES if name not in ("angle", "positive", "signbit", "isnan")]


def _unary(fn: Any, in_place: bool, *args: Any, **kwargs: Any) -> Any:
    if kwargs:
        raise ValueError(
            "MaskedTensor unary ops require that len(kwargs) == 0. "
            "If you need support for this, please open an issue on Github."
        )
    if any(isinstance(arg, Tensor) for arg in args[1:]):
        raise TypeError("MaskedTensor unary ops do not support additional Tensor arguments")
    data, *others = _map_args(args, _get_data)
    if data.layout == layouts.sparse_coo:
        data = data.coalesce()
        result = sparse_coo_tensor(data.indices(), fn(data.values(), *others), size=data.size())
    elif data.layout == layouts.sparse_csr:
        result = sparse_csr_tensor(
            data.crow_indices(), data.col_indices(), fn(data.values(), *others), size=data.size()
        )
    else:
        result = fn(data, *others)
    mask = args[0]._masked_mask
    if not in_place:
        return _wrap_result(result, mask)
    args[0]._set_data_mask(result, mask)
    return args[0]


for _name in (*UNARY_NAMES, *INPLACE_UNARY_NAMES):
    _packet = getattr(ops.aten, _name)
    DISPATCH_TABLE[_packet] = functools.partial(_unary, _packet, _name in INPLACE_UNARY_NAMES)
