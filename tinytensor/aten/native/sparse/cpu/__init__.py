"""CPU kernels of sparse layouts. Mirrors aten/src/ATen/native/sparse and native/cpu."""
