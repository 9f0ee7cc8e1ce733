"""What the generated autograd files leave to the code around them: names, registrations, what follows from slots."""

from __future__ import annotations

import pytest

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher, find_schema_or_throw
from tinytensor.aten.core.dispatch.kernel_names import python_name
from tinytensor.autograd.engine.traceable_function import SavedVariableList
from tinytensor.autograd.generated import functions, inplace_or_view_type, variable_type
from tinytensor.c10.dispatch_key import DispatchKey


def test_kernels_are_registered_by_their_names():
    for module, key in (
        (variable_type, DispatchKey.Autograd),
        (inplace_or_view_type, DispatchKey.ADInplaceOrView),
    ):
        registered = 0
        for op in dispatcher.operators.values():
            for kernel in op.entry.kernels.get(key, ()):
                function = kernel.unboxed
                if function is None or function.__module__ != module.__name__:
                    continue
                name = python_name(op.name.base_name, op.name.overload_name)
                assert function is getattr(module, name)
                assert function.__name__ == function.__qualname__ == function.__code__.co_name == name
                registered += 1
        assert registered > 600


def test_a_kernel_calls_on_through_the_table_of_its_operator():
    assert variable_type._add_Tensor_table is find_schema_or_throw("aten::add", "Tensor").table
    assert variable_type.scatter_dot_reduce.__name__ == python_name("scatter", "reduce")


def test_rows_share_no_code():
    add, mul = inplace_or_view_type.add__Scalar, inplace_or_view_type.sub__Scalar
    assert add.__code__ is not mul.__code__ and add.__code__.co_code == mul.__code__.co_code


def test_what_is_saved_for_an_edge_is_let_go_with_it():
    x, y = tt.ones(2, requires_grad=True), tt.full((2,), 3.0)
    node = (x * y).grad_fn
    assert type(node) is functions.MulBackward0 and node.saved_for_edge == {"other_": 0, "self_": 1}
    assert node._saved_self is None and node._saved_other.tolist() == [3.0, 3.0]
    node.release_variables()
    with pytest.raises(RuntimeError, match="second time"):
        _ = node._saved_other
    assert functions.MulBackward0.release_variables is not functions.TraceableFunction.release_variables


def test_lists_are_saved_and_let_go_as_one():
    x = tt.ones(2, requires_grad=True)
    node = x[tt.tensor([0, 1])].grad_fn
    assert isinstance(node.indices_, SavedVariableList) and [t.tolist() for t in node._saved_indices] == [[0, 1]]
    node.release_variables()
    with pytest.raises(RuntimeError, match="second time"):
        _ = node._saved_indices


def test_attributes_for_python_cannot_be_set():
    node = tt.ones(2, requires_grad=True).sum(0).grad_fn
    with pytest.raises(AttributeError):
        node._saved_dim = 1
