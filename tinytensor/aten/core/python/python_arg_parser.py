# hot path
"""The argument parser of the Python binding: which overload do these arguments mean, and what are they as its types?

The functions of aten/functions.py call with plain arguments at once and come here with the rest: numbers for tensors,
lists and `out=`, the choice between overloads, and everything that is wrong. The classes of the arguments almost always
decide, so what was found for them is kept as a plan, and the next call with the same classes only converts.

Mirrors torch/csrc/utils/python_arg_parser.{h,cpp}. How `__torch_function__` is asked: Note [Overrides are an entry of
the table]; only objects that are no tensors and stand for one are found here, once nothing else fits.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Mapping, Sequence
from inspect import CO_VARARGS, CO_VARKEYWORDS
from types import FrameType
from typing import Any, NoReturn

from tinytensor.aten.core.python.call_site import NOT_GIVEN, call_of
from tinytensor.aten.core.python.deprecated_signatures import NAMES as HAVE_HIDDEN_SIGNATURES
from tinytensor.aten.core.python.deprecated_signatures import deprecated_signatures
from tinytensor.aten.core.python.invalid_arguments import format_invalid_args
from tinytensor.aten.core.python.python_arg_parser_errors import extra_args, extra_kwargs, missing_args, wrong_type
from tinytensor.aten.core.python.python_arg_parser_types import (
    NUMBERS_AS_TENSORS,
    check,
    convert,
    is_index,
    is_number_tensor,
    quick_conversion,
    to_ints,
    to_tensors,
)
from tinytensor.aten.core.python.python_signature import (
    TENSOR_OPTIONS,
    Callee,
    Parameter,
    Signature,
    default_in_call,
    make_signatures,
)
from tinytensor.aten.core.python.signatures_of_cuda import overloads_of_cuda
from tinytensor.aten.core.python.torch_function import handle_parsed_call, overloaded_args
from tinytensor.aten.core.python.torch_function_entry import FUNCTIONS, METHODS, answer_to, asks_mode, public_call
from tinytensor.aten.core.schema.function_schema import BaseType, OptionalType, is_tensor_like
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.c10.device import Device
from tinytensor.c10.layout import Layout, MemoryFormat
from tinytensor.c10.local_dispatch_key_set import state
from tinytensor.c10.python_torch_function_tls import class_overrides
from tinytensor.c10.scalar import number_of
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl

TENSOR = BaseType("Tensor")

# NumPy's names for arguments -> PyTorch's.
NUMPY_NAMES = {"axis": "dim", "keepdims": "keepdim", "x": "input", "a": "input", "x1": "input", "x2": "other"}
NAMES_OF_NUMPY = {"dim": ("axis",), "keepdim": ("keepdims",), "input": ("x", "a", "x1"), "other": ("x2",)}

# The modules whose functions stand in front of a parser.
GENERATED = (FUNCTIONS, METHODS)

# ---- plans -----------------------------------------------------------------------------------------------------------

# The class of these values decides what they match; of a list, its own class and that of its first element.
_DECIDED_BY_CLASS = frozenset((int, float, bool, str, type(None), ScalarType, Device, Layout, MemoryFormat))
_CONSTANT = object()
_REST = object()


class _Inside:
    """The plans of one combination of classes with lists among them, by the classes of the lists' first elements.

    Each place is a position or a keyword.
    """

    __slots__ = ("places", "plans")

    def __init__(self, places: Sequence[Any]) -> None:
        self.places = tuple(places)
        self.plans: dict[Any, _Plan] = {}

    def key(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        """What the plan for these arguments stands under."""
        found = []
        for place in self.places:
            values = args[place] if place.__class__ is int else kwargs[place]
            found.append(type(values[0]) if values else None)
        return found[0] if len(found) == 1 else tuple(found)


class _Plan:
    """How the arguments of one combination of classes become those of an overload.

    Each step is (source, action): source is a position or a keyword, and action its conversion or None; or it is
    _CONSTANT, and action the value; or _REST, and action takes all positional arguments.
    """

    __slots__ = ("numbers", "op", "requires_grad", "steps", "table", "tensors")

    def __init__(
        self,
        op: Callee,
        steps: Sequence[tuple[Any, Any]],
        tensors: Sequence[int],
        requires_grad: bool,
        numbers: Sequence[Any] = (),
    ) -> None:
        self.op = op
        # Where tensors stand for numbers: their class does not say that they can, so they are asked.
        self.numbers = tuple(numbers)
        self.requires_grad = requires_grad
        self.table = op.table
        self.steps = tuple(steps)
        # Positions of the tensor arguments; empty if the key set is not just the union of theirs.
        self.tensors = tuple(tensors)

    def fits(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> bool:
        """Whether the tensors in the places of `numbers` can stand for numbers."""
        return all(
            is_number_tensor(args[source] if source.__class__ is int else kwargs[source]) for source in self.numbers
        )

    def run(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        values = []
        try:
            for source, action in self.steps:
                if source.__class__ is int:
                    value = args[source]
                    values.append(value if action is None else action(value))
                elif source is _CONSTANT:
                    values.append(action)
                elif source is _REST:
                    values.append(action(args))
                else:
                    value = kwargs[source]
                    values.append(value if action is None else action(value))
        except Exception:
            self._refuse(args, kwargs)
            raise
        if not self.tensors:
            result = self.op.call(*values)
            return _require_grad(result) if self.requires_grad and kwargs["requires_grad"] else result
        ks = 0
        for position in self.tensors:
            ks |= values[position].meta_.key_set
        if state.dirty:
            return self.op.call_slow(ks, *values)
        return self.table[ks](ks, *values)

    def _refuse(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> None:
        """Raise what the last argument that cannot be converted raises, see `_invoke`."""
        for source, action in reversed(self.steps):
            if source is _REST:
                action(args)
            elif source is not _CONSTANT and action is not None:
                action(args[source] if source.__class__ is int else kwargs[source])


class PythonArgParser:
    """Calls one of several overloads with Python arguments. A method's `self` is the first positional argument.

    `methods` are the overloads that the method of this name calls: its parser is `method`.
    """

    __slots__ = (
        "_hidden", "_method", "_method_parser", "_methods", "_name", "_numbers_as_tensors", "_ops", "_plans",
        "_signatures",
    )  # fmt: skip

    def __init__(self, name: str, ops: Sequence[Callee], method: bool = False, methods: Sequence[Callee] = ()) -> None:
        self._name = name
        self._ops = ops
        self._method = method
        self._methods = methods
        self._method_parser: PythonArgParser | None = None
        self._numbers_as_tensors = name in NUMBERS_AS_TENSORS
        self._signatures: list[Signature] | None = None
        self._hidden: list[Signature] = []
        self._plans: dict[Any, Any] = {}

    @property
    def method(self) -> PythonArgParser:
        """The parser of the method, made on first use."""
        if self._method_parser is None:
            self._method_parser = PythonArgParser(self._name, self._methods, method=True)
        return self._method_parser

    @property
    def signatures(self) -> list[Signature]:
        """Made on first use: an import makes hundreds of parsers."""
        if self._signatures is None:
            ops = self._ops if self._method else (*self._ops, *overloads_of_cuda(self._name, self._ops))
            self._signatures = make_signatures(self._name, ops, method=self._method)
            if self._name in HAVE_HIDDEN_SIGNATURES:
                self._hidden = deprecated_signatures(self._name, self._signatures, method=self._method)
        return self._signatures

    def call(self, /, *args: Any, **kwargs: Any) -> Any:
        """Call the overload that the arguments mean; TypeError in PyTorch's words if they mean none."""
        key = (*map(type, args), *kwargs, *map(type, kwargs.values())) if kwargs else tuple(map(type, args))
        plan = self._plans.get(key)
        if plan.__class__ is _Inside:
            plan = plan.plans.get(plan.key(args, kwargs))
        if plan is not None and (not plan.numbers or plan.fits(args, kwargs)):
            return plan.run(args, kwargs)
        return self._call_slow(key, args, kwargs)

    def _call_slow(self, key: tuple[Any, ...], args: tuple[Any, ...], given: dict[str, Any]) -> Any:
        if not NUMPY_NAMES.keys().isdisjoint(given):
            renamed = self._without_numpy_names(given)
            if renamed.keys() != given.keys():
                return self.call(*args, **renamed)
        given = {name: value for name, value in given.items() if value is not NOT_GIVEN}
        # The function in front passes on its own defaults; they count as not given.
        kwargs = {name: value for name, value in given.items() if not self._is_default(name, value)}
        own = args[:1] if self._method else ()
        try:
            signature, values = self._match(args[len(own) :], kwargs)
            if signature not in self._hidden and any(signature.find(name) < 0 for name in given):
                # A default that was written down tells overloads apart: `std(x, unbiased=True)`, `where(x, out=None)`.
                signature, values = self._match(args[len(own) :], given)
        except TypeError as error:
            if any(map(_overrides, (*args, *given.values()))):
                call = public_call(sys._getframe(1))
                if call is not None:
                    return answer_to(call)
            error = self._as_written(error, own, args[len(own) :], kwargs)
            error.fits_no_signature = True  # type: ignore[attr-defined]
            raise error from None
        values = [
            given.get(param.name, value) if value is _CONSTANT else value
            for param, value in zip(signature.params, values, strict=True)
        ]
        plan = None if signature in self._hidden else self._plan(signature, values, args, given)
        if plan is not None:
            lists = [place for place, value in (*enumerate(args), *given.items()) if isinstance(value, (tuple, list))]
            if lists:
                inside = self._plans.setdefault(key, _Inside(lists))
                inside.plans[inside.key(args, given)] = plan
            else:
                self._plans[key] = plan
            return plan.run(args, given)
        return self._invoke(signature, values, own, args[len(own) :])

    def _as_written(
        self, error: TypeError, own: Sequence[Any], args: Sequence[Any], kwargs: dict[str, Any]
    ) -> TypeError:
        """The error for the arguments as the caller wrote them: the function in front passes `dim=1` on as `1`, and leaves
        out what is its default anyway."""
        front = sys._getframe(1)
        while front.f_code.co_filename == __file__ and front.f_back is not None:
            front = front.f_back
        written = written_arguments(front, len(own)) if _passes_on(front) else None
        if written is None:
            return error
        try:
            self._match(*written)
        except TypeError as as_written:
            return as_written
        return error

    def _without_numpy_names(self, kwargs: dict[str, Any]) -> dict[str, Any]:
        """`axis=0` as `dim=0`, for operators that have no argument of that name themselves."""
        known = {param.name for signature in self.signatures for param in signature.params}
        renamed = {}
        for name, value in kwargs.items():
            usual = NUMPY_NAMES.get(name, name)
            renamed[usual if name not in known and usual in known and usual not in kwargs else name] = value
        return renamed

    def _is_default(self, name: str, value: Any) -> bool:
        found = False
        for signature in self.signatures:
            index = signature.find(name)
            if index >= 0:
                default = signature.params[index].default
                if value is not default and not (value.__class__ is default.__class__ and value == default):
                    return False
                found = True
        return found

    def _match(self, args: Sequence[Any], kwargs: dict[str, Any]) -> tuple[Signature, list[Any]]:
        """The first signature that takes the arguments, with a value or _CONSTANT (not given) for each parameter."""
        signatures = self.signatures
        definite = len(signatures) == 1 and not self._hidden
        for signature in (*signatures, *self._hidden) if self._hidden else signatures:
            values = self._parse(signature, args, kwargs, definite)
            if values is not None:
                return signature, values
        self._raise(args, kwargs)

    def _raise(self, args: Sequence[Any], kwargs: dict[str, Any]) -> NoReturn:
        given = len(args) + len(kwargs)
        plausible = [s for s in self.signatures if s.min_args <= given <= s.max_args]
        if len(plausible) == 1:
            self._parse(plausible[0], args, kwargs, True)
        raise TypeError(format_invalid_args(args, kwargs, f"{self._name}()", [str(s) for s in self.signatures]))

    def _parse(
        self, signature: Signature, args: Sequence[Any], kwargs: Mapping[str, Any], raise_exception: bool
    ) -> list[Any] | None:
        """FunctionSignature::parse: a value for each parameter; None, or a TypeError, if they do not fit."""
        name, params = self._name, signature.params
        # A single list of ints may be spread: view(2, 3) is view((2, 3)).
        spread = signature.max_pos_args == 1 and params[0].kind == "int[]"
        if len(args) > signature.max_pos_args and not spread:
            return extra_args(signature, len(args)) if raise_exception else None
        values: list[Any] = []
        position = 0
        remaining = len(kwargs)
        for index, param in enumerate(params):
            is_keyword = position >= len(args)
            if not is_keyword:
                if param.keyword_only:
                    return extra_args(signature, len(args)) if raise_exception else None
                value = args[position]
            else:
                value = kwargs.get(param.name, _CONSTANT)
                if value is _CONSTANT and kwargs:
                    value = next((kwargs[n] for n in NAMES_OF_NUMPY.get(param.name, ()) if n in kwargs), _CONSTANT)
            if value is _CONSTANT:
                if not param.optional:
                    return missing_args(signature, index) if raise_exception else None
            elif (value is None and param.allow_none) or check(param, value, self._numbers_as_tensors):
                if param.kind in ("Tensor[]", "Tensor?[]") and value is not None:
                    value = to_tensors(param, index, value)
            elif spread and position == 0 and not is_keyword and is_index(value):
                values.append(tuple(args))
                position = len(args)
                continue
            elif spread and position == 0 and len(args) > 1:
                return extra_args(signature, len(args)) if raise_exception else None
            elif raise_exception:
                wrong_type(name, param, value, None if is_keyword else position + 1)
            else:
                return None
            values.append(value)
            if not is_keyword:
                position += 1
            elif value is not _CONSTANT:
                remaining -= 1
        if position < len(args):  # a list, and more behind it
            return extra_args(signature, len(args)) if raise_exception else None
        if remaining > 0:
            return extra_kwargs(signature, kwargs, len(args)) if raise_exception else None
        return values

    def _invoke(self, signature: Signature, values: Sequence[Any], own: Sequence[Any], args: Sequence[Any]) -> Any:
        """Convert and call; the general way."""
        for param, value in zip(signature.params, values, strict=True):
            if param.name == "out" and param.size is not None and isinstance(value, tuple) and len(value) != param.size:
                raise TypeError(f"expected tuple of {param.size} elements but got {len(value)}")
        # From the last one to the first, as a C++ compiler evaluates the arguments of the call that PyTorch makes of them: of
        # several that cannot be converted the last one is named.
        named = {
            param.name: convert(self._name, param, value)
            for param, value in reversed(list(zip(signature.params, values, strict=True)))
            if value is not _CONSTANT
        }
        if own:
            named["self"] = own[0]
        elif "input" in named:
            named.setdefault("self", named["input"])
        requires_grad = signature.takes_options and named.pop("requires_grad", False)
        out = named.pop("out", None)
        if signature.takes_options and out is not None:
            _check_out_options(out, named)
        op = signature.op if out is None else signature.out_op
        assert op is not None
        outs = iter(out if len(op.schema.out_arguments) > 1 and isinstance(out, tuple) else (out,))
        arguments = []
        for argument in op.schema.arguments:
            if argument.is_out:
                arguments.append(next(outs))
                continue
            value = named.get(argument.name, _CONSTANT)
            if value is None and signature.takes_options and argument.name in TENSOR_OPTIONS:
                value = _CONSTANT
            arguments.append(default_in_call(op, signature, argument) if value is _CONSTANT else value)
        result = op.call(*arguments)
        return _require_grad(result) if requires_grad else result

    def _plan(
        self, signature: Signature, values: Sequence[Any], args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> _Plan | None:
        """A plan for the classes of these arguments, if the classes decide everything."""
        for value in (*args, *kwargs.values()):
            if value.__class__ not in _DECIDED_BY_CLASS and not isinstance(value, (TensorImpl, tuple, list)):
                return None
        out = next((v for p, v in zip(signature.params, values, strict=True) if p.name == "out"), None)
        op = signature.op
        if out is not None and out is not _CONSTANT:
            # Several outputs, and options beside one, are left to the general way.
            op = signature.out_op
            if (
                not isinstance(out, TensorImpl)
                or signature.takes_options
                or op is None
                or len(op.schema.out_arguments) != 1
            ):
                return None
        if op is None:
            return None
        shift = 1 if self._method else 0
        sources: dict[str, tuple[Any, Any]] = {"self": (0, None)} if self._method else {}
        absent = set()  # None, as their class in the key says
        numbers: list[Any] = []
        position = shift
        for index, (param, value) in enumerate(zip(signature.params, values, strict=True)):
            if value is _CONSTANT:
                continue
            source: Any = param.name
            if position < len(args):
                source = position
                position += 1
                if isinstance(value, tuple) and not isinstance(args[source], (tuple, list)):
                    # The positional arguments are one list of ints; the classes of the others are in the key too.
                    if any(item.__class__ is not int for item in value):
                        return None
                    sources[param.name] = _REST, functools.partial(_ints_from, shift, self._name, param)
                    position = len(args)
                    continue
            if param.name == "out":
                if value is not None:
                    sources[op.schema.out_arguments[0].name] = source, None
                continue
            if value is None and signature.takes_options and param.name in TENSOR_OPTIONS:
                continue
            if isinstance(value, TensorImpl) and param.kind != "Tensor":
                # Overloads that are tried before might take another number.
                if param.kind != "Scalar" or signature is not self.signatures[0]:
                    return None
                numbers.append(source)
            if isinstance(value, (tuple, list)) and param.kind not in ("int[]", "Tensor[]"):
                return None
            if param.kind == "int[]" and isinstance(value, (tuple, list)) and value and value[0].__class__ is not int:
                return None  # of tensors and arrays, the size decides as well
            action = quick_conversion(self._name, param, value)
            if param.kind == "Tensor[]" and value is not None:
                action = functools.partial(to_tensors, param, index)
            sources[param.name] = source, action
            if value is None:
                absent.add(param.name)
        if "input" in sources:
            sources.setdefault("self", sources["input"])
        steps, tensors, plain = [], [], True
        for place, argument in enumerate(op.schema.arguments):
            steps.append(sources.get(argument.name) or (_CONSTANT, default_in_call(op, signature, argument)))
            if is_tensor_like(argument.type):
                if argument.name in sources and argument.name not in absent:
                    tensors.append(place)
                plain &= argument.type in (TENSOR, OptionalType(TENSOR))
        requires_grad = signature.takes_options and "requires_grad" in kwargs
        return _Plan(op, steps, tensors if plain and not requires_grad else (), requires_grad, numbers)


class AskingArgParser(PythonArgParser):
    """The parser of a function that is no operator: it asks the handlers, and only then calls.

    What calls the parser is the public function, and hands on its `*args` and `**kwargs` as they are.
    """

    __slots__ = ()

    def call(self, /, *args: Any, **kwargs: Any) -> Any:
        return self._ask_and_call(sys._getframe(1), args, kwargs)

    def _ask_and_call(self, public: FrameType, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        if overrides.possible:
            caller = public.f_back
            asked = overloaded_args((*args, *kwargs.values()))
            if asked or (caller and asks_mode(caller)):
                if all(isinstance(each, TensorImpl) for each in asked):
                    self._match(args, kwargs)  # a wrong call is refused, and nobody is asked
                return handle_parsed_call(public.f_globals[public.f_code.co_name], args, kwargs)
        return super().call(*args, **kwargs)


def _passes_on(front: FrameType) -> bool:
    """Whether a function gives its own arguments to the parser: a generated one, or one of `*args` and `**kwargs` alone."""
    return front.f_globals.get("__name__", "").startswith(GENERATED) or not front.f_code.co_argcount


def written_arguments(front: FrameType, own: int) -> tuple[list[Any], dict[str, Any]] | None:
    """The arguments of the call of `front` without its `own` ones (`self`), as its caller wrote them; None if that cannot
    be told."""
    call = None if front.f_back is None else call_of(front.f_back)
    if call is None:
        return None
    code, variables = front.f_code, front.f_locals
    names = code.co_varnames[: code.co_argcount]
    end = code.co_argcount + code.co_kwonlyargcount
    more = list(code.co_varnames[end:])
    rest = variables[more.pop(0)] if code.co_flags & CO_VARARGS else ()
    others = variables[more.pop(0)] if code.co_flags & CO_VARKEYWORDS else {}
    count = call.positional
    if own and _is_bound(names, variables, rest, count):
        count += own
    if count > len(names) + len(rest):
        return None  # somebody called in between
    args = [*(_number(variables[name]) for name in names), *rest][own:count]
    named = (*names, *code.co_varnames[code.co_argcount : end])
    try:
        return args, {name: _number(variables[name]) if name in named else others[name] for name in call.keywords}
    except KeyError:
        return None


def _is_bound(names: Sequence[str], variables: Mapping[str, Any], rest: Sequence[Any], count: int) -> bool:
    """Whether a method was called as `x.sum(0)`, not as `Tensor.sum(x, 0)`: with `count` arguments besides `self`.

    One more than is written there is `self`, or has its default; of those that a user can write, it is taken for written.
    """
    if rest or count >= len(names):
        return len(names) + len(rest) == count + 1
    return variables[names[count]] is not NOT_GIVEN


def _number(value: Any) -> Any:
    """A number that the function in front has already wrapped as a tensor, as the number."""
    return number_of(value) if isinstance(value, TensorImpl) and value.meta_.is_wrapped_number else value


def _ints_from(first: int, function: str, param: Parameter, args: Sequence[Any]) -> tuple[int, ...]:
    """A list of ints that was given as one argument after the other, from position `first` on."""
    return to_ints(function, param, args[first:])


def not_implemented(error: TypeError) -> Any:
    """What Python's operators make of a TypeError: NotImplemented, if it says that the arguments fit no signature.

    A TypeError from a kernel is a mistake in the kernel, and is not hidden.
    """
    if getattr(error, "fits_no_signature", False):
        return NotImplemented
    raise error


def reflected_product(product: Any, factor: Any, other: Any) -> Any:
    """`factor * other`, where the first has returned `product`: Python asks the other side after NotImplemented.

    Not a sequence's: that would repeat it.
    """
    if product is not NotImplemented or isinstance(other, Sequence) or not hasattr(other, "__rmul__"):
        return product
    return other.__rmul__(factor)


def _check_out_options(out: Any, named: Mapping[str, Any]) -> None:
    """`check_out_type_matches`: options beside `out=` must say what `out` is."""
    dtype, device = named.get("dtype"), named.get("device")
    if dtype is not None and dtype is not out.meta_.dtype:
        raise RuntimeError(f"dtype {dtype.cpp_name} does not match dtype of out parameter ({out.meta_.dtype.cpp_name})")
    if device is not None and device.type != out.meta_.device.type:
        raise RuntimeError(f"device {device} does not match device of out parameter ({out.meta_.device})")


def _require_grad(made: Any) -> Any:
    """What `requires_grad=True` does to a new tensor."""
    if not made.meta_.dtype.is_floating_point:
        raise RuntimeError("Only Tensors of floating point and complex dtype can require gradients")
    made.requires_grad = True
    return made


def _overrides(value: Any) -> bool:
    """Whether it is no tensor, and stands for one all the same: its class has a `__torch_function__`."""
    values = value if isinstance(value, (tuple, list)) else (value,)
    if any(not isinstance(each, TensorImpl) and hasattr(type(each), "__torch_function__") for each in values):
        class_overrides()
        return True
    return False
