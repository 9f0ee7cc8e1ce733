"""Fused optimizers on a simulated device take the steps that they take on the CPU."""

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


def test_many_chunks(monkeypatch):
    from tinytensor.aten.native.optim.cuda import fused_adam_kernel

    monkeypatch.setattr(fused_adam_kernel, "CHUNK", 16)
    p = tt.arange(100.0, device="cuda").requires_grad_()
    p.grad = tt.ones(100, device="cuda")
    tt.optim.SGD([p], lr=0.5, fused=True).step()
    assert tt.equal(p.detach().cpu(), tt.arange(100.0) - 0.5)


@pytest.mark.filterwarnings("error:.*fall back to run on the CPU")
@pytest.mark.parametrize("dtype", [tt.float32, tt.float64, tt.float16])
def test_unscaling(dtype):
    for bad in (None, float("inf"), float("nan")):
        ends = []
        for device in ("cpu", "cuda"):
            grads = [tt.arange(300.0).to(device, dtype), tt.arange(12.0).reshape(3, 4).to(device, dtype)[:, ::2]]
            if bad is not None:
                grads[1][1, 1] = bad
            found, scale = tt.zeros(1, device=device), tt.full((1,), 0.25, device=device)
            tt._amp_foreach_non_finite_check_and_unscale_(grads, found, scale)
            ends.append([t.cpu().nan_to_num(77.0, 88.0) for t in (*grads, found)])
        assert all(tt.equal(here, there) for here, there in zip(*ends, strict=True))
        assert ends[1][2].item() == (bad is not None)


@pytest.mark.filterwarnings("error:.*fall back to run on the CPU")
def test_the_scale():
    for start, found, steps in ((4.0, 0, 1), (4.0, 0, 2), (4.0, 3, 1), (3e38, 0, 2)):
        ends = []
        for device in ("cpu", "cuda"):
            scale, tracker = tt.tensor([start], device=device), tt.tensor([steps - 1], device=device, dtype=tt.int32)
            tt._amp_update_scale_(scale, tracker, tt.tensor([float(found)], device=device), 2.0, 0.3, 2)
            ends.append((scale.item(), tracker.item()))
        assert ends[0] == ends[1]


@pytest.mark.filterwarnings("error:.*fall back to run on the CPU")
def test_a_step_with_a_scaler():
    w = tt.ones(3, device="cuda", requires_grad=True)
    optimizer, scaler = tt.optim.SGD([w], lr=0.5), tt.amp.GradScaler("cuda", init_scale=8.0, growth_interval=1)
    for factor, wanted in ((1.0, 0.5), (float("inf"), 0.5)):
        optimizer.zero_grad()
        scaler.scale((w * factor).sum()).backward()
        scaler.step(optimizer)
        scaler.update()
        assert w.tolist() == [wanted] * 3
    assert scaler.get_scale() == 8.0  # doubled, then halved
