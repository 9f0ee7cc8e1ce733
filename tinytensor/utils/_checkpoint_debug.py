"""`checkpoint(..., debug=True)`: the operators of both runs, told when what they saved differs.

PyTorch logs what reaches the bottom of the dispatcher. Here calls are noted where the profiler listens: those that are
made of other operators are left out in favour of their parts, and what an operator's kernels call is left out too.

Mirrors `_get_debug_context_and_cb` of torch/utils/checkpoint.py and torch/testing/_internal/logging_tensor.py.
"""

from __future__ import annotations

import itertools
import threading
import traceback
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from tinytensor.aten.record_function import (
    Callback,
    RecordFunction,
    RecordScope,
    add_global_callback,
    remove_callback,
)
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.utils._checkpoint_frame import CheckpointError

_LIBRARY = str(Path(__file__).parent.parent)

_REPORT = """ \
An error happened while unpacking tensors; dumping logs of latest computation
because you passed `debug=True` to `torch.utils.checkpoint.checkpoint()`.
Scroll all the way down for guidance on how to navigate these logs.

+~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~+
|        1. Stack traces of the operators that ran in the original forward     |
+------------------------------------------------------------------------------+

{forward_traces}
+~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~+
|        2. Stack traces of the operators that ran during recomputation        |
+------------------------------------------------------------------------------+

{recompute_traces}
+~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~+
|       3. Log of operators in the original forward and recomputation          |
+------------------------------------------------------------------------------+
(Scroll up to correlate stack traces with each operation listed below. This
 helps identify their source in the code.)

IMPORTANT: Differences in "detach" calls between the original forward and the
           recomputation are expected. They are introduced by the checkpointing
           mechanism and can be ignored.

Operations executed during the original forward:

{forward_ops}

Operations executed during recomputation:

{recompute_ops}

+------------------------------------------------------------------------------+
 ERROR: Detected non-determinism while running activation checkpointing

 You are seeing this error because you passed `debug=True` to checkpoint and
 tensors to be saved during the original forward and differ between those saved
 during recomputation. This can happen if different operators were ran in the
 original forward and in the recomputation.

 To identify where the mismatch may be coming from, you can do the following:

 1) Compare the operators ran during original forward and recomputation to
    see where they differ. These operators are printed above in the order they
    were executed.

 2) Review the stack trace for each operator to locate its invocation source.
    Each operator's stack trace is printed in their execution order.

 Note that the logs can be quite long. Here's how they are structured:
 (Tip: you can Ctrl-f for these headers)

 1. Stack traces of the operators that ran in the original forward
 2. Stack traces of the operators that ran during recomputation
 3. Log of operators in the original forward and recomputation
 4. Error message                                             <--- You are here
--------------------------------------------------------------------------------
"""

_SHORT = {"bfloat16": "bf16", "float64": "f64", "float32": "f32", "float16": "f16", "uint8": "u8", "bool": "b8"} | {
    f"int{bits}": f"i{bits}" for bits in (8, 16, 32, 64)
}


class OperatorLog:
    """Inside the block, a line for each operator call of this thread: `$1: f32[3] = torch._ops.aten.sin.default($0)`.

    Tensors are numbered in the order in which they are met. `places[i]` is where the i-th call was made.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.places: list[list[traceback.FrameSummary]] = []

    def __enter__(self) -> OperatorLog:
        self.lines, self.places = [], []
        self._numbers: dict[int, tuple[int, weakref.ref[Any]]] = {}
        self._thread = threading.get_ident()
        self._count = itertools.count()
        self._depth = 0
        self._callback = add_global_callback(Callback(self._start, self._end, [RecordScope.FUNCTION]))
        return self

    def __exit__(self, *exc_info: object) -> None:
        remove_callback(self._callback)

    def _start(self, record: RecordFunction) -> str | None:
        if record.thread_id != self._thread or record.operator.entry.resolve(record.key_set)[2] == "math kernel":
            return None
        self._depth += 1
        return self._call(record) if self._depth == 1 else ""

    def _end(self, record: RecordFunction, call: str | None) -> None:
        if call is None:
            return
        self._depth -= 1
        if call and record.outputs is not None:  # None: it raised, or was left
            self.lines.append(f"{self._show(record.outputs, with_type=True)} = {call}")
            stack = traceback.extract_stack()
            self.places.append([f for f in reversed(stack) if not f.filename.startswith(_LIBRARY)])

    def _call(self, record: RecordFunction) -> str:
        """The call as it would be written: arguments that have their default value are left out at the end."""
        arguments = record.operator.schema.arguments
        given = list(zip(arguments, record.inputs, strict=True))
        shown = [self._show(v) for a, v in given if not a.kwarg_only]
        while shown and _is_default(*given[len(shown) - 1]):
            shown.pop()
        shown += [f"{a.name}={self._show(v)}" for a, v in given if a.kwarg_only and not _is_default(a, v)]
        name = record.name.replace("::", ".")
        return f"torch._ops.{name}.{record.overload_name or 'default'}({', '.join(shown)})"

    def _show(self, value: Any, with_type: bool = False) -> str:
        if isinstance(value, TensorImpl):
            if value.meta.is_wrapped_number:
                return repr(value.item())  # type: ignore[attr-defined]  # every TensorImpl is a Tensor
            kind = f": {_SHORT[value.meta.dtype.name]}[{', '.join(map(str, value.meta.sizes))}]" if with_type else ""
            return f"${self._number(value)}{kind}"
        if isinstance(value, tuple | list):
            return f"[{', '.join(self._show(v, with_type) for v in value)}]"
        return str(value) if isinstance(value, ScalarType) else repr(value)

    def _number(self, t: Any) -> int:
        number, ref = self._numbers.get(id(t), (0, None))
        if ref is None or ref() is not t:
            number = next(self._count)
            self._numbers[id(t)] = number, weakref.ref(t)
        return number

    def with_places(self, label: str) -> str:
        out = ""
        for i, (line, place) in enumerate(zip(self.lines, self.places, strict=True)):
            out += f"{line}   ({i + 1} of {len(self.lines)} in {label})\n\n"
            out += "".join(f"{f.filename}:{f.lineno}:{f.name}\n" for f in place) + "\n\n"
        return out


def _is_default(argument: Any, value: Any) -> bool:
    if not argument.has_default_value or isinstance(value, TensorImpl):
        return False
    default = argument.default
    if isinstance(value, Sequence) and isinstance(default, Sequence):
        return list(value) == list(default)
    return bool(value == default)


def report(first: OperatorLog, again: OperatorLog, error: CheckpointError) -> NoReturn:
    """Raise the long CheckpointError in place of the short one."""
    raise CheckpointError(
        _REPORT.format(
            forward_traces=first.with_places("original"),
            recompute_traces=again.with_places("recompute"),
            forward_ops="\n".join(first.lines),
            recompute_ops="\n".join(again.lines),
        )
    ) from error
