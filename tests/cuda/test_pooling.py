"""Pools on a simulated device: results, indices and gradients, and what a place outside a plane does."""

import pytest
from cuda_samples import no_fallback, same

import tinytensor as tt

nn = tt.nn.functional

not_on_the_cpu = no_fallback(r".*pool")


def images(*sizes):
    tt.manual_seed(0)
    return tt.randn(*sizes)


CASES = [
    lambda x: nn.max_pool2d(x, 2, return_indices=True),
    lambda x: nn.max_pool2d(x, 3, stride=2, padding=1, dilation=2, return_indices=True),
    lambda x: nn.max_pool2d(x, (2, 3), stride=1, ceil_mode=True, return_indices=True),
    lambda x: nn.avg_pool2d(x, 3, stride=2, padding=1),
    lambda x: nn.avg_pool2d(x, 3, stride=2, padding=1, count_include_pad=False, ceil_mode=True),
    lambda x: nn.avg_pool2d(x, 2, divisor_override=3),
    lambda x: nn.adaptive_avg_pool2d(x, (3, 5)),
    lambda x: nn.adaptive_max_pool2d(x, (5, 2), return_indices=True),
    lambda x: nn.max_pool1d(x[0], 3, stride=2),
    lambda x: nn.avg_pool1d(x[0], 3, stride=2),
    lambda x: nn.adaptive_avg_pool1d(x[0], 4),
]


@pytest.mark.parametrize("function", CASES)
def test_images(function):
    same(function, images(2, 3, 7, 8))


def test_volumes():
    x = images(2, 2, 4, 5, 4)
    same(lambda x: nn.max_pool3d(x, 2, padding=1, return_indices=True), x)
    same(lambda x: nn.avg_pool3d(x, 2, stride=(1, 2, 2), padding=1), x)
    same(lambda x: nn.adaptive_avg_pool3d(x, (2, 3, 2)), x)
    same(lambda x: nn.adaptive_max_pool3d(x, (2, 3, 2), return_indices=True), x)


@pytest.mark.parametrize(("dtype", "tol"), [(tt.float64, 1e-12), (tt.float16, 2e-2), (tt.bfloat16, 1e-1)], ids=str)
def test_dtypes_and_layouts(dtype, tol):
    x = images(2, 3, 6, 6).to(dtype)
    same(lambda x: nn.max_pool2d(x, 3, stride=1), x, tol=tol)
    same(lambda x: nn.avg_pool2d(x, 3, stride=2), x, tol=tol)
    same(lambda x: nn.max_pool2d(x, 3, stride=2), x.to(memory_format=tt.channels_last), tol=tol)


def test_nan_is_the_largest():
    x = images(1, 1, 4, 4)
    x[0, 0, 1, 1] = float("nan")
    out, places = nn.max_pool2d(x.cuda(), 2, return_indices=True)
    assert out.cpu()[0, 0, 0, 0].isnan() and places.cpu()[0, 0, 0, 0] == 5


def test_unpool():
    x = images(2, 2, 4, 4)
    same(lambda x: nn.max_unpool2d(*nn.max_pool2d(x, 2, return_indices=True), 2), x)


def test_a_place_outside_ends_the_kernel():
    bad = tt.tensor([[[[99]]]], device="cuda")
    with pytest.raises(RuntimeError, match="device-side assert triggered"):
        nn.max_unpool2d(tt.ones(1, 1, 1, 1, device="cuda"), bad, 2)


def test_gradients_of_max_pools_are_not_deterministic():
    x = images(1, 1, 4, 4).cuda().requires_grad_()
    out = nn.max_pool2d(x, 2)
    tt.use_deterministic_algorithms(True)
    try:
        with pytest.raises(RuntimeError, match="max_pool2d_with_indices_backward_cuda does not have a deterministic"):
            out.backward(tt.ones(1, 1, 2, 2, device="cuda"))
    finally:
        tt.use_deterministic_algorithms(False)


def test_dtypes_are_those_of_a_gpu():
    x = tt.arange(16, device="cuda").reshape(1, 1, 4, 4)
    for call, kernel in (
        (lambda: nn.max_pool2d(x, 2), "max_pool2d_with_indices_out_cuda_frame"),
        (lambda: nn.max_pool3d(x, 1), "max_pool3d_with_indices_out_frame"),
        (lambda: nn.avg_pool2d(x, 2), "avg_pool2d_out_cuda_frame"),
        (lambda: nn.avg_pool3d(x, 1), "avg_pool3d_out_cuda"),
    ):
        with pytest.raises(NotImplementedError, match=f"\"{kernel}\" not implemented for 'Long'"):
            call()
    places = tt.tensor([[[[2, 3]]]], device="cuda")
    assert nn.max_unpool2d(x[:, :, :1, 1:3], places, (1, 2)).cpu().tolist() == [[[[0, 0, 1, 2]]]]
    volume = tt.ones(1, 2, 2, 2).half().cuda()
    assert nn.avg_pool3d(volume, 2).dtype is tt.float16  # the CPU has no kernel for it
