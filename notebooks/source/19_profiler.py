# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 19 Where time and memory go
#
# **135 minutes. Needs: lessons 08, 10.**
#
# After this lesson you can
# 1. observe operators with callbacks,
# 2. tell self time from total time,
# 3. make one row of many calls,
# 4. say who holds memory at the peak, and what leaks,
# 5. read four common faults off a profile.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("19")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# Two Linear layers with a ReLU between, ten times, under the **profiler**. It notes every operator: when it began, when it ended, and what
# it called in between.

# %% role="demo" name="ten_runs"
from tinytensor.profiler import profile

tt.manual_seed(0)
model = tt.nn.Sequential(tt.nn.Linear(512, 1024), tt.nn.ReLU(), tt.nn.Linear(1024, 512))
x = tt.randn(256, 512)
model(x)
with profile(record_shapes=True) as prof:
    for _ in range(10):
        y = model(x)

rows = prof.key_averages()
for row in sorted(rows, key=lambda row: (-row.count, row.key)):
    print(f"{row.key:<18} {row.count:>3} calls")
print("largest total time:", max(rows, key=lambda row: row.cpu_time_total).key)

# %% [markdown] role="story" name="predict"
# Every product of matrices happens inside `aten::linear`, so its **total time** leads. But a call that only calls others spends almost
# nothing in its own code. Time in which none of its children runs is its **self time**.
#
# Whose self time is the largest? Write the name of an operator.

# %% role="predict" name="p1"
lesson.predict("19.p1", ...)

# %% role="demo" name="self_time"
linear = next(row for row in rows if row.key == "aten::linear")
print("aten::linear, self time under a third of its total:", linear.self_cpu_time_total < linear.cpu_time_total / 3)
lesson.reveal("19.p1", max(rows, key=lambda row: row.self_cpu_time_total).key)

# %% [markdown] role="story" name="table"
# Your machine's times are in `print(prof.key_averages().table(sort_by="self_cpu_time_total"))`; try it in a cell of your own. In this
# notebook only counts and verdicts are printed, since times differ from run to run.
#
# ## A stopwatch is not a profiler
#
# Why not read the clock before and after a call? Here is a machine with a **device** beside the host, as with a GPU. The host hands over
# work and goes on. Its clock runs only in the program, so every run prints the same.
#
# A product takes the device 400. You start one twice, and read the clock before and after each start. What does the second start take?

# %% role="predict" name="p3"
lesson.predict("19.p3", ...)

# %% role="demo" name="stopwatch"
from tinytensor_lessons.profile_traces import Device

device = Device()


def timed(call):
    before = device.time()
    call()
    return device.time() - before


first, again, number = timed(lambda: device.launch(work=400)), timed(lambda: device.launch(work=400)), timed(device.item)
lesson.reveal("19.p3", lambda: print("first", first, " again", again, " one number of it", number) or again)

# %% [markdown] role="story" name="three_lies"
# Three lies. The first call compiled its kernel; that is paid once. The second handed over work of 400 in a time of 5. And reading one
# number out of the result took the blame for both products: it had to wait for them.
#
# ## Callbacks
#
# The dispatcher has a place for observers. A **callback** is a pair of functions: start is called before every operator, end after it,
# and end gets what start returned. While there is none, a call tests one flag and goes on.
#
# The model is Linear, ReLU, Linear. How many operators does a callback see in one `model(x)`? Each Linear takes `linear` and what that calls: `t`
# and `addmm`.

# %% role="predict" name="p4"
lesson.predict("19.p4", ...)

# %% role="demo" name="callback"
from tinytensor.aten.record_function import Callback, add_global_callback, remove_callback

seen = []
callback = add_global_callback(Callback(start=lambda record: seen.append(record.name)))
model(x)
remove_callback(callback)
model(x)
lesson.reveal("19.p4", lambda: print(seen) or len(seen))

# %% [markdown] role="task" name="observe"
# ## Exercise: observe (8 points)
#
# The list has lost the nesting. Write `Observer(clock, note=None)`, which makes a tree. `clock()` is the time.
#
# - `start(name)` begins an event in the innermost open one and returns it: a dict with `name`, `start`, `end` (None while open),
#   `children`. Events in no other go to the list `roots`.
# - `end(event)` closes it, and whatever is still open inside it: after an exception their ends may be missing. An event that is not open,
#   or None, changes nothing.
# - With a `note`, each event has an entry `note`: what `note(name)` returned. It may run operators: meanwhile start records nothing and
#   returns None. Read the clock after it.

# %% role="exercise" name="observe"
class Observer:
    """A tree of what ran, from when to when, inside what."""

    def __init__(self, clock, note=None):
        ### BEGIN SOLUTION
        self.clock = clock
        self.note = note
        self.roots = []
        self.open = []
        self.noting = False
        ### END SOLUTION

    def start(self, name):
        ### BEGIN SOLUTION
        if self.noting:
            return None
        event = {"name": name, "end": None, "children": []}
        if self.note is not None:
            self.noting = True
            event["note"] = self.note(name)
            self.noting = False
        siblings = self.open[-1]["children"] if self.open else self.roots
        siblings.append(event)
        self.open.append(event)
        event["start"] = self.clock()
        return event
        ### END SOLUTION

    def end(self, event):
        ### BEGIN SOLUTION
        if any(event is other for other in self.open):
            now = self.clock()
            last = None
            while last is not event:
                last = self.open.pop()
                last["end"] = now
        ### END SOLUTION


# %% role="check" name="observe"
lesson.check("19.observe", Observer)

# %% [markdown] role="story" name="flame"
# ## The picture
#
# Such a tree is drawn as a flame: time runs to the right, what is called stands below its caller. Below is the first of the ten runs. Zoom
# into one `aten::linear`. Then take `[:3]` away to see all ten, and group by name, and by shape.

# %% role="demo" name="flame"
from tinytensor_lessons.profile_live import steady_events, steady_tree

tw.profiler_flame(steady_tree(prof)[:3])  # your machine's times; in print, those of a clock of its own

# %% [markdown] role="story" name="self"
# ## Whose time is it?
#
# Self time is what is left of an event when its direct children are taken away. The gaps between them belong to the parent. Add up the
# self times of a whole tree, and you have the time of its roots: nothing is lost and nothing counted twice.

# %% role="demo" name="adds_up"
from tinytensor import introspect
from tinytensor_lessons.profile_traces import duration, walk

tree = introspect.op_tree(prof)
print("roots:", len(tree), " events:", len(list(walk(tree))))
print("self times add up to the roots:", sum(event["self"] for event in walk(tree)) == sum(map(duration, tree)))

# %% [markdown] role="task" name="self_time"
# ## Exercise: self_time (8 points)
#
# `tree` is a list of events as your observer makes them: `name`, `start`, `end`, `children`, all closed. Return a dict: for each name the
# sum of the self times of its events.
#
# For `aten::linear` 0..100 with `aten::t` 5..10 and `aten::addmm` 15..90 inside, it is
# `{"aten::linear": 20, "aten::t": 5, "aten::addmm": 75}`.

# %% role="exercise" name="self_time"
def self_time(tree):
    """Name -> nanoseconds in which no child ran."""
    ### BEGIN SOLUTION
    times = {}
    todo = list(tree)
    for event in todo:
        own = event["end"] - event["start"]
        for child in event["children"]:
            own -= child["end"] - child["start"]
            todo.append(child)
        times[event["name"]] = times.get(event["name"], 0) + own
    return times
    ### END SOLUTION


# %% role="check" name="self_time"
lesson.check("19.self_time", self_time)

# %% [markdown] role="story" name="rows"
# ## One row of many calls
#
# Twenty calls of `aten::addmm` are one row of a table. How many rows are they if calls with other shapes get rows of their own? The first layer
# multiplies by (512, 1024), the second by (1024, 512).

# %% role="predict" name="p5"
lesson.predict("19.p5", ...)

# %% role="demo" name="by_shape"
def rows_of_addmm():
    found = [row for row in prof.key_averages(group_by_input_shape=True) if row.key == "aten::addmm"]
    for row in found:
        print(row.key, row.count, "calls", row.input_shapes)
    return len(found)


lesson.reveal("19.p5", rows_of_addmm)

# %% [markdown] role="task" name="key_averages"
# ## Exercise: key_averages (6 points)
#
# `events` is a list of dicts: `name`, `shapes` (a list of lists), `self`, `total`, `step`. Return a list of rows, dicts with `name`,
# `shapes`, `calls`, the sums `self` and `total`, and `average`, which is total by calls.
#
# - Step 0 is the warm-up: leave its events out.
# - One row for each name; its `shapes` is None. If `by_shape`, one row for each name with each `shapes`.
# - The largest self time first; equal ones in the order in which they first appear.

# %% role="exercise" name="key_averages"
def key_averages(events, by_shape=False):
    """A row for each name, or for each name and shapes."""
    ### BEGIN SOLUTION
    rows = {}
    for event in events:
        if event["step"] == 0:
            continue
        shapes = tuple(tuple(shape) for shape in event["shapes"]) if by_shape else None
        key = event["name"], shapes
        if key not in rows:
            rows[key] = {"name": event["name"], "shapes": shapes, "calls": 0, "self": 0, "total": 0}
        rows[key]["calls"] += 1
        rows[key]["self"] += event["self"]
        rows[key]["total"] += event["total"]
    for row in rows.values():
        row["average"] = row["total"] / row["calls"]
    return sorted(rows.values(), key=lambda row: -row["self"])
    ### END SOLUTION


# %% role="check" name="key_averages"
lesson.check("19.key_averages", key_averages)

# %% [markdown] role="story" name="memory"
# ## Who holds the memory?
#
# A good place to stop: about 65 minutes lie behind you, 65 before you. When you come back, run all cells.
#
# The profiler notes every allocation too. Here is a training step, as you would write it. Step 0 is the warm-up. A batch of 256 goes through
# layers 64, 128 and 10 wide.
#
# Bytes are **live** from the moment in which an operator allocates them until the last tensor over them is gone.

# %% role="demo" name="training_step"
from tinytensor.nn.functional import mse_loss


def train(batch, steps, after_step=lambda loss: None):
    tt.manual_seed(0)
    model = tt.nn.Sequential(tt.nn.Linear(64, 128), tt.nn.ReLU(), tt.nn.Linear(128, 10))
    optimizer = tt.optim.SGD(model.parameters(), lr=0.01)
    x, target = tt.randn(batch, 64), tt.randn(batch, 10)
    with profile(profile_memory=True, with_stack=True) as prof:
        for _ in range(steps):
            optimizer.zero_grad()
            loss = mse_loss(model(x), target)
            loss.backward()
            optimizer.step()
            after_step(loss)
            prof.step()
    return prof


# %% [markdown] role="story" name="where"
# Activations pile up in the forward pass. Backward frees them one by one, and makes gradients. The optimizer changes parameters in place.
#
# Where is the peak: in "forward", in "backward", or in the optimizer's "step"?

# %% role="predict" name="p2"
lesson.predict("19.p2", ...)

# %% role="demo" name="peak"
def peak_of(prof):
    return max(introspect.memory_events(prof), key=lambda event: event["live"])


train(batch=256, steps=1)  # compiles what is new, so that the next run shows training alone
prof = train(batch=256, steps=2)
peak = peak_of(prof)
in_backward = any("Backward" in name for name in peak["path"])
where = "backward" if in_backward else "step" if "Optimizer" in peak["path"][0] else "forward"
lesson.reveal("19.p2", lambda: print(f"{peak['live']:,} bytes:", " > ".join(peak["path"])) or where)

# %% role="demo" name="timeline"
tw.memory_timeline(steady_events(prof))

# %% [markdown] role="story" name="why_there"
# In backward, at ReluBackward0; PyTorch calls a node's turn `evaluate_function`. What relu returned is still there, and so are two gradients
# of its size: one arrives, one leaves. That makes three tensors of 256 * 128 * 4 = 131,072 bytes. In a deep network the peak comes near the
# start of backward, while the activations of all layers below are kept. Click an allocation for its operator and its stack.
#
# Is it always there? With a batch of 8 instead of 256 activations are small, and gradients of weights weigh more. Is the peak at
# ReluBackward0 again? True or False.

# %% role="predict" name="p6"
lesson.predict("19.p6", ...)

# %% role="demo" name="small_batch"
small = peak_of(train(batch=8, steps=2))
told = f"batch of 8: {small['live']:,} bytes: {' > '.join(small['path'])}"
lesson.reveal("19.p6", lambda: print(told) or any("ReluBackward0" in name for name in small["path"]))

# %% [markdown] role="story" name="raw"
# Now the peak comes at the end of backward, when the gradient of the largest weight is there as well.
#
# All that a recorder writes down are events like the ones below. An allocation and its end have the same `id`. `op` is the operator that ran
# at that moment: on a free not the one that had allocated, and `""` where Python dropped a tensor.

# %% role="demo" name="raw"
from tinytensor_lessons.profile_traces import raw, told_memory

second_step = [event for event in raw(steady_events(prof)) if event["step"] == 1]
print(told_memory(second_step[:12]))

# %% [markdown] role="story" name="segments"
# Allocators fetch memory from the system in large **segments** and hand out pieces of them. Where a recorder sees that, it writes
# `segment_alloc`. Those bytes are reserved, not live: no tensor holds them. PyTorch tells both for a GPU, as `memory_reserved` and
# `memory_allocated`. Below is a trace with segments, and what the exercise asks of it.

# %% role="demo" name="segments"
from tinytensor_lessons.lesson_19.memory import cached
from tinytensor_lessons.lesson_19.memory import memory_profile as a_right_one

(trace,) = cached()
print(trace[1])
print(told_memory(trace))
for name, value in a_right_one(trace).items():
    print(f"{name:<8}{value}")

# %% [markdown] role="task" name="profile_memory"
# ## Exercise: profile_memory (14 points)
#
# `events` come in order. Return a dict:
#
# - `peak`: the most bytes live at once; `when`: the time of the event that reached it first
# - `top`: the three largest allocations live then, as `(bytes, op, category)`, op the one that allocated. Of equal ones the earlier first.
# - `classes`: bytes live then, for each category among them
# - `leaks`: sorted names of ops that leak. An op leaks if, at the end, something is live that it made in step 3, in step 4, and in each
#   step up to the one before the last. No such step, no leak.
#
# A free whose id was never allocated is of an older tensor: ignore it.

# %% role="exercise" name="profile_memory"
def profile_memory(events):
    """Who holds bytes at the peak, and what grows."""
    ### BEGIN SOLUTION
    live, now = {}, 0
    peak, when, held = 0, 0, []
    for event in events:
        if event["action"] == "alloc":
            live[event["id"]] = event
            now += event["bytes"]
        elif event["action"] == "free" and event["id"] in live:
            now -= live.pop(event["id"])["bytes"]
        if now > peak:
            peak, when, held = now, event["time"], list(live.values())
    classes = {}
    for block in held:
        classes[block["category"]] = classes.get(block["category"], 0) + block["bytes"]
    largest = sorted(held, key=lambda block: -block["bytes"])[:3]
    last = events[-1]["step"] if events else 0
    steps = set(range(3, last))
    left = {}
    for block in live.values():
        left.setdefault(block["op"], set()).add(block["step"])
    return {
        "peak": peak,
        "when": when,
        "top": [(block["bytes"], block["op"], block["category"]) for block in largest],
        "classes": classes,
        "leaks": sorted(op for op in left if steps and steps <= left[op]),
    }
    ### END SOLUTION


# %% role="check" name="profile_memory"
lesson.check("19.profile_memory", profile_memory)

# %% [markdown] role="story" name="detective"
# ## Four suspects
#
# Programs that are slow or grow mostly do it in one of four ways, and each leaves a mark on the profile. Here are three, in miniature: a
# number read in a loop, a copy to straighten a transposed tensor, a formula spelled out in tiny steps. Each gets a tensor of 20 rows and 8
# columns. How often does the first one wait for the device?

# %% role="predict" name="p7"
lesson.predict("19.p7", ...)

# %% role="demo" name="suspects"
def reads_numbers(x):
    return sum(row.sum().item() for row in x)


def straightens(x):
    straight = tt.empty(8, 20)
    for _ in range(20):
        straight.copy_(x.t())


def tiny_steps(x):
    for row in x:
        row = row * 0.5 * (row * 0.8 * (row * row * 0.04 + 1)).tanh() + row * 0.5
    return row


# %% role="demo" name="counts"
def counts():
    waits = {}
    for program in (reads_numbers, straightens, tiny_steps):
        with profile() as prof:
            program(tt.ones(20, 8))
        calls = {row.key: row.count for row in prof.key_averages()}
        waits[program], copies = calls.get("aten::_local_scalar_dense", 0), calls.get("aten::copy_", 0)
        print(f"{program.__name__:<13} {sum(calls.values()):>3} calls, {waits[program]:>2} waits, {copies:>2} copies")
    return waits[reads_numbers]


lesson.reveal("19.p7", counts)

# %% [markdown] role="story" name="marks"
# On a device every wait, `aten::_local_scalar_dense`, empties the queue of work. A copy, `aten::copy_`, moves bytes and computes nothing;
# in PyTorch's profiles one stands inside each `aten::clone` and `aten::to` as well. And each call costs some time of the host, whatever its
# size; say 5 microseconds.
#
# The fourth fault is a list that grows. `losses.append(loss)` keeps the tensor and its graph. With a batch of 32 this loss holds 1,280 bytes:
# `mse_loss` makes a storage for all differences and uses one number of it. `losses.append(loss.item())` keeps a number.

# %% role="demo" name="leak"
OVERHEAD = 5_000  # nanoseconds a call

losses = []
for after_step in (losses.append, lambda loss: losses.append(loss.item())):
    prof = train(batch=32, steps=8, after_step=after_step)
    print("leaks:", a_right_one(raw(introspect.memory_events(prof)))["leaks"])

# %% [markdown] role="task" name="detective"
# ## Exercise: detective (9 points)
#
# `profile` is a dict: `events` as for `key_averages`, `memory` as for `profile_memory`, times in nanoseconds. At most one thing is wrong
# with the program. Return which:
#
# - `"sync"`: it waits for numbers
# - `"noncontiguous"`: it copies to straighten operands
# - `"tiny_ops"`: most of its time is `OVERHEAD` of its calls
# - `"leak"`: it leaks
# - `"fine"`: none of these stands out
#
# A fault takes at least a third of the self time, the overhead of tiny ops at least a half; a sound program has little of each, though not
# none. Your functions are at hand; during the check their names mean ones that work.

# %% role="exercise" name="detective"
def detective(profile):
    """Which fault a program has, if any."""
    ### BEGIN SOLUTION
    if profile_memory(profile["memory"])["leaks"]:
        return "leak"
    rows = key_averages(profile["events"])
    total = sum(row["self"] for row in rows)
    own = {row["name"]: row["self"] for row in rows}
    if own["aten::_local_scalar_dense"] > 0.3 * total:
        return "sync"
    if own["aten::copy_"] > 0.3 * total:
        return "noncontiguous"
    calls = sum(row["calls"] for row in rows)
    return "tiny_ops" if calls * OVERHEAD > 0.4 * total else "fine"
    ### END SOLUTION


# %% role="check" name="detective"
lesson.check("19.detective", detective)

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# Eight steps of training, once sound and once with a list that keeps every loss. The profiler notes them with your `Observer`, your `self_time`
# makes a row of each kind of event, and your `profile_memory` says where the bytes were and what leaks.

# %% role="demo" name="together"
def examine(name, after_step):
    with lesson.plugged("19.observe", Observer):
        prof = train(batch=32, steps=8, after_step=after_step)
    times, memory = self_time(steady_tree(prof)), profile_memory(raw(steady_events(prof)))
    print(f"{name:<6} {len(times)} kinds of events, peak {memory['peak']:,} bytes, leaks: {memory['leaks']}")


if lesson.written(Observer, self_time, profile_memory):
    examine("sound", lambda loss: None)
    examine("keeps", [].append)

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_19 = ...

# %% role="check" name="quiz"
lesson.quiz("19.quiz", quiz_19)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `Observer` | `tinytensor/aten/record_function.py`<br>`tinytensor/profiler/collection.py`<br>`aten/src/ATen/record_function.h`<br>`torch/csrc/profiler/collection.cpp` | Kineto, which asks the GPU for its events |
# | `self_time`, `key_averages` | `tinytensor/profiler/collection.py`<br>`tinytensor/profiler/profiler_util.py`<br>`torch/autograd/profiler_util.py` | times of the device |
# | `profile_memory` | `tinytensor/profiler/memory_profiler.py`<br>`torch/profiler/_memory_profiler.py` | blocks and segments of the allocator |
# | the whole | `tinytensor/profiler/profiler.py`<br>`tinytensor/introspect/profile.py`<br>`torch/profiler/profiler.py` | events of Python functions |

# %% [markdown] role="further" name="trace"
# ## Go further
#
# A profile can be saved in Chrome's trace format: JSON that ui.perfetto.dev and chrome://tracing open as a picture to scroll and zoom in.
# Write one of a training step to a file of yours, and open it. Which gaps are Python's?

# %% role="further" name="try_trace"
import json
import tempfile
from pathlib import Path

with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "trace.json"
    train(batch=256, steps=1).export_chrome_trace(str(path))
    trace = json.loads(path.read_text())
linears = [event for event in trace["traceEvents"] if event.get("name") == "aten::linear"]
print(len(linears), "events of aten::linear, each with", ", ".join(key for key in ("ph", "ts", "dur") if key in linears[0]))

# %% role="summary" name="summary"
lesson.summary()
