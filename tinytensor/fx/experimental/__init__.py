"""What PyTorch calls experimental in torch.fx: tracing by dispatch, in proxy_tensor.py."""
