"""Blocked tensors of all sizes: what must hold whatever the number of channels, and that unused lanes stay 0."""

from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tinytensor as tt
from tinytensor import introspect
from tinytensor.aten.native.mkldnn.cpu import conv_kernel
from tinytensor.aten.native.mkldnn.mkldnn_common import pack_weight, unpack_weight
from tinytensor.kernel_compiler.registers import registers
from tinytensor.nn import functional as F

IMAGES = st.tuples(st.integers(0, 3), st.integers(0, 20), st.integers(0, 4), st.integers(0, 4))
FILLED = st.tuples(st.integers(1, 2), st.integers(1, 20), st.integers(1, 6), st.integers(1, 6))
SEEDS = st.integers(0, 99)


def numbers(shape, seed=0):
    return tt.tensor(np.random.RandomState(seed).randint(-4, 5, shape).astype(np.float32))


def blocks(tensor):
    return tensor.storage_.opaque


def lanes_are_zero(tensor):
    """Whether the lanes after the last channel hold 0."""
    held = np.moveaxis(blocks(tensor).numpy(), 4, 2)
    n, count, lanes, h, w = held.shape
    return not held.reshape(n, count * lanes, h, w)[:, tensor.shape[1] :].any()


@given(IMAGES, SEEDS)
def test_images_are_packed_and_unpacked(shape, seed):
    x = numbers(shape, seed)
    y = x.to_mkldnn()
    n, c, h, w = shape
    assert tuple(blocks(y).shape) == (n, -(-c // 8), h, w, 8)
    assert y.shape == x.shape and lanes_are_zero(y)
    assert y.to_dense().tolist() == x.tolist()
    for i in range(c):
        assert blocks(y)[:, i // 8, :, :, i % 8].tolist() == x[:, i].tolist()


@given(
    st.lists(st.integers(0, 4), min_size=1, max_size=5), st.sampled_from([tt.float32, tt.bfloat16, tt.uint8, tt.int8])
)
def test_others_are_held_row_major(shape, dtype):
    x = numbers(shape).abs().to(dtype)
    y = x.to_mkldnn()
    assert y.dtype is dtype and y.to_dense().tolist() == x.tolist()
    if len(shape) != 4 or dtype is not tt.float32:
        assert tuple(blocks(y).shape) == tuple(shape)
    assert not x.numel() or y.to_dense().data_ptr() != blocks(y).data_ptr()


@given(FILLED, SEEDS)
def test_functions_of_blocks_agree_with_dense_ones(shape, seed):
    x, y = numbers(shape, seed), numbers(shape, seed + 1)
    a, b = x.to_mkldnn(), y.to_mkldnn()
    mean, scale = numbers(shape[1], seed), numbers(shape[1], seed).abs() + 1
    pairs = [
        (a.relu(), x.relu()), (a.sigmoid(), x.sigmoid()), (a.tanh(), x.tanh()), (F.gelu(a), F.gelu(x)),
        (a + b, x + y), (tt.add(a, b, alpha=3), tt.add(x, y, alpha=3)), (a * b, x * y), (a * float("inf"), x * float("inf")),
        (a.sigmoid_().clone(), x.sigmoid()), (F.softmax(b, 1), F.softmax(y, 1)), (F.softmax(b, 2), F.softmax(y, 2)),
        (F.batch_norm(b, mean, scale, scale, mean), F.batch_norm(y, mean, scale, scale, mean)),
        (F.prelu(b, mean), F.prelu(y, mean)), (b.transpose(1, 2), y.transpose(1, 2)), (b.reshape(shape[1], -1), y.reshape(shape[1], -1)),
    ]  # fmt: skip
    for ours, dense in pairs:
        np.testing.assert_allclose(ours.to_dense().numpy(), dense.numpy(), rtol=1e-4, atol=1e-5)
        if blocks(ours).dim() == 5:
            assert lanes_are_zero(ours)


@given(FILLED, SEEDS, st.integers(1, 3), st.integers(1, 3), st.integers(0, 1), st.booleans())
def test_pools_agree_with_dense_ones(shape, seed, kernel, stride, padding, include):
    x = numbers(shape, seed)
    if min(shape[2:]) + 2 * padding < kernel or padding > kernel // 2:
        return
    a = x.to_mkldnn()
    for ours, dense in (
        (F.max_pool2d(a, kernel, stride, padding), F.max_pool2d(x, kernel, stride, padding)),
        (
            F.avg_pool2d(a, kernel, stride, padding, count_include_pad=include),
            F.avg_pool2d(x, kernel, stride, padding, count_include_pad=include),
        ),
        (F.adaptive_avg_pool2d(a, (1, shape[3])), F.adaptive_avg_pool2d(x, (1, shape[3]))),
    ):
        np.testing.assert_allclose(ours.to_dense().numpy(), dense.numpy(), rtol=1e-5, atol=1e-6)
        assert lanes_are_zero(ours)


@st.composite
def convolutions(draw):
    groups = draw(st.sampled_from([1, 1, 1, 2, 3, 9]))
    inputs, outputs = draw(
        st.sampled_from([(1, 1), (1, 2), (3, 2), (8, 8), (8, 16), (9, 10), (17, 5), (8, 24), (3, 40)])
    )
    kernel = draw(st.integers(1, 3)), draw(st.integers(1, 3))
    stride, padding = (
        (draw(st.integers(1, 3)), draw(st.integers(1, 2))),
        (draw(st.integers(0, 2)), draw(st.integers(0, 2))),
    )
    dilation = draw(st.integers(1, 2)), draw(st.integers(1, 2))
    size = [draw(st.integers(1, 4)) + d * (k - 1) for k, d in zip(kernel, dilation, strict=True)]
    shape = (draw(st.integers(1, 2)), groups * inputs, *size)
    return shape, (groups * outputs, inputs, *kernel), stride, padding, dilation, groups, draw(st.booleans())


@given(convolutions(), SEEDS)
def test_convolutions_agree_with_dense_ones(case, seed):
    shape, weight, stride, padding, dilation, groups, with_bias = case
    x, w = numbers(shape, seed), numbers(weight, seed + 1)
    b = numbers(weight[0], seed) if with_bias else None
    dense = F.conv2d(x, w, b, stride, padding, dilation, groups).tolist()
    ordered = tt.ops.aten.mkldnn_reorder_conv2d_weight(w.to_mkldnn(), padding, stride, dilation, groups)
    assert ordered.to_dense().tolist() == w.tolist()
    for given_weight in (w, w.to_mkldnn(), ordered):
        made = F.conv2d(x.to_mkldnn(), given_weight, b, stride, padding, dilation, groups)
        assert made.to_dense().tolist() == dense and lanes_are_zero(made)


@given(
    st.sampled_from([8, 16]), st.integers(1, 2), st.integers(1, 5), st.integers(1, 2), st.integers(1, 5), st.integers(1, 9)
)  # fmt: skip
def test_convolutions_stay_inside_of_their_memory(lanes, groups, outputs, size, high, wide):
    """Of `outputs` blocks in a group. Around all memory are NaNs, which no result has and none of which is written over."""
    if lanes > registers().nbytes // 4:
        return
    rng = np.random.RandomState(outputs)
    vectors = -(-outputs * 8 // lanes)
    shapes = {
        "out": (groups * outputs, high, wide, 8), "x": (groups, high + size - 1, wide + size - 1, 8),
        "weight": (groups, vectors, size, size, 8, lanes), "bias": (groups * outputs + lanes // 8 - 1, 8),
    }  # fmt: skip
    wholes = {name: np.full(np.prod(shape) + 64, np.nan, np.float32) for name, shape in shapes.items()}
    inner = {name: wholes[name][32:-32].reshape(shape) for name, shape in shapes.items()}
    for name in ("x", "weight", "bias"):
        inner[name][...] = rng.randint(-4, 5, shapes[name])
    geometry = (1, groups, 1, outputs, *shapes["x"][1:3], high, wide, size, size, 1, 1, 0, 0, 1, 1, 8)
    conv_kernel.convolve(lanes, *(inner[name].ctypes.data for name in shapes), geometry)
    windows = np.lib.stride_tricks.sliding_window_view(inner["x"], (size, size), (1, 2))
    sums = np.einsum("ghwamn,gvmnal->gvlhw", windows, inner["weight"]).reshape(groups, vectors * lanes, high, wide)
    sums = (
        sums[:, : outputs * 8].reshape(groups * outputs, 8, high, wide)
        + inner["bias"][: groups * outputs, :, None, None]
    )
    np.testing.assert_array_equal(inner["out"], np.moveaxis(sums, 1, 3))
    assert all(np.isnan(whole[:32]).all() and np.isnan(whole[-32:]).all() for whole in wholes.values())


@given(st.integers(1, 3), st.integers(1, 20), st.integers(1, 10), st.integers(1, 2), SEEDS)
def test_weights_keep_their_elements_in_any_order(groups, outputs, inputs, kernel, seed):
    w = numbers((groups * outputs, inputs, kernel, 1), seed)
    assert unpack_weight(pack_weight(w, groups), tuple(w.shape)).tolist() == w.tolist()


def test_a_mode_without_kernels_gives_the_same(monkeypatch):
    from tinytensor.aten.native.mkldnn import conv, pooling

    x, w = numbers((2, 9, 5, 5)), numbers((10, 9, 3, 3))
    programs = [
        lambda a: F.conv2d(a, w, padding=1),
        lambda a: F.max_pool2d(a, 2, 1, 1),
        lambda a: F.avg_pool2d(a, 3, 2, 1, ceil_mode=True),
        lambda a: F.avg_pool2d(a, 3, 2, 1, ceil_mode=True, count_include_pad=False),
    ]
    fast = [program(x.to_mkldnn()).to_dense() for program in programs]
    for module in (conv, pooling):
        monkeypatch.setattr(module, "mode", lambda: "off")
    for program, wanted in zip(programs, fast, strict=True):
        np.testing.assert_allclose(program(x.to_mkldnn()).to_dense().numpy(), wanted.numpy(), rtol=1e-5, atol=1e-5)


def test_detached_tensors_share_blocks_and_others_do_not():
    x = numbers((1, 3, 2, 2)).to_mkldnn()
    x.detach().relu_()
    assert (x.to_dense() >= 0).all() and x._version == 1
    x.data.zero_()
    assert not x.to_dense().any() and x._version == 1
    y = numbers((1, 3, 2, 2)).to_mkldnn()
    y.clone().zero_(), y.reshape(3, 4).zero_(), y.to_dense().zero_()
    assert y.to_dense().any()


@pytest.mark.parametrize("make", [lambda: tt.ones(1, 9, 1, 2), lambda: tt.ones(2, 2)])
def test_pictures_show_what_holds_the_elements(make):
    tensor = make().to_mkldnn()
    spec = introspect.storage(tensor, labels=["T"])
    assert json.loads(json.dumps(spec)) == spec
    (described,) = spec["tensors"]
    assert described["sizes"] == list(blocks(tensor).shape)
    assert described["label"] == ("T.blocks" if tensor.dim() == 4 else "T.elements")
    (data,) = spec["storages"][0]["data"]
    assert [value for span in data["spans"] for value in span["values"]] == blocks(tensor).flatten().tolist()


def test_the_layout_is_a_dispatch_key():
    trace = introspect.dispatch_trace(tt.relu, tt.ones(2).to_mkldnn())
    assert "MkldnnCPU" in json.dumps(trace)


def test_switches_are_kept():
    switches = tt.backends.mkldnn
    with switches.flags(enabled=False, deterministic=True):
        assert not switches.enabled and switches.deterministic
    assert switches.enabled and not switches.deterministic
    with pytest.raises(RuntimeError, match="set_enabled_mkldnn expects a bool, but got int"):
        switches.enabled = 3
    switches.enabled = True
