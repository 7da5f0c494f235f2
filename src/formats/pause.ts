/** Lets other things happen, and ends with an error if the work is to stop. */
export type Pause = () => Promise<void>;

/** Without a signal there is nobody to listen to. */
const NONE: Pause = async () => {};

/** Pauses in which a signal can be given: those of timers and of other threads arrive between tasks only. */
export function pauseFor(signal: AbortSignal | undefined): Pause {
  if (signal === undefined) return NONE;
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal.throwIfAborted();
  };
}
