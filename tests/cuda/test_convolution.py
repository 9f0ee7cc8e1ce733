"""Convolutions on a simulated device: forward and all gradients, over strides, paddings, dilations, groups and layouts."""

import pytest
from cuda_samples import no_fallback, same

import tinytensor as tt

nn = tt.nn.functional

not_on_the_cpu = no_fallback(r"(.*conv.*|im2col|col2im)\b")


CASES = [
    (nn.conv1d, (2, 4, 9), (6, 2, 3), {"stride": 2, "padding": 1, "groups": 2}),
    (nn.conv2d, (2, 3, 6, 5), (4, 3, 3, 2), {"stride": (2, 1), "padding": (1, 0), "dilation": (1, 2)}),
    (nn.conv2d, (1, 3, 7, 7), (3, 1, 3, 3), {"groups": 3, "padding": 1}),
    (nn.conv2d, (2, 3, 4, 4), (5, 3, 1, 1), {}),
    (nn.conv3d, (1, 2, 4, 3, 4), (3, 2, 2, 2, 3), {"stride": (2, 1, 1), "padding": 1}),
    (nn.conv_transpose1d, (2, 4, 5), (4, 3, 3), {"stride": 2, "output_padding": 1}),
    (nn.conv_transpose2d, (2, 4, 3, 4), (4, 2, 3, 2), {"stride": 2, "padding": 1, "groups": 2, "dilation": 2}),
    (nn.conv_transpose3d, (1, 2, 2, 3, 2), (2, 3, 2, 2, 2), {"stride": (1, 2, 2)}),
]


@pytest.mark.parametrize(("function", "input", "weight", "options"), CASES, ids=lambda v: getattr(v, "__name__", ""))
def test_with_gradients(function, input, weight, options):
    tt.manual_seed(0)
    transposed = "transpose" in function.__name__
    channels = weight[1] * options.get("groups", 1) if transposed else weight[0]
    tensors = tt.randn(*input), tt.randn(*weight), tt.randn(channels)
    same(lambda x, w, b: function(x, w, b, **options), *tensors)
    same(lambda x, w: function(x, w, **options), *tensors[:2])


@pytest.mark.parametrize(("dtype", "tol"), [(tt.float64, 1e-12), (tt.float16, 2e-2), (tt.bfloat16, 1e-1)], ids=str)
def test_dtypes(dtype, tol):
    tt.manual_seed(0)
    tensors = [tt.randn(*s).to(dtype) for s in ((2, 2, 5, 5), (3, 2, 3, 3), (3,))]
    same(lambda x, w, b: nn.conv2d(x, w, b, padding=1), *tensors, tol=tol)


def test_channels_last_and_views():
    tt.manual_seed(0)
    x = tt.randn(2, 3, 5, 6).to(memory_format=tt.channels_last)
    same(lambda x, w: nn.conv2d(x, w), x, tt.randn(4, 3, 2, 2))
    same(lambda x, w: nn.conv2d(x[:, :, ::2, 1:], w), x, tt.randn(4, 3, 2, 2))


def test_more_than_a_block():
    tt.manual_seed(0)
    same(lambda x, w: nn.conv2d(x, w, padding=1), tt.randn(1, 9, 9, 9), tt.randn(18, 9, 3, 3))


def test_unfold_and_fold():
    tt.manual_seed(0)
    same(lambda x: nn.unfold(x, (2, 3), dilation=(2, 1), padding=1, stride=(1, 2)), tt.randn(2, 3, 6, 7))
    same(lambda x: nn.fold(x, (5, 6), (2, 3), padding=(1, 0)), tt.randn(2, 3 * 6, 24))


def test_integers_are_refused():
    x = tt.ones(1, 2, 4, 4, dtype=tt.int32, device="cuda")
    with pytest.raises(NotImplementedError, match="\"slow_conv2d_cuda\" not implemented for 'Int'"):
        nn.conv2d(x, x)
