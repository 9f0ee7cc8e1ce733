"""linspace, logspace, range, tril_indices and triu_indices on a simulated device. None of them is left to the CPU."""

import pytest

import tinytensor as tt

CUDA = "cuda"
pytestmark = pytest.mark.filterwarnings("error:.*fall back to run on the CPU")


@pytest.mark.parametrize("dtype", [tt.float32, tt.float64, tt.float16, tt.bfloat16])
@pytest.mark.parametrize("steps", [0, 1, 2, 7, 600])
def test_spaced_numbers(dtype, steps):
    for start, end in ((0.0, 1.0), (-3.0, 7.5), (5, -2)):
        made = [tt.linspace(start, end, steps, dtype=dtype, device=d).cpu() for d in ("cpu", CUDA)]
        # The CPU adds the product without rounding it, as PyTorch's vectors do; the simulator rounds it.
        rounding = tt.finfo(dtype).eps * max(abs(start), abs(end))
        assert made[0].dtype is made[1].dtype and tt.allclose(*(t.double() for t in made), rtol=0, atol=rounding)
        powers = [tt.logspace(start, end, steps, base=2.5, dtype=dtype, device=d).cpu() for d in ("cpu", CUDA)]
        assert tt.allclose(powers[0].double(), powers[1].double(), rtol=1e-2 if dtype.itemsize == 2 else 1e-6)


def test_integers():
    assert tt.linspace(0, 10, 5, dtype=tt.int64, device=CUDA).tolist() == [0, 2, 5, 7, 10]
    assert tt.linspace(-3, 3, 4, dtype=tt.int32, device=CUDA).tolist() == [-3, -1, 1, 3]
    assert tt.logspace(0, 4, 5, base=2, dtype=tt.int16, device=CUDA).tolist() == [1, 2, 4, 8, 16]
    out = tt.zeros(4, 2, device=CUDA)[:, 0]
    assert tt.linspace(0, 3, 4, out=out).tolist() == [0, 1, 2, 3]
    for make, name in ((tt.linspace, "linspace_cuda"), (tt.logspace, "logspace_cuda")):
        with pytest.raises(NotImplementedError, match=f"\"{name}\" not implemented for 'Bool'"):
            make(0, 1, 3, dtype=tt.bool, device=CUDA)


@pytest.mark.filterwarnings("ignore:torch.range is deprecated")
def test_range():
    for args in ((0, 5), (1.5, -4, -0.5), (0, 1000)):
        assert tt.equal(tt.range(*args, device=CUDA).cpu(), tt.range(*args))


@pytest.mark.parametrize("name", ["tril_indices", "triu_indices"])
@pytest.mark.parametrize("dtype", [tt.int64, tt.int32])
def test_triangles(name, dtype):
    make = getattr(tt, name)
    for rows, columns in ((4, 4), (3, 7), (9, 2), (1, 5), (0, 3), (3, 0), (30, 40)):
        for offset in (0, 1, -1, 3, -5, 99, -99):
            here, there = (make(rows, columns, offset, dtype=dtype, device=d) for d in ("cpu", CUDA))
            assert there.device.type == CUDA and there.dtype is dtype and tt.equal(here, there.cpu())
