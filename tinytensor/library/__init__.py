"""tinytensor.library: operators of your own, and kernels of your own for operators that exist.

    custom_op          a Python function as an operator; its CustomOpDef takes kernels, fakes and autograd formulas
    Library            registrations that can be undone together; define, impl, fallback
    define, impl, register_kernel, register_fake, register_autograd, register_vmap, register_torch_dispatch
                       the same by the operator's name, kept for the program's life unless `lib=` says otherwise
    infer_schema       type hints -> schema
    opcheck            does what is registered agree with the schema?

    registration.py    the functions above
    custom_ops.py      CustomOpDef; custom_op_kernels.py has the kernels that it registers
    infer_schema.py    type hints to schemas
    autograd.py        the autograd kernel that runs a user's backward; tensor_lists.py lets it take lists
    triton.py          triton_op, wrap_triton
    opcheck.py         opcheck; schema_check.py and fake_check.py are what it checks

Mirrors torch/library.py. Left out: effects, symmetric memory.
"""

from tinytensor.aten.core.dispatch.library import Library, fallthrough_kernel
from tinytensor.aten.core.python.simple_registry import get_ctx
from tinytensor.aten.core.schema.tag import Tag
from tinytensor.library.custom_ops import CustomOpDef, custom_op
from tinytensor.library.infer_schema import infer_schema
from tinytensor.library.opcheck import OpCheckError, opcheck
from tinytensor.library.registration import (
    SafeKernelFunction,
    _scoped_library,
    define,
    get_kernel,
    impl,
    impl_abstract,
    register_autocast,
    register_autograd,
    register_fake,
    register_kernel,
    register_torch_dispatch,
    register_vmap,
)
from tinytensor.library.triton import triton_op, wrap_triton

__all__ = [
    "CustomOpDef", "Library", "OpCheckError", "SafeKernelFunction", "Tag", "_scoped_library", "custom_op", "define",
    "fallthrough_kernel", "get_ctx", "get_kernel", "impl", "impl_abstract", "infer_schema", "opcheck", "register_autocast",
    "register_autograd", "register_fake", "register_kernel", "register_torch_dispatch", "register_vmap", "triton_op",
    "wrap_triton",
]  # fmt: skip
