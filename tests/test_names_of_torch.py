"""Names of `torch` that programs ask for beside tensors: frequencies, numbers that may be symbols, packages that are not here."""

from __future__ import annotations

import numpy as np
import pytest

import tinytensor as tt


def test_frequencies(same):
    for n in (0, 1, 4, 5):
        same(lambda m, n=n: (m.fft.fftfreq(n), m.fft.rfftfreq(n, 0.5), m.fft.fftfreq(n, d=2.0, dtype=m.float64)))
        same(lambda m, n=n: (m.fft.fftshift(m.arange(n)), m.fft.ifftshift(m.arange(n))))
    for program in (
        lambda m: str(m.fft.fftfreq(4, dtype=m.float64).dtype), lambda m: m.fft.fftfreq(4, out=m.empty(4)),
        lambda m: m.fft.fftshift(m.arange(12).view(3, 4)), lambda m: m.fft.ifftshift(m.arange(12).view(3, 4), dim=1),
        lambda m: m.fft.fftshift(m.arange(12).view(3, 4), (0,)), lambda m: m.fft.fftshift(m.arange(3), 3),
        lambda m: m.fft.fftfreq(2, dtype=m.int64), lambda m: m.fft.fftfreq(3, requires_grad=True).requires_grad,
    ):  # fmt: skip
        same(program)


def test_what_needs_complex_numbers_is_refused():
    x = tt.ones(8)
    transforms = [
        getattr(tt.fft, name) for name in dir(tt.fft) if "fft" in name and not name.endswith(("freq", "shift"))
    ]
    assert len(transforms) == 18
    for call in (*(lambda f=f: f(x) for f in transforms), lambda: tt.stft(x, 4), lambda: tt.istft(x, 4),
                 lambda: tt.polar(x, x), lambda: tt.complex(x, x)):  # fmt: skip
        with pytest.raises(TypeError, match="complex numbers are not supported by this library"):
            call()
    with pytest.raises(NotImplementedError, match="complex numbers are not supported by this library"):
        x.stft(4)


def test_numbers_that_may_be_symbols(same):
    for program in (
        lambda m: m.sym_not(True), lambda m: m.sym_not(3), lambda m: m.sym_float(2), lambda m: m.sym_int(2.7), lambda m: m.sym_max(True, 2),
        lambda m: m.sym_max("a", 2), lambda m: m.sym_min(1, 2.0), lambda m: m.sym_max(1, 1.0), lambda m: m.sym_ite(1, 2, 3),
        lambda m: m.sym_ite(True, 2, 3.0), lambda m: m.sym_ite(False, 2, 3), lambda m: m.sym_sum([1, 2]), lambda m: m.sym_sum(1, 2.5),
        lambda m: m.sym_sqrt(4), lambda m: m.sym_fresh_size(3), lambda m: m.sym_constrain_range(3, min=1, max=2),
        lambda m: m.sym_constrain_range(3), lambda m: m.sym_constrain_range(3, min=5, max=2), lambda m: m.sym_float("x"),
        lambda m: m.sym_constrain_range_for_size(3, min=4), lambda m: m.sym_constrain_range_for_size(-1),
        lambda m: m.sym_constrain_range_for_size(1, max=2), lambda m: m.sym_constrain_range_for_size(5, max=4), lambda m: m.sym_int("q"),
        lambda m: m.sym_max(np.int64(3), 2).item(), lambda m: isinstance(m.ones(2).size(0), m.SymInt),
        lambda m: isinstance(2.0, m.SymFloat), lambda m: isinstance(True, m.SymBool),
    ):  # fmt: skip
        same(program)


def test_causal_masks_with_a_name(same):
    def attend(m, make, queries, keys, **options):
        bias = __import__(f"{m.__name__}.nn.attention.bias", fromlist=["x"])
        m.manual_seed(0)
        q, k = m.rand(1, 2, queries, 4, requires_grad=True), m.rand(1, 2, keys, 4)
        mask = getattr(bias, f"causal_{make}")(queries, keys)
        out = m.nn.functional.scaled_dot_product_attention(q, k, k, attn_mask=mask, **options)
        out.sum().backward()
        return repr(mask), list(mask.shape), repr(mask.variant), out, q.grad

    for make in ("upper_left", "lower_right"):
        for queries, keys in ((3, 3), (2, 4), (4, 4)):
            same(lambda m, make=make, n=queries, k=keys: attend(m, make, n, k))
    for program in (
        lambda m: attend(m, "lower_right", 2, 4, scale=0.5), lambda m: attend(m, "upper_left", 2, 4, is_causal=True),
        lambda m: __import__(f"{m.__name__}.nn.attention.bias", fromlist=["x"]).causal_lower_right(2),
        lambda m: __import__(f"{m.__name__}.nn.attention.bias", fromlist=["x"]).CausalBias(1, 2, 3),
    ):  # fmt: skip
        same(program)


def test_other_implementations_of_attention():
    seen = []

    class Handle:
        def remove(self):
            seen.append("removed")

    attention = tt.nn.attention
    attention.register_flash_attention_impl("theirs", register_fn=Handle)
    assert "theirs" in attention.list_flash_attention_impls() and attention.current_flash_attention_impl() is None
    attention.activate_flash_attention_impl("theirs")
    assert attention.current_flash_attention_impl() == "theirs" and not seen
    with pytest.raises(ValueError, match="Unknown flash attention impl 'FA9'"):
        attention.activate_flash_attention_impl("FA9")
    assert seen == ["removed"] and attention.current_flash_attention_impl() is None


def test_batch_norms_without_statistics(same):
    def replaced(m):
        net = m.nn.Sequential(
            m.nn.BatchNorm1d(2), m.nn.Sequential(m.nn.InstanceNorm1d(2, track_running_stats=True), m.nn.BatchNorm1d(2))
        )
        assert m.func.replace_all_batch_norm_modules_(net) is net
        return list(net.state_dict()), [b.track_running_stats for b in (net[0], net[1][0], net[1][1])]

    same(replaced)


def test_what_is_said_to_a_compiler_that_is_not_here():
    config = tt._dynamo.config
    with config.patch(suppress_errors=True):
        assert config.suppress_errors
    assert not config.suppress_errors and tt._dynamo.disable(len) is len and tt._dynamo.list_backends() == []
    with pytest.raises(AttributeError):
        config.patch("no_such_setting", 1).__enter__()
    assert tt.onnx.is_in_onnx_export() is False
    with pytest.raises((ModuleNotFoundError, RuntimeError)):
        tt.onnx.export(tt.nn.Linear(1, 1), (tt.ones(1, 1),), "model.onnx")


CHECKS = """
m._check(True)
m._check(False)
m._check(1)
m._check(m.tensor(True))
m._check(False, lambda: 3)
m._check(False, "x")
m._check_is_size(3)
m._check_is_size(-3, lambda: "q")
m._check_is_size(3, max=2)
m._check_index(False)
m._check_value(False, lambda: "v")
m._check_type(False, lambda: "v")
m._check_not_implemented(False, lambda: "v")
m._check_with(UserWarning, False, None)
m._check_with(KeyError, False, lambda: "k")
m._check_tensor_all(True)
m._check_tensor_all(m.ones(2))
m._check_tensor_all(m.ones(2) > 0)
m._check_tensor_all(m.ones(2) > 1, lambda: "no")
""".strip().splitlines()


def test_checks_that_programs_make(same):
    for program in CHECKS:
        same(lambda m, p=program: eval(p, {"m": m}))


WHETHER_ALL = """
m._is_all_true(x > 0)
m._is_all_true(x > 1)
(x > 1)._is_any_true()
(x > 9)._is_any_true()
m._is_all_true(x[:0] > 0)
m._is_any_true(x[:0] > 0)
m._is_all_true([1])
m.vmap(lambda y: y + 1 if (y > 0)._is_all_true() else y - 1)(x.view(2, 2))
m.vmap(lambda y: y + 1 if (y > 3)._is_any_true() else y - 1)(x.view(2, 2))
m.vmap(lambda y: y + 1 if (y > 3)._is_all_true() else y - 1)(x.view(2, 2))
m.vmap(m._is_all_true)(x.view(2, 2) > 0)
m.vmap(lambda w: m.distributions.Normal(0.0, 2.0, validate_args=True).log_prob(w).sum())(x.view(2, 2))
m.vmap(lambda w: m.distributions.Exponential(2.0, validate_args=True).log_prob(w).sum())(-x.view(2, 2))
m.vmap(lambda w: m.distributions.Normal(0.0, w, validate_args=True).log_prob(w).sum())(x.view(2, 2))
""".strip().splitlines()


def test_whether_all_or_some_are_true(same):
    for program in WHETHER_ALL:
        same(lambda m, p=program: eval(p, {"m": m, "x": m.arange(1.0, 5.0)}))
    with pytest.raises(RuntimeError, match="kBool INTERNAL ASSERT FAILED"):
        tt._is_all_true(tt.ones(2))
