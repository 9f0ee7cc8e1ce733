"""Every operator on its samples, printed as one digest of bits for each operator and dtype.

With the word `substitutes` every kernel that has a substitute, to answer while another process compiles it, is never there
(tinytensor/kernel_compiler/substitute.py). tests/native/cpu/test_same_bits.py compares the two.
"""

import hashlib
import sys
import warnings
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor.kernel_compiler import Kernel
from tinytensor.testing.compare_arrays import to_array
from tinytensor.testing.op_db import OP_DB
from tinytensor.testing.op_info import Arr


def spread(values: np.ndarray) -> np.ndarray:
    """The values, with infinities, NaN, zeros and halves among those that are floats, if there are enough."""
    if values.dtype.kind != "f" or values.size < 12:
        return values
    values = values.copy()
    values.flat[:6] = 0.0, -0.0, np.inf, -np.inf, np.nan, 0.5
    return values


def tensor(given: Arr, dtype: Any, strided: bool) -> tt.Tensor:
    made = tt.from_numpy(np.ascontiguousarray(spread(given.values))).to(given.dtype or dtype)
    if strided and made.dim():  # every second element of a longer tensor
        made = tt.stack([made, made], -1).select(-1, 1)
    return made


def restored(value: Any, dtype: Any, strided: bool) -> Any:
    if isinstance(value, Arr):
        return tensor(value, dtype, strided)
    if isinstance(value, list | tuple):
        return type(value)(restored(each, dtype, strided) for each in value)
    return value


def bits(result: Any) -> bytes:
    if isinstance(result, tt.Tensor):
        if result.dtype in (tt.float16, tt.bfloat16):
            result = result.float()
        array = to_array(result)
        # Which NaN it is, two ways of adding two NaNs may disagree on.
        return np.where(array != array, array.dtype.type(7), array).tobytes() + str(array.shape).encode()
    if isinstance(result, list | tuple):
        return b"".join(map(bits, result))
    return repr(result).encode()


def digest(op: Any, dtype: Any) -> str:
    found = hashlib.sha256()
    for strided in (False, True):
        for sample in op.sample(dtype):
            tt.manual_seed(0)
            args = restored(sample.args, dtype, strided)
            kwargs = {name: restored(value, dtype, strided) for name, value in sample.kwargs.items()}
            try:
                found.update(bits(op.find(tt)(*args, **kwargs)))
            except Exception as error:
                found.update(f"{type(error).__name__} {error}".encode())
    return found.hexdigest()[:16]


def main() -> None:
    if sys.argv[1] == "substitutes":
        Kernel.is_missing = lambda self: True  # type: ignore[method-assign]
        Kernel.substituted = property(lambda self: 0.0, lambda self, seconds: None)  # type: ignore[assignment]
    warnings.simplefilter("ignore")
    for op in OP_DB:
        for dtype in op.dtypes:
            print(op.name, dtype, digest(op, dtype))


if __name__ == "__main__":
    main()
