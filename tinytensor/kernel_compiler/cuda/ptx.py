"""From a plain CUDA kernel to PTX, the assembly of NVIDIA's virtual machine. Needs the extra `cuda`, and no GPU.

As on the CPU (kernel_compiler/translate.py) the kernel is copied, and in the copy everything that it reaches is replaced: the
module `tinytensor.kernel_compiler.cuda` by numba.cuda, functions of pointers.py and atomics.py by instructions, other
functions by compiled copies. The originals stay plain.

    ptx(kernel, (8, 0))      # the text, as NVVM writes it for sm_80

Mirrors what nvcc does with the .cu files of aten/src/ATen/native/cuda when PyTorch is built.
"""

from __future__ import annotations

import builtins
import contextlib
import functools
import inspect
import types as python_types
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tinytensor.c10.cuda.driver import numba_cuda
from tinytensor.kernel_compiler import cuda as names
from tinytensor.kernel_compiler import pointers
from tinytensor.kernel_compiler.cuda import atomics
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel
from tinytensor.kernel_compiler.fingerprint import fingerprint, global_names, python_function

Capability = tuple[int, int]

_POINTERS = {
    pointers.ptr_bool: "boolean", pointers.ptr_uint8: "uint8", pointers.ptr_int8: "int8", pointers.ptr_int16: "int16",
    pointers.ptr_int32: "int32", pointers.ptr_int64: "int64", pointers.ptr_uint16: "uint16",
    pointers.ptr_uint32: "uint32", pointers.ptr_uint64: "uint64", pointers.ptr_float32: "float32",
    pointers.ptr_float64: "float64",
}  # fmt: skip
_BITCASTS = {
    pointers.bits_float32: ("int32", "float32"), pointers.float32_bits: ("float32", "int32"),
    pointers.bits_float64: ("int64", "float64"), pointers.float64_bits: ("float64", "int64"),
}  # fmt: skip


def ptx(kernel: CudaKernel, capability: Capability, tuples: tuple[int, ...] = ()) -> str:
    """The PTX of a kernel for devices of this capability.

    tuples    the lengths of its arguments of kind 't', in order
    """
    function = _with_arity(translate(kernel.function), len(kernel.kinds))
    with _as_if_on_a_device(capability):
        text, _ = numba_cuda().compile_ptx(function, signature(kernel, tuples), cc=capability, opt=True)
    return text


@contextlib.contextmanager
def _as_if_on_a_device(capability: Capability) -> Iterator[None]:
    """numba-cuda asks the current device what it can do when it compiles a function that others call, though the kernel's
    capability was given. Inside, the answer is that capability, and no device is needed."""
    module = numba_cuda().dispatcher
    asked = module.get_current_device
    module.get_current_device = lambda: python_types.SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        module.get_current_device = asked


def signature(kernel: CudaKernel, tuples: tuple[int, ...]) -> Any:
    """The types of a kernel's arguments, as Numba names them."""
    types = _types()
    lengths = iter(tuples)
    letters = {"i": types.int64, "f": types.float32, "d": types.float64}
    return types.void(
        *(types.UniTuple(types.int64, next(lengths)) if kind == "t" else letters[kind] for kind in kernel.kinds)
    )


def translate(function: Callable[..., Any]) -> python_types.FunctionType:
    """A copy of `function` that refers to what Numba compiles for CUDA."""
    original = python_function(function)
    assert original is not None
    scope: dict[str, Any] = {"__builtins__": builtins, "__name__": original.__module__}
    for name in global_names(original.__code__):
        if name in original.__globals__:
            scope[name] = _substitute(original.__globals__[name])
    cells = tuple(python_types.CellType(_substitute(cell.cell_contents)) for cell in original.__closure__ or ())
    copy = python_types.FunctionType(original.__code__, scope, original.__name__, original.__defaults__, cells)
    copy.__kwdefaults__ = original.__kwdefaults__
    return copy


_device_functions: dict[bytes, Any] = {}


def _substitute(value: Any) -> Any:
    if value is names:
        numba_cuda().ALL_LANES = names.ALL_LANES  # the one name that is not NVIDIA's
        return numba_cuda()
    if value is np:
        return _numpy_on_device()
    if isinstance(value, np.ufunc):
        return getattr(_numpy_on_device(), value.__name__)
    function = python_function(value)
    if function is None:
        return value
    known = _intrinsics().get(function)
    if known is not None:
        return known
    key = fingerprint(function)
    if key not in _device_functions:
        _device_functions[key] = numba_cuda().jit(device=True)(translate(function))
    return _device_functions[key]


def _with_arity(function: python_types.FunctionType, count: int) -> python_types.FunctionType:
    """`function` with named arguments if it takes `*numbers`: a signature cannot express these."""
    if not function.__code__.co_flags & inspect.CO_VARARGS:
        return function
    arguments = ", ".join(f"argument_{i}" for i in range(count))
    scope = {"inner": numba_cuda().jit(device=True)(function)}
    exec(f"def {function.__name__}({arguments}):\n    inner({arguments})\n", scope)
    made = scope[function.__name__]
    assert isinstance(made, python_types.FunctionType)
    return made


def _types() -> Any:
    return numba_cuda().types


# ---- mathematics -------------------------------------------------------------------------------------------------------

# NumPy's name of a function -> libdevice's, NVIDIA's library of mathematics, with the number of arguments.
_LIBDEVICE = {
    "floor": ("floor", 1), "ceil": ("ceil", 1), "trunc": ("trunc", 1), "rint": ("rint", 1), "sqrt": ("sqrt", 1),
    "exp": ("exp", 1), "exp2": ("exp2", 1), "expm1": ("expm1", 1), "log": ("log", 1), "log2": ("log2", 1),
    "log10": ("log10", 1), "log1p": ("log1p", 1), "sin": ("sin", 1), "cos": ("cos", 1), "tan": ("tan", 1),
    "arcsin": ("asin", 1), "arccos": ("acos", 1), "arctan": ("atan", 1), "sinh": ("sinh", 1), "cosh": ("cosh", 1),
    "tanh": ("tanh", 1), "arcsinh": ("asinh", 1), "arccosh": ("acosh", 1), "arctanh": ("atanh", 1),
    "fabs": ("fabs", 1), "arctan2": ("atan2", 2), "hypot": ("hypot", 2), "copysign": ("copysign", 2),
    "power": ("pow", 2), "fmod": ("fmod", 2), "nextafter": ("nextafter", 2),
}  # fmt: skip


@functools.cache
def _numpy_on_device() -> Any:
    """A module with NumPy's names, in which functions of mathematics are those of libdevice.

    numba-cuda knows only some of NumPy's functions, and computes some of those in float64 for a float32.
    """
    module = python_types.ModuleType("numpy_on_device")
    vars(module).update({name: value for name, value in vars(np).items() if not name.startswith("__")})
    for name, (libdevice, count) in _LIBDEVICE.items():
        setattr(module, name, _libdevice(libdevice, count))
    device = numba_cuda().jit(device=True)
    module.abs = module.absolute = builtins.abs  # type: ignore[attr-defined]
    module.isnan = device(_isnan)  # type: ignore[attr-defined]
    module.isinf = device(_isinf)  # type: ignore[attr-defined]
    module.isfinite = device(_isfinite)  # type: ignore[attr-defined]
    module.minimum, module.maximum = device(_minimum), device(_maximum)  # type: ignore[attr-defined]
    return module


def _isnan(x):
    return x != x


def _isinf(x):
    return x - x != 0 and x == x


def _isfinite(x):
    return x - x == 0


def _minimum(x, y):
    return x if x < y or x != x else y


def _maximum(x, y):
    return x if x > y or x != x else y


def _libdevice(name: str, count: int) -> Any:
    """The function of libdevice for floats of either width; integers become float64."""
    types, ir = _types(), numba_cuda().ir

    def generate_for(width: Any) -> Any:
        def generate(context, builder, signature, arguments):
            kind = context.get_value_type(width)
            full = f"__nv_{name}f" if width == types.float32 else f"__nv_{name}"
            # Declared once in a module, however often it is called there.
            function = builder.module.globals.get(full)
            if function is None:
                function = ir.Function(builder.module, ir.FunctionType(kind, [kind] * count), full)
            converted = [
                context.cast(builder, value, given, width)
                for value, given in zip(arguments, signature.args, strict=True)
            ]  # fmt: skip
            return builder.call(function, converted)

        return generate

    def type_of(given: tuple[Any, ...]) -> Any:
        narrow = all(
            t in (types.float32, types.int8, types.uint8, types.int16, types.uint16, types.boolean) for t in given
        )
        return types.float32 if narrow and types.float32 in given else types.float64

    intrinsic = numba_cuda().extending.intrinsic
    if count == 1:

        @intrinsic
        def one(typing_context, x):
            width = type_of((x,))
            return width(x), generate_for(width)

        return one

    @intrinsic
    def two(typing_context, x, y):
        width = type_of((x, y))
        return width(x, y), generate_for(width)

    return two


# ---- instructions ------------------------------------------------------------------------------------------------------
#
# In each of these the inner function is Numba's protocol: types in, a signature and a generator of LLVM code out.


@functools.cache
def _intrinsics() -> dict[Callable[..., Any], Any]:
    intrinsic, types = numba_cuda().extending.intrinsic, _types()

    def typed_pointer(element: Any) -> Any:
        pointer = types.CPointer(element)

        @intrinsic
        def of_address(typing_context, address):
            def generate(context, builder, signature, arguments):
                return builder.inttoptr(arguments[0], context.get_value_type(pointer))

            return pointer(address), generate

        return of_address

    def bitcast(source: Any, target: Any) -> Any:
        @intrinsic
        def same_bits(typing_context, value):
            def generate(context, builder, signature, arguments):
                return builder.bitcast(arguments[0], context.get_value_type(target))

            return target(source), generate

        return same_bits

    @intrinsic
    def like(typing_context, value, x):
        def generate(context, builder, signature, arguments):
            return context.cast(builder, arguments[0], value, x)

        return x(value, x), generate

    def atomic(operation: Callable[[Any, Any, Any, Any], Any]) -> Any:
        """An instruction on the element at p[i]; `operation(builder, place, value, type)` writes it."""

        @intrinsic
        def instruction(typing_context, p, i, value):
            element = p.dtype

            def generate(context, builder, signature, arguments):
                pointer, index, given = arguments
                place = builder.gep(pointer, [index])
                return operation(builder, place, context.cast(builder, given, value, element), element)

            return element(p, i, value), generate

        return instruction

    @intrinsic
    def compare_and_swap(typing_context, p, i, expected, value):
        element = p.dtype

        def generate(context, builder, signature, arguments):
            pointer, index, old, new = arguments
            place = builder.gep(pointer, [index])
            found = builder.cmpxchg(
                place, context.cast(builder, old, expected, element), context.cast(builder, new, value, element), "monotonic"
            )  # fmt: skip
            return builder.extract_value(found, 0)

        return element(p, i, expected, value), generate

    @intrinsic
    def require(typing_context, condition):
        def generate(context, builder, signature, arguments):
            holds = context.cast(builder, arguments[0], condition, types.boolean)
            with builder.if_then(builder.not_(holds)):
                # What C's assert calls on a device: the launch fails with cudaErrorAssert, in the driver's words
                # "device-side assert triggered".
                ir, module = numba_cuda().ir, builder.module
                text, number = ir.IntType(8).as_pointer(), ir.IntType(32)
                shape = ir.FunctionType(ir.VoidType(), [text, text, number, text, ir.IntType(64)])
                fail = module.globals.get("__assertfail") or ir.Function(module, shape, "__assertfail")
                said, where = (
                    builder.addrspacecast(context.insert_const_string(module, word), text)
                    for word in ("device_assert", "tinytensor")
                )
                builder.call(fail, (said, where, number(0), where, ir.IntType(64)(1)))
            return context.get_dummy_value()

        return types.none(condition), generate

    swaps = {
        atomics.atomic_add: atomic(_add),
        atomics.atomic_max: atomic(functools.partial(_extreme, ">")),
        atomics.atomic_min: atomic(functools.partial(_extreme, "<")),
        atomics.atomic_exch: atomic(lambda builder, place, value, element: _exchange(builder, place, value, element)),
        atomics.atomic_cas: compare_and_swap,
        atomics.device_assert: require,
    }
    return {
        **{function: typed_pointer(getattr(types, name)) for function, name in _POINTERS.items()},
        **{f: bitcast(getattr(types, a), getattr(types, b)) for f, (a, b) in _BITCASTS.items()},
        pointers.like: like,
        **swaps,
    }


def _add(builder: Any, place: Any, value: Any, element: Any) -> Any:
    if not _is_float(element):
        return builder.atomic_rmw("add", place, value, "monotonic")
    return _until_unchanged(builder, place, element, lambda old: builder.fadd(old, value))


def _extreme(sign: str, builder: Any, place: Any, value: Any, element: Any) -> Any:
    if not _is_float(element):
        name = {">": "max", "<": "min"}[sign]
        return builder.atomic_rmw(name if element.signed else f"u{name}", place, value, "monotonic")

    def better(old: Any) -> Any:
        # `uno`: one of the two is NaN. A NaN that comes stays, and so does one that is there.
        wins = builder.or_(builder.fcmp_ordered(sign, value, old), builder.fcmp_unordered("uno", value, value))
        return builder.select(wins, value, old)

    return _until_unchanged(builder, place, element, better)


def _exchange(builder: Any, place: Any, value: Any, element: Any) -> Any:
    if not _is_float(element):
        return builder.atomic_rmw("xchg", place, value, "monotonic")
    return _until_unchanged(builder, place, element, lambda old: value)


def _is_float(element: Any) -> bool:
    return element in (_types().float32, _types().float64)


def _until_unchanged(builder: Any, place: Any, element: Any, change: Callable[[Any], Any]) -> Any:
    """A loop that writes change(old) if nobody wrote between the read and the write: floats as their bits."""
    ir = numba_cuda().ir
    width = ir.IntType(element.bitwidth)
    number = ir.FloatType() if element.bitwidth == 32 else ir.DoubleType()
    word = builder.bitcast(place, width.as_pointer())
    start = builder.load(word)
    before = builder.block
    loop = builder.append_basic_block("atomic.loop")
    done = builder.append_basic_block("atomic.done")
    builder.branch(loop)
    builder.position_at_end(loop)
    old = builder.phi(width)
    old.add_incoming(start, before)
    new = builder.bitcast(change(builder.bitcast(old, number)), width)
    found = builder.cmpxchg(word, old, new, "monotonic")
    seen = builder.extract_value(found, 0)
    old.add_incoming(seen, builder.block)
    builder.cbranch(builder.extract_value(found, 1), done, loop)
    builder.position_at_end(done)
    return builder.bitcast(seen, number)
