"""trace: run a function or a module once, and keep what it did as a graph that runs again.

Two ways of tracing are tried. torch.fx's symbolic tracing keeps sizes as values, so that the graph runs on other sizes too; it
cannot follow a branch or a loop by a value. Then make_fx records the operators that ran on the example, with a TracerWarning where
the program looked at a value. A graph of the first kind that does not give the example's result is not used.

`code` and `graph` are torch.fx's. Submodules of torch.nn that the graph calls as a whole follow `train()` and `eval()`, where
PyTorch's trace keeps the mode that they had.

Mirrors torch/jit/_trace.py.
"""

from __future__ import annotations

import contextlib
import functools
import inspect
import sys
import types
import warnings
from collections.abc import Callable, Iterator
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import no_grad
from tinytensor.fx._symbolic_trace import Tracer, _new_patcher
from tinytensor.fx.experimental.proxy_tensor import make_fx
from tinytensor.fx.graph_module import GraphModule
from tinytensor.jit._script import ScriptFunction, ScriptModule, script, twin_of
from tinytensor.nn.modules.module import Module
from tinytensor.random import get_rng_state, set_rng_state
from tinytensor.testing._comparison import assert_close
from tinytensor.utils._pytree import tree_leaves, tree_map_only

_PACKAGE = __name__.partition(".")[0]
_tracing = False


class TracerWarning(Warning):
    """A trace that may be true of its example only."""


class TracingCheckError(Exception):
    """A trace that does not do what the program does."""


def is_tracing() -> bool:
    """Whether `torch.jit.trace` runs the program."""
    return _tracing


def script_if_tracing(fn: Callable[..., Any]) -> Callable[..., Any]:
    """Marks a function that is scripted when a trace meets it."""

    @functools.wraps(fn)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        return (script(fn) if is_tracing() else fn)(*args, **kwargs)

    return wrapper


class TracedModule(ScriptModule):
    """A module that runs its trace."""

    _traced: GraphModule
    _name: str

    @property
    def original_name(self) -> str:
        """The name of the class that was traced."""
        return self._name

    @property
    def code(self) -> str:
        """The code of the graph."""
        return self._traced.code

    @property
    def graph(self) -> Any:
        """The graph: one of torch.fx."""
        return self._traced.graph

    def _get_name(self) -> str:
        return self._name

    def extra_repr(self) -> str:
        """The name of the original class."""
        return f"original_name={self._name}"


class TopLevelTracedModule(TracedModule):
    """What `trace` makes of a module: parameters, buffers and submodules are those of the module."""


def traced_from(module: Module, graph_module: GraphModule, name: str) -> Any:
    """The traced module with what `module` holds."""
    body = {"forward": type(graph_module).forward}
    traced = twin_of(module, type("TopLevelTracedModule", (TopLevelTracedModule,), body))
    # As ordinary attributes: the graph's constants, and the graph, are no members of the module.
    for node in graph_module.graph.nodes:
        head = node.target.partition(".")[0] if node.op == "get_attr" else ""
        if head and not hasattr(traced, head):
            traced.__dict__[head] = getattr(graph_module, head)
    traced.__dict__.update(_traced=graph_module, _name=name)
    return traced


# ---- what a trace cannot follow --------------------------------------------------------------------------------------

_CONVERTED = (
    "Converting a tensor to a {} might cause the trace to be incorrect. We can't record the data flow of Python values, so this "
    "value will be treated as a constant in the future. This means that the trace might not generalize to other inputs!"
)
_LOOKS = {
    "__bool__": _CONVERTED.format("Python boolean"),
    "__int__": _CONVERTED.format("Python integer"),
    "__float__": _CONVERTED.format("Python float"),
    "__index__": _CONVERTED.format("Python index"),
    "item": _CONVERTED.format("Python number"),
    "tolist": _CONVERTED.format("Python list"),
    "numpy": _CONVERTED.format("NumPy array"),
    "__len__": (
        "Using len to get tensor shape might cause the trace to be incorrect. Recommended usage would be tensor.shape[0]. Passing "
        "a tensor of different shape might lead to errors or silently give incorrect results."
    ),
    "__iter__": (
        "Iterating over a tensor might cause the trace to be incorrect. Passing a tensor of different shape won't change the "
        "number of iterations executed (and might lead to errors or silently give incorrect results)."
    ),
}


@contextlib.contextmanager
def _warning_of_looks() -> Iterator[None]:
    """Inside, a program that looks at a value, or at a length, gets a TracerWarning. The library itself may look."""

    def watched(name: str, text: str) -> Callable[..., Any]:
        original = getattr(Tensor, name)

        @functools.wraps(original)
        def look(*args: Any, **kwargs: Any) -> Any:
            caller = sys._getframe(1).f_globals.get("__name__", "")
            if caller.partition(".")[0] != _PACKAGE:
                warnings.warn(text, TracerWarning, stacklevel=2)
            return original(*args, **kwargs)

        return look

    with _new_patcher() as patcher:
        for name, text in _LOOKS.items():
            patcher.patch_method(Tensor, name, watched(name, text))
        yield


# ---- tracing ---------------------------------------------------------------------------------------------------------


def trace(
    func: Any,
    example_inputs: Any = None,
    optimize: Any = None,
    check_trace: bool = True,
    check_inputs: Any = None,
    check_tolerance: float = 1e-5,
    strict: bool = True,
    _force_outplace: bool = False,
    _module_class: Any = None,
    _compilation_unit: Any = None,
    example_kwarg_inputs: dict[str, Any] | None = None,
    _store_inputs: bool = True,
) -> Any:
    """What `func` does with `example_inputs`, a tensor or a tuple of arguments, as a ScriptFunction or a traced module.

        check_trace            run the graph on the example, and on each of `check_inputs`, and compare: True
        check_tolerance        how far results may differ: 1e-5
        strict                 refuse a result that is a dict, and warn of a list: True
        example_kwarg_inputs   arguments by keyword, instead of `example_inputs`

    TracerWarning where the program looks at a value, or where results differ. RuntimeError if it returns no tensors.

    >>> double = tt.jit.trace(lambda x: x * 2, tt.ones(1))
    >>> double(tt.ones(2))
    tensor([2., 2.])
    """
    if optimize is not None:
        warnings.warn(
            "`optimize` is deprecated and has no effect. Use `with torch.jit.optimized_execution()` instead",
            FutureWarning,
            stacklevel=2,
        )
    if isinstance(func, (ScriptModule, ScriptFunction)):
        return func
    is_module = isinstance(func, Module)
    if not is_module and isinstance(getattr(func, "__self__", None), Module):
        if func.__name__ != "forward":
            raise AttributeError(
                "trace doesn't support compiling individual module's functions.\nPlease use trace_module"
            )
        func, is_module = func.__self__, True
    call = func.forward if is_module else func
    if example_kwarg_inputs is not None:
        check(isinstance(example_kwarg_inputs, dict), lambda: "example_kwarg_inputs should be a dict")
        example_inputs = inspect.signature(call).bind(**example_kwarg_inputs).args
    inputs = (example_inputs,) if isinstance(example_inputs, (Tensor, dict)) else tuple(example_inputs)
    with _same_buffers_after(func):
        graph_module, names = _trace_call(func, call, inputs, strict)
        name = type(func).__name__
        made = _traced_function(func, graph_module, names, inputs) if not is_module else None
        result: Any = traced_from(func, graph_module, name) if made is None else made
        if check_trace:
            for case in (inputs, *(_as_tuple(each) for each in check_inputs or ())):
                _check(func, result, case, check_tolerance)
    return result


@contextlib.contextmanager
def _same_buffers_after(func: Any) -> Iterator[None]:
    """The runs of tracing leave running means and the like as they were."""
    buffers = list(func.buffers()) if isinstance(func, Module) else []
    before = [buffer.clone() for buffer in buffers]
    try:
        yield
    finally:
        with no_grad():
            for buffer, value in zip(buffers, before, strict=True):
                buffer.copy_(value)


def trace_module(mod: Any, inputs: dict[str, Any], optimize: Any = None, **options: Any) -> Any:
    """`trace` of a module, whose `inputs` are a dict with the key "forward". RuntimeError for other methods."""
    if not isinstance(mod, Module):
        raise AttributeError("expected torch.nn.Module as the first argument")
    if not isinstance(inputs, dict):
        raise AttributeError("expected a dictionary of (method_name, input) pairs")
    check(list(inputs) == ["forward"], lambda: "torch.jit.trace_module: only `forward` can be traced here")
    return trace(mod, inputs["forward"], optimize, **options)


def _as_tuple(inputs: Any) -> tuple[Any, ...]:
    return (inputs,) if isinstance(inputs, Tensor) else tuple(inputs)


def _copies(values: Any) -> Any:
    return tree_map_only(Tensor, lambda t: t.detach().clone().requires_grad_(t.requires_grad), values)


def _trace_call(
    func: Any, call: Callable[..., Any], inputs: tuple[Any, ...], strict: bool
) -> tuple[GraphModule, list[str]]:
    global _tracing
    before, _tracing = _tracing, True
    try:
        # The graph must draw the same random numbers as the program did, so that they can be compared.
        state = get_rng_state()
        with _warning_of_looks():
            seen: list[Any] = []

            def noting(*args: Any) -> Any:
                seen.append(call(*args))
                return seen[-1]

            with warnings.catch_warnings(record=True) as looks:
                warnings.simplefilter("always")
                recorded = make_fx(noting, _error_on_data_dependent_ops=False)(*_copies(inputs))
        _check_outputs(seen[0], strict)
        symbolic = None if looks else _symbolically(func, call, inputs)
        if symbolic is not None:
            set_rng_state(state)
            if _agrees(symbolic, inputs, seen[0]):
                return symbolic, [node.target for node in symbolic.graph.find_nodes(op="placeholder")]
        for look in looks:
            warnings.warn_explicit(look.message, look.category, look.filename, look.lineno)
        names = list(inspect.signature(call).parameters)
        placeholders = recorded.graph.find_nodes(op="placeholder")
        if len(placeholders) == len(inputs) <= len(names):  # and not leaves of containers: they can be given by keyword
            for node, name in zip(placeholders, names, strict=False):
                node.target = name
                node._rename(name)
            recorded.recompile()
        return _with_members(func, recorded) if isinstance(func, Module) else recorded, names
    finally:
        _tracing = before


def _symbolically(func: Any, call: Callable[..., Any], inputs: tuple[Any, ...]) -> GraphModule | None:
    if not isinstance(func, (Module, types.FunctionType)) or len(inspect.signature(call).parameters) != len(inputs):
        return None
    try:
        tracer = Tracer()
        graph = tracer.trace(func)
        return GraphModule(tracer.root, graph, getattr(func, "__name__", type(func).__name__))
    except (
        Exception
    ):  # it may be anything that a proxy cannot do; what the program itself does wrong has been seen before
        return None


def _agrees(graph_module: GraphModule, inputs: tuple[Any, ...], expected: Any) -> bool:
    try:
        found = type(graph_module).forward(graph_module, *_copies(inputs))
        for ours, theirs in zip(tree_leaves(found), tree_leaves(expected), strict=True):
            assert_close(ours, theirs, rtol=1e-5, atol=1e-5)
    except Exception:
        return False
    return True


def _with_members(module: Module, recorded: GraphModule) -> GraphModule:
    """The graph with parameters and buffers read where the module has them, and not as constants."""
    members = {id(t): name for name, t in [*module.named_parameters(), *module.named_buffers()]}
    root: dict[str, Any] = {}
    for node in recorded.graph.find_nodes(op="get_attr"):
        value = getattr(recorded, node.target)
        node.target = members.get(id(value), node.target)
        root[node.target] = value
    return GraphModule(root, recorded.graph, type(module).__name__)


def _check_outputs(value: Any, strict: bool) -> None:
    check(
        value is not None,
        lambda: (
            "The traced function didn't return any values! Side-effects are not captured in traces, so it would be a no-op."
        ),
    )
    if strict and isinstance(value, (dict, list)):
        kind = type(value).__name__
        text = (
            f"Encountering a {kind} at the output of the tracer might cause the trace to be incorrect, this is only valid if the "
            "container structure does not change based on the module's inputs. Consider using a constant container instead (e.g. "
            "for `list`, use a `tuple` instead. for `dict`, use a `NamedTuple` instead). If you absolutely need this and know the "
            "side effects, pass strict=False to trace() to allow this behavior."
        )
        check(not isinstance(value, dict), lambda: text)
        warnings.warn(text, TracerWarning, stacklevel=4)
    check(
        all(isinstance(leaf, Tensor) for leaf in tree_leaves(value)),
        lambda: "Only tensors, lists, tuples of tensors, or dictionary of tensors can be output from traced functions",
    )


def _traced_function(func: Any, graph_module: GraphModule, names: list[str], inputs: tuple[Any, ...]) -> ScriptFunction:
    name = getattr(func, "__name__", "forward")
    declared = ", ".join(
        f"{'Tensor' if isinstance(v, Tensor) else 'Any'} {n}" for n, v in zip(names, inputs, strict=False)
    )
    declaration = f"Declaration: {name}({declared}) -> Tensor"

    @functools.wraps(func)
    def run(*args: Any, **kwargs: Any) -> Any:
        check(
            len(args) <= len(inputs),
            lambda: (
                f"{name}() expected at most {len(inputs)} argument(s) but received {len(args)} argument(s). {declaration}"
            ),
        )
        values = list(args)
        for index in range(len(args), len(inputs)):
            check(
                index < len(names) and names[index] in kwargs,
                lambda index=index: f"{name}() is missing value for argument '{names[index]}'. {declaration}",
            )
            values.append(kwargs[names[index]])
        for index, (value, example) in enumerate(zip(values, inputs, strict=True)):
            check(
                isinstance(value, Tensor) or not isinstance(example, Tensor),
                lambda index=index, value=value: (
                    f"{name}() Expected a value of type 'Tensor' for argument '{names[index]}' but instead found type "
                    f"'{type(value).__name__}'.\nPosition: {index}\nValue: {value}\n{declaration}\nCast error details: Unable "
                    f"to cast {value} to Tensor"
                ),
            )
        return graph_module(*values)

    traced = ScriptFunction(run, graph_module.code)
    traced.__dict__["_traced"] = graph_module
    traced.__dict__["graph"] = graph_module.graph
    return traced


def _check(func: Any, traced: Any, inputs: tuple[Any, ...], tolerance: float) -> None:
    """TracerWarning for each result that the graph gives otherwise than the program."""
    state = get_rng_state()
    expected = tree_leaves(func(*_copies(inputs)))
    set_rng_state(state)
    try:
        found = tree_leaves(traced(*_copies(inputs)))
    except Exception as error:
        text = f"encountered an exception while running the trace with test inputs.\nException:\n{error}"
        raise TracingCheckError(f"Tracing failed sanity checks!\n{text}") from error
    for number, (theirs, ours) in enumerate(zip(expected, found, strict=True), 1):
        try:
            assert_close(ours, theirs, rtol=tolerance, atol=tolerance)
        except AssertionError as error:
            warnings.warn(
                f"Output nr {number}. of the traced function does not match the corresponding output of the Python function. "
                f"Detailed error:\n{error}",
                TracerWarning,
                stacklevel=3,
            )
