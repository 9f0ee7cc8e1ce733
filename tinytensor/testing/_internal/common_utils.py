"""TestCase, parametrize, and what else programs take from PyTorch's own tests.

    class TestAdd(TestCase):
        @parametrize("n", [1, 2])
        def test_add(self, n):
            self.assertEqual(tt.ones(n) + 1, [2.0] * n)

    instantiate_parametrized_tests(TestAdd)

Mirrors a part of torch/testing/_internal/common_utils.py. Left out: what PyTorch's own continuous integration needs (lists of
slow and of disabled tests, repetition, leak checks), expected output in files, the samples of operators, and tests of JIT.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.util
import math
import os
import platform
import random
import sys
import unittest
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor._tensor import Tensor
from tinytensor.c10.scalar_type import ScalarType, float32, int64
from tinytensor.testing._comparison import _check_numbers, _compare, _compare_tensors, _Options
from tinytensor.testing._creation import make_tensor

__all__ = [
    "IS_ARM64", "IS_CI", "IS_FBCODE", "IS_LINUX", "IS_MACOS", "IS_SANDCASTLE", "IS_WINDOWS", "IS_X86", "SEED", "TEST_CUDA",
    "TEST_MKL", "TEST_MPS", "TEST_NUMPY", "TEST_SCIPY", "TEST_WITH_ASAN", "TEST_WITH_CROSSREF", "TEST_WITH_ROCM",
    "TEST_WITH_SLOW", "TEST_WITH_TORCHDYNAMO", "TEST_WITH_TORCHINDUCTOR", "TEST_XPU", "TestCase", "decorateIf", "dtype_name",
    "freeze_rng_state", "gradcheck", "gradgradcheck", "instantiate_parametrized_tests", "make_tensor",
    "noncontiguous_like", "parametrize", "run_tests", "set_default_dtype", "set_rng_seed", "skipIfCrossRef",
    "skipIfNoSciPy", "skipIfRocm", "skipIfTorchDynamo", "skipIfTorchInductor", "slowTest", "subtest",
]  # fmt: skip

IS_WINDOWS, IS_MACOS, IS_LINUX = sys.platform == "win32", sys.platform == "darwin", sys.platform == "linux"
IS_X86 = platform.machine() in ("x86_64", "i386")
IS_ARM64 = platform.machine() in ("arm64", "aarch64")
IS_CI = bool(os.environ.get("CI"))
IS_FBCODE = IS_SANDCASTLE = False
TEST_NUMPY = True
TEST_SCIPY = importlib.util.find_spec("scipy") is not None
TEST_CUDA = tt.cuda.is_available()
TEST_MPS = TEST_XPU = TEST_MKL = False
TEST_WITH_ROCM = TEST_WITH_ASAN = TEST_WITH_TORCHDYNAMO = TEST_WITH_TORCHINDUCTOR = TEST_WITH_CROSSREF = False
TEST_WITH_SLOW = os.environ.get("PYTORCH_TEST_WITH_SLOW") == "1"
SEED = 1234


def dtype_name(dtype: ScalarType) -> str:
    """The name without `torch.`.

    >>> dtype_name(tt.float32)
    'float32'
    """
    return dtype.name


def set_rng_seed(seed: int | None = None) -> None:
    """Seed the generators of this library, of Python and of NumPy: 1234 unless told otherwise."""
    seed = SEED if seed is None else seed
    tt.manual_seed(seed)
    random.seed(seed)
    np.random.seed(seed)  # programs draw from the old generator


@contextlib.contextmanager
def freeze_rng_state() -> Iterator[None]:
    """What is drawn inside does not change what is drawn afterwards.

    >>> _ = tt.manual_seed(0)
    >>> with freeze_rng_state():
    ...     a = tt.rand(2)
    >>> tt.equal(a, tt.rand(2))
    True
    """
    state = tt.get_rng_state()
    try:
        yield
    finally:
        tt.set_rng_state(state)


@contextlib.contextmanager
def set_default_dtype(dtype: ScalarType) -> Iterator[None]:
    """Another default dtype inside.

    >>> with set_default_dtype(tt.float64):
    ...     tt.tensor(0.5).dtype
    torch.float64
    """
    before = tt.get_default_dtype()
    tt.set_default_dtype(dtype)
    try:
        yield
    finally:
        tt.set_default_dtype(before)


def noncontiguous_like(t: Tensor) -> Tensor:
    """The same values in memory with gaps, whose elements nobody should read: nan, True or 12.

    >>> noncontiguous_like(tt.ones(3)).stride()
    (2,)
    """
    if not t.is_contiguous():
        return t
    gap = math.nan if t.dtype.is_floating_point else True if t.dtype is tt.bool else 12
    both = t.new_empty((*t.shape, 2))
    both[..., 0] = gap
    both[..., 1] = t.detach()
    return both[..., 1].requires_grad_(t.requires_grad)


def gradcheck(fn: Callable[..., Any], inputs: Any, **kwargs: Any) -> bool:
    """`autograd.gradcheck` in fast mode and with batches of gradients, unless told otherwise."""
    return tt.autograd.gradcheck(fn, inputs, **_with_defaults(kwargs))


def gradgradcheck(fn: Callable[..., Any], inputs: Any, grad_outputs: Any = None, **kwargs: Any) -> bool:
    """`autograd.gradgradcheck` in fast mode and with batches of gradients, unless told otherwise."""
    return tt.autograd.gradgradcheck(fn, inputs, grad_outputs, **_with_defaults(kwargs))


def _with_defaults(kwargs: dict[str, Any]) -> dict[str, Any]:
    defaults = {"check_batched_grad": True, "fast_mode": True}
    return kwargs | {key: value for key, value in defaults.items() if kwargs.get(key) is None}


# ---- Tests that do not run ---------------------------------------------------------------------------------------------


def _skip_if(condition: Callable[[], bool], reason: str) -> Callable[[Any], Any]:
    """A decorator of tests, and of classes of them: SkipTest if the condition holds when the test begins."""

    def decorate(fn: Any) -> Any:
        if isinstance(fn, type):
            return unittest.skipIf(condition(), reason)(fn)

        @functools.wraps(fn)
        def run(*args: Any, **kwargs: Any) -> Any:
            if condition():
                raise unittest.SkipTest(reason)
            return fn(*args, **kwargs)

        return run

    return decorate


def skipIfNoSciPy(fn: Any) -> Any:
    """Skip without SciPy."""
    return _skip_if(lambda: not TEST_SCIPY, "test require SciPy, but SciPy not found")(fn)


def skipIfRocm(fn: Any) -> Any:
    """Skip on ROCm: never."""
    return _skip_if(lambda: TEST_WITH_ROCM, "test doesn't currently work on the ROCm stack")(fn)


def skipIfCrossRef(fn: Any) -> Any:
    """Skip under cross-reference mode: never."""
    return _skip_if(lambda: TEST_WITH_CROSSREF, "test doesn't currently with crossref")(fn)


def skipIfTorchDynamo(msg: str = "test doesn't currently work with dynamo") -> Callable[[Any], Any]:
    """Skip when tests run under dynamo: never. AssertionError without the call's parentheses."""
    if not isinstance(msg, str):
        raise AssertionError("Are you using skipIfTorchDynamo correctly?")
    return _skip_if(lambda: TEST_WITH_TORCHDYNAMO, msg)


def skipIfTorchInductor(
    msg: str = "test doesn't currently work with torchinductor", condition: bool = TEST_WITH_TORCHINDUCTOR
) -> Callable[[Any], Any]:
    """Skip when tests run under inductor: never, or by the condition. AssertionError without the call's parentheses."""
    if not isinstance(msg, str):
        raise AssertionError("Are you using skipIfTorchInductor correctly?")
    return _skip_if(lambda: condition, msg)


def slowTest(fn: Any) -> Any:
    """Skip unless PYTORCH_TEST_WITH_SLOW is 1."""
    wrapped = _skip_if(lambda: not TEST_WITH_SLOW, "test is slow; run with PYTORCH_TEST_WITH_SLOW to enable test")(fn)
    wrapped.slow_test = True
    return wrapped


# ---- Comparisons ---------------------------------------------------------------------------------------------------------


class _TestOptions(_Options):
    """Options of `TestCase.assertEqual`: tolerances are at least the test's own."""

    test: TestCase

    def tolerances(self, *dtypes: ScalarType) -> tuple[float, float]:
        if (self.rtol is None) != (self.atol is None):
            absent = "rtol" if self.rtol is None else "atol"
            raise ValueError(f"Both 'rtol' and 'atol' must be either specified or omitted, but got no {absent}.")
        rtol, atol = super().tolerances(*dtypes)
        return max(rtol, self.test.rel_tol), max(atol, self.test.precision)

    def leaf(self, actual: Any, expected: Any, place: tuple[Any, ...]) -> None:
        """Compare two that are not both sequences or mappings: more pairs are comparable than in `assert_close`."""
        arrays, numbers = (Tensor, np.ndarray), (int, float, np.number)
        kinds = (actual, expected)

        def either(kind: Any, others: Any) -> bool:
            return any(isinstance(a, kind) and isinstance(b, others) for a, b in (kinds, kinds[::-1]))

        if actual is None or expected is None:
            if actual is not expected:
                self.fail(f"None mismatch: {actual} is not {expected}", place)
        elif either((bool, np.bool_), (bool, np.bool_, *numbers, *arrays)):
            yes, wanted = (bool(self._single(x, "boolean", place)) for x in kinds)
            if yes is not wanted:
                self.fail(f"Booleans mismatch: {yes} is not {wanted}", place)
        elif either(numbers, (*numbers, *arrays)):
            a, e = (self._single(x, "number", place) for x in kinds)
            a, e = (int(x) if isinstance(x, bool) else x for x in (a, e))
            dtypes = (float32 if isinstance(x, float) else int64 for x in (a, e))
            _check_numbers(a, e, *self.tolerances(*dtypes), self, place)
        elif isinstance(actual, arrays) and isinstance(expected, arrays):
            _compare_tensors(tt.as_tensor(actual), tt.as_tensor(expected), self, place)
        elif either(_sequences(), _sequences()):
            _compare(list(actual), list(expected), self, place)
        elif either((tt.nn.ModuleDict, tt.nn.ParameterDict), (tt.nn.ModuleDict, tt.nn.ParameterDict)):
            _compare(dict(actual.items()), dict(expected.items()), self, place)
        else:
            self._by_unittest(actual, expected, place)

    def _single(self, x: Any, what: str, place: tuple[Any, ...]) -> Any:
        if isinstance(x, (Tensor, np.ndarray)):
            count = x.numel() if isinstance(x, Tensor) else x.size
            if count > 1:
                self.fail(
                    f"Only single element tensor-likes can be compared against a {what}. Got {count} elements instead.",
                    place, ValueError,
                )  # fmt: skip
            return x.item()
        return x.item() if isinstance(x, np.generic) else x

    def _by_unittest(self, actual: Any, expected: Any, place: tuple[Any, ...]) -> None:
        named: dict[str, Any] = {"string": (str, bytes), "set": set, "type": type, "object": object}
        name = next(n for n, kind in named.items() if isinstance(actual, kind) and isinstance(expected, kind))
        try:
            unittest.TestCase().assertEqual(actual, expected)
        except AssertionError as error:
            self.fail(f"{name.title()} comparison failed: {error}", place)


def _sequences() -> tuple[type, ...]:
    nn = tt.nn
    return nn.Sequential, nn.ModuleList, nn.ParameterList, tt.utils.data.Subset


class TestCase(unittest.TestCase):
    """A `unittest.TestCase` whose `assertEqual` compares tensors, and whose tests begin with seeded generators.

    precision, rel_tol   tolerances, absolute and relative, that every comparison has at least
    """

    precision: float = 0.0
    rel_tol: float = 0.0

    def setUp(self) -> None:
        """Seed the generators."""
        set_rng_seed(SEED)

    def assertEqual(
        self, x: Any, y: Any, msg: str | Callable[[str], str] | None = None, *, atol: float | None = None,
        rtol: float | None = None, equal_nan: bool = True, exact_dtype: bool = True, exact_device: bool = False,
        exact_layout: bool = False, exact_stride: bool = False, exact_is_coalesced: bool = False,
    ) -> None:  # fmt: skip
        """AssertionError unless tensors, arrays, numbers, containers of them, or any objects agree.

            atol, rtol                     both or none: tolerances; by default those of the dtype
            exact_dtype, exact_device, exact_layout, exact_stride, exact_is_coalesced    what else must agree: the dtype
            msg                            added to the error's text, or a function of it

        A sequence beside a tensor becomes a tensor of its dtype.
        """
        if isinstance(x, Tensor) and isinstance(y, Sequence):
            y = tt.as_tensor(y, dtype=x.dtype, device=x.device)
        elif isinstance(x, Sequence) and isinstance(y, Tensor):
            x = tt.as_tensor(x, dtype=y.dtype, device=y.device)
        if isinstance(msg, str) and self.longMessage:
            text = msg
            msg = lambda generated: f"{generated}\n{text}"  # noqa: E731
        if exact_is_coalesced and isinstance(x, Tensor) and isinstance(y, Tensor) and x.is_sparse and y.is_sparse:
            super().assertEqual(x.is_coalesced(), y.is_coalesced())
        options = _TestOptions(
            rtol=rtol, atol=atol, equal_nan=equal_nan, allow_subclasses=True, check_device=exact_device,
            check_dtype=exact_dtype, check_layout=exact_layout, check_stride=exact_stride, msg=msg, test=self,
        )  # fmt: skip
        _compare(x, y, options, ())

    def assertNotEqual(  # type: ignore[override]
        self,
        x: Any,
        y: Any,
        msg: str | None = None,
        *,
        atol: float | None = None,
        rtol: float | None = None,
        **kwargs: Any,
    ) -> None:
        """AssertionError if `assertEqual` raises none."""
        with self.assertRaises(AssertionError, msg=msg):
            self.assertEqual(x, y, msg, atol=atol, rtol=rtol, **kwargs)

    def assertEqualIgnoreType(self, *args: Any, **kwargs: Any) -> None:
        """`assertEqual` of values, whatever their dtypes."""
        self.assertEqual(*args, exact_dtype=False, **kwargs)

    def assertEqualBroadcasting(self, x: Tensor, y: Any, *args: Any, **kwargs: Any) -> None:
        """`assertEqual` with y broadcast to x."""
        if not isinstance(y, Iterable):
            y = tt.ones_like(x) * y
        if not isinstance(y, Tensor):
            y = tt.ones_like(x) * tt.tensor(y)
        self.assertEqual(x, y, *args, **kwargs)

    def assertObjectIn(self, obj: Any, iterable: Iterable[Any]) -> None:
        """AssertionError unless the very object is among the others."""
        if not any(obj is each for each in iterable):
            raise AssertionError("object not found in iterable")


def run_tests(argv: list[str] | None = None) -> None:
    """Run the tests of the program: `unittest.main`."""
    unittest.main(argv=argv)


# ---- Tests with parameters ---------------------------------------------------------------------------------------------

# A parametrizer gives of a test: (test, end of its name, arguments, decorators by the arguments).
Case = tuple[Callable[..., Any], str, dict[str, Any], Callable[[dict[str, Any]], list[Any]]]


class _TestParametrizer:
    """A decorator that leaves on a test how to make tests of it; several decorators make the product."""

    def _parametrize_test(self, test: Any, generic_cls: type, device_cls: type | None) -> Iterator[Case]:
        raise NotImplementedError

    def __call__(self, fn: Any) -> Any:
        before, mine = getattr(fn, "parametrize_fn", None), self._parametrize_test
        fn.parametrize_fn = mine if before is None else compose_parametrize_fns(before, mine)
        return fn


def _both(first: Any, second: Any) -> Callable[[dict[str, Any]], list[Any]]:
    return lambda kwargs: [*first(kwargs), *second(kwargs)]


def _always(decorators: list[Any]) -> Callable[[dict[str, Any]], list[Any]]:
    return lambda _: decorators


def compose_parametrize_fns(old_parametrize_fn: Any, new_parametrize_fn: Any) -> Any:
    """The product of two: names in the order in which the decorators stand. RuntimeError for a parameter of both."""

    def composite(test: Any, generic_cls: type, device_cls: type | None) -> Iterator[Case]:
        for old_test, old_name, old_kwargs, old_decorators in list(old_parametrize_fn(test, generic_cls, device_cls)):
            for new_test, new_name, new_kwargs, new_decorators in new_parametrize_fn(old_test, generic_cls, device_cls):
                if both := set(old_kwargs) & set(new_kwargs):
                    raise RuntimeError(
                        "Parametrization over the same parameter by multiple parametrization decorators is not supported. "
                        f'For test "{test.__name__}", the following parameters are handled multiple times: {both}'
                    )
                name = "_".join(filter(None, (new_name, old_name)))
                yield (
                    new_test, name, old_kwargs | new_kwargs,
                    _both(old_decorators, new_decorators),
                )  # fmt: skip

    return composite


class subtest:
    """The values of one test, its name, and decorators for it alone.

    >>> subtest((1, 2), name="pair").name
    'pair'
    """

    __slots__ = ("arg_values", "decorators", "name")

    def __init__(self, arg_values: Any, name: str | None = None, decorators: Any = None) -> None:
        self.arg_values = arg_values
        self.name = name
        self.decorators = decorators or []


class parametrize(_TestParametrizer):
    """A test for each value: `parametrize("x,y", [(1, 2), subtest((3, 4), name="large")])`.

        arg_str      names of arguments
        arg_values   a value for each test, or a tuple of values for several names
        name_fn      the end of the test's name, a function of the values

    RuntimeError where values and names are not as many, ValueError for no values at all; when the tests are made.
    """

    def __init__(self, arg_str: str, arg_values: Iterable[Any], name_fn: Callable[..., str] | None = None) -> None:
        self.arg_names = [name.strip() for name in arg_str.split(",") if name]
        self.arg_values = arg_values
        self.name_fn = name_fn

    @staticmethod
    def _shown(number: int, name: str, value: Any) -> str:
        if isinstance(value, ScalarType):
            return value.name
        if isinstance(value, tt.device):
            return str(value)
        if isinstance(value, (int, float, str)):
            return f"{name}_{str(value).replace('.', '_')}"
        return f"{name}{number}"

    def _parametrize_test(self, test: Any, generic_cls: type, device_cls: type | None) -> Iterator[Case]:
        if not self.arg_names:
            yield test, "", {}, lambda _: []
            return
        number = -1
        for number, given in enumerate(self.arg_values):
            made: Any = test
            decorators: list[Any] = []
            name = None
            if isinstance(given, subtest):
                made, decorators, name = _copy(test), given.decorators, given.name
                given = given.arg_values
            values = list(given) if len(self.arg_names) > 1 else [given]
            if len(values) != len(self.arg_names):
                raise RuntimeError(
                    f"Expected # values == # arg names, but got: {len(values)} values and {len(self.arg_names)} names "
                    f'for test "{test.__name__}"'
                )
            if not name:
                shown = [self._shown(number, n, v) for n, v in zip(self.arg_names, values, strict=True)]
                name = self.name_fn(*values) if self.name_fn else "_".join(shown)
            yield made, name, dict(zip(self.arg_names, values, strict=True)), _always(decorators)
        if number < 0:
            raise ValueError(
                f"{test}: An empty arg_values was passed to @parametrize. Note that this may result from reuse of a generator."
            )


def _copy(test: Any) -> Any:
    """Another function that does the same: decorators leave marks on it."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> Any:
        return test(*args, **kwargs)

    return run


class decorateIf(_TestParametrizer):
    """A decorator for the tests whose arguments satisfy a condition: `decorateIf(unittest.skip("slow"), lambda p: p["x"] == 2)`."""

    def __init__(self, decorator: Callable[[Any], Any], predicate_fn: Callable[[dict[str, Any]], bool]) -> None:
        self.decorator = decorator
        self.predicate_fn = predicate_fn

    def _parametrize_test(self, test: Any, generic_cls: type, device_cls: type | None) -> Iterator[Case]:
        yield _copy(test), "", {}, lambda kwargs: [self.decorator] if self.predicate_fn(kwargs) else []


def instantiate_parametrized_tests(generic_cls: Any) -> Any:
    """Put a test for each parameter in the place of those that are decorated, and return the class.

    >>> class TestX(TestCase):
    ...     @parametrize("x", [1, 2])
    ...     def test(self, x):
    ...         self.assertEqual(x, x)
    >>> [name for name in dir(instantiate_parametrized_tests(TestX)) if name.startswith("test")]
    ['test_x_1', 'test_x_2']
    """
    for attribute in dir(generic_cls):
        generic = getattr(generic_cls, attribute)
        if not hasattr(generic, "parametrize_fn"):
            continue
        delattr(generic_cls, attribute)
        for test, suffix, kwargs, decorators in generic.parametrize_fn(
            generic, generic_cls=generic_cls, device_cls=None
        ):
            name = f"{test.__name__}_{suffix}"
            for decorator in decorators(kwargs):
                test = decorator(test)
            if hasattr(generic_cls, name):
                raise AssertionError(f"Redefinition of test {name}")
            setattr(generic_cls, name, with_arguments(test, kwargs))
    return generic_cls


def with_arguments(test: Callable[..., Any], kwargs: Mapping[str, Any]) -> Callable[[Any], Any]:
    """The method that calls a test with its arguments."""

    @functools.wraps(test)
    def run(self: Any) -> None:
        test(self, **kwargs)

    run.__dict__.pop("parametrize_fn", None)
    # pytest would take the arguments of the wrapped function for fixtures.
    run.__dict__.pop("__wrapped__", None)
    return run
