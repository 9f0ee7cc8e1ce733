"""The generated files of aten/ as wholes: the operators by family, their index, and the methods of Tensor.

For `add.Tensor`, of the family `pointwise`, they have

    aten/ops/pointwise.py     add_Tensor_op = def_("aten::add.Tensor(...) -> Tensor"), def add_Tensor(...), def add(...)
    aten/functions.py         from tinytensor.aten.ops.pointwise import *
    aten/tensor_methods.py    def add(self, ...), def __add__(self, other)

The operators are divided because one file of all would have 30,000 lines, too many for an editor or a reader. The
index keeps one address for all of them: nobody has to know a family to import an operator. See families.py for what an operator's
family is.

Note [Star imports of aten/functions.py]
The index imports each family with a star. Lists of names would be plainer, but there are about 4,600 names (functions, stubs,
handles, parsers, classes of results), which fill 870 lines and would say nothing that `grep -n 'def add(' aten/ops/*.py` does
not say better: a list would only add one more hit, which is not the definition. The stars cost nothing measurable: about
0.1 ms of the import. They also bring the helpers that the families import (`Device`, `NOT_GIVEN`, ...), which nobody
imports from here. No name stands in two families, so their order does not matter. A star leaves out names
that begin with `_`; these are listed.

Mirrors torchgen/gen.py (gen_aggregated_headers, and the sharding of big files).
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Collection, Mapping, Sequence

from tinytensor.codegen.families import Groups
from tinytensor.codegen.gen_docs import method_signatures
from tinytensor.codegen.gen_functions import gen_operator
from tinytensor.codegen.gen_tensor_methods import gen_method, gen_operators, in_class
from tinytensor.codegen.model import NativeFunction, group_by_base_name
from tinytensor.codegen.templates import FUNCTIONS, OPERATORS, TENSOR_METHODS

HEADER = (
    "# hot path\n# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.\n"
)


def gen_family(family: str, groups: Groups, called: Collection[str]) -> str:
    """aten/ops/<family>.py. `called` are the stubs that other modules call."""
    blocks = [gen_operator(overloads, called) for overloads in groups.values()]
    return HEADER + _without_unused(OPERATORS.substitute(family=family, blocks="\n\n".join(blocks)))


def gen_index(texts: Mapping[str, str]) -> str:
    """aten/functions.py. `texts` are the files of the families. See Note [Star imports of aten/functions.py]."""
    lines = []
    for family, text in sorted(texts.items()):
        module = f"tinytensor.aten.ops.{family}"
        lines.append(f"from {module} import *  # noqa: F403")
        private = sorted(set(re.findall(r"^(?:def )?(_\w+)(?= = |\()", text, re.MULTILINE)))
        if private:
            names = textwrap.fill(", ".join(private), 118, initial_indent="    ", subsequent_indent="    ")
            lines += [f"from {module} import (", *names.splitlines(), ")  # fmt: skip"]
    return HEADER + FUNCTIONS.substitute(imports=lines)


def gen_tensor_methods(functions: Sequence[NativeFunction], called: Collection[str]) -> str:
    """aten/tensor_methods.py."""
    groups = group_by_base_name(functions)
    texts = [gen_method(overloads, called) for overloads in groups.values()]
    names = [name for name, text in zip(groups, texts, strict=True) if text]
    signatures = [f"{_quoted(name)}: {_quoted(text)}," for name, text in method_signatures(names).items()]
    body = in_class("\n".join([*(text for text in texts if text), gen_operators(groups)]))
    # A method that makes its call itself needs the handle as a global: `_f.add_Tensor_op` would be a lookup more in each call.
    handles = sorted(set(re.findall(r"\b(\w+_op)\.table", body)))
    imports = textwrap.fill(", ".join(handles), 118, initial_indent="    ", subsequent_indent="    ")
    text = TENSOR_METHODS.substitute(handles=imports.splitlines(), methods=body, signatures=signatures)
    return HEADER + _without_unused(text).rstrip() + "\n"


_IMPORTED = re.compile(r"^(?:    (\w+),\n|from [\w.]+ import (\w+(?: as \w+)?(?:, \w+(?: as \w+)?)*)\n)", re.MULTILINE)


def _without_unused(text: str) -> str:
    """The text without the names that its template imports and no block uses."""
    # Only what stands between the docstring and the first block is changed: the imports.
    start = text.index('"""', text.index('"""') + 3)

    def kept(match: re.Match[str]) -> str:
        if match[1]:
            return match[0] if _uses(rest, match[1]) else ""
        names = [name for name in match[2].split(", ") if _uses(rest, name.rpartition(" ")[2])]
        return match[0].replace(match[2], ", ".join(names)) if names else ""

    first = re.search(r"^(?:\w+_op = |class )", text, re.MULTILINE)
    assert first is not None
    end, rest = first.start(), text[first.start() :]
    head = _IMPORTED.sub(kept, text[start:end])
    return text[:start] + re.sub(r"^from [\w.]+ import \(\n\)\n", "", head, flags=re.MULTILINE) + rest


def _uses(text: str, name: str) -> bool:
    return re.search(rf"\b{name}\b", text) is not None


def _quoted(text: str) -> str:
    return '"' + text.replace("\n", "\\n").replace('"', '\\"') + '"'
