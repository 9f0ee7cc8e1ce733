"""native_functions.yaml -> aten/native/generated/register_*.py: the kernel of every operator for one dispatch key.

For `add.Tensor` and the keys CPU and CUDA, which share their kernels, it writes

    # add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    @cpu_and_cuda("add.Tensor")
    def add_Tensor(ks, self, other, alpha):
        it = binary_ops.add_meta(None, self, other, alpha)
        out = empty_from_metadata(it.out_meta)
        binary_ops.add_impl(it, out, self, other, alpha)
        return out

People write `add_meta`, which plans (sizes, dtype, strides, errors), and `add_impl`, which computes. The three forms of a
structured operator differ only in where the output comes from: allocated as the plan says (here), `self` (`add_`), or the
caller's, which may have to be resized (`add.out`). An operator that is not structured calls the function that the table
names. So most kernels follow a pattern, and such a kernel is one row,

    hypot = cpu_and_cuda("hypot", functional_2(binary_ops_math.hypot_meta, binary_ops_math.hypot_impl))

where `functional_2`, in aten/native/generated/kernel_patterns.py, is the function that makes it. The commonest operators, which
readers look for first, are written out, and so are those that follow no pattern.

Note [Default backend kernels]
A backend outside this library need only register the out= form of a structured operator. Its functional and in-place
forms are the kernels of CompositeExplicitAutogradNonFunctional: meta function, output, the backend's own out= kernel.

Mirrors torchgen/dest/register_dispatch_key.py.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tinytensor.aten.core.schema.function_schema import SchemaKind, base_type
from tinytensor.codegen.code_template import CodeTemplate
from tinytensor.codegen.model import LAYOUT_FILES, LAYOUT_KEYS, NativeFunction

KERNEL = CodeTemplate(
    """
$lookup
# $schema
@$registrar("$name")
def $ident(ks$comma$args):
    $body
"""
)

PATTERN = CodeTemplate(
    """
def $maker($parts):
    def kernel(ks$comma$args):
        $body

    return kernel
"""
)

# Written out although they follow a pattern, because they are the first that one looks for.
WRITTEN_OUT = frozenset(
    """
    add add_ sub sub_ mul mul_ div div_ eq exp neg relu sum mean mm addmm matmul linear conv2d view t transpose reshape
    expand select slice cat clone copy_ fill_ zero_ empty zeros ones softmax _softmax
    """.split()
)

# The names of the arguments in a kernel that a pattern makes. There is no `i`: beside `it` it would be hard to read.
LETTERS = "abcdefghjklmnopqrstuvwxyz"

# Modules imported under another name, because an argument or a kernel has theirs: `to(..., copy=False)`, `cat`.
MODULE_ALIASES = {
    "convolution": "convolution_ops",
    "copy": "copy_ops",
    "cross": "cross_ops",
    "dropout": "dropout_ops",
    "embedding": "embedding_ops",
    "embedding_bag": "embedding_bag_ops",
    "fill": "fill_ops",
    "fractional_max_pool2d": "fractional_max_pool2d_ops",
    "gelu": "gelu_ops",
    "grid_sampler": "grid_sampler_ops",
    "group_norm": "group_norm_ops",
    "im2col": "im2col_ops",
    "layer_norm": "layer_norm_ops",
    "linear": "linear_ops",
    "padding": "padding_ops",
    "pixel_shuffle": "pixel_shuffle_ops",
    "prelu": "prelu_ops",
    "relu": "relu_ops",
    "repeat": "repeat_ops",
    "resize": "resize_ops",
    "scalar": "scalar_ops",
    "segment_reduce": "segment_reduce_ops",
}

Functions = Mapping[str, NativeFunction]  # by full name: a delegate looks up its structured overload


@dataclass(frozen=True)
class Kernel:
    """What a kernel does, in a form that can be written out as a function or as a row.

    pattern   the name of the function that makes kernels of its kind; None if there is none
    parts     what tells it from others of its kind: `meta` -> `binary_ops.add_meta`, in the order of the maker's arguments
    args      its arguments' names
    body      its lines; `{meta}` stands for that part and `{0}` for the first argument
    """

    pattern: str | None
    parts: dict[str, str]
    args: Sequence[str]
    body: Sequence[str]

    def lines(self, parts: Mapping[str, str], args: Sequence[str]) -> list[str]:
        return [line.format(*args, **parts) for line in self.body]


def gen_kernel(fn: NativeFunction, key: str, functions: Functions, rows: bool = True) -> str:
    """The kernel of one overload for one dispatch key, as Python source; empty if the key has none.

    rows    whether a kernel that follows a pattern may be one row
    """
    kernel = kernel_of(fn, key, functions)
    if kernel is None:
        return ""
    registrar = REGISTRARS[keys_of(fn, key, functions)]
    if rows and kernel.pattern is not None and fn.base_name not in WRITTEN_OUT:
        return f'{fn.ident} = {registrar}("{fn.full_name}", {kernel.pattern}({", ".join(kernel.parts.values())}))\n'
    parts, lookup = dict(kernel.parts), ""
    if "table" in parts:
        lookup, parts["table"] = f"_{fn.ident}_table = {parts['table']}", f"_{fn.ident}_table"
    return KERNEL.substitute(
        lookup=lookup, schema=fn.schema, registrar=registrar, name=fn.full_name, ident=fn.ident,
        comma=", " if kernel.args else "", args=kernel.args, body=kernel.lines(parts, kernel.args),
    ).lstrip("\n")  # fmt: skip


# The dispatch keys of a kernel -> what the generated file calls the function that registers it.
REGISTRARS = {
    ("CPU",): "cpu",
    ("CPU", "CUDA"): "cpu_and_cuda",
    ("Meta",): "meta",
    ("CPU", "Meta"): "cpu_and_meta",
    ("CPU", "CUDA", "Meta"): "every_backend",
    ("CompositeExplicitAutogradNonFunctional",): "explicit_non_functional",
    ("CompositeExplicitAutograd",): "explicit",
    ("CompositeImplicitAutograd",): "implicit",
    ("SparseCPU",): "sparse_cpu",
    ("SparseMeta",): "sparse_meta",
    ("SparseCPU", "SparseMeta"): "sparse",
    ("SparseCsrCPU",): "sparse_csr_cpu",
    ("SparseCsrMeta",): "sparse_csr_meta",
    ("SparseCsrCPU", "SparseCsrMeta"): "sparse_csr",
    ("MkldnnCPU",): "mkldnn_cpu",
    ("QuantizedCPU",): "quantized_cpu",
    ("QuantizedMeta",): "quantized_meta",
    ("QuantizedCPU", "QuantizedMeta"): "quantized",
}


def keys_of(fn: NativeFunction, key: str, functions: Functions) -> tuple[str, ...]:
    """The keys that the kernel is registered at: several, where the table names one function for them.

    A structured operator never shares with Meta: its Meta kernel makes the plan and stops.
    """
    if key in LAYOUT_KEYS:
        together = next(keys for keys in LAYOUT_FILES.values() if key in keys)
        return tuple(other for other in together if fn.dispatch.get(other) == fn.dispatch.get(key))
    if key not in ("CPU", "Meta"):
        return (key,)
    owner = functions[fn.structured_delegate] if fn.structured_delegate else fn
    function = owner.dispatch.get(key)
    if fn.is_structured:
        return ("CPU", "CUDA") if key == "CPU" and "CUDA" in owner.dispatch else (key,)
    return tuple(other for other in ("CPU", "CUDA", "Meta") if owner.dispatch.get(other) == function)


def gen_pattern(kernel: Kernel) -> str:
    """The function that makes kernels of this kind."""
    args = LETTERS[: len(kernel.args)]
    assert kernel.pattern is not None
    return PATTERN.substitute(
        maker=kernel.pattern, parts=list(kernel.parts), comma=", " if args else "", args=list(args),
        body=kernel.lines({part: part for part in kernel.parts}, args),
    )  # fmt: skip


def kernel_of(fn: NativeFunction, key: str, functions: Functions) -> Kernel | None:
    """What the overload's kernel for the dispatch key does; None if the key has none."""
    if key in LAYOUT_KEYS:
        return _of_layout(fn, fn.dispatch[key]) if key in fn.dispatch else None
    if fn.is_structured:
        return _structured(fn, key, functions)
    if key in fn.dispatch:
        return _forward(fn, fn.dispatch[key])
    if key == "CompositeImplicitAutograd" and fn.is_composite_implicit:
        return _forward(fn, fn.ident)
    return None


def native_module(fn: NativeFunction, key: str, functions: Functions) -> str | None:
    """The module that a kernel calls, with all of its packages."""
    if key in LAYOUT_KEYS:
        return module_path(fn.dispatch[key].rpartition(".")[0])
    native = functions[fn.structured_delegate].native if fn.structured_delegate else fn.native
    return None if native is None else module_path(native)


def module_path(native: str) -> str:
    """`pointwise.binary_ops`, as the table has it, with all of its packages."""
    # The folder `functionalization` stands beside `native`, not in it.
    return f"tinytensor.aten.{'' if native.startswith('functionalization.') else 'native.'}{native}"


def import_modules(modules: Iterable[str]) -> list[str]:
    """The lines that import modules under the names that kernels call them by: one for each package."""
    packages: dict[str, list[str]] = {}
    for module in sorted(modules):
        package, _, name = module.rpartition(".")
        alias = MODULE_ALIASES.get(name)
        packages.setdefault(package, []).append(f"{name} as {alias}" if alias else name)
    lines = []
    for package, names in packages.items():
        line = f"from {package} import {', '.join(names)}"
        if len(line) > 118:
            listed = textwrap.fill(", ".join(names), 114, initial_indent="    ", subsequent_indent="    ")
            line = f"from {package} import (\n{listed},\n)"
        lines.append(line)
    return lines


def _called(fn: NativeFunction) -> str | None:
    """The name under which the generated file knows the operator's module."""
    name = (fn.native or "").rpartition(".")[2]
    return MODULE_ALIASES.get(name, name) or None


def _holes(count: int, first: int = 0) -> list[str]:
    return [f"{{{place}}}" for place in range(first, first + count)]


def _forward(fn: NativeFunction, function: str) -> Kernel:
    """A kernel that calls the function of the table with all arguments, without the key set."""
    call = f"{{function}}({', '.join(_holes(len(fn.arguments)))})"
    new = _makes_new(fn)
    return Kernel(
        f"{'new' if new else 'forward'}_{len(fn.arguments)}", {"function": f"{_called(fn)}.{function}"}, fn.arg_names,
        [f"return as_new({call})" if new else f"return {call}"],
    )  # fmt: skip


def _of_layout(fn: NativeFunction, path: str) -> Kernel:
    """A kernel that calls a function of a layout's room, `sparse.sparse_tensor_math.add_sparse`, with all arguments.

    Such functions are written with public operators on indices and values; for these autograd must stand aside.
    """
    module, _, function = path.rpartition(".")
    name = module.rpartition(".")[2]
    count = len(fn.arguments)
    call = f"{{function}}({', '.join(_holes(count))})"
    body = ["with AutoDispatchBelowADInplaceOrView():", f"    return {call}"]
    return Kernel(
        f"below_autograd_{count}", {"function": f"{MODULE_ALIASES.get(name, name)}.{function}"}, fn.arg_names, body
    )


def _structured(fn: NativeFunction, key: str, functions: Functions) -> Kernel | None:
    owner = functions[fn.structured_delegate] if fn.structured_delegate else fn
    if key == "CompositeExplicitAutogradNonFunctional":
        return _default_backend(fn, owner)
    if key not in ("Meta", *owner.dispatch):
        return None
    runs = key != "Meta"
    impl = f"{_called(owner)}.{owner.dispatch['CPU']}"
    parts = {"meta": impl.removesuffix("_impl") + "_meta"} | ({"impl": impl} if runs else {})
    outs = [a.name for a in fn.func.out_arguments]
    count = len(fn.arguments) - len(outs)
    args = _holes(count)
    # `usual`: whether the number of arguments and the flags say all about the body, so that a pattern can make it.
    given, kind, flags, usual = ", ".join(args), "functional", "", True
    if fn.kind is SchemaKind.inplace:
        kind = "inplace"
        places = [place for place, a in enumerate(fn.arguments) if place and base_type(a.type).name == "Tensor"]
        lines = [f"{'it = ' if runs else ''}{{meta}}({{0}}, {given})"]
        if places:
            # Which error comes first must be PyTorch's: TensorIterator checks overlapping memory before it plans, other
            # operators check their arguments (the plan) before the memory.
            lines.insert(
                0 if owner.structured_inherits else 1,
                f"check_inplace_geometry({{0}}, {_tuple([args[place] for place in places])})",
            )
            usual = owner.structured_inherits is not None
            flags = "_reads_" + "".join(LETTERS[place] for place in places)
        result, written = "{0}", ["{0}"]
    elif fn.kind is SchemaKind.out:
        kind, written = "out", _holes(len(outs), count)
        result = ", ".join(written)
        plan = (
            "structured_out({meta}, {out}, ({args}))"
            if len(outs) == 1
            else "structured_outs({meta}, ({out}), ({args}))"
        )
        plan = plan.replace("{out}", result).replace("({args})", _tuple(args))
        lines = [f"it = {plan}" if runs else plan]
    else:
        lines, written = _outputs(fn, given)
        result = ", ".join(written)
        if runs and _makes_new(fn):
            flags = "_new"
            result = f"as_new({result})" if len(written) == 1 else f"as_new(({result}))"
    if runs:
        lines.append(f"{{impl}}(it, {', '.join(written)}, {given})")
    lines.append(f"return {result}")
    prefix = "" if runs else "meta_"
    pattern = f"{prefix}{kind}_{count}{flags}" if usual and len(written) == 1 else None
    return _checked(owner, Kernel(pattern, parts, fn.arg_names, lines), given)


def _tuple(items: Sequence[str]) -> str:
    return f"({', '.join(items)}{',' if len(items) == 1 else ''})"


def _checked(owner: NativeFunction, kernel: Kernel, given: str) -> Kernel:
    """The kernel with the call of `precheck` in front, if the operator has one: its errors come before all others."""
    if not owner.precheck:
        return kernel
    check = {"check": f"{_called(owner)}.{owner.precheck}"}
    return Kernel(None, check | kernel.parts, kernel.args, [f"{{check}}({given})", *kernel.body])


def _makes_new(fn: NativeFunction) -> bool:
    """Whether public operators make the results, which must then be marked as new tensors: see `as_new`."""
    if fn.kind is not SchemaKind.functional or fn.func.is_view or not fn.tensor_arguments or fn.is_composite_implicit:
        return False
    return fn.needs_guard and all(str(r.type) in ("Tensor", "Tensor[]") for r in fn.func.returns)


def _outputs(fn: NativeFunction, given: str) -> tuple[list[str], list[str]]:
    """The lines that plan and allocate what the plan says, and the names of the outputs."""
    lines = [f"it = {{meta}}(None, {given})"]
    if len(fn.func.returns) == 1:
        return [*lines, "out = empty_from_metadata(it.out_meta)"], ["out"]
    names = fn.return_names
    return [*lines, *(f"{n} = empty_from_metadata(it.out_metas[{i}])" for i, n in enumerate(names))], names


def _default_backend(fn: NativeFunction, owner: NativeFunction) -> Kernel | None:
    """See Note [Default backend kernels]."""
    if fn is owner or not owner.func.out_arguments:
        return None
    count = len(fn.arguments)
    given = ", ".join(_holes(count))
    table = f'table_of("aten::{owner.base_name}", "{owner.func.overload_name}")'
    redispatch = f"{{table}}[ks](ks, {given}"
    masked = "ks &= AFTER_ADINPLACEORVIEW"
    if fn.kind is SchemaKind.inplace:
        body = [masked, f"{redispatch}, {{0}})", "return {0}"]
        return Kernel(f"default_inplace_{count}", {"table": table}, fn.arg_names, body)
    parts = {"meta": f"{_called(owner)}.{owner.dispatch['CPU'].removesuffix('_impl')}_meta", "table": table}
    lines, names = _outputs(fn, given)
    lines += [masked, f"{redispatch}, {', '.join(names)})", f"return {', '.join(names)}"]
    pattern = f"default_functional_{count}" if len(names) == 1 else None
    return _checked(owner, Kernel(pattern, parts, fn.arg_names, lines), given)
