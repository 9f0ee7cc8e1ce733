"""Settings of torch.fx.

Mirrors torch/fx/config.py. `do_not_emit_stack_traces` is looked at by nobody: traces are recorded where a Tracer asks for them.
"""

disable_progress = True
verbose_progress = False
do_not_emit_stack_traces = False
