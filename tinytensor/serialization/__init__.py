"""`save` and `load`, and how they work inside: the archive, the pickle in it, the tensors in that.

    atomic_write     a file appears whole or not at all
    zip_writer       records, one after another, each aligned to 64 bytes
    zip_reader       the same, checked before anything is believed
    instructions     a pickle as a list of instructions, decoded and not run
    pickler          objects -> instructions
    unpickler        instructions -> objects, by a machine that can call nothing but what `allowed` lists
    allowed          what a file may name, and what each name does
    skip_data        files without the tensors' bytes
    storages         records -> storages: location, byte order, memory mapping

Mirrors caffe2/serialize, torch/_weights_only_unpickler.py and the inner parts of torch/serialization.py.
"""

from tinytensor.serialization.serialization import (
    DEFAULT_PROTOCOL,
    StorageType,
    add_safe_globals,
    clear_safe_globals,
    default_restore_location,
    get_safe_globals,
    get_unsafe_globals_in_checkpoint,
    load,
    safe_globals,
    save,
)
from tinytensor.serialization.skip_data import skip_data
from tinytensor.serialization.storages import (
    LoadEndianness,
    SourceChangeWarning,
    get_default_load_endianness,
    get_default_mmap_options,
    location_tag,
    register_package,
    set_default_load_endianness,
    set_default_mmap_options,
)  # fmt: skip

__all__ = [
    "DEFAULT_PROTOCOL", "LoadEndianness", "SourceChangeWarning", "StorageType", "add_safe_globals", "clear_safe_globals",
    "default_restore_location", "get_default_load_endianness", "get_default_mmap_options", "get_safe_globals",
    "get_unsafe_globals_in_checkpoint", "load", "location_tag", "register_package", "safe_globals", "save",
    "set_default_load_endianness", "set_default_mmap_options", "skip_data",
]  # fmt: skip
