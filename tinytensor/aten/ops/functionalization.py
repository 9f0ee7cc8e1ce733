# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The operators of the family `functionalization`: for each overload its schema and handle, for each name its Python function.

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
    given,
)
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.dispatcher import def_
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser

copy_op = def_("aten::copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor")
copy_parser = PythonArgParser("copy", (copy_op,))

def copy(*args, **kwargs):
    return copy_parser.call(*args, **kwargs)


zero_op = def_("aten::zero(Tensor self) -> Tensor")
zero_parser = PythonArgParser("zero", (zero_op,))

def zero(*args, **kwargs):
    return zero_parser.call(*args, **kwargs)


resize_op = def_("aten::resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor")
resize_parser = PythonArgParser("resize", (resize_op,))

def resize_default(self, size, memory_format=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return resize_op.table[ks](ks, self, size, memory_format)

def resize(*args, **kwargs):
    return resize_parser.call(*args, **kwargs)


_index_put_impl_op = def_("aten::_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor")
_index_put_impl_parser = PythonArgParser("_index_put_impl", (_index_put_impl_op,))

def _index_put_impl(*args, **kwargs):
    return _index_put_impl_parser.call(*args, **kwargs)


rrelu_with_noise_functional_op = def_("aten::rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> (Tensor, Tensor noise_out)")
rrelu_with_noise_functional_parser = PythonArgParser("rrelu_with_noise_functional", (rrelu_with_noise_functional_op,))

def rrelu_with_noise_functional(*args, **kwargs):
    return rrelu_with_noise_functional_parser.call(*args, **kwargs)


resize_as_op = def_("aten::resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor")
resize_as_parser = PythonArgParser("resize_as", (resize_as_op,))

def resize_as(*args, **kwargs):
    return resize_as_parser.call(*args, **kwargs)


_native_batch_norm_legit_functional_op = def_("aten::_native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)")
_native_batch_norm_legit_functional_parser = PythonArgParser("_native_batch_norm_legit_functional", (_native_batch_norm_legit_functional_op,))

def _native_batch_norm_legit_functional(*args, **kwargs):
    return _native_batch_norm_legit_functional_parser.call(*args, **kwargs)


embedding_renorm_op = def_("aten::embedding_renorm(Tensor self, Tensor indices, float max_norm, float norm_type) -> Tensor")
embedding_renorm_parser = PythonArgParser("embedding_renorm", (embedding_renorm_op,))

def embedding_renorm(*args, **kwargs):
    return embedding_renorm_parser.call(*args, **kwargs)


uniform_op = def_("aten::uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor")
uniform_parser = PythonArgParser("uniform", (uniform_op,))

def uniform(*args, **kwargs):
    return uniform_parser.call(*args, **kwargs)


normal_functional_op = def_("aten::normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor")
normal_functional_parser = PythonArgParser("normal_functional", (normal_functional_op,))

def normal_functional(*args, **kwargs):
    return normal_functional_parser.call(*args, **kwargs)


log_normal_op = def_("aten::log_normal(Tensor self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor")
log_normal_parser = PythonArgParser("log_normal", (log_normal_op,))

def log_normal(*args, **kwargs):
    return log_normal_parser.call(*args, **kwargs)


exponential_op = def_("aten::exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor")
exponential_parser = PythonArgParser("exponential", (exponential_op,))

def exponential(*args, **kwargs):
    return exponential_parser.call(*args, **kwargs)


cauchy_op = def_("aten::cauchy(Tensor self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor")
cauchy_parser = PythonArgParser("cauchy", (cauchy_op,))

def cauchy(*args, **kwargs):
    return cauchy_parser.call(*args, **kwargs)


geometric_op = def_("aten::geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor")
geometric_parser = PythonArgParser("geometric", (geometric_op,))

def geometric(*args, **kwargs):
    return geometric_parser.call(*args, **kwargs)


random_op = def_("aten::random(Tensor self, *, Generator? generator=None) -> Tensor")
random_to_op = def_("aten::random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor")
random_from_op = def_("aten::random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor")
random_parser = PythonArgParser("random", (random_op, random_to_op, random_from_op))

def random(*args, **kwargs):
    return random_parser.call(*args, **kwargs)


bernoulli_Tensor_op = def_("aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor")
bernoulli_op = def_("aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor")
bernoulli_p_op = def_("aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor")
bernoulli_out_op = def_("aten::bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)")
bernoulli_parser = PythonArgParser("bernoulli", (bernoulli_op, bernoulli_p_op, bernoulli_out_op), methods=(bernoulli_op, bernoulli_p_op))

def bernoulli_default(self, generator=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bernoulli_op.table[ks](ks, self, generator)

def bernoulli_p(self, p, generator=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bernoulli_p_op.table[ks](ks, self, p, generator)

def bernoulli(input=NOT_GIVEN, *args, **kwargs):
    """bernoulli(input, p, *, generator=None, out=None) -> Tensor
    bernoulli(input, *, generator=None, out=None) -> Tensor

    Draws 1 with a given chance and else 0, for each element.
        P(out[i] = 1) = input[i], or p if it is given

    Args:
        input: Floating tensor of chances from 0 to 1. If `p` is given, it lends shape and dtype only, and any
            dtype will do.
        p: float from 0 to 1, one chance for all; in `bernoulli_` also a tensor of chances, 0.5 if not given.
        generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
            sets.
        out: Tensor that the result is written to; it is resized if its shape differs.
    Returns: New tensor of `input`'s shape and dtype.
    Raises:
        RuntimeError if a chance lies outside of [0, 1].
        NotImplementedError if the chances are integers.
    Note: `bernoulli_` overwrites its tensor and does not read chances from it. The gradient is zero. The same
        seed and the same calls give the same numbers, those of PyTorch.
    Derivative:
        bernoulli_.Tensor, p: zeros_like(p)
        bernoulli_.Tensor, self: zeros_like(grad)
        bernoulli, self: zeros_like(grad)
    Journey: `bernoulli_Tensor_op` (aten/ops/functionalization.py), `BernoulliBackward1`.

    >>> tt.bernoulli(tt.tensor([0., 1., 1.]))
    tensor([0., 1., 1.])
    >>> tt.zeros(2, dtype=tt.int64).bernoulli_(1.)
    tensor([1, 1])
    """
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return bernoulli_default(input, None)
        if len(args) == 1:
            (p,) = args
            if isinstance(input, TensorImpl) and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)):
                return bernoulli_p(input, p if p.__class__ is float else float(p), None)
    return bernoulli_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)
