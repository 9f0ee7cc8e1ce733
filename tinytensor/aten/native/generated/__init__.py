"""Which native function is whose kernel for which dispatch key. Written by `python -m tinytensor.codegen`."""
