"""What passes are made of: a base class, a manager that orders and runs them, and a partitioner.

Mirrors torch/fx/passes/infra/__init__.py.
"""

from tinytensor.fx.passes.infra import pass_manager

__all__ = ["pass_manager"]
