"""Strides, buffers and texts that depend on a module's less common inputs, as PyTorch has them."""

from __future__ import annotations

import pytest


@pytest.fixture
def lib(library):
    return library


@pytest.mark.parametrize("offsets", [None, [0, 3]])
def test_embedding_bag_by_frequency_divides_by_the_count_at_the_place_of_the_ordinal(lib, offsets):
    """Row 2 is drawn once, but is the third distinct row, and the third of the sorted indices is a 1, drawn four times."""
    bag = lib.nn.EmbeddingBag(5, 2, mode="sum", scale_grad_by_freq=True)
    flat = lib.tensor([1, 1, 1, 2, 0, 1])
    out = bag(flat.reshape(2, 3)) if offsets is None else bag(flat, lib.tensor(offsets))
    out.sum().backward()
    assert bag.weight.grad[:, 0].tolist() == [1.0, 1.0, 0.25, 0.0, 0.0]


@pytest.mark.parametrize("bias", [True, False])
def test_weight_of_one_input_gets_a_row_major_gradient(lib, bias):
    linear = lib.nn.Linear(1, 3, bias=bias)
    linear(lib.ones(2, 1)).sum().backward()
    assert linear.weight.grad.stride() == (1, 1)


def test_instance_norm_in_eval_leaves_its_statistics_alone(lib):
    norm = lib.nn.InstanceNorm2d(1, track_running_stats=True).eval()
    version = norm.running_mean._version
    norm(lib.zeros(0, 1, 3, 4))
    assert norm.running_mean.tolist() == [0.0]
    assert norm.running_mean._version == version


def test_module_to_channels_last_restrides_a_pointwise_weight(lib):
    conv = lib.nn.Conv2d(2, 2, 1, bias=False)
    assert conv.weight.stride() == (2, 1, 1, 1)
    assert conv.to(memory_format=lib.channels_last).weight.stride() == (2, 1, 2, 2)


def test_to_a_memory_format_goes_by_what_the_strides_suggest(lib):
    transposed = lib.ones(2, 3).t()
    assert transposed.to(memory_format=lib.contiguous_format) is transposed
    sliced = lib.ones(2, 3, 4, 5, 6).contiguous(memory_format=lib.channels_last_3d)[:, :2]
    assert sliced.to(memory_format=lib.channels_last_3d) is sliced
    assert lib.ones(0, 2, 3, 3).to(memory_format=lib.channels_last).stride() == (18, 1, 6, 2)


@pytest.mark.parametrize(
    ("make", "strides"),
    [
        (lambda nn: nn.AvgPool3d(2), (6, 3, 3, 1)),
        (lambda nn: nn.AdaptiveAvgPool3d((5, 1, 2)), (10, 2, 2, 1)),
        (lambda nn: nn.AdaptiveMaxPool3d(2), (8, 4, 2, 1)),
    ],
)
def test_volume_without_a_batch_is_pooled_row_major(lib, make, strides):
    volume = lib.ones(3, 5, 3, 7).contiguous(memory_format=lib.channels_last)
    assert make(lib.nn)(volume).stride() == strides


def test_rrelu_is_row_major(lib):
    transposed = lib.ones(4, 3).t()
    for training in (True, False):
        assert lib.nn.functional.rrelu(transposed, 0.2, 0.2, training).stride() == (4, 1)


def test_channel_shuffle_of_one_group_copies(lib):
    x = lib.ones(2, 4, 3, 3, requires_grad=True)
    out = lib.nn.ChannelShuffle(1)(x)
    assert out.data_ptr() != x.data_ptr()
    assert type(out.grad_fn).__name__ == "ChannelShuffleBackward0"


def test_ctc_loss_reads_lengths_in_tensors(lib):
    log_probs = lib.zeros(5, 2, 4, requires_grad=True)
    targets, lengths = lib.ones(2, 3, dtype=lib.int64), lib.tensor([2, 3])
    loss = lib.nn.CTCLoss(reduction="none")
    assert type(loss(log_probs, targets, lib.tensor([5, 5]), lengths).grad_fn).__name__ == "CtcLossBackward0"
    with pytest.raises(RuntimeError, match=r"^input_lengths must be integral"):
        loss(log_probs, targets, lib.tensor([True, True]), lengths)


@pytest.mark.parametrize("name", ["Adam", "Adadelta", "Adafactor", "Muon", "LBFGS"])
def test_learning_rate_of_a_wrong_type(lib, name):
    with pytest.raises(TypeError, match=r"^'<=' not supported between instances of 'float' and 'list'$"):
        getattr(lib.optim, name)([lib.ones(2, 2, requires_grad=True)], lr=[])
