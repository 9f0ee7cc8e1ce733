"""multi_margin_loss and multilabel_margin_loss on the CPU: the NumPy kernels, compiled or not."""

from tinytensor.native.reference import loss_margin

loss_margin.register()
