"""Programs about nn.init: what does not depend on chance, what is drawn in which order, and errors."""

from __future__ import annotations

from .helpers import attempt, warned


def gains(m):
    gain = m.nn.init.calculate_gain
    names = (
        "linear", "conv1d", "conv2d", "conv3d", "conv_transpose1d", "conv_transpose2d", "conv_transpose3d", "sigmoid",
        "tanh", "relu", "leaky_relu", "selu", "gelu", "", None,
    )  # fmt: skip
    log = [attempt(lambda name=name: gain(name)) for name in names]
    return log + [attempt(lambda p=p: gain("leaky_relu", p)) for p in (0, 0.2, 1, True, "x", None, -1.5)]


def fans(m):
    fans = m.nn.init._calculate_fan_in_and_fan_out
    shapes = ((3,), (), (2, 3), (2, 3, 4), (2, 3, 4, 5), (2, 0))
    log = [attempt(lambda shape=shape: fans(m.zeros(shape))) for shape in shapes]
    correct = m.nn.init._calculate_correct_fan
    return log + [attempt(lambda mode=mode: correct(m.zeros(2, 3), mode)) for mode in ("fan_in", "FAN_OUT", "x", 3)]


def exact_values(m):
    init = m.nn.init
    log = []
    for shape in ((2, 3), (3, 2), (4,), (2, 2, 2)):
        log.append(attempt(lambda shape=shape: init.eye_(m.full(shape, 7.0))))
    log += [init.ones_(m.zeros(2)), init.zeros_(m.ones(2)), init.constant_(m.zeros(2), 2.5)]
    for shape, groups in (
        ((2, 2, 3), 1),
        ((4, 2, 3), 2),
        ((4, 1, 3, 3), 2),
        ((2, 3, 1, 2, 3), 1),
        ((3, 2, 2), 2),
        ((2, 2), 1),
    ):
        log.append(attempt(lambda shape=shape, groups=groups: init.dirac_(m.full(shape, 7.0), groups)))
    return log


def result_is_the_tensor(m):
    init = m.nn.init
    log = []
    for name in sorted(init.__all__):
        function = getattr(init, name)
        if not name.endswith("_"):
            continue
        p = m.nn.Parameter(m.empty(4, 4, 3) if name == "dirac_" else m.empty(4, 4))
        extra = {"constant_": (1.0,), "sparse_": (0.5,)}.get(name, ())
        result = function(p, *extra)
        log.append([name, result is p, p.requires_grad, p.grad_fn is None, p._version > 0])
    return [*log, sorted(init.__all__)]


def errors(m):
    init = m.nn.init
    log = []
    for name in (
        "xavier_uniform_",
        "xavier_normal_",
        "kaiming_uniform_",
        "kaiming_normal_",
        "orthogonal_",
        "eye_",
        "dirac_",
    ):
        for shape in ((), (3,), (0, 3), (2, 0)):
            if name.startswith(("xavier", "orthogonal", "dirac", "eye")) and 0 in shape:
                continue
            log.append([name, list(shape), warned(lambda n=name, s=shape: list(getattr(init, n)(m.zeros(s)).shape))])
    log.append(attempt(lambda: init.sparse_(m.zeros(3), 0.5)))
    log.append(attempt(lambda: init.kaiming_uniform_(m.zeros(2, 2), mode="fan")))
    log.append(attempt(lambda: init.kaiming_normal_(m.zeros(2, 2), nonlinearity="gelu")))
    log.append(attempt(lambda: init.uniform_(m.zeros(2), 1.0, 0.0)))
    log.append(attempt(lambda: init.normal_(m.zeros(2), 0.0, -1.0)))
    log.append(warned(lambda: list(init.trunc_normal_(m.zeros(3), 10.0, 1.0, -1.0, 1.0).shape)))
    log.append(attempt(lambda: init.orthogonal_(m.zeros(0, 3)).shape[0]))
    return log


def old_names(m):
    init = m.nn.init
    log = []
    for name in (
        "uniform",
        "normal",
        "xavier_uniform",
        "xavier_normal",
        "kaiming_uniform",
        "kaiming_normal",
        "orthogonal",
    ):
        log.append(
            [getattr(init, name).__name__, warned(lambda name=name: list(getattr(init, name)(m.zeros(2, 2)).shape))]
        )
    log += [warned(lambda: init.constant(m.zeros(2), 3.0)), warned(lambda: init.eye(m.zeros(2, 2)))]
    return [
        *log,
        warned(lambda: init.dirac(m.zeros(2, 2, 1))),
        warned(lambda: list(init.sparse(m.zeros(2, 2), 0.5).shape)),
    ]


def on_meta(m):
    init = m.nn.init
    log = []
    for name in (
        "uniform_",
        "normal_",
        "trunc_normal_",
        "ones_",
        "zeros_",
        "orthogonal_",
        "xavier_normal_",
        "kaiming_uniform_",
    ):
        t = m.empty(2, 2, device="meta")
        log.append([name, getattr(init, name)(t) is t])
    t = m.empty(2, 2, 2, device="meta")
    return [*log, init.dirac_(t) is t, init.sparse_(t[0], 0.5).device.type]


def structure(m):
    """What is true whatever is drawn."""
    init = m.nn.init
    m.manual_seed(3)
    log = []
    for shape in ((3, 5), (5, 3), (2, 3, 2)):
        w = init.orthogonal_(m.empty(shape, dtype=m.float64), gain=2).reshape(shape[0], -1)
        product = w @ w.t() if w.shape[0] <= w.shape[1] else w.t() @ w
        log.append(bool(m.allclose(product, 4 * m.eye(product.shape[0], dtype=m.float64))))
    w = init.sparse_(m.empty(10, 4), 0.35, std=1.0)
    log.append((w == 0).sum(0).tolist())
    for mean, a, b in ((0.0, -2.0, 2.0), (0.0, 3.0, 4.0), (5.0, -1.0, 1.0), (0.0, -0.1, 0.1)):
        w = init.trunc_normal_(m.empty(1000), mean, 1.0, a, b)
        log.append([bool((w >= a).all()), bool((w <= b).all())])
    for name in ("xavier_uniform_", "kaiming_uniform_"):
        w = getattr(init, name)(m.empty(50, 60))
        bound = (6 / 110) ** 0.5 if name.startswith("x") else (6 / 60) ** 0.5
        log.append([bool(w.abs().max() <= bound), bool(w.abs().max() > 0.99 * bound)])
    for name, std in (("xavier_normal_", (2 / 110) ** 0.5), ("kaiming_normal_", (2 / 60) ** 0.5), ("normal_", 1.0)):
        w = getattr(init, name)(m.empty(50, 60))
        log.append([bool(abs(float(w.std()) - std) < 0.05 * std), bool(abs(float(w.mean())) < 0.1 * std)])
    return log


def generators(m):
    """The same numbers from the same seed, and other generators left alone."""
    init = m.nn.init
    log = []
    for name in ("uniform_", "normal_", "trunc_normal_", "xavier_uniform_", "xavier_normal_", "kaiming_uniform_",
                 "kaiming_normal_", "orthogonal_"):  # fmt: skip
        first = getattr(init, name)(m.empty(3, 3), generator=m.Generator().manual_seed(1))
        second = getattr(init, name)(m.empty(3, 3), generator=m.Generator().manual_seed(1))
        m.manual_seed(1)
        third = getattr(init, name)(m.empty(3, 3))
        log.append([bool((first == second).all()), bool((first == third).all())])
    m.manual_seed(5)
    a = m.nn.Linear(3, 3)
    m.manual_seed(5)
    b = m.nn.Linear(3, 3)
    return [*log, bool((a.weight == b.weight).all()), bool((a.bias == b.bias).all())]


def order_of_draws(m):
    """Which tensors the layers draw into, and with which bounds, in order."""
    seen = []

    class Mode(m.overrides.TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            kwargs = kwargs or {}
            if "tensor" in kwargs:
                seen.append(
                    [func.__name__, list(kwargs["tensor"].shape), {k: kwargs[k] for k in kwargs if k != "tensor"}]
                )
            return func(*args, **kwargs)

    with Mode():
        m.nn.Linear(4, 2)
        m.nn.Linear(9, 2, bias=False)
        m.nn.Bilinear(4, 3, 2)
        m.nn.init.constant_(m.empty(2), 3)
        m.nn.init.normal_(m.empty(2, 3), 1.0)
    return seen
