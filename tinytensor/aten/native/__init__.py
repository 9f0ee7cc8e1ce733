"""The operators: what each one checks, what it returns, which kernel computes it.

Mirrors aten/src/ATen/native. `README.md` beside this file follows `add` from its table entry to its loop.
"""
