"""testing._internal: comparisons, names of tests, and what becomes of them, as PyTorch has them."""

from __future__ import annotations

import importlib
import unittest
import unittest.mock

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.testing.outcome import text_of


def internal(m, name):
    return importlib.import_module(f"{m.__name__}.testing._internal.{name}")


def comparisons(m):
    case = internal(m, "common_utils").TestCase()
    o, t, nan = m.ones, m.tensor, float("nan")
    linear = m.nn.ReLU()
    log = []
    for x, y, options in (
        (o(2), o(2), {}), (o(2), o(2) + 1, {}), (o(2), [1, 1], {}), ([1, 2], o(2), {}), (o(2), np.ones(2, np.float32), {}),
        (o(2), np.ones(2), {}), (o(2), np.ones(2), {"exact_dtype": False}), (1, 1.0, {}), (1, 1.1, {}), (1.0, 1 + 1e-7, {}),
        (t(3), 3, {}), (3, t(4), {}), (o(2), 1, {}), (True, 1, {}), (True, t(0), {}), (True, o(2), {}), (False, np.bool_(False), {}),
        ("a", "a", {}), ("a", "b", {}), ({1}, {1}, {}), ({1}, {2}, {}), (int, float, {}), (None, None, {}), (None, 1, {}),
        ([1, "a", o(1)], [1, "a", o(1)], {}), ([1, "a"], [1, "b"], {}), ({"a": [o(1)]}, {"a": [o(1) * 2]}, {}), ({"a": 1}, {"b": 1}, {}),
        (t([nan]), t([nan]), {}), (nan, nan, {}), (t([nan]), t([nan]), {"equal_nan": False}), (o(2), o(2) + 1, {"msg": "mine"}),
        (1, 2, {"msg": lambda s: "X" + s}), ("a", "b", {"msg": "mine"}), (o(2), o(2) + 1, {"atol": 2, "rtol": 0}),
        (o(2), o(2), {"atol": 1}), (o(2), o(2), {"rtol": 1}), (o(2).double(), o(2), {}), (o(2, 3), o(3, 2).t(), {"exact_stride": True}),
        (m.Size([1, 2]), (1, 2), {}), (m.float32, m.float32, {}), (m.float32, m.int64, {}), (o(2).bool(), [True, True], {}),
        (m.nn.Sequential(linear), m.nn.Sequential(linear), {}), (3, "a", {}), (slice(1), slice(1), {}), (m.device("cpu"), "cpu", {}),
        (np.float64(2), 2.0, {}), (np.arange(3), m.arange(3), {}), (o(0), o(0), {}), (o(2, device="meta"), o(2), {}),
    ):  # fmt: skip
        for compare in (case.assertEqual, case.assertNotEqual):
            try:
                log.append(compare(x, y, **options))
            except Exception as error:
                log.append(text_of(error).replace("tinytensor", "torch"))
    case.precision = 2.0
    case.assertEqual(o(2), o(2) * 2.5)
    case.assertEqual(1.0, 2.5)
    case.assertEqualIgnoreType(o(2), o(2).double())
    case.assertEqualBroadcasting(o(2, 2), 1)
    case.assertObjectIn(linear, [1, linear])
    with pytest.raises(AssertionError, match="object not found in iterable"):
        case.assertObjectIn(o(1), [2])
    with case.assertRaisesRegex(RuntimeError, "shape|size"):
        o(2) + o(3)
    return log


def ran(cls):
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(cls).run(result)
    names = sorted(name for name in dir(cls) if name.startswith("test") and name != "test_exclusions")
    return [
        names,  # PyTorch's device classes have an attribute `test_exclusions`
        result.testsRun,
        sorted(f"{test.id().rpartition('.')[2]}: {why}" for test, why in result.skipped),
        sorted(test.id().rpartition(".")[2] for test, _ in result.failures + result.errors),
        sorted(test.id().rpartition(".")[2] for test, _ in result.expectedFailures),
    ]


def parameters(m):
    u = internal(m, "common_utils")
    calls = []

    @u.instantiate_parametrized_tests
    class TestMine(u.TestCase):
        @u.parametrize("x", [1, 2.5, "a", m.float32, m.device("cpu"), None])
        def test_one(self, x):
            calls.append(str(x))

        @u.parametrize(
            "x, y", [(1, 2), u.subtest((3, 4), name="named"), u.subtest((5, 6), decorators=[unittest.skip("no")])]
        )
        def test_two(self, x, y):
            calls.append(x + y)

        @u.parametrize("x", [1, 2], name_fn=lambda x: f"number{x}")
        @u.parametrize("y", [True, False])
        def test_product(self, x, y):
            self.assertEqual(x, 1)

        @u.decorateIf(unittest.expectedFailure, lambda p: p["x"] == 2)
        @u.parametrize("x", [1, 2, 3])
        def test_if(self, x):
            self.assertNotEqual(x, 2)

        @u.skipIfTorchDynamo("dynamo")
        @u.slowTest
        def test_slow(self):
            raise AssertionError

        @u.skipIfNoSciPy
        def test_scipy(self):
            calls.append("scipy")

        def test_seeded(self):
            calls.append(m.equal(m.rand(2), m.rand(2, generator=m.Generator().manual_seed(1234))))

    log = [ran(TestMine), sorted(map(str, calls))]
    for values, names in (([], "x"), ([(1, 2)], "x,y,z")):

        class TestWrong(u.TestCase):
            @u.parametrize(names, values)
            def test_wrong(self, **kwargs):
                pass

        try:
            u.instantiate_parametrized_tests(TestWrong)
        except (ValueError, RuntimeError) as error:
            log.append(f"{type(error).__name__} {str(error).rpartition('>:')[2]}")
    try:

        class TestTwice(u.TestCase):
            @u.parametrize("x", [1])
            @u.parametrize("x", [1])
            def test_twice(self, x):
                pass

        u.instantiate_parametrized_tests(TestTwice)
    except RuntimeError as error:
        log.append(str(error))
    with pytest.raises(AssertionError, match="Are you using skipIfTorchDynamo correctly"):
        u.skipIfTorchDynamo(lambda: 0)
    return log


def devices(m):
    u, d = internal(m, "common_utils"), internal(m, "common_device_type")
    calls = []

    class TestMine(u.TestCase):
        attribute = 3

        def helper(self, device):
            return (self.device_type, device, self.attribute)

        def test_plain(self, device):
            calls.append(self.helper(device))

        @d.dtypes(m.float32, m.int64)
        def test_dtypes(self, device, dtype):
            calls.append(m.ones(2, device=device, dtype=dtype).dtype)

        @d.dtypesIfCPU(m.float64)
        @d.dtypes(m.float32)
        @u.parametrize("n", [1, 2])
        def test_both(self, device, dtype, n):
            calls.append((dtype, n))

        @d.dtypes((m.float32, m.int64), (m.int8, m.int8))
        def test_pairs(self, device, dtypes):
            calls.append(dtypes)

        @d.onlyCPU
        @d.onlyNativeDeviceTypes
        def test_cpu(self, device):
            calls.append("cpu")

        @d.onlyCUDA
        def test_cuda(self, device):
            calls.append("cuda")

        @d.skipCPUIf(True, "not here")
        def test_skipped(self, device):
            calls.append("skipped")

        @d.skipCUDAIf(True, "not there")
        def test_not_skipped(self, device):
            calls.append("not skipped")

    scope = {"TestMine": TestMine}
    d.instantiate_device_type_tests(TestMine, scope, only_for="cpu")
    log = [list(scope), ran(scope["TestMineCPU"]), sorted(map(str, calls)), scope["TestMineCPU"].device_type]
    for args in ((m.float32, (m.float32,)), ((m.float32,), m.float32)):
        try:
            log.append(bool(d.dtypes(*args)))
        except AssertionError as error:
            log.append(f"AssertionError {error}")
    try:
        d.dtypes(m.float32)(d.dtypes(m.float32)(lambda: 0))
    except AssertionError as error:
        log.append(str(error))
    return log


def groups(m):
    d, u = internal(m, "common_dtype"), internal(m, "common_utils")
    log = []
    for name in (
        "empty_types floating_types floating_types_and_half floating_and_complex_types double_types integral_types all_types "
        "all_types_and_half complex_types all_types_and_complex get_all_dtypes get_all_int_dtypes get_all_fp_dtypes "
        "get_all_complex_dtypes"
    ).split():
        log.append([str(t) for t in getattr(d, name)()])
    for name in (
        "floating_types_and floating_and_complex_types_and integral_types_and all_types_and complex_types_and "
        "all_types_and_complex_and custom_types"
    ).split():
        log.append([str(t) for t in getattr(d, name)(m.bool, m.half) + d.custom_types(m.bfloat16)])
        with pytest.raises(AssertionError) as caught:
            getattr(d, name)(3)
        log.append(str(caught.value))
    log += [str(t) for t in d.get_all_math_dtypes("cpu") + d.get_all_dtypes(include_half=False, include_complex32=True)]
    log += [str(d.highest_precision_float("cpu")), u.dtype_name(m.int64), u.TEST_NUMPY, u.IS_WINDOWS, u.SEED]
    x = u.noncontiguous_like(m.arange(3.0).requires_grad_())
    log += [
        x.tolist(),
        x.stride(),
        x.requires_grad,
        u.noncontiguous_like(x) is x,
        u.noncontiguous_like(m.ones(2).bool()).stride(),
    ]
    with u.set_default_dtype(m.float64):
        log.append(str(m.tensor(0.5).dtype))
    m.manual_seed(0)
    with u.freeze_rng_state():
        a = m.rand(2)
    log += [m.equal(a, m.rand(2)), str(m.get_default_dtype())]
    y = m.arange(3, dtype=m.float64, requires_grad=True)
    log += [
        u.gradcheck(lambda v: v * v, (y,)),
        u.gradgradcheck(lambda v: v**3, (y,)),
        u.gradcheck(m.sin, (y,), fast_mode=False),
    ]
    return log


@pytest.mark.parametrize("program", [comparisons, parameters, devices, groups], ids=lambda program: program.__name__)
def test_as_pytorch(program, same, monkeypatch):
    monkeypatch.delenv("PYTORCH_TEST_WITH_SLOW", raising=False)
    same(program)


def test_flags():
    u = internal(tt, "common_utils")
    assert [name for name in u.__all__ if not hasattr(u, name)] == []
    assert u.IS_LINUX + u.IS_MACOS + u.IS_WINDOWS <= 1 and tt.cuda.is_available() == u.TEST_CUDA
    with pytest.raises(SystemExit), unittest.mock.patch("sys.stderr"):
        u.run_tests(["program", "no.such.module"])
