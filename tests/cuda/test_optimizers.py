"""Optimizers on a simulated device take the steps that they take on the CPU: plain, fused, scaled, and with no number read."""

import pytest

import tinytensor as tt

SETTINGS = {
    "SGD": [{}, {"momentum": 0.9, "dampening": 0.1}, {"momentum": 0.9, "nesterov": True, "weight_decay": 0.1}, {"maximize": True}],
    "Adam": [{}, {"amsgrad": True, "weight_decay": 0.1}],
    "AdamW": [{"weight_decay": 0.1}, {"maximize": True}],
    "Adagrad": [{}, {"lr_decay": 0.1, "weight_decay": 0.1}],
}  # fmt: skip


@pytest.mark.parametrize(("name", "options"), [(n, o) for n, some in SETTINGS.items() for o in some], ids=str)
@pytest.mark.parametrize("fused", [True, False], ids=["fused", "plain"])
def test_steps(name, options, fused):
    tt.manual_seed(0)
    values = [tt.randn(5), tt.randn(3, 40), tt.randn(0), tt.randn(2, 2).t()]
    ends = []
    for device in ("cpu", "cuda"):
        params = [v.clone().to(device).requires_grad_() for v in values]
        optimizer = getattr(tt.optim, name)(params, lr=0.1, fused=fused, **options)
        tt.manual_seed(1)
        for _ in range(3):
            for p in params:
                p.grad = tt.randn(p.size()).to(device)
            optimizer.step()
        ends.append([p.detach().cpu() for p in params])
    for here, there in zip(*ends, strict=True):
        assert tt.allclose(here, there, rtol=1e-5, atol=1e-6)


FUSED = [
    ("SGD", {"momentum": 0.9, "weight_decay": 0.1}), ("Adam", {"weight_decay": 0.1}), ("AdamW", {"maximize": True}),
    ("Adagrad", {"lr_decay": 0.1}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "options"), FUSED, ids=[name for name, _ in FUSED])
@pytest.mark.parametrize("dtype", [tt.float32, tt.float64], ids=str)
def test_fused_steps_read_numbers_where_they_are(name, options, dtype):
    """A learning rate, `grad_scale` and `found_inf` that are tensors on the device; the step with an infinity changes nothing."""
    ends = []
    for device in ("cpu", "cuda"):
        lr = tt.tensor(0.1, dtype=dtype, device=device)
        p = tt.linspace(-1, 1, 6, dtype=dtype).to(device).requires_grad_()
        optimizer = getattr(tt.optim, name)([p], lr=lr, fused=True, **options)
        seen = []
        for k, inf in enumerate((None, 0.0, 1.0, 0.0)):
            p.grad = (tt.arange(6, dtype=dtype) - 2 * k).to(device)
            if inf is not None:
                optimizer.grad_scale = tt.tensor(2.0, device=device)
                optimizer.found_inf = tt.tensor(inf, device=device)
            optimizer.step()
            lr.mul_(0.5)
            seen += [p.detach().cpu().clone(), p.grad.cpu().clone()]
        ends.append(seen)
    assert tt.equal(ends[1][2], ends[1][4]) and not tt.equal(ends[1][0], ends[1][2])
    for here, there in zip(*ends, strict=True):
        assert tt.allclose(here, there, rtol=1e-6, atol=1e-7)


def test_many_chunks(monkeypatch):
    from tinytensor.aten.native.optim.cuda import fused_adam_kernel

    monkeypatch.setattr(fused_adam_kernel, "CHUNK", 16)
    p = tt.arange(100.0, device="cuda").requires_grad_()
    p.grad = tt.ones(100, device="cuda")
    tt.optim.SGD([p], lr=0.5, fused=True).step()
    assert tt.equal(p.detach().cpu(), tt.arange(100.0) - 0.5)


# With capturable=True; a bool says whether the learning rate is a tensor.
CAPTURABLE = [
    ("Adam", False, {}), ("Adam", True, {"amsgrad": True, "weight_decay": 0.1, "maximize": True}),
    ("Adam", False, {"fused": True}), ("AdamW", True, {"weight_decay": 0.1}),
    ("NAdam", False, {"weight_decay": 0.1}), ("NAdam", True, {"weight_decay": 0.1, "decoupled_weight_decay": True}),
    ("RAdam", False, {}), ("RAdam", True, {"betas": (0.5, 0.9), "weight_decay": 0.1, "maximize": True}),
    ("Adamax", False, {}), ("Adamax", True, {"weight_decay": 0.1, "maximize": True}),
    ("ASGD", False, {"foreach": True, "t0": 2}), ("ASGD", True, {"lambd": 0.1, "t0": 2, "weight_decay": 0.1}),
    ("Rprop", False, {}), ("Rprop", True, {"maximize": True}),
    ("RMSprop", False, {}), ("RMSprop", True, {}), ("RMSprop", True, {"centered": True, "momentum": 0.9, "weight_decay": 0.1}),
    ("Adadelta", False, {"weight_decay": 0.1}), ("Adadelta", True, {"maximize": True}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "tensor_lr", "options"), CAPTURABLE, ids=str)
def test_capturable_steps(name, tensor_lr, options):
    tt.manual_seed(0)
    values = [tt.randn(5), tt.randn(3, 4), tt.randn(2, 2).t()]
    here, there = ([v.clone().to(device).requires_grad_() for v in values] for device in ("cpu", "cuda"))
    lr = tt.tensor(0.05, device="cuda") if tensor_lr else 0.05
    plain = getattr(tt.optim, name)(here, lr=0.05, **options)
    capturable = getattr(tt.optim, name)(there, lr=lr, capturable=True, **options)
    for _ in range(7):  # RAdam changes its formula at the sixth
        for p, q in zip(here, there, strict=True):
            p.grad = tt.randn(p.size())
            q.grad = p.grad.to("cuda")
        plain.step()
        capturable.step()
        for p, q in zip(here, there, strict=True):
            # RAdam subtracts numbers that are nearly equal, in float32 here.
            assert tt.allclose(p, q.cpu(), rtol=1e-5, atol=5e-5 if name == "RAdam" else 5e-6)
    for state in capturable.state.values():
        assert all(value.is_cuda for value in state.values())


def test_where_a_step_is_kept():
    """On the CPU, where reading it costs nothing; of a capturable optimizer, and a fused one, on the device."""
    for options, device in (({}, "cpu"), ({"capturable": True}, "cuda"), ({"fused": True}, "cuda")):
        p = tt.ones(3, device="cuda", requires_grad=True)
        p.grad = tt.ones(3, device="cuda")
        optimizer = tt.optim.Adam([p], **options)
        optimizer.step()
        saved = optimizer.state_dict()
        assert saved["state"][0]["step"].device.type == device
        # It moves with the parameter that takes the state.
        q = tt.ones(3, requires_grad=True)
        q.grad = tt.ones(3)
        other = tt.optim.Adam([q])
        other.load_state_dict(saved)
        assert {t.device.type for t in other.state[q].values()} == {"cpu"}
        again = tt.optim.Adam([p])
        again.load_state_dict(other.state_dict())
        assert again.state[p]["step"].device.type == device and again.state[p]["exp_avg"].is_cuda
        again.step()
        assert again.state[p]["step"].item() == 2
    # A number of an earlier version becomes a tensor there, too.
    saved = tt.optim.NAdam([p], capturable=True).state_dict()
    saved["state"][0] = {"step": 3, "mu_product": 0.5, "exp_avg": tt.zeros(3), "exp_avg_sq": tt.zeros(3)}
    nadam = tt.optim.NAdam([p])
    nadam.load_state_dict(saved)
    assert all(t.is_cuda for t in nadam.state[p].values()) and nadam.state[p]["mu_product"].item() == 0.5


@pytest.mark.parametrize("dtype", [tt.float16, tt.float32, tt.float64], ids=str)
@pytest.mark.filterwarnings("error::UserWarning")  # nothing is done by the CPU
def test_gradients_are_unscaled(dtype):
    for bad in (0.0, float("inf"), float("-inf"), float("nan")):
        for scale in (0.25, 1.0):
            found = []
            for device in ("cpu", "cuda"):
                base = tt.arange(12, dtype=dtype).to(device).reshape(3, 4)
                base[1, 1] = bad
                grads = [
                    base[:, 1:3],
                    tt.ones(2, 3, dtype=dtype, device=device).t(),
                    tt.ones(0, device=device),
                    base[2].clone(),
                ]
                inf = tt.zeros(1, device=device)
                assert (
                    tt._amp_foreach_non_finite_check_and_unscale_(grads, inf, tt.full((1,), scale, device=device))
                    is None
                )
                found.append([t.cpu() for t in (base, *grads, inf)])
                assert grads[1]._version == 0
            for here, there in zip(*found, strict=True):
                assert tt.allclose(here, there, rtol=0, atol=0, equal_nan=True)
            assert found[1][-1].item() == (bad != 0)


@pytest.mark.filterwarnings("error")
def test_a_scale_is_updated():
    for scale, tracker, inf, interval in (
        (4.0, 0, 0.0, 3),
        (4.0, 2, 0.0, 3),
        (4.0, 2, 1.0, 3),
        (4.0, 2, 2.0, 3),
        (3e38, 0, 0.0, 1),
    ):
        found = []
        for device in ("cpu", "cuda"):
            s, t = tt.tensor(scale, device=device), tt.tensor(tracker, dtype=tt.int32, device=device)
            assert tt._amp_update_scale_(s, t, tt.tensor(inf, device=device), 2.0, 0.5, interval) is s
            found.append((s.item(), t.item()))
        assert found[0] == found[1]
