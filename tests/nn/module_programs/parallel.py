"""Programs about torch.nn.parallel, SyncBatchNorm and torch.nn.grad, on a machine without another device than the CPU."""

from __future__ import annotations

import importlib

from .helpers import attempt, fill, text


def data_parallel(m):
    parallel = m.nn.parallel
    inner = fill(m, m.nn.Linear(2, 2))
    net = m.nn.DataParallel(inner, device_ids=[0], dim=1)
    x = m.ones(3, 2, requires_grad=True)
    log = [text(net), list(net.state_dict()), net.device_ids, net.module is inner, hasattr(net, "dim"), net(x)]
    net(x).sum().backward()
    log += [x.grad, inner.weight.grad, m.nn.DataParallel is parallel.DataParallel]
    log.append(attempt(lambda: parallel.data_parallel(inner, x)))
    log.append(attempt(lambda: parallel.gather([x, x], 0)))
    log.append(attempt(lambda: parallel.replicate(inner, [0])))
    log.append(attempt(lambda: parallel.replicate(inner, [])))
    log.append(attempt(lambda: parallel.DistributedDataParallel(inner)))
    scatter_kwargs = importlib.import_module(f"{m.__name__}.nn.parallel.scatter_gather").scatter_kwargs
    log.append(attempt(lambda: scatter_kwargs((1, "a"), {"b": [2]}, [0, 1])))
    return log


def sync_batch_norm(m):
    log = []
    for options in ({}, {"affine": False}, {"momentum": None}, {"track_running_stats": False}, {"bias": False}):
        layer = m.nn.SyncBatchNorm(2, **options)
        x = (m.arange(12.0).reshape(3, 2, 2) ** 2).requires_grad_()
        log += [text(layer), layer(x), layer(x * 2), layer.running_mean, layer.running_var, layer.eval()(x)]
        layer.eval()
        (layer(x) ** 3).sum().backward()
        # Of batch statistics the gradient is a difference of large numbers.
        log += [
            x.grad if layer.running_mean is not None else x.grad.shape,
            list(layer.state_dict()),
            layer.process_group,
        ]
    log += [attempt(lambda: m.nn.SyncBatchNorm(2)(m.ones(2))), attempt(lambda: m.nn.SyncBatchNorm(2)(m.ones(2, 0)))]
    net = m.nn.Sequential(
        m.nn.BatchNorm2d(2), m.nn.Sequential(m.nn.BatchNorm1d(2, affine=False, momentum=None)), m.nn.ReLU()
    )
    first, weight = net[0].eval(), net[0].weight
    made = m.nn.SyncBatchNorm.convert_sync_batchnorm(net)
    log += [text(made), made is net, made[0].weight is weight, made[0].training, made[1][0].training]
    alone = m.nn.SyncBatchNorm.convert_sync_batchnorm(first, 3)
    return [*log, type(alone).__name__, alone.process_group, alone is first]


def gradients_of_convolutions(m):
    grad = m.nn.grad
    log = []
    for n in (1, 2, 3):
        x = m.arange(float(2 * 4 * 4**n)).reshape(2, 4, *[4] * n).requires_grad_()
        w = m.arange(float(4 * 2 * 2**n)).reshape(4, 2, *[2] * n).requires_grad_()
        for how in ((1, 0, 1, 2), (2, 1, 1, 2)):
            y = getattr(m.nn.functional, f"conv{n}d")(x, w, None, *how)
            g = m.ones_like(y)
            wanted = m.autograd.grad(y, (x, w), g)
            got = (
                getattr(grad, f"conv{n}d_input")(x.shape, w, g, *how),
                getattr(grad, f"conv{n}d_weight")(x, w.shape, g, *how),
            )
            log += [m.equal(got[0], wanted[0]), m.equal(got[1], wanted[1]), got[0].sum(), got[1].sum()]
    return log
