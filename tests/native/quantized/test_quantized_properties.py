"""Properties of quantized tensors, on random numbers: bounds of errors, integers against NumPy, layouts, files."""

from __future__ import annotations

import io
import pickle

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tinytensor as tt

DTYPES = {tt.quint8: (0, 255), tt.qint8: (-128, 127), tt.qint32: (-(2**31), 2**31 - 1)}
shapes = st.lists(st.integers(0, 4), max_size=4).map(tuple)
scales = st.floats(2**-10, 10, width=32)
seeds = st.integers(0, 2**31 - 1)


def _real(seed: int, shape: tuple[int, ...], spread: float = 3.0) -> np.ndarray:
    return (np.random.default_rng(seed).standard_normal(shape) * spread).astype(np.float32)


@settings(deadline=None, max_examples=200)
@given(shapes, scales, seeds, st.sampled_from([tt.quint8, tt.qint8]), st.integers(0, 100))
def test_an_error_is_at_most_half_a_step_inside_of_the_range(shape, scale, seed, dtype, zero_point):
    x = _real(seed, shape, 20 * scale)
    q = tt.quantize_per_tensor(tt.tensor(x), scale, zero_point, dtype)
    least, most = DTYPES[dtype]
    inside = (x >= (least - zero_point) * scale) & (x <= (most - zero_point) * scale)
    error = np.abs(q.dequantize().numpy() - x)
    assert q.shape == shape and q.int_repr().dtype is dtype.underlying
    assert (error[inside] <= scale / 2 * (1 + 1e-4)).all()
    stored = q.int_repr().numpy().astype(np.int64)
    assert ((stored >= least) & (stored <= most)).all()
    again = tt.quantize_per_tensor(q.dequantize(), scale, zero_point, dtype)
    assert np.array_equal(again.int_repr().numpy(), q.int_repr().numpy())


@settings(deadline=None, max_examples=100)
@given(st.lists(st.integers(1, 4), min_size=1, max_size=4).map(tuple), seeds, st.data())
def test_channels_are_quantized_one_by_one(shape, seed, data):
    axis = data.draw(st.integers(0, len(shape) - 1))
    x = tt.tensor(_real(seed, shape))
    random = np.random.default_rng(seed)
    steps = random.uniform(0.01, 0.2, shape[axis]).astype(
        np.float32
    )  # scales by channel may be float64, one scale may not
    zeros = random.integers(-20, 20, shape[axis])
    q = tt.quantize_per_channel(x, tt.tensor(steps), tt.tensor(zeros), axis, tt.qint8)
    for channel, (step, zero) in enumerate(zip(steps, zeros, strict=True)):
        one = tt.quantize_per_tensor(x.select(axis, channel).contiguous(), float(step), int(zero), tt.qint8)
        assert tt.equal(q.int_repr().select(axis, channel), one.int_repr())
        assert tt.equal(q.dequantize().select(axis, channel), one.dequantize())


@settings(deadline=None, max_examples=100)
@given(st.integers(0, 9), st.integers(1, 40), st.integers(1, 9), seeds, st.booleans(), st.booleans(), st.booleans())
def test_linear_is_one_rounding_of_the_exact_sums(rows, depth, columns, seed, with_bias, by_channel, relu):
    random = np.random.default_rng(seed)
    x = tt.quantize_per_tensor(tt.tensor(_real(seed, (rows, depth))), 0.05, int(random.integers(0, 255)), tt.quint8)
    w = tt.tensor(_real(seed + 1, (columns, depth), 0.3))
    if by_channel:
        tables = tt.tensor(random.uniform(0.005, 0.02, columns)), tt.tensor(random.integers(-3, 3, columns))
        weight = tt.quantize_per_channel(w, *tables, 0, tt.qint8)
    else:
        weight = tt.quantize_per_tensor(w, 0.01, 3, tt.qint8)
    bias = tt.tensor(_real(seed + 2, (columns,))) if with_bias else None
    op = tt.ops.quantized.linear_relu if relu else tt.ops.quantized.linear
    out = op(x, tt.ops.quantized.linear_prepack(weight, bias), 0.1, 100)
    exact = x.dequantize().double().numpy() @ weight.dequantize().double().numpy().T
    exact = exact + (0 if bias is None else bias.double().numpy())
    wanted = np.clip(np.maximum(exact, 0) if relu else exact, -10.0, 15.5)
    assert out.shape == (rows, columns)
    # Half a step for the rounding, and the little that float32 is away from it.
    assert np.abs(out.dequantize().numpy() - wanted).max(initial=0) <= 0.05 + 1e-4


@settings(deadline=None, max_examples=60)
@given(seeds, st.integers(1, 2), st.integers(1, 3), st.integers(0, 2), st.integers(1, 2), st.sampled_from([1, 2, 4]))
def test_conv2d_is_one_rounding_of_the_exact_sums(seed, batch, stride, padding, dilation, groups):
    x = tt.quantize_per_tensor(tt.tensor(_real(seed, (batch, 4, 7, 6))), 0.05, 90, tt.quint8)
    weight = tt.quantize_per_tensor(tt.tensor(_real(seed + 1, (8, 4 // groups, 3, 2), 0.3)), 0.01, -2, tt.qint8)
    bias = tt.tensor(_real(seed + 2, (8,)))
    places = [stride] * 2, [padding] * 2, [dilation] * 2, groups
    out = tt.ops.quantized.conv2d(x, tt.ops.quantized.conv2d_prepack(weight, bias, *places), 0.2, 128)
    exact = tt.nn.functional.conv2d(x.dequantize().double(), weight.dequantize().double(), bias.double(), *places)
    wanted = np.clip(exact.numpy(), -25.6, 25.4)
    assert out.shape == exact.shape
    assert np.abs(out.dequantize().numpy() - wanted).max(initial=0) <= 0.1 + 1e-3


@settings(deadline=None, max_examples=40)
@given(seeds, st.integers(1, 3), st.integers(0, 1), st.integers(1, 2), st.sampled_from([1, 2]))
def test_conv_transpose2d_is_one_rounding_of_the_exact_sums(seed, stride, padding, dilation, groups):
    x = tt.quantize_per_tensor(tt.tensor(_real(seed, (2, 4, 4, 3))), 0.05, 90, tt.quint8)
    weight = tt.quantize_per_tensor(tt.tensor(_real(seed + 1, (4, 3, 3, 2), 0.3)), 0.01, -2, tt.qint8)
    bias = tt.tensor(_real(seed + 2, (3 * groups,)))
    more = [stride - 1] * 2
    packed = tt.ops.quantized.conv_transpose2d_prepack(
        weight, bias, [stride] * 2, [padding] * 2, more, [dilation] * 2, groups
    )
    out = tt.ops.quantized.conv_transpose2d(x, packed, 0.2, 128)
    exact = tt.nn.functional.conv_transpose2d(
        x.dequantize().double(), weight.dequantize().double(), bias.double(), stride, padding, more, groups, dilation
    )
    assert out.shape == exact.shape
    assert np.abs(out.dequantize().numpy() - np.clip(exact.numpy(), -25.6, 25.4)).max(initial=0) <= 0.1 + 1e-3


@settings(deadline=None, max_examples=60)
@given(seeds, shapes)
def test_views_and_copies_have_the_same_integers(seed, shape):
    x = tt.tensor(_real(seed, shape))
    q = tt.quantize_per_tensor(x, 0.1, 20, tt.quint8)
    moved = q.permute(*reversed(range(q.dim()))) if q.dim() else q
    expected = q.int_repr().permute(*reversed(range(q.dim()))) if q.dim() else q.int_repr()
    for same in (moved, moved.clone(), moved.contiguous(), pickle.loads(pickle.dumps(moved)), moved.detach()):
        assert tt.equal(same.int_repr(), expected.contiguous())
        assert (same.q_scale(), same.q_zero_point(), same.dtype) == (0.1, 20, tt.quint8)


def test_packed_weights_are_pickled_as_what_they_were_made_of():
    weight = tt.quantize_per_tensor(tt.tensor(_real(1, (3, 4))), 0.01, 0, tt.qint8)
    filters = tt.quantize_per_tensor(tt.tensor(_real(2, (4, 2, 3, 3))), 0.01, 0, tt.qint8)
    x = tt.quantize_per_tensor(tt.tensor(_real(3, (2, 4))), 0.05, 3, tt.quint8)
    image = tt.quantize_per_tensor(tt.tensor(_real(4, (1, 4, 5, 5))), 0.05, 3, tt.quint8)
    packed = tt.ops.quantized.linear_prepack(weight, tt.ones(3))
    again = pickle.loads(pickle.dumps(packed))
    assert tt.equal(tt.ops.quantized.linear(x, packed, 0.1, 2), tt.ops.quantized.linear(x, again, 0.1, 2))
    conv = tt.ops.quantized.conv_transpose2d_prepack(filters, None, [2, 2], [0, 0], [1, 1], [1, 1], 2)
    same = pickle.loads(pickle.dumps(conv))
    assert tt.equal(
        tt.ops.quantized.conv_transpose2d(image, conv, 0.1, 2), tt.ops.quantized.conv_transpose2d(image, same, 0.1, 2)
    )


@pytest.mark.parametrize("damage", ["axis", "tables", "storage", "scheme"])
def test_a_file_that_describes_no_quantized_tensor_is_refused(damage):
    q = tt.quantize_per_channel(tt.ones(2, 3), tt.tensor([0.1, 0.2]), tt.tensor([0, 1]), 0, tt.qint8)
    file = io.BytesIO()
    tt.save(q, file)
    file.seek(0)
    assert tt.equal(tt.load(file), q)
    from tinytensor.serialization import rebuild
    from tinytensor.serialization.budget import Budget

    storage = q._typed_storage()
    scheme, scale, zero_point = tt.per_channel_affine, tt.ones(2), tt.zeros(2, dtype=tt.int64)
    params = {
        "axis": (scheme, scale, zero_point, -1),
        "tables": (scheme, tt.ones(2, 2), zero_point, 0),
        "storage": (scheme, scale, zero_point, 0),
        "scheme": ("per_channel", scale, zero_point, 0),
    }[damage]
    size, stride = ((9, 9), (9, 1)) if damage == "storage" else ((2, 3), (3, 1))
    with pytest.raises((RuntimeError, pickle.UnpicklingError)):
        rebuild.quantized_tensor(Budget(1000), storage, 0, size, stride, params, False, {})


@pytest.mark.parametrize("name", ["quantize", "linear"])
def test_the_loops_agree_with_numpy(name, monkeypatch):
    """The kernels, and what runs where there are none."""
    from tinytensor.aten.native.quantized.cpu import integer_gemm, quantize_kernel

    x = tt.tensor(_real(7, (33, 21)))
    w = tt.quantize_per_channel(tt.tensor(_real(8, (10, 21), 0.3)), tt.full((10,), 0.02), tt.arange(10), 0, tt.qint8)

    def results():
        q = tt.quantize_per_tensor(x, 0.05, 17, tt.quint8)
        if name == "quantize":
            more = [tt.quantize_per_tensor(x, 1e-4, 0, tt.qint32), w]
            return [t for value in (q, *more) for t in (value.int_repr(), value.dequantize())]
        packed = tt.ops.quantized.linear_prepack(w, tt.arange(10.0))
        return [tt.ops.quantized.linear(q, packed, 0.1, 3).int_repr(), tt.ops.quantized.linear_dynamic(x, packed)]

    compiled = results()
    monkeypatch.setattr(quantize_kernel, "mode", lambda: "off")
    monkeypatch.setattr(integer_gemm, "mode", lambda: "off")
    for one, other in zip(compiled, results(), strict=True):
        assert tt.equal(one, other)


# (channels, filters, groups, kernel, stride, padding, dilation, transposed) of two dimensions
CONVOLUTIONS = [
    (8, 16, 1, (3, 3), (1, 1), (1, 1), (1, 1), False),
    (3, 70, 1, (3, 2), (2, 1), (0, 2), (1, 2), False),
    (64, 48, 1, (1, 1), (1, 1), (0, 0), (1, 1), False),
    (4, 5, 1, (1, 1), (3, 2), (0, 0), (1, 1), False),
    (6, 34, 2, (2, 3), (1, 2), (1, 0), (1, 1), False),
    (17, 17, 17, (3, 3), (1, 2), (1, 1), (1, 1), False),
    (5, 10, 5, (3, 3), (1, 1), (0, 1), (2, 1), False),
    (4, 6, 1, (3, 3), (2, 3), (1, 0), (1, 1), True),
    (8, 4, 2, (1, 2), (2, 1), (1, 0), (1, 2), True),
]


@pytest.fixture
def set_num_threads():
    """`tt.set_num_threads`, whose effect ends with the test."""
    before = tt.get_num_threads()
    yield tt.set_num_threads
    tt.set_num_threads(before)


@pytest.mark.parametrize("case", CONVOLUTIONS)
def test_convolutions_agree_with_rows_in_memory(case, monkeypatch, set_num_threads):
    """The kernels read images in place; where there are none, the rows of a product of matrices are laid out."""
    from tinytensor.aten.native.quantized.cpu import integer_gemm

    channels, filters, groups, kernel, stride, padding, dilation, transposed = case
    generator = np.random.default_rng(5)
    sizes = (channels, filters // groups) if transposed else (filters, channels // groups)
    # Every byte, and zero points at the ends: a weight less its zero point has nine bits, and the image is far from 0.
    weight = tt.tensor(generator.integers(-128, 128, (*sizes, *kernel)).astype(np.int8))
    zero_points = generator.choice([-128, 0, 127, 5], filters)
    if transposed:
        w = tt._make_per_tensor_quantized_tensor(weight, 0.02, 0)
    else:
        w = tt._make_per_channel_quantized_tensor(weight, tt.full((filters,), 0.02), tt.tensor(zero_points), 0)
    bias = tt.tensor(generator.standard_normal(filters).astype(np.float32))
    places = (list(stride), list(padding), *([[1, 0]] if transposed else []), list(dilation), groups)
    name = f"conv{'_transpose' if transposed else ''}2d"
    for height, width in ((9, 11), (3, 4), (3, 1)):
        image = tt.tensor(generator.integers(0, 256, (2, channels, height, width)).astype(np.uint8))
        row_major = tt._make_per_tensor_quantized_tensor(image, 0.1, 200)
        reach = [d * (k - 1) - 2 * p for k, p, d in zip(kernel, padding, dilation, strict=True)]
        if not transposed and (height <= reach[0] or width <= reach[1]):
            with pytest.raises(RuntimeError, match="each dimension of output tensor should be greater than 0"):
                tt.ops.quantized.conv2d(row_major, tt.ops.quantized.conv2d_prepack(w, bias, *places), 9.0, 100)
            continue
        results = []
        for mode in ("shim", "off"):
            monkeypatch.setattr(integer_gemm, "mode", lambda mode=mode: mode)
            packed = getattr(tt.ops.quantized, f"{name}_prepack")(w, bias, *places)
            for x in (row_major, row_major.contiguous(memory_format=tt.channels_last), row_major.flip(3)):
                for threads in (1, 2):
                    set_num_threads(threads)
                    results.append((x is row_major, getattr(tt.ops.quantized, name)(x, packed, 9.0, 100).int_repr()))
        first = results[0][1]
        assert all(tt.equal(first, result) for same, result in results if same)
        # of the two other layouts: those of the kernels with those of the rows
        half = len(results) // 2
        assert all(tt.equal(a[1], b[1]) for a, b in zip(results[:half], results[half:], strict=True))


def test_a_bias_that_changes_is_seen():
    """Tables that are kept from call to call know what they were made of."""
    w = tt.quantize_per_tensor(tt.ones(2, 4), 0.1, 0, tt.qint8)
    x, bias = tt.quantize_per_tensor(tt.ones(1, 4), 0.1, 0, tt.quint8), tt.zeros(2)
    packed = tt.ops.quantized.linear_prepack(w, bias)
    before = tt.ops.quantized.linear(x, packed, 0.1, 0).dequantize().tolist()
    bias.add_(1)
    after = tt.ops.quantized.linear(x, packed, 0.1, 0).dequantize().tolist()
    other = tt.ops.quantized.linear(x, packed, 0.2, 3).dequantize().tolist()
    for found, expected in ((before, 4), (after, 5), (other, 5)):
        assert found[0] == pytest.approx([expected] * 2, abs=0.11)
