"""native_functions.yaml -> aten/ops/*.py: a handle for every overload, and one Python function for every name.

The handle is what the dispatcher returns for a schema. The call stub takes arguments that already have the right types
(`at::_ops::add_Tensor::call`); there is one where a method or the library calls it. The function of a name is the
binding: if the arguments are of plain types, which it sees from their classes, it calls; everything else, and every
mistake, goes to the argument parser.

Mirrors torchgen/api/cpp.py and tools/autograd/gen_python_functions.py (`python_torch_functions`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from tinytensor.codegen.argument_tests import class_test, converted, list_size, tensor_test, without_keyword
from tinytensor.codegen.callers import called_in_formulas, called_names
from tinytensor.codegen.code_template import indent
from tinytensor.codegen.model import NativeFunction, type_name
from tinytensor.codegen.python_operators import functions_of_operators
from tinytensor.dispatch.call_stub import call_stub, default_source, dispatch_lines, handle_name, parameter_name
from tinytensor.dispatch.schema import Argument, ListType, OptionalType, SchemaKind, is_tensor_like

# Operators whose Tensor arguments may be numbers in Python (python_arg_parser.cpp, should_allow_numbers_as_tensors).
NUMBERS_AS_TENSORS = frozenset(
    name + suffix
    for name in ("add", "sub", "mul", "div", "subtract", "multiply", "divide", "true_divide", "floor_divide")
    for suffix in ("", "_")
)

# Names whose function makes the call itself, although there is a stub: a frame more would be felt there.
HOT = frozenset(
    """
    abs add addmm arange argmax batch_norm bmm cat clone conv1d conv2d conv3d cos cross_entropy_loss detach div dot dropout
    embedding eq exp flatten full gather ge gelu gt index_select layer_norm le linear log log_softmax lt matmul max_pool2d
    maximum mean minimum mm mse_loss mul mv ne neg ones ones_like permute pow reciprocal relu reshape rsqrt rsub select sigmoid
    sin softmax split sqrt squeeze stack sub sum t tanh transpose tril unbind unsqueeze where zeros zeros_like
    """.split()
)

# Functions that PyTorch's top module does not have (SKIP_PYTHON_BINDINGS of tools/autograd/gen_python_functions.py).
NO_PYTHON_BINDING = re.compile(
    r"_.*|alias|copy|index|item|lift_fresh|lift_fresh_copy|slice|to|contiguous|new_.*|.*_backward|.*_forward|.*_overrideable"
    r"|nonzero_numpy|unique_dim|unique_dim_consecutive"
    r"|zero|resize|resize_as|embedding_renorm|uniform|normal_functional|log_normal|exponential|cauchy|geometric|random"
    r"|rrelu_with_noise_functional"
)

# Python never calls these overloads, because its binding wraps the number (SKIP_PYTHON_BINDINGS_SIGNATURES in PyTorch).
NOT_BOUND = frozenset(f"{name}{suffix}.Scalar" for name in ("add", "sub", "mul", "div") for suffix in ("", "_"))

# Bound by hand, since their Python form is not their schema (python_variable_methods.cpp, THPVariable_to).
TO = """
to_parser = PythonArgParser(
    "to",
    (
        PythonOverload(
            "to(Tensor self, Device? device=None, ScalarType? dtype=None, bool non_blocking=False, bool copy=False, *, "
            "MemoryFormat? memory_format=None) -> Tensor",
            lambda self, device, dtype, non_blocking, copy, memory_format: to_dtype_layout(
                self, dtype, None, device, None, non_blocking, copy, memory_format
            ),
        ),
        PythonOverload(
            "to.dtype(Tensor self, ScalarType dtype, bool non_blocking=False, bool copy=False, *, "
            "MemoryFormat? memory_format=None) -> Tensor",
            to_dtype,
        ),
        PythonOverload(
            "to.other(Tensor self, Tensor tensor, bool non_blocking=False, bool copy=False, *, "
            "MemoryFormat? memory_format=None) -> Tensor",
            to_other,
        ),
    ),
    method=True,
)


def to(self, *args, **kwargs):
    if not kwargs and len(args) == 1:
        (target,) = args
        if target.__class__ is ScalarType:
            return to_dtype(self, target)
        if target.__class__ is Device:
            return to_dtype_layout(self, device=target)
    return to_parser.call(self, *args, **kwargs)
"""
MANUAL_BINDINGS = {"to": TO}


# ---- handles and stubs -----------------------------------------------------------------------------------------------


def gen_handle(fn: NativeFunction) -> str:
    """`add_Tensor_op = def_("aten::add.Tensor(...) -> Tensor")`: schema and handle of one overload."""
    made = return_type(fn)
    names = ", ".join(f'"{r.name}"' for r in fn.func.returns)
    returned = "" if made is None else f'{made} = return_type("{fn.base_name}", ({names}))\n'
    return f"{handle(fn)} = def_({quoted('aten::' + fn.schema)})\n{returned}"


def gen_stub(fn: NativeFunction) -> str:
    """The call stub of one overload, as Python source."""
    return call_stub(fn.func, stub_name(fn))


def handle(fn: NativeFunction) -> str:
    return handle_name(fn.ident)


def stub_name(fn: NativeFunction) -> str:
    """`add_Tensor`; the overload without a name is `sum_default`, since `sum` is the function in front of all."""
    return fn.ident if fn.func.overload_name else f"{fn.base_name}_default"


def quoted(text: str) -> str:
    return '"' + text.replace('"', '\\"') + '"' if '"' not in text else repr(text)


# ---- all that stands under one name ----------------------------------------------------------------------------------


def gen_operator(overloads: Sequence[NativeFunction], called: Collection[str] | None = None) -> str:
    """Handles, parser, stubs and the function of one base name, as Python source.

    called    the stubs that other modules call; without it, those that the library's modules call
    """
    handles = "".join(gen_handle(fn) for fn in overloads) + parser_definition(overloads)
    existing = stubs_of(overloads, called)
    stubs = [gen_stub(fn) for fn in overloads if stub_name(fn) in existing]
    # One blank line inside of an operator, two between operators.
    return "\n".join([handles, *stubs, gen_function(overloads, called)])


def gen_function(overloads: Sequence[NativeFunction], called: Collection[str] | None = None) -> str:
    """The Python function of one base name, out= overloads included, as Python source."""
    name = overloads[0].base_name
    called = called_names() if called is None else called
    if name in MANUAL_BINDINGS:
        return MANUAL_BINDINGS[name]
    if not (name in called or name in HOT or name in called_in_formulas() or is_public(overloads)):
        return f"def {name}(*args, **kwargs):\n    return {name}_parser.call(*args, **kwargs)\n"
    return binding(bound(overloads), False, () if name in HOT else stubs_of(overloads, called), hot=name in HOT)


def stubs_of(overloads: Sequence[NativeFunction], called: Collection[str] | None = None) -> frozenset[str]:
    """The stubs that are written: those that another module calls, and those that have more than one caller here.

    A stub with a single caller would be no gain: that one makes the call itself.
    """
    called = called_names() if called is None else called
    name = overloads[0].base_name
    stubs = frozenset(map(stub_name, overloads))
    if name in MANUAL_BINDINGS:
        return frozenset(stub for stub in stubs if stub in called or _names(MANUAL_BINDINGS[name], stub))
    texts = []
    functions = bound(overloads)
    methods = [fn for fn in functions if "method" in fn.variants and "self" in fn.arg_names]
    if name not in HOT and (name in called or name in called_in_formulas() or is_public(overloads)):
        texts.append(binding(functions, False, stubs))
    if methods:
        texts.append(binding(methods, True, stubs))
    if name in functions_of_operators():
        texts += ["\n".join(operator_attempts(overloads))] * 2  # `__add__` and `__radd__`
    callers = "\n".join(texts)
    return frozenset(stub for stub in stubs if stub in called or len(re.findall(rf"\b{stub}\(", callers)) > 1)


def is_public(overloads: Sequence[NativeFunction]) -> bool:
    """Whether Python's users find the function in the top module."""
    return any("function" in fn.variants and not fn.python_module for fn in overloads) and not (
        NO_PYTHON_BINDING.fullmatch(overloads[0].base_name)
    )


def _names(text: str, name: str) -> bool:
    return re.search(rf"\b{name}\b", text) is not None


def parser_definition(overloads: Sequence[NativeFunction]) -> str:
    """`add_parser = PythonArgParser("add", (add_Tensor_op, add_out_op), methods=(add_Tensor_op,))`."""
    name = overloads[0].base_name
    if name in MANUAL_BINDINGS:
        return ""
    functions = bound(overloads)
    methods = [fn for fn in functions if "method" in fn.variants]
    words = [f'"{name}"', _tuple([handle(fn) for fn in functions])]
    if methods:
        words.append(f"methods={_tuple([handle(fn) for fn in methods])}")
    return f"{name}_parser = PythonArgParser({', '.join(words)})\n"


# ---- the function in front -------------------------------------------------------------------------------------------


class Form:
    """What a binding is made as.

    method   or a function
    stubs    those that it may call instead of the dispatcher
    hot      reads key sets without asking for classes first: only tensors have `meta`
    """

    def __init__(self, method: bool, stubs: Collection[str], hot: bool = False) -> None:
        self.method = method
        self.stubs = stubs
        self.hot = hot


def binding(overloads: Sequence[NativeFunction], method: bool, stubs: Collection[str] = (), hot: bool = False) -> str:
    """`def add(...)`: plain arguments are called with, everything else is parsed."""
    form = Form(method, stubs, hot)
    functional = [fn for fn in overloads if fn.kind is not SchemaKind.out]
    has_out = not method and len(functional) < len(overloads)
    if takes_sizes(functional) and (method or len(functional[0].func.positional_arguments) == 1):
        return _varargs_binding(functional, form)
    if _reduces(functional):
        return _reduction_binding(functional, has_out, form)
    plain = without_keyword(functional)
    if plain:
        return _regular_binding(plain, has_out, form, keyword=True)
    renamed = any(parameter_name(a.name) != a.name for fn in functional for a in fn.arguments)
    if functional[0].counts_arguments or renamed or not _alike(functional):
        return _counting_binding(functional, form)
    return _regular_binding(functional, has_out, form)


def bound(overloads: Sequence[NativeFunction]) -> list[NativeFunction]:
    """The overloads that Python's function stands for."""
    return [fn for fn in overloads if fn.full_name not in NOT_BOUND]


def takes_sizes(overloads: Sequence[NativeFunction]) -> bool:
    """`x.view(2, 3)` for `x.view((2, 3))`, not `reshape(x, 2, 3)`: all but self is one list of any number of ints."""
    positional = [a for a in overloads[0].func.positional_arguments if a.name != "self"]
    if len(positional) != 1 or type_name(positional[0].type) != "int[]" or positional[0].has_default_value():
        return False
    return list_size(positional[0]) in (None, 1)


def _alike(functional: Sequence[NativeFunction]) -> bool:
    """Whether all overloads have the same parameters. Where defaults differ, the classes of the values must decide."""
    if len({tuple((a.name, a.kwarg_only) for a in fn.arguments) for fn in functional}) > 1:
        return False
    first = functional[0]
    return all(
        repr(a.default) == repr(b.default) or (a.has_default_value() and type_name(a.type) != type_name(b.type))
        for fn in functional[1:]
        for a, b in zip(first.arguments, fn.arguments, strict=True)
    )


def python_names(fn: NativeFunction, method: bool) -> list[str]:
    """The arguments' names in Python: functions say `input` where the schema says `self`."""
    if method or "function" not in fn.variants or "input" in fn.arg_names:
        return fn.arg_names
    return ["input" if a.name == "self" and type_name(a.type) == "Tensor" else a.name for a in fn.arguments]


def _regular_binding(functional: Sequence[NativeFunction], has_out: bool, form: Form, keyword: bool = False) -> str:
    """Every overload has the same parameters: `add`, `eq`, `pow`; or others have a `keyword` more."""
    fn, method = functional[0], form.method
    names = python_names(fn, method)
    count = len(fn.func.positional_arguments)
    usual = [default_source(a.default) if a.has_default_value() else "NOT_GIVEN" for a in fn.arguments]
    places = list(zip(names, usual, strict=True))
    first = []
    if method:  # `x.where(condition, other)`: self need not be the schema's first argument
        places.pop(names.index("self"))
        first, count = ["self"], count - 1
    positional, keywords = places[:count], [*places[count:], *([("out", "None")] if has_out else [])]
    if method and not places and not keyword:
        # Not `**kwargs` too: a dict for each call is dearer than the words for a keyword that cannot be.
        refusal = ["if args:", f'    refuse_arguments("{fn.base_name}", args)']
        return _define(fn, "self, *args", [*refusal, "ks = self.meta.key_set", *_direct(fn, "self", "_f.")])
    signature = _signature(first, positional, keywords)
    lines: list[str] = []
    if fn.base_name in NUMBERS_AS_TENSORS:
        lines += [f"if {names[1]}.__class__ in NUMBERS:", f"    {names[1]} = wrap_number({names[1]})"]
        functional = [overload for overload in functional if len(overload.tensor_arguments) > 1]
    for overload in _cheapest_first(functional):
        lines += _attempt(overload, names, names, [*(["out is None"] if has_out else []), *_NO_MORE], form)
    call = _parse(fn, first, positional, keywords, method)
    return _define(fn, signature, [*lines, *_return_parsed(functional, call, method, "out" if has_out else "None")])


# Nothing but what the signature names was given.
_NO_MORE = ("not args", "not kwargs")
Places = Sequence[tuple[str, str]]


def _signature(first: Sequence[str], positional: Places, keywords: Places) -> str:
    """Everything may be missing and more may be given: the parser says what is wrong, in PyTorch's words."""
    named = [f"{name}={default}" for name, default in positional], [f"{name}={default}" for name, default in keywords]
    return ", ".join([*first, *named[0], "*args", *named[1], "**kwargs"])


def _parse(fn: NativeFunction, first: Sequence[str], positional: Places, keywords: Places, method: bool) -> str:
    """The call of the parser with what was given."""
    passed = list(first)
    if positional:
        names = _tuple([f'"{name}"' for name, _ in positional])
        values, usual = _tuple([name for name, _ in positional]), _tuple([default for _, default in positional])
        passed.append(f"*given({names}, {values}, {usual}, args, kwargs)")
    else:
        passed.append("*args")
    passed += [f"{name}={name}" for name, _ in keywords]
    return f"{parser_name(fn, method)}.call({', '.join(passed)}, **kwargs)"


def _tuple(items: Sequence[str]) -> str:
    return f"({', '.join(items)}{',' if len(items) == 1 else ''})"


def _reduces(functional: Sequence[NativeFunction]) -> bool:
    """`sum(x)` and `sum(x, dim, keepdim)`, with the same keywords after `*`."""
    tails = [tuple(a.name for a in fn.func.positional_arguments[1:]) for fn in functional]
    keywords = {tuple(a.name for a in fn.func.kwarg_only_arguments) for fn in functional}
    return set(tails) == {(), ("dim", "keepdim")} and len(keywords) == 1


def _reduction_binding(functional: Sequence[NativeFunction], has_out: bool, form: Form) -> str:
    """`dim` decides: not given, it is the reduction of all elements."""
    method = form.method
    (whole,) = [fn for fn in functional if len(fn.func.positional_arguments) == 1]
    first = python_names(whole, method)[0]
    options = [a.name for a in whole.func.kwarg_only_arguments]
    keywords = [(name, "None") for name in [*options, *(["out"] if has_out else [])]]
    positional = [("dim", "NOT_GIVEN"), ("keepdim", "False")]
    if not method:
        positional.insert(0, (first, "NOT_GIVEN"))
    tests = [*(["out is None"] if has_out else []), *_NO_MORE]
    lines = ["if dim is NOT_GIVEN:"]
    lines += indent(_attempt(whole, [first, *options], [first, *options], ["keepdim is False", *tests], form))
    for fn in functional:
        if fn is not whole:
            names = [first, *fn.arg_names[1:]]
            lines += _attempt(fn, names, names, tests, form)
    own = ["self"] if method else []
    call = _parse(whole, own, positional, keywords, method)
    lines += _return_parsed(functional, call, method, "out" if has_out else "None")
    return _define(whole, _signature(own, positional, keywords), lines)


def _varargs_binding(functional: Sequence[NativeFunction], form: Form) -> str:
    """`view(2, 3)`, `zeros(2, 3)`."""
    method = form.method
    fn = next(f for f in functional if takes_sizes([f]))
    names = python_names(fn, method)
    count = len(fn.func.positional_arguments)
    sizes = names[count - 1]
    attempt = _attempt(fn, names, names[:count], [f"{sizes} is not None"], form)
    named = [] if method else [(name, "NOT_GIVEN") for name in names[: count - 1]]
    first = names[: count - 1] if method else []
    lines = ["if not kwargs:", f"    {sizes} = as_ints(args)", *indent(attempt)]
    signature = ", ".join([*first, *(f"{name}={default}" for name, default in named), "*args", "**kwargs"])
    return _define(fn, signature, [*lines, f"return {_parse(fn, first, named, [], method)}"])


def _counting_binding(functional: Sequence[NativeFunction], form: Form) -> str:
    """Overloads with different parameters, `max(x, dim)`, `max(x, other)`: told apart by count, then by class."""
    method = form.method
    first = ["self"] if method else []
    if not method and all(f.arguments and is_tensor_like(f.arguments[0].type) for f in functional):
        first = python_names(functional[0], method)[:1]
        # `repeat_interleave(repeats)`, `repeat_interleave(x, repeats)`: one name, two places.
        if any(first[0] in f.arg_names[1:] for f in functional):
            first = []
    counted: list[tuple[int, list[str]]] = []
    for count in range(6):
        attempts: list[str] = []
        for fn in _cheapest_first(functional):
            positional = list(fn.func.positional_arguments)
            # `x.where(condition, other)`: self need not be the schema's first argument.
            positional = [a for a in positional if a.name != "self"] if method else positional[len(first) :]
            required = sum(not a.has_default_value() for a in positional)
            if not required <= count <= len(positional) or any(
                not a.has_default_value() for a in fn.func.kwarg_only_arguments
            ):
                continue
            given = [parameter_name(a.name) for a in positional[:count]]
            names = fn.arg_names if method else [*first, *fn.arg_names[len(first) :]]
            tried = _attempt(fn, names, [*first, *given], [], form)
            bind = [f"({given[0]},) = args" if count == 1 else f"{', '.join(given)} = args"] if count else []
            # A second overload that the same test would choose is never reached (arange.start_step after arange.start).
            if tried and tried[0] not in attempts:
                attempts += [line for line in bind if line not in attempts] + tried
        if attempts:
            counted.append((count, attempts))
    signature = ", ".join([*(name if method else f"{name}=NOT_GIVEN" for name in first), "*args", "**kwargs"])
    tests = [(f"len(args) == {count}" if count else "not args", attempts) for count, attempts in counted]
    if len(tests) == 1:
        fast = [f"if not kwargs and {tests[0][0]}:", *indent(tests[0][1])]
    else:
        lines = [line for test, attempts in tests for line in (f"if {test}:", *indent(attempts))]
        fast = ["if not kwargs:", *indent(lines)] if lines else []
    named = [] if method else [(name, "NOT_GIVEN") for name in first]
    call = _parse(functional[0], first if method else [], named, [], method)
    given_out = "None" if method else 'kwargs.get("out")'
    return _define(functional[0], signature, [*fast, *_return_parsed(functional, call, method, given_out)])


def docstring_of(name: str) -> str:
    """The docstring of the function of this name; empty if it has none."""
    return ""


def _define(fn: NativeFunction, signature: str, lines: list[str]) -> str:
    told = docstring_of(fn.base_name)
    if told:
        lines = [*f'"""{told}"""'.splitlines(), *lines]
    return f"def {fn.base_name}({signature}):\n" + "".join(f"    {line}\n" if line else "\n" for line in lines)


def parser_name(fn: NativeFunction, method: bool) -> str:
    return f"_f.{fn.base_name}_parser.method" if method else f"{fn.base_name}_parser"


def _cheapest_first(functional: Sequence[NativeFunction]) -> list[NativeFunction]:
    """Overloads that take a number are told by its class alone, so they come before those that take a tensor there."""
    return sorted(functional, key=lambda fn: len(fn.tensor_arguments))


def operator_attempts(overloads: Sequence[NativeFunction]) -> list[str]:
    """The calls that `self + other` makes where `other` is a tensor or a number, as the method does."""
    functional = [
        fn for fn in bound(overloads) if fn.kind is not SchemaKind.out and fn.arg_names[:2] == ["self", "other"]
    ]
    functional = [fn for fn in functional if all(a.has_default_value() for a in fn.arguments[2:])]
    lines: list[str] = []
    if overloads and overloads[0].base_name in NUMBERS_AS_TENSORS:
        lines += ["if other.__class__ in NUMBERS:", "    other = wrap_number(other)"]
    for fn in _cheapest_first(functional):
        if fn.tensor_arguments and fn.tensor_arguments[0].name == "self":
            lines += _attempt(fn, fn.arg_names, fn.arg_names[:2], [], Form(True, frozenset(map(stub_name, functional))))
    return lines


def if_all(tests: Sequence[str], body: Sequence[str]) -> list[str]:
    """An `if` over several tests, in two lines where they are many."""
    tests = [f"({t})" if " or " in t and len(tests) > 1 else t for t in tests]
    line = f"if {' and '.join(tests)}:"
    return [line, *indent(body)]


def _attempt(fn: NativeFunction, names: Sequence[str], given: Sequence[str], tests: list[str], form: Form) -> list[str]:
    """Call this overload if every given argument is of the plain class; no lines if its class does not tell."""
    tests, values, tensors = list(tests), [], []
    tested = {test.split(" ")[0] for test in tests}
    through_stub = stub_name(fn) in form.stubs
    for name, a in zip(names, fn.arguments, strict=True):
        value = name if name in given else _binding_default(fn, a)
        if name in given and name not in tested:
            if is_tensor_like(a.type):
                tensors.append((name, a))
                test = _sequence_test(name, a) if form.hot else tensor_test(name, a)
                if test and not (form.method and name == "self"):
                    tests.append(test)
            else:
                plain = class_test(name, a)
                if plain is None:
                    return []
                tests.append(plain)
                value = converted(name, a)
        values.append(value)
    args = ", ".join(values)
    prefix = "_f." if form.method else ""
    if through_stub:
        call = [returning(fn, f"{prefix}{stub_name(fn)}({args})", prefix)]
    elif tensors and not form.hot:
        call = [*_union(tensors), *_direct(fn, args, prefix)]
    elif tensors:
        call = ["try:", *indent(_union(tensors)), "except AttributeError:", "    pass", "else:"]
        call += indent(_direct(fn, args))
    else:
        start = "FACTORY_KEYS[None]" if "device" in fn.arg_names else "DEFAULT_INCLUDED"
        call = [f"ks = {start}", *_direct(fn, args)]
    return if_all(tests, call) if tests else call


def _sequence_test(name: str, a: Argument) -> str:
    """What is left to test of a tensor argument where the reading of its key set is the test for a tensor."""
    type = a.type.elem if isinstance(a.type, OptionalType) else a.type
    return f"{name}.__class__ in SEQUENCES" if isinstance(type, ListType) else ""


def _binding_default(fn: NativeFunction, argument: Argument) -> str:
    """A default as source: Python's bindings say themselves where a new tensor goes."""
    if argument.name == "pin_memory" and fn.has_tensor_options:
        return "False"
    if argument.name == "device" and fn.has_tensor_options and not fn.tensor_arguments:
        return "cpu"
    return default_source(argument.default)


def _direct(fn: NativeFunction, args: str, prefix: str = "") -> list[str]:
    """As the stub does, without the hop."""
    lines = dispatch_lines(f"{prefix}{handle(fn)}", f"ks, {args}" if args else "ks")
    return [re.sub(r"return (.*)", lambda found: returning(fn, found[1], prefix), line) for line in lines]


def return_type(fn: NativeFunction) -> str | None:
    """The class of the results of `max(x, dim)`, where the schema names them: `max_dim_return`."""
    named = fn.kind is SchemaKind.functional and len(fn.func.returns) > 1 and all(r.name for r in fn.func.returns)
    return f"{fn.ident}_return" if named else None


def returning(fn: NativeFunction, call: str, prefix: str = "") -> str:
    made = return_type(fn)
    return f"return {call}" if made is None else f"return tuple.__new__({prefix}{made}, {call})"


def _return_parsed(functional: Sequence[NativeFunction], call: str, method: bool, out: str) -> list[str]:
    """Return what the parser's choice returned, named if that has several results."""
    made = next((return_type(fn) for fn in functional if return_type(fn)), None)
    if made is None:
        return [f"return {call}"]
    prefix = "_f." if method else ""
    return [f"result = {call}", f"return named({prefix}{made}, result, {out})"]


def _union(tensors: Sequence[tuple[str, Argument]]) -> list[str]:
    """`ks = ...` of the named tensor arguments."""
    plain = [name for name, a in tensors if not isinstance(a.type, ListType | OptionalType)]
    lines = ["ks = " + (" | ".join(f"{name}.meta.key_set" for name in plain) or "0")]
    for name, a in tensors:
        if isinstance(a.type, OptionalType):
            lines += [f"if {name} is not None:", f"    ks |= {name}.meta.key_set"]
        elif isinstance(a.type, ListType) and isinstance(a.type.elem, OptionalType):
            lines += [f"for t in {name}:", "    if t is not None:", "        ks |= t.meta.key_set"]
        elif isinstance(a.type, ListType):
            lines += [f"for t in {name}:", "    ks |= t.meta.key_set"]
    return lines
