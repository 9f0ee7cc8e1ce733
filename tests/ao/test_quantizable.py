"""LSTM and attention made of parts that can be observed: float, observed and quantized, beside PyTorch's."""

from __future__ import annotations

import warnings

import pytest

# What each network is asked; PyTorch's answers are in golden_programs.json.
LSTMS = [
    {"num_layers": 1}, {"num_layers": 2, "bias": False}, {"num_layers": 1, "bidirectional": True, "batch_first": True},
    {"num_layers": 2, "bidirectional": True},
]  # fmt: skip
ATTENTIONS = [
    {},
    {"bias": False},
    {"kdim": 3, "vdim": 5},
    {"add_bias_kv": True, "add_zero_attn": True},
    {"batch_first": True},
]


def numbers(m, *shape):
    return (m.arange(1.0, 1 + m.ones(shape).numel()) * 0.7).sin().reshape(shape)


def filled(m, module):
    """The module with weights that follow from their names' places, not from chance."""
    with m.no_grad():
        for i, parameter in enumerate(module.parameters()):
            parameter.copy_((numbers(m, *parameter.shape) * (1 + 0.3 * i)).cos() * 0.5)
    return module


@pytest.fixture(autouse=True)
def _quiet():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def names_of(module):
    return [(name, type(part).__name__) for name, part in module.named_modules()]


def test_lstm(same):
    def run(m, options, split):
        q = m.ao.nn.quantizable
        lstm = filled(m, q.LSTM(3, 4, split_gates=split, **options))
        out, (h, c) = lstm(numbers(m, 5, 2, 3))
        again, _ = lstm(numbers(m, 5, 2, 3), (h * 0.5, c))
        out.sum().backward()
        grads = [p.grad.sum() for p in lstm.parameters()]
        return out, h, c, again, grads, str(lstm), sorted(lstm.state_dict())

    for options in LSTMS:
        for split in (False, True):
            if not options.get("batch_first"):
                same(lambda m, o=options, s=split: run(m, o, s))
    same(lambda m: filled(m, m.ao.nn.quantizable.LSTM(3, 4, batch_first=True))(numbers(m, 2, 5, 3)))
    same(lambda m: filled(m, m.ao.nn.quantizable.LSTMCell(3, 4))(numbers(m, 2, 3)))


def test_lstm_through_the_workflow(same):
    """Float, observed, quantized: the same modules, names and scales, and answers within a step of the scale."""

    def run(m, options):
        nn, tq = m.nn, m.ao.quantization

        class Net(nn.Module):
            def __init__(self):
                super().__init__()
                self.quant, self.lstm, self.dequant = tq.QuantStub(), nn.LSTM(3, 4, **options), tq.DeQuantStub()

            def forward(self, x):
                return self.dequant(self.lstm(self.quant(x))[0])

        x = numbers(m, *((2, 5, 3) if options.get("batch_first") else (5, 2, 3)))
        net = filled(m, Net()).eval()
        net.qconfig = tq.QConfig(
            activation=tq.MinMaxObserver.with_args(dtype=m.quint8),
            weight=tq.MinMaxObserver.with_args(dtype=m.qint8, qscheme=m.per_tensor_symmetric),
        )
        prepared = tq.prepare(net)
        before = prepared(x)
        quantized = tq.convert(prepared)
        after = quantized(x)
        return (
            net(x),
            before,
            names_of(prepared),
            names_of(quantized),
            (after - before).abs().max() < 0.2,
            type(quantized.lstm).__name__,
        )

    for options in LSTMS[:3]:
        same(lambda m, o=options: run(m, o))


def test_attention(same):
    def run(m, options, call):
        q = m.ao.nn.quantizable
        attention = filled(m, q.MultiheadAttention(4, 2, **options)).eval()
        key = numbers(m, 3, 2, options.get("kdim", 4))
        value = numbers(m, 3, 2, options.get("vdim", 4))
        out, weights = attention(numbers(m, 5 if "batch_first" not in options else 3, 2, 4), key, value, **call(m))
        return out, weights, names_of(attention)

    calls = [
        lambda m: {}, lambda m: {"need_weights": False}, lambda m: {"average_attn_weights": False},
        lambda m: {"attn_mask": m.arange(15).view(5, 3) % 4 == 3}, lambda m: {"attn_mask": numbers(m, 4, 5, 3)},
        lambda m: {"key_padding_mask": m.tensor([[False, False, True], [False, True, False]])},
        lambda m: {"attn_mask": m.ones(2, 2)}, lambda m: {"attn_mask": m.ones(2)}, lambda m: {"is_causal": True},
    ]  # fmt: skip
    for options in ATTENTIONS[:4]:
        same(lambda m, o=options: run(m, o, calls[0]))
    for call in calls[1:]:
        same(lambda m, c=call: run(m, {}, c))
    same(lambda m: run(m, {"batch_first": True}, calls[0]))


def test_attention_through_the_workflow(same):
    def run(m, options):
        nn, tq = m.nn, m.ao.quantization

        class Net(nn.Module):
            def __init__(self):
                super().__init__()
                self.quant, self.attention = tq.QuantStub(), nn.MultiheadAttention(4, 2, **options)
                self.dequant = tq.DeQuantStub()

            def forward(self, x):
                x = self.quant(x)
                return self.dequant(self.attention(x, x, x)[0])

        x = numbers(m, 5, 2, 4)
        net = filled(m, Net()).eval()
        net.qconfig = tq.default_qconfig
        prepared = tq.prepare(net)
        before = prepared(x)
        quantized = tq.convert(prepared)
        after = quantized(x)
        return net(x), before, names_of(prepared), names_of(quantized), (after - before).abs().max() < 0.2

    same(lambda m: run(m, {}))
    same(lambda m: run(m, {"bias": False}))


def test_refusals(same):
    for program in (
        lambda m: m.ao.nn.quantizable.LSTM(2, 2, dropout=2), lambda m: m.ao.nn.quantizable.LSTM.from_float(m.nn.LSTM(2, 2)),
        lambda m: m.ao.nn.quantizable.LSTM.from_observed(None), lambda m: m.ao.nn.quantized.LSTM.from_float(None),
        lambda m: m.ao.nn.quantizable.LSTMCell.from_float(m.nn.LSTMCell(2, 2)),
        lambda m: m.ao.nn.quantizable.MultiheadAttention.from_float(m.nn.MultiheadAttention(2, 1)),
        lambda m: m.ao.nn.quantized.MultiheadAttention.from_float(None), lambda m: m.nn.quantizable.LSTM is m.ao.nn.quantizable.LSTM,
    ):  # fmt: skip
        same(program)
