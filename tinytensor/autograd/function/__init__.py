"""Function: an operator with a backward formula written by the user.

    function.py            the class and its context
    custom_function.py     what comes out of `forward`: outputs hooked up to the node, tensors saved, tangents
    autograd_function.py   a Function inside of a vmap

Mirrors torch/autograd/function.py.
"""

from tinytensor.autograd.function.function import (
    BackwardCFunction,
    Function,
    FunctionCtx,
    FunctionMeta,
    InplaceFunction,
    NestedIOFunction,
    once_differentiable,
)

__all__ = [
    "BackwardCFunction",
    "Function",
    "FunctionCtx",
    "FunctionMeta",
    "InplaceFunction",
    "NestedIOFunction",
    "once_differentiable",
]
