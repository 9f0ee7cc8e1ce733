"""torch.func as the tutorials use it: per-sample gradients, Jacobians, Hessians, ensembles, forward mode, kernels (NTK)."""

import copy

import torch
import torch.autograd.forward_ad as fwAD
import torch.nn as nn
import torch.nn.functional as F
from torch.func import (
    functional_call,
    grad,
    grad_and_value,
    hessian,
    jacfwd,
    jacrev,
    jvp,
    stack_module_state,
    vjp,
    vmap,
)

torch.manual_seed(0)


class SimpleCNN(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1, self.conv2 = nn.Conv2d(1, 4, 3, 1), nn.Conv2d(4, 8, 3, 1)
        self.fc1, self.fc2 = nn.Linear(72, 16), nn.Linear(16, 10)

    def forward(self, x):
        x = F.relu(self.conv1(x))
        x = F.max_pool2d(F.relu(self.conv2(x)), 2)
        return F.log_softmax(self.fc2(F.relu(self.fc1(torch.flatten(x, 1)))), dim=1)


data, targets = torch.randn(6, 1, 10, 10), torch.randint(0, 10, (6,))
model = SimpleCNN()
params = {k: v.detach() for k, v in model.named_parameters()}
buffers = {k: v.detach() for k, v in model.named_buffers()}


def compute_loss(params, buffers, sample, target):
    predictions = functional_call(model, (params, buffers), (sample.unsqueeze(0),))
    return F.nll_loss(predictions, target.unsqueeze(0))


ft_per_sample = vmap(grad(compute_loss), in_dims=(None, None, 0, 0))(params, buffers, data, targets)
one_by_one = [
    torch.autograd.grad(F.nll_loss(model(x[None]), t[None]), tuple(model.parameters())) for x, t in zip(data, targets)
]
for shard, (name, ft) in zip(zip(*one_by_one), ft_per_sample.items()):
    print(name, tuple(ft.shape), torch.allclose(torch.stack(shard), ft, atol=3e-3, rtol=1e-5), f"{ft.norm():.5f}")
grads, value = grad_and_value(compute_loss)(params, buffers, data[0], targets[0])
print(f"{value:.5f}", list(grads))


def predict(weight, bias, x):
    return F.linear(x, weight, bias).tanh()


D = 6
weight, bias, x = torch.randn(D, D), torch.randn(D), torch.randn(D)
unit_vectors = torch.eye(D)
_, vjp_fn = vjp(lambda x: predict(weight, bias, x), x)
(ft_jacobian,) = vmap(vjp_fn)(unit_vectors)
for name, jacobian in {"jacrev": jacrev(predict, argnums=2), "jacfwd": jacfwd(predict, argnums=2)}.items():
    J = jacobian(weight, bias, x)
    print(name, torch.allclose(J, ft_jacobian, atol=1e-6), f"{J.trace():.5f}")
hess = hessian(predict, argnums=2)(weight, bias, x)
print(hess.shape, torch.allclose(hess, jacfwd(jacfwd(predict, argnums=2), argnums=2)(weight, bias, x), atol=1e-5))
batch = torch.randn(4, D)
print(vmap(jacrev(predict, argnums=2), in_dims=(None, None, 0))(weight, bias, batch).shape)
_, along = jvp(lambda w: predict(w, bias, x), (weight,), (torch.ones_like(weight),))
print(along)
print(jvp(lambda x: jvp(torch.sin, (x,), (torch.ones_like(x),))[1], (x,), (torch.ones_like(x),))[1] + torch.sin(x))

ensemble = [nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 3)) for _ in range(5)]
stacked, stacked_buffers = stack_module_state(ensemble)
base = copy.deepcopy(ensemble[0]).to("meta")


def fmodel(params, buffers, x):
    return functional_call(base, (params, buffers), (x,))


inputs = torch.randn(7, 4)
one, many = (
    vmap(fmodel, in_dims=(0, 0, None))(stacked, stacked_buffers, inputs),
    torch.stack([m(inputs) for m in ensemble]),
)
print(one.shape, torch.allclose(one, many, atol=1e-5), base)
print(vmap(torch.rand_like, randomness="different")(torch.zeros(3, 2)))
print(vmap(torch.rand_like, randomness="same")(torch.zeros(3, 2)))
try:
    vmap(torch.rand_like)(torch.zeros(3, 2))
except RuntimeError as error:
    print(str(error).splitlines()[0][:80])

with fwAD.dual_level():
    dual = fwAD.make_dual(x, torch.ones(D))
    out = fwAD.unpack_dual(predict(weight, bias, dual))
    print(out.tangent, type(out).__name__)


def ntk(f, params, x1, x2):
    jac1 = vmap(jacrev(f), (None, 0))(params, x1)
    jac2 = vmap(jacrev(f), (None, 0))(params, x2)
    return sum(torch.einsum("Naf,Mbf->NMab", jac1[k].flatten(2), jac2[k].flatten(2)) for k in jac1)


def single(params, x):
    return functional_call(ensemble[0], params, (x.unsqueeze(0),)).squeeze(0)


net = {k: v.detach() for k, v in ensemble[0].named_parameters()}
kernel = ntk(single, net, inputs, inputs[:3])


def ntk_vjps(f, params, x1, x2):
    def one(x1, x2):
        out, vjp_fn = vjp(lambda p: f(p, x2), params)
        return vmap(lambda v: jvp(lambda p: f(p, x1), (params,), vjp_fn(v))[1])(torch.eye(out.numel()))

    return vmap(vmap(one, (None, 0)), (0, None))(x1, x2)


print(
    kernel.shape,
    f"{kernel.diagonal(dim1=-2, dim2=-1).sum():.4f}",
    torch.allclose(kernel, ntk_vjps(single, net, inputs, inputs[:3]), atol=1e-4),
)
