"""derivatives.yaml -> autograd/generated/forward_ad_type.py: the kernel that computes an operator's tangent.

The kernel calls on without the FORWARD_AD bit. If an input has a tangent, it evaluates the operator's forward formula
and gives the result the tangent that comes out. See Note [Forward mode is a bit]. For `add.Tensor` and `add_.Tensor` it writes

    add_Tensor = jvp("aten::add", "Tensor", lambda result, self, other, alpha, self_t, other_t: self_t + ...)
    add__Tensor = jvp_inplace("aten::add_", "Tensor", add_Tensor)

where `...` is the rest of the formula, `maybe_multiply(other_t, alpha)`. Everything but the formula is the same for all
operators with one result, so it stands once, in `jvp` (autograd/forward_ad/forward_ad_kernels.py). `self_t` is the tangent of
`self`; `jvp` reads off the lambda's parameters which tangents it has to pass. `add_` takes the formula of `add`. Operators
with several results, or with lists of tensors, get a kernel of their own.

Two words in derivatives.yaml stand for a formula. `auto_linear`: the operator itself, applied to the tangents, since it is
linear. `auto_element_wise`: the backward formulas with the tangent for `grad`, summed over the inputs, since
the Jacobian of an elementwise operator is diagonal and so its own transpose.

Mirrors the forward-mode half of tools/autograd/gen_variable_type.py and load_derivatives.py (auto_linear,
auto_element_wise).
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence

from tinytensor.aten.core.dispatch.call_stub import parameter_name
from tinytensor.aten.core.dispatch.kernel_names import python_name
from tinytensor.aten.core.schema.function_schema import ListType, SchemaKind, is_tensor_like
from tinytensor.codegen.code_template import CodeTemplate, indent
from tinytensor.codegen.gen_variable_type import needs_autograd_kernel
from tinytensor.codegen.load import TableError, linear_formula, saved_fact
from tinytensor.codegen.model import DifferentiabilityInfo, NativeFunction, NativeFunctionWithInfo
from tinytensor.codegen.scalar_operators import numbers_among, with_scalar_operators

KERNEL = CodeTemplate(
    """
def $ident(ks, $args):  # $schema
    $body
"""
)


def gen_forward_ad(matched: NativeFunctionWithInfo, operators: Iterable[str]) -> str:
    """The forward-mode kernel of one overload, as Python source; empty if it has no formula."""
    fn, info = matched.fn, matched.info
    if not has_forward_formula(matched):
        return ""
    assert info is not None
    if _is_row(fn, info):
        return _row(fn, info, set(operators))
    return KERNEL.substitute(schema=fn.schema, ident=fn.ident, args=fn.arg_names, body=_body(fn, info, set(operators)))


def _is_row(fn: NativeFunction, info: DifferentiabilityInfo) -> bool:
    """Whether the operator returns one tensor by one formula, and has no lists of tensors: then the formula says all."""
    types = [fn.func.argument(name).type for name in info.differentiable_inputs] + [r.type for r in fn.func.returns]
    one = len(fn.func.returns) == len(info.forward) == 1 and fn.kind in (SchemaKind.functional, SchemaKind.inplace)
    return one and not any(isinstance(type, ListType) for type in types)


def _row(fn: NativeFunction, info: DifferentiabilityInfo, operators: set[str]) -> str:
    """`add_Tensor = jvp("aten::add", "Tensor", lambda result, self, other, alpha, self_t, other_t: ...)`."""
    inplace = fn.kind is SchemaKind.inplace
    ((names, source),) = info.forward.items()
    tangent = _tangent(fn, info, names, source, operators)
    read = _tangents_read(tangent.read, fn)
    (result,) = ["result"] if inplace else fn.return_names
    parameters = [result, *fn.arg_names, *(f"{name}_t" for name in fn.arg_names if name in read)]
    formula = f"lambda {', '.join(parameters)}: {tangent.expression}"
    if inplace and _shares_formula(fn, info):
        formula = python_name(info.func.operator_name.base_name, info.func.overload_name)
    words = [f'"aten::{fn.base_name}"', f'"{fn.func.overload_name}"', formula]
    if read != set(info.differentiable_inputs):
        places = [str(fn.arg_names.index(name)) for name in info.differentiable_inputs]
        words.append(f"varies=({', '.join(places)},)")
    words += ["guarded=True"] if fn.needs_guard else []
    # The formula needs the value of `self` from before the write, so the kernel must copy it.
    words += ["reads_self=True"] if inplace and "self" in tangent.read else []
    return f"{fn.ident} = jvp{'_inplace' if inplace else ''}({', '.join(words)})\n"


def _shares_formula(fn: NativeFunction, info: DifferentiabilityInfo) -> bool:
    """Whether the in-place form may take the formula from the functional one, for which the entry was written."""
    written_for = [parameter_name(a.name) for a in info.func.arguments]
    return info.func.kind is SchemaKind.functional and written_for == fn.arg_names


def has_forward_formula(matched: NativeFunctionWithInfo) -> bool:
    fn, info = matched.fn, matched.info
    return needs_autograd_kernel(matched) and fn.kind is not SchemaKind.out and info is not None and bool(info.forward)


def _body(fn: NativeFunction, info: DifferentiabilityInfo, operators: set[str]) -> list[str]:
    inputs = info.differentiable_inputs
    tangents = [_tangent(fn, info, names, formula, operators) for names, formula in info.forward.items()]
    read = set().union(*(t.read for t in tangents))
    result = f"{', '.join(fn.return_names)} = _{fn.ident}_table[ks](ks, {', '.join(fn.arg_names)})"
    # A kernel that calls public operators must not compute tangents for these too: the formula here does it for the whole.
    lines = ["ks &= PRIMAL", *(["with below_forward_ad():", f"    {result}"] if fn.needs_guard else [result])]
    varying = [f"{name}_t = tangent_or_zeros({name})" for name in sorted(_tangents_read(read, fn))]
    for tangent in tangents:
        varying += tangent.assign()
    lines += [f"if has_tangent({', '.join(inputs)}):", "    with below_forward_ad():", *indent(varying, 8)]
    return [*lines, f"return {', '.join(fn.return_names)}"]


def _tangents_read(read: set[str], fn: NativeFunction) -> set[str]:
    return {name[:-2] for name in read if name.endswith("_t") and name[:-2] in fn.arg_names}


class _Tangent:
    """One forward formula, ready to be written out.

    names        the outputs whose tangents it gives
    expression   the formula as a Python expression over the kernel's variables
    read         the names that it reads, `self`, `self_t`: decides which tangents the kernel fetches
    is_list      whether the output is a list of tensors
    """

    def __init__(self, names: tuple[str, ...], expression: str, read: set[str], is_list: bool) -> None:
        self.names, self.expression, self.read, self.is_list = names, expression, read, is_list

    def assign(self) -> list[str]:
        if len(self.names) > 1:
            targets = [f"{name}_t" for name in self.names]
            pairs = zip(self.names, targets, strict=True)
            return [f"{', '.join(targets)} = {self.expression}", *(f"set_tangent({n}, {t})" for n, t in pairs)]
        return [f"set_tangent{'_list' if self.is_list else ''}({self.names[0]}, {self.expression})"]


def _tangent(
    fn: NativeFunction, info: DifferentiabilityInfo, names: tuple[str, ...], formula: str, operators: set[str]
) -> _Tangent:
    if formula == "auto_linear":
        return _rewritten(fn, info, names, linear_formula(info), operators)
    if formula == "auto_element_wise":
        terms = []
        for derivative in info.derivatives:
            if len(derivative.var_names) > 1:
                raise TableError(f"{info.name}: auto_element_wise wants one formula for each input")
            (name,) = derivative.var_names
            terms.append(_with_grad(derivative.source, f"{name}_t"))
        return _rewritten(fn, info, names, " + ".join(terms), operators)
    return _rewritten(fn, info, names, formula, operators)


def _with_grad(formula: str, tangent: str) -> str:
    """A backward formula with the tangent in place of the incoming gradient."""
    replaced = [(node, tangent) for node in _walk(formula) if isinstance(node, ast.Name) and node.id == "grad"]
    text = _replace(formula, replaced)
    return f"({text})" if isinstance(ast.parse(text, mode="eval").body, (ast.BinOp, ast.IfExp)) else text


def _rewritten(
    fn: NativeFunction, info: DifferentiabilityInfo, names: tuple[str, ...], formula: str, operators: set[str]
) -> _Tangent:
    """The formula in the words of the kernel.

    Operators become `F.x`. `x_p` (the primal) becomes the argument itself; in place, that is its value before the write.
    Facts such as `self.sym_sizes()` become the expressions that compute them. Outputs get the names they have in the kernel.
    """
    inplace = fn.kind is SchemaKind.inplace
    arguments = {a.name: a for a in info.func.arguments}
    values = {f"{name}_p": name for name, a in arguments.items() if is_tensor_like(a.type)}
    values["original_self_p"] = "self"
    outputs = dict(zip(_output_names(info), ["result"] if inplace else fn.return_names, strict=False))
    replaced: list[tuple[ast.expr, str]] = []
    read: set[str] = set()

    def visit(node: ast.AST) -> None:
        fact = saved_fact(node, arguments)
        if fact is not None:
            replaced.append((node, fact.expression))  # type: ignore[arg-type]  # a fact is an expression
            return
        if isinstance(node, ast.Name):
            name = values.get(node.id, node.id)
            if node.id.startswith("F"):
                pass
            elif name == "self" and inplace:
                read.add("self")
                if node.id != "self":
                    replaced.append((node, "self"))
            elif node.id in outputs:
                replaced.append((node, outputs[node.id]))
            elif name != node.id:
                replaced.append((node, name))
            else:
                read.add(node.id)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called = node.func.id
            if called in operators:
                replaced.append((node.func, f"F.{called}"))
            for child in (*node.args, *node.keywords):
                visit(child)
            return
        for child in ast.iter_child_nodes(node):
            visit(child)

    visit(ast.parse(formula, mode="eval").body)
    is_list = isinstance(fn.func.returns[0].type, ListType)
    expression = with_scalar_operators(_replace(formula, replaced), numbers_among(info.func.arguments))
    return _Tangent(tuple(outputs.get(n, n) for n in names), expression, read, is_list)


def _output_names(info: DifferentiabilityInfo) -> list[str]:
    returns = info.func.returns
    return [r.name or ("result" if len(returns) == 1 else f"result{i}") for i, r in enumerate(returns)]


def _walk(formula: str) -> Iterable[ast.AST]:
    return ast.walk(ast.parse(formula, mode="eval"))


def _replace(formula: str, replaced: Sequence[tuple[ast.expr, str]]) -> str:
    # From right to left: a replacement moves only the columns behind it.
    for node, text in sorted(replaced, key=lambda pair: pair[0].col_offset, reverse=True):
        formula = formula[: node.col_offset] + text + formula[node.end_col_offset :]
    return formula


def called_in_forward(infos: Iterable[DifferentiabilityInfo]) -> set[str]:
    """Every plain function that a forward formula calls, or that a backward formula used element-wise calls."""
    names = set()
    for info in infos:
        formulas = [f for f in info.forward.values() if f not in ("auto_linear", "auto_element_wise")]
        if "auto_element_wise" in info.forward.values():
            formulas += [d.source for d in info.derivatives]
        for formula in formulas:
            for node in _walk(with_scalar_operators(formula, numbers_among(info.func.arguments))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    names.add(node.func.id)
    return names
