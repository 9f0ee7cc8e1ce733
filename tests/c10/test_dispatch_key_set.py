import itertools

from tinytensor.c10 import dispatch_key_set as dks
from tinytensor.c10.dispatch_key import RUNTIME_KEYS, DispatchKey, is_alias_dispatch_key
from tinytensor.c10.dispatch_key_set import DispatchKeySet, key_set

D = DispatchKey
KEYS = RUNTIME_KEYS[1:]


def test_tensors_carry_what_pytorchs_carry():
    assert dks.key_set_to_string(dks.tensor_key_set("cpu")) == (
        "DispatchKeySet(CPU, ADInplaceOrView, AutogradCPU, AutocastCPU)"
    )
    assert dks.key_set_to_string(dks.tensor_key_set("meta")) == "DispatchKeySet(Meta, ADInplaceOrView, AutogradMeta)"
    assert dks.key_set_to_string(dks.tensor_key_set("cpu", D.Sparse)) == (
        "DispatchKeySet(SparseCPU, ADInplaceOrView, AutogradCPU, AutocastCPU)"
    )


def test_tensors_carry_what_pytorchs_carry_live(torch):
    for tensor, ours in (
        (torch.ones(2), dks.tensor_key_set("cpu")),
        (torch.ones(2, device="meta"), dks.tensor_key_set("meta")),
        (torch.eye(2).to_sparse(), dks.tensor_key_set("cpu", D.Sparse)),
    ):
        assert str(torch._C._dispatch_keys(tensor)) == dks.key_set_to_string(ours)


def test_runtime_key_is_functionality_and_backend():
    assert DispatchKeySet(D.CPU) | DispatchKeySet(D.AutogradCUDA) == DispatchKeySet(
        [D.CPU, D.CUDA, D.AutogradCPU, D.AutogradCUDA]
    )
    assert DispatchKeySet(D.Autograd).raw_repr() == 0
    assert not DispatchKeySet(D.Undefined)
    assert D.AutogradCPU in DispatchKeySet([D.CPU, D.AutogradCUDA])
    assert D.AutogradCPU not in DispatchKeySet([D.CUDA, D.AutogradCUDA])


def test_removing_keeps_the_backend():
    both = DispatchKeySet([D.CPU, D.AutogradCPU])
    assert (both - DispatchKeySet(D.CPU)).has(D.AutogradCPU)
    assert both.remove(D.AutogradCPU) == DispatchKeySet(D.CPU)
    assert DispatchKeySet(D.CPU).remove(D.CPU).raw_repr() == dks.BACKEND_MASK & 1
    assert DispatchKeySet(D.CPU).add(D.Python) == DispatchKeySet([D.CPU, D.Python])


def test_highest_priority():
    assert DispatchKeySet([D.CPU, D.AutogradCPU, D.Python]).highestPriorityTypeId() == D.AutogradCPU
    assert DispatchKeySet([D.CPU, D.Meta]).highestPriorityTypeId() == D.Meta
    assert DispatchKeySet([D.CPU, D.SparseCUDA]).highestPriorityTypeId() == D.SparseCUDA
    assert DispatchKeySet().highestPriorityTypeId() == D.Undefined


def test_table_index_is_the_highest_priority_key():
    for a, b, c in itertools.combinations(KEYS, 3):
        ks = key_set(a, b, c)
        assert RUNTIME_KEYS[dks.dispatch_table_index(ks)] == dks.highest_priority_key(ks)
    assert dks.dispatch_table_index(0) == 0
    assert RUNTIME_KEYS[dks.dispatch_table_index(dks.REQUIRES_GRAD | dks.CPU)] == D.CPU
    # Without a backend: the slot of the first one, as in PyTorch.
    assert RUNTIME_KEYS[dks.dispatch_table_index(dks.AUTOGRAD)] == D.AutogradCPU


def test_algebra_agrees_with_sets_of_keys():
    for a, b in itertools.product(KEYS, repeat=2):
        left, right = DispatchKeySet(a), DispatchKeySet(b)
        assert set(left | right) >= {a, b}
        assert (left | right) & left == left
        assert not set(left - right) & {b} or a == b
        assert (left ^ right) ^ right == left
        assert hash(left | right) == hash(right | left)


def test_masks():
    assert dks.AFTER_AUTOGRAD & dks.AUTOGRAD == 0
    assert dks.AFTER_AUTOGRAD & dks.ADINPLACEORVIEW
    assert dks.AFTER_ADINPLACEORVIEW & dks.ADINPLACEORVIEW == 0
    for mask in (dks.AFTER_AUTOGRAD, dks.AFTER_ADINPLACEORVIEW):
        assert mask & dks.BACKEND_MASK == dks.BACKEND_MASK
        assert mask & dks.PSEUDO_MASK == 0
    assert dks.AFTER_AUTOCAST & dks.REQUIRES_GRAD
    assert not dks.AFTER_AUTOCAST & dks.AUTOCAST_ON


def test_pseudo_bits_are_no_keys():
    assert dks.key_set_to_string(dks.CPU | dks.REQUIRES_GRAD | dks.AUTOCAST_ON) == "DispatchKeySet(CPU)"
    assert dks.highest_priority_key(dks.CPU | dks.PSEUDO_MASK) == D.CPU


def test_after_autograd_is_pytorchs(torch):
    theirs = str(torch._C._dispatch_keyset_full_after(torch._C.DispatchKey.AutogradOther))
    names = set(theirs[len("DispatchKeySet(") : -1].split(", "))
    ours = set(DispatchKeySet.from_raw_repr(dks.AFTER_AUTOGRAD))
    for key in KEYS:
        assert (key in ours) == (key.name in names), key


def test_aliases_are_pytorchs(torch):
    theirs = torch._C.DispatchKey
    for alias in filter(is_alias_dispatch_key, D):
        for key in RUNTIME_KEYS:
            if not hasattr(theirs, key.name):
                continue
            expected = torch._C._dispatch_is_included_in_alias(getattr(theirs, key.name), getattr(theirs, alias.name))
            assert dks.is_included_in_alias(key, alias) == expected, (key, alias)


def test_runtime_keys_of_alias():
    assert dks.runtime_keys_of(D.CPU) == (D.CPU,)
    assert [k.name for k in dks.runtime_keys_of(D.Autograd)] == [
        "AutogradOther", "AutogradCPU", "AutogradCUDA", "AutogradPrivateUse1", "AutogradMeta",
    ]  # fmt: skip
    assert dks.backend_keys_of_autograd(D.AutogradCUDA) == {D.CUDA}
    assert D.SparseCPU in dks.backend_keys_of_autograd(D.AutogradOther)
    assert not dks.backend_keys_of_autograd(D.CPU)
