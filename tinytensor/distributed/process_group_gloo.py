"""A process group of one process: what each collective call does to tensors when nobody else takes part.

What is reduced over one process stays as it is, what is gathered or scattered is a copy. Sizes, numbers of tensors and dtypes are checked
as Gloo does, so that a program that works here has the lists of the right form for more processes.

Mirrors torch/csrc/distributed/c10d/{ProcessGroupGloo,ProcessGroup,Work}.cpp and Types.hpp.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.layout import sparse_coo, strided
from tinytensor.c10.scalar_type import (
    ScalarType,
    bfloat16,
    bool_,
    float16,
    float32,
    float64,
    int8,
    int32,
    int64,
    uint8,
)  # fmt: skip
from tinytensor.c10.type_names import TYPE_NAMES
from tinytensor.futures import Future

__all__ = ["ProcessGroup", "ReduceOp", "Work"]

_DTYPES = (float32, float64, float16, bfloat16, int8, uint8, bool_, int32, int64)
_INTEGRAL = (int8, uint8, bool_, int32, int64)


class RedOpType(enum.IntEnum):
    """How the tensors of several processes become one."""

    SUM = 0
    AVG = 1
    PRODUCT = 2
    MIN = 3
    MAX = 4
    BAND = 5
    BOR = 6
    BXOR = 7
    PREMUL_SUM = 8

    def __str__(self) -> str:
        return f"RedOpType.{self.name}"


RedOpType.__qualname__ = "ReduceOp.RedOpType"


class _ReduceOpMeta(type):
    """The members are instances of RedOpType, and count as instances of ReduceOp."""

    def __instancecheck__(cls, instance: Any) -> bool:
        return isinstance(instance, RedOpType) or super().__instancecheck__(instance)


class ReduceOp(metaclass=_ReduceOpMeta):
    """How the tensors of several processes become one: `ReduceOp.SUM`, AVG, PRODUCT, MIN, MAX, BAND, BOR, BXOR.

    >>> tt.distributed.ReduceOp.SUM
    <RedOpType.SUM: 0>
    """

    RedOpType = RedOpType
    SUM, AVG, PRODUCT, MIN, MAX = RedOpType.SUM, RedOpType.AVG, RedOpType.PRODUCT, RedOpType.MIN, RedOpType.MAX
    BAND, BOR, BXOR, PREMUL_SUM = RedOpType.BAND, RedOpType.BOR, RedOpType.BXOR, RedOpType.PREMUL_SUM

    def __init__(self, op: Any) -> None:
        if not isinstance(op, RedOpType):
            raise TypeError(f"__init__(): incompatible constructor arguments: {op!r} is no ReduceOp.RedOpType")
        self.op = op

    def __eq__(self, other: object) -> bool:
        return self.op == (other.op if type(other) is ReduceOp else other)

    def __hash__(self) -> int:
        return hash(self.op)


class Work:
    """A collective call that was started. There is nobody to wait for, so it is done when the program gets it."""

    def __init__(self, result: list[Tensor]) -> None:
        self._result = result

    def wait(self, timeout: Any = None) -> bool:
        """True, at once."""
        return True

    def is_completed(self) -> bool:
        """True."""
        return True

    def is_success(self) -> bool:
        """True: what goes wrong is raised by the call itself."""
        return True

    def exception(self) -> None:
        """None."""

    def result(self) -> list[Tensor]:
        """The tensors that were written to."""
        return self._result

    def synchronize(self) -> None:
        """Nothing."""

    def source_rank(self) -> int:
        """RuntimeError: nothing is received from anybody."""
        raise RuntimeError(
            "sourceRank() may only be called on work objects that correspond to a recv or recv-from-any call."
        )

    def get_future(self) -> Future[list[Tensor]]:
        """A Future of `result()`, which is done."""
        future: Future[list[Tensor]] = Future()
        future.set_result(self._result)
        return future


class ProcessGroup:
    """One process, of rank 0. `new_group` and `init_process_group` make it."""

    def __init__(self, store: Any, backend: str, group_name: str, group_desc: str) -> None:
        self.store, self.group_name, self.group_desc = store, group_name, group_desc
        self._backend = backend
        self.bound_device_id = None

    def rank(self) -> int:
        """0."""
        return 0

    def size(self) -> int:
        """1."""
        return 1

    def name(self) -> str:
        """What serves the calls: gloo."""
        return "gloo"

    _get_backend_name = name

    def allreduce(self, tensor: Tensor, op: Any) -> Work:
        """The tensor of one process is the result."""
        _check_tensors("allreduce", [tensor], sparse=True)
        _check_op(op, tensor)
        return Work([tensor])

    def reduce(self, tensor: Tensor, root: int, op: Any) -> Work:
        """As `allreduce`, with the result in process `root`."""
        _check_tensors("reduce", [tensor])
        _check_root("reduce", root)
        _check_op(op, tensor)
        return Work([tensor])

    def broadcast(self, tensor: Tensor, root: int) -> Work:
        """The tensor of the process that sends it stays as it is."""
        _check_tensors("broadcast", [tensor])
        _check_root("broadcast", root)
        return Work([tensor])

    def allgather(self, outputs: list[Tensor], tensor: Tensor) -> Work:
        """outputs[0] becomes the tensor."""
        check(
            len(outputs) == 1,
            lambda: (
                "ProcessGroupGloo::allgather: invalid output tensor list at index 0 (expected length 1, got "
                f"{len(outputs)})"
            ),
        )
        return self._copy("allgather", outputs, [tensor])

    def gather(self, outputs: list[Tensor], tensor: Tensor, root: int) -> Work:
        """As `allgather`, in process `root` alone."""
        _check_root("gather", root)
        _check_count("gather", "output", outputs)
        return self._copy("gather", outputs, [tensor])

    def scatter(self, output: Tensor, inputs: list[Tensor], root: int) -> Work:
        """The output becomes inputs[0]."""
        _check_root("scatter", root)
        _check_count("scatter", "input", inputs)
        _check_like("scatter", output, inputs[0])
        return self._copy("scatter", [output], inputs)

    def reduce_scatter(self, output: Tensor, inputs: list[Tensor], op: Any) -> Work:
        """The output becomes inputs[0]."""
        check(len(inputs) == 1, "invalid input tensor list size, must be world size")
        check(
            output.shape == inputs[0].shape,
            lambda: (
                f"Check failed: outputs[0].sizes().vec() == inputs[0][0].sizes().vec() {_against(output, inputs[0])}"
            ),
        )
        _check_op(op, inputs[0])
        return self._copy("reduce_scatter", [output], inputs)

    def reduce_scatter_single(self, output: Tensor, input: Tensor, op: Any) -> Work:
        """The output becomes the input."""
        check(
            output.shape == input.shape,
            lambda: f"Check failed: outputShape[0] * worldSize == inputShape[0] {_against(output, input)}",
        )
        _check_op(op, input)
        return self._copy("reduce_scatter", [output], [input])

    def alltoall(self, outputs: list[Tensor], inputs: list[Tensor]) -> Work:
        """outputs[0] becomes inputs[0]."""
        for what, tensors in (("input", inputs), ("output", outputs)):
            count = len(tensors)
            check(
                count == 1,
                lambda w=what, n=count: (
                    f"ProcessGroupGloo::alltoall: {w} tensor list size {n} does not match world size 1"
                ),
            )
        return self._copy("alltoall", outputs, inputs)

    def alltoall_single(self, output: Tensor, input: Tensor, output_sizes: list[int], input_sizes: list[int]) -> Work:
        """The output becomes the input."""
        for tensor, sizes in ((output, output_sizes), (input, input_sizes)):
            if sizes:
                check(len(sizes) == 1, "Number of tensor splits not equal to group size")
                check(sum(sizes) == tensor.size(0), "Split sizes doesn't match total dim 0 size")
        check(output.numel() == input.numel(), "in->size == out->size")
        _check_tensors("alltoall_base", [output, input])
        F.copy_(output, F.view(input, output.shape))
        return Work([output])

    def barrier(self) -> Work:
        """Nobody is waited for."""
        return Work([])

    def _copy(self, name: str, outputs: Sequence[Tensor], inputs: Sequence[Tensor]) -> Work:
        _check_tensors(name, [*outputs, *inputs])
        for output, input in zip(outputs, inputs, strict=True):
            _check_like(name, input, output)
            F.copy_(output, input)
        return Work(list(outputs))


# PyTorch's names for what is written in C++ there.
for _class in (ProcessGroup, Work):
    _class.__module__ = "tinytensor.distributed.distributed_c10d"


def _sizes(tensor: Tensor) -> str:
    return f"({', '.join(map(str, tensor.shape))})"


def _against(one: Tensor, other: Tensor) -> str:
    return f"({_sizes(one)[1:-1]} vs. {_sizes(other)[1:-1]})"


def _options(tensor: Tensor) -> str:
    return (
        f"TensorOptions(dtype={TYPE_NAMES[tensor.dtype]}, device={tensor.device.type}, layout=Strided, requires_grad=false "
        "(default), pinned_memory=false (default), memory_format=(nullopt))"
    )


def _check_like(name: str, expected: Tensor, tensor: Tensor) -> None:
    check(
        expected.dtype is tensor.dtype,
        lambda: (
            f"ProcessGroupGloo::{name}: invalid tensor type at index 0 (expected {_options(expected)}, got {_options(tensor)})"
        ),
    )
    check(
        expected.shape == tensor.shape,
        lambda: (
            f"ProcessGroupGloo::{name}: invalid tensor size at index 0 (expected {_sizes(expected)}, got {_sizes(tensor)})"
        ),
    )


def _check_count(name: str, what: str, tensors: Sequence[Tensor]) -> None:
    check(
        len(tensors) == 1,
        lambda: (
            f"ProcessGroupGloo::{name}: Incorrect {what} list size {len(tensors)}. {what.capitalize()} list size should be 1, "
            "same as size of the process group."
        ),
    )


def _check_root(name: str, root: int) -> None:
    check(root == 0, lambda: f"ProcessGroupGloo::{name}: invalid root rank: {root}")


def _check_tensors(name: str, tensors: Sequence[Tensor], sparse: bool = False) -> None:
    for tensor in tensors:
        check(
            tensor.layout is strided or (sparse and tensor.layout is sparse_coo),
            lambda t=tensor: f"Could not run 'c10d::{name}_' with arguments of layout {t.layout}.",
            NotImplementedError,
        )
        check(tensor.dtype in _DTYPES, "Invalid scalar type")


def _check_op(op: Any, tensor: Tensor) -> None:
    op = op.op if type(op) is ReduceOp else op
    if not isinstance(op, RedOpType):
        raise TypeError(f"incompatible function arguments: {op!r} is no ReduceOp")
    kind: ScalarType = tensor.dtype
    if op in (RedOpType.BAND, RedOpType.BOR, RedOpType.BXOR):
        check(kind in _INTEGRAL, lambda: f"Cannot use ReduceOp.{op.name} with non-integral dtype")
    if op is RedOpType.AVG:
        # The sum is divided by the number of processes in place.
        check(
            kind.is_floating_point,
            lambda: f"result type Float can't be cast to the desired output type {kind.cpp_name}",
        )
    check(op is not RedOpType.PREMUL_SUM, "Cannot use ReduceOp.PREMUL_SUM with Gloo")
