"""Symbolic tracing: run a function or a module on proxies, and get the graph of what it did with them.

    traced = symbolic_trace(model)      a GraphModule, which runs like the model
    traced.graph                        calls of leaf modules (those of torch.nn), functions and methods
    wrap("f")                           at the top of a module: calls of `f` are recorded, and not traced through

While a Tracer runs, `Module.__call__` and `Module.__getattr__` are its own, and so are the functions that were wrapped, those
of `math`, and those in _overridable.py. All are put back at the end.

Mirrors torch/fx/_symbolic_trace.py.
"""

from __future__ import annotations

import builtins
import collections
import contextlib
import functools
import inspect
import math
import sys
import types
import warnings
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from tinytensor import functional as torch_functional
from tinytensor import nn
from tinytensor._ops import OpOverload, OpOverloadPacket
from tinytensor._tensor import Tensor
from tinytensor.fx import _overridable, graph_module
from tinytensor.fx.graph import Graph, _PyTreeCodeGen, _PyTreeInfo
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node, base_types, map_aggregate
from tinytensor.fx.proxy import ParameterProxy, Proxy, Scope, ScopeContextManager, TracerBase
from tinytensor.nn import functional as nn_functional
from tinytensor.utils import _pytree as pytree

_PACKAGE = __name__.partition(".")[0]
_VARSTUFF = inspect.CO_VARARGS | inspect.CO_VARKEYWORDS
_orig_module_call: Callable[..., Any] = nn.Module.__call__
_orig_module_getattr: Callable[..., Any] = nn.Module.__getattr__
_proxyable_classes: dict[type, None] = {}
_is_fx_tracing_flag = False


def is_fx_tracing() -> bool:
    """Whether a Tracer runs."""
    return _is_fx_tracing_flag


is_fx_symbolic_tracing = is_fx_tracing


class ProxyableClassMeta(type):
    """A metaclass whose classes may be constructed from proxies: the construction is recorded.

    >>> class Pair(metaclass=tt.fx.ProxyableClassMeta):
    ...     def __init__(self, left, right):
    ...         self.left, self.right = left, right
    >>> [node.target for node in tt.fx.symbolic_trace(lambda x: Pair(x, x)).graph.nodes][1] is Pair
    True
    """

    def __init__(cls, name: str, bases: tuple[type, ...], attrs: dict[str, Any]) -> None:
        _proxyable_classes.setdefault(cls)
        super().__init__(name, bases, attrs)

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        proxy = _find_proxy(args, kwargs) if is_fx_tracing() else None
        if proxy is not None:
            return proxy.tracer.create_proxy("call_function", cls, args, kwargs)
        return super().__call__(*args, **kwargs)


class PHBase:
    """Stands in `concrete_args` for a value that stays an argument."""

    def __repr__(self) -> str:
        return "PH"


PH = PHBase()


class PHWithMeta(PHBase):
    """The same, with attributes that its node gets: `ph_key`, and what else is set on it."""

    def __init__(self, ph_key: str | None = None) -> None:
        self.ph_key = ph_key


def _transfer_attrs(fr: Any, to: Any) -> None:
    for name in dir(fr):
        value = getattr(fr, name)
        if not callable(value) and not name.startswith("__") and not hasattr(to, name):
            setattr(to, name, value)


def _patch_function(fn: Any, nargs: int) -> Any:
    """The function with `*args` and `**kwargs` as ordinary parameters, so that each can be given a proxy."""
    code = fn.__code__
    code = code.replace(
        co_argcount=nargs, co_posonlyargcount=0, co_kwonlyargcount=0, co_flags=code.co_flags & ~_VARSTUFF
    )
    return types.FunctionType(code, fn.__globals__, fn.__name__, fn.__defaults__, fn.__closure__)


class Tracer(TracerBase):
    """Traces functions and modules. Override a method to change what is recorded.

        autowrap_modules        modules whose functions are recorded and not traced through: (math,)
        autowrap_functions      more such functions: ()
        param_shapes_constant   sizes of parameters are numbers, and not recorded: False

    >>> class Everything(tt.fx.Tracer):
    ...     def is_leaf_module(self, m, module_qualified_name):
    ...         return False
    >>> print(Everything().trace(tt.nn.Sequential(tt.nn.ReLU())))
    graph():
        %input_1 : [num_users=1] = placeholder[target=input]
        %relu : [num_users=1] = call_function[target=torch.nn.functional.relu](args = (%input_1,), kwargs = {inplace: False})
        return relu
    """

    def __init__(
        self,
        autowrap_modules: tuple[types.ModuleType, ...] = (math,),
        autowrap_functions: tuple[Callable[..., Any], ...] = (),
        param_shapes_constant: bool = False,
    ) -> None:
        members = chain.from_iterable(vars(module).items() for module in autowrap_modules)
        self._autowrap_function_ids = {id(v) for k, v in members if not k.startswith("_") and callable(v)}
        self._autowrap_function_ids.update(map(id, autowrap_functions))
        self._autowrap_search = list(autowrap_modules)
        self.param_shapes_constant = param_shapes_constant
        self.submodule_paths: dict[Any, str] | None = None
        self.root: Any = None
        self.root_module_name = ""
        self.scope = Scope("", None)
        self.module_stack = collections.OrderedDict()
        self.num_calls: dict[str, int] = {}
        self.node_name_to_scope = {}
        self.tensor_attrs: dict[Any, str] = {}

    def get_fresh_qualname(self, prefix: str) -> str:
        """A name that begins with `prefix` and that the root does not have."""
        number = 0
        while hasattr(self.root, f"{prefix}{number}"):
            number += 1
        return f"{prefix}{number}"

    def create_arg(self, a: Any) -> Any:
        """A value as an argument of a node. What the root has is read by `get_attr`; another tensor becomes a constant.

        NameError for a parameter that the root does not have.
        """
        if isinstance(a, nn.Parameter):
            for name, parameter in self.root.named_parameters():
                if a is parameter:
                    return self.create_node("get_attr", name, (), {})
            raise NameError("parameter is not a member of this module")
        if isinstance(a, (Tensor, nn.Module)):
            for name, value in self.root.named_buffers() if isinstance(a, Tensor) else self.root.named_modules():
                if a is value:
                    return self.create_node("get_attr", name, (), {})
        if isinstance(a, tuple) and hasattr(a, "_fields"):
            return self.create_node("call_function", type(a), tuple(map(self.create_arg, a)), {})
        if isinstance(a, (Tensor, pytree.TreeSpec)):
            known = self.tensor_attrs.get(a)
            if known is None:
                base = "_tensor_constant" if isinstance(a, Tensor) else "_tree_spec_constant"
                known = self.tensor_attrs[a] = self.get_fresh_qualname(base)
                setattr(self.root, known, a)
            return self.create_node("get_attr", known, (), {})
        if type(a) in _proxyable_classes:
            name = self.get_fresh_qualname(f"_{type(a).__name__}_constant_")
            setattr(self.root, name, a)
            return self.create_node("get_attr", name, (), {})
        return super().create_arg(a)

    def is_leaf_module(self, m: nn.Module, module_qualified_name: str) -> bool:
        """Whether calls of the module are recorded, and not traced through: those of torch.nn, but Sequential."""
        ours = (f"{_PACKAGE}.nn", f"{_PACKAGE}.ao.nn", "torch.nn", "torch.ao.nn")
        return m.__module__.startswith(ours) and not isinstance(m, nn.Sequential)

    def path_of_module(self, mod: nn.Module) -> str:
        """Where the module is in the root. NameError if it is not there."""
        if self.submodule_paths:
            path = self.submodule_paths.get(mod)
        else:
            path = next((name for name, module in self.root.named_modules() if module is mod), None)
        if path is None:
            raise NameError("module is not installed as a submodule")
        return path

    def call_module(
        self, m: nn.Module, forward: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> Any:
        """What a call of a module becomes: a node for a leaf, and else what `forward(*args, **kwargs)` records."""
        path = self.path_of_module(m)
        with ScopeContextManager(self.scope, Scope(path, type(m))) as scope:
            calls = self.num_calls.get(path, 0)
            key = f"{scope.module_path}@{calls}" if calls else scope.module_path
            self.module_stack[key] = path, scope.module_type
            self.num_calls[path] = calls + 1
            leaf = self.is_leaf_module(m, path)
            result = self.create_proxy("call_module", path, args, kwargs) if leaf else forward(*args, **kwargs)
            self.module_stack.popitem(last=True)
        return result

    def getattr(self, attr: str, attr_val: Any, parameter_proxy_cache: dict[str, Any]) -> Any:
        """What reading an attribute of a module gives: for parameters of the root a proxy, always the same one."""
        if isinstance(attr_val, nn.Parameter):
            members = self.root.named_parameters()
        elif self.proxy_buffer_attributes and isinstance(attr_val, Tensor):
            members = self.root.named_buffers()
        else:
            return attr_val
        for name, value in members:
            if value is attr_val:
                if name not in parameter_proxy_cache:
                    factory = None
                    if self.param_shapes_constant:
                        factory = functools.partial(_parameter_proxy, self, name, attr_val)
                    options: dict[str, Any] = {"proxy_factory_fn": factory} if factory else {}
                    parameter_proxy_cache[name] = self.create_proxy("get_attr", name, (), {}, **options)
                return parameter_proxy_cache[name]
        return attr_val

    def create_args_for_root(
        self, root_fn: Any, is_module: bool, concrete_args: Any = None
    ) -> tuple[Callable[..., Any], list[Any]]:
        """(the function, what it is called with): placeholders, and for a module the root before them."""
        analysed = inspect.unwrap(root_fn)
        code = analysed.__code__
        total = code.co_argcount + code.co_kwonlyargcount
        names = iter(code.co_varnames)
        args: list[Any] = []
        if is_module:
            if total == 0:
                raise RuntimeError("``self`` argument cannot be part of *args expansion!")
            next(names)
            args.append(self.root)
        signature = inspect.signature(analysed)
        if isinstance(concrete_args, tuple) and concrete_args and code.co_flags & _VARSTUFF and total == 1:
            for index, value in enumerate(concrete_args):
                out = self.create_proxy("placeholder", f"input_{index}", (), {})
                if isinstance(value, PHBase) and value is not PH:
                    _transfer_attrs(fr=value, to=out.node)
                args.append(out)
            return root_fn, args
        arg_names = [next(names) for _ in range(len(args), total)]
        if isinstance(concrete_args, tuple):
            if len(arg_names) != len(concrete_args):
                raise RuntimeError(
                    f"Tracing expected {len(arg_names)} arguments but got {len(concrete_args)} concrete arguments"
                )
            concrete_args = dict(zip(arg_names, concrete_args, strict=True))
        args += [self._proxy_placeholder(name, concrete_args, signature, analysed) for name in arg_names]
        if code.co_kwonlyargcount > 0 or code.co_flags & _VARSTUFF:
            if code.co_flags & inspect.CO_VARARGS:
                args.append(self._proxy_placeholder(f"*{next(names)}", concrete_args, signature, analysed))
            if code.co_flags & inspect.CO_VARKEYWORDS:
                args.append(self._proxy_placeholder(f"**{next(names)}", concrete_args, signature, analysed))
            root_fn = _patch_function(root_fn, len(args))
        flat, in_spec = pytree.tree_flatten(tuple(args))
        if all(child.is_leaf() for child in in_spec.children()):
            return root_fn, args
        codegen = _PyTreeCodeGen(_PyTreeInfo(list(code.co_varnames[:total]), in_spec, None))
        self.graph._codegen = codegen

        def flatten_fn(*args):  # an annotation would be printed
            out, out_spec = pytree.tree_flatten(root_fn(*pytree.tree_unflatten(list(args), in_spec)))
            codegen.pytree_info = codegen.pytree_info._replace(out_spec=out_spec)
            return out

        return flatten_fn, flat

    def _proxy_placeholder(self, name: str, concrete_args: Any, signature: inspect.Signature, analysed: Any) -> Any:
        parameter = signature.parameters[name.lstrip("*")]
        default = () if name[0] == "*" or parameter.default is parameter.empty else (parameter.default,)
        if concrete_args is None or name not in concrete_args:
            kind = _annotation(analysed, name)
            return self.create_proxy("placeholder", name, default, {}, type_expr=kind)
        count = 0

        def replace_ph(x: Any) -> Any:
            nonlocal count
            count += 1
            out = self.create_proxy("placeholder", f"{name}_{count}", default, {})
            if isinstance(x, PHBase):
                if x is not PH:
                    _transfer_attrs(fr=x, to=out.node)
                return out
            if type(x) in base_types and type(x) is not Tensor:
                torch = sys.modules[_PACKAGE]
                torch._assert(out == x, f"{name} has been specialized to have value {x} but got another value")
            elif x is None:
                text = f"{name} has been specialized to have value None but got another value"
                self.create_proxy("call_function", _assert_is_none, (out, text), {})
            else:
                warnings.warn(
                    f"Was not able to add assertion to guarantee correct input {name} to specialized function. It is up to the "
                    "user to make sure that your inputs match the inputs you specialized the function with.",
                    stacklevel=2,
                )
            return x

        return pytree.tree_map(replace_ph, concrete_args[name])

    def trace(self, root: Any, concrete_args: dict[str, Any] | None = None) -> Graph:
        """The graph of a module or a function.

        `concrete_args` gives arguments values that they have from then on: name -> value, or containers in which `fx.PH` stands
        for what remains an argument. TraceError where the program branches or loops by a value.
        """
        global _is_fx_tracing_flag
        before, _is_fx_tracing_flag = _is_fx_tracing_flag, True
        try:
            is_module = isinstance(root, nn.Module)
            if is_module:
                self.root = root
                if not hasattr(type(root), self.traced_func_name):
                    raise AssertionError(
                        f"traced_func_name={self.traced_func_name} doesn't exist in {type(root).__name__}"
                    )
                fn = getattr(type(root), self.traced_func_name)
                self.root_module_name = root._get_name()
                self.submodule_paths = {module: name for name, module in root.named_modules()}
            else:
                self.root = nn.Module()
                fn = root
            self.graph = Graph(tracer_cls=type(self))
            if hasattr(fn, "__code__"):
                code = fn.__code__
                self.graph._co_fields = {
                    "co_name": code.co_name, "co_filename": code.co_filename, "co_firstlineno": code.co_firstlineno,
                }  # fmt: skip
            self.tensor_attrs = {
                value: f"{prefix}.{name}" if prefix else name
                for prefix, module in self.root.named_modules()
                for name, value in vars(module).items()
                if isinstance(value, (Tensor, pytree.TreeSpec))
            }
            if not isinstance(fn, types.FunctionType):
                raise AssertionError(f"Expected FunctionType, got {type(fn)}")
            fn_globals = fn.__globals__
            fn, args = self.create_args_for_root(fn, is_module, concrete_args)
            with self._patched(fn_globals):
                result = self.create_arg(fn(*args))
                kind = _annotation(inspect.unwrap(fn), "return")
                self.create_node("output", "output", (result,), {}, type_expr=kind)
            self.submodule_paths = None
        finally:
            _is_fx_tracing_flag = before
        return self.graph

    @contextlib.contextmanager
    def _patched(self, fn_globals: dict[str, Any]) -> Iterator[None]:
        parameter_proxies: dict[str, Any] = {}
        replaced = _overridable.wrappers(_record)

        def check(namespace: dict[str, Any]) -> None:
            _autowrap_check(patcher, namespace, self._autowrap_function_ids, replaced)

        @functools.wraps(_orig_module_getattr)
        def module_getattr_wrapper(mod: Any, attr: str) -> Any:
            return self.getattr(attr, _orig_module_getattr(mod, attr), parameter_proxies)

        @functools.wraps(_orig_module_call)
        def module_call_wrapper(mod: Any, *args: Any, **kwargs: Any) -> Any:
            def forward(*args: Any, **kwargs: Any) -> Any:
                return _orig_module_call(mod, *args, **kwargs)

            check(getattr(getattr(mod, "forward", mod), "__globals__", {}))
            return self.call_module(mod, forward, args, kwargs)

        with _new_patcher() as patcher:
            patcher.patch_method(nn.Module, "__getattr__", module_getattr_wrapper, deduplicate=False)
            patcher.patch_method(nn.Module, "__call__", module_call_wrapper, deduplicate=False)
            # Operators by name do not look for `__torch_function__` in what is no tensor, nor does indexing.
            for kind in (OpOverload, OpOverloadPacket):
                patcher.patch_method(kind, "__call__", _recorded_operator(kind))
            patcher.patch_method(Tensor, "__getitem__", _create_wrapped_method(Tensor, "__getitem__"))
            for (_, name), namespace in _wrapped_fns_to_patch.copy().items():
                original = namespace[name] if name in namespace else getattr(builtins, name)
                patcher.patch(namespace, name, _create_wrapped_func(original))
            for cls, name in _wrapped_methods_to_patch:
                patcher.patch_method(cls, name, _create_wrapped_method(cls, name))
            for module in (nn_functional, torch_functional, sys.modules[_PACKAGE]):
                check(vars(module))
            check(fn_globals)
            for module in self._autowrap_search:
                check(vars(module))
            yield


def _annotation(function: Any, name: str) -> Any:
    """The annotation as the program wrote it. Our own modules have theirs as text, which stands for a class of torch."""
    kind = inspect.get_annotations(function).get(name)
    if isinstance(kind, str) and (function.__module__ or "").partition(".")[0] == _PACKAGE:
        return Tensor if kind == "Tensor" else None
    return kind


def _parameter_proxy(tracer: Tracer, name: str, parameter: nn.Parameter, node: Node) -> ParameterProxy:
    return ParameterProxy(tracer, node, name, parameter)


# ---- functions that are recorded -------------------------------------------------------------------------------------

# (id of a module's globals, name) -> the globals, in which the function is exchanged while a Tracer runs.
_wrapped_fns_to_patch: dict[tuple[int, str], dict[str, Any]] = {}
_wrapped_methods_to_patch: list[tuple[type, str]] = []


def _find_proxy(*objects_to_search: Any) -> Proxy | None:
    """A proxy among nested arguments; None if there is none."""
    found: list[Proxy] = []
    map_aggregate(objects_to_search, lambda x: found.append(x) if isinstance(x, Proxy) else None)
    return found[-1] if found else None


def _record(function: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Proxy | None:
    proxy = _find_proxy(args, kwargs)
    if proxy is None:
        return None
    return proxy.tracer.create_proxy("call_function", function, args, kwargs)


def _recorded_operator(cls: Any) -> Callable[..., Any]:
    original = cls.__call__

    @functools.wraps(original)
    def wrapped(self: Any, /, *args: Any, **kwargs: Any) -> Any:
        proxy = _find_proxy(args, kwargs)
        if proxy is None:
            return original(self, *args, **kwargs)
        tracer = proxy.tracer
        name = tracer.graph._target_to_str(self.__name__)
        return tracer.create_proxy("call_function", self, args, kwargs, name=name)

    return wrapped


def _create_wrapped_func(orig_fn: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(orig_fn)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        made = _record(orig_fn, args, kwargs)
        if made is None:
            return orig_fn(*args, **kwargs)
        made.node.meta["is_wrapped"] = True
        return made

    return wrapped


def _create_wrapped_method(cls: type, name: str) -> Callable[..., Any]:
    orig_fn = getattr(cls, name)

    @functools.wraps(orig_fn)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        proxy = _find_proxy(args, kwargs)
        if proxy is None:
            return orig_fn(*args, **kwargs)
        return proxy.tracer.create_proxy("call_method", name, args, kwargs)

    return wrapped


_ABSENT = object()


class _Patcher:
    """Exchanges entries of dicts and attributes of classes, and puts them back in the reverse order."""

    def __init__(self) -> None:
        self.patches_made: list[Callable[[], None]] = []
        self.visited: set[int] = set()

    def patch(
        self, frame_dict: dict[str, Any], name: str, new_fn: Callable[..., Any], deduplicate: bool = True
    ) -> None:
        """Exchange an entry of a dict; one that is absent, for it is a builtin, is taken out again."""
        before = frame_dict.get(name, _ABSENT)
        if getattr(before, "__fx_already_patched", False):
            return

        def revert() -> None:
            if before is _ABSENT:
                del frame_dict[name]
            else:
                frame_dict[name] = before

        new_fn.__fx_already_patched = deduplicate  # type: ignore[attr-defined]
        frame_dict[name] = new_fn
        self.patches_made.append(revert)

    def patch_method(self, cls: type, name: str, new_fn: Callable[..., Any], deduplicate: bool = True) -> None:
        """Exchange an attribute of a class; one that it inherits is taken out again."""
        if getattr(getattr(cls, name), "__fx_already_patched", False):
            return
        before = vars(cls).get(name, _ABSENT)

        def revert() -> None:
            if before is _ABSENT:
                delattr(cls, name)
            else:
                setattr(cls, name, before)

        new_fn.__fx_already_patched = deduplicate  # type: ignore[attr-defined]
        setattr(cls, name, new_fn)
        self.patches_made.append(revert)

    def visit_once(self, thing: Any) -> bool:
        """Whether it is seen for the first time."""
        if id(thing) in self.visited:
            return False
        self.visited.add(id(thing))
        return True


@contextlib.contextmanager
def _new_patcher() -> Iterator[_Patcher]:
    patcher = _Patcher()
    try:
        yield patcher
    finally:
        while patcher.patches_made:
            patcher.patches_made.pop()()


def _autowrap_check(
    patcher: _Patcher, frame_dict: dict[str, Any], function_ids: set[int], replaced: dict[int, Callable[..., Any]]
) -> None:
    """Exchange what a module's globals have of the functions that are recorded."""
    if not patcher.visit_once(frame_dict):
        return
    for name, value in list(frame_dict.items()):
        if name.startswith("_") or not callable(value):
            continue
        if id(value) in function_ids:
            patcher.patch(frame_dict, name, _create_wrapped_func(value))
        elif id(value) in replaced:
            patcher.patch(frame_dict, name, replaced[id(value)])


def wrap(fn_or_name: Any) -> Any:
    """Let calls of a function be recorded, and not traced through. Called at the top of a module, with the function, as a
    decorator, or with the name of a function of the module or of a builtin.

    RuntimeError for another thing; NotImplementedError inside of a function.

    >>> tt.fx.wrap("len")
    'len'
    >>> print(tt.fx.symbolic_trace(lambda x: x + len(x)).code.strip())
    torch.fx._symbolic_trace.wrap("len")
    <BLANKLINE>
    def forward(self, x):
        len_1 = len(x)
        add = x + len_1;  x = len_1 = None
        return add
    """
    if not callable(fn_or_name) and not isinstance(fn_or_name, str):
        raise RuntimeError("Unsupported type for global function! Must be either a callable or string name")
    name = fn_or_name if isinstance(fn_or_name, str) else fn_or_name.__name__
    frame = inspect.currentframe()
    assert frame is not None and frame.f_back is not None
    caller = frame.f_back
    if caller.f_code.co_name != "<module>":
        raise NotImplementedError("wrap must be called at the top level of a module")
    _wrapped_fns_to_patch[id(caller.f_globals), name] = caller.f_globals
    return fn_or_name


def symbolic_trace(root: Any, concrete_args: dict[str, Any] | None = None) -> GraphModule:
    """The GraphModule of what a module or a function does. See `Tracer.trace` for `concrete_args`.

    >>> print(tt.fx.symbolic_trace(lambda x, y: (x + y).relu()).code.strip())
    def forward(self, x, y):
        add = x + y;  x = y = None
        relu = add.relu();  add = None
        return relu
    """
    tracer = Tracer()
    graph = tracer.trace(root, concrete_args)
    name = type(root).__name__ if isinstance(root, nn.Module) else root.__name__
    return GraphModule(tracer.root, graph, name)


graph_module.default_tracer = Tracer


@wrap
def _assert_is_none(value: Any, msg: str) -> None:
    if value is not None:
        raise AssertionError(msg)
