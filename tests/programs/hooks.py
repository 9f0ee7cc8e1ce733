"""Hooks: forward and backward ones of modules, of tensors and nodes, for saved tensors, after accumulation, state dicts, removal."""

import torch
import torch.nn as nn
from torch.autograd.graph import Node, save_on_cpu, saved_tensors_hooks

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Linear(4, 2))
log = []
handles = [
    model[0].register_forward_pre_hook(lambda m, args: log.append(("pre", type(m).__name__, len(args)))),
    model[0].register_forward_hook(
        lambda m, args, kw, out: log.append(("fwd", tuple(out.shape), kw)), with_kwargs=True
    ),
    model[1].register_forward_hook(lambda m, args, out: out * 2),
    model[2].register_full_backward_pre_hook(lambda m, g: log.append(("bwd pre", tuple(g[0].shape)))),
    model[2].register_full_backward_hook(lambda m, gi, go: log.append(("bwd", tuple(gi[0].shape), tuple(go[0].shape)))),
    model[0].register_full_backward_hook(lambda m, gi, go: log.append(("first", gi[0], tuple(go[0].shape)))),
]
x = torch.randn(5, 3, requires_grad=True)
model(x).sum().backward()
for line in log:
    print(line)
for h in handles:
    h.remove()
print(model[0]._forward_hooks, len(model[2]._backward_hooks))

activations = {}


def keep(name):
    def hook(module, inputs, output):
        activations[name] = output.detach()

    return hook


for name, m in model.named_modules():
    if isinstance(m, nn.Linear):
        m.register_forward_hook(keep(name))
model(x)
print({k: tuple(v.shape) for k, v in activations.items()}, f"{activations['0'].mean():.5f}")
with nn.modules.module.register_module_forward_hook(lambda m, i, o: print("global", type(m).__name__)):
    model(x)

a = torch.tensor([1.0, 2.0], requires_grad=True)
h = a.register_hook(lambda g: g * 10)
b = a * 3
b.retain_grad()
b.register_hook(lambda g: print("grad of b", g))
b.grad_fn.register_hook(
    lambda gi, go: print("MulBackward0", [None if g is None else g.tolist() for g in gi], go[0].tolist())
)
b.grad_fn.register_prehook(lambda go: print("before", go[0].tolist()))
b.pow(2).sum().backward()
print(a.grad, b.grad, isinstance(b.grad_fn, Node), b.grad_fn.name(), b.grad_fn.metadata)
h.remove()
a.register_post_accumulate_grad_hook(lambda p: print("accumulated", p.grad.tolist()))
(a * a).sum().backward()

packed = []


def pack(t):
    packed.append(tuple(t.shape))
    return t.numpy().copy() if not t.requires_grad else t.detach().numpy().copy()


with saved_tensors_hooks(pack, torch.from_numpy):
    y = (model(x).exp() * 2).sum()
y.backward()
print(packed)
with save_on_cpu():
    z = (a.exp() * a).sum()
z.backward()
node = z.grad_fn.next_functions[0][0]
print(z.grad_fn, node, node.next_functions)
with torch.autograd.graph.disable_saved_tensors_hooks("not here"):
    try:
        with saved_tensors_hooks(pack, torch.from_numpy):
            pass
    except RuntimeError as error:
        print(error)
optimizers = {p: torch.optim.SGD([p], lr=0.1) for p in model.parameters()}


def step_in_backward(p):
    optimizers[p].step()
    optimizers[p].zero_grad()


for p in model.parameters():
    p.register_post_accumulate_grad_hook(step_in_backward)
for step in range(3):
    loss = model(x).pow(2).mean()
    loss.backward()
    print(f"{loss.item():.5f}", all(p.grad is None for p in model.parameters()))
layer = nn.Linear(2, 2)
layer.register_state_dict_post_hook(lambda m, sd, prefix, meta: sd.update({prefix + "extra": torch.zeros(1)}))
layer.register_load_state_dict_post_hook(lambda m, keys: print(keys.missing_keys, keys.unexpected_keys))
layer.load_state_dict(layer.state_dict(), strict=False)
opt = torch.optim.SGD(layer.parameters(), lr=0.1)
opt.register_step_pre_hook(lambda o, args, kw: print("step", type(o).__name__, args, kw))
opt.register_step_post_hook(lambda o, args, kw: print("stepped"))
opt.step()
grads = torch.autograd.grad(layer(torch.ones(1, 2)).sum(), layer.weight, allow_unused=True)
with torch.autograd.graph.register_multi_grad_hook(
    [layer.weight, layer.bias], lambda g: print([None if v is None else v.tolist() for v in g])
):
    layer(torch.ones(1, 2)).sum().backward()
