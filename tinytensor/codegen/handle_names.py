"""Names for handles where the usual one is taken.

The handle of `svd` is `_svd`, but where there is also an operator `_svd`, that is its function: then the handle is
`_svd_op`. Without a counterpart in torchgen, whose handles and functions live in different C++ namespaces.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from tinytensor.codegen.gen_functions import stub_name
from tinytensor.codegen.model import NativeFunction


def taken_names(functions: Sequence[NativeFunction]) -> frozenset[str]:
    """The names of the functions of aten/functions.py that begin as handles do."""
    names = {fn.base_name for fn in functions} | {stub_name(fn) for fn in functions}
    return frozenset(name for name in names if name.startswith("_"))


def keep_apart(source: str, overloads: Sequence[NativeFunction], taken: frozenset[str]) -> str:
    """`source`, which was made for these overloads, with handles that no function hides."""
    for fn in overloads:
        if f"_{fn.ident}" in taken:
            source = re.sub(rf"\b_{fn.ident}\b", f"_{fn.ident}_op", source)
    return source
