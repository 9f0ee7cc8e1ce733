"""The zoo of optimizers on one valley: all of them with several options, closures, groups, maximize, differentiable steps."""

import torch
from torch import nn, optim

torch.manual_seed(0)
zoo = {
    "SGD": [
        {"lr": 1e-3},
        {"lr": 1e-3, "momentum": 0.9, "dampening": 0.1},
        {"lr": 1e-3, "momentum": 0.9, "nesterov": True, "weight_decay": 0.1},
    ],
    "Adam": [
        {"lr": 0.05},
        {"lr": 0.05, "amsgrad": True, "weight_decay": 0.01},
        {"lr": 0.05, "foreach": True},
        {"lr": 0.05, "decoupled_weight_decay": True},
    ],
    "AdamW": [{"lr": 0.05, "weight_decay": 0.1}, {"lr": 0.05, "amsgrad": True, "maximize": False}],
    "Adamax": [{"lr": 0.05}, {"lr": 0.05, "weight_decay": 0.01}],
    "NAdam": [{"lr": 0.05}, {"lr": 0.05, "momentum_decay": 0.01, "decoupled_weight_decay": True, "weight_decay": 0.1}],
    "RAdam": [{"lr": 0.05}, {"lr": 0.05, "weight_decay": 0.01}],
    "Adagrad": [{"lr": 0.1}, {"lr": 0.1, "lr_decay": 0.05, "initial_accumulator_value": 0.1}],
    "Adadelta": [{"lr": 1.0}, {"lr": 1.0, "rho": 0.8}],
    "RMSprop": [{"lr": 0.01}, {"lr": 0.01, "centered": True, "momentum": 0.5}],
    "Rprop": [{"lr": 0.01}, {"lr": 0.01, "etas": (0.4, 1.3), "step_sizes": (1e-5, 1.0)}],
    "ASGD": [{"lr": 1e-3}, {"lr": 1e-3, "t0": 2, "weight_decay": 0.1}],
    "LBFGS": [{"lr": 0.5}, {"lr": 1.0, "line_search_fn": "strong_wolfe", "max_iter": 4}],
    "Muon": [{"lr": 0.02}],
    "Adafactor": [{"lr": 0.05}],
}


def valley(p):
    x, y = p[0], p[1]
    return (1 - x).pow(2).sum() + 5 * (y - x**2).pow(2).sum()


for name, settings in zoo.items():
    for options in settings:
        p = nn.Parameter(torch.tensor([[-1.5, 0.5], [2.0, -0.5]]))
        optimizer = getattr(optim, name)([p], **options)
        values = []

        def closure():
            optimizer.zero_grad()
            loss = valley(p)
            loss.backward()
            return loss

        for _ in range(12):
            values.append(optimizer.step(closure).item())
        print(name, options, [f"{v:.5f}" for v in values[::3]], f"{p.sum().item():.5f}")
        print("   ", sorted(optimizer.state[p]))
print(optim.Adam([p], lr=1e-3))
embedding = nn.Embedding(6, 2, sparse=True)
sparse = optim.SparseAdam(embedding.parameters(), lr=0.1)
for step in range(4):
    sparse.zero_grad()
    loss = embedding(torch.tensor([1, 4, 4])).pow(2).sum()
    loss.backward()
    sparse.step()
    print(f"{step} {loss.item():.5f} {embedding.weight.grad.layout} {embedding.weight.grad._nnz()}")
lr = torch.tensor(0.1, requires_grad=True)
w = torch.ones(2, requires_grad=True)
moving = w.clone()
inner = optim.SGD([moving], lr=lr, differentiable=True)
moving.grad = torch.autograd.grad(w.pow(3).sum(), w, create_graph=True)[0]
inner.step()
moving.sum().backward()
print(w.grad, lr.grad)
for wrong in (
    lambda: optim.SGD([p], lr=-1), lambda: optim.Adam([p], betas=(1.0, 0.9)), lambda: optim.SGD([], lr=1),
    lambda: optim.SGD([p * 2], lr=1), lambda: optim.SGD(p, lr=1), lambda: optim.SGD([p], lr=0.1, nesterov=True),
    lambda: optim.SGD([{"params": p}, {"params": p}], lr=1),
):  # fmt: skip
    try:
        wrong()
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
