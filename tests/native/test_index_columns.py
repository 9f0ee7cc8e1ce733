"""index_select along the last dimension of long rows: one index for a column, in a loop of its own."""

import numpy as np
import pytest

import tinytensor as tt


@pytest.mark.parametrize("dtype", [tt.uint8, tt.bfloat16, tt.float32, tt.int64], ids=str)
def test_columns_of_rows_of_any_layout(dtype):
    numbers = np.random.default_rng(0).integers(0, 100, (40, 3, 90))
    x = tt.from_numpy(numbers).to(dtype)
    index = np.random.default_rng(1).integers(0, 90, 130)
    for count in (1, 63, 64, 130):
        chosen = tt.from_numpy(index)[:count]
        for t, plain in (
            (x, numbers), (x[3], numbers[3]), (x[::2, 1], numbers[::2, 1]), (x.transpose(0, 1), numbers.swapaxes(0, 1)),
            (x[..., 2:], numbers[..., 2:]),
        ):  # fmt: skip
            within = chosen.clamp(max=t.shape[-1] - 1)
            assert t.index_select(-1, within).to(tt.int64).tolist() == plain[..., within.numpy()].tolist()
            apart = tt.stack((within, within), 1)[:, 0]
            assert tt.equal(t.index_select(-1, apart), t.index_select(-1, within))


def test_threads_share_rows_and_a_bad_index_is_refused():
    threads = tt.get_num_threads()
    x = tt.arange(300_000).reshape(300, 1000)
    index = tt.arange(999, 499, -1)
    try:
        tt.set_num_threads(2)
        assert tt.equal(x.index_select(1, index), x[:, 500:].flip(1))
        for bad in (-1, 1000, 2**40):
            index[77] = bad
            with pytest.raises(RuntimeError, match=f"INDICES element is out of DATA bounds, id={bad} axis_dim=1000"):
                x.index_select(1, index)
    finally:
        tt.set_num_threads(threads)
