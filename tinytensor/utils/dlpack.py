"""torch.utils.dlpack: tensors to and from other libraries without a copy.

Mirrors torch/utils/dlpack.py.
"""

from tinytensor._tensor.dlpack import DLDeviceType, from_dlpack, to_dlpack

__all__ = ["DLDeviceType", "from_dlpack", "to_dlpack"]
