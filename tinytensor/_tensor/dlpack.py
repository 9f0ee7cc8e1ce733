"""DLPack: handing a tensor's memory to another library, and taking another library's.

A capsule carries the address of a DLManagedTensor: address, shape and strides, and a `deleter` that the consumer calls
when it is done. Ours are made by NumPy, over an array that holds the storage. Of what we import, an `_Owner` holds the
struct and calls its deleter when the last storage over it is gone. A capsule may be consumed once: consuming renames it,
and a capsule that dies with its first name frees what it carries.

NumPy's capsules are of the CPU. For a tensor on a GPU one is made over the address, which NumPy does not follow, and its
device is written into it afterwards. What CUDA needs beyond that is in cuda_interface.py.

Mirrors aten/src/ATen/DLConvertor.cpp, torch/utils/dlpack.py and `Tensor.__dlpack__`.
"""

from __future__ import annotations

import ctypes
import enum
import importlib
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser
from tinytensor.aten.core.python.text_signature import shown_as
from tinytensor.aten.python_binding import PythonOverload
from tinytensor.c10.device import Device, cpu, initialize
from tinytensor.c10.error import check
from tinytensor.c10.layout import strided
from tinytensor.c10.metadata import contiguous_metadata, metadata
from tinytensor.c10.scalar_type import (
    ScalarType,
    bfloat16,
    bool_,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
)
from tinytensor.c10.storage import StorageImpl
from tinytensor.c10.tensor_impl import alias, new_tensor


class DLDeviceType(enum.IntEnum):
    """Where memory lies, by DLPack's numbers."""

    kDLCPU = 1
    kDLCUDA = 2
    kDLCUDAHost = 3
    kDLOpenCL = 4
    kDLVulkan = 7
    kDLMetal = 8
    kDLVPI = 9
    kDLROCM = 10
    kDLROCMHost = 11
    kDLExtDev = 12
    kDLCUDAManaged = 13
    kDLOneAPI = 14
    kDLWebGPU = 15
    kDLHexagon = 16
    kDLMAIA = 17


class _DLTensor(ctypes.Structure):
    """DLTensor of dlpack.h. Its nested structs, device and dtype, are written out: the layout is the same."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset_", ctypes.c_uint64),
    )


_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _DLManagedTensor(ctypes.Structure):
    """A DLTensor, and the function that its consumer calls when it is done."""

    _fields_ = (("dl_tensor", _DLTensor), ("manager_ctx", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


class _DLManagedTensorVersioned(ctypes.Structure):
    """The form since DLPack 1.0: with a version, and flags such as read-only."""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("manager_ctx", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("dl_tensor", _DLTensor),
    )


_PLAIN, _VERSIONED = b"dltensor", b"dltensor_versioned"
_STRUCTS: dict[bytes, Any] = {_PLAIN: _DLManagedTensor, _VERSIONED: _DLManagedTensorVersioned}
# A consumed capsule's name. PyCapsule keeps the address of the text, so these objects must live.
_USED = {_PLAIN: ctypes.c_char_p(b"used_dltensor"), _VERSIONED: ctypes.c_char_p(b"used_dltensor_versioned")}
_INT, _UINT, _FLOAT, _BFLOAT, _COMPLEX, _BOOL = 0, 1, 2, 4, 5, 6
_TYPE_CODES: dict[ScalarType, tuple[int, int]] = {
    bool_: (_BOOL, 8), uint8: (_UINT, 8), int8: (_INT, 8), int16: (_INT, 16), int32: (_INT, 32), int64: (_INT, 64),
    float16: (_FLOAT, 16), bfloat16: (_BFLOAT, 16), float32: (_FLOAT, 32), float64: (_FLOAT, 64),
}  # fmt: skip
_DTYPES = {code: dtype for dtype, code in _TYPE_CODES.items()}
_CODE_NAMES = {_INT: "Int", _UINT: "UInt", _FLOAT: "Float", _BFLOAT: "BFloat", _COMPLEX: "Complex", _BOOL: "Bool"}

_python = ctypes.pythonapi
_python.PyCapsule_IsValid.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_python.PyCapsule_GetPointer.restype = ctypes.c_void_p
_python.PyCapsule_GetPointer.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_python.PyCapsule_SetName.argtypes = (ctypes.c_void_p, ctypes.c_char_p)


def _name_of(capsule: Any) -> bytes:
    """Which of the two structs a capsule carries; RuntimeError if it is none, or has been consumed."""
    if type(capsule).__name__ == "PyCapsule":
        for name in _STRUCTS:
            if _python.PyCapsule_IsValid(id(capsule), name):
                return name
    raise RuntimeError(
        "from_dlpack received an invalid capsule. Note that DLTensor capsules can be consumed only once, so you might have "
        "already constructed a tensor from it once."
    )


# ---- export ----------------------------------------------------------------------------------------------------------


_to_dlpack = PythonArgParser(
    "_to_dlpack",
    (
        PythonOverload(
            "_to_dlpack(Tensor data, *, int[]? dl_device=None, bool? copy=None) -> Any",
            lambda data, dl_device, copy: capsule_of(data, dl_device, copy),
        ),
    ),
)


@shown_as(lambda data, *, dl_device=None, copy=None: None)
def to_dlpack(*args: Any, **kwargs: Any) -> Any:
    """A DLPack capsule over the tensor's memory, for another library to read; each capsule can be read once.

        dl_device   (device type, index) to export for; memory of another device is copied there
        copy        True copies the memory first

    Gradients are not exported, and are not asked about here. BufferError for other devices.

    >>> tt.from_dlpack(tt.to_dlpack(tt.arange(3)))
    tensor([0, 1, 2])
    """
    return _to_dlpack.call(*args, **kwargs)


def capsule_of(tensor: Any, dl_device: Any = None, copy: bool | None = None, *, versioned: bool = False) -> Any:
    """A DLPack capsule; `versioned`: one of DLPack 1.0, which can say that memory is read-only."""
    m = tensor.meta_
    if m.device is not cpu and m.device.type != "cuda":
        raise BufferError(f"Cannot pack tensors on {m.device}")
    here = dlpack_device(tensor)
    if dl_device is not None and tuple(dl_device) != here:
        target = _device_of(*dl_device)
        check(
            copy is not False and target is not None,
            f"Cannot pack tensors for device {tuple(dl_device)}",
            BufferError,
        )
        return capsule_of(F.to(F.detach(tensor), target), versioned=versioned)
    source = F.clone(F.detach(tensor)) if copy else alias(tensor)
    if m.dtype is bfloat16:
        source.meta_ = source.meta_.with_dtype(int16)  # NumPy has no bfloat16: the same bits, renamed below
    # NumPy's capsule frees itself in C, where a pending exception does no harm; its array holds our storage.
    array = source.numpy() if m.device is cpu else _cuda().exported_array(source)
    capsule = array.__dlpack__(max_version=(1, 0)) if versioned else array.__dlpack__()
    if m.dtype is bfloat16 or m.device is not cpu:
        name = _name_of(capsule)
        t = _STRUCTS[name].from_address(_python.PyCapsule_GetPointer(id(capsule), name)).dl_tensor
        t.code, t.bits = _TYPE_CODES[m.dtype]
        t.device_type, t.device_id = here
    return capsule


def dlpack(
    self: Any,
    *,
    stream: Any = -1,
    max_version: tuple[int, int] | None = None,
    dl_device: Any = None,
    copy: bool | None = None,
) -> Any:
    """`Tensor.__dlpack__`."""
    if self.requires_grad:
        raise BufferError("Can't export tensors that require gradient, use tensor.detach()")
    if self.meta_.layout is not strided:
        raise BufferError("Can't export tensors with layout other than torch.strided")
    if stream is not None and type(stream) is not int:
        raise TypeError("stream must be ``int`` or ``none``")
    if self.meta_.device is cpu and stream is not None and stream != -1:
        raise AssertionError("stream should be None on cpu.")
    if self.meta_.device.type == "cuda":
        _cuda().wait_for_producer(self.meta_.device, stream)
    versioned = max_version is not None and max_version[0] >= 1
    return capsule_of(self, dl_device, copy, versioned=versioned)


def dlpack_device(self: Any) -> tuple[DLDeviceType, int]:
    """`Tensor.__dlpack_device__`."""
    device = self.meta_.device
    if device.type == "cuda":
        return DLDeviceType.kDLCUDA, device.index
    if device is not cpu:
        raise ValueError(f"Unknown device type {device.type} for Dlpack")
    return DLDeviceType.kDLCPU, 0


def _device_of(kind: int, index: int) -> Device | None:
    """The device with these numbers of DLPack; None for one that is not here."""
    return {DLDeviceType.kDLCPU: cpu, DLDeviceType.kDLCUDA: Device("cuda", index)}.get(DLDeviceType(kind))


def _cuda() -> Any:
    return importlib.import_module("tinytensor._tensor.cuda_interface")  # most programs share no memory of a GPU


# ---- import ----------------------------------------------------------------------------------------------------------


class _Owner:
    """Holds somebody else's DLManagedTensor for as long as a storage lies over its memory."""

    __slots__ = ("_address", "_deleter")

    def __init__(self, address: int, deleter: int | None):
        self._address, self._deleter = address, deleter

    def __del__(self) -> None:
        if self._deleter:
            _Deleter(self._deleter)(self._address)


def from_dlpack(ext_tensor: Any, *, device: Any = None, copy: bool | None = None) -> Any:
    """A tensor over the memory of anything with `__dlpack__`, such as a NumPy array, or of a capsule.

        device   where the tensor is to be; other memory is copied
        copy     True copies, False never does, None only where sharing is not possible

    A write to one is seen in the other, where nothing was copied. BufferError where memory cannot be shared as asked.

    >>> import numpy as np
    >>> array = np.zeros(2, np.float32)
    >>> tt.from_dlpack(array).add_(1), array
    (tensor([1., 1.]), array([1., 1.], dtype=float32))
    """
    if not hasattr(ext_tensor, "__dlpack__"):
        if device is not None or copy is not None:
            raise AssertionError("device and copy kwargs not supported when ext_tensor is already a DLPack capsule.")
        return _consume(ext_tensor)
    options: dict[str, Any] = {"max_version": (1, 0)}
    kind, index = (
        ext_tensor.__dlpack_device__() if hasattr(ext_tensor, "__dlpack_device__") else (DLDeviceType.kDLCPU, 0)
    )
    if kind == DLDeviceType.kDLCUDA:
        initialize(Device("cuda"))
        options["stream"] = _cuda().stream_for_producer(index)
    if copy is not None:
        options["copy"] = copy
    if device is not None:
        if not isinstance(device, (Device, str)):
            raise AssertionError(f"from_dlpack: unsupported device type: {type(device)}")
        target = Device(device)
        if target is not cpu and target.type != "cuda":
            raise BufferError(f"Cannot pack tensors on {target}")
        options["dl_device"] = (
            (DLDeviceType.kDLCPU, 0)
            if target is cpu
            else (DLDeviceType.kDLCUDA, F.empty((0,), device=target).meta_.device.index)
        )
    # Older producers know fewer of the options.
    copied = copy is not None
    for dropped in (None, "max_version", "copy", "dl_device", "stream"):
        if dropped is not None:
            options.pop(dropped, None)
            copied = copied and dropped != "copy"
        try:
            capsule = ext_tensor.__dlpack__(**options)
        except TypeError:
            if not options:
                raise
            continue
        made = _consume(capsule)
        return F.clone(made) if copy and not copied else made
    return _consume(ext_tensor.__dlpack__())


def _consume(capsule: Any) -> Any:
    """Take over what a capsule carries.

    The capsule is renamed last. If anything fails before, its own destructor still frees the memory; after it, only the
    _Owner does. So the deleter runs exactly once.
    """
    name = _name_of(capsule)
    pointer = _python.PyCapsule_GetPointer(id(capsule), name)
    managed = _STRUCTS[name].from_address(pointer)
    made = _over(managed.dl_tensor, _Owner(pointer, managed.deleter))
    _python.PyCapsule_SetName(id(capsule), _USED[name])
    return made


def _over(t: _DLTensor, owner: _Owner) -> Any:
    """A tensor over the memory that a DLTensor describes; BufferError, before anything is consumed, if that cannot be."""

    def refuse(text: str) -> None:
        owner._deleter = None  # the capsule still owns it
        raise BufferError(text)

    if t.device_type not in (DLDeviceType.kDLCPU, DLDeviceType.kDLCUDA):
        refuse(f"Unsupported device_type: {t.device_type}")
    device = cpu if t.device_type == DLDeviceType.kDLCPU else Device("cuda", t.device_id)
    if t.lanes != 1:
        refuse("ATen does not support lanes != 1")
    dtype = _DTYPES.get((t.code, t.bits))
    if dtype is None:
        refuse(f"Unsupported dtype: {_CODE_NAMES.get(t.code, f'code {t.code}')}, {t.bits} bits, in this library")
    assert dtype is not None
    sizes = tuple(t.shape[: t.ndim]) if t.ndim else ()
    made = contiguous_metadata(sizes, dtype, device)
    if t.strides and t.ndim:
        strides = tuple(t.strides[: t.ndim])
        if any(stride < 0 for stride in strides):
            refuse(f"Storage size calculation overflowed with sizes={list(sizes)} and strides={list(strides)}")
        made = metadata(sizes, strides, dtype, device)
    start = (t.data or 0) + t.byte_offset_
    return new_tensor(made, StorageImpl(owner, start, made.nbytes, device, resizable=False))
