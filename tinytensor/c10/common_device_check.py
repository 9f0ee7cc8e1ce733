"""All operands on one device. A kernel trusts addresses, and a meta tensor has none.

Mirrors c10/core/impl/common_device_check (`c10::impl::check_and_update_common_device`), in the words of the meta device.
"""

from __future__ import annotations

from tinytensor.c10.metadata import Metadata


def same_device(first: Metadata, *others: Metadata | None) -> None:
    """RuntimeError unless all are on the first one's device. What a meta tensor is given may be anywhere."""
    if first.device.type == "meta":
        return
    for m in others:
        if m is not None and m.device is not first.device:
            if "cuda" in (first.device.type, m.device.type):
                raise RuntimeError(
                    "Expected all tensors to be on the same device, but found at least two devices, "
                    f"{first.device} and {m.device}!"
                )
            raise RuntimeError(f"Tensor on device {m.device} is not on the expected device {first.device}!")
