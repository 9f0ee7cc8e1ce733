"""What a drawer of autograd graphs walks over: next_functions, variables, saved tensors, names, ids, for a net and for an LSTM."""

import torch
from torch import nn

torch.manual_seed(0)


def make_dot(var, params):
    names = {id(p): name for name, p in params.items()}
    lines, seen, numbers = [], set(), {}

    def label(fn):
        return numbers.setdefault(id(fn), len(numbers))

    def attributes(fn):
        found = {}
        for attr in dir(fn):
            if not attr.startswith("_saved_") or attr.endswith("strides"):
                continue
            value = getattr(fn, attr)
            if torch.is_tensor(value):
                found[attr[7:]] = list(value.shape)
            elif isinstance(value, tuple) and value and torch.is_tensor(value[0]):
                found[attr[7:]] = [list(v.shape) for v in value]
            else:
                found[attr[7:]] = value
        return found

    def add_nodes(fn):
        if fn in seen:
            return
        seen.add(fn)
        if hasattr(fn, "variable"):
            lines.append(f"{label(fn)}: {names.get(id(fn.variable), '')} {tuple(fn.variable.size())}")
        else:
            lines.append(f"{label(fn)}: {type(fn).__name__} {attributes(fn)}")
        for child, _ in getattr(fn, "next_functions", ()):
            if child is not None:
                lines.append(f"  {label(child)} -> {label(fn)}")
                add_nodes(child)

    add_nodes(var.grad_fn)
    return lines


model = nn.Sequential()
model.add_module("W0", nn.Linear(8, 16))
model.add_module("tanh", nn.Tanh())
model.add_module("W1", nn.Linear(16, 1))
x = torch.randn(1, 8)
y = model(x)
print("\n".join(make_dot(y.mean(), dict(model.named_parameters()))))
x.requires_grad_(True)


def double_backprop(inputs, net):
    y = net(inputs).mean()
    (grad,) = torch.autograd.grad(y, inputs, create_graph=True, retain_graph=True)
    return grad.pow(2).mean() + y


print("\n".join(make_dot(double_backprop(x, model), {**dict(model.named_parameters()), "x": x})))
conv = nn.Sequential(
    nn.Conv2d(1, 2, 3, stride=2), nn.BatchNorm2d(2), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Dropout(0.0)
)
print("\n".join(make_dot(conv(torch.randn(2, 1, 9, 9)).softmax(1).sum(), dict(conv.named_parameters()))))
lines = make_dot(nn.LSTMCell(4, 3)(torch.randn(2, 4))[0].sum(), {})
print(len(lines) > 5, lines[0])
z = x.view(2, 4)[1:, ::2].t() @ torch.ones(1, 3)
print("\n".join(make_dot((z / 2).clamp(min=0).cumsum(0).exp().amax(1).norm(), {"x": x})))
