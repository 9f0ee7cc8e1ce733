"""The stubs of multi_margin_loss and multilabel_margin_loss; tensors in the order of their operators, outputs first.

Mirrors aten/src/ATen/native/{LossMultiMargin,LossMultiLabelMargin}.cpp.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

multi_margin_stub = DispatchStub("multi_margin_stub")
multi_margin_backward_stub = DispatchStub("multi_margin_backward_stub")
multilabel_margin_stub = DispatchStub("multilabel_margin_stub")
multilabel_margin_backward_stub = DispatchStub("multilabel_margin_backward_stub")
