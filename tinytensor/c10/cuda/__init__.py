"""What CUDA needs below tensors: the caching allocator and its options.

Mirrors c10/cuda/. Nothing here touches a driver: the allocator's policy runs over whatever gives memory
(`raw_allocator.py`), which is a simulated device on machines without a GPU.
"""
