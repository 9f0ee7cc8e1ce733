"""What the checks of lesson 16 compare with: PyTorch's quantizers, observers and integer layers, and a fallback taken out again."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tinytensor_lessons import quantized_parts
from tinytensor_lessons.check import FAIL, run_check
from tinytensor_lessons.digits import split
from tinytensor_lessons.lesson_16 import affine, channels, fallback, integers
from tinytensor_lessons.lesson_16.affine import CHOOSE_QPARAMS, GOLDEN, INT8, QUANTIZE, UINT8, Numbers, Range
from tinytensor_lessons.lesson_16.channels import PER_CHANNEL, Channels
from tinytensor_lessons.lesson_16.fallback import BY_TEXT, CALLS, FALLBACK
from tinytensor_lessons.lesson_16.integers import BIG, QLINEAR, Layer
from tinytensor_lessons.lesson_16.misconceptions import Right, right_choice
from tinytensor_lessons.lesson_16.misconceptions_products import _back, _qlinear, _real, _taken
from tinytensor_lessons.plug import plugged

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.c10.dispatch_key import DispatchKey

pytestmark = pytest.mark.filterwarnings("ignore:torch.quantize_per_tensor", "ignore:must run observer")


def right_fallback(op, ks, stack):
    given, quantized = _taken(op, stack)
    _back(quantized_parts.run(op, _real(given)), stack, quantized[0])


# ---- PyTorch


def test_stored_integers_are_torchs(torch):
    rng = random.Random(16)
    for _ in range(200):
        limits = rng.choice((UINT8, INT8))
        scale = rng.choice((1.0, 0.5, 0.25, 2.0))
        real = tuple((rng.randint(-300, 300) + rng.choice((0, 0.5, 0.25))) * scale for _ in range(5))
        case = Numbers((*real, float("inf"), float("-inf")), scale, rng.randint(*limits), limits)
        dtype = torch.quint8 if limits == UINT8 else torch.qint8
        theirs = torch.quantize_per_tensor(torch.from_numpy(case.x()), case.scale, case.zp, dtype)
        assert theirs.int_repr().tolist() == case.stored().tolist()
        assert theirs.dequantize().tolist() == case.again().tolist()
    for case in (case for case in (*QUANTIZE.parts[0].cases, *QUANTIZE.probes) if case.limits in (UINT8, INT8)):
        dtype = torch.quint8 if case.limits == UINT8 else torch.qint8
        theirs = torch.quantize_per_tensor(torch.from_numpy(case.x()), case.scale, case.zp, dtype)
        assert theirs.int_repr().tolist() == case.stored().tolist(), case


def test_the_golden_scales_are_those_of_torchs_observer(torch):
    for case, scale, zero_point in GOLDEN:
        kind = torch.per_tensor_symmetric if case.symmetric else torch.per_tensor_affine
        dtype = torch.quint8 if case.limits == UINT8 else torch.qint8
        observer = torch.ao.quantization.MinMaxObserver(dtype=dtype, qscheme=kind)
        observer(torch.tensor([case.lo, case.hi]))
        assert [value.item() for value in observer.calculate_qparams()] == [scale, zero_point]
        assert case.right() == pytest.approx((scale, zero_point), rel=1e-6)


def test_any_range_is_judged_as_torchs_observer_sees_it(torch):
    rng = random.Random(17)
    for _ in range(300):
        lo, hi = sorted(rng.randint(-400, 400) / 16 for _ in range(2))
        case = Range(lo, hi, rng.choice((UINT8, INT8)))
        if not case.tied():
            dtype = torch.quint8 if case.limits == UINT8 else torch.qint8
            observer = torch.ao.quantization.MinMaxObserver(dtype=dtype)
            observer(torch.tensor([lo, hi]))
            assert case.right() == pytest.approx([v.item() for v in observer.calculate_qparams()], rel=1e-6), case


def test_integer_layers_are_torchs(torch):
    cases = [*QLINEAR.parts[0].cases, *QLINEAR.probes, *integers._every_zero_point()[::8], BIG]
    for case in cases:
        x, w, bias = (torch.from_numpy(array) for array in case.arrays())
        made = torch._make_per_tensor_quantized_tensor
        packed = torch.ops.quantized.linear_prepack(made(w, *case.of_w), bias)
        theirs = torch.ops.quantized.linear(made(x, *case.of_x), packed, *case.of_y)
        assert theirs.int_repr().tolist() == case.expected().tolist(), case


def test_channels_are_torchs(torch):
    for case in (*PER_CHANNEL.parts[0].cases, *PER_CHANNEL.probes):
        x = torch.tensor(case.real).view(case.sizes)
        theirs = torch.quantize_per_channel(
            x, torch.tensor(case.scales), torch.tensor(case.zps), case.axis, torch.quint8
        )
        assert theirs.int_repr().tolist() == case.stored().tolist(), case


def test_none_of_the_operators_has_a_kernel_in_torch(torch):
    """What the fallback serves fails without it, in both libraries."""
    scope = fallback.scope()
    theirs = {"tt": torch, "i": torch.tensor(scope["i"].tolist()), "m": torch.tensor(scope["m"].tolist())}
    for name in "abs":
        q = scope[name]
        dtype = torch.quint8 if q.dtype is tt.quint8 else torch.qint8
        real = torch.tensor(q.dequantize().tolist())
        theirs[name] = torch.quantize_per_tensor(real, q.q_scale(), q.q_zero_point(), dtype)
    for call in CALLS:
        for where in (scope, theirs):
            with pytest.raises(NotImplementedError, match="'QuantizedCPU' backend"):
                eval(call.text, where)


def test_accuracy_in_torch(torch):
    """The shipped network loses nothing in PyTorch's own int8 either: at most one digit in a hundred."""
    network, (train, test) = quantized_parts.digits_network(), split()
    layers = [(torch.from_numpy(layer.weight.numpy()), torch.from_numpy(layer.bias.numpy())) for layer in network[::2]]
    images, labels = torch.from_numpy(test.images.numpy()), torch.from_numpy(test.labels.numpy())
    seen = [torch.from_numpy(x.numpy()) for x in (train.images, network[:2](train.images), network(train.images))]

    def qparams(x, **kind):
        observer = torch.ao.quantization.MinMaxObserver(**kind)
        observer(x)
        return [value.item() for value in observer.calculate_qparams()]

    def packed(weight, bias):
        kind = {"dtype": torch.qint8, "qscheme": torch.per_tensor_symmetric}
        return torch.ops.quantized.linear_prepack(
            torch.quantize_per_tensor(weight, *qparams(weight, **kind), torch.qint8), bias
        )

    pixels, hidden, scores = map(qparams, seen)
    q = torch.quantize_per_tensor(images, *pixels, torch.quint8)
    q = torch.ops.quantized.linear_relu(q, packed(*layers[0]), *hidden)
    small = torch.ops.quantized.linear(q, packed(*layers[1]), *scores).dequantize()
    exact = torch.relu(images @ layers[0][0].T + layers[0][1]) @ layers[1][0].T + layers[1][1]
    right = [(answer.argmax(1) == labels).float().mean().item() for answer in (exact, small)]
    assert right[0] > 0.96 and right[0] - right[1] <= 0.01


# ---- the arithmetic of the checks


def test_a_layer_is_the_float_layer_rounded():
    rng = random.Random(18)
    for _ in range(60):
        x = tuple(tuple(rng.randint(0, 255) for _ in range(3)) for _ in range(2))
        w = tuple(tuple(rng.randint(-128, 127) for _ in range(3)) for _ in range(2))
        zero = rng.randint(0, 255), rng.randint(-128, 127), rng.randint(0, 255)
        case = Layer(x, w, (0.5, -2.0), (0.5, zero[0]), (0.25, zero[1]), (13.0, zero[2]))
        outcome = integers._observe(_qlinear, case)
        assert integers._judge(case, outcome) is None or not integers._decided(case)


def test_numbers_are_read_as_numba_reads_them():
    """uint8 - 64 is negative, and a product of two int8 does not wrap."""
    seen = []

    def looks(x, w, bias, sx, zx, sw, zw, sy, zy, out):
        seen.append((x[0, 0] - 64, w[0, 0] * w[0, 0], x.shape, w[0][0]))
        _qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out)

    case = Layer(((3,),), ((127,),), (0.0,))
    assert integers._judge(case, integers._observe(looks, case)) is None
    assert seen == [(-61, 16129, (1, 1), 127)]


def test_every_zero_point_is_there():
    cases = integers._every_zero_point()
    assert [case.of_x[1] for case in cases] == list(range(256)) and all(map(integers._decided, cases))
    assert {case.of_w[1] for case in cases} == {-2, -1, 0, 1, 2} and {case.of_y[1] for case in cases} == set(
        range(0, 256, 2)
    )


def test_adding_zy_before_or_after_rounding_is_the_same_here():
    def after(x, w, bias, sx, zx, sw, zw, sy, zy, out):
        for i in range(x.shape[0]):
            for j in range(w.shape[0]):
                total = sum((x[i, k] - zx) * (w[j, k] - zw) for k in range(x.shape[1]))
                value = np.rint((total + bias[j] / (sx * sw)) * (sx * sw / sy)) + zy
                out[i, j] = np.int64(min(max(value, 0), 255))

    for case in (*QLINEAR.parts[0].cases, *QLINEAR.probes, *integers._every_zero_point(), BIG):
        assert integers._judge(case, integers._observe(after, case)) is None, case


def test_a_layer_that_numba_cannot_compile_is_told_so():
    def keeps_objects(x, w, bias, sx, zx, sw, zw, sy, zy, out):
        notes = {"rows": len(x), "why": None}
        assert notes
        _qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out)

    result = run_check(QLINEAR, keeps_objects)
    assert result.points == 10 and "Numba cannot compile it" in result.failure.mismatch.got


def test_the_fallback_is_asked_for_more_than_twenty_operators():
    assert len({call.op for call in CALLS}) > 20
    kinds = {tuple(each["kind"] for each in fallback.right(call)) for call in CALLS}
    assert kinds == {("quint8",), ("qint8",), ("bool",), ("int",), ("quint8", "int")}


def test_a_call_gives_what_its_program_gives():
    """The operator and arguments of each case are those that the program leads to."""
    for call in CALLS:
        with plugged(FALLBACK.plug, right_fallback) as calls:
            result = eval(call.text, fallback.scope())
        results = list(result) if isinstance(result, (tuple, list)) else [result]
        assert calls.count == 1 and [fallback._told(each) for each in results] == fallback.right(call), call.text


# ---- answers of another form


def test_other_forms_are_named():
    class Lists(Right):
        @staticmethod
        def quantize(x, scale, zp, qmin, qmax):
            return Right.quantize(x, scale, zp, qmin, qmax).tolist()

    assert "a tensor of integers" in run_check(QUANTIZE, Lists).failure.mismatch.expected
    for wrong in (lambda *args, **kwargs: list(right_choice(*args, **kwargs)), lambda *args, **kwargs: 0.5):
        assert "a tuple of two numbers" in run_check(CHOOSE_QPARAMS, wrong).failure.mismatch.expected
    per_tensor = run_check(PER_CHANNEL, lambda x, scales, zps, axis: tt.quantize_per_tensor(x, 0.5, 0, tt.quint8))
    assert "without scales for channels" in per_tensor.failure.mismatch.got


def test_an_answer_in_another_integer_type_is_right():
    class Narrow(Right):
        @staticmethod
        def quantize(x, scale, zp, qmin, qmax):
            return Right.quantize(x, scale, zp, qmin, qmax).to(tt.int8 if qmin < 0 else tt.uint8)

    assert run_check(QUANTIZE, Narrow).points == 9


def test_x_may_not_be_written_to():
    class Writes(Right):
        @staticmethod
        def quantize(x, scale, zp, qmin, qmax):
            stored = Right.quantize(x, scale, zp, qmin, qmax)
            x.zero_()
            return stored

    assert "x as it was" in run_check(QUANTIZE, Writes).failure.mismatch.expected
    case = Channels((1.0, 2.0), (2,), (0.5, 1.0), (0, 5), 0)
    outcome = channels._observe(lambda x, scales, zps, axis: scales.zero_() and None, case)
    assert outcome.changed == "scales" or outcome.raised


# ---- plugs


def test_integers_outside_of_a_byte_do_not_reach_the_library():
    class Beyond(Right):
        @staticmethod
        def quantize(x, scale, zp, qmin, qmax):
            return tt.full(x.size(), 300, dtype=tt.int32)

    with plugged(QUANTIZE.plug, Beyond), pytest.raises(ValueError, match=r"outside of 0\.\.255"):
        tt.quantize_per_tensor(tt.ones(2), 1.0, 0, tt.quint8)


def test_a_layer_that_reads_outside_is_stopped():
    def beyond(x, w, bias, sx, zx, sw, zw, sy, zy, out):
        out[0, 0] = w[0, 100000]

    x, packed = integers.quantized_layer()
    with plugged(QLINEAR.plug, beyond), pytest.raises(IndexError):
        tt.ops.quantized.linear(x, packed, 0.5, 40)


def test_kernels_are_put_back():
    q = tt.quantize_per_tensor(tt.ones(2), 0.5, 3, tt.quint8)
    with plugged(FALLBACK.plug, right_fallback):
        assert DispatchKey.QuantizedCPU in dispatcher.fallbacks
        assert (q + q).q_scale() == 0.5
    assert DispatchKey.QuantizedCPU not in dispatcher.fallbacks
    with pytest.raises(NotImplementedError):
        q + q
    with plugged(PER_CHANNEL.plug, lambda *args: None), pytest.raises(AttributeError):
        tt.quantize_per_channel(tt.ones(2), tt.ones(2), tt.zeros(2), 0, tt.quint8)
    assert tt.quantize_per_channel(tt.ones(2), tt.ones(2), tt.zeros(2).long(), 0, tt.quint8).is_quantized


def test_a_fallback_that_breaks_its_promise_is_stopped():
    def floats(op, ks, stack):
        given, _ = _taken(op, stack)
        stack += quantized_parts.run(op, _real(given))

    with (
        plugged(FALLBACK.plug, floats),
        pytest.raises(TypeError, match=r"promised torch.quint8 .* returned torch.float32"),
    ):
        eval("a + b", fallback.scope())
    assert run_check(FALLBACK, floats).status == FAIL


def test_a_product_of_the_plug_is_the_real_one():
    x, packed = integers.quantized_layer()
    weight, bias = packed.unpack()
    real = x.dequantize() @ weight.dequantize().t() + bias
    assert (real / 0.5 + 40).tolist() == integers._PRODUCT
    assert np.array_equal(affine.PUZZLE.stored(), [0, 2, 2, 0, 255, 0])
    assert BY_TEXT["a + b"].op == "add.Tensor"
