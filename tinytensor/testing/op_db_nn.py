"""Entries of the operator database: convolution, pooling, normalization, embedding. See op_info.py for what an entry says."""

from __future__ import annotations

from tinytensor.testing.op_db_nn_convolution import CONVOLUTION_OPS
from tinytensor.testing.op_db_nn_normalization import NORMALIZATION_OPS
from tinytensor.testing.op_db_nn_pooling import POOLING_OPS
from tinytensor.testing.op_db_nn_vision import VISION_OPS
from tinytensor.testing.op_info import OpInfo

NN_OPS: list[OpInfo] = [*CONVOLUTION_OPS, *POOLING_OPS, *VISION_OPS, *NORMALIZATION_OPS]
