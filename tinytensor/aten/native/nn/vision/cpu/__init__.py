"""CPU kernels: interpolation, padding and sampling of images."""
