"""Fake quantization: gradients by their definition, and random calls beside PyTorch, which agree to the last bit."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from quantized_models import carried

import tinytensor as tt

RANGES = ((0, 255), (-128, 127), (0, 127), (-127, 127), (0, 15), (-(2**15), 2**15 - 1), (-(2**31), 2**31 - 1))


# ==== by definition ===================================================================================================


def test_a_gradient_passes_where_nothing_was_clamped():
    x = tt.linspace(-3, 3, 25, requires_grad=True)
    y = tt.fake_quantize_per_tensor_affine(x, 0.25, 0, -8, 7)
    y.backward(tt.arange(25.0))
    inside = (x.detach() / 0.25).round().clamp(-8, 7) == (x.detach() / 0.25).round()
    assert tt.equal(x.grad, tt.arange(25.0) * inside)
    assert 0 < inside.sum() < 25


def test_each_channel_is_rounded_as_a_tensor_of_its_own():
    x = tt.tensor(np.random.default_rng(0).standard_normal((3, 4, 5)).tolist())
    for axis in range(3):
        n = x.shape[axis]
        scales, zeros = tt.linspace(0.1, 0.5, n), tt.arange(n).int()
        y = tt.fake_quantize_per_channel_affine(x, scales, zeros, axis, -8, 7)
        for i in range(n):
            one = tt.fake_quantize_per_tensor_affine(x.select(axis, i), scales[i].item(), i, -8, 7)
            assert tt.equal(y.select(axis, i), one)


def test_learned_scale_moves_as_the_rounded_number_does():
    """With the rounded integers held, a number is (q - zero_point) * scale; a clamped one alone moves with the zero point."""
    drawn = np.random.default_rng(1).uniform(-4, 4, (6, 5)).astype(np.float32)
    x, scale, zero = (tt.tensor(v, requires_grad=True) for v in (drawn.tolist(), [0.25], [1.0]))
    tt._fake_quantize_learnable_per_tensor_affine(x, scale, zero, -8, 7, 0.5).sum().backward()
    stored = np.rint(drawn * 4 + 1)
    inside, limit = (stored >= -8) & (stored <= 7), np.clip(stored, -8, 7) - 1
    by_scale = np.where(inside, limit - drawn / 0.25, limit).sum() * 0.5
    assert np.array_equal(x.grad.numpy(), inside.astype(np.float32))
    assert np.isclose(scale.grad.item(), by_scale, rtol=1e-5)
    assert np.isclose(zero.grad.item(), (~inside).sum() * -0.25 * 0.5, rtol=1e-5)


def test_the_fused_operator_is_an_observer_and_a_rounding():
    names = tt.ao.quantization
    fused, parts = names.default_fused_act_fake_quant(), names.default_fake_quant.p.func(**_ACTIVATION)
    for step in range(4):
        x = tt.tensor(np.random.default_rng(step).standard_normal((4, 3)).tolist()) * (step + 1)
        one, other = fused(x), parts(x)
        assert tt.allclose(one, other, atol=1e-6)
    assert tt.allclose(fused.scale, parts.scale)
    assert tt.equal(fused.zero_point, parts.zero_point)
    assert tt.equal(fused.activation_post_process.min_val, parts.activation_post_process.min_val)


_ACTIVATION = {"observer": tt.ao.quantization.MovingAverageMinMaxObserver, "quant_min": 0, "quant_max": 255}


def test_results_do_not_share_memory_and_keep_strides():
    x = tt.arange(12.0).reshape(3, 4).t()
    for y in (
        tt.fake_quantize_per_tensor_affine(x, 1.0, 0, 0, 255),
        tt.fake_quantize_per_channel_affine(x, tt.ones(4), tt.zeros(4).int(), 0, 0, 255),
    ):
        assert y.stride() == x.stride()
        assert y.data_ptr() != x.data_ptr()
        assert tt.equal(y, x)


# ==== random calls ====================================================================================================


def _both(torch: Any, drawn: Any, dtype: str = "float32") -> tuple[Any, Any]:
    theirs = torch.tensor(drawn).to(getattr(torch, dtype))
    return theirs, carried(theirs, torch, tt)


def _same(theirs: Any, ours: Any) -> None:
    assert str(theirs.dtype) == str(ours.dtype)
    assert theirs.stride() == tuple(ours.stride())
    assert np.array_equal(theirs.detach().double().numpy(), ours.detach().double().numpy(), equal_nan=True)


@pytest.mark.oracle
@pytest.mark.parametrize("seed", range(3))
def test_random_roundings(torch, seed):
    draw, choose = np.random.default_rng(seed), random.Random(seed)
    for _ in range(150):
        dtype = choose.choice(["float32", "float32", "float64", "float16", "bfloat16"])
        drawn = draw.normal(size=draw.integers(1, 7, draw.integers(1, 5))) * 10 ** draw.uniform(-2, 3)
        if choose.random() < 0.2:
            drawn.flat[draw.integers(drawn.size)] = choose.choice([np.nan, np.inf, -np.inf, 6e4, 1e30])
        theirs, ours = _both(torch, drawn, dtype)
        if choose.random() < 0.4 and drawn.ndim > 1:
            theirs, ours = theirs.transpose(0, -1), ours.transpose(0, -1)
        if choose.random() < 0.2:
            theirs, ours = theirs[::2], ours[::2]
        least, most = choose.choice(RANGES)
        scale, zero = float(10 ** draw.uniform(-3, 1)), int(draw.integers(max(least, -300), min(most, 300) + 1))
        for lib, x, results in ((torch, theirs, (want := [])), (tt, ours, (got := []))):
            op = lib.ops.aten.fake_quantize_per_tensor_affine_cachemask
            results.extend(op(x, scale, zero, least, most))
            results.append(lib.fake_quantize_per_tensor_affine(x, lib.tensor([scale]), lib.tensor([zero]), least, most))
        axis = int(draw.integers(theirs.dim()))
        n, kind = theirs.shape[axis], choose.choice(["int32", "float32", "float16"])
        scales = _both(torch, 10 ** draw.uniform(-3, 1, n))
        zeros = draw.integers(max(least, -100), min(most, 100) + 1, n) + (
            0.0 if kind == "int32" else draw.uniform(0, 1, n)
        )
        zeros = _both(torch, zeros.astype(float), kind)
        want.extend(
            torch.ops.aten.fake_quantize_per_channel_affine_cachemask(theirs, scales[0], zeros[0], axis, least, most)
        )
        got.extend(tt.ops.aten.fake_quantize_per_channel_affine_cachemask(ours, scales[1], zeros[1], axis, least, most))
        for pair in zip(want, got, strict=True):
            _same(*pair)


@pytest.mark.oracle
@pytest.mark.parametrize("kind", ["tensor", "channel"])
def test_random_learned_scales(torch, kind):
    draw, choose = np.random.default_rng(5), random.Random(5)
    for _ in range(100):
        shape = tuple(draw.integers(1, 6, draw.integers(2, 4)))
        least, most = choose.choice([(0, 255), (-128, 127), (0, 15), (-3, 4)])
        axis = int(draw.integers(len(shape)))
        n = shape[axis] if kind == "channel" else 1
        drawn = [
            draw.normal(size=shape) * 3,
            10 ** draw.uniform(-2, 0.3, n),
            draw.uniform(max(least, -5) - 1, min(most, 9) + 1, n),
        ]
        weights = _both(torch, draw.normal(size=shape))
        pairs = [_both(torch, values) for values in drawn]
        arguments = (*((axis,) if kind == "channel" else ()), least, most, float(draw.uniform(0.1, 2)))
        results = []
        for side, lib in enumerate((torch, tt)):
            leaves = [pair[side].requires_grad_() for pair in pairs]
            y = getattr(lib, f"_fake_quantize_learnable_per_{kind}_affine")(*leaves, *arguments)
            y.backward(weights[side])
            results.append((y, *(leaf.grad for leaf in leaves)))
        for exact, (theirs, ours) in zip((True, True, False, False), zip(*results, strict=True), strict=True):
            if exact:
                _same(theirs, ours)
            else:  # sums, in another order
                assert np.allclose(theirs.numpy(), ours.numpy(), rtol=1e-4, atol=1e-4)


@pytest.mark.oracle
@pytest.mark.parametrize("by_row", [False, True])
def test_random_moving_averages(torch, by_row):
    draw, choose = np.random.default_rng(9), random.Random(9)
    for _ in range(60):
        least, most = choose.choice((*RANGES[:4], (-64, 63)))
        symmetric, factor = choose.random() < 0.5, float(draw.uniform(0, 1))
        shape = tuple(draw.integers(1, 6, draw.integers(2 if by_row else 1, 5)))
        states = []
        for lib in (torch, tt):
            low, high = ([], []) if by_row else (np.inf, -np.inf)
            numbers = lib.tensor(low), lib.tensor(high), lib.tensor([1.0]), lib.tensor([0], dtype=lib.int32)
            states.append([lib.tensor([1]), lib.tensor([1]), *numbers])
        for step in range(4):
            drawn = draw.normal(size=shape) * 10 ** draw.uniform(-8, 3) + draw.normal() * choose.choice([0, 0, 3])
            pair = _both(torch, drawn)
            # Not before scales by row are there: until then they are memory that nobody has written.
            switches = (1, 1) if step == 0 else [int(choose.random() < 0.8) for _ in range(2)]
            results = []
            for lib, x, state in zip((torch, tt), pair, states, strict=True):
                state[0].fill_(switches[0])
                state[1].fill_(switches[1])
                x.requires_grad_()
                y = lib.fused_moving_avg_obs_fake_quant(x, *state, factor, least, most, 0, by_row, symmetric)
                y.sum().backward()
                results.append([y, x.grad, *state])
            for theirs, ours in zip(*results, strict=True):
                _same(theirs, ours)
