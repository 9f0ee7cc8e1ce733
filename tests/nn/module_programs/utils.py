"""Programs about torch.nn.utils."""

from __future__ import annotations

import copy

from .helpers import attempt, fill, text, warned


def _with_grads(m, *values):
    parameters = []
    for value in values:
        p = m.nn.Parameter(m.zeros(len(value)))
        p.grad = m.tensor(value)
        parameters.append(p)
    return [*parameters, m.nn.Parameter(m.ones(1))]


def clip_grad_norm(m):
    clip = m.nn.utils.clip_grad_norm_
    log = []
    for norm_type in (2, 1, 0.5, 3.0, float("inf"), "inf", 0, -1, "x"):
        for max_norm in (1.0, 100):
            parameters = _with_grads(m, [3.0, -4.0], [12.0])

            def run(parameters=parameters, max_norm=max_norm, norm_type=norm_type):
                return [clip(parameters, max_norm, norm_type), [p.grad for p in parameters]]

            log.append(attempt(run))
    for values in (([float("inf")],), ([float("nan"), 1.0],)):
        for error in (True, False):
            parameters = _with_grads(m, *values)
            log.append(
                [
                    attempt(lambda p=parameters, e=error: text(clip(p, 1.0, error_if_nonfinite=e))),
                    text(parameters[0].grad),
                ]
            )
    log.append(attempt(lambda: clip([], 1.0)))
    log.append(warned(lambda: clip(iter([]), 1.0)))
    log.append(warned(lambda: clip((p for p in []), 1.0)))
    one = _with_grads(m, [3.0, 4.0])[0]
    log += [
        clip(one, 1.0),
        one.grad,
        clip((p for p in [one]), 0.5, foreach=True),
        one.grad,
        clip([one], 0.1, foreach=False),
    ]
    log.append(warned(lambda: m.nn.utils.clip_grad_norm([one], 1.0)))
    doubles = m.nn.Parameter(m.zeros(1, dtype=m.float64))
    doubles.grad = m.ones(1, dtype=m.float64) * 5
    log.append([str(clip([one, doubles], 1.0).dtype).split(".")[-1], one.grad, doubles.grad])
    return log


def parts_of_clipping(m):
    utils = m.nn.utils
    log = []
    tensors = [m.tensor([3.0, 4.0]), m.tensor([[12.0]])]
    log += [
        utils.get_total_norm(tensors),
        utils.get_total_norm(tensors[0], 1.0),
        utils.get_total_norm([]),
        utils.get_total_norm(iter(tensors)),
    ]
    log.append(attempt(lambda: utils.get_total_norm([m.tensor([float("nan")])], error_if_nonfinite=True)))
    log.append(attempt(lambda: utils.get_total_norm([m.ones(1, device="meta")], foreach=True).device.type))
    parameters = _with_grads(m, [3.0, -4.0])
    log += [utils.clip_grads_with_norm_(parameters, 1.0, m.tensor(10.0)), parameters[0].grad]
    for value, foreach in ((2.0, None), (1, True), ("0.5", False), (-1, None)):
        parameters = _with_grads(m, [3.0, -4.0, 0.25])
        log.append(
            [attempt(lambda p=parameters, v=value, f=foreach: utils.clip_grad_value_(p, v, f)), parameters[0].grad]
        )
    one = _with_grads(m, [3.0, 4.0])[0]
    return [*log, utils.clip_grad_value_(one, 1.0), one.grad]


def vectors(m):
    utils = m.nn.utils
    net = fill(m, m.nn.Linear(2, 2))
    vector = utils.parameters_to_vector(net.parameters())
    log = [vector, vector.requires_grad, vector.grad_fn.name()]
    new = m.arange(6.0)
    log += [utils.vector_to_parameters(new, net.parameters()), net.weight, net.bias]
    new.add_(1)
    log.append(net.weight)
    log.append(attempt(lambda: utils.vector_to_parameters([1.0], net.parameters())))
    log.append(attempt(lambda: utils.vector_to_parameters(m.ones(3), net.parameters())))
    log.append(attempt(lambda: utils.vector_to_parameters(m.ones(9), net.parameters())))
    log.append(attempt(lambda: utils.parameters_to_vector([])))
    log.append(attempt(lambda: utils.parameters_to_vector([m.ones(2, 3).t()])))
    return log


def weight_norm(m):
    utils = m.nn.utils
    log = []
    for dim in (0, 1, None, -1):

        def run(dim=dim):
            net = fill(m, m.nn.Linear(3, 2).double())
            before = net.weight.detach().clone()
            result = utils.weight_norm(net, dim=dim)
            keys = list(net.state_dict())
            y = net(m.ones(1, 3, dtype=m.float64))
            y.sum().backward()
            of_v = (net.weight_v.grad * 1e6).round() / 1e6 + 0.0
            return [
                result is net, keys, y, net.weight_g, net.weight_g.grad, of_v, type(net.weight).__name__,
                net.weight.grad_fn.name(), bool(m.allclose(net.weight, before)), [n for n, _ in net.named_parameters()],
            ]  # fmt: skip

        log.append(attempt(run))
    net = utils.weight_norm(fill(m, m.nn.Linear(3, 2)))
    with m.no_grad():
        net.weight_g.mul_(2)
    net(m.ones(3))
    log.append(net.weight)
    log.append(attempt(lambda: utils.weight_norm(net)))
    log.append(attempt(lambda: text(utils.weight_norm(net, "bias"))))
    log.append([utils.remove_weight_norm(net) is net, list(net.state_dict()), net.weight, type(net.weight).__name__])
    log.append(attempt(lambda: utils.remove_weight_norm(net)))
    log.append(attempt(lambda: utils.weight_norm(m.nn.Linear(1, 1), "missing")))
    log.append(warned(lambda: text(utils.weight_norm(m.nn.Linear(1, 1)))))
    log.append(attempt(lambda: copy.deepcopy(utils.weight_norm(m.nn.Linear(1, 1)))))
    conv = utils.weight_norm(fill(m, m.nn.Conv1d(2, 3, 2)))
    log += [
        list(conv.weight_g.shape),
        conv(m.ones(1, 2, 3)),
        list(utils.weight_norm(m.nn.ConvTranspose2d(2, 3, 2), dim=1).weight_g.shape),
    ]
    log += [m._weight_norm(m.ones(2, 3, 2), m.ones(1, 3, 1), 1), m.norm_except_dim(m.ones(2, 3), 2, 0)]
    return log


def spectral_norm(m):
    utils = m.nn.utils
    log = []
    net = fill(m, m.nn.Linear(3, 2))
    weight = net.weight.detach().clone()
    result = utils.spectral_norm(net, n_power_iterations=30)
    log += [
        result is net,
        list(net.state_dict()),
        [n for n, _ in net.named_parameters()],
        [list(b.shape) for b in net.buffers()],
    ]
    log += [type(net.weight).__name__, bool((net.weight == weight).all()), dict(net.state_dict()._metadata[""])]
    y = net(m.ones(1, 3))
    log += [
        y,
        bool(m.allclose(net.weight, weight / m.linalg.matrix_norm(weight, 2), atol=1e-5)),
        net.weight.grad_fn.name(),
    ]
    y.sum().backward()
    log.append(net.weight_orig.grad)
    net.eval()
    u = net.weight_u.clone()
    net(m.ones(1, 3))
    log.append(bool((u == net.weight_u).all()))
    log.append(attempt(lambda: utils.spectral_norm(net)))
    other = utils.spectral_norm(m.nn.Linear(3, 2))
    log.append([text(other.load_state_dict(net.state_dict())), bool((other.weight_u == net.weight_u).all())])
    old = {k: v for k, v in net.state_dict().items() if k != "weight_v"}
    old["weight"] = net.weight.detach()
    log.append([text(other.load_state_dict(old)), bool(m.allclose(other(m.ones(1, 3)), net(m.ones(1, 3)), atol=1e-4))])
    log.append(attempt(lambda: other.load_state_dict({"weight_orig": weight})))
    log.append([utils.remove_spectral_norm(net) is net, list(net.state_dict()), type(net.weight).__name__])
    log.append(attempt(lambda: utils.remove_spectral_norm(net)))
    log.append(attempt(lambda: text(net.load_state_dict(net.state_dict()))))
    log.append(attempt(lambda: utils.spectral_norm(m.nn.Linear(1, 1), n_power_iterations=0)))
    log.append(attempt(lambda: utils.spectral_norm(m.nn.Linear(1, 1, bias=False), "bias")))
    log.append(attempt(lambda: utils.spectral_norm(m.nn.Linear(1, 1), "missing")))
    log.append(list(utils.spectral_norm(m.nn.ConvTranspose1d(2, 3, 2)).weight_u.shape))
    log.append(list(utils.spectral_norm(m.nn.Conv2d(2, 3, 2)).weight_v.shape))
    return log


def skip_init(m):
    skip = m.nn.utils.skip_init
    linear = skip(m.nn.Linear, 2, 3, dtype=m.float64)
    log = [
        text(linear),
        str(linear.weight.device),
        str(linear.weight.dtype).split(".")[-1],
        linear.weight.requires_grad,
    ]
    log.append(str(skip(m.nn.Linear, 2, 3, device="meta").weight.device))
    return [*log, attempt(lambda: skip(m.nn.ReLU)), attempt(lambda: skip(int)), attempt(lambda: skip(3))]


def fusing(m):
    utils = m.nn.utils
    log = []
    for make, shape, transpose in (
        (lambda: m.nn.Conv2d(2, 3, 2), (1, 2, 3, 3), False),
        (lambda: m.nn.Conv1d(2, 3, 2, bias=False), (1, 2, 4), False),
        (lambda: m.nn.ConvTranspose1d(2, 3, 2), (1, 2, 3), True),
    ):
        conv = fill(m, make()).eval()
        norm = {4: m.nn.BatchNorm2d, 3: m.nn.BatchNorm1d}[len(shape)](3).eval()
        norm.running_mean.copy_(m.tensor([0.5, -1.0, 2.0]))
        norm.running_var.copy_(m.tensor([1.0, 4.0, 0.25]))
        x = m.arange(18.0)[: m.ones(shape).numel()].reshape(shape) / 10
        fused = utils.fuse_conv_bn_eval(conv, norm, transpose)
        log += [
            fused(x),
            bool(m.allclose(fused(x), norm(conv(x)), atol=1e-5)),
            type(fused.weight).__name__,
            fused is conv,
        ]
    linear, norm = fill(m, m.nn.Linear(2, 3)).eval(), m.nn.BatchNorm1d(3).eval()
    norm.running_mean.fill_(0.5)
    fused = utils.fuse_linear_bn_eval(linear, norm)
    log += [bool(m.allclose(fused(m.ones(1, 2)), norm(linear(m.ones(1, 2))))), fused.bias]
    log.append(attempt(lambda: utils.fuse_linear_bn_eval(linear.train(), norm)))
    log.append(attempt(lambda: utils.fuse_linear_bn_eval(linear.eval(), m.nn.BatchNorm1d(2).eval())))
    log.append(
        attempt(lambda: utils.fuse_linear_bn_eval(linear, m.nn.BatchNorm1d(3, track_running_stats=False).eval()))
    )
    return log


def memory_format_of_convolutions(m):
    net = m.nn.Sequential(m.nn.Conv2d(3, 4, 2), m.nn.Linear(1, 1), m.nn.Conv3d(2, 4, 2), m.nn.ConvTranspose2d(3, 4, 2))
    values = [p.detach().clone() for p in net.parameters()]
    log = [m.nn.utils.convert_conv2d_weight_memory_format(net, m.channels_last) is net]
    log.append([list(p.stride()) for p in net.parameters()])
    log.append(m.nn.utils.convert_conv3d_weight_memory_format(net, m.channels_last_3d) is net)
    log.append([list(p.stride()) for p in net.parameters()])
    return [*log, all(bool((a == b).all()) for a, b in zip(values, net.parameters(), strict=True))]


def functional_calls(m):
    net = fill(m, m.nn.Sequential(m.nn.Linear(2, 2), m.nn.BatchNorm1d(2))).double()
    net[1].eps = 1.0
    net[1].tied = net[0].bias
    x = m.tensor([[1.0, 2.0], [3.0, 5.0]], dtype=m.float64)
    zeros = {"0.weight": m.zeros(2, 2, dtype=m.float64), "0.bias": m.ones(2, dtype=m.float64)}
    call = m.func.functional_call
    log = [call(net, zeros, (x,)), net[0].weight, net(x).sum().requires_grad]
    log.append(attempt(lambda: call(net, {"missing": m.ones(1)}, (x,))))
    log.append(attempt(lambda: call(net, {"0.weight": 3}, (x,))))
    log.append(attempt(lambda: call(net, zeros, (x,), strict=True)))
    log.append(attempt(lambda: call(net, {"0.bias": m.ones(2), "1.tied": m.zeros(2)}, (x,))))
    state = {k: v.clone() for k, v in net.state_dict().items() if k != "1.tied"}
    call(net, state, (x,))
    log += [state["1.num_batches_tracked"], net[1].num_batches_tracked, state["1.running_mean"]]
    grads = m.func.grad(lambda p: (call(net.eval(), p, (x,)) ** 2).sum())({"0.weight": net[0].weight.detach()})
    log.append(grads["0.weight"])
    log.append(warned(lambda: m.nn.utils.stateless.functional_call(net, zeros, (x,))))
    models = [fill(m, m.nn.Linear(2, 1).double()) for _ in range(3)]
    parameters, buffers = m.func.stack_module_state(models)
    base = copy.deepcopy(models[0]).to("meta")
    log.append(m.vmap(lambda p, b, x: call(base, (p, b), (x,)), in_dims=(0, 0, None))(parameters, buffers, x))
    return log
