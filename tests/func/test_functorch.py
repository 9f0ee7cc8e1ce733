"""functorch's old names: warnings and results as PyTorch's."""

from __future__ import annotations

import importlib
import warnings

from tinytensor.testing.outcome import text_of


def program(m):
    functorch = importlib.import_module("functorch" if m.__name__ == "torch" else "tinytensor._functorch")
    nn, log = m.nn, []
    m.manual_seed(0)
    x = m.arange(6.0).reshape(2, 3)

    def take(call):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            try:
                made = call()
            except Exception as error:
                log.append(text_of(error))
                made = None
        log.extend(f"{w.category.__name__} {w.message}" for w in caught)
        return made

    def cube(v):
        return (v**3).sum()

    log.append(take(lambda: functorch.grad(cube))(x).tolist())
    log.append(take(lambda: functorch.vmap(cube))(x).tolist())
    log.append(take(lambda: functorch.jacrev(cube))(x).tolist())
    log.append(take(lambda: functorch.jacfwd(cube))(x).tolist())
    log.append(take(lambda: functorch.hessian(cube))(x).sum().item())
    log.append([t.tolist() for t in take(lambda: functorch.grad_and_value(cube))(x)])
    log.append(take(lambda: functorch.vjp(cube, x))[0].tolist())
    log.append([t.tolist() for t in take(lambda: functorch.jvp(cube, (x,), (x,)))])
    log.append(take(lambda: functorch.functionalize(cube))(x).tolist())

    tied = nn.Sequential(nn.Linear(3, 3), nn.Linear(3, 3))
    tied[1].weight = tied[0].weight
    func, params = take(lambda: functorch.make_functional(tied))
    log += [func.param_names, [tuple(p.shape) for p in params], [p.requires_grad for p in params]]
    ones = [m.ones_like(p) for p in params]
    log += [func(ones, x).tolist(), all(p.is_meta for p in func.stateless_model.parameters()), tied[0].weight.is_meta]
    log.append([g.tolist() for g in m.func.grad(lambda p: func(p, x).sum())(tuple(ones))])
    with_batch = nn.Sequential(nn.Linear(3, 2), nn.BatchNorm1d(2))
    take(lambda: functorch.make_functional(with_batch))
    func, params, buffers = take(lambda: functorch.make_functional_with_buffers(with_batch, True))
    log += [func.param_names, func.buffer_names, [p.requires_grad for p in params], len(buffers)]
    log.append(func([m.ones_like(p) for p in params], buffers, x).tolist())
    models = [nn.Linear(3, 2) for _ in range(4)]
    func, params, buffers = take(lambda: functorch.combine_state_for_ensemble(models))
    log += [[tuple(p.shape) for p in params], [p.requires_grad for p in params], buffers]
    log.append(m.vmap(func, (0, 0, None))(tuple(m.ones_like(p) for p in params), buffers, x).tolist())
    for wrong in ([], [nn.Linear(1, 1), nn.ReLU()], [nn.ReLU(), nn.ReLU().eval()]):
        take(lambda wrong=wrong: functorch.combine_state_for_ensemble(wrong))
    return log


def test_functorch(same):
    same(program)
