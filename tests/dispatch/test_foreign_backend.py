"""A backend from outside: its name, its memory, its kernels, the fallback to the CPU. The backend is mydevice.py."""

from __future__ import annotations

import gc
import warnings

import mydevice
import numpy as np
import pytest

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction
from tinytensor.aten.core.dispatch.library import Library
from tinytensor.aten.native.cpu_fallback import boxed_cpu_fallback
from tinytensor.c10.device_allocator import HandleStorage, get_allocator, set_allocator
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.utils import backend_registration


def test_before_it_has_a_name():
    assert str(tt.device("privateuseone:1")) == "privateuseone:1"
    with pytest.raises(RuntimeError, match=r"Expected one of cpu, cuda, .*, privateuseone device type at start of"):
        tt.device("mydevice")
    with pytest.raises(ModuleNotFoundError):
        tt.empty(2, device="privateuseone")
    with pytest.raises(RuntimeError, match=r"^Cannot register privateuse1 backend with in-tree device name: cuda$"):
        tt.utils.rename_privateuse1_backend("cuda")


@pytest.fixture(scope="module")
def backend():
    """The backend, for the tests of this file only."""
    earlier = tt.device("privateuseone:7")
    mydevice.install()
    yield earlier
    mydevice.uninstall()
    assert str(earlier) == "privateuseone:7"


@pytest.fixture(autouse=True)
def _installed(request):
    if "before" not in request.node.name:
        request.getfixturevalue("backend")
        mydevice.fallen.clear()


# ---- its name --------------------------------------------------------------------------------------------------------


def test_names(backend):
    assert repr(tt.device("mydevice:1")) == "device(type='mydevice', index=1)"
    assert tt.device("privateuseone:1") is tt.device("mydevice:1")
    assert backend is tt.device("mydevice", 7)
    assert tt.device("privateuseone", 7) is backend
    assert tt.device(0) is tt.device("mydevice:0")
    assert tt.mydevice is mydevice.module
    assert tt.get_device_module("mydevice") is mydevice.module
    assert tt.get_device_module(tt.device("mydevice:1")) is mydevice.module


def test_a_name_is_given_once():
    tt.utils.rename_privateuse1_backend("mydevice")
    message = r"^torch.register_privateuse1_backend\(\) has already been set! Current backend: mydevice$"
    for other in ("other", "cuda"):
        with pytest.raises(RuntimeError, match=message):
            tt.utils.rename_privateuse1_backend(other)
    with pytest.raises(RuntimeError, match=r"Tensor'> has already been registered with is_mydevice$"):
        tt.utils.generate_methods_for_privateuse1_backend()
    with pytest.raises(RuntimeError, match=r"^The runtime module of 'mydevice' has already been registered with '"):
        tt._register_device_module("mydevice", object())
    with pytest.raises(RuntimeError, match=r"^Expected one of cpu"):
        tt._register_device_module("foo", object())


def test_methods_of_the_name():
    x = tt.ones(2, 3)
    assert not x.is_mydevice
    y = x.mydevice()
    assert y.is_mydevice and y.device is tt.device("mydevice:0") and y.get_device() == 0
    assert not y.is_cpu and not y.is_meta
    assert y.mydevice() is y and y.to("mydevice") is y
    assert x.mydevice(1).device is tt.device("mydevice:1")
    assert x.mydevice("mydevice:1").device is x.mydevice(tt.device("mydevice", 1)).device
    with pytest.raises(RuntimeError, match=r"^Invalid device, must be mydevice device$"):
        x.mydevice("cpu")
    assert tt.Tensor.mydevice.__name__ == "mydevice"


def test_current_device(monkeypatch):
    monkeypatch.setattr(mydevice.Module, "selected", 1)
    x = tt.ones(2).to("mydevice")
    assert x.device is tt.device("mydevice:1")
    assert tt.empty(2, device="mydevice").device is x.device
    assert x.to("mydevice") is x
    assert x.to("mydevice:0").device is tt.device("mydevice:0")


def test_custom_module_function():
    assert backend_registration._get_custom_mod_func("device_count")() == 2
    with pytest.raises(RuntimeError, match=r"Try to call torch.mydevice.nothing. The backend must register a custom"):
        backend_registration._get_custom_mod_func("nothing")


# ---- its memory ------------------------------------------------------------------------------------------------------


def test_there_and_back():
    x = tt.arange(12.0).reshape(3, 4).t()
    y = x.to("mydevice")
    assert y.stride() == x.stride() and y.dtype is x.dtype
    assert isinstance(y.storage_, HandleStorage)
    assert y.cpu().equal(x) and y.cpu().stride() == x.stride()
    assert x.to("mydevice", tt.int32).cpu().dtype is tt.int32
    assert y[1:, ::2].cpu().equal(x[1:, ::2])
    assert y.tolist() == x.tolist()
    assert y[0, 1].item() == 4.0
    assert y.to("mydevice:1").device.index == 1


def test_the_cpu_cannot_see_a_handle():
    x = tt.ones(3, device="mydevice")
    message = r"^Cannot access data pointer of Storage on mydevice:0"
    with pytest.raises(RuntimeError, match=message):
        x.data_ptr()
    with pytest.raises(RuntimeError, match=message):
        x.untyped_storage().data_ptr()
    with pytest.raises(TypeError, match=r"^can't convert mydevice:0 device type tensor to numpy. Use Tensor.cpu()"):
        x.numpy()


def test_memory_is_given_back():
    gc.collect()
    before = len(mydevice.chip.bytes)
    x = tt.ones(100, device="mydevice")
    view = x[3:]
    assert len(mydevice.chip.bytes) > before
    del x
    assert view.sum().item() == 97
    del view
    assert len(mydevice.chip.bytes) == before


def test_memory_that_the_cpu_can_see():
    class Shared:
        def allocate(self, nbytes):
            return bytearray(nbytes)

    earlier = get_allocator("mydevice")
    set_allocator("mydevice", Shared())
    try:
        x = tt.empty(3, device="mydevice")
        assert x.data_ptr() == x.storage_.data_ptr != 0
        with pytest.raises(RuntimeError, match=r"gave 1 bytes for 12"):
            set_allocator("mydevice", type("Mean", (), {"allocate": lambda self, nbytes: bytearray(1)})())
            tt.empty(3, device="mydevice")
    finally:
        set_allocator("mydevice", earlier)
    with pytest.raises(RuntimeError, match=r"^Allocator for cuda is not set.$"):
        get_allocator("cuda")


def test_resize_and_set():
    x = tt.arange(4.0).to("mydevice")
    x.resize_(6)
    assert x.size() == (6,) and x[:4].tolist() == [0.0, 1.0, 2.0, 3.0]
    x.resize_(2, 2)
    assert x.tolist() == [[0.0, 1.0], [2.0, 3.0]]
    y = tt.empty(0, device="mydevice")
    y.set_(x)
    assert y.untyped_storage() == x.untyped_storage()
    y.set_(x.untyped_storage(), 1, (2,), (2,))
    assert y.tolist() == [1.0, 3.0]
    y.fill_(7)
    assert x.tolist() == [[0.0, 7.0], [2.0, 7.0]]
    y.set_()
    assert y.numel() == 0 and y.device is x.device
    with pytest.raises(
        RuntimeError, match=r'^Attempted to set the storage of a tensor on device "mydevice:0" to a sto'
    ):
        y.set_(tt.ones(2))


def test_storages():
    storage = tt.tensor([1.0, 2.0]).untyped_storage()
    assert not storage.is_mydevice
    moved = storage.mydevice()
    assert moved.is_mydevice and moved.nbytes() == 8 and moved.mydevice() is moved
    assert moved.tolist() == storage.tolist()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert tt.ones(2).storage().mydevice().is_mydevice
        with pytest.raises(RuntimeError, match=r"^Cannot create mydevice storage as torch.bfloat16 dtype is not supp"):
            tt.ones(2, dtype=tt.bfloat16).storage().mydevice()


def test_printing():
    x = tt.tensor([[1.0, 2.5], [3.0, 4.0]], device="mydevice")
    assert repr(x) == "tensor([[1.0000, 2.5000],\n        [3.0000, 4.0000]], device='mydevice:0')"
    assert repr(tt.ones(2, device="mydevice:1").long()) == "tensor([1, 1], device='mydevice:1')"
    assert repr(x.sum().requires_grad_()) == "tensor(10.5000, device='mydevice:0', requires_grad=True)"
    assert repr(tt.empty(0, device="mydevice")) == "tensor([], device='mydevice:0')"


# ---- the fallback ----------------------------------------------------------------------------------------------------


def test_factories():
    for made in (
        tt.ones(2, device="mydevice"),
        tt.full((2,), 1.0, device="mydevice"),
        tt.eye(1, 2, device="mydevice") + 1,
    ):
        assert made.device is tt.device("mydevice:0")
    assert tt.arange(3, device="mydevice:1").cpu().tolist() == [0, 1, 2]
    assert tt.zeros_like(tt.ones(2, device="mydevice")).tolist() == [0.0, 0.0]
    assert tt.ones(2).new_full((2,), 3.0, device="mydevice").tolist() == [3.0, 3.0]
    tt.manual_seed(0)
    here = tt.randn(4)
    tt.manual_seed(0)
    assert tt.randn(4, device="mydevice").cpu().equal(here)


def test_results_and_what_was_written_to():
    a, b = tt.tensor([1.0, 2.0]).mydevice(), tt.tensor([3.0, 4.0]).mydevice()
    assert (a + b).tolist() == [4.0, 6.0] and (a + b).is_mydevice
    assert mydevice.fallen["aten::add.out"] == 2
    out = tt.empty(0, device="mydevice")
    assert tt.mul(a, b, out=out) is out
    assert out.tolist() == [3.0, 8.0]
    assert a.mul_(b) is a
    assert a.tolist() == [3.0, 8.0]
    values, indices = tt.tensor([[3.0, 1.0, 2.0]]).mydevice().sort()
    assert values.tolist() == [[1.0, 2.0, 3.0]] and indices.is_mydevice
    assert tt.cat([a, b]).tolist() == [3.0, 8.0, 3.0, 4.0]
    assert tt.equal(a, a.clone()) and not tt.equal(a, b)
    assert (a + tt.tensor(1.0)).tolist() == [4.0, 9.0]
    index = tt.tensor([1]).mydevice()
    assert a[index].tolist() == [8.0]
    a[index] = 0.0
    assert a.tolist() == [3.0, 0.0]


def test_version_counters():
    a = tt.ones(2, device="mydevice")
    assert a._version == 0
    a.add_(1)
    assert a._version == 1
    tt.add(a, a, out=a)
    assert a._version == 2


def test_a_kernel_of_its_own_goes_before_the_fallback():
    library = Library("aten", "IMPL", "PrivateUse1")
    seen = []

    def relu(self):
        seen.append(self.device)
        return self.cpu().clamp(min=0).mydevice()

    library.impl("relu", relu)
    before = mydevice.fallen["aten::relu"]
    try:
        x = tt.tensor([-1.0, 2.0], device="mydevice", requires_grad=True)
        y = x.relu()
        assert seen == [x.device] and y.tolist() == [0.0, 2.0]
        assert y.grad_fn.name() == "ReluBackward0"
        y.sum().backward()
        assert x.grad.tolist() == [0.0, 1.0]
    finally:
        library._destroy()
    assert mydevice.fallen["aten::relu"] == before
    assert x.relu().tolist() == [0.0, 2.0] and mydevice.fallen["aten::relu"] == before + 1


def test_the_table_of_an_operator():
    entry = dispatcher.find_schema_or_throw("aten::relu").entry
    reasons = {key.name: reason for key, (_, reason) in zip(tt_runtime_keys(), entry.computed_table(), strict=True)}
    assert reasons["PrivateUse1"] == "backend fallback"
    assert reasons["AutogradPrivateUse1"] == "autograd kernel"
    assert reasons["CPU"] == "kernel"


def tt_runtime_keys():
    from tinytensor.c10.dispatch_key import RUNTIME_KEYS

    return RUNTIME_KEYS


VIEW = (
    "The operator aten::as_strided appears to be a view operator, but it has no implementation for the backend "
    "\"mydevice:0\". View operators don't support falling back to run on the CPU, since the tensor's storage cannot be "
    "shared across devices."
)


def without(name):
    """The operator's kernels at PrivateUse1, taken away; they are put back by the function that is returned."""
    op = dispatcher.find_schema_or_throw(name)
    kernels = list(op.entry.kernels[DispatchKey.PrivateUse1])
    for kernel in kernels:
        dispatcher.deregister_kernel(op, DispatchKey.PrivateUse1, kernel)

    def put_back():
        for kernel in reversed(kernels):
            dispatcher.register_kernel(name, "", DispatchKey.PrivateUse1, kernel)

    return put_back


def test_a_view_that_falls_back_is_a_copy():
    put_back = without("aten::as_strided")
    try:
        x = tt.arange(4.0).mydevice()
        with pytest.warns(UserWarning) as caught:
            y = tt.as_strided(x, (2,), (2,))
        assert [str(w.message) for w in caught] == [VIEW]
        assert y.tolist() == [0.0, 2.0] and y.untyped_storage() != x.untyped_storage()
    finally:
        put_back()


def test_a_view_that_falls_back_can_be_an_error():
    put_back = without("aten::as_strided")
    op = dispatcher.find_schema_or_throw("aten::as_strided")
    strict = KernelFunction(boxed=lambda op, ks, stack: boxed_cpu_fallback(op, ks, stack, error_on_views=True))
    dispatcher.register_kernel("aten::as_strided", "", DispatchKey.PrivateUse1, strict)
    try:
        with pytest.raises(RuntimeError) as caught:
            tt.as_strided(tt.arange(4.0).mydevice(), (2,), (2,))
        assert str(caught.value) == VIEW
    finally:
        dispatcher.deregister_kernel(op, DispatchKey.PrivateUse1, strict)
        put_back()


def test_errors_of_the_cpu_kernel_come_through():
    x = tt.ones(2, 3, device="mydevice")
    with pytest.raises(RuntimeError, match=r"mat1 and mat2 shapes cannot be multiplied"):
        tt.mm(x, x)
    assert not (tt.ones(2) + 1).requires_grad  # the guard is gone: calls record again
    y = tt.ones(2, requires_grad=True) * 2
    assert y.requires_grad


def test_devices_do_not_mix():
    text = r"^Expected all tensors to be on the same device, but found at least two devices, mydevice:0 and {}!$"
    x, y = tt.ones(2, device="mydevice:0"), tt.ones(2, device="mydevice:1")
    with pytest.raises(RuntimeError, match=text.format("mydevice:1")):
        x + y
    for a, b in ((x, tt.ones(2)), (tt.ones(2), x)):
        with pytest.raises(RuntimeError, match=text.format("cpu")):
            a + b


def test_without_a_fallback_there_is_an_error():
    fallback = dispatcher.fallbacks[DispatchKey.PrivateUse1]
    dispatcher.deregister_fallback(DispatchKey.PrivateUse1)
    try:
        x = tt.empty(2, device="mydevice")
        with pytest.raises(NotImplementedError) as caught:
            x.relu()
        message = str(caught.value)
        assert message.startswith("Could not run 'aten::relu' with arguments from the 'mydevice' backend. ")
    finally:
        dispatcher.register_fallback(DispatchKey.PrivateUse1, fallback)


# ---- autograd on it --------------------------------------------------------------------------------------------------


def test_a_training_step():
    def step(device):
        tt.manual_seed(0)
        w = tt.randn(3, 2).to(device).requires_grad_()
        b = tt.zeros(2).to(device).requires_grad_()
        x = tt.randn(5, 3).to(device)
        loss = tt.nn.functional.cross_entropy((x @ w + b).tanh(), tt.tensor([0, 1, 0, 1, 1]).to(device))
        loss.backward()
        with tt.no_grad():
            w -= 0.1 * w.grad
        return loss, w, w.grad, b.grad

    here, there = step("cpu"), step("mydevice")
    for a, b in zip(here, there, strict=True):
        assert b.is_mydevice
        np.testing.assert_array_equal(a.detach().numpy(), b.detach().cpu().numpy())
    assert there[0].grad_fn.name() == "NllLossBackward0"


def test_gradients_cross_devices():
    x = tt.ones(2, requires_grad=True)
    (x.mydevice() * 3).sum().backward()
    assert x.grad.tolist() == [3.0, 3.0] and x.grad.is_cpu
    y = tt.ones(2, device="mydevice", requires_grad=True)
    assert y.cpu().grad_fn.name() == "ToCopyBackward0"
    (y.cpu() * 2).sum().backward()
    assert y.grad.is_mydevice and y.grad.tolist() == [2.0, 2.0]
    view = y.detach().clone()
    view[0].mul_(5)
    assert view.tolist() == [5.0, 1.0]
