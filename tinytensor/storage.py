"""`torch.storage`: the classes of storages under the module's name.

Mirrors torch/storage.py.
"""

from tinytensor._tensor.storage import TypedStorage, UntypedStorage

__all__ = ["TypedStorage", "UntypedStorage"]
