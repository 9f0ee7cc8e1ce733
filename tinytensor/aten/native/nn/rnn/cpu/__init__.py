"""CPU kernels: recurrent networks."""
