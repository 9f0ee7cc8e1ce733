"""`__torch_dispatch__` of subclasses: wrappers, logging, precedence, autograd around them, in-place and view operators."""

import importlib

import pytest
from subclasses import LoggingTensor, Wrapper

import tinytensor as tt
from tinytensor import _C
from tinytensor.c10.local_dispatch_key_set import get_local_keys, state
from tinytensor.utils._python_dispatch import (
    TorchDispatchMode,
    autograd_would_have_decomposed,
    get_alias_info,
    is_traceable_wrapper_subclass,
    is_traceable_wrapper_subclass_type,
    transform_subclass,
)


@pytest.fixture(autouse=True)
def nothing_is_left_behind():
    before = get_local_keys()
    Wrapper.log.clear()
    LoggingTensor.log.clear()
    yield
    assert get_local_keys() == before
    assert not state.dirty


def test_a_wrapper_has_the_geometry_and_no_bytes():
    w = Wrapper(tt.ones(2, 3).t())
    assert (w.shape, w.stride(), w.dtype, w.requires_grad) == ((3, 2), (1, 3), tt.float32, False)
    assert str(_C._dispatch_keys(w)) == (
        "DispatchKeySet(CPU, Python, ADInplaceOrView, AutogradCPU, AutocastCPU, PythonTLSSnapshot)"
    )
    assert w.data_ptr() == 0 and w.untyped_storage().nbytes() == 24
    with pytest.raises(RuntimeError, match=r"Attempted to access the data pointer on an invalid python storage\."):
        w.untyped_storage().data_ptr()
    with pytest.raises(RuntimeError, match=r"\.numpy\(\) is not supported for tensor subclasses\."):
        w.numpy()
    with pytest.raises(RuntimeError, match=r"\.tolist\(\) is not supported for tensor subclasses, got Wrapper"):
        w.tolist()


def test_what_make_wrapper_subclass_refuses():
    class NoHandler(tt.Tensor):
        pass

    with pytest.raises(TypeError, match="NoHandler must define __torch_dispatch__"):
        tt.Tensor._make_wrapper_subclass(NoHandler, (2,))
    with pytest.raises(RuntimeError, match=r"dimensionality of sizes \(2\) must match dimensionality of strides \(1\)"):
        tt.Tensor._make_wrapper_subclass(Wrapper, (2, 3), strides=(1,))
    with pytest.raises(RuntimeError, match="Only Tensors of floating point and complex dtype can require gradients"):
        tt.Tensor._make_wrapper_subclass(Wrapper, (2, 3), dtype=tt.int64, requires_grad=True)


def test_autograd_runs_around_wrappers():
    x, w = tt.randn(3, 4), tt.randn(5, 4)
    wx, ww = Wrapper(x, True), Wrapper(w, True)
    y = (wx @ ww.t()).tanh().sum()
    assert type(y) is Wrapper and y.grad_fn.name() == "SumBackward0"
    y.backward()
    x.requires_grad_()
    (x @ w.t()).tanh().sum().backward()
    assert type(wx.grad) is Wrapper and tt.equal(wx.grad.inner, x.grad)
    assert Wrapper.log == [
        "aten.t.default", "aten.mm.default", "aten.tanh.default", "aten.detach.default", "aten.sum.default",
        "aten.ones_like.default", "aten.expand.default", "aten.detach.default", "aten.tanh_backward.default",
        "aten.t.default", "aten.mm.default", "aten.t.default", "aten.t.default", "aten.mm.default",
        "aten.detach.default", "aten.t.default", "aten.detach.default",
    ]  # fmt: skip


def test_the_log_around_wrappers_is_pytorchs(torch):
    pytree = torch.utils._pytree
    log = []

    class TorchWrapper(torch.Tensor):
        __torch_function__ = torch._C._disabled_torch_function_impl

        @staticmethod
        def __new__(cls, inner, requires_grad=False):
            made = torch.Tensor._make_wrapper_subclass(
                cls, inner.size(), strides=inner.stride(), dtype=inner.dtype, requires_grad=requires_grad
            )
            made.inner = inner
            return made

        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            log.append(str(func))
            args, kwargs = pytree.tree_map(lambda t: t.inner if isinstance(t, cls) else t, (args, kwargs or {}))
            return pytree.tree_map(lambda t: cls(t) if isinstance(t, torch.Tensor) else t, func(*args, **kwargs))

    def run(library, wrap):
        x, w = wrap(library.randn(3, 4), True), wrap(library.randn(5, 4), True)
        (x @ w.t()).tanh().sum().backward()

    run(torch, TorchWrapper)
    run(tt, Wrapper)
    assert Wrapper.log == log


def test_in_place_operators_return_the_wrapper():
    w = Wrapper(tt.ones(2))
    assert w.add_(1) is w and w.inner.tolist() == [2, 2]
    assert w._version == 1
    out = Wrapper(tt.empty(2))
    assert tt.add(w, w, out=out) is out and out.inner.tolist() == [4, 4]


def test_views_share_the_wrappers_storage_and_in_place_views_change_its_geometry():
    w = Wrapper(tt.arange(6.0).view(2, 3))
    v = w.t()
    assert v.storage_ is w.storage_ and v.shape == (3, 2) and v._base is w
    w.t_()
    assert type(w) is Wrapper and w.shape == (3, 2) and w.inner.shape == (3, 2)
    Wrapper.log.clear()
    w.sum()
    assert Wrapper.log == ["aten.sum.default"]


def test_lists_and_keywords_are_looked_into():
    w = Wrapper(tt.ones(2))
    assert tt.cat([tt.zeros(2), w]).inner.tolist() == [0, 0, 1, 1]
    assert [part.inner.tolist() for part in tt.stack([w, w]).unbind()] == [[1, 1], [1, 1]]
    assert tt.add(tt.ones(2), other=w).inner.tolist() == [2, 2]


def test_super_runs_the_operator_without_handlers():
    s = tt.Tensor._make_subclass(LoggingTensor, tt.ones(2))
    assert type(s + 1) is tt.Tensor and (s + 1).tolist() == [2, 2]
    assert LoggingTensor.log == ["aten.add.Tensor"] * 2


def test_subclasses_are_asked_before_their_base_classes_and_after_modes():
    order = []

    class Base(tt.Tensor):
        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            order.append(cls.__name__)
            return NotImplemented

    class Derived(Base):
        pass

    class Mode(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            order.append(("mode", types))
            return NotImplemented

        def __repr__(self):
            return "Mode()"

    b, d = tt.Tensor._make_subclass(Base, tt.ones(2)), tt.Tensor._make_subclass(Derived, tt.ones(2))
    with Mode(), pytest.raises(TypeError) as caught:
        tt.maximum(b, d)
    assert order == [("mode", (Derived, Base)), "Derived", "Base"]
    assert str(caught.value) == (
        "Multiple dispatch failed for 'torch._ops.aten.maximum.default'; all __torch_dispatch__ handlers returned "
        f"NotImplemented:\n\n  - mode object Mode()\n  - tensor subclass {Derived!r}\n  - tensor subclass {Base!r}\n\nFor "
        "more information, try re-running with TORCH_LOGS=not_implemented"
    )


def test_recursion_of_a_handler_into_itself_is_reported_as_such():
    class Endless(tt.Tensor):
        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            return func(*args, **(kwargs or {}))

    with pytest.raises(
        RecursionError, match=r"in __torch_dispatch__ of tensor subclass <class '.*Endless'>, called for aten"
    ):
        tt.sin(tt.Tensor._make_subclass(Endless, tt.ones(2)))


def test_helpers():
    w = Wrapper(tt.ones(2, 3))
    assert is_traceable_wrapper_subclass(w) and is_traceable_wrapper_subclass_type(Wrapper)
    assert not is_traceable_wrapper_subclass(tt.ones(2)) and not is_traceable_wrapper_subclass_type(LoggingTensor)
    assert transform_subclass(w, lambda name, inner: inner * 2).inner.sum().item() == 12
    with pytest.raises(AssertionError, match=r"shape equal to torch.Size\(\[2, 3\]\), but got: torch.Size\(\[3, 2\]\)"):
        transform_subclass(w, lambda name, inner: inner.t())
    assert get_alias_info(tt.ops.aten.t.default).read_only_alias_match_indexes == ((0, 0),)
    assert get_alias_info(tt.ops.aten.t_.default).is_inplace_view_op
    assert get_alias_info(tt.ops.aten.add_.Tensor).outs_write_aliases == ("a",)
    assert autograd_would_have_decomposed(tt.ops.aten.linear.default, [tt.ones(2)])
    assert not autograd_would_have_decomposed(tt.ops.aten.sin.default, [tt.ones(2)])


def test_requires_grad_keeps_the_keys_of_the_class():
    w = Wrapper(tt.ones(2))
    w.requires_grad_()
    assert w.requires_grad and "Python" in str(_C._dispatch_keys(w))
    w.requires_grad_(False)
    assert not w.requires_grad and "Python" in str(_C._dispatch_keys(w))
    with tt.inference_mode():
        assert type(Wrapper(tt.ones(2)) * 2) is Wrapper


def test_instances_of_a_class_with_slots(same):
    def program(torch):
        class Slotted(torch.Tensor):
            __slots__ = ("more",)

        x = torch.ones(3)
        view = x.as_subclass(Slotted)
        view.more = 5
        x.requires_grad_()
        (view * 2).sum().backward()
        y = torch.ones(3, requires_grad=True)
        product = (y * 2).as_subclass(Slotted)
        product.retain_grad()
        (product * product).sum().backward()
        return [type(view).__name__, view.more, type(view + 1).__name__, x.grad, y.grad, product.grad]

    same(program)


def test_as_subclass_keeps_what_a_handler_has_made(same):
    def program(torch):
        class Handles(torch.Tensor):
            @classmethod
            def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
                with torch._C._DisableTorchDispatch():
                    return func(*args, **(kwargs or {})).as_subclass(cls)

        class Other(torch.Tensor):
            pass

        x = torch.ones(2).as_subclass(Handles)
        disabled = Handles.__torch_function__ is torch._C._disabled_torch_function_impl
        found = [disabled, torch.overrides.has_torch_function((x,)), type(x.as_subclass(torch.Tensor)).__name__]
        try:
            x.as_subclass(Other)
        except RuntimeError as error:
            found.append(str(error))
        return found

    same(program)


def test_vander_of_the_wrapper_of_pytorchs_tutorial(same):
    def program(torch):
        tree_map = importlib.import_module(f"{torch.__name__}.utils._pytree").tree_map
        log = []

        class LoggingTensor(torch.Tensor):
            __slots__ = ["elem"]

            @staticmethod
            def __new__(cls, elem):
                made = torch.Tensor._make_wrapper_subclass(cls, elem.size(), dtype=elem.dtype, strides=elem.stride())
                made.elem = elem
                return made

            @classmethod
            def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
                log.append(str(func))
                unwrapped = tree_map(lambda a: a.elem if isinstance(a, cls) else a, (args, kwargs or {}))
                result = func(*unwrapped[0], **unwrapped[1])
                return tree_map(lambda a: cls(a) if isinstance(a, torch.Tensor) else a, result)

        torch.vander(LoggingTensor(torch.ones(3)))
        torch.linalg.vander(LoggingTensor(torch.ones(3)))
        return log

    same(program)
