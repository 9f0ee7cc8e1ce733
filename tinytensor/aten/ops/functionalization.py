# hot path
# Written by `python -m tinytensor.codegen` from native/native_functions.yaml. Do not edit.
"""The operators of the family `functionalization`: for each overload its schema and handle, for each name its Python function.

    add_Tensor_op = def_("aten::add.Tensor(...)")   what the dispatcher knows: the operator's schema, kernels and table
    add_Tensor(self, other, alpha)                  the call stub: takes the schema's types, calls through the dispatcher
    add(input, other, *, alpha=1)                   what `torch.add` takes: also numbers for tensors, lists, `out=`

A function looks at the classes of its arguments. With plain ones it calls at once; the rest goes to the argument parser,
which also knows the words for every mistake. A stub stands where a method or another module calls it; a function whose
overload has none makes the call itself. Only tensors have `meta`, so there the reading of it is the test for a tensor.

From `a + b` to the kernel: `Tensor.__add__` (aten/tensor_methods.py) sees that both are tensors and calls `add_Tensor`.
That unites the key sets of both, and `add_Tensor_op.table` has the kernel for the union (dispatch/operator_entry.py).

Mirrors the generated ATen/Functions.h, ATen/Operators_*.cpp, RegisterSchema.cpp and python_torch_functions_*.cpp.
"""

from tinytensor.aten.python_binding import (
    NOT_GIVEN,
    NUMBERS,
    SEQUENCES,
    as_tuple,
    given,
)
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.dispatch.dispatcher import def_
from tinytensor.dispatch.python_arg_parser import PythonArgParser

copy_op = def_("aten::copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor")
copy_parser = PythonArgParser("copy", (copy_op,))


def copy(input=NOT_GIVEN, src=NOT_GIVEN, non_blocking=False, *args, **kwargs):
    if not args and not kwargs and non_blocking.__class__ is bool:
        try:
            ks = input.meta.key_set | src.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return copy_op.call_slow(ks, input, src, non_blocking)
                ks = (ks | tls.included) & tls.not_excluded
            return copy_op.table[ks](ks, input, src, non_blocking)
    return copy_parser.call(*given(("input", "src", "non_blocking"), (input, src, non_blocking), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)


zero_op = def_("aten::zero(Tensor self) -> Tensor")
zero_parser = PythonArgParser("zero", (zero_op,))


def zero(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return zero_op.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return zero_op.table[ks](ks, input)
    return zero_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


resize_op = def_("aten::resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor")
resize_parser = PythonArgParser("resize", (resize_op,))


def resize_default(self, size, memory_format=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return resize_op.call_slow(ks, self, size, memory_format)
        ks = (ks | tls.included) & tls.not_excluded
    return resize_op.table[ks](ks, self, size, memory_format)


def resize(input=NOT_GIVEN, size=NOT_GIVEN, *args, memory_format=None, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (size_ := as_tuple(size)) is not False and (memory_format is None or memory_format.__class__ is MemoryFormat):
        return resize_default(input, size_, memory_format)
    return resize_parser.call(*given(("input", "size"), (input, size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), memory_format=memory_format, **kwargs)


_index_put_impl_op = def_("aten::_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor")
_index_put_impl_parser = PythonArgParser("_index_put_impl", (_index_put_impl_op,))


def _index_put_impl(input=NOT_GIVEN, indices=NOT_GIVEN, values=NOT_GIVEN, accumulate=False, unsafe=False, *args, **kwargs):
    if not args and not kwargs and indices.__class__ in SEQUENCES and accumulate.__class__ is bool and unsafe.__class__ is bool:
        try:
            ks = input.meta.key_set | values.meta.key_set
            for t in indices:
                if t is not None:
                    ks |= t.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _index_put_impl_op.call_slow(ks, input, indices, values, accumulate, unsafe)
                ks = (ks | tls.included) & tls.not_excluded
            return _index_put_impl_op.table[ks](ks, input, indices, values, accumulate, unsafe)
    return _index_put_impl_parser.call(*given(("input", "indices", "values", "accumulate", "unsafe"), (input, indices, values, accumulate, unsafe), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, False, False), args, kwargs), **kwargs)


rrelu_with_noise_functional_op = def_("aten::rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> (Tensor, Tensor noise_out)")
rrelu_with_noise_functional_parser = PythonArgParser("rrelu_with_noise_functional", (rrelu_with_noise_functional_op,))


def rrelu_with_noise_functional(input=NOT_GIVEN, noise=NOT_GIVEN, lower=0.125, upper=0.3333333333333333, training=False, generator=None, *args, **kwargs):
    if not args and not kwargs and lower.__class__ in NUMBERS and upper.__class__ in NUMBERS and training.__class__ is bool and generator is None:
        try:
            ks = input.meta.key_set | noise.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return rrelu_with_noise_functional_op.call_slow(ks, input, noise, lower, upper, training, generator)
                ks = (ks | tls.included) & tls.not_excluded
            return rrelu_with_noise_functional_op.table[ks](ks, input, noise, lower, upper, training, generator)
    return rrelu_with_noise_functional_parser.call(*given(("input", "noise", "lower", "upper", "training", "generator"), (input, noise, lower, upper, training, generator), (NOT_GIVEN, NOT_GIVEN, 0.125, 0.3333333333333333, False, None), args, kwargs), **kwargs)


resize_as_op = def_("aten::resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor")
resize_as_parser = PythonArgParser("resize_as", (resize_as_op,))


def resize_as(input=NOT_GIVEN, the_template=NOT_GIVEN, *args, memory_format=None, **kwargs):
    if not args and not kwargs and (memory_format is None or memory_format.__class__ is MemoryFormat):
        try:
            ks = input.meta.key_set | the_template.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return resize_as_op.call_slow(ks, input, the_template, memory_format)
                ks = (ks | tls.included) & tls.not_excluded
            return resize_as_op.table[ks](ks, input, the_template, memory_format)
    return resize_as_parser.call(*given(("input", "the_template"), (input, the_template), (NOT_GIVEN, NOT_GIVEN), args, kwargs), memory_format=memory_format, **kwargs)


_native_batch_norm_legit_functional_op = def_("aten::_native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)")
_native_batch_norm_legit_functional_parser = PythonArgParser("_native_batch_norm_legit_functional", (_native_batch_norm_legit_functional_op,))


def _native_batch_norm_legit_functional(input=NOT_GIVEN, weight=NOT_GIVEN, bias=NOT_GIVEN, running_mean=NOT_GIVEN, running_var=NOT_GIVEN, training=NOT_GIVEN, momentum=NOT_GIVEN, eps=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and training.__class__ is bool and momentum.__class__ is float and eps.__class__ is float:
        try:
            ks = input.meta.key_set | running_mean.meta.key_set | running_var.meta.key_set
            if weight is not None:
                ks |= weight.meta.key_set
            if bias is not None:
                ks |= bias.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _native_batch_norm_legit_functional_op.call_slow(ks, input, weight, bias, running_mean, running_var, training, momentum, eps)
                ks = (ks | tls.included) & tls.not_excluded
            return _native_batch_norm_legit_functional_op.table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps)
    return _native_batch_norm_legit_functional_parser.call(*given(("input", "weight", "bias", "running_mean", "running_var", "training", "momentum", "eps"), (input, weight, bias, running_mean, running_var, training, momentum, eps), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


embedding_renorm_op = def_("aten::embedding_renorm(Tensor self, Tensor indices, float max_norm, float norm_type) -> Tensor")
embedding_renorm_parser = PythonArgParser("embedding_renorm", (embedding_renorm_op,))


def embedding_renorm(input=NOT_GIVEN, indices=NOT_GIVEN, max_norm=NOT_GIVEN, norm_type=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and max_norm.__class__ is float and norm_type.__class__ is float:
        try:
            ks = input.meta.key_set | indices.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return embedding_renorm_op.call_slow(ks, input, indices, max_norm, norm_type)
                ks = (ks | tls.included) & tls.not_excluded
            return embedding_renorm_op.table[ks](ks, input, indices, max_norm, norm_type)
    return embedding_renorm_parser.call(*given(("input", "indices", "max_norm", "norm_type"), (input, indices, max_norm, norm_type), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


uniform_op = def_("aten::uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor")
uniform_parser = PythonArgParser("uniform", (uniform_op,))


def uniform_default(self, from_=0.0, to=1.0, generator=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return uniform_op.call_slow(ks, self, from_, to, generator)
        ks = (ks | tls.included) & tls.not_excluded
    return uniform_op.table[ks](ks, self, from_, to, generator)


def uniform(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return uniform_default(input, 0.0, 1.0, None)
        if len(args) == 1:
            (from_,) = args
            if isinstance(input, TensorImpl) and from_.__class__ is float:
                return uniform_default(input, from_, 1.0, None)
        if len(args) == 2:
            from_, to = args
            if isinstance(input, TensorImpl) and from_.__class__ is float and to.__class__ is float:
                return uniform_default(input, from_, to, None)
    return uniform_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


normal_functional_op = def_("aten::normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor")
normal_functional_parser = PythonArgParser("normal_functional", (normal_functional_op,))


def normal_functional(input=NOT_GIVEN, mean=0.0, std=1.0, *args, generator=None, **kwargs):
    if not args and not kwargs and mean.__class__ is float and std.__class__ is float and generator is None:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return normal_functional_op.call_slow(ks, input, mean, std, generator)
                ks = (ks | tls.included) & tls.not_excluded
            return normal_functional_op.table[ks](ks, input, mean, std, generator)
    return normal_functional_parser.call(*given(("input", "mean", "std"), (input, mean, std), (NOT_GIVEN, 0.0, 1.0), args, kwargs), generator=generator, **kwargs)


log_normal_op = def_("aten::log_normal(Tensor self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor")
log_normal_parser = PythonArgParser("log_normal", (log_normal_op,))


def log_normal(input=NOT_GIVEN, mean=1.0, std=2.0, *args, generator=None, **kwargs):
    if not args and not kwargs and mean.__class__ is float and std.__class__ is float and generator is None:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return log_normal_op.call_slow(ks, input, mean, std, generator)
                ks = (ks | tls.included) & tls.not_excluded
            return log_normal_op.table[ks](ks, input, mean, std, generator)
    return log_normal_parser.call(*given(("input", "mean", "std"), (input, mean, std), (NOT_GIVEN, 1.0, 2.0), args, kwargs), generator=generator, **kwargs)


exponential_op = def_("aten::exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor")
exponential_parser = PythonArgParser("exponential", (exponential_op,))


def exponential(input=NOT_GIVEN, lambd=1.0, *args, generator=None, **kwargs):
    if not args and not kwargs and lambd.__class__ is float and generator is None:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return exponential_op.call_slow(ks, input, lambd, generator)
                ks = (ks | tls.included) & tls.not_excluded
            return exponential_op.table[ks](ks, input, lambd, generator)
    return exponential_parser.call(*given(("input", "lambd"), (input, lambd), (NOT_GIVEN, 1.0), args, kwargs), generator=generator, **kwargs)


cauchy_op = def_("aten::cauchy(Tensor self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor")
cauchy_parser = PythonArgParser("cauchy", (cauchy_op,))


def cauchy(input=NOT_GIVEN, median=0.0, sigma=1.0, *args, generator=None, **kwargs):
    if not args and not kwargs and median.__class__ is float and sigma.__class__ is float and generator is None:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return cauchy_op.call_slow(ks, input, median, sigma, generator)
                ks = (ks | tls.included) & tls.not_excluded
            return cauchy_op.table[ks](ks, input, median, sigma, generator)
    return cauchy_parser.call(*given(("input", "median", "sigma"), (input, median, sigma), (NOT_GIVEN, 0.0, 1.0), args, kwargs), generator=generator, **kwargs)


geometric_op = def_("aten::geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor")
geometric_parser = PythonArgParser("geometric", (geometric_op,))


def geometric(input=NOT_GIVEN, p=NOT_GIVEN, *args, generator=None, **kwargs):
    if not args and not kwargs and p.__class__ is float and generator is None:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return geometric_op.call_slow(ks, input, p, generator)
                ks = (ks | tls.included) & tls.not_excluded
            return geometric_op.table[ks](ks, input, p, generator)
    return geometric_parser.call(*given(("input", "p"), (input, p), (NOT_GIVEN, NOT_GIVEN), args, kwargs), generator=generator, **kwargs)


random_op = def_("aten::random(Tensor self, *, Generator? generator=None) -> Tensor")
random_to_op = def_("aten::random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor")
random_from_op = def_("aten::random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor")
random_parser = PythonArgParser("random", (random_op, random_to_op, random_from_op))


def random(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return random_op.call_slow(ks, input, None)
                    ks = (ks | tls.included) & tls.not_excluded
                return random_op.table[ks](ks, input, None)
        if len(args) == 1:
            (to,) = args
            if to.__class__ is int:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return random_to_op.call_slow(ks, input, to, None)
                        ks = (ks | tls.included) & tls.not_excluded
                    return random_to_op.table[ks](ks, input, to, None)
        if len(args) == 2:
            from_, to = args
            if from_.__class__ is int and (to is None or to.__class__ is int):
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return random_from_op.call_slow(ks, input, from_, to, None)
                        ks = (ks | tls.included) & tls.not_excluded
                    return random_from_op.table[ks](ks, input, from_, to, None)
    return random_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


bernoulli_Tensor_op = def_("aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor")
bernoulli_op = def_("aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor")
bernoulli_p_op = def_("aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor")
bernoulli_out_op = def_("aten::bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)")
bernoulli_parser = PythonArgParser("bernoulli", (bernoulli_Tensor_op, bernoulli_op, bernoulli_p_op, bernoulli_out_op), methods=(bernoulli_op, bernoulli_p_op))


def bernoulli_default(self, generator=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return bernoulli_op.call_slow(ks, self, generator)
        ks = (ks | tls.included) & tls.not_excluded
    return bernoulli_op.table[ks](ks, self, generator)


def bernoulli_p(self, p, generator=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return bernoulli_p_op.call_slow(ks, self, p, generator)
        ks = (ks | tls.included) & tls.not_excluded
    return bernoulli_p_op.table[ks](ks, self, p, generator)


def bernoulli(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return bernoulli_op.call_slow(ks, input, None)
                    ks = (ks | tls.included) & tls.not_excluded
                return bernoulli_op.table[ks](ks, input, None)
        if len(args) == 1:
            (p,) = args
            if p.__class__ is float:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return bernoulli_p_op.call_slow(ks, input, p, None)
                        ks = (ks | tls.included) & tls.not_excluded
                    return bernoulli_p_op.table[ks](ks, input, p, None)
            try:
                ks = input.meta.key_set | p.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return bernoulli_Tensor_op.call_slow(ks, input, p, None)
                    ks = (ks | tls.included) & tls.not_excluded
                return bernoulli_Tensor_op.table[ks](ks, input, p, None)
    return bernoulli_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)
