# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The operators of the family `mkldnn`: for each overload its schema and handle, for each name its Python function.

    add_Tensor_op = def_("aten::add.Tensor(...)")   what the dispatcher knows: the operator's schema, kernels and table
    add_Tensor(self, other, alpha)                  the call stub: takes the schema's types, calls through the dispatcher
    add(input, other, *, alpha=1)                   what `torch.add` takes: also numbers for tensors, lists, `out=`

A function looks at the classes of its arguments. If they are plain it calls at once; all else goes to the argument parser,
which also has the error for every mistake. A stub stands where a method or another module calls it; a function whose
overload has none makes the call itself. Only tensors have `meta_`, so a function may test for a tensor by reading it.

From `a + b` to the kernel: `Tensor.__add__` (aten/tensor_methods.py) sees that both are tensors and calls `add_Tensor`.
That unites the key sets of both, and `add_Tensor_op.table` has the kernel for the union
(aten/core/dispatch/operator_entry.py).

Mirrors the generated ATen/Functions.h, ATen/Operators_*.cpp, RegisterSchema.cpp and python_torch_functions_*.cpp.
"""

from tinytensor.aten.python_binding import (
    NOT_GIVEN,
    as_bools,
    as_tuple,
    as_tuple_or_none,
    given,
)
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.dispatcher import def_
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser

to_mkldnn_op = def_("aten::to_mkldnn(Tensor self, ScalarType? dtype=None) -> Tensor")
to_mkldnn_parser = PythonArgParser("to_mkldnn", (to_mkldnn_op,), methods=(to_mkldnn_op,))

def to_mkldnn_default(self, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return to_mkldnn_op.table[ks](ks, self, dtype)

def to_mkldnn(self=NOT_GIVEN, dtype=None, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (dtype is None or dtype.__class__ is ScalarType):
        return to_mkldnn_default(self, dtype)
    return to_mkldnn_parser.call(*given(("self", "dtype"), (self, dtype), (NOT_GIVEN, None), args, kwargs), **kwargs)


to_mkldnn_backward_op = def_("aten::to_mkldnn_backward(Tensor grad, Tensor input) -> Tensor")
to_mkldnn_backward_parser = PythonArgParser("to_mkldnn_backward", (to_mkldnn_backward_op,))

def to_mkldnn_backward(grad=NOT_GIVEN, input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(input, TensorImpl):
        ks = grad.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return to_mkldnn_backward_op.table[ks](ks, grad, input)
    return to_mkldnn_backward_parser.call(*given(("grad", "input"), (grad, input), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


mkldnn_reorder_conv2d_weight_op = def_("aten::mkldnn_reorder_conv2d_weight(Tensor self, SymInt[2] padding=0, SymInt[2] stride=1, SymInt[2] dilation=1, SymInt groups=1, SymInt[]? input_size=None) -> Tensor")
mkldnn_reorder_conv2d_weight_parser = PythonArgParser("mkldnn_reorder_conv2d_weight", (mkldnn_reorder_conv2d_weight_op,))

def mkldnn_reorder_conv2d_weight(input=NOT_GIVEN, padding=(0, 0), stride=(1, 1), dilation=(1, 1), groups=1, input_size=None, *args, **kwargs):
    """nn.functional.mkldnn_reorder_conv2d_weight(input, padding=0, stride=1, dilation=1, groups=1, input_size=None) -> Tensor

    Puts the weight of a convolution over images into the order that the kernel reads.

    Args:
        input: Blocked tensor, as `to_mkldnn()` makes it. Shape (outputs, channels / groups, height, width).
        padding: One or two ints of the convolution, as the next three are.
        stride: One or two ints.
        dilation: One or two ints.
        groups: int, how many groups the channels fall into.
        input_size: Ints, the shape of the convolution's input; it is not used here.
    Returns: Blocked tensor with the same elements.
    Raises: NotImplementedError for a dense tensor.
    Derivative: none.
    Journey: `mkldnn_reorder_conv2d_weight_op` (aten/ops/mkldnn.py).

    >>> tt.nn.functional.conv2d(tt.ones(1, 2, 2, 2).to_mkldnn(),
    ...     tt.ops.aten.mkldnn_reorder_conv2d_weight(tt.ones(1, 2, 2, 2).to_mkldnn())).to_dense()
    tensor([[[[8.]]]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (padding_ := as_tuple(padding, 2)) is not False and (stride_ := as_tuple(stride, 2)) is not False and (dilation_ := as_tuple(dilation, 2)) is not False and groups.__class__ is int and -(2**30) < groups < 2**30 and (input_size_ := as_tuple_or_none(input_size)) is not False:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mkldnn_reorder_conv2d_weight_op.table[ks](ks, input, padding_, stride_, dilation_, groups, input_size_)
    return mkldnn_reorder_conv2d_weight_parser.call(*given(("input", "padding", "stride", "dilation", "groups", "input_size"), (input, padding, stride, dilation, groups, input_size), (NOT_GIVEN, (0, 0), (1, 1), (1, 1), 1, None), args, kwargs), **kwargs)


mkldnn_reorder_conv3d_weight_op = def_("aten::mkldnn_reorder_conv3d_weight(Tensor self, SymInt[3] padding=0, SymInt[3] stride=1, SymInt[3] dilation=1, SymInt groups=1, SymInt[]? input_size=None) -> Tensor")
mkldnn_reorder_conv3d_weight_parser = PythonArgParser("mkldnn_reorder_conv3d_weight", (mkldnn_reorder_conv3d_weight_op,))

def mkldnn_reorder_conv3d_weight(input=NOT_GIVEN, padding=(0, 0, 0), stride=(1, 1, 1), dilation=(1, 1, 1), groups=1, input_size=None, *args, **kwargs):
    """nn.functional.mkldnn_reorder_conv3d_weight(input, padding=0, stride=1, dilation=1, groups=1, input_size=None) -> Tensor

    Puts the weight of a convolution over volumes into the order that the kernel reads, which is row-major
    here.

    Args:
        input: Blocked tensor, as `to_mkldnn()` makes it. Shape (outputs, channels / groups, depth, height,
            width).
        padding: One or three ints of the convolution, as the next three are.
        stride: One or three ints.
        dilation: One or three ints.
        groups: int, how many groups the channels fall into.
        input_size: Ints, the shape of the convolution's input; it is not used here.
    Returns: Blocked tensor with the same elements.
    Raises: NotImplementedError for a dense tensor.
    Derivative: none.
    Journey: `mkldnn_reorder_conv3d_weight_op` (aten/ops/mkldnn.py).

    >>> tt.ops.aten.mkldnn_reorder_conv3d_weight(tt.ones(1, 1, 1, 1, 2).to_mkldnn()).to_dense()
    tensor([[[[[1., 1.]]]]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (padding_ := as_tuple(padding, 3)) is not False and (stride_ := as_tuple(stride, 3)) is not False and (dilation_ := as_tuple(dilation, 3)) is not False and groups.__class__ is int and -(2**30) < groups < 2**30 and (input_size_ := as_tuple_or_none(input_size)) is not False:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mkldnn_reorder_conv3d_weight_op.table[ks](ks, input, padding_, stride_, dilation_, groups, input_size_)
    return mkldnn_reorder_conv3d_weight_parser.call(*given(("input", "padding", "stride", "dilation", "groups", "input_size"), (input, padding, stride, dilation, groups, input_size), (NOT_GIVEN, (0, 0, 0), (1, 1, 1), (1, 1, 1), 1, None), args, kwargs), **kwargs)


mkldnn_linear_op = def_("aten::mkldnn_linear(Tensor self, Tensor weight, Tensor? bias=None) -> Tensor")
mkldnn_linear_parser = PythonArgParser("mkldnn_linear", (mkldnn_linear_op,))

def mkldnn_linear(input=NOT_GIVEN, weight=NOT_GIVEN, bias=None, *args, **kwargs):
    """nn.functional.mkldnn_linear(input, weight, bias=None) -> Tensor

    `input @ weight.T + bias` of a blocked input; what `linear` does with one.

    Args:
        input: Blocked tensor, as `to_mkldnn()` makes it. Shape (*, in).
        weight: Dense or blocked tensor of shape (out, in).
        bias: Dense or blocked tensor of shape (out,), or None.
    Returns: Blocked tensor of shape (*, out).
    Raises: RuntimeError for sizes that do not fit, and if only the weight is blocked.
    Derivative: self, weight, bias: mkldnn_linear_backward(self, grad, weight, grad_input_mask)
    Journey: `mkldnn_linear_op` (aten/ops/mkldnn.py), `MkldnnLinearBackward0`.

    >>> tt.ops.aten.mkldnn_linear(tt.ones(1, 2).to_mkldnn(), tt.ones(3, 2)).to_dense()
    tensor([[2., 2., 2.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(weight, TensorImpl) and (bias is None or isinstance(bias, TensorImpl)):
        ks = input.meta_.key_set | weight.meta_.key_set
        if bias is not None:
            ks |= bias.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mkldnn_linear_op.table[ks](ks, input, weight, bias)
    return mkldnn_linear_parser.call(*given(("input", "weight", "bias"), (input, weight, bias), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


mkldnn_linear_backward_input_op = def_("aten::mkldnn_linear_backward_input(int[] input_size, Tensor grad_output, Tensor weight) -> Tensor")
mkldnn_linear_backward_input_parser = PythonArgParser("mkldnn_linear_backward_input", (mkldnn_linear_backward_input_op,))

def mkldnn_linear_backward_input(input_size=NOT_GIVEN, grad_output=NOT_GIVEN, weight=NOT_GIVEN, *args, **kwargs):
    """mkldnn_linear_backward_input(input_size, grad_output, weight) -> Tensor

    The gradient of `mkldnn_linear` with respect to its input.

    Args:
        input_size: Ints, the input's shape.
        grad_output: Blocked tensor, as `to_mkldnn()` makes it.
        weight: Dense tensor of shape (out, in).
    Returns: Blocked tensor of the shape `input_size`.
    Raises: RuntimeError for a blocked weight.
    Derivative: none.
    Journey: `mkldnn_linear_backward_input_op` (aten/ops/mkldnn.py).

    >>> tt.ops.aten.mkldnn_linear_backward_input((1, 2), tt.ones(1, 3).to_mkldnn(), tt.ones(3, 2)).to_dense()
    tensor([[3., 3.]])
    """
    if not args and not kwargs and (input_size_ := as_tuple(input_size)) is not False and isinstance(grad_output, TensorImpl) and isinstance(weight, TensorImpl):
        ks = grad_output.meta_.key_set | weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mkldnn_linear_backward_input_op.table[ks](ks, input_size_, grad_output, weight)
    return mkldnn_linear_backward_input_parser.call(*given(("input_size", "grad_output", "weight"), (input_size, grad_output, weight), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


mkldnn_linear_backward_weights_op = def_("aten::mkldnn_linear_backward_weights(Tensor grad_output, Tensor input, Tensor weight, bool bias_defined) -> (Tensor, Tensor)")
mkldnn_linear_backward_weights_parser = PythonArgParser("mkldnn_linear_backward_weights", (mkldnn_linear_backward_weights_op,))

def mkldnn_linear_backward_weights(grad_output=NOT_GIVEN, input=NOT_GIVEN, weight=NOT_GIVEN, bias_defined=NOT_GIVEN, *args, **kwargs):
    """mkldnn_linear_backward_weights(grad_output, input, weight, bias_defined) -> (Tensor, Tensor)

    The gradients of `mkldnn_linear` with respect to weight and bias.

    Args:
        grad_output: Blocked tensor, as `to_mkldnn()` makes it.
        input: Blocked tensor, as `to_mkldnn()` makes it.
        weight: Dense tensor of shape (out, in).
        bias_defined: bool, whether there is a bias.
    Returns: Two dense tensors, the second None without a bias.
    Raises: RuntimeError for a blocked weight.
    Derivative: none.
    Journey: `mkldnn_linear_backward_weights_op` (aten/ops/mkldnn.py).

    >>> x = tt.ones(1, 2).to_mkldnn()
    >>> tt.ops.aten.mkldnn_linear_backward_weights(tt.ones(1, 1).to_mkldnn(), x, tt.ones(1, 2), True)
    (tensor([[1., 1.]]), tensor([1.]))
    """
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(weight, TensorImpl) and bias_defined.__class__ is bool:
        ks = grad_output.meta_.key_set | input.meta_.key_set | weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mkldnn_linear_backward_weights_op.table[ks](ks, grad_output, input, weight, bias_defined)
    return mkldnn_linear_backward_weights_parser.call(*given(("grad_output", "input", "weight", "bias_defined"), (grad_output, input, weight, bias_defined), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


mkldnn_rnn_layer_op = def_("aten::mkldnn_rnn_layer(Tensor input, Tensor weight0, Tensor weight1, Tensor weight2, Tensor weight3, Tensor hx_, Tensor cx_, bool reverse, int[] batch_sizes, int mode, int hidden_size, int num_layers, bool has_biases, bool bidirectional, bool batch_first, bool train) -> (Tensor, Tensor, Tensor, Tensor)")
mkldnn_rnn_layer_parser = PythonArgParser("mkldnn_rnn_layer", (mkldnn_rnn_layer_op,))

def mkldnn_rnn_layer(input=NOT_GIVEN, weight0=NOT_GIVEN, weight1=NOT_GIVEN, weight2=NOT_GIVEN, weight3=NOT_GIVEN, hx_=NOT_GIVEN, cx_=NOT_GIVEN, reverse=NOT_GIVEN, batch_sizes=NOT_GIVEN, mode=NOT_GIVEN, hidden_size=NOT_GIVEN, num_layers=NOT_GIVEN, has_biases=NOT_GIVEN, bidirectional=NOT_GIVEN, batch_first=NOT_GIVEN, train=NOT_GIVEN, *args, **kwargs):
    """mkldnn_rnn_layer(input, weight0, weight1, weight2, weight3, hx_, cx_, reverse, batch_sizes, mode, hidden_size, num_layers, has_biases, bidirectional, batch_first, train) -> (Tensor, Tensor, Tensor, Tensor)

    Runs one layer of an LSTM in one direction over whole sequences; `lstm` calls it for float32 on the CPU.

    Args:
        input: Tensor of shape (L, N, H_in), of the dtype of all others, float32 or float64.
        weight0: Tensor of shape (4*H, H_in); the gates i, f, g, o are stacked.
        weight1: Tensor of shape (4*H, H).
        weight2: Tensor of shape (4*H), the bias of the inputs; not read without `has_biases`.
        weight3: Tensor of shape (4*H), the bias of the states; not read without `has_biases`.
        hx_: Tensor of shape (N, H), the hidden state before the first step.
        cx_: Tensor of shape (N, H), the memory before the first step.
        reverse: bool, whether to read from the end.
        batch_sizes: Ints; not read.
        mode: int, the kind of cell; 2 is LSTM, and there is no other.
        hidden_size: int, H.
        num_layers: int; not read.
        has_biases: bool, whether there are biases.
        bidirectional: bool; not read.
        batch_first: bool; not read.
        train: bool; not read.
    Returns: The outputs (L, N, H), the last h and c, and bytes for the gradient; None for these without grad
        mode.
    Raises: RuntimeError for another mode, for sizes that do not fit, for other dtypes.
    Derivative: input, weight0, weight1, weight2, weight3, hx_, cx_: mkldnn_rnn_layer_node_backward(grads,
                    input, weight0, weight1, weight2, weight3, hx_, cx_, result0, result1, result2, result3,
                    reverse, batch_sizes, mode, hidden_size, num_layers, has_biases, bidirectional,
                    batch_first, train)
    Journey: `mkldnn_rnn_layer_op` (aten/ops/mkldnn.py), `MkldnnRnnLayerBackward0`, `mkldnn_rnn_layer`
        (aten/native/mkldnn/rnn.py).
    Mirrors: aten/src/ATen/native/mkldnn/RNN.cpp

    >>> x, state, w = tt.ones(2, 1, 1), tt.zeros(1, 1), tt.zeros(4, 1)
    >>> tt.ops.aten.mkldnn_rnn_layer(x, w, w, w, w, state, state + 8, False, [], 2, 1, 1, False, False, False, True)[2]
    tensor([[2.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(weight0, TensorImpl) and isinstance(weight1, TensorImpl) and isinstance(weight2, TensorImpl) and isinstance(weight3, TensorImpl) and isinstance(hx_, TensorImpl) and isinstance(cx_, TensorImpl) and reverse.__class__ is bool and (batch_sizes_ := as_tuple(batch_sizes)) is not False and mode.__class__ is int and -(2**30) < mode < 2**30 and hidden_size.__class__ is int and -(2**30) < hidden_size < 2**30 and num_layers.__class__ is int and -(2**30) < num_layers < 2**30 and has_biases.__class__ is bool and bidirectional.__class__ is bool and batch_first.__class__ is bool and train.__class__ is bool:
        ks = input.meta_.key_set | weight0.meta_.key_set | weight1.meta_.key_set | weight2.meta_.key_set | weight3.meta_.key_set | hx_.meta_.key_set | cx_.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mkldnn_rnn_layer_op.table[ks](ks, input, weight0, weight1, weight2, weight3, hx_, cx_, reverse, batch_sizes_, mode, hidden_size, num_layers, has_biases, bidirectional, batch_first, train)
    return mkldnn_rnn_layer_parser.call(*given(("input", "weight0", "weight1", "weight2", "weight3", "hx_", "cx_", "reverse", "batch_sizes", "mode", "hidden_size", "num_layers", "has_biases", "bidirectional", "batch_first", "train"), (input, weight0, weight1, weight2, weight3, hx_, cx_, reverse, batch_sizes, mode, hidden_size, num_layers, has_biases, bidirectional, batch_first, train), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


mkldnn_rnn_layer_backward_op = def_("aten::mkldnn_rnn_layer_backward(Tensor input, Tensor weight1, Tensor weight2, Tensor weight3, Tensor weight4, Tensor hx_, Tensor cx_tmp, Tensor output, Tensor hy_, Tensor cy_, Tensor? grad_output, Tensor? grad_hy, Tensor? grad_cy, bool reverse, int mode, int hidden_size, int num_layers, bool has_biases, bool train, bool bidirectional, int[] batch_sizes, bool batch_first, Tensor workspace) -> (Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)")
mkldnn_rnn_layer_backward_parser = PythonArgParser("mkldnn_rnn_layer_backward", (mkldnn_rnn_layer_backward_op,))

def mkldnn_rnn_layer_backward(input=NOT_GIVEN, weight1=NOT_GIVEN, weight2=NOT_GIVEN, weight3=NOT_GIVEN, weight4=NOT_GIVEN, hx_=NOT_GIVEN, cx_tmp=NOT_GIVEN, output=NOT_GIVEN, hy_=NOT_GIVEN, cy_=NOT_GIVEN, grad_output=NOT_GIVEN, grad_hy=NOT_GIVEN, grad_cy=NOT_GIVEN, reverse=NOT_GIVEN, mode=NOT_GIVEN, hidden_size=NOT_GIVEN, num_layers=NOT_GIVEN, has_biases=NOT_GIVEN, train=NOT_GIVEN, bidirectional=NOT_GIVEN, batch_sizes=NOT_GIVEN, batch_first=NOT_GIVEN, workspace=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(weight1, TensorImpl) and isinstance(weight2, TensorImpl) and isinstance(weight3, TensorImpl) and isinstance(weight4, TensorImpl) and isinstance(hx_, TensorImpl) and isinstance(cx_tmp, TensorImpl) and isinstance(output, TensorImpl) and isinstance(hy_, TensorImpl) and isinstance(cy_, TensorImpl) and (grad_output is None or isinstance(grad_output, TensorImpl)) and (grad_hy is None or isinstance(grad_hy, TensorImpl)) and (grad_cy is None or isinstance(grad_cy, TensorImpl)) and reverse.__class__ is bool and mode.__class__ is int and -(2**30) < mode < 2**30 and hidden_size.__class__ is int and -(2**30) < hidden_size < 2**30 and num_layers.__class__ is int and -(2**30) < num_layers < 2**30 and has_biases.__class__ is bool and train.__class__ is bool and bidirectional.__class__ is bool and (batch_sizes_ := as_tuple(batch_sizes)) is not False and batch_first.__class__ is bool and isinstance(workspace, TensorImpl):
        ks = input.meta_.key_set | weight1.meta_.key_set | weight2.meta_.key_set | weight3.meta_.key_set | weight4.meta_.key_set | hx_.meta_.key_set | cx_tmp.meta_.key_set | output.meta_.key_set | hy_.meta_.key_set | cy_.meta_.key_set | workspace.meta_.key_set
        if grad_output is not None:
            ks |= grad_output.meta_.key_set
        if grad_hy is not None:
            ks |= grad_hy.meta_.key_set
        if grad_cy is not None:
            ks |= grad_cy.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mkldnn_rnn_layer_backward_op.table[ks](ks, input, weight1, weight2, weight3, weight4, hx_, cx_tmp, output, hy_, cy_, grad_output, grad_hy, grad_cy, reverse, mode, hidden_size, num_layers, has_biases, train, bidirectional, batch_sizes_, batch_first, workspace)
    return mkldnn_rnn_layer_backward_parser.call(*given(("input", "weight1", "weight2", "weight3", "weight4", "hx_", "cx_tmp", "output", "hy_", "cy_", "grad_output", "grad_hy", "grad_cy", "reverse", "mode", "hidden_size", "num_layers", "has_biases", "train", "bidirectional", "batch_sizes", "batch_first", "workspace"), (input, weight1, weight2, weight3, weight4, hx_, cx_tmp, output, hy_, cy_, grad_output, grad_hy, grad_cy, reverse, mode, hidden_size, num_layers, has_biases, train, bidirectional, batch_sizes, batch_first, workspace), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


mkldnn_linear_backward_op = def_("aten::mkldnn_linear_backward(Tensor self, Tensor grad_output, Tensor weight, bool[3] output_mask) -> (Tensor, Tensor, Tensor)")
mkldnn_linear_backward_parser = PythonArgParser("mkldnn_linear_backward", (mkldnn_linear_backward_op,))

def mkldnn_linear_backward(input=NOT_GIVEN, grad_output=NOT_GIVEN, weight=NOT_GIVEN, output_mask=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(grad_output, TensorImpl) and isinstance(weight, TensorImpl) and (output_mask_ := as_bools(output_mask, 3)) is not False:
        ks = input.meta_.key_set | grad_output.meta_.key_set | weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mkldnn_linear_backward_op.table[ks](ks, input, grad_output, weight, output_mask_)
    return mkldnn_linear_backward_parser.call(*given(("input", "grad_output", "weight", "output_mask"), (input, grad_output, weight, output_mask), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


mkldnn_convolution_op = def_("aten::mkldnn_convolution(Tensor self, Tensor weight, Tensor? bias, SymInt[] padding, SymInt[] stride, SymInt[] dilation, SymInt groups) -> Tensor")
mkldnn_convolution_parser = PythonArgParser("mkldnn_convolution", (mkldnn_convolution_op,))

def mkldnn_convolution(input=NOT_GIVEN, weight=NOT_GIVEN, bias=NOT_GIVEN, padding=NOT_GIVEN, stride=NOT_GIVEN, dilation=NOT_GIVEN, groups=NOT_GIVEN, *args, **kwargs):
    """mkldnn_convolution(input, weight, bias, padding, stride, dilation, groups) -> Tensor

    The convolution of a blocked or dense input; what `convolution` does with a blocked one.

    Args:
        input: Blocked or dense tensor of shape (N, C, *).
        weight: Dense or blocked tensor of shape (outputs, C / groups, *).
        bias: Dense or blocked tensor of shape (outputs,), or None.
        padding: One int for each spatial dimension, as the next two are.
        stride: Ints.
        dilation: Ints.
        groups: int, how many groups the channels fall into.
    Returns: Tensor of shape (N, outputs, *) in the input's layout.
    Raises: RuntimeError for sizes that do not fit.
    Derivative: self, weight, bias: convolution_backward(grad, self, weight, bias.sym_sizes_opt(), stride,
                    padding, dilation, False, (0,), groups, grad_input_mask)
    Journey: `mkldnn_convolution_op` (aten/ops/mkldnn.py), `MkldnnConvolutionBackward0`, `mkldnn_convolution`
        (aten/native/mkldnn/conv.py).
    Mirrors: aten/src/ATen/native/mkldnn/Conv.cpp

    >>> tt.mkldnn_convolution(tt.ones(1, 1, 2, 2).to_mkldnn(), tt.ones(1, 1, 2, 2), None, (0, 0), (1, 1), (1, 1), 1).to_dense()
    tensor([[[[4.]]]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(weight, TensorImpl) and (bias is None or isinstance(bias, TensorImpl)) and (padding_ := as_tuple(padding)) is not False and (stride_ := as_tuple(stride)) is not False and (dilation_ := as_tuple(dilation)) is not False and groups.__class__ is int and -(2**30) < groups < 2**30:
        ks = input.meta_.key_set | weight.meta_.key_set
        if bias is not None:
            ks |= bias.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mkldnn_convolution_op.table[ks](ks, input, weight, bias, padding_, stride_, dilation_, groups)
    return mkldnn_convolution_parser.call(*given(("input", "weight", "bias", "padding", "stride", "dilation", "groups"), (input, weight, bias, padding, stride, dilation, groups), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


mkldnn_max_pool2d_op = def_("aten::mkldnn_max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor")
mkldnn_max_pool2d_parser = PythonArgParser("mkldnn_max_pool2d", (mkldnn_max_pool2d_op,))

def mkldnn_max_pool2d(input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=(), padding=(0, 0), dilation=(1, 1), ceil_mode=False, *args, **kwargs):
    """mkldnn_max_pool2d(input, kernel_size, stride=(), padding=0, dilation=1, ceil_mode=False) -> Tensor

    The largest element of each window of a blocked image; what `max_pool2d` does with one.

    Args:
        input: Blocked tensor, as `to_mkldnn()` makes it. Shape (N, C, *).
        kernel_size: One int, or one for each spatial dimension, as the next three are.
        stride: Ints; the kernel's sizes by default.
        padding: Ints.
        dilation: Ints, all of them 1.
        ceil_mode: bool, whether windows may hang over.
    Returns: Blocked tensor of shape (N, C, *).
    Raises: RuntimeError for a dilation, and for windows that do not fit.
    Derivative: self: mkldnn_max_pool2d_backward(grad, result, self, kernel_size, stride, padding, dilation,
                    ceil_mode)
    Journey: `mkldnn_max_pool2d_op` (aten/ops/mkldnn.py), `MkldnnMaxPool2DBackward0`.

    >>> tt.mkldnn_max_pool2d(tt.arange(4.).view(1, 1, 2, 2).to_mkldnn(), 2).to_dense()
    tensor([[[[3.]]]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 2)) is not False and (stride_ := as_tuple(stride, 2)) is not False and (padding_ := as_tuple(padding, 2)) is not False and (dilation_ := as_tuple(dilation, 2)) is not False and ceil_mode.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mkldnn_max_pool2d_op.table[ks](ks, input, kernel_size_, stride_, padding_, dilation_, ceil_mode)
    return mkldnn_max_pool2d_parser.call(*given(("input", "kernel_size", "stride", "padding", "dilation", "ceil_mode"), (input, kernel_size, stride, padding, dilation, ceil_mode), (NOT_GIVEN, NOT_GIVEN, (), (0, 0), (1, 1), False), args, kwargs), **kwargs)


mkldnn_max_pool2d_backward_op = def_("aten::mkldnn_max_pool2d_backward(Tensor grad_output, Tensor output, Tensor input, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor")
mkldnn_max_pool2d_backward_parser = PythonArgParser("mkldnn_max_pool2d_backward", (mkldnn_max_pool2d_backward_op,))

def mkldnn_max_pool2d_backward(grad_output=NOT_GIVEN, output=NOT_GIVEN, input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=(), padding=(0, 0), dilation=(1, 1), ceil_mode=False, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(output, TensorImpl) and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 2)) is not False and (stride_ := as_tuple(stride, 2)) is not False and (padding_ := as_tuple(padding, 2)) is not False and (dilation_ := as_tuple(dilation, 2)) is not False and ceil_mode.__class__ is bool:
        ks = grad_output.meta_.key_set | output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mkldnn_max_pool2d_backward_op.table[ks](ks, grad_output, output, input, kernel_size_, stride_, padding_, dilation_, ceil_mode)
    return mkldnn_max_pool2d_backward_parser.call(*given(("grad_output", "output", "input", "kernel_size", "stride", "padding", "dilation", "ceil_mode"), (grad_output, output, input, kernel_size, stride, padding, dilation, ceil_mode), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, (), (0, 0), (1, 1), False), args, kwargs), **kwargs)


mkldnn_max_pool3d_op = def_("aten::mkldnn_max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor")
mkldnn_max_pool3d_parser = PythonArgParser("mkldnn_max_pool3d", (mkldnn_max_pool3d_op,))

def mkldnn_max_pool3d(input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=(), padding=(0, 0, 0), dilation=(1, 1, 1), ceil_mode=False, *args, **kwargs):
    """mkldnn_max_pool3d(input, kernel_size, stride=(), padding=0, dilation=1, ceil_mode=False) -> Tensor

    The largest element of each window of a blocked volume; what `max_pool3d` does with one.

    Args:
        input: Blocked tensor, as `to_mkldnn()` makes it. Shape (N, C, *).
        kernel_size: One int, or one for each spatial dimension, as the next three are.
        stride: Ints; the kernel's sizes by default.
        padding: Ints.
        dilation: Ints, all of them 1.
        ceil_mode: bool, whether windows may hang over.
    Returns: Blocked tensor of shape (N, C, *).
    Raises: RuntimeError for a dilation, and for windows that do not fit.
    Derivative: self: mkldnn_max_pool3d_backward(grad, result, self, kernel_size, stride, padding, dilation,
                    ceil_mode)
    Journey: `mkldnn_max_pool3d_op` (aten/ops/mkldnn.py), `MkldnnMaxPool3DBackward0`.

    >>> tt.mkldnn_max_pool3d(tt.arange(8.).view(1, 1, 2, 2, 2).to_mkldnn(), 2).to_dense()
    tensor([[[[[7.]]]]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 3)) is not False and (stride_ := as_tuple(stride, 3)) is not False and (padding_ := as_tuple(padding, 3)) is not False and (dilation_ := as_tuple(dilation, 3)) is not False and ceil_mode.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mkldnn_max_pool3d_op.table[ks](ks, input, kernel_size_, stride_, padding_, dilation_, ceil_mode)
    return mkldnn_max_pool3d_parser.call(*given(("input", "kernel_size", "stride", "padding", "dilation", "ceil_mode"), (input, kernel_size, stride, padding, dilation, ceil_mode), (NOT_GIVEN, NOT_GIVEN, (), (0, 0, 0), (1, 1, 1), False), args, kwargs), **kwargs)


mkldnn_max_pool3d_backward_op = def_("aten::mkldnn_max_pool3d_backward(Tensor grad_output, Tensor output, Tensor input, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor")
mkldnn_max_pool3d_backward_parser = PythonArgParser("mkldnn_max_pool3d_backward", (mkldnn_max_pool3d_backward_op,))

def mkldnn_max_pool3d_backward(grad_output=NOT_GIVEN, output=NOT_GIVEN, input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=(), padding=(0, 0, 0), dilation=(1, 1, 1), ceil_mode=False, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(output, TensorImpl) and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 3)) is not False and (stride_ := as_tuple(stride, 3)) is not False and (padding_ := as_tuple(padding, 3)) is not False and (dilation_ := as_tuple(dilation, 3)) is not False and ceil_mode.__class__ is bool:
        ks = grad_output.meta_.key_set | output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mkldnn_max_pool3d_backward_op.table[ks](ks, grad_output, output, input, kernel_size_, stride_, padding_, dilation_, ceil_mode)
    return mkldnn_max_pool3d_backward_parser.call(*given(("grad_output", "output", "input", "kernel_size", "stride", "padding", "dilation", "ceil_mode"), (grad_output, output, input, kernel_size, stride, padding, dilation, ceil_mode), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, (), (0, 0, 0), (1, 1, 1), False), args, kwargs), **kwargs)


mkldnn_adaptive_avg_pool2d_op = def_("aten::mkldnn_adaptive_avg_pool2d(Tensor self, int[2] output_size) -> Tensor")
mkldnn_adaptive_avg_pool2d_out_op = def_("aten::mkldnn_adaptive_avg_pool2d.out(Tensor self, int[2] output_size, *, Tensor(a!) out) -> Tensor(a!)")
mkldnn_adaptive_avg_pool2d_parser = PythonArgParser("mkldnn_adaptive_avg_pool2d", (mkldnn_adaptive_avg_pool2d_op, mkldnn_adaptive_avg_pool2d_out_op))

def mkldnn_adaptive_avg_pool2d(input=NOT_GIVEN, output_size=NOT_GIVEN, *args, out=None, **kwargs):
    """mkldnn_adaptive_avg_pool2d(input, output_size, *, out=None) -> Tensor

    Means over a grid of windows of a blocked image; what `adaptive_avg_pool2d` does with one.

    Args:
        input: Blocked tensor, as `to_mkldnn()` makes it. Shape (N, C, H, W).
        output_size: Two ints that divide H and W.
    Returns: Blocked tensor of shape (N, C, *output_size).
    Raises: RuntimeError for sizes that do not divide the input's.
    Derivative: self: mkldnn_adaptive_avg_pool2d_backward(grad, self)
    Journey: `mkldnn_adaptive_avg_pool2d_op` (aten/ops/mkldnn.py), `MkldnnAdaptiveAvgPool2DBackward0`.

    >>> tt.ops.aten.mkldnn_adaptive_avg_pool2d(tt.arange(4.).view(1, 1, 2, 2).to_mkldnn(), (1, 1)).to_dense()
    tensor([[[[1.5000]]]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mkldnn_adaptive_avg_pool2d_op.table[ks](ks, input, output_size_)
    return mkldnn_adaptive_avg_pool2d_parser.call(*given(("input", "output_size"), (input, output_size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


mkldnn_adaptive_avg_pool2d_backward_op = def_("aten::mkldnn_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor")
mkldnn_adaptive_avg_pool2d_backward_parser = PythonArgParser("mkldnn_adaptive_avg_pool2d_backward", (mkldnn_adaptive_avg_pool2d_backward_op,))

def mkldnn_adaptive_avg_pool2d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl):
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mkldnn_adaptive_avg_pool2d_backward_op.table[ks](ks, grad_output, input)
    return mkldnn_adaptive_avg_pool2d_backward_parser.call(*given(("grad_output", "input"), (grad_output, input), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_mkldnn_reshape_op = def_("aten::_mkldnn_reshape(Tensor self, int[] shape) -> Tensor")
_mkldnn_reshape_parser = PythonArgParser("_mkldnn_reshape", (_mkldnn_reshape_op,))

def _mkldnn_reshape(input=NOT_GIVEN, shape=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (shape_ := as_tuple(shape)) is not False:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _mkldnn_reshape_op.table[ks](ks, input, shape_)
    return _mkldnn_reshape_parser.call(*given(("input", "shape"), (input, shape), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_mkldnn_transpose_op = def_("aten::_mkldnn_transpose(Tensor self, int dim0, int dim1) -> Tensor")
_mkldnn_transpose_parser = PythonArgParser("_mkldnn_transpose", (_mkldnn_transpose_op,))

def _mkldnn_transpose(input=NOT_GIVEN, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and dim0.__class__ is int and -(2**30) < dim0 < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _mkldnn_transpose_op.table[ks](ks, input, dim0, dim1)
    return _mkldnn_transpose_parser.call(*given(("input", "dim0", "dim1"), (input, dim0, dim1), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_mkldnn_transpose__op = def_("aten::_mkldnn_transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)")
_mkldnn_transpose__parser = PythonArgParser("_mkldnn_transpose_", (_mkldnn_transpose__op,))

def _mkldnn_transpose_(input=NOT_GIVEN, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and dim0.__class__ is int and -(2**30) < dim0 < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _mkldnn_transpose__op.table[ks](ks, input, dim0, dim1)
    return _mkldnn_transpose__parser.call(*given(("input", "dim0", "dim1"), (input, dim0, dim1), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)
