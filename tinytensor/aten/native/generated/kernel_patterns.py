# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""What makes the kernels that follow a pattern; the number in a name is that of the operator's arguments.

    forward_2            calls the function that native_functions.yaml names
    new_2                the same, for a function that calls operators: its result is a new tensor, see `as_new`
    functional_2         a structured operator: plan, allocate what the plan says, run. `_new`: the run calls operators
    inplace_2            the plan for an output that is there: the first argument. `_reads_b`: the second is a tensor too
    out_2                the same with an output that may have to be resized
    meta_functional_2    for the Meta key: the plan alone, nothing runs
    default_inplace_2    for other backends: see Note [Default backend kernels] in codegen/gen_register.py

Each function makes a kernel that is called `kernel(ks, *args)`; whoever registers it gives it the operator's name.
"""

from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.aten.empty_tensor import as_new, empty_from_metadata
from tinytensor.aten.native.structured import check_inplace_geometry, structured_out


def below_autograd_1(function):
    def kernel(ks, a):
        with AutoDispatchBelowADInplaceOrView():
            return function(a)

    return kernel


def below_autograd_2(function):
    def kernel(ks, a, b):
        with AutoDispatchBelowADInplaceOrView():
            return function(a, b)

    return kernel


def below_autograd_3(function):
    def kernel(ks, a, b, c):
        with AutoDispatchBelowADInplaceOrView():
            return function(a, b, c)

    return kernel


def below_autograd_4(function):
    def kernel(ks, a, b, c, d):
        with AutoDispatchBelowADInplaceOrView():
            return function(a, b, c, d)

    return kernel


def below_autograd_5(function):
    def kernel(ks, a, b, c, d, e):
        with AutoDispatchBelowADInplaceOrView():
            return function(a, b, c, d, e)

    return kernel


def below_autograd_6(function):
    def kernel(ks, a, b, c, d, e, f):
        with AutoDispatchBelowADInplaceOrView():
            return function(a, b, c, d, e, f)

    return kernel


def below_autograd_7(function):
    def kernel(ks, a, b, c, d, e, f, g):
        with AutoDispatchBelowADInplaceOrView():
            return function(a, b, c, d, e, f, g)

    return kernel


def below_autograd_8(function):
    def kernel(ks, a, b, c, d, e, f, g, h):
        with AutoDispatchBelowADInplaceOrView():
            return function(a, b, c, d, e, f, g, h)

    return kernel


def below_autograd_9(function):
    def kernel(ks, a, b, c, d, e, f, g, h, j):
        with AutoDispatchBelowADInplaceOrView():
            return function(a, b, c, d, e, f, g, h, j)

    return kernel


def below_autograd_10(function):
    def kernel(ks, a, b, c, d, e, f, g, h, j, k):
        with AutoDispatchBelowADInplaceOrView():
            return function(a, b, c, d, e, f, g, h, j, k)

    return kernel


def default_functional_1(meta, table):
    def kernel(ks, a):
        it = meta(None, a)
        out = empty_from_metadata(it.out_meta)
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, out)
        return out

    return kernel


def default_functional_2(meta, table):
    def kernel(ks, a, b):
        it = meta(None, a, b)
        out = empty_from_metadata(it.out_meta)
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, out)
        return out

    return kernel


def default_functional_3(meta, table):
    def kernel(ks, a, b, c):
        it = meta(None, a, b, c)
        out = empty_from_metadata(it.out_meta)
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, out)
        return out

    return kernel


def default_functional_4(meta, table):
    def kernel(ks, a, b, c, d):
        it = meta(None, a, b, c, d)
        out = empty_from_metadata(it.out_meta)
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d, out)
        return out

    return kernel


def default_functional_5(meta, table):
    def kernel(ks, a, b, c, d, e):
        it = meta(None, a, b, c, d, e)
        out = empty_from_metadata(it.out_meta)
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d, e, out)
        return out

    return kernel


def default_functional_6(meta, table):
    def kernel(ks, a, b, c, d, e, f):
        it = meta(None, a, b, c, d, e, f)
        out = empty_from_metadata(it.out_meta)
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d, e, f, out)
        return out

    return kernel


def default_functional_7(meta, table):
    def kernel(ks, a, b, c, d, e, f, g):
        it = meta(None, a, b, c, d, e, f, g)
        out = empty_from_metadata(it.out_meta)
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d, e, f, g, out)
        return out

    return kernel


def default_functional_8(meta, table):
    def kernel(ks, a, b, c, d, e, f, g, h):
        it = meta(None, a, b, c, d, e, f, g, h)
        out = empty_from_metadata(it.out_meta)
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d, e, f, g, h, out)
        return out

    return kernel


def default_inplace_1(table):
    def kernel(ks, a):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, a)
        return a

    return kernel


def default_inplace_2(table):
    def kernel(ks, a, b):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, a)
        return a

    return kernel


def default_inplace_3(table):
    def kernel(ks, a, b, c):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, a)
        return a

    return kernel


def default_inplace_4(table):
    def kernel(ks, a, b, c, d):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d, a)
        return a

    return kernel


def default_inplace_5(table):
    def kernel(ks, a, b, c, d, e):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d, e, a)
        return a

    return kernel


def default_inplace_6(table):
    def kernel(ks, a, b, c, d, e, f):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d, e, f, a)
        return a

    return kernel


def forward_1(function):
    def kernel(ks, a):
        return function(a)

    return kernel


def forward_2(function):
    def kernel(ks, a, b):
        return function(a, b)

    return kernel


def forward_3(function):
    def kernel(ks, a, b, c):
        return function(a, b, c)

    return kernel


def forward_4(function):
    def kernel(ks, a, b, c, d):
        return function(a, b, c, d)

    return kernel


def forward_5(function):
    def kernel(ks, a, b, c, d, e):
        return function(a, b, c, d, e)

    return kernel


def forward_6(function):
    def kernel(ks, a, b, c, d, e, f):
        return function(a, b, c, d, e, f)

    return kernel


def forward_7(function):
    def kernel(ks, a, b, c, d, e, f, g):
        return function(a, b, c, d, e, f, g)

    return kernel


def forward_8(function):
    def kernel(ks, a, b, c, d, e, f, g, h):
        return function(a, b, c, d, e, f, g, h)

    return kernel


def forward_9(function):
    def kernel(ks, a, b, c, d, e, f, g, h, j):
        return function(a, b, c, d, e, f, g, h, j)

    return kernel


def forward_10(function):
    def kernel(ks, a, b, c, d, e, f, g, h, j, k):
        return function(a, b, c, d, e, f, g, h, j, k)

    return kernel


def forward_11(function):
    def kernel(ks, a, b, c, d, e, f, g, h, j, k, l):
        return function(a, b, c, d, e, f, g, h, j, k, l)

    return kernel


def forward_12(function):
    def kernel(ks, a, b, c, d, e, f, g, h, j, k, l, m):
        return function(a, b, c, d, e, f, g, h, j, k, l, m)

    return kernel


def forward_13(function):
    def kernel(ks, a, b, c, d, e, f, g, h, j, k, l, m, n):
        return function(a, b, c, d, e, f, g, h, j, k, l, m, n)

    return kernel


def forward_15(function):
    def kernel(ks, a, b, c, d, e, f, g, h, j, k, l, m, n, o, p):
        return function(a, b, c, d, e, f, g, h, j, k, l, m, n, o, p)

    return kernel


def functional_1(meta, impl):
    def kernel(ks, a):
        it = meta(None, a)
        out = empty_from_metadata(it.out_meta)
        impl(it, out, a)
        return out

    return kernel


def functional_2(meta, impl):
    def kernel(ks, a, b):
        it = meta(None, a, b)
        out = empty_from_metadata(it.out_meta)
        impl(it, out, a, b)
        return out

    return kernel


def functional_2_new(meta, impl):
    def kernel(ks, a, b):
        it = meta(None, a, b)
        out = empty_from_metadata(it.out_meta)
        impl(it, out, a, b)
        return as_new(out)

    return kernel


def functional_3(meta, impl):
    def kernel(ks, a, b, c):
        it = meta(None, a, b, c)
        out = empty_from_metadata(it.out_meta)
        impl(it, out, a, b, c)
        return out

    return kernel


def functional_3_new(meta, impl):
    def kernel(ks, a, b, c):
        it = meta(None, a, b, c)
        out = empty_from_metadata(it.out_meta)
        impl(it, out, a, b, c)
        return as_new(out)

    return kernel


def functional_4(meta, impl):
    def kernel(ks, a, b, c, d):
        it = meta(None, a, b, c, d)
        out = empty_from_metadata(it.out_meta)
        impl(it, out, a, b, c, d)
        return out

    return kernel


def functional_4_new(meta, impl):
    def kernel(ks, a, b, c, d):
        it = meta(None, a, b, c, d)
        out = empty_from_metadata(it.out_meta)
        impl(it, out, a, b, c, d)
        return as_new(out)

    return kernel


def functional_5(meta, impl):
    def kernel(ks, a, b, c, d, e):
        it = meta(None, a, b, c, d, e)
        out = empty_from_metadata(it.out_meta)
        impl(it, out, a, b, c, d, e)
        return out

    return kernel


def functional_5_new(meta, impl):
    def kernel(ks, a, b, c, d, e):
        it = meta(None, a, b, c, d, e)
        out = empty_from_metadata(it.out_meta)
        impl(it, out, a, b, c, d, e)
        return as_new(out)

    return kernel


def functional_6(meta, impl):
    def kernel(ks, a, b, c, d, e, f):
        it = meta(None, a, b, c, d, e, f)
        out = empty_from_metadata(it.out_meta)
        impl(it, out, a, b, c, d, e, f)
        return out

    return kernel


def functional_6_new(meta, impl):
    def kernel(ks, a, b, c, d, e, f):
        it = meta(None, a, b, c, d, e, f)
        out = empty_from_metadata(it.out_meta)
        impl(it, out, a, b, c, d, e, f)
        return as_new(out)

    return kernel


def functional_7(meta, impl):
    def kernel(ks, a, b, c, d, e, f, g):
        it = meta(None, a, b, c, d, e, f, g)
        out = empty_from_metadata(it.out_meta)
        impl(it, out, a, b, c, d, e, f, g)
        return out

    return kernel


def functional_7_new(meta, impl):
    def kernel(ks, a, b, c, d, e, f, g):
        it = meta(None, a, b, c, d, e, f, g)
        out = empty_from_metadata(it.out_meta)
        impl(it, out, a, b, c, d, e, f, g)
        return as_new(out)

    return kernel


def functional_8(meta, impl):
    def kernel(ks, a, b, c, d, e, f, g, h):
        it = meta(None, a, b, c, d, e, f, g, h)
        out = empty_from_metadata(it.out_meta)
        impl(it, out, a, b, c, d, e, f, g, h)
        return out

    return kernel


def inplace_1(meta, impl):
    def kernel(ks, a):
        it = meta(a, a)
        impl(it, a, a)
        return a

    return kernel


def inplace_2(meta, impl):
    def kernel(ks, a, b):
        it = meta(a, a, b)
        impl(it, a, a, b)
        return a

    return kernel


def inplace_2_reads_b(meta, impl):
    def kernel(ks, a, b):
        check_inplace_geometry(a, (b,))
        it = meta(a, a, b)
        impl(it, a, a, b)
        return a

    return kernel


def inplace_3(meta, impl):
    def kernel(ks, a, b, c):
        it = meta(a, a, b, c)
        impl(it, a, a, b, c)
        return a

    return kernel


def inplace_3_reads_bc(meta, impl):
    def kernel(ks, a, b, c):
        check_inplace_geometry(a, (b, c))
        it = meta(a, a, b, c)
        impl(it, a, a, b, c)
        return a

    return kernel


def inplace_4(meta, impl):
    def kernel(ks, a, b, c, d):
        it = meta(a, a, b, c, d)
        impl(it, a, a, b, c, d)
        return a

    return kernel


def inplace_4_reads_bc(meta, impl):
    def kernel(ks, a, b, c, d):
        check_inplace_geometry(a, (b, c))
        it = meta(a, a, b, c, d)
        impl(it, a, a, b, c, d)
        return a

    return kernel


def meta_functional_1(meta):
    def kernel(ks, a):
        it = meta(None, a)
        out = empty_from_metadata(it.out_meta)
        return out

    return kernel


def meta_functional_2(meta):
    def kernel(ks, a, b):
        it = meta(None, a, b)
        out = empty_from_metadata(it.out_meta)
        return out

    return kernel


def meta_functional_3(meta):
    def kernel(ks, a, b, c):
        it = meta(None, a, b, c)
        out = empty_from_metadata(it.out_meta)
        return out

    return kernel


def meta_functional_4(meta):
    def kernel(ks, a, b, c, d):
        it = meta(None, a, b, c, d)
        out = empty_from_metadata(it.out_meta)
        return out

    return kernel


def meta_functional_5(meta):
    def kernel(ks, a, b, c, d, e):
        it = meta(None, a, b, c, d, e)
        out = empty_from_metadata(it.out_meta)
        return out

    return kernel


def meta_functional_6(meta):
    def kernel(ks, a, b, c, d, e, f):
        it = meta(None, a, b, c, d, e, f)
        out = empty_from_metadata(it.out_meta)
        return out

    return kernel


def meta_functional_7(meta):
    def kernel(ks, a, b, c, d, e, f, g):
        it = meta(None, a, b, c, d, e, f, g)
        out = empty_from_metadata(it.out_meta)
        return out

    return kernel


def meta_functional_8(meta):
    def kernel(ks, a, b, c, d, e, f, g, h):
        it = meta(None, a, b, c, d, e, f, g, h)
        out = empty_from_metadata(it.out_meta)
        return out

    return kernel


def meta_inplace_1(meta):
    def kernel(ks, a):
        meta(a, a)
        return a

    return kernel


def meta_inplace_2(meta):
    def kernel(ks, a, b):
        meta(a, a, b)
        return a

    return kernel


def meta_inplace_2_reads_b(meta):
    def kernel(ks, a, b):
        check_inplace_geometry(a, (b,))
        meta(a, a, b)
        return a

    return kernel


def meta_inplace_3(meta):
    def kernel(ks, a, b, c):
        meta(a, a, b, c)
        return a

    return kernel


def meta_inplace_3_reads_bc(meta):
    def kernel(ks, a, b, c):
        check_inplace_geometry(a, (b, c))
        meta(a, a, b, c)
        return a

    return kernel


def meta_inplace_4(meta):
    def kernel(ks, a, b, c, d):
        meta(a, a, b, c, d)
        return a

    return kernel


def meta_inplace_4_reads_bc(meta):
    def kernel(ks, a, b, c, d):
        check_inplace_geometry(a, (b, c))
        meta(a, a, b, c, d)
        return a

    return kernel


def meta_out_1(meta):
    def kernel(ks, a, b):
        structured_out(meta, b, (a,))
        return b

    return kernel


def meta_out_2(meta):
    def kernel(ks, a, b, c):
        structured_out(meta, c, (a, b))
        return c

    return kernel


def meta_out_3(meta):
    def kernel(ks, a, b, c, d):
        structured_out(meta, d, (a, b, c))
        return d

    return kernel


def meta_out_4(meta):
    def kernel(ks, a, b, c, d, e):
        structured_out(meta, e, (a, b, c, d))
        return e

    return kernel


def meta_out_5(meta):
    def kernel(ks, a, b, c, d, e, f):
        structured_out(meta, f, (a, b, c, d, e))
        return f

    return kernel


def meta_out_6(meta):
    def kernel(ks, a, b, c, d, e, f, g):
        structured_out(meta, g, (a, b, c, d, e, f))
        return g

    return kernel


def meta_out_7(meta):
    def kernel(ks, a, b, c, d, e, f, g, h):
        structured_out(meta, h, (a, b, c, d, e, f, g))
        return h

    return kernel


def meta_out_8(meta):
    def kernel(ks, a, b, c, d, e, f, g, h, j):
        structured_out(meta, j, (a, b, c, d, e, f, g, h))
        return j

    return kernel


def new_1(function):
    def kernel(ks, a):
        return as_new(function(a))

    return kernel


def new_2(function):
    def kernel(ks, a, b):
        return as_new(function(a, b))

    return kernel


def new_3(function):
    def kernel(ks, a, b, c):
        return as_new(function(a, b, c))

    return kernel


def new_4(function):
    def kernel(ks, a, b, c, d):
        return as_new(function(a, b, c, d))

    return kernel


def new_5(function):
    def kernel(ks, a, b, c, d, e):
        return as_new(function(a, b, c, d, e))

    return kernel


def new_6(function):
    def kernel(ks, a, b, c, d, e, f):
        return as_new(function(a, b, c, d, e, f))

    return kernel


def new_7(function):
    def kernel(ks, a, b, c, d, e, f, g):
        return as_new(function(a, b, c, d, e, f, g))

    return kernel


def new_8(function):
    def kernel(ks, a, b, c, d, e, f, g, h):
        return as_new(function(a, b, c, d, e, f, g, h))

    return kernel


def new_9(function):
    def kernel(ks, a, b, c, d, e, f, g, h, j):
        return as_new(function(a, b, c, d, e, f, g, h, j))

    return kernel


def new_10(function):
    def kernel(ks, a, b, c, d, e, f, g, h, j, k):
        return as_new(function(a, b, c, d, e, f, g, h, j, k))

    return kernel


def new_11(function):
    def kernel(ks, a, b, c, d, e, f, g, h, j, k, l):
        return as_new(function(a, b, c, d, e, f, g, h, j, k, l))

    return kernel


def new_12(function):
    def kernel(ks, a, b, c, d, e, f, g, h, j, k, l, m):
        return as_new(function(a, b, c, d, e, f, g, h, j, k, l, m))

    return kernel


def new_13(function):
    def kernel(ks, a, b, c, d, e, f, g, h, j, k, l, m, n):
        return as_new(function(a, b, c, d, e, f, g, h, j, k, l, m, n))

    return kernel


def new_16(function):
    def kernel(ks, a, b, c, d, e, f, g, h, j, k, l, m, n, o, p, q):
        return as_new(function(a, b, c, d, e, f, g, h, j, k, l, m, n, o, p, q))

    return kernel


def new_23(function):
    def kernel(ks, a, b, c, d, e, f, g, h, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x):
        return as_new(function(a, b, c, d, e, f, g, h, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x))

    return kernel


def out_1(meta, impl):
    def kernel(ks, a, b):
        it = structured_out(meta, b, (a,))
        impl(it, b, a)
        return b

    return kernel


def out_2(meta, impl):
    def kernel(ks, a, b, c):
        it = structured_out(meta, c, (a, b))
        impl(it, c, a, b)
        return c

    return kernel


def out_3(meta, impl):
    def kernel(ks, a, b, c, d):
        it = structured_out(meta, d, (a, b, c))
        impl(it, d, a, b, c)
        return d

    return kernel


def out_4(meta, impl):
    def kernel(ks, a, b, c, d, e):
        it = structured_out(meta, e, (a, b, c, d))
        impl(it, e, a, b, c, d)
        return e

    return kernel


def out_5(meta, impl):
    def kernel(ks, a, b, c, d, e, f):
        it = structured_out(meta, f, (a, b, c, d, e))
        impl(it, f, a, b, c, d, e)
        return f

    return kernel


def out_6(meta, impl):
    def kernel(ks, a, b, c, d, e, f, g):
        it = structured_out(meta, g, (a, b, c, d, e, f))
        impl(it, g, a, b, c, d, e, f)
        return g

    return kernel


def out_7(meta, impl):
    def kernel(ks, a, b, c, d, e, f, g, h):
        it = structured_out(meta, h, (a, b, c, d, e, f, g))
        impl(it, h, a, b, c, d, e, f, g)
        return h

    return kernel


def out_8(meta, impl):
    def kernel(ks, a, b, c, d, e, f, g, h, j):
        it = structured_out(meta, j, (a, b, c, d, e, f, g, h))
        impl(it, j, a, b, c, d, e, f, g, h)
        return j

    return kernel
