"""Numba function -> object code with a shim. Imported only when the object store has no answer.

The only file that touches Numba's private parts: `library._final_module`, the optimised LLVM module of a function,
and `fndesc.llvm_func_name`, its symbol.
"""

from collections.abc import Callable

import llvmlite.binding as llvm
import numba

from tinytensor.kernel_compiler import engine, lowering
from tinytensor.kernel_compiler.kernel import Planes
from tinytensor.kernel_compiler.object_store import ObjectCode
from tinytensor.kernel_compiler.shim import ShimModule
from tinytensor.kernel_compiler.translate import options, translate, with_arity

_ARGUMENT_TYPES = {"i": numba.int64, "f": numba.float32, "d": numba.float64}


def compile_loop(loop: Callable | Planes, kinds: str, symbol: str, fastmath: frozenset[str]) -> ObjectCode:
    """A kernel's object: the loop, or the loop over planes, in Numba's calling convention."""
    if isinstance(loop, Planes):
        module, target = _compile(loop.loop2d, [*[numba.uintp] * 2, numba.int64, *_arguments(kinds)], fastmath)
    else:
        module, target = optimised_loop(loop, kinds, fastmath)
    module.get_function(target).name = symbol
    return _emit(module, {symbol})


def compile_builtins(kinds: str, of_planes: bool, symbol: str) -> ObjectCode:
    """`symbol`_serial and `symbol`_parallel, by which Python calls any loop that takes arguments of these kinds."""
    shim = ShimModule()
    (shim.builtins_of_planes if of_planes else shim.builtins_of_loops)(kinds, symbol)
    return _emit(llvm.parse_assembly(str(shim)), {f"{symbol}_serial", f"{symbol}_parallel"})


def optimised_loop(loop: Callable, kinds: str, fastmath: frozenset[str]) -> tuple[llvm.ModuleRef, str]:
    """The loop as LLVM has optimised it, before it becomes machine code, and its symbol."""
    return _compile(loop, [numba.uintp, numba.uintp, *_arguments(kinds)], fastmath)


def _arguments(kinds: str) -> list:
    return [_ARGUMENT_TYPES[kind] for kind in kinds]


def compile_native(function: Callable, arity: int, symbol: str, builtin: bool) -> ObjectCode:
    """A function of `arity` integers, exported as `symbol`: a builtin that runs without the GIL, or a C function."""
    module, target = _compile(function, [numba.int64] * arity, frozenset())
    shim = ShimModule()
    if builtin:
        shim.builtin(target, arity, function.__name__, symbol)
    else:
        shim.c_function(target, arity, symbol)
    module.link_in(llvm.parse_assembly(str(shim)))
    return _emit(module, {symbol})


def _compile(function: Callable, arguments: list, fastmath: frozenset[str]) -> tuple[llvm.ModuleRef, str]:
    with lowering.no_lock_events():
        # With a signature Numba compiles at once, and only for these types.
        dispatcher = numba.njit(numba.void(*arguments), **options(fastmath))(
            with_arity(translate(function, fastmath), len(arguments), fastmath)
        )
    (result,) = dispatcher.overloads.values()
    # A copy, since `_emit` links wrappers into it and changes its linkage, and outlines.py may reuse the library's own.
    return result.library.optimised_module().clone(), result.fndesc.llvm_func_name


def _emit(module: llvm.ModuleRef, exported: set[str]) -> ObjectCode:
    # Numba numbers its symbols per process. Two stored objects may use one name for different code, and would be
    # taken for the same function when loaded together; so all but what is exported becomes private.
    needs = []
    for item in [*module.functions, *module.global_variables]:
        if not item.is_declaration:
            if item.name not in exported:
                item.linkage = "internal"  # as `static` in C
        elif not item.name.startswith("llvm."):  # these become instructions, or calls that LLVM itself resolves
            needs.append(item.name)
    # A wrong module would end the process in the code generator; here it is an exception.
    module.verify()
    return ObjectCode(engine.emit(module), tuple(needs))
