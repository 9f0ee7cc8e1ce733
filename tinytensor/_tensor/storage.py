"""UntypedStorage, TypedStorage and torch.FloatStorage: a storage as Python sees it.

    >>> storage = tt.UntypedStorage([1, 0, 2, 0])
    >>> tt.empty(0, dtype=tt.int16).set_(storage)
    tensor([1, 2], dtype=torch.int16)

Bytes are an UntypedStorage. A TypedStorage counts them in elements of one dtype, and classes like FloatStorage make one; PyTorch
calls these deprecated. All hold a StorageImpl, so its memory stays alive as long as they do.

Mirrors torch/storage.py and torch/csrc/Storage.cpp, StorageMethods.cpp.
"""

from __future__ import annotations

import contextlib
import copy
import sys
import warnings
import weakref
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.core.python.invalid_arguments import format_invalid_args, type_name
from tinytensor.c10 import scalar_type as types
from tinytensor.c10 import shared_memory
from tinytensor.c10.allocator import resize_storage
from tinytensor.c10.device import Device, cpu, initialize
from tinytensor.c10.error import check
from tinytensor.c10.mapped_file import MappedFile, map_file
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.overflows import unpack_long
from tinytensor.c10.scalar_type import ScalarType, get_default_dtype, uint8
from tinytensor.c10.storage import StorageImpl
from tinytensor.c10.tensor_impl import new_tensor

if TYPE_CHECKING:
    from tinytensor.c10.tensor_impl import TensorImpl

_bool: TypeAlias = bool  # inside of a storage's class these names are methods
_int: TypeAlias = int
_tensor_of: Any = None  # `tt.tensor`, which imports this module


def set_tensor_of(function: Any) -> None:
    """`tt.tensor(data, dtype=, device=)`, given by the module that makes tensors of Python data."""
    global _tensor_of
    _tensor_of = function


def _is_int(value: Any) -> bool:
    return isinstance(value, int | np.integer)


class _StorageBase:
    """What a storage of bytes and a storage of elements have in common: other dtypes, and devices that there are not."""

    is_sparse = False

    def _to(self, dtype: ScalarType) -> TypedStorage:
        raise NotImplementedError

    def _bytes(self) -> UntypedStorage:
        raise NotImplementedError

    def double(self) -> TypedStorage:
        """A copy of the elements as float64."""
        return self._to(types.float64)

    def float(self) -> TypedStorage:
        """A copy of the elements as float32."""
        return self._to(types.float32)

    def half(self) -> TypedStorage:
        """A copy of the elements as float16."""
        return self._to(types.float16)

    def bfloat16(self) -> TypedStorage:
        """A copy of the elements as bfloat16."""
        return self._to(types.bfloat16)

    def long(self) -> TypedStorage:
        """A copy of the elements as int64."""
        return self._to(types.int64)

    def int(self) -> TypedStorage:
        """A copy of the elements as int32."""
        return self._to(types.int32)

    def short(self) -> TypedStorage:
        """A copy of the elements as int16."""
        return self._to(types.int16)

    def char(self) -> TypedStorage:
        """A copy of the elements as int8."""
        return self._to(types.int8)

    def byte(self) -> TypedStorage:
        """A copy of the elements as uint8."""
        return self._to(uint8)

    def bool(self) -> TypedStorage:
        """A copy of the elements as bool."""
        return self._to(types.bool_)

    def complex_double(self) -> TypedStorage:
        """A copy of the elements as complex128, which is a dtype by name alone."""
        return self._to(types.complex128)

    def complex_float(self) -> TypedStorage:
        """A copy of the elements as complex64, which is a dtype by name alone."""
        return self._to(types.complex64)

    def float8_e5m2(self) -> TypedStorage:
        """A copy of the elements as float8_e5m2, which is a dtype by name alone."""
        return self._to(types.float8_e5m2)

    def float8_e4m3fn(self) -> TypedStorage:
        """A copy of the elements as float8_e4m3fn, which is a dtype by name alone."""
        return self._to(types.float8_e4m3fn)

    def float8_e5m2fnuz(self) -> TypedStorage:
        """A copy of the elements as float8_e5m2fnuz, which is a dtype by name alone."""
        return self._to(types.float8_e5m2fnuz)

    def float8_e4m3fnuz(self) -> TypedStorage:
        """A copy of the elements as float8_e4m3fnuz, which is a dtype by name alone."""
        return self._to(types.float8_e4m3fnuz)

    def is_shared(self) -> _bool:
        """Whether other processes can see it."""
        impl = self._bytes()._impl
        return isinstance(impl.buffer, MappedFile) or shared_memory.is_shared(impl)

    def resizable(self) -> _bool:
        """Whether `resize_` is allowed."""
        return self._bytes()._impl.resizable

    def data_ptr(self) -> _int:
        """The address of the first byte."""
        return self._bytes()._impl.data_ptr

    def nbytes(self) -> _int:
        """The size in bytes."""
        return self._bytes()._impl.nbytes

    @property
    def _cdata(self) -> _int:
        """Which storage this is: equal for two tensors that share one."""
        return id(self._bytes()._impl)

    @property
    def device(self) -> Device:
        """Where the bytes are."""
        return self._bytes()._impl.device

    def get_device(self) -> _int | None:
        """The index of the device; None on a device without one."""
        return self.device.index

    @property
    def is_cuda(self) -> _bool:
        """Whether the bytes are on a GPU."""
        return self.device.type == "cuda"

    @property
    def is_hpu(self) -> _bool:
        """False: there is no HPU."""
        return False

    @property
    def filename(self) -> str | None:
        """The file whose bytes these are, for one that `from_file` made; None for others."""
        buffer = self._bytes()._impl.buffer
        return buffer.filename if isinstance(buffer, MappedFile) else None

    def hpu(self, device: Any = None, non_blocking: _bool = False) -> NoReturn:
        """AssertionError: there is no HPU."""
        raise AssertionError("HPU device module is not loaded")


class UntypedStorage(_StorageBase):
    """Bytes on one device: none, `size` of them with any values, or those of a sequence of ints.

    RuntimeError for a sequence of anything else and for a negative size.

    >>> storage = tt.UntypedStorage([1, 2, 3])
    >>> storage[-1], storage.nbytes(), tt.ones(2).untyped_storage().nbytes()
    (3, 3, 8)
    >>> part = storage[1:]  # the same memory
    >>> part[0] = 7
    >>> storage.tolist()
    [1, 7, 3]
    """

    is_sparse_csr = False
    _impl: StorageImpl

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        device = kwargs.get("device")
        if len(args) > 1 or kwargs.keys() - {"device", "allocator"}:
            options = ["*, int allocator = None, torch.device device = None"]
            options += [f"int size, {options[0]}", f"object sequence, {options[0]}"]
            raise TypeError(
                format_invalid_args(args, kwargs, "torch.UntypedStorage()", [f"({text})" for text in options])
            )
        place = initialize(Device("cpu" if device is None else device))
        if place.type not in ("cpu", "cuda", "meta", "privateuseone"):
            raise RuntimeError(f"torch.UntypedStorage(): Storage device not recognized: {place.type}")
        given: Any = args[0] if args else 0
        values = None if _is_int(given) and not isinstance(given, bool) else _bytes_of(given)
        size = unpack_long(int(given)) if values is None else len(values)
        if size < 0:
            raise RuntimeError(_NEGATIVE.format(2**64 + size))
        self._impl = F.empty((size,), dtype=uint8, device=place).storage_
        _HELD[id(self._impl)] = self
        if values is not None and place.type != "meta":
            self._tensor()[:] = _tensor_of(values, dtype=uint8)

    @classmethod
    def of(cls, impl: StorageImpl) -> UntypedStorage:
        """One object for one storage, as long as it is held: `is` compares storages."""
        found = _HELD.get(id(impl))
        if found is None:
            found = object.__new__(cls)
            found._impl = impl
            _HELD[id(impl)] = found
        return found

    def _tensor(self) -> Any:
        return new_tensor(contiguous_metadata((self._impl.nbytes,), uint8, self._impl.device), self._impl)

    def _bytes(self) -> UntypedStorage:
        return self

    def size(self) -> _int:
        """How many elements there are: bytes."""
        return self._impl.nbytes

    def element_size(self) -> _int:
        """1."""
        return 1

    def untyped(self) -> UntypedStorage:
        """Itself."""
        return self

    def new(self) -> UntypedStorage:
        """A storage without bytes on the same device."""
        return UntypedStorage(device=self.device)

    def resize_(self, size: _int) -> UntypedStorage:
        """Grow or shrink; every tensor over this storage sees the new memory.

        RuntimeError for memory that belongs to somebody else, or is shared.
        """
        if not _is_int(size):
            raise RuntimeError(f"resize_ expects an int, but got {type_name(size)}")
        if size < 0:
            raise RuntimeError(_NEGATIVE.format(2**64 + int(size)))
        resize_storage(self._impl, int(size))
        return self

    def __len__(self) -> _int:
        return self._impl.nbytes

    def __getitem__(self, index: Any) -> Any:
        if self._impl.device.type == "meta":
            raise NotImplementedError("Not available for 'meta' device type")
        if _is_int(index) and not isinstance(index, bool):
            place = index + len(self) if index < 0 else index
            if not 0 <= place < len(self):
                raise IndexError(f"index {place} out of range for storage of size {len(self)}")
            return F.item(F.select(self._tensor(), 0, int(place)))
        if not isinstance(index, slice):
            raise TypeError(f"can't index a torch.UntypedStorage with {type_name(index)}")
        start, stop = _range(index, len(self))
        impl = self._impl
        # It holds the storage, whose memory could be handed out again otherwise, and the memory, which `resize_` could let go.
        held = (impl, impl.buffer)
        return UntypedStorage.of(StorageImpl(held, impl.data_ptr + start, max(0, stop - start), impl.device, False))

    def __setitem__(self, index: Any, value: Any) -> None:
        number = _byte(value, "can only set storage content with a int types, but got {} instead")
        if _is_int(index) and not isinstance(index, bool):
            check(0 <= index < len(self), "out of bounds")
            start, stop = int(index), int(index) + 1
        elif isinstance(index, slice):
            start, stop = _range(index, len(self))
        else:
            raise RuntimeError(f"can't index a torch.UntypedStorage with {type_name(index)}")
        if stop > start and self.device.type != "meta":
            with self._uncounted():
                F.fill_(F.slice(self._tensor(), 0, start, stop), number)

    def fill_(self, value: _int) -> UntypedStorage:
        """Every byte becomes `value`, of which the lowest 8 bits count. RuntimeError for what is no int."""
        number = _byte(value, "fill_ expects int, but got {}")
        if len(self) and self.device.type != "meta":
            with self._uncounted():
                F.fill_(self._tensor(), number)
        return self

    @contextlib.contextmanager
    def _uncounted(self) -> Iterator[None]:
        """Who writes to the bytes of a storage writes to no tensor: no version counts it."""
        version = self._impl.version
        try:
            yield
        finally:
            self._impl.version = version

    def copy_(self, source: Any, non_blocking: _bool | None = None) -> UntypedStorage:
        """The bytes of another storage, which has as many: RuntimeError otherwise."""
        if not isinstance(source, _StorageBase):
            raise TypeError(f"copy_(): argument 'src' (position 1) must be torch.Storage, not {type_name(source)}")
        check(
            source.nbytes() == self.nbytes(),
            lambda: f"size does not match, self was {self.nbytes()} bytes but src was {source.nbytes()} bytes",
        )
        with self._uncounted():
            F.copy_(self._tensor(), source._bytes()._tensor(), bool(non_blocking))
        return self

    def clone(self) -> UntypedStorage:
        """A copy of the bytes."""
        return UntypedStorage(len(self), device=self.device).copy_(self)

    def byteswap(self, dtype: ScalarType) -> None:
        """The bytes of each element of `dtype` in the opposite order, in place. RuntimeError if a part of one is left over."""
        check(len(self) % dtype.itemsize == 0, lambda: f"the length of data is not a multiple of {dtype.itemsize}")
        if dtype.itemsize > 1:
            self._impl.as_bytes().view(f"u{dtype.itemsize}").byteswap(inplace=True)

    def __iter__(self) -> Iterator[_int]:
        return iter(self.tolist())

    def tolist(self) -> list[_int]:
        """The bytes as a list of ints."""
        if self.device.type == "meta":
            raise NotImplementedError("Not available for 'meta' device type")
        return self._tensor().tolist()

    def _to(self, dtype: ScalarType) -> TypedStorage:
        return _converted(self._tensor(), dtype)

    def to(self, *, device: Any, non_blocking: _bool = False) -> UntypedStorage:
        """The bytes on a device: self where they are there already, else a copy."""
        target = initialize(Device(device))
        if self.device == target or (target.index is None and self.device.type == target.type == "cuda"):
            return self
        if target.type not in ("cpu", "cuda", "privateuseone"):
            raise AssertionError(f"{target.type.upper()} device module is not loaded")
        return UntypedStorage.of(F.to(self._tensor(), target, non_blocking=non_blocking).storage_)

    def cpu(self) -> UntypedStorage:
        """The bytes on the CPU: self where they are there already, else a copy."""
        return self.to(device=cpu)

    def cuda(self, device: Any = None, non_blocking: _bool = False) -> UntypedStorage:
        """The bytes on a GPU, the current one by default: self where they are there already, else a copy.

        AssertionError without CUDA.
        """
        return self.to(device="cuda" if device is None else Device("cuda", device) if _is_int(device) else device,
                       non_blocking=non_blocking)  # fmt: skip

    def mps(self) -> NoReturn:
        """RuntimeError: there is no MPS device."""
        raise RuntimeError("torch.UntypedStorage(): Storage device not recognized: mps")

    def type(self, dtype: Any = None, non_blocking: _bool = False) -> Any:
        """The name of the class; or the bytes as the storage of another class, which holds as many of them."""
        if dtype is None:
            return "torch.storage.UntypedStorage"
        if isinstance(dtype, str):
            dtype = getattr(sys.modules["tinytensor"], dtype.rpartition(".")[2])
        return self if dtype is UntypedStorage else dtype(self.size()).copy_(self, non_blocking)

    def share_memory_(self) -> UntypedStorage:
        """Move to memory that processes share; nothing is done on CUDA. See `tt.multiprocessing`."""
        if self.device.type == "cpu" and not self.is_shared():
            shared_memory.share(self._impl)
        return self

    @classmethod
    def _new_shared(cls, size: _int, *, device: Any = "cpu") -> UntypedStorage:
        return UntypedStorage(size, device=device).share_memory_()

    def is_pinned(self, device: Any = "cuda") -> _bool:
        """Whether the bytes are in pinned memory."""
        return F.is_pinned(self._tensor())

    def pin_memory(self, device: Any = "cuda") -> UntypedStorage:
        """A copy in pinned memory; self where it is there already. RuntimeError without CUDA, TypeError for another device."""
        if self.device.type != "cpu":
            raise TypeError(f"cannot pin '{self.type()}' only CPU memory can be pinned")
        return self if self.is_pinned() else UntypedStorage.of(F.pin_memory(self._tensor()).storage_)

    @classmethod
    def from_file(cls, filename: str, shared: _bool = False, nbytes: _int = 0) -> UntypedStorage:
        """The first `nbytes` bytes of a file, as `tt.from_file` has them."""
        return UntypedStorage.of(map_file(filename, shared, nbytes))

    @classmethod
    def from_buffer(
        cls, buffer: Any, byte_order: str | None = None, count: _int = -1, offset: _int = 0, dtype: Any = None
    ) -> UntypedStorage:
        """A copy of the bytes of an object such as `bytes`.

            byte_order    "native", "little" or "big": that of the elements in the buffer. It must be given where they are
                          longer than a byte
            count         how many elements; -1: all there are
            offset        how many bytes are passed over
            dtype         of the elements

        RuntimeError without a dtype, ValueError for a count and an offset that reach too far.

        >>> tt.UntypedStorage.from_buffer(b"\\x01\\x02", "big", dtype=tt.int16).tolist()
        [2, 1]
        """
        check(dtype is not None, "argument 'dtype' cannot be None")
        small = dtype.itemsize == 1
        check(byte_order is not None or small, "function missing required argument 'byte_order' (pos 2)")
        orders = ("native", "little", "big")
        if not small and byte_order not in orders:
            raise ValueError(f"invalid byte_order '{byte_order}' (expected 'big', 'little', or 'native')")
        data = memoryview(buffer).cast("B") if not isinstance(buffer, int | float | None) else None
        if data is None:
            raise TypeError(f"a bytes-like object is required, not '{type_name(buffer)}'")
        size = len(data)
        if not 0 <= offset <= size:
            # PyTorch has the two numbers the wrong way round.
            raise ValueError(
                f"offset must be non-negative and no greater than buffer length ({offset}) , but got {size}"
            )
        if count < 0:
            if (size - offset) % dtype.itemsize:
                raise ValueError(f"buffer size ({size}) must be a multiple of element size ({dtype.itemsize})")
            count = (size - offset) // dtype.itemsize
        if offset + count * dtype.itemsize > size:
            there = size - offset
            raise ValueError(f"buffer has only {there} elements after offset {offset}, but specified a size of {count}")
        made = UntypedStorage(count * dtype.itemsize)
        made._impl.as_bytes()[:] = np.frombuffer(data, np.uint8, count * dtype.itemsize, offset)
        if dtype is types.bool_:  # every byte but 0 is True
            made._impl.as_bytes()[:] = made._impl.as_bytes() != 0
        if not small and byte_order != "native" and byte_order != sys.byteorder:
            made.byteswap(dtype)
        return made

    def __copy__(self) -> UntypedStorage:
        return self.clone()

    def __deepcopy__(self, memo: dict[Any, Any]) -> UntypedStorage:
        memo = memo.setdefault("torch", {})
        if self._cdata not in memo:
            memo[self._cdata] = self.clone()
        return memo[self._cdata]

    def __reduce__(self) -> Any:
        data = bytes(self.cpu()._impl.as_bytes())
        return load_storage, (data, str(self._impl.device)) if self.is_cuda else (data,)

    def __sizeof__(self) -> _int:
        return super().__sizeof__() + len(self)

    def __repr__(self) -> str:
        return _shown(self, f"torch.storage.UntypedStorage(device={self.device})")


# By id of the StorageImpl. An id could be given to another object only after the first died, and the entry keeps it alive.
_HELD: weakref.WeakValueDictionary[int, UntypedStorage] = weakref.WeakValueDictionary()
_NEGATIVE = "[enforce fail at alloc_cpu.cpp:98] ((ptrdiff_t)nbytes) >= 0. alloc_cpu() seems to have been called with negative number: {}"


def _bytes_of(values: Any) -> list[int]:
    """The lowest 8 bits of each int of a sequence."""
    if not isinstance(values, Sequence):
        raise RuntimeError(f"torch.UntypedStorage(): Expected a sequence type, but got {type_name(values)}")
    for value in values:
        if not _is_int(value):
            raise RuntimeError(
                f"torch.UntypedStorage(): tried to construct a storage from a sequence ({type_name(values)}), but one of the "
                f"items was of type {type_name(value)} instead of int"
            )
    return [unpack_long(int(value)) & 255 for value in values]


def _byte(value: Any, words: str) -> int:
    check(_is_int(value), lambda: words.format(type_name(value)))
    return unpack_long(int(value)) & 255


def _range(index: slice, size: int) -> tuple[int, int]:
    start, stop, step = index.indices(size)
    check(step == 1, lambda: f"Trying to slice with a step of {step}, but only a step of 1 is supported")
    return start, stop


def _shown(storage: Any, name: str) -> str:
    size = len(storage)
    if storage.device.type == "meta":
        return f"...\n[{name} of size {size}]"
    values = "\n ".join(map(str, storage.tolist()))
    return f" {values}\n[{name} of size {size}]"


def _converted(elements: Any, dtype: ScalarType) -> TypedStorage:
    if not isinstance(dtype, ScalarType):
        raise TypeError(f"Argument 'dtype' must be torch.dtype, not {type(dtype)}")
    made = F.to(elements, dtype)
    return _typed((F.clone(made) if made.storage_ is elements.storage_ else made).storage_, dtype)


# ---- elements --------------------------------------------------------------------------------------------------------

# What a storage of integers that mean quantized numbers shows.
_INTEGERS_OF = {
    types.quint8: uint8, types.qint32: types.int32, types.qint8: types.int8,
}  # fmt: skip
_has_warned = False
_always_warns = False


def _set_always_warn_typed_storage_removal(always_warn: bool) -> None:
    global _always_warns
    if not isinstance(always_warn, bool):
        raise AssertionError(f"always_warn must be bool, got {type(always_warn).__name__}")
    _always_warns = always_warn


def _get_always_warn_typed_storage_removal() -> bool:
    return _always_warns


def _reset_warn_typed_storage_removal() -> None:
    global _has_warned
    _has_warned = False


def _warn_typed_storage_removal(stacklevel: int = 2) -> None:
    """Once, unless it was asked for always."""
    global _has_warned
    if _always_warns or not _has_warned:
        warnings.warn(
            "TypedStorage is deprecated. It will be removed in the future and UntypedStorage will be the only storage "
            "class. This should only matter to you if you are using storages directly.  To access UntypedStorage directly, "
            "use tensor.untyped_storage() instead of tensor.storage()",
            UserWarning,
            stacklevel=stacklevel + 1,
        )
        _has_warned = True


def _typed(impl: StorageImpl, dtype: ScalarType) -> TypedStorage:
    return TypedStorage(wrap_storage=UntypedStorage.of(impl), dtype=dtype, _internal=True)


class TypedStorage(_StorageBase):
    """A storage counted in elements of one dtype: none, `size` of them, those of a sequence, or the bytes of `wrap_storage`.

    PyTorch calls it deprecated, and the first use warns. RuntimeError and TypeError for other arguments.

    >>> import warnings
    >>> with warnings.catch_warnings(action="ignore"):
    ...     tt.TypedStorage([1, 2], dtype=tt.int16).untyped().tolist()
    [1, 0, 2, 0]
    """

    dtype: ScalarType
    _untyped_storage: UntypedStorage

    def __new__(
        cls, *args: Any, wrap_storage: Any = None, dtype: Any = None, device: Any = None, _internal: _bool = False
    ) -> Any:
        if not _internal:
            _warn_typed_storage_removal()
        if cls is _LegacyStorage:
            raise RuntimeError("Only child classes of _LegacyStorage can be instantiated")
        if cls is TypedStorage:
            return super().__new__(cls)
        words = (
            f"{cls}.__new__ received an invalid combination of arguments. Expected one of:\n * no arguments\n * (int size)\n"
            " * (Sequence data)\n * (*, UntypedStorage wrap_storage)\n"
        )
        for name, value in {"device": device, "dtype": dtype}.items():
            check(value is None, lambda name=name: f"{words}Keyword argument '{name}' cannot be specified")
        place = "cuda" if cls.__module__.endswith("cuda") else "cpu"
        if wrap_storage is None:
            check(len(args) < 2, f"{words}Too many positional arguments")
            if args and not _is_int(args[0]) and not isinstance(args[0], Sequence):
                raise TypeError(f"{words}Argument type not recognized: {type(args[0])}")
            return TypedStorage(*args, dtype=cls.dtype, device=place, _internal=True)
        check(not args, f"{words}No positional arguments should be given when using 'wrap_storage'")
        if not isinstance(wrap_storage, UntypedStorage):
            raise TypeError(f"{words}Argument 'wrap_storage' must be UntypedStorage, but got {type(wrap_storage)}")
        there = wrap_storage.device.type
        check(there == place, f"{words}Device of 'wrap_storage' must be {place}, but got {there}")
        return TypedStorage(wrap_storage=wrap_storage, dtype=cls.dtype, _internal=True)

    def __init__(
        self, *args: Any, device: Any = None, dtype: Any = None, wrap_storage: Any = None, _internal: _bool = False
    ) -> None:
        words = (
            "TypedStorage.__init__ received an invalid combination of arguments. Expected one of:\n"
            " * (*, torch.device device, torch.dtype dtype)\n"
            " * (int size, *, torch.device device, torch.dtype dtype)\n"
            " * (Sequence data, *, torch.device device, torch.dtype dtype)\n"
            " * (*, UntypedStorage wrap_storage, torch.dtype dtype)\n"
        )
        if wrap_storage is not None:
            check(not args, f"{words}No positional arguments should be given when using 'wrap_storage'")
            check(dtype is not None, f"{words}Argument 'dtype' must be specified")
            if not isinstance(dtype, ScalarType):
                raise TypeError(f"{words}Argument 'dtype' must be torch.dtype, not {type(dtype)}")
            check(device is None, f"{words}Argument 'device' should not be specified when 'wrap_storage' is given")
            if not isinstance(wrap_storage, UntypedStorage):
                raise TypeError(f"{words}Argument 'wrap_storage' must be UntypedStorage, but got {type(wrap_storage)}")
            self.dtype, self._untyped_storage = dtype, wrap_storage
            return
        self.dtype = get_default_dtype() if dtype is None else dtype
        place = Device("cpu" if device is None else device)
        if place.type == "cuda":
            check(self.dtype not in _INTEGERS_OF, "Cannot create CUDA storage with quantized dtype")
        check(len(args) < 2, f"{words}Too many positional arguments")
        if not args or _is_int(args[0]):
            size = int(args[0]) if args else 0
            self._untyped_storage = UntypedStorage(size * self.dtype.itemsize, device=place)
        elif isinstance(args[0], Sequence):
            made = _tensor_of(args[0], dtype=_INTEGERS_OF.get(self.dtype, self.dtype), device=place)
            self._untyped_storage = UntypedStorage.of(made.storage_)
        else:
            raise TypeError(f"{words}Argument type not recognized: {type(args[0])}")

    @property
    def _impl(self) -> StorageImpl:
        return self._untyped_storage._impl

    @property
    def _dtype(self) -> ScalarType:
        return self.dtype

    def _bytes(self) -> UntypedStorage:
        return self._untyped_storage

    def _elements(self) -> Any:
        impl = self._impl
        dtype = _INTEGERS_OF.get(self.dtype, self.dtype)
        return new_tensor(contiguous_metadata((impl.nbytes // dtype.itemsize,), dtype, impl.device), impl)

    def _like(self, bytes_: UntypedStorage) -> TypedStorage:
        return _typed(bytes_._impl, self.dtype)

    def untyped(self) -> UntypedStorage:
        """The same memory, counted in bytes."""
        _warn_typed_storage_removal()
        return self._untyped_storage

    def element_size(self) -> _int:
        """Bytes of one element."""
        return self.dtype.itemsize

    def size(self) -> _int:
        """How many elements there are."""
        return len(self)

    def __len__(self) -> _int:
        return self._impl.nbytes // self.dtype.itemsize

    def __getitem__(self, index: Any) -> Any:
        if self.device.type == "meta":
            raise NotImplementedError("Not available for 'meta' device type")
        check(not isinstance(index, slice), "slices are only supported in UntypedStorage.__getitem__")
        check(isinstance(index, int), lambda: f"can't index a {type(self)} with {type(index)}")
        if not -len(self) <= index < len(self):
            raise IndexError(f"index {index} out of range for storage of size {len(self)}")
        return F.item(F.select(self._elements(), 0, index))

    def __setitem__(self, index: Any, value: Any) -> None:
        check(isinstance(index, int | slice), lambda: f"can't index a {type(self)} with {type(index)}")
        check(not isinstance(value, _StorageBase), lambda: f"cannot set item with value type {type(value)}")
        self._elements()[index] = value

    def __iter__(self) -> Iterator[Any]:
        return iter(self.tolist())

    def tolist(self) -> list[Any]:
        """The elements as a list of numbers."""
        if self.device.type == "meta":
            raise NotImplementedError("Not available for 'meta' device type")
        return self._elements().tolist()

    def fill_(self, value: Any) -> TypedStorage:
        """Every element becomes `value`."""
        self[:] = value
        return self

    def copy_(self, source: Any, non_blocking: _bool | None = None) -> TypedStorage:
        """The bytes of another storage, which has as many: RuntimeError otherwise. Elements are not converted."""
        self._untyped_storage.copy_(source, non_blocking)
        return self

    def resize_(self, size: _int) -> None:
        """Grow or shrink to `size` elements; every tensor over this storage sees the new memory."""
        self._untyped_storage.resize_(size * self.dtype.itemsize)

    def _to(self, dtype: ScalarType) -> TypedStorage:
        return _converted(self._elements(), dtype)

    def clone(self) -> TypedStorage:
        """A copy of the elements."""
        return self._like(self._untyped_storage.clone())

    def cpu(self) -> TypedStorage:
        """The elements on the CPU; not copied where they are there already."""
        return self._like(self._untyped_storage.cpu())

    def cuda(self, device: Any = None, non_blocking: _bool = False) -> TypedStorage:
        """The elements on a GPU; not copied where they are there already. RuntimeError for a quantized dtype."""
        check(self.dtype not in _INTEGERS_OF, "Cannot create CUDA storage with quantized dtype")
        return self._like(self._untyped_storage.cuda(device, non_blocking))

    def to(self, *, device: Any, non_blocking: _bool = False) -> TypedStorage:
        """The elements on a device; not copied where they are there already."""
        return self._like(self._untyped_storage.to(device=device, non_blocking=non_blocking))

    def type(self, dtype: Any = None, non_blocking: _bool = False) -> Any:
        """The old name of the class, such as torch.FloatStorage; or the bytes as a storage of another one."""
        if dtype is not None:
            return self._untyped_storage.type(dtype, non_blocking)
        cls = self._get_legacy_storage_class()
        return None if cls is None else f"torch.{'cuda.' if self.is_cuda else ''}{cls.__name__}"

    def share_memory_(self) -> TypedStorage:
        """Move to memory that processes share; nothing is done on CUDA."""
        self._untyped_storage.share_memory_()
        return self

    def _new_shared(self, size: _int, *, device: Any = None) -> TypedStorage:
        return self._like(UntypedStorage._new_shared(size * self.dtype.itemsize, device=device or "cpu"))

    def is_pinned(self, device: Any = "cuda") -> _bool:
        """Whether the memory is pinned."""
        return self._untyped_storage.is_pinned(device)

    def pin_memory(self, device: Any = "cuda") -> TypedStorage:
        """A copy in pinned memory; not copied where it is there already. RuntimeError without CUDA."""
        return self._like(self._untyped_storage.pin_memory(device))

    def pickle_storage_type(self) -> str:
        """The name under which a file holds it. KeyError for a dtype without one."""
        if self.dtype not in _LEGACY["cpu"]:
            raise KeyError(f"dtype {self.dtype} is not recognized")
        return f"{self.dtype.cpp_name}Storage"

    def _get_legacy_storage_class(self) -> Any:
        return _LEGACY.get(self.device.type, {}).get(self.dtype)

    @classmethod
    def from_buffer(cls, *args: Any, dtype: Any = None, device: Any = None, **kwargs: Any) -> TypedStorage:
        """A copy of a buffer's elements; see UntypedStorage.from_buffer. A class like FloatStorage has its own dtype."""
        _warn_typed_storage_removal()
        if cls is TypedStorage:
            dtype = get_default_dtype() if dtype is None else dtype
            place = Device("cpu" if device is None else device)
            check(place.type == "cpu", lambda: f"TypedStorage.from_buffer: Not available for device {place.type}")
        else:
            for name, given in {"dtype": dtype is not None or len(args) == 5, "device": device is not None}.items():
                words = f"from_buffer: '{name}' can only be specified in UntypedStorage.from_buffer and TypedStorage.from_buffer"
                check(not given, words)
            dtype = cls.dtype
        return _typed(UntypedStorage.from_buffer(*args, **{**kwargs, "dtype": dtype})._impl, dtype)

    @classmethod
    def from_file(cls, filename: str, shared: _bool = False, size: _int = 0) -> TypedStorage:
        """The first `size` elements of a file; see `tt.from_file`. RuntimeError where the class says no dtype."""
        _warn_typed_storage_removal()
        check(cls is not TypedStorage, "from_file can only be called on derived classes")
        return _typed(map_file(filename, shared, size * cls.dtype.itemsize), cls.dtype)

    def __copy__(self) -> TypedStorage:
        return self.clone()

    def __deepcopy__(self, memo: dict[Any, Any]) -> TypedStorage:
        return self._like(copy.deepcopy(self._untyped_storage, memo))

    def __reduce__(self) -> Any:
        return _load_typed, (self._untyped_storage, self.dtype)

    def __sizeof__(self) -> _int:
        return super().__sizeof__() + self.nbytes()

    def __repr__(self) -> str:
        _warn_typed_storage_removal()
        return _shown(self, f"torch.storage.TypedStorage(dtype={self.dtype}, device={self.device})")


def load_storage(data: bytes, device: str = "cpu") -> UntypedStorage:
    """Unpickle, to the device that the storage was on."""
    storage = UntypedStorage(len(data))
    storage._impl.as_bytes()[:] = np.frombuffer(data, np.uint8)
    return storage if device == "cpu" else storage.cuda(device)


def _load_typed(storage: UntypedStorage, dtype: ScalarType) -> TypedStorage:
    return _typed(storage._impl, dtype)


# ---- torch.FloatStorage ----------------------------------------------------------------------------------------------


class _LegacyStorageMeta(type):
    """The class of torch.FloatStorage and of torch.cuda.FloatStorage. Their instances are TypedStorages."""

    dtype: ScalarType

    def __instancecheck__(cls, instance: Any) -> bool:
        if type(instance) is not TypedStorage:
            return False
        return instance.dtype is cls.dtype and instance.device.type == ("cuda" if _is_of_cuda(cls) else "cpu")

    def __repr__(cls) -> str:
        return f"<class 'torch.{'cuda.' if _is_of_cuda(cls) else ''}{cls.__name__}'>"


def _is_of_cuda(cls: type) -> bool:
    return cls.__module__.endswith("cuda")


class _LegacyStorage(TypedStorage, metaclass=_LegacyStorageMeta):
    """What torch.FloatStorage and the like have in common."""


def _legacy_classes(device_type: str) -> dict[ScalarType, Any]:
    # Their module is the one in which they are found, although they are shown with PyTorch's name: `pickle` looks a class up
    # there, and so does Tab completion in a notebook, which would import PyTorch to list the names of `tt`.
    module, place = ("tinytensor.cuda", "a CUDA device") if device_type == "cuda" else ("tinytensor", "the CPU")
    made = {}
    for dtype in (*types.ALL_TYPES, *types.QUANTIZED_TYPES):
        name = f"{dtype.cpp_name}Storage"
        example = f"len(tt.{name}(3))\n3" if device_type == "cpu" else f"tt.cuda.{name}.dtype\n{dtype}"
        words = f"Storages of dtype {dtype} on {place}, as a class. Called, it makes one: of this many elements, or of these data."
        made[dtype] = _LegacyStorageMeta(
            name, (_LegacyStorage,), {"dtype": dtype, "__module__": module, "__doc__": f"{words}\n\n>>> {example}"}
        )
    return made


_LEGACY = {device_type: _legacy_classes(device_type) for device_type in ("cpu", "cuda")}
STORAGES, CUDA_STORAGES = _LEGACY["cpu"], _LEGACY["cuda"]


# Where users find them, and what messages show.
UntypedStorage.__module__ = TypedStorage.__module__ = _LegacyStorage.__module__ = "tinytensor.storage"


def storage_of_tensor(tensor: TensorImpl) -> TypedStorage:
    """`x.storage()`, without its warning."""
    return _typed(tensor.storage_, tensor.meta_.dtype)
