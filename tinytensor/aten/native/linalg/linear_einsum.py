"""einsum and tensordot: sums of products, as permutations around a batched matrix product.

Mirrors `einsum`, `sumproduct_pair` and `tensordot` of aten/src/ATen/native/Linear.cpp.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from math import prod
from string import ascii_letters, ascii_lowercase, ascii_uppercase
from typing import TYPE_CHECKING, NamedTuple

from tinytensor.aten import functions as F
from tinytensor.aten.native.linalg.linear_algebra_utils import copy_out
from tinytensor.aten.native.shape.tensor_shape import permute, unsqueeze, view
from tinytensor.aten.unseen import is_unseen
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.metadata import Metadata, remember
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
ELLIPSIS = "..."
LABELS = ascii_uppercase + ascii_lowercase  # in the order in which labels stand in an output that is not spelled out


# ---- einsum: reading the equation ------------------------------------------------------------------------------------


def _input_labels(lhs: str, count: int) -> list[list[str]]:
    """The labels of each operand; an ellipsis is one of them."""
    labels: list[list[str]] = [[] for _ in range(count)]
    operand = i = 0
    ellipsis_seen = False
    while i < len(lhs):
        letter = lhs[i]
        if letter == ".":
            check(
                not ellipsis_seen,
                f"einsum(): found '.' for operand {operand} for which an ellipsis was already found",
            )
            check(
                lhs[i : i + 3] == "...",
                f"einsum(): found '.' for operand {operand} that is not part of any ellipsis",
            )
            labels[operand].append(ELLIPSIS)
            ellipsis_seen, i = True, i + 2
        elif letter == ",":
            operand += 1
            check(operand < count, "einsum(): fewer operands were provided than specified in the equation")
            ellipsis_seen = False
        elif letter != " ":
            check(letter in ascii_letters, lambda: _invalid(i))  # noqa: B023
            labels[operand].append(letter)
        i += 1
    check(operand == count - 1, "einsum(): more operands were provided than specified in the equation")
    return labels


def _invalid(index: int) -> str:
    return f"einsum(): invalid subscript given at index {index} in the equation string, subscripts must be in [a-zA-Z]"


def _count_labels(labels: list[list[str]], dims: Ints) -> tuple[dict[str, int], int]:
    """How often each label occurs, and how many dimensions the widest ellipsis stands for."""
    counts: dict[str, int] = {}
    width = 0
    for i, (given, dim) in enumerate(zip(labels, dims, strict=True)):
        named = [label for label in given if label is not ELLIPSIS]
        has_ellipsis = len(named) < len(given)
        if has_ellipsis:
            width = max(width, dim - len(named))
        for label in named:
            counts[label] = counts.get(label, 0) + 1
        check(
            len(named) <= dim if has_ellipsis else len(named) == dim,
            lambda: (
                f"einsum(): the number of subscripts in the equation ({len(named)}"  # noqa: B023
                + (") is more than the number of dimensions (" if has_ellipsis else ") does not match the number of dimensions (")  # noqa: B023
                + f"{dim}) for operand {i}"  # noqa: B023
                + ("" if has_ellipsis else " and no ellipsis was given")  # noqa: B023
            ),
        )  # fmt: skip
    return counts, width


class _Layout:
    """Where each label stands in the common shape of all operands: the output's dimensions, then those to sum."""

    def __init__(self, lhs: str, rhs: str | None, counts: dict[str, int], width: int):
        self.place: dict[str, int] = {}
        self.ellipsis = 0
        in_output = rhs is None
        if rhs is None:  # the ellipsis, then the labels seen once
            for label in LABELS:
                if counts.get(label) == 1:
                    self.place[label] = width + len(self.place)
            self.size = width + len(self.place)
        else:
            self.size = 0
            in_output = self._read_output(lhs, rhs, counts, width)
        self.outputs = self.size
        if not in_output:
            self.ellipsis = self.size
            self.size += width
        for label in LABELS:
            if label in counts and label not in self.place:
                self.place[label] = self.size
                self.size += 1

    def _read_output(self, lhs: str, rhs: str, counts: dict[str, int], width: int) -> bool:
        seen, i = False, 0
        # Labels get their places in the order in which the output names them; what is summed comes behind.
        while i < len(rhs):
            letter = rhs[i]
            if letter == ".":
                check(not seen, "einsum(): found '.' for output but an ellipsis (...) was already found")
                check(
                    rhs[i : i + 3] == "...",
                    "einsum(): found '.' for output that is not part of any ellipsis (...)",
                )
                self.ellipsis, seen, i = self.size, True, i + 2
                self.size += width
            elif letter != " ":
                check(letter in ascii_letters, lambda: _invalid(len(lhs) + 2 + i))  # noqa: B023
                twice = letter in self.place
                check(
                    letter in counts and not twice,
                    f"einsum(): output subscript {letter} "
                    + ("appears more than once in the output" if twice else "does not appear in the equation for any input "
                       "operand"),
                )  # fmt: skip
                self.place[letter] = self.size
                self.size += 1
            i += 1
        return seen


@functools.lru_cache(1024)
def _read(equation: str, dims: Ints) -> tuple[list[list[str]], int, _Layout]:
    """The labels and the layout of an equation for operands of these ranks. The result is cached: do not change it."""
    lhs, arrow, rhs = equation.partition("->")
    labels = _input_labels(lhs, len(dims))
    counts, width = _count_labels(labels, dims)
    return labels, width, _Layout(lhs, rhs if arrow else None, counts, width)


# ---- einsum: bringing the operands into one shape --------------------------------------------------------------------


class _Sizes:
    """Sizes seen so far, and in how many operands each dimension is not 1."""

    def __init__(self, layout: _Layout, width: int):
        self.labels: dict[str, int] = {}
        self.ellipsis = [1] * width
        self.counts = [0] * layout.size

    def see_label(self, label: str, size: int, operand: int, place: int) -> None:
        if size == 1:
            return
        before = self.labels.get(label, 1)
        check(
            before in (1, size),
            lambda: (
                f"einsum(): subscript {label} has size {size} for operand {operand} which does not broadcast with "
                f"previously seen size {before}"
            ),
        )
        self.labels[label] = size
        self.counts[place] += 1

    def see_ellipsis(self, j: int, dim: int, size: int, operand: int, place: int) -> None:
        if size == 1:
            return
        before = self.ellipsis[j]
        check(
            before in (1, size),
            lambda: (
                f"einsum(): dimension {dim} covered by ellipsis in operand {operand}has size {size} which does not "
                f"broadcast with previously seen ellipsis with size {before} for the respective dimension"
            ),
        )
        self.ellipsis[j] = size
        self.counts[place] += 1


def _aligned(t: Tensor, labels: list[str], number: int, count: int, layout: _Layout, sizes: _Sizes) -> Tensor:
    """Operand `number` of `count` with all dimensions of the common shape, in the order of that; a repeated label becomes a
    diagonal."""
    order = [-1] * layout.size
    dim, width = 0, len(sizes.ellipsis)
    covered = t.meta_.dim - (len(labels) - 1)
    for label in labels:
        if label is ELLIPSIS:
            for j in range(width - covered, width):
                sizes.see_ellipsis(j, dim, t.meta_.sizes[dim], number, layout.ellipsis + j)
                order[layout.ellipsis + j] = dim
                dim += 1
            continue
        place = layout.place[label]
        if order[place] == -1:
            sizes.see_label(label, t.meta_.sizes[dim], number, place)
            order[place] = dim
            dim += 1
            continue
        first = order[place]
        check(
            t.meta_.sizes[dim] == t.meta_.sizes[first],
            lambda: (
                f"einsum(): subscript {label} is repeated for operand {number} but the sizes don't match, "  # noqa: B023
                f"{t.meta_.sizes[dim]} != {t.meta_.sizes[first]}"  # noqa: B023
            ),
        )
        # A repeated label ("ii") walks the diagonal of its two dimensions.
        t = F.movedim(F.diagonal(t, 0, first, dim), -1, first)
    # Dimensions that this operand does not have get size 1, so that all operands have the same rank.
    unseen = count > 1 and is_unseen(t.meta_.key_set)  # alone, it may be the result, and a view of the operand
    for place, where in enumerate(order):
        if where == -1:
            t = unsqueeze(t, dim) if unseen else F.unsqueeze_default(t, dim)
            order[place] = dim
            dim += 1
    return permute(t, tuple(order)) if unseen else F.permute_default(t, tuple(order))


# ---- einsum: contracting ---------------------------------------------------------------------------------------------


def einsum(equation: str, tensors: Sequence[Tensor], path: Ints | None) -> Tensor:
    """The sum of products that the equation describes, two operands at a time."""
    if len(tensors) == 2 and path is None:
        plan = tensors[0].meta_.plans.get(("einsum", equation, tensors[1].meta_))
        if plan is not None and is_unseen(tensors[0].meta_.key_set | tensors[1].meta_.key_set):
            return plan.run(*tensors)
    check(len(tensors) > 0, "einsum(): must provide at least one operand")
    if path is not None:
        wanted = 1 if len(tensors) == 1 else (len(tensors) - 1) * 2
        check(
            len(path) == wanted,
            lambda: (
                f"einsum(): expected contraction path given in path parameter to have size {wanted} but got {len(path)}"
            ),
        )
    labels, width, layout = _read(equation, tuple([t.meta_.dim for t in tensors]))
    sizes = _Sizes(layout, width)
    count = len(tensors)
    ops = [
        _aligned(t, given, i, count, layout, sizes) for i, (t, given) in enumerate(zip(tensors, labels, strict=True))
    ]
    aligned = tuple(ops)
    steps = iter(path or ())
    while len(ops) > 1:
        i, j = (0, 1) if path is None else sorted((next(steps), next(steps)))
        check(i != j and i >= 0 and j < len(ops), lambda: f"einsum(): invalid contraction path ({i}, {j})")  # noqa: B023
        b, a = ops.pop(j), ops.pop(i)  # j first: it is the larger one, and i keeps its place
        product = _contract(a, b, range(layout.outputs, layout.size), sizes.counts)
        ops.insert(len(ops) if path is not None else 0, product)
    result = ops[0]
    if layout.size == layout.outputs:
        return result
    if len(tensors) > 1:  # all that was to be summed has size 1 by now
        result = F.view_default(result, tuple(result.meta_.sizes)[: layout.outputs])
        if count == 2 and path is None and is_unseen(tensors[0].meta_.key_set | tensors[1].meta_.key_set):
            _remember_pair(equation, tensors, aligned, range(layout.outputs, layout.size), result)
        return result
    return F.sum(result, tuple(range(layout.outputs, layout.size)))


class _PairPlan(NamedTuple):
    """An equation that is one product of matrices: what bmm multiplies are views of both operands, the result is one of its
    product. Views are metadata, and how many bytes behind the operand they begin."""

    left: Metadata
    left_start: int
    right: Metadata
    right_start: int
    result: Metadata
    is_swapped: bool

    def run(self, left: Tensor, right: Tensor) -> Tensor:
        if self.is_swapped:
            left, right = right, left
        a = new_tensor(self.left, left.storage_, left.byte_offset_ + self.left_start)
        b = new_tensor(self.right, right.storage_, right.byte_offset_ + self.right_start)
        return F.as_strided_default(F.bmm_default(a, b), tuple(self.result.sizes), self.result.strides, 0)


def _remember_pair(
    equation: str, tensors: Sequence[Tensor], aligned: Sequence[Tensor], summed: range, result: Tensor
) -> None:
    """The plan of an equation of two operands, if nothing of them is summed before the product or has to be copied."""
    sizes = [tuple(t.meta_.sizes) for t in aligned]
    both = [dim for dim in summed if sizes[0][dim] != 1 and sizes[1][dim] != 1]
    if not both or any((sizes[0][dim] != 1) != (sizes[1][dim] != 1) for dim in summed):
        return
    g = _pair_geometry(*sizes, tuple(both))
    if g.sum_left or g.sum_right:
        return
    first, second = reversed(aligned) if g.is_swapped else aligned
    a, b = _in_order(first, g.of_left, g.left), _in_order(second, g.of_right, g.right)
    left, right = reversed(tensors) if g.is_swapped else tensors
    if a.storage_ is left.storage_ and b.storage_ is right.storage_:
        starts = a.byte_offset_ - left.byte_offset_, b.byte_offset_ - right.byte_offset_
        plan = _PairPlan(a.meta_, starts[0], b.meta_, starts[1], result.meta_, g.is_swapped)
        remember(tensors[0].meta_.plans, ("einsum", equation, tensors[1].meta_), plan)


def _contract(a: Tensor, b: Tensor, summed: range, counts: list[int]) -> Tensor:
    """The product a * b, summed over the dimensions that no other operand has."""
    of_a, of_b = tuple(a.meta_.sizes), tuple(b.meta_.sizes)
    both: list[int] = []
    only_a: list[int] = []
    only_b: list[int] = []
    for dim in summed:
        in_a, in_b = of_a[dim] != 1, of_b[dim] != 1
        # `counts` says how many of the operands that are left have this dimension. The last two that have it sum it in
        # their product.
        if in_a and in_b:
            counts[dim] -= 1
            if counts[dim] == 1:
                both.append(dim)
                counts[dim] = 0
        # Only one operand has it: it can be summed before the product, which makes the product smaller.
        elif counts[dim] == 1 and (in_a or in_b):
            (only_a if in_a else only_b).append(dim)
            counts[dim] = 0
    if only_a:
        a = F.sum(a, tuple(only_a), True)
    if only_b:
        b = F.sum(b, tuple(only_b), True)
    return sumproduct_pair(a, b, both)


def sumproduct_pair(left: Tensor, right: Tensor, summed: list[int]) -> Tensor:
    """(left * right).sum(summed, keepdim=True), as a batched matrix product.

    Every other dimension belongs to the batch (`shared`, if neither has size 1), or to the rows or columns.
    """
    check(left.meta_.dim == right.meta_.dim, "number of dimensions must match")
    if not summed:
        return F.mul(left, right)
    g = _pair_geometry(tuple(left.meta_.sizes), tuple(right.meta_.sizes), tuple(summed))
    for dim in g.sum_left:
        left = F.sum_dim_IntList(left, (dim,), True)
    for dim in g.sum_right:
        right = F.sum_dim_IntList(right, (dim,), True)
    if g.is_swapped:
        left, right = right, left
    a, b = _in_order(left, g.of_left, g.left), _in_order(right, g.of_right, g.right)
    return F.permute_default(F.view_default(F.bmm_default(a, b), g.result), g.of_result)


def _in_order(t: Tensor, order: Ints, shape: Ints) -> Tensor:
    """An operand of a product: its dimensions in this order, merged to this shape."""
    if not is_unseen(t.meta_.key_set):
        return F.reshape_default(F.permute_default(t, order), shape)
    ordered = permute(t, order)
    return view(ordered, shape) if ordered.meta_.is_contiguous else F.reshape_default(ordered, shape)


class _PairGeometry(NamedTuple):
    """How a pair is brought to bmm: which dimensions one operand sums alone, and whether the operands change places then.

    Of the operands as they are multiplied, and of the product: orders and shapes.
    """

    sum_left: Ints
    sum_right: Ints
    is_swapped: bool
    of_left: Ints
    of_right: Ints
    of_result: Ints
    left: Ints
    right: Ints
    result: Ints


@functools.lru_cache(4096)
def _pair_geometry(left: Ints, right: Ints, summed: Ints) -> _PairGeometry:
    # Four kinds of dimensions: `summed`; `shared`, which both have and the result keeps (the batch of bmm); `rows`, which only
    # the left one has; and `columns`, which are the right one's, or of size 1 in both.
    shared, rows, columns = [], [], []
    sum_left, sum_right = [], []
    inner = 1
    for dim, (of_left, of_right) in enumerate(zip(left, right, strict=True)):
        check(1 in (of_left, of_right) or of_left == of_right, "non-broadcast dimensions must match")
        if dim in summed:
            if of_left != 1 and of_right != 1:
                inner *= of_left
            elif of_left != 1:
                sum_left.append(dim)
            elif of_right != 1:
                sum_right.append(dim)
        elif of_left != 1 and of_right != 1:
            shared.append(dim)
        elif of_left != 1:
            rows.append(dim)
        else:
            columns.append(dim)
    # Where all columns come before all rows the product of the two the other way round has them in order.
    is_swapped = bool(rows and columns) and columns[-1] < rows[0]
    if is_swapped:
        left, right, rows, columns = right, left, columns, rows
    batch, m, n = (prod(t[d] for d in dims) for t, dims in ((left, shared), (left, rows), (right, columns)))
    order = [*shared, *rows, *summed, *columns]
    return _PairGeometry(
        tuple(sum_left),
        tuple(sum_right),
        is_swapped,
        tuple(order),
        (*shared, *summed, *columns, *rows),
        tuple(order.index(d) for d in range(len(order))),
        (batch, m, inner),
        (batch, inner, n),
        (*(left[d] for d in shared), *(left[d] for d in rows), *(1 for _ in summed), *(right[d] for d in columns)),
    )


# ---- tensordot -------------------------------------------------------------------------------------------------------


def tensordot(self: Tensor, other: Tensor, dims_self: Ints, dims_other: Ints) -> Tensor:
    """Products summed over pairs of dimensions, as one matrix product."""
    check(len(dims_self) == len(dims_other), "both dimension lists should have same length")
    check(self.meta_.dtype is other.meta_.dtype, "both inputs should have same dtype")
    key = ("tensordot", other.meta_, dims_self, dims_other)
    known = self.meta_.plans.get(key)
    if known is not None:
        return _product_in_order(self, other, known)
    a, b, inner = self, other, 1
    pairs = []
    for first, second in zip(dims_self, dims_other, strict=True):
        i, j = maybe_wrap_dim(first, self.meta_.dim, False), maybe_wrap_dim(second, other.meta_.dim, False)
        pairs.append((i, j))
        size, size2 = self.meta_.sizes[i], other.meta_.sizes[j]
        if size2 == 1:  # what is stretched can be summed at once
            a = F.sum(a, (i,), True, dtype=a.dtype)
        elif size == 1:
            b = F.sum(b, (j,), True, dtype=b.dtype)
        else:
            check(
                size == size2,
                lambda: (
                    f"contracted dimensions need to match, but first has size {size} in dim {first} and second has size "  # noqa: B023
                    f"{size2} in dim {second}"  # noqa: B023
                ),
            )
            inner *= size
    of_self, of_other = [i for i, _ in pairs], [j for _, j in pairs]
    for dims in (of_self, of_other):
        for d in dims:
            check(dims.count(d) == 1, lambda: f"dim {d} appears multiple times in the list of dims")  # noqa: B023
    kept_a = [d for d in range(a.meta_.dim) if d not in of_self]
    kept_b = [d for d in range(b.meta_.dim) if d not in of_other]
    shape = (*(a.meta_.sizes[d] for d in kept_a), *(b.meta_.sizes[d] for d in kept_b))
    rows, columns = prod(a.meta_.sizes[d] for d in kept_a), prod(b.meta_.sizes[d] for d in kept_b)
    # Nothing but the sum is left: a dot product, or, where the operands cannot be flattened without a copy, a sum.
    if rows == 1 and columns == 1:
        row, column = F.permute(a, [*kept_a, *of_self]), F.permute(b, [*of_other, *kept_b])
        if row.meta_.is_contiguous and column.meta_.is_contiguous:
            return F.reshape(F.dot(F.flatten(row), F.flatten(column)), shape)
        return F.reshape(F.sum(F.mul(F.squeeze(row), F.squeeze(column)), dtype=a.meta_.dtype), shape)
    orders = (*kept_a, *of_self), (*of_other, *kept_b)
    geometry = _DotGeometry(*orders, (rows, inner), (inner, columns), shape)
    if a is self and b is other:
        remember(self.meta_.plans, key, geometry)
    return _product_in_order(a, b, geometry)


class _DotGeometry(NamedTuple):
    """How two tensors are brought to mm: orders and shapes of the operands, and the shape of the product."""

    of_left: Ints
    of_right: Ints
    left: Ints
    right: Ints
    result: Ints


def _product_in_order(a: Tensor, b: Tensor, g: _DotGeometry) -> Tensor:
    left, right = _in_order(a, g.of_left, g.left), _in_order(b, g.of_right, g.right)
    return F.reshape_default(F.mm_default(left, right), g.result)


def tensordot_out(self: Tensor, other: Tensor, dims_self: Ints, dims_other: Ints, out: Tensor) -> Tensor:
    devices = [t.meta_.device for t in (out, self, other)]
    check(
        devices[0] is devices[1] is devices[2],
        lambda: (
            "tensordot: Expected the output and input tensors to be on the same device, but got the output tensor on "
            f"{devices[0]}, input tensor a on {devices[1]}, and input tensor b on {devices[2]}"
        ),
    )
    result = F.tensordot(self, other, dims_self, dims_other)
    records = is_grad_enabled() and out.meta_.key_set & REQUIRES_GRAD
    check(
        not records or tuple(out.meta_.sizes) == tuple(result.meta_.sizes),
        "tensordot(): the 'out' tensor was specified and requires gradients, and its shape does not match the expected "
        "result. Either remove the 'out' argument, ensure it does not require gradients, or make sure its shape matches the "
        "expected output.",
    )
    check(
        out.meta_.dtype is result.meta_.dtype,
        lambda: (
            f"tensordot: Expected the output tensor to have dtype {result.meta_.dtype.cpp_name}, but got an output tensor "
            f"with dtype {out.meta_.dtype.cpp_name}"
        ),
    )
    return copy_out(out, result)
