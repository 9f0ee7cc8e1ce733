"""The calls behind `blas.blas.sgemm` and `dgemm` and behind `blas.lapack.in_loops`, as Numba intrinsics.

Imported only when something is compiled.
"""

from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from tinytensor.blas import blas, lapack
from tinytensor.kernel_compiler import symbols

_I8, _I32, _I64 = ir.IntType(8), ir.IntType(32), ir.IntType(64)
_ROW_MAJOR = ir.Constant(_I32, 101)
_NO_TRANSPOSE = ir.Constant(_I32, 111)  # and 112: transpose


def _add(symbol: str) -> None:
    address = symbols.address(symbol)
    if address is None:
        raise RuntimeError("a kernel calls BLAS, and NumPy has none of its own: see blas.available()")
    # For Numba's own engine, which runs this code with TINYTENSOR_JIT=numba; ours resolves the symbol in engine.py.
    llvm.add_symbol(symbol, address)


def _gemm(symbol: str, element: types.Type) -> Any:
    """`cblas_?gemm(RowMajor, 111 + transa, 111 + transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)`."""
    i = types.int64
    call_signature = types.void(i, i, i, i, i, element, i, i, i, i, element, i, i)

    @intrinsic
    def gemm(typing_context, transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc):
        def generate(context, builder, signature, arguments):
            _add(symbol)
            transposes = [builder.add(_NO_TRANSPOSE, builder.trunc(flag, _I32)) for flag in arguments[:2]]
            parameters = [_ROW_MAJOR, *transposes, *arguments[2:]]
            function_type = ir.FunctionType(ir.VoidType(), [value.type for value in parameters])
            builder.call(cgutils.get_or_insert_function(builder.module, function_type, symbol), parameters)
            return context.get_dummy_value()

        return call_signature, generate

    return gemm


def _routine(symbol: str, kinds: str) -> Any:
    """A routine of LAPACK: Fortran takes the addresses of all arguments, and behind them the length of each flag. Gives `info`."""
    i = types.int64
    call_signature = i(*[i] * len(kinds))

    def generate(context, builder, signature, arguments):
        _add(symbol)
        parameters = []
        for kind, value in zip((*kinds, "i"), (*arguments, ir.Constant(_I64, 0)), strict=True):
            if kind == "p":
                parameters.append(builder.inttoptr(value, _I8.as_pointer()))
                continue
            # In the function's own frame, so that a loop does not make it larger with every turn.
            cell = cgutils.alloca_once(builder, _I64)
            builder.store(value, cell)
            # The first byte of a flag is its letter, where numbers begin with their lowest byte, as on all processors we compile for.
            parameters.append(builder.bitcast(cell, _I8.as_pointer()))
        info = cell
        parameters += [ir.Constant(_I64, 1)] * kinds.count("c")
        function_type = ir.FunctionType(ir.VoidType(), [value.type for value in parameters])
        builder.call(cgutils.get_or_insert_function(builder.module, function_type, symbol), parameters)
        return builder.load(info)

    # Numba asks for as many named parameters as there are arguments.
    names = ", ".join(f"argument_{place}" for place in range(len(kinds)))
    return intrinsic(eval(f"lambda typing_context, {names}: made", {"made": (call_signature, generate)}))


INTRINSICS: dict[Callable, Any] = {
    blas.sgemm: _gemm(blas.SYMBOLS["float32"], types.float32),
    blas.dgemm: _gemm(blas.SYMBOLS["float64"], types.float64),
    **{
        function: _routine(lapack.symbol(name, dtype), lapack.kinds_of(name))
        for (name, dtype), function in lapack.IN_LOOPS.items()
    },
}
