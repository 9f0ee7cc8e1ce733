"""Programs about sequences of different lengths."""

from __future__ import annotations

from .helpers import attempt, plain, text


def _sequences(m):
    return [m.arange(float(n * 2)).reshape(n, 2) + 10 * n for n in (2, 4, 1, 4)]


def packing(m):
    rnn = m.nn.utils.rnn
    log = []
    for sequences in (_sequences(m), sorted(_sequences(m), key=len, reverse=True)):
        for enforce in (True, False):
            log.append(attempt(lambda s=sequences, e=enforce: list(rnn.pack_sequence(s, e))))
    padded = rnn.pad_sequence(_sequences(m))
    for lengths in (
        [4, 3, 2, 1],
        m.tensor([4, 3, 2, 1]),
        m.tensor([4.0, 3, 2, 1]),
        [4, 4, 4, 4],
        [5, 1, 1, 1],
        (4, 3, 2, 1),
    ):
        log.append(attempt(lambda n=lengths: list(rnn.pack_padded_sequence(padded, n))))
    for lengths in ([1, 2, 3, 4], [4, 3, 2], [4, 3, 2, 0], [4, 3, 2, -1], [[4, 3, 2, 1]], 4, "x", [4.5, 3, 2, 1]):
        for enforce in (True, False):
            log.append(
                attempt(lambda n=lengths, e=enforce: list(rnn.pack_padded_sequence(padded, n, enforce_sorted=e)))
            )
    log.append(attempt(lambda: list(rnn.pack_padded_sequence(padded.transpose(0, 1), [4, 3, 2, 1], batch_first=True))))
    log.append(attempt(lambda: list(rnn.pack_padded_sequence(m.zeros(0, 2), [1, 1]))))
    log.append(attempt(lambda: list(rnn.pack_padded_sequence(m.zeros(3), [1, 1, 1]))))
    log.append(attempt(lambda: rnn.pack_sequence([])))
    return log


def padding_again(m):
    rnn = m.nn.utils.rnn
    log = []
    packed = rnn.pack_sequence(_sequences(m), enforce_sorted=False)
    for options in (
        {},
        {"batch_first": True},
        {"padding_value": -1.5},
        {"total_length": 6},
        {"total_length": 3},
        {"total_length": 0},
    ):
        log.append(attempt(lambda o=options: list(rnn.pad_packed_sequence(packed, **o))))
    log.append(rnn.unpack_sequence(packed))
    log.append(attempt(lambda: rnn.unpad_sequence(*rnn.pad_packed_sequence(packed))))
    padded, lengths = rnn.pad_packed_sequence(packed)
    rnn.unpad_sequence(padded, lengths)
    log.append(list(padded.shape))
    log.append(attempt(lambda: rnn.pad_packed_sequence(padded)))
    return log


def pad_sequence(m):
    rnn = m.nn.utils.rnn
    sequences = _sequences(m)
    log = []
    for args in ((), (True,), (False, 9.0), (True, 0.5, "left"), (False, 0, "up")):
        log.append(attempt(lambda a=args: rnn.pad_sequence(sequences, *a)))
    given = (
        [],
        3,
        m.ones(2, 3),
        (m.ones(n) for n in (1, 2)),
        [m.ones(2), m.ones(2, 2)],
        [m.tensor([1, 2]), m.tensor([3])],
        [3],
    )
    for sequences in given:
        log.append(attempt(lambda s=sequences: rnn.pad_sequence(s)))
    return log


def gradients(m):
    rnn = m.nn.utils.rnn
    sequences = [s.requires_grad_() for s in _sequences(m)]
    packed = rnn.pack_sequence(sequences, enforce_sorted=False)
    log = [packed.data.grad_fn.name()]
    padded, _ = rnn.pad_packed_sequence(packed, batch_first=True)
    log.append(padded.grad_fn.name())
    (padded * m.arange(float(padded.numel())).reshape(padded.shape)).sum().backward()
    log.append([s.grad for s in sequences])
    x = m.ones(2, 2, requires_grad=True)
    data = rnn.pack_padded_sequence(x, [2, 1]).data
    (grad,) = m.autograd.grad((data**3).sum(), x, create_graph=True)
    grad.sum().backward()
    return [*log, grad, x.grad]


def the_object(m):
    rnn = m.nn.utils.rnn
    log = []
    packed = rnn.pack_sequence(_sequences(m), enforce_sorted=False)
    log += [text(packed), len(packed), list(packed._fields), packed.is_cuda, type(packed).__mro__[1].__name__]
    data, sizes, *_ = packed
    log += [data is packed.data, packed[1] is sizes]
    for name in ("double", "float", "half", "long", "int", "short", "char", "byte"):
        moved = getattr(packed, name)()
        log.append(
            [name, str(moved.data.dtype).split(".")[-1], moved is packed, str(moved.batch_sizes.dtype).split(".")[-1]]
        )
    log += [packed.to("cpu") is packed, packed.cpu() is packed, str(packed.to(m.float64).data.dtype).split(".")[-1]]
    log += [attempt(lambda: packed.cuda()), attempt(lambda: packed.to("x")), attempt(lambda: packed.is_pinned())]
    log.append([str(packed.to("meta").data.device), str(packed.to("meta").sorted_indices.device)])
    made = rnn.PackedSequence(m.ones(3), m.tensor([2, 1]), m.tensor([1, 0]))
    log += [list(made), list(rnn.PackedSequence((m.ones(3), m.tensor([2, 1]))))]
    log.append(attempt(lambda: rnn.PackedSequence(m.ones(3))))
    log.append(attempt(lambda: rnn.PackedSequence(m.ones(3), m.ones(2, device="meta"))))
    log += [rnn.invert_permutation(None), rnn.invert_permutation(m.tensor([2, 0, 1]))]
    return plain(log)
