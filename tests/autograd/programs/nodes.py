"""Programs about nodes as Python sees them, gradient edges, and the functions of autograd.graph."""

from __future__ import annotations

from .helpers import attempt, leaf


def _twice(m):
    class Twice(m.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * 2

        @staticmethod
        def backward(ctx, grad):
            return grad * 2

    return Twice.apply


def attributes(m):
    x = leaf(m, 1, 2)
    y = x * x
    node = y.grad_fn
    node.metadata["note"] = 3
    accumulate = node.next_functions[0][0]
    metadata = node._input_metadata[0]
    return [
        [node.name(), type(node).__name__, repr(node).split(" at ")[0], node.requires_grad, y.grad_fn.metadata],
        [node is y.grad_fn, hash(node) == hash(y.grad_fn), node == y.grad_fn, node != x.exp().grad_fn],
        [isinstance(n, m.autograd.graph.Node) for n in (node, accumulate, _twice(m)(x).grad_fn, x)],
        [type(metadata).__name__, str(metadata.dtype), str(metadata.device), metadata.shape, metadata.is_nested_tensor],
        [accumulate.name(), accumulate.variable is x, accumulate.next_functions, accumulate._sequence_nr()],
        [node.next_functions[0][0] is node.next_functions[1][0], node._sequence_nr() < (x * 1).grad_fn._sequence_nr()],
        [attempt(lambda: node._saved_nothing), attempt(lambda: setattr(node, "note", 3))],
    ]


def saved_attributes(m):
    x = leaf(m, 1, 2)
    y, e, s, p, z = x * x, x.exp(), x.sum(0, True), x.pow(2), x * 3.0
    log = [
        y.grad_fn._saved_self is x, e.grad_fn._saved_result, e.grad_fn._saved_result.grad_fn is e.grad_fn,
        s.grad_fn._saved_dim, s.grad_fn._saved_keepdim, s.grad_fn._saved_self_sym_sizes, p.grad_fn._saved_exponent,
        z.grad_fn._saved_other, z.grad_fn._saved_self, x.view(2, 1).grad_fn._saved_self_sym_sizes,
    ]  # fmt: skip
    y.sum().backward()
    return log, attempt(lambda: y.grad_fn._saved_self), attempt(lambda: y.grad_fn._saved_other)


def called_by_hand(m):
    x = leaf(m, 1, 2)
    node, split = (x * m.ones(2)).grad_fn, x.split(1)[0].grad_fn
    return [
        attempt(lambda: node(m.ones(2))),
        attempt(lambda: node(None)),
        attempt(lambda: node(m.ones(2), m.ones(2))),
        attempt(lambda: node(3)),
        attempt(lambda: node()),
        attempt(lambda: split(m.ones(1), None)),
        [g.requires_grad for g in (x * x).grad_fn(m.ones(2))],
    ]


def accumulate_called_by_hand(m):
    x = leaf(m, 1, 2)
    x.register_hook(lambda g: g * 3)
    node = m.autograd.graph.get_gradient_edge(x).node
    return attempt(lambda: node(m.ones(2))), x.grad


def register_hook_dict(m):
    x = leaf(m, 1, 2)
    y, z = x * 1, x * 2
    z.register_hook(lambda g: g * 10)
    y.grad_fn._register_hook_dict(z)
    y.sum().backward()
    return x.grad, attempt(lambda: y.grad_fn._register_hook_dict(3))


def sequence_numbers_order_the_run(m):
    log = []
    x = leaf(m, 1)
    a, b = x.exp(), x.sin()
    c = a + b
    a.grad_fn.register_hook(lambda i, o: log.append("a"))
    b.grad_fn.register_hook(lambda i, o: log.append("b"))
    c.backward(retain_graph=True)
    a.grad_fn._set_sequence_nr(b.grad_fn._sequence_nr() + 1)
    c.backward()
    return log


def a_custom_function(m):
    x = leaf(m, 1, 2)
    log = []
    y = _twice(m)(x)
    node = y.grad_fn
    seen = [node.name(), node is y.grad_fn, node.metadata, node.next_functions[0][0].name(), node.saved_tensors]
    seen += [node._input_metadata[0].shape, node._sequence_nr() > 0]
    node.register_hook(lambda i, o: log.append(["post", list(i), list(o)]))
    node.register_prehook(lambda o: log.append(["pre", list(o)]))
    y.register_hook(lambda g: log.append(["tensor", g]))
    y.retain_grad()
    y.sum().backward()
    return seen, log, y.grad


def gradient_edges(m):
    x = leaf(m, 1, 2)
    graph, grad = m.autograd.graph, m.autograd.grad
    y = x * 2
    z = y * 3
    edge, of_leaf, root = graph.get_gradient_edge(y), graph.get_gradient_edge(x), graph.get_gradient_edge(z)
    unrelated = graph.get_gradient_edge(leaf(m, 1))
    log = [edge.node is y.grad_fn, edge.output_nr, edge.ownership_token, of_leaf.node.name(), type(edge).__name__]
    log += [grad(z.sum(), [edge, of_leaf], retain_graph=True)]
    m.autograd.backward(root, m.ones(2), retain_graph=True)
    m.autograd.backward((root, z), (m.ones(2), m.ones(2)), inputs=[of_leaf], retain_graph=True)
    return log, [
        x.grad,
        attempt(lambda: graph.get_gradient_edge(m.ones(1))),
        attempt(lambda: m.autograd.backward(root, retain_graph=True)),
        attempt(lambda: m.autograd.backward(root, m.ones(3), retain_graph=True)),
        attempt(lambda: grad(root, of_leaf, m.ones(2), retain_graph=True, materialize_grads=True)),
        attempt(lambda: grad(z.sum(), unrelated, retain_graph=True)),
        attempt(lambda: grad(z.sum(), unrelated, retain_graph=True, allow_unused=True)),
        attempt(lambda: grad(z.sum(), unrelated, retain_graph=True, materialize_grads=True)),
    ]


def gradient_edges_of_outputs_and_functions(m):
    x = leaf(m, 1, 2, 3, 4)
    _, b = x.split(2)
    second = m.autograd.graph.get_gradient_edge(b)
    custom = m.autograd.graph.get_gradient_edge(_twice(m)(x))
    log = [second.output_nr, b.output_nr, x.output_nr, custom.ownership_token.name()]
    return log, m.autograd.grad(second, x, m.ones(2)), m.autograd.grad(custom, x, m.ones(4))


def multi_grad_hook_all(m):
    log = []
    a, b = leaf(m, 1, 2), leaf(m, 3, 4)
    c, d = a * b, a * b
    handle = m.autograd.graph.register_multi_grad_hook((a, b, c, d), lambda grads: log.append(list(grads)))
    c.sum().backward(retain_graph=True)
    c.sum().backward(inputs=(a,), retain_graph=True)
    refused = attempt(lambda: m.autograd.grad(c.sum(), a, retain_graph=True))
    handle.remove()
    c.sum().backward()
    return log, refused, type(handle).__name__


def multi_grad_hook_any(m):
    log = []
    a, b = leaf(m, 1, 2), leaf(m, 3, 4)
    c, d = a * b, a * b
    hook = m.autograd.graph.register_multi_grad_hook((a, b, c, d, m.ones(1)), lambda g: log.append(g), mode="any")
    c.sum().backward(retain_graph=True)
    d.sum().backward(retain_graph=True)
    hook.remove()
    c.sum().backward()
    return log


def multi_grad_hook_in_nested_passes(m):
    log = []
    a = leaf(m, 1, 2)
    b = a * 2
    c = b * 3
    m.autograd.graph.register_multi_grad_hook((a, b), lambda grads: log.append(list(grads)))
    started = []

    def start(grad):
        if not started:
            started.append(True)
            c.sum().backward(retain_graph=True)

    c.register_hook(start)
    c.sum().backward(retain_graph=True)
    return log, a.grad


def multi_grad_hook_errors(m):
    log = []
    a, b = leaf(m, 1), leaf(m, 2)
    register = m.autograd.graph.register_multi_grad_hook

    def fail(grads):
        log.append(list(grads))
        raise ValueError("no")

    register((a, b), fail)
    y = a * b
    return [
        attempt(lambda: register((a,), print, mode="most")),
        attempt(lambda: register((m.ones(1),), print)),
        attempt(lambda: y.backward(retain_graph=True)),
        attempt(y.backward),
        log,
    ]


def increment_version(m):
    x, y = m.ones(2), m.ones(3)
    increment = m.autograd.graph.increment_version
    increment(x)
    increment([x, y])
    increment(t for t in (y,))
    with m.inference_mode():
        z = m.ones(2)
    increment(z)
    return x._version, y._version, attempt(lambda: increment(3)), attempt(lambda: increment([3]))


def mutation_of_saved_tensors(m):
    allow = m.autograd.graph.allow_mutation_on_saved_tensors
    log = []
    with allow() as context:
        a = leaf(m, 1, 2)
        b = a.clone()
        out = (b * b).sum()
        b.sin_()
        b.mul_(2)
        second = (b * b).sum()
        b.zero_()
        log.append([len(context.cloned), len(context.original)])
        (out + second).backward()
        log.append(a.grad)

        def nested():
            with allow():
                pass

        log.append(attempt(nested))
    with allow():
        a = leaf(m, 1, 2)
        b = a.clone()
        out = (b * b).sum()
        b[0].mul_(3)
        m.mul(b.detach(), 2, out=b.detach())
        out.backward()
        log.append(a.grad)
    with allow():
        a = leaf(m, 1, 2)
        b = a.exp()
        b.add_(1)
        b.sum().backward()
        out = (a * a).sum()
        log.append(a.grad)
    return log, attempt(out.backward)


def disabled_saved_tensors_hooks(m):
    graph = m.autograd.graph

    def pushed_inside():
        with graph.disable_saved_tensors_hooks("not here"), graph.save_on_cpu():
            pass

    def pushed_before():
        with graph.save_on_cpu(), graph.disable_saved_tensors_hooks("not now"):
            pass

    def the_outer_message_comes_back():
        with graph.disable_saved_tensors_hooks("outer"):
            with graph.disable_saved_tensors_hooks("inner"):
                pass
            with graph.save_on_cpu():
                pass

    @graph.disable_saved_tensors_hooks("decorated")
    def decorated():
        with graph.save_on_cpu():
            pass

    def enabled_again():
        with graph.save_on_cpu():
            return "fine"

    programs = (pushed_inside, pushed_before, the_outer_message_comes_back, decorated, decorated, enabled_again)
    return [attempt(program) for program in programs]


def variable(m):
    x = leaf(m, 1, 2)
    made = m.autograd.Variable(x, requires_grad=True)
    return [
        isinstance(x, m.autograd.Variable),
        isinstance(3, m.autograd.Variable),
        [type(made).__name__, made.requires_grad, made.is_leaf, made.data_ptr() == x.data_ptr()],
        m.autograd.Variable().shape,
        attempt(lambda: m.autograd.Variable(3)),
    ]


def attributes_of_tensors(m):
    x = leaf(m, 1, 2)
    y = x * 2

    def assign(t, name, value):
        setattr(t, name, value)

    log = [y._grad_fn is y.grad_fn, x._grad_fn, attempt(lambda: assign(y, "_grad_fn", 3))]
    y._grad_fn = None
    x._grad = m.ones(2)
    log += [y.is_leaf, y.requires_grad, x.grad]
    log += [attempt(lambda v=v: assign(x, "requires_grad", v)) for v in (3, None, "x")]
    bad = (3, m.ones(3), m.ones(2, dtype=m.float64), x, m.ones(2, device="meta"))
    return log, [attempt(lambda v=v: assign(x, "grad", v)) for v in bad]
