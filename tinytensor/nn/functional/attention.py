"""torch.nn.functional: scaled_dot_product_attention, and one_hot, which turns classes into vectors.

    scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, *, scale=None,
                                 enable_gqa=False)      (*, L, E), (*, S, E), (*, S, V) -> (*, L, V)
    one_hot(tensor, num_classes=-1)                     int64 (*) -> int64 (*, num_classes)

Both are the operators themselves.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

from tinytensor.aten import functions as F

scaled_dot_product_attention, one_hot = F.scaled_dot_product_attention, F.one_hot
