import pytest

from tinytensor.c10.dispatch_key import (
    BACKENDS,
    PER_BACKEND,
    RUNTIME_KEYS,
    BackendComponent,
    DispatchKey,
    is_alias_dispatch_key,
    is_per_backend_functionality_key,
    parse_dispatch_key,
    to_backend_component,
    to_functionality_key,
    to_runtime_per_backend_functionality_key,
)

RUNTIME_NAMES = [key.name for key in RUNTIME_KEYS]


def test_every_runtime_key_is_its_functionality_and_backend():
    for functionality, first in PER_BACKEND.items():
        for index, backend in enumerate(BACKENDS):
            key = DispatchKey(first + index)
            assert key.name.endswith(backend)
            assert to_functionality_key(key) == functionality
            assert to_backend_component(key) == BackendComponent[f"{backend}Bit"]
            assert to_runtime_per_backend_functionality_key(functionality, to_backend_component(key)) == key


def test_keys_without_backend():
    assert to_functionality_key(DispatchKey.Python) == DispatchKey.Python
    assert to_backend_component(DispatchKey.Python) == BackendComponent.InvalidBit
    runtime = to_runtime_per_backend_functionality_key(DispatchKey.Python, BackendComponent.CPUBit)
    assert runtime == DispatchKey.Undefined
    assert to_functionality_key(DispatchKey.Autograd) == DispatchKey.Undefined
    assert not is_per_backend_functionality_key(DispatchKey.BackendSelect)


def test_alias_keys():
    aliases = [key.name for key in DispatchKey if is_alias_dispatch_key(key)]
    assert aliases == [
        "Autograd",
        "CompositeImplicitAutograd",
        "CompositeExplicitAutograd",
        "CompositeExplicitAutogradNonFunctional",
    ]


def test_table_order():
    assert RUNTIME_NAMES[:6] == ["Undefined", "CPU", "CUDA", "PrivateUse1", "Meta", "QuantizedCPU"]
    assert RUNTIME_NAMES[-2:] == ["PreDispatch", "PythonDispatcher"]
    assert len(set(RUNTIME_NAMES)) == len(RUNTIME_NAMES) == 35


def test_parse():
    assert parse_dispatch_key("AutogradCUDA") is DispatchKey.AutogradCUDA
    for name in ("Foo", "EndOfFunctionalityKeys", "cpu"):
        with pytest.raises(RuntimeError, match=f"^could not parse dispatch key: {name}$"):
            parse_dispatch_key(name)


def test_order_is_pytorchs(torch):
    theirs = torch._C.DispatchKey
    common = [key for key in DispatchKey if hasattr(theirs, key.name) and not key.name.startswith(("StartOf", "EndOf"))]
    assert len(common) > 30
    assert sorted(common, key=lambda key: int(getattr(theirs, key.name))) == common


def test_str_is_pytorchs():
    assert str(DispatchKey.CPU) == "DispatchKey.CPU"
