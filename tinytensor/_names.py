"""Names of `torch` that few programs use, imported when one is asked for.

Mirrors parts of torch/__init__.py and torch/csrc/Module.cpp.
"""

from __future__ import annotations

import os
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor.storage import TypedStorage, UntypedStorage
from tinytensor.aten.memory_overlap import has_internal_overlap
from tinytensor.c10.error import check
from tinytensor.c10.layout import contiguous_format as legacy_contiguous_format
from tinytensor.c10.layout import strided
from tinytensor.c10.mapped_file import map_file
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import ScalarType, get_default_dtype
from tinytensor.c10.tensor_impl import new_tensor

__all__ = [
    "Storage", "TypedStorage", "UntypedStorage", "classproperty", "from_file", "get_file_path", "get_num_interop_threads", "has_lapack",
    "has_mkl", "has_openmp", "has_spectral", "is_vulkan_available", "is_warn_always_enabled", "legacy_contiguous_format",
    "newaxis", "set_num_interop_threads", "set_warn_always",
]  # fmt: skip

Storage = TypedStorage
newaxis = None
has_lapack = True
has_mkl = has_openmp = has_spectral = False
_interop_threads: int | None = None
_warn_always = False


def get_num_interop_threads() -> int:
    """How many operators may run at once, by the program's own wish: there is no pool for them here.

    >>> tt.get_num_interop_threads() >= 1
    True
    """
    return _interop_threads or os.cpu_count() or 1


def set_num_interop_threads(threads: int) -> None:
    """Keep a number of threads. RuntimeError for the second time, and for a number below 1.

    >>> tt.set_num_interop_threads(0)
    Traceback (most recent call last):
    RuntimeError: Expected positive number of threads
    """
    global _interop_threads
    check(type(threads) is int, lambda: f"set_num_interop_threads expects an int, but got {type(threads).__name__}")
    check(threads > 0, "Expected positive number of threads")
    check(
        _interop_threads is None,
        "Error: cannot set number of interop threads after parallel work has started or set_num_interop_threads called",
    )
    _interop_threads = threads


def is_warn_always_enabled() -> bool:
    """Whether warnings that are told once are told always. It is kept.

    >>> tt.is_warn_always_enabled()
    False
    """
    return _warn_always


def set_warn_always(b: bool) -> None:
    """Keep the wish; Python's own filters decide (`warnings.simplefilter`).

    >>> tt.set_warn_always(False)
    """
    global _warn_always
    check(isinstance(b, bool), lambda: f"setWarnOnlyOnce expects a bool, but got {type(b).__name__}")
    _warn_always = b


def is_vulkan_available() -> bool:
    """Whether Vulkan can be used: never.

    >>> tt.is_vulkan_available()
    False
    """
    return False


def get_file_path(*path_components: str) -> str:
    """A path inside the package.

    >>> tt.get_file_path("nn").endswith("nn")
    True
    """
    return os.path.join(os.path.dirname(__file__), *path_components)


def _debug_has_internal_overlap(input: Tensor) -> int:
    """0 if no two elements are one place in memory, 1 if some are, 2 if nobody has looked closely.

    >>> tt._debug_has_internal_overlap(tt.ones(1).expand(3))
    1
    """
    if not isinstance(input, Tensor):
        raise TypeError(
            f"_debug_has_internal_overlap(): argument 'input' (position 1) must be Tensor, not {type(input).__name__}"
        )
    if input.layout is not strided:
        return 1  # PyTorch's answer too
    if input.meta_.is_non_overlapping_and_dense:
        return 0
    return 1 if has_internal_overlap(input.meta_) else 2


class classproperty:
    """A property of a class: read as `Class.name`.

    >>> class C:
    ...     @tt.classproperty
    ...     def name(cls):
    ...         return cls.__name__
    >>> C.name
    'C'
    """

    def __init__(self, func: Any) -> None:
        self.func = func

    def __get__(self, instance: Any, owner: Any = None) -> Any:
        return self.func(type(instance) if owner is None else owner)


def from_file(
    filename: str,
    shared: bool | None = None,
    size: int = 0,
    *,
    dtype: ScalarType | None = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: bool = False,
    requires_grad: bool = False,
) -> Tensor:
    """A tensor (size) over the bytes of a file, which is read as they are needed.

        shared    True: what is written into the tensor goes to the file, which is made, or made longer, if need be;
                  otherwise the file stays as it is
        dtype     the default dtype by default

    TypeError for a name that is no str, RuntimeError for a file that cannot be opened or is too short. On the CPU alone:
    NotImplementedError for another device.

    >>> import os, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     name = os.path.join(folder, "numbers")
    ...     _ = tt.from_file(name, shared=True, size=3, dtype=tt.uint8).fill_(7)
    ...     open(name, "rb").read()
    b'\\x07\\x07\\x07'
    """
    if not isinstance(filename, str):
        raise TypeError(f"from_file(): argument 'filename' (position 1) must be str, not {type(filename).__name__}")
    if device is not None and str(device).partition(":")[0] != "cpu":
        raise NotImplementedError(f"torch.from_file on {device} is not supported by this library")
    kind: ScalarType = dtype or get_default_dtype()
    mapped = map_file(filename, bool(shared), size * kind.itemsize)
    return new_tensor(contiguous_metadata((size,), kind), mapped).requires_grad_(requires_grad)
