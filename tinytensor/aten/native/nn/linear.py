"""linear and bilinear: products with weights.

Mirrors aten/src/ATen/native/Linear.cpp.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.layout import _mkldnn
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.tensor_subclass_like import is_tensor_subclass_like
from tinytensor.c10.type_names import TYPE_NAMES
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def linear(input: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    """input @ weight.T + bias: one addmm where the input is, or can be seen as, a matrix."""
    m, w = input.meta, weight.meta
    check(
        m.dim and w.dim,
        lambda: f"both arguments to linear need to be at least 1D, but they are {m.dim}D and {w.dim}D",
    )
    if m.layout is _mkldnn:
        return F.mkldnn_linear(input, weight, bias)
    if bias is not None:
        if m.dim == 2:
            return F.addmm_default(bias, input, F.t_default(weight))
        if (
            m.is_contiguous
            and bias.meta.dim
            and bias.meta.is_contiguous
            and sum(size != 1 for size in bias.meta.sizes) <= 1
        ):
            rows = F.view_default(input, (prod(m.sizes[:-1]), m.sizes[-1]))
            product = F.addmm_default(bias, rows, F.t_default(weight))
            return F.view_default(product, (*m.sizes[:-1], product.meta.sizes[1]))
    output = F.matmul_default(input, F.t_default(weight))
    if bias is None:
        return output
    # Where a mode or a subclass looks on, nothing is written in place.
    return F.add_Tensor(output, bias) if is_tensor_subclass_like(bias) else F.add__Tensor(output, bias)


def linear_out(input: Tensor, weight: Tensor, bias: Tensor | None, out: Tensor) -> Tensor:
    if bias is not None and input.meta.dim == 2:
        return F.addmm_out(bias, input, F.t_default(weight), 1, 1, out)
    F.matmul_out(input, F.t_default(weight), out)
    return out if bias is None else F.add__Tensor(out, bias)


def _trilinear(
    i1: Tensor, i2: Tensor, i3: Tensor, expand1: Ints, expand2: Ints, expand3: Ints, sumdim: Ints, unroll_dim: int
) -> Tensor:
    """(i1 * i2 * i3).sum(sumdim), each first given a dimension of size 1 at its `expand`s.

    The dimension `unroll_dim` is gone through slice by slice, so that the product of all is never in memory at once.
    """
    ndim = i1.meta.dim + len(expand1)
    check(0 <= unroll_dim < ndim, lambda: f"unroll_dim must be in [0,{ndim - 1}]")
    factors = []
    for t, expand in ((i1, expand1), (i2, expand2), (i3, expand3)):
        for dim in sorted(expand):
            t = F.unsqueeze_default(t, dim)
        factors.append(t)
    sizes = tuple(max(sizes) if all(sizes) else 0 for sizes in zip(*(t.meta.sizes for t in factors), strict=True))
    summed = unroll_dim in sumdim
    kept = tuple(1 if d in sumdim else n for d, n in enumerate(sizes))
    if 0 in sizes or not sumdim:
        product = F.mul_Tensor(F.mul_Tensor(factors[0], factors[1]), factors[2])
        return F.sum_dim_IntList(product, sumdim, False, product.meta.dtype) if sumdim else product
    # A dimension that the last factor does not have can be summed before that factor comes in: its product is smaller then.
    early = tuple(d for d in sumdim if d in expand3)
    late = tuple(d for d in sumdim if d not in expand3)
    slices = [_slice(factors, unroll_dim, k, early, late) for k in range(sizes[unroll_dim])]
    if not summed:
        output = F.cat_default(tuple(slices), unroll_dim)
    else:
        output = slices[0]
        for term in slices[1:]:
            output = F.add__Tensor(output, term)
    return F.reshape_default(output, tuple(n for d, n in enumerate(kept) if d not in sumdim))


def _slice(factors: list[Tensor], dim: int, k: int, early: Ints, late: Ints) -> Tensor:
    a, b, c = (t if t.meta.sizes[dim] == 1 else F.narrow_default(t, dim, k, 1) for t in factors)
    product = _summed(F.mul_Tensor(a, b), early)
    return _summed(F.mul_Tensor(product, c), late)


def _summed(product: Tensor, dims: Ints) -> Tensor:
    return F.sum_dim_IntList(product, dims, True, product.meta.dtype) if dims else product


def size_of(m: Metadata, dim: int) -> int:
    """`Tensor.size(dim)`: an IndexError where there is no such dimension."""
    return m.sizes[maybe_wrap_dim(dim, m.dim, wrap_scalar=False)]


def bilinear(input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    """input1^T weight[k] input2 + bias[k] for every k, over all leading dimensions."""
    a, b, w = input1.meta, input2.meta, weight.meta
    given = {"input1": a, "input2": b, "weight": w} | ({} if bias is None else {"bias": bias.meta})
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
    for name, m, dim in (("input1", a, 1), ("input2", b, 2)):
        check(
            size_of(m, -1) == size_of(w, dim),
            lambda name=name, m=m, dim=dim: (
                f"bilinear(): {name} size does not match weight size: got {m.sizes[-1]} but expected {w.sizes[dim]}"
            ),
        )
    if bias is not None:
        size = size_of(bias.meta, 0)
        check(
            size == w.sizes[0],
            lambda: f"bilinear(): bias size does not match weight size: got {size} but expected {w.sizes[0]}",
        )
    flat1 = F.reshape_default(input1, (-1, a.sizes[-1]) if a.numel else (prod(a.sizes[:-1]), a.sizes[-1]))
    flat2 = F.reshape_default(input2, (-1, b.sizes[-1]) if b.numel else (prod(b.sizes[:-1]), b.sizes[-1]))
    # Over dimensions (sample, k, i, j): input1 has sample and i, the weight k, i and j, input2 sample and j. The sum is
    # over i and j, one k at a time.
    output = F._trilinear_default(flat1, weight, flat2, (1, 3), (0,), (1, 2), (2, 3))
    output = F.reshape_default(output, (*a.sizes[:-1], w.sizes[0]))
    return output if bias is None else F.add_Tensor(output, bias)
