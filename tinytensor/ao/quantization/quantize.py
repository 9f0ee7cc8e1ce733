"""From a float model to one of integers: observe, then swap modules.

    after training    prepare(model); run some data through it; convert(model)
    dynamic           quantize_dynamic(model): weights are stored as integers, inputs become integers in each call
    while training    prepare_qat(model); train; convert(model.eval())

`prepare` gives each module that will be quantized an observer, as `activation_post_process` and in a forward hook. `convert` swaps
each for the module that the mappings name, with the scale that its observer has learned.

Mirrors torch/ao/quantization/quantize.py. Left out: reference modules, custom modules, models of TorchScript.
"""

from __future__ import annotations

import copy
import functools
import importlib
import itertools
import warnings
from collections.abc import Callable
from typing import Any

import tinytensor as tt
from tinytensor.ao.nn import quantized as nnq
from tinytensor.ao.nn.intrinsic import FusedModule
from tinytensor.ao.quantization.observer import is_activation_post_process
from tinytensor.ao.quantization.qconfig import (
    activation_is_memoryless,
    check_qconfig,
    default_dynamic_qconfig,
    float_qparams_weight_only_qconfig,
)
from tinytensor.ao.quantization.quantization_mappings import (
    DEFAULT_MODULE_TO_ACT_POST_PROCESS,
    get_default_dynamic_quant_module_mappings,
    get_default_qat_module_mappings,
    get_default_qconfig_propagation_list,
    get_default_static_quant_module_mappings,
)
from tinytensor.ao.quantization.stubs import DeQuantStub, QuantWrapper
from tinytensor.nn import (
    GRU,
    LSTM,
    Dropout,
    Embedding,
    EmbeddingBag,
    GRUCell,
    Linear,
    LSTMCell,
    Module,
    RNNCell,
    Sequential,
)

__all__ = [
    "add_quant_dequant", "convert", "get_default_custom_config_dict", "prepare", "prepare_qat", "propagate_qconfig_", "quantize",
    "quantize_dynamic",
    "quantize_qat", "swap_module",
]  # fmt: skip

# ==== qconfigs ========================================================================================================


def propagate_qconfig_(module: Module, qconfig_dict: Any = None, prepare_custom_config_dict: Any = None) -> None:
    """Give each module in a model an attribute `qconfig`: its own, else what the dictionary has for its name or class, else
    that of the module around it."""
    _propagate(module, qconfig_dict or {}, None, "", prepare_custom_config_dict or {})


def _propagate(module: Module, by_name: Any, around: Any, prefix: str, custom: Any) -> None:
    qconfig = by_name.get(prefix, by_name.get(type(module), around))
    qconfig = getattr(module, "qconfig", qconfig)
    check_qconfig(qconfig, module)
    module.qconfig = qconfig
    names, classes = (custom.get(f"non_traceable_module_{which}", []) for which in ("name", "class"))
    for name, child in module.named_children():
        if name not in names and type(child) not in classes:
            _propagate(child, by_name, qconfig, f"{prefix}.{name}" if prefix else name, custom)


def _has_qconfig(module: Any) -> bool:
    return getattr(module, "qconfig", None) is not None


# ==== observing =======================================================================================================


def _observe_output(module: Any, args: Any, output: Any) -> Any:
    return module.activation_post_process(output)


def _observe_input(module: Any, args: Any) -> Any:
    return module.activation_post_process(args[0])


def _insert_observer(module: Any, make: Callable[[], Any] | None = None) -> None:
    if not _has_qconfig(module) or isinstance(module, DeQuantStub):
        return
    module.add_module("activation_post_process", make() if make else module.qconfig.activation())
    if activation_is_memoryless(module.qconfig):
        module.register_forward_pre_hook(_observe_input, prepend=True)
    else:
        module.register_forward_hook(_observe_output, prepend=True)


@functools.cache
def get_default_custom_config_dict() -> dict[str, dict[Any, Any]]:
    """Which modules `prepare` and `convert` make others of: recurrent ones and attention.

    >>> tt.ao.quantization.get_default_custom_config_dict()["float_to_observed_custom_module_class"][tt.nn.LSTM].__name__
    'LSTM'
    """
    # By name: these modules are prepared and converted by this file.
    observed, quantized = (importlib.import_module(f"tinytensor.ao.nn.{name}") for name in ("quantizable", "quantized"))
    names = ("LSTM", "MultiheadAttention")
    return {
        "float_to_observed_custom_module_class": {getattr(tt.nn, name): getattr(observed, name) for name in names},
        "observed_to_quantized_custom_module_class": {
            getattr(observed, name): getattr(quantized, name) for name in names
        },
    }


def _custom_classes(config: Any, key: str) -> dict[Any, Any]:
    return (get_default_custom_config_dict() if config is None else config).get(key, {})


def _add_observers(module: Any, classes: Any, whole: Any, custom: dict[Any, Any]) -> None:
    """`whole`: classes of modules that are observed as one, though they have others inside; `custom`: that become others."""
    for name, child in list(module.named_children()):
        if type(child) is Dropout:
            continue
        if isinstance(child, (nnq.FloatFunctional, nnq.QFunctional)):
            if _has_qconfig(child):
                child.activation_post_process = child.qconfig.activation()
        elif isinstance(child, FusedModule) or (whole is not None and type(child) in whole):
            _insert_observer(child)
        elif child.training and type(child) in DEFAULT_MODULE_TO_ACT_POST_PROCESS:
            _insert_observer(child, DEFAULT_MODULE_TO_ACT_POST_PROCESS[type(child)])
        elif _has_qconfig(child) and type(child) in custom:
            observed = custom[type(child)].from_float(child)
            setattr(module, name, observed)
            own = _custom_classes(None, "float_to_observed_custom_module_class").values()
            if not issubclass(custom[type(child)], tuple(own)):
                _insert_observer(observed)
        else:
            _add_observers(child, classes, whole, custom)
    is_leaf = not any(True for _ in module.children())
    if (is_leaf or hasattr(module, "weight_fake_quant")) and type(module) is not Sequential and type(module) in classes:
        _insert_observer(module)


def prepare(
    model: Module, inplace: bool = False, allow_list: Any = None, observer_non_leaf_module_list: Any = None,
    prepare_custom_config_dict: Any = None,
) -> Module:  # fmt: skip
    """A copy of the model with observers in it, or the model itself.

        model     with an attribute `qconfig` on it or on modules inside of it
        inplace   whether to change the model itself

    >>> model = tt.nn.Sequential(tt.ao.quantization.QuantStub(), tt.nn.Linear(2, 2), tt.ao.quantization.DeQuantStub())
    >>> model.qconfig = tt.ao.quantization.default_qconfig
    >>> prepared = tt.ao.quantization.prepare(model.eval())
    >>> type(prepared[1].activation_post_process).__name__
    'MinMaxObserver'
    """
    if not inplace:
        model = copy.deepcopy(model)
    propagate_qconfig_(model)
    if not any(getattr(module, "qconfig", None) for module in model.modules()):
        warnings.warn(
            "None of the submodule got qconfig applied. Make sure you passed correct configuration through `qconfig_dict` or "
            "by assigning the `.qconfig` attribute directly on submodules",
            UserWarning,
            stacklevel=2,
        )
    classes = get_default_qconfig_propagation_list() if allow_list is None else allow_list
    custom = _custom_classes(prepare_custom_config_dict, "float_to_observed_custom_module_class")
    _add_observers(model, classes, observer_non_leaf_module_list, custom)
    return model


def add_quant_dequant(module: Any) -> Any:
    """Each module that has a qconfig and no others inside, between a QuantStub and a DeQuantStub."""
    if not any(True for _ in module.children()) and getattr(module, "qconfig", None):
        return QuantWrapper(module)
    for name, child in module.named_children():
        module._modules[name] = add_quant_dequant(child)
    return module


# ==== swapping ========================================================================================================


def swap_module(
    mod: Any, mapping: Any, custom_module_class_mapping: Any = None, use_precomputed_fake_quant: bool = False
) -> Any:
    """The module that the mapping has for this one, made of it; itself if there is none. Hooks of users go along."""
    custom = custom_module_class_mapping or {}
    if not _has_qconfig(mod) or (type(mod) not in mapping and type(mod) not in custom):
        return mod
    if type(mod) in custom:
        made = custom[type(mod)].from_observed(mod)
    else:
        made = mapping[type(mod)].from_float(mod, use_precomputed_fake_quant=use_precomputed_fake_quant)
    for hook in mod._forward_pre_hooks.values():
        if hook is not _observe_input:
            made.register_forward_pre_hook(hook)
    for hook in mod._forward_hooks.values():
        if hook is not _observe_output:
            made.register_forward_hook(hook)
    return made


def _swap_all(module: Any, mapping: Any, custom: dict[Any, Any], precomputed: bool) -> None:
    for name, child in list(module.named_children()):
        if not isinstance(child, FusedModule) and type(child) not in custom:
            _swap_all(child, mapping, custom, precomputed)
        module._modules[name] = swap_module(child, mapping, custom, precomputed)


def _remove_qconfig(module: Any) -> None:
    """Take away qconfigs and observers."""
    for child in module.children():
        _remove_qconfig(child)
    if hasattr(module, "qconfig"):
        del module.qconfig
    if is_activation_post_process(getattr(module, "activation_post_process", None)):
        delattr(module, "activation_post_process")
    for hooks, own in ((module._forward_pre_hooks, _observe_input), (module._forward_hooks, _observe_output)):
        for key in [key for key, hook in hooks.items() if hook is own]:
            hooks.pop(key)


def convert(
    module: Any, mapping: Any = None, inplace: bool = False, remove_qconfig: bool = True, is_reference: bool = False,
    convert_custom_config_dict: Any = None, use_precomputed_fake_quant: bool = False,
) -> Any:  # fmt: skip
    """A copy of an observed model with quantized modules in the place of float ones, or the model itself.

        mapping          float class -> quantized class; by default those of static quantization
        remove_qconfig   whether qconfigs and observers go

    >>> names = tt.ao.quantization
    >>> model = tt.nn.Sequential(names.QuantStub(), tt.nn.Linear(2, 2), names.DeQuantStub()).eval()
    >>> model.qconfig = names.default_qconfig
    >>> prepared = names.prepare(model)
    >>> _ = prepared(tt.ones(1, 2))
    >>> [type(part).__name__ for part in names.convert(prepared)]
    ['Quantize', 'Linear', 'DeQuantize']
    """
    if is_reference:
        raise NotImplementedError("reference modules are not supported by this library")
    if not inplace:
        module = copy.deepcopy(module)
    custom = _custom_classes(convert_custom_config_dict, "observed_to_quantized_custom_module_class")
    mapping = get_default_static_quant_module_mappings() if mapping is None else mapping
    _swap_all(module, mapping, custom, use_precomputed_fake_quant)
    if remove_qconfig:
        _remove_qconfig(module)
    return module


# ==== the three ways in one call ======================================================================================


def quantize(model: Any, run_fn: Any, run_args: Any, mapping: Any = None, inplace: bool = False) -> Any:
    """Quantization after training: `run_fn(model, *run_args)` runs the data that observers look at."""
    if not inplace:
        model = copy.deepcopy(model)
    model.eval()
    prepare(model, inplace=True)
    run_fn(model, *run_args)
    return convert(model, mapping, inplace=True)


def quantize_dynamic(
    model: Any, qconfig_spec: Any = None, dtype: Any = tt.qint8, mapping: Any = None, inplace: bool = False
) -> Any:
    """Weights as integers; inputs become integers in each call, on the scale of their own range.

        qconfig_spec   {class or name: qconfig}, or a set of classes and names; by default Linear and recurrent networks
                       (qint8), or Embedding and EmbeddingBag (quint8)

    >>> model = tt.ao.quantization.quantize_dynamic(tt.nn.Sequential(tt.nn.Linear(2, 3)))
    >>> model[0]
    DynamicQuantizedLinear(in_features=2, out_features=3, dtype=torch.qint8, qscheme=torch.per_tensor_affine)
    """
    defaults = {tt.qint8: default_dynamic_qconfig, tt.quint8: float_qparams_weight_only_qconfig}
    if qconfig_spec is None:
        if dtype not in defaults:
            raise ValueError(
                f"Don't know how to quantize with default settings for {dtype}. Provide full qconfig please"
            )
        recurrent = (LSTM, GRU, LSTMCell, RNNCell, GRUCell)
        classes = (Linear, *recurrent) if dtype is tt.qint8 else (EmbeddingBag, Embedding)
        qconfig_spec = dict.fromkeys(classes, defaults[dtype])
    elif isinstance(qconfig_spec, set):
        if dtype not in defaults:
            raise RuntimeError("Unknown dtype specified for quantize_dynamic: ", str(dtype))
        qconfig_spec = dict(zip(qconfig_spec, itertools.repeat(defaults[dtype])))
    if not inplace:
        model = copy.deepcopy(model)
    model.eval()
    propagate_qconfig_(model, qconfig_spec)
    return convert(model, mapping or get_default_dynamic_quant_module_mappings(), inplace=True)


def prepare_qat(model: Any, mapping: Any = None, inplace: bool = False) -> Any:
    """A copy of a model in training mode, whose weights and results are rounded as integers would be."""
    if not model.training:
        raise AssertionError("prepare_qat only works on models in training mode")
    mapping = get_default_qat_module_mappings() if mapping is None else mapping
    if not inplace:
        model = copy.deepcopy(model)
    propagate_qconfig_(model)
    convert(model, mapping=mapping, inplace=True, remove_qconfig=False)
    prepare(model, observer_non_leaf_module_list=set(mapping.values()), inplace=True)
    return model


def quantize_qat(model: Any, run_fn: Any, run_args: Any, inplace: bool = False) -> Any:
    """Quantization-aware training: `run_fn(model, *run_args)` trains."""
    if not inplace:
        model = copy.deepcopy(model)
    model.train()
    prepare_qat(model, inplace=True)
    run_fn(model, *run_args)
    convert(model, inplace=True)
    return model
