import { readFileSync, readlinkSync } from 'node:fs';

/** The kernel's own answers may take so many times as long as others' before they count as hanging. */
const OWN_PATIENCE = 10;

/** Milliseconds that one call of a target may take. */
export function patienceWith(target: string | undefined, timeout: number): number {
  return target === 'unerring' ? OWN_PATIENCE * timeout : timeout;
}

/** The number that the system gives the calling thread; 0 where it does not say. */
export function threadNumber(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1)) || 0;
  } catch {
    return 0;
  }
}

/**
 * How many milliseconds a thread of this process has stood in the queue for a processor; 0 where the system does not
 * say.
 */
function queued(thread: number): number {
  if (thread === 0) return 0;
  try {
    // Nanoseconds on a processor, nanoseconds in the queue, and turns.
    return Number(readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ')[1]) / 1e6 || 0;
  } catch {
    return 0;
  }
}

/**
 * A clock for what somebody else's thread does: it stands still while that thread waits for a processor, so that a busy
 * machine accuses nobody. While the thread sleeps it goes on: one that waits for ever hangs. Elsewhere than on Linux it
 * is an ordinary clock.
 *
 * @example
 * const clock = fairClock(thread);
 * const began = clock();
 * clock() - began; // milliseconds
 */
export function fairClock(
  thread: number,
  now = () => performance.now(),
  inQueue: (thread: number) => number = queued,
): () => number {
  return () => now() - inQueue(thread);
}
