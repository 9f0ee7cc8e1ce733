"""utils.checkpoint over modules: parameters, buffers, hooks, dropout, train and eval, and the bytes that are kept."""

from __future__ import annotations

import warnings

import pytest

import tinytensor as tt
from tinytensor.introspect import saved_bytes
from tinytensor.utils.checkpoint import checkpoint, checkpoint_sequential


def caught(call):
    try:
        return call()
    except Exception as error:
        return type(error).__name__, str(error)


def fill(m, module, scale=0.3):
    """Parameters that any library can make, in double precision: the same in both libraries to five digits."""
    module.double()
    for i, p in enumerate(module.parameters()):
        with m.no_grad():
            p.copy_((m.arange(p.numel(), dtype=m.float64) * 0.7 + i).sin().reshape(p.shape) * scale)
    return module


def blocks(m, n=4, width=3):
    parts = [part for _ in range(n) for part in (m.nn.Linear(width, width), m.nn.Tanh())]
    return fill(m, m.nn.Sequential(*parts))


def grads(module):
    return [None if p.grad is None else p.grad.tolist() for p in module.parameters()]


@pytest.mark.parametrize("use_reentrant", [False, True])
@pytest.mark.parametrize("segments", [1, 2, 3, 8])
def test_sequential_of_modules(same, use_reentrant, segments):
    def f(m):
        net, plain = blocks(m), blocks(m)
        runs = []
        for name, part in net.named_children():
            part.register_forward_hook(lambda module, args, out, name=name: runs.append((name, m.is_grad_enabled())))
        x = m.tensor([[0.1, -0.2, 0.3]], requires_grad=True, dtype=m.float64)
        y = m.utils.checkpoint.checkpoint_sequential(net, segments, x, use_reentrant=use_reentrant)
        y.sum().backward()
        plain(x).sum().backward()
        equal = all(m.allclose(a.grad, b.grad) for a, b in zip(net.parameters(), plain.parameters(), strict=True))
        return [y, x.grad, grads(net), [list(run) for run in runs], equal]

    assert same(f)[-1] is True


def test_more_segments_than_modules(same):
    def f(m):
        x = m.ones(1, 3, requires_grad=True, dtype=m.float64)
        return m.utils.checkpoint.checkpoint_sequential(blocks(m, 1), 3, x, use_reentrant=False)

    same(f)


@pytest.mark.parametrize("use_reentrant", [False, True])
def test_parameters_train_and_frozen_ones_do_not(same, use_reentrant):
    def f(m):
        net = blocks(m, 2)
        net[0].weight.requires_grad_(False)
        x = m.ones(1, 3, dtype=m.float64)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            y = m.utils.checkpoint.checkpoint(net, x, use_reentrant=use_reentrant)
        told = caught(lambda: y.sum().backward())
        return [y.requires_grad, told, grads(net)]

    same(f)


@pytest.mark.parametrize("use_reentrant", [False, True])
def test_buffers_are_written_in_both_runs(same, use_reentrant):
    """As PyTorch's documentation warns: running statistics take two steps."""

    def f(m):
        net = fill(m, m.nn.Sequential(m.nn.Linear(2, 2), m.nn.BatchNorm1d(2), m.nn.Tanh(), m.nn.Linear(2, 1)))
        x = m.tensor([[1.0, 2.0], [3.0, -1.0], [0.5, 0.0]], requires_grad=True, dtype=m.float64)
        m.utils.checkpoint.checkpoint(net, x, use_reentrant=use_reentrant).sum().backward()
        return [net[1].num_batches_tracked, net[1].running_mean, x.grad]

    assert same(f)[0] == 2


@pytest.mark.parametrize("use_reentrant", [False, True])
def test_dropout_drops_the_same_again(use_reentrant):
    net = tt.nn.Sequential(fill(tt, tt.nn.Linear(20, 20)), tt.nn.Dropout(0.5), tt.nn.Tanh())
    x = tt.ones(4, 20, requires_grad=True, dtype=tt.float64)
    results = []
    for use in (lambda a: net(a), lambda a: checkpoint(net, a, use_reentrant=use_reentrant)):
        tt.manual_seed(5)
        net.zero_grad()
        x.grad = None
        y = use(x)
        y.sum().backward()
        results.append((y.tolist(), x.grad.tolist(), grads(net), tt.rand(()).item()))
    assert results[0] == results[1] and 0.0 in results[0][0][0]
    masks = []
    net[1].register_forward_hook(lambda module, args, out: masks.append((out == 0).tolist()))
    checkpoint(net, x, use_reentrant=use_reentrant, preserve_rng_state=False).sum().backward()
    assert masks[0] != masks[1], "without the state of the first run others are dropped"


@pytest.mark.parametrize("options", [{}, {"determinism_check": "none"}, {"early_stop": False}])
def test_a_module_that_was_switched_meanwhile(same, options):
    def f(m):
        net = m.nn.Sequential(fill(m, m.nn.Linear(3, 3)), m.nn.Dropout(0.5), m.nn.Tanh(), m.nn.Tanh())
        y = m.utils.checkpoint.checkpoint(
            net, m.ones(2, 3, requires_grad=True, dtype=m.float64), use_reentrant=False, **options
        )
        net.eval()
        y.sum().backward()
        return "no error"

    assert "CheckpointError" in same(f)


def test_weights_written_meanwhile_are_noticed_or_used(same):
    """The recomputation runs with the weights of then, as in PyTorch: a checkpoint is not a copy."""

    def f(m):
        net = blocks(m, 1)
        x = m.ones(1, 3, requires_grad=True, dtype=m.float64)
        y = m.utils.checkpoint.checkpoint(net, x, use_reentrant=False)
        with m.no_grad():
            net[0].weight.mul_(2)
        y.sum().backward()
        return [y, x.grad, grads(net)]

    same(f)


def test_a_model_of_checkpoints_trains_as_the_plain_one(same):
    """Three steps of SGD by hand, checkpoints inside of a module, in both ways."""

    def f(m):
        class Net(m.nn.Module):
            def __init__(self, way):
                super().__init__()
                self.layers = m.nn.ModuleList([blocks(m, 1) for _ in range(3)])
                self.way = way

            def forward(self, x):
                for layer in self.layers:
                    x = (
                        layer(x)
                        if self.way is None
                        else m.utils.checkpoint.checkpoint(layer, x, use_reentrant=self.way)
                    )
                return x

        losses = []
        for way in (None, False, True):
            net = Net(way)
            x = m.tensor([[0.5, -1.0, 0.25], [0.0, 1.0, 2.0]], requires_grad=True, dtype=m.float64)
            for _ in range(3):
                net.zero_grad()
                loss = (net(x) - 0.5).square().mean()
                loss.backward()
                with m.no_grad():
                    for p in net.parameters():
                        p.sub_(p.grad)
                losses.append(loss.item())
        return losses

    losses = same(f)
    assert losses[:3] == losses[3:6] == losses[6:] and losses[2] < losses[0]


class HeavyBlock(tt.nn.Module):
    """The block of the notebook's last exercise."""

    def __init__(self, dim):
        super().__init__()
        self.linear = tt.nn.Linear(dim, dim)

    def forward(self, x):
        return tt.relu(self.linear(x))


def measured(use, dim=512, layers=8, rows=32, requires_grad=True):
    """(bytes kept after forward, most bytes at any time) of a pass."""
    net = tt.nn.ModuleList([HeavyBlock(dim) for _ in range(layers)])
    x = tt.randn(rows, dim, requires_grad=requires_grad)
    with saved_bytes(ignore=list(net.parameters())) as count:
        y = use(net, x)
        after = count.nbytes
        y.sum().backward()
    assert count.nbytes == 0 and all(p.grad is not None for p in net.parameters())
    return after, count.peak


def plainly(net, x):
    for layer in net:
        x = layer(x)
    return x


def test_bytes_of_the_notebooks_blocks():
    """32 x 512 floats are 64 KiB. Eight blocks keep their inputs and the last output; checkpoints of each keep no less but
    that output; four checkpoints of two blocks keep four inputs, and two blocks' worth while one is computed again.
    """
    unit = 32 * 512 * 4
    assert measured(plainly) == (9 * unit, 9 * unit)
    for way in (False, True):

        def each(net, x, way=way):
            for layer in net:
                x = checkpoint(layer, x, use_reentrant=way)
            return x

        assert measured(each) == (8 * unit, 9 * unit)

    def by_pairs(net, x):
        return checkpoint_sequential(tt.nn.Sequential(*net), 4, x, use_reentrant=False)

    after, peak = measured(by_pairs)
    assert after == 3 * unit + 3 * unit, "three inputs, and the last two blocks, which are not checkpointed"
    assert peak == 6 * unit
