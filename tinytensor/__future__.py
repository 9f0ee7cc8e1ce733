"""Two switches for what `Module._apply` (`module.to(...)`, `module.half()`) does with a parameter it has converted.

By default the parameter stays the same object and its `data` is replaced, so that an optimizer that holds it goes on. That
cannot work where old and new tensor are of different kinds; then a switch may be set, and both are off by default.

Mirrors torch/__future__.py.
"""

__all__ = [
    "get_overwrite_module_params_on_conversion",
    "get_swap_module_params_on_conversion",
    "set_overwrite_module_params_on_conversion",
    "set_swap_module_params_on_conversion",
]

_overwrite_module_params_on_conversion = False
_swap_module_params_on_conversion = False


def set_overwrite_module_params_on_conversion(value: bool) -> None:
    """Whether a conversion makes new parameters; otherwise the old ones stay and get new data."""
    global _overwrite_module_params_on_conversion
    _overwrite_module_params_on_conversion = value


def get_overwrite_module_params_on_conversion() -> bool:
    return _overwrite_module_params_on_conversion


def set_swap_module_params_on_conversion(value: bool) -> None:
    """Whether a conversion, or `load_state_dict`, swaps the contents of the old and the new tensor (`swap_tensors`)."""
    global _swap_module_params_on_conversion
    _swap_module_params_on_conversion = value


def get_swap_module_params_on_conversion() -> bool:
    return _swap_module_params_on_conversion
