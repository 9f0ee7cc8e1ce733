# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 12 Functions of your own
#
# **120 minutes. Needs: lessons 10, 11.**
#
# After this lesson you can
# 1. write a `Function` whose context is right in every case,
# 2. make its backward differentiable,
# 3. push tangents forward,
# 4. trade computing for memory, and measure both.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("12")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# A **Function** is an operation with a backward formula that you write. `forward` computes and saves, `backward` turns the gradient of the
# result into the gradient of the input. `ctx` is the node itself; what forward leaves there, backward finds.
#
# Here is one that many tutorials show. What is `x.grad` at -2, -1, 0, 1, 2? A list of five numbers.

# %% role="predict" name="p1"
lesson.predict("12.p1", ...)

# %% role="demo" name="tutorial_relu"
class TutorialReLU(tt.autograd.Function):
    @staticmethod
    def forward(ctx, input):
        ctx.save_for_backward(input)
        return input.clamp(min=0)

    @staticmethod
    def backward(ctx, grad_output):
        (input,) = ctx.saved_tensors
        grad_input = grad_output.clone()
        grad_input[input < 0] = 0
        return grad_input


# %% role="demo" name="three_slopes"
def slopes(f):
    x = tt.tensor([-2.0, -1.0, 0.0, 1.0, 2.0], requires_grad=True)
    f(x).sum().backward()
    return x.grad.tolist()


def three_slopes():
    print("TutorialReLU", slopes(TutorialReLU.apply))
    print("tt.relu     ", slopes(tt.relu))
    print("clamp(min=0)", slopes(lambda x: x.clamp(min=0)))
    return slopes(TutorialReLU.apply)


lesson.reveal("12.p1", three_slopes)

# %% [markdown] role="story" name="who_is_wrong"
# At 0 the three disagree, and none is wrong: relu has no slope there, so each picks one. torch.relu picks 0, and networks trained with it
# were trained with that 0. If your Function is to stand in for it, it has to pick the same.
#
# `save_for_backward` is lesson 11's `SavedVariable`: it notices writes. An attribute of ctx would not.

# %% role="demo" name="noticed"
x = tt.tensor([1.0, 2.0], requires_grad=True)
y = TutorialReLU.apply(x)
print(y.grad_fn.name(), [list(t.shape) for t in y.grad_fn.saved_tensors])
with tt.no_grad():
    x.neg_()
try:
    y.sum().backward()
except RuntimeError as error:
    print(str(error).partition(": [")[0])

# %% [markdown] role="task" name="my_relu"
# ## Exercise: my_relu (7 points)
#
# Write `MyReLU`, with the results and gradients of `tt.relu`, at 0 too. Do not call `relu`.
#
# - A write to x between forward and backward may be refused or do no harm, but may not give a wrong gradient.
# - The gradient that comes in belongs to others as well: leave it as it is.
# - `ctx.needs_input_grad` is a tuple with an entry for each input. Where it says False, return None and compute nothing.

# %% role="exercise" name="my_relu"
class MyReLU(tt.autograd.Function):
    """relu, with slope 0 at 0."""

    @staticmethod
    def forward(ctx, x):
        ### BEGIN SOLUTION
        result = x.clamp(min=0)
        ctx.save_for_backward(result)
        return result
        ### END SOLUTION

    @staticmethod
    def backward(ctx, grad):
        ### BEGIN SOLUTION
        (needed,) = ctx.needs_input_grad
        if not needed:
            return None
        (result,) = ctx.saved_tensors
        return grad * (result > 0)
        ### END SOLUTION


# %% role="check" name="my_relu"
lesson.check("12.my_relu", MyReLU)

# %% [markdown] role="story" name="again"
# ## The slope of a slope
#
# `x**3` has slope `3*x**2`. With `create_graph=True` the backward pass is recorded like any other computation, and can be differentiated
# again. What are the first, the second and the third derivative of `x**3` at 2? A list of three numbers.

# %% role="predict" name="p3"
lesson.predict("12.p3", ...)

# %% role="demo" name="three_derivatives"
x = tt.tensor(2.0, requires_grad=True)
y, derivatives = x**3, []
for order in (1, 2, 3):
    (y,) = tt.autograd.grad(y, x, create_graph=True)
    derivatives.append(y.item())
lesson.reveal("12.p3", derivatives)

# %% [markdown] role="story" name="layer_by_layer"
# In the picture below, step on: backward records the second layer as it runs.

# %% role="demo" name="second_layer"
tw.autograd_graph(x**3, create_graph=True)

# %% [markdown] role="story" name="saved_slope"
# Now a Function that computes its slope early, in `forward`, which runs without recording. `gradcheck` compares first derivatives with
# differences; `gradgradcheck` does the same for second ones. Which of the two does `HastyCube` fail?

# %% role="predict" name="p4"
lesson.predict("12.p4", ...)

# %% role="demo" name="saved_slope"
class HastyCube(tt.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(3 * x * x)
        return x * x * x

    @staticmethod
    def backward(ctx, grad):
        (slope,) = ctx.saved_tensors
        return slope * grad


# %% role="demo" name="gradgradcheck"
def failing_check():
    x = tt.tensor(2.0, dtype=tt.float64, requires_grad=True)
    print("gradcheck:", tt.autograd.gradcheck(HastyCube.apply, (x,)))
    try:
        tt.autograd.gradgradcheck(HastyCube.apply, (x,), tt.ones((), dtype=tt.float64, requires_grad=True))
    except RuntimeError as error:
        print(error)
        return "gradgradcheck"


lesson.reveal("12.p4", failing_check)

# %% [markdown] role="story" name="without_a_past"
# The slope that `forward` saved is a number without a past: nobody knows any more that it came from x. So the second derivative is 0. A
# backward that computes the slope itself, from a saved x, is recorded when it runs.

# %% [markdown] role="task" name="cube"
# ## Exercise: cube (9 points)
#
# Write `Cube`: `x**3` for tensors of any shape, with a first, second and third derivative. `gradcheck` and `gradgradcheck` will look at it.
#
# At 2 the value is 8, the derivatives are 12, 12 and 6.

# %% role="exercise" name="cube"
class Cube(tt.autograd.Function):
    """x**3, differentiable as often as you like."""

    @staticmethod
    def forward(ctx, x):
        ### BEGIN SOLUTION
        ctx.save_for_backward(x)
        return x * x * x
        ### END SOLUTION

    @staticmethod
    def backward(ctx, grad):
        ### BEGIN SOLUTION
        (x,) = ctx.saved_tensors
        return 3 * x * x * grad
        ### END SOLUTION


# %% role="check" name="cube"
lesson.check("12.cube", Cube)

# %% [markdown] role="story" name="forward"
# ## Forward
#
# Backward starts at the result and asks each input for its slope. The other way round: give each number a **tangent**, the speed at which
# it moves, and carry it along. A number with its tangent is a dual number.
#
# Lesson 00 needed two runs, or a graph, for the slope of `(2 * x + 3) ** 3` at 2. Here x moves with speed 1. With which speed does the result
# move?

# %% role="predict" name="p5"
lesson.predict("12.p5", ...)

# %% role="demo" name="dual"
import tinytensor.autograd.forward_ad as fwAD

with fwAD.dual_level():
    x = fwAD.make_dual(tt.tensor(2.0), tt.tensor(1.0))
    z = fwAD.unpack_dual((2 * x + 3) ** 3)
lesson.reveal("12.p5", lambda: print("primal", z.primal.item(), " tangent", z.tangent.item()) or z.tangent.item())

# %% [markdown] role="task" name="jvp_rules"
# ## Exercise: jvp_rules (9 points)
#
# Return a dict with a rule for each of `add`, `mul`, `div`, `exp`, `sin`, `mm`, `sum`, `relu`, `pow`. A rule is a function of three
# arguments and returns the tangent of the result:
#
# - `primals`: the inputs. For `pow` the second is a number.
# - `tangents`: theirs; None for a constant. At least one is a tensor.
# - `out`: the result.
#
# `sum` adds all elements. `relu` is flat at 0.
#
# `jvp_rules()["sin"]((x,), (v,), x.sin())` is `v * x.cos()`. At the end of the check the library's forward mode runs on your rules.

# %% role="exercise" name="jvp_rules"
def jvp_rules():
    """Operation -> rule(primals, tangents, out) -> tangent of out."""
    ### BEGIN SOLUTION
    def both(tangents, by_a, by_b):
        total = 0
        if tangents[0] is not None:
            total = total + by_a(tangents[0])
        if tangents[1] is not None:
            total = total + by_b(tangents[1])
        return total

    return {
        "add": lambda p, t, out: both(t, lambda a: a, lambda b: b),
        "mul": lambda p, t, out: both(t, lambda a: a * p[1], lambda b: p[0] * b),
        "div": lambda p, t, out: both(t, lambda a: a / p[1], lambda b: -out * b / p[1]),
        "exp": lambda p, t, out: t[0] * out,
        "sin": lambda p, t, out: t[0] * p[0].cos(),
        "mm": lambda p, t, out: both(t, lambda a: a @ p[1], lambda b: p[0] @ b),
        "sum": lambda p, t, out: t[0].sum(),
        "relu": lambda p, t, out: t[0] * (out > 0),
        "pow": lambda p, t, out: t[0] * p[1] * p[0] ** (p[1] - 1),
    }
    ### END SOLUTION


# %% role="check" name="jvp_rules"
lesson.check("12.jvp_rules", jvp_rules)

# %% [markdown] role="story" name="memory"
# ## What backward costs in memory
#
# Forward mode drops a layer's tangents as soon as the next layer has its own. Backward begins with the last layer, so all layers have to
# keep what they saved until then. Here are 8 layers of Linear and ReLU, 512 wide, for a batch of 32: one activation is 32 * 512 * 4 = 65,536
# bytes. How many activations are saved after the forward pass?

# %% role="predict" name="p6"
lesson.predict("12.p6", ...)

# %% role="demo" name="network"
from functools import partial

from tinytensor.introspect import saved_bytes
from tinytensor.nn.functional import dropout, linear


def network(depth, width=512):
    tt.manual_seed(0)
    weights = [(tt.randn(width, width) / width**0.5).requires_grad_() for _ in range(depth)]
    return [partial(lambda w, x: linear(x, w).relu(), w) for w in weights], weights


# %% role="demo" name="measure"
def measure(run, weights, width=512):
    """Bytes saved: after the forward pass, at most, and after every change. Weights are there anyway."""
    x = tt.ones(32, width, requires_grad=True)
    with saved_bytes(ignore=weights) as saved:
        loss = run(x).sum()
        kept = saved.nbytes
        loss.backward()
    return kept, saved.peak, saved.history


def plain(layers, x):
    for layer in layers:
        x = layer(x)
    return x


layers, weights = network(8)
kept, peak, plain_history = measure(partial(plain, layers), weights)
lesson.reveal("12.p6", lambda: print(f"{kept:,} bytes") or kept // 65_536)

# %% [markdown] role="story" name="idea"
# Linear saves its input; relu saves its result, which is the next Linear's input. So 8 results and the first input: 9 tensors.
#
# **Checkpointing** forgets them: run a layer without recording, keep only its input, and run it again when backward arrives. Checkpoint
# every one of the 8 layers. How many bytes are saved then?

# %% role="predict" name="p2"
lesson.predict("12.p2", ...)

# %% role="demo" name="every_layer"
from tinytensor.utils.checkpoint import checkpoint as library_checkpoint


def every_layer(layers, x):
    for layer in layers:
        x = library_checkpoint(layer, x, use_reentrant=True)
    return x


kept_all, peak, history = measure(partial(every_layer, layers), weights)
lesson.reveal("12.p2", lambda: print(f"{100 * (kept - kept_all) / kept:.0f} % less") or kept_all)

# %% [markdown] role="story" name="surprise"
# Almost nothing gained. Each layer's input is the layer before's result; it was saved anyway, and it still is.
#
# Checkpoint longer pieces, of several layers, and only the inputs of the pieces stay. But while a piece runs again, all of its layers are
# saved at once. The curve shows both sides.

# %% role="demo" name="segments_code"
def in_segments(layers, k, x):
    size = len(layers) // k
    for start in range(0, len(layers), size):
        piece = partial(plain, layers[start : start + size])
        x = library_checkpoint(piece, x, use_reentrant=True)
    return x


kept_two, peak_two, two_history = measure(partial(in_segments, layers, 2), weights)
print(f"two pieces of 4: {kept_two:,} bytes after the forward pass, at most {peak_two:,} = {peak_two // 65_536} tensors")

# %% role="demo" name="curves"
from tinytensor_lessons.plot import Plot

plot = Plot("Saved bytes, forward and backward, 8 layers", "change of what is saved, in order", "bytes saved (KiB)")
plot.steps("plain", [n / 1024 for n in plain_history], dash="-")
plot.steps("every layer checkpointed", [n / 1024 for n in history], dash="--")
plot.steps("two pieces of 4", [n / 1024 for n in two_history], dash=":")
plot

# %% [markdown] role="story" name="mask"
# ## The same numbers again
#
# One trap is left. A piece that draws random numbers draws others the second time, and backward differentiates a run that never was.
#
# Below, dropout runs on eight ones, and runs again for its slopes. Slope and result should be 0 at the same places. Are they: if the second
# run draws on, and if it starts from the random state of the first? A pair of True or False.

# %% role="predict" name="p7"
lesson.predict("12.p7", ...)

# %% role="demo" name="mask"
def two_masks():
    tt.manual_seed(1)
    x = tt.ones(8, requires_grad=True)
    state = tt.get_rng_state()
    print("result     ", result := dropout(x, 0.5).tolist())
    print("drawn on   ", other := tt.autograd.grad(dropout(x, 0.5).sum(), x)[0].tolist())
    tt.set_rng_state(state)
    print("same state ", same := tt.autograd.grad(dropout(x, 0.5).sum(), x)[0].tolist())
    return other == result, same == result


lesson.reveal("12.p7", two_masks)

# %% [markdown] role="task" name="checkpoint"
# ## Exercise: checkpoint (14 points)
#
# Return `fn(*args)`, and let backward compute again what it needs. `args` are tensors, the result is one.
#
# - The first run is not recorded; only `args` are saved.
# - Backward runs `fn` on detached copies of them that require grad as the originals do, with the graph recorded (`tt.enable_grad()`), and
#   from the random state of the first run. Afterwards random numbers go on as if nothing had happened.
# - The gradients of `args` are returned. Tensors that `fn` uses besides, such as weights, get theirs in `.grad`: call `backward`.
#
# Write a Function inside; it sees `fn`.

# %% role="exercise" name="checkpoint"
def checkpoint(fn, *args):
    """fn(*args), run a second time when backward needs it."""
    ### BEGIN SOLUTION
    class Again(tt.autograd.Function):
        @staticmethod
        def forward(ctx, *args):
            ctx.state = tt.get_rng_state()
            ctx.save_for_backward(*args)
            return fn(*args)

        @staticmethod
        def backward(ctx, grad):
            inputs = [t.detach().requires_grad_(t.requires_grad) for t in ctx.saved_tensors]
            now = tt.get_rng_state()
            tt.set_rng_state(ctx.state)
            with tt.enable_grad():
                out = fn(*inputs)
            tt.set_rng_state(now)
            out.backward(grad)
            return tuple(t.grad for t in inputs)

    return Again.apply(*args)
    ### END SOLUTION


# %% role="check" name="checkpoint"
lesson.check("12.checkpoint", checkpoint)

# %% [markdown] role="story" name="how_many"
# ## How many pieces?
#
# n layers in k pieces. Backward reaches the last piece first: at that moment all k inputs are kept, and the n/k results of the piece that
# runs again. Below, the peak is measured for 8 layers, and for 64 layers in 1, 4, 8 and 32 pieces. Which of these four is best for 64?

# %% role="predict" name="p8"
lesson.predict("12.p8", ...)

# %% role="demo" name="how_many"
def peaks_of(n, choices):
    layers, weights = network(n, width=16)
    peaks = {k: measure(partial(in_segments, layers, k), weights, width=16)[1] // (32 * 16 * 4) for k in choices}
    print(f"{n} layers, pieces: tensors at the peak", peaks)
    return min(peaks, key=peaks.get)


peaks_of(8, (1, 2, 4, 8))
lesson.reveal("12.p8", lambda: peaks_of(64, (1, 4, 8, 32)))

# %% [markdown] role="task" name="segments"
# ## Exercise: segments (6 points)
#
# Write both functions. `saved(n, k)` is the number of tensors at the peak. `segments(n)` is the best number of pieces among the divisors of
# n, the smaller one where two are equally good.
#
# `segments(8)` is 2, `segments(64)` is 8.

# %% role="exercise" name="segments"
def saved(n, k):
    """Tensors kept at the peak of the backward pass."""
    ### BEGIN SOLUTION
    return k + n // k
    ### END SOLUTION


def segments(n):
    """The number of pieces that keeps least."""
    ### BEGIN SOLUTION
    divisors = [k for k in range(1, n + 1) if n % k == 0]
    return min(divisors, key=lambda k: saved(n, k))
    ### END SOLUTION


# %% role="check" name="segments"
lesson.check("12.segments", segments)

# %% [markdown] role="story" name="square_root"
# The best k is near the square root of n: memory grows with the root of the depth, and every layer runs once more. Nothing is free; but
# the price is fixed, and the gain grows.

# %% role="demo" name="square_root"
for n in (16, 64, 256, 1024):
    print(f"{n:>4} layers: {n + 1:>4} tensors without checkpoints, {2 * int(n**0.5):>2} with {int(n**0.5)} pieces")

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# 64 layers with your `MyReLU`, once plain and once in `segments(64)` pieces with your `checkpoint`. Both give the same gradient of x. The curve
# shows what the second one costs in memory, and your `saved` foretold its peak. Then the library's forward mode runs on your rules.

# %% role="demo" name="yours"
def your_layer(w, x):
    return MyReLU.apply(linear(x, w))


def in_your_pieces(layers, k, x):
    size = len(layers) // k
    for start in range(0, len(layers), size):
        x = checkpoint(partial(plain, layers[start : start + size]), x)
    return x


# %% role="demo" name="together"
if lesson.written(MyReLU, checkpoint, segments):
    _, weights = network(64, width=16)
    layers = [partial(your_layer, w) for w in weights]
    plot = Plot("Saved bytes, forward and backward, 64 layers", "change of what is saved, in order", "bytes saved (KiB)")
    for name, run in (("plain", partial(plain, layers)), ("yours", partial(in_your_pieces, layers, segments(64)))):
        _, peak, history = measure(run, weights, width=16)
        plot.steps(name, [n / 1024 for n in history], dash="-" if name == "plain" else "--")
        print(f"{name:<6} at most {peak // (32 * 16 * 4)} tensors", f"(foretold: {saved(64, segments(64))})" * (name == "yours"))
    display(plot)

# %% role="demo" name="your_rules"
with lesson.plugged("12.jvp_rules", jvp_rules), fwAD.dual_level():
    x = fwAD.make_dual(tt.tensor(2.0), tt.tensor(1.0))
    print("tangent", fwAD.unpack_dual((2 * x + 3) ** 3).tangent.item())

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_12 = ...

# %% role="check" name="quiz"
lesson.quiz("12.quiz", quiz_12)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `MyReLU`, `Cube` | `tinytensor/autograd/function/function.py`<br>`torch/autograd/function.py`<br>`torch/csrc/autograd/custom_function.h` | `setup_context`, `mark_dirty`, several results |
# | checking them | `tinytensor/autograd/gradcheck.py`<br>`torch/autograd/gradcheck.py` | fast mode, masks |
# | `jvp_rules` | `tinytensor/autograd/forward_ad/forward_ad.py`<br>`tinytensor/autograd/derivatives.yaml`<br>`torch/autograd/forward_ad.py`<br>`tools/autograd/derivatives.yaml` | writes in place, views |
# | `checkpoint`, `segments` | `tinytensor/utils/checkpoint.py`<br>`torch/utils/checkpoint.py` | the way without reentry: hooks on saved tensors in place of a Function |

# %% [markdown] role="further" name="hvp"
# ## Go further
#
# A Hessian times a vector, two ways. Backward twice needs a second graph; forward over reverse lets tangents run along while the gradient is
# computed. Which keeps fewer bytes? Put both into `saved_bytes`.

# %% role="further" name="try_hvp"
def f(x):
    return (x.sin() * x * x).sum()


x, v = tt.tensor([0.5, 1.0, 2.0], requires_grad=True), tt.tensor([1.0, 0.0, -1.0])
(g,) = tt.autograd.grad(f(x), x, create_graph=True)
print("reverse over reverse", [round(n, 4) for n in tt.autograd.grad((g * v).sum(), x)[0].tolist()])
with fwAD.dual_level():
    dual = fwAD.make_dual(x, v)
    (g,) = tt.autograd.grad(f(dual), dual)
    print("forward over reverse", [round(n, 4) for n in fwAD.unpack_dual(g).tangent.tolist()])

# %% role="summary" name="summary"
lesson.summary()
