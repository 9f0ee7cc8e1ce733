"""Operators on blocked tensors, those of layout `torch._mkldnn`: eight channels of an image lie side by side."""
