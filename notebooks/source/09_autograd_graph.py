# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 09 The graph behind a tensor
#
# **115 minutes. Needs: lessons 00, 02, 05, 07.**
#
# After this lesson you can
# 1. trace a tensor through `grad_fn` and `next_functions`,
# 2. record the history of a call,
# 3. bring a gradient back to the size of a tensor that was broadcast,
# 4. say what a hook sees, and what `retain_grad` keeps,
# 5. say whose memory `.grad` is.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("09")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# Three operations on two numbers. The loss is 49.

# %% role="demo" name="puzzle"
x = tt.tensor(2.0, requires_grad=True)
y = tt.tensor(3.0, requires_grad=True)
loss = ((x * y) + 1) ** 2
print(loss)

# %% [markdown] role="story" name="predict"
# Work out both slopes on paper, as in lesson 00: how fast does the loss move with x, how fast with y? Write them as a pair.

# %% role="predict" name="p1"
lesson.predict("09.p1", ...)

# %% role="demo" name="backward"
x.grad = y.grad = None
loss = ((x * y) + 1) ** 2
loss.backward()
lesson.reveal("09.p1", (x.grad.item(), y.grad.item()))

# %% [markdown] role="story" name="next_functions"
# Somebody remembered the product, the sum and the power. Here is the trace: `grad_fn` is the **node** of the call that made a tensor, and
# `next_functions` says which nodes come after it on the way back. Follow it for two steps.
#
# The second node is that of `+ 1`. It shows `(None, 0)` for the constant 1. Why keep a place for something that leads nowhere? Hold on to
# that question; it is the quiz.

# %% role="demo" name="next_functions"
node = loss.grad_fn
for _ in range(2):
    print(node.name(), [(None if f is None else f.name(), input_nr) for f, input_nr in node.next_functions])
    node = node.next_functions[0][0]

# %% [markdown] role="story" name="closures"
# ## A version without nodes
#
# The shortest autograd keeps closures: each result carries a function that knows how to pass a gradient on. Here is the product of x = 2 and
# y = 3. A gradient of 1 comes back. What does x get?

# %% role="predict" name="p3"
lesson.predict("09.p3", ...)

# %% role="demo" name="closures"
def times(a, b):
    value_a, value_b = a[0], b[0]

    def backward(grad):
        a[1](grad * value_b)
        b[1](grad * value_a)

    return value_a * value_b, backward


arrived = {}
six, pass_on = times((2.0, lambda g: arrived.update(x=g)), (3.0, lambda g: arrived.update(y=g)))
pass_on(1.0)
lesson.reveal("09.p3", lambda: print(arrived) or arrived["x"])

# %% [markdown] role="story" name="picture"
# It computes, but there is nothing to look at. What did this call save? Where does the second gradient go? A closure does not say, and nothing
# in it can be freed or replaced.
#
# So PyTorch makes it data. A node has a name, what it saved, and **edges**. An edge is a pair: the next node, and which of that node's inputs
# it leads to, its `input_nr`. Gradient i of a node goes along edge i.
#
# The leaves end in `AccumulateGrad`, the node that adds to `.grad`. How many nodes lie behind `((x * y) + 1) ** 2`?

# %% role="predict" name="p4"
lesson.predict("09.p4", ...)

# %% role="demo" name="picture"
from tinytensor.introspect import graph

loss = ((x * y) + 1) ** 2
lesson.reveal("09.p4", lambda: display(tw.autograd_graph(loss)) or len(graph(loss)["nodes"]))

# %% [markdown] role="story" name="input_nr"
# Click a node: what it saved, where its edges lead, its sequence number.
#
# `input_nr` matters where one call has several results. `split` is one node, and it made both pieces. The gradient of the first piece enters
# it at input 0. Where does that of the second enter?

# %% role="predict" name="p5"
lesson.predict("09.p5", ...)

# %% role="demo" name="input_nr"
pair = tt.tensor([2.0, -1.0], requires_grad=True)
first, second = pair.split(1)
product = first * second
edges = [(f.name(), input_nr) for f, input_nr in product.grad_fn.next_functions]
lesson.reveal("09.p5", lambda: print(edges) or edges[1][1])

# %% [markdown] role="task" name="trace"
# ## Exercise: trace (10 points)
#
# Trace a tensor through autograd. Return `(nodes, edges)`, two lists.
#
# - `nodes`: the name of every node behind `t`, in the order of first visits; `t.grad_fn` is node 0. A node that is reached twice is listed
#   once. Breadth first and depth first are both right.
# - `edges`: one `(from, to, input_nr, slot)` for each entry of each `next_functions`; from and to are places in `nodes`, slot is the
#   place in `next_functions`. For `(None, 0)` write `(from, None, 0, slot)`.
#
# A graph of 30,000 nodes has to work. For `x * x` the answer is `(["MulBackward0", "torch::autograd::AccumulateGrad"], [(0, 1, 0, 0),
# (0, 1, 0, 1)])`.

# %% role="exercise" name="trace"
def trace(t):
    """Names of the nodes behind t, and the edges between them."""
    ### BEGIN SOLUTION
    nodes, edges = [t.grad_fn], []
    number = {t.grad_fn: 0}
    for here, node in enumerate(nodes):
        for slot, (following, input_nr) in enumerate(node.next_functions):
            if following is None:
                edges.append((here, None, 0, slot))
                continue
            if following not in number:
                number[following] = len(nodes)
                nodes.append(following)
            edges.append((here, number[following], input_nr, slot))
    return [node.name() for node in nodes], edges
    ### END SOLUTION


# %% role="check" name="trace"
lesson.check("09.trace", trace)

# %% [markdown] role="story" name="your_picture"
# With your function in place of the library's walk, the picture is drawn from your lists:

# %% role="demo" name="your_picture"
with lesson.plugged("09.trace", trace):
    picture = tw.autograd_graph((first * second + pair * 3).sum())
picture

# %% [markdown] role="story" name="fields"
# ## How a call is recorded
#
# Not every call is. x requires grad. Inside `tt.no_grad()` you compute `y = x * 2`. What is `y.requires_grad`?

# %% role="predict" name="p6"
lesson.predict("09.p6", ...)

# %% role="demo" name="not_recorded"
with tt.no_grad():
    y = x * 2
lesson.reveal("09.p6", lambda: print(y) or y.requires_grad)

# %% [markdown] role="story" name="sink"
# What does autograd add to a tensor? Few fields; here they stand alone. All uses of a leaf share one AccumulateGrad, its sink.
#
# The sink holds the leaf, because it will write to `.grad`. If the leaf held the sink as well, the two would be a circle that only a garbage
# collector frees. So the leaf holds it weakly: `grad_accumulator` is None, or a `ref(sink)`. Calling the ref gives the sink, or None if the
# sink is gone.

# %% role="demo" name="fields"
from weakref import ref


class Variable:
    def __init__(self, requires_grad=False, is_floating_point=True):
        self.requires_grad, self.is_floating_point = requires_grad, is_floating_point
        self.grad_fn, self.output_nr = None, 0
        self.grad_accumulator = None  # or a ref to the leaf's AccumulateGrad


class AccumulateGrad:
    next_edges = ()

    def __init__(self, variable):
        self.variable = variable

# %% [markdown] role="task" name="record"
# ## Exercise: record (10 points)
#
# A call took `inputs` and made `outputs`, all of them Variables. Record it, if `grad_enabled` and any input requires grad:
#
# - Make one node, `node_cls(next_edges)`, with a tuple of an entry for each input: None if it needs no gradient, `(grad_fn, output_nr)` if a
#   call made it, `(its sink, 0)` if it is a leaf. A leaf that needs a gradient and has no sink gets one, `AccumulateGrad(leaf)`. If
#   nothing is recorded, make no node.
# - Every floating-point output gets `requires_grad`, `grad_fn` and `output_nr`, its place in `outputs`.
#
# Inputs keep their history. `record(Mul, [x, c], [p], True)` with a leaf x and a c that needs no gradient: p.grad_fn is `Mul(((sink of x,
# 0), None))`, p.output_nr is 0.

# %% role="exercise" name="record"
def record(node_cls, inputs, outputs, grad_enabled):
    """Give the outputs of a call their history."""
    ### BEGIN SOLUTION
    if not grad_enabled or not any(v.requires_grad for v in inputs):
        return
    next_edges = []
    for v in inputs:
        if not v.requires_grad:
            next_edges.append(None)
        elif v.grad_fn is not None:
            next_edges.append((v.grad_fn, v.output_nr))
        else:
            sink = v.grad_accumulator() if v.grad_accumulator is not None else None
            if sink is None:
                sink = AccumulateGrad(v)
                v.grad_accumulator = ref(sink)
            next_edges.append((sink, 0))
    node = node_cls(tuple(next_edges))
    for nr, out in enumerate(outputs):
        if out.is_floating_point:
            out.requires_grad = True
            out.grad_fn = node
            out.output_nr = nr
    ### END SOLUTION


# %% role="check" name="record"
lesson.check("09.record", record)

# %% [markdown] role="story" name="where_recorded"
# At the end of that check the library records real calls with your function. Its own version stands in two places, around the operator. This
# is its code for `exp`, written by a program from the table of derivatives. First the edges, then the numbers, then the history:

# %% role="demo" name="where_recorded"
import inspect

from tinytensor.autograd.generated import variable_type

print(inspect.getsource(variable_type.exp))

# %% [markdown] role="story" name="broadcast"
# ## Broadcasting has a price
#
# A bias of 3 numbers is added to 2 rows. Forward that is free: stride 0, lesson 05. Backward the gradient has size (2, 3), and the bias has 3
# numbers. Each of them was used twice, so it gets two gradients.
#
# The gradient that comes back is [[1, 2, 3], [10, 20, 30]]. What ends up in `bias.grad`? A list of three numbers.

# %% role="predict" name="p7"
lesson.predict("09.p7", ...)

# %% role="demo" name="broadcast"
rows, bias = tt.zeros(2, 3), tt.zeros(3, requires_grad=True)
out = rows + bias
out.backward(tt.tensor([[1.0, 2.0, 3.0], [10.0, 20.0, 30.0]]))
lesson.reveal("09.p7", bias.grad.tolist())

# %% [markdown] role="task" name="sum_to_size"
# ## Exercise: sum_to_size (8 points)
#
# `grad` is the gradient of a broadcast tensor, `sizes` what the tensor had before. Return the gradient in that size: the sum over all that
# broadcasting repeated.
#
# `grad.sum(dim, True)` sums along a dimension and keeps it with size 1, `grad.sum(dim)` drops it.
#
# For a gradient of size (2, 3): `sizes` (3,) sums the rows, (2, 1) sums along each row and stays two-dimensional, () sums everything.

# %% role="exercise" name="sum_to_size"
def sum_to_size(grad, sizes):
    """Sum over what broadcasting `sizes` to the size of grad repeated."""
    ### BEGIN SOLUTION
    while grad.dim() > len(sizes):
        grad = grad.sum(0)
    for dim in range(len(sizes)):
        if sizes[dim] == 1 and grad.size(dim) != 1:
            grad = grad.sum(dim, True)
    return grad
    ### END SOLUTION


# %% role="check" name="sum_to_size"
lesson.check("09.sum_to_size", sum_to_size)

# %% [markdown] role="story" name="inner"
# ## Listening in
#
# An inner tensor keeps no gradient: it has flowed through and is gone. Asking gives None and a warning.

# %% role="demo" name="inner"
import warnings

x = tt.tensor(2.0, requires_grad=True)
y = 2 * x + 3
(y**3).backward()
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print("y.grad is", y.grad)
print(str(caught[0].message).partition(". ")[0])

# %% [markdown] role="story" name="hooks"
# Two ways to see it. `y.retain_grad()` keeps it in `y.grad`. A **hook** is called with it when it passes, and what the hook returns flows on
# in its place; None leaves it alone.
#
# Below, a gradient of 3 arrives at y. Hook a returns ten times what it sees. Then comes `retain_grad`, then hook b, which looks. What ends
# up in `y.grad`, 3.0 or 30.0?

# %% role="predict" name="p2"
lesson.predict("09.p2", ...)

# %% role="demo" name="hooks"
x = tt.tensor(1.0, requires_grad=True)
y = x * 1
y.register_hook(lambda grad: grad * 10)  # a
y.retain_grad()
seen_by_b = []
y.register_hook(lambda grad: seen_by_b.append(grad.item()))
(y * 3).backward()
lesson.reveal("09.p2", lambda: print("b sees", *seen_by_b) or y.grad.item())

# %% [markdown] role="story" name="hook_order"
# Hooks run in order of registration, each on what the one before left. `retain_grad` comes after all of them, wherever it stood, and keeps
# what flows on.

# %% [markdown] role="task" name="run_hooks"
# ## Exercise: run_hooks (8 points)
#
# `hooks` is a list of functions, `retain` a function or None, `grad` the gradient that arrives, here a number.
#
# - Call each hook with the gradient. A result other than None replaces it.
# - Then call `retain`, if any, with the final value, and return that value, whatever `retain` returns.
# - A hook may change the list while it runs. All that were there at the start run, and no others. Leave the list alone.
#
# `run_hooks([lambda g: g * 10, print], None, 3.0)` prints 30.0 and returns 30.0.

# %% role="exercise" name="run_hooks"
def run_hooks(hooks, retain, grad):
    """Send a gradient through the hooks of a tensor."""
    ### BEGIN SOLUTION
    for hook in list(hooks):
        result = hook(grad)
        if result is not None:
            grad = result
    if retain is not None:
        retain(grad)
    return grad
    ### END SOLUTION


# %% role="check" name="run_hooks"
lesson.check("09.run_hooks", run_hooks)

# %% [markdown] role="story" name="ownership"
# ## Whose memory is .grad?
#
# The last node adds to `.grad`. The first gradient that arrives need not be copied: if nobody else can see that tensor, it becomes `.grad`.
# PyTorch calls this stealing, and reads the reference count to decide.
#
# Below, the same `g`, two ones, goes to both leaves. Then `a.grad` is multiplied by 100, in place. What does `b.grad` read? A list.

# %% role="predict" name="p8"
lesson.predict("09.p8", ...)

# %% role="demo" name="ownership"
a, b, g = tt.zeros(2, requires_grad=True), tt.zeros(2, requires_grad=True), tt.ones(2)
(a + b).backward(g)
a.grad.mul_(100)
lesson.reveal("09.p8", lambda: print("a.grad", a.grad.tolist(), " g", g.tolist()) or b.grad.tolist())

# %% [markdown] role="story" name="copied"
# A gradient that somebody can see has to be copied. Had both leaves taken `g` itself, this write would have changed `b.grad` too, and `g`.

# %% [markdown] role="story" name="how"
# Which of the two the library did can be watched. The node of `x * x` makes a new gradient, which only the engine knows. The node of `x + 1`
# hands on your own `g`.

# %% role="demo" name="how"
from tinytensor.introspect import watch_backward

for name, f in {"x * x": lambda x: x * x, "x + 1": lambda x: x + 1}.items():
    with watch_backward() as watch:
        f(tt.ones(2, requires_grad=True)).backward(g)
    print(name, [step["accumulated"]["how"] for step in watch.passes[0]["steps"] if step["accumulated"]])

# %% [markdown] role="story" name="in_place"
# From the second gradient on, `.grad` is added to in place: an optimizer that kept the tensor sees the sum. With `create_graph=True` it is not.
# Then the backward pass is itself recorded, a later derivative may need the old value, and the sum is a new tensor.

# %% role="demo" name="in_place"
x = tt.tensor(2.0, requires_grad=True)
(x**3).backward()
kept = x.grad
(x**3).backward()
print("kept", kept.item(), " the same tensor:", kept is x.grad)

# %% [markdown] role="task" name="accumulate"
# ## Exercise: accumulate (9 points)
#
# Bring `new_grad` into `variable.grad`, a real tensor's. `refs` says how many others hold `new_grad`; `create_graph` whether this backward
# pass is recorded (grad mode is set accordingly).
#
# - `.grad` is None: take `new_grad` over, without a copy and without its graph (`detach()`), if nobody else holds it and nothing is recorded.
#   Else `clone()` it.
# - `.grad` is there: add in place, so that whoever holds it sees the sum. If the pass is recorded, put a new tensor there.
#
# Never change `new_grad`. With `[1.0]` in `.grad`, `[2.0]` arriving and nothing recorded, the tensor that was in `.grad` now reads `[3.0]`.
#
# At the end of the check your function stands in the library's AccumulateGrad.

# %% role="exercise" name="accumulate"
def accumulate(variable, new_grad, refs, create_graph):
    """Add a gradient to a leaf's .grad."""
    ### BEGIN SOLUTION
    if variable.grad is None:
        if refs == 0 and not create_graph:
            variable.grad = new_grad.detach()
        else:
            variable.grad = new_grad.clone()
    elif create_graph:
        variable.grad = variable.grad + new_grad
    else:
        variable.grad.add_(new_grad)
    ### END SOLUTION


# %% role="check" name="accumulate"
lesson.check("09.accumulate", accumulate)

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# The puzzle once more, with y broadcast over two numbers. Your `record` makes the graph, your `sum_to_size` brings the gradient of y back to
# its size, your `accumulate` fills `.grad`, and your `trace` draws the picture. A hook on the product goes through your `run_hooks`. Press play
# in the picture and watch the gradient flow.

# %% role="demo" name="together"
with (
    lesson.plugged("09.record", record),
    lesson.plugged("09.sum_to_size", sum_to_size),
    lesson.plugged("09.accumulate", accumulate),
    lesson.plugged("09.trace", trace),
):
    x = tt.tensor([2.0, 4.0], requires_grad=True)
    y = tt.tensor(3.0, requires_grad=True)
    product = x * y
    if lesson.written(run_hooks):
        product.register_hook(lambda grad: run_hooks([lambda g: print("passes", g.tolist())], None, grad))
    loss = ((product + 1) ** 2).sum()
    display(tw.autograd_graph(loss))
    loss.backward()
print("x.grad", x.grad.tolist(), " y.grad", y.grad.item())

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_09 = ...

# %% role="check" name="quiz"
lesson.quiz("09.quiz", quiz_09)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `trace` | `tinytensor/introspect/graph.py`<br>`torch/csrc/autograd/function.h` | |
# | `record` | `tinytensor/autograd/variable/variable.py`<br>`torch/csrc/autograd/functions/utils.h`<br>`variable.cpp` | views, in-place calls |
# | `sum_to_size` | `tinytensor/autograd/engine/input_metadata.py`<br>`torch/csrc/autograd/input_metadata.cpp` | nested tensors |
# | `run_hooks` | `tinytensor/autograd/engine/python_hook.py`<br>`torch/csrc/autograd/python_hook.cpp` | checks of what a hook returns |
# | `accumulate` | `tinytensor/autograd/engine/accumulate_grad.py`<br>`torch/csrc/autograd/functions/accumulate_grad.h` | strides of `.grad`, sparse gradients |
#
# A node itself: `tinytensor/autograd/engine/node.py`. Which node is ready when, and who runs it, is lesson 10.

# %% [markdown] role="further" name="sgd"
# ## Go further
#
# A hook of another kind runs after a leaf's `.grad` is complete. It can take the optimizer's step right there and free the gradient, while
# the backward pass is still on its way: no two gradients have to be in memory at once. Run it for several steps; then give each leaf its own
# learning rate.

# %% role="further" name="try_sgd"
def step(leaf):
    with tt.no_grad():
        leaf -= 0.04 * leaf.grad
    leaf.grad = None


w, b = tt.tensor(0.0, requires_grad=True), tt.tensor(0.0, requires_grad=True)
for leaf in (w, b):
    leaf.register_post_accumulate_grad_hook(step)
for _ in range(3):
    ((w * 2 + b - 7) ** 2).backward()
    print(f"w {w.item():.4f}  b {b.item():.4f}  w.grad {w.grad}")

# %% role="summary" name="summary"
lesson.summary()
