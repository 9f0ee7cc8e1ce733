"""script: functions, modules and classes as TorchScript would have them, run as the Python that they are.

There is no compiler for them here, and `script` says so once. What comes back has the classes, names and attributes that
programs look at; what it computes is what the Python computes.

Mirrors torch/jit/_script.py and parts of torch/_jit_internal.py.
"""

from __future__ import annotations

import builtins
import functools
import inspect
import textwrap
import typing
import warnings
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tinytensor.c10.error import check
from tinytensor.nn.modules.module import Module


class Error(RuntimeError):
    """What a scripted program raises in PyTorch. Here the program's own errors come through."""


class ScriptWarning(Warning):
    """Warnings about scripted programs."""


class Attribute(NamedTuple):
    """A value with the type that it has in TorchScript."""

    value: Any
    type: Any


_told = False


def _tell() -> None:
    global _told
    if not _told:
        _told = True
        warnings.warn(
            "torch.jit.script: there is no TorchScript compiler here; what was scripted runs as Python", stacklevel=3
        )


def _source(function: Any) -> str:
    return textwrap.dedent(inspect.getsource(function))


class ScriptFunction:
    """A scripted or traced function. Calling it calls the function.

    `name` and `qualified_name` are its names, `code` its source.

    >>> def double(x):
    ...     return x * 2
    >>> isinstance(tt.jit.script(double), tt.ScriptFunction)
    True
    """

    def __init__(self, function: Callable[..., Any], code: str | None = None) -> None:
        functools.update_wrapper(self, function)
        self._function = function
        self._code = code

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._function(*args, **kwargs)

    @property
    def name(self) -> str:
        """The function's name."""
        return str(getattr(self, "__name__", "forward"))

    @property
    def qualified_name(self) -> str:
        """The name with TorchScript's prefix."""
        return f"__torch__.{self.name}"

    @property
    def code(self) -> str:
        """The source: of a traced function that of its graph, of a scripted one its Python."""
        return _source(self._function) if self._code is None else self._code

    def save(self, f: Any, _extra_files: Any = None) -> None:
        """RuntimeError: see `torch.jit.save`."""
        from tinytensor.jit._serialization import save

        save(self, f, _extra_files)

    def __repr__(self) -> str:
        return f"<torch.jit.ScriptFunction object at {id(self):#x}>"


class ScriptModule(Module):
    """Base of scripted and traced modules; a program may derive from it and mark methods with `script_method`.

    >>> isinstance(tt.jit.script(nn.Linear(1, 1)), tt.ScriptModule)
    True
    """

    @property
    def original_name(self) -> str:
        """The name of the class that was scripted."""
        return type(self).__name__

    @property
    def code(self) -> str:
        """The source of `forward`."""
        return _source(type(self).forward)

    def save(self, f: Any, _extra_files: Any = None) -> None:
        """RuntimeError: see `torch.jit.save`."""
        from tinytensor.jit._serialization import save

        save(self, f, _extra_files)


class RecursiveScriptModule(ScriptModule):
    """A scripted module. It shares parameters and buffers with the module that it was made of; its submodules are scripted.

    Its class derives from that of the module, whose methods it therefore has.
    """

    _original: type[Module]

    @property
    def original_name(self) -> str:
        """The name of the class that was scripted."""
        return self._original.__name__

    @property
    def code(self) -> str:
        """The Python source of `forward`."""
        return _source(self._original.forward)

    def _get_name(self) -> str:
        return "RecursiveScriptModule"

    def extra_repr(self) -> str:
        """The name of the original class."""
        return f"original_name={self.original_name}"


class RecursiveScriptClass:
    """The name of PyTorch's instances of scripted classes. Instances are their own class's here."""


def twin_of(module: Module, cls: type[Module], children: Callable[[Module], Module] = lambda m: m) -> Any:
    """An object of another class with the module's attributes. Tables of its own; parameters, buffers are the same."""
    twin = object.__new__(cls)
    state = dict(vars(module))
    for table in ("_parameters", "_buffers", "_modules"):
        state[table] = type(state[table])(state[table])
    state["_modules"].update({
        name: None if child is None else children(child) for name, child in state["_modules"].items()
    })  # fmt: skip
    twin.__dict__.update(state)
    return twin


def _script_module(module: Module, known: dict[int, Any]) -> Any:
    if builtins.isinstance(module, ScriptModule):
        return module
    if id(module) not in known:
        kind: Any = type(module)
        body = {"_original": kind, "__module__": kind.__module__}
        scripted = type(kind.__name__, (RecursiveScriptModule, kind), body)
        # A module that stands at two places of the tree stays one.
        known[id(module)] = twin_of(module, scripted, lambda child: _script_module(child, known))
    return known[id(module)]


def script(obj: Any, optimize: Any = None, _frames_up: int = 0, _rcb: Any = None, example_inputs: Any = None) -> Any:
    """`obj` as a scripted function, module or class, which runs as Python; UserWarning the first time.

    TypeError for values of builtin classes; RuntimeError for a class of modules.

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     double = tt.jit.script(lambda x: x * 2)
    >>> double(tt.ones(1))
    tensor([2.])
    """
    if optimize is not None:
        warnings.warn(
            "`optimize` is deprecated and has no effect. Use `with torch.jit.optimized_execution()` instead",
            FutureWarning,
            stacklevel=2,
        )
    if builtins.isinstance(obj, (ScriptModule, ScriptFunction, list, dict)):
        return obj
    if builtins.isinstance(obj, (int, float, complex, str, bytes, tuple, set)):
        raise TypeError(f"{type(obj)} is a built-in class")
    if inspect.isclass(obj):
        check(
            not issubclass(obj, Module),
            lambda: (
                f"Type '{str(obj).replace('tinytensor', 'torch')}' cannot be compiled since it inherits from nn.Module, pass "
                "an instance instead"
            ),
        )
        _tell()
        return obj
    _tell()
    if builtins.isinstance(obj, Module):
        return _script_module(obj, {})
    return ScriptFunction(obj) if inspect.isroutine(obj) else obj


def script_method(fn: Callable[..., Any]) -> Callable[..., Any]:
    """Marks a method of a ScriptModule; it runs as Python."""
    _tell()
    return fn


def is_scripting() -> bool:
    """Whether this code is compiled by TorchScript: never."""
    return False


def annotate(the_type: Any, the_value: Any) -> Any:
    """`the_value`, of which TorchScript is told the type."""
    return the_value


def export(fn: Callable[..., Any]) -> Callable[..., Any]:
    """Marks a method that is scripted though `forward` does not call it."""
    fn._torchscript_modifier = "export"  # type: ignore[attr-defined]
    return fn


def unused(fn: Any) -> Any:
    """Marks a method that TorchScript replaces by an error. As Python it runs."""
    if builtins.isinstance(fn, property):
        return property(*(f and unused(f) for f in (fn.fget, fn.fset)))
    fn._torchscript_modifier = "unused (ignored and replaced with raising of an exception)"
    return fn


def ignore(drop: Any = False, **kwargs: Any) -> Any:
    """Marks a method that TorchScript leaves to Python. Also `@ignore(drop=True)`. RuntimeError for another argument."""
    if callable(drop):
        drop._torchscript_modifier = "ignore (leave as a call to Python, cannot be torch.jit.save'd)"
        return drop
    check(
        builtins.isinstance(drop, bool),
        lambda: f"Argument to @torch.jit.ignore must be a bool or a function but got {drop}",
    )
    return unused if drop else ignore


def _drop(fn: Callable[..., Any]) -> Callable[..., Any]:
    """Marks a method that TorchScript does not see at all."""
    fn._torchscript_modifier = "_drop (function is fully ignored, declaration can be unscriptable)"  # type: ignore[attr-defined]
    return fn


def interface(obj: Any) -> Any:
    """Marks a class as an interface of TorchScript. RuntimeError for what is no class."""
    check(inspect.isclass(obj), lambda: "interface must be applied to a class")
    obj.__torch_script_interface__ = True
    return obj


def _overload(func: Callable[..., Any]) -> Callable[..., Any]:
    """Marks a declaration of an overload. The last definition of the name is the function."""
    return func


_overload_method = _overload


def _unwrap_optional(x: Any) -> Any:
    """`x`, which must not be None."""
    assert x is not None, "Unwrapping null optional"
    return x


class strict_fusion:
    """A context of scripted code. UserWarning, since nothing is fused."""

    def __init__(self) -> None:
        warnings.warn("Only works in script mode", stacklevel=2)

    def __enter__(self) -> None:
        pass

    def __exit__(self, *exc: Any) -> None:
        pass


_EMPTY = (
    "The inner type of a container is lost when calling torch.jit.isinstance in eager mode. For example, List[int] would become "
    "list and therefore falsely return True for List[float] or List[str]."
)


def isinstance(obj: Any, target_type: Any) -> bool:
    """Whether `obj` has the type, down to the elements of lists, dicts, tuples and optionals.

    UserWarning for an empty container, which has every type of its kind.

    >>> tt.jit.isinstance([1, 2], list[int]), tt.jit.isinstance([1, "a"], list[int])
    (True, False)
    """
    if builtins.isinstance(target_type, (tuple, list)):
        return any(isinstance(obj, each) for each in target_type)
    origin, inner = typing.get_origin(target_type), typing.get_args(target_type)
    if origin is None:
        if target_type in (list, dict, tuple, typing.List, typing.Dict, typing.Tuple):  # noqa: UP006
            name = target_type.__name__.capitalize()
            raise RuntimeError(
                f"Attempted to use {name} without a contained type. Please add a contained type, e.g. {name}[int]"
            )
        return target_type is Any or builtins.isinstance(obj, target_type)
    if origin is typing.Union or str(origin) == "<class 'types.UnionType'>":
        return any(obj is None if kind is type(None) else isinstance(obj, kind) for kind in inner)
    if not builtins.isinstance(obj, origin):
        return False
    if not obj:
        warnings.warn(_EMPTY, stacklevel=2)
        return True
    if origin is dict:
        return all(isinstance(key, inner[0]) and isinstance(value, inner[1]) for key, value in obj.items())
    if origin is tuple:
        return len(obj) == len(inner) and all(map(isinstance, obj, inner))
    return all(isinstance(each, inner[0]) for each in obj) if inner else True


__all__ = [
    "Attribute", "Error", "Final", "RecursiveScriptClass", "RecursiveScriptModule", "ScriptFunction", "ScriptModule",
    "ScriptWarning", "annotate", "export", "ignore", "interface", "is_scripting", "isinstance", "script", "script_method",
    "strict_fusion", "unused",
]  # fmt: skip
