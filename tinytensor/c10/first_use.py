"""Parts of a package that are imported when somebody first asks for them.

    __getattr__, __dir__ = on_first_use(globals(), "nn optim", load="tinytensor.serialization")

Then `tinytensor.nn` imports the module `tinytensor.nn`, `tinytensor.load` takes `load` from the module that is named, and
`dir(tinytensor)` lists both from the start. What was asked for once is an ordinary name of the package.

Mirrors the `__getattr__` of torch/__init__.py. The mechanism is that of PEP 562.
"""

from __future__ import annotations

import importlib
import threading
from collections.abc import Callable
from typing import Any

# One thread at a time: where packages import each other's parts, Python gives a second thread half a package.
_lock = threading.RLock()


def on_first_use(
    package: dict[str, Any], modules: str, **names: str
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` of a package, given as its `globals()`.

    modules   its modules and packages that are imported late
    names     what it takes from another module or package -> that one
    """
    own = package["__name__"]
    places = dict.fromkeys(modules.split()) | names

    def __getattr__(name: str) -> Any:
        if name not in places:
            raise AttributeError(f"module {own!r} has no attribute {name!r}")
        module = places[name]
        with _lock:
            if module is None:
                found: Any = importlib.import_module(f"{own}.{name}")
            else:
                where = importlib.import_module(module)
                found = getattr(where, name) if hasattr(where, name) else importlib.import_module(f"{module}.{name}")
        package[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*package, *places})

    return __getattr__, __dir__
