"""Tensors on a simulated device: how they get there, are saved, copied, pinned, shared, and refused beside tensors elsewhere."""

from __future__ import annotations

import copy
import io
import pickle
from typing import Any

import numpy as np
import pytest

import tinytensor as tt

FAR = 1 << 62


def grid() -> tt.Tensor:
    return tt.arange(6.0, device="cuda").reshape(2, 3)


# ---- devices -----------------------------------------------------------------------------------------------------------


def test_a_tensor_goes_to_a_device_and_back() -> None:
    x = tt.ones(2, 3)
    for y in (x.cuda(), x.to("cuda"), x.to(0), x.cuda("cuda:0"), x.to(grid()), tt.ones(2, 3, device=0)):
        assert y.is_cuda and not y.is_cpu and y.get_device() == 0 and y.device == tt.device("cuda", 0)
        assert y.cuda() is y and y.to("cuda:0") is y and tt.equal(y.cpu(), x) and y.data_ptr() & FAR
    assert x.cuda(1).get_device() == 1 and x.cuda(1).cuda("cuda:0").get_device() == 0 and x.cpu() is x
    assert grid().type() == "torch.cuda.FloatTensor" and tt.device(1) == tt.device("cuda:1")
    assert repr(grid()) == "tensor([[0., 1., 2.],\n        [3., 4., 5.]], device='cuda:0')"
    assert (
        grid()[1, 2].item() == 5 and float(grid()[0, 1]) == 1 and f"{grid()[1, 1]:.1f}" == "4.0" and bool(grid()[0, 1])
    )


def test_a_module_moves() -> None:
    module = tt.nn.Sequential(tt.nn.Linear(2, 3), tt.nn.BatchNorm1d(3)).cuda()
    assert {t.device for t in module.state_dict().values()} == {tt.device("cuda:0")}
    assert {t.device for t in module.to("cuda:1").state_dict().values()} == {tt.device("cuda:1")}
    assert {t.device.type for t in module.cpu().state_dict().values()} == {"cpu"}


def test_the_default_device_is_that_of_factories() -> None:
    makers = [
        lambda: tt.ones(2), lambda: tt.tensor([1.0]), lambda: tt.as_tensor([1]), lambda: tt.asarray([1]), lambda: tt.rand(2),
        lambda: tt.arange(3), lambda: tt.eye(2), lambda: tt.full((2,), 3), lambda: tt.nn.Linear(1, 1).weight,
        lambda: tt.tensor(tt.ones(1).tolist()), lambda: tt.empty_strided((2,), (1,)),
    ]  # fmt: skip
    host = [lambda: tt.Tensor([1]), lambda: tt.ones(1, device="cpu"), lambda: tt.from_numpy(np.ones(1))]
    for set_device in (lambda: tt.device("cuda"), None):
        if set_device is None:
            tt.set_default_device("cuda:1")
        else:
            context = set_device()
            context.__enter__()
        try:
            expected = tt.device("cuda:1" if set_device is None else "cuda:0")
            assert tt.get_default_device() == expected
            assert {make().device for make in makers} == {expected}
            assert {make().device.type for make in host} == {"cpu"}
            with tt.device("cpu"):
                assert tt.ones(1).device.type == "cpu"
        finally:
            if set_device is None:
                tt.set_default_device(None)
            else:
                context.__exit__(None, None, None)
    assert tt.ones(1).device.type == "cpu" and tt.get_default_device() == tt.device("cpu")
    assert tt.device("cuda")(lambda: tt.ones(1))().is_cuda


SAME = "Expected all tensors to be on the same device, but "
ELSEWHERE = f"{SAME}got {{}} is on cpu, different from other tensors on cuda:0 (when checking argument in method wrapper_CUDA{{}})"
NUMPY = "can't convert cuda:0 device type tensor to numpy. Use Tensor.cpu() to copy the tensor to host memory first."


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda c, h: c + h, RuntimeError, f"{SAME}found at least two devices, cuda:0 and cpu!"),
        (lambda c, h: c + c.cuda(1), RuntimeError, f"{SAME}found at least two devices, cuda:0 and cuda:1!"),
        (lambda c, h: c @ h.T, RuntimeError, ELSEWHERE.format("mat2", "_mm")),
        (lambda c, h: tt.cat([c, h]), RuntimeError, ELSEWHERE.format("tensors", "_cat")),
        (lambda c, h: tt.nn.functional.embedding(tt.tensor([0]), c), RuntimeError, ELSEWHERE.format("index", "__index_select")),
        (lambda c, h: h[c.long()[0]], RuntimeError, "indices should be either on cpu or on the same device as the indexed tensor (cpu)"),
        (lambda c, h: c.numpy(), TypeError, NUMPY),
        (lambda c, h: c.pin_memory(), RuntimeError, "cannot pin 'torch.cuda.FloatTensor' only dense CPU tensors can be pinned"),
        (lambda c, h: tt.ones(1, device="cuda", pin_memory=True), RuntimeError, "Only dense CPU tensors can be pinned"),
    ],
)  # fmt: skip
def test_refusals_are_pytorchs(call, error, text) -> None:
    with pytest.raises(error) as raised:
        call(grid(), tt.ones(2, 3))
    assert str(raised.value) == text


def test_numbers_and_indices_of_the_cpu_may_stand_beside() -> None:
    c, h = grid(), tt.ones(2, 3)
    assert (c + tt.tensor(1.0)).device == c.device and (tt.tensor(1.0) * c).is_cuda
    assert c[tt.tensor([1])].tolist() == [[3, 4, 5]] and c[h > 0].tolist() == [0, 1, 2, 3, 4, 5]
    c[tt.tensor([0])] = 7
    c[1] = tt.tensor(8.0)
    assert c.tolist() == [[7, 7, 7], [8, 8, 8]]
    c[h > 0] = 1.0
    assert c.copy_(h * 2).tolist() == [[2, 2, 2], [2, 2, 2]] and h.copy_(c).tolist() == c.tolist()


# ---- copies and files --------------------------------------------------------------------------------------------------


def test_copies_and_pickles_share_as_the_originals_did() -> None:
    base = grid()
    for first, second in (copy.deepcopy([base, base[1]]), pickle.loads(pickle.dumps([base, base[1]]))):
        assert first.tolist() == base.tolist() and first.device == base.device and first.data_ptr() != base.data_ptr()
        second.zero_()
        assert first[1].tolist() == [0, 0, 0]
    parameter = pickle.loads(pickle.dumps(tt.nn.Parameter(base)))
    assert isinstance(parameter, tt.nn.Parameter) and parameter.is_cuda and parameter.requires_grad


@pytest.mark.parametrize(
    ("location", "device"),
    [
        (None, "cuda:1"),
        ("cpu", "cpu"),
        ("cuda", "cuda:0"),
        (tt.device("cuda:0"), "cuda:0"),
        ({"cuda:1": "cuda:0"}, "cuda:0"),
        (lambda storage, where: storage.cuda(0), "cuda:0"),
        (lambda storage, where: None, "cuda:1"),
    ],
)
def test_files_are_loaded_to_where_map_location_says(location: Any, device: str) -> None:
    x = grid().cuda(1)
    file = io.BytesIO()
    tt.save({"all": x, "row": x[1]}, file)
    file.seek(0)
    loaded = tt.load(file, map_location=location)
    assert str(loaded["all"].device) == device and loaded["all"].tolist() == x.tolist()
    assert loaded["row"].data_ptr() == loaded["all"].data_ptr() + 12


def test_a_file_of_a_device_that_is_not_here() -> None:
    file = io.BytesIO()
    tt.save(grid(), file)
    file.seek(0)
    with pytest.raises(RuntimeError) as raised:
        tt.load(file, map_location="cuda:7")
    assert str(raised.value) == (
        "Attempting to deserialize object on CUDA device 7 but torch.cuda.device_count() is 2. Please use torch.load with "
        "map_location to map your storages to an existing device."
    )


# ---- pinned memory -----------------------------------------------------------------------------------------------------


def test_pinned_memory() -> None:
    x = tt.arange(6.0).reshape(2, 3).T
    p = x.pin_memory()
    assert p.is_pinned() and not x.is_pinned() and p.pin_memory() is p and p.stride() == x.stride() and tt.equal(p, x)
    assert p[1].is_pinned() and p.untyped_storage().is_pinned() and not p.clone().is_pinned()
    c = p.to("cuda", non_blocking=True)
    del p
    back = tt.empty(3, 2, pin_memory=True).copy_(c, non_blocking=True)
    tt.cuda.synchronize()
    assert back.is_pinned() and tt.equal(back, x) and not c.is_pinned()
    for made in (tt.tensor([1], pin_memory=True), tt.zeros_like(x, pin_memory=True), x.new_empty(2, pin_memory=True)):
        assert made.is_pinned()


def test_batches_can_be_pinned() -> None:
    data = [{"x": tt.ones(2), "y": (i, "name")} for i in range(4)]
    batches = list(tt.utils.data.DataLoader(data, batch_size=2, pin_memory=True))
    assert all(batch["x"].is_pinned() and batch["y"][0].is_pinned() for batch in batches)
    assert list(batches[0]["y"][1]) == ["name", "name"] and len(batches) == 2


# ---- other libraries ---------------------------------------------------------------------------------------------------


class Foreign:
    """Another library's array: all that it has is what the interface says."""

    def __init__(self, interface: dict[str, Any]):
        self.__cuda_array_interface__ = interface


@pytest.mark.parametrize("dtype", [tt.float32, tt.float16, tt.int64, tt.bool, tt.uint8])
def test_the_cuda_array_interface_shares_memory(dtype) -> None:
    x = grid().cuda(1).to(dtype).T
    described = x.__cuda_array_interface__
    assert described["shape"] == (3, 2) and described["version"] == 2 and described["data"] == (x.data_ptr(), False)
    assert described["strides"] == (x.element_size(), 3 * x.element_size())
    assert grid().__cuda_array_interface__["strides"] is None
    y = tt.as_tensor(Foreign(described))
    assert y.device == x.device and y.dtype is x.dtype and y.stride() == x.stride() and y.data_ptr() == x.data_ptr()
    x.fill_(1)
    assert y.tolist() == x.tolist() and tt.tensor(Foreign(described)).data_ptr() != x.data_ptr()
    assert tt.as_tensor(Foreign(described), device="cuda:0").get_device() == 0
    assert tt.ones(0, device="cuda").__cuda_array_interface__["data"] == (0, False)


def test_the_cuda_array_interface_refuses() -> None:
    with pytest.raises(RuntimeError, match="Can't get __cuda_array_interface__ on Variable that requires grad"):
        _ = grid().requires_grad_().__cuda_array_interface__
    with pytest.raises(AttributeError, match="Can't get __cuda_array_interface__ on non-CUDA tensor type: torch"):
        _ = tt.ones(2).__cuda_array_interface__
    described = grid().__cuda_array_interface__
    with pytest.raises(ValueError, match="given array strides not a multiple of the element byte size"):
        tt.as_tensor(Foreign({**described, "strides": (12, 3)}))
    with pytest.raises(TypeError, match="the read only flag is not supported"):
        tt.as_tensor(Foreign({**described, "data": (described["data"][0], True)}))
    with pytest.raises(tt.AcceleratorError, match="CUDA error: invalid argument"):
        tt.as_tensor(Foreign({**described, "data": (64, False)}))


@pytest.mark.parametrize("dtype", [tt.float32, tt.bfloat16, tt.bool])
def test_dlpack_shares_memory(dtype) -> None:
    x = grid().to(dtype)[:, 1:]
    assert x.__dlpack_device__() == (2, 0)
    y = tt.from_dlpack(x)
    assert y.device == x.device and y.dtype is dtype and y.stride() == x.stride() and y.data_ptr() == x.data_ptr()
    y.zero_()
    assert x.sum().item() == 0
    assert tt.utils.dlpack.from_dlpack(tt.utils.dlpack.to_dlpack(x)).data_ptr() == x.data_ptr()
    held = tt.cuda.memory_allocated()
    capsule = x.__dlpack__()
    address = x.data_ptr()
    del x, y
    assert tt.cuda.memory_allocated() == held and tt.from_dlpack(capsule).data_ptr() == address


def test_dlpack_looks_at_streams_and_devices() -> None:
    x = grid()
    for stream in (None, 1, -1, tt.cuda.Stream().cuda_stream):
        x.__dlpack__(stream=stream)
    with pytest.raises(BufferError, match="per-thread default stream is not supported"):
        x.__dlpack__(stream=2)
    with pytest.raises(AssertionError, match="unsupported stream on CUDA: 0"):
        x.__dlpack__(stream=0)
    with pytest.raises(BufferError, match="Can't export tensors on a different CUDA device index"):
        x.cuda(1).__dlpack__()
    with pytest.raises(BufferError, match="Can't export tensors that require gradient"):
        x.requires_grad_().__dlpack__()
    moved = tt.from_dlpack(grid(), device="cpu")
    assert moved.device.type == "cpu" and moved.tolist() == grid().tolist()


# ---- mixed precision ---------------------------------------------------------------------------------------------------


def test_autocast_and_scaler_work_on_cuda() -> None:
    assert tt.amp.is_autocast_available("cuda") and tt.get_autocast_dtype("cuda") is tt.float16
    weight = tt.ones(3, 3, device="cuda", requires_grad=True)
    with tt.autocast("cuda"):
        y = grid() @ weight
        assert y.dtype is tt.float16 and y.softmax(0).dtype is tt.float32
        with tt.autocast("cuda", enabled=False):
            assert (grid() @ weight).dtype is tt.float32
    with tt.autocast("cuda", dtype=tt.bfloat16):
        assert (grid() @ weight).dtype is tt.bfloat16
    scaler = tt.amp.GradScaler("cuda", init_scale=8.0)
    optimizer = tt.optim.SGD([weight], lr=1.0)
    scaler.scale(y.float().sum()).backward()
    assert scaler.is_enabled() and weight.grad is not None and weight.grad[0, 0].item() == 8 * 3
    scaler.step(optimizer)
    scaler.update()
    assert weight[0, 0].item() == 1 - 3
    (tt.full((1,), float("inf"), device="cuda") * weight.sum()).sum().backward()
    scaler.step(optimizer)
    scaler.update()
    assert scaler.get_scale() == 4.0 and weight[0, 0].item() == -2


# ---- the accelerator ---------------------------------------------------------------------------------------------------


def test_the_accelerator_is_cuda() -> None:
    accelerator = tt.accelerator
    assert accelerator.is_available() and accelerator.device_count() == 2
    assert accelerator.current_accelerator() == tt.device("cuda") and accelerator.current_device_index() == 0
    with accelerator.device_index(1):
        assert accelerator.current_device_index() == tt.cuda.current_device() == 1
        assert accelerator.current_stream() == tt.Stream(0, 1, 1)
    x = tt.ones(100, device="cuda")
    accelerator.synchronize()
    assert accelerator.memory_allocated() == tt.cuda.memory_allocated() >= 512
    assert accelerator.get_memory_info("cuda:1") == tt.cuda.mem_get_info(1) and x.is_cuda
    assert tt.get_device_module() is tt.cuda
    with pytest.raises(ValueError, match="cpu doesn't match the current accelerator cuda"):
        accelerator.synchronize("cpu")
