"""Observers on random tensors, beside PyTorch: ranges, histograms, scales and zero points, state dictionaries."""

from __future__ import annotations

import random
import warnings

import numpy as np
import pytest
from quantized_models import carried, carried_state, described, described_state

import tinytensor as tt

pytestmark = pytest.mark.oracle

OBSERVERS = (
    "MinMaxObserver", "MovingAverageMinMaxObserver", "PerChannelMinMaxObserver", "MovingAveragePerChannelMinMaxObserver",
    "HistogramObserver",
)  # fmt: skip
DTYPES = {"quint8": (0, 255), "qint8": (-128, 127), "uint8": (0, 255), "int8": (-128, 127), "qint32": (-200, 300)}


def _options(kind, choose):
    by_channel = "PerChannel" in kind
    schemes = ["per_channel_affine", "per_channel_symmetric", "per_channel_affine_float_qparams"]
    scheme = choose.choice(schemes if by_channel else ["per_tensor_affine", "per_tensor_symmetric"])
    dtype = choose.choice(list(DTYPES) if kind != "HistogramObserver" else list(DTYPES)[:4])
    options = {"dtype": dtype, "qscheme": scheme, "eps": choose.choice([2**-23, 2**-12, 0.01])}
    if by_channel:
        options["ch_axis"] = choose.choice([0, 1])
    if "Moving" in kind:
        options["averaging_constant"] = choose.choice([0.01, 0.3, 1.0])
    if kind == "HistogramObserver":
        options["bins"] = choose.choice([16, 100, 256, 2048])
    what = choose.random()
    if what < 0.3:
        least, most = DTYPES[dtype]
        options |= {"quant_min": choose.randint(least // 2, 0), "quant_max": choose.randint(1, most // 2)}
    elif what < 0.6 and not (dtype == "quint8" and "symmetric" in scheme):
        options["reduce_range"] = True
    return options


def _made(lib, kind, options):
    named = {name: getattr(lib, value) if name in ("dtype", "qscheme") else value for name, value in options.items()}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return getattr(lib.ao.quantization, kind)(**named)


@pytest.mark.parametrize("kind", OBSERVERS)
def test_random_programs(torch, kind):
    draw, choose = np.random.default_rng(3), random.Random(3)
    for _ in range(15 if kind == "HistogramObserver" else 60):
        options = _options(kind, choose)
        theirs, ours = (_made(lib, kind, options) for lib in (torch, tt))
        shape = (*draw.integers(2, 5, 2), *draw.integers(1, 5, draw.integers(0, 2)))
        for step in range(choose.randint(1, 4)):
            if step == 2 and choose.random() < 0.5:  # a new observer with the state of the first
                state = carried_state(theirs, torch, tt)
                ours = _made(tt, kind, options)
                ours.load_state_dict(state)
            drawn = draw.normal(size=shape) * 10 ** draw.uniform(-3, 2) + draw.normal() * choose.choice([0, 1])
            x = torch.tensor(drawn, dtype=torch.float32)
            assert theirs(x) is x
            y = carried(x, torch, tt)
            assert ours(y) is y
        words = kind, options
        if kind == "HistogramObserver":
            _compare_histograms(torch, theirs, ours, words)
        else:
            assert described_state(theirs) == described_state(ours), words
        assert [described(value) for value in theirs.calculate_qparams()] == [
            described(value) for value in ours.calculate_qparams()
        ], words
        assert repr(theirs) == repr(ours)


def _compare_histograms(torch, theirs, ours, words):
    """The range is the same; a number on the edge of two bins may stand in either. Then both go on with the same counts."""
    for name in ("min_val", "max_val", "eps"):
        assert described(getattr(theirs, name)) == described(getattr(ours, name)), words
    there, here = theirs.histogram.numpy(), ours.histogram.numpy()
    assert np.isclose(there.sum(), here.sum(), rtol=1e-5), words
    assert np.abs(np.cumsum(there) - np.cumsum(here)).max() <= 1 + 1e-3 * there.sum(), words
    ours.load_state_dict(carried_state(theirs, torch, tt))
