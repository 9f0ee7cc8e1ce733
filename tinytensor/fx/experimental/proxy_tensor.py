"""make_fx: run a function once, and get the graph of the operators that ran, forward and backward.

    >>> import tinytensor as tt
    >>> graph_module = make_fx(lambda x: x.sin() * 2)(tt.ones(2))
    >>> print(graph_module.code.strip())
    def forward(self, x_1):
        sin = torch.ops.aten.sin.default(x_1);  x_1 = None
        mul = torch.ops.aten.mul.Tensor(sin, 2);  sin = None
        return mul

A ProxyTorchDispatchMode sees every operator below autograd. It runs it, and makes a node; which node stands for a tensor
it looks up in the tracer. Tensors from outside become constants, attributes of the GraphModule.

Note [Which proxy a tensor has]
A tensor is looked up by its identity. A tensor that was made without a call, as a transform's twin of its argument is,
is looked up by what it looks at: the same bytes through the same sizes and strides. The tracer keeps the bytes, so that
no later tensor can come to their place, and not the tensor: autograd asks whether somebody else holds a gradient.

Note [Constants]
What `torch.tensor(...)` makes is known while tracing. Its one element, and what is computed from such elements alone, may
be read (`.item()`), though other values may not, since the graph would hold one program's number.

Mirrors torch/fx/experimental/proxy_tensor.py. Left out: symbolic sizes, tracing before autograd, stack traces. PyTorch
keeps this mode below all of a user's modes; here it is where it was entered.
"""

from __future__ import annotations

import contextlib
import functools
import inspect
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tinytensor._ops import ops
from tinytensor._subclasses.fake_tensor import FakeTensorMode, unset_fake_temporarily
from tinytensor._tensor import Tensor
from tinytensor.aten.core.schema.tag import Tag
from tinytensor.c10.tensor_impl import alias
from tinytensor.fx.graph import Graph, _PyTreeCodeGen, _PyTreeInfo
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node
from tinytensor.fx.proxy import GraphAppendingTracer, Proxy, value_of
from tinytensor.nn.modules.module import Module
from tinytensor.nn.parameter import Parameter
from tinytensor.utils._python_dispatch import (
    TorchDispatchMode,
    _get_current_dispatch_mode_stack,
    _pop_mode,
    _push_mode,
    autograd_would_have_decomposed,
)
from tinytensor.utils._pytree import tree_flatten, tree_is_leaf, tree_leaves, tree_map_only, tree_unflatten

CONSTANT_NUMEL_LIMIT = 1
_ATEN = ops.aten
# Tensors of other classes are asked first: what they do is traced.
_TRACED = (Tensor, Parameter)


class PythonKeyTracer(GraphAppendingTracer):
    """Knows which proxy stands for which tensor. See Note [Which proxy a tensor has].

    Tensors that it does not know become constants of `root`.
    """

    def __init__(self) -> None:
        super().__init__(Graph())
        self.root = Module()
        self._names_of_tensors: dict[int, tuple[str, Tensor]] = {}
        self.tensor_tracker: dict[int, tuple[weakref.ref[Tensor], _ProxyTensor]] = {}
        self._by_place: dict[Any, tuple[Tensor, _ProxyTensor]] = {}

    def create_arg(self, a: Any) -> Any:
        """A value as an argument of a node; a tensor from outside as a constant."""
        return self.constant(a) if isinstance(a, Tensor) else super().create_arg(a)

    def constant(self, tensor: Tensor) -> Node:
        """A node that reads the tensor, which is kept under one name."""
        # The entry holds the tensor, so its id stays its own as long as the tracer lives.
        known = self._names_of_tensors.get(id(tensor))
        if known is None:
            kind = "_param_constant" if isinstance(tensor, Parameter) else "_tensor_constant"
            name = f"{kind}{sum(name.startswith(kind) for name, _ in self._names_of_tensors.values())}"
            known = self._names_of_tensors[id(tensor)] = name, tensor
            setattr(self.root, name, tensor)
        node = self.graph.create_node("get_attr", known[0])
        node.meta["val"] = value_of(tensor)
        return node

    def track(self, tensor: Tensor, proxy: Proxy, constant: Tensor | None) -> None:
        """From now on `proxy` stands for `tensor`."""
        # A later call overwrites an earlier one at both places: after `y = x.add_(1)` the node of add_ stands for x, and what
        # reads x from then on comes after it in the graph.
        known = _ProxyTensor(proxy, constant)
        self.tensor_tracker[id(tensor)] = weakref.ref(tensor), known
        self._by_place[_place(tensor)] = alias(tensor), known
        proxy.node.meta["val"] = value_of(tensor)

    def proxy_of(self, tensor: Tensor) -> _ProxyTensor | None:
        """What stands for the tensor; None for one from outside."""
        # The reference says whether the id still belongs to the tensor that was tracked.
        found = self.tensor_tracker.get(id(tensor))
        if found is not None and found[0]() is tensor:
            return found[1]
        there = self._by_place.get(_place(tensor))
        return None if there is None else there[1]


class _ProxyTensor:
    """A proxy, and the tensor's value where it is known. See Note [Constants]."""

    __slots__ = ("constant", "proxy")

    def __init__(self, proxy: Proxy, constant: Tensor | None) -> None:
        self.proxy = proxy
        self.constant = constant


def _place(tensor: Tensor) -> Any:
    m = tensor.meta_
    return id(tensor.storage_), tensor.byte_offset_, tuple(m.sizes), m.strides, m.dtype


def track_tensor_tree(inner_res: Any, proxy_res: Any, *, constant: Any, tracer: PythonKeyTracer) -> Any:
    """Let the proxy stand for the tensor, or its parts, taken out by index, for the tensors of a list."""
    if isinstance(inner_res, Tensor):
        tracer.track(inner_res, proxy_res, constant)
    elif isinstance(inner_res, (tuple, list)):
        for index, each in enumerate(inner_res):
            known = None if constant is None else constant[index]
            track_tensor_tree(each, proxy_res[index], constant=known, tracer=tracer)
    return inner_res


class ProxyTorchDispatchMode(TorchDispatchMode):
    """Makes a node of `tracer` for each operator; those in `decomposition_table` it replaces by what the table says."""

    def __init__(
        self,
        tracer: PythonKeyTracer,
        tracing_mode: str = "real",
        _error_on_data_dependent_ops: bool = True,
        decomposition_table: Mapping[Any, Callable[..., Any]] | None = None,
    ) -> None:
        super().__init__()
        self.tracer = tracer
        self.tracing_mode = tracing_mode
        self.decomposition_table = decomposition_table or {}
        self._error_on_data_dependent_ops = _error_on_data_dependent_ops
        self._paused: list[list[Any]] = []

    @classmethod
    def is_infra_mode(cls) -> bool:
        return True

    def __enter__(self) -> ProxyTorchDispatchMode:
        # What one trace runs is no part of another one outside of it.
        self._paused.append(_take_out_proxy_modes())
        super().__enter__()
        return self

    def __exit__(self, exc_type: Any, exc_val: Any, exc_tb: Any) -> None:
        super().__exit__(exc_type, exc_val, exc_tb)
        _put_back(self._paused.pop())

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return proxy_call(self, func, args, kwargs or {})


def _take_out_proxy_modes() -> list[Any]:
    """Without the proxy modes; returns the whole stack as it was."""
    stack = _get_current_dispatch_mode_stack()
    if any(isinstance(mode, ProxyTorchDispatchMode) for mode in stack):
        for _ in stack:
            _pop_mode()
        for mode in stack:
            if not isinstance(mode, ProxyTorchDispatchMode):
                _push_mode(mode)
    return stack


def _put_back(stack: list[Any]) -> None:
    for _ in _get_current_dispatch_mode_stack():
        _pop_mode()
    for mode in stack:
        _push_mode(mode)


@contextlib.contextmanager
def disable_proxy_modes_tracing() -> Iterator[ProxyTorchDispatchMode | None]:
    """Inside, nothing is traced; the block gets the mode that did it."""
    stack = _take_out_proxy_modes()
    try:
        yield next((mode for mode in reversed(stack) if isinstance(mode, ProxyTorchDispatchMode)), None)
    finally:
        _put_back(stack)


def get_proxy_mode() -> ProxyTorchDispatchMode | None:
    """The innermost active proxy mode."""
    stack = reversed(_get_current_dispatch_mode_stack())
    return next((mode for mode in stack if isinstance(mode, ProxyTorchDispatchMode)), None)


def proxy_call(mode: ProxyTorchDispatchMode, func: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Run one operator and make its node. RuntimeError if it reads an element of a tensor that is being traced."""
    # The mode is not active while it handles a call, so what runs here is not traced. Where parts of the call are to be
    # traced in its place, it is entered again (`with mode`).
    tracer = mode.tracer
    flat, spec = tree_flatten((args, kwargs))
    if any(isinstance(x, Tensor) and type(x) not in _TRACED and tracer.proxy_of(x) is None for x in flat):
        return NotImplemented
    if func in mode.decomposition_table:
        with mode:
            return mode.decomposition_table[func](*args, **kwargs)
    if autograd_would_have_decomposed(func, flat):
        with mode:
            result = func.decompose(*args, **kwargs)
        if result is not NotImplemented:
            return result
    if func is _ATEN.is_nonzero.default:
        with mode:
            return (args[0] != 0).item()
    known = [tracer.proxy_of(x) if isinstance(x, Tensor) else None for x in flat]
    constants = [each.constant for each in known if each is not None]
    all_constant = all(constant is not None for constant in constants)

    def on_constants() -> Any:
        values = [x if each is None else each.constant for x, each in zip(flat, known, strict=True)]
        constant_args, constant_kwargs = tree_unflatten(values, spec)
        return func(*constant_args, **constant_kwargs)

    tags = func.tags
    if Tag.data_dependent_output in tags:
        if all_constant:
            return on_constants()
        if mode._error_on_data_dependent_ops:
            raise RuntimeError(
                f"It appears that you're trying to get value out of a tracing tensor with {func} - erroring out! "
                "It's likely that this is caused by data-dependent control flow or similar.  "
                "It may be possible to trace this with dynamic shapes; try setting tracing_mode='symbolic' "
                "in your make_fx call."
            )
    proxies = [x if each is None else each.proxy for x, each in zip(flat, known, strict=True)]
    proxy_args, proxy_kwargs = tree_unflatten(proxies, spec)
    if func is _ATEN.lift_fresh.default:
        # The graph runs many times, and what the program writes to this tensor must not stay in its constant.
        func = _ATEN.lift_fresh_copy.default
    name = tracer.graph._target_to_str(func.overloadpacket.__name__)
    proxy = tracer.create_proxy("call_function", func, proxy_args, proxy_kwargs, name=name)
    out = func(*args, **kwargs)
    constant = None
    if func is _ATEN.lift_fresh_copy.default:
        # A copy: an in-place operator runs on the constant as well, and must not write to the program's tensor twice.
        with unset_fake_temporarily():  # the program's own tensor, beside fakes
            constant = args[0].clone() if out.numel() <= CONSTANT_NUMEL_LIMIT else None
    elif Tag.nondeterministic_seeded not in tags and constants and all_constant and _is_small(out):
        constant = on_constants()
    return track_tensor_tree(out, proxy, constant=constant, tracer=tracer)


def _is_small(result: Any) -> bool:
    return all(t.numel() <= CONSTANT_NUMEL_LIMIT for t in tree_leaves(result) if isinstance(t, Tensor))


def make_fx(
    f: Callable[..., Any],
    decomposition_table: Mapping[Any, Callable[..., Any]] | None = None,
    tracing_mode: str = "real",
    *,
    _error_on_data_dependent_ops: bool = True,
) -> Callable[..., GraphModule]:
    """A function that takes arguments of `f` and returns the graph of what `f` does with them.

    decomposition_table   OpOverload -> a function of the same arguments, which is traced in its place
    tracing_mode          "real": the function runs on the arguments; "fake": on tensors without bytes, of their shapes.
                          NotImplementedError for "symbolic"

    Arguments and results may be nested containers. RuntimeError where the function asks for an element of a tensor.

    >>> from tinytensor.fx.experimental.proxy_tensor import make_fx
    >>> print(make_fx(lambda x: x.exp() + 1)(tt.ones(2)).code.strip())
    def forward(self, x_1):
        exp = torch.ops.aten.exp.default(x_1);  x_1 = None
        add = torch.ops.aten.add.Tensor(exp, 1);  exp = None
        return add
    """
    if tracing_mode not in ("real", "fake", "symbolic"):
        raise AssertionError(f"tracing_mode must be real/fake/symbolic, got {tracing_mode}")
    if tracing_mode == "symbolic":
        raise NotImplementedError("tracing_mode='symbolic': sizes are never symbolic here")

    @functools.wraps(f)
    def wrapped(*args: Any) -> GraphModule:
        tracer = PythonKeyTracer()
        mode = ProxyTorchDispatchMode(tracer, tracing_mode, _error_on_data_dependent_ops, decomposition_table)
        function, names, defaults = _parameters(f, len(args))
        if len(names) != len(args):
            raise RuntimeError(f"Tracing expected {len(names)} arguments but got {len(args)} concrete arguments")
        flat, in_spec = tree_flatten(args)
        fakes: Any = contextlib.nullcontext()
        if tracing_mode == "fake":
            fakes = FakeTensorMode(allow_fallback_kernels=True)
            flat = [fakes.from_tensor(leaf) if isinstance(leaf, Tensor) else leaf for leaf in flat]
            args = tree_unflatten(flat, in_spec)
        for name, default, arg in zip(names, defaults, args, strict=True):
            for count in range(1, len(tree_leaves(arg)) + 1):
                tracer.graph.create_node("placeholder", f"{name}_{count}", default)
        for node, leaf in zip(tracer.graph.nodes, flat, strict=True):
            track_tensor_tree(leaf, Proxy(node, tracer), constant=None, tracer=tracer)
        with fakes, mode:
            out = function(*args)
        nested = any(not tree_is_leaf(arg) for arg in args)
        _finish(tracer, out, _PyTreeCodeGen(_PyTreeInfo(list(names), in_spec, None)) if nested else None)
        return GraphModule(tracer.root, tracer.graph, function.__name__)

    return wrapped


def _finish(tracer: PythonKeyTracer, out: Any, codegen: _PyTreeCodeGen | None) -> None:
    """Make the node `output`."""

    def proxy_or_itself(t: Tensor) -> Any:
        known = tracer.proxy_of(t)
        return t if known is None else known.proxy

    result = tree_map_only(Tensor, proxy_or_itself, out)
    if codegen is not None:
        result, out_spec = tree_flatten(result)
        codegen.pytree_info = codegen.pytree_info._replace(out_spec=out_spec)
        tracer.graph._codegen = codegen
    tracer.graph.create_node("output", "output", (tracer.create_arg(result),))


def _parameters(f: Callable[..., Any], count: int) -> tuple[Callable[..., Any], list[str], Sequence[tuple[Any, ...]]]:
    """(f, the names of its parameters, the default of each in a tuple); a function of `*args` gets names."""
    inner = inspect.unwrap(f)
    code = getattr(inner, "__code__", None)
    if code is None or code.co_flags & inspect.CO_VARARGS:
        return (lambda *args: f(*args)), [f"arg{index}" for index in range(count)], [()] * count
    names = list(code.co_varnames[: code.co_argcount + code.co_kwonlyargcount])
    parameters = inspect.signature(inner).parameters
    empty = inspect.Parameter.empty
    found = [parameters[name].default if name in parameters else empty for name in names]
    return f, names, [() if default is empty else (default,) for default in found]


__all__ = [
    "ProxyTorchDispatchMode", "PythonKeyTracer", "disable_proxy_modes_tracing", "get_proxy_mode", "make_fx",
    "proxy_call", "track_tensor_tree",
]  # fmt: skip
