"""How threads share a loop: the native half of `threads.team`, written in the language of kernels.

A job is a chunk function, its argument block, and the range [0, n) cut into chunks. Its whole state is a block of
8-byte cells. The most important cell is the ticket:

    ticket = job number << 40 | hi << 20 | lo          no thread has claimed the chunks lo .. hi-1 yet

A thread claims a chunk by swapping the ticket for one with that chunk gone. The caller takes chunks from the front,
helpers from the back, so each core stays in its own half. A faster thread takes more chunks, so a thread that the
system has suspended delays the job by one chunk at most. The job number makes a swap fail when it is based
on a ticket of an earlier job, hence on that job's function and arguments.

Helpers wait by reading the ticket about fifty microseconds long, then sleep on a lock of their own. A caller who
finds the team busy (another Python thread is in a parallel kernel) runs its loop alone.

A woken worker may find itself on the caller's own processor. Some schedulers leave it there for seconds, because it is
asleep whenever they look for a thread to move. So it moves itself to another processor (Linux only; other systems have
no call for that).

Mirrors the roles of aten/src/ATen/ParallelNative.cpp and ParallelOpenMP.h. Left out: nested parallelism, one queue
per thread. All threads swap the same ticket; with at most 64 chunks a job, that costs little.
"""

from tinytensor.threads.atomics import (
    acquire_lock,
    add,
    call_chunk,
    call_int,
    call_parallel,
    compare_and_swap,
    current_processor,
    exchange,
    load,
    pause,
    release_lock,
    set_affinity,
    store,
    yield_processor,
)

# Byte offsets in the block. What different threads write lies on different cache lines.
TICKET = 0
DONE = 64
BUSY = 128
FUNCTION, ARGUMENTS, N, CHUNK = 192, 200, 208, 216
HELPERS, STOP = 256, 264
GOMP_PARALLEL, GOMP_THREAD_NUMBER, GOMP_BODY = 272, 280, 288
CALLER_PROCESSOR = 296
AFFINITY, AFFINITY_SIZE = 320, 128  # the processors that this process may use, one bit each
WORKERS, WORKER_SIZE = 448, 192
SLEEPING, LOCK, SCRATCH_AFFINITY = 0, 8, 64  # within a worker's part
MAX_WORKERS = 63
BLOCK_SIZE = WORKERS + MAX_WORKERS * WORKER_SIZE

_INDEX_BITS = 20
_INDEX_MASK = (1 << _INDEX_BITS) - 1
_JOB_MASK = (1 << 23) - 1
_MIN_CHUNKS, MAX_CHUNKS = 8, 64
_CHUNK_MULTIPLE = 64  # elements: chunks start on a cache line of whatever type
_SPINS_BEFORE_SLEEP = 1500
_SPINS_BEFORE_YIELD = 2000


def chunk_size(n, grain):
    """The length of a chunk. [0, n) is cut into 8 to 64 chunks; their number does not depend on the number of threads.

    So what is summed up chunk by chunk has the same bits with one thread and with sixty. Eight chunks or more leave something
    to take for a thread that is done early.
    """
    chunks = n // grain * _MIN_CHUNKS
    chunks = min(max(chunks, _MIN_CHUNKS), MAX_CHUNKS)
    size = (n + chunks - 1) // chunks
    if size > 16 * _CHUNK_MULTIPLE:
        size = (size + _CHUNK_MULTIPLE - 1) // _CHUNK_MULTIPLE * _CHUNK_MULTIPLE
    return size


def claim(job, from_back):
    """Run one chunk of the current job; 0 if none was left."""
    while True:
        ticket = load(job + TICKET)
        lo = ticket & _INDEX_MASK
        hi = (ticket >> _INDEX_BITS) & _INDEX_MASK
        if lo >= hi:
            return 0
        # These may belong to a newer job than the ticket does. Then the swap below fails, and they are not used.
        function = load(job + FUNCTION)
        arguments = load(job + ARGUMENTS)
        n = load(job + N)
        size = load(job + CHUNK)
        if from_back:
            index = hi - 1
            rest = ticket - (1 << _INDEX_BITS)
        else:
            index = lo
            rest = ticket + 1
        # A helper that was suspended since it read the ticket finds another job number here, and starts over.
        if compare_and_swap(job + TICKET, ticket, rest):
            start = index * size
            call_chunk(function, arguments, start, min(start + size, n))
            # After the chunk: who sees the count sees also what the chunk has written.
            add(job + DONE, 1)
            return 1


def post(job, function, arguments, n, grain):
    """Publish a job and return the number of its chunks. The ticket is written last: it makes the rest visible."""
    size = chunk_size(n, grain)
    chunks = (n + size - 1) // size
    store(job + FUNCTION, function)
    store(job + ARGUMENTS, arguments)
    store(job + N, n)
    store(job + CHUNK, size)
    store(job + DONE, 0)
    # The number wraps around after 2**23 jobs. A thread would have to be suspended for exactly that many to be deceived.
    number = ((load(job + TICKET) >> (2 * _INDEX_BITS)) + 1) & _JOB_MASK
    store(job + TICKET, (number << (2 * _INDEX_BITS)) | (chunks << _INDEX_BITS))
    return chunks


def wake(job, index):
    """Wake one worker if it sleeps. Whoever clears the flag owes the worker its lock."""
    worker = job + WORKERS + index * WORKER_SIZE
    if exchange(worker + SLEEPING, 0):
        release_lock(load(worker + LOCK))


def leave_processor(job, worker):
    """Let this worker run anywhere but on the caller's processor, then anywhere again: it stays where it went."""
    processor = current_processor()
    if processor < 0 or processor != load(job + CALLER_PROCESSOR):
        return
    others = 0
    for offset in range(0, AFFINITY_SIZE, 8):
        bits = load(job + AFFINITY + offset)
        if processor // 64 == offset // 8:
            bits &= ~(1 << (processor % 64))
        store(worker + SCRATCH_AFFINITY + offset, bits)
        others |= bits
    if others:
        set_affinity(worker + SCRATCH_AFFINITY, AFFINITY_SIZE)
        set_affinity(job + AFFINITY, AFFINITY_SIZE)


def work(job, index):
    """What a worker does until STOP is set: it claims chunks, waits for a while, then sleeps until it is woken."""
    worker = job + WORKERS + index * WORKER_SIZE
    spins = 0
    while load(job + STOP) == 0:
        if index < load(job + HELPERS) and claim(job, 1):
            spins = 0
            continue
        pause()
        spins += 1
        if spins > _SPINS_BEFORE_SLEEP:
            spins = 0
            # The flag first, then a look at the ticket; the caller writes the ticket first and looks at the flag then. In one
            # common order of all four at least one of the two sees the other, so no wake-up is lost.
            store(worker + SLEEPING, 1)
            # A job posted before the flag was up woke nobody: look once more before going to sleep.
            ticket = load(job + TICKET)
            posted = (ticket & _INDEX_MASK) < ((ticket >> _INDEX_BITS) & _INDEX_MASK) and index < load(job + HELPERS)
            # If the swap fails, somebody has cleared the flag and releases the lock: the worker has to take it.
            if (posted or load(job + STOP)) and compare_and_swap(worker + SLEEPING, 1, 0):
                continue
            acquire_lock(load(worker + LOCK), 1)
            leave_processor(job, worker)


def launch_pool(job, function, arguments, n, grain):
    """Run a job on our own workers and the calling thread."""
    # There is one block and one job in it. A second caller does not wait for the first: its own loop may be short.
    if compare_and_swap(job + BUSY, 0, 1) == 0:
        call_chunk(function, arguments, 0, n)
        return
    store(job + CALLER_PROCESSOR, current_processor())
    chunks = post(job, function, arguments, n, grain)
    # The caller takes a chunk itself, so more helpers than the other chunks would find nothing.
    for index in range(min(load(job + HELPERS), chunks - 1)):
        wake(job, index)
    while claim(job, 0):
        pass
    # All chunks are claimed, not all are done. The arguments lie on this thread's stack until they are.
    spins = 0
    while load(job + DONE) < chunks:
        pause()
        spins += 1
        if spins > _SPINS_BEFORE_YIELD:
            yield_processor()
    store(job + BUSY, 0)


def gomp_body(job):
    """What each thread of an OpenMP team does. Thread 0 is the caller and takes chunks from the front."""
    from_back = call_int(load(job + GOMP_THREAD_NUMBER))
    while claim(job, from_back):
        pass


def launch_gomp(job, function, arguments, n, grain):
    """Run a job on the OpenMP team that is already in the process; the team waits for all its threads."""
    if compare_and_swap(job + BUSY, 0, 1) == 0:
        call_chunk(function, arguments, 0, n)
        return
    post(job, function, arguments, n, grain)
    # Returns when every thread has left `gomp_body`, so the count of chunks that are done need not be looked at.
    call_parallel(load(job + GOMP_PARALLEL), load(job + GOMP_BODY), job, load(job + HELPERS) + 1)
    store(job + BUSY, 0)
