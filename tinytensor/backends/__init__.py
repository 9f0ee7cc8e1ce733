"""`torch.backends`: switches of the libraries behind the kernels, and whether these are there.

Most stand for libraries that this one does not use: they say that it is not available, and the switches are kept and given
back and choose nothing. What a switch does here, its module says: `cuda` (the precision of cuBLAS, which ways of attention are
allowed), `mkldnn`, `cpu`.

Mirrors torch/backends/__init__.py. Left out: xeon, python_native.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tinytensor.backends._prop_module import (
    ContextProp,
    PropModule,
    allow_nonbracketed_mutation,
    disable_global_flags,
    flags_frozen,
    precision_prop,
)
from tinytensor.c10.first_use import on_first_use as _on_first_use
from tinytensor.c10.float32_precision import float32_precision

if TYPE_CHECKING:
    from tinytensor.backends import (
        cpu,
        cuda,
        cudnn,
        cusparselt,
        kleidiai,
        mha,
        miopen,
        mkl,
        mkldnn,
        mps,
        nnpack,
        openmp,
        opt_einsum,
        quantized,
        xnnpack,
    )

__getattr__, __dir__ = _on_first_use(
    globals(),
    "cpu cuda cudnn cusparselt kleidiai mha miopen mkl mkldnn mps nnpack openmp opt_einsum quantized xnnpack",
)

__all__ = [
    "ContextProp", "GenericModule", "PropModule", "cpu", "cuda", "cudnn", "cusparselt", "disable_global_flags", "flags",
    "flags_frozen", "kleidiai", "mha", "miopen", "mkl", "mkldnn", "mps", "nnpack", "openmp", "opt_einsum", "quantized",
    "set_flags", "xnnpack",
]  # fmt: skip


def set_flags(_fp32_precision: str | None = "none") -> tuple[str]:
    """Set the precision that all backends take where none of their own is set; returns what it was.

    >>> tt.backends.set_flags("none")
    ('none',)
    """
    before = (float32_precision.get("generic", "all"),)
    if _fp32_precision is not None:
        float32_precision.set("generic", "all", _fp32_precision)
    return before


@contextmanager
def flags(fp32_precision: str = "none") -> Iterator[None]:
    """Another precision for the length of a `with` block.

    >>> with tt.backends.flags("ieee"):
    ...     tt.backends.fp32_precision
    'ieee'
    """
    with allow_nonbracketed_mutation():
        before = set_flags(fp32_precision)
    try:
        yield
    finally:
        with allow_nonbracketed_mutation():
            set_flags(*before)


class GenericModule(PropModule):
    """The class of this module."""

    fp32_precision: Any = precision_prop("generic", "all")


sys.modules[__name__].__class__ = GenericModule
