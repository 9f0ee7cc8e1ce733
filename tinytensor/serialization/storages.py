"""Records as storages: found by their key, read once, put where they belong.

Mirrors `load_tensor`, `persistent_load` and `_get_restore_location` of torch/serialization.py. Left out: locations of
other devices than cpu, meta and cuda.
"""

from __future__ import annotations

import enum
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

# What `register_package` added: (priority, tagger, deserializer). The library's own, for cpu, meta and cuda, has priority 10.
packages: list[tuple[int, Callable[[Any], Any], Callable[[Any, str], Any]]] = []
_OWN_PRIORITY = 10

MapLocation = Callable[[Any, str], Any] | Device | str | dict[str, str] | None

DTYPE_OF = {f"{dtype.cpp_name}Storage": dtype for dtype in (*ALL_TYPES, *QUANTIZED_TYPES)}


_MAP_SHARED, _MAP_PRIVATE = 1, 2  # of the module mmap, which has them on POSIX alone


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


def _default_order() -> bytes:
    if _endianness is LoadEndianness.BIG:
        return b"big"
    return sys.byteorder.encode() if _endianness is LoadEndianness.NATIVE else b"little"


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
        order = archive.read("byteorder") if "byteorder" in archive.records else _default_order()
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


def _by_packages(ask: Callable[[Any, Any], Any], before: bool) -> Any:
    """The first answer that is not None, of the packages before the library's own or after it."""
    for priority, tagger, deserializer in packages:
        if (priority < _OWN_PRIORITY) == before:
            found = ask(tagger, deserializer)
            if found is not None:
                return found
    return None


def register_package(priority: int, tagger: Callable[[Any], Any], deserializer: Callable[[Any, str], Any]) -> None:
    """Say where storages of a device come from and go to.

        priority       lower is asked earlier; the library's own is 10
        tagger         storage -> the location that is written into a file, or None
        deserializer   (storage on the CPU, location) -> storage, or None

    >>> tt.serialization.register_package(50, lambda storage: None, lambda storage, location: None)
    """
    packages.append((priority, tagger, deserializer))
    packages.sort(key=lambda package: package[0])


def location_tag(storage: Any) -> str:
    """The location of a storage, as a file has it.

    >>> tt.serialization.location_tag(tt.ones(2).untyped_storage())
    'cpu'
    """
    found = _by_packages(lambda tagger, deserializer: tagger(storage), before=True)
    return found or str(storage.device)


class LoadEndianness(enum.Enum):
    """Orders of bytes.

    >>> tt.serialization.LoadEndianness.BIG
    <LoadEndianness.BIG: 3>
    """

    NATIVE = 1
    LITTLE = 2
    BIG = 3


_endianness: LoadEndianness | None = None


def get_default_load_endianness() -> LoadEndianness | None:
    """The order of bytes of files that do not say theirs; None: little-endian.

    >>> tt.serialization.get_default_load_endianness()
    """
    return _endianness


def set_default_load_endianness(endianness: LoadEndianness | None) -> None:
    """Set the order of bytes of files that do not say theirs. TypeError for what is neither a LoadEndianness nor None.

    >>> tt.serialization.set_default_load_endianness(tt.serialization.LoadEndianness.LITTLE)
    >>> tt.serialization.set_default_load_endianness(None)
    """
    global _endianness
    if endianness is not None and not isinstance(endianness, LoadEndianness):
        raise TypeError("Invalid argument type in function set_default_load_endianness")
    _endianness = endianness


def get_default_mmap_options() -> int:
    """How `load(mmap=True)` maps files: `mmap.MAP_PRIVATE`, so that what is written to a tensor does not go to the file.

    >>> tt.serialization.get_default_mmap_options()
    2
    """
    return _MAP_PRIVATE


class set_default_mmap_options:
    """Set how `load(mmap=True)` maps files. ValueError for what is no such option, NotImplementedError for `mmap.MAP_SHARED`.

    >>> tt.serialization.set_default_mmap_options(77)
    Traceback (most recent call last):
    ValueError: Invalid argument in function set_default_mmap_options, expected mmap.MAP_PRIVATE or mmap.MAP_SHARED, but got 77
    """

    def __init__(self, flags: int) -> None:
        if flags not in (_MAP_PRIVATE, _MAP_SHARED):
            raise ValueError(
                "Invalid argument in function set_default_mmap_options, expected mmap.MAP_PRIVATE or mmap.MAP_SHARED, but got "
                f"{flags}"
            )
        if flags == _MAP_SHARED:
            raise NotImplementedError(
                "files that loaded tensors write to (mmap.MAP_SHARED) are not supported by this library"
            )

    def __enter__(self) -> None:
        pass

    def __exit__(self, *exc_info: object) -> None:
        pass


class SourceChangeWarning(Warning):
    """Told by PyTorch where a class has other sources than when it was saved, in files of before 1.6. Nothing tells it here.

    >>> issubclass(tt.serialization.SourceChangeWarning, Warning)
    True
    """


def default_restore_location(storage: UntypedStorage, location: str) -> UntypedStorage:
    """`storage`, which is on the CPU, where `location` says. RuntimeError for a device that is not here.

    >>> storage = tt.ones(2).untyped_storage()
    >>> tt.serialization.default_restore_location(storage, "cpu").nbytes()
    8
    """
    found = _by_packages(lambda tagger, deserializer: deserializer(storage, location), before=True)
    if found is not None:
        return found
    if location == "cpu":
        return storage
    if location == "meta":
        return UntypedStorage.of(allocate_meta(storage.nbytes()))
    if location.startswith("cuda"):
        return storage.cuda(_cuda_index(location))
    found = _by_packages(lambda tagger, deserializer: deserializer(storage, location), before=False)
    if found is not None:
        return found
    raise RuntimeError(
        f"don't know how to restore data location of torch.storage.UntypedStorage (tagged with {location[:100]})"
    )
