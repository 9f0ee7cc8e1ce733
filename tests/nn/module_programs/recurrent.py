"""Programs about recurrent networks and their cells: weights as PyTorch's, so outputs, states and gradients are, too."""

from __future__ import annotations

import copy
import pickle
import warnings

from .helpers import attempt, fill, text, warned


def _x(m, *shape, dtype=None):
    count = 1
    for size in shape:
        count *= size
    return ((m.arange(float(count)).reshape(shape) * 5 % 11 - 5) / 7).to(dtype or m.float32)


def _quiet(call):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return call()


def _all(m, net, x, hx=None):
    """Output, states, and gradients of everything."""
    x = x.requires_grad_()
    for p in net.parameters():
        p.grad = None
    output, state = _quiet(lambda: net(x, hx))
    states = list(state) if isinstance(state, tuple) else [state]
    loss = (output * _x(m, *output.shape, dtype=output.dtype)).sum() + sum((s * s).sum() for s in states)
    loss.backward()
    return [output, states, x.grad, [p.grad for p in net.parameters()]]


def _nets(m):
    return {
        "lstm": m.nn.LSTM(3, 4),
        "lstm both": m.nn.LSTM(3, 2, num_layers=2, bidirectional=True, batch_first=True),
        "lstm bare": m.nn.LSTM(3, 4, bias=False),
        "lstm projected": m.nn.LSTM(3, 4, 2, proj_size=2),
        "lstm projected both": m.nn.LSTM(3, 4, bidirectional=True, bias=False, proj_size=2),
        "gru": m.nn.GRU(3, 4),
        "gru both": m.nn.GRU(3, 2, num_layers=2, bidirectional=True, batch_first=True),
        "rnn": m.nn.RNN(3, 4),
        "rnn relu": m.nn.RNN(3, 4, 2, "relu", bias=False),
        "rnn both": m.nn.RNN(3, 2, bidirectional=True, nonlinearity="relu"),
    }


def names_and_printing(m):
    return [[text(net), list(net.state_dict()), [list(p.shape) for p in net.parameters()]] for net in _nets(m).values()]


def outputs_and_gradients(m):
    return [[name, _all(m, fill(m, net).double(), _x(m, 2, 3, 3, dtype=m.float64))] for name, net in _nets(m).items()]


def single_precision(m):
    log = []
    for name in ("lstm", "gru both", "rnn"):
        output, _ = fill(m, _nets(m)[name])(_x(m, 2, 3, 3))
        log.append([name, [[round(v, 3) for v in row] for row in output[0].tolist()]])
    return log


def with_states(m):
    log = []
    for name in ("lstm projected", "gru both", "rnn"):
        net = fill(m, _nets(m)[name]).double()
        layers = net.num_layers * (2 if net.bidirectional else 1)
        h = _x(m, layers, 2, net.proj_size or net.hidden_size, dtype=m.float64).requires_grad_()
        c = _x(m, layers, 2, net.hidden_size, dtype=m.float64).requires_grad_()
        x = _x(m, *((2, 3) if net.batch_first else (3, 2)), 3, dtype=m.float64)
        log.append([name, _all(m, net, x, (h, c) if "lstm" in name else h), h.grad, c.grad])
    return log


def one_sequence(m):
    """Two dimensions: no batch."""
    log = []
    for name in ("lstm both", "gru", "rnn"):
        net = fill(m, _nets(m)[name]).double()
        layers = net.num_layers * (2 if net.bidirectional else 1)
        h = _x(m, layers, net.hidden_size, dtype=m.float64)
        log.append([name, _all(m, net, _x(m, 4, 3, dtype=m.float64))])
        log.append(_all(m, net, _x(m, 4, 3, dtype=m.float64), (h, h) if "lstm" in name else h))
    return log


def packed(m):
    rnn = m.nn.utils.rnn
    log = []
    sequences = [_x(m, length, 3, dtype=m.float64) for length in (2, 4, 1)]
    for name, net in _nets(m).items():
        net = fill(m, net).double()
        batch = rnn.pack_sequence(sequences, enforce_sorted=False)
        output, state = _quiet(lambda net=net, batch=batch: net(batch))
        log.append([name, type(output).__name__, output.data, output.batch_sizes, output.sorted_indices])
        log.append([output.unsorted_indices, list(state) if isinstance(state, tuple) else state])
        output.data.sum().backward()
        log.append([p.grad.sum() for p in net.parameters()])
        again, _ = _quiet(lambda net=net, batch=batch, state=state: net(batch, state))
        log.append(again.data.sum())
    return log


def errors_of_making(m):
    nn = m.nn
    calls = (
        lambda: nn.LSTM(0, 1), lambda: nn.LSTM(1, 0), lambda: nn.LSTM(1, -1), lambda: nn.LSTM(1.5, 1), lambda: nn.LSTM(1, "2"),
        lambda: nn.LSTM(1, 1, 0), lambda: nn.LSTM(1, 1, bias=1), lambda: nn.LSTM(1, 1, batch_first=None),
        lambda: nn.LSTM(1, 1, dropout=2), lambda: nn.LSTM(1, 1, dropout=True), lambda: nn.LSTM(1, 1, dropout="x"),
        lambda: nn.LSTM(1, 2, proj_size=2), lambda: nn.LSTM(1, 2, proj_size=-1), lambda: nn.GRU(1, 2, proj_size=1),
        lambda: nn.RNN(1, 2, proj_size=1), lambda: nn.RNN(1, 2, nonlinearity="gelu"), lambda: nn.RNN(1, 2, 1, "gelu"),
        lambda: nn.RNN(1), lambda: nn.LSTM(1), lambda: nn.modules.rnn.RNNBase("X", 1, 1), lambda: nn.GRU(1, 1, foo=1),
        lambda: text(nn.RNN(1, 2, 3, "relu", False, True)), lambda: nn.RNN(1, 2, 1, "relu").nonlinearity,
        lambda: text(nn.LSTM(1, 2, dropout=0.5)), lambda: text(nn.LSTM(1, 2, 2, dropout=0.5)),
        lambda: str(nn.GRU(1, 2, dtype=m.float64, device="meta").weight_ih_l0.device),
    )  # fmt: skip
    return [warned(call) for call in calls]


def errors_of_calling(m):
    log = []
    for cls in (m.nn.LSTM, m.nn.GRU, m.nn.RNN):
        net = cls(3, 4, 2)
        state = m.zeros(2, 2, 4)
        wrap = (lambda *s: s if len(s) == 2 else (s[0], s[0])) if cls is m.nn.LSTM else (lambda *s: s[0])
        inputs = (
            (m.zeros(3),), (m.zeros(1, 2, 3, 4),), (m.zeros(2, 2, 5),), (m.zeros(2, 2, 3, dtype=m.float64),),
            (m.zeros(2, 2, 3), wrap(m.zeros(2, 4))), (m.zeros(2, 3), wrap(state)), (m.zeros(2, 2, 3), wrap(state[:1])),
            (m.zeros(2, 2, 3), wrap(m.zeros(2, 2, 5))), (m.zeros(2, 3), wrap(m.zeros(1, 4))), (m.zeros(0, 2, 3),),
            (m.zeros(2, 2, 3), wrap(state, m.zeros(2, 2, 5))), (m.zeros(2, 2, 3), wrap(state, m.zeros(2, 5))), (3,),
        )  # fmt: skip
        for args in inputs:
            log.append(attempt(lambda net=net, args=args: net(*args)[0].shape[0]))
        sequence = m.nn.utils.rnn.pack_sequence([m.zeros(2, 3), m.zeros(1, 3)])
        log.append(attempt(lambda net=net, s=sequence, wrap=wrap: net(s, wrap(m.zeros(2, 5, 4)))[0].data.shape[0]))
        if cls is not m.nn.LSTM:  # which does not look, and may read past its weights
            log.append(attempt(lambda net=net: net(m.nn.utils.rnn.pack_sequence([m.zeros(2, 5)]))[0].data.shape[0]))
    return log


def cells(m):
    log = []
    x, h = _x(m, 2, 3, dtype=m.float64), _x(m, 2, 4, dtype=m.float64)
    made = (
        m.nn.RNNCell(3, 4),
        m.nn.RNNCell(3, 4, False, "relu"),
        m.nn.GRUCell(3, 4),
        m.nn.LSTMCell(3, 4),
        m.nn.LSTMCell(3, 4, False),
    )
    for cell in made:
        fill(m, cell).double()
        hx = (h, -h) if isinstance(cell, m.nn.LSTMCell) else h
        one = (h[0], -h[0]) if isinstance(cell, m.nn.LSTMCell) else h[0]
        log += [text(cell), list(cell.state_dict()), cell(x), cell(x, hx), cell(x[0]), cell(x[0], one)]
        inputs = (
            (m.zeros(1, 2, 3),),
            (m.zeros(()),),
            (m.zeros(2, 5, dtype=m.float64),),
            (x, h[:1] if hx is h else (h[:1], h[:1])),
        )
        for args in inputs:
            log.append(attempt(lambda cell=cell, args=args: cell(*args)))
        log.append(attempt(lambda cell=cell: cell(x, m.zeros(1, 2, 4))))
    bad = m.nn.RNNCell(3, 4, nonlinearity="gelu")
    log += [attempt(lambda: bad(x)), text(bad)]
    log.append(attempt(lambda: m.nn.LSTMCell(3, 4)(x, (h, m.zeros(1, 2, 4)))))
    return log


def cells_are_steps_of_networks(m):
    net, cell = fill(m, m.nn.GRU(3, 4).double()), m.nn.GRUCell(3, 4).double()
    cell.load_state_dict({k.removesuffix("_l0"): v for k, v in net.state_dict().items()})
    x = _x(m, 5, 2, 3, dtype=m.float64)
    h = None
    for step in x:
        h = cell(step, h)
    return [bool(m.allclose(h, net(x)[1][0])), h]


def weights_that_change(m):
    """The flat list of weights follows assignment, conversion, copying, pickling and functional calls."""
    net = fill(m, m.nn.LSTM(2, 2))
    x = _x(m, 2, 1, 2)
    first = net(x)[0].sum()
    log = [len(net.all_weights), [len(w) for w in net.all_weights], net.all_weights[0][0] is net.weight_ih_l0, first]
    net.weight_ih_l0 = m.nn.Parameter(m.zeros(8, 2))
    log.append(net(x)[0].sum())
    net.double()
    log.append(net(x.double())[0].sum())
    for other in (copy.deepcopy(net), pickle.loads(pickle.dumps(net))):
        other.weight_hh_l0.data.zero_()
        log += [other(x.double())[0].sum(), net(x.double())[0].sum(), text(other)]
    zeros = {name: m.zeros_like(p) for name, p in net.named_parameters()}
    log.append(m.func.functional_call(net, zeros, (x.double(),))[0].sum())
    log += [
        net(x.double())[0].sum(),
        net.flatten_parameters(),
        attempt(lambda: setattr(net, "weight_ih_l0", m.ones(1))),
    ]
    del net.bias_ih_l0
    return [*log, attempt(lambda: net.all_weights)]


def dropout_between_layers(m):
    net = fill(m, m.nn.GRU(2, 3, 2, dropout=0.5))
    x = _x(m, 3, 1, 2)
    m.manual_seed(1)
    first = net(x)[0]
    m.manual_seed(1)
    second = net(x)[0]
    net.eval()
    gone = fill(m, m.nn.GRU(2, 3, 2, dropout=1.0))
    return [bool((first == second).all()), bool((first == net(x)[0]).all()), net(x)[0], gone(x)[0]]


def initial_values(m):
    log = []
    for net in _nets(m).values():
        bound = net.hidden_size**-0.5
        log.append([bool(p.abs().max() <= bound) for p in net.parameters()])
    m.manual_seed(0)
    first = m.nn.LSTM(2, 3)
    m.manual_seed(0)
    draws = [m.empty(p.shape).uniform_(-(3**-0.5), 3**-0.5) for p in first.parameters()]
    m.manual_seed(0)
    second = m.nn.LSTM(2, 3)
    return [
        *log,
        [bool((a == b).all()) for a, b in zip(first.parameters(), second.parameters(), strict=True)],
        len(draws),
    ]
