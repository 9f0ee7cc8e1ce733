"""Writes golden/expressions.json: what PyTorch answers.

python tests/native/mkldnn/make_golden.py
"""

from __future__ import annotations

import json

import torch
from blocked import GOLDEN, expressions, text_of

if __name__ == "__main__":
    texts = {f"{file}: {expression}": text_of(torch, file, expression) for file, expression in expressions()}
    GOLDEN.write_text(json.dumps(texts, indent=0, ensure_ascii=False) + "\n")
