"""Grading handed-in notebooks, one or a class: `tinytensor class COURSE` and `tinytensor grade FOLDER`.

What happens to a submission, from the outside in:

    course.py         writes the folder of a class, which nbgrader and `tinytensor grade` both read
    submissions.py    finds the notebooks that were handed in, and the delivered notebook that each belongs to
    assemble.py       delivered cells, with the learner's in the places that learners write
    grade_class.py    many submissions: a pool, what is already recorded, the progress bar, a Dask cluster
    grade_one.py      one submission: cell after cell, a fresh kernel after one that was lost
    kernel.py         the grader's end of one kernel: sends cells, reads outputs, holds the limits
    kernel_server.py  a process with all imports done; it forks for each kernel
    sandbox.py        what a kernel may not do: network, files, processes, memory
    run_cells.py      the kernel's end: runs cells, takes the points of check cells
    seal.py           the grader's own functions inside a kernel, put back before each check
    report.py         CSV, JSON, and a page of feedback for each submission
"""
