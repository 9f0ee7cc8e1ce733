"""One compiled loop for every functor of the same signature.

`add` and `mul` over two strided float32 tensors differ in one call, at the bottom of three nested functions. Numba takes
half a second to infer the types of those functions and to write their LLVM IR, and the IR for `mul` differs from that
for `add` only in the name of the function that it calls.

So the IR of a function is kept under its *outline*: its code, the types of its arguments, and the values of its globals
and cells. A compiled function among these values counts only by its position, not by what it computes. While Numba
infers types, it asks callees what they return: `callee(float32, float32) -> ?`. These questions and answers are kept too.
For the next function with the same outline, its own callees are asked the same questions. If all answers are the same,
the IR is the same too, and is reused with the names of the new callees in it. If one differs, Numba compiles the function.

LLVM inlines the callees and optimises each loop on its own afterwards, so the machine code is what it would have been.

Uses Numba's private parts: what a compile result is made of, and which libraries a library links.
"""

from __future__ import annotations

import contextlib
import copy
import itertools
from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any, NamedTuple

from numba.core.dispatcher import Dispatcher

from tinytensor.kernel_compiler.fingerprint import code_digest, fingerprint, global_names


class Question(NamedTuple):
    """What type inference asked a callee: what do you return for these types?"""

    callee: Any
    args: tuple
    kws: dict[str, Any]

    def answer(self) -> Any:
        """The callee compiled for them. KeyError if it was compiled for others, to which they convert."""
        _, _, args, _ = Dispatcher.get_call_template(self.callee, self.args, self.kws)
        return self.callee.overloads[tuple(args)]


class Compiled(NamedTuple):
    """A function that Numba compiled; and for each question asked meanwhile: the index of the callee, question, answer."""

    result: Any
    asked: list[tuple[int, Question, Any]]


class Outline:
    """What two functions must have in common to share their IR; `callees` are the compiled functions that it leaves out."""

    def __init__(self, function: FunctionType, state: Any):
        self.callees: list[Any] = []
        code = function.__code__
        cells = (cell.cell_contents for cell in function.__closure__ or ())
        scope = function.__globals__
        self.key = (
            # All that Numba's result depends on, apart from the callees. What is left out here would give wrong code in silence, so
            # where in doubt it is in.
            code_digest(code),
            getattr(function, "__noalias__", False),
            fingerprint(function.__defaults__, tuple((function.__kwdefaults__ or {}).items())),
            state.args,
            state.return_type,
            repr(state.flags),
            *((name, self._place(scope[name])) for name in global_names(code) if name in scope),
            *((name, self._place(value)) for name, value in zip(code.co_freevars, cells, strict=True)),
        )

    def _place(self, value: Any) -> Any:
        """What the key contains for a value: its fingerprint, or for a compiled function its index among the callees."""
        if not isinstance(value, Dispatcher):
            try:
                return fingerprint(value)
            except TypeError:  # an intrinsic
                return value
        # By identity: two dispatchers may be equal in all that can be compared. A callee that stands under two names has one
        # index, so functions that share a callee and functions that do not have different outlines.
        if not any(value is known for known in self.callees):
            self.callees.append(value)
        noalias = getattr(value.py_func, "__noalias__", False)  # part of the callee's declaration
        return next(i for i, known in enumerate(self.callees) if known is value), noalias


_compiled: dict[tuple, list[Compiled]] = {}
_asking: list[list[Question]] = []  # for each function that is being compiled, the innermost last


def watch(dispatcher: Any) -> Any:
    """Make `dispatcher` record what type inference asks it, for the function that is being compiled."""

    def get_call_template(args: tuple, kws: dict[str, Any]) -> Any:
        if _asking:
            _asking[-1].append(Question(dispatcher, tuple(args), dict(kws)))
        return Dispatcher.get_call_template(dispatcher, args, kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher


@contextlib.contextmanager
def questions() -> Iterator[list[Question]]:
    """A list that receives the questions of one function. Its callees, compiled meanwhile, have lists of their own."""
    _asking.append([])
    try:
        yield _asking[-1]
    finally:
        _asking.pop()


def compiling() -> bool:
    """Whether a function is being compiled just now: the next one is called by it."""
    return bool(_asking)


def keep(outline: Outline, result: Any, asked: list[Question]) -> None:
    """Keep what Numba made of a function, for others of its outline."""
    kept = []
    for question in asked:
        place = next((i for i, callee in enumerate(outline.callees) if callee is question.callee), None)
        if place is None:  # reached in another way than by name: as an argument, say
            return
        try:
            kept.append((place, question, question.answer()))
        except KeyError:
            return
    _compiled.setdefault(outline.key, []).append(Compiled(result, kept))


def find(outline: Outline) -> tuple[Compiled, dict[str, Any]] | None:
    """An earlier function with this outline whose callees gave the same answers, and what to call in place of each callee."""
    for known in _compiled.get(outline.key, ()):
        overloads = {}
        for place, question, theirs in known.asked:
            try:
                ours = question._replace(callee=outline.callees[place]).answer()
            except Exception:  # a callee that cannot take these types: Numba will say so better
                break
            # The signature has the types of the arguments too: a callee that converts them first would be called otherwise.
            if ours.signature != theirs.signature:
                break
            overloads[theirs.fndesc.mangled_name] = ours
        else:
            return known, overloads
    return None


def with_callees(known: Compiled, overloads: dict[str, Any], new_library: Callable[[str], Any]) -> Any:
    """The compile result of `known`, calling `overloads` instead. `new_library(name)` makes an empty library."""
    result = known.result
    fndesc = copy.copy(result.fndesc)
    # A name of its own: this function and the one whose IR it has may be linked into the same kernel.
    fndesc.mangled_name = f"{result.fndesc.mangled_name}.{next(_numbers)}"
    names = {symbol: overload.fndesc.mangled_name for symbol, overload in overloads.items()}
    names[result.fndesc.mangled_name] = fndesc.mangled_name
    library = new_library(fndesc.mangled_name)
    library.noalias = result.library.noalias
    for module in result.library.own_modules:
        module = module.clone()
        renamed = [(function, names[function.name]) for function in module.functions if function.name in names]
        for function, _ in renamed:
            function.name = ""  # two callees may have changed places, and LLVM has no two functions of one name
        for function, name in renamed:
            function.name = name
        library.adopt(module)
    ours = {id(theirs.library): overloads[theirs.fndesc.mangled_name].library for _, _, theirs in known.asked}
    for linked in result.library._linking_libraries:
        library.add_linking_library(ours.get(id(linked), linked))
    # This links the callees' modules into the function's own, from where they are inlined.
    library.finalize()
    return result._replace(fndesc=fndesc, library=library, metadata={})


_numbers = itertools.count()
