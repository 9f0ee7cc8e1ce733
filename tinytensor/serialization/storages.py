"""Records as storages: found by their key, read once, put where they belong.

Mirrors `load_tensor`, `persistent_load` and `_get_restore_location` of torch/serialization.py. Left out: locations of
other devices than cpu and meta, `register_package`.
"""

from __future__ import annotations

import mmap as memory_map
import sys
from collections.abc import Callable
from pickle import UnpicklingError
from typing import IO, Any

import numpy as np

from tinytensor._tensor.storage import TypedStorage, UntypedStorage
from tinytensor.c10.allocator import allocate_meta, allocate_system
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.scalar_type import ALL_TYPES, QUANTIZED_TYPES, ScalarType, uint8
from tinytensor.c10.storage import StorageImpl, address_of
from tinytensor.serialization.budget import shown
from tinytensor.serialization.skip_data import skipping
from tinytensor.serialization.zip_reader import ZipReader, refuse
from tinytensor.serialization.zip_writer import ALIGNMENT

MapLocation = Callable[[Any, str], Any] | Device | str | dict[str, str] | None

DTYPE_OF = {f"{dtype.cpp_name}Storage": dtype for dtype in (*ALL_TYPES, *QUANTIZED_TYPES)}


class StorageType:
    """What `torch.FloatStorage` means in a file: a dtype. KeyError for a name of no storage."""

    def __init__(self, name: str) -> None:
        self._dtype = DTYPE_OF[name]

    @property
    def dtype(self) -> ScalarType:
        """The dtype of the storage's elements."""
        return self._dtype

    def __str__(self) -> str:
        return f"StorageType(dtype={self.dtype})"


class StorageLoader:
    """Answers a pickle's persistent ids `("storage", type, key, location, numel)` from an archive.

    RuntimeError for a record that is missing, damaged or of another size than the id says, and for a location that does
    not exist here.
    """

    def __init__(self, archive: ZipReader, map_location: MapLocation, mapped: IO[bytes] | None = None) -> None:
        self._archive = archive
        self._restore = _restorer(map_location)
        self._only_meta = isinstance(map_location, str | Device) and str(map_location) == "meta"
        self._loaded: dict[str, TypedStorage] = {}
        order = archive.read("byteorder") if "byteorder" in archive.records else b"little"
        if order not in (b"little", b"big"):
            raise ValueError("Unknown endianness type: " + order.decode(errors="replace"))
        self._swap = order.decode() != sys.byteorder
        self._map: Any = None
        if mapped is not None and archive.size:
            self._map = memory_map.mmap(mapped.fileno(), 0, access=memory_map.ACCESS_COPY)

    def __call__(self, saved_id: Any) -> TypedStorage:
        if type(saved_id) is not tuple or len(saved_id) != 5:
            raise UnpicklingError(f"persistent_load id must be tuple of five, but got {type(saved_id)}")
        kind, storage_type, key, location, numel = saved_id
        if type(kind) is not str or kind != "storage":
            raise UnpicklingError(f"Only persistent_load of storage is allowed, but got {type(kind)}")
        dtype = uint8 if storage_type is UntypedStorage else getattr(storage_type, "dtype", None)
        if not (isinstance(storage_type, StorageType) or storage_type is UntypedStorage) or dtype is None:
            raise UnpicklingError(f"a storage of an unknown type: {shown(storage_type)}")
        if type(key) is not str or type(location) is not str or type(numel) is not int or numel < 0:
            raise UnpicklingError("a storage's key, location or size is of the wrong type")
        # One storage for a key, so tensors that shared memory share it again. Its dtype is that of the first id; a view of another
        # dtype is `tensor_v3`.
        if key not in self._loaded:
            bytes_ = UntypedStorage.of(self._load(key, dtype, numel, location))
            self._loaded[key] = TypedStorage(wrap_storage=bytes_, dtype=dtype, _internal=True)
        return self._loaded[key]

    def _load(self, key: str, dtype: ScalarType, numel: int, location: str) -> StorageImpl:
        name = f"data/{key}"
        record = self._archive.find(name)
        # A storage of bytes may have been counted in larger elements, with a rest.
        if not numel * dtype.itemsize <= record.size < (numel + 1) * dtype.itemsize:
            raise RuntimeError(
                f"record size ({record.size} bytes) does not match expected size ({numel * dtype.itemsize} bytes = {numel} "
                f"elements * {dtype.itemsize} bytes/element) for dtype {dtype.cpp_name}"
            )
        if self._only_meta:
            return allocate_meta(record.size)
        impl = None if skipping() else self._mapped(record.offset, record.size)
        if impl is None:
            impl = allocate_system(record.size)
            if record.size and not skipping():
                self._archive.read_into(name, impl.buffer)
        # In place. Mapped pages are copied by the system when they are written, so the file stays as it is.
        if self._swap and dtype.itemsize > 1:
            words = impl.as_bytes()[: numel * dtype.itemsize].view(f"u{dtype.itemsize}")
            words.byteswap(inplace=True)
        return self._restore(UntypedStorage.of(impl), location)._impl

    def _mapped(self, offset: int, size: int) -> StorageImpl | None:
        """The file's own pages, copied by the system only where they are written; None where that does not fit."""
        # Kernels rely on aligned memory, and pages are aligned: so is the record if its place in the file is.
        start = self._archive.start + offset
        if self._map is None or size == 0 or start % ALIGNMENT:
            return None
        if start + size > len(self._map):
            refuse("file read failed")
        # The array holds the map, and the storage the array: pages stay as long as a tensor looks at them.
        buffer = np.frombuffer(self._map, np.uint8, size, start)
        return StorageImpl(buffer, address_of(buffer), size, cpu, resizable=False)


def _restorer(map_location: MapLocation) -> Callable[[UntypedStorage, str], UntypedStorage]:
    if map_location is None:
        return default_restore_location
    if isinstance(map_location, dict):
        return lambda storage, location: default_restore_location(storage, map_location.get(location, location))
    if isinstance(map_location, str | Device):
        return lambda storage, location: default_restore_location(storage, str(map_location))
    if not callable(map_location):
        raise TypeError(f"map_location must be a function, a device, a string or a dict, not {type(map_location)}")

    def restore(storage: UntypedStorage, location: str) -> UntypedStorage:
        result = map_location(storage, location)
        if result is None:
            return default_restore_location(storage, location)
        if not isinstance(result, UntypedStorage):
            raise TypeError(
                "TypedStorage.__init__ received an invalid combination of arguments. Expected one of:\n"
                " * (*, torch.device device, torch.dtype dtype)\n"
                " * (int size, *, torch.device device, torch.dtype dtype)\n"
                " * (Sequence data, *, torch.device device, torch.dtype dtype)\n"
                " * (*, UntypedStorage wrap_storage, torch.dtype dtype)\n"
                f"Argument 'wrap_storage' must be UntypedStorage, but got {type(result)}"
            )
        return result

    return restore


def _cuda_index(location: str) -> int:
    """The index of a location like "cuda:1". RuntimeError if there is no such device."""
    from tinytensor.cuda import current_device, device_count  # not loaded yet in most programs

    count = device_count()
    if not count:
        raise RuntimeError(
            "Attempting to deserialize object on a CUDA device but torch.cuda.is_available() is False. If you are running on a "
            "CPU-only machine, please use torch.load with map_location=torch.device('cpu') to map your storages to the CPU."
        )
    index = Device(location).index
    index = current_device() if index is None else index
    if index >= count:
        raise RuntimeError(
            f"Attempting to deserialize object on CUDA device {index} but torch.cuda.device_count() is {count}. Please use "
            "torch.load with map_location to map your storages to an existing device."
        )
    return index


def default_restore_location(storage: UntypedStorage, location: str) -> UntypedStorage:
    """`storage`, which is on the CPU, where `location` says. RuntimeError for a device that is not here.

    >>> storage = tt.ones(2).untyped_storage()
    >>> tt.serialization.default_restore_location(storage, "cpu").nbytes()
    8
    """
    if location == "cpu":
        return storage
    if location == "meta":
        return UntypedStorage.of(allocate_meta(storage.nbytes()))
    if location.startswith("cuda"):
        return storage.cuda(_cuda_index(location))
    raise RuntimeError(
        f"don't know how to restore data location of torch.storage.UntypedStorage (tagged with {location[:100]})"
    )
