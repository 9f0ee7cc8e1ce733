"""Functions of our own as the tutorials have them: Legendre polynomial, straight-through, double backward, fused layers, errors."""

import math

import torch
from torch.autograd import Function, gradcheck, gradgradcheck
from torch.autograd.function import once_differentiable

torch.manual_seed(0)


class LegendrePolynomial3(Function):
    @staticmethod
    def forward(ctx, input):
        ctx.save_for_backward(input)
        return 0.5 * (5 * input**3 - 3 * input)

    @staticmethod
    def backward(ctx, grad_output):
        (input,) = ctx.saved_tensors
        return grad_output * 1.5 * (5 * input**2 - 1)


x = torch.linspace(-math.pi, math.pi, 200)
y = torch.sin(x)
a, b, c, d = (torch.full((), v, requires_grad=True) for v in (0.0, -1.0, 0.0, 0.3))
for t in range(40):
    loss = (a + b * LegendrePolynomial3.apply(c + d * x) - y).pow(2).sum()
    if t % 8 == 0:
        print(f"{t} {loss.item():.4f}")
    loss.backward()
    with torch.no_grad():
        for p in (a, b, c, d):
            p -= 5e-6 * p.grad
            p.grad = None
print(f"{a.item():.5f} {b.item():.5f} {c.item():.5f} {d.item():.5f}", loss.grad_fn)


class Quantize(Function):
    @staticmethod
    def forward(x, steps):
        return torch.round(x * steps) / steps, steps

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.mark_non_differentiable()
        ctx.set_materialize_grads(False)

    @staticmethod
    def backward(ctx, g, _):
        return g, None


z = torch.randn(5, requires_grad=True)
Quantize.apply(z, 4)[0].pow(2).sum().backward()
print(z.grad)


class Sinh(Function):
    @staticmethod
    def forward(ctx, x):
        expx, expnegx = torch.exp(x), torch.exp(-x)
        ctx.save_for_backward(expx, expnegx)
        return (expx - expnegx) / 2, expx, expnegx

    @staticmethod
    def backward(ctx, grad_out, grad_pos, grad_neg):
        expx, expnegx = ctx.saved_tensors
        return grad_out * (expx + expnegx) / 2 + grad_pos * expx - grad_neg * expnegx


u = torch.rand(3, 3, requires_grad=True, dtype=torch.double)
print(gradcheck(lambda v: Sinh.apply(v)[0], u), gradgradcheck(lambda v: Sinh.apply(v)[0], u))


class Linear(Function):
    @staticmethod
    def forward(ctx, input, weight, bias=None):
        ctx.save_for_backward(input, weight, bias)
        return input.mm(weight.t()) if bias is None else input.mm(weight.t()) + bias.unsqueeze(0)

    @staticmethod
    @once_differentiable
    def backward(ctx, grad):
        input, weight, bias = ctx.saved_tensors
        needs = ctx.needs_input_grad
        print(needs)
        return (
            grad.mm(weight) if needs[0] else None,
            grad.t().mm(input) if needs[1] else None,
            grad.sum(0) if bias is not None and needs[2] else None,
        )


w = torch.randn(2, 3, requires_grad=True)
out = Linear.apply(torch.randn(4, 3), w)
(g,) = torch.autograd.grad(out.sum(), w, create_graph=True)
print(out.grad_fn, g.shape)
try:
    g.sum().backward()
except RuntimeError as error:
    print(error)


class Inplace(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.mark_dirty(x)
        return x.mul_(2)

    @staticmethod
    def backward(ctx, g):
        return 2 * g


v = torch.ones(3, requires_grad=True)
w = v.clone()
r = Inplace.apply(w)
print(r is w, w.grad_fn)
r.sum().backward()
print(v.grad)


class Wrong(Function):
    @staticmethod
    def forward(ctx, x):
        return x * 1

    @staticmethod
    def backward(ctx, g):
        return g[:1].expand(2)


try:
    Wrong.apply(v).sum().backward()
except RuntimeError as error:
    print(error)


class Cube(Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(x):
        return x**3, 3 * x**2

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(inputs[0], output[1])
        ctx.save_for_forward(inputs[0], output[1])

    @staticmethod
    def backward(ctx, g, g_dx):
        x, dx = ctx.saved_tensors
        return g * dx + g_dx * 6 * x

    @staticmethod
    def jvp(ctx, t):
        x, dx = ctx.saved_tensors
        return t * dx, 6 * x * t


q = torch.arange(1.0, 4.0)
print(
    torch.vmap(torch.func.grad(lambda x: Cube.apply(x)[0]))(q), torch.func.jvp(lambda x: Cube.apply(x)[0], (q,), (q,))
)
