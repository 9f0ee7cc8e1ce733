"""The class Tensor and what it is made of.

    tensor.py       the class: attributes, autograd, printing
    methods.py      more of its methods: properties, Python's and NumPy's protocols, `x.float()`, refusals
    reduction.py    norm, unique, unique_consecutive
    legacy.py       methods and types from PyTorch's first days
    subclass.py     how subclasses are made, and how calls reach `__torch_function__`
    new.py          tensors from Python data
    indexing.py     `x[...]` and `x[...] = value`
    str.py          what `print(x)` shows
    storage.py      UntypedStorage and TypedStorage
    pickle.py       copying and pickling
    dlpack.py       memory shared with other libraries

Mirrors torch/_tensor.py and the Python bindings of tensors in torch/csrc.
"""

from tinytensor._tensor.tensor import Tensor

__all__ = ["Tensor"]
