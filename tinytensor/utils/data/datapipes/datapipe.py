"""IterDataPipe and MapDataPipe, and how a class becomes a method of all pipes.

Mirrors torch/utils/data/datapipes/{datapipe,_hook_iterator,_decorator}.py.
"""

from __future__ import annotations

import functools
import inspect
import warnings
from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, TypeVar

from tinytensor.utils.data.dataset import Dataset, IterableDataset

__all__ = ["DFIterDataPipe", "DataChunk", "IterDataPipe", "MapDataPipe", "functional_datapipe"]

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

FEEDBACK = (
    "\nFor feedback regarding this single iterator per IterDataPipe constraint, feel free to comment on this issue: "
    "https://github.com/pytorch/data/issues/45."
)


class DataChunk(list[T]):
    """The list that `batch` makes.

    >>> tt.utils.data.DataChunk([1, 2]).as_str("  ")
    '  [1, 2]'
    """

    def __init__(self, items: Iterable[T]) -> None:
        items = list(items)
        super().__init__(items)
        self.items = items

    def as_str(self, indent: str = "") -> str:
        """The elements in brackets, after `indent`."""
        return f"{indent}[{', '.join(map(str, self))}]"

    def raw_iterator(self) -> Iterator[T]:
        """The elements as they are kept."""
        yield from self.items


def described(pipe: Any) -> str:
    """The class and the arguments that it still knows, as messages have them."""
    names = set(inspect.signature(pipe.__class__).parameters)
    known = ((name, value) for name, value in inspect.getmembers(pipe) if name in names)
    return f"{pipe.__class__.__name__}({', '.join(f'{name}={_simple(value)}' for name, value in known)})"


def _simple(value: Any) -> str:
    return value.__name__ if inspect.isfunction(value) else repr(value)


def _one_iterator(iterate: Callable[[Any], Iterator[Any]]) -> Callable[[Any], Iterator[Any]]:
    """`__iter__` such that a pipe is reset before, and an iterator ends with an error once there is another one."""

    @functools.wraps(iterate)
    def checked(pipe: Any) -> Iterator[Any]:
        return _steps(pipe, iterate)

    return checked


def _steps(pipe: Any, iterate: Callable[[Any], Iterator[Any]]) -> Iterator[Any]:
    mine = pipe._start()
    try:
        for sample in iterate(pipe):
            pipe._number_of_samples_yielded += 1
            yield sample
            pipe._check(mine)
    except Exception as error:
        where = "thrown by __iter__ of"
        if not error.args or not isinstance(error.args[0], str):
            error.args = (f"\nThis exception is {where} {described(pipe)}",)
        elif where not in error.args[0] and "single iterator per IterDataPipe constraint" not in error.args[0]:
            error.args = (f"{error.args[0]}\nThis exception is {where} {described(pipe)}", *error.args[1:])
        raise


class _Functional:
    """What both kinds of pipes have: methods that classes were registered as."""

    functions: ClassVar[dict[str, Callable[..., Any]]] = {}

    def __getattr__(self, attribute_name: str) -> Any:
        if attribute_name in type(self).functions:
            function = type(self).functions[attribute_name]
            return functools.update_wrapper(functools.partial(function, self), function, assigned=("__doc__",))
        raise AttributeError(f"'{self.__class__.__name__}' object has no attribute '{attribute_name}")

    @classmethod
    def register_function(cls, function_name: str, function: Callable[..., Any]) -> None:
        """Make `pipe.function_name(...)` call `function(pipe, ...)`."""
        cls.functions[function_name] = function

    @classmethod
    def register_datapipe_as_function(
        cls, function_name: str, cls_to_register: Any, enable_df_api_tracing: bool = False
    ) -> None:
        """Make `pipe.function_name(...)` a pipe of a class. An Exception if there is such a method already."""
        if function_name in cls.functions:
            raise Exception(f"Unable to add DataPipe function name {function_name} as it is already taken")
        cls.functions[function_name] = cls_to_register

    def __repr__(self) -> str:
        return str(self.__class__.__qualname__)

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self.functions]


class IterDataPipe(_Functional, IterableDataset[T_co]):
    """A pipe that is gone through: a subclass has `__iter__`. It has one valid iterator at a time, the last that was made.

    >>> from tinytensor.utils.data.datapipes.iter import IterableWrapper
    >>> list(IterableWrapper(range(6)).map(lambda x: x * x).filter(lambda x: x % 2 == 0).batch(2))
    [[0, 4], [16]]
    """

    functions: ClassVar[dict[str, Callable[..., Any]]] = {}
    _valid_iterator_id: int = -1
    _number_of_samples_yielded: int = 0

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "__iter__" in cls.__dict__ and "__next__" not in cls.__dict__:
            cls.__iter__ = _one_iterator(cls.__dict__["__iter__"])  # type: ignore[method-assign]

    def _start(self) -> int:
        self._valid_iterator_id += 1
        self._number_of_samples_yielded = 0
        self.reset()
        return self._valid_iterator_id

    def _check(self, iterator_id: int) -> None:
        if iterator_id != self._valid_iterator_id:
            raise RuntimeError(
                "This iterator has been invalidated because another iterator has been created from the same IterDataPipe: "
                f"{described(self)}\nThis may be caused by multiple references to the same IterDataPipe. We recommend using `.fork()` "
                f"if that is necessary.{FEEDBACK}"
            )

    def __iter__(self) -> Iterator[T_co]:
        return self

    def reset(self) -> None:
        """Called before each iteration: a subclass clears its buffers here."""


class DFIterDataPipe(IterDataPipe[T_co]):
    """A pipe of data frames, by name: there are none here.

    >>> issubclass(tt.utils.data.DFIterDataPipe, tt.utils.data.IterDataPipe)
    True
    """


class MapDataPipe(_Functional, Dataset[T_co]):
    """A pipe with indices: a subclass has `__getitem__`, and mostly `__len__`.

    >>> from tinytensor.utils.data.datapipes.map import SequenceWrapper
    >>> list(SequenceWrapper(range(5)).map(lambda x: x * x).batch(2))
    [[0, 1], [4, 9], [16]]
    """

    functions: ClassVar[dict[str, Callable[..., Any]]] = {}


class functional_datapipe:
    """Decorates a pipe's class, so that all pipes of its kind have a method that makes one.

    name    the method's name

    >>> from tinytensor.utils.data import IterDataPipe, functional_datapipe
    >>> from tinytensor.utils.data.datapipes.iter import IterableWrapper
    >>> @functional_datapipe("doubled")
    ... class Doubled(IterDataPipe):
    ...     def __init__(self, datapipe):
    ...         self.datapipe = datapipe
    ...     def __iter__(self):
    ...         for x in self.datapipe:
    ...             yield 2 * x
    >>> list(IterableWrapper([1, 2]).doubled())
    [2, 4]
    """

    def __init__(self, name: str, enable_df_api_tracing: bool = False) -> None:
        self.name = name
        self.enable_df_api_tracing = enable_df_api_tracing

    def __call__(self, cls: Any) -> Any:
        kind: Any = IterDataPipe if issubclass(cls, IterDataPipe) else MapDataPipe
        if issubclass(cls, (IterDataPipe, MapDataPipe)):
            kind.register_datapipe_as_function(self.name, cls, self.enable_df_api_tracing)
        return cls


def check_function(fn: Any) -> None:
    """TypeError for what cannot be called; a warning for what cannot be pickled, and so sent to a process."""
    if not callable(fn):
        raise TypeError(f"A callable function is expected, but {type(fn)} is provided.")
    inner = fn.func if isinstance(fn, functools.partial) else fn
    code = getattr(inner, "__code__", None)
    local = code.co_flags & inspect.CO_NESTED if code else "<locals>" in getattr(inner, "__qualname__", "")
    kind = "Local" if local else "Lambda" if getattr(inner, "__name__", "") == "<lambda>" else None
    if kind is not None:
        warnings.warn(
            f"{kind} function is not supported by pickle, please use regular python function or functools.partial instead.",
            stacklevel=3,
        )


def check_columns(fn: Callable[..., Any], input_col: Any) -> None:
    """ValueError if a function does not take as many arguments as there are columns."""
    try:
        parameters = inspect.signature(fn).parameters.values()
    except ValueError:  # some functions in C do not tell
        return
    wanted = len(input_col) if isinstance(input_col, (list, tuple)) else 1
    positional = [p for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    any_number = any(p.kind is p.VAR_POSITIONAL for p in parameters)
    keyword_only = [p for p in parameters if p.kind is p.KEYWORD_ONLY and p.default is p.empty]
    inner = fn.func if isinstance(fn, functools.partial) else fn
    name = getattr(inner, "__name__", repr(inner))
    if keyword_only:
        raise ValueError(
            f"The function {name} takes {len(keyword_only)} non-default keyword-only parameters, which is not allowed."
        )
    if len(parameters) < wanted:
        if not any_number:
            raise ValueError(f"The function {name} takes {len(parameters)} parameters, but {wanted} are required.")
    elif any(p.default is p.empty for p in positional[wanted:]) or (len(positional) < wanted and not any_number):
        raise ValueError(
            f"The function {name} takes {len(positional)} positional parameters, but {wanted} are required."
        )
