"""What the programs share: each runs under any module that has PyTorch's names, and returns what can be compared."""

from __future__ import annotations

from tinytensor.testing.outcome import attempt, plain, text_of

__all__ = ["attempt", "keys", "leaf", "plain", "seen", "text_of"]


def leaf(m, *values, **options):
    return m.tensor([float(v) for v in values], requires_grad=True, **options)


def seen(t) -> list:
    """What a tensor shows of its place in autograd."""
    return plain([t.requires_grad, t.is_leaf, t.is_inference(), t._is_view(), t.grad_fn])


def keys(m, t) -> str:
    """The key set that a tensor carries, without the keys of devices' own dispatchers."""
    return (
        str(m._C._dispatch_keys(t)) if hasattr(m, "_C") else m.c10.dispatch_key_set.key_set_to_string(t.meta_.key_set)
    )
