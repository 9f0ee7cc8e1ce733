"""From recorded ranges to PyTorch's FunctionEvents.

A storage that comes or goes outside of every range is an event of its own, `[memory]`; inside one it counts for that
range.

Mirrors `_parse_kineto_results` of torch/autograd/profiler.py.
"""

from __future__ import annotations

import threading
from typing import Any

from tinytensor.aten.record_function import RecordScope
from tinytensor.profiler.collection import Seen
from tinytensor.profiler.collection_results import Range, Results, shapes_of
from tinytensor.profiler.profiler_flops import flops_of
from tinytensor.profiler.profiler_util import MEMORY_EVENT_NAME, FunctionEvent

# PyTorch leaves these out of every table: questions that Python asks of a tensor.
FILTERED = frozenset(("aten::is_leaf", "aten::output_nr", "aten::_version"))
STEP = "ProfilerStep#"
_TYPE_NAMES = {
    "float32": "float", "float64": "double", "int64": "long int", "int32": "int", "int16": "short int",
    "int8": "signed char", "uint8": "unsigned char", "bool": "bool", "float16": "c10::Half",
    "bfloat16": "c10::BFloat16",
}  # fmt: skip


def function_events(results: Results, with_flops: bool) -> list[FunctionEvent]:
    """The events, sorted by when they began; parents and children are set."""
    began = results.began
    adopted = {number for number, _ in results.recorder.adopted}
    events: list[FunctionEvent] = []
    made: dict[int, FunctionEvent] = {}
    memory: dict[int, int] = {}
    ranges = list(results.ranges())
    for each in reversed(ranges):
        own = sum(nbytes for number, nbytes, _ in each.memory if number not in adopted)
        memory[each.id] = own + sum(memory[child.id] for child in each.children)
    for each in ranges:
        parent = each.parent
        while parent is not None and parent.id not in made:
            parent = parent.parent
        if each.name in FILTERED:
            continue
        event = made[each.id] = _event(each, results.inputs_of(each), began, memory[each.id], with_flops)
        if parent is not None:
            event.cpu_parent = made[parent.id]
            made[parent.id].cpu_children.append(event)
        events.append(event)
    number = len(ranges)
    for storage, nbytes, when, thread in results.loose_memory:
        if storage not in adopted:
            number += 1
            at = (when - began) / 1000
            events.append(
                FunctionEvent(
                    number, MEMORY_EVENT_NAME, thread, at, at, "", thread, [], [], cpu_memory_usage=nbytes
                )
            )  # fmt: skip
    events.sort(key=lambda event: (event.time_range.start, -event.time_range.end))
    return events


def _event(each: Range, inputs: list[Any], began: int, memory: int, with_flops: bool) -> FunctionEvent:
    is_user = each.scope is RecordScope.USER_SCOPE
    return FunctionEvent(
        each.id,
        "ProfilerStep*" if each.name.startswith(STEP) else each.name,
        each.thread,
        (each.start - began) / 1000,
        (each.end - began) / 1000,
        overload_name="",
        fwd_thread=each.forward_thread,
        input_shapes=shapes_of(inputs),
        stack=each.stack,
        scope=each.scope.value,
        cpu_memory_usage=memory,
        sequence_nr=each.sequence_nr,
        device_index=threading.get_native_id(),
        device_resource_id=threading.get_native_id(),
        flops=flops_of(each.name, inputs) if with_flops else 0,
        trace_name=each.name,
        concrete_inputs=[concrete(value) for value in inputs],
        kwinputs={},
        is_user_annotation=is_user,
        activity_type="user_annotation" if is_user else "cpu_op",
        structured_input_shapes=[nested(value, "sizes") for value in inputs],
        structured_input_strides=[nested(value, "strides") for value in inputs],
        input_dtypes=[dtype_name(value) for value in inputs],
    )


def concrete(value: Any) -> Any:
    """A number, or numbers; None for anything else."""
    if isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, list) and value and all(isinstance(item, (bool, int, float)) for item in value):
        return value
    return None


def nested(value: Any, what: str) -> list[Any]:
    """Sizes or strides of a tensor, of each tensor in a list; empty for what is none."""
    if isinstance(value, Seen):
        return list(getattr(value.meta, what))
    if isinstance(value, list) and value and all(isinstance(item, Seen) for item in value):
        return [list(getattr(item.meta, what)) for item in value]
    return []


def dtype_name(value: Any) -> str:
    """What PyTorch writes as the type of an argument."""
    if isinstance(value, Seen):
        name = str(value.meta.dtype).rpartition(".")[2]
        return _TYPE_NAMES.get(name, name)
    if isinstance(value, (bool, int, float)):
        return "Scalar"
    if isinstance(value, list) and value:
        if isinstance(value[0], Seen):
            return "TensorList"
        if isinstance(value[0], (bool, int, float)):
            return "ScalarList"
    return ""
