"""Programs about what may be assigned to a module, and what happens then."""

from __future__ import annotations

from .helpers import attempt, text


def _bare(m):
    class Bare(m.nn.Module):
        """A module that forgets `super().__init__()`."""

        def __init__(self):
            pass

    return Bare()


def _dicts(module):
    return [
        list(module._parameters),
        list(module._buffers),
        list(module._modules),
        sorted(module._non_persistent_buffers_set),
    ]


def before_init(m):
    bare = _bare(m)
    return [
        attempt(lambda: setattr(bare, "p", m.nn.Parameter(m.ones(1)))),
        attempt(lambda: setattr(bare, "c", m.nn.Linear(1, 1))),
        attempt(lambda: setattr(bare, "b", m.nn.Buffer(m.ones(1)))),
        attempt(lambda: setattr(bare, "n", 3)),
        attempt(lambda: bare.n),
        attempt(lambda: bare.register_parameter("p", None)),
        attempt(lambda: bare.register_buffer("p", None)),
        attempt(lambda: bare.add_module("p", None)),
        attempt(lambda: bare.missing),
        attempt(lambda: bare(1)),
        attempt(lambda: repr(bare)),
    ]


def bad_names(m):
    log = []
    for kind, value in (("parameter", m.nn.Parameter(m.ones(1))), ("buffer", m.ones(1)), ("module", m.nn.Identity())):
        module = m.nn.Linear(1, 1)
        register = getattr(module, f"register_{kind}")
        for name in (3, "a.b", "", "forward", "training", "weight", "extra_repr"):
            log.append([kind, name, attempt(lambda register=register, name=name, value=value: register(name, value))])
    return log


def bad_values(m):
    module = m.nn.Linear(2, 2)
    module.register_buffer("b", m.ones(1))
    module.child = m.nn.Identity()
    leaf = m.ones(2, requires_grad=True)
    values = (3, "x", m.ones(1), leaf * 2, [m.ones(1)], m.nn.Identity, object)
    log = []
    for value in values:
        log += [
            attempt(lambda value=value: setattr(module, "weight", value)),
            attempt(lambda value=value: setattr(module, "child", value)),
            attempt(lambda value=value: setattr(module, "b", value)),
            attempt(lambda value=value: module.register_parameter("new", value)),
            attempt(lambda value=value: module.register_buffer("newer", value)),
            attempt(lambda value=value: module.register_module("newest", value)),
        ]
        for name in ("newer", "newest"):
            if hasattr(module, name):
                delattr(module, name)
        module.b = m.ones(1)
    inner = m.nn.Parameter(m.ones(1))
    return [*log, attempt(lambda: m.nn.Module().register_parameter("p", inner * 2))]


def moves_between_dicts(m):
    """One name, assigned a parameter, a module, a buffer, a plain tensor, None."""
    log = []
    module = m.nn.Module()
    steps = {
        "plain": 3,
        "tensor": m.ones(1),
        "parameter": m.nn.Parameter(m.ones(1)),
        "none": None,
        "parameter again": m.nn.Parameter(m.ones(1)),
        "module": m.nn.Identity(),
        "module none": None,
        "parameter over module": m.nn.Parameter(m.ones(1)),
    }
    for what, value in steps.items():
        log.append(
            [what, attempt(lambda value=value: setattr(module, "x", value)), _dicts(module), "x" in module.__dict__]
        )
    del module.x
    more = (
        m.nn.Buffer(m.ones(2), persistent=False), m.ones(3), m.nn.Buffer(m.ones(2)), m.nn.Identity(),
        m.nn.Buffer(m.ones(2)), None, m.ones(1),
    )  # fmt: skip
    for value in more:
        log.append([attempt(lambda value=value: setattr(module, "x", value)), _dicts(module)])
    return log


def deleting(m):
    module = m.nn.Linear(1, 1)
    module.register_buffer("b", m.ones(1), persistent=False)
    module.child = m.nn.Identity()
    module.plain = 1
    log = []
    for name in ("weight", "b", "child", "plain", "missing"):
        log.append(attempt(lambda name=name: delattr(module, name)))
        log.append(_dicts(module))
    log.append([name for name, _ in module.named_parameters()])
    log.append(attempt(lambda: module.weight))
    log.append(attempt(lambda: module(m.ones(1))))
    log.append(attempt(lambda: delattr(module, "weight")))
    return log


def missing_attributes(m):
    return [
        attempt(lambda name=name: getattr(m.nn.Linear(1, 1), name))
        for name in ("x", "_parameter", "weights", "__len__")
    ]


def arguments_of_init(m):
    class Passing(m.nn.Module):
        call_super_init = True

    class Other:
        def __init__(self, x=0, **kwargs):
            self.x = x
            super().__init__(**kwargs)

    class Both(m.nn.Module, Other):
        call_super_init = True

    class Plain(m.nn.Module):
        pass

    return [
        attempt(lambda: Plain(1, 2)),
        attempt(lambda: Plain(a=1, b=2)),
        attempt(lambda: Passing(1)),
        attempt(lambda: Both(5).x),
        attempt(lambda: Both(x=7).x),
        attempt(lambda: Both(y=7).x),
        attempt(lambda: m.nn.Module(1)),
        attempt(lambda: m.nn.Identity(1, 2, a=3)(4)),
    ]


def a_module_without_forward(m):
    class Half(m.nn.Module):
        pass

    return [attempt(lambda: Half()(1)), attempt(lambda: m.nn.Module()()), attempt(lambda: m.nn.ModuleList()(1))]


def own_register_buffer(m):
    """A subclass from before buffers could be non-persistent."""

    class Old(m.nn.Module):
        def register_buffer(self, name, tensor):
            self.seen = name
            m.nn.Module.register_buffer(self, name, tensor)

    old = Old()
    log = [attempt(lambda: setattr(old, "b", m.nn.Buffer(m.ones(1), persistent=False)))]
    old.b = m.nn.Buffer(m.ones(1))
    return [*log, old.seen, _dicts(old)]


def properties_and_methods(m):
    class WithProperty(m.nn.Module):
        @property
        def p(self):
            return self.nothing_here

        @property
        def q(self):
            return 3

    module = WithProperty()
    return [
        attempt(lambda: module.p),
        attempt(lambda: setattr(module, "q", 4)),
        attempt(lambda: setattr(module, "q", m.nn.Parameter(m.ones(1)))),
        attempt(lambda: module.register_buffer("q", m.ones(1))),
    ]


def dir_of_a_module(m):
    module = m.nn.Sequential(m.nn.Linear(1, 1), m.nn.Identity())
    module.register_buffer("counter", m.ones(1))
    module.named = m.nn.Identity()
    names = dir(module)
    wanted = (
        "0 1 named counter training _parameters _buffers forward add_module apply bfloat16 buffers children cpu cuda double "
        "eval extra_repr float get_buffer get_extra_state get_parameter get_submodule half load_state_dict modules "
        "named_buffers named_children named_modules named_parameters parameters register_backward_hook register_buffer "
        "register_forward_hook register_forward_pre_hook register_full_backward_hook register_full_backward_pre_hook "
        "register_load_state_dict_post_hook register_load_state_dict_pre_hook register_module register_parameter "
        "register_state_dict_post_hook register_state_dict_pre_hook requires_grad_ set_extra_state set_submodule "
        "share_memory state_dict to to_empty train type zero_grad dump_patches call_super_init T_destination"
    ).split()[:-1]
    return [name for name in wanted if name in names] + [
        "0" in dir(m.nn.Linear(1, 1)),
        "weight" in dir(m.nn.Linear(1, 1)),
    ]


def signatures(m):
    """Arguments and defaults of the public methods."""
    import inspect

    log = []
    for cls in (m.nn.Module, m.nn.Sequential, m.nn.ModuleList, m.nn.ModuleDict, m.nn.ParameterList, m.nn.ParameterDict):
        for name, member in sorted(vars(cls).items()) if cls is not m.nn.Module else _public(m):
            if (
                name.startswith("_")
                or not callable(member)
                or name in ("to", "forward", "xpu", "ipu", "mtia", "compile")
            ):
                continue
            if name in ("append", "pop") and cls in (m.nn.Sequential, m.nn.ModuleList):
                continue
            parameters = inspect.signature(member).parameters.values()
            log.append(f"{cls.__name__}.{name}({', '.join(text(_plain(p)) for p in parameters)})")
    return log


def _public(m):
    names = [n for n in dir(m.nn.Module) if not n.startswith("_") and n not in ("T_destination", "mydevice")]
    return [(n, getattr(m.nn.Module, n)) for n in names]


def _plain(p):
    default = "" if p.default is p.empty else f"={p.default!r}"
    stars = {p.VAR_POSITIONAL: "*", p.VAR_KEYWORD: "**", p.KEYWORD_ONLY: "kw "}.get(p.kind, "")
    return f"{stars}{p.name}{default}"


def printing(m):
    class Two(m.nn.Module):
        def __init__(self, extra):
            super().__init__()
            self.extra = extra
            self.inner = m.nn.Sequential(m.nn.Linear(1, 2), m.nn.ModuleDict({"a": m.nn.Identity()}))
            self.none = None
            self.add_module("gap", None)

        def extra_repr(self):
            return self.extra

    class Lines(m.nn.Module):
        def extra_repr(self):
            return "first\nsecond\n\nfourth"

    class Named(m.nn.Module):
        def _get_name(self):
            return "Another"

    class Blank(m.nn.Module):
        def __repr__(self):
            return "one\n\n  two"

    return [
        repr(module)
        for module in (
            Two(""),
            Two("one=1"),
            Two("one=1\ntwo=2"),
            Lines(),
            m.nn.Sequential(Lines(), Named(), Blank()),
            m.nn.Module(),
            m.nn.Bilinear(1, 2, 3, bias=False),
        )
    ]
