"""torch.utils.model_zoo: `torch.hub.load_state_dict_from_url` under its old name.

Mirrors torch/utils/model_zoo.py.
"""

from tinytensor.hub import load_state_dict_from_url as load_url

__all__ = ["load_url"]
