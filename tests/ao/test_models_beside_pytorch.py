"""Models that both libraries observe, train, convert and run: the same text, integers, scales and results.

Sums of floats differ in their last bits, so a range that was observed may, too. What is compared exactly starts from one state,
carried from one library to the other and back.
"""

from __future__ import annotations

import re
import warnings
from typing import Any

import numpy as np
import pytest
from quantized_models import (
    CASES,
    ENGINES,
    carried,
    carried_state,
    described,
    described_state,
    numbers,
    prepared,
    with_weights,
)

import tinytensor as tt

pytestmark = pytest.mark.oracle

AFTER_TRAINING = (*ENGINES, "default", "default_per_channel", "symmetric_qnnpack", "per_channel_symmetric_qnnpack")
WHILE_TRAINING = (
    *ENGINES,
    "fbgemm 0",
    "qnnpack 0",
    "default",
    "v2",
    "symmetric_qnnpack",
    "per_channel_symmetric_qnnpack",
)
BY_CHANNEL = {"fbgemm", "x86", "onednn", "default_per_channel", "per_channel_symmetric_qnnpack", "fbgemm 0"}


@pytest.fixture(autouse=True)
def _engine(torch):
    """Of PyTorch's engines this one computes what its operators are defined as; that of oneDNN is wrong for transposed
    convolutions between unequal numbers of channels, QNNPACK has none for volumes and rounds products twice."""
    before, torch.backends.quantized.engine = torch.backends.quantized.engine, "fbgemm"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
    torch.backends.quantized.engine = before


def _qconfig(lib: Any, name: str, training: bool) -> Any:
    names = lib.ao.quantization
    engine, _, version = name.partition(" ")
    if engine in ENGINES:
        make = names.get_default_qat_qconfig if training else names.get_default_qconfig
        return make(engine, int(version)) if version else make(engine)
    if name == "v2":
        return names.default_qat_qconfig_v2
    prefix = name if name.startswith("default") else f"default_{name}"
    return getattr(names, f"{prefix}_qat_qconfig" if training else f"{prefix}_qconfig")


def _without_ranges(text: str) -> str:
    return re.sub(r"-?\d+\.\d*(e-?\d+)?", "#", text)


def _close(theirs: Any, ours: Any, rtol: float, atol: float) -> bool:
    there, here = (np.asarray(value.detach().tolist(), float) for value in (theirs, ours))
    return there.shape == here.shape and np.allclose(there, here, rtol, atol, equal_nan=True)


def _convert_and_compare(torch: Any, theirs: Any, ours: Any, name: str, qconfig: str) -> None:
    """From one state: the same modules, the same state, carried both ways, the same integers."""
    ours.load_state_dict(carried_state(theirs, torch, tt))
    theirs.load_state_dict(carried_state(ours, tt, torch))
    assert described_state(theirs) == described_state(ours)
    theirs, ours = torch.ao.quantization.convert(theirs.eval()), tt.ao.quantization.convert(ours.eval())
    assert repr(theirs) == repr(ours)
    assert described_state(theirs) == described_state(ours)
    ours.load_state_dict(carried_state(theirs, torch, tt))
    theirs.load_state_dict(carried_state(ours, tt, torch))
    assert described_state(theirs) == described_state(ours)
    if "symmetric" in qconfig:
        return  # results of qint8, which none of PyTorch's engines in its wheels has
    theirs.dequant, ours.dequant = torch.nn.Identity(), tt.nn.Identity()
    there, here = (model(numbers(lib, 7, CASES[name].shape)) for lib, model in ((torch, theirs), (tt, ours)))
    assert (there.q_scale(), there.q_zero_point()) == (here.q_scale(), here.q_zero_point())
    assert there.int_repr().tolist() == here.int_repr().tolist()


@pytest.mark.parametrize("name", CASES)
def test_after_training(torch, name):
    for qconfig in AFTER_TRAINING:
        if qconfig in BY_CHANNEL and not CASES[name].by_channel:
            continue
        theirs, ours = (prepared(lib, name, _qconfig(lib, qconfig, False)) for lib in (torch, tt))
        assert _without_ranges(repr(theirs)) == _without_ranges(repr(ours))
        there, here = theirs.state_dict(), ours.state_dict()
        assert list(there) == list(here)
        assert all(_close(there[key], here[key], 1e-5, 1e-5) for key in there if "histogram" not in key)
        _convert_and_compare(torch, theirs, ours, name, qconfig)


def _trained(lib: Any, name: str, qconfig: Any) -> tuple[Any, str, list[Any]]:
    """A model after four steps, its text before, and losses and gradients of all steps."""
    names, case = lib.ao.quantization, CASES[name]
    model = with_weights(lib, case.build(lib)).train()
    if case.fuse and name != "decoder":  # transposed convolutions are not fused while training
        model = names.fuse_modules_qat(model, [list(group) for group in case.fuse])
    model.qconfig = qconfig
    model = names.prepare_qat(model)
    text, steps = repr(model), []
    optimizer = lib.optim.SGD(model.parameters(), lr=0.01, momentum=0.9)
    for step in range(4):
        if step == 3:
            model.apply(names.disable_observer).apply(lib.ao.nn.intrinsic.qat.freeze_bn_stats)
        optimizer.zero_grad()
        loss = model(numbers(lib, step, case.shape)).square().mean()
        loss.backward()
        steps.append({"loss": loss, **{key: value.grad.clone() for key, value in model.named_parameters()}})
        optimizer.step()
    return model, text, steps


@pytest.mark.parametrize("name", [name for name in CASES if name != "activations"])  # which has dropout
def test_while_training(torch, name):
    for qconfig in WHILE_TRAINING:
        if qconfig in BY_CHANNEL and not CASES[name].by_channel:
            continue
        theirs, text, there = _trained(torch, name, _qconfig(torch, qconfig, True))
        ours, our_text, here = _trained(tt, name, _qconfig(tt, qconfig, True))
        assert text == our_text
        for one, other in zip(there, here, strict=True):
            assert list(one) == list(other)
            assert [key for key in one if not _close(one[key], other[key], 1e-3, 1e-4)] == []
        _convert_and_compare(torch, theirs, ours, name, qconfig)


# ==== inputs that are quantized in each call ==========================================================================


def _inside(lib: Any, module: Any) -> Any:
    class Model(lib.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.inner = module

        def forward(self, *inputs: Any) -> Any:
            return self.inner(*inputs)

    return Model()


def _flat(value: Any) -> list[Any]:
    if isinstance(value, (tuple, list)):
        return [part for inner in value for part in _flat(inner)]
    return [] if value is None else [value]


def _compare_dynamic(torch: Any, build: Any, quantize: Any = None) -> None:
    results = []
    for lib in (torch, tt):
        module, inputs = build(lib)
        model = with_weights(lib, _inside(lib, module))
        model = (quantize or (lambda lib, model: lib.ao.quantization.quantize_dynamic(model)))(lib, model)
        results.append((repr(model), list(model.state_dict()), _flat(model(*inputs)), model))
    (text, keys, there, _), (our_text, our_keys, here, _) = results
    assert (text, keys) == (our_text, our_keys)
    assert all(_close(*pair, 1e-5, 1e-6) for pair in zip(there, here, strict=True))


def test_dynamic_linear(torch):
    def build(lib: Any) -> Any:
        nn = lib.nn
        return nn.Sequential(nn.Linear(6, 5), nn.ReLU(), nn.Linear(5, 3, bias=False)), [numbers(lib, 1, (4, 6))]

    _compare_dynamic(torch, build)
    for name in ("per_channel_dynamic_qconfig", "default_dynamic_qconfig"):
        _compare_dynamic(
            torch, build, lambda lib, m, name=name: lib.ao.quantization.quantize_dynamic(
                m, {lib.nn.Linear: getattr(lib.ao.quantization, name)})
        )  # fmt: skip


@pytest.mark.parametrize("kind", ["LSTM", "GRU"])
def test_dynamic_recurrent_networks(torch, kind):
    for options in ({}, {"num_layers": 2}, {"bidirectional": True}, {"num_layers": 2, "bidirectional": True}):
        states = options.get("num_layers", 1) * (2 if "bidirectional" in options else 1)

        def hidden(lib: Any, seed: int, n: int = states) -> Any:
            both = [numbers(lib, seed + i, (n, 3, 7)) for i in range(2)]
            return tuple(both) if kind == "LSTM" else both[0]

        def make(lib: Any, options: Any = options, **more: Any) -> Any:
            return getattr(lib.nn, kind)(5, 7, **options, **more)

        def packed(lib: Any) -> Any:
            x = numbers(lib, 1, (6, 3, 5))
            return lib.nn.utils.rnn.pack_padded_sequence(x, [3, 6, 2], enforce_sorted=False)

        _compare_dynamic(torch, lambda lib, make=make: (make(lib), [numbers(lib, 1, (4, 3, 5))]))
        _compare_dynamic(torch, lambda lib, make=make: (make(lib, batch_first=True), [numbers(lib, 1, (3, 4, 5))]))
        _compare_dynamic(
            torch, lambda lib, make=make, hidden=hidden: (make(lib), [numbers(lib, 1, (4, 3, 5)), hidden(lib, 5)])
        )
        _compare_dynamic(torch, lambda lib, make=make: (make(lib), [packed(lib)]))
        _compare_dynamic(torch, lambda lib, make=make, hidden=hidden: (make(lib), [packed(lib), hidden(lib, 8)]))


def test_dynamic_cells(torch):
    for kind in ("LSTMCell", "GRUCell", "RNNCell"):
        _compare_dynamic(torch, lambda lib, kind=kind: (getattr(lib.nn, kind)(5, 7), [numbers(lib, 1, (4, 5))]))
    _compare_dynamic(torch, lambda lib: (lib.nn.RNNCell(5, 7, nonlinearity="relu"), [numbers(lib, 1, (4, 5))]))


def test_tables_of_embeddings(torch):
    def quantize(lib: Any, model: Any) -> Any:
        return lib.ao.quantization.quantize_dynamic(model, dtype=lib.quint8)

    def bag(lib: Any) -> Any:
        made = lib.nn.EmbeddingBag(9, 8, mode="sum", include_last_offset=True)
        return made, [lib.tensor([1, 2, 8, 0, 3]), lib.tensor([0, 2, 5])]

    _compare_dynamic(torch, lambda lib: (lib.nn.Embedding(9, 8), [lib.tensor([[1, 2], [8, 0]])]), quantize)
    _compare_dynamic(torch, bag, quantize)
    theirs, ours = (quantize(lib, with_weights(lib, _inside(lib, bag(lib)[0]))) for lib in (torch, tt))
    assert described_state(theirs) == described_state(ours)


def test_embeddings_while_training(torch):
    results = []
    for lib in (torch, tt):
        names, nn = lib.ao.quantization, lib.nn
        model = with_weights(lib, nn.Sequential(nn.EmbeddingBag(9, 4, mode="sum"))).train()
        model[0].qconfig = names.default_embedding_qat_qconfig
        model = names.prepare_qat(model, mapping=names.get_embedding_qat_module_mappings())
        loss = (model(lib.tensor([[1, 2], [8, 0]])) * numbers(lib, 3, (2, 4))).sum()
        loss.backward()
        text, gradient = repr(model), model[0].weight.grad.clone()
        made = names.convert(model.eval(), mapping=names.get_embedding_static_quant_module_mappings())
        results.append((text, loss.detach(), gradient, repr(made), described_state(made)))
    (text, loss, gradient, made, state), (our_text, our_loss, our_gradient, our_made, our_state) = results
    assert (text, made, state) == (our_text, our_made, our_state)
    assert _close(loss, our_loss, 1e-5, 1e-6)
    assert _close(gradient, our_gradient, 1e-5, 1e-6)


@pytest.mark.parametrize("dimensions", [1, 2, 3])
@pytest.mark.parametrize("kind", ["Conv", "ConvTranspose"])
def test_dynamic_convolutions(torch, kind, dimensions):
    name = f"{kind}{dimensions}d"

    def quantize(lib: Any, model: Any) -> Any:
        module, quantized = getattr(lib.nn, name), getattr(lib.ao.nn.quantized.dynamic, name)
        qconfigs = {module: lib.ao.quantization.default_dynamic_qconfig}
        return lib.ao.quantization.quantize_dynamic(model, qconfigs, mapping={module: quantized})

    shape = (2, 2, *(5,) * dimensions)
    _compare_dynamic(torch, lambda lib: (getattr(lib.nn, name)(2, 3, 2), [numbers(lib, 1, shape)]), quantize)


# ==== names ===========================================================================================================


def test_names_of_the_packages(torch):
    """Nothing but what PyTorch exports, and of that everything but what the docstrings say is left out."""
    import torch.ao.nn.intrinsic.quantized.dynamic
    import torch.ao.nn.qat.dynamic

    left_out = {
        "ao.quantization": """
            AffineQuantizedObserverBase Granularity MappingType PerAxis PerBlock PerGroup PerRow PerTensor PerToken TorchAODType
            ZeroPointDomain get_block_size Callable Tensor TypeAliasType sys torch no_observer_set script_qconfig
            script_qconfig_dict""",
        "quantization": "ABC",
        "ao.nn.quantized": "functional modules",
        "ao.nn.quantized.dynamic": "modules",
        "ao.nn.qat": "", "ao.nn.intrinsic.qat": "",
        "ao.nn.intrinsic": "LinearLeakyReLU LinearTanh modules types",
        "ao.nn.intrinsic.quantized": "LinearLeakyReLU LinearTanh",
    }  # fmt: skip
    for path, allowed in left_out.items():
        theirs, ours = torch, tt
        for part in path.split("."):
            theirs, ours = getattr(theirs, part), getattr(ours, part)
        missing = {name for name in dir(theirs) if not name.startswith("_")} - set(dir(ours))
        other_modes = {name for name in missing if re.search(r"_jit|4bit|sparse|SPARSE|reference|REFERENCE", name)}
        if path == "quantization":  # the modules of the folder, under their old address
            other_modes |= set(dir(torch.ao.quantization)) & missing
        assert missing - other_modes == set(allowed.split()), path
        extra = {name for name in vars(ours) if not name.startswith("_")} - set(dir(theirs))
        if path == "quantization":  # the old address has the names of the new one, PyTorch's some fewer
            extra -= set(dir(tt.ao.quantization))
        own = {name for name in extra if getattr(getattr(ours, name), "__name__", "").startswith(f"tinytensor.{path}.")}
        assert extra - own - {"on_first_use", "FusedModule", "LinearPackedParams", "annotations"} == set(), path


def test_carried_values_are_what_they_were(torch):
    """The tool of these tests: to the other library and back."""
    x = torch.tensor([[0.5, -1.25], [3.0, 0.0]])
    values = [
        x, x.double(), x.long(), x.half(), torch.quint8, 3,
        torch.quantize_per_tensor(x, 0.1, 3, torch.quint8),
        torch.quantize_per_channel(x, torch.tensor([0.1, 0.2]), torch.tensor([0, 3]), 1, torch.qint8),
    ]  # fmt: skip
    for value in values:
        there = carried(value, torch, tt)
        assert described(there) == described(value)
        assert described(carried(there, tt, torch)) == described(value)
