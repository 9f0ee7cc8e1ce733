"""`torch.version`: the version of the library, and of the libraries that it was built with: none.

Mirrors torch/version.py, which a build writes.
"""

from __future__ import annotations

from tinytensor.torch_version import TorchVersion, __version__

__all__ = ["__version__", "cuda", "debug", "git_version", "hip", "mirrored", "rocm", "xpu"]

mirrored = TorchVersion("2.13.0")
"""The version of PyTorch whose names, behaviour and words these are: `torch.__version__` where this is served as torch."""
debug = False
cuda: str | None = None
"""None: kernels for CUDA are compiled where they run, so no version of it was built in."""
git_version = "Unknown"
hip: str | None = None
rocm: str | None = None
xpu: str | None = None
