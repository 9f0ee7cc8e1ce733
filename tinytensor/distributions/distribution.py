"""Distribution: shapes, the checks of parameters and values, and what every distribution can be asked.

A distribution has a batch shape (independent distributions beside each other, each with parameters of its own) and an event
shape (the shape of one draw). A sample has the shape `sample_shape + batch_shape + event_shape`, a log-probability the shape
`sample_shape + batch_shape`.

Mirrors torch/distributions/distribution.py.
"""

from __future__ import annotations

import warnings
from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.utils import lazy_property

__all__ = ["Distribution"]


class Distribution:
    """The base of all distributions.

    batch_shape     the shape of the parameters
    event_shape     the shape of one draw
    validate_args   whether parameters and values are checked; None: as `set_default_validate_args` says

        >>> d = tt.distributions.Normal(tt.zeros(2), 1.0)
        >>> d.batch_shape, d.event_shape, d.sample((3,)).shape
        (torch.Size([2]), torch.Size([]), torch.Size([3, 2]))
    """

    has_rsample: Any = False
    has_enumerate_support: Any = False
    _validate_args = __debug__

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """A method or property without a text of its own has that of the class above, which says what it is for."""
        super().__init_subclass__(**kwargs)
        for name, member in vars(cls).items():
            function = getattr(member, "fget", member)
            above = getattr(Distribution, name, None)
            if above is not None and not name.startswith("_") and callable(function) and not function.__doc__:
                function.__doc__ = above.__doc__

    @staticmethod
    def set_default_validate_args(value: bool) -> None:
        """Whether distributions check parameters and values from now on, where `validate_args` is not given.

        Raises ValueError for anything but True and False.
        """
        if value not in [True, False]:
            raise ValueError
        Distribution._validate_args = value

    def __init__(
        self,
        batch_shape: tt.Size = tt.Size(),  # noqa: B008  # it cannot be changed
        event_shape: tt.Size = tt.Size(),  # noqa: B008
        validate_args: bool | None = None,
    ) -> None:
        self._batch_shape = batch_shape
        self._event_shape = event_shape
        if validate_args is not None:
            self._validate_args = validate_args
        if self._validate_args:
            self._check_parameters()
        super().__init__()

    def _check_parameters(self) -> None:
        """Refuse parameters outside of their constraints."""
        try:
            arg_constraints = self.arg_constraints
        except NotImplementedError:
            arg_constraints = {}
            warnings.warn(
                f"{self.__class__} does not define `arg_constraints`. "
                "Please set `arg_constraints = {}` or initialize the distribution "
                "with `validate_args=False` to turn off validation.",
                stacklevel=3,
            )
        for param, constraint in arg_constraints.items():
            if constraints.is_dependent(constraint):
                continue
            # A lazy parameter that was not given follows from one that was.
            if param not in self.__dict__ and isinstance(getattr(type(self), param), lazy_property):
                continue
            value = getattr(self, param)
            if not tt._is_all_true(constraint.check(value)):
                raise ValueError(
                    f"Expected parameter {param} ({type(value).__name__} of shape {tuple(value.shape)}) of distribution "
                    f"{self!r} to satisfy the constraint {constraint!r}, but found invalid values:\n{value}"
                )

    def expand(self, batch_shape: Any, _instance: Any = None) -> Distribution:
        """The same distribution with its parameters expanded to `batch_shape`; no memory is taken for them.

        _instance   for a subclass that has filled in the rest of the new object itself
        """
        raise NotImplementedError

    def _expand(self, cls: type, batch_shape: Any, instance: Any, *parameters: str, **others: Any) -> Any:
        """A new object whose `parameters` (those that are known) have `batch_shape`, with `others` as attributes."""
        new = self._get_checked_instance(cls, instance)
        batch_shape = tt.Size(batch_shape)
        for name in parameters:
            if name in self.__dict__:
                setattr(new, name, self.__dict__[name].expand(batch_shape))
        new.__dict__.update(others)
        return self._finish(new, batch_shape)

    def _finish(self, new: Any, batch_shape: tt.Size) -> Any:
        """The rest of `expand`: nothing is checked, since nothing but the shape is new."""
        Distribution.__init__(new, batch_shape, self.event_shape, validate_args=False)
        new._validate_args = self._validate_args
        return new

    @property
    def batch_shape(self) -> tt.Size:
        """The shape of the distributions beside each other."""
        return self._batch_shape

    @property
    def event_shape(self) -> tt.Size:
        """The shape of one draw."""
        return self._event_shape

    @property
    def arg_constraints(self) -> dict[str, constraints.Constraint]:
        """The constraint of each parameter, by name."""
        raise NotImplementedError

    @property
    def support(self) -> Any:
        """The constraint of the values."""
        raise NotImplementedError

    @property
    def mean(self) -> tt.Tensor:
        """The mean, of shape `batch_shape + event_shape`."""
        raise NotImplementedError

    @property
    def mode(self) -> tt.Tensor:
        """The value that is most likely, of shape `batch_shape + event_shape`."""
        raise NotImplementedError(f"{self.__class__} does not implement mode")

    @property
    def variance(self) -> tt.Tensor:
        """The variance, of shape `batch_shape + event_shape`."""
        raise NotImplementedError

    @property
    def stddev(self) -> tt.Tensor:
        """The square root of the variance."""
        return self.variance.sqrt()

    def sample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        """Draws of shape `sample_shape + batch_shape + event_shape`, without gradients."""
        with tt.no_grad():
            return self.rsample(sample_shape)

    def rsample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        """Draws as a function of the parameters, so that gradients flow to these; where `has_rsample` is true."""
        raise NotImplementedError

    def sample_n(self, n: int) -> tt.Tensor:
        """`sample((n,))`. Deprecated: it warns (FutureWarning)."""
        warnings.warn(
            "`sample_n(n)` will be deprecated. Use `sample((n,))` instead.", category=FutureWarning, stacklevel=2
        )
        return self.sample(tt.Size((n,)))

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        """The logarithm of the density, or of the probability, at `value`. Raises ValueError outside of the support."""
        raise NotImplementedError

    def cdf(self, value: tt.Tensor) -> tt.Tensor:
        """The probability that a draw is `value` or less."""
        raise NotImplementedError

    def icdf(self, value: tt.Tensor) -> tt.Tensor:
        """The inverse of `cdf`: of probabilities the values."""
        raise NotImplementedError

    def enumerate_support(self, expand: bool = True) -> tt.Tensor:
        """All values of a discrete distribution along a new first dimension.

        expand   whether they are repeated for each batch element, or stand in dimensions of size 1
        """
        raise NotImplementedError

    def _enumerate(self, count: int, expand: bool, dtype: Any = None) -> tt.Tensor:
        """0, 1, ..., count - 1 in the form of `enumerate_support`, in the parameter's dtype."""
        param: tt.Tensor = self._param  # type: ignore[attr-defined]
        values = tt.arange(count, dtype=dtype or param.dtype, device=param.device)
        values = values.view((-1, *(1 for _ in self._batch_shape)))
        return values.expand((-1, *self._batch_shape)) if expand else values

    def entropy(self) -> tt.Tensor:
        """The entropy in nats, of shape `batch_shape`."""
        raise NotImplementedError

    def perplexity(self) -> tt.Tensor:
        """The exponential of the entropy."""
        return tt.exp(self.entropy())

    def _extended_shape(self, sample_shape: Any = tt.Size()) -> tt.Size:  # noqa: B008
        """The shape of draws."""
        return tt.Size(sample_shape) + self._batch_shape + self._event_shape

    def _validate_sample(self, value: tt.Tensor) -> None:
        """Refuse a value of the wrong shape, or outside of the support."""
        if not isinstance(value, tt.Tensor):
            raise ValueError("The value argument to log_prob must be a Tensor")
        actual, expected = value.shape, self._batch_shape + self._event_shape
        if actual[len(actual) - len(self._event_shape) :] != self._event_shape:
            raise ValueError(f"The right-most size of value must match event_shape: {actual} vs {self._event_shape}.")
        if any(i != j and i != 1 and j != 1 for i, j in zip(reversed(actual), reversed(expected), strict=False)):
            raise ValueError(f"Value is not broadcastable with batch_shape+event_shape: {actual} vs {expected}.")
        try:
            support = self.support
        except NotImplementedError:
            warnings.warn(
                f"{self.__class__} does not define `support` to enable "
                "sample validation. Please initialize the distribution with "
                "`validate_args=False` to turn off validation.",
                stacklevel=2,
            )
            return
        if support is None:
            raise AssertionError("support is unexpectedly None")
        if not tt._is_all_true(support.check(value)):
            raise ValueError(
                f"Expected value argument ({type(value).__name__} of shape {tuple(value.shape)}) to be within the support "
                f"({support!r}) of the distribution {self!r}, but found invalid values:\n{value}"
            )

    def _get_checked_instance(self, cls: type, _instance: Any = None) -> Any:
        if _instance is not None:
            return _instance
        if type(self).__init__ != cls.__init__:  # type: ignore[misc]  # functions are compared, not called
            raise NotImplementedError(
                f"Subclass {self.__class__.__name__} of {cls.__name__} that defines a custom __init__ method must also "
                "define a custom .expand() method."
            )
        return self.__new__(type(self))

    def __repr__(self) -> str:
        given = [(name, self.__dict__[name]) for name in self.arg_constraints if name in self.__dict__]
        shown = (f"{name}: {value if value.numel() == 1 else value.size()}" for name, value in given)
        return f"{self.__class__.__name__}({', '.join(shown)})"
