"""Wrong solutions of lesson 05."""

from __future__ import annotations

from collections.abc import Sequence

from tinytensor_lessons.demands import A_TUPLE
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_05.loops import insertion_sort

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- infer_size


def _message(size_a, size_b, dim):
    return (
        f"The size of tensor a ({size_a}) must match the size of tensor b ({size_b}) at non-singleton dimension {dim}"
    )


def _columns(a, b):
    """(dimension, size of a, size of b) from the last column to the first."""
    ndim = max(len(a), len(b))
    a, b = (1,) * (ndim - len(a)) + tuple(a), (1,) * (ndim - len(b)) + tuple(b)
    return [(dim, a[dim], b[dim]) for dim in reversed(range(ndim))]


def _infer(a, b, join=None, matches=None, name=None):
    shape = []
    for dim, size_a, size_b in _columns(a, b):
        fits = size_a == size_b or 1 in (size_a, size_b) or (matches is not None and matches(size_a, size_b))
        if not fits:
            raise RuntimeError(_message(size_a, size_b, dim if name is None else name(dim, max(len(a), len(b)))))
        shape.append(join(size_a, size_b) if join else size_b if size_a == 1 else size_a)
    return tuple(reversed(shape))


def left_aligned(a, b):
    ndim = max(len(a), len(b))
    a, b = tuple(a) + (1,) * (ndim - len(a)), tuple(b) + (1,) * (ndim - len(b))
    return _infer(a, b)


def takes_max(a, b):
    return _infer(a, b, join=max)


def zero_matches(a, b):
    return _infer(a, b, join=lambda m, n: min(m, n) if 0 in (m, n) else max(m, n), matches=lambda m, n: 0 in (m, n))


def wrong_dim(a, b):
    return _infer(a, b, name=lambda dim, ndim: ndim - 1 - dim)


# Probes of 05.infer_size: 2, 3, 8, 11 shapes of different lengths, 4 and 5 a zero with a one, 6 and 7 a zero with a two,
# 9 and 10 errors in shapes of equal lengths.


def _lines_up_left(seen: Seen) -> bool:
    return bool(seen[2][0].raised) and not seen[8][0].raised


def _loses_the_zero(seen: Seen) -> bool:
    return seen[2][1] is None and seen[4][0].value == (1, 3)


def _lets_zero_match(seen: Seen) -> bool:
    return seen[2][1] is None and seen[4][1] is None and not seen[6][0].raised


def _counts_from_the_end(seen: Seen) -> bool:
    wrong = {k for k, (_, mismatch) in enumerate(seen) if mismatch is not None}
    return wrong >= {8, 9, 10} and wrong <= {6, 7, 8, 9, 10} and all(seen[k][0].raised for k in wrong)


# ---- operand_strides


def _aligned(sizes, shape):
    missing = len(shape) - len(sizes)
    return missing, list(zip(sizes, shape[missing:], strict=True))


def keeps_one(sizes, strides, shape):
    return (0,) * (len(shape) - len(sizes)) + tuple(strides)


def pads_right(sizes, strides, shape):
    found = tuple(0 if n == 1 and m != 1 else s for n, s, m in zip(sizes, strides, shape, strict=False))
    return found + (0,) * (len(shape) - len(sizes))


def zero_everywhere(sizes, strides, shape):
    return tuple(strides) if tuple(sizes) == tuple(shape) else (0,) * len(shape)


def one_to_one_zero(sizes, strides, shape):
    missing, pairs = _aligned(sizes, shape)
    found = tuple(s if n == 1 and m == 1 else 0 for s, (n, m) in zip(strides, pairs, strict=True))
    return (0,) * missing + found


# Probes of 05.operand_strides: 0 nothing stretched, 1 a new dimension, 2 and 3 a stretched one, 4 sizes that would fit
# on either side, 5 both, 6 no dimensions.


def _keeps_the_stride(seen: Seen) -> bool:
    return seen[0][1] is None and seen[1][1] is None and seen[2][0].value == (5, 7)


def _pads_at_the_end(seen: Seen) -> bool:
    return seen[0][1] is None and seen[4][0].value == (3, 0)


# ---- reorder


def _vote(shape, strides_list, skip_zero=True, tie=True, sign=1):
    def vote(inner, outer):
        for strides in strides_list:
            if strides is None or (skip_zero and 0 in (strides[inner], strides[outer])):
                continue
            if strides[inner] != strides[outer]:
                return -sign if strides[inner] < strides[outer] else sign
            if tie and shape[inner] > shape[outer]:
                return 1
        return 0

    return insertion_sort(range(len(shape) - 1, -1, -1), vote)


def by_output(shape, strides_list):
    return tuple(_vote(shape, strides_list[:1]))


def zero_is_small(shape, strides_list):
    return tuple(_vote(shape, strides_list, skip_zero=False))


def no_tie_rule(shape, strides_list):
    return tuple(_vote(shape, strides_list, tie=False))


def in_a_list(shape, strides_list):
    return list(_vote(shape, strides_list))


def descending(shape, strides_list):
    return tuple(_vote(shape, strides_list, sign=-1))


# Probes of 05.reorder: 0 row-major, 1 transposed, 2 an output with strides, 3 and 4 stretched ones with a second
# opinion, 5 a stretched one alone, 6 to 8 equal strides, 9 three dimensions, 10 a stretched one in the middle.


def _asks_the_output_only(seen: Seen) -> bool:
    return seen[0][1] is None and seen[2][1] is None and seen[1][0].value == (1, 0)


def _counts_zero(seen: Seen) -> bool:
    right = all(seen[k][1] is None for k in (0, 1, 2, 6, 9))
    return right and any(seen[k][1] is not None for k in (3, 4, 5))


def _has_no_tie_rule(seen: Seen) -> bool:
    right = all(seen[k][1] is None for k in (0, 1, 2, 3, 4, 5, 9))
    return right and any(seen[k][1] is not None for k in (6, 7, 8))


def _largest_inside(seen: Seen) -> bool:
    return seen[0][0].value == (0, 1) and seen[1][0].value == (1, 0)


# ---- coalesce


def _merge(shape, strides_list, fits, chain=True):
    sizes, merged = list(shape[:1]), [list(s[:1]) for s in strides_list]
    joined = False
    for dim in range(1, len(shape)):
        now = fits(sizes[-1], [m[-1] for m in merged], shape[dim], [s[dim] for s in strides_list])
        if now and (chain or not joined):
            if sizes[-1] == 1:
                for m, s in zip(merged, strides_list, strict=True):
                    m[-1] = s[dim]
            sizes[-1] *= shape[dim]
            joined = True
        else:
            sizes.append(shape[dim])
            for m, s in zip(merged, strides_list, strict=True):
                m.append(s[dim])
            joined = False
    return tuple(sizes), [tuple(m) for m in merged]


def _even(size, strides, next_size, next_strides):
    return 1 in (size, next_size) or all(size * s == t for s, t in zip(strides, next_strides, strict=True))


def first_operand(shape, strides_list):
    return _merge(shape, strides_list, lambda n, s, m, t: _even(n, s[:1], m, t[:1]))


def one_pass_pairs(shape, strides_list):
    return _merge(shape, strides_list, _even, chain=False)


def wrong_test(shape, strides_list):
    def fits(size, strides, next_size, next_strides):
        pairs = zip(strides, next_strides, strict=True)
        return 1 in (size, next_size) or all(s == next_size * t for s, t in pairs)

    return _merge(shape, strides_list, fits)


def ones_block(shape, strides_list):
    def fits(size, strides, next_size, next_strides):
        return all(size * s == t for s, t in zip(strides, next_strides, strict=True))

    return _merge(shape, strides_list, fits)


# Probes of 05.coalesce: 0 two that merge, 1 and 5 operands that disagree, 2 three that merge, 3 four, 4 strides that go
# down, 6 and 7 ones, 8 two of three, 9 none.


def _dims(probe):
    value = probe[0].value
    return len(value[0]) if isinstance(value, (tuple, list)) and value and hasattr(value[0], "__len__") else None


def _asks_one_operand(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in (0, 2, 3)) and _dims(seen[1]) == 1


def _merges_once(seen: Seen) -> bool:
    return seen[0][1] is None and seen[1][1] is None and _dims(seen[2]) == 2


def _compares_the_other_way(seen: Seen) -> bool:
    return _dims(seen[0]) == 2 and _dims(seen[4]) == 1


def _stops_at_ones(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in (0, 1, 2, 3)) and (_dims(seen[6]) != 1 or _dims(seen[7]) != 1)


# ---- output_strides


def _dense(shape, order):
    strides, step = [0] * len(shape), 1
    for dim in order:
        strides[dim] = step
        step *= max(shape[dim], 1)
    return tuple(strides)


def contiguous(shape, perm):
    return _dense(shape, range(len(shape) - 1, -1, -1))


def inverse_perm(shape, perm):
    """The loop visits dimension d as the perm[d]-th."""
    return _dense(shape, sorted(range(len(shape)), key=lambda dim: perm[dim]))


def loop_order(shape, perm):
    strides = _dense(shape, perm)
    return tuple(strides[dim] for dim in perm)


def flat_ones(shape, perm):
    return tuple(1 if size == 1 else stride for size, stride in zip(shape, _dense(shape, perm), strict=True))


def as_list(shape, perm):
    return list(_dense(shape, perm))


def zero_size(shape, perm):
    strides, step = [0] * len(shape), 1
    for dim in perm:
        strides[dim] = step
        step *= shape[dim]
    return tuple(strides)


MISCONCEPTIONS = {
    "infer_size": (
        Misconception("left_aligned", "(4,1,3) and (2,1): line up the 1 with the 3.", left_aligned, _lines_up_left),
        Misconception("takes_max", "Size 1 stretches to anything, also to 0.", takes_max, _loses_the_zero),
        Misconception("zero_matches", "0 and 2 differ and neither is 1.", zero_matches, _lets_zero_match),
        Misconception(
            "wrong_dim",
            "The message counts in the result shape from the left.",
            wrong_dim,
            _counts_from_the_end,
        ),
    ),
    "operand_strides": (
        Misconception(
            "keeps_one", "Element 1 of a size-1 dimension is the same element.", keeps_one, _keeps_the_stride
        ),
        Misconception("pads_right", "Missing dimensions are in front.", pads_right, _pads_at_the_end),
        Misconception("zero_everywhere", "Only stretched dimensions stand still.", zero_everywhere),
        Misconception("one_to_one_zero", "You froze a dimension that did not stretch.", one_to_one_zero),
    ),
    "reorder": (
        Misconception(
            "by_output",
            "A fresh output has no strides yet; ask the next operand.",
            by_output,
            _asks_the_output_only,
        ),
        Misconception(
            "zero_is_small",
            "A broadcast dimension has no opinion; ask the next operand.",
            zero_is_small,
            _counts_zero,
        ),
        Misconception(
            "no_tie_rule",
            "At equal strides the smaller size goes inside. Most operands never show the difference; find a pair that does.",
            no_tie_rule,
            _has_no_tie_rule,
        ),
        Misconception("descending", "Slow: the inner loop jumps.", descending, _largest_inside),
        Misconception(
            "in_a_list",
            "The order is right, but it comes in a list. The task asks for a tuple.",
            in_a_list,
            A_TUPLE.alone_is_broken,
        ),
    ),
    "coalesce": (
        Misconception(
            "first_operand",
            "Operand 1 is broadcast along that dimension; merging skips its repeats.",
            first_operand,
            _asks_one_operand,
        ),
        Misconception("one_pass_pairs", "Three mergeable dimensions should become one.", one_pass_pairs, _merges_once),
        Misconception(
            "wrong_test",
            "Inner is index 0 here: `shape[i]*stride[i] == stride[i+1]`.",
            wrong_test,
            _compares_the_other_way,
        ),
        Misconception("ones_block", "Size 1 merges with anything.", ones_block, _stops_at_ones),
    ),
    "output_strides": (
        Misconception(
            "contiguous",
            "x.t()+y.t() keeps (1,4): the output copies its inputs' order.",
            contiguous,
        ),
        Misconception("inverse_perm", "perm[0] is the dimension that moves fastest.", inverse_perm),
        Misconception(
            "loop_order", "The strides are right, in the order of the loop. Each belongs to its dimension.", loop_order
        ),
        Misconception("zero_size", "Treat size 0 as 1, as in lesson 01.", zero_size),
        Misconception(
            "flat_ones",
            "A dimension of size 1 gets its stride like any other: the step at its place in the order.",
            flat_ones,
        ),
        Misconception(
            "as_list",
            "The strides are right, but they come in a list. The task asks for a tuple.",
            as_list,
            A_TUPLE.alone_is_broken,
        ),
    ),
}
