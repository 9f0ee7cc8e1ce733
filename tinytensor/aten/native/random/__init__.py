"""Random numbers.

An operator checks its arguments and calls a sampler for all elements. A sampler computes element i from (seed, i, offset)
alone (`ufunc/philox.py`), so its loop can be cut among threads anywhere.

    distributions             filling in place: uniform_, normal_, random_, ...; poisson, binomial, multinomial
    distributions_gamma       Gamma and Dirichlet numbers, and their gradients
    distribution_templates    normal and bernoulli with parameters that are tensors
    tensor_factories_random   rand, randn, randint, randperm: a new tensor, filled by those

Mirrors a part of aten/src/ATen/native.
"""
