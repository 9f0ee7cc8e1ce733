"""torch.utils.cpp_extension, by name: there is no C++ here that an extension could be compiled against, so building is refused.

What only looks at the machine works: whether ninja is there, which compiler is asked for, where builds would be kept. Operators of
your own are written in Python, `tinytensor.library`.

Mirrors torch/utils/cpp_extension.py.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from typing import Any, NoReturn

__all__ = [
    "CUDA_HOME",
    "BuildExtension",
    "CUDAExtension",
    "CppExtension",
    "SyclExtension",
    "check_compiler_is_gcc",
    "check_compiler_ok_for_platform",
    "get_compiler_abi_compatibility_and_version",
    "get_cxx_compiler",
    "get_default_build_root",
    "include_paths",
    "is_ninja_available",
    "library_paths",
    "load",
    "load_inline",
    "remove_extension_h_precompiler_headers",
    "verify_ninja_availability",
]

CUDA_HOME = os.environ.get("CUDA_HOME") or os.environ.get("CUDA_PATH")


def _refuse(name: str) -> NoReturn:
    raise RuntimeError(
        f"torch.utils.cpp_extension.{name}: this library has no C++ that an extension could be compiled against. Operators of your "
        "own can be written in Python: torch.library.custom_op"
    )


def CppExtension(name: str, sources: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """Refused: RuntimeError."""
    _refuse("CppExtension")


def CUDAExtension(name: str, sources: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """Refused: RuntimeError."""
    _refuse("CUDAExtension")


def SyclExtension(name: str, sources: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """Refused: RuntimeError."""
    _refuse("SyclExtension")


class BuildExtension:
    """A command of setup.py that compiles extensions. Making one is refused: RuntimeError."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        _refuse("BuildExtension")

    @classmethod
    def with_options(cls, **options: Any) -> type[BuildExtension]:
        """The class itself."""
        return cls


def load(name: str, sources: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """Refused: RuntimeError.

    >>> tt.utils.cpp_extension.load("mine", ["mine.cpp"])
    Traceback (most recent call last):
    RuntimeError: torch.utils.cpp_extension.load: this library has no C++ that an extension could be compiled against. ...
    """
    _refuse("load")


def load_inline(name: str, cpp_sources: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """Refused: RuntimeError."""
    _refuse("load_inline")


def include_paths(device_type: str = "cpu", torch_include_dirs: bool = True) -> list[str]:
    """The folders of headers that an extension needs: none.

    >>> tt.utils.cpp_extension.include_paths()
    []
    """
    return []


def library_paths(
    device_type: str = "cpu", torch_include_dirs: bool = True, cross_target_platform: Any = None
) -> list[str]:
    """The folders of libraries that an extension is linked with: none.

    >>> tt.utils.cpp_extension.library_paths()
    []
    """
    return []


def get_default_build_root() -> str:
    """Where builds would be kept.

    >>> tt.utils.cpp_extension.get_default_build_root().endswith("torch_extensions")
    True
    """
    if sys.platform == "win32":
        return os.path.join(os.environ.get("LOCALAPPDATA", tempfile.gettempdir()), "torch_extensions")
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return os.path.join(cache, "torch_extensions")


def is_ninja_available() -> bool:
    """Whether the program ninja can be run."""
    if shutil.which("ninja") is None:
        return False
    return subprocess.run(["ninja", "--version"], capture_output=True, check=False).returncode == 0


def verify_ninja_availability() -> None:
    """RuntimeError where ninja cannot be run."""
    if not is_ninja_available():
        raise RuntimeError("Ninja is required to load C++ extensions (pip install ninja to get it)")


def get_cxx_compiler() -> str:
    """The C++ compiler's name: the variable CXX, or c++."""
    return os.environ.get("CXX", "cl" if sys.platform == "win32" else "c++")


def check_compiler_is_gcc(compiler: str) -> bool:
    """Whether a compiler says that it is GCC."""
    if sys.platform != "linux" or shutil.which(compiler) is None:
        return False
    said = subprocess.run([compiler, "-v"], capture_output=True, text=True, check=False)
    return "gcc version" in said.stderr


def check_compiler_ok_for_platform(compiler: str) -> bool:
    """Whether a compiler is there, and of the family that its system is built with."""
    if sys.platform == "win32":
        return True
    if shutil.which(compiler) is None:
        return False
    return check_compiler_is_gcc(compiler) if sys.platform == "linux" else True


def get_compiler_abi_compatibility_and_version(compiler: str) -> tuple[bool, Any]:
    """Whether a compiler would do, and its version as text."""
    if not check_compiler_ok_for_platform(compiler):
        return False, "0.0.0"
    said = subprocess.run([compiler, "-dumpfullversion", "-dumpversion"], capture_output=True, text=True, check=False)
    return True, said.stdout.strip() or "0.0.0"


def remove_extension_h_precompiler_headers() -> None:
    """Remove headers that were compiled ahead: there are none."""
