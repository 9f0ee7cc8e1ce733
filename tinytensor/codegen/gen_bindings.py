"""The Python function or method of one name, as text. It sees from the classes of its arguments whether they are plain.

With plain arguments it calls at once, through a stub or by itself; everything else, and every mistake, goes to the argument
parser. The function of `add.Tensor` is

    def add(input=NOT_GIVEN, other=NOT_GIVEN, *args, alpha=1, out=None, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if out is None and not args and not kwargs and (alpha.__class__ in NUMBERS and ...):
            try:
                ks = input.meta_.key_set | other.meta_.key_set
            ...
                return add_Tensor_op.table[ks](ks, input, other, alpha)
        return add_parser.call(*given(...), alpha=alpha, out=out, **kwargs)

Every parameter has a default, and `*args` and `**kwargs` take what is too much: so a wrong call reaches the last line, and
the parser raises PyTorch's error and not Python's. The parser is right for every call, but slow; the lines above it only
have to recognize the common calls, and to let all others pass.

There are four forms, which differ in what tells the overloads of a name apart: only the classes of the values
(`_regular_binding`: `add`), whether there is a `dim` (`_reduction_binding`: `sum`), how many arguments there are
(`_counting_binding`: `max`), or nothing, as all arguments are sizes (`_varargs_binding`: `view`).

Mirrors tools/autograd/gen_python_functions.py.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, cast

from tinytensor.aten.core.dispatch.call_stub import default_source, dispatch_lines, handle_name, parameter_name
from tinytensor.aten.core.python.python_signature import is_mean, make_signatures
from tinytensor.aten.core.schema.function_schema import (
    Argument,
    FunctionSchema,
    ListType,
    OperatorName,
    OptionalType,
    SchemaKind,
    is_tensor_like,
)
from tinytensor.codegen.argument_tests import (
    NOT_BOUND,
    class_test,
    converted,
    list_size,
    tensor_test,
    without_keyword,
)
from tinytensor.codegen.code_template import indent
from tinytensor.codegen.gen_docs import documented_function, documented_method
from tinytensor.codegen.model import NativeFunction, type_name

QUOTES = '"""'

# Operators whose Tensor arguments may be numbers in Python (python_arg_parser.cpp, should_allow_numbers_as_tensors).
NUMBERS_AS_TENSORS = frozenset(
    name + suffix
    for name in ("add", "sub", "mul", "div", "subtract", "multiply", "divide", "true_divide", "floor_divide")
    for suffix in ("", "_")
)


def handle(fn: NativeFunction) -> str:
    return handle_name(fn.ident)


def stub_name(fn: NativeFunction) -> str:
    """`add_Tensor`; the overload without a name is `sum_default`, since `sum` is the function in front of all."""
    return fn.ident if fn.func.overload_name else f"{fn.base_name}_default"


class Form:
    """What kind of binding is made.

    method   a method; else a function
    stubs    the stubs that it may call; for an overload without one it makes the call itself
    hot      reads the key sets at once and catches AttributeError: only tensors have `meta_`, so this is the test for
             tensors, and costs nothing where it succeeds. The others use `isinstance`, which is shorter text
    """

    def __init__(self, method: bool, stubs: Collection[str], hot: bool = False) -> None:
        self.method = method
        self.stubs = stubs
        self.hot = hot


def binding(overloads: Sequence[NativeFunction], method: bool, stubs: Collection[str] = (), hot: bool = False) -> str:
    """`def add(...)`, in the form that fits these overloads."""
    return returning_answers(_binding(overloads, method, stubs, hot))


def returning_answers(source: str) -> str:
    """The function of `source`; if it makes a named tuple of the results, a handler's answer is returned as it is."""
    if "tuple.__new__(" not in source and "named(" not in source:
        return source
    start = _start_of_body(source)
    body = _indented(source[start:].splitlines())
    return f"{source[:start]}    try:\n{body}    except HandlersAnswer as answer:\n        return answer.value\n"


def _start_of_body(source: str) -> int:
    return source.index('"""\n', source.index('"""') + 3) + 4 if '"""' in source else source.index(":\n") + 2


def _binding(overloads: Sequence[NativeFunction], method: bool, stubs: Collection[str], hot: bool) -> str:
    form = Form(method, stubs, hot)
    functional = [fn for fn in overloads if fn.kind is not SchemaKind.out]
    has_out = not method and len(functional) < len(overloads)
    if takes_sizes(functional) and (method or len(functional[0].func.positional_arguments) == 1):
        return _varargs_binding(functional, form)
    if _reduces(functional):
        return _reduction_binding(functional, has_out, form)
    outs = [fn for fn in overloads if fn.kind is SchemaKind.out]
    plain = without_keyword(functional)
    if plain:
        return _regular_binding(plain, outs, has_out, form, [fn for fn in functional if fn not in plain])
    renamed = any(parameter_name(a.name) != a.name for fn in functional for a in fn.arguments)
    if functional[0].counts_arguments or renamed or not _alike(functional):
        return _counting_binding(functional, form)
    return _regular_binding(functional, outs, has_out, form)


def bound(overloads: Sequence[NativeFunction]) -> list[NativeFunction]:
    """The overloads that Python's function can choose."""
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


def _regular_binding(
    functional: Sequence[NativeFunction],
    outs: Sequence[NativeFunction],
    has_out: bool,
    form: Form,
    with_keyword: Sequence[NativeFunction] = (),
) -> str:
    """Every overload has the same parameters: `add`, `eq`, `pow`. `outs` have `out` more, and those `with_keyword` a keyword."""
    fn, method = functional[0], form.method
    names = python_names(fn, method)
    count = len(fn.func.positional_arguments)
    usual = [_default(a) if a.has_default_value() else "NOT_GIVEN" for a in fn.arguments]
    places = list(zip(names, usual, strict=True))
    first = []
    taking_out = _taking_out(functional, outs)
    # Where some overloads have no `out`, `out=None` is a mistake, and the parser must see whether it was written.
    no_out = "None" if len(taking_out) == len(functional) else "NOT_GIVEN"
    if method:  # `x.where(condition, other)`: self need not be the schema's first argument
        places.pop(names.index("self"))
        first, count = ["self"], count - 1
    word = [a.name for fn in with_keyword[:1] for a in fn.func.kwarg_only_arguments]
    positional, keywords = places[:count], [*places[count:], *([("out", no_out)] if has_out else [])]
    keywords += [(name, "NOT_GIVEN") for name in word]
    if method and not places and not word:
        # There is no `**kwargs`: Python would make a dict for every call, and a keyword here can only be a mistake.
        refusal = ["if args:", f'    refuse_arguments("{fn.base_name}", args)']
        return _define(fn, "self, *args", [*refusal, "ks = self.meta_.key_set", *_direct(fn, "self", "_f.")], method)
    signature = _signature(first, positional, keywords)
    lines: list[str] = []
    if fn.base_name in NUMBERS_AS_TENSORS:
        lines += [f"if {names[1]}.__class__ in NUMBERS:", f"    {names[1]} = wrap_number({names[1]})"]
        functional = [overload for overload in functional if len(overload.tensor_arguments) > 1]
        with_keyword = [overload for overload in with_keyword if len(overload.tensor_arguments) > 1]
    without = [f"{name} is NOT_GIVEN" for name in word]
    for overload in _cheapest_first(functional):
        test = _no_out(no_out, overload.func.operator_name in taking_out)
        lines += _attempt(overload, names, names, [*([test] if has_out else []), *_NO_MORE, *without], form)
    for overload in _cheapest_first(with_keyword):
        test = _no_out(no_out, False)
        lines += _attempt(overload, [*names, *word], [*names, *word], [*([test] if has_out else []), *_NO_MORE], form)
    if form.hot and has_out:
        # With an output as well, where it is the only other argument and the only result.
        for overload in outs:
            if overload.arg_names == [*fn.arg_names, "out"]:
                lines += _attempt(overload, [*names, "out"], [*names, "out"], [*_NO_MORE, *without], Form(method, ()))
    call = _parse(fn, first, positional, keywords, method)
    return _define(
        fn, signature, [*lines, *_return_parsed(functional, call, method, "out" if has_out else "None")], method
    )


def _taking_out(functional: Sequence[NativeFunction], outs: Sequence[NativeFunction]) -> set[OperatorName]:
    """Those of the overloads that share their signature with an `out=` variant."""
    callees = [_Callee(fn.func.operator_name, fn.func) for fn in (*functional, *outs)]
    signatures = make_signatures(functional[0].base_name, cast(Any, callees), method=False)
    return {cast(Any, s.op.name) for s in signatures if s.op is not None and s.out_op is not None}


def _no_out(usual: str, takes_out: bool) -> str:
    """The test that there is no output; `usual` is the default of `out`."""
    return f"out is {usual} or out is None" if takes_out and usual != "None" else f"out is {usual}"


# Nothing but what the signature names was given.
_NO_MORE = ("not args", "not kwargs")
Places = Sequence[tuple[str, str]]


def _signature(first: Sequence[str], positional: Places, keywords: Places) -> str:
    """A signature in which everything may be missing and more may be given: the parser says what is wrong."""
    named = [f"{name}={default}" for name, default in positional], [f"{name}={default}" for name, default in keywords]
    return ", ".join([*first, *named[0], "*args", *named[1], "**kwargs"])


def _parse(fn: NativeFunction, first: Sequence[str], positional: Places, keywords: Places, method: bool) -> str:
    """The call of the parser with what was given.

    `given` drops the parameters that still have their default, because the parser must see what the user wrote.
    """
    passed = list(first)
    if positional:
        names = in_parentheses([f'"{name}"' for name, _ in positional])
        values, usual = (
            in_parentheses([name for name, _ in positional]),
            in_parentheses([default for _, default in positional]),
        )
        passed.append(f"*given({names}, {values}, {usual}, args, kwargs)")
    else:
        passed.append("*args")
    passed += [f"{name}={name}" for name, _ in keywords]
    return f"{parser_name(fn, method)}.call({', '.join(passed)}, **kwargs)"


def in_parentheses(items: Sequence[str]) -> str:
    return f"({', '.join(items)}{',' if len(items) == 1 else ''})"


def _reduces(functional: Sequence[NativeFunction]) -> bool:
    """`sum(x)` and `sum(x, dim, keepdim)`, with the same keywords after `*`."""
    tails = [tuple(a.name for a in fn.func.positional_arguments[1:]) for fn in functional]
    keywords = {tuple(a.name for a in fn.func.kwarg_only_arguments) for fn in functional}
    return set(tails) == {(), ("dim", "keepdim")} and len(keywords) == 1


def _reduction_binding(functional: Sequence[NativeFunction], has_out: bool, form: Form) -> str:
    """The form of `sum`: if `dim` is not given, all elements are reduced."""
    method = form.method
    (whole,) = [fn for fn in functional if len(fn.func.positional_arguments) == 1]
    first = python_names(whole, method)[0]
    options = [a.name for a in whole.func.kwarg_only_arguments]
    # `sum(x, keepdim=False)` and `sum(x, out=None)` fit neither: without `dim` there are none of these.
    keywords = [*((name, "None") for name in options), *([("out", "NOT_GIVEN")] if has_out else [])]
    positional = [("dim", "NOT_GIVEN"), ("keepdim", "NOT_GIVEN")]
    if not method:
        positional.insert(0, (first, "NOT_GIVEN"))
    tests = [*(["out is NOT_GIVEN"] if has_out else []), *_NO_MORE]
    lines = ["if dim is NOT_GIVEN:"]
    lines += indent(_attempt(whole, [first, *options], [first, *options], ["keepdim is NOT_GIVEN", *tests], form))
    lines.append("keep = False if keepdim is NOT_GIVEN else keepdim")
    tests = [*(["out is NOT_GIVEN or out is None"] if has_out else []), *_NO_MORE]
    for fn in functional:
        if fn is not whole:
            names = [first, *("keep" if name == "keepdim" else name for name in fn.arg_names[1:])]
            lines += _attempt(fn, names, names, tests, form)
    own = ["self"] if method else []
    call = _parse(whole, own, positional, keywords, method)
    lines += _return_parsed(functional, call, method, "out" if has_out else "None")
    return _define(whole, _signature(own, positional, keywords), lines, method)


def _varargs_binding(functional: Sequence[NativeFunction], form: Form) -> str:
    """The form of `view(2, 3)` and `zeros(2, 3)`: the positional arguments are the sizes, or one tuple of them."""
    method = form.method
    fn = next(f for f in functional if takes_sizes([f]))
    names = python_names(fn, method)
    count = len(fn.func.positional_arguments)
    sizes = names[count - 1]
    options, plain = _options([fn])
    attempt = _attempt(fn, names, [*names[:count], *dict(options)], [f"{sizes} is not None"], form, plain)
    named = [] if method else [(name, "NOT_GIVEN") for name in names[: count - 1]]
    first = names[: count - 1] if method else []
    lines = if_all(["not kwargs", *plain], [f"{sizes} = as_ints(args)", *attempt])
    if any(a.kwarg_only and not a.has_default_value() for a in fn.arguments):
        lines = []  # no call is without keywords
    return _define(
        fn, _signature(first, named, options), [*lines, f"return {_parse(fn, first, named, options, method)}"], method
    )


def _counting_binding(functional: Sequence[NativeFunction], form: Form) -> str:
    """The form of `max(x, dim)` and `max(x, other)`, whose overloads have different parameters: count, then class, decide.

    One block is written for each number of positional arguments; calls with keywords go to the parser.
    """
    method = form.method
    first = ["self"] if method else []
    if not method and all(f.arguments and is_tensor_like(f.arguments[0].type) for f in functional):
        first = python_names(functional[0], method)[:1]
        # `repeat_interleave(repeats)`, `repeat_interleave(x, repeats)`: one name, two places.
        if any(first[0] in f.arg_names[1:] for f in functional):
            first = []
    options, plain = _options(functional)
    counted: list[tuple[int, list[str]]] = []
    for count in range(6):
        attempts: list[str] = []
        for fn in _cheapest_first(_in_order(functional, method)):
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
            tried = _attempt(fn, names, [*first, *given, *dict(options)], [], form, plain)
            bind = [f"({given[0]},) = args" if count == 1 else f"{', '.join(given)} = args"] if count else []
            # If an earlier overload has the same test, this one would never be reached (arange.start_step after arange.start).
            if tried and tried[0] not in attempts:
                attempts += [line for line in bind if line not in attempts] + tried
        if attempts:
            counted.append((count, attempts))
    named = [] if method else [(name, "NOT_GIVEN") for name in first]
    own = first if method else []
    tests = [(f"len(args) == {count}" if count else "not args", attempts) for count, attempts in counted]
    if len(tests) == 1:
        fast = if_all(["not kwargs", *plain, tests[0][0]], tests[0][1])
    else:
        lines = [line for test, attempts in tests for line in (f"if {test}:", *indent(attempts))]
        fast = if_all(["not kwargs", *plain], lines) if lines else []
    call = _parse(functional[0], own, named, options, method)
    given_out = "None" if method else 'kwargs.get("out")'
    return _define(
        functional[0],
        _signature(own, named, options),
        [*fast, *_return_parsed(functional, call, method, given_out)],
        method,
    )


def _options(functional: Sequence[NativeFunction]) -> tuple[Places, list[str]]:
    """The keywords that a factory is mostly called with, and the tests whether they are plain: a dtype, the CPU.

    A factory that is given a tensor takes its device, so there the plain one is None.
    """
    dtypes = [a for fn in functional for a in fn.arguments if a.name == "dtype"]
    if not all(fn.has_tensor_options for fn in functional) or any(default_source(a.default) != "None" for a in dtypes):
        return [], []  # `randint` and `randperm` make integers: None says so to their parser
    device = "device is None"
    if not any(fn.tensor_arguments for fn in functional):
        device += ' or device is cpu or (device.__class__ is str and device == "cpu")'
    return [("dtype", "None"), ("device", "None")], ["dtype is None or dtype.__class__ is ScalarType", device]


def _define(fn: NativeFunction, signature: str, lines: list[str], method: bool) -> str:
    return with_docstring(f"def {fn.base_name}({signature}):\n{_indented(lines)}", docstring_of(fn.base_name, method))


def _indented(lines: Sequence[str]) -> str:
    return "".join(f"    {line}\n" if line else "\n" for line in lines)


def docstring_of(name: str, method: bool = False) -> str:
    """The docstring of the function or method of this name; empty if it has none."""
    return documented_method(name) if method else documented_function(name)


def with_docstring(source: str, text: str) -> str:
    """The function of `source` with this text as its docstring. `source` may have other lines before its `def`."""
    if not text:
        return source
    begin = 0 if source.startswith("def ") else source.index("\ndef ")
    start = source.index("\n", source.index(":\n", begin)) + 1
    return f"{source[:start]}{_indented(f'{QUOTES}{text}{QUOTES}'.splitlines())}{source[start:]}"


def with_answer(source: str, lines: str) -> str:
    """The function of `source` with these lines before all others of its body."""
    start = _start_of_body(source)
    return source[:start] + _indented(textwrap.dedent(lines).strip().splitlines()) + source[start:]


def parser_name(fn: NativeFunction, method: bool) -> str:
    return f"_f.{fn.base_name}_parser.method" if method else f"{fn.base_name}_parser"


def _cheapest_first(functional: Sequence[NativeFunction]) -> list[NativeFunction]:
    """The overloads in the order in which they are tried: those with fewer tensors first.

    The class of a number is tested by one look into a set; a tensor needs `isinstance`, since it may be of a subclass.
    """
    return sorted(functional, key=lambda fn: len(fn.tensor_arguments))


class _Callee(NamedTuple):
    """What the argument parser sorts."""

    name: OperatorName
    schema: FunctionSchema


def _in_order(functional: Sequence[NativeFunction], method: bool) -> list[NativeFunction]:
    """The overloads in the order in which the argument parser tries them: `std()` is `std.correction`, and not `std`."""
    by_name = {fn.func.operator_name: fn for fn in functional}
    callees = [_Callee(fn.func.operator_name, fn.func) for fn in functional]
    signatures = make_signatures(functional[0].base_name, cast(Any, callees), method=method)
    return [by_name[s.op.name] for s in signatures if s.op is not None]


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


def _attempt(
    fn: NativeFunction,
    names: Sequence[str],
    given: Sequence[str],
    tests: list[str],
    form: Form,
    before: Sequence[str] = (),
) -> list[str]:
    """The lines that call this overload if every given argument is of the plain class.

    There are none if the class of an argument cannot say whether it is plain: then only the parser chooses this overload.

    names    the variables that hold the arguments, in the order of the schema
    given    those of them that the caller may have passed; the others get their defaults
    tests    conditions to test first
    before   conditions that were tested before these lines
    """
    tests, values, tensors = list(tests), [], []
    tested = {test.split(" ")[0] for test in (*tests, *before)}
    through_stub = stub_name(fn) in form.stubs
    for name, a in zip(names, fn.arguments, strict=True):
        is_given = name in given and not (name == "device" and not fn.tensor_arguments)  # tested to be the CPU
        value = name if is_given else _binding_default(fn, a)
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
    """What a hot binding still tests of a tensor argument, since it reads the key set anyway: a list must be a list."""
    type = a.type.elem if isinstance(a.type, OptionalType) else a.type
    return f"{name}.__class__ in SEQUENCES" if isinstance(type, ListType) else ""


def _binding_default(fn: NativeFunction, argument: Argument) -> str:
    """A default as source. A factory's `device` and `pin_memory` are None in the schema; here they get the value that
    PyTorch's bindings pass: False, and the CPU if there is no tensor whose device could be taken."""
    if argument.name == "pin_memory" and fn.has_tensor_options:
        return "False"
    if argument.name == "device" and fn.has_tensor_options and not fn.tensor_arguments:
        return "cpu"
    return _default(argument)


def _default(argument: Argument) -> str:
    return "0" if is_mean(argument) else default_source(argument.default)


def _direct(fn: NativeFunction, args: str, prefix: str = "") -> list[str]:
    """The lines of the stub's body, for a binding that makes the call itself."""
    lines = dispatch_lines(handle(fn), f"ks, {args}" if args else "ks")
    return [re.sub(r"return (.*)", lambda found: returning(fn, found[1], prefix), line) for line in lines]


def return_type(fn: NativeFunction) -> str | None:
    """The class of the results of `max(x, dim)`, where the schema names them: `max_dim_return`."""
    named = fn.kind is SchemaKind.functional and len(fn.func.returns) > 1 and all(r.name for r in fn.func.returns)
    return f"{fn.ident}_return" if named else None


def returning(fn: NativeFunction, call: str, prefix: str = "") -> str:
    made = return_type(fn)
    return f"return {call}" if made is None else f"return tuple.__new__({prefix}{made}, {call})"


def _return_parsed(functional: Sequence[NativeFunction], call: str, method: bool, out: str) -> list[str]:
    """The lines that return what the overload chosen by the parser returned, as a named tuple if it has several results."""
    made = next((return_type(fn) for fn in functional if return_type(fn)), None)
    if made is None:
        return [f"return {call}"]
    prefix = "_f." if method else ""
    return [f"result = {call}", f"return named({prefix}{made}, result, {out})"]


def _union(tensors: Sequence[tuple[str, Argument]]) -> list[str]:
    """The lines that unite the key sets of these tensor arguments: `ks = input.meta_.key_set | other.meta_.key_set`."""
    plain = [name for name, a in tensors if not isinstance(a.type, ListType | OptionalType)]
    lines = ["ks = " + (" | ".join(f"{name}.meta_.key_set" for name in plain) or "0")]
    for name, a in tensors:
        if isinstance(a.type, OptionalType):
            lines += [f"if {name} is not None:", f"    ks |= {name}.meta_.key_set"]
        elif isinstance(a.type, ListType) and isinstance(a.type.elem, OptionalType):
            lines += [f"for t in {name}:", "    if t is not None:", "        ks |= t.meta_.key_set"]
        elif isinstance(a.type, ListType):
            lines += [f"for t in {name}:", "    ks |= t.meta_.key_set"]
    return lines
