"""Writes golden/expressions.json: what PyTorch answers.

python tests/ao/make_golden.py
"""

from __future__ import annotations

import json

import conftest  # noqa: F401  (it makes `expression_text` importable)
import torch
import torch.ao.nn.qat.dynamic
from workflow_expressions import GOLDEN, expressions, text_of

if __name__ == "__main__":
    texts = {f"{file}: {expression}": text_of(torch, expression) for file, expression in expressions()}
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text(json.dumps(texts, indent=0, ensure_ascii=False) + "\n")
