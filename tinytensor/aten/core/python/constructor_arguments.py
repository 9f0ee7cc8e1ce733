"""The arguments of `torch.device(...)` and `torch.Generator(...)`, which are classes of c10.

A device has two signatures: a device, its number or its name; or the name of a type, and an index. A string and a plain
int are what nearly everybody writes, and c10/device.py takes them itself. What else there is comes here: keywords,
NumPy's integers, tensors, bytes, and what is wrong.

Mirrors THPDevice_pynew of torch/csrc/Device.cpp and THPGenerator_pynew of torch/csrc/Generator.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import FrameType
from typing import Any

from tinytensor.aten.core.python.python_arg_parser import PythonArgParser, written_arguments
from tinytensor.aten.core.schema.function_schema import FunctionSchema
from tinytensor.aten.core.schema.function_schema_parser import parse_schema
from tinytensor.c10 import device, generator
from tinytensor.c10.device import Device


class _Form:
    """One of the two signatures, which a parser takes for an operator; a call gives the arguments back."""

    def __init__(self, schema: str) -> None:
        self.name = schema
        self.table = self

    @property
    def schema(self) -> FunctionSchema:
        return parse_schema(self.name)

    def call(self, *values: Any) -> Any:
        return values[0] if len(values) == 1 else (values[0], None if values[1] == -1 else values[1])

    def call_slow(self, ks: int, *values: Any) -> Any:
        return self.call(*values)

    def __getitem__(self, ks: int) -> Any:
        return self.call_slow


_device = PythonArgParser(
    "device", [_Form("device(Device device) -> Any"), _Form("device.type(str type, int index=-1) -> Any")]
)
_generator = PythonArgParser("Generator", [_Form("Generator(Device? device=None) -> Any")])


def device_arguments(frame: FrameType, args: Sequence[Any], kwargs: dict[str, Any]) -> Device | tuple[str, int | None]:
    """The device, or type and index, that the call of `Device.__new__` in this frame asks for; TypeError in PyTorch's words.

    `args` and `kwargs` are the arguments as far as they can be known where the caller's code does not tell them.
    """
    return _parse(_device, frame, args, kwargs)


def generator_device(frame: FrameType, args: Sequence[Any], kwargs: dict[str, Any]) -> Device | None:
    """The device that the call of `Generator.__new__` in this frame names; TypeError in PyTorch's words."""
    return _parse(_generator, frame, args, kwargs)


def _parse(parser: PythonArgParser, frame: FrameType, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    written = written_arguments(frame, 1)
    if written is None:
        given = list(args)
        while given and given[-1] is None:
            given.pop()
        written = given, kwargs
    return parser.call(*written[0], **written[1])


device.set_arguments(device_arguments)
generator.set_arguments(generator_device)
