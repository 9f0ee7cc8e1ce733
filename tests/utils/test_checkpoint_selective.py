"""Selective checkpointing: which calls a policy sees, which run twice, and what goes wrong; all of it is PyTorch's."""

from __future__ import annotations

import functools
import importlib

import pytest


def tools(library):
    """The module of checkpoints, and a mode that lists calls."""
    modes = importlib.import_module(f"{library.__name__}.utils._python_dispatch")

    class Calls(modes.TorchDispatchMode):
        def __init__(self):
            super().__init__()
            self.names = []

        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            self.names.append(str(func))
            return func(*args, **(kwargs or {}))

    return importlib.import_module(f"{library.__name__}.utils.checkpoint"), Calls


def region(x, y):
    return ((x @ y) @ y).sigmoid() * y


def gradients(library, contexts):
    """Names of the products and sigmoids that ran in backward, and both gradients."""
    checkpoint, calls = tools(library)
    library.manual_seed(0)
    x, y = (library.rand(3, 3, requires_grad=True) for _ in range(2))
    out = checkpoint.checkpoint(region, x, y, use_reentrant=False, context_fn=contexts(checkpoint))
    with calls() as seen:
        out.sum().backward()
    names = [n for n in seen.names if n in ("aten.mm.default", "aten.sigmoid.default")]
    return names, x.grad, y.grad


def of_list(library, *ops):
    return lambda checkpoint: functools.partial(checkpoint.create_selective_checkpoint_contexts, list(ops))


def test_what_is_kept_does_not_run_again(library):
    aten = library.ops.aten
    names, *wanted = gradients(library, lambda c: c.noop_context_fn)
    assert names.count("aten.mm.default") == 6 and names.count("aten.sigmoid.default") == 1
    for ops, products, sigmoids in (
        ([aten.mm.default], 4, 1), ([aten.sigmoid.default], 6, 0), ([aten.mm.default, aten.sigmoid.default], 4, 0), ([], 6, 1),
    ):  # fmt: skip
        names, *grads = gradients(library, of_list(library, *ops))
        assert names.count("aten.mm.default") == products and names.count("aten.sigmoid.default") == sigmoids
        assert all(library.equal(a, b) for a, b in zip(grads, wanted, strict=True))


def test_what_a_policy_sees(library):
    checkpoint, _ = tools(library)
    seen = []

    def policy(ctx, op, *args, **kwargs):
        seen.append((str(op), ctx.is_recompute, tuple(ctx.op_output.shape), len(args)))
        return len(seen) % 2 == 1  # a bool is a policy as well

    contexts = functools.partial(checkpoint.create_selective_checkpoint_contexts, policy)
    x = library.ones(2, 3, requires_grad=True)
    checkpoint.checkpoint(lambda x: x.sin().cos().t(), x, use_reentrant=False, context_fn=contexts).sum().backward()
    assert seen == [
        ("aten.sin.default", False, (2, 3), 1), ("aten.cos.default", False, (2, 3), 1), ("aten.t.default", False, (3, 2), 1),
    ]  # fmt: skip
    assert [p.name for p in checkpoint.CheckpointPolicy] == [
        "MUST_SAVE", "PREFER_SAVE", "MUST_RECOMPUTE", "PREFER_RECOMPUTE", "MUST_CPU_OFFLOAD", "PREFER_CPU_OFFLOAD",
    ]  # fmt: skip


def test_what_is_refused(library):
    checkpoint, _ = tools(library)
    make = checkpoint.create_selective_checkpoint_contexts
    with pytest.raises(ValueError, match="Please update the OpOverloadPacket to a specific OpOverload"):
        make([library.ops.aten.mm])
    with pytest.raises(ValueError, match="to be an OpOverload but got: 3 of type <class 'int'>"):
        make([3])
    with pytest.raises(TypeError, match="must be either a function or a list of ops"):
        make(3)


def test_a_kept_result_that_was_written_to(library):
    checkpoint, _ = tools(library)

    def writes(x):
        y = x.exp()
        z = y.sin()
        with library.no_grad():
            y.mul_(2)
        return z

    for allowed in (False, True):
        x = library.ones(2, requires_grad=True)
        contexts = functools.partial(
            checkpoint.create_selective_checkpoint_contexts,
            [library.ops.aten.exp.default],
            allow_cache_entry_mutation=allowed,
        )
        out = checkpoint.checkpoint(writes, x, use_reentrant=False, context_fn=contexts, early_stop=False)
        if allowed:
            continue
        with pytest.raises(RuntimeError, match="Tensor cached during selective activation checkpoint has been mutated"):
            out.sum().backward()


def test_a_second_backward_and_another_second_run(library):
    checkpoint, _ = tools(library)
    contexts = of_list(library, library.ops.aten.exp.default)(checkpoint)
    x = library.ones(2, requires_grad=True)
    out = checkpoint.checkpoint(lambda x: x.exp().sin(), x, use_reentrant=False, context_fn=contexts)
    out.sum().backward(retain_graph=True)
    with pytest.raises(RuntimeError, match="Trying to backward an extra time"):
        out.sum().backward()
    for again, message in (
        (lambda x: x.tan().sin(), "aten.tan.default encountered during backward but not found in storage"),
        (lambda x: x.exp().exp(), "aten.exp.default invocation index 1 encountered during backward"),
    ):
        runs = []

        def region(x, runs=runs, again=again):
            runs.append(1)
            return x.exp().sin() if len(runs) == 1 else again(x)

        out = checkpoint.checkpoint(region, x, use_reentrant=False, context_fn=contexts)
        with pytest.raises(RuntimeError, match=message):
            out.sum().backward()
