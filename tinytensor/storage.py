"""`torch.storage`: the classes of storages under the module's name.

Mirrors torch/storage.py.
"""

from tinytensor._tensor.storage import TypedStorage, UntypedStorage
from tinytensor._tensor.storage import _get_always_warn_typed_storage_removal as _get_always_warn_typed_storage_removal
from tinytensor._tensor.storage import _LegacyStorage as _LegacyStorage
from tinytensor._tensor.storage import _reset_warn_typed_storage_removal as _reset_warn_typed_storage_removal
from tinytensor._tensor.storage import _set_always_warn_typed_storage_removal as _set_always_warn_typed_storage_removal
from tinytensor._tensor.storage import _StorageBase as _StorageBase
from tinytensor._tensor.storage import _warn_typed_storage_removal as _warn_typed_storage_removal

__all__ = ["TypedStorage", "UntypedStorage"]
