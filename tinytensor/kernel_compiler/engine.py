"""Object code -> callable builtins, in this process. Needs llvmlite's binding, not Numba.

One MCJIT engine serves the whole process and is never freed: worker threads may be inside its code until the very
end. Before an object is added, every symbol that it needs is looked up, for LLVM ends the process over a missing one.
"""

import ctypes
import functools
import mmap
import threading
from collections.abc import Iterable
from typing import Any

import llvmlite.binding as llvm

from tinytensor.kernel_compiler import symbols
from tinytensor.kernel_compiler.processor import BEYOND, processor

_METH_FASTCALL = 0x80


class _MethodDef(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


_new_builtin = ctypes.pythonapi.PyCFunction_NewEx
_new_builtin.restype = ctypes.py_object
_new_builtin.argtypes = [ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p]

# MCJIT takes objects from one thread at a time. Code that is loaded runs without the lock.
_lock = threading.RLock()
_resolved: set[str] = set()


class MissingSymbol(LookupError):
    """The object code needs something that this process does not have."""


@functools.cache
def target_machine(*beyond: str) -> llvm.TargetMachine:
    """LLVM's description of the processor that kernels are for: it decides how wide a loop is vectorised, and which instructions.

    Its instructions (AVX2, AVX-512, ...) are used, so its name and features are part of each kernel's key: in a home folder that
    several machines share, each finds what it can run. `beyond`: features that the code needs besides, see processor.BEYOND.
    """
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    name, features = processor()
    features = ",".join([features, *(f"+{feature}" for feature in beyond)])
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(cpu=name, features=features, opt=3, reloc="pic", codemodel="default")


def emit(module: llvm.ModuleRef) -> bytes:
    """Machine code of an optimised module, position-independent: another process will load it elsewhere."""
    called = [function.name for function in module.functions if function.is_declaration]
    beyond = [feature for feature, (_, prefix) in BEYOND.items() if any(name.startswith(prefix) for name in called)]
    return target_machine(*beyond).emit_object(module)


def load(object_code: bytes, needs: Iterable[str], exports: Iterable[str]) -> dict[str, int]:
    """Load `object_code` and give the addresses of its `exports`. `needs` are the symbols that it expects to find."""
    with _lock:
        engine = _engine()  # first: making it lets LLVM see the process's own symbols
        for name in needs:
            if name not in _resolved:
                _resolve(name)
        _check_memory(4 * len(object_code))
        reference = llvm.ObjectFileRef.from_data(object_code)
        # The engine reads both for as long as it lives, and it lives until the process ends.
        symbols.immortal((object_code, reference))
        engine.add_object_file(reference)
        # Puts addresses in the place of symbols, and makes the pages executable. Before this the addresses below are not valid.
        engine.finalize_object()
        addresses = {name: engine.get_function_address(name) for name in exports}
    for name, address in addresses.items():
        if not address:  # to call it would be the end of the process
            raise MissingSymbol(name)
    return addresses


def builtin(name: str, address: int, bound: object = None) -> Any:
    """A Python builtin around the METH_FASTCALL function at `address`, which gets `bound` as its first argument, `self`."""
    definition = _MethodDef(name.encode(), address, _METH_FASTCALL, None)
    # The builtin keeps a pointer to its definition and no reference, as C programs have theirs in static memory.
    symbols.immortal(definition)
    return _new_builtin(ctypes.addressof(definition), bound, None)


def _check_memory(nbytes: int) -> None:
    """MemoryError where there is no room for so much; LLVM ends the process."""
    try:
        mmap.mmap(-1, nbytes + (1 << 20)).close()
    except OSError:
        raise MemoryError("not enough memory to load a kernel") from None


def _resolve(name: str) -> None:
    # Ours first: a name of ours must not be answered by some library that happens to have it too.
    address = symbols.address(name)
    if address:
        llvm.add_symbol(name, address)
    elif not llvm.address_of_symbol(name):
        raise MissingSymbol(name)
    _resolved.add(name)


@functools.cache
def _engine() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_default_triple()
    # An engine needs a module to begin with; this one is empty. opt=0 costs nothing: finished objects are added to it.
    # llvmlite's memory manager keeps code and constants of one object side by side. LLVM's own takes whatever gaps there are, and
    # ends the process where two of them are more than 2 GiB apart, as they can be between large tensors.
    machine = target.create_target_machine(opt=0)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine, use_lmm=True)
    symbols.immortal(engine)
    return engine
