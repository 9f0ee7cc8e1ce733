"""GraphModule: a graph, the modules and tensors that it reads, and the function that its code makes.

    gm(x)               runs the code
    gm.code             the code; `print_readable()` adds what the values are
    gm.graph            the graph; after a change, `recompile()`

It is an nn.Module: `state_dict`, `to`, `train` and the rest reach what the graph uses, and nothing else.

Mirrors torch/fx/graph_module.py. Left out: torch.package. Code that is pickled or written to a folder says
`import tinytensor as torch`.
"""

from __future__ import annotations

import contextlib
import copy
import itertools
import linecache
import sys
import traceback
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tinytensor import nn
from tinytensor._tensor import Tensor
from tinytensor.fx.graph import Graph, PythonCode, _custom_builtins, _PyTreeCodeGen
from tinytensor.nn.modules.module import _addindent
from tinytensor.serialization import save

_numbers = itertools.count()
# Traces the code of a module that is read. _symbolic_trace.py, which needs this file, puts its Tracer here.
default_tracer: Any = None


def _forward_from_src(src: str, globals: dict[str, Any], co_fields: dict[str, Any]) -> Any:
    # A name that no other graph has: tracebacks find their lines by it, in linecache.
    key = f"<eval_with_key>.{next(_numbers)}"
    if co_fields:
        key += f" from {co_fields['co_filename']}:{co_fields['co_firstlineno']} in {co_fields['co_name']}"
    linecache.cache[key] = (len(src), None, src.splitlines(keepends=True), key)
    namespace = {**globals, "torch": _custom_builtins["torch"].obj, "__name__": key, "__file__": key}
    exec(compile(src, key, "exec", dont_inherit=True), namespace)
    return namespace.pop("forward")


def _format_import_block(globals: dict[str, Any]) -> str:
    """The imports that code needs where it is read again. TypeError for what no import reaches."""
    lines = set()
    for name, obj in globals.items():
        if name in _custom_builtins:
            lines.add(_custom_builtins[name].import_str)
        else:
            module, attribute = getattr(obj, "__module__", None), getattr(obj, "__name__", None)
            if module is None or getattr(sys.modules.get(module), str(attribute), None) is not obj:
                raise TypeError(f"the code of the graph uses {name}, which no import reaches: {obj!r}")
            lines.add(f"from {module} import {attribute} as {name}")
    return "\n".join(sorted(lines))


def reduce_graph_module(body: dict[str, Any], import_block: str) -> GraphModule:
    """A graph module from what was pickled: its attributes, and the imports of its code, which is traced again."""
    src = import_block + "\n" + body["_code"]
    forward = _forward_from_src(src, {}, {})
    return _deserialize_graph_module(forward, body)


class _CodeOnlyModule(nn.Module):
    """Holds the attributes of a graph module that is read or copied, and has its `forward`."""

    def __init__(self, body: dict[str, Any]) -> None:
        super().__init__()
        self.__dict__ = body


def _deserialize_graph_module(forward: Any, body: dict[str, Any]) -> GraphModule:
    tracer_cls: Any = body.get("_tracer_cls") or default_tracer

    class KeepModules(tracer_cls):
        def is_leaf_module(self, m: Any, module_qualified_name: str) -> bool:
            return True

    # A class of its own, for tracing asks the class for `forward`.
    module = type("_CodeOnlyModule", (_CodeOnlyModule,), {"forward": forward})(body)
    graph = KeepModules().trace(module, **body.get("_tracer_extras", {}))
    graph._tracer_cls = tracer_cls
    found = GraphModule(module, graph, body.get("_graphmodule_cls_name", "GraphModule"))
    for name, value in body.items():
        if not hasattr(found, name):
            setattr(found, name, value)
    return found


def _copy_attr(from_module: Any, to_module: Any, target: str) -> None:
    *prefix, field = target.split(".")
    for item in prefix:
        f, t = getattr(from_module, item), getattr(to_module, item, None)
        if f is t:
            return  # the whole module has been taken over already
        if t is None:
            t = nn.Module()
            setattr(to_module, item, t)
        from_module, to_module = f, t
    _put(getattr(from_module, field), to_module, field)


def _assign_attr(from_obj: Any, to_module: Any, target: str) -> None:
    *prefix, field = target.split(".")
    for item in prefix:
        t = getattr(to_module, item, None)
        if t is None:
            t = nn.Module()
            setattr(to_module, item, t)
        to_module = t
    _put(from_obj, to_module, field)


def _put(value: Any, module: Any, name: str) -> None:
    # A tensor becomes a buffer, so that it goes where the module goes.
    if isinstance(value, Tensor) and not isinstance(value, nn.Parameter):
        module.register_buffer(name, value)
    else:
        setattr(module, name, value)


def _get_attr(model: Any, attr_name: str) -> Any:
    for item in attr_name.split("."):
        model = getattr(model, item)
    return model


_HOOKS = ("_replace_hooks", "_create_node_hooks", "_erase_node_hooks", "_deepcopy_hooks")


def _register(hooks: list[Any], f: Callable[..., Any], kind: str) -> None:
    if not callable(f):
        raise AssertionError(f"{kind} hook must be a callable.")
    hooks.append(f)


class GraphModule(nn.Module):
    """A callable graph. `root` is a module, or a dict, with the parameters, buffers and modules that the graph reads.

        class_name   what the class of the module is called

    RuntimeError if a target is missing from a dict; AttributeError if it is missing from a module.

    >>> graph = tt.fx.Graph()
    >>> _ = graph.output(graph.call_function(tt.ops.aten.relu.default, (graph.placeholder("x"),)))
    >>> print(tt.fx.GraphModule({}, graph).code.strip())
    def forward(self, x):
        relu_default = torch.ops.aten.relu.default(x);  x = None
        return relu_default
    """

    def __new__(cls, *args: Any, **kwargs: Any) -> GraphModule:
        # Each gets a class of its own, since `recompile` puts `forward` there. A copy's class derives from the user's, not
        # from the class that was made for the original.
        for base in cls.__mro__:
            if base.__qualname__.rpartition(".")[2] != "GraphModuleImpl":
                cls = base
                break
        return object.__new__(type("GraphModuleImpl", (cls,), {"__module__": __name__}))

    def __init__(self, root: Any, graph: Graph, class_name: str = "GraphModule") -> None:
        super().__init__()
        type(self).__name__ = class_name
        targets = [node.target for node in graph.nodes if node.op in ("get_attr", "call_module")]
        if isinstance(root, nn.Module):
            self.training = getattr(root, "training", True)
            if isinstance(root, _CodeOnlyModule):
                targets = [
                    *(name for name, _ in root.named_children()),
                    *(name for name, _ in root.named_buffers()),
                    *(name for name, _ in root.named_parameters()),
                    *targets,
                ]
            for target in targets:
                _copy_attr(root, self, target)
        elif isinstance(root, dict):
            for node in graph.nodes:
                if node.op in ("get_attr", "call_module") and node.target not in root:
                    raise RuntimeError(
                        f"Node {node} referenced target {node.target} but that target was not provided in ``root``!"
                    )
            # Outer modules first, or an inner one would be put into a module that is then replaced.
            for target in sorted(targets, key=lambda target: target.count(".")):
                _assign_attr(root[target], self, target)
        else:
            raise RuntimeError(f"Unsupported type {root} passed for root!")
        self.graph = graph
        tracer = graph._tracer_cls
        self._tracer_cls = tracer if tracer is not None and "<locals>" not in tracer.__qualname__ else None
        self._tracer_extras = graph._tracer_extras or {}
        self.meta: dict[str, Any] = {}
        for name in _HOOKS:
            setattr(self, name, [])

    @property
    def graph(self) -> Graph:
        """The graph; assigning another one recompiles."""
        return self._graph

    @graph.setter
    def graph(self, g: Graph) -> None:
        if not isinstance(g, Graph):
            raise AssertionError(f"Expected a Graph instance, but got {type(g)}")
        self._graph = g
        g.owning_module = self
        self.recompile()

    @property
    def code(self) -> str:
        """The source of `forward`."""
        return self._code

    def recompile(self) -> PythonCode:
        """Make `forward` from the graph as it is now; returns its source and globals."""
        codegen = self._graph._codegen
        if isinstance(codegen, _PyTreeCodeGen):
            self._in_spec = codegen.pytree_info.in_spec
            self._out_spec = codegen.pytree_info.out_spec
        python = self._graph.python_code("self")
        self._code = python.src
        self._lineno_map = python._lineno_map
        self._prologue_start = python._prologue_start
        type(self).forward = _forward_from_src(python.src, python.globals, self._graph._co_fields)
        for child in self.children():
            if isinstance(child, GraphModule):
                child.recompile()
        return python

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Run the code. Where a line of it raises, that line is shown on the standard error."""
        try:
            return super().__call__(*args, **kwargs)
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            if "eval_with_key" in last.filename:
                print(_error_message(last), file=sys.stderr)
                raise error.with_traceback(None)  # noqa: B904
            raise

    # ---- modules -----------------------------------------------------------------------------------------------------

    def add_submodule(self, target: str, m: nn.Module) -> bool:
        """Put a module at a path, with empty ones on the way; False if something else is in the way."""
        *prefix, field = target.split(".")
        module: Any = self
        for item in prefix:
            inner = getattr(module, item, None)
            if inner is None:
                inner = nn.Module()
                setattr(module, item, inner)
            if not isinstance(inner, nn.Module):
                return False
            module = inner
        module.add_module(field, m)
        return True

    def delete_submodule(self, target: str) -> bool:
        """Take the module at a path away; False if there is none."""
        *path, field = target.split(".")
        module: Any = self
        for item in path:
            module = getattr(module, item, None)
            if not isinstance(module, nn.Module):
                return False
        if not isinstance(getattr(module, field, None), nn.Module):
            return False
        delattr(module, field)
        return True

    def delete_all_unused_submodules(self) -> None:
        """Take away every module that no node calls, or reads something from."""
        used: set[str] = set()
        for node in self.graph.nodes:
            if node.op in ("call_module", "get_attr"):
                used.update(itertools.accumulate(node.target.split("."), "{}.{}".format))
            if node.op == "call_module":
                with contextlib.suppress(AttributeError):  # a rewriter brings the module along later
                    inner = self.get_submodule(node.target).named_modules()
                    used.update(f"{node.target}.{name}" for name, _ in inner if name)
        for name in [name for name, _ in self.named_modules() if name and name not in used]:
            self.delete_submodule(name)

    # ---- copies and files --------------------------------------------------------------------------------------------

    def __reduce__(self) -> Any:
        body = self.__dict__.copy()
        body["_graphmodule_cls_name"] = type(self).__name__
        python = self.recompile()
        del body["_graph"]
        return reduce_graph_module, (body, _format_import_block(python.globals))

    def __deepcopy__(self, memo: Any) -> GraphModule:
        found = type(self).__new__(type(self))
        memo[id(self)] = found
        copied = _CodeOnlyModule(copy.deepcopy(self.__dict__, memo))
        GraphModule.__init__(found, copied, copied.__dict__["_graph"])
        for name in ("_state_dict_hooks", "_load_state_dict_pre_hooks", "_load_state_dict_post_hooks"):
            if name in copied.__dict__:
                setattr(found, name, copied.__dict__[name])
        for name in _HOOKS:
            setattr(found, name, list(getattr(self, name)))
        found.meta = copy.deepcopy(self.meta, memo)
        for hook in self._deepcopy_hooks:
            hook(found)
        return found

    def __copy__(self) -> GraphModule:
        found = GraphModule(self, self.graph)
        found.meta = self.meta
        return found

    def to_folder(self, folder: Any, module_name: str = "FxModule") -> None:
        """Write the module as a package: module.py with the code, and files with what it holds."""
        folder = Path(folder)
        folder.mkdir(exist_ok=True)
        save(self.state_dict(), folder / "state_dict.pt")
        tab = " " * 4
        imports = "\n".join(builtin.import_str for builtin in _custom_builtins.values())
        lines = [imports, f"from {_PACKAGE}.nn import *", f"class {module_name}(torch.nn.Module):"]
        lines += [f"{tab}def __init__(self):", f"{tab * 2}super().__init__()"]
        as_files = []
        for name, module in self.named_children():
            if type(module) in _SAFE_REPRS:
                lines.append(f"{tab * 2}setattr(self, '{name}', {module!r})")
                continue
            save(module, folder / f"{name}.pt")
            as_files.append(name)
            shown = repr(module).replace("\r", " ").replace("\n", " ")
            file = folder / f"{name}.pt"
            lines.append(f"{tab * 2}setattr(self, '{name}', torch.load(r'{file}', weights_only=False)) # {shown}")
        for name, buffer in self._buffers.items():
            if buffer is not None:
                empty = f"torch.empty({list(buffer.shape)}, dtype={buffer.dtype})"
                lines.append(f"{tab * 2}self.register_buffer('{name}', {empty})")
        for name, parameter in self._parameters.items():
            if parameter is not None:
                empty = f"torch.empty({list(parameter.shape)}, dtype={parameter.dtype})"
                lines.append(f"{tab * 2}setattr(self, '{name}', torch.nn.Parameter({empty}))")
        lines.append(f"{tab * 2}self.load_state_dict(torch.load(r'{folder}/state_dict.pt'))")
        lines.append(f"{_addindent(self.code, 4)}\n")
        (folder / "module.py").write_text("\n".join(lines))
        (folder / "__init__.py").write_text("from .module import *")
        if as_files:
            warnings.warn(
                f"Was not able to save the following children modules as reprs -saved as pickled files instead: {as_files}",
                stacklevel=2,
            )

    # ---- hooks -------------------------------------------------------------------------------------------------------

    def _register_replace_node_hook(self, f: Callable[..., Any]) -> None:
        """From now on `f(old=node, new=name, user=node)` is called before a node takes another one in the place of `old`."""
        _register(self._replace_hooks, f, "create_node")

    def _unregister_replace_node_hook(self, f: Callable[..., Any]) -> None:
        self._replace_hooks.remove(f)

    def _register_create_node_hook(self, f: Callable[[Any], Any]) -> None:
        """From now on `f(node)` is called for every new node."""
        _register(self._create_node_hooks, f, "create_node")

    def _unregister_create_node_hook(self, f: Callable[[Any], Any]) -> None:
        self._create_node_hooks.remove(f)

    def _register_erase_node_hook(self, f: Callable[[Any], Any]) -> None:
        """From now on `f(node)` is called before a node is taken out."""
        _register(self._erase_node_hooks, f, "erase_node")

    def _unregister_erase_node_hook(self, f: Callable[[Any], Any]) -> None:
        self._erase_node_hooks.remove(f)

    def _register_deepcopy_hook(self, f: Callable[[Any], Any]) -> None:
        """From now on `f(copy)` is called for every deep copy."""
        _register(self._deepcopy_hooks, f, "deepcopy")

    def _unregister_deepcopy_hook(self, f: Callable[[Any], Any]) -> None:
        self._deepcopy_hooks.remove(f)

    # ---- texts -------------------------------------------------------------------------------------------------------

    def print_readable(
        self,
        print_output: bool = True,
        include_stride: bool = False,
        include_device: bool = False,
        colored: bool = False,
    ) -> str:
        """The code with dtype and sizes of every value; printed, and returned. `colored` changes nothing here."""
        output = _readable(self, self._get_name(), include_stride, include_device)
        if print_output:
            print(output)
        return output

    def __str__(self) -> str:
        hint = "# To see more debug info, please use `graph_module.print_readable()`"
        return f"{nn.Module.__repr__(self)}\n{self._code}\n{hint}"


_PACKAGE = __name__.partition(".")[0]
# Modules that their text makes again.
_SAFE_REPRS = (nn.Linear, nn.Conv1d, nn.Conv2d, nn.Conv3d, nn.BatchNorm1d, nn.BatchNorm2d, nn.BatchNorm3d)


def _readable(module: GraphModule, name: str, include_stride: bool, include_device: bool) -> str:
    python = module.graph.python_code(
        "self", verbose=True, include_stride=include_stride, include_device=include_device
    )
    text = _addindent(f"class {name}(torch.nn.Module):\n{python.src.lstrip(chr(10))}", 4)
    inner = [
        _readable(child, child_name, include_stride, include_device)
        for child_name, child in module.named_children()
        if isinstance(child, GraphModule)
    ]
    return text + _addindent("\n".join(["", *inner]), 4)


def _error_message(frame: traceback.FrameSummary) -> str:
    number, line = frame.lineno or 0, frame.line or ""
    source = linecache.getlines(frame.filename)
    return "\n".join([
        traceback.format_exc(),
        f"Call using an FX-traced Module, line {number} of the traced Module's generated forward function:",
        "".join(source[number - 2 : number]),
        "~" * len(line) + "~~~ <--- HERE",
        "\n".join(source[number : number + 2]),
    ])  # fmt: skip


__all__ = ["GraphModule", "reduce_graph_module"]
