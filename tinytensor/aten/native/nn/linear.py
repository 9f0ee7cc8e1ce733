"""linear and bilinear: products with weights.

Mirrors aten/src/ATen/native/Linear.cpp.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import as_new
from tinytensor.aten.native.linalg.linear_einsum import sumproduct_pair
from tinytensor.c10.error import check
from tinytensor.c10.layout import _mkldnn
from tinytensor.c10.metadata import Metadata, remember
from tinytensor.c10.tensor_subclass_like import is_tensor_subclass_like
from tinytensor.c10.type_names import TYPE_NAMES
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def linear(input: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    """input @ weight.T + bias: one addmm where the input is, or can be seen as, a matrix."""
    m, w = input.meta_, weight.meta_
    if not (m.dim and w.dim):
        raise RuntimeError(f"both arguments to linear need to be at least 1D, but they are {m.dim}D and {w.dim}D")
    if m.layout is _mkldnn:
        return F.mkldnn_linear(input, weight, bias)
    if bias is not None:
        if m.dim == 2:
            return F.addmm_default(bias, input, F.t_default(weight))
        if m.is_contiguous and _is_a_row(bias.meta_):
            shapes = m.views.get(("linear", w)) or remember(m.views, ("linear", w), _shapes(tuple(m.sizes), w))
            product = F.addmm_default(bias, F.view_default(input, shapes[0]), F.t_default(weight))
            return F.view_default(product, shapes[1])
    output = F.matmul_default(input, F.t_default(weight))
    if bias is None:
        return output
    # Where a mode or a subclass looks on, nothing is written in place.
    return F.add_Tensor(output, bias) if is_tensor_subclass_like(bias) else F.add__Tensor(output, bias)


def _is_a_row(bias: Metadata) -> bool:
    return bias.is_contiguous and (bias.dim == 1 or (bias.dim > 1 and sum(size != 1 for size in bias.sizes) <= 1))


def _shapes(sizes: Ints, weight: Metadata) -> tuple[Ints, Ints]:
    """The input's shape as a matrix, and that of the result."""
    return (prod(sizes[:-1]), sizes[-1]), (*sizes[:-1], weight.sizes[0])


def linear_out(input: Tensor, weight: Tensor, bias: Tensor | None, out: Tensor) -> Tensor:
    if bias is not None and input.meta_.dim == 2:
        return F.addmm_out(bias, input, F.t_default(weight), 1, 1, out)
    F.matmul_out(input, F.t_default(weight), out)
    return out if bias is None else F.add__Tensor(out, bias)


def _trilinear(
    i1: Tensor, i2: Tensor, i3: Tensor, expand1: Ints, expand2: Ints, expand3: Ints, sumdim: Ints, unroll_dim: int
) -> Tensor:
    """(i1 * i2 * i3).sum(sumdim), each first given a dimension of size 1 at its `expand`s.

    The dimension `unroll_dim` is gone through slice by slice, so that the product of all is never in memory at once.
    """
    ndim = i1.meta_.dim + len(expand1)
    check(0 <= unroll_dim < ndim, lambda: f"unroll_dim must be in [0,{ndim - 1}]")
    factors = []
    for t, expand in ((i1, expand1), (i2, expand2), (i3, expand3)):
        for dim in sorted(expand):
            t = F.unsqueeze_default(t, dim)
        factors.append(t)
    for t in factors:
        if t.meta_.dim < ndim:  # IndexError for a dimension that is asked for its size and is not there
            maybe_wrap_dim(t.meta_.dim, t.meta_.dim)
    # A dimension has the size of the last factor that has it.
    having = [[t for t, e in zip(factors, (expand1, expand2, expand3), strict=True) if d not in e] for d in range(ndim)]
    sizes = [some[-1].size(d) if some else 0 for d, some in enumerate(having)]
    output = F.zeros_default(
        tuple(1 if d in sumdim else n for d, n in enumerate(sizes)), i1.meta_.dtype, None, i1.meta_.device
    )
    # A dimension that the last factor does not have can be summed before that factor comes in: its product is smaller then.
    early = [d for d in sorted(sumdim) if d != unroll_dim and d in expand3]
    late = [d for d in sorted(sumdim) if d != unroll_dim and d not in expand3]
    if all(t.meta_.numel for t in factors):
        for k in range(sizes[unroll_dim]):
            a, b, c = (
                F.narrow_default(t, unroll_dim, 0 if unroll_dim in expand else k, 1)
                for t, expand in zip(factors, (expand1, expand2, expand3), strict=True)
            )
            term = sumproduct_pair(sumproduct_pair(a, b, early), c, late)
            F.add__Tensor(output if unroll_dim in sumdim else F.narrow_default(output, unroll_dim, k, 1), term)
    for dim in sorted(sumdim, reverse=True):
        output = F.squeeze_dim(output, dim)
    return as_new(output)


def bilinear(input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    """input1^T weight[k] input2 + bias[k] for every k, over all leading dimensions."""
    a, b, w = input1.meta_, input2.meta_, weight.meta_
    given = {"input1": a, "input2": b, "weight": w} | ({} if bias is None else {"bias": bias.meta_})
    check(
        all(m.dtype is a.dtype for m in given.values()),
        lambda: (
            "All tensors must have the same dtype, got "
            + ", ".join(f"{name}: {TYPE_NAMES[m.dtype]}" for name, m in given.items())
        ),
    )
    check(a.dim == b.dim, lambda: f"bilinear(): input dimensions do not match: got {a.dim} and {b.dim}")
    for i in range(a.dim - 1):
        check(
            a.sizes[i] == b.sizes[i],
            lambda i=i: (
                f"bilinear(): input batch dimensions do not match at dim {i}: got {a.sizes[i]} and {b.sizes[i]}"
            ),
        )
    for name, t, dim in (("input1", input1, 1), ("input2", input2, 2)):
        size, wanted = t.size(t.meta_.dim - 1), weight.size(dim)
        check(
            size == wanted,
            lambda name=name, size=size, wanted=wanted: (
                f"bilinear(): {name} size does not match weight size: got {size} but expected {wanted}"
            ),
        )
    if bias is not None:
        check(
            bias.size(0) == w.sizes[0],
            lambda: f"bilinear(): bias size does not match weight size: got {bias.size(0)} but expected {w.sizes[0]}",
        )
    flat1 = F.reshape_default(input1, (-1, a.sizes[-1]))
    flat2 = F.reshape_default(input2, (-1, b.sizes[-1]))
    # Over dimensions (sample, k, i, j): input1 has sample and i, the weight k, i and j, input2 sample and j. The sum is
    # over i and j, one k at a time.
    output = F._trilinear_default(flat1, weight, flat2, (1, 3), (0,), (1, 2), (2, 3))
    output = F.reshape_default(output, (*a.sizes[:-1], w.sizes[0]))
    return output if bias is None else F.add_Tensor(output, bias)
