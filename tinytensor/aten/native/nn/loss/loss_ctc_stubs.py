"""The stubs of ctc_loss.

    ctc_loss_stub            (loss, log_alpha, log_probs, targets, input_lengths, target_lengths, blank)
    ctc_loss_backward_stub   (out, grad, log_probs, targets, input_lengths, target_lengths, loss, log_alpha, blank, zero_infinity)

Outputs, `loss` and `log_alpha` are row-major; lengths are numbers of the host.

Mirrors aten/src/ATen/native/LossCTC.cpp.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

ctc_loss_stub = DispatchStub("ctc_loss_stub")
ctc_loss_backward_stub = DispatchStub("ctc_loss_backward_stub")
