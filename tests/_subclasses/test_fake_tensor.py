"""Fake tensors: storages, what is freed, what stays as it was when something raises, what must never be read."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest

import tinytensor as tt
from tinytensor import _C
from tinytensor._subclasses import FakeTensor, FakeTensorMode, UnsupportedOperatorException
from tinytensor._subclasses.fake_storage import FakeStorage
from tinytensor._subclasses.fake_tensor import fake_tensor_tls
from tinytensor.c10.local_dispatch_key_set import get_local_keys
from tinytensor.utils._python_dispatch import TorchDispatchMode, _get_current_dispatch_mode_stack


def test_it_is_an_attribute_of_the_package() -> None:
    assert tt._subclasses.fake_tensor.FakeTensorMode is FakeTensorMode
    with pytest.raises(AttributeError, match="has no attribute 'nothing_of_the_kind'"):
        tt.nothing_of_the_kind  # noqa: B018


def test_no_bytes_are_allocated() -> None:
    with FakeTensorMode():
        x = tt.empty(1 << 20, 1 << 15, device="cuda")
        y = (x @ x.t()).relu().sum(0)
    assert y.shape == (1 << 20,) and y.device == tt.device("cuda:0")
    assert x.storage_.nbytes == 1 << 37 and x.storage_.buffer is None


def test_the_storage_has_no_address() -> None:
    x = FakeTensorMode().from_tensor(tt.ones(3))
    assert isinstance(x.storage_, FakeStorage) and x.untyped_storage().device.type == "meta"
    with pytest.raises(RuntimeError, match="data is not allocated yet"):
        _ = x.storage_.data_ptr
    # Not even where nobody takes care that it is fake.
    with _C._DisableTorchDispatch(), pytest.raises(RuntimeError, match="data is not allocated yet"):
        x + 1
    with pytest.warns(UserWarning, match="Accessing the data pointer of FakeTensor is deprecated"):
        assert x.data_ptr() == 0


def test_fakes_are_freed_when_nobody_holds_them() -> None:
    mode = FakeTensorMode()
    real = tt.ones(100)
    gc.collect()
    gc.disable()
    try:
        fake = mode.from_tensor(real)
        result = (fake * 2).exp()
        gone = [weakref.ref(t) for t in (fake, fake.storage_, result, result.storage_)]
        del fake, result
        assert [reference() for reference in gone] == [None] * 4
    finally:
        gc.enable()
    assert mode.from_tensor(real).shape == (100,)


def test_a_small_storage_that_is_used_again_is_another_one() -> None:
    """Storages of less than 257 bytes are recycled (c10/allocator.py); the fake of the first must not be of the second."""
    mode = FakeTensorMode()
    fakes = []
    for _ in range(200):
        real = tt.ones(2)
        fakes.append(mode.from_tensor(real))
        del real
    assert len({id(fake.storage_) for fake in fakes}) == 200


def test_what_the_program_wrote_is_not_computed() -> None:
    real = tt.ones(3)
    mode = FakeTensorMode()
    mode.from_tensor(real).add_(1)
    assert real.tolist() == [1, 1, 1] and real._version == 0


def test_a_refusal_leaves_everything_as_it_was() -> None:
    mode = FakeTensorMode()
    keys = get_local_keys()
    x = mode.from_tensor(tt.ones(3))
    with mode:
        inside = get_local_keys()
        for call in (
            lambda: x.sum().item(),
            lambda: tt.nonzero(x),
            lambda: x + tt.ones(3, device="cuda"),
            lambda: x @ x.t() @ x,
        ):
            with pytest.raises(RuntimeError):
                call()
            assert _get_current_dispatch_mode_stack() == [mode] and get_local_keys() == inside
            assert not mode.in_kernel_invocation
    assert get_local_keys() == keys and _get_current_dispatch_mode_stack() == []
    with pytest.raises(RuntimeError):
        x.sum().item()
    assert get_local_keys() == keys and _get_current_dispatch_mode_stack() == []


def test_inputs_may_be_allowed_for_a_while() -> None:
    with FakeTensorMode():
        real = _C._get_dispatch_mode(_C._TorchDispatchModeKey.FAKE)
        assert isinstance(real, FakeTensorMode)
        fake_tensor_tls.allow_non_fake_inputs_override = True
        try:
            assert isinstance(tt.exp(_real_ones()), FakeTensor)
        finally:
            fake_tensor_tls.allow_non_fake_inputs_override = None
        with pytest.raises(AssertionError, match="Please convert all Tensors to FakeTensors first"):
            tt.exp(_real_ones())


def _real_ones() -> tt.Tensor:
    with _C._DisableTorchDispatch():
        return tt.ones(3)


def test_results_in_inference_mode() -> None:
    x = FakeTensorMode().from_tensor(tt.ones(3))
    with tt.inference_mode():
        y = x * 2
    assert isinstance(y, FakeTensor) and y.is_inference() and y.device == tt.device("cpu")


def test_a_wrapper_subclass_has_fakes_inside() -> None:
    class Twice(tt.Tensor):
        a: tt.Tensor
        __torch_function__ = _C._disabled_torch_function_impl

        @staticmethod
        def __new__(cls, a: tt.Tensor) -> Any:
            made = tt.Tensor._make_wrapper_subclass(cls, a.shape, dtype=a.dtype, device=a.device)
            made.a = a
            return made

        def __tensor_flatten__(self) -> Any:
            return ["a"], None

        @staticmethod
        def __tensor_unflatten__(inner: Any, context: Any, size: Any, stride: Any) -> Any:
            return Twice(inner["a"])

        @classmethod
        def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            return Twice(func(*[arg.a if isinstance(arg, Twice) else arg for arg in args], **(kwargs or {})))

    mode = FakeTensorMode()
    fake = mode.from_tensor(Twice(tt.ones(3)))
    assert isinstance(fake, Twice) and isinstance(fake.a, FakeTensor)
    assert tt._subclasses.fake_tensor.is_fake(fake) and tt._subclasses.fake_tensor.maybe_get_fake_mode(fake) is mode
    result = fake * 2
    assert isinstance(result, Twice) and isinstance(result.a, FakeTensor)
    with mode:
        assert isinstance(fake * 2, Twice)


def test_a_custom_operator() -> None:
    @tt.library.custom_op("fake_tests::scale", mutates_args=())
    def scale(x: tt.Tensor, by: float) -> tt.Tensor:
        return tt.mul(x, by)

    with FakeTensorMode():
        x = tt.ones(2, 3, device="cuda")
        with pytest.raises((RuntimeError, UnsupportedOperatorException)):
            scale(x, 2.0)
    scale.register_fake(lambda x, by: tt.empty_like(x))
    with FakeTensorMode():
        assert repr(scale(tt.ones(2, 3, device="cuda"), 2.0)) == "FakeTensor(..., device='cuda:0', size=(2, 3))"


def test_an_operator_without_a_meta_kernel_runs_on_zeros() -> None:
    seen = []

    def only_on_cpu(x: Any, *rest: Any) -> Any:
        seen.append(x.tolist())
        return x + 1

    with tt.library._scoped_library("aten", "FRAGMENT") as lib:
        lib.define("_only_on_cpu(Tensor x) -> Tensor")
        lib.impl("_only_on_cpu", only_on_cpu, "CPU")
        with FakeTensorMode():
            x = tt.full((3,), 7.0)
            assert repr(tt.ops.aten._only_on_cpu(x)) == "FakeTensor(..., size=(3,))"
        assert seen == [[0, 0, 0]]
        with FakeTensorMode(allow_fallback_kernels=False), pytest.raises(UnsupportedOperatorException):
            tt.ops.aten._only_on_cpu(tt.ones(3))


def test_a_mode_around_sees_what_is_faked() -> None:
    class Log(TorchDispatchMode):
        names: list[str] = []  # noqa: RUF012

        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            self.names.append(str(func))
            return func(*args, **(kwargs or {}))

    with FakeTensorMode(), Log():
        x = tt.ones(2, requires_grad=True)
        (x * 2).sum().backward()
    assert Log.names == [
        "aten.ones.default", "aten.mul.Tensor", "aten.sum.default", "aten.ones_like.default", "aten.expand.default",
        "aten.mul.Tensor", "aten.detach.default",
    ]  # fmt: skip


def test_sizes_are_never_symbolic() -> None:
    with pytest.raises(NotImplementedError, match="never symbolic"):
        FakeTensorMode(static_shapes=False)
