"""Programs about `.grad`: whose memory it is, how it is laid out, what may become of its leaf."""

from __future__ import annotations

from .helpers import attempt, leaf


def whose_memory(m):
    """Whether `.grad` is the incoming gradient's memory."""

    def through(hook_on):
        seen = []
        x = leaf(m, 1, 2)
        y = x * m.ones(2)
        hook_on(x, y, lambda g: seen.append(g.data_ptr()))
        y.backward(m.ones(2))
        return seen[0] == x.grad.data_ptr()

    def node(x):
        return m.autograd.graph.get_gradient_edge(x).node

    kept, given = [], m.ones(2)
    a, b, c, d = (leaf(m, 1, 2) for _ in range(4))
    c.backward(given)
    (d + 0).backward(given)
    (a + b).backward(given)
    return [
        through(lambda x, y, see: y.grad_fn.register_hook(lambda i, o: see(i[0]))),
        through(lambda x, y, see: x.register_hook(see)),
        through(lambda x, y, see: node(x).register_prehook(lambda o: see(o[0]))),
        through(lambda x, y, see: node(x).register_hook(lambda i, o: see(o[0]))),
        through(lambda x, y, see: x.register_hook(lambda g: kept.append(g) or see(g))),
        [t.grad.data_ptr() == given.data_ptr() for t in (a, b, c, d)],
        a.grad.data_ptr() == b.grad.data_ptr(),
    ]


def layouts(m):
    made = [
        m.zeros(2, 3).t(), m.zeros(2, 3)[:, ::2], m.zeros(1, 3).expand(2, 3), m.zeros(2, 3),
        m.zeros(2, 3, 4).permute(2, 0, 1), m.zeros(2, 1, 3)[:, :, 1:],
    ]  # fmt: skip
    log = []
    for t in made:
        for transposed in (False, True):
            x = t.detach().requires_grad_()
            y = x.transpose(0, 1) if transposed else x * m.ones(x.shape)
            y.backward(m.ones(y.shape))
            log.append(list(x.grad.stride()))
    return log


def later_gradients(m):
    x = leaf(m, 1, 2)
    (x * 2).sum().backward()
    first = x.grad
    version = first._version
    (x * 2).sum().backward()
    log = [x.grad is first, first._version - version]
    (x * 2).sum().backward(create_graph=True)
    log += [x.grad is first, x.grad.requires_grad]
    x.grad = None
    for _ in range(2):
        (x * x).sum().backward(create_graph=True)
        log.append([x.grad, x.grad.requires_grad, x.grad.grad_fn])
    recorded = x.grad
    (x * x).sum().backward()
    return log, x.grad is recorded, x.grad.grad_fn, x.grad


def gradients_that_users_set(m):
    x, y, z = leaf(m, 1, 2), leaf(m, 1, 2), leaf(m, 1, 2)
    x.grad = m.ones(2).requires_grad_()
    y.grad = m.zeros(1).expand(2)
    z.grad = m.zeros(4)[::2]
    held = z.grad
    log = [attempt(lambda t=t: (t * 2).sum().backward()) for t in (x, y, z)]
    return log, x.grad, x.grad.requires_grad, y.grad, z.grad is held, list(z.grad.stride())


def what_may_become_of_a_leaf(m):
    x, y, z, w = (leaf(m, 1, 2) for _ in range(4))
    outputs = [(t * 2).sum() for t in (x, y, z, w)]
    x.requires_grad_(False)
    y.requires_grad_(False)
    y.mul_(leaf(m, 2, 2))
    z.data = m.ones(2, dtype=m.float64)
    w.data = m.ones(3)
    return [[attempt(out.backward), t.grad] for out, t in zip(outputs, (x, y, z, w), strict=True)]


def sums_to_size(m):
    log = []
    for large, small in (
        ((2, 3), (3,)), ((2, 3), (1, 3)), ((2, 3), (2, 1)), ((2, 3), ()), ((4, 2, 3), (3,)), ((4, 2, 3), (1, 3)),
        ((1, 3), (3,)), ((1, 1, 3), (1, 3)), ((1, 3), ()),
    ):  # fmt: skip
        a, b = m.ones(large), m.ones(small, requires_grad=True)
        y = a + b
        y.backward(m.ones(large), retain_graph=True)
        (g,) = m.autograd.grad(y, b, m.ones(large, requires_grad=True), create_graph=True)
        names = []
        node = g.grad_fn
        while node is not None:
            names.append(node.name())
            node = node.next_functions[0][0] if node.next_functions else None
        log.append([b.grad, list(b.grad.stride()), b.grad._is_view(), names])
    return log


def sums_of_gradients_never_touch_what_others_hold(m):
    x = m.ones(5000, requires_grad=True)
    given, kept = m.ones(5000), []
    a = x * 1
    outputs = [a + 0, a + 0, a.exp(), a.view(50, 100).sum(), a.view(100, 50).exp().sum()]
    for output in outputs:
        output.grad_fn.register_hook(lambda i, o: kept.extend(i))
    m.autograd.backward(outputs, [given, given, given, m.tensor(1.0), m.tensor(1.0)])
    return given.sum(), [g.sum() for g in kept if g is not None], x.grad.sum()
