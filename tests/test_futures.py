"""torch.futures: values that come later, from this thread or another."""

from __future__ import annotations

import importlib
import threading

import pytest


@pytest.fixture
def futures(library):
    return importlib.import_module(f"{library.__name__}.futures")


def test_a_value_comes_once(futures):
    future = futures.Future()
    assert not future.done()
    future.set_result(1)
    assert future.done() and future.wait() == future.value() == 1
    with pytest.raises(RuntimeError, match="Attempting to mark a completed Future as complete again"):
        future.set_result(2)
    with pytest.raises(AssertionError, match="3 is of type <class 'int'>, not an Exception"):
        futures.Future().set_exception(3)


def test_an_exception(futures):
    future = futures.Future()
    future.set_exception(ValueError("foo"))
    for read in (future.wait, future.value):
        with pytest.raises(ValueError, match="foo"):
            read()
    with pytest.raises(
        RuntimeError, match="Got the following error when running the callback: ValueError: foo\n\nAt:\n"
    ):
        future.then(lambda f: f.value() + 1).wait()


def test_callbacks(futures):
    seen = []
    future = futures.Future()
    chain = future.then(lambda f: seen.append(f.value()) or 5).then(lambda f: f.value() + 1)
    future.add_done_callback(lambda f: seen.append(f is future))
    assert not seen
    future.set_result(4)
    assert seen == [4, True] and chain.wait() == 6
    future.add_done_callback(lambda f: seen.append("at once"))
    assert seen[-1] == "at once"


def test_another_thread_gives_the_value(futures):
    future = futures.Future()
    thread = threading.Thread(target=future.set_result, args=(7,))
    doubled = future.then(lambda f: 2 * f.value())
    thread.start()
    assert doubled.wait() == 14
    thread.join()


def test_many(futures):
    a, b = futures.Future(), futures.Future()
    both = futures.collect_all([a, b])
    b.set_result(1)
    assert not both.done()
    a.set_result(0)
    assert [f.value() for f in both.wait()] == [0, 1] == futures.wait_all([a, b]) and futures.wait_all([]) == []
    wrong = futures.Future()
    wrong.set_exception(KeyError("q"))
    with pytest.raises(KeyError, match="q"):
        futures.wait_all([a, wrong])
    with pytest.raises(KeyError, match="q"):
        futures.collect_all([wrong, a]).wait()
