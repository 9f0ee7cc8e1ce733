"""Errors of CUDA in PyTorch's words.

Mirrors c10/cuda/CUDAException.cpp and CUDAMiscFunctions.cpp.
"""

from __future__ import annotations

from tinytensor.c10.error import AcceleratorError

INVALID_DEVICE = "invalid device ordinal\nGPU device may be out of range, do you have enough GPUs?"
INVALID_VALUE = "invalid argument"
INVALID_HANDLE = "invalid resource handle"
CAPTURE_INVALIDATED = "operation failed due to a previous error during capture"
CAPTURE_UNSUPPORTED = "operation not permitted when stream is capturing"
OUT_OF_MEMORY = "out of memory"
DEVICE_ASSERT = "device-side assert triggered"


def cuda_error(what: str) -> AcceleratorError:
    """The error for what the driver has said, one of the texts above."""
    return AcceleratorError(
        f"CUDA error: {what}\nCUDA kernel errors might be asynchronously reported at some other API call, so the "
        "stacktrace below might be incorrect.\nFor debugging consider passing CUDA_LAUNCH_BLOCKING=1\nCompile with "
        "`TORCH_USE_CUDA_DSA` to enable device-side assertions.\n"
    )
