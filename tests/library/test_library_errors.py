"""Errors say which operator, which key and which line of the caller's they are about; nothing stays behind."""

from __future__ import annotations

import gc

import pytest

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.python.simple_registry import registry
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import key_set, tensor_key_set
from tinytensor.c10.local_dispatch_key_set import tls, tls_set_dispatch_key_excluded
from tinytensor.library import Library, _scoped_library, custom_op, opcheck

Tensor = tt.Tensor


@pytest.fixture
def lib():
    before = {str(name) for name in dispatcher.get_all_op_names()}
    with _scoped_library("tle", "DEF") as library:
        yield library
    gc.collect()
    assert {str(name) for name in dispatcher.get_all_op_names()} == before
    assert "tle" not in dispatcher.libraries


@pytest.mark.parametrize(
    ("schema", "value", "message"),
    [
        ("(Tensor x) -> Tensor", 3, "Unable to cast 3 to Tensor"),
        ("(Tensor x) -> (Tensor, Tensor)", 3, "Object of type 'int' is not an instance of 'sequence'"),
        (
            "(Tensor x) -> ()",
            3,
            "Expected PythonKernelHolder for tle::f to return None but it returned something else instead.",
        ),
        (
            "(Tensor x) -> (Tensor, Tensor)",
            (tt.ones(1),),
            "Expected PythonKernelHolder for tle::f to return 2 results but it returned 1 instead.",
        ),
        (
            "(Tensor x) -> (Tensor, Tensor)",
            (tt.ones(1),) * 3,
            "Expected PythonKernelHolder for tle::f to return 2 results but it returned 3 instead.",
        ),
    ],
)
@pytest.mark.parametrize("key", ["CPU", "CompositeExplicitAutograd", "Autograd"])
@pytest.mark.parametrize("with_keyset", [False, True])
def test_wrong_results_name_the_operator_and_the_key(lib, schema, value, message, key, with_keyset):
    lib.define(f"f{schema}")
    lib.impl("f", (lambda ks, x: value) if with_keyset else (lambda x: value), key, with_keyset=with_keyset)
    with pytest.raises((RuntimeError, TypeError)) as caught:
        tt.ops.tle.f(tt.ones(2))
    first, second = str(caught.value).split("\n")
    assert first == message
    assert second.startswith(f"  in the kernel of tle::f at {key}, registered at {__file__}:")


def test_wrong_results_of_fallbacks_name_the_operator(lib):
    lib.define("f(Tensor x) -> (Tensor, Tensor)")
    fallbacks = Library("_", "IMPL")
    fallbacks.fallback(lambda op, *args: args[0], "PrivateUse1")
    with pytest.raises(TypeError) as caught:
        dispatcher.find_op("tle::f").redispatch(tensor_key_set("privateuseone"), tt.ones(2))
    fallbacks._destroy()
    assert str(caught.value).split("\n")[1].startswith("  in the fallback for tle::f, PrivateUse1, registered at")


def test_aliased_results_name_the_operator_and_the_key():
    @custom_op("tle_alias::same", mutates_args=(), device_types="cpu")
    def same(x: Tensor) -> Tensor:
        return x

    with pytest.raises(RuntimeError) as caught:
        same(tt.ones(2))
    assert str(caught.value).startswith("same (with implementation in <module ")
    assert str(caught.value).endswith("\n  in the kernel of tle_alias::same at CPU")


def test_a_kernel_that_raises_leaves_the_thread_as_it_was():
    @custom_op("tle_raises::f", mutates_args=())
    def f(x: Tensor) -> Tensor:
        raise ValueError("on purpose")

    before = tls.included, tls.not_excluded
    for x in (tt.ones(2), tt.ones(2, requires_grad=True), tt.ones(2, device="meta")):
        with pytest.raises((ValueError, RuntimeError)):
            f(x)
        assert (tls.included, tls.not_excluded) == before


def test_registrations_say_where_they_were_made(lib):
    lib.define("f(Tensor x) -> Tensor")
    tt.library.register_kernel("tle::f", "cpu", lambda x: x.clone(), lib=lib)
    tt.library.register_fake("tle::f", lambda x: tt.empty_like(x), lib=lib)
    state = dispatcher.find_op("tle::f").entry.dump_state().splitlines()
    assert all(f"registered at {__file__}:" in line for line in state if "registered at" in line) and len(state) == 6
    assert registry.find("tle::f").fake_impl.kernel.source.startswith(f"{__file__}:")


def test_ambiguous_registrations(lib):
    lib.define("f(Tensor x) -> Tensor")
    lib.impl("f", lambda x: x, "CompositeImplicitAutograd")
    lib.impl("f", lambda x: x, "SparseCPU")
    with pytest.raises(
        RuntimeError, match="has kernels registered to both CompositeImplicitAutograd and a backend mapped"
    ):
        dispatcher.find_op("tle::f").redispatch(key_set(DispatchKey.AutogradOther, DispatchKey.SparseCPU), tt.ones(2))


def test_destroying_takes_everything_back(lib):
    lib.define("f(Tensor x) -> Tensor")
    lib.impl("f", lambda x: x + 1, "CPU")
    other = Library("tle", "FRAGMENT")
    other.impl("f", lambda x: x + 2, "CUDA")
    other.define("g(Tensor x) -> Tensor")
    other.register_torch_dispatch_rule("f", dict, lambda *args: None)
    tt.library.register_vmap("tle::f", lambda info, dims, x: (x, 0), lib=other)
    tt.library.register_fake("tle::f", lambda x: x.clone(), lib=other)
    tt.library.register_autograd("tle::f", lambda ctx, g: g, lib=other)
    entry = registry.find("tle::f")
    assert entry.vmap_rule and entry.fake_impl.kernel and entry.torch_dispatch_rules.find(dict)
    assert tt.ops.tle.f(tt.ones(1, requires_grad=True)).grad_fn.name() == "GeneratedBackwardFor_tle_f_defaultBackward"
    with pytest.raises(RuntimeError, match=r"already has a `__torch_dispatch__` rule registered for tle::f$"):
        other.register_torch_dispatch_rule("f", dict, lambda *args: None)
    other._destroy()
    assert not (entry.vmap_rule or entry.fake_impl.kernel or entry.torch_dispatch_rules.find(dict))
    assert list(dispatcher.find_op("tle::f").entry.kernels) == [DispatchKey.CPU]
    assert not hasattr(tt.ops.tle, "g")
    assert tt.ops.tle.f(tt.ones(1, requires_grad=True)).grad_fn.name() == "AddBackward0"
    assert tt.ops.tle.f(tt.ones(1)).tolist() == [2.0]


def test_an_operator_that_comes_back_has_its_new_schema():
    keeper = Library("tle_back", "IMPL")
    keeper.impl("f", lambda *args: args[0] + len(args), "CPU")
    for schema, args, result in (("(Tensor x)", (), 2.0), ("(Tensor x, int a, int b)", (1, 2), 4.0)):
        with _scoped_library("tle_back", "FRAGMENT") as lib:
            lib.define(f"f{schema} -> Tensor")
            op = tt.ops.tle_back.f
            assert op(tt.ones(1), *args).tolist() == [result]
            assert str(op.default._schema) == f"tle_back::f{schema} -> Tensor"
    keeper._destroy()


def test_autocast():
    @custom_op("tle_autocast::f", mutates_args=())
    def f(xs: list[Tensor], y: Tensor, n: int) -> Tensor:
        return xs[0] + y * n

    f.register_autocast("cpu", tt.bfloat16)
    x, y = tt.ones(2), tt.ones(2, dtype=tt.float64)
    assert f([x], x, 2).dtype is tt.float32
    tls_set_dispatch_key_excluded(DispatchKey.AutocastCPU, False)
    try:
        assert f([x], x, 2).dtype is tt.bfloat16
        assert f([y], y, 2).dtype is tt.float64
    finally:
        tls_set_dispatch_key_excluded(DispatchKey.AutocastCPU, True)
    with pytest.raises(ValueError, match=r"^Device type 'meta' does not support autocast\.$"):
        tt.library.register_autocast("tle_autocast::f", "meta", tt.bfloat16)


def test_rules_for_vmap_and_torch_dispatch_are_kept():
    @custom_op("tle_rules::f", mutates_args=())
    def f(x: Tensor) -> Tensor:
        return x.clone()

    @f.register_vmap
    def first(info, in_dims, x):
        return x, 0

    f.register_vmap(lambda info, in_dims, x: (x, 1))
    assert registry.find("tle_rules::f").vmap_rule(None, (0,), 5) == (5, 1)
    f.register_torch_dispatch(dict, lambda *args: 1)
    tt.library.register_torch_dispatch(f, dict, lambda *args: 2)
    assert registry.find("tle_rules::f").torch_dispatch_rules.find(dict)() == 2


@pytest.mark.filterwarnings("ignore:Warning only once for all operators")
def test_get_kernel_calls_what_was_there():
    kernel = tt.library.get_kernel(tt.ops.aten.sin.default, "CPU")
    with _scoped_library("aten", "IMPL") as lib:
        lib.impl("sin", lambda ks, x: kernel.call_boxed(ks, x) + 10, "CPU", with_keyset=True)
        assert tt.sin(tt.zeros(2)).tolist() == [10.0, 10.0]
    assert tt.sin(tt.zeros(2)).tolist() == [0.0, 0.0]
    with pytest.raises(RuntimeError, match="no kernel for SparseCPU for aten::exp"):
        tt.library.get_kernel("aten::exp", "SparseCPU")


@pytest.mark.parametrize("name", ["sin", "add.Tensor", "view", "add_.Tensor", "split.Tensor", "mm", "topk"])
def test_operators_of_the_library_pass_opcheck(name):
    packet, _, overload = name.partition(".")
    x = tt.randn(4, 4)
    args = {"add": (x, x), "add_": (x, x), "mm": (x, x), "view": (x, [2, 8]), "split": (x, 2), "topk": (x, 2)}
    op = getattr(getattr(tt.ops.aten, packet), overload or "default")
    results = opcheck(op, args.get(packet, (x,)))
    assert results == dict.fromkeys(("test_schema", "test_autograd_registration", "test_faketensor"), "SUCCESS")


def test_second_derivatives_and_gradcheck():
    @custom_op("tle_cube::cube", mutates_args=())
    def cube(x: Tensor) -> Tensor:
        return tt.tensor(x.detach().numpy() ** 3)

    cube.register_autograd(
        lambda ctx, grad: grad * 3 * ctx.saved_tensors[0] ** 2,
        setup_context=lambda ctx, inputs, output: ctx.save_for_backward(inputs[0]),
    )
    x = tt.randn(3, dtype=tt.float64, requires_grad=True)
    assert tt.autograd.gradcheck(cube, (x,)) and tt.autograd.gradgradcheck(cube, (x,))
