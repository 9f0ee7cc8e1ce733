"""GradScaler and its two operators, step by step, as in PyTorch: scales, trackers, states, errors."""

from __future__ import annotations

import pickle

import pytest

import tinytensor as tt

INF, NAN = float("inf"), float("nan")


class SGD:
    """As much of an optimizer as a scaler asks for."""

    def __init__(self, *params, **options):
        self.param_groups = [{"params": list(params)}]
        self.steps = 0
        self.__dict__.update(options)

    def step(self, *args, **kwargs):
        self.steps += 1
        self.seen = [getattr(self, "grad_scale", None), getattr(self, "found_inf", None)]
        return self.steps, len(args), sorted(kwargs)


def attempt(call):
    try:
        return call()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def test_the_scale_grows_and_shrinks(same):
    def program(tt):
        scaler = tt.amp.GradScaler("cpu", init_scale=8.0, growth_interval=2)
        w = tt.tensor([1.0, 2.0], requires_grad=True)
        optimizer, found = SGD(w), []
        for factor in (1.0, 3.0, INF, 1.0, NAN, 1.0, 2.0, 1.0):
            w.grad = None
            loss = (w * factor).sum()
            scaler.scale(loss).backward()
            result = scaler.step(optimizer)
            version = w.grad._version
            scaler.update()
            found.append([result, str(w.grad.tolist()), version, scaler.get_scale(), scaler._get_growth_tracker()])
        return [found, scaler.state_dict(), optimizer.steps]

    same(program)


def test_unscaling_by_hand(same):
    def program(tt):
        scaler = tt.amp.GradScaler("cpu", init_scale=4.0)
        w, unused = tt.ones(2, requires_grad=True), tt.ones(2, requires_grad=True)
        optimizer = SGD(w, unused)
        found = [attempt(lambda: scaler.unscale_(optimizer)), attempt(lambda: scaler.step(optimizer))]
        found += [attempt(scaler.update)]
        scaler.scale(w.sum()).backward()
        found += [attempt(scaler.update), w.grad.tolist()]
        scaler.unscale_(optimizer)
        found += [w.grad.tolist(), attempt(lambda: scaler.unscale_(optimizer)), scaler.step(optimizer, 1, a=2)]
        found += [attempt(lambda: scaler.step(optimizer)), attempt(lambda: scaler.unscale_(optimizer))]
        found += [attempt(lambda: scaler.step(optimizer, closure=1))]
        scaler.update()
        half = tt.ones(2, dtype=tt.float16, requires_grad=True)
        scaler.scale(half.sum()).backward()
        found += [attempt(lambda: scaler.unscale_(SGD(half))), attempt(lambda: scaler.step(SGD(unused)))]
        return found

    same(program)


def test_scaling_containers(same):
    def program(tt):
        scaler = tt.amp.GradScaler("cpu", init_scale=4.0)
        x = tt.ones(2)
        nested = scaler.scale([x, (x, [x * 2])])
        lazily = scaler.scale(iter([x]))
        return [
            [nested[0], nested[1][0], nested[1][1][0]], type(nested[1]).__name__, type(lazily).__name__, list(lazily),
            attempt(lambda: scaler.scale(3)), attempt(lambda: scaler.scale([3])),
        ]  # fmt: skip

    same(program)


def test_setting_the_scale(same):
    def program(tt):
        scaler = tt.amp.GradScaler("cpu")
        scaler.scale(tt.ones(1))
        found = [scaler.get_scale()]
        for new in (3.0, tt.tensor([5.0]), tt.ones(2), tt.ones(1, requires_grad=True), tt.ones(1, device="meta")):
            found.append(attempt(lambda new=new: scaler.update(new)))
            found.append(scaler.get_scale())
        return found

    same(program)


def test_state(same):
    def program(tt):
        scaler = tt.amp.GradScaler("cpu", init_scale=4.0, growth_interval=3)
        w = tt.ones(2, requires_grad=True)
        scaler.scale(w.sum()).backward()
        scaler.step(SGD(w))
        pickling = attempt(lambda: pickle.dumps(scaler))
        scaler.update()
        other = tt.amp.GradScaler("cpu")
        other.load_state_dict(scaler.state_dict())
        third = pickle.loads(pickle.dumps(scaler))
        off = tt.amp.GradScaler("cpu", enabled=False)
        off.load_state_dict({})
        scaler.set_growth_factor(3.0)
        scaler.set_backoff_factor(0.25)
        scaler.set_growth_interval(7)
        return [
            pickling, other.state_dict(), third.state_dict(), third._scale is None, off.state_dict(), off.get_scale(),
            off.is_enabled(), off.scale(3), off.step(SGD(w), 1), off.unscale_(None), off.update(), off._get_growth_tracker(),
            attempt(lambda: other.load_state_dict({})), scaler.get_growth_factor(), scaler.get_backoff_factor(),
            scaler.get_growth_interval(), attempt(lambda: tt.amp.GradScaler("cpu", growth_factor=1.0)),
            attempt(lambda: tt.amp.GradScaler("cpu", backoff_factor=1.0)), tt.amp.GradScaler("cuda").is_enabled(),
        ]  # fmt: skip

    same(program)


def test_an_optimizer_that_scales_itself(same):
    def program(tt):
        found = []
        for unscale_first in (False, True):
            scaler = tt.amp.GradScaler("cpu", init_scale=4.0)
            w = tt.ones(2, requires_grad=True)
            optimizer = SGD(w, _step_supports_amp_scaling=True)
            scaler.scale(w.sum()).backward()
            if unscale_first:
                scaler.unscale_(optimizer)
            scaler.step(optimizer)
            found += [optimizer.seen, w.grad.tolist(), hasattr(optimizer, "grad_scale")]
        return found

    same(program)


OPERATORS = """
[unscale([g, h], zero, half), g, h, zero, g._version, zero._version]
[unscale([g.half(), h.bfloat16()], zero, half), zero]
[unscale([g[:, None].expand(2, 2).clone().t()], zero, one), zero]
unscale([], zero, half)
unscale([g], g, half)
unscale([g], zero, g)
unscale([g], zero.double(), half)
unscale([g], zero, half.double())
unscale([g.long()], zero, half)
[update(one, count, zero, 2.0, 0.5, 2), count, update(one, count, zero, 2.0, 0.5, 2), count, one._version, count._version]
[update(half, count + 1, one, 2.0, 0.25, 2)]
update(tt.tensor(3e38), tt.tensor(1, dtype=tt.int32), zero, 2.0, 0.5, 2)
update(one, tt.tensor(0), zero, 2.0, 0.5, 2)
update(one.double(), count, zero, 2.0, 0.5, 2)
update(one, count, zero.double(), 2.0, 0.5, 2)
update(g, count, zero, 2.0, 0.5, 2)
update(one, g.int(), zero, 2.0, 0.5, 2)
update(one, count, g, 2.0, 0.5, 2)
""".strip().splitlines()


@pytest.mark.parametrize("source", OPERATORS)
def test_the_two_operators(same, source):
    def program(tt):
        names = {
            "tt": tt, "g": tt.tensor([2.0, 4.0]), "h": tt.tensor([1.0, INF]), "zero": tt.tensor(0.0), "half": tt.tensor(0.5),
            "one": tt.tensor(1.0), "count": tt.tensor(0, dtype=tt.int32), "update": tt._amp_update_scale_,
            "unscale": tt._amp_foreach_non_finite_check_and_unscale_,
        }  # fmt: skip
        return eval(source, names)

    same(program)


@pytest.mark.parametrize("device", ["cpu", "cuda"])
def test_old_names_warn(device):
    with pytest.warns(FutureWarning, match=rf"Please use `torch.amp.GradScaler\('{device}', args...\)` instead."):
        scaler = getattr(tt, device).amp.GradScaler(enabled=False)
    assert isinstance(scaler, tt.amp.GradScaler)
    assert scaler._device == device


def test_a_training_step_in_float16_recovers_from_overflow():
    """float16 gradients overflow at the scale that it starts with; after a few halvings steps are taken."""
    scaler = tt.amp.GradScaler("cpu", init_scale=2.0**20)
    w = tt.full((4, 4), 0.5, requires_grad=True)
    optimizer, x = SGD(w), tt.ones(4, 4)
    for _ in range(12):
        w.grad = None
        with tt.autocast("cpu", dtype=tt.float16):
            loss = (x @ w).float().mean()
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
    assert 0 < optimizer.steps < 12
    assert scaler.get_scale() < 2.0**20
    assert w.grad.tolist() == [[0.25] * 4] * 4
