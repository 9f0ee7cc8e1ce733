"""Which functions take Python numbers for tensors: `torch.add(x, 1)`, and `torch.ops.aten.add.Tensor(x, 1)`.

Mirrors should_allow_numbers_as_tensors of torch/csrc/utils/python_arg_parser.cpp.
"""

# Functions whose Tensor arguments may be numbers.
NUMBERS_AS_TENSORS = frozenset(
    name + suffix
    for name in ("add", "sub", "mul", "div", "divide", "multiply", "subtract", "true_divide", "floor_divide", "copy")
    for suffix in ("", "_")
)
