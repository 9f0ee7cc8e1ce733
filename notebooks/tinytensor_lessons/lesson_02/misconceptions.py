"""Wrong solutions of lesson 02."""

from __future__ import annotations

import math
from collections.abc import Sequence

import tinytensor as tt
from tinytensor_lessons.demands import A_TUPLE
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_02.exercises import SIZES_STRIDES_OFFSET, TWO_TUPLES
from tinytensor_lessons.lesson_02.layouts import AN_ENTRY, GALLERY, IN_ORDER

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- slice_meta: the right rules, with one of them exchanged


def _clamped(start, stop, size):
    start, stop = start + size * (start < 0), stop + size * (stop < 0)
    start = min(max(start, 0), size)
    return start, min(max(stop, start), size)


def _slicing(bounds=_clamped, first=lambda start, stride: start * stride, count=None, step_of=None):
    def slice_meta(sizes, strides, offset, dim, start, stop, step):
        start, stop = bounds(start, stop, sizes[dim])
        size = (stop - start + step - 1) // step if count is None else count(start, stop, step)
        stride = strides[dim] * step if step_of is None else step_of(strides[dim], step)
        return (
            (*sizes[:dim], size, *sizes[dim + 1 :]),
            (*strides[:dim], stride, *strides[dim + 1 :]),
            offset + first(start, strides[dim]),
        )

    return slice_meta


def _from_the_end(start, stop, size):
    return start + size * (start < 0), stop + size * (stop < 0)


def _between_zero_and_size(start, stop, size):
    start = min(max(start, 0), size)
    return start, min(max(stop, start), size)


def as_lists(sizes, strides, offset, dim, start, stop, step):
    sizes, strides, offset = _slicing()(sizes, strides, offset, dim, start, stop, step)
    return list(sizes), list(strides), offset


# ---- expand_meta


def _stretch(keeps_stride=False, any_size=False, minus_one_new=False, order=reversed):
    def expand_meta(sizes, strides, target):
        missing = len(target) - len(sizes)
        new_sizes, new_strides = [], []
        for dim in order(range(len(target))):
            want = target[dim]
            size, stride = (1, 0) if dim < missing else (sizes[dim - missing], strides[dim - missing])
            if want == -1 and dim < missing and not minus_one_new:
                raise RuntimeError(
                    f"The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension {dim}"
                )
            want = size if want == -1 else want
            if want != size and size != 1 and not any_size:
                raise RuntimeError(
                    f"The expanded size of the tensor ({want}) must match the existing size ({size}) at non-singleton "
                    f"dimension {dim}.  Target sizes: {list(target)}.  Tensor sizes: {list(sizes)}"
                )
            new_sizes.append(want)
            new_strides.append(stride if want == size or keeps_stride else 0)
        return tuple(order(new_sizes)), tuple(order(new_strides))

    return expand_meta


def left_aligned(sizes, strides, target):
    sizes = tuple(sizes) + (1,) * (len(target) - len(sizes))
    strides = tuple(strides) + (0,) * (len(target) - len(strides))
    new_strides = []
    for dim, (size, stride, want) in enumerate(zip(sizes, strides, target, strict=True)):
        if want not in (size, -1) and size != 1:
            raise RuntimeError(
                f"The expanded size of the tensor ({want}) must match the existing size ({size}) at non-singleton "
                f"dimension {dim}.  Target sizes: {list(target)}.  Tensor sizes: {list(sizes)}"
            )
        new_strides.append(stride if want in (size, -1) else 0)
    return tuple(size if want == -1 else want for size, want in zip(sizes, target, strict=True)), tuple(new_strides)


def as_two_lists(sizes, strides, target):
    return list(map(list, _stretch()(sizes, strides, target)))


# Probes of 02.expand_meta: 0 and 1 a stretched dimension, 2 and 3 a new one, 4 with -1, 5 and 6 a size that cannot
# repeat, 7 to 9 a -1 in a new dimension, in 9 the second one, 10 two sizes that cannot repeat.


def _names_the_first(seen: Seen) -> bool:
    return all((mismatch is None) == (k != 10) for k, (_, mismatch) in enumerate(seen)) and (
        "at non-singleton dimension 0" in seen[10][0].message
    )


def _walks_on(seen: Seen) -> bool:
    """A stretched dimension keeps its stride; sizes are right, and equal sizes keep theirs."""
    return seen[0][0].value is not None and list(map(tuple, seen[0][0].value)) == [(3, 4), (1, 1)]


def _lines_up_on_the_left(seen: Seen) -> bool:
    """(2,) to (2, 2) gets its own stride on the left, 0 on the right."""
    return not seen[3][0].raised and list(map(tuple, seen[3][0].value)) == [(2, 2), (1, 0)]


def _repeats_any_size(seen: Seen) -> bool:
    return all(mismatch is None for _, mismatch in seen[:5]) and not seen[5][0].raised and not seen[6][0].raised


def _takes_minus_one(seen: Seen) -> bool:
    return all(mismatch is None for _, mismatch in seen[:7]) and not seen[7][0].raised


# ---- view_strides


def _row_major(sizes):
    return tuple(math.prod(max(n, 1) for n in sizes[k + 1 :]) for k in range(len(sizes)))


def _viewing(empty_is_none=False, ones_matter=False):
    def view_strides(sizes, strides, new_sizes):
        if 0 in sizes:
            return None if empty_is_none else _row_major(new_sizes)
        old = [(n, s) for n, s in zip(sizes, strides, strict=True) if ones_matter or n != 1]
        result, k = [1] * len(new_sizes), len(new_sizes) - 1
        while old:
            run, base = old.pop()
            while old and old[-1][1] == run * base:
                run *= old.pop()[0]
            filled = 1
            while k >= 0 and (filled < run or new_sizes[k] == 1):
                result[k] = filled * base
                filled *= new_sizes[k]
                k -= 1
            if filled != run:
                return None
        return tuple(result)

    return view_strides


def always_contiguous(sizes, strides, new_sizes):
    return _row_major(new_sizes)


def contiguous_only(sizes, strides, new_sizes):
    dense = all(n == 1 or s == want for n, s, want in zip(sizes, strides, _row_major(sizes), strict=True))
    return _row_major(new_sizes) if dense or 0 in sizes else None


# Probes of 02.view_strides: 0 contiguous, 1 stride 2, 2 x.t() (impossible), 3 the permuted example, 4 the same cut
# elsewhere (impossible), 5 and 6 a size-1 dimension with a stride of its own, 7 and 8 empty.


def _always_fresh(seen: Seen) -> bool:
    return not seen[2][0].raised and seen[2][0].value in ((1,), [1])


def _gives_up_early(seen: Seen) -> bool:
    return not seen[3][0].raised and seen[3][0].value is None and seen[1][0].value is None and seen[0][1] is None


def _stopped_by_ones(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in range(5)) and seen[5][1] is not None


def _no_empty_views(seen: Seen) -> bool:
    """None (or an exception) where there is no element, right elsewhere."""
    return all(seen[k][1] is None for k in range(7)) and any(seen[k][0].value is None for k in (7, 8))


def as_list_of_strides(sizes, strides, new_sizes):
    found = _viewing()(sizes, strides, new_sizes)
    return None if found is None else list(found)


def false_for_none(sizes, strides, new_sizes):
    found = _viewing()(sizes, strides, new_sizes)
    return False if found is None else found


def _says_false(seen: Seen) -> bool:
    """Right where strides exist; where none do, something else than None that is empty or false."""
    return all(mismatch is None or not (outcome.raised or outcome.value) for outcome, mismatch in seen)


# ---- gallery


def _gallery(change):
    return lambda: {name: change(name, *answer) for name, (_, answer) in GALLERY.items()}


def swapped_entry(name, sizes, strides, offset):
    return strides, sizes, offset


def start_entry(name, sizes, strides, offset):
    return sizes, strides, divmod(offset, 6)


def step_entry(name, sizes, strides, offset):
    return sizes, (3, 1) if name == "windows" else strides, offset


def copied_entry(name, sizes, strides, offset):
    return tt.arange(24).as_strided(sizes, strides, offset).clone()


def listed_entry(name, sizes, strides, offset):
    return [list(sizes), list(strides), offset]


def _entries(seen: Seen):
    return zip(GALLERY, (outcome.value for outcome, _ in seen), strict=True)


def _is_swapped(seen: Seen) -> bool:
    answers = {name: answer for name, (_, answer) in GALLERY.items()}
    return any(
        isinstance(entry, tuple) and entry[:2] == answers[name][1::-1] and entry[:2] != answers[name][:2]
        for name, entry in _entries(seen)
    )


def _starts_at_an_index(seen: Seen) -> bool:
    return any(
        isinstance(entry, tuple) and len(entry) == 3 and isinstance(entry[2], (tuple, list))
        for _, entry in _entries(seen)
    )


def _windows_apart(seen: Seen) -> bool:
    entry = dict(_entries(seen))["windows"]
    return isinstance(entry, tuple) and len(entry) == 3 and entry[1] == (3, 1)


def _is_copied(seen: Seen) -> bool:
    return any(hasattr(entry, "data_ptr") or entry == GALLERY[name][0] for name, entry in _entries(seen))


# ---- who_sees


def _reached(view):
    _, _, sizes, strides, offset = view
    found = [offset]
    for size, stride in zip(sizes, strides, strict=True):
        found = [position + k * stride for position in found for k in range(size)]
    return found


def same_storage(views, i):
    return [view[0] for view in views if view[1] == i[0]]


def range_only(views, i):
    return [v[0] for v in views if v[1] == i[0] and _reached(v) and min(_reached(v)) <= i[1] <= max(_reached(v))]


def base_only(views, i):
    base = next((view for view in views if view[1] == i[0]), None)
    return [base[0]] if base is not None and i[1] in _reached(base) else []


def ignores_storage(views, i):
    return [view[0] for view in views if i[1] in _reached(view)]


def in_alphabetical_order(views, i):
    return sorted(view[0] for view in views if view[1] == i[0] and i[1] in _reached(view))


MISCONCEPTIONS = {
    "slice_meta": (
        Misconception(
            "offset_plain", "Row 1 starts at `1*stride`, not at 1.", _slicing(first=lambda start, stride: start)
        ),
        Misconception(
            "floor_size",
            "[0:5:2] has 3 elements. Round up.",
            _slicing(count=lambda start, stop, step: (stop - start) // step),
        ),
        Misconception(
            "stride_kept", "Step 2 means every second neighbor.", _slicing(step_of=lambda stride, step: stride)
        ),
        Misconception("no_clamp", "torch clamps: the result is empty, not an error.", _slicing(_from_the_end)),
        Misconception("negative_raw", "-1 counts from the end.", _slicing(_between_zero_and_size)),
        Misconception(
            "as_lists",
            "The numbers are right, but sizes and strides come in lists. The task asks for tuples.",
            as_lists,
            SIZES_STRIDES_OFFSET.alone_is_broken,
        ),
    ),
    "expand_meta": (
        Misconception(
            "keeps_stride",
            "You walk into the next row. Repeating means not moving.",
            _stretch(keeps_stride=True),
            _walks_on,
        ),
        Misconception("left_aligned", "Shapes line up at the last dimension.", left_aligned, _lines_up_on_the_left),
        Misconception(
            "any_size",
            "Only size 1 can repeat: `The expanded size of the tensor (2) must match the existing size (3) at "
            "non-singleton dimension 0. ...`",
            _stretch(any_size=True),
            _repeats_any_size,
        ),
        Misconception(
            "minus_one_new", "There is no existing size to keep there.", _stretch(minus_one_new=True), _takes_minus_one
        ),
        Misconception(
            "as_lists",
            "The numbers are right, but sizes and strides come in lists. The task asks for tuples.",
            as_two_lists,
            TWO_TUPLES.alone_is_broken,
        ),
        Misconception(
            "names_the_first",
            "Where several dimensions do not fit, torch names the last of them. It walks from the last dimension to the first.",
            _stretch(order=list),
            _names_the_first,
        ),
    ),
    "view_strides": (
        Misconception(
            "always_contiguous",
            "view(6) of x.t() now reads 1,2,3 instead of 1,4,2.",
            always_contiguous,
            _always_fresh,
        ),
        Misconception(
            "contiguous_only",
            "(4,2,3) with strides (1,12,4) can be viewed as (4,6).",
            contiguous_only,
            _gives_up_early,
        ),
        Misconception("trips_on_ones", "A size-1 dimension has no say.", _viewing(ones_matter=True), _stopped_by_ones),
        Misconception(
            "empty_none",
            "Nothing to address: strides can be the default.",
            _viewing(empty_is_none=True),
            _no_empty_views,
        ),
        Misconception(
            "as_list",
            "The strides are right, but they come in a list. The task asks for a tuple.",
            as_list_of_strides,
            A_TUPLE.alone_is_broken,
        ),
        Misconception(
            "false_for_none",
            "Where no strides can do it, the task asks for None.",
            false_for_none,
            _says_false,
        ),
    ),
    "gallery": (
        Misconception("swapped", "as_strided takes size first.", _gallery(swapped_entry), _is_swapped),
        Misconception(
            "start_as_index", "The offset is one number: `row*6` + col.", _gallery(start_entry), _starts_at_an_index
        ),
        Misconception(
            "step_windows",
            "Those windows do not overlap; the next one starts one further.",
            _gallery(step_entry),
            _windows_apart,
        ),
        Misconception("copies", "data_ptr differs. A view may not copy.", _gallery(copied_entry), _is_copied),
        Misconception(
            "as_lists",
            "The numbers are right, but they come in lists. Each entry is a tuple, and so are its sizes and strides.",
            _gallery(listed_entry),
            AN_ENTRY.alone_is_broken,
        ),
    ),
    "who_sees": (
        Misconception("same_storage", "x[0] shares the storage with x[1] but not its elements.", same_storage),
        Misconception("range_only", "Column 0 and column 1 interleave without touching.", range_only),
        Misconception("base_only", "Sibling views see it too.", base_only),
        Misconception("ignores_storage", "Position 3 of another storage is another number.", ignores_storage),
        Misconception(
            "reordered",
            "The right names, in another order or not in a list. Keep the order in which `views` has them.",
            in_alphabetical_order,
            IN_ORDER.alone_is_broken,
        ),
    ),
}
