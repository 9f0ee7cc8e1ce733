"""MaskedTensor: a tensor and, beside it, which of its elements count.

    core.py         the class; how it is made, printed, and asked about calls
    creation.py     masked_tensor, as_masked_tensor
    unary.py, binary.py, passthrough.py, reductions.py
                    what functions do with data and mask, family by family
    _ops_refs.py    the operators that are a case of their own

Mirrors torch/masked/maskedtensor/__init__.py.
"""
