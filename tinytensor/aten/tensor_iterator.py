"""TensorIterator: from operands of any shape, stride and dtype to one loop. Read tensor_iterator_simple.py first.

    broadcast -> common dtype -> (all alike? done) or reorder dimensions -> allocate output -> coalesce -> loop

The departure from PyTorch: there an iterator owns its operands' data and lives for one call. Here it is a *plan*, made
from metadata alone, immutable, and found again by the operands' metadata (see `PlanTable`), so a call on tensors of
a known kind builds nothing.

Mirrors aten/src/ATen/TensorIterator.cpp. Dimensions inside a plan are innermost first; strides count elements.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tinytensor.aten.expand_utils import infer_size, operand_strides
from tinytensor.aten.memory_overlap import assert_no_internal_overlap
from tinytensor.aten.native.shape import copy_stubs
from tinytensor.aten.native.type_properties import result_type
from tinytensor.c10.allocator import allocate
from tinytensor.c10.contiguity import channels_last_strides, infer_dense_strides, is_channels_last
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.layout import strided
from tinytensor.c10.metadata import Metadata, metadata, on_clear
from tinytensor.c10.quantizer import UnknownQuantizer
from tinytensor.c10.scalar_type import (
    ScalarType,
    bool_,
    can_cast,
    float64,
    get_default_dtype,
    int64,
    opmath,
    refuse_by_name,
    uint64,
)
from tinytensor.kernel_compiler.kernel import Waiting

Ints = tuple[int, ...]

GRAIN_SIZE = 32768
"""Elements (of an operator as cheap as add) from which a loop is shared among threads: at::internal::GRAIN_SIZE."""


@dataclass(frozen=True)
class IteratorConfig:
    """What an operator asks of the iterator (`TensorIteratorConfig`).

    promote_integers_to_float   integer inputs compute in the default dtype (exp, div, ...)
    output_dtype                a fixed output type (comparisons: bool); None: the common dtype
    common_of                   which inputs speak in type promotion; None: all
    enforce_safe_cast           an output of a lower category than the result is refused
    same_device                 False: output and inputs may live on different devices (copy_)
    check_overlap               False: the output may hold one place twice, since all get the same value (fill_)
    shaping                     as many inputs, from the first, shape the output; the others are numbers (pow, clamp)
    """

    promote_integers_to_float: bool = False
    output_dtype: ScalarType | None = None
    common_of: tuple[int, ...] | None = None
    enforce_safe_cast: bool = True
    same_device: bool = True
    shaping: int | None = None
    check_overlap: bool = True


_COPY = IteratorConfig(enforce_safe_cast=False)


class TensorIterator:
    """An immutable plan for one elementwise call.

    shape            the broadcast shape
    common_dtype     what inputs are promoted to; compute_dtype: what the loop computes in (float32 for halves)
    out_meta         metadata of the output (allocated with it, or given)
    perm             order of dimensions, innermost first
    loop_sizes, loop_strides   the coalesced loop: sizes, and per operand (output first) strides
    is_contiguous    the loop is one dimension and every operand steps by 1
    n                trip count handed to the kernel, in elements
    geom_ptr         address of the int64 array that a strided kernel reads
    run              the kernel, serial or parallel; None on the meta device
    """

    __slots__ = (
        "common_dtype", "compute_dtype", "geom", "geom_ptr", "input_dtypes", "is_contiguous", "loop_sizes",
        "loop_strides", "n", "name", "numel", "operands", "out_meta", "perm", "run", "shape",
    )  # fmt: skip

    common_dtype: ScalarType
    compute_dtype: ScalarType
    geom: np.ndarray | None
    geom_ptr: int
    input_dtypes: tuple[ScalarType, ...]
    is_contiguous: bool
    loop_sizes: Ints
    loop_strides: tuple[Ints, ...]
    n: int
    name: str
    numel: int
    operands: Any
    out_meta: Metadata
    perm: Ints
    run: Any
    shape: Ints

    def __repr__(self) -> str:
        loop = "contiguous" if self.is_contiguous else f"strides {self.loop_strides}"
        return f"TensorIterator({self.name}: shape {list(self.shape)}, loop {self.loop_sizes}, {loop}, {self.common_dtype})"


# ---- the five decisions, each a function of geometry alone -----------------------------------------------------------


def compute_shape(inputs: Sequence[Metadata]) -> Ints:
    """Broadcast the inputs against each other."""
    if not inputs:
        return ()
    shape: Ints = tuple(inputs[0].sizes)
    for m in inputs[1:]:
        if m.sizes != shape:
            shape = infer_size(shape, tuple(m.sizes))
    return shape


def common_device(inputs: Sequence[Metadata], out: Metadata | None) -> Device:
    """The one device of all operands; 0-dim CPU tensors may join any."""
    first: Device | None = None
    for m in (out, *inputs) if out is not None else inputs:
        if m.dim == 0 and m.device is cpu and m is not out:
            continue
        if first is None:
            first = m.device
        elif m.device is not first:
            raise RuntimeError(_two_devices(first, m.device))
    return cpu if first is None else first


def _two_devices(first: Device, second: Device) -> str:
    if "meta" in (first.type, second.type):
        return f"Tensor on device {second} is not on the expected device {first}!"
    common, other = (second, first) if first is cpu else (first, second)
    return f"Expected all tensors to be on the same device, but found at least two devices, {common} and {other}!"


def reorder_dimensions(shape: Ints, strides: Sequence[Ints | None]) -> Ints:
    """The order of the loop, innermost first, voted by the operands.

    `strides` has one entry per operand, output first; None (an output not yet allocated) has no vote, and neither has
    stride 0. The first operand with an opinion about two dimensions decides; at equal strides the smaller size goes
    inside. An insertion sort, because the votes need not form an order.
    """
    perm = list(range(len(shape) - 1, -1, -1))
    for i in range(1, len(perm)):
        dim1 = i
        for dim0 in range(i - 1, -1, -1):
            vote = should_swap(shape, strides, perm[dim0], perm[dim1])
            if vote > 0:
                perm[dim0], perm[dim1] = perm[dim1], perm[dim0]
                dim1 = dim0
            elif vote < 0:
                break
    return tuple(perm)


def should_swap(shape: Ints, strides: Sequence[Ints | None], dim0: int, dim1: int) -> int:
    """The vote on two dimensions: negative where dim0 stays inside, positive where dim1 belongs there, 0 undecided."""
    for operand in strides:
        if operand is None:
            continue
        stride0, stride1 = operand[dim0], operand[dim1]
        # A stretched dimension costs nothing wherever it stands.
        if stride0 == 0 or stride1 == 0:
            continue
        if stride0 != stride1:
            return -1 if stride0 < stride1 else 1
        if shape[dim0] > shape[dim1]:
            return 1
    return 0


def output_strides(shape: Ints, perm: Ints) -> Ints:
    """Dense strides of a new output that follow the loop order.

    A size of 0 counts as 1 only in the row-major order: any other order multiplies it in, as PyTorch does.
    """
    strides, step = [0] * len(shape), 1
    row_major = perm == tuple(range(len(shape) - 1, -1, -1))
    for dim in perm:
        strides[dim] = step
        step *= max(shape[dim], 1) if row_major else shape[dim]
    return tuple(strides)


def coalesce_dimensions(sizes: Ints, strides: Sequence[Ints]) -> tuple[Ints, tuple[Ints, ...]]:
    """Merge neighbouring dimensions (innermost first) that every operand steps through evenly."""
    if len(sizes) <= 1:
        return sizes, tuple(strides)
    merged_sizes, merged = [sizes[0]], [[s[0]] for s in strides]
    for dim in range(1, len(sizes)):
        size = merged_sizes[-1]
        # Two dimensions are one if a step of the outer is `size` steps of the inner, for every operand; size 1 always
        # fits.
        if size == 1 or sizes[dim] == 1 or all(m[-1] * size == s[dim] for m, s in zip(merged, strides, strict=True)):
            if size == 1:
                for m, s in zip(merged, strides, strict=True):
                    m[-1] = s[dim]
            merged_sizes[-1] = size * sizes[dim]
        else:
            merged_sizes.append(sizes[dim])
            for m, s in zip(merged, strides, strict=True):
                m.append(s[dim])
    return tuple(merged_sizes), tuple(tuple(m) for m in merged)


# ---- building --------------------------------------------------------------------------------------------------------


def fast_strides(shape: Ints, operands: Sequence[Metadata]) -> Ints | None:
    """The strides that all operands share; None if they differ. Then there is no order to find:
    `compute_fast_setup_type`."""
    first = operands[0]
    if any(tuple(m.sizes) != shape for m in operands):
        return None
    if all(m.is_contiguous for m in operands):
        return metadata_strides(shape)
    if len(shape) == 4 and all(is_channels_last(shape, m.strides) for m in operands):
        return channels_last_strides(shape)  # whatever strides dimensions of size 1 had
    if all(m.is_non_overlapping_and_dense and m.strides == first.strides for m in operands):
        return first.strides
    return None


def _voters(config: IteratorConfig, inputs: Sequence[Metadata], common: ScalarType) -> Sequence[Metadata]:
    """The inputs as they vote on the order of the loop.

    On the CPU PyTorch converts an input of another dtype to a temporary tensor first, and the temporary is dense. Here
    the loop converts while it reads, and the temporary is asked for its strides only.
    """
    if all(m.dtype is common or m.is_non_overlapping_and_dense for m in inputs):
        return inputs
    voters = list(inputs)
    for i in range(len(inputs)) if config.common_of is None else config.common_of:
        m = inputs[i]
        if m.dtype is not common:
            sizes = tuple(m.sizes)
            voters[i] = metadata(sizes, infer_dense_strides(sizes, m.strides), common, m.device)
    return voters


def metadata_strides(shape: Ints) -> Ints:
    """Row-major strides."""
    return output_strides(shape, tuple(range(len(shape) - 1, -1, -1)))


def build(
    stub: Any, config: IteratorConfig, inputs: Sequence[Metadata], out: Metadata | None = None, name: str = ""
) -> TensorIterator:
    """Make the plan. `out` is the metadata of a given output (in-place or `out=`), or None for a new one."""
    for m in inputs:
        if m.layout is not strided:
            raise RuntimeError(f"unsupported tensor layout: {m.layout.cpp_name}")
    it = TensorIterator()
    it.name = name
    if out is not None and config.check_overlap:
        assert_no_internal_overlap(out)
    shape = compute_shape(inputs)
    if out is not None:
        full = infer_size(tuple(out.sizes), shape)
        if tuple(out.sizes) != full:
            raise RuntimeError(f"output with shape {list(out.sizes)} doesn't match the broadcast shape {list(full)}")
        shape = full
    device = common_device(inputs, out) if config.same_device or out is None else out.device
    # Most operators compute in the common dtype of all inputs; `where` leaves its condition out (config.common_of).
    speakers = inputs if config.common_of is None else [inputs[i] for i in config.common_of]
    if speakers:
        common = result_type(speakers)
    else:
        assert out is not None  # An operator without inputs (arange, fill) always has an output to plan with.
        common = out.dtype
    if config.promote_integers_to_float and not common.is_floating_point and not common.is_quantized:
        common = get_default_dtype()
    result = config.output_dtype or common
    if out is not None:
        if config.enforce_safe_cast and not can_cast(common if config.output_dtype is None else bool_, out.dtype):
            raise RuntimeError(
                f"result type {result.cpp_name} can't be cast to the desired output type {out.dtype.cpp_name}"
            )
        result = out.dtype

    # The order of the loop and the layout of a new output: from strides that all share, or by vote.
    voters = _voters(config, inputs, common) if device is cpu else inputs
    shaping = voters[: config.shaping]
    fast = fast_strides(shape, list(shaping) if out is None else [out, *shaping])
    if fast is not None:
        it.perm = tuple(sorted(range(len(shape)), key=lambda dim: fast[dim]))
        out_strides = fast
    else:
        votes = [operand_strides(tuple(m.sizes), m.strides, shape) for m in voters]
        it.perm = reorder_dimensions(shape, [None if out is None else out.strides, *votes])
        out_strides = output_strides(shape, it.perm) if out is None else out.strides
    # All operands lie in the same order without gaps: one loop with stride 1 over all elements.
    if fast is not None and voters is inputs:
        numel = 1
        for size in shape:
            numel *= size
        it.loop_sizes = (numel,)
        it.loop_strides = ((1,),) * (len(shaping) + 1) + ((0,),) * (len(inputs) - len(shaping))
    else:
        read = [operand_strides(tuple(m.sizes), m.strides, shape) for m in inputs]
        sizes = tuple(shape[dim] for dim in it.perm)
        strides = [tuple(s[dim] for dim in it.perm) for s in (out_strides, *read)]
        it.loop_sizes, it.loop_strides = coalesce_dimensions(sizes, strides)
    it.shape = shape
    it.common_dtype = common
    it.compute_dtype = opmath(common)
    it.input_dtypes = tuple(m.dtype for m in inputs)
    it.out_meta = out.plain if out is not None else metadata(shape, out_strides, result, device)
    _plan_loop(it)
    it.run = None
    if common.is_quantized:
        _plan_refusal(it, fast is not None)
        return it
    if any(m.dtype is uint64 for m in inputs) and stub is not None and device.type != "meta":
        it.run = _narrowed(stub, config, inputs, it)
    elif device.type == "cuda" and stub is not None:
        it.run = stub["cuda"].plan(it, [m.device is cpu for m in inputs])
    elif device is cpu and stub is not None and out is not None and _is_rounded(config, it):
        it.run = _rounded(stub, config, inputs, it)
    # Otherwise the kernel is chosen now, for these dtypes and strides: a call only hands over addresses.
    elif device is cpu and stub is not None:
        loop = stub["cpu"]
        steps = None if it.is_contiguous else it.loop_strides
        try:
            kernel = loop.specialize(it.out_meta.dtype, it.input_dtypes, common, it.is_contiguous, steps)
        except NotImplementedError as error:
            error.out_meta = it.out_meta  # type: ignore[attr-defined]  # a given output has been resized to it by then
            raise
        it.run = kernel.parallel if it.numel * loop.cost > GRAIN_SIZE else kernel.serial
        if type(it.run) is Waiting:
            it.run.replace = functools.partial(setattr, it, "run")
    return it


def _plan_refusal(it: TensorIterator, is_simple: bool) -> None:
    """A plan for quantized tensors has no kernel: the operator's own kernel for them, or its refusal, comes after the plan."""
    if it.out_meta.dtype.is_quantized and it.out_meta.quantizer is None:
        m = it.out_meta
        if not is_simple:
            raise RuntimeError(
                "empty_strided not supported on quantized tensors yet see https://github.com/pytorch/pytorch/issues/74540"
            )
        it.out_meta = metadata(m.sizes, m.strides, m.dtype, m.device, False, UnknownQuantizer(m.dtype))


def _is_rounded(config: IteratorConfig, it: TensorIterator) -> bool:
    """Whether the given output is of another dtype than the result, and may hold numbers that the result's dtype
    cannot hold."""
    return config.output_dtype is None and config.enforce_safe_cast and it.out_meta.dtype is not it.common_dtype


def _rounded(stub: Any, config: IteratorConfig, inputs: Sequence[Metadata], it: TensorIterator) -> Any:
    """A run that rounds to the common dtype on the way to an output of another, as PyTorch's temporary output does."""
    middle = it.out_meta.with_dtype(it.common_dtype)
    first = build(stub, config, inputs, middle, it.name)
    last = build(copy_stubs.copy_stub, _COPY, [middle], it.out_meta, it.name)

    def run(n: int, out: int, *rest: Any) -> None:
        storage = allocate(middle.nbytes)
        first.run(first.n, storage.data_ptr, *rest[: len(inputs)], first.geom_ptr, *rest[len(inputs) + 1 :])
        last.run(last.n, out, storage.data_ptr, last.geom_ptr)

    return run


def _narrowed(stub: Any, config: IteratorConfig, inputs: Sequence[Metadata], it: TensorIterator) -> Any:
    """A run of numbers from 2**63 on (uint64, which no loop reads): converted to double or, as C++ does it, bit by bit to int64."""
    dtype = float64 if refuse_by_name(it.common_dtype).is_floating_point else int64
    wide = [i for i, m in enumerate(inputs) if m.dtype is uint64]
    number = metadata((), (), dtype, is_wrapped_number=True)
    inner = build(stub, config, [number if m.dtype is uint64 else m for m in inputs], it.out_meta, it.name)
    if dtype is int64 or inner.run is None:
        return inner.run

    def run(n: int, out: int, *rest: Any) -> None:
        values = [ctypes.c_double(ctypes.c_uint64.from_address(rest[i]).value) for i in wide]
        converted = dict(zip(wide, map(ctypes.addressof, values), strict=True))
        addresses = [converted.get(i, address) for i, address in enumerate(rest[: len(inputs)])]
        inner.run(inner.n, out, *addresses, inner.geom_ptr, *rest[len(inputs) + 1 :])

    return run


def _plan_loop(it: TensorIterator) -> None:
    """Trip count and the int64 array [ndim, sizes, strides of output, strides of input 0, ...] for the kernel."""
    numel = 1
    for size in it.loop_sizes:
        numel *= size
    it.numel = numel
    one_dim = len(it.loop_sizes) <= 1
    it.is_contiguous = numel <= 1 or (one_dim and all(s == (1,) for s in it.loop_strides))
    if it.is_contiguous:
        it.n, it.geom, it.geom_ptr = numel, None, 0
        return
    it.n = numel
    # The array must live as long as the plan: kernels get its address. Contiguous loops have none (address 0).
    flat = [len(it.loop_sizes), *it.loop_sizes]
    for strides in it.loop_strides:
        flat.extend(strides)
    it.geom = np.array(flat, np.int64)
    it.geom_ptr = it.geom.ctypes.data


class PlanTable(dict):
    """Plans of one operator, found by the metadata of its operands.

    `table[a.meta_, b.meta_]` is the plan for a new output, `table[out.meta_, a.meta_, b.meta_]` for a given one.
    """

    _MOST = 4096

    def __init__(self, stub: Any, arity: int, name: str, config: IteratorConfig | None = None):
        super().__init__()
        self.stub = stub
        self.arity = arity
        self.name = name
        self.config = config or IteratorConfig()
        on_clear(self.clear)

    def __missing__(self, key: Any) -> TensorIterator:
        metas = (key,) if isinstance(key, Metadata) else key
        out, inputs = (metas[0], metas[1:]) if len(metas) > self.arity else (None, metas)
        plan = build(self.stub, self.config, [m.plain for m in inputs], out, self.name)
        # Programs with ever new shapes would fill memory: start again, instead of keeping an order of use on each call.
        if len(self) >= self._MOST:
            self.clear()
        self[key] = plan
        return plan
