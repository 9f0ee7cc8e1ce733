# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 13 Two YAML files write the rest
#
# **140 minutes. Needs: lessons 04, 08, 09, 11, 12.**
#
# After this lesson you can
# 1. parse an operator's schema,
# 2. tell from a formula what has to be saved for it,
# 3. generate an autograd kernel,
# 4. add an operator with two entries and no hand-written Python class.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("13")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# Lesson 09 met `AddBackward0`. Here is the function that makes it. You will find it in tinytensor by searching; in PyTorch's repository you
# will not find it at all.

# %% role="demo" name="kernel_of_add"
import inspect

from tinytensor.autograd.generated import variable_type

print(inspect.getsource(variable_type.add_Tensor))

# %% [markdown] role="story" name="which_file"
# Suppose `AddBackward0` is to save something else. Which file do you edit? Guess a path inside `tinytensor/`.

# %% role="predict" name="p1"
lesson.predict("13.p1", ...)

# %% role="demo" name="header"
print(inspect.getsource(variable_type).splitlines()[1])
lesson.reveal("13.p1", "autograd/derivatives.yaml")

# %% [markdown] role="story" name="nobody"
# Nobody wrote it. A program did, from a table, and tinytensor keeps what it wrote. PyTorch's files exist after a build only, in the build
# folder: hence the vain search on GitHub.
#
# Why not write them by hand? Here are three such wrappers, with the helpers that generated kernels use. Two have a mistake that no test of
# values finds.

# %% role="demo" name="helpers"
from tinytensor.autograd.generated.functions import ExpBackward0, MulBackward0, SigmoidBackward0
from tinytensor.autograd.variable.saved_variable import SavedVariable
from tinytensor.autograd.variable.variable import collect_next_edges, set_history
from tinytensor_lessons.lesson_13.kernels import compute_requires_grad


# %% role="demo" name="by_hand"
def exp(self):
    grad_fn = ExpBackward0(collect_next_edges(self))
    with tt.no_grad():
        result = tt.exp(self)
    set_history(result, grad_fn)
    grad_fn.result_ = SavedVariable(result, True)
    return result


# %% role="demo" name="by_hand_mul"
def mul(self, other):
    grad_fn = None
    if compute_requires_grad(self, other):
        grad_fn = MulBackward0(collect_next_edges(self, other))
        grad_fn.self_ = SavedVariable(self, False)
        grad_fn.other_ = SavedVariable(other, False)
    with tt.no_grad():
        result = tt.mul(self, other)
    if grad_fn is not None:
        set_history(result, grad_fn)
    return result


# %% role="demo" name="by_hand_sigmoid"
def sigmoid(self):
    grad_fn = None
    if compute_requires_grad(self):
        grad_fn = SigmoidBackward0(collect_next_edges(self))
    with tt.no_grad():
        result = tt.sigmoid(self)
    if grad_fn is not None:
        set_history(result, grad_fn)
        grad_fn.result_ = SavedVariable(result, True)
    return result


# %% [markdown] role="story" name="spot_them"
# One forgets to ask whether anybody wants a gradient. One saves too much where one of its inputs is a constant. Which, in this order?

# %% role="predict" name="p2"
lesson.predict("13.p2", ...)

# %% role="demo" name="spot_them"
from tinytensor.introspect import saved_bytes

constant = tt.ones(1000)
print("requires grad:", exp(constant).requires_grad, "by hand,", tt.exp(constant).requires_grad, "generated")
for who, f in (("by hand  ", mul), ("generated", tt.mul)):
    x = tt.ones(1000, requires_grad=True)
    with saved_bytes() as saved:
        y = f(x, constant)
        print(f"mul {who} keeps {saved.nbytes:,} bytes")
lesson.reveal("13.p2", ["exp", "mul"])

# %% [markdown] role="story" name="tables"
# 1,800 overloads, one such wrapper each, and every rule in all of them. So PyTorch writes each rule once, in a generator, and each operator
# as an entry in two tables. `native_functions.yaml` says what it takes and which kernel it has; `derivatives.yaml` says what its gradients
# are.
#
# Below, the entries of `exp` and what they cause. A word's letter stands beside every line that would be different without it. Go to
# `result` in the last entry: which lines light up?

# %% role="demo" name="exp_origins"
tw.codegen_diff("exp")

# %% [markdown] role="story" name="schema"
# ## The first line
#
# Everything starts with the schema that lesson 04 showed. The generator needs it as data.
#
# Suppose you split the arguments of `pool(Tensor self, int[2] size, int[2] stride=[1, 1]) -> Tensor` at the commas. How many pieces do you get?

# %% role="predict" name="p4"
lesson.predict("13.p4", ...)

# %% role="demo" name="commas"
def split_at_commas():
    pieces = "Tensor self, int[2] size, int[2] stride=[1, 1]".split(",")
    print(pieces)
    return len(pieces)


lesson.reveal("13.p4", split_at_commas)

# %% [markdown] role="story" name="reader"
# There are three arguments, and one piece too many: a comma stands inside the default. So a parser takes one **token** after the other: a word, a number or a
# sign. `Reader` does what every parser does, lists with commas included, and raises ValueError for a token that does not fit.
#
# - `at(*texts)`: is the next token one of these? `take(*texts)`: take it. `at("")` and `take("")` ask for the end.
# - `word()`, `number()` and `value()` take a name, a size, a default. `until(")")` takes all text up to `)`, and `)` too.
# - `listed(")", parse)`: a list of what `parse` gives, an item between every two commas, and then takes `)`.

# %% role="demo" name="reader"
from tinytensor_lessons.schema_tokens import TYPES, Reader, tokens

print(tokens("relu_(Tensor(a!) self) -> Tensor(a!)"))
reader = Reader("f(one, two)")
print(reader.word(), reader.take("("), reader.listed(")", reader.word), reader.at(""))

# %% role="demo" name="parsed"
parsed = {  # from "add_.Tensor(Tensor(a!) self, Tensor[] more, *, Scalar alpha=1) -> Tensor(a!)"
    "name": "add_",
    "overload": "Tensor",
    "args": [
        {"name": "self", "type": "Tensor", "optional": False, "size": None, "alias": "a!", "kwarg_only": False},
        {"name": "more", "type": "Tensor[]", "optional": False, "size": None, "alias": None, "kwarg_only": False},
        {"name": "alpha", "type": "Scalar", "optional": False, "size": None, "alias": None, "kwarg_only": True,
         "default": 1},
    ],
    "returns": [{"name": "", "type": "Tensor", "alias": "a!"}],
}

# %% [markdown] role="task" name="parse_schema"
# ## Exercise: parse_schema (11 points)
#
# Return a dict like the one above.
#
# - `type` is the text of the type without the alias: `Tensor[]`, `int[2]?`. `optional` says whether it ends in `?`. `size` is 2 for
#   `int[2]`, None where no number stands.
# - `default` is there if the argument has one, as a Python value: 1, `[0, 1]`, None. A default that is no value, such as `Mean`, stays text.
# - There may be several results, in parentheses, with names: `-> (Tensor values, Tensor indices)`. Or none: `-> ()`.
# - Where the text is no schema, raise `ValueError(what, column)`: the column of the first token that fits nowhere.
#
# `relu(Tensr self) -> Tensor` fails at 5.

# %% role="exercise" name="parse_schema"
def parse_schema(s):
    """The schema as a dict; ValueError(what, column) if s is none."""
    ### BEGIN SOLUTION
    reader = Reader(s)

    def type_():
        text, size, alias = reader.take(*TYPES), None, None
        while reader.at("(", "[", "?"):
            sign = reader.take("(", "[", "?")
            if sign == "(":
                alias = reader.until(")")
            elif sign == "[":
                size = None if reader.at("]") else reader.number()
                text += "[" + ("" if size is None else str(size)) + reader.take("]")
            else:
                text += sign
        return {"type": text, "size": size, "alias": alias, "optional": text.endswith("?")}

    def argument():
        if reader.at("*"):
            return reader.take("*")
        found = {**type_(), "name": reader.word()}
        if reader.at("="):
            reader.take("=")
            found["default"] = reader.value()
        return found

    def result():
        found = {**type_(), "name": "" if reader.at(",", ")", "") else reader.word()}
        return {key: found[key] for key in ("name", "type", "alias")}

    name, _, overload = reader.word().partition(".")
    reader.take("(")
    found = reader.listed(")", argument)
    reader.take("->")
    returns = reader.listed(")", result) if reader.at("(") and reader.take("(") else [result()]
    reader.take("")
    args = [{**a, "kwarg_only": "*" in found[:i]} for i, a in enumerate(found) if a != "*"]
    return {"name": name, "overload": overload, "args": args, "returns": returns}
    ### END SOLUTION


# %% role="check" name="parse_schema"
lesson.check("13.parse_schema", parse_schema)

# %% [markdown] role="story" name="formulas"
# ## What a formula needs
#
# `self: grad * result` is a Python expression. The generator writes it into the node as it stands, and reads from it what the node has to
# keep. Python's own parser does the reading:

# %% role="demo" name="ast"
import ast

print(ast.dump(ast.parse("grad * other.exp()", mode="eval").body, indent=1))

# %% [markdown] role="task" name="saved_from_formula"
# ## Exercise: saved_from_formula (10 points)
#
# Return three collections of names: inputs that are saved, outputs that are saved, and tensors of which facts are enough: sizes, dtype,
# layout.
#
# `formula` is text; `schema` a dict with `args` and `returns`, as in the last exercise. An output without a name is `result`; of several,
# they are `result0`, `result1` and so on.
#
# A fact is a method of `FACTS` called on a name: `self.sym_sizes()`. The name of a function that is called is no argument.
#
# For mul, `grad * other` gives `["other"], [], []`. At the end the generator runs on your function.

# %% role="demo" name="facts"
from tinytensor_lessons.lesson_13.formulas import FACTS

print(*FACTS)

# %% role="exercise" name="saved_from_formula"
import ast


def saved_from_formula(formula, schema):
    """(inputs, outputs, sizes): what a node keeps for this formula."""
    ### BEGIN SOLUTION
    results = schema["returns"]
    only = len(results) == 1
    inputs = {a["name"] for a in schema["args"]}
    outputs = {r["name"] or ("result" if only else f"result{i}") for i, r in enumerate(results)}
    saved = set(), set(), set()

    def visit(node):
        if isinstance(node, ast.Call):
            f = node.func
            if isinstance(f, ast.Name):
                for child in node.args + node.keywords:
                    visit(child)
                return
            if isinstance(f, ast.Attribute) and f.attr in FACTS and isinstance(f.value, ast.Name):
                saved[2].add(f.value.id)
                return
        if isinstance(node, ast.Name):
            for names, found in ((inputs, saved[0]), (outputs, saved[1])):
                found |= names & {node.id}
        for child in ast.iter_child_nodes(node):
            visit(child)

    visit(ast.parse(formula, mode="eval"))
    return saved
    ### END SOLUTION


# %% role="check" name="saved_from_formula"
lesson.check("13.saved_from_formula", saved_from_formula)

# %% [markdown] role="story" name="edit"
# `exp` saves its result. Write the same slope another way, `grad * exp(self)`. What does `ExpBackward0` save then? One word.

# %% role="predict" name="p3"
lesson.predict("13.p3", ...)

# %% role="demo" name="exp_diff"
entry = """
- name: exp(Tensor self) -> Tensor
  self: grad * exp(self)
  result: auto_element_wise
"""
edited = tw.codegen_diff("exp", derivative=entry.strip())
lesson.reveal("13.p3", lambda: edited.saved["inputs"][0])

# %% role="demo" name="p3_answer"
edited

# %% [markdown] role="story" name="faults"
# Correct, and worse: backward computes the exponential a second time. You can edit a line in the picture above as well. Write `reslt`, and
# the generator points at it.
#
# The generators are no magic with classes or decorators. They are functions that return text. Here is one:

# %% role="demo" name="generator"
from tinytensor.codegen import gen_autograd_function, parse_derivative

print(gen_autograd_function(parse_derivative("""
- name: cube(Tensor self) -> Tensor
  self: grad * 3 * self * self
""")))

# %% [markdown] role="story" name="checked_in"
# `grad * 3` has become `mul_scalar(grad, 3)`: a formula means what it would mean in C++, where a tensor times a number is an operator of
# its own, `mul.Scalar`.
#
# In tinytensor the output is checked in, so a text search finds it; `python -m tinytensor.codegen --check` fails if someone edits it by hand.
#
# A good place to stop: about 80 minutes lie behind you, 60 before you. When you come back, run all cells.
#
# For a kernel, the generator has put together what it knows of an operator. Below is all of it for `mul`, with what to save already as
# code:

# %% role="demo" name="kernel_entry"
from tinytensor_lessons.lesson_13.kernels import kernel_entry

for key, value in kernel_entry("mul.Tensor").items():
    print(f"{key:14}{value!r}")

# %% [markdown] role="task" name="emit_kernel"
# ## Exercise: emit_kernel (14 points)
#
# Return the source of the kernel: a function with the entry's name that takes `ks` and the arguments.
#
# 1. `grad_fn = None`. If `compute_requires_grad(...)` of the inputs: make the node of their `collect_next_edges(...)`, and fill the slots of
#    `saved`.
# 2. `ks &= AFTER_AUTOGRAD`: of the keys in `ks` those below Autograd are left.
# 3. Call on through the operator's table: for the entry above, `_mul_Tensor_table[ks](ks, self, other)`.
# 4. If there is a node: `set_history(result, grad_fn)`, in place `rebase_history(self, grad_fn)`; fill the slots of `saved_results`.
# 5. Return the result.
#
# Your kernels are compiled and watched: what they do before the call and after it counts. At the end they replace ten of the library.

# %% role="exercise" name="emit_kernel"
def emit_kernel(entry):
    """The autograd kernel of one operator, as Python source."""
    ### BEGIN SOLUTION
    arguments, inputs = ", ".join(entry["arguments"]), ", ".join(entry["inputs"])
    name, result = entry["name"], entry["result"]
    history = "rebase_history" if entry["inplace"] else "set_history"
    lines = [
        f"def {name}(ks, {arguments}):",
        "    grad_fn = None",
        f"    if compute_requires_grad({inputs}):",
        f"        grad_fn = {entry['node']}(collect_next_edges({inputs}))",
        *(f"        grad_fn.{slot} = {value}" for slot, value in entry["saved"].items()),
        "    ks &= AFTER_AUTOGRAD",
        f"    {result} = _{name}_table[ks](ks, {arguments})",
        "    if grad_fn is not None:",
        f"        {history}({result}, grad_fn)",
        *(f"        grad_fn.{slot} = {value}" for slot, value in entry["saved_results"].items()),
        f"    return {result}",
    ]
    return "\n".join(lines)
    ### END SOLUTION


# %% role="check" name="emit_kernel"
lesson.check("13.emit_kernel", emit_kernel)

# %% [markdown] role="story" name="mistakes"
# Why does the order of these lines matter? Here are six kernels of `mul` with one mistake each. A column is a call, and says which operands require
# grad. A cell names what is wrong in that call. Most mistakes pass in some calls; that is why they are made once, in a generator, and tested
# there.

# %% role="demo" name="mistakes"
from tinytensor_lessons.kernel_mistakes import mistakes_table

mistakes_table()

# %% [markdown] role="story" name="public"
# ## A formula is a program
#
# `grad * result` calls the public `mul`, with its own autograd kernel. Ask for the gradient of `x.exp().sum()` with `create_graph=True`: the
# formula then runs with recording on. What is the name of the node that made this gradient?

# %% role="predict" name="p5"
lesson.predict("13.p5", ...)

# %% role="demo" name="public"
def twice():
    x = tt.tensor([0.5, 1.0], requires_grad=True)
    (grad,) = tt.autograd.grad(x.exp().sum(), x, create_graph=True)
    (second,) = tt.autograd.grad(grad.sum(), x)
    print([round(v, 4) for v in second.tolist()], "second derivative of exp")
    return grad.grad_fn.name()


lesson.reveal("13.p5", twice)

# %% [markdown] role="story" name="your_operator"
# ## Your operator
#
# `hypot(x, y)` is `sqrt(x*x + y*y)`, computed without overflow. Its loop is written: `hypot_impl` in
# `aten/native/pointwise/binary_ops.py`. What is
# missing is all the rest: the function, the method, the dispatch, the node. `atan2` has the same shape: here are its three entries, and below them the derivative of `mul`.

# %% role="demo" name="atan2"
from tinytensor.codegen.entry_text import derivative_entry, native_entry

for name in ("atan2.out", "atan2", "atan2_"):
    print(native_entry(name).text, "\n")
print(derivative_entry("mul.Tensor").text)

# %% [markdown] role="task" name="hypot"
# ## Exercise: hypot (10 points)
#
# Return two texts: the entries of `native_functions.yaml` for `hypot`, `hypot_` and `hypot.out`, and the entry of `derivatives.yaml`. The
# slope along self is self / hypot.
#
# - `hypot` is a function and a method, `hypot_` a method.
# - Leave out the line `result:`, which is forward mode, and tags.
#
# The real generators write a package from your entries, in memory. It has no other operators; formulas may call those of the library. The
# check uses it as users would: with `out=`, broadcast, under gradcheck and gradgradcheck. It also counts the operators that backward runs.

# %% role="exercise" name="hypot"
def hypot_entries():
    """(entries for native_functions.yaml, entry for derivatives.yaml)"""
    ### BEGIN SOLUTION
    functions = """
- func: hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  native: pointwise.binary_ops_math
  dispatch:
    CPU: hypot_impl

- func: hypot(Tensor self, Tensor other) -> Tensor
  variants: function, method
  structured_delegate: hypot.out

- func: hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)
  variants: method
  structured_delegate: hypot.out
"""
    derivatives = """
- name: hypot(Tensor self, Tensor other) -> Tensor
  self: grad * self / result
  other: grad * other / result
"""
    return functions, derivatives
    ### END SOLUTION


# %% role="check" name="hypot"
lesson.check("13.hypot", hypot_entries)

# %% [markdown] role="story" name="written"
# Some fifteen lines of yours became nearly two hundred: the same that the library has for its own `hypot`, whose entries PyTorch 2.13 shares.
# Where the operands broadcast, the engine summed the gradients to the inputs' sizes.
#
# ## Everything yours
#
# `hypot(3, 4)` is 5. What is its slope along the first operand?

# %% role="predict" name="p6"
lesson.predict("13.p6", ...)

# %% role="demo" name="slope"
def slope_of_hypot():
    x = tt.tensor(3.0, requires_grad=True)
    tt.hypot(x, tt.tensor(4.0)).backward()
    return round(x.grad.item(), 4)


lesson.reveal("13.p6", slope_of_hypot)

# %% [markdown] role="story" name="yours"
# That was the library's. Now yours: your parser reads the schema, your reading of the formula says what is kept, your entries make the operator,
# and while backward runs its formulas, your kernels record them for the second derivative.

# %% role="demo" name="yours"
from tinytensor_lessons.scratch_operators import Scratch

if lesson.written(parse_schema, saved_from_formula, emit_kernel, hypot_entries):
    schema = parse_schema("hypot(Tensor self, Tensor other) -> Tensor")
    print("arguments", [a["name"] for a in schema["args"]])
    print("kept", [sorted(names) for names in saved_from_formula("grad * self / result", schema)])
    hypot = Scratch(*hypot_entries()).functions.hypot
    x = tt.tensor(3.0, requires_grad=True)
    with lesson.plugged("13.emit_kernel", emit_kernel) as calls:
        out = hypot(x, tt.tensor(4.0))
        (first,) = tt.autograd.grad(out, x, create_graph=True)
        (second,) = tt.autograd.grad(first, x)
    print(f"{out.item():.1f} by {out.grad_fn.name()}, slope {first.item():.4f}, second {second.item():.4f}")
    print("your kernels were called:", calls.count > 0)

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_13 = ...

# %% role="check" name="quiz"
lesson.quiz("13.quiz", quiz_13)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `parse_schema` | `tinytensor/aten/core/schema/function_schema_parser.py`<br>`torchgen/model.py` | dimension names |
# | its input | `tinytensor/aten/native/native_functions.yaml`<br>`aten/src/ATen/native/native_functions.yaml` | CUDA: one more line under `dispatch` |
# | `saved_from_formula` | `tinytensor/codegen/load.py`<br>`tools/autograd/load_derivatives.py` | `TensorGeometry(self)` and its kind |
# | its input | `tinytensor/autograd/derivatives.yaml`<br>`tools/autograd/derivatives.yaml` | forward formulas |
# | `emit_kernel` | `tinytensor/codegen/gen_variable_type.py`<br>`tools/autograd/gen_variable_type.py` | saving only for edges that exist, lists, views |
# | `hypot_entries` | `tinytensor/codegen/files.py`<br>`torchgen/gen.py` | writing the files |

# %% [markdown] role="further" name="origin_of_hypot"
# ## Go further
#
# At (0, 0) the slope of hypot is nan, in torch too: 0 / 0. Write a formula with the subgradient 0, look at what it makes the node save, and
# argue: would you merge it?

# %% role="further" name="try_origin"
x = tt.zeros(1, requires_grad=True)
tt.hypot(x, tt.zeros(1)).backward()
print(x.grad.item())
subgradient = """
- name: hypot(Tensor self, Tensor other) -> Tensor
  self: where(result == 0, 0, grad * self / result)
  other: where(result == 0, 0, grad * other / result)
  result: self_t * self_p / result + other_t * other_p / result
"""
tw.codegen_diff("hypot", derivative=subgradient.strip())

# %% role="summary" name="summary"
lesson.summary()
