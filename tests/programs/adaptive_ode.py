"""What a library of ODE solvers does: an adaptive Dormand-Prince step, events by bisection, dtypes, warnings, no_grad wrappers."""

import abc
import bisect
import collections
import warnings

import torch
from torch import nn

torch.manual_seed(0)
Tableau = collections.namedtuple("Tableau", "alpha, beta, c_sol, c_error")
DOPRI5 = Tableau(
    alpha=torch.tensor([1 / 5, 3 / 10, 4 / 5, 8 / 9, 1.0, 1.0], dtype=torch.float64),
    beta=[
        torch.tensor(row, dtype=torch.float64)
        for row in (
            [1 / 5], [3 / 40, 9 / 40], [44 / 45, -56 / 15, 32 / 9], [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729],
            [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656], [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84],
        )
    ],
    c_sol=torch.tensor([35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84, 0], dtype=torch.float64),
    c_error=torch.tensor(
        [35 / 384 - 1951 / 21600, 0, 500 / 1113 - 22642 / 50085, 125 / 192 - 451 / 720, -2187 / 6784 + 12231 / 42400, 11 / 84 - 649 / 6300, -1 / 60],
        dtype=torch.float64,
    ),
)  # fmt: skip


class Solver(metaclass=abc.ABCMeta):
    def __init__(self, func, y0, rtol, atol):
        self.func, self.y0, self.rtol, self.atol, self.evaluations = func, y0, rtol, atol, 0

    @abc.abstractmethod
    def step(self, t, y, dt): ...

    def integrate(self, t):
        solution = torch.empty(len(t), *self.y0.shape, dtype=self.y0.dtype, device=self.y0.device)
        solution[0] = self.y0
        y, now, dt = self.y0, t[0], (t[1] - t[0]) / 4
        for i in range(1, len(t)):
            while now < t[i]:
                dt = torch.minimum(dt, t[i] - now)
                y1, error = self.step(now, y, dt)
                ratio = (error / (self.atol + self.rtol * torch.max(y.abs(), y1.abs()))).abs().pow(2).mean().sqrt()
                if ratio <= 1:
                    now, y = now + dt, y1
                factor = (0.9 * ratio.clamp(min=1e-10).to(t.dtype) ** -0.2).clamp(0.2, 10.0)
                dt = dt * factor.detach()
            solution[i] = y
        return solution


class Dopri5(Solver):
    def step(self, t, y, dt):
        k = [self.func(t, y)]
        dt = dt.to(y.dtype)
        for alpha, beta in zip(DOPRI5.alpha, DOPRI5.beta):
            self.evaluations += 1
            yi = y + torch.stack(k, -1).matmul(beta.to(y.dtype) * dt)
            k.append(self.func(t + alpha * dt, yi))
        ks = torch.stack(k, -1)
        return y + ks.matmul(DOPRI5.c_sol.to(y.dtype) * dt), ks.matmul(DOPRI5.c_error.to(y.dtype) * dt)


def odeint(func, y0, t, rtol=1e-6, atol=1e-7, method="dopri5"):
    if not torch.is_floating_point(y0):
        raise TypeError(f"`y0` must be a floating point Tensor but is a {y0.type()}")
    if isinstance(y0, tuple) or not torch.all(t[1:] > t[:-1]):
        warnings.warn("t must be increasing", stacklevel=2)
    solver = {"dopri5": Dopri5}[method](func, y0, rtol, atol)
    return solver.integrate(t), solver.evaluations


t = torch.linspace(0.0, 3.0, 7, dtype=torch.float64)
A = torch.tensor([[-0.1, 1.0], [-1.0, -0.1]], dtype=torch.float64)
for dtype, rtol in ((torch.float32, 1e-4), (torch.float64, 1e-8)):
    y0 = torch.tensor([2.0, 0.0], dtype=dtype, requires_grad=True)
    y, n = odeint(lambda t, y: A.to(y) @ y, y0, t, rtol, rtol / 10)
    exact = torch.matrix_exp(t[:, None, None] * A).to(dtype) @ y0
    print(dtype, n, bool((y - exact).abs().max() < 10 * rtol), [f"{v:.5f}" for v in y[-1].tolist()])
    y[-1].sum().backward()
    print([f"{v:.5f}" for v in y0.grad.tolist()])
try:
    odeint(lambda t, y: y, torch.ones(2, dtype=torch.long), t)
except TypeError as error:
    print(error)


class Lotka(nn.Module):
    def __init__(self):
        super().__init__()
        self.log_rates = nn.Parameter(torch.zeros(4))
        self.nfe = 0

    def forward(self, t, y):
        self.nfe += 1
        a, b, c, d = self.log_rates.exp()
        prey, hunters = y.unbind(-1)
        return torch.stack([a * prey - b * prey * hunters, c * prey * hunters - d * hunters], -1)


truth, model = Lotka(), Lotka()
with torch.no_grad():
    truth.log_rates.copy_(torch.tensor([0.2, -0.3, -0.1, 0.1]))
    times = torch.linspace(0, 2, 5)
    target, _ = odeint(truth, torch.tensor([[1.0, 0.5], [0.5, 1.5]]), times, 1e-4, 1e-5)
optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
for step in range(6):
    model.nfe = 0
    optimizer.zero_grad()
    loss = (odeint(model, target[0], times, 1e-4, 1e-5)[0] - target).abs().mean()
    loss.backward()
    optimizer.step()
    print(f"{step} {loss.item():.5f} {model.nfe}")
edges = [v.item() for v in times]
print(
    bisect.bisect(edges, 0.7),
    times.new_tensor(0.3),
    torch.result_type(times, t),
    torch.finfo(times.dtype).tiny,
    times.type(),
)
