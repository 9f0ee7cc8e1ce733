"""Random programs over tensors, one Python statement at a time.

A statement is source text that means the same in PyTorch and here (`tt` is the library). It is drawn by looking at the
tensors made so far, so most statements fit their shapes and dtypes; now and then one does not, since errors are compared
too. `Choices` draws, either by Hypothesis (then a failing program shrinks) or by a seeded generator of random numbers.

A rule writes out all of its expressions and picks one: every draw happens in the same order whatever is picked, so a
smaller choice gives a similar program, which shrinking needs.

Counterpart of PyTorch's fuzzers under torch/utils/_sympy and of the samples of torch/testing/_internal.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

from tinytensor.testing import program_rules
from tinytensor.testing.program_parts import (
    DTYPES,
    FLOATS,
    Choices,
    Env,
    a_dim,
    a_number,
    a_shape,
    any_tensor,
    chance,
    dims,
    dtype_name,
    fits,
    is_float,
    new_tensor,
    operand,
    partner,
    pick,
    regrouped,
    same_dtype,
)

# ---- operators -------------------------------------------------------------------------------------------------------
# Each takes (choices, env, a name in env) and returns an expression, or None if it has none for this tensor.

Rule = Callable[[Choices, Env, str], "str | None"]


def view(c: Choices, env: Env, x: str) -> str | None:
    t = env[x]
    d, e = a_dim(c, t), a_dim(c, t)
    size = t.shape[d] if -t.dim() <= d < t.dim() else 1
    start = c.number(-2, size + 1)
    runs = pick(c, ((2, 2, 2), (1, 1, 3), (size,), (max(size - 1, 0), min(size, 1))))
    shape = tuple(t.shape)
    made = (
        f"{x}.t()", f"{x}.T", f"{x}.mT", f"{x}.transpose({d}, {e})", f"tt.transpose({x}, {d}, {e})",
        f"{x}.permute({permutation(c, t)})", f"{x}.movedim({d}, {e})",
        f"{x}.view({regrouped(c, t)})", f"{x}.reshape({regrouped(c, t)})", f"tt.reshape({x}, {regrouped(c, t)})",
        f"{x}.flatten()", f"{x}.flatten({d}, {e})", f"tt.flatten({x}, {d})",
        f"{x}.unflatten({d}, {pick(c, ((-1, 1), (2, -1), (1, size), (2, 2)))})",
        f"{x}.squeeze()", f"{x}.squeeze({d})", f"{x}.squeeze(({d}, {e}))", f"{x}.unsqueeze({d})",
        f"{x}.select({d}, {start})", f"{x}.narrow({d}, {max(start, 0)}, {c.number(0, 2)})",
        f"{x}.expand({(c.number(0, 2), *shape)})", f"{x}.expand({tuple(-1 if chance(c, 2) else n for n in shape)})",
        f"{x}.expand_as({partner(c, env, x)})", f"tt.broadcast_to({x}, {(2, *shape)})",
        f"{x}.diagonal({c.number(-2, 2)}, {d}, {e})", f"tt.diagonal({x})",
        f"{x}.unbind({d})[{c.number(-1, 1)}]", f"{x}.split({c.number(0, 3)}, {d})[{c.number(-1, 1)}]",
        f"{x}.split({runs}, {d})[0]", f"tt.chunk({x}, {c.number(1, 3)}, {d})[-1]",
        f"{x}.as_strided({a_shape(c)}, {tuple(c.number(0, 3) for _ in range(c.number(0, 3)))}, {c.number(0, 2)})",
        f"{x}.view(tt.{pick(c, DTYPES[:-1])})", f"{x}.view_as({partner(c, env, x)})", f"{x}.detach()", f"{x}.data",
        f"tt.unbind({x})[0]", f"tt.broadcast_tensors({x}, {partner(c, env, x)})[{c.number(0, 1)}]",
        f"tt.swapaxes({x}, {d}, {e})", f"tt.squeeze({x}, {d})", f"tt.unsqueeze({x}, {d})", f"tt.select({x}, {d}, 0)",
    )  # fmt: skip
    return pick(c, made)


def permutation(c: Choices, t: Any) -> tuple[int, ...]:
    left, order = list(range(t.dim())), []
    while left:
        order.append(left.pop(c.number(0, len(left) - 1)))
    return tuple(order[:-1]) if order and chance(c, 20) else tuple(order)


BINARY = ("+", "-", "*", "/", "&", "|", "^", "==", "!=", "<", "<=", ">", ">=")
BINARY_NAMES = (
    "add", "sub", "mul", "div", "maximum", "minimum", "logical_and", "logical_or", "bitwise_and", "bitwise_or",
    "bitwise_xor", "eq", "ne", "lt", "le", "gt", "ge", "max", "min", "rsub",
)  # fmt: skip


def arithmetic(c: Choices, env: Env, x: str) -> str | None:
    other = operand(c, env, x)
    kind = c.number(0, 5)
    if kind < 2:
        symbol = pick(c, BINARY)
        return f"{x} {symbol} {other}" if chance(c, 2) else f"{other} {symbol} {x}"
    if kind == 2:
        return f"{pick(c, ('tt.add', 'tt.sub', 'tt.rsub'))}({x}, {other}, alpha={pick(c, (2, 0.5, -1, True))})"
    if kind == 3:
        base = operand(c, {x: env[x]}, x) if chance(c, 3) else x
        exponent = pick(c, ("2", "3", "0.5", "0", "-1", "1", "2.0", "True")) if chance(c, 2) else other
        return pick(c, (f"{base} ** {exponent}", f"tt.pow({base}, {exponent})"))
    return f"tt.{pick(c, BINARY_NAMES)}({x}, {other})"


def pointwise(c: Choices, env: Env, x: str) -> str | None:
    y, z = partner(c, env, x), partner(c, env, x)
    low, high = pick(c, ("None", "0", "-1.5", y)), pick(c, ("2", "None", "1.5", z))
    made = (
        f"tt.where({x} > 0, {x}, {operand(c, env, x)})", f"tt.where({condition(c, env, x)}, {operand(c, env, x)}, {y})",
        f"tt.where({condition(c, env, x)}, {a_number(c)}, {a_number(c)})", f"{x}.where({condition(c, env, x)}, {y})",
        f"tt.clamp({x}, {low}, {high})", f"{x}.clamp(min={low})", f"{x}.clamp(max={high})", f"{x}.clamp_min({low})",
        f"{x}.clamp_max({high})", f"tt.addcmul({x}, {y}, {z}, value={pick(c, (1, 2, 0.5))})",
        f"tt.addcdiv({x}, {y}, {z})", f"tt.lerp({x}, {same_dtype(c, env, x)}, {operand(c, env, x)})",
        f"{x}.masked_fill({condition(c, env, x)}, {operand(c, env, x)})", f"tt.isclose({x}, {y})",
        f"tt.equal({x}, {y})", f"tt.allclose({x}, {y})", f"tt.result_type({x}, {operand(c, env, x)})",
    )  # fmt: skip
    return pick(c, made)


def condition(c: Choices, env: Env, x: str) -> str:
    masks = [n for n in env if dtype_name(env[n]) == "bool"]
    return pick(c, masks) if masks and chance(c, 3) else f"({partner(c, env, x)} {pick(c, ('>', '<=', '=='))} 0)"


def a_mask(c: Choices, env: Env, x: str) -> str:
    """A mask with dimensions, for index_put: PyTorch fails an internal assertion for one without."""
    found = condition(c, env, x)
    names = [name for name in re.findall(r"\w+", found) if name in env]
    return found if all(env[name].dim() for name in names) else f"({x} > 0)"


UNARY = (
    "neg", "abs", "sign", "reciprocal", "square", "sqrt", "rsqrt", "exp", "log", "sin", "cos", "tanh", "sigmoid",
    "relu", "floor", "ceil", "trunc", "logical_not", "bitwise_not", "isnan", "isinf", "isfinite",
)  # fmt: skip


def unary(c: Choices, env: Env, x: str) -> str | None:
    name = pick(c, UNARY)
    return pick(c, (f"{x}.{name}()", f"tt.{name}({x})")) if name not in ("logical_not",) else f"tt.{name}({x})"


def reduction(c: Choices, env: Env, x: str) -> str | None:
    t = env[x]
    d, keep = a_dim(c, t), pick(c, ("", ", keepdim=True"))
    dtype = f", dtype=tt.{pick(c, DTYPES)}" if chance(c, 4) and fits(t, "uint8") else ""
    many = pick(c, (str(d), dims(c, t), "None"))
    made = (
        f"{x}.sum()", f"{x}.sum({many}{keep}{dtype})", f"tt.sum({x}{dtype})", f"{x}.mean()",
        f"{x}.mean({many}{keep}{dtype})", f"{x}.prod()", f"{x}.prod({d}{keep}{dtype})", f"{x}.amax({many}{keep})",
        f"{x}.amin({dims(c, t)}{keep})", f"{x}.max()", f"{x}.max({d}{keep})[0]", f"{x}.max({d}{keep}).indices",
        f"tt.min({x}, {d}{keep}).values", f"{x}.min()", f"{x}.argmax()", f"{x}.argmax({d}{keep})", f"{x}.argmin({d})",
        f"{x}.all()", f"{x}.any()", f"{x}.all({d}{keep})", f"{x}.any({many}{keep})", f"{x}.var()", f"{x}.std()",
        f"{x}.var({many}{keep})", f"tt.std({x}, {d}, correction={pick(c, (0, 1, 2, 0.5))}{keep})",
        f"tt.var({x}, {many}, {pick(c, (True, False))})", f"{x}.cumsum({d}{dtype})", f"{x}.nonzero()",
        f"tt.nonzero({x})",
    )  # fmt: skip
    return pick(c, made)


def matrix(c: Choices, env: Env, x: str) -> str | None:
    y, z = same_dtype(c, env, x), same_dtype(c, env, x)
    if env[x].dim() and chance(c, 2):
        y = f"{y}.reshape({env[x].shape[-1]}, -1)"
    made = (
        f"{x} @ {y}", f"tt.matmul({x}, {y})", f"{x}.mm({y})", f"{x}.mv({y}.flatten())", f"tt.dot({x}.flatten(), {z}.flatten())",
        f"tt.bmm({x}.reshape(1, *{x}.shape), {y}.reshape(1, *{y}.shape))", f"{x}.matmul({x}.mT)",
        f"tt.Tensor.addmm({z}, {x}, {y}, beta={pick(c, (1, 0, 2))}, alpha={pick(c, (1, 0.5))})",
    )  # fmt: skip
    return pick(c, made)


def joining(c: Choices, env: Env, x: str) -> str | None:
    names = ", ".join([x, *(partner(c, env, x) for _ in range(c.number(0, 2)))])
    return f"tt.{pick(c, ('cat', 'stack'))}(({names},), {a_dim(c, env[x])})"


def an_index(c: Choices, env: Env, x: str) -> str:
    """What stands between the brackets."""
    t, items, left = env[x], [], list(env[x].shape)
    ellipsis = False
    for _ in range(c.number(1, t.dim() + 1)):
        size = left[0] if left else 1
        kind = c.number(0, 9) if left else c.number(1, 9)
        at = lambda size=size: c.number(-size - 1, size) if chance(c, 15) else c.number(-size, max(size - 1, 0))  # noqa: E731
        if kind == 0:
            items.append(str(at()))
        elif kind <= 2:
            bounds = [pick(c, ("", str(c.number(-3, 3)))) for _ in range(2)]
            items.append(":".join([*bounds, pick(c, ("1", "2", "", "3"))]))
        elif kind == 3:
            items.append("None")
            continue
        elif kind == 4 and not ellipsis:
            items.append("...")
            ellipsis = True
            continue
        elif kind == 5:
            items.append(pick(c, ("True", "False")) if chance(c, 3) else f"{x} > 0")
            left = [] if items[-1].startswith(x) else left
            continue
        elif kind == 6:
            items.append(f"{[bool(c.number(0, 1)) for _ in range(size)]}")
        elif kind == 7:
            items.append(f"tt.tensor({at()})")
        else:
            shape = pick(c, ((2,), (1,), (2, 2), (0,), (3,)))
            dtype = pick(c, ("int64", "int64", "int32", "int16", "int8"))
            items.append(f"tt.tensor({[at() for _ in range(math.prod(shape))]}, dtype=tt.{dtype}).reshape({shape})")
        left = left[1:]
        if not left and not chance(c, 10):
            break
    return ", ".join(items)


def indexing(c: Choices, env: Env, x: str) -> str | None:
    t = env[x]
    d = a_dim(c, t)
    size = t.shape[d] if -t.dim() <= d < t.dim() else 1
    places = [c.number(0, max(size - 1, 0)) for _ in range(c.number(0, 3))]
    made = (
        f"{x}[{an_index(c, env, x)}]", f"{x}[{an_index(c, env, x)}]", f"{x}[{an_index(c, env, x)}]",
        f"{x}.index_select({d}, tt.tensor({places}, dtype=tt.{pick(c, ('int64', 'int32'))}))",
        f"{x}.gather({d}, tt.zeros({tuple(t.shape)}, dtype=tt.int64))", f"tt.masked_select({x}, {condition(c, env, x)})",
        f"{x}.nonzero()", f"tt.index_put({x}, ({a_mask(c, env, x)},), {operand(c, env, x)})",
    )  # fmt: skip
    return pick(c, made)


def conversion(c: Choices, env: Env, x: str) -> str | None:
    t, dtype = env[x], pick(c, DTYPES)
    if not fits(t, dtype):
        dtype = pick(c, FLOATS)
    method = {"int64": "long", "int32": "int", "uint8": "byte", "float32": "float", "float64": "double"}.get(
        dtype, dtype
    )
    method = {"int16": "short", "int8": "char", "float16": "half"}.get(method, method)
    made = (
        f"{x}.to(tt.{dtype})", f"{x}.{method}()", f"{x}.clone()", f"{x}.contiguous()", f"{x}.to(tt.{dtype}, copy=True)",
        f"{x}.to('cpu')", f"tt.clone({x}, memory_format=tt.contiguous_format)", f"{x}.type(tt.{dtype})",
        f"{x}.to({any_float(c, env)})" if fits(t, "uint8") else f"{x}.clone()",
    )  # fmt: skip
    return pick(c, made)


def any_float(c: Choices, env: Env) -> str:
    return pick(c, [n for n in env if is_float(env[n])] or list(env))


def factory(c: Choices, env: Env, x: str) -> str | None:
    shape, dtype = a_shape(c), pick(c, DTYPES)
    number = pick(c, ("2", "True", "1.5", "0"))
    made = (
        f"tt.zeros_like({x})", f"tt.ones_like({x}, dtype=tt.{dtype})", f"tt.full_like({x}, {number})",
        f"{x}.new_zeros({shape})", f"{x}.new_ones({shape}, dtype=tt.{dtype})", f"{x}.new_full({shape}, {number})",
        f"tt.full({shape}, {number})", f"tt.full({shape}, {number}, dtype=tt.{dtype})",
        f"tt.arange({c.number(-1, 5)}, {c.number(-1, 9)}, {pick(c, (1, 2, 0.5, -1, 0))})", f"tt.arange({c.number(0, 6)})",
        f"tt.eye({c.number(0, 3)}, {c.number(0, 3)}, dtype=tt.{dtype})", f"tt.scalar_tensor({number}, dtype=tt.{dtype})",
        f"tt.zeros_like({x}, requires_grad={pick(c, (True, False))})", f"tt.zeros({shape}, dtype=tt.{dtype})",
        f"tt.empty_like({x}).zero_()", f"tt.empty({shape}).fill_({number})",
    )  # fmt: skip
    return pick(c, made)


RULES: tuple[Rule, ...] = (
    arithmetic, view, unary, reduction, pointwise, indexing, joining, conversion, matrix, factory,
    arithmetic, view, reduction, indexing, *program_rules.RULES,
)  # fmt: skip


def in_place(c: Choices, env: Env, x: str) -> str | None:
    """A statement that writes."""
    t = env[x]
    y = partner(c, env, x)
    other = operand(c, env, x)
    if other in env and (not fits(env[other], dtype_name(t)) or (not is_float(t) and env[other].requires_grad)):
        other = "1"
    source = y if fits(env[y], dtype_name(t)) else x
    d, e = a_dim(c, t), a_dim(c, t)
    made = (
        f"{x} {pick(c, ('+', '-', '*', '/'))}= {other}", f"{x}[{an_index(c, env, x)}] = {other}",
        f"{x}.{pick(c, ('add', 'sub', 'mul', 'div'))}_({other})", f"{x}.add_({other}, alpha={pick(c, (2, 0.5))})",
        f"{x}.{pick(c, UNARY[:-3])}_()", f"{x}.copy_({source})", f"{x}.fill_({pick(c, ('2', '0.5', 'True', y))})",
        f"{x}.zero_()", f"{x}.{pick(c, ('eq', 'lt', 'ge', 'logical_and', 'bitwise_or', 'pow'))}_({other})",
        f"{x}.clamp_({pick(c, ('0', 'None', '-1.5'))}, {pick(c, ('2', '1.5', y))})", f"{x}.t_()",
        f"{x}.transpose_({d}, {e})", f"{x}.squeeze_()", f"{x}.squeeze_({d})", f"{x}.unsqueeze_({d})", f"{x}.detach_()",
        f"{x}.requires_grad_({pick(c, (True, False))})", f"{x}.masked_fill_({condition(c, env, x)}, {other})",
        f"{x}.index_put_(({a_mask(c, env, x)},), {other if other in env else x}, accumulate={pick(c, (False, True))})",
        f"{x}.cumsum_({d})", f"{x}.addcmul_({y}, {y}, value=2)", f"{x}.lerp_({y}, 0.5)", f"{x}.retain_grad()",
        f"tt.add({x}, {other}, out={y})" if not is_float(t) or is_float(env[y]) else None,
        f"tt.exp({x}, out={y})" if env[y].dtype == t.dtype else None,
        f"{x}.resize_({a_shape(c)}).zero_()", f"{x}.requires_grad = {pick(c, (True, False))}",
    )  # fmt: skip
    return pick(c, made)


def statement(c: Choices, env: Env) -> tuple[str, str | None]:
    """One statement, and the name that it binds; None if it writes to a tensor instead."""
    name = f"v{len(env)}"
    if not env or (len(env) < 3 and chance(c, 2)):
        return f"{name} = {new_tensor(c)}", name
    x = any_tensor(c, env)
    write = program_rules.written if chance(c, 3) else in_place
    if chance(c, 5) and (source := write(c, env, x)):
        return source, None
    expression = pick(c, RULES)(c, env, x)
    if chance(c, 12):
        return f"with tt.no_grad(): {name} = {expression}", name
    return f"{name} = {expression}", name
