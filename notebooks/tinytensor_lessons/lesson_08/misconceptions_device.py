"""Wrong solutions of lesson 08: the fallback of a device, and operators of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import tinytensor as tt
from tinytensor.c10.dispatch_key_set import CPU
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.toy_device import is_written, run_on_cpu, to_cpu, to_device, write_back, written_argument

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- cpu_fallback


def _each(move: Callable[[Any], Any], value: Any) -> Any:
    return [move(entry) for entry in value] if isinstance(value, (list, tuple)) else move(value)


def _all_moved(given: list[Any]) -> list[Any]:
    return [_each(to_cpu, value) for value in given]


def _fallback(
    moved: Callable[[list[Any]], list[Any]] = _all_moved,
    back: Callable[[Any], Any] = to_device,
    writes: bool = True,
    pops: bool = True,
    begins: Callable[[list[Any], int], int] = lambda stack, count: len(stack) - count,
) -> Callable[..., None]:
    def cpu_fallback(op, ks, stack):
        count = len(op.schema.arguments)
        begin = begins(stack, count)
        given = stack[begin:]
        if pops:
            del stack[begin:]
        copies = moved(given)
        results = run_on_cpu(op, copies)
        for argument, original, copy in zip(op.schema.arguments, given, copies, strict=False):
            if writes and is_written(argument):
                write_back(original, copy)
        for position, result in enumerate(results):
            written = written_argument(op, position)
            stack.append(_each(back, result) if written is None else given[written])

    return cpu_fallback


# Probes of 08.cpu_fallback: 0 one tensor, 1 two, 2 in place, 3 out=, 4 a list, 5 two results, 6 a stack, 7 no arguments.


def _takes_everything(seen: Seen) -> bool:
    return all((mismatch is None) == (k != 7) for k, (_, mismatch) in enumerate(seen))


def _moves_one(seen: Seen) -> bool:
    return seen[0][1] is None and bool(seen[1][0].raised)


def _loses_the_write(seen: Seen) -> bool:
    value = seen[2][0].value
    return seen[1][1] is None and isinstance(value, dict) and value["after"]["a"][0][0] == 1.0


def _leaves_the_arguments(seen: Seen) -> bool:
    value = seen[6][0].value
    return isinstance(value, list) and len(value) > 2


def _stays_on_the_cpu(seen: Seen) -> bool:
    value = seen[1][0].value
    return isinstance(value, dict) and all(result["on"] == "cpu" for result in value["results"])


def _skips_lists(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in (1, 2)) and seen[4][1] is not None


CPU_FALLBACK = (
    Misconception(
        "first_only",
        "`add(a, b)`: b stayed on the device.",
        _fallback(moved=lambda given: [_each(to_cpu, given[0]), *given[1:]]),
        _moves_one,
    ),
    Misconception(
        "no_copy_back",
        "The schema says `(a!)`: write the result into the original.",
        _fallback(writes=False),
        _loses_the_write,
    ),
    Misconception(
        "stack_grows",
        "The caller found its inputs instead of outputs.",
        _fallback(pops=False),
        _leaves_the_arguments,
    ),
    Misconception("stays_cpu", "The next op mixes devices.", _fallback(back=lambda t: t), _stays_on_the_cpu),
    Misconception(
        "minus_zero",
        "With no arguments `stack[-0:]` is the whole stack, and it belongs to others. Count from the other end.",
        _fallback(begins=lambda stack, count: -count),
        _takes_everything,
    ),
    Misconception(
        "loses_lists",
        "`cat` takes Tensor[].",
        _fallback(moved=lambda given: [to_cpu(value) for value in given]),
        _skips_lists,
    ),
)  # fmt: skip

# ---- composite

_SCHEMA = "smooth_l1(Tensor x, Tensor y, float beta) -> Tensor"


def _composite(kernel: Callable[..., Any], key: str = "CompositeImplicitAutograd") -> Callable[[Any], None]:
    def composite(lib):
        lib.define(_SCHEMA)
        lib.impl("smooth_l1", kernel, key)

    return composite


def _pieces(x, y, beta):
    d = (x - y).abs()
    return tt.where(d < beta, 0.5 * d * d / beta, d - 0.5 * beta)


def _by_numbers(x, y, beta):
    def one(d):
        return 0.5 * d * d / beta if abs(d) < beta else abs(d) - 0.5 * beta

    d = x - y
    return tt.tensor([one(v.item()) for v in d.reshape(-1)], dtype=x.dtype).view(d.size())


def _by_branches(x, y, beta):
    d = (x - y).abs()
    if (d < beta).all():
        return 0.5 * d * d / beta
    return d - 0.5 * beta


def _by_kernel(x, y, beta):
    def at_cpu(op, *args):
        return op.redispatch(CPU, *args)

    d = at_cpu(tt.ops.aten.abs.default, at_cpu(tt.ops.aten.sub.Tensor, x, y))
    small = at_cpu(tt.ops.aten.mul.Tensor, d, d) * (0.5 / beta)
    return at_cpu(tt.ops.aten.where.self, d < beta, small, d - 0.5 * beta)


# Probes of 08.composite: 0 values, 1 meta, 2 gradients, 3 another device, 4 the trace.


def _reads_numbers(seen: Seen) -> bool:
    return seen[0][1] is None and "meta" in seen[1][0].message.lower() and _is_math(seen)


def _one_branch(seen: Seen) -> bool:
    """Wrong values, or none at all: a tensor of several elements is not one truth."""
    return seen[0][1] is not None and (not seen[0][0].raised or "ambiguous" in seen[0][0].message)


def _leaves_the_dispatcher(seen: Seen) -> bool:
    return seen[0][1] is None and seen[3][1] is not None and _is_math(seen) and not _reads_numbers(seen)


def _is_math(seen: Seen) -> bool:
    value = seen[4][0].value
    return isinstance(value, list) and value[1] == "math kernel"


def _only_at_cpu(seen: Seen) -> bool:
    value = seen[4][0].value
    return seen[0][1] is None and isinstance(value, list) and value[1] != "math kernel"


COMPOSITE = (
    Misconception("reads_data", "On Meta there is no number to read.", _composite(_by_numbers), _reads_numbers),
    Misconception(
        "branches_on_values", "One branch for all elements: use where.", _composite(_by_branches), _one_branch
    ),
    Misconception(
        "calls_kernel",
        "It skipped the dispatcher: no gradient, no other device.",
        _composite(_by_kernel),
        _leaves_the_dispatcher,
    ),
    Misconception(
        "registers_cpu",
        "Then autograd sees one opaque op without a derivative.",
        _composite(_pieces, "CPU"),
        _only_at_cpu,
    ),
)

# ---- softclip

_NAME = "lessons::softclip"


def _clip(x, limit):
    return limit * tt.tanh(x / limit)


def _setup(ctx, inputs, output):
    ctx.limit = inputs[1]
    ctx.save_for_backward(output)


def _backward(ctx, grad):
    (y,) = ctx.saved_tensors
    return grad * (1 - (y / ctx.limit) ** 2), None


def _softclip(
    kernel: Callable[..., Any] = _clip,
    fake: Callable[..., Any] | None = lambda x, limit: tt.empty_like(x),
    backward: Callable[..., Any] | None = _backward,
) -> Callable[[Any], None]:
    def softclip(lib):
        lib.define("softclip(Tensor x, float limit) -> Tensor")
        lib.impl("softclip", kernel, "CPU")
        if fake is not None:
            tt.library.register_fake(_NAME, fake, lib=lib)
        if backward is not None:
            tt.library.register_autograd(_NAME, backward, setup_context=_setup, lib=lib)

    return softclip


def _alias_when_small(x, limit):
    return x if (x.abs() < 1e-6).all() else _clip(x, limit)


def _computes(x, limit):
    return tt.tensor(limit * tt.tanh(x / limit).numpy(), device="meta")


class _Recorded(tt.autograd.Function):
    @staticmethod
    def forward(ctx, x, limit):
        _setup(ctx, (x, limit), y := _clip(x, limit))
        return y

    backward = staticmethod(_backward)


def _records_itself(x, limit):
    with tt.enable_grad():
        return _Recorded.apply(x, limit)


# Probes of 08.softclip: 0 values, 1 whether it is fresh, 2 meta, 3 gradients, 4 stops.


def _gives_x_back(seen: Seen) -> bool:
    return seen[0][1] is None and seen[1][1] is not None


def _fake_fails(seen: Seen) -> bool:
    missing = "no fake impl" in seen[2][0].message
    return seen[2][1] is not None and not missing and all(seen[k][1] is None for k in (0, 1, 3))


def _counts_wrong(seen: Seen) -> bool:
    return "incorrect number of gradients" in seen[3][0].message


def _hidden_in_the_kernel(seen: Seen) -> bool:
    return seen[0][1] is None and seen[2][1] is not None and seen[4][1] is not None and not _counts_wrong(seen)


SOFTCLIP = (
    Misconception(
        "returns_alias", "The schema promises a fresh tensor.", _softclip(kernel=_alias_when_small), _gives_x_back
    ),
    Misconception(
        "fake_computes", "Meta tensors have no data; shapes only.", _softclip(fake=_computes), _fake_fails
    ),
    Misconception(
        "grad_count",
        "limit needs a None: `returned an incorrect number of gradients (expected 2, got 1)`.",
        _softclip(backward=lambda ctx, grad: _backward(ctx, grad)[0]),
        _counts_wrong,
    ),
    Misconception(
        "cpu_only_autograd",
        "Under no_grad it still records; on Meta it does not exist.",
        _softclip(kernel=_records_itself, fake=None, backward=None),
        _hidden_in_the_kernel,
    ),
)  # fmt: skip
