"""Programs for symbolic tracing: expressions of a function or a module, its arguments, and what else `symbolic_trace` gets.

x is a 2 by 4 matrix, y a 4 by 4 one, v a vector of 4, img a batch of two images. Modules are seeded before they are made.
"""

from __future__ import annotations

import math
import operator
from math import sqrt
from typing import Any, NamedTuple, Optional

# name | function | arguments
PROGRAMS = """
arithmetic | lambda x: (x + 1) * 2 - x / 3 + (-x) ** 2 | x
reflected | lambda x: 1 + 2 * (3 - x) + 6 / (x + 10) + 2 ** x | x
floor_and_mod | lambda x: x // 2 + x % 3 | x
compare | lambda x, y: (x > 1, x < y, x >= y, x <= 2, x == y, x != y) | x, x
bits | lambda x: (~x & (x|3)) ^ (x << 1) ^ (x >> 1) | n
abs_pos | lambda x: abs(x) + +x | x
matmul_operator | lambda x, y: x @ y | x, y
matmul_reflected | lambda x: one @ x | y
index | lambda x: x[0] + x[:, 1:][0, 0] + x[..., None].sum() | x
index_by_value | lambda x: one[x] | n
method | lambda x: x.view(-1).unsqueeze(0).sum(dim=1, keepdim=True).t() | x
attribute | lambda x: x.shape[0] + x.ndim | x
attribute_in_method | lambda x: x.view(x.shape[0], -1).size(1) | x
T | lambda x: x.T @ x | x
torch_functions | lambda x: torch.relu(torch.sin(x)) + torch.exp(x).sum() | x
torch_names | lambda x: torch.max(torch.abs(x)) + torch.sum(x, dim=1).max() | x
torch_cat | lambda x: torch.cat([x, x], dim=1) + torch.stack((x, x)).reshape(2, -1) | x
torch_matmul | lambda x, y: torch.matmul(x, y) + torch.addmm(x, x, y) | x, y
torch_where | lambda x: torch.where(x > 0, x, torch.zeros_like(x)) | x
torch_topk | lambda x: torch.topk(torch.sum(x, dim=-1), 2) | x
torch_sort | lambda x: torch.sort(x, 1)[0] | x
torch_flatten | lambda x: torch.flatten(x, 1) | x
torch_einsum | lambda x, y: torch.einsum('ij,jk->ik', x, y) | x, y
torch_split | lambda x: torch.split(x, 2, dim=1) | x
torch_chunk | lambda x: torch.chunk(x, 2, dim=1) | x
torch_norm | lambda x: torch.norm(x) + torch.norm(x, dim=1).sum() | x
torch_tensordot | lambda x, y: torch.tensordot(x, y, dims=1) | x, y
torch_cdist | lambda x: torch.cdist(x, x) | x
torch_broadcast | lambda x: torch.broadcast_tensors(x, x)[0] | x
torch_atleast | lambda x: torch.atleast_3d(x) | x
torch_special | lambda x: torch.special.erf(x) | x
torch_linalg | lambda x: torch.linalg.norm(x) + torch.linalg.vector_norm(x) | x
torch_tensor_inside | lambda x: x + torch.ones(4) | x
dtypes | lambda x: x.to(torch.float64).sum(dtype=torch.float32) | x
new_tensor_kwargs | lambda x: torch.zeros_like(x, dtype=torch.float64) | x
device | lambda x: x.to(torch.device('cpu')) | x
memory_format | lambda x: x.contiguous(memory_format=torch.channels_last) | img
F_relu | lambda x: F.relu(x) + torch.nn.functional.relu(x, inplace=False) | x
F_gelu | lambda x: F.gelu(x) + F.softplus(x) + F.logsigmoid(x) | x
F_linear | lambda x, y: F.linear(x, y) | x, y
F_activations | lambda x: F.leaky_relu(x, 0.2) + F.elu(x) + F.hardtanh(x) + F.silu(x) + F.hardswish(x) + F.relu6(x) | x
F_sigmoid | lambda x: F.sigmoid(x) + F.tanh(x) | x
F_softmax | lambda x: F.softmax(x, dim=1) + F.log_softmax(x, 1) | x
F_dropout | lambda x: F.dropout(x, 0.5, training=False) | x
F_layer_norm | lambda x: F.layer_norm(x, (4,)) | x
F_losses | lambda x, y: F.mse_loss(x, y) + F.l1_loss(x, y) + F.smooth_l1_loss(x, y) + F.huber_loss(x, y) | x, x
F_cross_entropy | lambda x, t: F.cross_entropy(x, t) | x, torch.tensor([0, 1])
F_conv | lambda x, w: F.conv2d(x, w, padding=1) | img, torch.ones(2, 3, 3, 3)
F_pool | lambda x: F.max_pool2d(x, 2) + F.avg_pool2d(x, 2) | img
F_adaptive | lambda x: F.adaptive_avg_pool2d(x, 1) | img
F_interpolate | lambda x: F.interpolate(x, scale_factor=2.0) | img
F_pad | lambda x: F.pad(x, (1, 1)) | x
F_normalize | lambda x: F.normalize(x, dim=1) | x
F_embedding | lambda i, y: F.embedding(i, y) | torch.tensor([0, 1]), y
F_attention | lambda x: F.scaled_dot_product_attention(x, x, x) | img
F_one_hot | lambda i: F.one_hot(i, 3) | torch.tensor([0, 1])
F_batch_norm | lambda x, m, s: F.batch_norm(x, m, s) | x, torch.zeros(4), torch.ones(4)
imported_relu | uses_imported | x
operators_by_name | lambda x: torch.ops.aten.relu.default(x) + torch.ops.aten.add.Tensor(x, 1) | x
packet | lambda x: torch.ops.aten.sin(x) | x
math_functions | lambda x: x * math.sqrt(x.numel()) | x
math_imported | uses_sqrt | x
operator_module | lambda x: operator.add(operator.mul(x, 2), x) | x
in_place | in_place | x
in_place_method | lambda x: x.clone().add_(1).relu_() | x
setitem | set_item | x
unpack | unpack | x
two_results | lambda x: (x + 1, [x - 1, {'k': x * 2}]) | x
none_result | lambda x: None | x
constants_come_back | lambda x: (x, 1, 'text', None, 2.5) | x
slices | lambda x: x[1:, ::2] | x
ellipsis | lambda x: x[..., 0] | x
list_index | lambda x: x[[0, 1]] | x
tuple_of_shape | lambda x: x.reshape((x.size(0), 2, -1)) | x
kwargs_proxy | lambda x, y: torch.add(input=x, other=y) | x, x
default | lambda x, n=3: x * n | x
default_none | lambda x, n=None: x if n is None else x * 2 | x
varargs | lambda *args: torch.relu(args[0]) + args[1] | x, x
varkwargs | lambda x, **kwargs: x + kwargs['b'] | x
keyword_only | keyword_only | x
annotated | annotated | x
annotated_optional | annotated_optional | x
namedtuple | lambda x: Pair(x, x + 1) | x
wrapped | lambda x: x + leaf(x, 2) | x
wrapped_len | lambda x: x * wrapped_len(x) | x
shadowed_names | shadowed | x
names_again | lambda x: x.sum() + x.sum().sum() + torch.sum(x) | x
inner_function | lambda x: (lambda z: z * 2)(x) + (lambda z: z * 3)(x) | x
loop | loop | x
branch_on_python | lambda x: (lambda flag: x if flag else -x)(False) | x
dead_code | dead_code | x
random_dead | random_dead | x
nothing | lambda: 3 | ()[0:]
identity | lambda x: x | x
not_iterated | lambda x: x.split(2, 1)[0] | x
inf_nan | lambda x: x.masked_fill(x > 1, float('inf')) + float('-inf') | x
getattr_grad | lambda x: x.requires_grad | x
contains_type | lambda x: x.type(torch.float64) | x
nested_args | lambda x: torch.stack([x, x[0].expand(2, 4)], 1) | x
slice_of_proxy | lambda x: x[: x.shape[0] - 1] | x
chained | lambda x: ((x + 1).relu() * 2).sum().sqrt() | x
call_method_magic | lambda x: x.__add__(1) | x
lambda_default | lambda x, s=1.5, t='a': x * s | x
linear | torch.nn.Linear(4, 3) | x
linear_in_model | Model() | x
sequential | torch.nn.Sequential(torch.nn.Linear(4, 3), torch.nn.ReLU(), torch.nn.Linear(3, 2)) | x
nested_sequential | torch.nn.Sequential(torch.nn.Sequential(torch.nn.Linear(4, 3), torch.nn.ReLU()), torch.nn.Tanh()) | x
shared | Shared() | x
buffers | Buffers() | x
module_list | Lists() | x
module_attributes | Attributes() | x
modules_of_modules | Outer() | x
cnn | CNN() | img
constant_tensor | Constant() | x
module_with_default | WithDefault() | x
dropout_module | torch.nn.Sequential(torch.nn.Dropout(0.0), torch.nn.BatchNorm1d(4).eval()) | x
embedding_module | torch.nn.Embedding(5, 2) | torch.tensor([1, 2])
functional_in_module | FunctionalNet() | x
parameter_in_list | Listed() | x
"""

# name | function | concrete_args | arguments
CONCRETE = """
specialized_bool | lambda x, flag: x if flag else x * 2 | {'flag': False} | x, False
specialized_none | lambda x, n: x if n is None else x * n | {'n': None} | x, None
specialized_int | lambda x, n: x * n + n | {'n': 3} | x, 3
specialized_float | lambda x, n: x * n | {'n': 0.5} | x, 0.5
placeholders_in_dict | lambda d: sum_of(d) | {'d': {'a': fx.PH, 'b': fx.PH}} | {'a': x, 'b': x}
placeholders_in_list | lambda l, x: l[0] + l[1] * x | {'l': [fx.PH, fx.PH]} | [x, x], x
nested_result | lambda d: {'s': d['a'] + d['b'][0], 'k': [d['b'][1]]} | {'d': {'a': fx.PH, 'b': (fx.PH, fx.PH)}} | {'a': x, 'b': (x, x)}
"""

# name | what is done, with its error
ERRORS = """
branch | fx.symbolic_trace(lambda x: x if x.sum() > 0 else -x)
while | fx.symbolic_trace(lambda x: [None for _ in iter(x)])
for | fx.symbolic_trace(lambda x: [each for each in x])
star | fx.symbolic_trace(lambda x: max(*x))
len | fx.symbolic_trace(lambda x: len(x))
range | fx.symbolic_trace(lambda x: range(x))
no_member_parameter | fx.symbolic_trace(lambda x: x + free_parameter)
no_submodule | fx.symbolic_trace(lambda x: free_module(x))
wrap_a_number | fx.wrap(3)
wrap_inside | (lambda: fx.wrap('len'))()
not_a_function | fx.symbolic_trace(torch.nn.ReLU)
wrong_concrete | fx.Tracer().trace(lambda x, y: x, (1,))
erase_used | erase_used()
erase_elsewhere | fx.Graph().erase_node(fx.Graph().placeholder('x'))
insert_elsewhere | fx.Graph().inserting_before(fx.Graph().placeholder('x'))
insert_after_elsewhere | fx.Graph().inserting_after(fx.Graph().placeholder('x'))
mutate_list | listed().args[0].append(1)
mutate_dict | listed().kwargs.update(a=1)
mutate_item | listed().args[0].__setitem__(0, 1)
bad_op | fx.Graph().create_node('call_other', 'x')
bad_target | fx.Graph().create_node('call_function', 'sin')
bad_name | fx.Graph().create_node('placeholder', 3)
args_list | fx.Graph().create_node('call_method', 'sin', [1])
kwargs_list | fx.Graph().create_node('call_method', 'sin', (), [1])
lint_order | lint_order()
lint_foreign | lint_foreign()
missing_root | fx.GraphModule({}, reads_w())
missing_attribute | fx.GraphModule(torch.nn.Module(), reads_w())
bad_root | fx.GraphModule(3, fx.Graph())
bad_graph | fx.GraphModule(torch.nn.Module(), fx.Graph()).__setattr__('graph', 3)
output_missing | fx.Graph().output_node()
find_without_target | fx.Graph().find_nodes(op='call_function')
dict_key | fx.symbolic_trace(lambda x: torch.foo({x: 1}) if False else {x: 1})
two_tracers | torch.add(fx.Proxy(fx.Graph().placeholder('x')), fx.Proxy(fx.Graph().placeholder('y')))
map_arg_uncallable | fx.map_arg(1, 2)
too_few_arguments | fx.Interpreter(fx.symbolic_trace(lambda x, y: x)).run(x)
run_time_error | fx.Interpreter(fx.symbolic_trace(lambda x: x.view(3, 3))).run(x)
called_wrong | fx.symbolic_trace(lambda x: x.view(3, 3))(x)
nonexistent_target | fx.Interpreter(nonexistent()).run()
boxed | fx.Interpreter(fx.symbolic_trace(lambda x: x)).boxed_run([])
placeholder_count | fx.replace_pattern(fx.symbolic_trace(lambda x: x.relu()), lambda x: x.relu(), lambda x, y: x)
empty_pattern | fx.replace_pattern(fx.symbolic_trace(lambda x: x.relu()), fx.Graph(), lambda x: x)
dead_pattern | fx.replace_pattern(fx.symbolic_trace(lambda x: x.relu()), dead_code, lambda x: x)
no_replacement | fx.subgraph_rewriter.replace_pattern_with_filters(fx.symbolic_trace(lambda x: x.relu()), lambda x: x.relu())
insert_arg | listed().insert_arg(7, 1)
move_elsewhere | fx.Graph().placeholder('x').append(fx.Graph().placeholder('y'))
"""

# name | a function of `gm` that changes it, the traced function, arguments
CHANGES = """
add_to_mul | swap_add | lambda x: x + x + 1 | x
relu_to_gelu | swap_relu | lambda x: torch.relu(x).relu() | x
insert_after | insert_neg | lambda x: torch.relu(x + 1) | x
erase_dead | erase_dead | lambda x: (x.sin(), x)[1] | x
invert | invert | lambda x: (x + 1) * 2 | x
pattern_function | lambda gm: fx.replace_pattern(gm, lambda a: torch.relu(a), lambda a: torch.clamp(a, min=0)) | lambda x: torch.relu(torch.relu(x) + 1) | x
pattern_two | lambda gm: fx.replace_pattern(gm, lambda a, b: a * b + a, lambda a, b: a.add(b)) | lambda x, y: x * y + x | x, x
pattern_kwargs | lambda gm: fx.replace_pattern(gm, lambda a: torch.sum(a, dim=1), lambda a: a.mean(1)) | lambda x: torch.sum(x, dim=1) + 1 | x
pattern_chain | lambda gm: fx.replace_pattern(gm, lambda a, b: a + b, lambda a, b: a - b) | lambda x: x + x + x + 1 | x
pattern_literal | lambda gm: fx.replace_pattern(gm, lambda a: a + 1, lambda a: a - 1) | lambda x: (x + 1) * (x + 2) | x
pattern_absent | lambda gm: fx.replace_pattern(gm, lambda a: a.cos(), lambda a: a.sin()) | lambda x: x.relu() | x
pattern_used_outside | lambda gm: fx.replace_pattern(gm, lambda a: a.relu().sin(), lambda a: a.cos()) | uses_inside | x
pattern_ignore_literals | lambda gm: fx.subgraph_rewriter.replace_pattern_with_filters(gm, lambda a: a + 1, lambda a: a - 1, ignore_literals=True) | lambda x: (x + 1) * (x + 2) | x
pattern_filter | lambda gm: fx.subgraph_rewriter.replace_pattern_with_filters(gm, lambda a, b: a + b, lambda a, b: a - b, match_filters=[not_number]) | lambda x: (x + x) * (x + 1) | x
pattern_module | lambda gm: fx.replace_pattern(gm, lambda a: torch.relu(a), fx.symbolic_trace(torch.nn.Sequential(torch.nn.Tanh()))) | lambda x: torch.relu(x) | x
pattern_several_results | lambda gm: fx.replace_pattern(gm, lambda a: (a + 1, a * 2), lambda a: (a - 1, a / 2)) | lambda x: (x + 1) @ (x * 2).T | x
transformer | transform | lambda x: torch.relu(x + 1).sigmoid() | x
append_proxy | append_proxy | lambda x: x + 1 | x
rename | lambda gm: list(gm.graph.nodes)[1]._rename('renamed') | lambda x: x + 1 | x
move | move | lambda x: (x.sin(), x.cos()) | x
type_expr | lambda gm: setattr(list(gm.graph.nodes)[1], 'type', torch.Tensor) | lambda x: x + 1 | x
transform_code | lambda gm: gm.graph.on_generate_code(lambda _: (lambda body: [*body[:-1], body[-1]])) | lambda x: x + 1 | x
"""  # noqa: E501

GRAPHS = """
copied | copied()
node_lists | [[n.name for n in g.nodes], [n.name for n in reversed(g.nodes)], len(g.nodes)]
found | [g.find_nodes(op='placeholder'), g.find_nodes(op='call_method', target='relu'), g.find_nodes(op='call_function', target=operator.add)]
inputs | [n.all_input_nodes for n in g.nodes]
users | [list(n.users) for n in g.nodes]
formats | [n.format_node() for n in g.nodes]
next_prev | [(n.next.op, n.prev.op) for n in g.nodes]
order | [a < b for a in g.nodes for b in g.nodes]
impure | [n.is_impure() for n in g.nodes if n.op != 'call_module']
target_names | [fx.Graph()._target_to_str(t) for t in ('__add__', 'camelCase', torch.relu, operator.getitem, len)]
map_arg | fx.map_arg([1, list(g.nodes)[0], {'k': (list(g.nodes)[1],)}], lambda n: n.name)
map_aggregate | fx.node.map_aggregate((1, [2, {'a': 3}], slice(4, None)), lambda v: v)
immutable | [type(listed().args[0]).__name__, type(listed().kwargs).__name__]
stack | [list(n.meta.get('nn_module_stack', {}).items())[0][0] if n.meta.get('nn_module_stack') else None for n in fx.Tracer().trace(Outer()).nodes]
submodules | submodules()
deleted | deleted()
deepcopied | deepcopied()
pickled | pickled()
state_dict | list(fx.symbolic_trace(CNN()).state_dict())
text | str(fx.symbolic_trace(Model()))
readable | fx.symbolic_trace(Model()).print_readable(print_output=False)
readable_sizes | readable_sizes()
shape_prop | shape_prop()
split | split(lambda n: 0 if n.op == 'call_module' else 1)
split_many | split_many()
split_circle | outcome(lambda: split(lambda n: {'linear1': 0, 'relu': 1, 'linear2': 0}.get(n.name, 1)))
boxed | fx.Interpreter(fx.symbolic_trace(lambda x: x + 1)).boxed_run([x]).tolist()
initial_env | initial_env()
proxy_text | str(fx.Proxy(list(g.nodes)[0]))
leaf_modules | str(AllLeaves().trace(Outer()))
no_leaves | str(NoLeaves().trace(Model()))
autowrapped | str(fx.Tracer(autowrap_functions=(helper,)).trace(uses_helper))
bool_tracer | str(BoolTracer().trace(lambda x: x + 1 if x.sum() > 0 else x))
iter_tracer | str(IterTracer().trace(lambda x: sum([each for each in x])))
constant_shapes | str(ConstantShapes().trace(Shapes()))
scopes | scopes()
metaclass | str(fx.symbolic_trace(lambda x: Both(x, x).total()).graph)
annotated_value | fx.symbolic_trace(lambda x: annotate(x + 1, torch.Tensor)).code
eliminated | eliminated()
kept_effect | kept_effect()
code_globals | sorted(fx.symbolic_trace(annotated).graph.python_code('self').globals)
custom_codegen | custom_codegen()
"""  # noqa: E501


class Pair(NamedTuple):
    a: Any
    b: Any


def table(text: str) -> dict[str, list[str]]:
    """name -> the other columns."""
    rows = [[cell.strip() for cell in line.split(" | ")] for line in text.strip("\n").splitlines()]
    return {row[0]: [cell.rstrip("|").strip() for cell in row[1:]] for row in rows}


def leaf(a, b):
    return a * b


wrapped_len = len


def helper(a):
    return a * 5


def uses_helper(x):
    return helper(x) + 1


def uses_sqrt(x):
    return x * sqrt(x.numel())


def in_place(x):
    y = x.clone()
    y += 1
    y *= 2
    return y


def set_item(x):
    y = x.clone()
    operator.setitem(y, 0, 1.0)
    return y


def unpack(x):
    a, b = x
    return a + b


def keyword_only(x, *, scale=2.0):
    return x * scale


def shadowed(x):
    sum_ = x.sum()
    return sum_ + x.max() + x.min()


def loop(x):
    for i in range(3):
        x = x * i + 1
    return x


def dead_code(x):
    x.sin()
    return x + 1


def sum_of(d):
    out = 0
    for each in d.values():
        out = out + each
    return out


def outcome(program: Any) -> Any:
    """What a program gives, or the class and first line of its error."""
    try:
        return program()
    except Exception as error:
        return [type(error).__name__, str(error).split("\n")[0].split(" [<")[0].replace("tinytensor.", "torch.")]


def environment(torch: Any) -> dict[str, Any]:
    """The names that programs use, of one library."""
    import copy
    import pickle
    import warnings

    fx, nn, F = torch.fx, torch.nn, torch.nn.functional
    from_library = {
        name: __import__(f"{torch.__name__}.fx.{path}", fromlist=["_"])
        for name, path in (
            ("shape_prop", "passes.shape_prop"), ("split_module", "passes.split_module"), ("annotate", "annotate"),
            ("proxy", "proxy"), ("subgraph_rewriter", "subgraph_rewriter"),
        )
    }  # fmt: skip
    env: dict[str, Any] = {"torch": torch, "fx": fx, "F": F, "operator": operator, "math": math, "Pair": Pair}

    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.linear = nn.Linear(4, 5)
            self.param = nn.Parameter(torch.rand(2, 4))

        def forward(self, x):
            return torch.topk(torch.sum(self.linear(x + self.linear.weight[:2]).relu(), dim=-1), 2)

    class Shared(nn.Module):
        def __init__(self):
            super().__init__()
            self.a = self.b = nn.Linear(4, 4)

        def forward(self, x):
            return self.a(self.b(x)) + self.a.weight.sum()

    class Buffers(nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("mean", torch.ones(4))

        def forward(self, x):
            return x - self.mean

    class Lists(nn.Module):
        def __init__(self):
            super().__init__()
            self.layers = nn.ModuleList([nn.Linear(4, 4) for _ in range(2)])
            self.named = nn.ModuleDict({"act": nn.ReLU()})

        def forward(self, x):
            for layer in self.layers:
                x = self.named["act"](layer(x))
            return x

    class Attributes(nn.Module):
        def __init__(self):
            super().__init__()
            self.scale, self.flag, self.names = 2.5, True, ["a", "b"]

        def forward(self, x):
            return x * self.scale if self.flag and len(self.names) == 2 else x

    class Inner(nn.Module):
        def __init__(self):
            super().__init__()
            self.lin = nn.Linear(4, 4)

        def forward(self, x):
            return F.relu(self.lin(x))

    class Outer(nn.Module):
        def __init__(self):
            super().__init__()
            self.first, self.second = Inner(), Inner()

        def forward(self, x):
            return self.second(self.first(x)) + self.first(x)

    class CNN(nn.Module):
        def __init__(self):
            super().__init__()
            self.conv, self.bn = nn.Conv2d(3, 4, 3, padding=1), nn.BatchNorm2d(4)
            self.fc = nn.Linear(4, 2)

        def forward(self, x):
            x = F.max_pool2d(F.relu(self.bn(self.conv(x))), 2)
            x = F.adaptive_avg_pool2d(x, (1, 1))
            return F.log_softmax(self.fc(torch.flatten(x, 1)), dim=1)

    class Constant(nn.Module):
        def __init__(self):
            super().__init__()
            self.offset = torch.full((4,), 2.0)

        def forward(self, x):
            return x + self.offset + torch.ones(4)

    class WithDefault(nn.Module):
        def forward(self, x, scale: float = 2.0):
            return x * scale

    class FunctionalNet(nn.Module):
        def __init__(self):
            super().__init__()
            self.fc1, self.fc2 = nn.Linear(4, 3), nn.Linear(3, 2)

        def forward(self, x):
            return F.softmax(self.fc2(F.dropout(F.relu(self.fc1(x)), training=False)), dim=-1)

    class Listed(nn.Module):
        def __init__(self):
            super().__init__()
            self.ws = nn.ParameterList([nn.Parameter(torch.ones(4)) for _ in range(2)])

        def forward(self, x):
            return x * self.ws[0] + self.ws[1]

    class Shapes(nn.Module):
        def __init__(self):
            super().__init__()
            self.w = nn.Parameter(torch.ones(2, 4))

        def forward(self, x):
            return x + 1 if self.w.shape == (2, 4) else x

    class AllLeaves(fx.Tracer):
        def is_leaf_module(self, m, module_qualified_name):
            return True

    class NoLeaves(fx.Tracer):
        def is_leaf_module(self, m, module_qualified_name):
            return False

    class BoolTracer(fx.Tracer):
        def to_bool(self, obj):
            return True

    class IterTracer(fx.Tracer):
        def iter(self, obj):
            return iter([obj[0], obj[1]])

    class ConstantShapes(fx.Tracer):
        def __init__(self):
            super().__init__(param_shapes_constant=True)

    class Both(metaclass=fx.ProxyableClassMeta):
        def __init__(self, a, b):
            self.a, self.b = a, b

        def total(self):
            return self.a + self.b

    def annotated(x: torch.Tensor, n: int = 2) -> torch.Tensor:
        return x * n

    def annotated_optional(x: Optional[torch.Tensor], l: list[int] = ()) -> tuple[torch.Tensor, int]:  # noqa: UP045
        return x + 1, 2

    def uses_imported(x):
        return relu(x)  # noqa: F821  # put into the globals below

    def random_dead(x):
        torch.rand(2)
        torch.rand_like(x)
        return x

    def uses_inside(x):
        y = x.relu()
        return y.sin() + y

    def erase_used():
        g = fx.Graph()
        x = g.placeholder("x")
        g.call_method("sin", (x,))
        g.erase_node(x)

    def listed():
        g = fx.Graph()
        return g.create_node("call_function", operator.add, ([1, 2],), {"k": 3})

    def lint_order():
        g = fx.Graph()
        x = g.placeholder("x")
        y = g.call_method("sin", (x,))
        g.output(y)
        y.append(x)
        g.lint()

    def lint_foreign():
        g = fx.Graph()
        g.call_method("sin", (fx.Graph().placeholder("x"),))
        g.lint()

    def reads_w():
        g = fx.Graph()
        g.output(g.get_attr("w"))
        return g

    def nonexistent():
        gm = fx.GraphModule({"w": torch.ones(1)}, reads_w())
        next(iter(gm.graph.nodes)).target = "a.b"
        return gm

    def swap_add(gm):
        for n in gm.graph.nodes:
            if n.op == "call_function" and n.target == operator.add:
                n.target = operator.mul

    def swap_relu(gm):
        for n in gm.graph.nodes:
            if n.target in (torch.relu, "relu"):
                with gm.graph.inserting_after(n):
                    new = gm.graph.call_function(F.gelu, (n.args[0],))
                n.replace_all_uses_with(new)
                gm.graph.erase_node(n)

    def insert_neg(gm):
        for n in list(gm.graph.nodes):
            if n.op == "call_function":
                with gm.graph.inserting_after(n):
                    new = gm.graph.call_function(torch.neg, (n,))
                    n.replace_all_uses_with(new, delete_user_cb=lambda user, new=new: user is not new)
                    gm.graph.call_method("abs", (new,))
        gm.graph.lint()

    def erase_dead(gm):
        for n in reversed(gm.graph.nodes):
            if n.op == "call_method" and not n.users:
                gm.graph.erase_node(n)

    def invert(gm):
        g, env_ = fx.Graph(), {}
        for n in gm.graph.nodes:
            env_[n] = g.node_copy(n, lambda m: env_[m])
        gm.graph = g

    def transform(gm):
        class T(fx.Transformer):
            def call_function(self, target, args, kwargs):
                return super().call_function(torch.tanh if target is torch.relu else target, args, kwargs)

            def call_method(self, target, args, kwargs):
                return super().call_method("neg" if target == "sigmoid" else target, args, kwargs)

        gm.graph = T(gm).transform().graph

    def append_proxy(gm):
        out = gm.graph.output_node()
        with gm.graph.inserting_before(out):
            proxy = fx.Proxy(out.args[0])
            new = torch.relu(proxy * 2).sum(dim=1)
        out.args = (new.node,)

    def move(gm):
        _, a, b, out = gm.graph.nodes
        b.append(a)
        out.prepend(b)

    def not_number(match, graph, pattern):
        return all(hasattr(n, "name") for n in match.placeholder_nodes)

    def copied():
        g = fx.Graph()
        result = g.graph_copy(env["g"], {})
        g.output(result)
        return str(g)

    def submodules():
        gm = fx.symbolic_trace(Outer())
        return [
            gm.add_submodule("extra.deep", nn.ReLU()), gm.delete_submodule("extra.none"), gm.delete_submodule("none"),
            [name for name, _ in gm.named_modules()],
        ]  # fmt: skip

    def deleted():
        gm = fx.symbolic_trace(Outer())
        gm.add_submodule("extra.deep", nn.ReLU())
        gm.delete_all_unused_submodules()
        return [name for name, _ in gm.named_modules()]

    def deepcopied():
        gm = fx.symbolic_trace(CNN().eval())
        twin = copy.deepcopy(gm)
        twin.extra = 3
        return [twin.code == gm.code, str(twin.graph) == str(gm.graph), twin.training, type(twin).__name__,
                twin.conv is gm.conv, torch.equal(twin.conv.weight, gm.conv.weight)]  # fmt: skip

    def pickled():
        gm = fx.symbolic_trace(nn.Sequential(nn.Linear(4, 3), nn.ReLU()))
        twin = pickle.loads(pickle.dumps(gm))
        return [twin.code, str(twin.graph), torch.equal(twin(env["x"]), gm(env["x"]))]

    def readable_sizes():
        gm = fx.symbolic_trace(FunctionalNet())
        from_library["shape_prop"].ShapeProp(gm).propagate(env["x"])
        return gm.print_readable(print_output=False)

    def shape_prop():
        gm = fx.symbolic_trace(CNN())
        from_library["shape_prop"].ShapeProp(gm).propagate(env["img"])
        return [str(n.meta.get("tensor_meta")) for n in gm.graph.nodes]

    def split(callback):
        gm = fx.symbolic_trace(Outer())
        whole = from_library["split_module"].split_module(gm, None, callback)
        return [whole.code, *(m.code for m in whole.children()), torch.equal(whole(env["x"]), gm(env["x"]))]

    def split_many():
        gm, count = fx.symbolic_trace(CNN()), [0]

        def callback(n):
            count[0] += 1
            return count[0] // 4

        names = {}
        whole = from_library["split_module"].split_module(gm, None, callback, names, keep_original_order=True)
        return [whole.code, *(m.code for m in whole.children()), names]

    def initial_env():
        gm = fx.symbolic_trace(lambda x: x.sin() + 1)
        nodes = list(gm.graph.nodes)
        return fx.Interpreter(gm).run(initial_env={nodes[0]: None, nodes[1]: torch.zeros(2)}).tolist()

    def scopes():
        tracer = fx.Tracer()
        tracer.trace(Outer())
        return [(name, path) for name, (path, _) in tracer.node_name_to_scope.items()]

    def eliminated():
        gm = fx.symbolic_trace(dead_code)
        return [gm.graph.eliminate_dead_code(), gm.graph.eliminate_dead_code(), str(gm.graph)]

    def kept_effect():
        gm = fx.symbolic_trace(set_item)
        return [gm.graph.eliminate_dead_code(), str(gm.graph)]

    def custom_codegen():
        gm = fx.symbolic_trace(lambda x: x + 1)

        class Listy(fx.CodeGen):
            def gen_fn_def(self, free_vars, maybe_return_annotation):
                return f"def forward(self, args_list):\n    {', '.join(free_vars)}, = args_list"

            def process_inputs(self, *inputs):
                return inputs[0]

        gm.graph.set_codegen(Listy())
        gm.recompile()
        return [gm.code, gm([env["x"]]).tolist(), fx.Interpreter(gm).run([env["x"]]).tolist()]

    env |= {name: value for name, value in locals().items() if name not in ("torch", "env", "fx", "nn", "F")}
    env |= {name: globals()[name] for name in (
        "helper", "uses_helper", "uses_sqrt", "in_place", "set_item", "unpack", "keyword_only", "shadowed", "loop", "dead_code",
        "sum_of", "outcome", "wrapped_len", "leaf",
    )}  # fmt: skip
    env["annotate"] = from_library["annotate"].annotate
    globals()["relu"] = F.relu
    torch.manual_seed(0)
    env |= {
        "x": torch.arange(8.0).reshape(2, 4) / 4 - 1, "y": torch.arange(16.0).reshape(4, 4) / 16, "one": torch.ones(4, 4),
        "n": torch.tensor([1, 2, 3]), "img": torch.arange(96.0).reshape(2, 3, 4, 4) / 96,
        "free_parameter": nn.Parameter(torch.ones(2)), "free_module": nn.ReLU(),
    }  # fmt: skip
    env["g"] = fx.symbolic_trace(lambda a, b: (a + b).relu() * torch.sin(a)).graph
    exec(compile("fx.wrap('leaf')\nfx.wrap('wrapped_len')", "<wraps>", "exec"), env)
    warnings.simplefilter("ignore")
    return env


def numbers(torch: Any, value: Any) -> Any:
    """Results as they are written down: tensors as lists, rounded."""
    if isinstance(value, torch.Tensor):
        value = value.detach()
        return [str(value.dtype), [round(v, 4) for v in value.flatten().tolist()] if value.is_floating_point()
                else str(value.flatten().tolist()), list(value.shape)]  # fmt: skip
    if isinstance(value, (list, tuple)):
        return [numbers(torch, each) for each in value]
    if isinstance(value, dict):
        return {str(key): numbers(torch, each) for key, each in value.items()}
    return str(value)


def evaluate(source: str, env: dict[str, Any]) -> Any:
    return eval(compile(source, "<program>", "eval"), env)


def answers(torch: Any) -> dict[str, Any]:
    """What the library says to every program."""
    env = environment(torch)
    fx = torch.fx
    found: dict[str, Any] = {}

    def settle(root: Any) -> None:
        # The libraries draw the same numbers only by chance.
        for number, parameter in enumerate(root.parameters() if isinstance(root, torch.nn.Module) else ()):
            with torch.no_grad():
                parameter.copy_((torch.arange(parameter.numel()).reshape(parameter.shape) + number) % 7 / 7 - 0.4)

    def traced(function: str, arguments: str, change: str | None = None, concrete: str | None = None) -> Any:
        torch.manual_seed(1)
        root = evaluate(function, env)
        settle(root)
        gm = fx.symbolic_trace(root, evaluate(concrete, env) if concrete else None)
        if change is not None:
            evaluate(change, env)(gm)
            gm.graph.lint()
            gm.recompile()
        args = evaluate(f"({arguments},)", env) if arguments != "()[0:]" else ()
        return {
            "graph": str(gm.graph),
            "code": gm.code,
            "result": outcome(lambda: numbers(torch, gm(*args))),
            "interpreted": outcome(lambda: numbers(torch, fx.Interpreter(gm).run(*args))),
        }

    for name, (function, arguments) in table(PROGRAMS).items():
        found[f"program {name}"] = outcome(lambda f=function, a=arguments: traced(f, a))
    for name, (function, concrete, arguments) in table(CONCRETE).items():
        found[f"concrete {name}"] = outcome(lambda f=function, a=arguments, c=concrete: traced(f, a, concrete=c))
    for name, (change, function, arguments) in table(CHANGES).items():
        found[f"change {name}"] = outcome(lambda f=function, a=arguments, c=change: traced(f, a, c))
    for name, (source,) in table(ERRORS).items():
        found[f"error {name}"] = outcome(lambda s=source: [str(evaluate(s, env)), "no error"])
    for name, (source,) in table(GRAPHS).items():
        found[f"graph {name}"] = outcome(lambda s=source: shown(evaluate(s, env)))
    return found


def shown(value: Any) -> Any:
    """A value as JSON can have it."""
    if isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):
        return [shown(each) for each in value]
    if isinstance(value, dict):
        return {str(key): shown(each) for key, each in value.items()}
    return value if isinstance(value, (str, int, float, bool, type(None))) else str(value)
