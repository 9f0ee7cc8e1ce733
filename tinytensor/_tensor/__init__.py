"""The class Tensor and what it is made of: construction, indexing, printing, storages, copies, conversions.

    tensor.py       the class
    new.py          tensors from Python data
    indexing.py     `x[...]` and `x[...] = value`
    str.py          what `print(x)` shows

Mirrors torch/_tensor.py and the Python bindings of tensors in torch/csrc.
"""

from tinytensor._tensor.tensor import Tensor

__all__ = ["Tensor"]
