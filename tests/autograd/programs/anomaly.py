"""Anomaly mode: where it warns, with which words, and what it raises."""

# ruff: noqa: B023  (the calls that loops hand to `attempt` happen at once)
from __future__ import annotations

import re
import warnings

from .helpers import attempt, leaf


def _caught(call):
    """The outcome of a call, and what it warned of: first line, and which functions of ours the traceback names."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        result = attempt(call)
    return result, [[*_summary(str(w.message)), w.category.__name__] for w in caught]


def _summary(text):
    text = text.split(" (Triggered internally")[0]
    head, _, rest = text.lstrip("\n").partition("\n")
    return [len(text) - len(text.lstrip("\n")), head, re.findall(r"in (make_\w+)", rest)]


def _root(m, x):
    def make_root():
        return x.sqrt()

    return make_root()


def nan_in_backward(m):
    x = leaf(m, 0)

    def run():
        (_root(m, x) * 0).sum().backward()

    def watched():
        with m.autograd.set_detect_anomaly(True):
            run()

    def without_nan_check():
        with m.autograd.set_detect_anomaly(True, check_nan=False):
            run()

    return _caught(run), _caught(watched), _caught(without_nan_check), x.grad


def made_outside(m):
    y = (_root(m, leaf(m, 0)) * 0).sum()

    def run():
        with m.autograd.set_detect_anomaly(True):
            y.backward()

    return _caught(run)


def _failing(m, error):
    class Fails(m.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            return a * 2

        @staticmethod
        def backward(ctx, g):
            if error is None:
                return g * float("nan")
            raise error

    return Fails


def errors_in_backward(m):
    log = []
    for error in (KeyError("k"), RuntimeError("r"), None):
        fails = _failing(m, error)

        def run():
            def make_it():
                return fails.apply(leaf(m, 1, 2))

            with m.autograd.set_detect_anomaly(True):
                make_it().sum().backward()

        log.append(_caught(run))
    return log


def wrong_shapes_in_backward(m):
    class Wrong(m.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            return a * 2

        @staticmethod
        def backward(ctx, g):
            return g[:1].expand(3)

    def run():
        with m.autograd.set_detect_anomaly(True):
            Wrong.apply(leaf(m, 1, 2)).sum().backward()

    return _caught(run)


def hooks_that_fail(m):
    log = []
    for register in (
        lambda y, hook: y.register_hook(lambda g: hook()),
        lambda y, hook: y.grad_fn.register_hook(lambda a, b: hook()),
        lambda y, hook: y.grad_fn.register_prehook(lambda a: hook()),
    ):

        def run():
            with m.autograd.set_detect_anomaly(True):
                y = leaf(m, 1).exp()
                register(y, lambda: 1 / 0)
                y.backward()

        log.append(_caught(run))
    return log


def hooks_and_nan(m):
    def run():
        with m.autograd.set_detect_anomaly(True):
            y = leaf(m, 1).exp()
            y.grad_fn.register_hook(lambda gi, go: (gi[0] * float("nan"),))
            y.backward()

    def repaired():
        with m.autograd.set_detect_anomaly(True):
            x = leaf(m, 0)
            y = x.sqrt()
            y.grad_fn.register_hook(lambda gi, go: (m.ones(1),))
            (y * 0).sum().backward()
            return x.grad

    return _caught(run), _caught(repaired)


def double_backward(m):
    def run():
        with m.autograd.set_detect_anomaly(True):
            x = leaf(m, 1)

            def make_first():
                return x**1.5

            def make_gradient(y):
                return m.autograd.grad(y.sum(), x, create_graph=True)

            (g,) = make_gradient(make_first())
            ((g * 0 + m.zeros(1)).sqrt() * 0).sum().backward()

    def induced():
        with m.autograd.set_detect_anomaly(True):
            x = leaf(m, 0)

            def make_first():
                return x**1.5

            (g,) = m.autograd.grad(make_first().sum(), x, create_graph=True)
            (h,) = m.autograd.grad(g.sum(), x, create_graph=True)
            return h

    def third():
        with m.autograd.set_detect_anomaly(True):
            x = leaf(m, 0)

            def make_first():
                return x**2.5

            def make_second(y):
                return m.autograd.grad(y.sum(), x, create_graph=True)[0]

            def make_third(y):
                return m.autograd.grad(y.sum(), x, create_graph=True)[0]

            make_third(make_second(make_first())).backward()

    return _caught(run), _caught(induced), _caught(third)


def metadata(m):
    with m.autograd.set_detect_anomaly(True):
        x = leaf(m, 1)
        y = x.exp()
        (g,) = m.autograd.grad(y, x, create_graph=True)
    plain = (x**3).grad_fn
    own, made = y.grad_fn.metadata, g.grad_fn.metadata
    return [
        sorted(own),
        type(own["traceback_"]).__name__,
        "in metadata" in own["traceback_"][-1],
        sorted(made),
        made["parent_"] is y.grad_fn,
        plain.metadata,
    ]


def the_switches(m):
    log = [m.is_anomaly_enabled(), m.is_anomaly_check_nan_enabled()]
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        with m.autograd.detect_anomaly():
            log += [m.is_anomaly_enabled(), m.is_anomaly_check_nan_enabled()]
            with m.autograd.set_detect_anomaly(False):
                log += [m.is_anomaly_enabled()]
            with m.autograd.set_detect_anomaly(True, check_nan=False):
                log += [m.is_anomaly_enabled(), m.is_anomaly_check_nan_enabled()]
            log += [m.is_anomaly_enabled(), m.is_anomaly_check_nan_enabled()]
        with m.autograd.detect_anomaly(check_nan=False):
            log += [m.is_anomaly_enabled(), m.is_anomaly_check_nan_enabled()]
    log += [m.is_anomaly_enabled(), m.is_anomaly_check_nan_enabled()]
    m.autograd.set_detect_anomaly(True)
    log += [m.is_anomaly_enabled()]
    m.autograd.set_detect_anomaly(False)
    return log, [str(w.message) for w in caught], m.is_anomaly_enabled()
