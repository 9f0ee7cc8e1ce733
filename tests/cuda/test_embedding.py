"""The gradient of an embedding on a simulated device: repeated rows, padding, frequencies, dtypes, many indices."""

import pytest

import tinytensor as tt
import tinytensor.nn.functional as nnf

CUDA = "cuda"


@pytest.mark.parametrize("dtype", [tt.float32, tt.float64, tt.float16, tt.bfloat16])
@pytest.mark.parametrize("by_frequency", [False, True])
@pytest.mark.parametrize(("rows", "columns", "shape"), [(7, 3, (5, 4)), (9, 2, (150,)), (4, 3, (0,))])
def test_gradient_of_the_table(dtype, by_frequency, rows, columns, shape):
    tt.manual_seed(0)
    weight, index = tt.randn(rows, columns).to(dtype), tt.randint(0, rows, shape)
    factors = tt.randn(*shape, columns).to(dtype)
    grads = []
    for device in ("cpu", CUDA):
        w = weight.clone().to(device).requires_grad_()
        y = nnf.embedding(index.to(device), w, padding_idx=2, scale_grad_by_freq=by_frequency)
        (y * factors.to(device)).sum().backward()
        grads.append(w.grad.cpu())
    here, there = grads
    assert there.dtype is dtype and tt.equal(there[2], tt.zeros(columns, dtype=dtype))
    assert tt.equal(here, there)  # both add in the order of the indices
