"""Programs about to(), double(), type(), to_empty() and _apply."""

from __future__ import annotations

from .helpers import attempt, fill, text


def _net(m):
    net = m.nn.Sequential(m.nn.Linear(2, 2), m.nn.Linear(2, 1))
    net.register_buffer("count", m.zeros(1, dtype=m.int64))
    net.register_buffer("mean", m.zeros(1))
    net.register_buffer("none", None)
    return fill(m, net)


def _dtypes(net):
    return [str(t.dtype).split(".")[-1] for t in (*net.parameters(), *net.buffers())]


def to_a_dtype(m):
    log = []
    for dtype in (m.float64, m.float16, m.bfloat16, m.float32):
        net = _net(m)
        before = [id(p) for p in net.parameters()]
        log.append([net.to(dtype) is net, _dtypes(net), before == [id(p) for p in net.parameters()]])
    for name in ("double", "half", "bfloat16", "float"):
        net = _net(m)
        getattr(net, name)()
        log.append(_dtypes(net))
    log.append(_dtypes(_net(m).type(m.float64)))
    log += [_dtypes(_net(m).type("torch.DoubleTensor")), _dtypes(_net(m).to(m.zeros(1, dtype=m.float64)))]
    return log


def bad_targets(m):
    targets = [(m.int64,), (m.bool,), ("gpu",), ("cpu", 2.0), (), (None,), (m.float32, True, True), ("cpu", m.int32)]
    log = [attempt(lambda t=t: text(_net(m).to(*t))) for t in targets]
    log.append(attempt(lambda: _net(m).to(dtype=m.int8)))
    log.append(attempt(lambda: _dtypes(_net(m).to(device="cpu", dtype=m.float64, non_blocking=True))))
    log.append(attempt(lambda: _net(m).to(foo=3)))
    log.append(attempt(lambda: _net(m).to(tensor=m.zeros(1, dtype=m.int64))))
    return log


def gradients_move_along(m):
    net = _net(m)
    net(m.ones(1, 2)).sum().backward()
    grad = net[0].weight.grad
    net.double()
    log = [_dtypes(net), [str(p.grad.dtype).split(".")[-1] for p in net.parameters()], grad is net[0].weight.grad]
    net.zero_grad()
    net(m.ones(1, 2, dtype=m.float64)).sum().backward()
    return [*log, [p.grad for p in net.parameters()]]


def memory_formats(m):
    class Weights(m.nn.Module):
        def __init__(self):
            super().__init__()
            self.four = m.nn.Parameter(m.zeros(2, 3, 4, 5))
            self.five = m.nn.Parameter(m.zeros(2, 3, 4, 5, 6))
            self.two = m.nn.Parameter(m.zeros(2, 3))

    log = []
    for memory_format in (m.channels_last, m.channels_last_3d, m.contiguous_format, m.preserve_format):
        module = Weights()
        log.append(attempt(lambda module=module, f=memory_format: module.to(memory_format=f) is module))
        log.append([list(p.stride()) for p in module.parameters()])
    return log


def to_meta_and_back(m):
    net = _net(m)
    parameters = list(net.parameters())
    net.to("meta")
    log = [[str(p.device) for p in net.parameters()], parameters[0] is net[0].weight, parameters[0].device.type]
    log.append(attempt(lambda: net.to("cpu")))
    log.append(attempt(lambda: net.cpu()))
    net.to_empty(device="cpu")
    log.append([[str(p.device), list(p.shape), p.requires_grad] for p in net.parameters()])
    log.append([str(b.device) for b in net.buffers()])
    outer = m.nn.Sequential(m.nn.Linear(1, 1, device="meta"))
    log.append(str(outer.to_empty(device="cpu", recurse=False)[0].weight.device))
    log.append(attempt(lambda: m.nn.Linear(1, 1).to_empty("cpu")))
    log.append(attempt(lambda: m.nn.Linear(2, 1, device="meta")(m.ones(1, 2, device="meta")).shape[0]))
    return log


def gradients_to_meta(m):
    net = fill(m, m.nn.Linear(2, 1))
    net(m.ones(1, 2)).sum().backward()
    net.to("meta")
    return [
        str(net.weight.device),
        str(net.weight.grad.device),
        net.weight.requires_grad,
        net.weight.grad.requires_grad,
    ]


def no_gpu(m):
    return [attempt(lambda: m.nn.Linear(1, 1).cuda()), attempt(lambda: m.nn.Linear(1, 1).to("cuda"))]


def new_parameters_by_request(m):
    log = []
    m.__future__.set_overwrite_module_params_on_conversion(True)
    try:
        net = _net(m)
        before = net[0].weight
        net.double()
        log += [before is net[0].weight, str(before.dtype).split(".")[-1], type(net[0].weight).__name__]
    finally:
        m.__future__.set_overwrite_module_params_on_conversion(False)
    return [*log, m.__future__.get_overwrite_module_params_on_conversion()]


def swapped_parameters_by_request(m):
    log = []
    m.__future__.set_swap_module_params_on_conversion(True)
    try:
        net = _net(m)
        net.to("meta")
        before = net[0].weight
        net.to_empty(device="cpu")
        log += [before is net[0].weight, str(net[0].weight.device), type(before).__name__, before.requires_grad]
        net[0].weight.grad = m.ones(2, 2)
        net[0].half()
        log += [_dtypes(net), str(net[0].weight.grad.dtype).split(".")[-1], before is net[0].weight]
    finally:
        m.__future__.set_swap_module_params_on_conversion(False)
    return log


def swap_tensors(m):
    import weakref

    a, b = m.ones(2), m.nn.Parameter(m.zeros(3, dtype=m.float64))
    a.mark = "a"
    m.utils.swap_tensors(a, b)
    log = [a, type(a).__name__, b, type(b).__name__, hasattr(a, "mark"), b.mark, a.requires_grad, b.requires_grad]
    reference = weakref.ref(a)
    log.append(attempt(lambda: m.utils.swap_tensors(a, b)))
    log.append(attempt(lambda: m.utils.swap_tensors(b, a)))
    return [*log, reference() is a]


def setting_data_of_another_kind(m):
    p = m.nn.Parameter(m.ones(2))
    return [
        attempt(lambda: setattr(p, "data", m.ones(3, dtype=m.float64))),
        [str(p.dtype).split(".")[-1], list(p.shape)],
        attempt(lambda: setattr(p, "data", m.ones(2, device="meta"))),
        str(p.device),
    ]
