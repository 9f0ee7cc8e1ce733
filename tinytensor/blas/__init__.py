"""Matrix products and decompositions from the BLAS and LAPACK that NumPy brings along, called by address."""
