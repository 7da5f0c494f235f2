import { throwIfAborted } from '../../core/aborted.js';
import { requireOptions, requireWatch } from '../../core/arguments/index.js';

/** What hears how many cells are done, and can end the work. */
export interface CellProgressOptions {
  /** Hears behind each cell how many are done, of how many. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Ends the work when it is aborted: its reason is thrown. */
  readonly signal?: { readonly aborted: boolean; readonly reason?: unknown } | undefined;
}

/** Reports that so many cells are done. */
export type CellReport = (done: number, total: number) => void;

/**
 * Checks the options.
 *
 * @throws RangeError naming one that is wrong; the reason of a signal that is aborted already
 */
export function cellReport(where: string, options: CellProgressOptions | undefined): CellReport {
  requireOptions(where, 'options', options, 'onProgress signal');
  const { onProgress, signal } = options ?? {};
  requireWatch(where, onProgress, signal);
  const endIfAborted = () => {
    throwIfAborted(where, signal);
  };
  endIfAborted();
  return (done, total) => {
    onProgress?.(done, total);
    endIfAborted();
  };
}
