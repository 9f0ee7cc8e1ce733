import threading

import pytest

from tinytensor.c10 import local_dispatch_key_set as local
from tinytensor.c10.device import Device
from tinytensor.c10.dispatch_key import DispatchKey as D
from tinytensor.c10.dispatch_key_set import AUTOCAST_ON, AUTOGRAD, CPU, DispatchKeySet, key_set, tensor_key_set
from tinytensor.c10.layout import sparse_coo, sparse_csr, strided
from tinytensor.c10.local_dispatch_key_set import (
    AutoDispatchBelowADInplaceOrView,
    AutoDispatchBelowAutograd,
    ExcludeDispatchKeyGuard,
    IncludeDispatchKeyGuard,
    apply_tls,
    state,
)


@pytest.fixture(autouse=True)
def clean():
    assert not state.dirty
    yield
    assert not state.dirty, "a test left thread-local key sets behind"


def test_defaults_are_pytorchs():
    assert str(local.tls_local_include_set()) == "DispatchKeySet(BackendSelect, ADInplaceOrView)"
    assert str(local.tls_local_exclude_set()) == "DispatchKeySet(AutocastCPU, AutocastCUDA)"


def test_defaults_are_pytorchs_live(torch):
    assert str(local.tls_local_include_set()) == str(torch._C._dispatch_tls_local_include_set())


def test_include_guard():
    with IncludeDispatchKeyGuard(D.Python):
        assert state.dirty
        assert local.tls_is_dispatch_key_included(D.Python)
        assert apply_tls(CPU) & key_set(D.Python)
    assert not local.tls_is_dispatch_key_included(D.Python)


def test_exclude_guard_keeps_backends():
    with ExcludeDispatchKeyGuard(DispatchKeySet([D.CPU, D.Python])):
        assert local.tls_is_dispatch_key_excluded(D.Python)
        assert apply_tls(key_set(D.CPU, D.AutogradCPU)) & key_set(D.AutogradCPU) == key_set(D.AutogradCPU)


def test_exclusion_beats_inclusion():
    with IncludeDispatchKeyGuard(D.Python), ExcludeDispatchKeyGuard(D.Python):
        assert not apply_tls(CPU) & key_set(D.Python)


def test_nested_guards_undo_only_their_own():
    with ExcludeDispatchKeyGuard(D.Python):
        with ExcludeDispatchKeyGuard(key_set(D.Python, D.Functionalize)):
            assert local.tls_is_dispatch_key_excluded(D.Functionalize)
        assert local.tls_is_dispatch_key_excluded(D.Python)
        assert not local.tls_is_dispatch_key_excluded(D.Functionalize)
        assert state.dirty


def test_guard_is_left_by_exceptions():
    with pytest.raises(KeyError), IncludeDispatchKeyGuard(D.Python):
        raise KeyError
    assert not local.tls_is_dispatch_key_included(D.Python)


def test_below_autograd():
    ks = tensor_key_set("cpu")
    with AutoDispatchBelowAutograd():
        assert not apply_tls(ks) & AUTOGRAD
        assert apply_tls(ks) & key_set(D.ADInplaceOrView)
    with AutoDispatchBelowADInplaceOrView():
        assert not apply_tls(ks) & (AUTOGRAD | key_set(D.ADInplaceOrView))


def test_autocast_keys_count_only_when_unexcluded():
    assert not apply_tls(tensor_key_set("cpu")) & key_set(D.AutocastCPU)
    local.tls_set_dispatch_key_excluded(D.AutocastCPU, False)
    try:
        ks = apply_tls(tensor_key_set("cpu"))
        assert ks & key_set(D.AutocastCPU) and ks & AUTOCAST_ON
        assert str(local.tls_local_exclude_set()) == "DispatchKeySet(AutocastCUDA)"
    finally:
        local.tls_set_dispatch_key_excluded(D.AutocastCPU, True)
    assert not apply_tls(tensor_key_set("cpu")) & AUTOCAST_ON


def test_setting_included_keys():
    local.tls_set_dispatch_key_included(D.Python, True)
    assert local.tls_is_dispatch_key_included(D.Python)
    local.tls_set_dispatch_key_included(D.Python, False)
    assert not local.tls_is_dispatch_key_included(D.Python)


def in_thread(function):
    failures = []

    def run():
        try:
            function()
        except BaseException as error:
            failures.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failures:
        raise failures[0]


def test_threads_have_their_own_keys():
    with IncludeDispatchKeyGuard(D.Python):

        def other():
            assert not local.tls_is_dispatch_key_included(D.Python)
            # The flag is about all threads: this one pays for the other.
            assert state.dirty

        in_thread(other)


def test_flag_stays_while_any_thread_is_inside():
    entered, leave = threading.Event(), threading.Event()

    def other():
        with IncludeDispatchKeyGuard(D.Python):
            entered.set()
            leave.wait(10)

    thread = threading.Thread(target=other)
    thread.start()
    entered.wait(10)
    with IncludeDispatchKeyGuard(D.Functionalize):
        pass
    assert state.dirty
    leave.set()
    thread.join()
    assert not state.dirty


def test_a_thread_that_dies_inside_a_guard():
    def never_leaves():
        IncludeDispatchKeyGuard(D.Python).__enter__()
        assert state.dirty

    in_thread(never_leaves)
    assert not state.dirty


def test_many_threads():
    stop = threading.Event()

    def busy():
        while not stop.is_set():
            with IncludeDispatchKeyGuard(D.Python), ExcludeDispatchKeyGuard(D.Functionalize):
                assert state.dirty

    threads = [threading.Thread(target=busy) for _ in range(4)]
    for thread in threads:
        thread.start()
    with IncludeDispatchKeyGuard(D.Python):
        for _ in range(2000):
            assert state.dirty
    stop.set()
    for thread in threads:
        thread.join()


def test_carrying_keys_to_another_thread():
    with IncludeDispatchKeyGuard(D.Python):
        keys = local.get_local_keys()

    def other():
        local.set_local_keys(*keys)
        assert local.tls_is_dispatch_key_included(D.Python)

    in_thread(other)


def test_observers_make_the_flag_true():
    local.set_observers((print,))
    assert state.dirty and state.observers == (print,)
    local.set_observers(())
    assert not state.dirty


def test_factory_keys():
    cpu = key_set(D.CPU, D.BackendSelect, D.ADInplaceOrView)
    assert local.FACTORY_KEYS[None] == local.FACTORY_KEYS[Device("cpu")] == cpu
    assert local.FACTORY_KEYS[Device("meta")] == key_set(D.Meta, D.BackendSelect, D.ADInplaceOrView)
    assert local.factory_keys(None, strided) == cpu
    assert local.factory_keys(Device("cuda:1"), sparse_coo) & key_set(D.SparseCUDA) == key_set(D.SparseCUDA)
    assert local.factory_keys(None, sparse_csr) & key_set(D.SparseCsrCPU) == key_set(D.SparseCsrCPU)
