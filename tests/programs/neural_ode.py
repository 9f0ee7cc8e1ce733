"""A neural ODE: Runge-Kutta by hand, and the adjoint method as an autograd Function that solves backwards in time."""

import torch
import torch.nn as nn

torch.manual_seed(23)


def rk4(f, t, dt, y):
    k1 = f(t, y)
    k2 = f(t + dt / 2, y + dt * k1 / 2)
    k3 = f(t + dt / 2, y + dt * k2 / 2)
    return y + dt * (k1 + 2 * k2 + 2 * k3 + f(t + dt, y + dt * k3)) / 6


def odeint(f, y, ts):
    ys = [y]
    for t0, t1 in zip(ts[:-1], ts[1:]):
        ys.append(rk4(f, t0, t1 - t0, ys[-1]))
    return torch.stack(ys)


class Adjoint(torch.autograd.Function):
    @staticmethod
    def forward(ctx, f, y0, ts, *params):
        with torch.no_grad():
            ys = odeint(f, y0, ts)
        ctx.f, ctx.shapes = f, [p.shape for p in params]
        ctx.save_for_backward(ts, ys, *params)
        return ys

    @staticmethod
    def backward(ctx, grads):
        ts, ys, *params = ctx.saved_tensors
        f = ctx.f
        sizes = [p.numel() for p in params]
        adj_y, adj_p = torch.zeros_like(ys[0]), torch.zeros(sum(sizes))

        def augmented(t, state):
            y, a, _ = (
                part.view(shape) for part, shape in zip(state.split([y_n, y_n, sum(sizes)]), (y_shape, y_shape, (-1,)))
            )
            with torch.enable_grad():
                y = y.detach().requires_grad_(True)
                value = f(t, y)
                dy, *dp = torch.autograd.grad(value, (y, *params), -a, allow_unused=True)
            dp = [torch.zeros_like(p) if g is None else g for p, g in zip(params, dp)]
            return torch.cat([value.detach().reshape(-1), dy.reshape(-1), *[g.reshape(-1) for g in dp]])

        y_n, y_shape = ys[0].numel(), ys[0].shape
        for i in range(len(ts) - 1, 0, -1):
            adj_y = adj_y + grads[i]
            state = torch.cat([ys[i].reshape(-1), adj_y.reshape(-1), adj_p])
            state = rk4(augmented, ts[i], ts[i - 1] - ts[i], state)
            adj_y, adj_p = state[y_n : 2 * y_n].view(y_shape), state[2 * y_n :]
        return None, adj_y + grads[0], None, *[g.view(s) for g, s in zip(adj_p.split(sizes), ctx.shapes)]


class ODEFunc(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(2, 16), nn.Tanh(), nn.Linear(16, 2))
        for m in self.net.modules():
            if isinstance(m, nn.Linear):
                nn.init.normal_(m.weight, mean=0, std=0.1)
                nn.init.constant_(m.bias, val=0)

    def forward(self, t, y):
        return self.net(y**3)


ts = torch.linspace(0.0, 2.0, 21)
true_A = torch.tensor([[-0.1, 2.0], [-2.0, -0.1]])
with torch.no_grad():
    true_y = odeint(lambda t, y: y**3 @ true_A, torch.tensor([[2.0, 0.0]]), ts)
print(true_y[-1])
func = ODEFunc()
optimizer = torch.optim.RMSprop(func.parameters(), lr=5e-3)
for step in range(8):
    start = torch.randint(0, 11, (6,))
    y0 = true_y[start]
    target = torch.stack([true_y[start + i] for i in range(6)])
    optimizer.zero_grad()
    direct = torch.mean(torch.abs(odeint(func, y0, ts[:6]) - target))
    exact = torch.autograd.grad(direct, list(func.parameters()))
    predicted = Adjoint.apply(func, y0, ts[:6], *func.parameters())
    loss = torch.mean(torch.abs(predicted - target))
    loss.backward()
    error = max((p.grad - g).abs().max().item() for p, g in zip(func.parameters(), exact))
    optimizer.step()
    print(f"{step} {loss.item():.5f}, adjoint near the exact gradient: {error < 1e-2}")
