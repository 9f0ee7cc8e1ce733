"""Anomaly mode: NaN in backward, and where the forward call was."""

from __future__ import annotations

import warnings

import pytest

import tinytensor as tt


class Bad(tt.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 1

    @staticmethod
    def backward(ctx, grad):
        return grad * float("nan")


def forward_call_of_this_test():
    return Bad.apply(tt.ones(1, requires_grad=True))


def test_nan_is_an_error_that_names_the_forward_call():
    with tt.autograd.set_detect_anomaly(True):
        y = forward_call_of_this_test()
        with (
            pytest.warns(UserWarning, match="forward_call_of_this_test"),
            pytest.raises(RuntimeError, match=r"Function 'BadBackward' returned nan values in its 0th output\."),
        ):
            y.backward()


def test_without_the_traceback():
    y = forward_call_of_this_test()
    with (
        tt.autograd.set_detect_anomaly(True),
        pytest.warns(UserWarning, match="No forward pass information available"),
        pytest.raises(RuntimeError, match="returned nan values"),
    ):
        y.backward()


def test_nan_is_allowed_without_check_nan():
    with tt.autograd.set_detect_anomaly(True, check_nan=False):
        forward_call_of_this_test().backward()


def test_modes_nest():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with tt.autograd.detect_anomaly(check_nan=False):
            from tinytensor.autograd.anomaly_mode import is_anomaly_check_nan_enabled, is_anomaly_enabled

            assert is_anomaly_enabled() and not is_anomaly_check_nan_enabled()
            with tt.autograd.set_detect_anomaly(False):
                assert not is_anomaly_enabled()
            assert is_anomaly_enabled()
        assert not is_anomaly_enabled() and is_anomaly_check_nan_enabled()
