"""multi_margin_loss and multilabel_margin_loss on the CPU: the NumPy kernels, compiled or not."""

from tinytensor.aten.native.nn.loss.reference import loss_multi_margin

loss_multi_margin.register()
