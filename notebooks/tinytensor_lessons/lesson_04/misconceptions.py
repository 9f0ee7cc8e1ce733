"""Wrong solutions of lesson 04."""

from __future__ import annotations

import warnings
from collections.abc import Sequence

import tinytensor as tt
from tinytensor.c10.type_names import TYPE_NAMES
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_04.exercises import CHANGED_FIRST, RESIZED, WARNED_LATE, Prepared
from tinytensor_lessons.lesson_04.misconceptions_kernels import KERNELS

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- schemas

_RIGHT = {
    "relu_": "relu_(Tensor(a!) self) -> Tensor(a!)",
    "hypot.out": "hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    "t": "t(Tensor(a) self) -> Tensor(a)",
    "linear": "linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor",
    "avg_pool2d": "avg_pool2d(Tensor self, int[2] kernel_size, int[2] padding=0) -> Tensor",
    "max.dim": "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
}


def no_write_mark():
    return {**_RIGHT, "relu_": "relu_(Tensor self) -> Tensor"}


def out_positional():
    return {**_RIGHT, "hypot.out": "hypot.out(Tensor self, Tensor other, Tensor(a!) out) -> Tensor(a!)"}


def view_unmarked():
    return {**_RIGHT, "t": "t(Tensor self) -> Tensor"}


def default_for_optional():
    return {**_RIGHT, "linear": "linear(Tensor input, Tensor weight, Tensor bias=None) -> Tensor"}


# Probes of 04.schemas: the six entries in the order of the task.


def _text(probe):
    value = probe[0].value
    return "".join(value.split()) if isinstance(value, str) else ""


def _does_not_say_written(seen: Seen) -> bool:
    return any(probe[1] is not None and _text(probe) and "!" not in _text(probe) for probe in seen[:2])


def _has_no_star(seen: Seen) -> bool:
    return "out" in _text(seen[1]) and "*" not in _text(seen[1])


def _does_not_say_shared(seen: Seen) -> bool:
    return "self" in _text(seen[2]) and _text(seen[2]).count("(a)") < 2 and "!" not in _text(seen[2])


def _none_without_a_question_mark(seen: Seen) -> bool:
    return "bias=None" in _text(seen[3]) and "?" not in _text(seen[3])


# ---- check_mm


def _shapes(a, b):
    return f"{a.shape[0]}x{a.shape[1]} and {b.shape[0]}x{b.shape[1]}"


def _dtypes(a, b):
    return f"expected m1 and m2 to have the same dtype, but got: {TYPE_NAMES[a.dtype]} != {TYPE_NAMES[b.dtype]}"


def _first_wrong(a, b):
    if a.dim() != 2:
        return "self must be a matrix"
    if b.dim() != 2:
        return "mat2 must be a matrix"
    if a.shape[1] != b.shape[0]:
        return f"mat1 and mat2 shapes cannot be multiplied ({_shapes(a, b)})"
    return _dtypes(a, b) if a.dtype != b.dtype else None


def asserts(a, b):
    wrong = _first_wrong(a, b)
    assert wrong is None, wrong


def swapped_order(a, b):
    wrong = _dtypes(a, b) if a.dtype != b.dtype else _first_wrong(a, b)
    if wrong:
        raise RuntimeError(wrong)


def numpy_text(a, b):
    wrong = _first_wrong(a, b)
    if wrong and wrong.startswith("mat1"):
        raise ValueError(
            "matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) "
            f"(size {b.shape[0]} is different from {a.shape[1]})"
        )
    if wrong:
        raise RuntimeError(wrong)


def too_strict(a, b):
    wrong = _first_wrong(a, b)
    if wrong:
        raise RuntimeError(wrong)
    if 0 in a.shape or 0 in b.shape:
        raise RuntimeError("a matrix has no elements")


# Probes of 04.check_mm: 0, 1 shapes, 2 fine, 3, 4 dimensions, 5 dtypes, 6 dimensions and dtypes, 7 shapes and dtypes,
# 8 K is 0, 9 K is 0 and does not fit.


def _asserts(seen: Seen) -> bool:
    return any(outcome.raised == "AssertionError" for outcome, _ in seen)


def _dtypes_first(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in (0, 2, 3, 5)) and any(
        seen[k][0].message.startswith("expected m1") for k in (6, 7)
    )


def _other_words(seen: Seen) -> bool:
    return all(seen[k][0].raised in ("RuntimeError", "ValueError") and seen[k][1] is not None for k in (0, 1))


def _refuses_empty(seen: Seen) -> bool:
    return seen[0][1] is None and seen[2][1] is None and bool(seen[8][0].raised)


# ---- prepare_out


def _refuse(out, dtype):
    if out.dtype != dtype:
        raise RuntimeError(
            f"Expected out tensor to have dtype {TYPE_NAMES[dtype]}, but got {TYPE_NAMES[out.dtype]} instead"
        )


def _resize(out, sizes):
    if tuple(out.shape) != tuple(sizes):
        if out.numel():
            warnings.warn(RESIZED.format(list(out.shape), list(sizes)), stacklevel=2)
        out.resize_(sizes)
    return out


def always_new(out, sizes, dtype):
    return tt.empty(sizes, dtype=dtype)


def reshapes_view(out, sizes, dtype):
    if out is None:
        return tt.empty(sizes, dtype=dtype)
    _refuse(out, dtype)
    if tuple(out.shape) == tuple(sizes):
        out.resize_(0)
        return out.resize_(sizes)
    return _resize(out, sizes)


def silent_cast(out, sizes, dtype):
    return tt.empty(sizes, dtype=dtype) if out is None else _resize(out, sizes)


def no_resize(out, sizes, dtype):
    if out is None:
        return tt.empty(sizes, dtype=dtype)
    _refuse(out, dtype)
    if tuple(out.shape) != tuple(sizes) and out.numel():
        raise RuntimeError(f"output with shape {list(out.shape)} doesn't match the shape {list(sizes)}")
    return _resize(out, sizes)


def resizes_first(out, sizes, dtype):
    if out is None:
        return tt.empty(sizes, dtype=dtype)
    if out.dtype != dtype:
        out.resize_(sizes)
    _refuse(out, dtype)
    return _resize(out, sizes)


def warns_afterwards(out, sizes, dtype):
    if out is None:
        return tt.empty(sizes, dtype=dtype)
    _refuse(out, dtype)
    before, held = list(out.shape), out.numel()
    if before != list(sizes):
        out.resize_(sizes)
        if held:
            warnings.warn(RESIZED.format(before, list(sizes)), stacklevel=2)
    return out


def always_float_2x3(out, sizes, dtype):
    if out is None:
        return tt.empty(sizes, dtype=dtype)
    _refuse(out, tt.float32)
    return _resize(out, (2, 3))


# Probes of 04.prepare_out: 0 none, 1 one that fits, 2 and 3 other strides, 4 another size, 5 empty, 6 and 7 another
# dtype, 8 integers, another size.


def _prepared(probe):
    return probe[0].value if isinstance(probe[0].value, Prepared) else None


def _ignores_out(seen: Seen) -> bool:
    found = _prepared(seen[1])
    return seen[0][1] is None and found is not None and not found.same and not found.error


def _restrides(seen: Seen) -> bool:
    found = _prepared(seen[2])
    return seen[1][1] is None and found is not None and found.same and found.strides == (3, 1)


def _lets_dtypes_differ(seen: Seen) -> bool:
    return seen[1][1] is None and seen[2][1] is None and not seen[6][0].raised


def _refuses_sizes(seen: Seen) -> bool:
    return seen[1][1] is None and bool(seen[4][0].raised)


def _is_only(note: str):
    def sign(seen: Seen) -> bool:
        wrong = [mismatch for _, mismatch in seen if mismatch is not None]
        return bool(wrong) and all(mismatch.note == note for mismatch in wrong)

    return sign


def _knows_one_answer(seen: Seen) -> bool:
    return all((mismatch is None) == (k < 8) for k, (_, mismatch) in enumerate(seen))


MISCONCEPTIONS = {
    "schemas": (
        Misconception(
            "no_write_mark",
            "Without `(a!)` autograd and the version counter do not know about the write.",
            no_write_mark,
            _does_not_say_written,
        ),
        Misconception("out_positional", "`out` is keyword-only.", out_positional, _has_no_star),
        Misconception(
            "view_unmarked",
            "The result shares memory: say (a) on both.",
            view_unmarked,
            _does_not_say_shared,
        ),
        Misconception(
            "default_for_optional",
            "None is only legal for `Tensor?`.",
            default_for_optional,
            _none_without_a_question_mark,
        ),
    ),
    "check_mm": (
        Misconception("asserts", "Users get RuntimeError with the sizes in it.", asserts, _asserts),
        Misconception("swapped_order", "torch reports `self must be a matrix` first.", swapped_order, _dtypes_first),
        Misconception(
            "numpy_text",
            "Copy the words: `mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)`.",
            numpy_text,
            _other_words,
        ),
        Misconception("too_strict", "(2,0)@(0,2) is legal and gives zeros.", too_strict, _refuses_empty),
    ),
    "prepare_out": (
        Misconception("always_new", "The caller's tensor never changed.", always_new, _ignores_out),
        Misconception(
            "reshapes_view",
            "An out with strides (1,2) and the right size keeps them.",
            reshapes_view,
            _restrides,
        ),
        Misconception("silent_cast", "mm does not cast: expected error.", silent_cast, _lets_dtypes_differ),
        Misconception("no_resize", "torch resizes and warns (deprecated, still so).", no_resize, _refuses_sizes),
        Misconception(
            "resizes_first",
            "The caller's tensor was resized although the call is refused. Ask for the dtype before you change anything.",
            resizes_first,
            _is_only(CHANGED_FIRST),
        ),
        Misconception(
            "warns_afterwards",
            "The warning comes when the tensor is already resized. Warn first, then resize.",
            warns_afterwards,
            _is_only(WARNED_LATE),
        ),
        Misconception(
            "one_answer",
            "That is right for (2, 3) and float32 only. Use the arguments `sizes` and `dtype`.",
            always_float_2x3,
            _knows_one_answer,
        ),
    ),
    **KERNELS,
}
