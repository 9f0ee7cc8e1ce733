"""save and load: tensors, and dicts and lists of them, in PyTorch's own file format.

    >>> import io
    >>> import tinytensor as tt
    >>> file = io.BytesIO()
    >>> tt.save({"w": tt.ones(2), "step": 3}, file)
    >>> file.seek(0)
    0
    >>> tt.load(file)
    {'w': tensor([1., 1.]), 'step': 3}

A file is a zip archive: `data.pkl` says what there is, and each storage is a record of bytes, so tensors that shared memory
share it again. PyTorch reads these files, and `load` reads PyTorch's files of dense tensors.

Loading runs no code that a file chose (`serialization/unpickler.py`), writes nothing, and takes no more memory than the file
is long. Saving to a path is atomic (`serialization/atomic_write.py`).

Mirrors torch/serialization.py. Left out: `weights_only=False`, files from before version 1.6, TorchScript archives, other
devices.
"""

from __future__ import annotations

import io
import os
import pickle
import warnings
from collections.abc import Callable
from typing import IO, Any, NoReturn

from tinytensor import safetensors
from tinytensor._tensor.storage import UntypedStorage
from tinytensor.c10.device import Device
from tinytensor.serialization import allowed, registered
from tinytensor.serialization.atomic_write import atomic_write
from tinytensor.serialization.instructions import globals_in_pickle
from tinytensor.serialization.pickler import PROTOCOL, Pickler
from tinytensor.serialization.skip_data import skipping
from tinytensor.serialization.storages import MapLocation, StorageLoader, StorageType, default_restore_location
from tinytensor.serialization.unpickler import Unpickler
from tinytensor.serialization.zip_reader import ZipReader
from tinytensor.serialization.zip_writer import ALIGNMENT, ZipWriter

__all__ = [
    "StorageType",
    "add_safe_globals",
    "clear_safe_globals",
    "default_restore_location",
    "get_safe_globals",
    "get_unsafe_globals_in_checkpoint",
    "load",
    "safe_globals",
    "save",
]

FileLike = str | os.PathLike[str] | IO[bytes]
DEFAULT_PROTOCOL = PROTOCOL

_NO_CODE = (
    "Loading runs no code that a file chose, and there is no option by which it would: a file's tensors and plain values can "
    "be loaded, and objects of classes that you register."
)


def save(
    obj: object,
    f: FileLike,
    pickle_module: Any = pickle,
    pickle_protocol: int = DEFAULT_PROTOCOL,
    _use_new_zipfile_serialization: bool = True,
    _disable_byteorder_record: bool = False,
) -> None:
    """Write an object of tensors, containers and plain values to a file that `load` reads, here or in PyTorch.

        obj               tensors, state dicts, lists, tuples, dicts, numbers, strings, ...; whole modules, NumPy arrays and
                          objects of any class that can be found by its name, which `load` makes again only where the class
                          is registered (`add_safe_globals`)
        f                 a path, written whole or not at all, or a file object with `write`
        pickle_module, pickle_protocol, _use_new_zipfile_serialization
                          RuntimeError for others than the defaults

    Tensors that share a storage share it again when they are loaded. PicklingError for what no name leads to, such
    as a lambda; the file stays as it was. RuntimeError for a missing folder, and for two tensors that share bytes as
    different dtypes.

    >>> import io
    >>> file = io.BytesIO()
    >>> tt.save({"weight": tt.ones(2)}, file)
    >>> _ = file.seek(0)
    >>> tt.load(file)
    {'weight': tensor([1., 1.])}
    """
    if not isinstance(f, str | os.PathLike) and not hasattr(f, "write"):
        raise AttributeError("expected 'f' to be string, path, or a file-like object with a 'write' attribute")
    if pickle_module is not pickle or pickle_protocol != PROTOCOL or not _use_new_zipfile_serialization:
        raise RuntimeError(f"only zip files with pickles of protocol {PROTOCOL} are written, which is what load reads")
    # First into memory. Where the object holds something that cannot be saved, no file has been touched yet. The bytes of tensors
    # are not in it: the pickle has their keys.
    text = io.BytesIO()
    pickler = Pickler(text)
    pickler.dump(obj)
    if not isinstance(f, str | os.PathLike):
        _write(f.write, "archive", text.getvalue(), pickler.storages, not _disable_byteorder_record)
        getattr(f, "flush", lambda: None)()
        return
    # All records lie in a folder with the file's name, as in PyTorch's files; readers only ask that it is one folder.
    folder = os.path.splitext(os.path.basename(os.fspath(f)))[0] or "archive"
    with atomic_write(f) as file:
        _write(file.write, folder, text.getvalue(), pickler.storages, not _disable_byteorder_record)


def _write(
    write: Callable[[Any], Any], folder: str, text: bytes, storages: dict[str, Any], byteorder_record: bool
) -> None:
    archive = ZipWriter(write, folder)
    archive.write_record("data.pkl", text)
    archive.write_record(".format_version", b"1")
    archive.write_record(".storage_alignment", str(ALIGNMENT).encode())
    if byteorder_record:
        archive.write_record("byteorder", b"little")
    for key, impl in storages.items():
        if skipping() or not impl.nbytes:
            archive.write_record(f"data/{key}", bytes(impl.nbytes))
        else:
            archive.write_record(f"data/{key}", UntypedStorage.of(impl).cpu()._impl.as_bytes())
    archive.finish()


def load(
    f: FileLike,
    map_location: MapLocation = None,
    pickle_module: Any = None,
    *,
    weights_only: bool | None = None,
    mmap: bool | None = None,
    **pickle_load_args: Any,
) -> Any:
    """Read what `save`, here or in PyTorch, wrote; or a `.safetensors` file.

        f                  a path, or a file object that can seek
        map_location       where storages go: a device, a dict from location to location, or f(storage, location)
        weights_only       True or None; RuntimeError for False: no code from the file is run
        mmap               map the file's pages instead of reading them; a path is needed
        pickle_load_args   only `encoding`

    UnpicklingError for a file that names anything but tensors, plain values and registered classes; RuntimeError for
    a damaged archive, a record of the wrong size and a device that is not here; EOFError for an empty file.

    >>> import io
    >>> file = io.BytesIO()
    >>> tt.save([tt.arange(3), "text"], file)
    >>> _ = file.seek(0)
    >>> tt.load(file)
    [tensor([0, 1, 2]), 'text']
    """
    if weights_only is not None and not weights_only:
        raise RuntimeError(f"weights_only=False is not supported. {_NO_CODE} See torch.serialization.add_safe_globals.")
    if pickle_module is not None:
        raise RuntimeError("Can not safely load weights when explicit pickle_module is specified")
    encoding = pickle_load_args.pop("encoding", "utf-8")
    if pickle_load_args:
        warnings.warn("pickle_load_args only works if `weights_only=False`.", stacklevel=2)
    if isinstance(f, str | os.PathLike):
        if os.fspath(f).endswith(".safetensors"):
            return _load_safetensors(os.fspath(f), map_location)
        with open(f, "rb") as file:
            return _load(file, map_location, encoding, file if mmap else None, f)
    _check_seekable(f)
    if mmap:
        if not _begins_as_zip(f):
            _refuse_mapping(f)
        raise ValueError("f must be a file path in order to use the mmap argument")
    return _load(f, map_location, encoding, None, f)


def _load(file: IO[bytes], map_location: MapLocation, encoding: str, mapped: IO[bytes] | None, f: Any) -> Any:
    archive = _open_archive(file)
    if archive is None:
        if mapped is not None:
            _refuse_mapping(f)
        raise pickle.UnpicklingError(
            f"Weights only load failed. {_NO_CODE} This file is no zip archive; files that PyTorch wrote before version 1.6 are "
            "not read."
        )
    if "constants.pkl" in archive.records:
        raise RuntimeError(
            f"Cannot use ``weights_only=True`` with TorchScript archives passed to ``torch.load``. {_NO_CODE}"
        )
    storages = StorageLoader(archive, map_location, mapped)
    try:
        return Unpickler(archive.read("data.pkl"), storages, encoding).load()
    except pickle.UnpicklingError as error:
        raise pickle.UnpicklingError(
            f"Weights only load failed. {_NO_CODE}\n\tWeightsUnpickler error: {error}"
        ) from None


def _begins_as_zip(file: IO[bytes]) -> bool:
    """Whether what comes in the file begins as a zip archive does."""
    start = file.tell()
    magic = file.read(4)
    file.seek(start)
    return magic == b"PK\x03\x04"


def _refuse_mapping(f: Any) -> NoReturn:
    name = f"{f}, " if isinstance(f, str) else ""
    raise RuntimeError(
        f"mmap can only be used with files saved with `torch.save({name}_use_new_zipfile_serialization=True), please torch.save "
        "your checkpoint with this option in order to use mmap."
    )


def _open_archive(file: IO[bytes]) -> ZipReader | None:
    """None for what does not begin as a zip archive does."""
    start = file.tell()
    magic = file.read(4)
    if isinstance(magic, str):
        raise TypeError("a file opened for text cannot be loaded; open it in binary mode, 'rb'")
    file.seek(start)
    if not magic:
        raise EOFError("Ran out of input")
    return ZipReader(file) if magic == b"PK\x03\x04" else None


def _load_safetensors(path: str, map_location: MapLocation) -> Any:
    if map_location is not None and not isinstance(map_location, str | Device):
        kind = "dict" if isinstance(map_location, dict) else "callable"
        raise RuntimeError(
            f"Loading safetensors file with {kind} map_location is not supported. Use a device string or torch.device instead."
        )
    return safetensors.load_file(path, "cpu" if map_location is None else map_location)


def _check_seekable(f: Any) -> None:
    try:
        f.seek(f.tell())
    except (io.UnsupportedOperation, AttributeError) as error:
        raise type(error)(
            f"{error}. You can only torch.load from a file that is seekable. Please pre-load the data into a buffer like "
            "io.BytesIO and try to load from it instead."
        ) from None


def add_safe_globals(safe_globals: list[Any]) -> None:
    """Let files name these classes and functions: load will make objects of them and call them.

    Each is registered under its full name, or as a pair (object, full name). Only do this for what may be called with
    any arguments; names in `os`, `sys`, `posix` and `nt` stay refused.

    >>> class Point:
    ...     pass
    >>> tt.serialization.add_safe_globals([Point])
    >>> Point in tt.serialization.get_safe_globals()
    True
    """
    registered.add(safe_globals)


def get_safe_globals() -> list[Any]:
    """What `add_safe_globals` registered, a list.

    >>> with tt.serialization.safe_globals([slice]):
    ...     slice in tt.serialization.get_safe_globals()
    True
    """
    return registered.get()


def clear_safe_globals() -> None:
    """Forget all that `add_safe_globals` registered.

    >>> before = tt.serialization.get_safe_globals()
    >>> tt.serialization.clear_safe_globals()
    >>> tt.serialization.get_safe_globals()
    []
    >>> tt.serialization.add_safe_globals(before)
    """
    registered.remove(registered.get())


class safe_globals:
    """`with safe_globals([Class]): load(...)`: what `add_safe_globals` would register, inside only.

    >>> class Point:
    ...     pass
    >>> with tt.serialization.safe_globals([Point]):
    ...     Point in tt.serialization.get_safe_globals()
    True
    """

    def __init__(self, safe_globals: list[Any]) -> None:
        self.safe_globals = safe_globals

    def __enter__(self) -> None:
        registered.add(self.safe_globals)

    def __exit__(self, *exc_info: object) -> None:
        registered.remove(self.safe_globals)


def get_unsafe_globals_in_checkpoint(f: FileLike) -> list[str]:
    """The names in a file that load would refuse now; nothing is loaded. ValueError for another kind of file.

    `f` is a path, or a file object that can seek.

    >>> import io
    >>> file = io.BytesIO()
    >>> tt.save(tt.ones(2), file)
    >>> _ = file.seek(0)
    >>> tt.serialization.get_unsafe_globals_in_checkpoint(file)
    []
    """
    if isinstance(f, str | os.PathLike):
        with open(f, "rb") as file:
            return get_unsafe_globals_in_checkpoint(file)
    _check_seekable(f)
    archive = _open_archive(f)
    if archive is None:
        raise ValueError("Expected input to be a checkpoint returned by torch.save")
    if "constants.pkl" in archive.records:
        raise ValueError("Expected input to be a checkpoint returned by torch.save but got a torchscript checkpoint")
    named = globals_in_pickle(archive.read("data.pkl"))
    return sorted(named - allowed.VALUES.keys() - registered.by_name().keys())
