"""What Python's help shows of operators: signatures read off their docstrings, and docstrings of methods from functions'.

A docstring begins with the operator's signatures, a line each, the most general one first. The text stands in the function
(aten/ops/). A method of the same name gets it when the library is imported, with its own first lines; so does the method
that works in place. With `python -OO` there are no docstrings, so nothing is shown.

Mirrors torch/_tensor_docs.py. Left out: signatures of overloads (`typing.overload`); `inspect` knows of the first line alone.
"""

import ast
import inspect
import re
import sys

IN_PLACE = "In place: the result is written to `input`, which is returned."
OF_METHOD = "This tensor is `input`."
# How far a function's docstring is indented: as in the source, but from Python 3.13 on the compiler takes that away.
_INDENT = "" if sys.version_info >= (3, 13) else "    "
_OUT, _RETURNS = f"\n{_INDENT}    out: ", f"\n{_INDENT}Returns: "
_HEAD = re.compile(r"[\w.]+\(.*\) -> ")


def split_arguments(text):
    """The arguments between the brackets of a signature: `input, dim=(0, 1)` are two."""
    found, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and not depth:
            found.append(text[start:place].strip())
            start = place + 1
    last = text[start:].strip()
    return [*found, last] if last else found


def _without(text, item):
    """The docstring of a function without one item, `out: ...`, and the lines that belong to it."""
    start = text.find(item)
    if start < 0:
        return text
    further = item[: item.index(item.strip())] + "    "
    end = text.find("\n", start + 1)
    while text.startswith(further, end):
        end = text.find("\n", end + 1)
    return text[:start] + text[end:]


def method_head(head, name, leave_out=("input", "out=None")):
    """The signatures of a function as those of the method of this name: without `input` and `out`."""
    lines = []
    for line in head.splitlines():
        front, _, returns = line.strip().rpartition(") -> ")
        arguments = split_arguments(front.partition("(")[2])
        if "input" in arguments:
            own = [a for a in arguments if a not in leave_out]
            if own and own[-1] == "*":
                own.pop()
            lines.append(f"{name}({', '.join(own)}) -> {returns}")
    return "\n".join(lines)


def in_place(told, head, sentence):
    """The docstring of a function as that of one that works in place."""
    rest = _without(_without(told.partition("\n\n")[2], _OUT), _RETURNS)
    head = head.replace("\n", f"\n{_INDENT}")
    return f"{head}\n\n{_INDENT}{sentence}\n\n{rest}"


class DocumentedSignature(inspect.Signature):
    """The first signature of a docstring, read when somebody asks for it."""

    __slots__ = ("_function", "_read")

    def __init__(self, function, is_method):
        self._function = function, is_method
        self._read = None
        self._return_annotation = inspect.Signature.empty

    @property
    def parameters(self):
        if self._read is None:
            function, is_method = self._function
            line = function.__doc__.strip().partition("\n")[0]
            arguments = split_arguments(line.rpartition(") -> ")[0].partition("(")[2])
            made = [_parameter("self", False)] if is_method else []
            keyword = False
            for argument in arguments:
                if argument != "*":
                    made.append(_parameter(argument, keyword))
                keyword = keyword or argument.startswith("*")
            self._read = inspect.Signature(made, __validate_parameters__=False).parameters
        return self._read

    def replace(self, *, parameters=inspect.Signature.empty, return_annotation=inspect.Signature.empty):
        """Another signature: what `inspect` makes of a method's for a bound one."""
        parameters = self.parameters.values() if parameters is inspect.Signature.empty else parameters
        return inspect.Signature(parameters, __validate_parameters__=False)

    def __reduce__(self):
        return self.replace().__reduce__()


class _Source:
    """A default value that is shown as it is written: `tt.int64`."""

    def __init__(self, text):
        self.text = text

    def __repr__(self):
        return self.text


def _parameter(argument, keyword):
    name, _, default = argument.partition("=")
    kind = inspect.Parameter.KEYWORD_ONLY if keyword else inspect.Parameter.POSITIONAL_OR_KEYWORD
    if name.startswith("*"):
        kind, name = inspect.Parameter.VAR_POSITIONAL, name[1:]
    if name == "from":  # a Python keyword is written as it is
        name = "from_"
    if not default:
        return inspect.Parameter(name, kind)
    try:
        value = ast.literal_eval(default)
    except ValueError:
        value = _Source(default)
    return inspect.Parameter(name, kind, default=value)


def document_functions(functions):
    """Give functions, by name, their signatures; and those that work in place the docstrings of the others."""
    for name, function in functions.items():
        if not function.__doc__ and name.endswith("_") and not name.endswith("__"):
            told = getattr(functions.get(name[:-1]), "__doc__", None)
            head = told and method_head(told.partition("\n\n")[0], name, ("out=None",))
            if head:
                function.__doc__ = in_place(told, head, IN_PLACE)
        if _HEAD.match(function.__doc__ or ""):
            function.__signature__ = DocumentedSignature(function, False)


def document_method(name, method, functions, signatures):
    """Give a method its docstring, if it has none, and its signature.

    functions     where the functions are found by name
    signatures    the signatures of methods that are not those of the function without `input` and `out`
    """
    if not method.__doc__:
        works_in_place = name.endswith("_") and not name.endswith("__")
        told = works_in_place and getattr(functions.get(name[:-1]), "__doc__", None)
        told = told or getattr(functions.get(name), "__doc__", None)
        head = told and (signatures.get(name) or method_head(told.partition("\n\n")[0], name))
        if not head:
            return
        if works_in_place:
            method.__doc__ = in_place(told, head, f"{IN_PLACE} {OF_METHOD}")
        else:
            rest = _without(told.partition("\n\n")[2], _OUT)
            head = head.replace("\n", f"\n{_INDENT}")
            method.__doc__ = f"{head}\n\n{_INDENT}{OF_METHOD}\n\n{rest}"
    elif not _HEAD.match(method.__doc__):
        return
    method.__signature__ = DocumentedSignature(method, True)
