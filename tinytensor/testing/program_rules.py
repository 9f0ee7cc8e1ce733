"""More statements for random programs: special functions, rearranging, scattering, sorting, layers.

The rules have the form of those in programs.py: (choices, tensors, a name) -> an expression.

Counterpart of the samples of torch/testing/_internal.
"""

from __future__ import annotations

from collections.abc import Callable

from tinytensor.testing.program_parts import (
    Choices,
    Env,
    a_dim,
    a_number,
    a_shape,
    chance,
    dims,
    fits,
    operand,
    partner,
    pick,
    same_dtype,
)

Rule = Callable[[Choices, Env, str], "str | None"]

UNARY = (
    "exp2", "expm1", "log2", "log10", "log1p", "tan", "asin", "acos", "atan", "sinh", "cosh", "asinh", "acosh", "atanh",
    "erf", "erfc", "erfinv", "lgamma", "digamma", "frac", "round", "signbit", "sgn", "positive", "deg2rad", "rad2deg",
    "sinc", "isposinf", "isneginf", "isreal", "nan_to_num", "logit", "absolute", "negative", "arcsin", "fix",
)  # fmt: skip


def special(c: Choices, env: Env, x: str) -> str | None:
    name = pick(c, UNARY)
    made = (
        f"tt.{name}({x})", f"tt.{name}({x})", f"tt.round({x}, decimals={c.number(-1, 2)})",
        f"tt.nan_to_num({x}, nan=1.0, posinf=2.0)", f"tt.logit({x}, eps=0.1)", f"tt.polygamma({c.number(0, 2)}, {x})",
    )  # fmt: skip
    return pick(c, made)


BINARY = (
    "floor_divide", "remainder", "fmod", "atan2", "fmax", "fmin", "hypot", "logaddexp", "logaddexp2", "xlogy", "copysign",
    "heaviside", "gcd", "lcm", "logical_xor", "float_power", "true_divide", "nextafter", "multiply", "subtract",
    "greater", "less_equal", "not_equal",
)  # fmt: skip


def two_operands(c: Choices, env: Env, x: str) -> str | None:
    other = operand(c, env, x)
    mode = pick(c, ("'trunc'", "'floor'", "None"))
    made = (
        f"tt.{pick(c, BINARY)}({x}, {other})", f"tt.{pick(c, BINARY)}({x}, {partner(c, env, x)})",
        f"{x} // {other}", f"{x} % {other}", f"{other} // {x}", f"{other} % {x}", f"{x} << {c.number(0, 3)}",
        f"{x} >> {c.number(0, 3)}", f"tt.div({x}, {other}, rounding_mode={mode})",
        f"tt.lerp({x}, {same_dtype(c, env, x)}, {c.number(0, 2)})",
    )  # fmt: skip
    return pick(c, made)


def summary(c: Choices, env: Env, x: str) -> str | None:
    """Reductions and scans."""
    t = env[x]
    d, keep = a_dim(c, t), pick(c, ("", ", keepdim=True"))
    many = pick(c, (str(d), dims(c, t)))
    k = c.number(1, 3)
    # PyTorch's median along a dimension that is expanded reads past the tensor's memory.
    whole = x if all(t.stride(i) or t.shape[i] < 2 for i in range(t.dim())) else f"{x}.contiguous()"
    made = (
        f"tt.var_mean({x}, {many}{keep})[{c.number(0, 1)}]", f"tt.std_mean({x})[{c.number(0, 1)}]",
        f"tt.logsumexp({x}, {many}{keep})", f"tt.aminmax({x}).max", f"tt.aminmax({x}, dim={d}{keep}).min",
        f"tt.norm({x})", f"{x}.norm({pick(c, (1, 2, 0, 3))}, {d}{keep})", f"{x}.median()",
        f"{whole}.median({d}{keep}).values", f"tt.nanmedian({whole}, {d}{keep}).values", f"{x}.kthvalue({k}, {d}{keep}).values",
        f"{x}.mode({d}{keep}).values", f"tt.count_nonzero({x}, {d})", f"{x}.cumprod({d})", f"{x}.cummax({d}).values",
        f"{x}.cummin({d}).indices", f"tt.logcumsumexp({x}, {d})", f"tt.nansum({x}, {many}{keep})",
        f"tt.nanmean({x}, {many}{keep})", f"tt.quantile({x}, {pick(c, (0.5, 0.25, 1.0))}, dim={d}{keep})",
        f"tt.diff({x}, dim={d})", f"{x}.softmax({d})", f"{x}.log_softmax({d})", f"tt.dist({x}, {partner(c, env, x)})",
        f"tt.linalg.vector_norm({x}, {pick(c, (2, 1, 0))}, {many}{keep})", f"tt.trapezoid({x}, dim={d})",
        f"{x}.cumsum({d}).flip({d})", f"tt.renorm({x}, 2, {d}, 1.0)",
    )  # fmt: skip
    return pick(c, made)


def order(c: Choices, env: Env, x: str) -> str | None:
    """Sorting. Without `stable`, PyTorch may order equal elements any way: then only values are compared."""
    t = env[x]
    d, down = a_dim(c, t), pick(c, (False, True))
    made = (
        f"{x}.sort({d}, {down}).values", f"tt.sort({x}, stable=True, dim={d}, descending={down}).indices",
        f"tt.argsort({x}, {d}, {down}, stable=True)", f"{x}.topk({c.number(0, 2)}, {d}, {down}).values",
        f"tt.unique({x})", f"tt.unique({x}, return_inverse=True)[1]", f"tt.unique({x}, return_counts=True)[1]",
        f"tt.unique_consecutive({x})", f"tt.unique({x}, dim={d})", f"tt.msort({x})",
        f"tt.isin({x}, {partner(c, env, x)})", f"tt.searchsorted({x}.flatten().sort().values, {same_dtype(c, env, x)})",
        f"tt.bucketize({x}, tt.tensor([0.0, 1.0, 2.5]), right={down})",
    )  # fmt: skip
    return pick(c, made)


def rearrangement(c: Choices, env: Env, x: str) -> str | None:
    t = env[x]
    d, e, n = a_dim(c, t), a_dim(c, t), c.number(-2, 2)
    y = partner(c, env, x)
    names = f"({x}, {y})"
    made = (
        f"{x}.flip({d})", f"tt.flip({x}, {dims(c, t)})", f"tt.fliplr({x})", f"tt.flipud({x})", f"{x}.roll({n}, {d})",
        f"tt.roll({x}, {n})", f"tt.rot90({x}, {n}, ({d}, {e}))", f"{x}.repeat({a_shape(c)})", f"tt.tile({x}, {a_shape(c)})",
        f"tt.repeat_interleave({x}, {c.number(0, 2)}, dim={d})", f"tt.repeat_interleave({x}, {c.number(0, 2)})",
        f"{x}.tril({n})", f"tt.triu({x}, {n})", f"tt.diag({x}, {n})", f"tt.diag_embed({x}, {n})", f"tt.diagflat({x}, {n})",
        f"tt.tensor_split({x}, {c.number(1, 3)}, {d})[-1]", f"tt.hsplit({x}, 1)[0]", f"tt.vsplit({x}, 2)[0]",
        f"{x}.unfold({d}, {c.number(0, 2)}, {c.number(0, 2)})", f"{x}.ravel()", f"{x}.swapaxes({d}, {e})",
        f"tt.moveaxis({x}, {d}, {e})", f"tt.hstack({names})", f"tt.vstack({names})", f"tt.dstack({names})",
        f"tt.column_stack({names})", f"tt.block_diag({x}, {y})", f"tt.meshgrid({x}.flatten(), {y}.flatten(), indexing='ij')[0]",
        f"tt.atleast_2d({x})", f"tt.atleast_3d({x})", f"{x}.reshape_as({y})", f"tt.cartesian_prod({x}.flatten(), {x}.flatten())",
        f"tt.narrow_copy({x}, {d}, 0, 1)", f"tt.argwhere({x})", f"tt.combinations({x}.flatten())",
        f"tt.nn.functional.pad({x}, ({c.number(-1, 2)}, {c.number(0, 2)}), value=1)", f"tt.view_copy({x}, (-1,))",
    )  # fmt: skip
    return pick(c, made)


def scattering(c: Choices, env: Env, x: str) -> str | None:
    t = env[x]
    d = a_dim(c, t)
    size = t.shape[d] if -t.dim() <= d < t.dim() else 1
    count = c.number(0, 3)
    places = [c.number(-size if chance(c, 8) else 0, max(size - (0 if chance(c, 20) else 1), 0)) for _ in range(count)]
    index = f"tt.tensor({places}, dtype=tt.int64)"
    shape = list(t.shape)
    if shape and -t.dim() <= d < t.dim():
        shape[d] = count
    source = f"tt.ones({tuple(shape)}, dtype={x}.dtype)"
    full = f"tt.zeros({tuple(t.shape)}, dtype=tt.int64)"
    mode = pick(c, ("'sum'", "'prod'", "'mean'", "'amax'", "'amin'"))
    y = same_dtype(c, env, x)
    made = (
        f"{x}.index_add({d}, {index}, {source})", f"{x}.index_add({d}, {index}, {source}, alpha=2)",
        f"{x}.index_copy({d}, {index}, {source})", f"{x}.index_fill({d}, {index}, {a_number(c)})",
        f"{x}.index_reduce({d}, {index}, {source}, {pick(c, (mode, chr(39) + 'prod' + chr(39)))})",
        f"{x}.scatter({d}, {full}, {y})", f"{x}.scatter({d}, {full}, {a_number(c)})", f"{x}.scatter_add({d}, {full}, {y})",
        f"{x}.scatter_reduce({d}, {full}, {y}, {mode}, include_self={pick(c, (True, False))})",
        f"{x}.masked_scatter({partner(c, env, x)} > 0, {y})", f"{x}.take({index})", f"{x}.put({index}, tt.ones({count}).to({x}.dtype))",
        f"tt.take_along_dim({x}, {full}, {d})", f"tt.select_scatter({x}, {y}, {d}, {c.number(-1, 1)})",
        f"tt.slice_scatter({x}, {y}, {d})", f"tt.diagonal_scatter({x}, {x}.diagonal() * 2)",
        f"{x}.index_select({d}, {index})", f"{x}.gather({d}, {full})",
    )  # fmt: skip
    return pick(c, made)


def products(c: Choices, env: Env, x: str) -> str | None:
    y, z = same_dtype(c, env, x), same_dtype(c, env, x)
    made = (
        f"tt.outer({x}.flatten(), {y}.flatten())", f"tt.inner({x}, {y})", f"tt.vdot({x}.flatten(), {x}.flatten())",
        f"tt.kron({x}, {y})", f"tt.tensordot({x}, {x}, dims={c.number(0, 1)})", f"tt.trace({x})",
        f"tt.einsum('...i,...i->...', {x}, {y})", f"tt.einsum('i...->...i', {x})", f"tt.einsum('ij,kj->ik', {x}, {y})",
        f"tt.addmv({x}.flatten()[:1], {y}.reshape(1, -1), {y}.flatten())", f"tt.cross({x}, {y}, dim={c.number(-1, 1)})",
        f"tt.baddbmm({z}, {x}, {y}, beta={c.number(0, 2)})", f"tt.addr({z}, {x}.flatten(), {y}.flatten())",
        f"tt.linalg.matrix_power({x}, {c.number(0, 3)})", f"tt.chain_matmul({x}, {y})", f"tt.addbmm({z}, {x}, {y})",
    )  # fmt: skip
    return pick(c, made)


ACTIVATIONS = (
    "relu6", "leaky_relu", "elu", "selu", "celu", "gelu", "silu", "mish", "hardtanh", "hardswish", "hardsigmoid",
    "softplus", "softsign", "softshrink", "hardshrink", "logsigmoid", "tanhshrink",
)  # fmt: skip
LOSSES = ("mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss", "kl_div", "soft_margin_loss", "poisson_nll_loss")


def layer(c: Choices, env: Env, x: str) -> str | None:
    F = "tt.nn.functional"
    t = env[x]
    d, y = a_dim(c, t), same_dtype(c, env, x)
    reduction = pick(c, ("'mean'", "'sum'", "'none'"))
    image = f"{x}.reshape(1, 1, -1)" if chance(c, 3) else x
    width = t.shape[-1] if t.dim() else 1
    made = (
        f"{F}.{pick(c, ACTIVATIONS)}({x})", f"{F}.{pick(c, ACTIVATIONS)}({x})", f"{F}.gelu({x}, approximate='tanh')",
        f"{F}.threshold({x}, 0.5, {c.number(-1, 2)})", f"{F}.glu({x}, {d})", f"{F}.softmin({x}, {d})",
        f"{F}.{pick(c, LOSSES)}({x}, {y}, reduction={reduction})", f"{F}.cosine_similarity({x}, {y}, {d})",
        f"{F}.pairwise_distance({x}, {y})", f"{F}.normalize({x}, dim={d})", f"{F}.layer_norm({x}, ({width},))",
        f"{F}.rms_norm({x}, ({width},))", f"{F}.max_pool1d({image}, {c.number(1, 2)})", f"{F}.linear({x}, {y})",
        f"{F}.avg_pool1d({image}, {c.number(1, 2)}, padding={c.number(0, 1)})", f"{F}.prelu({x}, {y}.flatten()[:1])",
        f"{F}.conv1d({image}, tt.ones((1, 1, {c.number(1, 2)}), dtype={x}.dtype), padding={c.number(0, 1)})",
        f"{F}.adaptive_avg_pool1d({image}, {c.number(1, 3)})", f"{F}.hardtanh({x}, {c.number(-2, 0)}, {c.number(0, 2)})",
        f"{F}.binary_cross_entropy_with_logits({x}, {y}, reduction={reduction})",
        f"{F}.scaled_dot_product_attention({x}, {y}, {y})", f"{F}.one_hot({x})", f"{F}.softplus({x}, 2, 3)",
    )  # fmt: skip
    return pick(c, made)


RULES: tuple[Rule, ...] = (
    special, two_operands, summary, order, rearrangement, scattering, products, layer, two_operands, rearrangement,
)  # fmt: skip


def written(c: Choices, env: Env, x: str) -> str | None:
    """Statements that write."""
    t = env[x]
    other = operand(c, env, x)
    if other in env and not fits(env[other], str(t.dtype).removeprefix("torch.")):
        other = "1"
    d, y = a_dim(c, t), same_dtype(c, env, x)
    full = f"tt.zeros({tuple(t.shape)}, dtype=tt.int64)"
    made = (
        f"{x} {pick(c, ('//', '%'))}= {other}", f"{x}.{pick(c, UNARY[:20])}_()", f"{x}.scatter_({d}, {full}, {a_number(c)})",
        f"{x}.scatter_add_({d}, {full}, {y})", f"{x}.index_fill_({d}, tt.tensor([0]), {a_number(c)})",
        f"{x}.{pick(c, ('floor_divide', 'remainder', 'fmod', 'copysign'))}_({other})", f"{x}.tril_()", f"{x}.triu_(1)",
        f"{x}.masked_scatter_({x} > 0, {y})", f"{x}.cumprod_({d})", f"{x}.fill_diagonal_({a_number(c)})",
        f"{x}.swapaxes_({d}, -1)", f"{x}.nan_to_num_()", f"{x}.clip_(0, 1)", f"tt.nn.functional.relu({x}, inplace=True)",
        f"tt.nn.functional.elu({x}, inplace=True)", f"{x}.index_add_({d}, tt.tensor([0]), {y})",
        f"{x}.div_({other}, rounding_mode='floor')",
    )  # fmt: skip
    return pick(c, made)
