"""Elementwise kernels: values against NumPy and PyTorch, dtypes, geometries, vector code."""

import numpy as np
import pytest

from tinytensor.aten.native.cpu.loop_templates import CROSSED, FIXED, STRIDED, UNIT, access_pattern
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.factories import fill_stubs, range_factories_stubs
from tinytensor.aten.native.pointwise import binary_ops_stubs, pointwise_ops_stubs, unary_ops_stubs
from tinytensor.aten.native.pointwise.cpu import binary_ops_kernel
from tinytensor.aten.native.pointwise.reference.elementwise import (
    FUNCTIONS,
    Reference,
    bfloat16_to_float32,
    float32_to_bfloat16,
)
from tinytensor.aten.native.shape import copy_stubs
from tinytensor.c10.scalar_type import (
    ALL_TYPES,
    bfloat16,
    bool_,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
)
from tinytensor.kernel_compiler import mode

DECLARED = {
    name: stub
    for module in (binary_ops_stubs, unary_ops_stubs, pointwise_ops_stubs, fill_stubs, copy_stubs)
    for name, stub in vars(module).items()
    if isinstance(stub, DispatchStub)
} | {"arange_stub": range_factories_stubs.arange_stub}
STUBS = {name: stub for name, stub in DECLARED.items() if "cpu" in stub}
TO_BOOL = {"eq", "ne", "lt", "le", "gt", "ge", "logical_and", "logical_or", "logical_xor", "logical_not"}  # fmt: skip
SCALARS = {0: (), 1: (2,), 2: (1, 3)}
compiled = pytest.mark.skipif(mode() == "off", reason="needs compiled kernels")


def elements(dtype, n, seed=0):
    """Numbers of every size and sign that the dtype has."""
    rng = np.random.default_rng(seed)
    if dtype is bool_:
        return rng.integers(0, 2, n).astype(np.bool_)
    if dtype.is_floating_point:
        values = rng.standard_normal(n).astype(np.float32) * np.float32(3)
        return float32_to_bfloat16(values) if dtype is bfloat16 else values.astype(dtype.numpy)
    low = -100 if dtype.is_signed else 0
    return rng.integers(low, 100, n).astype(dtype.numpy)


def as_float(array, dtype):
    return bfloat16_to_float32(array) if dtype is bfloat16 else array


def address(array):
    return array.ctypes.data


def run(stub, out_dtype, inputs, in_dtypes, compute, scalars=(), form="serial"):
    """The kernel on contiguous arrays."""
    n = inputs[0].size if inputs else 1000
    out = np.zeros(n, out_dtype.numpy)
    kernel = stub["cpu"].specialize(out_dtype, in_dtypes, compute, True)
    getattr(kernel, form)(n, address(out), *map(address, inputs), 0, *scalars)
    return out


def reference(kernel, out_dtype, inputs, in_dtypes, compute, scalars=()):
    n = inputs[0].size if inputs else 1000
    out = np.zeros(n, out_dtype.numpy)
    numpy_kernel = Reference(kernel.name, out_dtype, in_dtypes, compute, True, kernel.masks)
    numpy_kernel.serial(n, address(out), *map(address, inputs), 0, *scalars)
    return out


def operands(kernel, dtype, n=1000):
    dtypes = tuple(bool_ if i in kernel.masks else dtype for i in range(kernel.arity))
    return [elements(d, n, seed) for seed, d in enumerate(dtypes)], dtypes


def test_every_stub_has_a_kernel_and_a_reference():
    assert sorted(DECLARED) == sorted(STUBS)
    assert {stub["cpu"].name for stub in STUBS.values()} <= set(FUNCTIONS)
    assert binary_ops_kernel.add_kernel is binary_ops_stubs.add_stub["cpu"]


@pytest.mark.parametrize("name", sorted(STUBS))
@pytest.mark.parametrize("dtype", [float32, int32, bool_], ids=lambda d: d.name)
def test_agrees_with_numpy(name, dtype):
    kernel = STUBS[name]["cpu"]
    if dtype not in kernel.dtypes:
        with pytest.raises(NotImplementedError, match=f"not implemented for '{dtype.cpp_name}'"):
            kernel.specialize(dtype, (dtype,) * kernel.arity, dtype, True)
        return
    inputs, in_dtypes = operands(kernel, dtype)
    if dtype is int32 and "clamp" in name:
        inputs = [inputs[0], np.full_like(inputs[0], -20), np.full_like(inputs[0], 30)][: kernel.arity]
    out_dtype = bool_ if kernel.name in TO_BOOL else dtype
    got = run(STUBS[name], out_dtype, inputs, in_dtypes, dtype, SCALARS[kernel.scalars])
    want = reference(kernel, out_dtype, inputs, in_dtypes, dtype, SCALARS[kernel.scalars])
    np.testing.assert_allclose(got, want, rtol=1.3e-6 if dtype is float32 else 0, atol=1e-6 if dtype is float32 else 0)


@pytest.mark.parametrize("dtype", ALL_TYPES, ids=lambda d: d.name)
@pytest.mark.parametrize("name", ["add_stub", "mul_stub", "lt_stub", "where_stub", "maximum_stub"])
def test_all_dtypes(name, dtype):
    kernel = STUBS[name]["cpu"]
    inputs, in_dtypes = operands(kernel, dtype)
    out_dtype = bool_ if kernel.name in TO_BOOL else dtype
    scalars = (1,) if kernel.scalars else ()
    got = run(STUBS[name], out_dtype, inputs, in_dtypes, dtype, scalars)
    compute = float32 if dtype in (float16, bfloat16) else dtype
    np.testing.assert_array_equal(got, reference(kernel, out_dtype, inputs, in_dtypes, compute, scalars))


@pytest.mark.parametrize("source", ALL_TYPES, ids=lambda d: d.name)
@pytest.mark.parametrize("target", [float32, uint8, int16, int64, bool_, bfloat16, float16], ids=lambda d: d.name)
def test_copy_converts(source, target):
    x = elements(source, 300)
    got = run(copy_stubs.copy_stub, target, [x], (source,), source)
    compute = float32 if source in (float16, bfloat16) else source
    np.testing.assert_array_equal(got, reference(copy_stubs.copy_stub["cpu"], target, [x], (source,), compute))


def test_copy_of_numbers_out_of_range():
    x = np.array([-1.0, 300.0, -1.5, 255.9, np.nan], np.float32)
    assert run(copy_stubs.copy_stub, uint8, [x], (float32,), float32).tolist() == [255, 44, 255, 255, 0]
    assert run(copy_stubs.copy_stub, int8, [x], (float32,), float32).tolist() == [-1, 44, -1, -1, 0]
    assert run(copy_stubs.copy_stub, bool_, [x], (float32,), float32).all()
    big = np.array([300, -1, 2**40 + 7], np.int64)
    assert run(copy_stubs.copy_stub, int8, [big], (int64,), int64).tolist() == [44, -1, 7]


def test_copy_keeps_the_bits_of_16_bit_floats():
    bits = np.arange(2**16, dtype=np.uint16)
    assert (run(copy_stubs.copy_stub, bfloat16, [bits], (bfloat16,), bfloat16) == bits).all()
    halves = bits.view(np.float16)
    assert (run(copy_stubs.copy_stub, float16, [halves], (float16,), float16).view(np.uint16) == bits).all()


def test_integers_wrap():
    a, b = np.array([200, 255], np.uint8), np.array([100, 1], np.uint8)
    assert run(binary_ops_stubs.add_stub, uint8, [a, b], (uint8, uint8), uint8, (1,)).tolist() == [44, 0]
    low = np.array([-128], np.int8)
    assert run(unary_ops_stubs.neg_stub, int8, [low], (int8,), int8).tolist() == [-128]
    assert run(unary_ops_stubs.abs_stub, int8, [low], (int8,), int8).tolist() == [-128]


def test_bool_arithmetic_is_logic():
    a, b = np.array([True, True, False]), np.array([True, False, False])
    pair = (bool_, bool_)
    assert run(binary_ops_stubs.add_stub, bool_, [a, b], pair, bool_, (1,)).tolist() == [True, True, False]
    assert run(binary_ops_stubs.add_stub, bool_, [b, a], pair, bool_, (0,)).tolist() == [True, False, False]
    assert run(binary_ops_stubs.mul_stub, bool_, [a, b], pair, bool_).tolist() == [True, False, False]
    assert run(unary_ops_stubs.bitwise_not_stub, bool_, [a], (bool_,), bool_).tolist() == [False, False, True]


def test_integer_powers():
    base, exponent = np.array([-3, -1, -1, 0, 1, 2, 2, 0]), np.array([-1, -1, -2, -1, -5, -1, 64, 0])
    got = run(binary_ops_stubs.pow_tensor_tensor_stub, int64, [base, exponent], (int64, int64), int64)
    assert got.tolist() == [0, -1, 1, 0, 1, 0, 0, 1]


def test_arange_sums_in_float64():
    steps = run(range_factories_stubs.arange_stub, float32, [], (), float32, (0.0, 0.1))
    np.testing.assert_array_equal(steps, (np.arange(1000) * 0.1).astype(np.float32))
    assert run(range_factories_stubs.arange_stub, int32, [], (), int32, (5, -2))[:3].tolist() == [5, 3, 1]


def test_mixed_dtypes_convert_in_the_loop():
    a, b = elements(int16, 500), elements(float16, 500, 1)
    got = run(binary_ops_stubs.add_stub, float32, [a, b], (int16, float16), float32, (2.0,))
    np.testing.assert_allclose(got, a + 2 * b.astype(np.float32), rtol=1e-6)


# ---- geometry --------------------------------------------------------------------------------------------------------

GEOMETRIES = {  # shape, then the views that make out, a, b from bases
    "rows": ((5, 7), lambda o, a, b: (o[:5, :7], a[:5, :7], b[:5, :7])),
    "transposed": ((33, 70), lambda o, a, b: (o[:33, :70], a[:70, :33].T, b[:33, :70])),
    "both_transposed": ((150, 90), lambda o, a, b: (o[:150, :90], a[:90, :150].T, b[:90, :150].T)),
    "row_broadcast": ((20, 30), lambda o, a, b: (o[:20, :30], a[:20, :30], np.broadcast_to(b[0, :30], (20, 30)))),
    "column_broadcast": ((20, 30), lambda o, a, b: (o[:20, :30], a[:20, :30], np.broadcast_to(b[:20, :1], (20, 30)))),
    "number": ((20, 30), lambda o, a, b: (o[:20, :30], np.broadcast_to(a[0, 0], (20, 30)), b[:20, :30])),
    "every_second": ((40, 50), lambda o, a, b: (o[:40, :50], a[:80:2, :100:2], b[1:81:2, :100:2])),
    "strided_output": ((40, 50), lambda o, a, b: (o[:80:2, :150:3], a[:40, :50], b[:40, :50])),
    "cube": ((6, 5, 4), lambda o, a, b: tuple(x.ravel()[:120].reshape(6, 5, 4) for x in (o, a, b))),
    "permuted_cube": ((6, 5, 40), lambda o, a, b: (
        o.ravel()[:1200].reshape(6, 5, 40),
        a.ravel()[:1200].reshape(40, 6, 5).transpose(1, 2, 0),
        b.ravel()[:1200].reshape(5, 6, 40).transpose(1, 0, 2),
    )),
    "four_dims": ((3, 4, 5, 6), lambda o, a, b: (
        o.ravel()[:360].reshape(3, 4, 5, 6),
        a.ravel()[:360].reshape(6, 5, 4, 3).transpose(3, 2, 1, 0),
        np.broadcast_to(b.ravel()[:20].reshape(4, 5, 1), (3, 4, 5, 6)),
    )),
    "one_dim": ((97,), lambda o, a, b: (o[0, :97], a[:97, 3], b[5, :97])),
}  # fmt: skip


def loop_strides(arrays):
    """Innermost first, in elements."""
    return tuple(tuple(s // x.itemsize for s in reversed(x.strides)) for x in arrays)


def geometry(arrays):
    sizes = arrays[0].shape[::-1]
    return np.array([len(sizes), *sizes, *(s for strides in loop_strides(arrays) for s in strides)], np.int64)


@pytest.mark.parametrize("name", sorted(GEOMETRIES))
@pytest.mark.parametrize("told", [True, False], ids=["pattern", "any"])
def test_geometries(name, told):
    rng = np.random.default_rng(0)
    base_o, base_a, base_b = np.zeros((160, 160), np.float32), *rng.standard_normal((2, 160, 160)).astype(np.float32)
    shape, views = GEOMETRIES[name]
    arrays = views(base_o, base_a, base_b)
    assert all(x.shape == shape for x in arrays)
    out, a, b = arrays
    want = base_o.copy()
    views(want, base_a, base_b)[0][...] = a + 2 * b
    geom = geometry(arrays)
    kernel = binary_ops_stubs.add_stub["cpu"].specialize(
        float32, (float32, float32), float32, False, loop_strides(arrays) if told else None
    )
    kernel.serial(out.size, address(out), address(a), address(b), address(geom), 2.0)
    np.testing.assert_allclose(base_o, want, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("name", ["transposed", "row_broadcast", "permuted_cube", "strided_output"])
def test_unary_and_ternary_geometries(name):
    rng = np.random.default_rng(1)
    base_o, base_a, base_b = np.zeros((160, 160), np.float32), *rng.standard_normal((2, 160, 160)).astype(np.float32)
    out, a, b = GEOMETRIES[name][1](base_o, base_a, base_b)
    strides = loop_strides((out, a))
    kernel = unary_ops_stubs.neg_stub["cpu"].specialize(float32, (float32,), float32, False, strides)
    kernel.serial(out.size, address(out), address(a), address(geometry((out, a))))
    np.testing.assert_array_equal(out, -a)
    mask = np.broadcast_to(np.arange(a.shape[-1]) % 3 == 0, a.shape)
    arrays = (out, mask, a, b)
    kernel = pointwise_ops_stubs.where_stub["cpu"].specialize(
        float32, (bool_, float32, float32), float32, False, loop_strides(arrays)
    )
    kernel.serial(out.size, address(out), *map(address, arrays[1:]), address(geometry(arrays)))
    np.testing.assert_array_equal(out, np.where(mask, a, b))


def test_fill_of_a_strided_view():
    base = np.zeros((30, 40), np.int16)
    view = base[::3, 1::2]
    kernel = fill_stubs.fill_stub["cpu"].specialize(int16, (), int16, False, loop_strides((view,)))
    kernel.serial(view.size, address(view), address(geometry((view,))), 7)
    want = np.zeros((30, 40), np.int16)
    want[::3, 1::2] = 7
    np.testing.assert_array_equal(base, want)


@pytest.mark.parametrize("shape", [(700, 501), (3, 100_001), (40, 30, 200)])
def test_shares_may_end_inside_a_row(shape):
    """More elements than the grain: threads get ranges of elements, wherever these fall."""
    a, b = np.random.default_rng(2).standard_normal((2, *shape)).astype(np.float32)
    row, out = b[(0,) * (len(shape) - 1)], np.zeros(shape, np.float32)
    arrays = (out, a, np.broadcast_to(row, shape))
    kernel = binary_ops_stubs.mul_stub["cpu"].specialize(
        float32, (float32, float32), float32, False, loop_strides(arrays)
    )
    kernel.parallel(out.size, *map(address, arrays), address(geometry(arrays)))
    np.testing.assert_array_equal(out, a * row)


@compiled
@pytest.mark.parametrize("lo, hi", [(0, 35), (3, 5), (6, 30), (10, 35), (34, 35), (8, 8)])
def test_a_loop_touches_only_its_share(lo, hi):
    from tinytensor.aten.native.cpu.serial_for_each import rows_ahead

    uint = np.uint64
    done, i, cols, rows = np.zeros(35, int), lo, 7, 5
    while i < hi:
        n, count = rows_ahead(uint(i // cols), uint(i % cols), uint(cols), uint(rows), uint(hi - i))
        done[i : i + int(n) * int(count)] += 1
        i += int(n) * int(count)
    want = np.zeros(35, int)
    want[lo:hi] = 1
    assert i == max(lo, hi) and (done == want).all()


def test_access_pattern():
    assert access_pattern(((1, 8), (8, 1), (0, 1))) == (UNIT, CROSSED, FIXED)
    assert access_pattern(((1,), (2,), (1,))) == (UNIT, STRIDED, UNIT)
    assert access_pattern(((2,), (1,), (0,))) == (STRIDED, STRIDED, STRIDED)
    assert access_pattern(((1, 9), (2, 18))) == (UNIT, STRIDED)


def test_in_place():
    a, b = elements(float32, 5000), elements(float32, 5000, 1)
    want = a + b
    kernel = binary_ops_stubs.add_stub["cpu"].specialize(float32, (float32, float32), float32, True)
    kernel.serial(a.size, address(a), address(a), address(b), 0, 1.0)
    np.testing.assert_array_equal(a, want)


def test_vectors_of_bfloat16():
    """float64 arithmetic on 16-bit elements: eight lanes, and a rest."""
    import tinytensor as tt

    x = tt.linspace(-3, 3, 21).to(tt.bfloat16)
    for f in (tt.atan, tt.asinh, tt.sinh, tt.expm1):
        np.testing.assert_array_equal(f(x).float().numpy(), f(x.float()).to(tt.bfloat16).float().numpy())


def test_specialisations_are_shared():
    kernel = binary_ops_stubs.add_stub["cpu"]
    pair = (float32, float32)
    assert kernel.specialize(float32, pair, float32, True) is kernel.specialize(float32, pair, float32, True)
    one = kernel.specialize(float32, pair, float32, False, ((1, 9), (1, 0), (0, 1)))
    assert one is kernel.specialize(float32, pair, float32, False, ((1, 4), (1, 8), (0, 0)))
    assert one is not kernel.specialize(float32, pair, float32, False, ((1, 9), (1, 0), (1, 1)))


# ---- machine code ----------------------------------------------------------------------------------------------------


def llvm_of(stub, dtype, **options):
    from tinytensor.kernel_compiler.compiler import optimised_loop

    arity = stub["cpu"].arity
    kernel = stub["cpu"].specialize(dtype, (dtype,) * arity, dtype, True)
    module, _ = optimised_loop(kernel.loop, kernel.kinds, kernel.fastmath)
    return str(module)


@compiled
@pytest.mark.parametrize("name", ["add", "exp", "log", "tanh", "sigmoid", "sin", "erf"])
@pytest.mark.parametrize("dtype", [float32, float64], ids=lambda d: d.name)
def test_vectorises(name, dtype):
    text = llvm_of(STUBS[f"{name}_stub"], dtype)
    element = "float" if dtype is float32 else "double"
    assert f"x {element}>" in text
    assert "@llvm.exp." not in text and "@llvm.log." not in text


@compiled
@pytest.mark.parametrize("name", ["add_stub", "exp_stub", "relu_stub"])
def test_in_place_calls_take_the_vector_loop(name):
    """No test for overlapping operands at run time: `out` may be an input."""
    assert "memcheck" not in llvm_of(STUBS[name], float32)


# ---- against PyTorch -------------------------------------------------------------------------------------------------

SPECIAL = np.array(
    [0.0, -0.0, 1.0, -1.0, 0.5, -2.0, 3.0, np.inf, -np.inf, np.nan, 1e-45, -1e-40, 3e38, -3e38, 88.7, -104.0, 1e10],
    np.float32,
)
UNARY = ["neg", "abs", "sign", "reciprocal", "sqrt", "rsqrt", "exp", "log", "sin", "cos", "tanh", "erf",
         "sigmoid", "relu", "floor", "ceil", "trunc", "round", "logical_not"]  # fmt: skip
BINARY = ["mul", "maximum", "minimum", "eq", "ne", "lt", "le", "gt", "ge", "logical_and", "logical_or", "logical_xor"]


@pytest.mark.parametrize("name", UNARY)
def test_special_values_unary(name, torch):
    want = getattr(torch, name)(torch.from_numpy(SPECIAL.copy())).numpy()
    out_dtype = bool_ if want.dtype == np.bool_ else float32
    got = run(STUBS[f"{name}_stub"], out_dtype, [SPECIAL], (float32,), float32)
    np.testing.assert_allclose(got, want, rtol=1.3e-6, atol=0 if name != "sigmoid" else 1e-38)
    if out_dtype is float32:
        zeros = want == 0
        assert (np.signbit(got) == np.signbit(want))[zeros].all()


@pytest.mark.parametrize("name", [*BINARY, "div", "pow", "clamp_min", "clamp_max"])
def test_special_values_binary(name, torch):
    a, b = (x.ravel().copy() for x in np.meshgrid(SPECIAL, SPECIAL))
    want = getattr(torch, name)(torch.from_numpy(a), torch.from_numpy(b)).numpy()
    stub = {"div": binary_ops_stubs.div_true_stub, "pow": binary_ops_stubs.pow_tensor_tensor_stub}.get(name) or STUBS[
        f"{name}_stub"
    ]
    out_dtype = bool_ if want.dtype == np.bool_ else float32
    got = run(stub, out_dtype, [a, b], (float32, float32), float32)
    np.testing.assert_allclose(got, want, rtol=1.3e-6)


def test_special_values_of_backward_functions(torch):
    grad, x = (v.ravel().copy() for v in np.meshgrid(SPECIAL, SPECIAL))
    pair, tensors = (float32, float32), (torch.from_numpy(grad), torch.from_numpy(x))
    aten = torch.ops.aten
    for name in ("tanh_backward", "sigmoid_backward"):
        got = run(STUBS[f"{name}_stub"], float32, [grad, x], pair, float32)
        np.testing.assert_allclose(got, getattr(aten, name)(*tensors).numpy(), rtol=1.3e-6)
    got = run(binary_ops_stubs.threshold_backward_stub, float32, [x, grad], pair, float32, (0.5,))
    np.testing.assert_array_equal(got, aten.threshold_backward(*tensors, 0.5).numpy())


def test_clamp_and_lerp_like_pytorch(torch):
    x, low, high = (v.ravel().copy() for v in np.meshgrid(SPECIAL[:12], SPECIAL[:12], SPECIAL[:12]))
    tensors = [torch.from_numpy(v) for v in (x, low, high)]
    triple = (float32,) * 3
    got = run(pointwise_ops_stubs.clamp_stub, float32, [x, low, high], triple, float32)
    np.testing.assert_array_equal(got, torch.clamp(*tensors))
    np.testing.assert_allclose(
        run(pointwise_ops_stubs.lerp_stub, float32, [x, low, high], triple, float32),
        torch.lerp(*tensors),
        rtol=1e-5,
        atol=1e-40,
    )


@pytest.mark.parametrize("dtype", [float64, float16, bfloat16], ids=lambda d: d.name)
def test_other_floats_like_pytorch(dtype, torch):
    x = elements(dtype, 2000)
    tensor = torch.from_numpy(as_float(x, dtype).copy()).to(getattr(torch, dtype.name))
    for name in ("exp", "tanh", "sigmoid", "cos"):
        want = getattr(torch, name)(tensor).to(torch.float64).numpy()
        got = as_float(run(STUBS[f"{name}_stub"], dtype, [x], (dtype,), dtype), dtype)
        rtol = {"float64": 1e-13, "float16": 1e-3, "bfloat16": 8e-3}[dtype.name]
        np.testing.assert_allclose(got, want, rtol=rtol, atol=1e-7)


def test_missing_kernel():
    with pytest.raises(RuntimeError, match="DispatchStub: missing kernel for cuda"):
        DispatchStub("nothing_stub")["cuda"]
