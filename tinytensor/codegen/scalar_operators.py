"""A tensor and a number in a formula: `grad * 2` is mul.Scalar, as it is in C++.

Python's `t * 2` makes a tensor of the number and calls mul.Tensor; C++'s calls mul.Scalar. Whoever records a backward pass
sees the difference: MulBackward0 or MulBackward1. PyTorch's formulas are C++, so what they mean by an operator is written
out here. Which operand is a number is read off the formula; an expression of unknown type counts as a tensor.

Mirrors aten/src/ATen/TensorOperators.h.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable

from tinytensor.aten.core.schema.function_schema import Argument

# The operators with the number on the right and on the left. A number times a tensor is the tensor times the number.
_RIGHT = {ast.Add: "add_scalar", ast.Sub: "sub_scalar", ast.Mult: "mul_scalar", ast.Div: "div_scalar"}
_LEFT = {ast.Sub: "number_minus", ast.Div: "number_over"}
_NUMBERS = frozenset(["Scalar", "float", "int", "SymInt", "bool", "Scalar?", "float?", "int?", "SymInt?"])
_CONVERSIONS = frozenset(["to_float"])
_COUNTS = frozenset(["dim", "numel", "size", "sym_numel", "sym_size"])


def numbers_among(arguments: Iterable[Argument]) -> frozenset[str]:
    """The names of the arguments that are numbers."""
    return frozenset(a.name for a in arguments if str(a.type) in _NUMBERS)


def with_scalar_operators(formula: str, numbers: frozenset[str]) -> str:
    """`formula`, with a call for each operator between a tensor and a number. `numbers` are names of numbers.

    >>> with_scalar_operators("grad * 2 * self.cos()", frozenset())
    'mul_scalar(grad, 2) * self.cos()'
    >>> with_scalar_operators("1 - weight", frozenset()), with_scalar_operators("1 - weight", frozenset(["weight"]))
    ('number_minus(1, weight)', '1 - weight')
    """
    tree = ast.parse(formula, mode="eval")
    rewriter = _Rewriter(numbers)
    changed = rewriter.visit(tree)
    return ast.unparse(changed) if rewriter.count else formula


class _Rewriter(ast.NodeTransformer):
    def __init__(self, numbers: frozenset[str]) -> None:
        self.numbers = numbers
        self.count = 0

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        # Asked before the operands are rewritten: `is_number` does not know the calls that take their place.
        left, right = self.is_number(node.left), self.is_number(node.right)
        self.generic_visit(node)
        operands = [node.left, node.right]
        if left == right:  # two numbers, which Python computes, or two tensors, whose operator is the right one
            return node
        if left and type(node.op) not in _LEFT:
            operands.reverse()
        name = (_LEFT if left and type(node.op) in _LEFT else _RIGHT).get(type(node.op))
        if name is None:
            return node
        self.count += 1
        return ast.Call(ast.Name(name), operands, [])

    def is_number(self, node: ast.expr) -> bool:
        """Whether the expression is a number, as far as the formula tells."""
        match node:
            case ast.Constant(value):
                return isinstance(value, int | float)
            case ast.Name(name):
                return name in self.numbers or name.endswith(("_sym_numel", "_dim")) or "_sym_argsize_" in name
            case ast.UnaryOp(ast.USub(), operand):
                return self.is_number(operand)
            case ast.BinOp(left, _, right):
                return self.is_number(left) and self.is_number(right)
            case ast.IfExp(_, body, orelse):
                return self.is_number(body) and self.is_number(orelse)
            case ast.Call(ast.Attribute(_, name)):
                return name in _COUNTS
            case ast.Call(ast.Name(name)):
                return name in _CONVERSIONS
            case ast.Attribute(ast.Attribute(_, "meta"), name):
                return name in ("dim", "numel")
        return False
