"""Random numbers.

An operator checks its arguments and calls a sampler for all elements. On the CPU a sampler draws one number after the other
from the generator's engine (`ufunc/mt19937.py`); on CUDA it computes element i from (seed, i, offset) alone
(`ufunc/philox.py`), so that each thread can do it by itself.

    distributions             filling in place: uniform_, normal_, random_, ...; poisson, binomial, multinomial
    distributions_gamma       Gamma and Dirichlet numbers, and their gradients
    distribution_templates    normal and bernoulli with parameters that are tensors
    tensor_factories_random   rand, randn, randint, randperm: a new tensor, filled by those

Mirrors a part of aten/src/ATen/native.
"""
