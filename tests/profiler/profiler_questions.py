"""What is asked of both profilers: the tables of made-up events, the actions of schedules, the texts of errors.

Each question gets the module and gives something that JSON can hold.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from typing import Any

from profiled_programs import PROGRAMS, profiled, tree_of, values

TABLE_OPTIONS: list[dict[str, Any]] = [
    {},
    {"sort_by": "self_cpu_time_total"},
    {"sort_by": "cpu_time_total", "row_limit": 3},
    {"sort_by": "count", "row_limit": -1},
    {"sort_by": "self_cuda_time_total"},
    {"sort_by": "cpu_memory_usage", "max_name_column_width": 20},
    {"max_name_column_width": None, "max_src_column_width": 30, "max_shapes_column_width": 12},
    {"header": "A title", "top_level_events_only": True},
    {"time_unit": "ms"},
    {"time_unit": "s", "row_limit": 2},
    {"time_unit": "parsecs", "row_limit": 1},
]
# Each: name, start, end, shapes, stack, bytes, flops.
MADE_UP = [
    ("forward", 0.0, 1500.25, [], ["train.py(3): step", "train.py(9): <module>"], 4096, 0),
    ("aten::linear", 10.0, 800.5, [[4, 10], [20, 10], [20]], ["model.py(7): forward", "train.py(3): step"], 3 << 20, 0),
    ("aten::addmm", 20.0, 700.125, [[20], [4, 10], [10, 20], [], []], ["model.py(7): forward"], 3 << 20, 1600),
    ("aten::relu", 900.0, 950.0, [[4, 20]], ["a/very/long/path/to/a/file/with/a/long/name/model.py(8): forward"], 320, 0),
    ("aten::linear", 1000.0, 1400.0, [[4, 20], [5, 20], [5]], ["model.py(9): forward"], -80, 0),
    ("aten::addmm", 1010.0, 1300.0, [[5], [4, 20], [20, 5], [], []], ["model.py(9): forward"], 80, 800),
    ("autograd::engine::evaluate_function: AVeryLongNameOfABackwardFunction0", 2e6, 5.5e6, [], [], 5 << 30, 0),
    ("[memory]", 6e6, 6e6, [], [], -4, 0),
]  # fmt: skip


def made_up_events(torch: Any, memory: bool = False, shapes: bool = False, stacks: bool = False, flops: bool = False):
    util = torch.autograd.profiler_util
    events = [
        util.FunctionEvent(
            id=number,
            name=name,
            thread=1,
            start_us=start,
            end_us=end,
            overload_name="",
            fwd_thread=1,
            input_shapes=in_shapes if shapes else [],
            stack=stack if stacks else [],
            cpu_memory_usage=nbytes,
            flops=count,
            sequence_nr=number,
        )
        for number, (name, start, end, in_shapes, stack, nbytes, count) in enumerate(MADE_UP)
    ]
    made = util.EventList(events, profile_memory=memory, with_flops=flops)
    made._build_tree()
    return made


def tables(torch: Any) -> list[str]:
    found = []
    for extra in ({}, {"memory": True}, {"shapes": True, "memory": True}, {"flops": True}, {"stacks": True}):
        events = made_up_events(torch, **extra)
        averages = events.key_averages(extra.get("shapes", False), 2 if "stacks" in extra else 0)
        options = TABLE_OPTIONS[1::3] if extra else TABLE_OPTIONS
        found += [shown.table(**each) for shown in (events, averages) for each in options]
    everything = made_up_events(torch, True, True, True, True)
    return [
        *found,
        everything.table(),
        everything.key_averages(True, 1).table(),
        torch.autograd.profiler_util.EventList().table(),
    ]


def reprs(torch: Any) -> list[str]:
    events = made_up_events(torch, shapes=True)
    averages = events.key_averages()
    total = events.total_average()
    return [
        *map(repr, events),
        *map(repr, averages),
        repr(total),
        str(events[0].cpu_time),
        repr(events.self_cpu_time_total),
    ]


SUMMED = (
    "key", "count", "cpu_time_total", "self_cpu_time_total", "cpu_memory_usage", "self_cpu_memory_usage", "flops",
    "input_shapes", "stack", "cpu_time",
)  # fmt: skip


def sums(torch: Any) -> list[Any]:
    """What every key's sums are, by each way to group."""
    found = []
    for grouping in ((False, 0), (True, 0), (False, 1), (True, 2)):
        events = made_up_events(torch, True, True, True, True).key_averages(*grouping)
        found.append([[getattr(event, name) for name in SUMMED] for event in events])
    return found


SCHEDULES: list[dict[str, int]] = [
    {"wait": 0, "warmup": 0, "active": 1},
    {"wait": 1, "warmup": 1, "active": 2},
    {"wait": 1, "warmup": 1, "active": 2, "repeat": 2},
    {"wait": 0, "warmup": 2, "active": 3, "repeat": 1, "skip_first": 3},
    {"wait": 3, "warmup": 0, "active": 1, "skip_first": 2, "skip_first_wait": 1},
    {"wait": 2, "warmup": 1, "active": 1, "repeat": 1, "skip_first_wait": 1},
]


def schedules(torch: Any) -> list[list[str]]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made = [torch.profiler.schedule(**each) for each in SCHEDULES]
    return [[each(step).name for step in range(16)] for each in made]


def steps(torch: Any) -> list[Any]:
    """When traces are ready under each schedule, and what is in them."""
    a = values(torch, 3)
    found = []
    for each in SCHEDULES:
        ready: list[Any] = []

        def note(prof: Any, ready: list[Any] = ready) -> None:
            ready.append([prof.step_num, [e.trace_name for e in prof.events() if e.cpu_parent is None]])

        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            schedule = torch.profiler.schedule(**each)
            with torch.profiler.profile(
                activities=[torch.profiler.ProfilerActivity.CPU], schedule=schedule, on_trace_ready=note
            ) as prof:
                for _ in range(9):
                    a * a
                    prof.step()
        # Which of several profiles is the first to warn of lost events, whatever ran before decides.
        warned = {str(w.message) for w in caught if "Profiler clears events" not in str(w.message)}
        found.append([ready, prof.step_num, prof.current_action.name, sorted(warned)])
    return found


def _of(torch: Any, program: Callable[[Any], Any]) -> list[str]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            result = repr(program(torch))
        except Exception as error:
            result = f"{type(error).__name__}: {error}"
    return [result, *(f"{w.category.__name__}: {w.message}" for w in caught)]


def _profile(torch: Any, **options: Any) -> Any:
    return torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU], **options)


def _finished(torch: Any, **options: Any) -> Any:
    a = values(torch, 2)
    with torch.autograd.profiler.profile(**options) as prof:
        a + a
    return prof


def _nested(torch: Any) -> Any:
    a = values(torch, 2)
    with _profile(torch) as outer:
        a + a
        with _profile(torch) as inner:
            a * a
        a - a
    return [e.name for e in outer.events()], [e.name for e in inner.events()]


def _during(torch: Any) -> Any:
    with _profile(torch) as prof:
        return prof.profiler, prof.key_averages().table(), len(prof.events())


def _toggled(torch: Any) -> Any:
    a, cpu = values(torch, 2), [torch.profiler.ProfilerActivity.CPU]
    with _profile(torch) as prof:
        a + a
        prof.toggle_collection_dynamic(False, cpu)
        a * a
        prof.toggle_collection_dynamic(True, cpu)
        a - a
    return [e.name for e in prof.events()]


def _reentered(torch: Any) -> Any:
    prof = _finished(torch)
    with prof:
        pass


def _disabled(torch: Any) -> Any:
    with torch.autograd.profiler.profile(enabled=False) as prof:
        pass
    return prof


def _stopped(torch: Any) -> Any:
    return torch.profiler.profile(schedule=lambda step: torch.profiler.ProfilerAction.DEVICE_STOPPED)


ERRORS: list[Callable[[Any], Any]] = [
    lambda torch: torch.profiler.schedule(wait=-1, warmup=0, active=1),
    lambda torch: torch.profiler.schedule(wait=1, warmup=1, active=0),
    lambda torch: torch.profiler.schedule(wait=1, warmup=1, active=1, repeat=-1, skip_first=2),
    lambda torch: torch.profiler.schedule(wait=1, warmup=1, active=1)(-1),
    lambda torch: torch.profiler.schedule(wait=1, warmup=0, active=1)(0).name,
    lambda torch: torch.profiler.profile(activities=[]),
    lambda torch: torch.profiler.profile(activities=["cpu"]),
    lambda torch: torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU, 1]),
    lambda torch: torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU] * 2),
    lambda torch: torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]).__enter__(),
    lambda torch: _finished(torch).table(sort_by="no_such_thing"),
    lambda torch: _finished(torch).export_stacks("nowhere"),
    lambda torch: _finished(torch, with_stack=True).export_stacks("nowhere", "no_such_metric"),
    lambda torch: _profile(torch).key_averages(),
    lambda torch: _profile(torch).events(),
    lambda torch: _profile(torch).export_chrome_trace("nowhere"),
    lambda torch: _profile(torch).export_stacks("nowhere"),
    lambda torch: _profile(torch).stop(),
    lambda torch: _profile(torch).get_trace_id(),
    lambda torch: _profile(torch, record_shapes=True).export_memory_timeline("nowhere"),
    lambda torch: torch.autograd.profiler.profile().export_chrome_trace("nowhere"),
    lambda torch: torch.autograd.profiler.profile(use_cpu=False),
    lambda torch: torch.autograd.profiler.profile(use_device="gpu").use_device,
    lambda torch: torch.autograd.profiler.profile(use_device="xpu").use_device,
    lambda torch: torch.autograd.profiler.profile(post_processing_timeout_s=-1.0),
    lambda torch: torch.autograd.profiler_util.EventList().key_averages(),
    lambda torch: sorted(torch.profiler.supported_activities(), key=str),
    lambda torch: list(torch.profiler.ProfilerActivity.__members__),
    lambda torch: [each.value for each in torch.profiler.ProfilerAction],
    lambda torch: _finished(torch).function_events[0].cuda_time,
    lambda torch: _finished(torch).function_events[0].self_cuda_time_total,
    lambda torch: _finished(torch).key_averages()[0].cuda_time,
    _toggled,
    _nested,
    _during,
    _reentered,
    _disabled,
    _stopped,
]


def errors(torch: Any) -> list[list[str]]:
    return [_of(torch, program) for program in ERRORS]


def simple(torch: Any) -> Callable[[], Any]:
    """Operators that call no others, in PyTorch and here."""
    a, b = values(torch, 64, 64), values(torch, 64, 64)

    def run() -> None:
        with torch.profiler.record_function("outer"):
            c = a * b
            with torch.profiler.record_function("a range whose name is longer than any column is wide, surely"):
                c = c.exp()
            d = c + a
            del c
        e = d.sigmoid()
        del d
        e.add_(a)
        a * values_b

    values_b = values(torch, 64)
    return run


_TIME = re.compile(r" *\d+\.\d+(us|ms|s|%)")


def masked(text: str) -> str:
    """A table without its times."""
    return _TIME.sub(" #", text)


def masked_tables(torch: Any) -> list[str]:
    run = simple(torch)
    run()
    with _profile(torch, record_shapes=True, profile_memory=True, with_flops=True) as prof:
        run()
    averages = prof.key_averages()
    return [
        masked(text)
        for text in (
            averages.table(),
            averages.table(sort_by="cpu_memory_usage", row_limit=4),
            prof.key_averages(group_by_input_shape=True).table(),
        )
    ]


def outlines(torch: Any) -> dict[str, list[str]]:
    """Of each program: the calls that users and backward formulas make, without what those call."""

    def lines(tree: list[Any], depth: int) -> list[str]:
        found = []
        for name, shapes, numbered, children in tree:
            found.append(f"{'  ' * depth}{name} {shapes} {'numbered' if numbered else ''}".rstrip())
            if not name.startswith("aten::"):
                found += lines(children, depth + 1)
        return found

    return {name: lines(tree_of(profiled(torch, name, record_shapes=True)), 0) for name in PROGRAMS}


def flops(torch: Any) -> list[Any]:
    F = torch.nn.functional
    a, b, c = values(torch, 3, 4), values(torch, 4, 5), values(torch, 2, 3, 4)
    with _profile(torch, with_flops=True) as prof:
        a @ b
        torch.addmm(values(torch, 5), a, b)
        torch.bmm(c, c.mT)
        torch.baddbmm(values(torch, 2, 3, 3), c, c.mT)
        a * a
        a[0] * a
        a + a
        a - a
        F.conv2d(values(torch, 1, 4, 8, 8), values(torch, 6, 2, 3, 3), stride=2, padding=1, groups=2)
        F.conv2d(values(torch, 2, 3, 9, 8), values(torch, 5, 3, 3, 2), stride=(1, 2), padding=(0, 1), dilation=(2, 1))
        F.linear(a, b.t(), None)
    return [[e.name, e.flops] for e in prof.events() if e.flops]


QUESTIONS = (tables, reprs, sums, schedules, steps, errors, masked_tables, outlines, flops)
