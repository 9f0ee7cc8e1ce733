# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 08 Inside the dispatcher
#
# **150 minutes. Needs: lesson 07.**
#
# After this lesson you can
# 1. fill a dispatch table by precedence,
# 2. use fallthrough, boxed fallbacks and composite kernels,
# 3. define an operator with a fake and a gradient,
# 4. explain any call from its trace.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("08")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# An operator of your own takes two lines: a schema, and one kernel at `CompositeImplicitAutograd`. It has a gradient, though nobody wrote
# a derivative, and it works on meta.

# %% role="demo" name="swish"
lib = tt.library.Library("lesson08", "FRAGMENT")
lib.define("swish(Tensor x) -> Tensor")
lib.impl("swish", lambda x: x * x.sigmoid(), "CompositeImplicitAutograd")
faster = explicit = None  # libraries of cells below: dropped, so that this cell can run again

x = tt.tensor([1.0, -2.0], requires_grad=True)
tt.ops.lesson08.swish(x).sum().backward()
print(x.grad, tt.ops.lesson08.swish(tt.ones(2, device="meta")).device)

# %% [markdown] role="story" name="predict"
# Here are five entries of its dispatch table, each with the reason why this kernel is there. Now somebody adds a faster kernel, at
# `CPU`. Which of the five entries change? A list of names.

# %% role="demo" name="five"
from tinytensor.introspect import computed_table

FIVE = ("CPU", "Meta", "SparseCPU", "AutogradCPU", "AutogradMeta")


def reasons(op, keys=FIVE):
    rows = {row["key"]: row["reason"] for row in computed_table(op)["rows"]}
    return {key: rows[key] for key in keys}


from tinytensor_lessons.table_grid import TableGrid

grid = TableGrid("lesson08::swish", FIVE).column("composite alone")
grid

# %% role="predict" name="p1"
lesson.predict("08.p1", ...)

# %% role="demo" name="faster"
faster = tt.library.Library("lesson08", "IMPL")
faster.impl("swish", lambda x: x * x.sigmoid(), "CPU")
grid.column("and a kernel at CPU")
lesson.reveal("08.p1", lambda: display(grid) or [key for key in FIVE if grid.changed(len(grid.columns) - 1, key)])

# %% [markdown] role="story" name="why"
# Two entries change. The kernel at CPU itself is expected. AutogradCPU changes too: the composite kernel has a gradient because it calls
# `mul` and `sigmoid`, and these have gradients. The dispatcher cannot look into the new kernel, so it may not assume that. It takes the
# composite away at AutogradCPU, and until somebody writes a derivative there is no gradient on the CPU. On meta all is as before.
#
# The same table in full. Nobody registered 30 kernels: almost every entry follows from two.

# %% role="demo" name="table"
tw.dispatch_trace(view="table", op="lesson08::swish")

# %% [markdown] role="story" name="strict"
# ## One kernel for each key?
#
# The dispatcher that comes to mind first has what was registered, and nothing else. With 2,000 operators and 20 keys that matter somebody would
# have to register 40,000 kernels, and each new device another 2,000.
#
# Here it is, with the same two registrations. For how many of the five keys does it find a kernel?

# %% role="predict" name="p3"
lesson.predict("08.p3", ...)

# %% role="demo" name="strict"
def strict(kernels, key):
    return kernels.get(key, "nothing")


def five_answers():
    kernels = {"CPU": "the fast kernel", "CompositeImplicitAutograd": "x * sigmoid(x)"}
    for key in FIVE:
        print(f"{key:<14}", strict(kernels, key))
    return sum(strict(kernels, key) != "nothing" for key in FIVE)


lesson.reveal("08.p3", five_answers)

# %% [markdown] role="story" name="rules"
# ## Six rules
#
# So some names stand for many keys: **alias keys**. For each key the first rule that applies says what stands there, and its words are
# the reason:
#
# 1. a kernel at the key itself: `kernel`
# 2. CompositeExplicitAutograd, at backend keys: `default backend kernel`
# 3. CompositeImplicitAutograd, at backend and autograd keys: `math kernel`
# 4. Autograd, at autograd keys: `autograd kernel`
# 5. what the dispatcher does at this key for every operator: `backend fallback`
# 6. nothing: `missing`

# %% role="demo" name="sets_of_keys"
from tinytensor_lessons.key_bits import AUTOGRAD_KEYS, BACKEND_KEYS

print(BACKEND_KEYS[:6], "...")
for key in ("AutogradCPU", "AutogradOther"):
    print(f"{key}: before {AUTOGRAD_KEYS[key][:5]}")

# %% [markdown] role="story" name="rule_3"
# Rule 3 has two exceptions. The implicit composite is not used at an autograd key if one of the backends of this key has a kernel of its
# own: you saw that at AutogradCPU. And it is not used anywhere if the operator has an explicit composite.
#
# So register an explicit one too. Which reason will stand at Meta then?

# %% role="predict" name="p4"
lesson.predict("08.p4", ...)

# %% role="demo" name="rule_3"
explicit = tt.library.Library("lesson08", "IMPL")
explicit.impl("swish", lambda x: x * x.sigmoid(), "CompositeExplicitAutograd")
grid.column("and an explicit composite")
lesson.reveal("08.p4", lambda: display(grid) or grid.columns[-1]["Meta"])

# %% [markdown] role="story" name="recolored"
# Each registration recolored cells: CPU keeps its own kernel by rule 1, Meta and SparseCPU go to the explicit composite by rule 2, and at
# the autograd keys nothing is left but what the dispatcher does for every operator, rule 5. The next cell takes the explicit one out
# again.

# %% role="demo" name="take_out"
explicit = None
grid.column("without it")

# %% [markdown] role="task" name="resolve"
# ## Exercise: resolve (10 points)
#
# Return `(kernel, reason)` for `key`, or `(None, "missing")`. `kernels` is a dict from key, alias keys among them, to kernel; `fallbacks` the same
# for rule 5. `BACKEND_KEYS` lists the backend keys; `AUTOGRAD_KEYS` maps each autograd key to the backend keys that it stands before.
#
# With kernels at CPU and CompositeImplicitAutograd, `"AutogradMeta"` has the second, as math kernel.
#
# The check compares with the tables of 1,024 random registration sets, as torch computes them. At the end the library fills its own tables by
# your rules.

# %% role="exercise" name="resolve"
def resolve(kernels, key, fallbacks):
    """What stands at a key of the dispatch table, and why."""
    ### BEGIN SOLUTION
    if key in kernels:
        return kernels[key], "kernel"
    explicit = "CompositeExplicitAutograd" in kernels
    if explicit and key in BACKEND_KEYS:
        return kernels["CompositeExplicitAutograd"], "default backend kernel"
    if "CompositeImplicitAutograd" in kernels and not explicit:
        own = any(backend in kernels for backend in AUTOGRAD_KEYS.get(key, ()))
        if key in BACKEND_KEYS or (key in AUTOGRAD_KEYS and not own):
            return kernels["CompositeImplicitAutograd"], "math kernel"
    if "Autograd" in kernels and key in AUTOGRAD_KEYS:
        return kernels["Autograd"], "autograd kernel"
    if key in fallbacks:
        return fallbacks[key], "backend fallback"
    return None, "missing"
    ### END SOLUTION


# %% role="check" name="resolve"
lesson.check("08.resolve", resolve)

# %% [markdown] role="story" name="simple"
# You now have the heart of a dispatcher. The library's own rules, one after the other as in your function, stand in
# `tinytensor/aten/core/dispatch/operator_entry_simple.py`; read it before `operator_entry.py`, which answers for all keys at once. For the
# operator from the beginning it says:

# %% role="demo" name="simple"
from tinytensor.aten.core.dispatch import operator_entry_simple
from tinytensor.aten.core.dispatch.dispatcher import dispatcher

entry = dispatcher.find_schema_or_throw("lesson08::swish").entry
for key in FIVE:
    print(key, "->", operator_entry_simple.resolve(entry, tt.DispatchKey[key])[1])

# %% [markdown] role="story" name="ambiguous"
# One entry was left out of the check. AutogradOther stands before many backends, sparse ones among them. If one has a kernel and the operator an
# implicit composite, rule 3 says yes for some of its backends and no for others. torch makes it an error, raised by the call that
# meets it.

# %% role="demo" name="ambiguous"
other = tt.library.Library("lesson08", "FRAGMENT")
other.define("swish2(Tensor x) -> Tensor")
other.impl("swish2", lambda x: x * x.sigmoid(), "CompositeImplicitAutograd")
other.impl("swish2", lambda x: x, "SparseCPU")
reasons("lesson08::swish2", ("SparseCPU", "AutogradOther", "AutogradCPU"))

# %% [markdown] role="story" name="fallthrough"
# ## Nothing to do
#
# Many fallbacks are a **fallthrough**: go on to the next key. Lesson 07 masked them out of the key set. It could have been a kernel that
# redispatches, so why a mask?
#
# Here are the keys of `tt.mm(x, w)`, where w requires grad. How many kernels run? A number.

# %% role="demo" name="keys_of_mm"
from tinytensor.introspect import dispatch_trace

w = tt.ones(2, 3, requires_grad=True)
call = dispatch_trace(tt.mm, tt.ones(4, 2), w)["calls"][-1]
print(call["keys"]["text"])

# %% role="predict" name="p2"
lesson.predict("08.p2", ...)

# %% role="demo" name="stops_of_mm"
def way_of_mm():
    for row in call["way"]:
        print(f"{row['key']:<16} {row['reason']:<18} {row['stop']}")
    return len(call["stops"])


lesson.reveal("08.p2", way_of_mm)

# %% [markdown] role="story" name="free"
# Two of the four keys are fallthroughs. As kernels, the skipped ones would cost every call of `mm` two function calls. As bits of a mask, which is
# computed once when something is registered, they cost one `&`, however many they are.

# %% role="demo" name="toy_ops"
from tinytensor_lessons.toy_ops import FALLTHROUGH, Op

op = Op()
op.table = {0: lambda op, ks, x: x + 1, 3: FALLTHROUGH, 5: FALLTHROUGH}
print(op.table[3])

# %% [markdown] role="task" name="fallthrough"
# ## Exercise: fallthrough (6 points)
#
# Call an operator: `op.table` maps the number of a key to `kernel(op, ks, *args)` or to `FALLTHROUGH`; `ks` is an int, bit k for key k.
#
# - Clear the keys whose entry is FALLTHROUGH. The highest key that is left runs, with the cleared `ks` and all of `args`; return its
#   result.
# - FALLTHROUGH can be called, and then goes on to the next key by itself. Do not: the check counts.
# - No key left, or no entry for the highest: raise NotImplementedError.
# - Entries change. Each call looks at the table as it is.
#
# Of the table above, with ks = 0b101001 and x = 2: 3. Bits 5 and 3 are cleared, key 0 runs.

# %% role="exercise" name="fallthrough"
def fallthrough_call(op, ks, *args):
    """The result of the highest key that has something to do."""
    ### BEGIN SOLUTION
    for key, kernel in op.table.items():
        if kernel is FALLTHROUGH:
            ks &= ~(1 << key)
    highest = ks.bit_length() - 1
    if highest not in op.table:
        raise NotImplementedError(highest)
    return op.table[highest](op, ks, *args)
    ### END SOLUTION


# %% role="check" name="fallthrough"
lesson.check("08.fallthrough", fallthrough_call)

# %% [markdown] role="story" name="boxed"
# ## One kernel for all operators
#
# A good place to stop: 75 minutes lie behind you, 75 before you. When you come back, run all cells.
#
# A new device has no kernels at all. Lesson 07's toy device has memory and copies, and nothing that computes:

# %% role="demo" name="no_kernels"
from tinytensor_lessons import toy_device

toy_device.install()
on_chip = tt.tensor([[1.0, -2.0], [3.0, 0.5]]).to("privateuseone")
try:
    tt.relu(on_chip)
except NotImplementedError as error:
    print(str(error).partition(". ")[0])

# %% [markdown] role="story" name="stack"
# A kernel like `relu(ks, x)` is *unboxed*: its parameters are those of one operator. A **boxed** kernel has the same three for every operator:
# the operator, the key set, and a stack. The arguments are the last entries of the stack, as many as the schema has. The kernel takes
# them off and leaves the results there.
#
# So one boxed kernel at `PrivateUse1` can serve all operators: copy the arguments to the CPU, run the CPU's kernel, copy the results back.
# What it has to know stands in the schema. `add_` has three arguments: self, other and alpha. How many of their copies must be copied back?

# %% role="predict" name="p5"
lesson.predict("08.p5", ...)

# %% role="demo" name="schemas"
from tinytensor_lessons.toy_device import is_written, run_on_cpu, to_cpu, to_device, write_back, written_argument

add_ = tt.ops.aten.add_.Tensor._handle
print(add_.schema)
print("result 0 is argument", written_argument(add_, 0))
print(tt.ops.aten.cat.default._schema)
lesson.reveal("08.p5", sum(is_written(argument) for argument in add_.schema.arguments))

# %% [markdown] role="task" name="cpu_fallback"
# ## Exercise: cpu_fallback (9 points)
#
# - Take the operator's arguments off the end of `stack`; what lies below belongs to others. An operator may have no arguments at all.
# - `to_cpu(x)` copies a tensor of the device, and returns anything else as it is. Lists of tensors need it for every entry.
# - `run_on_cpu(op, args)` returns a list of results.
# - An argument that `is_written` must get what its copy holds now: `write_back(original, copy)`.
# - Result k: the original, if `written_argument(op, k)` is not None; otherwise a copy by `to_device`. Put all on the stack.
#
# The check runs more than 60 calls on the device with your kernel, then trains with it.

# %% role="exercise" name="cpu_fallback"
def cpu_fallback(op, ks, stack):
    """Run any operator on the CPU, for tensors of the device."""
    ### BEGIN SOLUTION
    count = len(op.schema.arguments)
    given = stack[len(stack) - count :]
    del stack[len(stack) - count :]
    copies = []
    for value in given:
        copies.append([to_cpu(v) for v in value] if isinstance(value, (list, tuple)) else to_cpu(value))
    results = run_on_cpu(op, copies)
    for argument, original, copy in zip(op.schema.arguments, given, copies):
        if is_written(argument):
            write_back(original, copy)
    for k, result in enumerate(results):
        position = written_argument(op, k)
        if position is not None:
            stack.append(given[position])
        else:
            stack.append(to_device(result))
    ### END SOLUTION


# %% role="check" name="cpu_fallback"
lesson.check("08.cpu_fallback", cpu_fallback)

# %% [markdown] role="story" name="first_day"
# A backend registers such a kernel on its first day, then writes the operators that matter, one at a time. Here is the library's own
# fallback, with your function inside.

# %% role="demo" name="first_day"
from tinytensor.utils import backend_registration

everything = tt.library.Library("_", "IMPL", "PrivateUse1")
everything.fallback(backend_registration.cpu_fallback)
with lesson.plugged("08.cpu_fallback", cpu_fallback):
    result = tt.relu(on_chip) @ on_chip
print(result.cpu())

# %% [markdown] role="story" name="composites"
# ## Made of others
#
# `matmul` has no kernel that computes. It calls other operators, which record themselves and have kernels wherever there are any. That is
# a CompositeImplicit kernel: the gradient is *implied* by the parts. A CompositeExplicit one shares code between backends too, but
# serves backend keys only. Its derivative has to be written.
#
# Which operator multiplies the numbers when `matmul` gets a (1, 4, 2) and a (2, 3) tensor? Its name, such as "bmm".

# %% role="predict" name="p6"
lesson.predict("08.p6", ...)

# %% role="demo" name="composites"
cube = tt.ones(1, 4, 2)
inside = [call["name"].removeprefix("aten::") for call in dispatch_trace(tt.matmul, cube, w)["calls"]]
lesson.reveal("08.p6", lambda: display(tw.dispatch_trace(lambda: tt.matmul(cube, w))) or (set(inside) & {"mm", "bmm", "mv"}).pop())

# %% role="demo" name="composite_rows"
for op in ("aten::matmul", "aten::sum"):
    print(op, reasons(op, ("CPU", "AutogradCPU", "Meta")))

# %% [markdown] role="task" name="composite"
# ## Exercise: composite (5 points)
#
# Define `smooth_l1(Tensor x, Tensor y, float beta) -> Tensor` in the library `lib`, and register one kernel that works everywhere and has a gradient.
# With d = |x - y| its elements are d * d / (2 * beta) where d < beta, elsewhere d - beta / 2.
#
# `lib.define` and `lib.impl` are used as above; `lib` is a `Library` for the namespace `lessons`, which the check makes.

# %% role="exercise" name="composite"
def composite(lib):
    """Define and register lessons::smooth_l1."""
    ### BEGIN SOLUTION
    def smooth_l1(x, y, beta):
        d = (x - y).abs()
        return tt.where(d < beta, d * d / (2 * beta), d - beta / 2)

    lib.define("smooth_l1(Tensor x, Tensor y, float beta) -> Tensor")
    lib.impl("smooth_l1", smooth_l1, "CompositeImplicitAutograd")
    ### END SOLUTION


# %% role="check" name="composite"
lesson.check("08.composite", composite)

# %% [markdown] role="story" name="opaque"
# ## An operator with a kernel of its own
#
# Sometimes there are no parts: the kernel is NumPy, or C. Then three things have to be said: how to compute, what a result looks like
# without data, and what the derivative is. `custom_op` makes an operator of a Python function, with a schema from its type hints.

# %% role="demo" name="custom_op"
import numpy as np


@tt.library.custom_op("lesson08::cube_root", mutates_args=())
def cube_root(x: tt.Tensor) -> tt.Tensor:
    return tt.from_numpy(np.cbrt(x.numpy()))


print(cube_root._opoverload._schema)
print(cube_root(tt.tensor([8.0, 27.0])))

# %% [markdown] role="story" name="on_meta"
# On the CPU it works. What happens with `tt.ones(2, 3, device="meta")`: a size, or an error?

# %% role="predict" name="p7"
lesson.predict("08.p7", ...)

# %% role="demo" name="on_meta"
def on_meta():
    try:
        return tuple(cube_root(tt.ones(2, 3, device="meta")).size())
    except Exception as error:
        print(f"{type(error).__name__}: {str(error).splitlines()[0][:110]}")
        return "an error"


lesson.reveal("08.p7", on_meta)

# %% [markdown] role="story" name="message"
# Without a kernel there is a message, in four parts: the operator and the key that was looked for; what it may be; the keys that have
# something; and, left out below, the table with all reasons. On meta the words are others, for those who trace programs.

# %% role="demo" name="message"
empty = tt.library.Library("lesson08", "FRAGMENT")
empty.define("nothing(Tensor x) -> Tensor")
for x in (tt.ones(2), tt.ones(2, device="meta")):
    try:
        tt.ops.lesson08.nothing(x)
    except NotImplementedError as error:
        print(*str(error).partition("\n\n")[0].replace(". ", ".\n").splitlines()[:3], "", sep="\n")

# %% [markdown] role="story" name="fake"
# A *fake* tells the size, dtype and device of the result, and computes nothing. A derivative comes as two functions: `setup` keeps what `backward`
# will need. `opcheck` compares what was said with what happens.

# %% role="demo" name="fake"
def setup(ctx, inputs, output):
    ctx.save_for_backward(output)


def backward(ctx, grad):
    (y,) = ctx.saved_tensors
    return grad / (3 * y * y)


cube_root.register_fake(lambda x: tt.empty_like(x))
cube_root.register_autograd(backward, setup_context=setup)
print(cube_root(tt.ones(2, 3, device="meta")).size())
x = tt.tensor([8.0, 27.0], requires_grad=True)
print(tt.autograd.grad(cube_root(x).sum(), x), tt.library.opcheck(cube_root, (x,)))

# %% [markdown] role="task" name="softclip"
# ## Exercise: softclip (7 points)
#
# Define `softclip(Tensor x, float limit) -> Tensor` in `lib`: `limit * tanh(x / limit)`. Say three things about it:
#
# - `lib.impl(name, kernel, "CPU")`. The schema promises a tensor that shares no memory with x.
# - `tt.library.register_fake("lessons::softclip", fake, lib=lib)`
# - `tt.library.register_autograd("lessons::softclip", backward, setup_context=setup, lib=lib)`. `setup(ctx, inputs, output)` keeps what `backward(ctx, grad)`
#   needs; that returns a gradient for each input, None for a number.
#
# With y the result, the slope is 1 - (y / limit) ** 2.

# %% role="exercise" name="softclip"
def softclip(lib):
    """Define and register lessons::softclip."""
    ### BEGIN SOLUTION
    def kernel(x, limit):
        return limit * tt.tanh(x / limit)

    def fake(x, limit):
        return tt.empty_like(x)

    def setup(ctx, inputs, output):
        ctx.limit = inputs[1]
        ctx.save_for_backward(output)

    def backward(ctx, grad):
        (y,) = ctx.saved_tensors
        return grad * (1 - (y / ctx.limit) ** 2), None

    lib.define("softclip(Tensor x, float limit) -> Tensor")
    lib.impl("softclip", kernel, "CPU")
    tt.library.register_fake("lessons::softclip", fake, lib=lib)
    tt.library.register_autograd("lessons::softclip", backward, setup_context=setup, lib=lib)
    ### END SOLUTION


# %% role="check" name="softclip"
lesson.check("08.softclip", softclip)

# %% [markdown] role="story" name="analyze"
# ## Listen to the dispatcher
#
# Now listen to the dispatcher. `add_listener(f)` lets it call `f(event)` for all that it does in this thread: at the start of a call, at each
# stop, at its end. What a kernel calls in turn lies between. An event has `kind`, `op`, `key` and `reason`; that of a call has `keys` as well, the
# call's key set.

# %% role="demo" name="listen"
from tinytensor_lessons.listener import add_listener, remove_listener


def tell(event):
    print(f"{event.kind:<5} {event.op:<12} {event.key:<16} {event.reason}")


row = tt.ones(1, 2)
add_listener(tell)
tt.matmul(row, w)
remove_listener(tell)

# %% [markdown] role="story" name="six_calls"
# And here are six calls to think about. `w` requires grad; so does `m`, which is on meta; `plain` does not; `inner` is `w * 2`.
#
# - A: `tt.mm(w, plain)`
# - B: `w.t()`, a view
# - C: `inner.mul_(2)`, in place
# - D: `tt.mm(m, m)`
# - E: `plain + 1`, in inference_mode
# - F: `tt.matmul(w, plain)`, a composite

# %% role="demo" name="six_calls"
from tinytensor_lessons.lesson_08.analyze import six_calls

calls = six_calls()
print(calls["A"]())

# %% [markdown] role="task" name="analyze"
# ## Exercise: analyze (8 points)
#
# `analyze(program)` calls `program()` once and returns a list of pairs `(op, stops)`, one for each operator call, in the order in which they began. `stops` lists
# `(key, reason)` of the stops of that call, and no other's. `matmul` comes before its parts.
#
# Afterwards nobody listens any more, even if the program raises, or is stopped by Ctrl+C; its own exception goes through.
#
# `prediction()` returns a dict: for each letter, the list of keys at which that call stops, such as `["AutogradCPU", "CPU"]`; for F those of matmul
# itself. Think first; then `analyze(calls["A"])` tells you.

# %% role="exercise" name="analyze"
def analyze(program):
    """The operator calls of a program, each with its stops."""
    ### BEGIN SOLUTION
    found, opened = [], []

    def listen(event):
        if event.kind == "call":
            opened.append((event.op, []))
            found.append(opened[-1])
        elif event.kind == "stop":
            opened[-1][1].append((event.key, event.reason))
        else:
            opened.pop()

    add_listener(listen)
    try:
        program()
    finally:
        remove_listener(listen)
    return found
    ### END SOLUTION


def prediction():
    """Letter -> the keys at which the call stops."""
    ### BEGIN SOLUTION
    return {
        "A": ["AutogradCPU", "CPU"],
        "B": ["AutogradCPU", "ADInplaceOrView", "CPU"],
        "C": ["AutogradCPU", "ADInplaceOrView", "CPU"],
        "D": ["AutogradMeta", "Meta"],
        "E": ["CPU"],
        "F": ["AutogradCPU"],
    }
    ### END SOLUTION


# %% role="check" name="analyze"
lesson.check("08.analyze", analyze)

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# Your `composite` on the toy device. The library fills its tables by your `resolve`, and computes with your `cpu_fallback`, since the
# device has no kernels. Your `analyze` writes down each operator and its stops.

# %% role="demo" name="together"
if lesson.written(resolve, cpu_fallback, composite, analyze):
    with (
        tt.library._scoped_library("lessons", "FRAGMENT") as yours,
        lesson.plugged("08.resolve", resolve),
        lesson.plugged("08.cpu_fallback", cpu_fallback),
    ):
        composite(yours)
        zero = on_chip * 0
        found = analyze(lambda: tt.ops.lessons.smooth_l1(on_chip, zero, 1.0))
        for op, stops in found[:6]:
            print(f"{op:<20}", " then ".join(f"{key} ({reason})" for key, reason in stops))
        print("and", len(found) - 6, "more calls")

# %% [markdown] role="story" name="whole_step"
# What `analyze` tells in lines is what this widget draws: here a whole step of training, forward and backward, as a tree to unfold. It ran
# once before, so that no time in it is that of compiling.

# %% role="demo" name="whole_step"
batch = tt.ones(4, 3)


def step():
    tt.nn.functional.linear(batch, w).relu().sum().backward()


step()
tw.dispatch_trace(step, view="program")

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_08 = ...

# %% role="check" name="quiz"
lesson.quiz("08.quiz", quiz_08)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `resolve` | `tinytensor/aten/core/dispatch/operator_entry.py`<br>`OperatorEntry.cpp`<br>`resolve_key` in `torch/_ops.py` | a second explicit composite, calls without tensors |
# | `fallthrough_call` | `tinytensor/aten/core/dispatch/dispatch_key_extractor.py`<br>`DispatchKeyExtractor.h` | a mask for each backend |
# | `cpu_fallback` | `tinytensor/aten/native/cpu_fallback.py`<br>`aten/src/ATen/native/CPUFallback.cpp` | views, arguments `device=` |
# | `composite`, `softclip` | `tinytensor/library/custom_ops.py`<br>`tinytensor/aten/core/dispatch/library.py`<br>`torch/library.py`<br>`torch/_library/custom_ops.py` | overloads |
# | `analyze` | `tinytensor/aten/core/dispatch/kernel_watch.py`<br>`Dispatcher.h`<br>`TORCH_SHOW_DISPATCH_TRACE` | other threads |
#
# Files without a folder stand in `aten/src/ATen/core/dispatch`. Start with `computeDispatchTableEntryWithDebug` in
# `OperatorEntry.cpp`: its comments
# list your six rules.

# %% [markdown] role="further" name="dump"
# ## Go further
#
# torch prints a table with `torch._C._dispatch_dump_table("aten::mm")`. Print tinytensor's in the same format, one line for each key, and compare the
# two. Which lines has torch that tinytensor has not?

# %% role="further" name="try_dump"
for row in computed_table("aten::mm")["rows"][1:8]:
    print(f"{row['key']}: {row['reason']}")

# %% role="summary" name="summary"
lesson.summary()
