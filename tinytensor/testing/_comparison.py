"""assert_close: two tensors, numbers, or containers of them agree within a tolerance; the error says where they do not.

Mirrors torch/testing/_comparison.py.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

import numpy as np

from tinytensor._tensor import Tensor
from tinytensor._tensor.new import as_tensor
from tinytensor.aten import functions as F
from tinytensor.c10.layout import strided
from tinytensor.c10.scalar_type import (
    QUANTIZED_TYPES,
    ScalarType,
    bfloat16,
    float16,
    float32,
    float64,
    int64,
    promote_types,
)

__all__ = ["assert_allclose", "assert_close"]

TOLERANCES: dict[ScalarType, tuple[float, float]] = {
    float16: (1e-3, 1e-5), bfloat16: (1.6e-2, 1e-5), float32: (1.3e-6, 1e-5), float64: (1e-7, 1e-7),
    # Quantized tensors are compared by the float32 numbers that they stand for.
    **dict.fromkeys(QUANTIZED_TYPES, (1.3e-6, 1e-5)),
}  # fmt: skip
_DTYPES: dict[type, ScalarType] = {int: int64, float: float64}


class _Options:
    """The keywords of a call, and where in the containers the comparison is."""

    def __init__(self, **options: Any) -> None:
        self.__dict__.update(options)

    rtol: float | None
    atol: float | None
    equal_nan: bool
    allow_subclasses: bool
    check_device: bool
    check_dtype: bool
    check_layout: bool
    check_stride: bool
    msg: str | Callable[[str], str] | None
    leaf: Any = None
    """Compares what is neither a sequence nor a mapping: of `TestCase.assertEqual`, which compares more."""

    def tolerances(self, *dtypes: ScalarType) -> tuple[float, float]:
        """Those that were given, or the largest of the dtypes'."""
        if self.rtol is not None and self.atol is not None:
            return self.rtol, self.atol
        known = [TOLERANCES.get(dtype, (0.0, 0.0)) for dtype in dtypes]
        return max(r for r, _ in known), max(a for _, a in known)

    def fail(self, text: str, place: tuple[Any, ...], error: type[Exception] = AssertionError) -> NoReturn:
        """Raise what the caller wants to read."""
        text += _at(place)
        if isinstance(self.msg, str):
            text = self.msg
        elif callable(self.msg):
            text = self.msg(text)
        raise error(text)


def assert_close(
    actual: Any, expected: Any, *, allow_subclasses: bool = True, rtol: float | None = None, atol: float | None = None,
    equal_nan: bool = False, check_device: bool = True, check_dtype: bool = True, check_layout: bool = True,
    check_stride: bool = False, msg: str | Callable[[str], str] | None = None,
) -> None:  # fmt: skip
    """AssertionError where |actual - expected| > atol + rtol * |expected|, with the count, the place and the size.

    Two sparse tensors of a layout agree part by part: counts and indices are equal, values close. Of two layouts, with
    check_layout=False, they are compared as dense ones. Quantized tensors have one scheme, and are compared dequantized.

        actual, expected     tensors, arrays, numbers, None, or sequences and mappings of them
        rtol, atol           both or none; by default those of the dtype: (1.3e-6, 1e-5) for float32, 0 for integers
        equal_nan            whether nan equals nan: False
        check_dtype, check_device, check_layout, check_stride
                             what else must agree: dtype, device and layout
        allow_subclasses     False: the types must be the same, too
        msg                  the error's text, or a function of it

    ValueError for one tolerance without the other, TypeError for what cannot be compared.

    >>> tt.testing.assert_close(tt.tensor([1.0, 2.0]), tt.tensor([1.0, 2.0 + 1e-6]))
    >>> tt.testing.assert_close(tt.tensor([1.0, 2.0]), tt.tensor([1.0, 3.0]))
    Traceback (most recent call last):
    AssertionError: Tensor-likes are not close!
    <BLANKLINE>
    Mismatched elements: 1 / 2 (50.0%)
    Greatest absolute difference: 1.0 at index (1,) (up to 1e-05 allowed)
    Greatest relative difference: 0.3333333432674408 at index (1,) (up to 1.3e-06 allowed)

    >>> s = tt.eye(2).to_sparse()
    >>> tt.testing.assert_close(s, s.clone())
    >>> tt.testing.assert_close(s, tt.eye(2), check_layout=False)
    >>> tt.testing.assert_close(s, tt.eye(2))
    Traceback (most recent call last):
    AssertionError: The values for attribute 'layout' do not match: torch.sparse_coo != torch.strided.
    """
    if (rtol is None) != (atol is None):
        raise ValueError(
            f"Both 'rtol' and 'atol' must be either specified or omitted, but got no {'atol' if atol is None else 'rtol'}."
        )
    options = _Options(
        rtol=rtol, atol=atol, equal_nan=equal_nan, allow_subclasses=allow_subclasses, check_device=check_device,
        check_dtype=check_dtype, check_layout=check_layout, check_stride=check_stride, msg=msg,
    )  # fmt: skip
    _compare(actual, expected, options, ())


def _misfit(text: str, place: tuple[Any, ...], error: type[Exception] = AssertionError) -> NoReturn:
    """Raise what is wrong with containers or types: the caller's `msg` is for values alone."""
    raise error(text + _at(place))


def _at(place: tuple[Any, ...]) -> str:
    return f"\n\nThe failure occurred for item {''.join(f'[{key!r}]' for key in place)}" if place else ""


def _compare(actual: Any, expected: Any, o: _Options, place: tuple[Any, ...]) -> None:
    """Containers are walked through before the first value is compared, so that what is wrong with them is told first."""
    pairs: list[Callable[[], None]] = []
    _pair(actual, expected, o, place, pairs)
    for compare in pairs:
        compare()


def _pair(actual: Any, expected: Any, o: _Options, place: tuple[Any, ...], pairs: list[Callable[[], None]]) -> None:
    """Put the comparisons of values into `pairs`."""
    if _both(actual, expected, Sequence) and not (isinstance(actual, str) or isinstance(expected, str)):
        if len(actual) != len(expected):
            _misfit(f"The length of the sequences mismatch: {len(actual)} != {len(expected)}", place)
        for i, (a, e) in enumerate(zip(actual, expected, strict=True)):
            _pair(a, e, o, (*place, i), pairs)
    elif _both(actual, expected, Mapping):
        missing, more = set(expected) - set(actual), set(actual) - set(expected)
        if missing or more:
            _misfit(
                f"The keys of the mappings do not match:\nMissing keys in the actual mapping: {sorted(missing)}\n"
                f"Additional keys in the actual mapping: {sorted(more)}",
                place,
            )
        for key in sorted(actual) if _sortable(actual) else actual:
            _pair(actual[key], expected[key], o, (*place, key), pairs)
    elif o.leaf is not None:
        pairs.append(functools.partial(o.leaf, actual, expected, place))
    elif actual is None or expected is None:
        pairs.append(functools.partial(_compare_nones, actual, expected, o, place))
    elif _both(actual, expected, (bool, np.bool_)):
        pairs.append(functools.partial(_compare_bools, actual, expected, o, place))
    elif _both(actual, expected, (int, float, np.number)):
        pairs.append(functools.partial(_compare_numbers, actual, expected, o, place))
    elif _both(actual, expected, (Tensor, np.ndarray)) and _related(actual, expected, o.allow_subclasses):
        pairs.append(functools.partial(_compare_tensors, as_tensor(actual), as_tensor(expected), o, place))
    else:
        _misfit(
            f"No comparison pair was able to handle inputs of type {_shown(type(actual))} and {_shown(type(expected))}.",
            place,
            TypeError,
        )


def _compare_nones(actual: Any, expected: Any, o: _Options, place: tuple[Any, ...]) -> None:
    if actual is not expected:
        o.fail(f"None mismatch: {actual} is not {expected}", place)


def _compare_bools(actual: Any, expected: Any, o: _Options, place: tuple[Any, ...]) -> None:
    if bool(actual) is not bool(expected):
        o.fail(f"Booleans mismatch: {bool(actual)} is not {bool(expected)}", place)


def _both(a: Any, b: Any, kinds: Any) -> bool:
    return isinstance(a, kinds) and isinstance(b, kinds)


def _related(a: Any, b: Any, allow_subclasses: bool) -> bool:
    """Whether two are of one type, or of a type and its subclass where that is allowed."""
    return type(a) is type(b) or (allow_subclasses and (isinstance(a, type(b)) or isinstance(b, type(a))))


def _sortable(mapping: Mapping[Any, Any]) -> bool:
    return all(isinstance(key, str) for key in mapping)


def _shown(kind: type) -> str:
    return "<class 'torch.Tensor'>" if kind is Tensor else str(kind)


def _compare_numbers(actual: Any, expected: Any, o: _Options, place: tuple[Any, ...]) -> None:
    if o.check_dtype and type(actual) is not type(expected):
        o.fail(f"The (d)types do not match: {type(actual)} != {type(expected)}.", place)
    rtol, atol = o.tolerances(*(_DTYPES.get(type(each), float64) for each in (actual, expected)))
    _check_numbers(actual, expected, rtol, atol, o, place)


def _check_numbers(
    actual: Any, expected: Any, rtol: float, atol: float, o: _Options, place: tuple[Any, ...],
    named: Callable[[str], str] = str,
) -> None:  # fmt: skip
    if actual == expected or (o.equal_nan and actual != actual and expected != expected):
        return
    difference = abs(actual - expected)
    if math.isfinite(difference) and difference <= atol + rtol * abs(expected):
        return
    relative = difference / abs(expected) if expected else math.inf
    exact = rtol == 0 and atol == 0
    allowed = ["", ""] if exact else [f" (up to {atol} allowed)", f" (up to {rtol} allowed)"]
    o.fail(
        f"{named('Scalars')} are not {'equal' if exact else 'close'}!\n\nExpected {expected} but got {actual}.\n"
        f"Absolute difference: {difference}{allowed[0]}\nRelative difference: {relative}{allowed[1]}",
        place,
    )


def _compare_tensors(actual: Any, expected: Any, o: _Options, place: tuple[Any, ...]) -> None:
    def check(name: str, a: Any, e: Any) -> None:
        if a != e:
            o.fail(f"The values for attribute '{name}' do not match: {a} != {e}.", place)

    check("shape", actual.shape, expected.shape)
    check("is_quantized", actual.is_quantized, expected.is_quantized)
    if actual.is_quantized:
        check("qscheme()", actual.qscheme(), expected.qscheme())
    if o.check_layout:
        check("layout", actual.layout, expected.layout)
    if o.check_stride and actual.layout is strided and expected.layout is strided:
        check("stride()", actual.stride(), expected.stride())
    if o.check_device:
        check("device", actual.device, expected.device)
    if o.check_dtype:
        check("dtype", actual.dtype, expected.dtype)
    if "meta" in (actual.device.type, expected.device.type):
        return  # there are no values
    rtol, atol = o.tolerances(actual.dtype, expected.dtype)
    actual, expected = (each.detach().cpu() for each in (actual, expected))
    if actual.dtype is not expected.dtype:
        common = promote_types(actual.dtype, expected.dtype)
        actual, expected = actual.to(common), expected.to(common)
    if actual.layout is not expected.layout:
        actual, expected = (each if each.layout is strided else each.to_dense() for each in (actual, expected))
    if actual.is_quantized:
        _compare_values(
            actual.dequantize(), expected.dequantize(), rtol, atol, o, place, lambda usual: f"Quantized {usual.lower()}"
        )
    elif actual.layout is strided:
        _compare_values(actual, expected, rtol, atol, o, place)
    else:
        _compare_parts(actual, expected, rtol, atol, o, place)


def _compare_parts(actual: Any, expected: Any, rtol: float, atol: float, o: _Options, place: tuple[Any, ...]) -> None:
    """Two sparse tensors of a layout: the counts and the indices are equal, the values close.

    So a sum of entries is not the entry, and a zero that is written down is not one that is not."""
    kind = "COO" if actual.is_sparse else actual.layout.short_name
    counts = [("specified values", actual._nnz(), expected._nnz())]
    if actual.is_sparse:
        counts.insert(0, ("sparse dimensions", actual.sparse_dim(), expected.sparse_dim()))
    for what, a, e in counts:
        if a != e:
            o.fail(f"The number of {what} in sparse {kind} tensors does not match: {a} != {e}", place)
    if actual.is_sparse:
        names = ["_indices", "_values"]
    elif kind in ("CSR", "BSR"):
        names = ["crow_indices", "col_indices", "values"]
    else:
        names = ["ccol_indices", "row_indices", "values"]
    for name in names:
        a, e = getattr(actual, name)(), getattr(expected, name)()
        exact = "indices" in name
        named = functools.partial(_title, f"Sparse {kind} {name.removeprefix('_')}")
        _compare_values(a, e, 0 if exact else rtol, 0 if exact else atol, o, place, named)


def _title(title: str, usual: str) -> str:
    """`title`, whatever the numbers are usually called."""
    return title


def _compare_values(
    actual: Any, expected: Any, rtol: float, atol: float, o: _Options, place: tuple[Any, ...],
    named: Callable[[str], str] = str,
) -> None:  # fmt: skip
    """Two strided tensors of one shape and dtype; `named` makes the name of the numbers from the usual one."""
    given = actual, expected
    if not actual.dtype.is_floating_point:
        actual, expected = actual.to(int64), expected.to(int64)
    matches = F.isclose(actual, expected, rtol=rtol, atol=atol, equal_nan=o.equal_nan)
    if bool(matches.all()):
        return
    if actual.shape == ():
        # A bool is told as one.
        _check_numbers(given[0].item(), given[1].item(), rtol, atol, o, place, named)
        # The difference is one of the dtype, and vanishes as Python's numbers.
        o.fail(f"{named('Scalars')} are not close!\n\nExpected {expected.item()} but got {actual.item()}.", place)
    o.fail(_told(actual, expected, matches, rtol, atol, named("Tensor-likes")), place)


def _told(actual: Any, expected: Any, matches: Any, rtol: float, atol: float, name: str) -> str:
    """How many differ, and by how much at most."""
    shape = tuple(actual.shape)
    count, total = int(F.logical_not(matches).sum()), matches.numel()
    flat = matches.flatten()
    exact = rtol == 0 and atol == 0
    difference = F.abs(actual - expected).flatten()
    lines = [
        f"{name} are not {'equal' if exact else 'close'}!\n",
        f"Mismatched elements: {count} / {total} ({count / total:.1%})",
    ]
    # What matches does not count, or an infinity that equals another would be the greatest difference.
    for what, values, allowed in (
        ("absolute", difference, atol), ("relative", difference / F.abs(expected).flatten(), rtol),
    ):  # fmt: skip
        values = F.where(flat, F.zeros_like(values), values)
        at = int(F.argmax(values))
        index = tuple(int(i) for i in np.unravel_index(at, shape))
        limit = "" if exact else f" (up to {allowed} allowed)"
        lines.append(f"Greatest {what} difference: {values[at].item()} at index {index}{limit}")
    return "\n".join(lines)


def assert_allclose(
    actual: Any,
    expected: Any,
    rtol: float | None = None,
    atol: float | None = None,
    equal_nan: bool = True,
    msg: str = "",
) -> None:
    """`assert_close` of before: values only, and nan equals nan. Deprecated, with a FutureWarning.

    >>> import warnings
    >>> with warnings.catch_warnings(action="ignore"):
    ...     tt.testing.assert_allclose(tt.ones(2), [1.0, 1.0])
    """
    import warnings

    warnings.warn(
        "`torch.testing.assert_allclose()` is deprecated since 1.12 and will be removed in a future release. Please use "
        "`torch.testing.assert_close()` instead. You can find detailed upgrade instructions in "
        "https://github.com/pytorch/pytorch/issues/61844.",
        FutureWarning,
        stacklevel=2,
    )
    actual = as_tensor(actual)
    expected = as_tensor(expected, dtype=actual.dtype)
    if rtol is None and atol is None:
        rtol, atol = {
            float16: (1e-3, 1e-3),
            bfloat16: (1.6e-2, 1e-5),
            float32: (1e-4, 1e-5),
            float64: (1e-5, 1e-8),
        }.get(actual.dtype, (0.0, 0.0))
    assert_close(
        actual, expected, rtol=rtol, atol=atol, equal_nan=equal_nan, check_device=True, check_dtype=False,
        check_stride=False, msg=msg or None,
    )  # fmt: skip
