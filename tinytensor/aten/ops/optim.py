# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The operators of the family `optim`: for each overload its schema and handle, for each name its Python function.

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
    are_tensors,
    given,
)
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.dispatcher import def_
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser

_amp_foreach_non_finite_check_and_unscale__op = def_("aten::_amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()")
_amp_foreach_non_finite_check_and_unscale__parser = PythonArgParser("_amp_foreach_non_finite_check_and_unscale_", (_amp_foreach_non_finite_check_and_unscale__op,))

def _amp_foreach_non_finite_check_and_unscale_(self=NOT_GIVEN, found_inf=NOT_GIVEN, inv_scale=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and are_tensors(self) and isinstance(found_inf, TensorImpl) and isinstance(inv_scale, TensorImpl):
        ks = found_inf.meta_.key_set | inv_scale.meta_.key_set
        for t in self:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _amp_foreach_non_finite_check_and_unscale__op.table[ks](ks, self, found_inf, inv_scale)
    return _amp_foreach_non_finite_check_and_unscale__parser.call(*given(("self", "found_inf", "inv_scale"), (self, found_inf, inv_scale), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_amp_update_scale__op = def_("aten::_amp_update_scale_(Tensor(a!) self, Tensor(b!) growth_tracker, Tensor found_inf, float scale_growth_factor, float scale_backoff_factor, int growth_interval) -> Tensor(a!)")
_amp_update_scale__parser = PythonArgParser("_amp_update_scale_", (_amp_update_scale__op,))

def _amp_update_scale_(input=NOT_GIVEN, growth_tracker=NOT_GIVEN, found_inf=NOT_GIVEN, scale_growth_factor=NOT_GIVEN, scale_backoff_factor=NOT_GIVEN, growth_interval=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(growth_tracker, TensorImpl) and isinstance(found_inf, TensorImpl) and (scale_growth_factor.__class__ is float or (scale_growth_factor.__class__ is int and -(2**30) < scale_growth_factor < 2**30)) and (scale_backoff_factor.__class__ is float or (scale_backoff_factor.__class__ is int and -(2**30) < scale_backoff_factor < 2**30)) and growth_interval.__class__ is int and -(2**30) < growth_interval < 2**30:
        ks = input.meta_.key_set | growth_tracker.meta_.key_set | found_inf.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _amp_update_scale__op.table[ks](ks, input, growth_tracker, found_inf, scale_growth_factor if scale_growth_factor.__class__ is float else float(scale_growth_factor), scale_backoff_factor if scale_backoff_factor.__class__ is float else float(scale_backoff_factor), growth_interval)
    return _amp_update_scale__parser.call(*given(("input", "growth_tracker", "found_inf", "scale_growth_factor", "scale_backoff_factor", "growth_interval"), (input, growth_tracker, found_inf, scale_growth_factor, scale_backoff_factor, growth_interval), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_foreach_add__Scalar_op = def_("aten::_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()")
_foreach_add__parser = PythonArgParser("_foreach_add_", (_foreach_add__Scalar_op,))

def _foreach_add__Scalar(self, scalar):
    ks = 0
    for t in self:
        ks |= t.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _foreach_add__Scalar_op.table[ks](ks, self, scalar)

def _foreach_add_(*args, **kwargs):
    return _foreach_add__parser.call(*args, **kwargs)


_foreach_sub__List_op = def_("aten::_foreach_sub_.List(Tensor(a!)[] self, Tensor[] other, *, Scalar alpha=1) -> ()")
_foreach_sub__parser = PythonArgParser("_foreach_sub_", (_foreach_sub__List_op,))

def _foreach_sub__List(self, other, alpha=1):
    ks = 0
    for t in self:
        ks |= t.meta_.key_set
    for t in other:
        ks |= t.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _foreach_sub__List_op.table[ks](ks, self, other, alpha)

def _foreach_sub_(*args, **kwargs):
    return _foreach_sub__parser.call(*args, **kwargs)


_foreach_zero__op = def_("aten::_foreach_zero_(Tensor(a!)[] self) -> ()")
_foreach_zero__parser = PythonArgParser("_foreach_zero_", (_foreach_zero__op,))

def _foreach_zero_(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and are_tensors(self):
        ks = 0
        for t in self:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _foreach_zero__op.table[ks](ks, self)
    return _foreach_zero__parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


_fused_sgd__op = def_("aten::_fused_sgd_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()")
_fused_sgd__tensor_lr_op = def_("aten::_fused_sgd_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, float weight_decay, float momentum, Tensor lr, float dampening, bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()")
_fused_sgd__parser = PythonArgParser("_fused_sgd_", (_fused_sgd__op, _fused_sgd__tensor_lr_op))

def _fused_sgd__default(self, grads, momentum_buffer_list, weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, grad_scale=None, found_inf=None):
    ks = 0
    for t in self:
        ks |= t.meta_.key_set
    for t in grads:
        ks |= t.meta_.key_set
    for t in momentum_buffer_list:
        ks |= t.meta_.key_set
    if grad_scale is not None:
        ks |= grad_scale.meta_.key_set
    if found_inf is not None:
        ks |= found_inf.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _fused_sgd__op.table[ks](ks, self, grads, momentum_buffer_list, weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, grad_scale, found_inf)

def _fused_sgd__tensor_lr(self, grads, momentum_buffer_list, weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, grad_scale=None, found_inf=None):
    ks = lr.meta_.key_set
    for t in self:
        ks |= t.meta_.key_set
    for t in grads:
        ks |= t.meta_.key_set
    for t in momentum_buffer_list:
        ks |= t.meta_.key_set
    if grad_scale is not None:
        ks |= grad_scale.meta_.key_set
    if found_inf is not None:
        ks |= found_inf.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _fused_sgd__tensor_lr_op.table[ks](ks, self, grads, momentum_buffer_list, weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, grad_scale, found_inf)

def _fused_sgd_(self=NOT_GIVEN, grads=NOT_GIVEN, momentum_buffer_list=NOT_GIVEN, *args, weight_decay=NOT_GIVEN, momentum=NOT_GIVEN, lr=NOT_GIVEN, dampening=NOT_GIVEN, nesterov=NOT_GIVEN, maximize=NOT_GIVEN, is_first_step=NOT_GIVEN, grad_scale=None, found_inf=None, **kwargs):
    if not args and not kwargs and are_tensors(self) and are_tensors(grads) and are_tensors(momentum_buffer_list) and (weight_decay.__class__ is float or (weight_decay.__class__ is int and -(2**30) < weight_decay < 2**30)) and (momentum.__class__ is float or (momentum.__class__ is int and -(2**30) < momentum < 2**30)) and (lr.__class__ is float or (lr.__class__ is int and -(2**30) < lr < 2**30)) and (dampening.__class__ is float or (dampening.__class__ is int and -(2**30) < dampening < 2**30)) and nesterov.__class__ is bool and maximize.__class__ is bool and is_first_step.__class__ is bool and (grad_scale is None or isinstance(grad_scale, TensorImpl)) and (found_inf is None or isinstance(found_inf, TensorImpl)):
        return _fused_sgd__default(self, grads, momentum_buffer_list, weight_decay if weight_decay.__class__ is float else float(weight_decay), momentum if momentum.__class__ is float else float(momentum), lr if lr.__class__ is float else float(lr), dampening if dampening.__class__ is float else float(dampening), nesterov, maximize, is_first_step, grad_scale, found_inf)
    if not args and not kwargs and are_tensors(self) and are_tensors(grads) and are_tensors(momentum_buffer_list) and (weight_decay.__class__ is float or (weight_decay.__class__ is int and -(2**30) < weight_decay < 2**30)) and (momentum.__class__ is float or (momentum.__class__ is int and -(2**30) < momentum < 2**30)) and isinstance(lr, TensorImpl) and (dampening.__class__ is float or (dampening.__class__ is int and -(2**30) < dampening < 2**30)) and nesterov.__class__ is bool and maximize.__class__ is bool and is_first_step.__class__ is bool and (grad_scale is None or isinstance(grad_scale, TensorImpl)) and (found_inf is None or isinstance(found_inf, TensorImpl)):
        return _fused_sgd__tensor_lr(self, grads, momentum_buffer_list, weight_decay if weight_decay.__class__ is float else float(weight_decay), momentum if momentum.__class__ is float else float(momentum), lr, dampening if dampening.__class__ is float else float(dampening), nesterov, maximize, is_first_step, grad_scale, found_inf)
    return _fused_sgd__parser.call(*given(("self", "grads", "momentum_buffer_list"), (self, grads, momentum_buffer_list), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), weight_decay=weight_decay, momentum=momentum, lr=lr, dampening=dampening, nesterov=nesterov, maximize=maximize, is_first_step=is_first_step, grad_scale=grad_scale, found_inf=found_inf, **kwargs)


_fused_adam__op = def_("aten::_fused_adam_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()")
_fused_adam__tensor_lr_op = def_("aten::_fused_adam_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()")
_fused_adam__parser = PythonArgParser("_fused_adam_", (_fused_adam__op, _fused_adam__tensor_lr_op))

def _fused_adam__default(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale=None, found_inf=None):
    ks = 0
    for t in self:
        ks |= t.meta_.key_set
    for t in grads:
        ks |= t.meta_.key_set
    for t in exp_avgs:
        ks |= t.meta_.key_set
    for t in exp_avg_sqs:
        ks |= t.meta_.key_set
    for t in max_exp_avg_sqs:
        ks |= t.meta_.key_set
    for t in state_steps:
        ks |= t.meta_.key_set
    if grad_scale is not None:
        ks |= grad_scale.meta_.key_set
    if found_inf is not None:
        ks |= found_inf.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _fused_adam__op.table[ks](ks, self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf)

def _fused_adam__tensor_lr(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale=None, found_inf=None):
    ks = lr.meta_.key_set
    for t in self:
        ks |= t.meta_.key_set
    for t in grads:
        ks |= t.meta_.key_set
    for t in exp_avgs:
        ks |= t.meta_.key_set
    for t in exp_avg_sqs:
        ks |= t.meta_.key_set
    for t in max_exp_avg_sqs:
        ks |= t.meta_.key_set
    for t in state_steps:
        ks |= t.meta_.key_set
    if grad_scale is not None:
        ks |= grad_scale.meta_.key_set
    if found_inf is not None:
        ks |= found_inf.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _fused_adam__tensor_lr_op.table[ks](ks, self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf)

def _fused_adam_(self=NOT_GIVEN, grads=NOT_GIVEN, exp_avgs=NOT_GIVEN, exp_avg_sqs=NOT_GIVEN, max_exp_avg_sqs=NOT_GIVEN, state_steps=NOT_GIVEN, *args, lr=NOT_GIVEN, beta1=NOT_GIVEN, beta2=NOT_GIVEN, weight_decay=NOT_GIVEN, eps=NOT_GIVEN, amsgrad=NOT_GIVEN, maximize=NOT_GIVEN, grad_scale=None, found_inf=None, **kwargs):
    if not args and not kwargs and are_tensors(self) and are_tensors(grads) and are_tensors(exp_avgs) and are_tensors(exp_avg_sqs) and are_tensors(max_exp_avg_sqs) and are_tensors(state_steps) and (lr.__class__ is float or (lr.__class__ is int and -(2**30) < lr < 2**30)) and (beta1.__class__ is float or (beta1.__class__ is int and -(2**30) < beta1 < 2**30)) and (beta2.__class__ is float or (beta2.__class__ is int and -(2**30) < beta2 < 2**30)) and (weight_decay.__class__ is float or (weight_decay.__class__ is int and -(2**30) < weight_decay < 2**30)) and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)) and amsgrad.__class__ is bool and maximize.__class__ is bool and (grad_scale is None or isinstance(grad_scale, TensorImpl)) and (found_inf is None or isinstance(found_inf, TensorImpl)):
        return _fused_adam__default(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr if lr.__class__ is float else float(lr), beta1 if beta1.__class__ is float else float(beta1), beta2 if beta2.__class__ is float else float(beta2), weight_decay if weight_decay.__class__ is float else float(weight_decay), eps if eps.__class__ is float else float(eps), amsgrad, maximize, grad_scale, found_inf)
    if not args and not kwargs and are_tensors(self) and are_tensors(grads) and are_tensors(exp_avgs) and are_tensors(exp_avg_sqs) and are_tensors(max_exp_avg_sqs) and are_tensors(state_steps) and isinstance(lr, TensorImpl) and (beta1.__class__ is float or (beta1.__class__ is int and -(2**30) < beta1 < 2**30)) and (beta2.__class__ is float or (beta2.__class__ is int and -(2**30) < beta2 < 2**30)) and (weight_decay.__class__ is float or (weight_decay.__class__ is int and -(2**30) < weight_decay < 2**30)) and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)) and amsgrad.__class__ is bool and maximize.__class__ is bool and (grad_scale is None or isinstance(grad_scale, TensorImpl)) and (found_inf is None or isinstance(found_inf, TensorImpl)):
        return _fused_adam__tensor_lr(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1 if beta1.__class__ is float else float(beta1), beta2 if beta2.__class__ is float else float(beta2), weight_decay if weight_decay.__class__ is float else float(weight_decay), eps if eps.__class__ is float else float(eps), amsgrad, maximize, grad_scale, found_inf)
    return _fused_adam__parser.call(*given(("self", "grads", "exp_avgs", "exp_avg_sqs", "max_exp_avg_sqs", "state_steps"), (self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), lr=lr, beta1=beta1, beta2=beta2, weight_decay=weight_decay, eps=eps, amsgrad=amsgrad, maximize=maximize, grad_scale=grad_scale, found_inf=found_inf, **kwargs)


_fused_adamw__op = def_("aten::_fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()")
_fused_adamw__tensor_lr_op = def_("aten::_fused_adamw_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()")
_fused_adamw__parser = PythonArgParser("_fused_adamw_", (_fused_adamw__op, _fused_adamw__tensor_lr_op))

def _fused_adamw__default(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale=None, found_inf=None):
    ks = 0
    for t in self:
        ks |= t.meta_.key_set
    for t in grads:
        ks |= t.meta_.key_set
    for t in exp_avgs:
        ks |= t.meta_.key_set
    for t in exp_avg_sqs:
        ks |= t.meta_.key_set
    for t in max_exp_avg_sqs:
        ks |= t.meta_.key_set
    for t in state_steps:
        ks |= t.meta_.key_set
    if grad_scale is not None:
        ks |= grad_scale.meta_.key_set
    if found_inf is not None:
        ks |= found_inf.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _fused_adamw__op.table[ks](ks, self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf)

def _fused_adamw__tensor_lr(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale=None, found_inf=None):
    ks = lr.meta_.key_set
    for t in self:
        ks |= t.meta_.key_set
    for t in grads:
        ks |= t.meta_.key_set
    for t in exp_avgs:
        ks |= t.meta_.key_set
    for t in exp_avg_sqs:
        ks |= t.meta_.key_set
    for t in max_exp_avg_sqs:
        ks |= t.meta_.key_set
    for t in state_steps:
        ks |= t.meta_.key_set
    if grad_scale is not None:
        ks |= grad_scale.meta_.key_set
    if found_inf is not None:
        ks |= found_inf.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _fused_adamw__tensor_lr_op.table[ks](ks, self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf)

def _fused_adamw_(self=NOT_GIVEN, grads=NOT_GIVEN, exp_avgs=NOT_GIVEN, exp_avg_sqs=NOT_GIVEN, max_exp_avg_sqs=NOT_GIVEN, state_steps=NOT_GIVEN, *args, lr=NOT_GIVEN, beta1=NOT_GIVEN, beta2=NOT_GIVEN, weight_decay=NOT_GIVEN, eps=NOT_GIVEN, amsgrad=NOT_GIVEN, maximize=NOT_GIVEN, grad_scale=None, found_inf=None, **kwargs):
    if not args and not kwargs and are_tensors(self) and are_tensors(grads) and are_tensors(exp_avgs) and are_tensors(exp_avg_sqs) and are_tensors(max_exp_avg_sqs) and are_tensors(state_steps) and (lr.__class__ is float or (lr.__class__ is int and -(2**30) < lr < 2**30)) and (beta1.__class__ is float or (beta1.__class__ is int and -(2**30) < beta1 < 2**30)) and (beta2.__class__ is float or (beta2.__class__ is int and -(2**30) < beta2 < 2**30)) and (weight_decay.__class__ is float or (weight_decay.__class__ is int and -(2**30) < weight_decay < 2**30)) and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)) and amsgrad.__class__ is bool and maximize.__class__ is bool and (grad_scale is None or isinstance(grad_scale, TensorImpl)) and (found_inf is None or isinstance(found_inf, TensorImpl)):
        return _fused_adamw__default(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr if lr.__class__ is float else float(lr), beta1 if beta1.__class__ is float else float(beta1), beta2 if beta2.__class__ is float else float(beta2), weight_decay if weight_decay.__class__ is float else float(weight_decay), eps if eps.__class__ is float else float(eps), amsgrad, maximize, grad_scale, found_inf)
    if not args and not kwargs and are_tensors(self) and are_tensors(grads) and are_tensors(exp_avgs) and are_tensors(exp_avg_sqs) and are_tensors(max_exp_avg_sqs) and are_tensors(state_steps) and isinstance(lr, TensorImpl) and (beta1.__class__ is float or (beta1.__class__ is int and -(2**30) < beta1 < 2**30)) and (beta2.__class__ is float or (beta2.__class__ is int and -(2**30) < beta2 < 2**30)) and (weight_decay.__class__ is float or (weight_decay.__class__ is int and -(2**30) < weight_decay < 2**30)) and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)) and amsgrad.__class__ is bool and maximize.__class__ is bool and (grad_scale is None or isinstance(grad_scale, TensorImpl)) and (found_inf is None or isinstance(found_inf, TensorImpl)):
        return _fused_adamw__tensor_lr(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1 if beta1.__class__ is float else float(beta1), beta2 if beta2.__class__ is float else float(beta2), weight_decay if weight_decay.__class__ is float else float(weight_decay), eps if eps.__class__ is float else float(eps), amsgrad, maximize, grad_scale, found_inf)
    return _fused_adamw__parser.call(*given(("self", "grads", "exp_avgs", "exp_avg_sqs", "max_exp_avg_sqs", "state_steps"), (self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), lr=lr, beta1=beta1, beta2=beta2, weight_decay=weight_decay, eps=eps, amsgrad=amsgrad, maximize=maximize, grad_scale=grad_scale, found_inf=found_inf, **kwargs)


_fused_adagrad__op = def_("aten::_fused_adagrad_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor(d!)[] state_steps, *, float lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()")
_fused_adagrad__tensor_lr_op = def_("aten::_fused_adagrad_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, Tensor[] state_steps, *, Tensor lr, float lr_decay, float weight_decay, float eps, bool maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()")
_fused_adagrad__parser = PythonArgParser("_fused_adagrad_", (_fused_adagrad__op, _fused_adagrad__tensor_lr_op))

def _fused_adagrad__default(self, grads, state_sums, state_steps, lr, lr_decay, weight_decay, eps, maximize, grad_scale=None, found_inf=None):
    ks = 0
    for t in self:
        ks |= t.meta_.key_set
    for t in grads:
        ks |= t.meta_.key_set
    for t in state_sums:
        ks |= t.meta_.key_set
    for t in state_steps:
        ks |= t.meta_.key_set
    if grad_scale is not None:
        ks |= grad_scale.meta_.key_set
    if found_inf is not None:
        ks |= found_inf.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _fused_adagrad__op.table[ks](ks, self, grads, state_sums, state_steps, lr, lr_decay, weight_decay, eps, maximize, grad_scale, found_inf)

def _fused_adagrad__tensor_lr(self, grads, state_sums, state_steps, lr, lr_decay, weight_decay, eps, maximize, grad_scale=None, found_inf=None):
    ks = lr.meta_.key_set
    for t in self:
        ks |= t.meta_.key_set
    for t in grads:
        ks |= t.meta_.key_set
    for t in state_sums:
        ks |= t.meta_.key_set
    for t in state_steps:
        ks |= t.meta_.key_set
    if grad_scale is not None:
        ks |= grad_scale.meta_.key_set
    if found_inf is not None:
        ks |= found_inf.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _fused_adagrad__tensor_lr_op.table[ks](ks, self, grads, state_sums, state_steps, lr, lr_decay, weight_decay, eps, maximize, grad_scale, found_inf)

def _fused_adagrad_(self=NOT_GIVEN, grads=NOT_GIVEN, state_sums=NOT_GIVEN, state_steps=NOT_GIVEN, *args, lr=NOT_GIVEN, lr_decay=NOT_GIVEN, weight_decay=NOT_GIVEN, eps=NOT_GIVEN, maximize=NOT_GIVEN, grad_scale=None, found_inf=None, **kwargs):
    if not args and not kwargs and are_tensors(self) and are_tensors(grads) and are_tensors(state_sums) and are_tensors(state_steps) and (lr.__class__ is float or (lr.__class__ is int and -(2**30) < lr < 2**30)) and (lr_decay.__class__ is float or (lr_decay.__class__ is int and -(2**30) < lr_decay < 2**30)) and (weight_decay.__class__ is float or (weight_decay.__class__ is int and -(2**30) < weight_decay < 2**30)) and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)) and maximize.__class__ is bool and (grad_scale is None or isinstance(grad_scale, TensorImpl)) and (found_inf is None or isinstance(found_inf, TensorImpl)):
        return _fused_adagrad__default(self, grads, state_sums, state_steps, lr if lr.__class__ is float else float(lr), lr_decay if lr_decay.__class__ is float else float(lr_decay), weight_decay if weight_decay.__class__ is float else float(weight_decay), eps if eps.__class__ is float else float(eps), maximize, grad_scale, found_inf)
    if not args and not kwargs and are_tensors(self) and are_tensors(grads) and are_tensors(state_sums) and are_tensors(state_steps) and isinstance(lr, TensorImpl) and (lr_decay.__class__ is float or (lr_decay.__class__ is int and -(2**30) < lr_decay < 2**30)) and (weight_decay.__class__ is float or (weight_decay.__class__ is int and -(2**30) < weight_decay < 2**30)) and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)) and maximize.__class__ is bool and (grad_scale is None or isinstance(grad_scale, TensorImpl)) and (found_inf is None or isinstance(found_inf, TensorImpl)):
        return _fused_adagrad__tensor_lr(self, grads, state_sums, state_steps, lr, lr_decay if lr_decay.__class__ is float else float(lr_decay), weight_decay if weight_decay.__class__ is float else float(weight_decay), eps if eps.__class__ is float else float(eps), maximize, grad_scale, found_inf)
    return _fused_adagrad__parser.call(*given(("self", "grads", "state_sums", "state_steps"), (self, grads, state_sums, state_steps), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), lr=lr, lr_decay=lr_decay, weight_decay=weight_decay, eps=eps, maximize=maximize, grad_scale=grad_scale, found_inf=found_inf, **kwargs)
