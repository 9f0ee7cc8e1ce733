"""The LLVM code that lets Python, and our threads, call a Numba-compiled loop directly. Used only when compiling.

For all loops that take arguments of the same kinds, three functions are compiled once:

    NAME_serial(self, args, nargs)    a METH_FASTCALL builtin: converts the arguments, runs loop(0, n, ...)
    NAME_chunk(block, lo, hi)         runs loop(lo, hi, ...) on arguments kept in a block of 8-byte slots
    NAME_parallel(self, args, nargs)  a builtin: fills the block, hands NAME_chunk to the thread team

Which loop it is `self` tells: it is a Python int, the address of a `Bound` (shim_runner.py), and stands first in the block.
Where the loops are over planes, `loop2d(rows, cols, data, *args)`, there is a fourth, which the walk calls:

    NAME_plane(block, data, rows, cols)

A builtin of this kind is called in about 40 ns; Numba's own entry points take 110 to 220 ns. The shim needs nothing
of Numba at run time, so its object code can be stored and loaded by a process that never imports Numba.

What the code relies on: functions of CPython's C API by symbol (no structure of CPython is looked into), and Numba's
calling convention `status f(ret*, exc**, args...)` with a status we may ignore, since nothing in a kernel raises.
CPython's *data* goes under names of our own: Numba redefines `PyExc_TypeError` with another meaning.
"""

from collections.abc import Sequence
from typing import Any

from llvmlite import ir
from llvmlite.binding import get_process_triple

from tinytensor.kernel_compiler import symbols
from tinytensor.kernel_compiler.shim_runner import Bound

_I32, _I64 = ir.IntType(32), ir.IntType(64)
_FLOAT, _DOUBLE = ir.FloatType(), ir.DoubleType()
_BYTES = ir.IntType(8).as_pointer()
_VOID = ir.VoidType()
_TYPES = {"i": _I64, "f": _FLOAT, "d": _DOUBLE}
_CHUNK_TYPE = ir.FunctionType(_VOID, [_I64, _I64, _I64])
_PLANE_TYPE = ir.FunctionType(_VOID, [_I64] * 4)
_FASTCALL_TYPE = ir.FunctionType(_BYTES, [_BYTES, _BYTES.as_pointer(), _I64])
_MISSING = ir.Constant(_I64, -1)


class ShimModule:
    """A module of wrappers, to be linked with the module that Numba made."""

    def __init__(self) -> None:
        self.module = ir.Module()
        self.module.triple = get_process_triple()

    def __str__(self) -> str:
        return str(self.module)

    def builtins_of_loops(self, kinds: str, symbol: str) -> None:
        """`symbol`_serial, _chunk and _parallel for loops `loop(lo, hi, *args)`."""
        builder, bound, (n, *arguments) = self._begin_bound_builtin(f"{symbol}_serial", kinds)
        self._call_loop(builder, bound, kinds, [ir.Constant(_I64, 0), n, *arguments])
        self._return_none(builder)

        # One signature for all loops, (block, lo, hi), so that threads can run a loop of which they know an address only. The
        # arguments are loaded from the block by each chunk: 8 bytes apart, whatever their type.
        chunk = ir.Function(self.module, _CHUNK_TYPE, f"{symbol}_chunk")
        builder = ir.IRBuilder(chunk.append_basic_block())
        block, lo, hi = chunk.args
        bound, *arguments = self._from_block(builder, block, kinds)
        self._call_loop(builder, bound, kinds, [lo, hi, *arguments])
        builder.ret_void()
        self._parallel(chunk, kinds, symbol)

    def builtins_of_planes(self, kinds: str, symbol: str) -> None:
        """The same for loops over planes. They run the walk, which calls `symbol`_plane."""
        plane = ir.Function(self.module, _PLANE_TYPE, f"{symbol}_plane")
        builder = ir.IRBuilder(plane.append_basic_block())
        block, data, rows, cols = plane.args
        bound, *arguments = self._from_block(builder, block, kinds)
        self._call_loop(builder, bound, kinds, [rows, cols, data, *arguments])
        builder.ret_void()

        chunk = ir.Function(self.module, _CHUNK_TYPE, f"{symbol}_chunk")
        builder = ir.IRBuilder(chunk.append_basic_block())
        block, lo, hi = chunk.args
        # Operands are addresses, so there are at most as many as arguments.
        data = builder.ptrtoint(builder.alloca(_I64, size=4 * len(kinds) + 1), _I64)
        bound = builder.load(self._slot(builder, block, 0, _I64))
        numbers = self._field(builder, bound, "operands"), self._field(builder, bound, "tiled")
        walk = self._external(symbols.SERIAL_FOR_EACH, _VOID, [_I64] * 7)
        builder.call(walk, [builder.ptrtoint(plane, _I64), block, data, *numbers, lo, hi])
        builder.ret_void()

        builder, bound, (n, *arguments) = self._begin_bound_builtin(f"{symbol}_serial", kinds)
        builder.call(chunk, [self._block(builder, bound, kinds, arguments), ir.Constant(_I64, 0), n])
        self._return_none(builder)
        self._parallel(chunk, kinds, symbol)

    # Note [The GIL in kernels]
    # NAME_serial keeps the GIL: giving it back and taking it again costs more than a small loop, and another thread of Python
    # could not do much meanwhile. NAME_parallel gives it back above the grain, so that other threads of Python run while this
    # one computes. Between SaveThread and RestoreThread no object of Python may be touched: the arguments are numbers by then,
    # and the tensors whose memory they point at are kept alive by the caller's frame.

    def builtin(self, target: str, arity: int, name: str, symbol: str) -> None:
        """A builtin of `arity` integers that runs without the GIL for as long as it likes."""
        function = self._numba_function(target, [_I64] * arity)
        wrapper = ir.Function(self.module, _FASTCALL_TYPE, symbol)
        builder = ir.IRBuilder(wrapper.append_basic_block("entry"))
        arguments = self._arguments(builder, "i" * arity, self._string(builder, name))
        state = builder.call(self._external("PyEval_SaveThread", _BYTES, []), [])
        self._call_numba(builder, function, arguments)
        builder.call(self._external("PyEval_RestoreThread", _VOID, [_BYTES]), [state])
        self._return_none(builder)

    def c_function(self, target: str, arity: int, symbol: str) -> None:
        """`void symbol(int64, ...)` in the C calling convention, for native callers."""
        function = self._numba_function(target, [_I64] * arity)
        wrapper = ir.Function(self.module, ir.FunctionType(_VOID, [_I64] * arity), symbol)
        builder = ir.IRBuilder(wrapper.append_basic_block())
        self._call_numba(builder, function, wrapper.args)
        builder.ret_void()

    def _parallel(self, chunk: ir.Function, kinds: str, symbol: str) -> None:
        """Below the grain: one chunk, GIL held. Above: without the GIL, through the launcher if there is one."""
        builder, bound, (n, *arguments) = self._begin_bound_builtin(f"{symbol}_parallel", kinds)
        block, grain = self._block(builder, bound, kinds, arguments), self._field(builder, bound, "grain")
        zero = ir.Constant(_I64, 0)
        with builder.if_else(builder.icmp_signed("<=", n, grain)) as (small, large):
            with small:
                builder.call(chunk, [block, zero, n])
            with large:
                state = builder.call(self._external("PyEval_SaveThread", _BYTES, []), [])
                # Read at each call and not once: threads may be started, and another team chosen, at any time.
                cells = ir.GlobalVariable(self.module, ir.ArrayType(_I64, 2), symbols.LAUNCHER)
                launch = builder.load(builder.gep(cells, [zero, zero]))
                job = builder.load(builder.gep(cells, [zero, ir.Constant(_I64, 1)]))
                with builder.if_else(builder.icmp_signed("==", launch, zero)) as (alone, team):
                    with alone:
                        builder.call(chunk, [block, zero, n])
                    with team:
                        launch_type = ir.FunctionType(_VOID, [_I64] * 5).as_pointer()
                        builder.call(
                            builder.inttoptr(launch, launch_type),
                            [job, builder.ptrtoint(chunk, _I64), block, n, grain],
                        )
                builder.call(self._external("PyEval_RestoreThread", _VOID, [_BYTES]), [state])
        self._return_none(builder)

    def _begin_bound_builtin(self, symbol: str, kinds: str) -> tuple[ir.IRBuilder, Any, list[Any]]:
        """The head of a builtin of a loop: what `self` points at, and n with the arguments."""
        function = ir.Function(self.module, _FASTCALL_TYPE, symbol)
        builder = ir.IRBuilder(function.append_basic_block("entry"))
        address = builder.call(self._external("PyLong_AsVoidPtr", _BYTES, [_BYTES]), [function.args[0]])
        bound = builder.ptrtoint(address, _I64)
        name = builder.inttoptr(self._field(builder, bound, "name"), _BYTES)
        return builder, bound, self._arguments(builder, "i" + kinds, name)

    def _arguments(self, builder: ir.IRBuilder, kinds: str, name: Any) -> list[Any]:
        """The arguments of the METH_FASTCALL function `name`: counted, converted; it returns NULL on a Python error."""
        function = builder.function
        _, objects, count = function.args
        wrong_count, failed = function.append_basic_block("wrong_count"), function.append_basic_block("failed")

        # METH_FASTCALL: (self, array of borrowed references, their number). Nothing is counted, as the caller holds them.
        convert = function.append_basic_block("convert")
        builder.cbranch(builder.icmp_signed("==", count, ir.Constant(_I64, len(kinds))), convert, wrong_count)

        builder.position_at_end(wrong_count)
        message = self._string(builder, f"%s() takes exactly {len(kinds)} arguments")
        type_error = self._python_object(symbols.TYPE_ERROR)
        builder.call(self._external("PyErr_Format", _BYTES, [_BYTES, _BYTES], more=True), [type_error, message, name])
        builder.branch(failed)

        builder.position_at_end(failed)
        builder.ret(ir.Constant(_BYTES, None))

        builder.position_at_end(convert)
        values: list[Any] = []
        suspicious: Any = ir.Constant(ir.IntType(1), 0)  # -1 may be a value or an error: ask only then
        for i, kind in enumerate(kinds):
            item = builder.load(builder.gep(objects, [ir.Constant(_I64, i)]))
            if kind == "i":
                # Refuses floats, with a TypeError, and integers beyond 64 bits, with an OverflowError.
                value = builder.call(self._external("PyLong_AsSsize_t", _I64, [_BYTES]), [item])
                odd = builder.icmp_signed("==", value, _MISSING)
            else:
                value = builder.call(self._external("PyFloat_AsDouble", _DOUBLE, [_BYTES]), [item])
                odd = builder.fcmp_ordered("==", value, ir.Constant(_DOUBLE, -1.0))
                if kind == "f":
                    value = builder.fptrunc(value, _FLOAT)
            suspicious = builder.or_(suspicious, odd)
            values.append(value)
        run, doubt = function.append_basic_block("run"), function.append_basic_block("doubt")
        builder.cbranch(suspicious, doubt, run)
        builder.position_at_end(doubt)
        error = builder.call(self._external("PyErr_Occurred", _BYTES, []), [])
        builder.cbranch(builder.icmp_unsigned("!=", error, ir.Constant(_BYTES, None)), failed, run)
        builder.position_at_end(run)
        return values

    def _return_none(self, builder: ir.IRBuilder) -> None:
        none = self._python_object(symbols.NONE)
        # The caller owns what a builtin returns. From Python 3.12 on None is immortal and this does nothing.
        builder.call(self._external("Py_IncRef", _VOID, [_BYTES]), [none])
        builder.ret(none)

    def _numba_function(self, target: str, parameters: Sequence[ir.Type]) -> ir.Function:
        return self._external(target, _I32, [_BYTES, _BYTES, *parameters])

    def _call_numba(self, builder: ir.IRBuilder, function: Any, arguments: Sequence[Any]) -> None:
        with builder.goto_entry_block():  # an alloca elsewhere would move the stack pointer on each call
            result, exception = builder.alloca(_BYTES), builder.alloca(_BYTES)
        # The status that Numba's function returns says whether it raised, and nothing in a kernel does.
        builder.call(function, [builder.bitcast(result, _BYTES), builder.bitcast(exception, _BYTES), *arguments])

    def _call_loop(self, builder: ir.IRBuilder, bound: Any, kinds: str, arguments: list[Any]) -> None:
        """Call the loop of `bound`; what comes before its `kinds` are integers."""
        before = len(arguments) - len(kinds)
        types = [_BYTES, _BYTES, *[_I64] * before, *(_TYPES[kind] for kind in kinds)]
        loop = builder.inttoptr(self._field(builder, bound, "loop"), ir.FunctionType(_I32, types).as_pointer())
        self._call_numba(builder, loop, arguments)

    def _field(self, builder: ir.IRBuilder, bound: Any, name: str) -> Any:
        return builder.load(self._slot(builder, bound, getattr(Bound, name).offset // 8, _I64))

    def _block(self, builder: ir.IRBuilder, bound: Any, kinds: str, arguments: Sequence[Any]) -> Any:
        """The address of a block with `bound` and the arguments."""
        # It lies on the caller's stack. That is long enough: the caller returns when all threads are done with it.
        with builder.goto_entry_block():
            block = builder.ptrtoint(builder.alloca(_I64, size=1 + len(kinds)), _I64)
        builder.store(bound, self._slot(builder, block, 0, _I64))
        for i, (kind, value) in enumerate(zip(kinds, arguments, strict=True), 1):
            builder.store(value, self._slot(builder, block, i, _TYPES[kind]))
        return block

    def _from_block(self, builder: ir.IRBuilder, block: Any, kinds: str) -> list[Any]:
        """What stands in the block."""
        return [builder.load(self._slot(builder, block, i, _TYPES[k])) for i, k in enumerate("i" + kinds)]

    def _slot(self, builder: ir.IRBuilder, block: Any, index: int, element: ir.Type) -> Any:
        return builder.inttoptr(builder.add(block, ir.Constant(_I64, 8 * index)), element.as_pointer())

    def _external(self, name: str, result: ir.Type, parameters: Sequence[ir.Type], more: bool = False) -> ir.Function:
        if name in self.module.globals:
            return self.module.globals[name]
        return ir.Function(self.module, ir.FunctionType(result, parameters, var_arg=more), name)

    def _python_object(self, name: str) -> ir.GlobalVariable:
        if name in self.module.globals:
            return self.module.globals[name]
        return ir.GlobalVariable(self.module, ir.IntType(8), name)

    def _string(self, builder: ir.IRBuilder, text: str) -> Any:
        data = bytearray(text.encode() + b"\0")
        constant = ir.GlobalVariable(
            self.module, ir.ArrayType(ir.IntType(8), len(data)), self.module.get_unique_name("text")
        )
        constant.linkage, constant.global_constant = "internal", True
        constant.initializer = ir.Constant(constant.type.pointee, data)
        return builder.bitcast(constant, _BYTES)
