"""`rearrange(images, "b h w c -> b (h w) c")`: reshape, permute and reshape again, said by names of dimensions.

A side of a pattern is a list of places, each a group of names: `h` is a group of one, `(h w)` of two, `1` and `()` of none, and
`...` stands for all dimensions that have no name. The left side says how the tensor's dimensions split into named ones, the
right side in which order they come, and which are merged.

Mirrors functorch/einops/rearrange.py and _parsing.py, without first-class dimensions.
"""

from __future__ import annotations

import itertools
import keyword
import math
import re
import warnings
from typing import TYPE_CHECKING, NamedTuple

from tinytensor.aten import functions as F
from tinytensor.c10.error import check_type, check_value

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

ELLIPSIS = "…"  # one character, so that it can be told from the dots of a wrong pattern


class DimensionBindError(Exception):
    """The sizes of names do not fit the tensor, or cannot be known."""


class Expression(NamedTuple):
    """One side of a pattern: its places, and the names in them. A place is a group, or ELLIPSIS where that stands alone."""

    places: list[list[str] | str]
    names: set[str]


def parse_expression(text: str) -> Expression:
    """ValueError for what is no side of a pattern.

    >>> parse_expression("b (h w) 1").places
    [['b'], ['h', 'w'], []]
    """
    if "." in text:
        check_value("..." in text, "Expression may contain dots only inside ellipsis (...)")
        one = text.count("...") == 1 and text.count(".") == 3
        check_value(one, "Expression may contain dots only inside ellipsis (...); only one ellipsis for tensor ")
    places: list[list[str] | str] = []
    names: set[str] = set()
    group: list[str] | None = None
    for token in re.findall(rf"[()]|[\w{ELLIPSIS}]+|[^ ]", text.replace("...", ELLIPSIS)):
        if token == "(":
            check_value(group is None, "Axis composition is one-level (brackets inside brackets not allowed)")
            group = []
        elif token == ")":
            if group is None:
                raise ValueError("Brackets are not balanced")
            places.append(group)
            group = None
        else:
            check_value(token not in names, f"Indexing expression contains duplicate dimension '{token}'")
            named = [] if token.isdecimal() and int(token) == 1 else [_checked_name(token)]
            names.update(named)
            if group is None:
                places.append(token if token == ELLIPSIS else named)
            else:
                group += named
    check_value(group is None, lambda: f"Imbalanced parentheses in expression: '{text.replace('...', ELLIPSIS)}'")
    return Expression(places, names)


def _checked_name(token: str) -> str:
    if token == ELLIPSIS:
        return token
    check_value(bool(re.match(r"\w", token)), lambda: f"Unknown character '{token}'")
    if token.isdecimal():
        check_value(int(token) > 0, lambda: f"Anonymous axis should have positive length, not {int(token)}")
        return token  # which `rearrange` refuses when it has read both sides
    check_value(token.isidentifier(), lambda: f"Invalid axis identifier: {token}\nnot a valid python identifier")
    check_value(
        token[0] != "_" and token[-1] != "_",
        lambda: f"Invalid axis identifier: {token}\naxis name should should not start or end with underscore",
    )
    if keyword.iskeyword(token):
        warnings.warn(f"It is discouraged to use axes names that are keywords: {token}", RuntimeWarning, stacklevel=4)
    if token == "axis":
        message = "It is discouraged to use 'axis' as an axis name and will raise an error in future"
        warnings.warn(message, FutureWarning, stacklevel=4)
    return token


def parse_pattern(pattern: str, lengths: dict[str, int]) -> tuple[Expression, Expression]:
    """Both sides, which must have the same names."""
    sides = pattern.split("->")
    check_value(len(sides) == 2, "Pattern must contain a single '->' separator")
    check_value(ELLIPSIS not in lengths, f"'{ELLIPSIS}' is not an allowed axis identifier")
    left, right = (parse_expression(side) for side in sides)
    check_value(
        ELLIPSIS in left.names or ELLIPSIS not in right.names,
        f"Ellipsis found in right side, but not left side of a pattern {pattern}",
    )
    check_value(
        ELLIPSIS not in left.names or ELLIPSIS in left.places,
        f"Ellipsis is parenthesis in the left side is not allowed: {pattern}",
    )
    for length in lengths.values():
        check_type(type(length) is int, f"rearrange axis lengths must be integers, got: {type(length)}")
    check_value(
        not any(name.isdecimal() for name in left.names | right.names), "rearrange only supports unnamed axes of size 1"
    )
    difference = left.names ^ right.names
    check_value(
        not difference,
        lambda: f"Identifiers only on one side of rearrange expression (should be on both): {difference}",
    )
    unmatched = lengths.keys() - left.names
    check_value(not unmatched, lambda: f"Identifiers not found in rearrange expression: {unmatched}")
    return left, right


def rearrange(tensor: Tensor | list[Tensor] | tuple[Tensor, ...], pattern: str, **axes_lengths: int) -> Tensor:
    """The elements of a tensor, or of several that are stacked first, in the shape that `pattern` says on its right side.

        pattern         "left -> right": names of dimensions, `(a b)` for merged ones, `1` for a size of 1, `...` for the rest
        axes_lengths    the sizes of names that a merged dimension splits into; one of each group may be left out

    ValueError for a wrong pattern, RuntimeError for sizes that do not fit.

    >>> images = tt.zeros(2, 4, 6, 3)
    >>> tt.func.rearrange(images, "b h w c -> b c (h w)").shape
    torch.Size([2, 3, 24])
    >>> tt.func.rearrange(images, "b (h h1) (w w1) c -> b h w (c h1 w1)", h1=2, w1=2).shape
    torch.Size([2, 2, 3, 12])
    """
    from tinytensor._tensor import Tensor

    whole = tensor if isinstance(tensor, Tensor) else F.stack(tuple(tensor), 0)
    left, right = parse_pattern(pattern, axes_lengths)
    rest = _free_dimensions(left, whole.dim())
    shape = iter(whole.shape)
    named: list[str] = []
    sizes: list[int] = []
    for place in left.places:
        if place == ELLIPSIS:
            named += _names_of_rest(rest)
            sizes += itertools.islice(shape, rest)
        else:
            group = list(place) or [f"1 at {len(named)}"]  # a place without a name, over which the sum is taken
            sizes += _split(next(shape), group, axes_lengths, len(named))
            named += group
    unnamed = [d for d, name in enumerate(named) if name.startswith("1 ")]
    split = whole.reshape(sizes)
    if unnamed:
        split = split.sum(unnamed)
        sizes = [size for d, size in enumerate(sizes) if d not in unnamed]
        named = [name for d, name in enumerate(named) if d not in unnamed]
    order: list[int] = []
    merged: list[int] = []
    for place in right.places:
        group = [n for name in place for n in (_names_of_rest(rest) if name == ELLIPSIS else [name])]
        dims = [named.index(name) for name in group]
        order += dims
        merged += [sizes[d] for d in dims] if place == ELLIPSIS else [math.prod(sizes[d] for d in dims)]
    return split.permute(order).reshape(merged)


def _names_of_rest(count: int) -> list[str]:
    """A name for each of the dimensions that `...` stands for."""
    return [f"{ELLIPSIS}{k}" for k in range(count)]


def _free_dimensions(left: Expression, ndim: int) -> int:
    """How many dimensions `...` stands for."""
    if ELLIPSIS not in left.names:
        check_value(
            len(left.places) == ndim,
            lambda: (
                f"Number of dimensions in pattern ({len(left.places)}) must be equal to the number of dimensions in "
                f"the tensor ({ndim})"
            ),
        )
        return 0
    count = len(left.places) - 1
    check_value(
        count <= ndim,
        lambda: (
            f"Number of dimensions in pattern ({count}) must be less than or equal to the number of dimensions in the "
            f"tensor ({ndim})"
        ),
    )
    return ndim - count


def _split(size: int, group: list[str], lengths: dict[str, int], before: int) -> list[int]:
    """The sizes of the names that one dimension splits into. `before` names stand to the left of them."""
    unknown = [k for k, name in enumerate(group) if name not in lengths]
    known = math.prod(lengths[name] for name in group if name in lengths)
    if len(unknown) > 1:
        first, second = unknown[:2]
        raise DimensionBindError(
            f"cannot infer the sizes of two dimensions at once d{before + first} and d{before + second}"
        )
    found = [lengths.get(name, size // known) for name in group]
    if math.prod(found) != size:
        given = tuple(lengths.get(name, "?") for name in group)
        names = ", ".join(f"d{before + k}" for k in range(len(group)))
        raise DimensionBindError(
            f"inferred dimension does not evenly fit into larger dimension: {size} vs {given}"
            if unknown
            else f"Dimension sizes to do not match ({size} != {known}) when matching dimension pack ({names})"
        )
    return found
