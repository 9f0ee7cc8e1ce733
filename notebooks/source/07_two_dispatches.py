# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 07 Two dispatches
#
# **115 minutes. Needs: lessons 03, 04.**
#
# After this lesson you can
# 1. separate the dynamic dispatch by device and layout from the dtype switch,
# 2. represent sets of dispatch keys as bits,
# 3. derive the keys of a tensor,
# 4. compute the keys that count in a call,
# 5. mask them for the next stop.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("07")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# Four products of matrices: on the CPU in float32 and in float64, on `meta`, and on a device from outside. PyTorch keeps a device type free
# for such devices, `privateuseone`. This course has a toy one, with memory of its own; below it gets a kernel for `mm`.

# %% role="demo" name="products"
from tinytensor_lessons import toy_device

toy_device.install()
chip = tt.library.Library("aten", "IMPL", "PrivateUse1")
chip.impl("mm", toy_device.mm)

a, b = tt.ones(2, 3), tt.ones(3, 2)
pairs = {"cpu float32": (a, b), "cpu float64": (a.double(), b.double())}
for device in ("meta", "privateuseone"):
    pairs[device] = a.to(device), b.to(device)

# %% [markdown] role="story" name="predict"
# How many different functions compute the four? A number.

# %% role="predict" name="p1"
lesson.predict("07.p1", ...)

# %% role="demo" name="functions"
from tinytensor.introspect import dispatch_trace



def where_they_are_computed():
    functions = set()
    for name, (x, y) in pairs.items():
        stop = dispatch_trace(tt.mm, x, y)["calls"][0]["stops"][-1]
        functions.add((stop["key"], stop["kernel"]))
        print(f"{name:<14} computed at {stop['key']}")
    return len(functions)


lesson.reveal("07.p1", where_they_are_computed)

# %% [markdown] role="story" name="three"
# float32 and float64 go to the same one and part only inside it, in the switch on the dtype that you know from lesson 04.
#
# A fifth call, `mm(sparse, dense)`, goes to one more function: layout counts as well. Blocked and quantized tensors are not here yet; what
# this lesson says about their keys was measured on torch.
#
# Step through the way of one call, and look at what it passes.

# %% role="demo" name="path"
tw.dispatch_trace(lambda: tt.mm(a, b))

# %% [markdown] role="story" name="ifs"
# ## One function with ifs
#
# Why a dispatcher at all? Here is `mm` without one. A program that brings a new device would have to edit this function, which is not its own.
#
# Python can choose a function too, by the type of the first argument. Two classes show what that misses.

# %% role="demo" name="ifs"
def mm_with_ifs(x, y):
    if x.device.type == "cpu":
        return "CPU code, " + ("float" if x.dtype is tt.float32 else "double")
    if x.device.type == "meta":
        return "sizes only"
    raise NotImplementedError(x.device)


for name, (x, y) in pairs.items():
    try:
        print(f"{name:<14}", mm_with_ifs(x, y))
    except NotImplementedError as error:
        print(f"{name:<14} nobody knows", error)

# %% role="demo" name="single"
from functools import singledispatch


class Dense:
    pass


class Sparse:
    pass


mm = singledispatch(lambda x, y: "?")
mm.register(Dense, lambda x, y: "dense code")
mm.register(Sparse, lambda x, y: "sparse code")
print("mm(sparse, dense):", mm(Sparse(), Dense()))

# %% [markdown] role="story" name="other_way_round"
# That is right. Which code does this choose for `mm(Dense(), Sparse())`?

# %% role="predict" name="p4"
lesson.predict("07.p4", ...)

# %% role="demo" name="other_way_round"
lesson.reveal("07.p4", mm(Dense(), Sparse()))

# %% [markdown] role="story" name="two_tables"
# ## Two tables
#
# Dense code would read the lists of a sparse matrix as if they were its elements. So all arguments have to be asked, not the first alone.
#
# And there are two choices. The first table is open: anybody may add a row, for a pair of device and layout, at any time, from another library.
# The second is closed: the dtypes that one kernel was written for. It stands inside the kernel, and nobody outside needs to know it.
#
# The library has kernels for `mm` and `bmm` at the same two backends, CPU and Meta. How many rows has the first table of `mm` now, after
# what you ran at the beginning?

# %% role="predict" name="p5"
lesson.predict("07.p5", ...)

# %% role="demo" name="first_table"
from tinytensor.introspect import computed_table
from tinytensor_lessons.key_bits import BACKENDS


def rows_of(op):
    rows = computed_table(op)["rows"]
    return [row["key"] for row in rows if row["key"] in BACKENDS and row["reason"] == "kernel"]


print("aten::bmm", rows_of("aten::bmm"))
lesson.reveal("07.p5", lambda: print("aten::mm ", rows_of("aten::mm")) or len(rows_of("aten::mm")))

# %% [markdown] role="task" name="two_tables"
# ## Exercise: two_tables (10 points)
#
# - `register(name, device, layout, dtypes, fn)` adds a kernel, at any time; registered anew, the newest counts. `dtypes` is the kernel's
#   own set: if it grows later, the kernel runs for the new dtype too. Each `TwoTables()` has its own kernels.
# - `call(name, *tensors)` returns `fn(dtype, *tensors)` with the dtype of the first tensor. Tensors have `device`, `layout` and `dtype`, all strings.
# - Of several devices the one that stands last in `DEVICES` decides; of several layouts the last in `LAYOUTS`.
# - No such row: NotImplementedError with `Could not run 'mm' on sparse cpu`. A dtype that the kernel lacks: NotImplementedError with
#   `"mm" not implemented for 'bool'`.

# %% role="exercise" name="two_tables"
DEVICES = ("cpu", "cuda", "privateuseone", "meta")
LAYOUTS = ("strided", "sparse")


class TwoTables:
    """Kernels by device and layout; inside each, a switch on the dtype."""

    def __init__(self):
        ### BEGIN SOLUTION
        self.kernels = {}
        ### END SOLUTION

    def register(self, name, device, layout, dtypes, fn):
        ### BEGIN SOLUTION
        self.kernels[name, device, layout] = dtypes, fn
        ### END SOLUTION

    def call(self, name, *tensors):
        ### BEGIN SOLUTION
        device = max((t.device for t in tensors), key=DEVICES.index)
        layout = max((t.layout for t in tensors), key=LAYOUTS.index)
        if (name, device, layout) not in self.kernels:
            raise NotImplementedError(f"Could not run '{name}' on {layout} {device}")
        dtypes, fn = self.kernels[name, device, layout]
        dtype = tensors[0].dtype
        if dtype not in dtypes:
            raise NotImplementedError(f"\"{name}\" not implemented for '{dtype}'")
        return fn(dtype, *tensors)
        ### END SOLUTION


# %% role="check" name="two_tables"
lesson.check("07.two_tables", TwoTables)

# %% [markdown] role="story" name="keys"
# ## Keys
#
# PyTorch's first table has more columns than devices and layouts: autograd, autocast, `vmap` and others want a turn before the
# backend. Each column is a **dispatch key**. A tensor carries a set of them.
#
# `requires_grad=True` means that autograd records what happens to a tensor. Which key does it add to the tensor's set? A name, or "none".

# %% role="demo" name="keys"
print(tt._C._dispatch_keys(tt.ones(2)))

# %% role="predict" name="p2"
lesson.predict("07.p2", ...)

# %% role="demo" name="keys_with_grad"
plain, recorded = (str(tt._C._dispatch_keys(tt.ones(2, requires_grad=grad))) for grad in (False, True))
lesson.reveal("07.p2", lambda: print(recorded) or ("none" if plain == recorded else recorded))

# %% [markdown] role="story" name="toggle"
# Every tensor has the autograd key, whether it requires grad or not. PyTorch calls autograd's kernel in any case, and the kernel asks who requires
# grad. tinytensor notes the answer in one more bit beside the keys, and skips that kernel where it has nothing to record.
#
# Below, toggle the switches of the tensors and of the thread, and watch which key is the highest. It is the one that runs first.

# %% role="demo" name="toggle"
tw.dispatch_trace(lambda: tt.mm(a, b), view="keyset")

# %% [markdown] role="story" name="bits"
# ## A set in one number
#
# A call has to unite sets and find the highest key, before it does anything useful. So a set is an int, with a bit for each
# *backend* and one for each *functionality*: what has to happen. `CPU` is the CPU's bit with the lowest functionality, Dense;
# `AutogradCPU` is the CPU's bit with Autograd.
#
# The lowest bits are those of `BACKENDS`; `FUNCTIONALITIES[k]` names the bit k above them, the later the more important. Those in `PREFIXES` have one
# key for each backend: the prefix and the backend's name. Dense is the empty prefix.
#
# CPU and AutogradCPU are two keys. How many bits does the set of both have?

# %% role="predict" name="p6"
lesson.predict("07.p6", ...)

# %% role="demo" name="bits"
from tinytensor_lessons.key_bits import BACKEND_MASK, FUNCTIONALITIES, PREFIXES, bits_of

print("BACKENDS       ", *BACKENDS, f"  BACKEND_MASK {BACKEND_MASK:b}")
print("FUNCTIONALITIES", *(repr(name) for name in FUNCTIONALITIES[:6]), "...")
print("PREFIXES       ", *map(repr, PREFIXES))
for key in ("CPU", "Meta", "ADInplaceOrView", "AutogradCPU"):
    print(f"{key:<16} {bits_of(key):>20b}")
lesson.reveal("07.p6", (bits_of("CPU") | bits_of("AutogradCPU")).bit_count())

# %% [markdown] role="task" name="keyset"
# ## Exercise: keyset (10 points)
#
# Write `KeySet` over an int. Keys are names. Every method but `has` and `highest` returns a new KeySet, also where nothing changes, and leaves
# the old ones as they were.
#
# - `add(key)` sets all bits of the key, `bits_of(key)`. `has(key)`: are all of them set?
# - `remove(key)` and `-` clear functionality bits only. Whoever removes AutogradCPU still wants CPU.
# - `|` unites.
# - `highest()`: the name of the highest functionality; with a prefix, followed by the highest backend. Of the empty set: `"Undefined"`.
#
# {CPU, AutogradCPU} has three bits, and its highest key is "AutogradCPU".

# %% role="exercise" name="keyset"
class KeySet:
    """A set of dispatch keys in an int."""

    def __init__(self, bits=0):
        self.bits = bits

    def add(self, key):
        ### BEGIN SOLUTION
        return KeySet(self.bits | bits_of(key))
        ### END SOLUTION

    def remove(self, key):
        ### BEGIN SOLUTION
        return KeySet(self.bits & ~(bits_of(key) & ~BACKEND_MASK))
        ### END SOLUTION

    def has(self, key):
        ### BEGIN SOLUTION
        return self.bits & bits_of(key) == bits_of(key)
        ### END SOLUTION

    def __or__(self, other):
        ### BEGIN SOLUTION
        return KeySet(self.bits | other.bits)
        ### END SOLUTION

    def __sub__(self, other):
        ### BEGIN SOLUTION
        return KeySet(self.bits & ~(other.bits & ~BACKEND_MASK))
        ### END SOLUTION

    def highest(self):
        ### BEGIN SOLUTION
        functionalities = self.bits >> len(BACKENDS)
        if functionalities == 0:
            return "Undefined"
        name = FUNCTIONALITIES[functionalities.bit_length() - 1]
        if name in PREFIXES:
            name += BACKENDS[(self.bits & BACKEND_MASK).bit_length() - 1]
        return name
        ### END SOLUTION


# %% role="check" name="keyset"
lesson.check("07.keyset", KeySet)

# %% [markdown] role="story" name="multiply"
# Backends and functionalities multiply out. A set with the bits of two backends, Dense and Autograd holds four keys, though nobody put
# in all four. It costs one thing: you cannot have AutogradMeta without CPU having autograd too. Nobody ever needed that.

# %% role="demo" name="multiply"
print(tt._C._dispatch_keys(a) | tt._C._dispatch_keys(a.to("meta")))

# %% [markdown] role="story" name="which_keys"
# ## Which keys a tensor has
#
# They follow from how it was made, and hardly ever change:
#
# - **backend key**: the layout's prefix and the device's name. Strided has no prefix; the others are Sparse, SparseCsr, Mkldnn.
# - `ADInplaceOrView`, whose kernels count versions and track views, and an autograd key, `Autograd` and the device's name. Backends too rare
#   for one of their own share `AutogradOther`: of those here, Mkldnn.
# - an autocast key, `Autocast` and the device's name. Meta and Mkldnn have none.
#
# Tensors made in `inference_mode` promise never to meet autograd, and leave out the second line. How many keys has such a tensor, on
# the cpu?

# %% role="predict" name="p7"
lesson.predict("07.p7", ...)

# %% role="demo" name="which_keys"
with tt.inference_mode():
    inferred = tt._C._dispatch_keys(tt.ones(2))
print("on meta:", tt._C._dispatch_keys(tt.ones(2, device="meta")))
lesson.reveal("07.p7", lambda: print(inferred) or len(inferred))

# %% [markdown] role="task" name="keys_of"
# ## Exercise: keys_of (8 points)
#
# Return the set of names. `device` is "cpu", "cuda" or "meta", `layout` "strided", "sparse_coo", "sparse_csr" or "mkldnn", all strings;
# `inference`: made in inference_mode.
#
# `keys_of("cpu", "strided", "float32", False, False)` is {"CPU", "ADInplaceOrView", "AutogradCPU", "AutocastCPU"}. The check asks about every
# combination that torch has.

# %% role="exercise" name="keys_of"
def keys_of(device, layout, dtype, requires_grad, inference):
    """The dispatch keys of a tensor, by name."""
    ### BEGIN SOLUTION
    name = {"cpu": "CPU", "cuda": "CUDA", "meta": "Meta"}[device]
    prefix = {"strided": "", "sparse_coo": "Sparse", "sparse_csr": "SparseCsr", "mkldnn": "Mkldnn"}[layout]
    keys = {prefix + name}
    if not inference:
        keys.add("ADInplaceOrView")
        keys.add("AutogradOther" if layout == "mkldnn" else "Autograd" + name)
    if device != "meta" and layout != "mkldnn":
        keys.add("Autocast" + name)
    return keys
    ### END SOLUTION


# %% role="check" name="keys_of"
lesson.check("07.keys_of", keys_of)

# %% [markdown] role="story" name="thread"
# ## What the thread adds
#
# Autocast comes from a `with` block and not from a tensor. So each thread has two sets of its own: **included** keys join every call,
# **excluded** ones are taken away, whoever brought them.
#
# `no_grad` turns recording off. Which keys does it exclude? A name, several with commas, or "none".

# %% role="demo" name="thread"
def thread_keys():
    print("   included", tt._C._dispatch_tls_local_include_set())
    print("   excluded", tt._C._dispatch_tls_local_exclude_set())
    return tt._C._dispatch_tls_local_exclude_set()


usually = thread_keys()

# %% role="predict" name="p3"
lesson.predict("07.p3", ...)

# %% role="demo" name="modes"
def in_both_modes():
    print("no_grad")
    with tt.no_grad():
        excluded = thread_keys()
    print("inference_mode")
    with tt.inference_mode():
        thread_keys()
    return "none" if excluded == usually else str(excluded)


lesson.reveal("07.p3", in_both_modes)

# %% [markdown] role="story" name="modes_meaning"
# `no_grad` turns off a flag that autograd's kernel reads; torch still calls the kernel. `inference_mode` is the stronger one: it excludes the
# autograd keys, so that their kernels are not called at all, and it no longer includes ADInplaceOrView.
#
# The autocast keys are excluded as long as nobody asks for autocast: tensors carry them all the time.
#
# One set is left. An operator that has nothing to do at a key registers a *fallthrough* there. Those keys are masked out, before anyone looks
# for the highest: skipping is free. `mm` makes no view, so it has nothing to do at ADInplaceOrView.

# %% role="demo" name="skipped"
from tinytensor_lessons.key_bits import keys, names_of

print("keys of a:", names_of(keys(a)), " of a number:", keys(2))
(call,) = dispatch_trace(tt.mm, a, b)["calls"]
print("keys of the call:", call["keys"]["text"])
for row in call["way"]:
    print(f"{row['key']:<16} {row['stop']}")

# %% [markdown] role="task" name="effective"
# ## Exercise: effective (10 points)
#
# Return the keys that a call dispatches on, as an int: the union over all tensors in `args`, with `included`, without `excluded`, and of that
# only what is in `non_fallthrough`. All three are ints.
#
# `args` is the call's list of arguments: tensors, numbers, None, and lists of tensors. `keys(x)` is the int of a tensor, and 0 for anything else.
#
# For a tensor with {CPU, AutocastCPU} and the number 2, with {BackendSelect} included, {AutocastCPU} excluded and a mask without BackendSelect, it is {CPU}.
# At the end of the check the library computes the keys of its calls with your function.

# %% role="exercise" name="effective"
def effective(args, included, excluded, non_fallthrough):
    """The key set that a call dispatches on."""
    ### BEGIN SOLUTION
    ks = 0
    for arg in args:
        for value in arg if isinstance(arg, (list, tuple)) else [arg]:
            ks |= keys(value)
    return (ks | included) & ~excluded & non_fallthrough
    ### END SOLUTION


# %% role="check" name="effective"
lesson.check("07.effective", effective)

# %% [markdown] role="story" name="redispatch"
# ## Calling on
#
# The highest key's kernel does its part and calls the operator again, with the keys below its own: a **redispatch**. `mm` with grad makes two
# stops. The widget shows them with the key sets that were passed.

# %% role="demo" name="redispatch"
w = tt.ones(3, 2, requires_grad=True)
tw.dispatch_trace(lambda: tt.mm(a, w))

# %% [markdown] role="story" name="forever"
# Here is an operator with a kernel at AutogradCPU that calls on. `AFTER_AUTOGRAD` is a mask of all the bits below autograd's. With it
# the call goes on to CPU. Without it the highest key stays the highest.

# %% role="demo" name="forever"
from tinytensor.c10.dispatch_key_set import AFTER_AUTOCAST, AFTER_AUTOGRAD

lib = tt.library.Library("lesson07", "FRAGMENT")
lib.define("twice(Tensor x) -> Tensor")
lib.impl("twice", lambda x: x + x, "CPU")
mask = AFTER_AUTOGRAD
stops = []


def at_autograd(ks, x):
    stops.append("AutogradCPU")
    return tt.ops.lesson07.twice.default.redispatch(ks & mask, x)


lib.impl("twice", at_autograd, "AutogradCPU", with_keyset=True)

# %% role="demo" name="once"
mask, stops = AFTER_AUTOGRAD, []
print(tt.ops.lesson07.twice(tt.ones(2)), "after", len(stops), "stop at AutogradCPU")

# %% [markdown] role="story" name="without"
# Now the same kernel passes on the whole set. How does the call end? The name of an exception, or a tensor.

# %% role="predict" name="p8"
lesson.predict("07.p8", ...)

# %% role="demo" name="forever_calls"
def without_a_mask():
    global mask
    mask = -1
    try:
        return tt.ops.lesson07.twice(tt.ones(2))
    except RecursionError as error:
        print("more than 50 stops:", len(stops) > 50)
        return type(error).__name__
    finally:
        mask = AFTER_AUTOGRAD


lesson.reveal("07.p8", without_a_mask)

# %% [markdown] role="story" name="variable"
# Older texts speak of "unwrapping a Variable" at this point. Variable and Tensor have been one class since PyTorch 0.4. What became of the
# unwrapping is the mask: below autograd means a key set without the autograd keys.

# %% [markdown] role="task" name="below"
# ## Exercise: below (7 points)
#
# Return what is left of `ks` for the redispatch of the kernel at `key`: the functionalities of lower priority, and all backends. `ks` is an
# int, `key` a name.
#
# `below(ks, "AutogradCPU")` of {CPU, ADInplaceOrView, AutogradCPU} is {CPU, ADInplaceOrView}. A set that an
# Autocast kernel has left behind may still have higher keys: they go too.

# %% role="exercise" name="below"
def below(ks, key):
    """The keys that are left when the kernel at `key` has done its part."""
    ### BEGIN SOLUTION
    functionality = bits_of(key) & ~BACKEND_MASK
    lower = functionality - 1
    return ks & lower
    ### END SOLUTION


# %% role="check" name="below"
lesson.check("07.below", below)

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# Here your functions walk the way of a call: `effective` says which keys count, `highest` which stop comes next, and `below` what is left
# after it. Beside it stands the way that the library took. A key set loses its bits from the left, until a backend is left.

# %% role="demo" name="your_way"
def your_way(*args):
    included = tt._C._dispatch_tls_local_include_set().raw_repr()
    excluded = tt._C._dispatch_tls_local_exclude_set().raw_repr() & ~BACKEND_MASK  # of backends none is ever excluded
    skipped_by_mm = bits_of("ADInplaceOrView") | bits_of("BackendSelect")
    ks = effective(list(args), included, excluded, ~skipped_by_mm | BACKEND_MASK)
    stops = []
    while not stops or stops[-1] not in BACKENDS:
        stops.append(KeySet(ks).highest())
        print(f"{ks:>20b} {stops[-1]}")
        ks = below(ks, stops[-1])
    return stops


# %% role="demo" name="together"
if lesson.written(KeySet, effective, below):
    for where in ("cpu", "meta"):
        x, y = a.to(where), w.detach().to(where).requires_grad_()
        yours = your_way(x, y)
        print("as the library:", yours == [stop["key"] for stop in dispatch_trace(tt.mm, x, y)["calls"][0]["stops"]])

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_07 = ...

# %% role="check" name="quiz"
lesson.quiz("07.quiz", quiz_07)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `TwoTables` | `tinytensor/aten/core/dispatch/operator_entry.py`<br>`tinytensor/aten/native/dispatch_stub.py`<br>`aten/src/ATen/core/dispatch/OperatorEntry.h`<br>`aten/src/ATen/Dispatch.h` | |
# | `KeySet` | `tinytensor/c10/dispatch_key.py`<br>`tinytensor/c10/dispatch_key_set.py`<br>`c10/core/DispatchKey.h`<br>`c10/core/DispatchKeySet.h` | 30-odd keys |
# | `keys_of` | `tinytensor/c10/tensor_impl.py`<br>`c10/core/TensorImpl.cpp`<br>`c10/core/TensorOptions.h` | |
# | `effective` | `tinytensor/aten/core/dispatch/dispatch_key_extractor.py`<br>`tinytensor/c10/local_dispatch_key_set.py`<br>`aten/src/ATen/core/dispatch/DispatchKeyExtractor.h`<br>`c10/core/impl/LocalDispatchKeySet.h` | |
# | `below` | `tinytensor/c10/dispatch_key_set.py` `full_after`<br>`c10/core/DispatchKeySet.h` | |
#
# `full_after` keeps one more key, PythonDispatcher, which is for debugging and must never get lost.
# Start with the note at the head of `DispatchKeySet.h`.

# %% [markdown] role="further" name="autocast"
# ## Go further
#
# Autocast is a key like others. Here is a kernel for `lesson07::twice` that casts its argument and redispatches. Which set does the
# inner call need, and what happens if its own key stays in? torch's own autocast kernels exclude their key for the thread and call anew:
# the widget above shows it for `mm`, with autocast switched on.

# %% role="further" name="try_autocast"
mask = AFTER_AUTOGRAD


def at_autocast(ks, x):
    return tt.ops.lesson07.twice.default.redispatch(ks & AFTER_AUTOCAST, x.to(tt.bfloat16))


lib.impl("twice", at_autocast, "AutocastCPU", with_keyset=True)
with tt.autocast("cpu", dtype=tt.bfloat16):
    print(tt.ops.lesson07.twice(tt.ones(2)).dtype)
print(tt.ops.lesson07.twice(tt.ones(2)).dtype)

# %% role="summary" name="summary"
lesson.summary()
