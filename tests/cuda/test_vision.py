"""Interpolation, padding and shuffles on a simulated device: results and gradients."""

import pytest
from cuda_samples import no_fallback, same

import tinytensor as tt

nn = tt.nn.functional

not_on_the_cpu = no_fallback(r"(.*upsample|.*_pad|.*shuffle|.*grid_samp|.*dist)")


def images(*sizes):
    tt.manual_seed(0)
    return tt.randn(*sizes)


@pytest.mark.parametrize("mode", ["nearest", "nearest-exact", "bilinear", "bicubic"])
@pytest.mark.parametrize("size", [(7, 3), (2, 9)])
def test_interpolation(mode, size):
    x = images(2, 2, 4, 5)
    same(lambda x: nn.interpolate(x, size, mode=mode), x, tol=1e-4)
    if mode.startswith("bi"):
        same(lambda x: nn.interpolate(x, size, mode=mode, align_corners=True), x, tol=1e-4)
        same(lambda x: nn.interpolate(x, size, mode=mode, antialias=True), x, tol=1e-4)


def test_sequences_and_volumes():
    same(lambda x: nn.interpolate(x, scale_factor=1.5, mode="linear"), images(2, 3, 5))
    same(lambda x: nn.interpolate(x, scale_factor=2, mode="nearest"), images(2, 3, 5))
    same(lambda x: nn.interpolate(x, (3, 4, 2), mode="trilinear"), images(1, 2, 2, 3, 4))
    same(lambda x: nn.interpolate(x, (3, 4, 2), mode="nearest"), images(1, 2, 2, 3, 4))


@pytest.mark.parametrize(("dtype", "tol"), [(tt.float64, 1e-12), (tt.float16, 2e-2), (tt.bfloat16, 1e-1)], ids=str)
def test_dtypes_and_layouts(dtype, tol):
    x = images(2, 3, 3, 4).to(dtype)
    same(lambda x: nn.interpolate(x, (5, 5), mode="bilinear"), x, tol=tol)
    same(lambda x: nn.interpolate(x, (5, 5), mode="nearest"), x.to(memory_format=tt.channels_last), tol=tol)
    same(lambda x: nn.pad(x, (1, 2, 2, 1), mode="reflect"), x.to(memory_format=tt.channels_last), tol=tol)


def test_bytes():
    x = tt.arange(16).reshape(1, 1, 4, 4).to(tt.uint8)
    assert tt.equal(nn.interpolate(x.cuda(), (3, 7)).cpu(), nn.interpolate(x, (3, 7)))
    with pytest.raises(NotImplementedError, match="\"upsample_bilinear2d_out_frame\" not implemented for 'Byte'"):
        nn.interpolate(x.cuda(), (3, 7), mode="bilinear")


@pytest.mark.parametrize("mode", ["constant", "reflect", "replicate", "circular"])
def test_padding(mode):
    same(lambda x: nn.pad(x, (2, 1), mode=mode), images(2, 3, 4))
    same(lambda x: nn.pad(x, (2, 1, 0, 2), mode=mode), images(2, 3, 4, 5))
    same(lambda x: nn.pad(x, (1, 1, 0, 1, 1, 0), mode=mode), images(1, 2, 3, 2, 3))


def test_padding_of_integers():
    x = tt.arange(12).reshape(1, 3, 4)
    assert tt.equal(nn.pad(x.cuda(), (2, 1), mode="reflect").cpu(), nn.pad(x, (2, 1), mode="reflect"))


def test_gradients_are_deterministic():
    x = images(1, 1, 3, 3).cuda().requires_grad_()
    tt.use_deterministic_algorithms(True)
    try:
        nn.interpolate(x, (6, 6), mode="nearest").backward(tt.ones(1, 1, 6, 6, device="cuda"))
    finally:
        tt.use_deterministic_algorithms(False)
    assert tt.equal(x.grad.cpu(), tt.full((1, 1, 3, 3), 4.0))


def test_shuffles():
    same(lambda x: nn.pixel_shuffle(x, 2), images(2, 8, 3, 2))
    same(lambda x: nn.pixel_unshuffle(x, 2), images(2, 2, 4, 6))
    x = images(2, 6, 3)
    assert tt.equal(nn.channel_shuffle(x.cuda(), 3).cpu(), nn.channel_shuffle(x, 3))


def test_grid_sampler():
    tt.manual_seed(0)
    image, volume = tt.randn(2, 2, 4, 5), tt.randn(1, 2, 3, 4, 3)
    grid, places = tt.rand(2, 3, 3, 2) * 3 - 1.5, tt.rand(1, 2, 3, 2, 3) * 3 - 1.5
    for align in (False, True):
        for padding in ("zeros", "border", "reflection"):
            for mode in ("bilinear", "nearest", "bicubic"):
                options = {"mode": mode, "padding_mode": padding, "align_corners": align}
                same(lambda x, p: nn.grid_sample(x, p, **options), image, grid, tol=1e-4)  # noqa: B023
                if mode != "bicubic":
                    same(lambda x, p: nn.grid_sample(x, p, **options), volume, places, tol=1e-4)  # noqa: B023
    same(lambda x, p: nn.grid_sample(x, p, align_corners=False), image.double(), grid.double(), tol=1e-12)
    same(lambda x: nn.grid_sample(x, grid.to(x.device), align_corners=False), image)
