"""Tags: what an operator promises, beyond its schema, to those who transform programs.

Mirrors aten/src/ATen/native/tags.yaml and the generated core/enum_tag.h: the same names, the same numbers.
"""

from __future__ import annotations

import enum


class Tag(enum.Enum):
    """One promise that an operator makes; `op.tags` lists an operator's.

    >>> tt.Tag.pointwise
    <Tag.pointwise: 16>
    >>> tt.Tag.pointwise in tt.ops.aten.add.Tensor.tags
    True
    """

    core = 0
    cudagraph_unsafe = 1
    data_dependent_output = 2
    dynamic_output_shape = 3
    flexible_layout = 4
    generated = 5
    inplace = 6
    inplace_view = 7
    maybe_aliasing_or_mutating = 8
    needs_contiguous_strides = 9
    needs_exact_strides = 10
    needs_fixed_stride_order = 11
    nondeterministic_bitwise = 12
    nondeterministic_seeded = 13
    out = 14
    out_variant = 15
    pointwise = 16
    pt2_compliant_tag = 17
    reduction = 18
    view_copy = 19

    def __int__(self) -> int:
        return self.value


def tags_tuple(tags: object) -> tuple[Tag, ...]:
    """None, one tag or several, as a tuple without repetitions."""
    if tags is None:
        return ()
    if isinstance(tags, Tag):
        return (tags,)
    return tuple(dict.fromkeys(tags))  # type: ignore[call-overload]
