"""Devices: where a tensor's bytes live.

Devices are interned, so `is` compares them; `Device("cpu")` and `Device("cpu:0")` differ, as in PyTorch.

Mirrors c10/core/Device.h and torch/csrc/Device.cpp.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any, NoReturn

from tinytensor.c10.overflows import unpack_long
from tinytensor.c10.public_name import public_name

TYPES = ("cpu", "cuda", "meta", "privateuseone")
"""Those that there are backends for."""
_KNOWN = (
    "cpu, cuda, ipu, xpu, mkldnn, opengl, opencl, ideep, hip, ve, fpga, maia, xla, lazy, vulkan, mps, meta, hpu, mtia, "
    "privateuseone"
)
_NAMES = frozenset(_KNOWN.split(", "))
TYPES_WITH_STREAMS = ("cuda",)
"""Types of devices whose work is queued on streams; c10/device_guard_impl.py says who answers for them."""
_PATTERN = re.compile(r"([a-zA-Z_]+)(?::(0|[1-9]\d*))?")
_PRIVATEUSE1 = "privateuseone"
privateuse1_name = _PRIVATEUSE1
"""The type of devices that a backend from outside brings; see c10/privateuse1.py, which renames it."""


@public_name("device")
class Device:
    """`torch.device`: where a tensor is: a type ("cpu", "cuda", "meta", ...) and, where there are several of it, an
    index.

        type    the type, perhaps with the index in it: "cuda:1"; or a device
        index   None: not said which one

    There is one object for each device. RuntimeError for a type that is not known, or an index that does not fit.

    >>> tt.device("cuda:1"), tt.device("cuda", 1).index
    (device(type='cuda', index=1), 1)
    >>> tt.device("cpu").type
    'cpu'
    """

    __slots__ = ("_text", "index", "type")
    _text: str
    type: str
    index: int | None

    def __new__(cls, type: Any = None, index: Any = None, *args: Any, **kwargs: Any) -> Device:
        if type.__class__ is Device and index is None and not kwargs:
            return type
        if type.__class__ is not str or not (index is None or index.__class__ is int) or args or kwargs:
            found: Any = _arguments(sys._getframe(), (type, index, *args), kwargs)
            if found.__class__ is Device:
                return found
            type, index = found
        if index is None:
            type, index = parse_device(type)
        else:
            if ":" in type:
                raise RuntimeError(
                    f"type (string) must not include an index because index was passed explicitly: {type}"
                )
            if unpack_long(index) < 0:
                raise RuntimeError("Device index must not be negative")
            type = parse_device(type)[0]
            index = (index + 128) % 256 - 128  # it has 8 bits
        found = _INTERNED.get((type, index))
        if found is None:
            found = _INTERNED[type, index] = object.__new__(cls)
            found._name(type, index)
        return found

    def _name(self, type: str, index: int | None) -> None:
        write = object.__setattr__
        write(self, "type", type)
        write(self, "index", index)
        write(self, "_text", type if index is None else f"{type}:{index}")

    def __setattr__(self, name: str, value: object) -> None:
        """There is one object for each device: nobody may change it."""
        if name in ("type", "index"):
            raise AttributeError(f"attribute '{name}' of 'torch.device' objects is not writable")
        raise AttributeError(f"'torch.device' object has no attribute '{name}'")

    def __delattr__(self, name: str) -> None:
        self.__setattr__(name, None)

    def __repr__(self) -> str:
        return (
            f"device(type='{self.type}')" if self.index is None else f"device(type='{self.type}', index={self.index})"
        )

    def __str__(self) -> str:
        return self._text

    def __reduce__(self):
        return Device, (self.type, self.index)

    def __enter__(self) -> Device:
        return _default_device().enter(self)

    def __exit__(self, *exc_info: object) -> None:
        _default_device().leave()

    def __call__(self, function: Any) -> Any:
        """The function, called with this device as the default one: `@tt.device("meta")`."""
        return _default_device().decorate(self, function)


_INTERNED: dict[tuple[str, int | None], Device] = {}
_arguments: Callable[[FrameType, Sequence[Any], dict[str, Any]], Device | tuple[str, int | None]]


def set_arguments(parse: Callable[[FrameType, Sequence[Any], dict[str, Any]], Device | tuple[str, int | None]]) -> None:
    """Called once, by aten/core/python/constructor_arguments.py: the argument parser stands above this file."""
    global _arguments
    _arguments = parse


def of_index(index: int) -> Device:
    """The accelerator of this number."""
    if unpack_long(index) < 0:
        raise RuntimeError("Device index must not be negative")
    return Device(accelerator().type, index)


_default_device: Callable[[], Any]


def set_default_device_mode(module: Callable[[], Any]) -> None:
    """Called once, by functional.py: utils/_device.py, the mode that `with device:` turns on, stands above this file."""
    global _default_device
    _default_device = module


def _cuda_runtime() -> Any:
    # Imported when it is asked for: it stands above this file, and most programs need none of it.
    return importlib.import_module("tinytensor.c10.cuda.cuda_runtime")


def _start_cuda() -> None:
    _cuda_runtime().start()


def _absent(type: str) -> Callable[[], NoReturn]:
    """A type that has a name, as in every build of PyTorch, and no backend."""

    def refuse() -> NoReturn:
        if type in ("xpu", "mtia"):
            raise AssertionError(f"Torch not compiled with {type.upper()} enabled")
        raise RuntimeError(f"PyTorch is not linked with support for {type} devices")

    return refuse


INITIALIZERS: dict[str, Callable[[], None]] = {
    "cuda": _start_cuda, **{type: _absent(type) for type in _NAMES.difference(TYPES)}
}  # fmt: skip
"""What brings a device type's runtime up when a tensor is first asked for there; a backend puts its own here."""


def initialize(device: Device) -> Device:
    """The device, ready for use (`torch::utils::maybe_initialize_device`)."""
    start = INITIALIZERS.get(device.type)
    if start is not None and not _is_faked():
        start()
    return device


def _nothing_is_faked() -> bool:
    return False


_is_faked = _nothing_is_faked


def set_is_faked(is_faked: Callable[[], bool]) -> None:
    """Called once, by c10/torch_dispatch_mode_tls.py: no runtime is needed for tensors that are fake."""
    global _is_faked
    _is_faked = is_faked


def rename_privateuse1(name: str, start: Callable[[], None]) -> None:
    """Let devices of the type `privateuseone`, those that exist too, have the type `name`."""
    global privateuse1_name
    INITIALIZERS.pop(privateuse1_name, None)
    INITIALIZERS[name] = start
    for (kind, index), device in list(_INTERNED.items()):
        if kind == privateuse1_name:
            device._name(name, index)
            _INTERNED[name, index] = _INTERNED.pop((kind, index))
    privateuse1_name = name


def is_available(type: str) -> bool:
    """Whether there are devices of this type."""
    return type != "cuda" or _cuda_runtime().is_available()


def has_accelerator() -> bool:
    """Whether there is a device that a bare index means."""
    return privateuse1_name != _PRIVATEUSE1 or is_available("cuda")


def accelerator() -> Device:
    """The device that a bare index means: a backend from outside once it has a name, else CUDA where there is one."""
    if privateuse1_name != _PRIVATEUSE1:
        return Device(privateuse1_name)
    if is_available("cuda"):
        return Device("cuda")
    raise RuntimeError("Cannot access accelerator device when none is available.")


def parse_device(text: str) -> tuple[str, int | None]:
    """`"cuda:1"` -> `("cuda", 1)`; raises RuntimeError in PyTorch's words."""
    if not text:
        raise RuntimeError("Device string must not be empty")
    match = _PATTERN.fullmatch(text)
    if match is None:
        raise RuntimeError(f"Invalid device string: '{text}'")
    kind, index = match.groups()
    if kind == _PRIVATEUSE1:
        kind = privateuse1_name
    elif kind not in _NAMES and kind != privateuse1_name:
        raise RuntimeError(f"Expected one of {_KNOWN} device type at start of device string: {text}")
    return kind, None if index is None else int(index)


cpu = Device("cpu")
meta = Device("meta")
