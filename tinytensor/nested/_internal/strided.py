"""Nested tensors of layout strided: tensors of as many dimensions, in one buffer, that may differ in any of them.

Functions come to `__torch_function__`, which has an answer for those that PyTorch has a kernel for; it refuses the others with the
operator's name, as the dispatcher does. Gradients pass through two nodes, `UnbindNested` and `NestedFromList`.

Mirrors aten/src/ATen/NestedTensorImpl.cpp, aten/src/ATen/native/nested/NestedTensor{Math,BinaryOps,UnaryOps,Matmul,Utils}.cpp and
NestedTensorTransformerFunctions.cpp, and torch/csrc/utils/nested.cpp. The class is a subclass of Tensor; what PyTorch keeps as
strides, after a transposition, is here a copy. Nodes have the names of the tensors' own operators.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor.new import tensor
from tinytensor.aten import functions as F
from tinytensor.autograd.function import Function
from tinytensor.c10.python_torch_function_tls import DisableTorchFunctionSubclass
from tinytensor.nn import functional as nnF

FUNCTIONS: dict[str, Callable[..., Any]] = {}

# What autograd itself does with a gradient, on the buffer.
GRADIENT_OPERATORS = frozenset(
    "add add_ alias clone copy_ detach div empty_like fill_ mul mul_ neg ones_like sub zero_ zeros_like _to_copy".split()
)
UNARY = (
    "abs absolute cos isinf isnan isneginf isposinf logical_not neg negative positive relu sgn sin sqrt tanh gelu silu"
)
SAME_SHAPE = """
clone detach contiguous zeros_like ones_like empty_like randn_like dropout alpha_dropout to type float double half bfloat16 int long
short bool cuda cpu
"""


def could_not_run(operator: str, backend: str) -> str:
    """The dispatcher's words for an operator without a kernel."""
    return (
        f"Could not run '{operator}' with arguments from the '{backend}' backend. This could be because the operator doesn't exist "
        "for this backend, or was omitted during the selective/custom build process (if using custom build)."
    )


class StridedNestedTensor(Tensor):
    """Tensors of as many dimensions in one buffer. `torch.nested.nested_tensor` makes one."""

    _buffer: Tensor
    _sizes: list[tuple[int, ...]]

    @staticmethod
    def __new__(cls: Any, buffer: Any, sizes: Any, requires_grad: bool = False) -> Any:
        made = Tensor._make_wrapper_subclass(
            cls, (buffer.numel(),), dtype=buffer.dtype, device=buffer.device, requires_grad=requires_grad
        )
        made._buffer, made._sizes = buffer, sizes
        return made

    is_nested = True

    def __reduce_ex__(self, proto: Any) -> Any:
        return StridedNestedTensor, (self._buffer, self._sizes, self.requires_grad)

    def __repr__(self, *, tensor_contents: Any = None) -> str:  # type: ignore[override]
        with DisableTorchFunctionSubclass():
            node, requires = self.grad_fn, self.requires_grad
        parts = [part.clone().requires_grad_(requires) for part in _split(self._buffer.detach(), self._sizes)]
        rows = ("\n".join(f"  {line}" for line in str(part).split("\n")) for part in parts)
        grad = f", grad_fn=<{node.name()}>" if node else ", requires_grad=True" if requires else ""
        return "nested_tensor([\n" + ",\n".join(rows) + f"\n]{grad})"

    @classmethod
    def __torch_dispatch__(  # type: ignore[override]
        cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        if func.overloadpacket.__name__ not in GRADIENT_OPERATORS:
            raise NotImplementedError(could_not_run(func.name(), "NestedTensorCPU"))
        first = next(arg for arg in args if isinstance(arg, StridedNestedTensor))
        buffers = (arg._buffer if isinstance(arg, StridedNestedTensor) else arg for arg in args)
        result = func(*buffers, **(kwargs or {}))
        return first if result is first._buffer else StridedNestedTensor(result, first._sizes)

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        name = func.__name__
        if name == "__get__":  # a property
            name = func.__self__.fget.__name__
        with DisableTorchFunctionSubclass():
            answer = FUNCTIONS.get(name)
            return func(*args, **kwargs) if answer is None else answer(func, *args, **kwargs)


class UnbindNested(Function):
    """From a nested tensor to its buffer."""

    @staticmethod
    def forward(ctx: Any, nt: Any) -> Any:
        ctx.sizes = nt._sizes
        return nt._buffer.detach()

    @staticmethod
    def backward(ctx: Any, grad_output: Any) -> Any:
        return StridedNestedTensor(grad_output.contiguous(), ctx.sizes)


class NestedFromList(Function):
    """From a buffer to a nested tensor."""

    @staticmethod
    def forward(ctx: Any, buffer: Any, sizes: Any) -> Any:
        return StridedNestedTensor(buffer.detach(), sizes)

    @staticmethod
    def backward(ctx: Any, grad_output: Any) -> Any:
        return grad_output._buffer, None


def _split(buffer: Tensor, sizes: Sequence[tuple[int, ...]]) -> list[Tensor]:
    pieces = F.split_with_sizes(buffer, [math.prod(size) for size in sizes]) if sizes else []
    return [piece.view(size) for piece, size in zip(pieces, sizes, strict=True)]


def buffer_of(nt: StridedNestedTensor) -> Tensor:
    """The buffer, with the nested tensor's history."""
    return UnbindNested.apply(nt) if nt.requires_grad else nt._buffer


def tensors_of(nt: StridedNestedTensor) -> list[Tensor]:
    """The tensors: views of the buffer, with its history."""
    return _split(buffer_of(nt), nt._sizes)


def nested(buffer: Tensor, sizes: list[tuple[int, ...]]) -> StridedNestedTensor:
    """A nested tensor of a buffer, with its history."""
    return NestedFromList.apply(buffer, sizes) if buffer.requires_grad else StridedNestedTensor(buffer, sizes)


def from_list(tensors: list[Tensor], dtype: Any = None, device: Any = None) -> StridedNestedTensor:
    """A nested tensor of tensors, with their history. RuntimeError if their numbers of dimensions differ."""
    for index, t in enumerate(tensors):
        if t.dim() != tensors[0].dim():
            raise RuntimeError(
                f"All Tensors given to nested_tensor must have the same dimension. Found dimension {t.dim()} for Tensor at index "
                f"{index} and dimension {tensors[0].dim()} for Tensor at index 0."
            )
    if not tensors:
        return StridedNestedTensor(F.empty(0, dtype=dtype, device=device), [])
    dtype, device = dtype or tensors[0].dtype, device or tensors[0].device
    buffer = F.cat([t.to(dtype=dtype, device=device).reshape(-1) for t in tensors])
    return nested(buffer, [tuple(t.shape) for t in tensors])


def nested_tensor(tensor_list: Any, dtype: Any, device: Any, requires_grad: bool) -> StridedNestedTensor:
    """A new nested tensor without history of tensors or lists of numbers."""
    if not isinstance(tensor_list, list):
        raise TypeError("Only lists (List[Tensor] and List[List...[Scalar]]) are accepted in nested_tensor")
    tensors = [t.detach() if isinstance(t, Tensor) else tensor(t, dtype=dtype) for t in tensor_list]
    return from_list(tensors, dtype, device).requires_grad_(requires_grad)


def _of(*names: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def put_in(answer: Callable[..., Any]) -> Callable[..., Any]:
        FUNCTIONS.update(dict.fromkeys(names, answer))
        return answer

    return put_in


def _ndim(nt: Any) -> int:
    return len(nt._sizes[0]) + 1 if nt._sizes else 1


def _wrapped(nt: Any, dim: int) -> int:
    ndim = _ndim(nt)
    if not -ndim <= dim < ndim:
        raise IndexError(f"Dimension out of range (expected to be in range of [{-ndim}, {ndim - 1}], but got {dim})")
    return dim % ndim


# What is told about a nested tensor.


@_of("shape")
def _shape(func: Any, nt: Any) -> Any:
    raise RuntimeError("Internal error: NestedTensorImpl doesn't support sizes. Please file an issue.")


_of("__len__", "numpy")(_shape)


@_of("size")
def _size(func: Any, nt: Any, dim: int | None = None) -> Any:
    if dim is None:
        return _shape(func, nt)
    dim = _wrapped(nt, dim)
    if dim == 0:
        return len(nt._sizes)
    sizes = {size[dim - 1] for size in nt._sizes}
    if len(sizes) != 1:
        raise RuntimeError(f"Given dimension {dim} is irregular and does not have a size.")
    return sizes.pop()


@_of("stride", "tolist")
def _stride(func: Any, nt: Any, dim: int | None = None) -> Any:
    raise RuntimeError("Internal error: NestedTensorImpl doesn't support strides. Please file an issue.")


@_of("dim", "ndim")
def _dim(func: Any, nt: Any) -> int:
    return _ndim(nt)


@_of("is_same_size")
def _is_same_size(func: Any, nt: Any, other: Any) -> bool:
    return nt._sizes == other._sizes


# Element by element.


for _name in UNARY.split():
    FUNCTIONS[_name] = lambda func, nt, *args, **kwargs: nested(func(buffer_of(nt), *args, **kwargs), nt._sizes)
for _name in SAME_SHAPE.split():
    FUNCTIONS[_name] = FUNCTIONS["abs"]
FUNCTIONS["contiguous"] = lambda func, nt, **options: nt


@_of("add", "sub", "subtract", "mul", "multiply", "div", "divide", "true_divide", "eq", "gt", "ge", "__eq__")
def _binary(func: Any, a: Any, b: Any, **options: Any) -> Any:
    name = {"subtract": "sub", "multiply": "mul", "divide": "div", "true_divide": "div", "__eq__": "eq"}.get(
        func.__name__, func.__name__
    )
    both = isinstance(a, StridedNestedTensor) and isinstance(b, StridedNestedTensor)
    if name in ("gt", "ge") and isinstance(b, Tensor):
        raise NotImplementedError(could_not_run(f"aten::{name}.Tensor", "NestedTensorCPU"))
    if name == "eq" and isinstance(b, StridedNestedTensor):
        raise RuntimeError("eq does not support nested tensor as other value.")
    if both:
        if a._sizes != b._sizes:
            raise RuntimeError(f"{name} does not support broadcasting when given a NestedTensor")
        return nested(func(buffer_of(a), buffer_of(b), **options), a._sizes)
    nt, other = (a, b) if isinstance(a, StridedNestedTensor) else (b, a)
    if isinstance(other, Tensor) and other.dim() > 0:
        kinds = ("nested", "non-nested") if nt is a else ("non-nested", "nested")
        raise RuntimeError(f"Expected both self and other to be nested, but got a {kinds[0]} self and {kinds[1]} other")
    pair = (buffer_of(nt), other) if nt is a else (other, buffer_of(nt))
    return nested(func(*pair, **options), nt._sizes)


@_of("add_", "mul_", "fill_", "zero_", "relu_", "tanh_", "abs_", "neg_", "sgn_", "copy_", "gelu_", "silu_")
def _in_place(func: Any, nt: Any, *args: Any, **kwargs: Any) -> Any:
    nested_others = [arg for arg in args if isinstance(arg, StridedNestedTensor)]
    if not isinstance(nt, StridedNestedTensor) or ((func.__name__ == "copy_") != bool(nested_others) and func.__name__ in (
        "copy_", "fill_",
    )):  # fmt: skip
        raise RuntimeError("get_nested_tensor_impl requires a NestedTensor.")
    if any(other._sizes != nt._sizes for other in nested_others):
        raise RuntimeError(f"{func.__name__} does not support broadcasting when given a NestedTensor")
    if nt.requires_grad:
        if nt.is_leaf:
            raise RuntimeError("a leaf Variable that requires grad is being used in an in-place operation.")
        raise NotImplementedError(f"{func.__name__} of a nested tensor with a history is not supported by this library")
    func(nt._buffer, *(arg._buffer if arg in nested_others else arg for arg in args), **kwargs)
    return nt


@_of("masked_fill")
def _masked_fill(func: Any, nt: Any, mask: Any, value: Any) -> Any:
    if not isinstance(mask, StridedNestedTensor) or mask._sizes != nt._sizes:
        raise RuntimeError("masked_fill does not support broadcasting when given a NestedTensor")
    return nested(buffer_of(nt).masked_fill(mask._buffer, value), nt._sizes)


# Tensor by tensor.


@_of("unbind")
def _unbind(func: Any, nt: Any, dim: int = 0) -> Any:
    if _wrapped(nt, dim) != 0:
        raise RuntimeError(f"NestedTensor can only be unbound along dimension 0 got dimension {dim} instead.")
    return tuple(tensors_of(nt))


@_of("select")
def _select(func: Any, nt: Any, dim: int, index: int) -> Any:
    dim = _wrapped(nt, dim)
    if dim == 0:
        if not -len(nt._sizes) <= index < len(nt._sizes):
            raise IndexError(f"index {index} is out of bounds for dimension 0 with size {len(nt._sizes)}")
        return tensors_of(nt)[index]
    return from_list([t.select(dim - 1, index) for t in tensors_of(nt)])


@_of("__getitem__")
def _getitem(func: Any, nt: Any, key: Any) -> Any:
    first, *rest = key if isinstance(key, tuple) else (key,)
    if not isinstance(first, int):
        raise NotImplementedError(could_not_run("aten::slice.Tensor", "NestedTensorCPU"))
    found = _select(func, nt, 0, first)
    return found[tuple(rest)] if rest else found


@_of("__iter__")
def _iter(func: Any, nt: Any) -> Any:
    return _shape(func, nt)


@_of("to_padded_tensor")
def _to_padded_tensor(func: Any, nt: Any, padding: float, output_size: Any = None, out: Any = None) -> Any:
    largest = [max(sizes) for sizes in zip(*nt._sizes, strict=True)]
    if output_size is not None:
        if len(output_size) != len(largest) + 1:
            raise RuntimeError("Length of output_size does not match NestedTensor dims. Broadcasting is not supported.")
        if any(asked < needed for asked, needed in zip(output_size, (len(nt._sizes), *largest), strict=True)):
            raise RuntimeError(
                "Value in output_size is less than NestedTensor padded size. Truncation is not supported."
            )
        largest = list(output_size[1:])
    rows = []
    for t in tensors_of(nt):
        # From the last dimension on, as `pad` wants it.
        missing = [n for d in reversed(range(t.dim())) for n in (0, largest[d] - t.shape[d])]
        rows.append(nnF.pad(t, missing, value=padding))
    rows += [rows[0].new_full(largest, padding)] * (0 if output_size is None else output_size[0] - len(rows))
    return F.stack(rows)


@_of("transpose")
def _transpose(func: Any, nt: Any, dim0: int, dim1: int) -> Any:
    dims = _wrapped(nt, dim0), _wrapped(nt, dim1)
    if dims[0] == dims[1]:
        return nt
    if 0 in dims:
        raise RuntimeError("Nested tensor dimension 0 cannot be transposed")
    return from_list([t.transpose(dims[0] - 1, dims[1] - 1) for t in tensors_of(nt)])


@_of("unsqueeze", "squeeze")
def _unsqueeze(func: Any, nt: Any, dim: int) -> Any:
    name, ndim = func.__name__, _ndim(nt) + (func.__name__ == "unsqueeze")
    if not -ndim <= dim < ndim:
        raise IndexError(f"Dimension out of range (expected to be in range of [{-ndim}, {ndim - 1}], but got {dim})")
    if dim % ndim == 0:
        verb = "unsqueezing" if name == "unsqueeze" else "squeezing"
        raise RuntimeError(
            f"{name}(): For nested tensors, {verb} dimension 0 is not supported at the moment if you need this feature, please open "
            "an issue on github describing your use case."
        )
    return from_list([getattr(t, name)(dim % ndim - 1) for t in tensors_of(nt)])


@_of("view", "reshape")
def _reshape(func: Any, nt: Any, *sizes: Any) -> Any:
    sizes = tuple(sizes[0]) if sizes and not isinstance(sizes[0], int) else sizes
    if sizes[0] != len(nt._sizes):
        raise RuntimeError(
            f"{func.__name__}: For now nested {func.__name__} cannot change or infer the implicit batch dimension"
        )
    results = []
    for t in tensors_of(nt):
        # -1 stands for the tensor's own size; of new dimensions it is what is left.
        kept = [t.shape[d] if d < t.dim() and n == -1 else n for d, n in enumerate(sizes[1:])]
        results.append(getattr(t, func.__name__)(kept))
    return from_list(results)


@_of("chunk")
def _chunk(func: Any, nt: Any, chunks: int, dim: int = 0) -> Any:
    if _wrapped(nt, dim) != _ndim(nt) - 1:
        raise RuntimeError("Chunk for nested tensors is currently only supported for the last dimension.")
    size = _size(func, nt, -1)
    if size % chunks:
        raise RuntimeError(
            "Chunk for nested tensors is only supported for nested tensors with trailing dimension divisible by chunks, got: "
            f"{size} % {chunks} != 0"
        )
    pieces = zip(*(t.chunk(chunks, -1) for t in tensors_of(nt)), strict=True)
    return tuple(from_list(list(each)) for each in pieces)


@_of("narrow")
def _narrow(func: Any, nt: Any, dim: int, start: int, length: int) -> Any:
    if _wrapped(nt, dim) != 0:
        raise RuntimeError(f"narrow(): only dim=0 supported for nested tensors, but got: {dim}")
    return from_list(tensors_of(nt)[start : start + length])


@_of("cat", "concat", "concatenate")
def _cat(func: Any, tensors: Any, dim: int = 0) -> Any:
    if dim != 0 or not all(isinstance(t, StridedNestedTensor) for t in tensors):
        raise NotImplementedError(
            "cat of nested tensors of layout strided along other dimensions, or with dense ones, is not supported"
        )
    return from_list([part for t in tensors for part in tensors_of(t)])


@_of("sum")
def _sum(func: Any, nt: Any, dim: Any = None, keepdim: bool = False, *, dtype: Any = None) -> Any:
    if dim is None:
        raise NotImplementedError(could_not_run("aten::sum", "NestedTensorCPU"))
    dims = [dim] if isinstance(dim, int) else list(dim)
    if len(dims) != 1 or _wrapped(nt, dims[0]) != _ndim(nt) - 1:
        raise RuntimeError(
            f"NestedTensor can only be reduced across the last dimension for now got dimension {dims[0]} instead."
        )
    if not keepdim:
        raise RuntimeError("NestedTensor always requires keepdim=True for now.")
    return from_list([t.sum(-1, keepdim=True, dtype=dtype) for t in tensors_of(nt)])


@_of("softmax")
def _softmax(func: Any, nt: Any, dim: int, *args: Any, **options: Any) -> Any:
    options.pop("_stacklevel", None)
    dim = _wrapped(nt, dim)
    if dim == 0:
        raise RuntimeError("Cannot apply softmax across nested dimension 0")
    return from_list([F.softmax(t, dim - 1, **options) for t in tensors_of(nt)])


@_of("linear")
def _linear(func: Any, nt: Any, weight: Any, bias: Any = None) -> Any:
    if _ndim(nt) != 3 or weight.dim() != 2:
        raise RuntimeError(
            f"Linear requires nested_tensor.dim == 3 and dense_matrix.dim == 2. Nested tensor dim: {_ndim(nt)}. "
            f"Dense tensor dim: {weight.dim()}"
        )
    last = _size(func, nt, -1)
    if last != weight.size(1):
        raise RuntimeError(
            "Shape mismatch for NestedTensor Linear: Expected input's (a nested tensor) 'last_dim' to equal 'weight.size(1), but "
            f"got: last_dim = {last}, and weight.size(1) = {weight.size(1)}"
        )
    out = nnF.linear(buffer_of(nt).view(-1, last), weight, bias)
    return nested(out.reshape(-1), [(*size[:-1], weight.size(0)) for size in nt._sizes])


@_of("layer_norm")
def _layer_norm(
    func: Any, nt: Any, normalized_shape: Any, weight: Any = None, bias: Any = None, eps: float = 1e-5
) -> Any:
    if weight is None or bias is None:
        raise ValueError("NestedTensor layer_norm requires weight and bias")
    if any(tuple(size[-len(normalized_shape) :]) != tuple(normalized_shape) for size in nt._sizes):
        raise RuntimeError("The shape at dimension 0of normalized_shape doesn't match the input")
    return from_list([nnF.layer_norm(t, normalized_shape, weight, bias, eps) for t in tensors_of(nt)])


@_of("matmul", "bmm", "__matmul__")
def _matmul(func: Any, a: Any, b: Any) -> Any:
    kinds = ["nested" if isinstance(t, StridedNestedTensor) else "non-nested" for t in (a, b)]
    if kinds != ["nested", "nested"]:
        raise RuntimeError(f"Expected both to be nested, but got a {kinds[0]} self and {kinds[1]} other")
    results = []
    for index, (x, y) in enumerate(zip(tensors_of(a), tensors_of(b), strict=True)):
        if x.shape[-1] != y.shape[-2]:
            raise RuntimeError(
                f"{index}-th nested matrices in batch cannot be multiplied ({x.shape[-2]}x{x.shape[-1]} and "
                f"{y.shape[-2]}x{y.shape[-1]})"
            )
        results.append(F.matmul(x, y))
    return from_list(results)


@_of("embedding")
def _embedding(func: Any, weight: Any, indices: Any, *args: Any, **options: Any) -> Any:
    if not isinstance(indices, StridedNestedTensor):  # torch.nn.functional.embedding(input, weight)
        weight, indices = indices, weight
    width = weight.shape[1]
    return nested(F.embedding(weight, indices._buffer).reshape(-1), [(*size, width) for size in indices._sizes])
