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
