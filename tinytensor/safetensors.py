"""safetensors: tensors in a file that is nothing but a table and bytes.

    >>> import tinytensor as tt
    >>> data = tt.safetensors.save({"w": tt.ones(2, 2)}, metadata={"from": "here"})
    >>> tt.safetensors.load(data)["w"]
    tensor([[1., 1.],
            [1., 1.]])

A file is: the header's length (8 bytes, little-endian), the header (JSON: name -> dtype, shape, data_offsets, and texts under
`__metadata__`), the bytes of all tensors one after another without gaps. Every number is checked against the file before
memory is taken.

The functions of the library `safetensors.torch`, with its checks, its words and its bytes. Left out: `safe_open`, whole modules.
"""

from __future__ import annotations

import io
import json
import math
import os
from collections.abc import Iterable
from typing import IO, Any

from tinytensor._tensor import Tensor
from tinytensor.c10.allocator import allocate_system
from tinytensor.c10.device import Device
from tinytensor.c10.metadata import contiguous_metadata
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
)  # fmt: skip
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.serialization.atomic_write import atomic_write

__all__ = ["SafetensorError", "load", "load_file", "save", "save_file"]

MAX_HEADER = 100_000_000
_MAX = 2**63 - 1
# In the order of the format's own list: wider types stand last there and first in a file, so that all stay aligned.
_NAMES: dict[ScalarType, str] = {
    bool_: "BOOL", uint8: "U8", int8: "I8", int16: "I16", float16: "F16", bfloat16: "BF16", int32: "I32", float32: "F32",
    float64: "F64", int64: "I64",
}  # fmt: skip
_DTYPES = {name: dtype for dtype, name in _NAMES.items()}
_UNSUPPORTED = {"F4", "F6_E2M3", "F6_E3M2", "F8_E5M2", "F8_E4M3", "F8_E8M0", "U16", "U32", "U64", "C64"}
_ORDER = {dtype: rank for rank, dtype in enumerate(_NAMES)}


class SafetensorError(Exception):
    """What `load` and `load_file` raise for a file that is not in the format.

    >>> from tinytensor import safetensors
    >>> try:
    ...     safetensors.load(b"")
    ... except safetensors.SafetensorError:
    ...     print("not in the format")
    not in the format
    """


def save(tensors: dict[str, Tensor], metadata: dict[str, str] | None = None) -> bytes:
    """The file as bytes. ValueError for tensors that are not dense CPU tensors, RuntimeError for ones that share
    memory.

        tensors    name -> tensor
        metadata   texts of the user's own

    >>> from tinytensor import safetensors
    >>> safetensors.load(safetensors.save({"x": tt.ones(2)}))
    {'x': tensor([1., 1.])}
    """
    out = io.BytesIO()
    _write(out, tensors, metadata)
    return out.getvalue()


def save_file(
    tensors: dict[str, Tensor], filename: str | os.PathLike[str], metadata: dict[str, str] | None = None
) -> None:
    """Write a file of tensors to a path, whole or not at all. Arguments and errors as in `save`.

    >>> from tinytensor import safetensors
    >>> import os, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = os.path.join(folder, "x.safetensors")
    ...     safetensors.save_file({"x": tt.ones(2)}, path)
    ...     safetensors.load_file(path)
    {'x': tensor([1., 1.])}
    """
    header, order = _header(tensors, metadata)
    with atomic_write(filename) as file:
        _write_parts(file, header, order)


def _write(file: Any, tensors: dict[str, Tensor], metadata: dict[str, str] | None) -> None:
    _write_parts(file, *_header(tensors, metadata))


def _write_parts(file: Any, header: bytes, order: Iterable[Tensor]) -> None:
    file.write(header)
    for tensor in order:
        start = tensor.byte_offset_
        file.write(tensor.storage_.as_bytes()[start : start + tensor.meta_.numel * tensor.meta_.dtype.itemsize])


def _header(tensors: dict[str, Tensor], metadata: dict[str, str] | None) -> tuple[bytes, list[Tensor]]:
    _check_tensors(tensors)
    for key, value in (metadata or {}).items():
        if type(key) is not str or type(value) is not str:
            raise TypeError("metadata maps texts to texts")
    table: dict[str, Any] = {} if metadata is None else {"__metadata__": metadata}
    # The widest dtypes first, then by name: each tensor begins at a multiple of its element's size without any gap between.
    order = sorted(tensors, key=lambda name: (-_ORDER[tensors[name].dtype], name))
    at = 0
    for name in order:
        tensor = tensors[name]
        end = at + tensor.meta_.numel * tensor.meta_.dtype.itemsize
        table[name] = {"dtype": _NAMES[tensor.dtype], "shape": list(tensor.shape), "data_offsets": [at, end]}
        at = end
    text = json.dumps(table, separators=(",", ":"), ensure_ascii=False).encode()
    # JSON may end with spaces; with these, the bytes of the tensors begin at a multiple of 8.
    text += b" " * (-len(text) % 8)
    if len(text) > MAX_HEADER:
        raise SafetensorError("Error while serializing: header too large")
    return len(text).to_bytes(8, "little") + text, [tensors[name] for name in order]


def _check_tensors(tensors: Any) -> None:
    if not isinstance(tensors, dict):
        raise ValueError(f"Expected a dict of [str, torch.Tensor] but received {type(tensors)}")
    owners: dict[int, list[str]] = {}
    for name, tensor in tensors.items():
        if not isinstance(tensor, Tensor) or type(name) is not str:
            raise ValueError(f"Key `{name}` is invalid, expected torch.Tensor but received {type(tensor)}")
        if name == "__metadata__":
            raise ValueError("Key `__metadata__` is the format's own")
        if tensor.device.type != "cpu":
            raise ValueError(f"cannot save `{name}`, which is on {tensor.device}")
        # Empty tensors have no bytes to share.
        if tensor.numel():
            owners.setdefault(id(tensor.storage_), []).append(name)
    shared = [set(names) for names in owners.values() if len(names) > 1]
    if shared:
        raise RuntimeError(
            f"\n            Some tensors share memory, this will lead to duplicate memory on disk and potential differences when "
            f"loading them again: {shared}.\n            A potential way to correctly save your model is to use `save_model`."
            "\n            More information at https://huggingface.co/docs/safetensors/torch_shared_tensors\n            "
        )
    for name, tensor in tensors.items():
        if not tensor.is_contiguous():
            raise ValueError(
                f"You are trying to save a non contiguous tensor: `{name}` which is not allowed. It either means you are trying "
                "to save tensors which are reference of each other in which case it's recommended to save only the full "
                "tensors, and reslice at load time, or simply call `.contiguous()` on your tensor to pack it before saving."
            )


def load(data: bytes) -> dict[str, Tensor]:
    """Name -> tensor, from a file's bytes. SafetensorError for what is not in the format.

    >>> from tinytensor import safetensors
    >>> safetensors.load(safetensors.save({"x": tt.ones(2)}))
    {'x': tensor([1., 1.])}
    """
    return _read(io.BytesIO(data), "cpu")


def load_file(filename: str | os.PathLike[str], device: str | int | Device = "cpu") -> dict[str, Tensor]:
    """Name -> tensor, from a path. SafetensorError for what is not in the format.

    `device` is where the tensors go: the CPU.

    >>> from tinytensor import safetensors
    >>> import os, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = os.path.join(folder, "x.safetensors")
    ...     safetensors.save_file({"x": tt.ones(2)}, path)
    ...     safetensors.load_file(path)["x"]
    tensor([1., 1.])
    """
    with open(filename, "rb") as file:
        return _read(file, device)


def _fail(what: str) -> Any:
    raise SafetensorError(f"Error while deserializing: {what}")


def _read(file: IO[bytes], device: Any) -> dict[str, Tensor]:
    size = file.seek(0, io.SEEK_END)
    file.seek(0)
    if size < 8:
        _fail("header too small")
    length = int.from_bytes(file.read(8), "little")
    if length > MAX_HEADER:
        _fail("header too large")
    if length > size - 8:
        _fail("invalid header length")
    # The whole header is checked before memory is taken: afterwards the tensors are together as large as the rest of the file.
    plan = _checked(_parse(file.read(length)), size - 8 - length)
    loaded = {}
    for name, dtype, shape, start, end in plan:
        impl = allocate_system(end - start)
        if end > start:
            file.seek(8 + length + start)
            piece = file.read(end - start)
            if len(piece) != end - start:
                _fail("incomplete metadata, file not fully covered")
            impl.buffer[: end - start] = memoryview(piece)
        tensor = new_tensor(contiguous_metadata(shape, dtype), impl)
        loaded[name] = tensor if str(device) == "cpu" else tensor.to(device)
    return loaded


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object as a dict. Of a key that stands twice, parsers of JSON take one or the other, so it is refused."""
    made = dict(pairs)
    if len(made) != len(pairs):
        _fail("invalid JSON in header: duplicate key")
    return made


def _parse(header: bytes) -> dict[str, Any]:
    if not header.startswith(b"{"):
        _fail("invalid start character in header, must start with `{`")
    try:
        table = json.loads(header.decode("utf-8"), object_pairs_hook=_unique)
    except UnicodeDecodeError:
        _fail("invalid UTF-8 in header")
    except (ValueError, RecursionError) as error:
        _fail(f"invalid JSON in header: {error!s:.100}")
    return table


def _checked(table: dict[str, Any], data_size: int) -> list[tuple[str, ScalarType, tuple[int, ...], int, int]]:
    """(name, dtype, shape, start, end) in the table's order; together they cover the data without gap or overlap."""
    metadata = table.pop("__metadata__", None)
    if metadata is not None and not (
        isinstance(metadata, dict) and all(type(text) is str for text in metadata.values())
    ):
        _fail("invalid JSON in header: metadata are texts")
    plan = [_entry(name, entry) for name, entry in table.items()]
    at = 0
    # In the order of their bytes each must begin where the one before ends: no byte is read twice, none is left over to hide
    # something in.
    for name, dtype, shape, start, end in sorted(plan, key=lambda entry: entry[3:]):
        if start != at or end < start:
            _fail(f"invalid offset for tensor `{name[:100]}`")
        count = math.prod(shape)
        if count > _MAX or count * dtype.itemsize > _MAX:
            _fail("overflow computing buffer size from shape and/or element type")
        if count * dtype.itemsize != end - start:
            _fail("invalid shape, data type, or offset for tensor")
        at = end
    if at != data_size:
        _fail("incomplete metadata, file not fully covered")
    return plan


def _entry(name: str, entry: Any) -> tuple[str, ScalarType, tuple[int, ...], int, int]:
    if not isinstance(entry, dict) or entry.keys() != {"dtype", "shape", "data_offsets"}:
        _fail(f"invalid JSON in header: {name[:100]!r} needs dtype, shape and data_offsets")
    dtype, shape, offsets = entry["dtype"], entry["shape"], entry["data_offsets"]
    if isinstance(dtype, str) and dtype in _UNSUPPORTED:
        raise SafetensorError(f"{name[:100]!r} is of dtype {dtype}, which is not supported by this library")
    if not isinstance(dtype, str) or dtype not in _DTYPES:
        found = repr(dtype[:100]) if isinstance(dtype, str) else type(dtype)
        _fail(f"invalid JSON in header: unknown dtype {found}")
    if not isinstance(offsets, list) or len(offsets) != 2 or not isinstance(shape, list) or len(shape) > 64:
        _fail(f"invalid JSON in header: {name[:100]!r} needs a shape and two offsets")
    if any(type(n) is not int or not 0 <= n <= _MAX for n in (*shape, *offsets)):
        _fail(f"invalid JSON in header: {name[:100]!r} needs sizes and offsets from 0 on")
    return name, _DTYPES[dtype], tuple(shape), offsets[0], offsets[1]
