"""How nested tensors are made: nested_int.py, nested_tensor.py and ops.py (layout jagged), strided.py (layout strided).

Mirrors torch/nested/_internal/__init__.py.
"""
