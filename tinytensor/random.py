"""torch.random: the default generator's seed and state.

Mirrors torch/random.py.
"""
