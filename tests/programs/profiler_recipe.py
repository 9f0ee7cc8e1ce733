"""The profiler recipe: which rows its tables have, shapes, memory, record_function, a schedule, and a trace on disk."""

import json
import os
import tempfile

import torch
import torch.nn as nn
from torch.profiler import ProfilerActivity, profile, record_function, schedule

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4))
inputs = torch.randn(5, 8)
model(inputs)
with (
    profile(activities=[ProfilerActivity.CPU], record_shapes=True, profile_memory=True) as prof,
    record_function("model_inference"),
):
    model(inputs)
rows = {e.key: e.count for e in prof.key_averages()}
# What an operator calls inside, a transposition for instance, is the library's affair.
print({k: rows[k] for k in ("model_inference", "aten::linear", "aten::addmm", "aten::relu", "aten::t")})
print(
    sorted((e.key, str(e.input_shapes)) for e in prof.key_averages(group_by_input_shape=True) if e.key == "aten::addmm")
)
table = prof.key_averages().table(sort_by="cpu_time_total", row_limit=10)
print([c.strip() for c in table.splitlines()[1].split("  ") if c.strip()])
print("model_inference" in table, "Self CPU time total" in table)
event = next(e for e in prof.events() if e.name == "model_inference")
print(event.cpu_time_total > 0, [c.name for c in event.cpu_children])
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "trace.json")
    prof.export_chrome_trace(path)
    with open(path) as file:
        trace = json.load(file)
    print("traceEvents" in trace, any(e.get("name") == "aten::addmm" for e in trace["traceEvents"]))
steps = []


def handler(p):
    steps.append((p.step_num, sum(e.count for e in p.key_averages() if e.key == "aten::addmm")))


with profile(
    activities=[ProfilerActivity.CPU], schedule=schedule(wait=1, warmup=1, active=2, repeat=2), on_trace_ready=handler
) as p:
    for _ in range(8):
        model(inputs).sum().backward()
        p.step()
print(steps)
with torch.autograd.profiler.profile(use_cpu=True) as old:
    with torch.autograd.profiler.record_function("block"):
        torch.mm(inputs, inputs.t()).relu_()
print([e.name for e in old.function_events if e.name in ("block", "aten::mm", "aten::relu_")])
print(schedule(wait=0, warmup=1, active=1)(1))
