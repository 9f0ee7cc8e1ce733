"""Every public class, function and method that is written by hand says what it does, and its examples run.

The operators of native_functions.yaml are generated and have a test of their own. One test a namespace; it names what is
missing.
"""

from __future__ import annotations

import doctest
import enum
import importlib
import inspect
import warnings
from types import FunctionType, ModuleType
from typing import Any

import pytest

import tinytensor as tt
import tinytensor.nn.functional as F
from tinytensor import nn, optim
from tinytensor._tensor.methods import METHODS as REFUSALS

NAMESPACES = """
tinytensor tinytensor.random tinytensor.serialization tinytensor.amp tinytensor.overrides tinytensor.library tinytensor.func tinytensor.fx
tinytensor.optim tinytensor.optim.lr_scheduler tinytensor.optim.swa_utils
tinytensor.autograd tinytensor.autograd.graph tinytensor.autograd.functional tinytensor.autograd.gradcheck
tinytensor.autograd.anomaly_mode tinytensor.autograd.grad_mode tinytensor.autograd.forward_ad tinytensor.autograd.profiler
tinytensor.profiler
tinytensor.utils tinytensor.utils.data tinytensor.utils.checkpoint tinytensor.utils.hooks tinytensor.utils._pytree
tinytensor.utils.flop_counter tinytensor.utils.benchmark tinytensor.utils.weak tinytensor.utils.collect_env
tinytensor.nn tinytensor.nn.functional tinytensor.nn.init tinytensor.nn.parameter tinytensor.nn.utils tinytensor.nn.utils.rnn
tinytensor.nn.utils.parametrize tinytensor.nn.utils.parametrizations tinytensor.nn.utils.prune
tinytensor.backends tinytensor.backends.cpu tinytensor.backends.cuda tinytensor.backends.cudnn tinytensor.backends.cusparselt
tinytensor.backends.kleidiai tinytensor.backends.mha tinytensor.backends.miopen tinytensor.backends.mkl tinytensor.backends.mkldnn
tinytensor.backends.mps tinytensor.backends.nnpack tinytensor.backends.openmp tinytensor.backends.opt_einsum tinytensor.nn.attention
tinytensor.compiler tinytensor.nn.grad tinytensor.version tinytensor.__config__
tinytensor.distributions tinytensor.distributions.utils
tinytensor.distributions.constraint_registry tinytensor.distributions.relaxed_bernoulli tinytensor.distributions.relaxed_categorical
tinytensor.signal.windows tinytensor.cuda tinytensor.cuda.nvtx tinytensor.accelerator tinytensor.cpu tinytensor.safetensors
""".split()

NAMES = {
    # Without an __all__: what PyTorch documents of these modules.
    "tinytensor.autograd.forward_ad": "UnpackedDualTensor dual_level enter_dual_level exit_dual_level make_dual unpack_dual",
    "tinytensor.autograd.anomaly_mode": "detect_anomaly set_detect_anomaly",
    "tinytensor.autograd.gradcheck": "gradcheck gradgradcheck",
}

WITHOUT_EXAMPLE = """
CheckpointError CheckpointFunction ContextProp CustomOpDef FunctionEvent GenericModule GraphExecGroup Node OpCheckError PropModule
SafeKernelFunction StorageType UnpackedDualTensor
""".split()
"""Classes that programs do not make themselves; what makes them has the example."""

GENERATED = ("/aten/", "/generated/")


def _is_generated(obj: Any) -> bool:
    code = getattr(inspect.unwrap(obj) if callable(obj) else obj, "__code__", None)
    return code is not None and any(part in code.co_filename for part in GENERATED)


def _is_public(obj: Any) -> bool:
    return (
        not isinstance(obj, ModuleType)
        and callable(obj)
        and str(getattr(obj, "__module__", "")).startswith("tinytensor")
    )


def _is_layer(obj: Any) -> bool:
    return isinstance(obj, type) and obj.__module__.startswith("tinytensor.nn.modules") and obj is not nn.Module


def public(namespace: str) -> dict[str, Any]:
    """The classes and functions of a module that are defined by hand in this library."""
    module = importlib.import_module(namespace)
    names = NAMES[namespace].split() if namespace in NAMES else getattr(module, "__all__", None)
    if names is None:
        names = list(vars(module))
    found = {name: getattr(module, name) for name in names if not name.startswith("_")}
    return {n: o for n, o in found.items() if _is_public(o) and not _is_generated(o) and not _is_layer(o)}


def members(cls: type) -> dict[str, Any]:
    """The methods and properties of a class, without inherited ones."""
    found = {}
    for name, member in vars(cls).items():
        function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
        if not name.startswith("_") and isinstance(function, FunctionType) and not _is_generated(function):
            found[name] = function
    return found


def documented(namespace: str) -> dict[str, Any]:
    """What has to have a docstring: the classes and functions, and the members of the classes, by qualified name."""
    result: dict[str, Any] = {}
    for name, obj in public(namespace).items():
        result[name] = obj
        if isinstance(obj, type) and not issubclass(obj, enum.Enum):
            result |= {f"{name}.{each}": member for each, member in members(obj).items()}
    return result


def docstring_of(obj: Any) -> str:
    return (vars(obj).get("__doc__") if isinstance(obj, type) else getattr(obj, "__doc__", None)) or ""


def run_example(name: str, text: str) -> str:
    """What doctest reports of the examples in a docstring; nothing where all of them print what they say."""
    globs = {"tt": tt, "nn": nn, "F": F, "optim": optim, "__name__": "__main__"}
    example = doctest.DocTestParser().get_doctest(inspect.cleandoc(text), globs, name, None, None)
    told: list[str] = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        doctest.DocTestRunner().run(example, out=told.append)
    return "".join(told)


def check(entries: dict[str, Any], all_have_examples: bool = False) -> None:
    """Each has a docstring; functions and classes, and methods that have one, an example, which runs."""
    silent, brief, wrong = [], [], []
    for name, obj in entries.items():
        text = docstring_of(obj)
        needs_example = all_have_examples or ("." not in name and name not in WITHOUT_EXAMPLE)
        if not text.strip():
            silent.append(name)
        elif needs_example and (">>>" not in text or len(text.strip().splitlines()) < 2):
            brief.append(name)
        report = run_example(name, text) if ">>>" in text else ""
        if report:
            wrong.append(report)
    assert not silent, f"without docstring: {silent}"
    assert not brief, f"without example: {brief}"
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("namespace", NAMESPACES)
def test_public_names(namespace: str) -> None:
    check(documented(namespace))


def test_tensor() -> None:
    """Methods and attributes written by hand. Those that only refuse say what they refuse."""
    entries = {}
    for name in dir(tt.Tensor):
        member = inspect.getattr_static(tt.Tensor, name)
        function = member.fget if isinstance(member, property) else member
        if name.startswith("_") or not isinstance(function, FunctionType) or _is_generated(function):
            continue
        if name in REFUSALS:
            assert function.__doc__, name
            continue
        entries[name] = function
    assert len(entries) > 70
    check(entries, all_have_examples=True)


def test_methods_of_modules() -> None:
    """nn.Module's own methods, which stand in several base classes."""
    entries: dict[str, Any] = {}
    for cls in nn.Module.__mro__[:-1]:
        entries |= {f"Module.{name}": member for name, member in members(cls).items()}
    check(entries)


def test_classes_of_values() -> None:
    """dtype, device and the like, whose names differ from the classes'."""
    classes = (tt.device, tt.layout, tt.memory_format, tt.Size, tt.Generator, tt.finfo, tt.iinfo, tt.DispatchKeySet)
    check({cls.__name__: cls for cls in classes})
    for cls in classes:
        check({f"{cls.__name__}.{name}": member for name, member in members(cls).items()})


def test_signatures_show_no_addresses() -> None:
    """A default that is an object of no meaning would be printed with its address."""
    bad = []
    for namespace in NAMESPACES:
        for name, obj in documented(namespace).items():
            try:
                signature = str(inspect.signature(obj))
            except (TypeError, ValueError):
                continue
            if " object at 0x" in signature or " at 0x" in signature:
                bad.append(f"{namespace}.{name}{signature}")
    assert not bad, bad
