"""native_functions.yaml -> aten/functions.py: a call stub for every overload and one Python function for every name.

The stub takes arguments that already have the right types (`at::_ops::add_Tensor::call`). The function in front of it
is the binding: if the arguments are of plain types, which it sees from their classes, it calls; everything else, and
every mistake, goes to the argument parser.

Mirrors torchgen/api/cpp.py and tools/autograd/gen_python_functions.py (`python_torch_functions`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tinytensor.codegen.argument_tests import class_test, list_size, without_keyword
from tinytensor.codegen.code_template import CodeTemplate, indent
from tinytensor.codegen.model import NativeFunction, type_name
from tinytensor.dispatch.call_stub import call_stub, default_source, parameter_name
from tinytensor.dispatch.schema import Argument, ListType, OptionalType, SchemaKind, is_tensor_like

STUB = CodeTemplate(
    """
# $schema
_$ident = find_schema_or_throw("aten::$name", "$overload")
_${ident}_table = _$ident.table
$returned


$stub
"""
)

# Operators whose Tensor arguments may be numbers in Python (python_arg_parser.cpp, should_allow_numbers_as_tensors).
NUMBERS_AS_TENSORS = frozenset(
    name + suffix
    for name in ("add", "sub", "mul", "div", "subtract", "multiply", "divide", "true_divide", "floor_divide")
    for suffix in ("", "_")
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


# ---- the stub --------------------------------------------------------------------------------------------------------


def gen_stub(fn: NativeFunction) -> str:
    """The handle, the table and the call stub of one overload, as Python source."""
    made = return_type(fn)
    names = ", ".join(f'"{r.name}"' for r in fn.func.returns)
    return STUB.substitute(
        schema=fn.schema,
        name=fn.base_name,
        overload=fn.func.overload_name,
        ident=fn.ident,
        returned="" if made is None else f'{made} = return_type("{fn.base_name}", ({names}))',
        stub=call_stub(fn.func, stub_name(fn)),
    )


def stub_name(fn: NativeFunction) -> str:
    """`add_Tensor`; the overload without a name is `sum_default`, since `sum` is the function in front of all."""
    return fn.ident if fn.func.overload_name else f"{fn.base_name}_default"


# ---- the function in front -------------------------------------------------------------------------------------------


def gen_function(overloads: Sequence[NativeFunction]) -> str:
    """The Python function of one base name, out= overloads included, as Python source."""
    name = overloads[0].base_name
    if name in MANUAL_BINDINGS:
        return MANUAL_BINDINGS[name]
    overloads = bound(overloads)
    return parser_definition(f"{name}_parser", overloads, "_") + "\n\n" + binding(overloads, method=False)


def parser_definition(parser: str, overloads: Sequence[NativeFunction], prefix: str, more: str = "") -> str:
    """`add_parser = PythonArgParser("add", (_add_Tensor, _add_out))`."""
    handles = [f"{prefix}{fn.ident}" for fn in overloads]
    start = f'{parser} = PythonArgParser("{overloads[0].base_name}", '
    line = f"{start}({', '.join(handles)}{',' if len(handles) == 1 else ''}){more})"
    if len(line) <= 120:
        return line + "\n"
    return "\n".join([f"{start[:-1]} (", *(f"    {handle}," for handle in handles), f"){more})"]) + "\n"


def if_all(tests: Sequence[str], body: Sequence[str]) -> list[str]:
    """An `if` over several tests, one a line where they are many."""
    tests = [f"({t})" if " or " in t and len(tests) > 1 else t for t in tests]
    line = f"if {' and '.join(tests)}:"
    if len(line) <= 108:
        return [line, *indent(body)]
    return ["if (", *indent([tests[0], *(f"and {t}" for t in tests[1:])]), "):", *indent(body)]


def bound(overloads: Sequence[NativeFunction]) -> list[NativeFunction]:
    """The overloads that Python's function stands for."""
    return [fn for fn in overloads if fn.full_name not in NOT_BOUND]


def binding(overloads: Sequence[NativeFunction], method: bool) -> str:
    """`def add(...)`: plain arguments are called with, everything else is parsed."""
    functional = [fn for fn in overloads if fn.kind is not SchemaKind.out]
    has_out = not method and len(functional) < len(overloads)
    if takes_sizes(functional) and (method or len(functional[0].func.positional_arguments) == 1):
        return _varargs_binding(functional, method)
    if _reduces(functional):
        return _reduction_binding(functional, has_out, method)
    plain = without_keyword(functional)
    if plain:
        return _regular_binding(plain, has_out, method, keyword=True)
    renamed = any(parameter_name(a.name) != a.name for fn in functional for a in fn.arguments)
    if functional[0].counts_arguments or renamed or len({_shape(fn) for fn in functional}) > 1:
        return _counting_binding(functional, method)
    return _regular_binding(functional, has_out, method)


def takes_sizes(overloads: Sequence[NativeFunction]) -> bool:
    """`x.view(2, 3)` for `x.view((2, 3))`, not `reshape(x, 2, 3)`: all but self is one list of any number of ints."""
    positional = [a for a in overloads[0].func.positional_arguments if a.name != "self"]
    if len(positional) != 1 or type_name(positional[0].type) != "int[]" or positional[0].has_default_value():
        return False
    return list_size(positional[0]) in (None, 1)


def _shape(fn: NativeFunction) -> tuple[Any, ...]:
    return tuple((a.name, a.kwarg_only, repr(a.default)) for a in fn.arguments)


def python_names(fn: NativeFunction, method: bool) -> list[str]:
    """The arguments' names in Python: functions say `input` where the schema says `self`."""
    if method or "function" not in fn.variants or "input" in fn.arg_names:
        return fn.arg_names
    return ["input" if a.name == "self" and type_name(a.type) == "Tensor" else a.name for a in fn.arguments]


def _regular_binding(functional: Sequence[NativeFunction], has_out: bool, method: bool, keyword: bool = False) -> str:
    """Every overload has the same parameters: `add`, `eq`, `pow`; or others have a `keyword` more."""
    fn = functional[0]
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
        lines += _attempt(overload, names, names, [*(["out is None"] if has_out else []), *_NO_MORE], method)
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


def _reduction_binding(functional: Sequence[NativeFunction], has_out: bool, method: bool) -> str:
    """`dim` decides: not given, it is the reduction of all elements."""
    (whole,) = [fn for fn in functional if len(fn.func.positional_arguments) == 1]
    first = python_names(whole, method)[0]
    options = [a.name for a in whole.func.kwarg_only_arguments]
    keywords = [(name, "None") for name in [*options, *(["out"] if has_out else [])]]
    positional = [("dim", "NOT_GIVEN"), ("keepdim", "False")]
    if not method:
        positional.insert(0, (first, "NOT_GIVEN"))
    tests = [*(["out is None"] if has_out else []), *_NO_MORE]
    lines = ["if dim is NOT_GIVEN:"]
    lines += indent(_attempt(whole, [first, *options], [first, *options], ["keepdim is False", *tests], method))
    for fn in functional:
        if fn is not whole:
            names = [first, *fn.arg_names[1:]]
            lines += _attempt(fn, names, names, tests, method)
    own = ["self"] if method else []
    call = _parse(whole, own, positional, keywords, method)
    lines += _return_parsed(functional, call, method, "out" if has_out else "None")
    return _define(whole, _signature(own, positional, keywords), lines)


def _varargs_binding(functional: Sequence[NativeFunction], method: bool) -> str:
    """`view(2, 3)`, `zeros(2, 3)`."""
    fn = next(f for f in functional if takes_sizes([f]))
    names = python_names(fn, method)
    count = len(fn.func.positional_arguments)
    sizes = names[count - 1]
    attempt = _attempt(fn, names, names[:count], [f"{sizes} is not None"], method)
    named = [] if method else [(name, "NOT_GIVEN") for name in names[: count - 1]]
    first = names[: count - 1] if method else []
    lines = ["if not kwargs:", f"    {sizes} = as_ints(args)", *indent(attempt)]
    signature = ", ".join([*first, *(f"{name}={default}" for name, default in named), "*args", "**kwargs"])
    return _define(fn, signature, [*lines, f"return {_parse(fn, first, named, [], method)}"])


def _counting_binding(functional: Sequence[NativeFunction], method: bool) -> str:
    """Overloads with different parameters, `max(x, dim)`, `max(x, other)`: told apart by count, then by class."""
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
            tried = _attempt(fn, names, [*first, *given], [], method)
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


def _define(fn: NativeFunction, signature: str, lines: list[str]) -> str:
    return f"def {fn.base_name}({signature}):\n" + "".join(f"    {line}\n" for line in lines)


def parser_name(fn: NativeFunction, method: bool) -> str:
    return f"_{fn.base_name}_parser" if method else f"{fn.base_name}_parser"


def _cheapest_first(functional: Sequence[NativeFunction]) -> list[NativeFunction]:
    """Overloads that take a number are told by its class alone, so they come before those that take a tensor there."""
    return sorted(functional, key=lambda fn: len(fn.tensor_arguments))


def _attempt(
    fn: NativeFunction, names: Sequence[str], given: Sequence[str], tests: list[str], method: bool
) -> list[str]:
    """Call this overload if every given argument is of the plain class; no lines if its class does not tell."""
    tests, before, values, tensors = list(tests), [], [], []
    tested = {test.split(" ")[0] for test in tests}
    for name, a in zip(names, fn.arguments, strict=True):
        values.append(name if name in given else _binding_default(fn, a))
        if name not in given or name in tested:
            continue
        if is_tensor_like(a.type):
            if method and isinstance(a.type, OptionalType | ListType):
                return []
            tensors.append((name, a))
            if isinstance(a.type, ListType):
                tests.append(f"{name}.__class__ in SEQUENCES")
            elif method and name != "self":
                tests.append(f"isinstance({name}, TensorImpl)")
            continue
        test = class_test(name, a)
        if test is None:
            return []
        if list_size(a) == 1:
            before += [f"if {name}.__class__ is int:", f"    {name} = ({name},)"]
        tests.append(test)
    args = ", ".join(values)
    if method:
        call = [returning(fn, f"_f.{stub_name(fn)}({args})", "_f.")]
    elif tensors:
        direct = _direct(fn, args)
        call = ["try:", *indent(_union(tensors)), "except AttributeError:", "    pass", "else:", *indent(direct)]
    else:
        start = "FACTORY_KEYS[None]" if "device" in fn.arg_names else "DEFAULT_INCLUDED"
        call = [f"ks = {start}", *_direct(fn, args)]
    if not tests:
        return [*before, *call]
    return [*before, *if_all(tests, call)]


def _binding_default(fn: NativeFunction, argument: Argument) -> str:
    """A default as source: Python's bindings say themselves where a new tensor goes."""
    if argument.name == "pin_memory" and fn.has_tensor_options:
        return "False"
    if argument.name == "device" and fn.has_tensor_options and not fn.tensor_arguments:
        return "cpu"
    return default_source(argument.default)


def _direct(fn: NativeFunction, args: str, prefix: str = "") -> list[str]:
    """As the stub does, without the hop."""
    slow, fast = f"{prefix}_{fn.ident}.call_slow(ks, {args})", f"_{fn.ident}_table[ks](ks, {args})"
    return [
        "if state.dirty:",
        "    if state.observers:",
        f"        {returning(fn, slow, prefix)}",
        "    ks = (ks | tls.included) & tls.not_excluded",
        returning(fn, fast, prefix),
    ]


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
    return [f"result = {call}", f"return {prefix}named({prefix}{made}, result, {out})"]


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
