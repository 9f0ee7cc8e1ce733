"""functionalize, and functional tensors by hand: what PyTorch does, operator by operator."""

from __future__ import annotations

import json
import threading

import pytest
from functionalize_programs import PROGRAMS
from make_functionalize_golden import GOLDEN, outcome

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.dispatch.functional_variant import functional_variant
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.local_dispatch_key_set import state, tls_is_dispatch_key_included
from tinytensor.func import functionalize, grad
from tinytensor.testing.recorded import assert_as_recorded
from tinytensor.utils._python_dispatch import TorchDispatchMode
from tinytensor.utils._pytree import tree_map

REMOVE = ("mutations", "mutations_and_views")


@pytest.fixture(scope="module")
def golden():
    return json.loads(GOLDEN.read_text())


@pytest.mark.parametrize("remove", REMOVE)
@pytest.mark.parametrize("source", PROGRAMS)
def test_operators_and_results_are_pytorchs(source, remove, golden):
    assert_as_recorded(outcome(source, remove, tt, TorchDispatchMode, tree_map), golden[remove][source])


def test_golden_is_pytorchs(golden, torch):
    from torch.utils._python_dispatch import TorchDispatchMode as Mode
    from torch.utils._pytree import tree_map as torch_tree_map

    for remove in REMOVE:
        for source in PROGRAMS[::4]:
            assert_as_recorded(outcome(source, remove, torch, Mode, torch_tree_map), golden[remove][source])


def test_functional_forms_are_found_in_the_table():
    found = {}
    for name in (
        "add_.Tensor",
        "add.out",
        "sort.values_stable",
        "normal_",
        "rrelu_with_noise",
        "zeros.out",
        "__ilshift__.Tensor",
    ):
        base, _, overload = name.partition(".")
        variant = functional_variant(dispatcher.find_schema_or_throw(f"aten::{base}", overload))
        found[name] = str(variant.op.name), variant.arguments, variant.written
    assert found == {
        "add_.Tensor": ("aten::add.Tensor", (0, 1, 2), (0,)),
        "add.out": ("aten::add.Tensor", (0, 1, 2), (3,)),
        "sort.values_stable": ("aten::sort.stable", (0, 1, 2, 3), (4, 5)),
        "normal_": ("aten::normal_functional", (0, 1, 2, 3), (0,)),
        "rrelu_with_noise": ("aten::rrelu_with_noise_functional", (0, 1, 2, 3, 4, 5), (1,)),
        "zeros.out": ("aten::zeros", (0, None, None, None, None), (1,)),
        "__ilshift__.Tensor": ("aten::__lshift__.Tensor", (0, 1), (0,)),
    }


def test_every_operator_that_writes_has_a_functional_form_or_is_refused_as_in_pytorch():
    without = set()
    for op in list(dispatcher.operators.values()):
        if op.name.namespace == "aten" and op.has_schema() and op.schema.is_mutable:
            composite = op.has_kernel_for_dispatch_key(DispatchKey.CompositeImplicitAutograd)
            if functional_variant(op) is None and not composite:
                without.add(str(op.name).removeprefix("aten::"))
    # Functionalized by hand, or not at all: these give a tensor another storage, or are an inner part of a kernel, of
    # GradScaler or of an optimizer.
    optimizers = {f"_fused_{name}_{lr}" for name in ("sgd", "adam", "adamw", "adagrad") for lr in ("", ".tensor_lr")}
    without -= optimizers | {"_foreach_add_.Scalar", "_foreach_sub_.List", "_foreach_zero_"}
    # Of sparse tensors, which are not functionalized.
    without -= {"_coalesced_", "resize_as_sparse_", "sparse_resize_", "sparse_resize_and_clear_"}
    assert without == {
        "_fused_moving_avg_obs_fq_helper",
        "polygamma_", "_cummax_helper", "_cummin_helper", "set_", "set_.source_Storage", "set_.source_Tensor",
        "set_.source_Storage_storage_offset", "_amp_foreach_non_finite_check_and_unscale_", "_amp_update_scale_",
    }  # fmt: skip


def nested_writes(x):
    y = x.clone()
    y[0].mul_(x[1])
    y[1] = y[0] * 2
    y.t()[1].exp_()
    z = tt.zeros(2, 2)
    z.copy_(y)
    z.diagonal().mul_(x.diagonal())
    return (z * z).sum()


@pytest.mark.parametrize("remove", REMOVE)
def test_gradients_inside(remove):
    x = tt.tensor([[0.5, 0.25], [1.0, -0.5]])
    wanted = grad(nested_writes)(x)
    assert functionalize(grad(nested_writes), remove=remove)(x).tolist() == wanted.tolist()


def test_gradients_outside_are_those_of_functional_operators():
    def f(x):
        y = x.clone()
        y[0].mul_(2)
        return y

    x = tt.ones(2, requires_grad=True)
    y = functionalize(f)(x)
    assert y.grad_fn.name() == "SelectScatterBackward0"
    assert [node.name() for node, _ in y.grad_fn.next_functions] == ["CloneBackward0", "MulBackward0"]
    y.sum().backward()
    assert x.grad.tolist() == [2.0, 1.0]
    # Written with `copy`, which PyTorch has no derivative for.
    with pytest.raises(RuntimeError, match="derivative for aten::copy is not implemented"):
        grad(functionalize(nested_writes))(tt.ones(2, 2))


def test_arguments_are_updated():
    x, y = tt.zeros(2), tt.arange(4.0).reshape(2, 2)
    assert functionalize(lambda x, *, y: (x.add_(1), y[0].zero_())[0])(x, y=y).tolist() == [1.0, 1.0]
    assert (x.tolist(), y.tolist()) == ([1.0, 1.0], [[0.0, 0.0], [2.0, 3.0]])
    z = tt.ones(2, 3)
    functionalize(lambda t: t.t_())(z)
    assert (z.shape, z.stride()) == ((3, 2), (1, 3))
    leaf = tt.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad is being used in an in-place operation"):
        functionalize(lambda t: t.mul_(2))(leaf)


def test_tensors_from_outside():
    outside = tt.zeros(2)
    assert functionalize(lambda x: outside.add_(1))(tt.ones(2)) is outside
    with pytest.raises(RuntimeError, match="mutating a non-functional tensor with a functional tensor is not allowed"):
        functionalize(lambda x: outside.add_(x))(tt.ones(2))
    assert outside.tolist() == [1.0, 1.0]


def test_wrong_arguments():
    with pytest.raises(RuntimeError) as error:
        functionalize(lambda x: x, remove="x")
    assert str(error.value) == (
        "functionalize(f, remove='mutations'): received invalid argument for remove=x. Valid options are:\n"
        "     remove='mutations': all inplace and out= operators will be removed from the program, and replaced with "
        "their out-of-place equivalents.\n"
        "     remove='mutations_and_views': In addition to the above, all aliasing operators {view} will be replaced "
        "with their non-aliasing counterparts, {view}_copy.\n"
    )
    with pytest.raises(RuntimeError, match=r"attempting to call Tensor.requires_grad_\(\)"):
        functionalize(lambda x: x.requires_grad_())(tt.ones(2))


def test_a_function_that_raises_leaves_nothing_behind():
    def fails(x):
        x.add_(1)
        raise ValueError("no")

    x = tt.zeros(2)
    with pytest.raises(ValueError, match="no"):
        functionalize(fails)(x)
    assert x.tolist() == [0.0, 0.0]
    assert not state.dirty
    assert not tls_is_dispatch_key_included(DispatchKey.Functionalize)


def test_what_is_inside_prints():
    seen = []
    functionalize(lambda x: (seen.append(repr(x)), x.add_(1), seen.append(repr(x)), seen.append(repr(tt.zeros(1)))))(
        tt.ones(2)
    )
    assert seen == [
        "FunctionalTensor(lvl=1, value=\\\ntensor([1., 1.]))",
        "FunctionalTensor(lvl=1, value=\\\ntensor([2., 2.]))",
        "FunctionalTensor(lvl=1, value=\\\ntensor([0.]))",
    ]


def test_by_hand():
    x = tt._to_functional_tensor(tt.zeros(2))
    y = x[0]
    y.add_(1)
    assert repr(x) == "_to_functional_tensor(tensor([0., 0.]))"
    tt._sync(x)
    assert tt._from_functional_tensor(x).tolist() == [1.0, 0.0]
    assert tt._is_functional_tensor(y) and not tt._is_functional_tensor(tt.zeros(2))
    with pytest.raises(RuntimeError, match="INTERNAL ASSERT FAILED"):
        tt._to_functional_tensor(x)
    with pytest.raises(RuntimeError, match="INTERNAL ASSERT FAILED"):
        tt._sync(tt.zeros(2))


def test_a_thread_can_make_all_its_tensors_functional():
    tt._enable_functionalization(reapply_views=True)
    try:
        x = tt.zeros(2)
        x[0].add_(1)
        with pytest.raises(RuntimeError, match="multiple layers of mode-style functionalization nesting"):
            tt._enable_functionalization()
    finally:
        tt._disable_functionalization()
    tt._sync(x)
    assert tt._from_functional_tensor(x).tolist() == [1.0, 0.0]
    assert not state.dirty


@pytest.mark.parametrize("reapply_views", [True, False])
def test_autograd_above(reapply_views):
    """By hand, autograd records what the program does, views and writes; their gradients are functional tensors."""

    def gradient(x):
        y = x * 2
        y[0].mul_(3)
        y[1] = y[0] * 2
        return tt.autograd.grad(y.sum(), x)[0]

    wanted = gradient(tt.ones(2, 2, requires_grad=True))
    tt._enable_functionalization(reapply_views=reapply_views)
    try:
        got = gradient(tt.ones(2, 2).requires_grad_())
    finally:
        tt._disable_functionalization()
    tt._sync(got)
    assert tt._from_functional_tensor(got).tolist() == wanted.tolist() == [[18.0, 18.0], [0.0, 0.0]]


def test_operators_of_users():
    library = tt.library.Library("functionalize_test", "DEF")
    library.define("twice(Tensor x) -> Tensor")
    library.impl("twice", lambda x: x * 2, "CompositeExplicitAutograd")
    library.define("bump(Tensor(a!) x) -> ()")
    library.impl("bump", lambda x: (x.add_(1), None)[1], "CompositeExplicitAutograd")
    library.define("composed(Tensor x) -> Tensor")
    library.impl("composed", lambda x: x.clone().mul_(3), "CompositeImplicitAutograd")
    ops = tt.ops.functionalize_test
    seen = []

    class Log(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            seen.append(str(func))
            return func(*args, **(kwargs or {}))

    x = tt.ones(2)
    with Log():
        assert functionalize(ops.twice)(x).tolist() == [2.0, 2.0]
        assert functionalize(ops.composed)(x).tolist() == [3.0, 3.0]
    assert seen[0] == "functionalize_test.twice.default"
    assert [name for name in seen if "functionalize_test" not in name] == ["aten.clone.default", "aten.mul.Tensor"]
    with pytest.raises(RuntimeError) as error:
        functionalize(ops.bump)(x)
    assert str(error.value).startswith(
        "Found a custom (non-ATen) operator whose output has alias annotations: functionalize_test::bump(Tensor(a!) x) -> "
        "(). We only support functionalizing operators whose outputs do not have alias annotations"
    )
    library._destroy()


def test_another_thread_has_layers_of_its_own():
    found = []

    def f(x):
        thread = threading.Thread(target=lambda: found.append(tt._is_functional_tensor(tt.zeros(1))))
        thread.start()
        thread.join()
        return x.add_(1)

    assert functionalize(f)(tt.ones(1)).item() == 2.0
    assert found == [False]
