"""Programs about torch.nn.utils.parametrize, parametrizations and prune."""

from __future__ import annotations

import copy
import importlib
import pickle

from .helpers import attempt, fill, text


def _symmetric(m):
    class Symmetric(m.nn.Module):
        def forward(self, x):
            return x.triu() + x.triu(1).T

        def right_inverse(self, a):
            return a.triu()

    return Symmetric()


def _made(m, function=None, inverse=None):
    """A parametrization of these functions."""
    members = {"forward": lambda self, *x: function(*x)} if function else {"forward": lambda self, x: x}
    if inverse:
        members["right_inverse"] = lambda self, x: inverse(x)
    return type("Made", (m.nn.Module,), members)()


def registering(m):
    p = m.nn.utils.parametrize
    layer = fill(m, m.nn.Linear(3, 3))
    weight = layer.weight
    log = [p.is_parametrized(layer), p.type_before_parametrizations(layer).__name__]
    log.append(p.register_parametrization(layer, "weight", _symmetric(m)) is layer)
    log += [text(layer), layer.weight, layer.parametrizations.weight.original is weight]
    log += [type(layer).__name__, p.is_parametrized(layer), p.is_parametrized(layer, "bias")]
    log += [[n for n, _ in layer.named_parameters()], [n for n in layer.state_dict()]]
    layer(m.ones(2, 3)).sum().backward()
    log += [weight.grad, layer.bias.grad]
    layer.weight = m.arange(9.0).reshape(3, 3)
    log += [layer.weight, weight, p.type_before_parametrizations(layer).__name__]
    p.register_parametrization(layer, "weight", _made(m, lambda x: 2 * x, lambda x: x / 2))
    layer.weight = m.ones(3, 3)
    log += [layer.weight, weight, len(layer.parametrizations.weight)]
    with p.cached():
        log.append(layer.weight is layer.weight)
        with p.cached():
            log.append(layer.weight is layer.weight)
        first = layer.weight
    log += [layer.weight is first, attempt(lambda: pickle.dumps(layer))]
    twin = copy.deepcopy(layer)
    twin.weight = m.zeros(3, 3)
    log += [layer.weight, twin.weight, type(twin) is type(layer)]
    p.register_parametrization(layer, "bias", _made(m))
    log += [[n for n, _ in layer.named_parameters()], attempt(lambda: setattr(layer, "bias", m.ones(3)))]
    log.append(p.remove_parametrizations(layer, "weight") is layer)
    log += [type(layer).__name__, layer.weight is weight, layer.weight]
    p.remove_parametrizations(layer, "bias", leave_parametrized=False)
    log += [type(layer).__name__, text(layer), hasattr(layer, "parametrizations")]
    return log


def buffers_and_several_originals(m):
    p = m.nn.utils.parametrize
    module = m.nn.Module()
    module.register_buffer("mean", m.ones(2))
    p.register_parametrization(module, "mean", _made(m, lambda x: x + 1))
    log = [module.mean, list(module.state_dict()), [n for n, _ in module.named_buffers()]]
    p.remove_parametrizations(module, "mean")
    log += [module.mean, list(module.state_dict())]
    for leave in (False, True):
        layer = fill(m, m.nn.Linear(2, 2))
        p.register_parametrization(layer, "weight", _made(m, lambda a, b: a * b, lambda x: (x.abs(), x.sign())))
        log += [layer.weight, [n for n, _ in layer.named_parameters()]]
        layer.weight = m.tensor([[1.0, -2], [3, -4]])
        log += [layer.weight, layer.parametrizations.weight.original0, layer.parametrizations.weight.original1]
        log.append(attempt(lambda layer=layer, leave=leave: p.remove_parametrizations(layer, "weight", leave)))
        log += [text(layer), [n for n, _ in layer.named_parameters()]]
    return log


def refusals_of_parametrizations(m):
    p = m.nn.utils.parametrize
    log = []
    cases = (
        (lambda x: 3, None), (lambda x: x.double(), None), (lambda x: x.sum(), None), (lambda x: x, lambda x: 3),
        (lambda x: x, lambda x: x.double()), (lambda x: x, lambda x: [x, 3]), (lambda x: x, lambda x: x.sum()),
    )  # fmt: skip
    for function, inverse in cases:
        for already in (False, True):
            for unsafe in (False, True):
                layer = fill(m, m.nn.Linear(2, 2))
                if already:
                    p.register_parametrization(layer, "weight", _made(m))
                made = _made(m, function, inverse)
                log.append(
                    attempt(lambda x=layer, y=made, u=unsafe: p.register_parametrization(x, "weight", y, unsafe=u))
                )
    layer = m.nn.Linear(2, 2)
    log.append(attempt(lambda: p.register_parametrization(layer, "absent", _made(m))))
    log.append(attempt(lambda: p.remove_parametrizations(layer, "weight")))
    log.append(attempt(lambda: p.ParametrizationList([], layer.weight)))
    several = m.nn.Linear(2, 2)
    p.register_parametrization(several, "weight", _made(m, lambda a, b: a * b, lambda x: (x, m.ones(2, 2))))
    first = several.parametrizations.weight[0]
    for inverse in (lambda x: 3, lambda x: [x], lambda x: [x, 3], lambda x: [x, x.double()]):
        type(first).right_inverse = lambda self, x, inverse=inverse: inverse(x)
        log.append(attempt(lambda: setattr(several, "weight", m.ones(2, 2))))
    one = m.nn.Linear(2, 2)
    p.register_parametrization(one, "weight", _made(m, None, lambda x: x))
    for inverse in (lambda x: 3, lambda x: x.double()):
        type(one.parametrizations.weight[0]).right_inverse = lambda self, x, inverse=inverse: inverse(x)
        log.append(attempt(lambda: setattr(one, "weight", m.ones(2, 2))))
    return log


def transferring(m):
    p = m.nn.utils.parametrize
    one, other = fill(m, m.nn.Linear(2, 2)), fill(m, m.nn.Linear(2, 2))
    log = [p.transfer_parametrizations_and_params(one, other) is other, p.is_parametrized(other)]
    p.register_parametrization(one, "weight", _symmetric(m))
    p.register_parametrization(one, "bias", _made(m, lambda x: x * 2))
    p.transfer_parametrizations_and_params(one, other, "weight")
    log += [p.is_parametrized(other, "weight"), p.is_parametrized(other, "bias"), other.weight]
    log.append(other.parametrizations.weight.original is one.parametrizations.weight.original)
    bare = m.nn.Module()
    p.transfer_parametrizations_and_params(one, bare)
    log += [text(bare), [n for n, _ in bare.named_parameters()], bare.weight]
    third = m.nn.utils.parametrizations.weight_norm(fill(m, m.nn.Linear(2, 3)))
    fourth = p.transfer_parametrizations_and_params(third, m.nn.Linear(2, 3), "weight")
    return [*log, fourth.parametrizations.weight.original0, fourth.weight]


def orthogonal_matrices(m):
    make = m.nn.utils.parametrizations.orthogonal
    log = []
    for shape in ((3, 3), (4, 2), (2, 4), (2, 3, 3)):
        for map_ in ("matrix_exp", "cayley", "householder", None):
            for base in (True, False):
                module = m.nn.Module()
                values = m.arange(float(m.zeros(shape).numel())).reshape(shape)
                module.weight = m.nn.Parameter(m.cos(values * values) + (m.eye(shape[-2], shape[-1]) if base else 0))

                def run(module=module, map_=map_, base=base):
                    m.manual_seed(0)
                    make(module, orthogonal_map=map_, use_trivialization=base)
                    q = module.weight
                    tall = q if q.size(-2) >= q.size(-1) else q.mT
                    log = [q, m.allclose(tall.mT @ tall, m.eye(tall.size(-1)), atol=1e-4)]
                    (q * m.arange(float(q.numel())).reshape(q.shape)).sum().backward()
                    log += [module.parametrizations.weight.original.grad, list(module.state_dict())]
                    with m.no_grad():
                        module.parametrizations.weight.original.add_(0.1)
                    log.append(module.weight)
                    module.weight = tall.detach() if tall is q else tall.detach().mT
                    return [*log, module.weight]

                if base and shape[-1] != shape[-2]:
                    continue  # its complement is drawn: see test_parametrizations.py
                log.append(attempt(run))
    layer = m.nn.Linear(2, 2)
    log += [attempt(lambda: make(layer, "absent")), attempt(lambda: make(layer, "bias"))]
    log += [attempt(lambda: make(layer, "weight", "other")), text(make(layer))]
    return [*log, attempt(lambda: layer.parametrizations.weight[0].right_inverse(m.ones(3, 3)))]


def norms_as_parametrizations(m):
    p = m.nn.utils.parametrizations
    log = []
    for dim in (0, 1, None, -1):
        layer = p.weight_norm(fill(m, m.nn.Linear(2, 3)), dim=dim)
        log += [layer.weight, text(layer), layer.parametrizations.weight.original0]
        layer(m.ones(1, 2)).sum().backward()
        log += [layer.parametrizations.weight.original0.grad, layer.parametrizations.weight.original1.grad]
    layer = p.weight_norm(m.nn.Linear(2, 3))
    log.append(layer.load_state_dict({"bias": m.ones(3), "weight_g": m.ones(3, 1), "weight_v": m.ones(3, 2)}))
    log += [layer.weight, m.nn.utils.parametrize.remove_parametrizations(layer, "weight").weight]
    for module in (m.nn.Linear(3, 2), m.nn.Conv2d(2, 3, 2), m.nn.ConvTranspose1d(2, 3, 2)):
        m.manual_seed(3)
        made = p.spectral_norm(fill(m, module), n_power_iterations=30)
        matrix = (
            made.weight
            if made.weight.ndim == 2
            else made.weight.transpose(0, int("T" in type(module).__name__)).flatten(1)
        )
        log += [text(made), list(made.state_dict()), m.linalg.matrix_norm(matrix, 2)]
        log += [made.eval().weight, made.weight.grad_fn.name()]
    log.append(p.spectral_norm(fill(m, m.nn.Linear(3, 2)), "bias").bias)
    log += [attempt(lambda: p.spectral_norm(m.nn.Linear(3, 2), n_power_iterations=0))]
    log += [attempt(lambda: p.spectral_norm(m.nn.Linear(3, 2), dim=2))]
    return [*log, attempt(lambda: p.spectral_norm(m.nn.Linear(3, 2), "absent"))]


def pruning(m):
    prune = importlib.import_module(f"{m.__name__}.nn.utils.prune")  # PyTorch does not import it by itself
    log = []
    for method, arguments in (
        (prune.identity, ()), (prune.l1_unstructured, (0.5,)), (prune.l1_unstructured, (3,)), (prune.l1_unstructured, (0,)),
        (prune.ln_structured, (1, 2, 0)), (prune.ln_structured, (0.5, 1, -1)), (prune.ln_structured, (0, 1, 0)),
        (prune.custom_from_mask, (m.tensor([[1, 0, 1], [0, 1, 1]]),)), (prune.ln_structured, (1, float("inf"), 1)),
    ):  # fmt: skip
        layer = fill(m, m.nn.Linear(3, 2))
        weight = layer.weight
        log += [prune.is_pruned(layer), method(layer, "weight", *arguments) is layer, prune.is_pruned(layer)]
        log += [layer.weight, layer.weight_mask, layer.weight_orig is weight, list(layer.state_dict())]
        layer(m.ones(1, 3)).sum().backward()
        log += [layer.weight_orig.grad, prune.l1_unstructured(layer, "weight", 1).weight_mask]
        log += [
            prune.ln_structured(layer, "weight", 1, 1, 0).weight_mask,
            type(next(iter(layer._forward_pre_hooks.values()))).__name__,
        ]
        log += [prune.remove(layer, "weight").weight, prune.is_pruned(layer), list(layer.state_dict())]
        log.append(layer.weight is weight)
    return log


def pruning_together(m):
    prune = importlib.import_module(f"{m.__name__}.nn.utils.prune")  # PyTorch does not import it by itself
    log = []
    # Which entries go is chance; how many, and that earlier ones stay away, is not.
    layer = fill(m, m.nn.Linear(4, 4))
    for amount in (0.5, 3):
        mask = prune.random_unstructured(layer, "weight", amount).weight_mask
        log += [mask.sum(), (layer.weight == layer.weight_orig * mask).all()]
    layer = fill(m, m.nn.Linear(4, 4))
    for amount in (0, 1, 0.5):
        mask = prune.random_structured(layer, "weight", amount, 0).weight_mask
        log += [mask.sum(), mask.sum(1).sort().values]
    net = m.nn.Sequential(fill(m, m.nn.Linear(2, 2)), fill(m, m.nn.Linear(2, 3)))
    pairs = [(net[0], "weight"), (net[1], "weight")]
    prune.global_unstructured(pairs, prune.L1Unstructured, amount=0.4)
    log += [net[0].weight_mask, net[1].weight_mask]
    scores = {(net[0], "weight"): m.tensor([[9.0, 8.0], [0.0, 0.0]])}
    prune.global_unstructured(pairs, prune.L1Unstructured, scores, amount=2)
    log += [net[0].weight_mask, net[1].weight_mask, text(net)]
    scores = m.tensor([[1.0, 2, 3], [4, 5, 6]])
    log.append(prune.l1_unstructured(fill(m, m.nn.Linear(3, 2)), "weight", 2, importance_scores=scores).weight_mask)
    log.append(prune.L1Unstructured(2).prune(m.tensor([3.0, -1, 2])))
    return [*log, prune.L1Unstructured(1).prune(m.tensor([3.0, -1, 2]), importance_scores=m.tensor([0.0, 1, 2]))]


def refusals_of_pruning(m):
    prune = importlib.import_module(f"{m.__name__}.nn.utils.prune")  # PyTorch does not import it by itself
    layer = fill(m, m.nn.Linear(3, 2))
    calls = [
        lambda: prune.l1_unstructured(layer, "weight", "x"), lambda: prune.l1_unstructured(layer, "weight", -1),
        lambda: prune.l1_unstructured(layer, "weight", 1.5), lambda: prune.l1_unstructured(layer, "weight", 7),
        lambda: prune.ln_structured(layer, "bias", 1, 2, 0), lambda: prune.ln_structured(layer, "weight", 1, 2, 2),
        lambda: prune.random_structured(layer, "weight", 5, 0), lambda: prune.remove(layer, "weight"),
        lambda: prune.custom_from_mask(layer, "weight", m.ones(3)), lambda: prune.identity(layer, "absent"),
        lambda: prune.l1_unstructured(layer, "weight", 1, importance_scores=m.ones(3)),
        lambda: prune.global_unstructured(3, prune.L1Unstructured), lambda: prune.PruningContainer("x"),
        lambda: prune.global_unstructured([(layer, "weight")], prune.L1Unstructured, 3),
        lambda: prune.global_unstructured([(layer, "weight")], prune.LnStructured, amount=1, n=1),
        lambda: prune.L1Unstructured(1).prune(m.ones(2), importance_scores=m.ones(3)), prune.BasePruningMethod,
    ]  # fmt: skip
    return [*[attempt(call) for call in calls], list(layer.state_dict())]
