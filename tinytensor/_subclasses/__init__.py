"""Tensors without bytes: what a program would compute, but for the numbers.

    with FakeTensorMode() as mode:
        x = tt.empty(4096, 4096, device="cuda")     # no memory, and no GPU either
        y = (x @ x).relu()                          # FakeTensor(..., device='cuda:0', size=(4096, 4096))

    fake_tensor.py     FakeTensor and FakeTensorMode
    fake_storage.py    what a fake tensor has for a storage
    fake_impls.py      the operators whose result is more than what their meta kernel says
    meta_utils.py      real tensor -> fake tensor
    fake_errors.py     what cannot be known without bytes

Mirrors torch/_subclasses. Left out: FunctionalTensor, SchemaCheckMode, CrossRefFakeMode.
"""

from tinytensor._subclasses.fake_errors import (
    DataDependentOutputException,
    DynamicOutputShapeException,
    UnsupportedFakeTensorException,
    UnsupportedOperatorException,
)
from tinytensor._subclasses.fake_tensor import FakeTensor, FakeTensorMode

__all__ = [
    "DataDependentOutputException",
    "DynamicOutputShapeException",
    "FakeTensor",
    "FakeTensorMode",
    "UnsupportedFakeTensorException",
    "UnsupportedOperatorException",
]
