"""Every module of modules_db.py against PyTorch: what it says of itself, its state_dict, outputs, gradients, errors.

PyTorch's answers are in golden_modules.json (make_golden_modules.py writes it). The oracle tier asks PyTorch again, and
compares whole tensors, not samples of them.
"""

from __future__ import annotations

import copy
import json
import pickle
import sys
import warnings
import weakref
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.testing.recorded import TERMS, error_of_a_sum

sys.path.insert(0, str(Path(__file__).parent))
import make_golden_modules as golden
import modules_db as db

GOLDEN = json.loads(golden.GOLDEN.read_text())
nn = tt.nn


def largest(numbers: Any) -> float:
    """The largest finite magnitude, which says how far a sum with it may be off."""
    values = np.abs(np.asarray(numbers, np.float64))
    return float(np.max(values, initial=0.0, where=np.isfinite(values)))


def agree(ours: Any, theirs: Any, where: str, scale: float = 0.0) -> None:
    """Equal, but for the last digits of numbers, which are sums in an order that differs from processor to processor."""
    if isinstance(theirs, dict):
        assert list(ours) == list(theirs), where
        for key in theirs:
            agree(ours[key], theirs[key], f"{where} {key}")
    elif isinstance(theirs, list) and not all(isinstance(n, int | float) for n in theirs):
        assert len(ours) == len(theirs), where
        if len(theirs) == 3 and isinstance(theirs[0], list) and isinstance(theirs[2], list):  # see golden.brief
            scale = largest(theirs[2])
        for n, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            agree(one, other, f"{where} {n}", scale)
    elif isinstance(theirs, str):
        assert ours == theirs, where
    else:
        assert np.shape(ours) == np.shape(theirs), where
        off = error_of_a_sum(tt.float32, TERMS) * max(scale, largest(theirs))
        np.testing.assert_allclose(ours, theirs, rtol=2e-5, atol=max(1e-5, off), err_msg=where)


@pytest.mark.parametrize("item", db.SAMPLES, ids=lambda item: item.id)
def test_module(item: db.Sample) -> None:
    agree(db.measure(tt, item, golden.brief), GOLDEN["samples"][item.id], item.id)


@pytest.mark.parametrize("item", db.SAMPLES, ids=lambda item: item.id)
def test_whole_tensors_are_torchs(item: db.Sample, torch: Any) -> None:
    agree(db.measure(tt, item, np.asarray), db.measure(torch, item, np.asarray), item.id)


@pytest.mark.parametrize("item", db.REFUSED, ids=lambda item: item.id)
def test_refused(item: db.Sample) -> None:
    ours = db.refusal(tt, item)
    assert ours != "nothing"
    assert ours == GOLDEN["refused"][item.id]


@pytest.mark.parametrize("item", db.DRAWN, ids=lambda item: item.id)
def test_random_start(item: db.Sample) -> None:
    """The same draws in the same order: with one generator's numbers both would start alike."""
    assert golden.draws(tt, item) == GOLDEN["draws"][item.id]


@pytest.mark.parametrize("item", db.LAZY, ids=lambda item: item.id)
def test_lazy(item: db.Sample) -> None:
    assert golden.lazy(tt, item) == GOLDEN["lazy"][item.id]


@pytest.mark.parametrize("item", db.TRACED, ids=lambda item: item.id)
def test_operators(item: db.Sample) -> None:
    assert golden.graph(tt, item) == GOLDEN["graphs"][item.id]


@pytest.mark.parametrize("name", golden.NAMES)
def test_signatures(name: str) -> None:
    assert golden.signatures(tt, name) == GOLDEN["signatures"][name]


@pytest.mark.parametrize("item", db.REFUSED, ids=lambda item: item.id)
def test_golden_refusals_are_torchs(item: db.Sample, torch: Any) -> None:
    assert db.refusal(torch, item) == GOLDEN["refused"][item.id]


@pytest.mark.parametrize("item", db.DRAWN, ids=lambda item: item.id)
def test_golden_draws_are_torchs(item: db.Sample, torch: Any) -> None:
    assert golden.draws(torch, item) == GOLDEN["draws"][item.id]


@pytest.mark.parametrize("item", db.LAZY, ids=lambda item: item.id)
def test_golden_lazy_modules_are_torchs(item: db.Sample, torch: Any) -> None:
    assert golden.lazy(torch, item) == GOLDEN["lazy"][item.id]


@pytest.mark.parametrize("item", db.TRACED, ids=lambda item: item.id)
def test_golden_graphs_are_torchs(item: db.Sample, torch: Any) -> None:
    assert golden.graph(torch, item) == GOLDEN["graphs"][item.id]


@pytest.mark.parametrize("name", golden.NAMES)
def test_golden_signatures_are_torchs(name: str, torch: Any) -> None:
    assert golden.signatures(torch, name) == GOLDEN["signatures"][name]


def test_golden_is_complete() -> None:
    assert list(GOLDEN["samples"]) == [item.id for item in db.SAMPLES]
    assert list(GOLDEN["refused"]) == [item.id for item in db.REFUSED]
    assert list(GOLDEN["draws"]) == [item.id for item in db.DRAWN]
    assert list(GOLDEN["graphs"]) == [item.id for item in db.TRACED]


def test_every_layer_is_in_the_table() -> None:
    """But for those that other files test."""
    elsewhere = {
        "Module",
        "Container",
        "Sequential",
        "Identity",
        "Linear",
        "Bilinear",
        "RReLU",
        "SyncBatchNorm",
        "LinearCrossEntropyOptions",
    }
    layers = {
        name
        for name in nn.modules.__all__
        if not name.startswith(
            ("Lazy", "Module", "Parameter", "RNN", "LSTM", "GRU", "TransformerEncoder", "TransformerDe")
        )
    }
    assert layers - elsewhere - {item.name for item in db.SAMPLES} == set()


# ---- chance ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name, shape, dims", [("Dropout", (40, 50), ()), ("Dropout2d", (40, 50, 2, 2), (2, 3))])
def test_dropout_while_training(name: str, shape: tuple[int, ...], dims: tuple[int, ...]) -> None:
    tt.manual_seed(0)
    module = getattr(nn, name)(0.25)
    out = module(tt.ones(shape)).numpy()
    assert set(np.unique(out)) == {0.0, np.float32(1 / 0.75)}
    assert abs((out == 0).mean() - 0.25) < 0.05
    if dims:
        assert np.array_equal(out.min(dims), out.max(dims))
    assert module.eval()(x := tt.ones(shape)) is not None
    assert np.array_equal(module(x).numpy(), x.numpy())


def test_rrelu_draws_a_slope_for_each_element_while_training() -> None:
    tt.manual_seed(0)
    slopes = -nn.RReLU(0.2, 0.6)(tt.full((1000,), -1.0)).numpy()
    assert slopes.min() >= 0.2 and slopes.max() <= 0.6 and abs(slopes.mean() - 0.4) < 0.02
    assert len(np.unique(slopes)) > 900


def test_start_of_weights() -> None:
    tt.manual_seed(0)
    conv = nn.Conv2d(8, 32, 3)
    bound = 1 / np.sqrt(8 * 9)
    for parameter in (conv.weight, conv.bias):
        numbers = parameter.detach().numpy()
        assert np.abs(numbers).max() <= bound and abs(numbers.std() - bound / np.sqrt(3)) < bound / 5
    table = nn.Embedding(50, 20, padding_idx=3)
    numbers = table.weight.detach().numpy()
    assert abs(numbers.std() - 1) < 0.1 and not numbers[3].any()
    norm = nn.BatchNorm1d(3)
    assert norm.weight.tolist() == [1] * 3 == norm.running_var.tolist() and norm.bias.tolist() == [0] * 3


# ---- details ---------------------------------------------------------------------------------------------------------


def test_plain_average_of_batches() -> None:
    """momentum=None: after n batches the running mean is the mean of theirs."""
    norm = nn.BatchNorm1d(2, momentum=None)
    batches = [tt.tensor(db.wave((4, 2), seed).astype(np.float32)) for seed in (0.0, 1.0, 2.0)]
    for batch in batches:
        norm(batch)
    expected = np.mean([batch.numpy().mean(0) for batch in batches], 0)
    np.testing.assert_allclose(norm.running_mean.numpy(), expected, rtol=1e-5)
    assert norm.num_batches_tracked.item() == 3
    norm.reset_running_stats()
    assert norm.num_batches_tracked.item() == 0 and norm.running_mean.tolist() == [0, 0]


def test_state_dict_from_before_batches_were_counted() -> None:
    norm = nn.BatchNorm1d(2)
    norm(tt.tensor(db.wave((4, 2)).astype(np.float32)))
    old = {key: value for key, value in norm.state_dict().items() if key != "num_batches_tracked"}
    fresh = nn.BatchNorm1d(2)
    fresh.load_state_dict(old)
    assert fresh.num_batches_tracked.item() == 0
    assert fresh.running_mean.tolist() == norm.running_mean.tolist()


def test_running_statistics_of_an_old_instance_norm() -> None:
    state = {"running_mean": tt.zeros(2), "running_var": tt.ones(2)}
    with pytest.raises(RuntimeError, match='Unexpected running stats buffer\\(s\\) "running_mean" and "running_var"'):
        nn.InstanceNorm1d(2).load_state_dict(state)


def test_instance_norm_of_other_channels_warns() -> None:
    with pytest.warns(UserWarning, match="input's size at dim=1 does not match num_features"):
        nn.InstanceNorm1d(3)(tt.ones(2, 4, 5))


def test_deprecated_arguments() -> None:
    with pytest.warns(UserWarning, match="please use reduction='none' instead"):
        assert nn.MSELoss(reduce=False).reduction == "none"
    with pytest.warns(FutureWarning, match="`min_value` is deprecated and renamed to `min_val`"):
        assert nn.Hardtanh(min_value=-2.0).min_val == -2.0
    with pytest.warns(FutureWarning, match="`max_value` is deprecated and renamed to `max_val`"):
        assert nn.Hardtanh(max_value=2.0).max_val == 2.0


@pytest.mark.parametrize(
    "kwargs, text",
    [
        ({"padding": "all"}, "Invalid padding string 'all', should be one of {'"),
        ({"padding_mode": "mirror"}, "but got padding_mode='mirror'"),
    ],
)
def test_words_of_convolutions(kwargs: dict[str, str], text: str) -> None:
    """PyTorch's texts have a set in them, whose order is by chance."""
    with pytest.raises(ValueError) as error:
        nn.Conv2d(1, 1, 3, **kwargs)
    assert text in str(error.value)


def test_weight_of_a_loss_is_a_buffer() -> None:
    loss = nn.CrossEntropyLoss(tt.tensor([1.0, 2.0]))
    assert list(loss.state_dict()) == ["weight"]
    assert loss.double().weight.dtype is tt.float64


def test_embedding_from_pretrained() -> None:
    table = tt.tensor([[1.0, 2.0], [3.0, 4.0]])
    module = nn.Embedding.from_pretrained(table, padding_idx=-1)
    assert module.weight.data_ptr() == table.data_ptr() and not module.weight.requires_grad and module.padding_idx == 1
    assert nn.Embedding.from_pretrained(table, freeze=False).weight.requires_grad
    bag = nn.EmbeddingBag.from_pretrained(table, mode="sum")
    assert bag(tt.tensor([[0, 1]])).tolist() == [[4.0, 6.0]] and not bag.weight.requires_grad
    with pytest.raises(AssertionError, match="Embeddings parameter is expected to be 2-dimensional"):
        nn.Embedding.from_pretrained(tt.ones(3))


def test_max_norm_scales_the_rows_used_in_place() -> None:
    module = nn.Embedding.from_pretrained(tt.tensor([[3.0, 4.0], [6.0, 8.0]]), max_norm=1.0)
    module(tt.tensor([0]))
    np.testing.assert_allclose(module.weight.numpy(), [[0.6, 0.8], [6.0, 8.0]], rtol=1e-5)


def test_adaptive_softmax_predicts_the_likeliest_class() -> None:
    item = db.sample("AdaptiveLogSoftmaxWithLoss", 8, 20, [4, 10], 2.0, to=db.x(6, 8))
    module, x = db.made(tt, item), tt.tensor(db.wave((6, 8)).astype(np.float32))
    with tt.no_grad():
        logs = module.log_prob(x)
        np.testing.assert_allclose(np.exp(logs.numpy()).sum(1), 1, rtol=1e-5)
        assert module.predict(x).tolist() == logs.argmax(1).tolist()
        output, loss = module(x, tt.tensor([0, 5, 19, 11, 3, 9]))
        assert output.tolist() == pytest.approx(
            [logs[n, c].item() for n, c in enumerate([0, 5, 19, 11, 3, 9])], abs=1e-5
        )
        assert loss.item() == pytest.approx(-output.mean().item())


def test_unpooling_undoes_pooling() -> None:
    x = tt.arange(20.0).view(1, 1, 4, 5)
    largest, places = nn.MaxPool2d(2, return_indices=True)(x)
    back = nn.MaxUnpool2d(2)(largest, places, output_size=x.size())
    assert back.shape == x.shape and back.sum().item() == largest.sum().item()


def test_fold_counts_how_often_unfold_reads() -> None:
    ones = tt.ones(1, 1, 3, 3)
    assert nn.Fold((3, 3), 2)(nn.Unfold(2)(ones)).view(3, 3).tolist() == [[1, 2, 1], [2, 4, 2], [1, 2, 1]]


def test_modules_can_be_copied_and_pickled() -> None:
    layer = nn.TransformerEncoderLayer(8, 2, 12, dropout=0.0)
    x = tt.tensor(db.wave((4, 2, 8)).astype(np.float32))
    for other in (copy.deepcopy(layer), pickle.loads(pickle.dumps(layer))):
        assert repr(other) == repr(layer)
        assert other(x).tolist() == layer(x).tolist()


def test_prefix_of_a_wrapper() -> None:
    state = nn.Sequential(nn.BatchNorm1d(1)).state_dict(prefix="module.")
    nn.modules.utils.consume_prefix_in_state_dict_if_present(state, "module.")
    model = nn.Sequential(nn.BatchNorm1d(1))
    assert sorted(state) == sorted(model.state_dict())
    assert set(state._metadata) >= {"", "0"} and not any(key.startswith("module") for key in state._metadata)
    model.load_state_dict(state)


def test_sparse_gradients_have_an_entry_for_each_row_that_was_looked_up() -> None:
    table = nn.Embedding(3, 2, sparse=True)
    assert repr(table) == "Embedding(3, 2, sparse=True)"
    table(tt.tensor([1, 1])).sum().backward()
    grad = table.weight.grad
    assert grad.is_sparse and grad._nnz() == 2
    assert grad.to_dense().tolist() == [[0.0, 0.0], [2.0, 2.0], [0.0, 0.0]]


def test_a_subclass_of_parameter_is_asked_about_methods() -> None:
    seen = []

    class Mine(nn.Parameter):
        @classmethod
        def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            seen.append(getattr(func, "__name__", ""))
            return super().__torch_function__(func, types, args, kwargs or {})

    mine = Mine(tt.ones(2))
    assert isinstance(mine, nn.Parameter)
    assert repr(mine) == "Parameter containing:\nParameter(Mine([1., 1.], requires_grad=True))"
    seen.clear()
    assert type(mine.double()) is tt.Tensor and mine.dim() == 1
    assert seen == ["double", "dim"]


# ---- lazy modules ----------------------------------------------------------------------------------------------------


def test_nothing_can_be_done_with_a_parameter_without_a_shape() -> None:
    parameter = nn.LazyLinear(3).weight
    assert repr(parameter) == "<UninitializedParameter>"
    for use in (lambda: parameter + 1, lambda: parameter.sum(), lambda: tt.exp(parameter)):
        with pytest.raises(ValueError, match="Attempted to use an uninitialized parameter in"):
            use()
    with pytest.raises(RuntimeError, match="Can't access the shape of an uninitialized parameter or buffer"):
        _ = parameter.shape
    assert type(copy.deepcopy(parameter)) is type(pickle.loads(pickle.dumps(parameter))) is type(parameter)


def test_lazy_modules_convert_before_they_have_shapes() -> None:
    model = nn.Sequential(nn.LazyConv2d(3, 2), nn.LazyBatchNorm2d(), nn.Flatten(), nn.LazyLinear(2)).double()
    assert model(tt.ones(2, 4, 3, 3, dtype=tt.float64)).dtype is tt.float64
    assert [type(layer).__name__ for layer in model] == ["Conv2d", "BatchNorm2d", "Flatten", "Linear"]
    assert not model[0]._forward_pre_hooks and not hasattr(model[0], "_load_hook")


def test_lazy_modules_take_shapes_from_a_state_dict() -> None:
    state = nn.Linear(5, 3).state_dict()
    lazy = nn.LazyLinear(3)
    lazy.load_state_dict(state)
    assert lazy.weight.tolist() == state["weight"].tolist() and type(lazy.weight) is nn.Parameter
    with pytest.raises(AssertionError, match="The in_features inferred from input: 4 is not equal to in_features from"):
        lazy(tt.ones(2, 4))
    lazy(tt.ones(2, 5))
    assert repr(lazy) == "Linear(in_features=5, out_features=3, bias=True)"
    with pytest.raises(RuntimeError, match="Can't access the shape of an uninitialized parameter"):
        nn.Linear(5, 3).load_state_dict(nn.LazyLinear(3).state_dict())


def test_lazy_convolution_of_the_wrong_rank() -> None:
    with pytest.raises(RuntimeError, match=r"Expected 3D \(unbatched\) or 4D \(batched\) input to LazyConv2d"):
        nn.LazyConv2d(3, 2)(tt.ones(4, 4))


# ---- attention and transformers --------------------------------------------------------------------------------------


def test_hooks_close_the_fast_path() -> None:
    """In inference the layer is one piece, unless somebody looks inside."""
    layer = nn.TransformerEncoderLayer(8, 2, 12, batch_first=True).eval()
    x = tt.tensor(db.wave((2, 4, 8)).astype(np.float32))
    seen: list[str] = []
    hidden = tt.tensor([[False] * 4, [True] * 4])
    with tt.no_grad():
        assert np.isnan(layer(x, src_key_padding_mask=hidden)[1].numpy()).all()
        layer.linear1.register_forward_hook(lambda module, args, output: seen.append(type(module).__name__))
        assert not np.isnan(layer(x, src_key_padding_mask=hidden)[1].numpy()).any()
    assert seen == ["Linear"]


def test_padding_is_dropped_in_inference() -> None:
    """Zeros at padded places at the end, also before the last norm; and not while training."""
    layer = nn.TransformerEncoderLayer(8, 2, 12, 0.0, batch_first=True)
    encoder = nn.TransformerEncoder(layer, 2)
    x = tt.tensor(db.wave((2, 4, 8)).astype(np.float32))
    padding = tt.tensor([[False, False, True, True], [False] * 4])
    trained = encoder(x, src_key_padding_mask=padding).detach()
    with tt.no_grad():
        out = encoder.eval()(x, src_key_padding_mask=padding)
        np.testing.assert_allclose(out[0, :2].numpy(), trained[0, :2].numpy(), rtol=1e-4, atol=1e-5)
        assert not out[0, 2:].any() and trained[0, 2:].any()
        gap = tt.tensor([[False, True, False, False], [False] * 4])
        assert encoder(x, src_key_padding_mask=gap)[0, 1].any()
        encoder.mask_check = False
        assert not encoder(x, src_key_padding_mask=gap)[0, 3].any()


def test_causal_mask_is_found_out() -> None:
    mask = nn.Transformer.generate_square_subsequent_mask(3)
    assert mask.tolist() == [[0, -np.inf, -np.inf], [0, 0, -np.inf], [0, 0, 0]]
    detect = nn.modules.transformer._detect_is_causal_mask
    assert detect(mask) and detect(mask, None, 3) and not detect(mask * 0) and not detect(mask, False)
    assert not detect(mask, None, 4) and detect(None, True) and not detect(None)


def test_why_padding_is_not_dropped() -> None:
    layer = nn.TransformerEncoderLayer(8, 2, 12, activation=tt.tanh, batch_first=True)
    with pytest.warns(UserWarning, match="because encoder_layer.activation_relu_or_gelu was not True"):
        nn.TransformerEncoder(layer, 1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert not nn.TransformerEncoder(layer, 1, enable_nested_tensor=False).use_nested_tensor


def test_masks_of_two_dtypes_warn() -> None:
    attention = nn.MultiheadAttention(8, 2)
    x = tt.ones(3, 1, 8)
    with pytest.warns(UserWarning, match="Support for mismatched key_padding_mask and attn_mask is deprecated"):
        attention(x, x, x, key_padding_mask=tt.zeros(1, 3), attn_mask=tt.zeros(3, 3, dtype=tt.bool))


def test_a_gradient_with_a_graph_is_converted_by_swapping() -> None:
    """Such a gradient is no leaf: reading its own `.grad` warns, and nobody needs it."""
    module = nn.Linear(2, 1)
    weight = module.weight
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # create_graph warns of the cycle it makes
        (module(tt.ones(2)) ** 3).sum().backward(create_graph=True)
    grad = weight.grad
    assert grad is not None and grad.grad_fn is not None
    tt.__future__.set_swap_module_params_on_conversion(True)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            module.double()
    finally:
        tt.__future__.set_swap_module_params_on_conversion(False)
    assert module.weight is weight and weight.grad is grad
    assert weight.dtype is tt.float64 and grad.dtype is tt.float64


def test_a_gradient_is_put_back_when_swapping_fails() -> None:
    module = nn.Linear(2, 1)
    module(tt.ones(2)).sum().backward()
    weight, grad = module.weight, module.weight.grad
    reference = weakref.ref(weight)
    tt.__future__.set_swap_module_params_on_conversion(True)
    try:
        with pytest.raises(RuntimeError, match=r"Couldn't swap Linear\.weight"):
            module.double()
    finally:
        tt.__future__.set_swap_module_params_on_conversion(False)
    assert reference() is weight and weight.grad is grad and weight.dtype is tt.float32
