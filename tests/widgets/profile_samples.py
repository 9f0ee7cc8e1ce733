"""A training step as plain data: what `introspect.op_tree` and `introspect.memory_events` give, on a clock of our own."""


def op(name, start, end, *children, scope="FUNCTION", shapes=(), thread=1, **more):
    inside = sum(child["end"] - child["start"] for child in children)
    return {
        "name": name, "start": start, "end": end, "self": end - start - inside, "thread": thread, "scope": scope,
        "shapes": [list(shape) for shape in shapes], "stack": ["train.py(12): step"], "allocated": 0,
        "self_allocated": 0, "flops": 0, "sequence_nr": -1, "children": list(children), **more,
    }  # fmt: skip


def tree(start=0, thread=1):
    """Two linear layers and a relu; their backward pass on a thread of its own; 10 small updates. 50 us."""

    def linear(low, high, out, into):
        addmm = op(
            "aten::addmm", start + low + 1500, start + high - 200, op("aten::copy_", start + low + 1700, start + low + 2100),
            shapes=[(out,), (32, into), (into, out)], allocated=128 * out, self_allocated=128 * out, flops=64 * out * into,
        )  # fmt: skip
        turned = op("aten::t", start + low + 400, start + low + 1200)
        return op("aten::linear", start + low, start + high, turned, addmm, shapes=[(32, into), (out, into), (out,)])

    def node(name, low, high, *kernels):
        scope = "BACKWARD_FUNCTION"
        inner = op(name, start + low + 100, start + high - 100, *kernels, scope=scope, thread=thread)
        return op(
            f"autograd::engine::evaluate_function: {name}", start + low, start + high, inner, scope=scope, thread=thread
        )

    def mm(low, high):
        return op("aten::mm", start + low, start + high, thread=thread)

    relu = op("aten::relu", start + 10800, start + 12900, op("aten::clamp_min", start + 11000, start + 12800))
    forward = op(
        "forward",
        start,
        start + 24000,
        linear(500, 10500, 20, 10),
        relu,
        linear(13200, 21500, 2, 20),
        scope="USER_SCOPE",
    )
    updates = [op("aten::add_", start + 44500 + 550 * k, start + 45000 + 550 * k) for k in range(10)]
    return [
        forward,
        node("AddmmBackward0", 25000, 34000, mm(26000, 29000), mm(29200, 33000)),
        node(
            "ReluBackward0", 34200, 36500, op("aten::threshold_backward", start + 34500, start + 36000, thread=thread)
        ),
        node("AddmmBackward0", 36600, 42000, mm(37000, 41000)),
        op("Optimizer.step#SGD.step", start + 44000, start + 50000, *updates, scope="USER_SCOPE"),
    ]


def events(steps=4, leak=False):
    """Parameters; in every step an input, activations, a temporary, gradients; the optimizer's state in the first."""
    told, live, clock = [], {}, [0]

    def tell(action, number, category, size, step, op, path, shape):
        clock[0] += 1000
        total = sum(each[1] for each in live.values())
        told.append({
            "time": clock[0], "action": action, "id": number, "bytes": size, "live": total, "op": op, "path": path,
            "stack": ["model.py(14): forward", "train.py(20): step"] if op else [], "category": category, "step": step,
            "shape": shape,
        })  # fmt: skip

    def alloc(size, category, step, path=(), shape=None):
        number = 1 + sum(event["action"] == "alloc" for event in told)
        live[number] = (category, size)
        tell("alloc", number, category, size, step, path[-1] if path else None, list(path), shape)
        return number

    def free(number, step, within=None):
        category, size = live.pop(number)
        tell("free", number, category, size, step, within, [], None)

    alloc(16384, "parameter", 0, shape=[64, 64])
    gradient = None
    for step in range(steps):
        if gradient is not None:
            free(gradient, step)
        batch = alloc(8192, "input", step, shape=[32, 64])
        hidden = alloc(8192, "activation", step, ("aten::linear", "aten::addmm"), [32, 64])
        copy = alloc(2048, "temporary", step, ("aten::linear", "aten::addmm", "aten::copy_"), [8, 64])
        free(copy, step, "aten::copy_")
        if leak:
            alloc(3000, "activation", step, ("aten::mul",), [750])
        gradient = alloc(16384, "gradient", step, ("AddmmBackward0", "aten::mm"), [64, 64])
        free(hidden, step, "AddmmBackward0")
        free(batch, step)
        if step == 0:
            alloc(16384, "optimizer_state", step, ("Optimizer.step#SGD.step", "aten::zeros_like"), [64, 64])
    return told
