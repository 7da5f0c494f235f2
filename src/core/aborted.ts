/** What ends a function early: an `AbortSignal`, or any object that says whether it is aborted. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason?: unknown;
}

/**
 * Ends a function that throws when its signal is aborted.
 *
 * @throws the reason of the signal; where it has none, an error with the name of the usual reason
 * @example throwIfAborted('polygonSet', { aborted: true }); // AbortError: polygonSet: aborted
 */
export function throwIfAborted(where: string, signal: Signal | undefined): void {
  if (signal?.aborted !== true) return;
  if (signal.reason != null) throw signal.reason;
  const error = new Error(`${where}: aborted`);
  // Who catches asks for the name, as for what `AbortController` gives.
  error.name = 'AbortError';
  throw error;
}
