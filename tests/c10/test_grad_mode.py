import threading

import pytest

from tinytensor.c10.dispatch_key_set import CPU, REQUIRES_GRAD
from tinytensor.c10.grad_mode import GradMode, enable_grad, is_grad_enabled, no_grad, set_grad_enabled
from tinytensor.c10.local_dispatch_key_set import apply_tls, state


@pytest.fixture(autouse=True)
def clean():
    assert is_grad_enabled() and not state.dirty
    yield
    assert is_grad_enabled() and not state.dirty


def test_nesting():
    with no_grad():
        assert not is_grad_enabled()
        with enable_grad():
            assert is_grad_enabled()
        assert not is_grad_enabled()


def test_it_is_a_bit_of_the_key_set():
    ks = CPU | REQUIRES_GRAD
    assert apply_tls(ks) & REQUIRES_GRAD
    with no_grad():
        assert not apply_tls(ks) & REQUIRES_GRAD


def test_it_is_left_by_exceptions():
    with pytest.raises(KeyError), no_grad():
        raise KeyError


def test_set_grad_enabled_acts_at_once():
    context = set_grad_enabled(False)
    assert not is_grad_enabled()
    assert str(context).endswith("set_grad_enabled(mode=False)")
    set_grad_enabled(True)
    with set_grad_enabled(False):
        assert not is_grad_enabled()


def test_set_enabled():
    GradMode.set_enabled(False)
    assert not GradMode.is_enabled()
    GradMode.set_enabled(True)


@pytest.mark.parametrize("decorator", [no_grad, no_grad(), set_grad_enabled(True) and no_grad()])
def test_decorator(decorator):
    @decorator
    def function(value):
        "doc"
        return value, is_grad_enabled()

    assert function(3) == (3, False)
    assert function.__name__ == "function" and function.__doc__ == "doc"


def test_set_grad_enabled_decorator_does_not_act_at_once():
    @set_grad_enabled(False)
    def function():
        return is_grad_enabled()

    assert is_grad_enabled()
    assert function() is False


def test_decorated_functions_may_nest():
    @no_grad()
    def function(depth):
        assert not is_grad_enabled()
        if depth:
            function(depth - 1)
        assert not is_grad_enabled()

    function(3)


def test_method_decorator():
    class Model:
        @no_grad()
        def forward(self):
            return is_grad_enabled()

    assert Model().forward() is False


def test_class_decorator_warns():
    with pytest.warns(FutureWarning, match="Decorating classes is deprecated"):

        @no_grad()
        class Model:
            def __init__(self):
                self.enabled = is_grad_enabled()

    assert Model().enabled is False


@pytest.mark.parametrize("make", [lambda: no_grad(), lambda: set_grad_enabled(False)])
def test_generator_switches_only_while_it_runs(make):
    seen = []

    def generator():
        received = yield is_grad_enabled()
        while received is not None:
            try:
                received = yield (received, is_grad_enabled())
            except KeyError:
                received = yield ("caught", is_grad_enabled())
        return is_grad_enabled()

    context = make()
    decorated = context(generator)
    running = decorated()
    assert next(running) is False
    assert is_grad_enabled()
    assert running.send(1) == (1, False)
    assert running.throw(KeyError()) == ("caught", False)
    assert is_grad_enabled()
    with pytest.raises(StopIteration) as stop:
        running.send(None)
    assert stop.value.value is False

    def closing():
        try:
            yield 1
        finally:
            seen.append(is_grad_enabled())

    running = make()(closing)()
    next(running)
    running.close()
    assert seen == [False]


def test_threads():
    seen = []
    with no_grad():
        thread = threading.Thread(target=lambda: seen.append(is_grad_enabled()))
        thread.start()
        thread.join()
    assert seen == [True]


def test_decorated_generators_agree_with_torch(torch):

    def trace(no_grad, is_enabled):
        log = []

        @no_grad()
        def generator():
            log.append(is_enabled())
            try:
                yield 1
            except ValueError:
                log.append(("error", is_enabled()))
            yield is_enabled()

        for value in generator():
            log.append((value, is_enabled()))
        running = generator()
        next(running)
        log.append(running.throw(ValueError()))
        running.close()
        return log

    assert trace(no_grad, is_grad_enabled) == trace(torch.no_grad, torch.is_grad_enabled)
