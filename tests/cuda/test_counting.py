"""unique and its family, isin, bincount and histc on a simulated device: lengths that cross blocks and the network's sizes, dtypes,
NaN, ties, empty tensors, refusals. None of them is left to the CPU."""

import pytest

import tinytensor as tt

CUDA = "cuda"
pytestmark = pytest.mark.filterwarnings("error:.*fall back to run on the CPU")
DTYPES = [tt.float32, tt.float64, tt.float16, tt.int64, tt.uint8, tt.bool]


def same(f, *args):
    results = [f(*(a.to(d) if isinstance(a, tt.Tensor) else a for a in args)) for d in ("cpu", CUDA)]
    pairs = [r if isinstance(r, tuple) else (r,) for r in results]
    for here, there in zip(*pairs, strict=True):
        assert there.device.type == CUDA and here.dtype is there.dtype and here.size() == there.size()
        assert tt.equal(here.nan_to_num(123.0), there.cpu().nan_to_num(123.0))


@pytest.mark.parametrize("dtype", DTYPES)
def test_unique(dtype):
    tt.manual_seed(0)
    x = tt.randint(0, 2 if dtype is tt.bool else 40, (7, 41)).to(dtype)
    for y in (x, x.t(), x[:0], x[0, 0], x[3, :1]):
        same(lambda y: tt.unique(y), y)
        same(lambda y: tt.unique(y, return_inverse=True, return_counts=True), y)
        same(lambda y: tt._unique(y, True, True), y)
        same(lambda y: tt.unique_consecutive(y, return_inverse=True, return_counts=True), y // 20 if y.dim() else y)
    same(lambda y: tt.unique(y, sorted=False), x)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("rows", [1, 2, 5, 33])
def test_unique_slices(dtype, rows):
    tt.manual_seed(0)
    x = tt.randint(0, 2, (3, rows, 2)).to(dtype)
    same(lambda x: tt.unique(x, return_inverse=True, return_counts=True, dim=1), x)
    same(lambda x: tt.unique(x, return_inverse=True, return_counts=True, dim=-1), x.transpose(1, 2))
    same(lambda x: tt.unique_consecutive(x, return_inverse=True, return_counts=True, dim=1), x)
    assert tt.unique(x.to(CUDA), dim=1).is_contiguous()  # PyTorch selects the slices there
    same(lambda x: tt.unique(x, return_inverse=True, return_counts=True, dim=1), x[:, :0])


def test_nan_equals_nothing():
    x = tt.tensor([1.0, float("nan"), 1.0, float("nan"), -0.0, 0.0])
    same(lambda x: tt.unique(x, return_inverse=True, return_counts=True), x)
    same(lambda x: tt.unique_consecutive(x, return_counts=True), x.sort().values)
    same(lambda x: tt.isin(x, x), x)


@pytest.mark.parametrize("dtype", [tt.float32, tt.bfloat16, tt.int64, tt.int8])
@pytest.mark.parametrize("count", [0, 1, 9, 150])
def test_isin(dtype, count):
    tt.manual_seed(0)
    x, tests = tt.randint(0, 99, (5, 70)).to(dtype), tt.randint(0, 120, (count,)).to(dtype)
    for invert in (False, True):
        for elements in (x, x.t(), x[:0], x[1, 1]):
            same(lambda x, t: tt.isin(x, t, invert=invert), elements, tests)  # noqa: B023
        same(lambda x, t: tt.isin(x, t, assume_unique=True, invert=invert), tt.randperm(99).to(dtype), tests.unique())  # noqa: B023
        same(lambda x: tt.isin(x, 7, invert=invert), x)  # noqa: B023
        same(lambda t: tt.isin(7, t, invert=invert), tests)  # noqa: B023
    same(lambda x, t: tt.isin(x, t), x.double() + 0.5, tests)


@pytest.mark.parametrize("dtype", [tt.int64, tt.int32, tt.uint8])
def test_bincount(dtype):
    tt.manual_seed(0)
    x, weights = tt.randint(0, 50, (500,)).to(dtype), tt.rand(500)
    same(tt.bincount, x)
    same(tt.bincount, x[::3], None, 77)
    same(tt.bincount, x[:0], None, 3)
    for w in (weights, weights.double(), (weights * 9).long()):
        here, there = tt.bincount(x, w), tt.bincount(x.to(CUDA), w.to(CUDA))
        assert here.dtype is there.dtype and tt.allclose(here, there.cpu())


def test_what_bincount_refuses():
    x = tt.tensor([1, 2], device=CUDA)
    for call, words in (
        (lambda: tt.bincount(-x), "bincount only supports 1-d non-negative integral inputs."),
        (lambda: tt.bincount(x.view(1, 2)), "bincount only supports 1-d non-negative integral inputs."),
        (lambda: tt.bincount(x, x[:1]), "weights should be 1-d and have the same length as input"),
        (lambda: tt.bincount(x.float()), "\"bincount_cuda\" not implemented for 'Float'"),
    ):
        with pytest.raises(RuntimeError, match=words):
            call()
    tt.use_deterministic_algorithms(True)
    try:
        assert tt.bincount(x).tolist() == [0, 1, 1]
        with pytest.raises(RuntimeError, match="_bincount_cuda does not have a deterministic implementation"):
            tt.bincount(x, x)
    finally:
        tt.use_deterministic_algorithms(False)


@pytest.mark.parametrize("dtype", [tt.float32, tt.float64])
def test_histc(dtype):
    tt.manual_seed(0)
    x = tt.randn(3, 400).to(dtype)
    x[0, 0] = float("nan")
    same(tt.histc, x, 10, -1, 2)
    same(tt.histc, x.t(), 7, -3.5, 1)
    same(tt.histc, x[1], 10)
    same(tt.histc, x[:0], 4)
    assert tt.histc(tt.full((3,), 2.0, dtype=dtype, device=CUDA), 4).tolist() == [0, 0, 3, 0]  # from 1 to 3


def test_histc_of_integers_and_refusals():
    x = tt.tensor([0, 1, 2, 3, 4, 5, 5], device=CUDA)
    assert tt.histc(x, 3).tolist() == [2, 2, 3] and tt.histc(x, 3).dtype is tt.int64
    for call, words in (
        (lambda: tt.histc(x.half()), "HalfTensor is not supported"),
        (lambda: tt.histc(x.bfloat16()), "\"histc\" not implemented for 'BFloat16'"),
        (lambda: tt.histc(x, 0), "bins must be > 0"),
        (lambda: tt.histc(x, 4, 3, 2), "max must be larger than min"),
        (lambda: tt.histc(x / 0), r"range of \[nan, nan\] is not finite"),
    ):
        with pytest.raises(RuntimeError, match=words):
            call()
