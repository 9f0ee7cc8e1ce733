"""The parts of tinytensor.utils.benchmark, in the files that PyTorch has them in."""
