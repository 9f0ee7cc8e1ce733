"""Wrong solutions of lesson 03."""

from __future__ import annotations

from collections.abc import Sequence

import tinytensor as tt
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_03.promotion import NAMES, category

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- view_dtype


def _what(old, new):
    return f"to view {NAMES[old]} as {NAMES[new]} (different element sizes)"


def _view(sizes, strides, offset, old, new, dim=-1, last_stride=True, distances=True):
    """The right view, or the same with one thing left out."""
    if old.itemsize == new.itemsize:
        return sizes, strides, offset
    what = _what(old, new)
    if not sizes:
        raise RuntimeError(f"self.dim() cannot be 0 {what}")
    times, by = max(old.itemsize // new.itemsize, 1), max(new.itemsize // old.itemsize, 1)
    if sizes[-1] % by:
        raise RuntimeError(f"self.size(-1) must be divisible by {by} {what}, but got {sizes[-1]}")
    if offset % by:
        raise RuntimeError(f"self.storage_offset() must be divisible by {by} {what}, but got {offset}")
    if last_stride and strides[-1] != 1:
        raise RuntimeError(f"self.stride(-1) must be 1 {what}, but got {strides[-1]}")
    for k, stride in enumerate(strides[:-1]):
        if stride % by:
            raise RuntimeError(f"self.stride({k}) must be divisible by {by} {what}, but got {stride}")
    new_sizes = list(sizes)
    new_sizes[dim] = new_sizes[dim] * times // by
    if not distances:
        return tuple(new_sizes), strides, offset
    return tuple(new_sizes), (*(s * times // by for s in strides[:-1]), 1), offset * times // by


def casts(sizes, strides, offset, old, new):
    return sizes, strides, offset


def first_dim(sizes, strides, offset, old, new):
    return _view(sizes, strides, offset, old, new, dim=0)


def strides_kept(sizes, strides, offset, old, new):
    return _view(sizes, strides, offset, old, new, distances=False)


def no_stride_check(sizes, strides, offset, old, new):
    return _view(sizes, strides, offset, old, new, last_stride=False)


# Probes of 03.view_dtype: 0 one row to bytes, 1 four to one, 2 same size, 3 and 5 smaller, 4 larger, 6 and 7 a last
# stride that is not 1, 8 a size and 9 an offset that cannot be divided.


def _keeps_everything(seen: Seen) -> bool:
    return seen[0][0].value == ((8,), (1,), 0) and seen[2][1] is None


def _changes_the_first(seen: Seen) -> bool:
    return seen[0][1] is None and _sizes(seen[1]) == (1, 4)


def _keeps_distances(seen: Seen) -> bool:
    return seen[0][1] is None and seen[3][0].value == ((2, 12), (6, 1), 4)


def _accepts_a_last_stride(seen: Seen) -> bool:
    return all(mismatch is None for _, mismatch in seen[:6]) and not seen[6][0].raised


def _sizes(probe):
    value = probe[0].value
    return tuple(value[0]) if isinstance(value, (tuple, list)) and value else None


# ---- promote_types

_ORDER = (
    tt.bool, tt.uint8, tt.int8, tt.int16, tt.int32, tt.int64, tt.float16, tt.bfloat16, tt.float32, tt.float64,
)  # fmt: skip


def _higher(a, b):
    """By place in a single row: right but for the two forks."""
    return max(a, b, key=_ORDER.index)


def _right(a, b):
    if {a, b} == {tt.uint8, tt.int8}:
        return tt.int16
    return tt.float32 if {a, b} == {tt.float16, tt.bfloat16} else _higher(a, b)


def itemsize(a, b):
    if a.itemsize == b.itemsize:
        return _right(a, b)
    return max(a, b, key=lambda t: t.itemsize)


def numpy_rule(a, b):
    """A float large enough to hold the integers exactly."""
    low, high = sorted((a, b), key=category)
    if category(high) == 2 and category(low) == 1 and low.itemsize >= high.itemsize:
        return {1: tt.float16, 2: tt.float32}.get(low.itemsize, tt.float64)
    return _right(a, b)


def u8_i8(a, b):
    return tt.int8 if {a, b} == {tt.uint8, tt.int8} else _right(a, b)


def half_pick(a, b):
    return tt.float16 if {a, b} == {tt.float16, tt.bfloat16} else _right(a, b)


# Probes of 03.promote_types: 5 and 6 uint8 with int8, 8 and 9 the two halves.


def _picks_one_byte(seen: Seen) -> bool:
    return all((m is None) == (k not in (5, 6)) for k, (_, m) in enumerate(seen)) and not seen[5][0].raised


def _picks_one_half(seen: Seen) -> bool:
    return all((m is None) == (k not in (8, 9)) for k, (_, m) in enumerate(seen)) and not seen[8][0].raised


# ---- result_type


def _counted(dtype, kind):
    return tt.float32 if kind == "number" and dtype.is_floating_point else dtype


def _joined(dtypes):
    result = None
    for dtype in dtypes:
        result = dtype if result is None else _right(result, dtype)
    return result


def all_equal(operands):
    return _joined(_counted(*operand) for operand in operands)


def scalars_never(operands):
    for kind in ("dim", "zero_dim", "number"):
        own = [_counted(dtype, k) for dtype, k in operands if k == kind]
        if own:
            return _joined(own)
    return None


def _by_class(operands, counted):
    result = None
    for kind in ("dim", "zero_dim", "number"):
        joined = _joined(counted(dtype, k) for dtype, k in operands if k == kind)
        if joined is not None and (result is None or category(joined) > category(result)):
            result = joined
    return result


def double_number(operands):
    return _by_class(operands, lambda dtype, kind: dtype)


def left_first(operands):
    result, _ = operands[0]
    result = _counted(*operands[0])
    for operand in operands[1:]:
        dtype = _counted(*operand)
        if operand[1] == operands[0][1]:
            result = _right(result, dtype)
        elif category(dtype) > category(result):
            result = dtype
    return result


# ---- check_inplace


def _refuse(self_dtype, common):
    raise RuntimeError(f"result type {NAMES[common]} can't be cast to the desired output type {NAMES[self_dtype]}")


def forbids_narrow(self_dtype, common):
    if (category(common), common.itemsize) > (category(self_dtype), self_dtype.itemsize):
        _refuse(self_dtype, common)


def allows_float_int(self_dtype, common):
    if self_dtype == tt.bool and common != tt.bool:
        _refuse(self_dtype, common)


def bool_any(self_dtype, common):
    if self_dtype != tt.bool and category(common) > category(self_dtype):
        _refuse(self_dtype, common)


def wording(self_dtype, common):
    if category(common) > category(self_dtype):
        raise RuntimeError(f"result type {common.name} can't be cast to the desired output type {self_dtype.name}")


# Probes of 03.check_inplace: 0 float into int, 1 and 7 and 8 fine, 2, 3, 4 the same category, 5 and 6 into bool.


def _refuses_narrowing(seen: Seen) -> bool:
    return seen[0][1] is None and seen[1][1] is None and bool(seen[2][0].raised)


def _lets_floats_in(seen: Seen) -> bool:
    return not seen[0][0].raised and bool(seen[5][0].raised)


def _lets_bools_be_anything(seen: Seen) -> bool:
    return seen[0][1] is None and not seen[5][0].raised


def _other_words(seen: Seen) -> bool:
    refused = [outcome for k, (outcome, _) in enumerate(seen) if k in (0, 5, 6)]
    fine = [outcome for k, (outcome, _) in enumerate(seen) if k not in (0, 5, 6)]
    return all(o.raised for o in refused) and not any(o.raised for o in fine)


# ---- backend_of

_DEVICES = {"cpu": "CPU", "cuda": "CUDA", "meta": "Meta"}
_PREFIXES = {"strided": "", "sparse_coo": "Sparse", "sparse_csr": "SparseCsr", "sparse_csc": "SparseCsr",
             "mkldnn": "Mkldnn"}  # fmt: skip


def _backend(device, layout, dtype):
    prefix = "Quantized" if layout == "strided" and dtype.startswith("q") else _PREFIXES[layout]
    return prefix + _DEVICES[device.partition(":")[0]]


def dtype_splits(device, layout, dtype):
    found = _backend(device, layout, dtype)
    return found if dtype == "float32" or dtype.startswith("q") else f"{found}_{dtype}"


def index_splits(device, layout, dtype):
    _, colon, index = device.partition(":")
    return _backend(device, layout, dtype) + colon + index


def layout_only(device, layout, dtype):
    return _backend(device, layout, "float32")


def device_only(device, layout, dtype):
    return _backend(device, "strided", dtype)


# Probes of 03.backend_of: 0, 1, 2 dtypes, 3 cuda, 4 and 5 another card, 6 and 7 quantized, 8 to 11 other layouts.


def _dtypes_differ(seen: Seen) -> bool:
    return seen[0][0].value != seen[1][0].value or seen[1][0].value != seen[2][0].value


def _cards_differ(seen: Seen) -> bool:
    return seen[3][1] is None and seen[4][1] is not None


def _quantized_is_plain(seen: Seen) -> bool:
    return seen[6][0].value == "CPU" and seen[8][1] is None


def _sparse_is_plain(seen: Seen) -> bool:
    return seen[8][0].value == "CPU"


MISCONCEPTIONS = {
    "view_dtype": (
        Misconception("casts", "Bytes are kept, not values: 8 floats are 32 uint8.", casts, _keeps_everything),
        Misconception("first_dim", "Neighbors in memory lie along the last dimension.", first_dim, _changes_the_first),
        Misconception(
            "strides_kept",
            "Elements got smaller, so distances in elements grew.",
            strides_kept,
            _keeps_distances,
        ),
        Misconception(
            "no_stride_check",
            "`self.stride(-1) must be 1 ...`: pairs must be adjacent.",
            no_stride_check,
            _accepts_a_last_stride,
        ),
    ),
    "promote_types": (
        Misconception("itemsize", "int64 + float16 is float16 in torch: category first.", itemsize),
        Misconception("numpy_rule", "torch stays in the float that was given.", numpy_rule),
        Misconception("u8_i8", "Neither holds the other: -1 and 200 need int16.", u8_i8, _picks_one_byte),
        Misconception(
            "half_pick",
            "One has range, the other precision; only float32 holds both.",
            half_pick,
            _picks_one_half,
        ),
    ),
    "result_type": (
        Misconception("all_equal", "A 0-dim float64 must not widen a float32 vector.", all_equal),
        Misconception(
            "scalars_never",
            "int64 vector + 0-dim float64 is float64: a higher category does win.",
            scalars_never,
        ),
        Misconception(
            "double_number",
            "A Python float counts as the default dtype, float32, unless a floating tensor speaks.",
            double_number,
        ),
        Misconception("left_first", "Swap the operands; the answer changed.", left_first),
    ),
    "check_inplace": (
        Misconception("forbids_narrow", "Within a category narrowing is allowed.", forbids_narrow, _refuses_narrowing),
        Misconception(
            "allows_float_int",
            "Writing 6.5 into an int tensor would lose the .5.",
            allows_float_int,
            _lets_floats_in,
        ),
        Misconception(
            "bool_any",
            "Category order is bool, integral, floating; down is refused.",
            bool_any,
            _lets_bools_be_anything,
        ),
        Misconception("wording", "torch says Float, Long, Byte here.", wording, _other_words),
    ),
    "backend_of": (
        Misconception("dtype_splits", "float32 and float64 share one CPU entry point.", dtype_splits, _dtypes_differ),
        Misconception("index_splits", "Same code, other card.", index_splits, _cards_differ),
        Misconception(
            "layout_only",
            "A quint8 tensor is strided, but its numbers need scale and zero_point.",
            layout_only,
            _quantized_is_plain,
        ),
        Misconception(
            "device_only",
            "CPU code expects strides; a sparse tensor has none.",
            device_only,
            _sparse_is_plain,
        ),
    ),
}
