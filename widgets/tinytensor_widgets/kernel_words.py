"""The sentences and tables of kernel_access.py: what a warp does at a step, and what is wrong with the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from math import prod
from typing import Any

Spec = dict[str, Any]
# More steps of a warp than this are left out of the text.
_MOST_STEPS = 200


def element_text(array: Spec, element: int) -> str:
    """An element as the kernel writes it: "tile[3, 0]"."""
    shape = array["shape"]
    if len(shape) > 1 and 0 <= element < prod(shape):
        indices = []
        for size in reversed(shape):
            indices.append(element % size)
            element //= size
        return f"{array['name']}[{', '.join(map(str, reversed(indices)))}]"
    if len(shape) > 1:
        return f"{array['name']}[outside]"
    return f"{array['name']}[{element}]"


def spread(array: Spec, lanes: Sequence[Any]) -> str:
    """Which elements some lanes access, as short as can be: "lanes 0 to 31: a[0] to a[31]"."""
    if not lanes:
        return "no lane"
    numbers, elements = [lane[0] for lane in lanes], [lane[1] for lane in lanes]
    who = f"lane {numbers[0]}" if len(numbers) == 1 else f"lanes {ranges(numbers)}"
    steps = {b - a for a, b in pairwise(elements)}
    first, last = element_text(array, elements[0]), element_text(array, elements[-1])
    if steps <= {0}:
        return f"{who}: {first}"
    if len(steps) == 1 and len(elements) > 2:
        step = steps.pop()
        return f"{who}: {first} to {last}" + ("" if step == 1 else f", {step} elements apart")
    return f"{who}: {', '.join(element_text(array, element) for element in elements)}"


def ranges(numbers: Sequence[int]) -> str:
    """Numbers in ascending order as ranges: "0 to 15, 20"."""
    parts = []
    for _, group in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        run = [number for _, number in group]
        parts.append(str(run[0]) if len(run) == 1 else f"{run[0]} to {run[-1]}")
    return ", ".join(parts)


def several(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def cost(spec: Spec, request: Spec) -> str:
    """What memory does for a request: its sectors, or its bank conflict."""
    if spec["arrays"][request["array"]]["space"] == "global":
        if not request["ideal"]:
            return "nothing inside the array"
        enough = "no fewer would do" if request["sectors"] == request["ideal"] else f"{request['ideal']} would do"
        return f"{several(request['sectors'], 'sector')} of 32 bytes; {enough}"
    if not request["degree"]:
        return "nothing inside the array"
    return "no bank conflict" if request["degree"] == 1 else f"{request['degree']}-way bank conflict"


def wrong(spec: Spec, request: Spec) -> str:
    """What is wrong with the accesses of a request; "" if nothing is."""
    array = spec["arrays"][request["array"]]
    words = {"outside": "outside the array", "race": "in a race", "stale": "never written before"}
    parts = []
    for mark, what in words.items():
        lanes = [lane for lane in request["lanes"] if lane[2] == mark]
        if lanes:
            parts.append(f"{what}: {spread(array, lanes)}")
    return "; ".join(parts)


def does(spec: Spec, request: Spec) -> str:
    """A request in a few words: "read from a"."""
    words = {"read": "read from", "write": "write to", "atomic": "atomic operation on"}
    return f"{words[request['kind']]} {spec['arrays'][request['array']]['name']}"


def sentence(spec: Spec, requests: Sequence[Spec], step: int) -> str:
    """What is read aloud at a step; steps count from 1."""
    if not requests:
        return "this warp touches no global or shared memory"
    request = requests[step - 1]
    fault = wrong(spec, request)
    return (
        f"step {step} of {len(requests)}, line {request['line']}, after {several(request['phase'], 'barrier')}: "
        f"{does(spec, request)}, {spread(spec['arrays'][request['array']], request['lanes'])}; {cost(spec, request)}"
        + (f"; {fault}" if fault else "")
    )


def title(spec: Spec, block: int, warp: int) -> str:
    blocks = prod(spec["grid"])
    last = min(32 * warp + 31, spec["threads_per_block"] - 1)
    return f"{spec['name']}: block {block} of {blocks:,}, warp {warp}, threads {32 * warp} to {last}"


def text_of(spec: Spec, block: int, warp: Spec) -> str:
    """The whole record as text: faults, what is slow, the arrays, and all steps of the chosen warp."""
    grid, size = (" x ".join(map(str, _short(spec[name]))) for name in ("grid", "block"))
    lines = [
        f"{spec['name']}: {grid} {'block' if grid == '1' else 'blocks'} of {size} threads, {several(spec['barriers'], 'barrier')}"
    ]
    lines += ["faults:"] if spec["faults"] else ["no faults"]
    lines += [f"  {fault_text(fault)}" for fault in spec["faults"]]
    lines += ["slow:", *(f"  {warning}" for warning in spec["warnings"])] if spec["warnings"] else []
    lines.append("arrays:")
    for array in spec["arrays"]:
        shape = ", ".join(map(str, array["shape"]))
        lines.append(
            f"  {array['space']} {array['name']} ({shape}) {array['dtype']}: {several(array['reads'], 'read')}, "
            f"{several(array['writes'], 'write')}"
        )
    lines.append(title(spec, block, warp["warp"]))
    requests = warp["requests"]
    shown = range(1, min(len(requests), _MOST_STEPS) + 1)
    lines += [f"  {sentence(spec, requests, step)}" for step in shown] or [f"  {sentence(spec, requests, 0)}"]
    more = len(requests) - len(shown) + warp["left_out"]
    return "\n".join([*lines, f"  and {several(more, 'more step')}"] if more else lines)


def fault_text(fault: Spec) -> str:
    again = f" ({fault['count']:,} times)" if fault["count"] > 1 else ""
    return f"line {fault['line']}: {fault['text']}{again}"


def _short(size: Sequence[int]) -> Sequence[int]:
    return [each for i, each in enumerate(size) if i == 0 or any(s > 1 for s in size[i:])]
