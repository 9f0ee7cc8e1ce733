"""Programs for make_fx: expressions of a function, arguments, and a table of decompositions.

x is a 2 by 3 matrix of 0 to 5; w a constant of 3 ones; `mlp` and `step` have parameters from outside.
"""

from __future__ import annotations

from typing import Any

PROGRAMS: dict[str, str] = {
    "arithmetic": "lambda x: (x + 1) * 2 - x / 3 + x.neg() ** 2",
    "same_name_again": "lambda x: x.sum() + x.sum(0).sum() + x.max() + x.abs().abs()",
    "builtin_names": "lambda x: torch.max(x, 0)",
    "several_results": "lambda x: torch.sort(x, 1)[1] + torch.topk(x, 2, 1)[1].sum()",
    "split": "lambda x: [v * 2 for v in x.split(1)]",
    "chunk": "lambda x: x.chunk(3, 1)[1]",
    "inplace": "lambda x: x.clone().add_(1).relu_()",
    "write_to_argument": "lambda x: x.mul_(2)",
    "write_to_view": "lambda x: (lambda y: (y[0].mul_(2), y)[1])(x.clone())",
    "setitem": "lambda x: (lambda y: (y.__setitem__((slice(None), 1), 5.0), y)[1])(x.clone())",
    "index": "lambda x: x[:, 1:] + x[0, 0] + x[..., None].sum(2)[:, :2]",
    "index_tensor": "lambda x: x[torch.tensor([1, 0])]",
    "mask": "lambda x: torch.masked_fill(x, x > 2, float('-inf'))",
    "constant": "lambda x: x + w + w",
    "tensor_inside": "lambda x: torch.tensor([1.0, 2.0, 3.0]) * x",
    "item_of_a_constant": "lambda x: x * torch.tensor(2).item()",
    "item_of_computed_constants": "lambda x: x * (torch.tensor(2) + torch.tensor(3)).item()",
    "factories": "lambda x: torch.zeros(2, 3) + torch.ones_like(x) + torch.arange(3) + x.new_full((3,), 2.0)",
    "random": "lambda x: torch.rand(2) + torch.randn(2) + torch.randint(5, (2,))",
    "dtypes": "lambda x: x.to(torch.float64).sum(dtype=torch.float32).to(torch.int64)",
    "views": "lambda x: x.view(3, 2).t().reshape(6).unsqueeze(0).expand(2, 6).permute(1, 0)",
    "cat_stack": "lambda x: torch.cat([x, x], 1).sum() + torch.stack((x, x)).sum()",
    "matmul": "lambda x: x @ x.t() + torch.mm(x, x.t()) + torch.addmm(x @ x.t(), x, x.t())",
    "linear": "lambda x: torch.nn.functional.linear(x, torch.ones(4, 3), torch.ones(4))",
    "softmax": "lambda x: torch.softmax(x, 1).log() + torch.log_softmax(x, 0)",
    "layer_norm": "lambda x: torch.nn.functional.layer_norm(x, (3,), w, w)",
    "reductions": "lambda x: x.mean(1) + x.var(1) + x.std(1, keepdim=True)[:, 0] + x.norm(dim=1) + x.amax(1)",
    "out": "lambda x: torch.add(x, x, out=torch.empty(2, 3))",
    "einsum": "lambda x: torch.einsum('ij,kj->ik', x, x)",
    "cross_entropy": "lambda x: torch.nn.functional.cross_entropy(x, torch.tensor([0, 2]))",
    "gelu": "lambda x: torch.nn.functional.gelu(x) + torch.nn.functional.silu(x) + torch.sigmoid(x).tanh()",
    "nothing": "lambda x: x",
    "numbers_come_back": "lambda x: [x.sin(), None, 2, 'text', (x.shape, 1.5)]",
    "backward": "lambda x: torch.autograd.grad(((x * w) ** 2).sum(), [w])",
    "backward_of_argument": "lambda x: torch.autograd.grad((x.detach().requires_grad_().tanh() @ w).sum(), [w])",
    "double_backward": "lambda x: torch.autograd.grad(torch.autograd.grad((w ** 3 * x).sum(), w, create_graph=True)[0].sum(), w)",
    "mlp": "mlp",
    "accumulated": "step",
    "grad": "torch.func.grad(lambda x: (x.sin() * x).sum())",
    "grad_of_grad": "torch.func.grad(lambda x: torch.func.grad(lambda y: (y ** 3).sum())(x).sum())",
    "vjp": "lambda x: torch.func.vjp(lambda y: y.sin() * y, x)[1](x)",
    "functionalized": "torch.func.functionalize(lambda x: (lambda y: (y[0].mul_(2), y)[1])(x.clone()))",
    "functionalized_views": "torch.func.functionalize(lambda x: x.t().add_(1), remove='mutations_and_views')",
    "functionalized_grad": "torch.func.functionalize(torch.func.grad(lambda x: (x.clone().mul_(x).t() * 2).sum()))",
    "no_grad": "no_grad",
    "varargs": "lambda *args: args[0] * 2",
    "default": "with_default",
}

# Expressions of the arguments, where they are not just x.
ARGUMENTS = {
    "default": "(x, 2)",
}

MORE: dict[str, tuple[str, str]] = {
    "two_arguments": ("lambda x, y: x * y + y", "(x, x * 2)"),
    "a_number": ("lambda x, n: x * n", "(x, 3)"),
    "containers": ("lambda d, l: {'a': d['x'] + l[0], 'b': (l[1], 3)}", "({'x': x}, [x * 2, x * 3])"),
    "nested": ("lambda t: [t[0][0] * t[1]['k']]", "(((x, 5), {'k': x * 2}),)"),
    "list_of_one": ("lambda l: l[0].sum()", "([x],)"),
    "several_varargs": ("lambda *args: sum(args)", "(x, x * 2, x * 3)"),
}

TABLES: dict[str, tuple[str, str]] = {
    "decomposed_relu": (
        "lambda x: x.relu() + x.sigmoid()",
        "{torch.ops.aten.relu.default: lambda x: x * (x > 0), torch.ops.aten.sigmoid.default: lambda x: 1 / (1 + x.neg().exp())}",
    ),
    "decomposed_addmm": (
        "lambda x: torch.addmm(x @ x.t(), x, x.t())",
        "{torch.ops.aten.addmm.default: lambda c, a, b: c + torch.mm(a, b)}",
    ),
}

ERRORS = {
    "branch": "lambda x: x * 2 if x.sum() > 0 else x",
    "item": "lambda x: x * x[0, 0].item()",
    "float": "lambda x: x * float(x.sum())",
    "tolist_of_one": "lambda x: x * int(x[0, 0])",
    "equal": "lambda x: x if torch.equal(x, x) else x",
    "dtype_returned": "lambda x: (x, object())",
}


def environment(torch: Any, make_fx: Any) -> dict[str, Any]:
    """The names that programs use."""
    w = torch.ones(3, requires_grad=True)
    v = torch.arange(6.0).reshape(2, 3).requires_grad_()
    b = torch.zeros(2, requires_grad=True)

    def mlp(x):  # its annotations would be printed
        hidden = torch.relu(torch.nn.functional.linear(x, v, b))
        loss = torch.nn.functional.mse_loss(hidden, x[:, :2])
        return loss, torch.autograd.grad(loss, [v, b])

    def step(x):
        loss = ((x * w).tanh() ** 2).mean()
        loss.backward()
        grad, w.grad = w.grad, None
        return loss, grad

    def no_grad(x):
        with torch.no_grad():
            return x * w

    def with_default(x, n=2):
        return x * n

    x = torch.arange(6.0).reshape(2, 3)
    return {
        "torch": torch,
        "make_fx": make_fx,
        "w": w,
        "mlp": mlp,
        "step": step,
        "no_grad": no_grad,
        "with_default": with_default,
        "x": x,
    }


def cases() -> dict[str, tuple[str, str, str]]:
    """name -> (function, arguments, decompositions)"""
    found = {name: (source, ARGUMENTS.get(name, "(x,)"), "None") for name, source in PROGRAMS.items()}
    found |= {name: (source, arguments, "None") for name, (source, arguments) in MORE.items()}
    found |= {name: (source, "(x,)", table) for name, (source, table) in TABLES.items()}
    return found


def trace(name: str, env: dict[str, Any]) -> Any:
    """The graph module of a case."""
    source, arguments, table = cases()[name]
    function = eval(source, env)
    args = eval(arguments, env)
    return env["make_fx"](function, decomposition_table=eval(table, env))(*args)


def texts(name: str, env: dict[str, Any]) -> dict[str, str]:
    """What a trace prints: code, graph, and code with sizes."""
    module = trace(name, env)
    return {
        "code": module.code,
        "graph": str(module.graph),
        "readable": module.print_readable(print_output=False),
        "nodes": repr([(n.op, n.name, str(n.target), n.args, n.kwargs) for n in module.graph.nodes]),
    }


def error(name: str, env: dict[str, Any]) -> list[str]:
    """The class and text of the error."""
    try:
        env["make_fx"](eval(ERRORS[name], env))(env["x"])
    except (RuntimeError, NotImplementedError) as raised:
        return [type(raised).__name__, str(raised)]
    return []
