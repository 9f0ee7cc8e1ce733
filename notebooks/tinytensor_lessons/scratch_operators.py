"""Operators generated from yaml entries into modules that exist only in memory, beside the library.

`Scratch(functions, derivatives)` runs the real generators on whole files' worth of text, those that `python -m
tinytensor.codegen` writes, but for two small tables. The modules register with a dispatcher of their own, so that an
operator of the library's name can be made once more without the library noticing.
"""

from __future__ import annotations

import contextlib
import functools
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import yaml

from tinytensor.aten.core.dispatch.dispatcher import Dispatcher, dispatcher
from tinytensor.codegen import files
from tinytensor.codegen.aten_files import gen_family, gen_tensor_methods
from tinytensor.codegen.entry_text import fault, native_functions
from tinytensor.codegen.load import (
    PACKAGE,
    TableError,
    check_native_functions,
    match_differentiability_info,
    parse_derivative,
    parse_native_function,
)
from tinytensor.codegen.model import COMPOSITE_KEYS, DifferentiabilityInfo, NativeFunction, group_by_base_name

NAME = "scratch_operators_package"

# Where the generated text imports from -> the module of the scratch package that takes its place.
_PLACES = {
    "from tinytensor.aten.core.dispatch.dispatcher import": f"from {NAME}.dispatcher import",
    "from tinytensor.autograd.generated.functions import": f"from {NAME}.nodes import",
}


class Scratch:
    """The operators of two tables. EntryFault or TableError if the tables cannot be read.

    functions    module with a function for each name; `methods` the class of the methods
    natives, infos   what load.py reads from the tables
    """

    def __init__(self, functions: str, derivatives: str) -> None:
        self.natives = [_entry(e, "native", functions, parse_native_function) for e in _list(functions, "native")]
        self.infos = [_entry(e, "derivative", derivatives, parse_derivative) for e in _list(derivatives, "derivative")]
        check_native_functions(self.natives)
        unused = {id(info) for info in self.infos}
        unused -= {id(matched.info) for matched in match_differentiability_info(self.natives, self.infos)}
        for info in self.infos:
            if id(info) in unused:
                raise TableError(f"{info.name}: no operator has the schema '{info.func}'")
        self.dispatcher = _own_dispatcher()
        with self._importable() as package:
            self.functions = self._run(
                package, "functions", gen_family("scratch", group_by_base_name(self.natives), ())
            )
            self.methods = vars(self._methods(package))["TensorMethods"]
            for keys, name in ((["CPU"], "CPU"), (["Meta"], "Meta"), (COMPOSITE_KEYS, "Composite")):
                self._run(package, f"register_{name}", files.gen_register(self.natives, keys, name, rows=False))
            self._run(package, "nodes", files.gen_autograd_functions(self.natives, self.infos, _library()))
            self._run(package, "variable_type", files.gen_variable_types(self.natives, self.infos))
            self._run(package, "inplace_or_view", files.gen_inplace_or_views(self.natives, self.infos))

    def native(self, name: str) -> NativeFunction | None:
        return next((fn for fn in self.natives if fn.full_name == name), None)

    def info(self, name: str) -> DifferentiabilityInfo | None:
        return next((info for info in self.infos if info.name == name), None)

    def _methods(self, package: ModuleType) -> ModuleType:
        text = gen_tensor_methods(self.natives, ())
        text = text.replace("from tinytensor.aten import functions as _f", f"from {NAME} import functions as _f")
        text = text.replace("from tinytensor.aten.functions import", f"from {NAME}.functions import")
        return self._run(package, "methods", text)

    def _run(self, package: ModuleType, name: str, text: str) -> ModuleType:
        for place, instead in _PLACES.items():
            text = text.replace(place, instead)
        module = ModuleType(f"{NAME}.{name}")
        sys.modules[module.__name__] = module
        setattr(package, name, module)
        exec(compile(text, f"<{name}, generated>", "exec"), module.__dict__)
        return module

    @contextlib.contextmanager
    def _importable(self) -> Iterator[ModuleType]:
        package = ModuleType(NAME)
        package.__path__ = []
        own = ModuleType(f"{NAME}.dispatcher")
        for name in ("def_", "provide_impl", "provide_kernels", "find_schema_or_throw"):
            setattr(own, name, getattr(self.dispatcher, name))
        sys.modules |= {NAME: package, own.__name__: own}
        try:
            yield package
        finally:
            for name in [n for n in sys.modules if n.partition(".")[0] == NAME]:
                del sys.modules[name]


def _own_dispatcher() -> Dispatcher:
    """A dispatcher without operators, which knows the library's fallbacks."""
    made = Dispatcher()
    made.fallbacks = dict(dispatcher.fallbacks)
    made.autograd_fallback = dispatcher.autograd_fallback
    return made


@functools.cache
def _library() -> dict[str, str]:
    """What a formula may call, and where it is: the library's operators, and the functions that formulas have."""
    operators = {fn.base_name: "tinytensor.aten.functions" for fn in native_functions().values()}
    return operators | files.formula_helpers(PACKAGE)


_LONGEST = 500_000


def _list(text: str, place: str) -> list[dict[str, Any]]:
    if not isinstance(text, str):
        raise TypeError(f"a table is to be a str, not {type(text).__name__}")
    if len(text) > _LONGEST:  # the reader keeps an object for every character
        raise TableError(f"a table of {len(text):,} characters is longer than the library's own")
    try:
        entries = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise fault(error, place, text) from None
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise TableError("a table is a list of entries; each begins with `- `")
    return entries


def _entry(entry: dict[str, Any], place: str, text: str, parse: Any) -> Any:
    try:
        return parse(entry)
    except Exception as error:
        raise fault(error, place, text) from None
