"""Each generator shows at its top what it writes for one operator; what it shows is what stands in the generated files."""

from __future__ import annotations

import ast
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "tinytensor"
WRITTEN = {
    "gen_functions": "aten/ops/pointwise.py",
    "gen_docs": "aten/ops/pointwise.py",
    "gen_bindings": "aten/ops/pointwise.py",
    "gen_tensor_methods": "aten/tensor_methods.py",
    "gen_register": "aten/native/generated/register_cpu_pointwise.py",
    "gen_variable_type": "autograd/generated/variable_type.py",
    "gen_autograd_functions": "autograd/generated/functions.py",
    "gen_inplace_or_view": "autograd/generated/inplace_or_view_type.py",
    "gen_forward_ad": "autograd/generated/forward_ad_type.py",
}


def test_each_generator_shows_what_it_writes():
    for generator, file in WRITTEN.items():
        docstring = ast.get_docstring(ast.parse((PACKAGE / "codegen" / f"{generator}.py").read_text())) or ""
        written = " ".join((PACKAGE / file).read_text().split())
        shown = [line.strip() for line in docstring.splitlines() if line.startswith("    ")]
        assert len(shown) >= 2, generator
        for line in shown:
            for part in filter(None, line.split("...")):  # `...` stands for what is left out
                assert " ".join(part.split()) in written, (generator, line)
