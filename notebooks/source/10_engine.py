# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 10 The engine
#
# **140 minutes. Needs: lesson 09.**
#
# After this lesson you can
# 1. count what every node waits for,
# 2. add up partial gradients without harming anybody's tensor,
# 3. run a graph with a queue instead of recursion,
# 4. run only what `grad(outputs, inputs)` needs,
# 5. explain what `retain_graph` retains.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("10")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# `p` is used twice, so two paths lead from the loss to it. Here is the first walk that comes to mind: run a node, hand each result to the
# node behind, and let that one do the same. A node is a function: `node(grad)` runs it.

# %% role="demo" name="naive"
def naive(node, grad, calls):
    calls.append(node)
    results = node(grad)
    results = results if isinstance(results, tuple) else (results,)
    for (following, _), result in zip(node.next_functions, results):
        if following is not None:
            naive(following, result, calls)


x = tt.tensor(0.5, requires_grad=True)
p = x * 2
loss = p.exp() + p.sin()
shared = p.grad_fn

# %% [markdown] role="story" name="predict"
# How often does the node of `p` run: in the naive walk, and in `loss.backward()`? Write a pair.

# %% role="predict" name="p1"
lesson.predict("10.p1", ...)

# %% role="demo" name="count_calls"
calls, hook_calls = [], []
x.grad = None
naive(loss.grad_fn, tt.tensor(1.0), calls)
naive_grad, x.grad = x.grad, None
handle = shared.register_hook(lambda grad_inputs, grad_outputs: hook_calls.append(1))
loss.backward(retain_graph=True)
handle.remove()
print("the same gradient:", bool(abs(naive_grad - x.grad) < 1e-4))
lesson.reveal("10.p1", (calls.count(shared), len(hook_calls)))

# %% [markdown] role="story" name="ladder"
# The gradient is right in both, as it was in lesson 00. The number of calls is the price: each rung of a ladder doubles the paths. Here is one
# of 10 rungs, `y = y * y` ten times. How many calls does the naive walk make?

# %% role="predict" name="p3"
lesson.predict("10.p3", ...)

# %% role="demo" name="ladder"
y = x
for _ in range(10):
    y = y * y
calls = []
naive(y.grad_fn, tt.tensor(1.0), calls)
lesson.reveal("10.p3", len(calls))

# %% [markdown] role="story" name="too_early"
# ## Running too early
#
# The engine runs every node once. So, mark a node when it has run? Below, a node runs as soon as a first gradient arrives, and never again.
# Two gradients come to the node of p, first that of the path through exp, then that of the path through sin. What does this walk give for
# x: all of the gradient, a part of it, or nothing?

# %% role="predict" name="p4"
lesson.predict("10.p4", ...)

# %% role="demo" name="too_early"
def first_come(root, grad):
    todo, done = [(root, grad)], set()
    while todo:
        node, grad = todo.pop(0)
        if node not in done:
            done.add(node)
            results = node(grad)
            results = results if isinstance(results, tuple) else (results,)
            todo += [(f, r) for (f, _), r in zip(node.next_functions, results) if f is not None]


# %% role="demo" name="first_gradient"
def first_gradient():
    (right,) = tt.autograd.grad(loss, x, retain_graph=True)
    x.grad = None
    first_come(loss.grad_fn, tt.tensor(1.0))
    print(f"x.grad {x.grad.item():.4f}, right is {right.item():.4f}")
    return "a part of it" if x.grad.item() < right.item() else "all of it"


lesson.reveal("10.p4", first_gradient)

# %% [markdown] role="story" name="counting"
# The node of `p` ran with the gradient of one path, and the other came too late. It has to know how many are coming. That can be counted before anything runs: as many as
# edges lead to it. PyTorch calls these numbers **dependencies**.
#
# Inside the engine edges stand in `node.next_edges`: pairs `(node, input_nr)`, and None where no gradient is wanted. The same as
# `next_functions`, without the `(None, 0)`.

# %% role="demo" name="next_edges"
for node in (loss.grad_fn, shared):
    print(node.name(), [None if edge is None else (edge[0].name(), edge[1]) for edge in node.next_edges])

# %% [markdown] role="task" name="dependencies"
# ## Exercise: dependencies (9 points)
#
# Return a dict: for every node that the roots reach, how many edges lead to it. `roots` is a list of nodes. A root that no edge leads to waits
# for nothing: it may stand in the dict with 0, or not at all.
#
# Count edges, not nodes: `x * x` has two edges to one leaf. Read `next_edges` once for each node, without recursion; a graph of 30,000 nodes
# has to work.
#
# For the loss above: Exp 1, Sin 1, Mul 2, AccumulateGrad 1. At the end of the check the library's engine counts with your function.

# %% role="exercise" name="dependencies"
def dependencies(roots):
    """How many edges lead to each node below the roots."""
    ### BEGIN SOLUTION
    counts = {node: 0 for node in roots}
    todo = list(counts)
    for node in todo:
        for edge in node.next_edges:
            if edge is None:
                continue
            following = edge[0]
            if following not in counts:
                counts[following] = 0
                todo.append(following)
            counts[following] += 1
    return counts
    ### END SOLUTION


# %% role="check" name="dependencies"
lesson.check("10.dependencies", dependencies)

# %% [markdown] role="story" name="buffers"
# ## Where gradients wait
#
# A gradient that arrives at a node which still waits is kept in an **input buffer**: one slot for each result of the forward call, lesson 09's
# `input_nr`. What comes to the same slot is added up.
#
# Added how? The node of `a + b` gives a gradient to a and one to b. Are these two tensors with memory of their own? True or False.

# %% role="predict" name="p5"
lesson.predict("10.p5", ...)

# %% role="demo" name="buffers"
a, b = tt.zeros(2, requires_grad=True) * 1, tt.zeros(2, requires_grad=True) * 1
to_a, to_b = (a + b).grad_fn(tt.ones(2))
lesson.reveal("10.p5", to_a.data_ptr() != to_b.data_ptr())

# %% [markdown] role="story" name="not_yours"
# One gradient goes to both operands, as the same tensor. So the engine must not write into a gradient that arrived: somebody else may hold
# it.

# %% [markdown] role="task" name="input_buffer"
# ## Exercise: input_buffer (8 points)
#
# Write the class. `InputBuffer(size)` has `size` empty slots; `add(slot, grad)` brings a gradient; `values()` returns a list of what the slots
# hold.
#
# - A slot to which nothing came holds None. Adding None changes nothing: an undefined gradient stays undefined.
# - No gradient that arrived is ever changed.
# - However many come to a slot, at most one new tensor is made for it. The first is stored as it is; the sum of two is yours, and what you own
#   you may add to in place, with `+=`.

# %% role="exercise" name="input_buffer"
class InputBuffer:
    """Gradients on their way into one node."""

    def __init__(self, size):
        ### BEGIN SOLUTION
        self.grads = [None] * size
        self.own = [False] * size
        ### END SOLUTION

    def add(self, slot, grad):
        ### BEGIN SOLUTION
        if grad is None:
            return
        if self.grads[slot] is None:
            self.grads[slot] = grad
        elif self.own[slot]:
            self.grads[slot] += grad
        else:
            self.grads[slot] = self.grads[slot] + grad
            self.own[slot] = True
        ### END SOLUTION

    def values(self):
        ### BEGIN SOLUTION
        return list(self.grads)
        ### END SOLUTION


# %% role="check" name="input_buffer"
lesson.check("10.input_buffer", InputBuffer)

# %% [markdown] role="story" name="order"
# ## Who goes first?
#
# Counts make the values right, in any order. Still somebody has to choose when several nodes are ready. PyTorch takes the one made last, the
# highest `sequence_nr`: its forward call was the last to save tensors, and they can be freed soonest. AccumulateGrad has the highest
# number of all.
#
# Below, `p.exp()` is computed before `q.sin()`. After SumBackward0 and AddBackward0, which one runs: write "Exp" or "Sin".

# %% role="demo" name="order"
x = tt.tensor([0.5, 1.0], requires_grad=True)
p = x * 2
q = x * 3
loss = (p.exp() + q.sin()).sum()

# %% role="predict" name="p2"
lesson.predict("10.p2", ...)

# %% role="demo" name="engine"
picture = tw.autograd_graph(loss, engine=True)
ran = [step["node"] for step in picture.backward["steps"][1:]]
names = [picture.graph["nodes"][k]["name"] for k in ran]
lesson.reveal("10.p2", lambda: print(", ".join(names)) or names[2].partition("Backward")[0])

# %% [markdown] role="story" name="step"
# Step through that pass, or press play: the ready queue, the count of each node, the gradients in the buffers. Before each step say which
# node is next, and why.
#
# After step 5 AccumulateGrad has one of its two gradients. What would x get if the node ran now?

# %% role="demo" name="step"
picture

# %% role="demo" name="waiting"
stopped = tw.autograd_graph(loss, engine=True)
stopped.step = 5
print(stopped.waiting)

# %% [markdown] role="story" name="parts"
# `call_function(node, buffer)` runs one node on a list of gradients, with its hooks, as the engine does, and returns a gradient for
# each of its edges, or None where it is undefined.

# %% role="demo" name="parts"
from tinytensor_lessons.engine_parts import call_function, edge_of, run_some

print([grad.tolist() for grad in call_function(loss.grad_fn, [tt.tensor(1.0)])])
print("slots of a split's node:", x.split(1)[0].grad_fn.num_inputs())

# %% [markdown] role="task" name="run"
# ## Exercise: run (14 points)
#
# Run the graph below `roots`, a list of edges `(node, slot)`; `grads` has the gradient that flows into each. For the loss above the order is Sum,
# Add, Sin, Exp, Mul, Mul, AccumulateGrad.
#
# - A node waits until every edge that leads to it has delivered, and runs once. An edge delivers even None.
# - Of the ready nodes the one with the highest `sequence_nr` runs first. Leaves have equal numbers; their order is free.
# - A root that another root leads to waits as well.
# - No recursion.
#
# Use `dependencies` (it takes nodes), `InputBuffer` and `call_function`; the check has tested versions of them. `node.num_inputs()` says how
# many slots a node has. At the end `backward()` runs on your loop.

# %% role="exercise" name="run"
def run(roots, grads):
    """The backward pass from the roots to the leaves."""
    ### BEGIN SOLUTION
    waiting = dependencies([node for node, _ in roots])
    buffers = {}
    for (node, slot), grad in zip(roots, grads):
        if node not in buffers:
            buffers[node] = InputBuffer(node.num_inputs())
        buffers[node].add(slot, grad)
    ready = [node for node in buffers if waiting.get(node, 0) == 0]
    while ready:
        ready.sort(key=lambda node: node.sequence_nr)
        node = ready.pop()
        results = call_function(node, buffers.pop(node).values())
        for edge, grad in zip(node.next_edges, results):
            if edge is None:
                continue
            following, slot = edge
            if following not in buffers:
                buffers[following] = InputBuffer(following.num_inputs())
            buffers[following].add(slot, grad)
            waiting[following] -= 1
            if waiting[following] == 0:
                ready.append(following)
    ### END SOLUTION


# %% role="check" name="run"
lesson.check("10.run", run)

# %% [markdown] role="story" name="deep"
# A loop has no depth. With your function in the engine's place, 30,000 nodes go by:

# %% role="demo" name="deep"
y, x.grad = x, None
for _ in range(30_000):
    y = y + 1
with lesson.plugged("10.run", run):
    y.sum().backward()
print(x.grad)

# %% [markdown] role="story" name="simple"
# You have built an engine, and `backward()` runs on it. The library keeps such a loop too:
# `tinytensor/autograd/engine/engine_simple.py` is the engine in its plainest form, short enough to read beside yours. `engine.py` does the same and is faster; a test gives both the same graphs. Here the plain one runs a backward pass:

# %% role="demo" name="simple"
from tinytensor.autograd.engine import engine_simple

graph = (x * 3).exp().sum()
x.grad = None
engine_simple.execute([(graph.grad_fn, 0)], [tt.tensor(1.0)], keep_graph=False, create_graph=False)
print(x.grad)

# %% [markdown] role="story" name="release"
# ## What a second run finds
#
# A good place to stop: about 90 minutes lie behind you, 55 before you. When you come back, run all cells.
#
# `exp` saved its result for its derivative. Once the node has run, the engine lets go of it: the memory of a network's activations is free
# long before the loss is gone. `retain_graph=True` asks the engine to keep it.
#
# A program calls `loss.backward(retain_graph=True)`, then `loss.backward()`, then `loss.backward()`. Which of the three fails: 1, 2 or 3?

# %% role="predict" name="p6"
lesson.predict("10.p6", ...)

# %% role="demo" name="second_time"
from tinytensor.autograd.engine.node import ERR_BACKWARD_TWICE


def three_times():
    loss = x.exp().sum()
    for number, retain in ((1, True), (2, False), (3, False)):
        try:
            loss.backward(retain_graph=retain)
        except RuntimeError as error:
            print(error)
            print("ERR_BACKWARD_TWICE is this text:", str(error) == ERR_BACKWARD_TWICE)
            return number


lesson.reveal("10.p6", three_times)

# %% [markdown] role="task" name="release"
# ## Exercise: release (6 points)
#
# Run one node and let go of what it saved. `node.saved` is a tuple of tensors, `node.apply(grad)` needs them and returns a gradient.
#
# - Return what `apply` returns.
# - Afterwards, unless `retain_graph`, put None into `node.saved`.
# - If they are gone already, raise RuntimeError with `ERR_BACKWARD_TWICE`, torch's text.
# - A node that saved nothing has an empty tuple. It loses nothing, and may run as often as it likes: leave its `saved` alone.
#
# The check counts live bytes: nine nodes with one tensor of 128 x 128 each hold 589,824.

# %% role="exercise" name="release"
def release_after(node, grad, retain_graph):
    """Run a node, then free what it saved."""
    ### BEGIN SOLUTION
    if node.saved is None:
        raise RuntimeError(ERR_BACKWARD_TWICE)
    result = node.apply(grad)
    if not retain_graph and len(node.saved) > 0:
        node.saved = None
    return result
    ### END SOLUTION


# %% role="check" name="release"
lesson.check("10.release", release_after)

# %% [markdown] role="story" name="only_inputs"
# ## Only what is asked for
#
# `backward` fills `.grad` of every leaf. `tt.autograd.grad(outputs, inputs)` returns the gradients of these inputs, touches no `.grad`, and runs
# only the nodes that lead to them. An input may be an inner tensor.
#
# x is 2 and `inner` is `x * 5`. You ask for the gradient of `inner * inner` by `inner`. What is in `x.grad` afterwards?

# %% role="predict" name="p7"
lesson.predict("10.p7", ...)

# %% role="demo" name="only_inputs"
x, y = tt.tensor(2.0, requires_grad=True), tt.tensor(3.0, requires_grad=True)
inner = x * 5
(gradient,) = tt.autograd.grad(inner * inner, inner, retain_graph=True)
lesson.reveal("10.p7", lambda: print("gradient by inner:", gradient.item()) or x.grad)

# %% [markdown] role="story" name="not_used"
# An input that the outputs do not depend on is an error:

# %% role="demo" name="not_used"
try:
    tt.autograd.grad(inner * inner, [x, y])
except RuntimeError as error:
    print(error)

# %% [markdown] role="story" name="gated"
# Here is such a pass. The nodes on the way to y do not run, and no gradient is computed for them.

# %% role="demo" name="gated"
tw.autograd_graph((x.sin() * y.exp()).sum(), engine=True, inputs=[x])

# %% [markdown] role="story" name="parts_of_grad"
# Two helpers for your own. `edge_of(t)` is where the gradient of a tensor goes. `run_some(roots, grads, needed, wanted)` is your loop with a gate: it runs
# only nodes in the set `needed`, and returns `{edge: gradient}` for those of the `wanted` edges that a gradient reached.

# %% role="demo" name="parts_of_grad"
product = inner * y
node, slot = edge_of(product)
wanted = [edge_of(inner), edge_of(y)]
found = run_some([(node, slot)], [tt.tensor(1.0)], {node}, wanted)
print([found[edge].item() for edge in wanted], " one node ran:", node.name())

# %% [markdown] role="task" name="grad"
# ## Exercise: grad (8 points)
#
# Return a tuple: the gradient of the sum of `outputs`, which are scalars, for each of `inputs`.
#
# - Run exactly the nodes from which a wanted edge can be reached. An input's own node does not run, unless another input lies behind it.
# - Touch no `.grad`.
# - An input that no gradient reaches: None if `allow_unused`, else RuntimeError with torch's text, as above, for the first such index.
#
# Use `edge_of` and `run_some`; `tt.ones_like(t)` flows into an output. For `run_some` you need the set: which nodes have an edge to a wanted
# node, which have an edge to one of those?

# %% role="exercise" name="grad"
def grad(outputs, inputs, allow_unused=False):
    """Gradients of the outputs by the inputs."""
    ### BEGIN SOLUTION
    roots = [edge_of(t) for t in outputs]
    wanted = [edge_of(t) for t in inputs]
    parents = {}
    todo = [node for node, _ in roots]
    seen = set(todo)
    for node in todo:
        for edge in node.next_edges:
            if edge is not None:
                parents.setdefault(edge[0], []).append(node)
                if edge[0] not in seen:
                    seen.add(edge[0])
                    todo.append(edge[0])
    needed = set()
    todo = [node for node, _ in wanted]
    for node in todo:
        for parent in parents.get(node, []):
            if parent not in needed:
                needed.add(parent)
                todo.append(parent)
    found = run_some(roots, [tt.ones_like(t) for t in outputs], needed, wanted)
    grads = tuple(found.get(edge) for edge in wanted)
    for i, gradient in enumerate(grads):
        if gradient is None and not allow_unused:
            raise RuntimeError(
                f"The differentiated Tensor at index {i} appears to not have been used in the graph. "
                "Set allow_unused=True if this is the desired behavior."
            )
    return grads
    ### END SOLUTION


# %% role="check" name="grad"
lesson.check("10.grad", grad)

# %% [markdown] role="story" name="scalar"
# ## What flows into the root
#
# The engine needs a gradient for each root. For a scalar it can guess 1, the slope of the root with respect to itself. What does it do for a
# root of two numbers: guess two ones, or raise an error?

# %% role="predict" name="p8"
lesson.predict("10.p8", ...)

# %% role="demo" name="scalar"
def without_a_gradient():
    pair = tt.ones(2, requires_grad=True) * 3
    try:
        pair.backward()
    except RuntimeError as error:
        print(error)
        pair.backward(tt.tensor([1.0, 10.0]))
        return "an error"


lesson.reveal("10.p8", without_a_gradient)

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# Now you can measure why the engine takes the newest node first. Your `dependencies` and your `InputBuffer` run the same program twice:
# six factors, each with an `exp` and a `sin` that saved a tensor of 64 KiB. Once the newest ready node goes first, once the oldest. Each node
# lets go of what it saved. The picture shows what is left in memory: saved tensors, and gradients that wait in buffers.

# %% role="demo" name="memory"
from tinytensor_lessons.engine_parts import bytes_while_running
from tinytensor_lessons.plot import Plot

big = tt.ones(128, 128, requires_grad=True)


def program():
    total = big * 1
    for k in range(6):
        total = total * (big * k).sin().exp()
    return total.sum()


# %% role="demo" name="together"
if lesson.written(dependencies, InputBuffer, run):
    plot = Plot("Memory of a backward pass", "nodes that have run", "saved and waiting (KiB)")
    for name, newest_first, dash in (("newest first", True, "-"), ("oldest first", False, "--")):
        history = bytes_while_running(program, newest_first, dependencies, InputBuffer)
        plot.steps(name, [nbytes / 1024 for nbytes in history], dash)
    display(plot)

# %% [markdown] role="story" name="why_newest"
# With the newest first, memory falls almost from the start. With the oldest first all six products run before any factor does: their
# gradients wait, the tensors of the factors stay, and memory stays at its peak.

# %% role="demo" name="yours"
with lesson.plugged("10.dependencies", dependencies), lesson.plugged("10.run", run):
    big.grad = None
    program().backward()
print("the gradient of the first number, by your engine:", round(big.grad[0, 0].item(), 4))

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_10 = ...

# %% role="check" name="quiz"
lesson.quiz("10.quiz", quiz_10)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `dependencies` | `tinytensor/autograd/engine/graph_task.py`<br>`torch/csrc/autograd/engine.cpp` `compute_dependencies` | |
# | `InputBuffer` | `tinytensor/autograd/engine/input_buffer.py`<br>`torch/csrc/autograd/input_buffer.cpp` | streams, sparse sums |
# | `run` | `tinytensor/autograd/engine/engine.py`<br>`torch/csrc/autograd/engine.cpp` `thread_main`<br>`evaluate_function` | one worker for each GPU |
# | `grad` | `tinytensor/autograd/engine/python_engine.py`<br>`torch/csrc/autograd/graph_task.h` `exec_info_` | batches of gradients |
# | `release_after` | `tinytensor/autograd/variable/saved_variable.py`<br>`torch/csrc/autograd/saved_variable.cpp` | versions: lesson 11 |
#
# In PyTorch every GPU has a worker thread with a ready queue of its own; the counts are then guarded by a lock. Start with `ReadyQueue` in
# `torch/csrc/autograd/engine.h`.

# %% [markdown] role="further" name="nested"
# ## Go further
#
# A hook may itself call `backward`: PyTorch calls that reentrant. The inner pass runs to its end while the outer one waits. How deep can it go?
# Beyond some depth the engine takes a thread with a fresh stack; look for the number in
# `tinytensor/autograd/engine/engine.py`.

# %% role="further" name="try_nested"
def nested(depth, log):
    with tt.enable_grad():  # inside a hook nothing is recorded
        x = tt.tensor(1.0, requires_grad=True)
        y = x * 2
    if depth:
        y.register_hook(lambda grad: nested(depth - 1, log))
    y.backward()
    log.append(x.grad.item())


log = []
nested(30, log)
print(len(log), "passes, one inside the other")

# %% role="summary" name="summary"
lesson.summary()
