# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 11 Saved tensors, versions, in-place
#
# **125 minutes. Needs: lessons 02, 09, 10.**
#
# After this lesson you can
# 1. say what each operation saves for backward, and why,
# 2. follow a version counter through views,
# 3. predict which in-place writes raise, and when,
# 4. explain what `CopySlices` does to a gradient.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("11")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# Three programs. Each computes something from x and then writes over a tensor in place. `x` requires grad.
#
# 1. `y = x.exp(); y.add_(1)`
# 2. `y = x.sin(); y.add_(1)`
# 3. `y = x * 1; y.relu_()`
#
# Then `y.sum().backward()`. One of them is refused. Which operation is it: `"exp"`, `"sin"` or `"relu"`?

# %% role="predict" name="p1"
lesson.predict("11.p1", ...)

# %% role="demo" name="puzzle"
def attempt(name, program):
    x = tt.tensor([0.0, 1.0], requires_grad=True)
    try:
        program(x).sum().backward()
        print(f"{name:<5} x.grad is {[round(g, 4) for g in x.grad.tolist()]}")
        return False
    except RuntimeError as error:
        print(f"{name:<5} refused: {str(error).partition(':')[0]}")
        return True


PROGRAMS = {"exp": lambda x: x.exp().add_(1), "sin": lambda x: x.sin().add_(1), "relu": lambda x: (x * 1).relu_()}
lesson.reveal("11.p1", lambda: [name for name, program in PROGRAMS.items() if attempt(name, program)][0])

# %% [markdown] role="story" name="why"
# The slope of exp is exp itself, so its node keeps the *result*. That is y, and `add_` wrote over it. The slope of sin is cos(x):
# its node keeps the *input*, which nobody touched. relu keeps its result too, but the result of the in-place call, after the write.
#
# What a node keeps for its formula is a **saved tensor**. Here is the whole message:

# %% role="demo" name="message"
x = tt.tensor([0.0, 1.0], requires_grad=True)
y = x.exp()
y.add_(1)
try:
    y.sum().backward()
except RuntimeError as error:
    for part in str(error).replace(" Hint:", "\nHint:").replace(": [", ":\n[").splitlines():
        print(part)

# %% [markdown] role="story" name="decoded"
# Read the middle line slowly. A tensor of type and shape `[torch.FloatTensor [2]]`, made as output 0 of Exp, is at version 1. When
# it was saved, it was at version 0. Somebody wrote once.
#
# The hint says how to find the line of the forward pass whose node was waiting:

# %% role="demo" name="anomaly"
import warnings

with warnings.catch_warnings(record=True) as caught, tt.autograd.set_detect_anomaly(True):
    warnings.simplefilter("always")
    y = x.exp()
    y.add_(1)
    try:
        y.sum().backward()
    except RuntimeError:
        lines = str(caught[0].message).splitlines()
        print(lines[0])
        print("   ", *(line.strip() for line in lines if "x.exp()" in line))

# %% [markdown] role="story" name="badges"
# ## A counter in the storage
#
# Every storage has a **version**: a number that each in-place write raises by one. Saving notes it. In the picture, the badge beside
# a storage is its version now; below it stands what is saved from it, with the version at saving. y is the result of exp, and was saved.

# %% role="demo" name="badges"
x = tt.tensor([0.0, 1.0], requires_grad=True)
y = x.exp()
grid = tw.storage_grid(x, y)
grid

# %% [markdown] role="story" name="which_version"
# Now y is written to once, with `y.add_(1)`. At which version is it then, and at which version was it saved? A pair.

# %% role="predict" name="p3"
lesson.predict("11.p3", ...)

# %% role="demo" name="crossed"
y = x.exp()
saved_at = y._version
y.add_(1)
grid = tw.storage_grid(x, y)
lesson.reveal("11.p3", lambda: display(grid) or (y._version, saved_at))

# %% [markdown] role="story" name="crossed"
# Backward has not been called, and the picture knows already what it will say. Change the cell: write to `x` under `tt.no_grad()` instead,
# or call `y.sum().backward()` first.

# %% role="demo" name="graph_too"
g = tw.autograd_graph(y, names={"x": x})
print(g.stale)
g

# %% [markdown] role="task" name="saved_variable"
# ## Exercise: saved_variable (10 points)
#
# Write the class `SavedVariable` that keeps one tensor for a node.
#
# - `__init__(t, is_output)` keeps the tensor, not a copy, and its `_version`. An output of the node is kept as `t.detach()`: same bytes,
#   same version, no `grad_fn`.
# - `unpack(node)` returns it. If its version moved, RuntimeError: `one of the variables needed for gradient computation has been
#   modified by an inplace operation: [torch.FloatTensor [2]] is at version 1; expected version 0 instead.` Type and shape: `t.type()`,
#   `list(t.shape)`.
# - `release()` lets the tensor go. After it, `unpack` raises `Trying to backward through the graph a second time`.
#
# The library's own formulas then run on your class.

# %% role="exercise" name="saved_variable"
class SavedVariable:
    """A tensor that a node keeps for its backward formula."""

    def __init__(self, t, is_output):
        ### BEGIN SOLUTION
        if is_output:
            t = t.detach()
        self.tensor = t
        self.version = t._version
        ### END SOLUTION

    def unpack(self, node):
        ### BEGIN SOLUTION
        t = self.tensor
        if t is None:
            raise RuntimeError("Trying to backward through the graph a second time")
        if t._version != self.version:
            raise RuntimeError(
                "one of the variables needed for gradient computation has been modified by an inplace operation: "
                f"[{t.type()} {list(t.shape)}] is at version {t._version}; expected version {self.version} instead."
            )
        return t
        ### END SOLUTION

    def release(self):
        ### BEGIN SOLUTION
        self.tensor = None
        ### END SOLUTION


# %% role="check" name="saved_variable"
lesson.check("11.saved_variable", SavedVariable)

# %% [markdown] role="story" name="cycle"
# ## Why outputs are special
#
# exp's node keeps y; y keeps its `grad_fn`, exp's node. Were y saved as it is, the two would hold each other, and only the garbage
# collector could free them, at a time of its choosing. Your class saves a detached alias instead: the same bytes, without a `grad_fn`.
#
# Below the collector is off, and y ends with its function. Is the node freed, True or False?

# %% role="predict" name="p4"
lesson.predict("11.p4", ...)

# %% role="demo" name="cycle"
import gc
import weakref

def node_of_a_result():
    y = tt.zeros(2, requires_grad=True).exp()
    return weakref.ref(y.grad_fn)  # y ends here


gc.disable()
freed = node_of_a_result()() is None
gc.enable()
lesson.reveal("11.p4", freed)

# %% [markdown] role="story" name="sharing"
# ## Who shares a counter
#
# The counter belongs to the memory. So views share it, and `detach()` does. `no_grad` stops recording, not counting. `.data` looks at
# the same bytes and counts for itself: an escape from the check, and from its protection.
#
# Three writes reach the bytes of x: through a view, through `x.detach()` in no_grad, and through `x.data`. What is `x._version` then?

# %% role="predict" name="p5"
lesson.predict("11.p5", ...)

# %% role="demo" name="sharing"
x = tt.zeros(4)
v, d, e = x.view(2, 2), x.detach(), x.data
v[0].add_(1)
with tt.no_grad():
    d.add_(1)
e.add_(1)
print("a new tensor, x + 1:", (x + 1)._version)
lesson.reveal("11.p5", lambda: print("v", v._version, " d", d._version, " e", e._version) or x._version)

# %% role="demo" name="inference"
with tt.inference_mode():
    quick = tt.ones(2) * 3
try:
    quick._version
except RuntimeError as error:
    print(error)

# %% [markdown] role="task" name="versions"
# ## Exercise: versions (8 points)
#
# Return the version of every name at the end of a program. `program` is a list of `(op, name, source)`:
#
# - `("new", "x", None)` makes x. `("add", "y", "x")` is `y = x + 1`.
# - `("view", "v", "x")`, `("detach", "d", "x")` and `("data", "e", "x")` make the name on the left from the one on the right.
# - `("write", "x", None)` and `("write_no_grad", "x", None)` write to x in place.
#
# A name may be given anew; what looked at the old tensor still does.
#
# `versions([("new", "x", None), ("view", "v", "x"), ("write", "v", None)])` is `{"x": 1, "v": 1}`.

# %% role="exercise" name="versions"
def versions(program):
    """Simulate version counters."""
    ### BEGIN SOLUTION
    counts, memory = [], {}
    for op, name, source in program:
        if op in ("view", "detach"):
            memory[name] = memory[source]
        elif op in ("write", "write_no_grad"):
            counts[memory[name]] += 1
        else:
            memory[name] = len(counts)
            counts.append(0)
    return {name: counts[place] for name, place in memory.items()}
    ### END SOLUTION


# %% role="check" name="versions"
lesson.check("11.versions", versions)

# %% [markdown] role="story" name="memory"
# ## What is worth keeping
#
# A good place to stop: about 65 minutes lie behind you, 60 before you. When you come back, run all cells.
#
# Saved tensors are most of the memory of a training step. So a formula is written to need little, and to need what exists anyway.
# Below, each node's attributes that begin with `_saved_`: cos, pow, rsqrt, reciprocal, a difference, a mean. How many of these six keep
# their result?

# %% role="predict" name="p6"
lesson.predict("11.p6", ...)

# %% role="demo" name="what_nodes_keep"
a, b = tt.ones(3, requires_grad=True), tt.ones(3, requires_grad=True)


def kept_by_nodes():
    found = {}
    for result in (a.cos(), a.pow(3), a.rsqrt(), a.reciprocal(), a - b, a.mean()):
        node = result.grad_fn
        found[node.name()] = [name for name in dir(node) if name.startswith("_saved_")]
        print(f"{node.name():<20}", found[node.name()])
    return sum("_saved_result" in names for names in found.values())


lesson.reveal("11.p6", kept_by_nodes)

# %% [markdown] role="task" name="what_to_save"
# ## Exercise: what_to_save (9 points)
#
# Return a dict with an entry for each of `exp`, `sin`, `tanh`, `sigmoid`, `relu`, `sqrt`, `log`, `div`, `mul`, `add`, `sum`, `pow2`: the
# list of what its node has to keep, out of `"self"` (the first argument), `"other"` (the second), `"result"` and `"sizes"` (the shape of
# self).
#
# Both arguments of `div`, `mul` and `add` may require grad, and all tensors are of one shape. Keep as few tensors as possible; between
# self and result choose the result where it will do.

# %% role="exercise" name="what_to_save"
def what_to_save():
    """Operation -> what its backward formula needs."""
    ### BEGIN SOLUTION
    return {
        "exp": ["result"],
        "sin": ["self"],
        "tanh": ["result"],
        "sigmoid": ["result"],
        "relu": ["result"],
        "sqrt": ["result"],
        "log": ["self"],
        "div": ["self", "other"],
        "mul": ["self", "other"],
        "add": [],
        "sum": ["sizes"],
        "pow2": ["self"],
    }
    ### END SOLUTION


# %% role="check" name="what_to_save"
lesson.check("11.what_to_save", what_to_save)

# %% [markdown] role="story" name="relu_choice"
# For relu both would do: x > 0 where the result is. The result is the better choice, since after `y.relu_()` there is no input any more.
# What then of sin, which has to keep its input?

# %% role="demo" name="relu_choice"
for name, program in {"relu_": lambda x: (x * 1).relu_(), "sin_": lambda x: (x * 1).sin_()}.items():
    attempt(name, program)

# %% [markdown] role="story" name="sin_in_place"
# `sin_` clones its input before it writes over it: correct, but no memory is saved.
#
# ## Four refusals
#
# Some writes are refused at once, because no history could describe them. `made` looks up how a view came to be.

# %% role="demo" name="refusals"
def refusal(write):
    try:
        write()
    except RuntimeError as error:
        print("-", str(error).partition(". ")[0].removesuffix(".") + ".")


def made(t):
    """How a view was made: "DEFAULT", "NO_GRAD_MODE" or "MULTI_OUTPUT_NODE"."""
    return t.autograd_meta_.creation_meta.name


leaf = tt.ones(2, 2, requires_grad=True)
inner = leaf * 1
with tt.no_grad():
    quiet = inner[0]

# %% role="demo" name="four"
refusal(lambda: leaf.add_(1))
refusal(lambda: leaf[0].add_(1))
refusal(lambda: quiet.mul_(2))
refusal(lambda: inner.unbind()[1].mul_(2))
print([made(t) for t in (leaf[0], quiet, inner.unbind()[1])])

# %% [markdown] role="story" name="in_no_grad"
# An optimizer writes to leaves that require grad, in every step, inside `tt.no_grad()`. Is that refused too? True or False.

# %% role="predict" name="p7"
lesson.predict("11.p7", ...)

# %% role="demo" name="in_no_grad"
def refused_in_no_grad():
    try:
        with tt.no_grad():
            tt.ones(2, requires_grad=True).add_(1)
        return False
    except RuntimeError:
        return True


lesson.reveal("11.p7", refused_in_no_grad)

# %% [markdown] role="task" name="check_inplace"
# ## Exercise: check_inplace (8 points)
#
# Raise RuntimeError if an in-place call on `t` has to be refused; return if not. `grad_mode` says whether the call is recorded: nothing is
# refused without.
#
# 1. A view made in no_grad, whatever its base: the third text above.
# 2. One of several views: the fourth. `t.output_nr` is the number; `t.grad_fn.name()` ends in Backward0, which the text leaves out.
# 3. A view of a leaf that requires grad: the second.
# 4. A leaf that requires grad: the first.
#
# Ask `t.requires_grad`, `t.is_leaf`, `t._is_view()`, `t._base`, `made(t)` (for views only). Your text is the first sentence, with its full
# stop.

# %% role="exercise" name="check_inplace"
def check_inplace(t, grad_mode):
    """Refuse the in-place calls that cannot be recorded."""
    ### BEGIN SOLUTION
    if not grad_mode:
        return
    if t._is_view():
        if made(t) == "NO_GRAD_MODE":
            raise RuntimeError(
                "A view was created in no_grad mode and is being modified inplace with grad mode enabled."
            )
        if made(t) == "MULTI_OUTPUT_NODE":
            name = t.grad_fn.name().removesuffix("Backward0")
            raise RuntimeError(f"Output {t.output_nr} of {name} is a view and is being modified inplace.")
        if t.requires_grad and t._base.is_leaf:
            raise RuntimeError("a view of a leaf Variable that requires grad is being used in an in-place operation.")
    if t.requires_grad and t.is_leaf:
        raise RuntimeError("a leaf Variable that requires grad is being used in an in-place operation.")
    ### END SOLUTION


# %% role="check" name="check_inplace"
lesson.check("11.check_inplace", check_inplace)

# %% [markdown] role="story" name="through_a_view"
# ## Writing through a view
#
# A view of an inner tensor may be written to. The write changes the base as well, so the base needs a new history. `b` is all ones:
# what is its gradient? A list of two rows.

# %% role="predict" name="p2"
lesson.predict("11.p2", ...)

# %% role="demo" name="through_a_view"
b = tt.ones(2, 3, requires_grad=True)
c = b.clone()
v = c[0]
print("before:", c.grad_fn.name(), v.grad_fn.name())
before = tw.autograd_graph(c, names={"b": b})
v.mul_(2)
print("after: ", c.grad_fn.name(), v.grad_fn.name())
after = tw.autograd_graph(c, names={"b": b})
c.sum().backward()
lesson.reveal("11.p2", b.grad.tolist())

# %% [markdown] role="story" name="copy_slices"
# c's node is now **CopySlices**. It holds the node of `mul_`, and knows which part of c the view was. Backward it lets the gradient of
# the untouched part through, and sends the rest through mul's formula.
#
# v has a new node as well: `AsStridedBackward0`, the same window on the base as it is now.

# %% role="demo" name="graph_before"
before

# %% role="demo" name="graph_after"
after

# %% [markdown] role="task" name="copy_slices"
# ## Exercise: copy_slices (10 points)
#
# `copy_slices_backward` returns the gradient of a base from before its view was changed. `grad` is the base's gradient after it. `base_meta` and `view_meta` are
# `(sizes, strides, storage_offset)`. `fn` is the backward formula of the change: it takes the view's gradient and returns another.
#
# Lay the result out as the base is, with `grad.new_empty_strided(sizes, strides)`; its memory begins at 0. Leave `grad` as it is, and give
# `fn` a tensor of its own (`clone`), which it may keep.
#
# Base `((2, 3), (3, 1), 0)`, view `((3,), (1,), 0)`, grad all ones, `fn` doubles: `[[2, 2, 2], [1, 1, 1]]`.

# %% role="exercise" name="copy_slices"
def copy_slices_backward(grad, base_meta, view_meta, fn):
    """The gradient of a base whose view was changed in place."""
    ### BEGIN SOLUTION
    sizes, strides, base_offset = base_meta
    view_sizes, view_strides, view_offset = view_meta
    result = grad.new_empty_strided(sizes, strides)
    result.copy_(grad)
    part = result.as_strided(view_sizes, view_strides, view_offset - base_offset)
    part.copy_(fn(part.clone()))
    return result
    ### END SOLUTION


# %% role="check" name="copy_slices"
lesson.check("11.copy_slices", copy_slices_backward)

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# The three programs of the beginning, and the write through a view. Now every node saves with your `SavedVariable`, every in-place call is
# checked by your `check_inplace`, and the base of the view gets its gradient from your `copy_slices_backward`. Your `versions` says
# beforehand how the counters will stand.

# %% role="demo" name="together"
with (
    lesson.plugged("11.saved_variable", SavedVariable),
    lesson.plugged("11.check_inplace", check_inplace),
    lesson.plugged("11.copy_slices", copy_slices_backward),
):
    for name, program in PROGRAMS.items():
        attempt(name, program)
    b = tt.ones(2, 3, requires_grad=True)
    c = b.clone()
    v = c[0]
    v.mul_(2)
    c.sum().backward()
    print("b.grad", b.grad.tolist(), " versions of c and v:", c._version, v._version)

# %% role="demo" name="counted"
if lesson.written(versions):
    print("foretold:", versions([("new", "c", None), ("view", "v", "c"), ("write", "v", None)]))

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_11 = ...

# %% role="check" name="quiz"
lesson.quiz("11.quiz", quiz_11)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `SavedVariable` | `tinytensor/autograd/variable/saved_variable.py`<br>`torch/csrc/autograd/saved_variable.cpp` | hooks, the maker's name |
# | `versions` | `tinytensor/c10/storage.py`<br>`c10/core/TensorImpl.h` | inference tensors |
# | `what_to_save` | `tinytensor/autograd/derivatives.yaml`<br>`tools/autograd/derivatives.yaml` | broadcasting |
# | `check_inplace` | `tinytensor/autograd/variable/variable.py`<br>`torch/csrc/autograd/VariableTypeUtils.h` | custom Functions |
# | `copy_slices_backward` | `tinytensor/autograd/variable/copy_slices.py`<br>`torch/csrc/autograd/functions/tensor.cpp` | further inputs |
#
# Left out of the exercise as well: for a second derivative an unpacked output gets its `grad_fn` back. Who raises versions:
# `tinytensor/autograd/generated/inplace_or_view_type.py`, in one line after each in-place kernel.

# %% [markdown] role="further" name="half"
# ## Go further
#
# `saved_tensors_hooks` lets you put anything in the place of a saved tensor. Here it is a float16 copy: half the bytes, and an error. Make
# the error smaller: keep one of the two tensors in float32. Which one?

# %% role="further" name="try_half"
kept = []


def pack(t):
    kept.append(t.half())
    return kept[-1]


x = tt.linspace(0, 3, 1000).requires_grad_()
exact = tt.autograd.grad(x.sin().exp().sum(), x)[0]
with tt.autograd.graph.saved_tensors_hooks(pack, lambda half: half.float()):
    loss = x.sin().exp().sum()
rough = tt.autograd.grad(loss, x)[0]
print("bytes kept:", sum(t.nbytes for t in kept), "instead of", sum(2 * t.nbytes for t in kept))
print("largest error:", round((rough - exact).abs().max().item(), 4), "of", round(exact.abs().max().item(), 4))

# %% role="summary" name="summary"
lesson.summary()
