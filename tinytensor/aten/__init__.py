"""What a caller sees of the operators: schemas, functions, Tensor methods. Written by `python -m tinytensor.codegen`."""
