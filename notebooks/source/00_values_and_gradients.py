# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 00 A gradient is a slope
#
# **125 minutes. Needs: Python, nothing else.**
#
# After this lesson you can
# 1. compute a slope by central differences, and say how wrong it is,
# 2. write the local derivatives of five operations,
# 3. put a graph in an order where every value is ready when its turn comes, without recursion,
# 4. add up gradients over shared values and over repeated calls,
# 5. train two numbers by gradient descent.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("00")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# Take `x = 2`, then `y = 2*x + 3`, then `z = y**3`. That is 7 cubed, 343.
#
# Nudge x by 0.001 and compute z again. It moves, and it moves more than x did.

# %% role="demo" name="puzzle"
def program(x):
    y = 2 * x + 3
    return y**3


before, after = program(2.0), program(2.001)
print("z at x = 2:    ", before)
print("z at x = 2.001:", round(after, 6))
print("z moved by     ", round(after - before, 6))

# %% [markdown] role="story" name="predict"
# Divide the move of z by the move of x: 0.294084 / 0.001 is 294.084. With a smaller nudge the ratio changes a little.
#
# Which number does it tend to? Put your guess in place of the dots, run the cell, then the one after it. From here to the
# last cell of the lesson this program stays with you.

# %% role="predict" name="p1"
lesson.predict("00.p1", ...)

# %% role="demo" name="shrink"
def ratios():
    for nudge in (0.1, 0.01, 0.001, 0.0001):
        print(f"nudge {nudge:<6}  ratio {(program(2.0 + nudge) - program(2.0)) / nudge:.4f}")
    return round((program(2.0 + nudge) - program(2.0)) / nudge)


lesson.reveal("00.p1", ratios)

# %% [markdown] role="story" name="slope"
# The ratio tends to 294. That number is the **slope** of z in x, its derivative at 2, and for a program with many inputs
# the list of all slopes is the **gradient**.
#
# Here it is as a picture, with a step `eps` of 1. The forward difference says 386. The central difference, which steps to both sides,
# says 302. The truth is 294. Make eps smaller with the slider: which of the two gets there first?

# %% role="demo" name="slope_plot"
tw.slope_plot(program, x=2.0, eps=1.0, derivative=lambda x: 6 * (2 * x + 3) ** 2)

# %% [markdown] role="task" name="slope"
# ## Exercise: slope (7 points)
#
# Write the central difference of `f` in input `i`:
#
# (f with input i moved up by eps, minus f with input i moved down by eps), divided by how far you moved.
#
# `f` takes a list of numbers. Leave `xs` as it is. For `f(xs) = xs[0]**2` at `[3.0]` with eps 0.1 the answer is 6.0, to the
# last digits: on polynomials of degree 2 the central difference is exact. For `xs[0]**3` at `[2.0]` with eps 0.5 it is 12.25,
# although the derivative is 12: move by the eps that you are given, and do not round.

# %% role="exercise" name="slope"
def slope(f, xs, i, eps=1e-4):
    """How fast f(xs) moves when input i moves."""
    ### BEGIN SOLUTION
    up, down = list(xs), list(xs)
    up[i] += eps
    down[i] -= eps
    return (f(up) - f(down)) / (2 * eps)
    ### END SOLUTION


# %% role="check" name="slope"
lesson.check("00.slope", slope)

# %% [markdown] role="story" name="cost"
# ## What it costs
#
# `slope` answers for one input. A small network has 1,000 weights, and each of them is an input. How often does its program run
# for one gradient, with `slope`?

# %% role="predict" name="p3"
lesson.predict("00.p3", ...)

# %% role="demo" name="count_runs"
runs = []
weights = [0.5] * 1000
gradient = [slope(lambda ws: runs.append(1) or 0.0, weights, i) for i in range(1000)] if lesson.written(slope) else 0
lesson.reveal("00.p3", len(runs) or 2 * len(weights))

# %% [markdown] role="story" name="value"
# There is a way to get all slopes from one walk over the program, backward. For that the program has to remember what it did.
#
# ## A number that remembers
#
# A `Value` holds a number, the operation that made it, and the values that went in. `record` does the arithmetic and keeps
# the trace. `grad` is room for a slope; nothing fills it yet.

# %% role="demo" name="record"
import math

FORWARD = {
    "add": lambda a, b: a + b,
    "mul": lambda a, b: a * b,
    "pow": lambda a, n: a**n,
    "exp": math.exp,
    "relu": lambda a: max(a, 0.0),
}


def record(op, *args):
    inputs = tuple(x if isinstance(x, Value) else Value(x) for x in args)
    return Value(FORWARD[op](*(v.data for v in inputs)), op, inputs)


# %% role="demo" name="value"
class Value:
    def __init__(self, data, op="", inputs=()):
        self.data, self.op, self.inputs, self.grad = data, op, inputs, 0.0

    __repr__ = lambda self: f"Value({self.data})"
    __add__ = __radd__ = lambda self, other: record("add", self, other)
    __mul__ = __rmul__ = lambda self, other: record("mul", self, other)
    __neg__ = lambda self: self * -1
    __sub__ = lambda self, other: self + other * -1
    __rsub__ = lambda self, other: -self + other
    __truediv__ = lambda self, other: self * other**-1
    __rtruediv__ = lambda self, other: self**-1 * other
    __pow__ = lambda self, n: record("pow", self, n)
    exp = lambda self: record("exp", self)
    relu = lambda self: record("relu", self)


# %% [markdown] role="story" name="how_many"
# Here is the program of the puzzle, made of such numbers. Constants become values too. How many values does `out` know of, itself
# included?

# %% role="predict" name="p4"
lesson.predict("00.p4", ...)

# %% role="demo" name="value_graph"
x = Value(2.0)
y = x * 2 + 3
out = y**3
print(out.data)
graph = tw.autograd_graph(out)
lesson.reveal("00.p4", lambda: display(graph) or len(graph.graph["nodes"]))

# %% [markdown] role="story" name="local"
# ## One operation at a time
#
# What `out` remembers is a **graph**: values are its nodes, inputs its edges. Each operation needs only its own rule. For `a * b`:
# hold b still and nudge a by 1, and the product moves by b. Such a rule is a **local derivative**.
#
# Along the graph they multiply. y moves 2 times as fast as x. If z moves k times as fast as y, then z moves 2 * k times as fast
# as x. What is k at `y = 7`, where `z = y**3`?

# %% role="predict" name="p5"
lesson.predict("00.p5", ...)

# %% role="demo" name="chain"
dy_dx = 2  # of 2 * x + 3
dz_dy = 3 * 7**2  # of y**3, at y = 7
lesson.reveal("00.p5", lambda: print(dz_dy, "*", dy_dx, "=", dz_dy * dy_dx) or dz_dy)

# %% [markdown] role="task" name="local_grads"
# ## Exercise: local_grads (8 points)
#
# Return one slope for each number in `args`, all of them in a tuple.
#
# - `op` is `"add"`, `"mul"`, `"pow"`, `"exp"` or `"relu"`.
# - `args` are the numbers that went in, `out` is the number that came out.
# - `"pow"` gets `(a, n)`. n is a constant, so its slope, the second one, is 0.0.
# - `relu` at exactly 0 has slope 0, as in `torch.relu`.
#
# `local_grads("mul", (2.0, 5.0), 10.0)` gives `(5.0, 2.0)`.

# %% role="exercise" name="local_grads"
def local_grads(op, args, out):
    """Slope of the operation in each of its arguments."""
    ### BEGIN SOLUTION
    if op == "add":
        return (1.0, 1.0)
    if op == "mul":
        a, b = args
        return (b, a)
    if op == "pow":
        a, n = args
        return (n * a ** (n - 1), 0.0)
    if op == "exp":
        return (out,)
    return (1.0 if args[0] > 0 else 0.0,)
    ### END SOLUTION


# %% role="check" name="local_grads"
lesson.check("00.local_grads", local_grads)

# %% [markdown] role="story" name="every_path"
# ## Walk every path
#
# The first idea that comes to mind: start at the result with slope 1, hand each input its share, and let each input do the
# same. Every path from the result to x adds something to x.
#
# It gives the right numbers. Add y to itself 16 times: that makes 17 values. How many calls does the walk take?

# %% role="predict" name="p6"
lesson.predict("00.p6", ...)

# %% role="demo" name="every_path"
def along_every_path(v, grad, calls):
    calls.append(v)
    v.grad += grad
    for u in v.inputs:
        along_every_path(u, grad, calls)  # every operation here is an add: its slopes are 1


y = first = Value(1.0)
for _ in range(16):
    y = y + y
calls = []
along_every_path(y, 1.0, calls)
lesson.reveal("00.p6", len(calls))

# %% [markdown] role="story" name="too_deep"
# Each `y + y` doubles the paths, so 17 values take more than a hundred thousand calls. And one long line of values ends the walk in
# another way.

# %% role="demo" name="too_deep"
deep = Value(1.0)
for _ in range(5000):
    deep = deep.relu()
try:
    along_every_path(deep, 1.0, [])
except RecursionError:
    print("RecursionError: 5,000 values deep is too deep")

# %% [markdown] role="story" name="order_first"
# Both have one remedy. Put the values in an order first, so that each one comes after everything it is made of. Such an
# order is called **topological**. Then one pass over the list is enough.
#
# The order needs no recursion either, if you keep the stack yourself. Here is a walk over `c = a * b; d = c + a`: it goes down while there
# is an input that it has not seen, and writes a value down when all of its inputs are written. Note that `a` is met twice and written
# once.

# %% role="demo" name="stack"
from tinytensor_lessons.stack_picture import stack_walk

a, b = Value(2.0), Value(5.0)
c = a * b
d = c + a
stack_walk(d, {id(a): "a", id(b): "b", id(c): "c", id(d): "d"})

# %% [markdown] role="task" name="topo"
# ## Exercise: topo (10 points)
#
# Return a list of all values that `root` is made of, root included. Every value stands after all of its inputs, and stands
# there once.
#
# No recursion: a chain of depth 5,000 has to work. Read `inputs` once for each value.
#
# For `c = a * b; d = c + a` both `[a, b, c, d]` and `[b, a, c, d]` are right.

# %% role="exercise" name="topo"
def topo(root):
    """All values below root, inputs first."""
    ### BEGIN SOLUTION
    order, seen, stack = [], {id(root)}, [(root, iter(root.inputs))]
    while stack:
        v, rest = stack[-1]
        u = next(rest, None)
        if u is None:
            order.append(v)
            stack.pop()
        elif id(u) not in seen:
            seen.add(id(u))
            stack.append((u, iter(u.inputs)))
    return order
    ### END SOLUTION


# %% role="check" name="topo"
lesson.check("00.topo", topo)

# %% [markdown] role="story" name="twice"
# ## The second surprise
#
# A good place to stop: about 70 of the minutes lie behind you, 55 before you. When you come back, run all cells.
#
# Call backward twice and gradients add up. PyTorch does the same, and programs rely on it: several batches can share one
# update.
#
# Here is a small backward that does what it seems to need: it seeds the root, walks, adds. For `y = x + 1; z = y + 1` it
# leaves 1.0 at x. What does x read after a second call?

# %% role="predict" name="p2"
lesson.predict("00.p2", ...)

# %% role="demo" name="twice"
def naive_backward(z, y, x):
    z.grad = 1.0
    y.grad += z.grad
    x.grad += y.grad


x = Value(5.0)
y = x + 1
z = y + 1
history = []
for call in (1, 2):
    naive_backward(z, y, x)
    history.append(f"call {call}  y.grad {y.grad}  x.grad {x.grad}")
lesson.reveal("00.p2", lambda: print("\n".join(history)) or x.grad)

# %% [markdown] role="story" name="inner"
# The second call found a 1.0 in `y.grad`, left over from the first. It added its own 1.0 and passed 2.0 on.
#
# Leaves, the values that no operation made, keep what they have and gain more. Inner values start each call at 0. tinytensor
# keeps to that:

# %% role="demo" name="twice_for_real"
x = tt.tensor(5.0, requires_grad=True)
z = (x + 1) + 1
for call in (1, 2):
    z.backward()
    print("call", call, " x.grad", x.grad.item())

# %% [markdown] role="task" name="backward"
# ## Exercise: backward (12 points)
#
# After `backward(root)` every leaf has gained its slope: the derivative of root by it.
#
# - root has slope 1.0 to itself.
# - A value passes `local slope * its own grad` on to each input, and inputs add up what they get.
# - A second call adds the same amounts to the leaves again. Values made by an operation (`v.op` is not empty) start every call
#   at 0, whatever is left in their `grad` from before.
#
# Use `topo` and `local_grads`. While the check runs, these names mean tested versions of them, so open exercises above do
# not spoil this one.

# %% role="exercise" name="backward"
def backward(root):
    """Add the slope of root to every leaf's grad."""
    ### BEGIN SOLUTION
    order = topo(root)
    for v in order:
        if v.op:
            v.grad = 0.0
    root.grad = 1.0
    for v in reversed(order):
        if v.op:
            slopes = local_grads(v.op, [u.data for u in v.inputs], v.data)
            for u, s in zip(v.inputs, slopes):
                u.grad += s * v.grad
    ### END SOLUTION


# %% role="check" name="backward"
lesson.check("00.backward", backward)

# %% [markdown] role="story" name="training"
# ## Three moves make a training step
#
# Forward: compute a loss, one number that says how bad the parameters are. Backward: get its slopes. Update: move every
# parameter a little downhill, `new = old - lr * gradient`.
#
# Here a parameter w should go to 3. One run sets the gradient to 0 before every step. The other one forgets to, so that gradients pile
# up. How far up does the second run get in 8 steps: to about 3, 4 or 6?

# %% role="predict" name="p7"
lesson.predict("00.p7", ...)

# %% role="demo" name="oscillate"
def descend(reset, steps=8, lr=0.2):
    w, grad, path = 0.0, 0.0, []
    for _ in range(steps):
        grad = (0.0 if reset else grad) + 2 * (w - 3)  # slope of (w - 3)**2
        w = w - lr * grad
        path.append(w)
    return path


def both_runs():
    for reset, name in ((True, "starts over"), (False, "piles up")):
        print(f"{name:<12}", " ".join(f"{w:5.2f}" for w in descend(reset)))
    return round(max(descend(reset=False)))


lesson.reveal("00.p7", both_runs)

# %% [markdown] role="task" name="fit_line"
# ## Exercise: fit_line (8 points)
#
# Fit `w * x + b` to points by gradient descent, with `Value` and `backward`.
#
# - Start at w = 0 and b = 0.
# - The loss is the mean of `(w * x + b - y) ** 2` over all points.
# - In each step compute both gradients at the same point, then update both.
# - Return `(w, b)`, a tuple of two floats.
#
# `fit_line([1.0], [2.0], 1, 0.1)` gives `(0.4, 0.4)`. As before, `Value` and `backward` mean tested versions in the check.

# %% role="exercise" name="fit_line"
def fit_line(xs, ys, steps, lr):
    """Gradient descent on the mean squared error of w * x + b."""
    ### BEGIN SOLUTION
    w, b = Value(0.0), Value(0.0)
    for _ in range(steps):
        loss = Value(0.0)
        for x, y in zip(xs, ys):
            loss = loss + (w * x + b - y) ** 2
        loss = loss * (1 / len(xs))
        w.grad = b.grad = 0.0
        backward(loss)
        w.data -= lr * w.grad
        b.data -= lr * b.grad
    return w.data, b.data
    ### END SOLUTION


# %% role="check" name="fit_line"
lesson.check("00.fit_line", fit_line)

# %% [markdown] role="story" name="real"
# ## The same program in tinytensor
#
# A tensor does what your `Value` does. `x.grad` is 294.0, the slope you started with. `y` is an inner tensor, so you ask for
# its gradient with `retain_grad`. What will `y.grad` be?

# %% role="predict" name="p8"
lesson.predict("00.p8", ...)

# %% role="demo" name="real"
x = tt.tensor(2.0, requires_grad=True)
y = 2 * x + 3
y.retain_grad()
z = y**3
z.backward()
print("x.grad =", x.grad.item())
lesson.reveal("00.p8", y.grad.item())

# %% [markdown] role="story" name="trailer"
# The trace that your `record` kept has a name here: each result carries a `grad_fn`, a **node**, and its `next_functions` lead
# to the nodes of its inputs. A leaf ends in `AccumulateGrad`, the node that adds to `.grad`.
#
# Follow one edge at each node, down to x:

# %% role="demo" name="trailer"
z = (2 * tt.tensor(2.0, requires_grad=True) + 3) ** 3
node = z.grad_fn
while node is not None:
    print(node.name())
    node = next((edge[0] for edge in node.next_functions if edge[0] is not None), None)

# %% role="demo" name="real_graph"
z = (2 * tt.tensor(2.0, requires_grad=True) + 3) ** 3
tw.autograd_graph(z)

# %% [markdown] role="story" name="one_call"
# One trailer for later lessons. A single multiplication passes several stops before a number is computed. `AutogradCPU` runs
# and makes the node; below it, `CPU` makes the number; what falls through costs nothing. Step through it with `.`.

# %% role="demo" name="one_call"
x = tt.tensor(2.0, requires_grad=True)
tw.dispatch_trace(lambda: 2 * x)

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# Your `topo`, `local_grads` and `backward` on the program of the puzzle. Every value shows its gradient: 1 at the end, 147 at y, and
# 294 at x, the number that you got by nudging.

# %% role="demo" name="your_graph"
if lesson.written(topo, local_grads, backward):
    x = Value(2.0)
    y = x * 2 + 3
    out = y**3
    backward(out)
    print("x.grad =", x.grad, " by nudging:", round((program(2.0001) - program(1.9999)) / 0.0002, 3))
    display(tw.autograd_graph(out))

# %% [markdown] role="story" name="net"
# And a small network: four bent lines, `relu(w * x + b)`, added up with weights. 13 numbers are to be found, and your `backward` finds
# the slopes of all 13 in one walk. In the picture the dots are the data and the curve is the network.

# %% role="demo" name="net"
xs = [k / 4 for k in range(-8, 9)]
ys = [abs(x) - 1 for x in xs]


def net(x):
    return sum((v * (w * x + b).relu() for w, b, v in zip(W, B, V)), bias)


def step(lr):
    loss = sum((net(x) - y) ** 2 for x, y in zip(xs, ys)) / len(xs)
    for p in [*W, *B, *V, bias]:
        p.grad = 0.0
    backward(loss)
    for p in [*W, *B, *V, bias]:
        p.data -= lr * p.grad
    return loss.data


# %% role="demo" name="fit_net"
from tinytensor_lessons.plot import Plot

if lesson.written(topo, local_grads, backward):
    W, B, V = ([Value(w) for w in ws] for ws in ([1, -1, 0.5, -0.5], [0.1, 0.1, 0, 0], [0.5, 0.3, -0.2, 0.4]))
    bias = Value(0.0)
    losses = [step(0.05) for _ in range(150)]
    print(f"loss {losses[0]:.4f} -> {losses[-1]:.4f}")
    plot = Plot("A network of 13 numbers, after 150 steps", "x", "y")
    plot.points("data", xs, ys)
    plot.line("network", xs, [net(x).data for x in xs])
    display(plot)

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz00 = ...

# %% role="check" name="quiz"
lesson.quiz("00.quiz", quiz00)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `record` | `tinytensor/autograd/generated/variable_type.py`<br>`torch/csrc/autograd/VariableTypeUtils.h` | dispatch, in-place operations |
# | `local_grads` | `tinytensor/autograd/derivatives.yaml`<br>`tools/autograd/derivatives.yaml` | a hundred more rules |
# | `topo`, `backward` | `tinytensor/autograd/engine/engine.py`<br>`torch/csrc/autograd/engine.cpp` | devices, threads, hooks |
# | the leaf's `+=` | `tinytensor/autograd/engine/accumulate_grad.py`<br>`torch/csrc/autograd/functions/accumulate_grad.cpp` | gradients of gradients |
#
# The engine does not sort first. It counts how many uses each node still waits for, and runs a node when none is left.

# %% [markdown] role="further" name="forward_mode"
# ## Go further
#
# **Forward mode** carries a pair along: the number and its slope in one chosen input. No graph, no second walk. But one walk
# answers for one input. How many walks does it take for three inputs? Here is a start; add `exp` and `relu`, and count.

# %% role="further" name="try_forward_mode"
class Dual:
    def __init__(self, data, slope=0.0):
        self.data, self.slope = data, slope

    def __add__(self, other):
        other = other if isinstance(other, Dual) else Dual(other)
        return Dual(self.data + other.data, self.slope + other.slope)

    def __mul__(self, other):
        other = other if isinstance(other, Dual) else Dual(other)
        return Dual(self.data * other.data, self.slope * other.data + self.data * other.slope)


y = Dual(2.0, 1.0) * 2 + 3
z = y * y * y
print(z.data, z.slope)

# %% role="summary" name="summary"
lesson.summary()
