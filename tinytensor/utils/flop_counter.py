"""FlopCounterMode: how many floating point operations a program takes, forward and backward.

    with FlopCounterMode(display=False) as counter:
        loss(x).backward()
    counter.get_total_flops()
    print(counter.get_table())

A TorchDispatchMode sees the operators, and a formula says what each takes, by the sizes of its arguments. An operator
that is a composition is taken apart first. Nothing is measured, so fake tensors are counted as well as real ones.

A multiplication and the addition of its product count as two, and nothing else counts: only products of matrices,
convolutions and attention have formulas. Bias, causal masks and padding are left out of the numbers, as in PyTorch.

Counts are kept for each module that runs, see module_tracker.py, and for all under "Global".

Mirrors torch/utils/flop_counter.py. Left out: `cond`, flex_attention, Triton kernels.
"""

from __future__ import annotations

import functools
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import Any

from tinytensor._ops import OpOverloadPacket
from tinytensor._tensor import Tensor
from tinytensor.utils._python_dispatch import TorchDispatchMode
from tinytensor.utils._pytree import tree_map, tree_map_
from tinytensor.utils.module_tracker import ModuleTracker

Formula = Callable[..., int]
Shape = Sequence[int]

flop_registry: dict[Any, Formula] = {}
"""Formulas by OpOverloadPacket; each is called with the operator's arguments and `out_val`, its result."""


def get_shape(value: Any) -> Any:
    return value.shape if isinstance(value, Tensor) else value


def shape_wrapper(formula: Formula) -> Formula:
    """A formula that sees shapes where the operator had tensors, and the result's as `out_shape`."""

    @functools.wraps(formula)
    def with_shapes(*args: Any, out_val: Any = None, **kwargs: Any) -> int:
        args, kwargs, out_shape = tree_map(get_shape, (args, kwargs, out_val))
        return formula(*args, out_shape=out_shape, **kwargs)

    return with_shapes


def register_flop_formula(targets: Any, get_raw: bool = False) -> Callable[[Formula], Formula]:
    """Register, as a decorator, the formula of one or more operators: `register_flop_formula(ops.mylib.foo)`.

        targets   an OpOverloadPacket or several
        get_raw   the formula gets tensors instead of their shapes: False

    The formula gets the operator's arguments, and `out_shape`, and returns an int. ValueError for a target that is no
    OpOverloadPacket, RuntimeError for one that has a formula.

    >>> @tt.utils.flop_counter.register_flop_formula(tt.ops.mylib.foo)  # doctest: +SKIP
    ... def foo_flop(x_shape, *args, out_shape=None, **kwargs):
    ...     return 2 * x_shape[0]
    """

    def register(formula: Formula) -> Formula:
        if not get_raw:
            formula = shape_wrapper(formula)

        def add(target: Any) -> None:
            if not isinstance(target, OpOverloadPacket):
                raise ValueError(
                    "register_flop_formula(targets): expected each target to be OpOverloadPacket (i.e. "
                    f"torch.ops.mylib.foo), JitFunction, or HigherOrderOperator, got {target} which is of type "
                    f"{type(target)}"
                )
            if target in flop_registry:
                raise RuntimeError(f"duplicate registrations for {target}")
            flop_registry[target] = formula

        tree_map_(add, targets)
        return formula

    return register


def _aten(names: str, get_raw: bool = False) -> Callable[[Formula], Formula]:
    """For operators by name: PyTorch's list has some that this library does not."""
    return register_flop_formula([OpOverloadPacket(f"aten::{name}") for name in names.split()], get_raw)


# Products of matrices.


@_aten("mm")
def mm_flop(a_shape: Shape, b_shape: Shape, *args: Any, out_shape: Any = None, **kwargs: Any) -> int:
    m, k = a_shape
    k2, n = b_shape
    if k != k2:
        raise AssertionError(f"matmul: inner dimensions must match (k == k2), got {k} and {k2}")
    return m * n * 2 * k


@_aten("addmm")
def addmm_flop(self_shape: Shape, a_shape: Shape, b_shape: Shape, out_shape: Any = None, **kwargs: Any) -> int:
    return mm_flop(a_shape, b_shape)


@_aten("bmm")
def bmm_flop(a_shape: Shape, b_shape: Shape, out_shape: Any = None, **kwargs: Any) -> int:
    b, m, k = a_shape
    b2, k2, n = b_shape
    if b != b2:
        raise AssertionError(f"bmm: batch dimensions must match (b == b2), got {b} and {b2}")
    if k != k2:
        raise AssertionError(f"bmm: inner dimensions must match (k == k2), got {k} and {k2}")
    return b * m * n * 2 * k


@_aten("baddbmm")
def baddbmm_flop(self_shape: Shape, a_shape: Shape, b_shape: Shape, out_shape: Any = None, **kwargs: Any) -> int:
    return bmm_flop(a_shape, b_shape)


@_aten("_scaled_mm")
def _scaled_mm_flop(a_shape: Shape, b_shape: Shape, *args: Any, out_shape: Any = None, **kwargs: Any) -> int:
    return mm_flop(a_shape, b_shape)


# Convolutions.


def conv_flop_count(x_shape: Shape, w_shape: Shape, out_shape: Shape, transposed: bool = False) -> int:
    """Each position of the output (of the input, if transposed) takes one product with the whole filter."""
    positions = (x_shape if transposed else out_shape)[2:]
    c_out, c_in, *filter_size = w_shape
    return prod(positions) * prod(filter_size) * x_shape[0] * c_out * c_in * 2


@_aten("convolution _convolution cudnn_convolution _slow_conv2d_forward convolution_overrideable")
def conv_flop(
    x_shape: Shape,
    w_shape: Shape,
    _bias: Any,
    _stride: Any,
    _padding: Any,
    _dilation: Any,
    transposed: bool,
    *args: Any,
    out_shape: Any = None,
    **kwargs: Any,
) -> int:
    return conv_flop_count(x_shape, w_shape, out_shape, transposed=transposed)


@_aten("convolution_backward")
def conv_backward_flop(
    grad_out_shape: Shape,
    x_shape: Shape,
    w_shape: Shape,
    _bias: Any,
    _stride: Any,
    _padding: Any,
    _dilation: Any,
    transposed: bool,
    _output_padding: Any,
    _groups: Any,
    output_mask: Sequence[bool],
    out_shape: Any,
    **kwargs: Any,
) -> int:
    """Both gradients are convolutions again.

    of the input     the transposed convolution of the output's gradient with the filter
    of the filter    the convolution of the input with the output's gradient, over the batch: as if the batch were the
                     channels. Where the convolution was transposed, of the output's gradient with the input.
    """

    def over_the_batch(shape: Shape) -> list[int]:
        return [shape[1], shape[0], *shape[2:]]

    count = 0
    if output_mask[0]:
        count += conv_flop_count(grad_out_shape, w_shape, out_shape[0], not transposed)
    if output_mask[1]:
        x, grad, filter_ = map(over_the_batch, (x_shape, grad_out_shape, out_shape[1]))
        count += conv_flop_count(grad, x, filter_) if transposed else conv_flop_count(x, grad, filter_)
    return count


# Attention. Several heads of the query may share one head of key and value.


def sdpa_flop_count(query_shape: Shape, key_shape: Shape, value_shape: Shape) -> int:
    """query @ key -> scores, scores @ value -> result."""
    b, h_q, s_q, d_q = query_shape
    b2, h_kv, s_k, d2 = key_shape
    b3, h3, s3, d_v = value_shape
    if not (b == b2 == b3 and h_kv == h3 and d_q == d2 and s_k == s3):
        raise AssertionError(
            f"sdpa_flop_count: query/key/value shapes are incompatible: q={query_shape}, k={key_shape}, v={value_shape}"
        )
    _check_heads("sdpa_flop_count", h_q, h_kv)
    return bmm_flop((b * h_q, s_q, d_q), (b * h_q, d_q, s_k)) + bmm_flop((b * h_q, s_q, s_k), (b * h_q, s_k, d_v))


def sdpa_backward_flop_count(grad_out_shape: Shape, query_shape: Shape, key_shape: Shape, value_shape: Shape) -> int:
    """The scores again; the gradients of scores and value; the gradients of query and key."""
    b, h_q, s_q, d_q = query_shape
    b2, h_kv, s_k, d2 = key_shape
    b3, h3, s3, d_v = value_shape
    b4, h4, s4, d4 = grad_out_shape
    if not (b == b2 == b3 == b4 and h_kv == h3 and h_q == h4):
        raise AssertionError("sdpa_backward_flop_count: batch/heads mismatch among tensors")
    _check_heads("sdpa_backward_flop_count", h_q, h_kv)
    if not (d_q == d2 and d_v == d4 and s_k == s3 and s_q == s4):
        raise AssertionError("sdpa_backward_flop_count: grad_out/value/key/query shapes are incompatible")
    n = b * h_q
    return (
        bmm_flop((n, s_q, d_q), (n, d_q, s_k))
        + bmm_flop((n, s_q, d_v), (n, d_v, s_k))
        + bmm_flop((n, s_k, s_q), (n, s_q, d_v))
        + bmm_flop((n, s_q, s_k), (n, s_k, d_q))
        + bmm_flop((n, d_q, s_q), (n, s_q, s_k))
    )


def _check_heads(name: str, h_q: int, h_kv: int) -> None:
    if h_q < h_kv or h_q % h_kv != 0:
        raise AssertionError(f"{name}: query heads ({h_q}) must be a multiple of key/value heads ({h_kv})")


_FUSED = (
    "_scaled_dot_product_efficient_attention _scaled_dot_product_flash_attention _scaled_dot_product_cudnn_attention"
)


@_aten(_FUSED)
def sdpa_flop(query: Shape, key: Shape, value: Shape, *args: Any, out_shape: Any = None, **kwargs: Any) -> int:
    return sdpa_flop_count(query, key, value)


@_aten(" ".join(f"{name}_backward" for name in _FUSED.split()))
def sdpa_backward_flop(
    grad: Shape, query: Shape, key: Shape, value: Shape, *args: Any, out_shape: Any = None, **kwargs: Any
) -> int:
    return sdpa_backward_flop_count(grad, query, key, value)


def _sequences(
    query: Any, key: Any, value: Any, cum_q: Any, cum_k: Any, max_q: int, max_k: int
) -> Iterator[tuple[Shape, Shape, Shape]]:
    """The shapes of each sequence's query, key and value, where sequences of different lengths were put end to end.

    `cum_q` and `cum_k` say where they begin; None: there is a batch of equal ones. Of fake offsets nobody knows the
    lengths: the longest stands for all.
    """
    if cum_q is None:
        yield query.shape, key.shape, value.shape
        return
    if cum_k is None or cum_q.shape != cum_k.shape:
        raise AssertionError("sdpa_flop_count: cum_seq_q and cum_seq_k must have the same shape")
    for s_q, s_k in zip(_lengths(cum_q, max_q), _lengths(cum_k, max_k), strict=True):
        yield tuple((1, t.shape[-2], s, t.shape[-1]) for t, s in ((query, s_q), (key, s_k), (value, s_k)))  # type: ignore[misc]


def _lengths(offsets: Any, longest: int) -> list[int]:
    if offsets.storage_.device.type == "meta":
        return [longest] * (offsets.shape[0] - 1)
    return offsets.diff().tolist()


@_aten("_flash_attention_forward", get_raw=True)
def _flash_attention_forward_flop(
    query: Any, key: Any, value: Any, cum_q: Any, cum_k: Any, max_q: int, max_k: int, *args: Any, **kwargs: Any
) -> int:
    return sum(sdpa_flop_count(*shapes) for shapes in _sequences(query, key, value, cum_q, cum_k, max_q, max_k))


@_aten("_efficient_attention_forward", get_raw=True)
def _efficient_attention_forward_flop(
    query: Any,
    key: Any,
    value: Any,
    bias: Any,
    cum_q: Any,
    cum_k: Any,
    max_q: int,
    max_k: int,
    *args: Any,
    **kwargs: Any,
) -> int:
    return sum(sdpa_flop_count(*shapes) for shapes in _sequences(query, key, value, cum_q, cum_k, max_q, max_k))


def _backward_of_sequences(grad: Any, query: Any, key: Any, value: Any, *offsets: Any) -> int:
    if offsets[0] is None:
        return sdpa_backward_flop_count(grad.shape, query.shape, key.shape, value.shape)
    return sum(sdpa_backward_flop_count(q, q, k, v) for q, k, v in _sequences(query, key, value, *offsets))


@_aten("_flash_attention_backward", get_raw=True)
def _flash_attention_backward_flop(
    grad_out: Any, query: Any, key: Any, value: Any, out: Any, logsumexp: Any, *rest: Any, **kwargs: Any
) -> int:
    return _backward_of_sequences(grad_out, query, key, value, *rest[:4])


@_aten("_efficient_attention_backward", get_raw=True)
def _efficient_attention_backward_flop(
    grad_out: Any, query: Any, key: Any, value: Any, bias: Any, out: Any, *rest: Any, **kwargs: Any
) -> int:
    return _backward_of_sequences(grad_out, query, key, value, *rest[:4])


# ---- the mode --------------------------------------------------------------------------------------------------------

__all__ = ["FlopCounterMode", "register_flop_formula"]

suffixes = ["", "K", "M", "B", "T"]
_HEADER = ("Module", "FLOP", "% Total")
_EVERY_DEPTH = 999999


def get_suffix_str(number: int) -> str:
    """The unit to show a number in: thousands of it before the next one, so 1.01 billion are 1010 millions."""
    return suffixes[max(0, min(len(suffixes) - 1, (len(str(number)) - 2) // 3))]


def convert_num_with_suffix(number: int, suffix: str) -> str:
    return f"{number / 1000 ** suffixes.index(suffix):.3f}{suffix}"


def convert_to_percent_str(num: int, denom: int) -> str:
    return "0%" if denom == 0 else f"{num / denom:.2%}"


class FlopCounterMode:
    """A context manager that counts; see the module's docstring. It is not to be entered twice.

    depth             how deep in modules the table goes
    display           print the table at the end
    custom_mapping    formulas by OpOverloadPacket, besides those registered; each sees shapes for tensors, and
                      tensors if it has a true attribute `_get_raw`

    >>> counter = tt.utils.flop_counter.FlopCounterMode(display=False)
    >>> with counter:
    ...     _ = tt.ones(2, 3) @ tt.ones(3, 4)
    >>> counter.get_total_flops()
    48
    """

    def __init__(
        self, mods: Any = None, depth: int = 2, display: bool = True, custom_mapping: dict[Any, Any] | None = None
    ) -> None:
        if mods is not None:
            warnings.warn("mods argument is not needed anymore, you can stop passing it", stacklevel=2)
        self.flop_counts: dict[str, dict[Any, int]] = defaultdict(lambda: defaultdict(int))
        self.depth = depth
        self.display = display
        self.mode: _FlopCounterMode | None = None
        self.flop_registry = {
            **flop_registry,
            **{
                op: formula if getattr(formula, "_get_raw", False) else shape_wrapper(formula)
                for op, formula in (custom_mapping or {}).items()
            },
        }
        self.mod_tracker = ModuleTracker()

    def get_total_flops(self) -> int:
        """How many floating point operations were counted in all; a multiplication with an addition counts as two."""
        return sum(self.flop_counts["Global"].values())

    def get_flop_counts(self) -> dict[str, dict[Any, int]]:
        """The counts as nested dicts: by module ("Global" for all of it), then by operator.

        >>> with tt.utils.flop_counter.FlopCounterMode(display=False) as counter:
        ...     _ = tt.ones(2, 3) @ tt.ones(3, 4)
        >>> counter.get_flop_counts()
        {'Global': {<OpOverloadPacket(op='aten.mm')>: 48}}
        """
        return {module: dict(counts) for module, counts in self.flop_counts.items()}

    def get_table(self, depth: int | None = None) -> str:
        """The counts as text, modules down to `depth`."""
        depth = depth or self.depth or _EVERY_DEPTH
        total = self.get_total_flops()
        rows = []
        covered = False  # by one module
        for module in sorted(self.flop_counts):
            module_depth = module.count(".") + 1
            if module != "Global" and module_depth <= depth:
                rows += self._rows(module, module_depth - 1)
                covered |= sum(self.flop_counts[module].values()) >= total
        if "Global" in self.flop_counts and not covered:
            rows = self._rows("Global", 0) + [(" " + name, *rest) for name, *rest in rows]
        return _render(rows or [("Global", "0", "0%")])

    def _rows(self, module: str, indent: int) -> list[tuple[str, ...]]:
        total, counts = self.get_total_flops(), self.flop_counts[module]
        unit = get_suffix_str(total)

        def row(name: str, count: int) -> tuple[str, ...]:
            return " " * indent + name, convert_num_with_suffix(count, unit), convert_to_percent_str(count, total)

        return [row(module, sum(counts.values())), *(row(f" - {op}", count) for op, count in counts.items())]

    def __enter__(self) -> FlopCounterMode:
        self.flop_counts.clear()
        self.mod_tracker.__enter__()
        self.mode = _FlopCounterMode(self)
        self.mode.__enter__()
        return self

    def __exit__(self, *exc_info: Any) -> None:
        if self.mode is None:
            raise AssertionError("Internal error: FlopCounter.__exit__ called but mode is None")
        self.mode.__exit__(*exc_info)
        self.mode = None
        self.mod_tracker.__exit__()
        if self.display:
            print(self.get_table(self.depth))

    def _count_flops(self, packet: Any, out: Any, args: Any, kwargs: Any) -> Any:
        formula = self.flop_registry.get(packet)
        if formula is not None:
            count = formula(*args, **kwargs, out_val=out)
            # Every module that is running gets the count: a child's operations are its parent's, too.
            for module in set(self.mod_tracker.parents):
                self.flop_counts[module][packet] += count
        return out


class _FlopCounterMode(TorchDispatchMode):
    supports_higher_order_operators = True

    def __init__(self, counter: FlopCounterMode) -> None:
        super().__init__()
        self.counter = counter

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        # An operator without a formula may be made of others that have one. Inside `with self` those come back here.
        if func not in self.counter.flop_registry:
            with self:
                result = func.decompose(*args, **kwargs)
                if result is not NotImplemented:
                    return result
        out = func(*args, **kwargs)
        return self.counter._count_flops(func._overloadpacket, out, args, kwargs)


def _render(rows: list[tuple[str, ...]]) -> str:
    """The table as PyTorch prints it: names to the left, numbers to the right, a rule under the header."""
    widths = [max(len(head) + 2, *(len(row[i]) for row in rows)) for i, head in enumerate(_HEADER)]
    lines = [_HEADER, tuple("-" * width for width in widths), *rows]

    def line(cells: tuple[str, ...]) -> str:
        name, *numbers = cells
        padded = [name.ljust(widths[0]), *(n.rjust(w) for n, w in zip(numbers, widths[1:], strict=True))]
        return "  ".join(padded).rstrip()

    return "\n".join(map(line, lines))
