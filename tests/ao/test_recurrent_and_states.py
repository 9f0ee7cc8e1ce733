"""Quantized models of recurrent networks and embeddings: near their float ones, through pickles and copies; hooks and observers."""

from __future__ import annotations

import copy
import pickle
import warnings

import pytest
from quantized_models import numbers, with_weights

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao import quantization as names


@pytest.mark.parametrize("kind", ["LSTM", "GRU"])
def test_recurrent_networks(kind):
    model = with_weights(tt, nn.ModuleDict({"net": getattr(nn, kind)(6, 8, num_layers=2, bidirectional=True)}))
    made = names.quantize_dynamic(model)
    x = numbers(tt, 1, (5, 3, 6))
    real, rounded = model["net"](x)[0], made["net"](x)[0]
    assert 0 < (real - rounded).abs().max() < 0.05
    assert sorted(made["net"].get_weight()) == sorted(
        name for name, _ in model["net"].named_parameters() if "weight" in name
    )
    assert all(tt.equal(bias, getattr(model["net"], name)) for name, bias in made["net"].get_bias().items())
    assert tt.equal(pickle.loads(pickle.dumps(made))["net"](x)[0], rounded)
    assert tt.equal(copy.deepcopy(made)["net"](x)[0], rounded)
    other = names.quantize_dynamic(nn.ModuleDict({"net": getattr(nn, kind)(6, 8, num_layers=2, bidirectional=True)}))
    other.load_state_dict(made.state_dict())
    assert tt.equal(other["net"](x)[0], rounded)


def test_a_packed_sequence_is_its_rows_one_by_one():
    """With one range for all rows the sums are those of the rows alone only in floats; shapes and order are compared exactly."""
    rnn = names.quantize_dynamic(with_weights(tt, nn.ModuleDict({"net": nn.LSTM(4, 5, bidirectional=True)})))["net"]
    x = numbers(tt, 2, (6, 3, 4))
    lengths = [3, 6, 2]
    packed = nn.utils.rnn.pack_padded_sequence(x, lengths, enforce_sorted=False)
    outputs, (hidden, cell) = rnn(packed)
    padded, found = nn.utils.rnn.pad_packed_sequence(outputs)
    assert found.tolist() == lengths
    for row, length in enumerate(lengths):
        alone, (h, c) = rnn(x[:length, row : row + 1])
        assert tt.allclose(padded[:length, row], alone[:, 0], atol=0.02)
        assert tt.allclose(hidden[:, row], h[:, 0], atol=0.02)
        assert tt.allclose(cell[:, row], c[:, 0], atol=0.02)


def test_cells_are_steps():
    for kind in ("LSTMCell", "GRUCell", "RNNCell"):
        model = with_weights(tt, nn.ModuleDict({"net": getattr(nn, kind)(4, 5)}))
        made = names.quantize_dynamic(model)
        x = numbers(tt, 3, (2, 4))
        real, rounded = model["net"](x), made["net"](x)
        for one, other in zip(*((v if isinstance(v, tuple) else (v,)) for v in (real, rounded)), strict=True):
            assert 0 < (one - other).abs().max() < 0.05
        other = names.quantize_dynamic(nn.ModuleDict({"net": getattr(nn, kind)(4, 5)}))
        other.load_state_dict(pickle.loads(pickle.dumps(made.state_dict())))
        assert tt.equal(tt.stack(list(other["net"](x))), tt.stack(list(rounded)))


def test_hooks_of_users_stay():
    calls = []
    model = nn.Sequential(names.QuantStub(), nn.Linear(2, 2), names.DeQuantStub()).eval()
    model[1].register_forward_hook(lambda module, args, output: calls.append(type(module).__name__))
    model[1].register_forward_pre_hook(lambda module, args: calls.append("before"))
    model.qconfig = names.default_qconfig
    made = names.prepare(model)
    made(tt.ones(1, 2))
    made = names.convert(made)
    made(tt.ones(1, 2))
    assert calls == ["before", "Linear", "before", "Linear"]
    assert not hasattr(made[1], "activation_post_process")
    assert not hasattr(made[1], "qconfig")


def test_states_of_observers():
    def observed():
        model = nn.Sequential(names.QuantStub(), nn.Linear(2, 2))
        model.qconfig = names.default_qconfig
        return names.prepare(model.eval())

    one, other = observed(), observed()
    one(tt.tensor([[1.0, -2.0]]))
    state = names.get_observer_state_dict(one)
    assert list(state) == [
        f"{i}.activation_post_process.{name}" for i in (0, 1) for name in ("eps", "min_val", "max_val")
    ]
    names.load_observer_state_dict(other, state)
    assert other[0].activation_post_process.min_val == -2


def test_warnings():
    with pytest.warns(UserWarning, match="must run observer before calling calculate_qparams"):
        names.MinMaxObserver().calculate_qparams()
    with pytest.warns(UserWarning, match="Please use quant_min and quant_max to specify the range for observers."):
        names.MinMaxObserver(reduce_range=True)
    with pytest.warns(UserWarning, match="None of the submodule got qconfig applied."):
        names.prepare(nn.Sequential(nn.Linear(2, 2)))
    with pytest.warns(FutureWarning, match="get_default_qconfig_dict` is deprecated"):
        names.get_default_qconfig_dict()
    with pytest.warns(UserWarning, match="poor numerical accuracy"):
        tt.ao.nn.quantized.dynamic.Conv2d(1, 1, 1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        names.MinMaxObserver()(tt.ones(2))


def test_old_names():
    assert tt.quantization.prepare is names.prepare
    assert tt.nn.quantized.Linear is tt.ao.nn.quantized.Linear
    assert tt.nn.qat.Linear is tt.ao.nn.qat.Linear
    assert tt.nn.intrinsic.ConvBn2d is tt.ao.nn.intrinsic.ConvBn2d
