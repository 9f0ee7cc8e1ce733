"""Tags of operators."""

from __future__ import annotations

import pytest

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.schema.operator_tags import TAGS

GOLDEN = {
    "add.Tensor": "core pointwise pt2_compliant_tag",
    "add_.Tensor": "inplace pointwise pt2_compliant_tag",
    "add.out": "out pointwise pt2_compliant_tag",
    "reshape.default": "pt2_compliant_tag",
    "dropout.default": "maybe_aliasing_or_mutating nondeterministic_seeded pt2_compliant_tag",
    "sum.dim_IntList": "core pt2_compliant_tag reduction",
    "t_.default": "inplace inplace_view pt2_compliant_tag",
    "nonzero.default": "core dynamic_output_shape pt2_compliant_tag",
}


def names(op) -> str:
    return " ".join(tag.name for tag in op.tags)


@pytest.mark.parametrize("name", GOLDEN)
def test_tags(name):
    packet, _, overload = name.partition(".")
    assert names(getattr(getattr(tt.ops.aten, packet), overload)) == GOLDEN[name]


def test_all_tags_are_pytorchs(torch):
    compared = 0
    for name in dispatcher.get_all_op_names():
        if name.namespace == "aten":
            overload = name.overload_name or "default"
            ours, theirs = (getattr(getattr(m.ops.aten, name.base_name), overload) for m in (tt, torch))
            assert names(ours) == names(theirs), name
            compared += 1
    assert compared > 1500


def test_the_table_names_operators_that_exist():
    known = {name.base_name for name in dispatcher.get_all_op_names() if name.namespace == "aten"}
    named = {name.partition(".")[0] for text in TAGS.values() for name in text.split()}
    assert named <= known
