"""A tensor as a Python object and in autograd: odd operands, arguments, numbers, arrays, graphs."""

PROGRAMS = {
    # -- operands
    "an integer squared by a float is a product of floats": (
        "v0 = tt.tensor([1, 255], dtype=tt.uint8); v1 = v0**2.0; v2 = tt.tensor([100], dtype=tt.int8).pow(2.0)"
    ),
    "an exponent beyond the dtype": "v0 = tt.tensor([1.5], dtype=tt.float16); v1 = v0 ** (2**40)",
    "NumPy's bool is a float where a number is asked": (
        "import numpy as np\nv0 = tt.tensor(3) + np.bool_(True); v1 = tt.tensor([1.0]) - np.bool_(True)\n"
        "v2 = tt.full((2,), np.bool_(True)); v3 = tt.clamp(tt.tensor([3]), np.bool_(True))"
    ),
    "NumPy's bool is no bool": "import numpy as np\nv0 = tt.ones(2, 2).sum(1, keepdim=np.bool_(True))",
    "an array beside a tensor keeps NumPy's order": (
        "import numpy as np\nv0 = tt.arange(6).reshape(2, 3).t(); v1 = v0 + np.array([1, 2])"
    ),
    "a number that 64 bits do not hold": "v0 = tt.tensor([1]) * 2**70",
    "a negative number that 64 bits do not hold": "v0 = tt.tensor([1]) * -(2**70)",
    "a size is made of ints": "v0 = tt.ones(tt.Size(tt.tensor([2, 3])))",
    "a size takes a tuple's items alone": "v0 = tt.ones(2).size() + tt.tensor([1, 2])",
    "text among numbers": "v0 = tt.tensor([1, 'a'])",
    "text beside a row": "v0 = tt.LongTensor([[1], 'a'])",
    "bytes are numbers where there is a dtype": "v0 = tt.LongTensor([b'ab'])",
    "bytes have no dtype": "v0 = tt.tensor([[b'a']])",
    # -- arguments
    "one argument too many, after defaults that are spelled out": "v0 = tt.ones(2).argmax(None, False, 5)",
    "one argument too many, after one default": "v0 = tt.ones(2, 2).tril(0, 1)",
    "a type that is none": "v0 = tt.ones(2).type(1)",
    # -- the object
    "an attribute of a common name": "v0 = tt.ones(2); v0.meta = {'unit': 'm'}; v1 = v0 + 1",
    "the constructor of old takes no dtype": "tt.Tensor([2.5], dtype=tt.int32)",
    "nor does a typed one": "tt.FloatTensor(2, 3, foo=1)",
    "a sparse tensor by the constructor of old": (
        "i = tt.tensor([[0, 1], [1, 0]]); v = tt.ones(2); v0 = tt.sparse.FloatTensor(i, v, tt.Size([2, 3])).to_dense()"
    ),
    "nothing is assigned to a sparse tensor": "x = tt.eye(2).to_sparse(); x[0] = 1",
    "a device does not change": "tt.device('cpu').index = 1",
    "a tensor does not go to a device that is not here": "tt.ones(2).to('mps')",
    "a function of the library in the body of a module": (
        "class N(tt.nn.Module):\n    act = tt.tanh\nv0 = N().act(tt.ones(2))"
    ),
    "bytes of a storage are written without a version": "v0 = tt.ones(3); v1 = v0.untyped_storage().fill_(0) and v0",
    "the largest by a short name": (
        "v0 = tt.zeros(3).scatter_reduce(0, tt.tensor([0, 1, 0]), tt.tensor([1.0, 2, 3]), 'max')"
    ),
    "the largest by a short name has no gradient": (
        "x = tt.zeros(3, requires_grad=True)\n"
        "x.scatter_reduce(0, tt.tensor([0, 1, 0]), tt.tensor([1.0, 2, 3]), 'max').sum().backward()"
    ),
    "nothing to clip": "tt.nn.utils.clip_grad_value_([tt.ones(2, requires_grad=True)], 1.0)",
    "a tensor reversed": "v0 = tt.ones(3, requires_grad=True); v1 = reversed(v0); v2 = tt.tensor(1.0).H",
    "the node of an operator without a derivative": "v0 = tt.ones(3, requires_grad=True); v1 = v0 // 2",
    # -- views and modes
    "a view made under no_grad follows its base": (
        "v0 = tt.ones(6, requires_grad=True)\nwith tt.no_grad():\n    v1 = v0.view(-1)[:3]\nv0.detach_(); v2 = v1 * 2"
    ),
    "the flag of a base, off and on": (
        "v0 = tt.ones(6, requires_grad=True)\nwith tt.no_grad():\n    v1 = v0.view(-1)[:3]\n"
        "v0.requires_grad_(False); v2 = v1 * 2; v0.requires_grad_(); v3 = v1 * 2"
    ),
    "no resizing under no_grad": "v0 = tt.ones(6, requires_grad=True)\nwith tt.no_grad():\n    v0.resize_(2)",
    "a view made in inference mode, whatever grad mode says": (
        "v0 = tt.ones(6, requires_grad=True)\nwith tt.inference_mode(), tt.enable_grad():\n    half = v0[:3]; v0.mul_(2)\n"
        "half.sum().backward()"
    ),
    # -- transforms
    "an entry without dimensions has no first": "v0 = tt.func.vmap(lambda x: x[0])(tt.ones(2))",
    "an entry without dimensions is not taken apart": "v0 = tt.func.vmap(lambda x: x.unbind())(tt.ones(2))",
    "an entry without dimensions is not flipped": "v0 = tt.func.vmap(lambda x: x.flip(0))(tt.ones(2))",
    "a gradient inside of a batch of tangents": (
        "F = tt.autograd.functional\ninner = tt.func.grad(lambda y: (y**3).sum())\n"
        "v0 = F.jacobian(inner, tt.tensor([1.0, 2.0]), vectorize=True, strategy='forward-mode').clone()"
    ),
    "a gradient inside of a gradient inside of a batch of tangents": (
        "F = tt.autograd.functional\ninner = tt.func.grad(lambda y: (y**3).sum())\n"
        "v0 = F.hessian(lambda y: inner(y).sum(), tt.tensor([1.0, 2.0]), vectorize=True, "
        "outer_jacobian_strategy='forward-mode').detach().clone()"
    ),
    "a vjp of a cotangent that has a tangent inside of a batch of tangents": (
        "F = tt.autograd.functional\nf = lambda y: y**3\ninner = lambda y: tt.func.vjp(f, y)[1](f(y))[0]\n"
        "v0 = F.jacobian(inner, tt.tensor([1.0, 2.0]), vectorize=True, strategy='forward-mode').clone()"
    ),
}
