"""A scalar functor -> CPU kernels, one for each combination of dtypes.

    add = cpu_kernel(ufunc.add, 2, scalars=1, name="add")
    run = add.specialize(float32, (float32, float32), float32, contiguous=True)
    run.serial(n, out_address, a_address, b_address, geom_address, alpha)

Specialising only chooses functions; machine code is made, or loaded from the object store, when `.serial` or
`.parallel` is first looked at. With TINYTENSOR_JIT=off the same call form runs NumPy (`native/reference`).

Mirrors aten/src/ATen/native/cpu/Loops.h (`cpu_kernel`, `cpu_kernel_vec`) and TensorIteratorDynamicCasting.h.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.aten.dispatch import ALL_TYPES_AND_BOOL, dispatch
from tinytensor.aten.native.cpu import import_kernels
from tinytensor.aten.native.cpu.element_access import (
    load_access,
    mask_access,
    raw_access,
    rounded_access,
    store_access,
)
from tinytensor.aten.native.cpu.loop_templates import (
    CONTIGUOUS,
    STRIDED,
    Pattern,
    access_pattern,
    binary,
    nullary,
    ternary,
    unary,
)
from tinytensor.aten.native.cpu.serial_for_each import whole_loop
from tinytensor.aten.native.pointwise.reference.elementwise import SAME_BITS, Reference
from tinytensor.aten.native.ufunc._typing import PerDtype
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float16, float32, float64, opmath
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.kernel import Planes
from tinytensor.kernel_compiler.substitute import Substitute

Dtypes = tuple[ScalarType, ...]
Rounded = dict[int, ScalarType]  # operand -> the dtype it is rounded to as it is read
Functor = Callable | PerDtype


class LoopKernel:
    """One operator's functor with all its specialisations.

    arity      tensor operands; scalars: numbers after them
    dtypes     compute types that the functor is defined for
    cost       work per element in additions: sets the size from which threads are used
    masks      which operands are bools that choose, and take no part in the arithmetic
    moves      elements are only moved: where no dtype changes, 16-bit floats are moved as they are
    compute    output dtype -> compute type, for kernels without inputs
    guard      (outside, exact): functors for arguments that the functor proper cannot take
    exact      which operands are not rounded to a 16-bit common dtype: PyTorch's `opmath` scalars
    """

    def __init__(
        self,
        functor: Functor,
        arity: int,
        scalars: int = 0,
        *,
        name: str,
        dtypes: frozenset[ScalarType] = ALL_TYPES_AND_BOOL,
        cost: float = 1.0,
        masks: tuple[int, ...] = (),
        moves: bool = False,
        compute: Callable[[ScalarType], ScalarType] | None = None,
        guard: tuple[Functor, Functor] | None = None,
        exact: tuple[int, ...] = (),
    ):
        self.functor, self.arity, self.scalars, self.name = functor, arity, scalars, name
        self.dtypes, self.cost, self.masks, self.moves = dtypes, cost, masks, moves
        self.compute, self.guard, self.exact = compute, guard, exact
        self._specialized: dict[tuple, Any] = {}
        # By name alone a kernel of a user's own could be taken for ours.
        if name in SAME_BITS and _is_ours(functor):
            _ordered[name] = self

    def specialize(
        self,
        out_dtype: ScalarType,
        in_dtypes: Dtypes,
        compute_dtype: ScalarType,
        contiguous: bool,
        strides: Sequence[tuple[int, ...]] | None = None,
    ) -> Any:
        """The kernel for these dtypes: `run.serial` and `run.parallel`, both `(n, out, *inputs, geom, *scalars)`.

        n counts elements; `geom` is the address of the loop's geometry (see loop_templates; unused if contiguous);
        scalars are numbers of the compute type's kind. 16-bit floats compute in float32. `strides` of the loop, per
        operand and innermost first, let the kernel be made for the way each operand steps; it is then good for every
        geometry of the same `access_pattern`, and for any geometry if they are left out.
        """
        if contiguous:
            pattern = CONTIGUOUS
        elif strides is None:
            # Without strides nothing is known about the rows, so every operand multiplies by its stride.
            pattern = (STRIDED,) * (1 + self.arity)
        else:
            pattern = access_pattern(strides)
        return self.with_pattern(out_dtype, in_dtypes, compute_dtype, pattern)

    def with_pattern(
        self, out_dtype: ScalarType, in_dtypes: Dtypes, compute_dtype: ScalarType, pattern: Pattern
    ) -> Any:
        """The kernel for operands that step like this."""
        # compute_dtype belongs to the key: `where` and comparisons read the same dtypes and compute in different ones.
        key = (out_dtype, in_dtypes, compute_dtype, pattern)
        found = self._specialized.get(key)
        if found is None:
            compute = self.compute(out_dtype) if self.compute else opmath(compute_dtype)
            # Raises "not implemented for ..." in the words of AT_DISPATCH where the functor does not take the dtype.
            dispatch(compute_dtype if self.arity else out_dtype, f"{self.name}_cpu", self.dtypes)
            rounded = self.rounded(in_dtypes, compute_dtype)
            if mode() == "off":
                found = self._reference(out_dtype, in_dtypes, compute, pattern, rounded)
            else:
                substitute = None
                if _ordered.get(self.name) is self:
                    run = self._reference(out_dtype, in_dtypes, compute, pattern, rounded).serial
                    order = ordered, self.name, out_dtype, in_dtypes, compute_dtype, pattern
                    substitute = Substitute(run, order, SAME_BITS[self.name])
                found = self._kernel(out_dtype, in_dtypes, compute, pattern, rounded, substitute)
            self._specialized[key] = found
        return found

    def rounded(self, in_dtypes: Dtypes, common: ScalarType) -> Rounded:
        """The operands to round to a 16-bit common dtype as they are read. The loop itself computes in float32."""
        if self.arity < 2 or common not in (float16, bfloat16):
            return {}
        # A mask is not a number; an exact operand keeps all its digits, as the scalar of an operator does in PyTorch.
        spared = (*self.masks, *self.exact)
        return {i: common for i, dtype in enumerate(in_dtypes) if dtype is not common and i not in spared}

    def _reference(
        self, out_dtype: ScalarType, in_dtypes: Dtypes, compute: ScalarType, pattern: Pattern, rounded: Rounded
    ) -> Reference:
        raw = self.only_moves(out_dtype, in_dtypes)
        return Reference(self.name, out_dtype, in_dtypes, compute, pattern == CONTIGUOUS, self.masks, raw, rounded)

    def _kernel(
        self, out_dtype: ScalarType, in_dtypes: Dtypes, compute: ScalarType, pattern: Pattern, rounded: Rounded,
        substitute: Substitute | None,
    ) -> Kernel:  # fmt: skip
        # The addresses of output, inputs and geometry, then the scalars.
        kinds = "i" * (2 + self.arity) + scalar_kind(compute) * self.scalars
        name = "_".join([self.name, *(dtype.name for dtype in (out_dtype, *in_dtypes))])
        # f, u, s, c for FIXED, UNIT, STRIDED, CROSSED: the name says which of the loops a profile shows.
        steps = "".join("fusc"[how] for how in pattern)
        loop = self._loop(out_dtype, in_dtypes, compute, pattern, rounded)
        if not isinstance(loop, Planes):
            return kernel(loop, kinds, name=f"{name}_{steps}", cost=self.cost, substitute=substitute)
        whole = whole_loop(*loop)
        return kernel(whole, kinds, name=f"{name}_{steps}", cost=self.cost, planes=loop, substitute=substitute)

    def _loop(
        self, out_dtype: ScalarType, in_dtypes: Dtypes, compute: ScalarType, pattern: Pattern, rounded: Rounded
    ) -> Callable | Planes:
        # Each operand gets one access, and later lines override earlier ones: plain conversion, rounding to a 16-bit common
        # dtype, moving as stored, and last the masks, which are never numbers.
        out, loads = store_access(out_dtype), [load_access(dtype, compute) for dtype in in_dtypes]
        for i, common in rounded.items():
            loads[i] = rounded_access(in_dtypes[i], common)
        # Moving 16-bit floats as integers is faster and keeps the payload of a NaN.
        if self.only_moves(out_dtype, in_dtypes):
            raw, out = raw_access(out_dtype)
            loads = [raw] * self.arity
        for i in self.masks:
            loads[i] = mask_access()
        functor = for_dtype(self.functor, compute)
        if compute is float32 and all(dtype is out_dtype for dtype in in_dtypes) and isinstance(self.functor, PerDtype):
            functor = self.functor.narrow(out_dtype) or functor
        if self.arity == 0:
            return nullary(functor, pattern, out)
        if self.arity == 1:
            guard = self.guard and (for_dtype(self.guard[0], compute), for_dtype(self.guard[1], compute))
            return unary(functor, guard, pattern, out, *loads)
        if self.arity == 2:
            return binary(functor, pattern, out, *loads)
        return ternary(functor, pattern, out, *loads)

    def only_moves(self, out_dtype: ScalarType, in_dtypes: Dtypes) -> bool:
        return self.moves and all(dtype is out_dtype for i, dtype in enumerate(in_dtypes) if i not in self.masks)

    def __repr__(self) -> str:
        return f"LoopKernel({self.name}, arity {self.arity}, scalars {self.scalars})"


cpu_kernel = LoopKernel


# By name: kernels whose NumPy reference gives the same bits (SAME_BITS), and answers while another process compiles.
_ordered: dict[str, LoopKernel] = {}


def ordered(name: str, out_dtype: ScalarType, in_dtypes: Dtypes, compute_dtype: ScalarType, pattern: Pattern) -> Kernel:
    """The kernel that another process ordered."""
    import_kernels(enough=lambda: name in _ordered)
    return _ordered[name].with_pattern(out_dtype, in_dtypes, compute_dtype, pattern)


def _is_ours(functor: Functor) -> bool:
    texts = functor.texts() if isinstance(functor, PerDtype) else [functor]
    return all(text.__module__.startswith("tinytensor.") for text in texts)


def for_dtype(functor: Functor, compute: ScalarType) -> Callable:
    """The text of a functor for a compute type."""
    return functor.for_dtype(compute) if isinstance(functor, PerDtype) else functor


def scalar_kind(compute: ScalarType) -> str:
    """How a scalar of the compute type travels: 'f', 'd' or 'i'."""
    return "f" if compute is float32 else "d" if compute is float64 else "i"
