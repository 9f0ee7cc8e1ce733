"""What PyTorch's own tests use, for programs that took it over.

Mirrors torch/testing/_internal. Here: common_utils, common_dtype, common_device_type.
"""
