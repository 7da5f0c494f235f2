import { throwIfAborted } from '../core/aborted.js';
import { requireOptions, requireWatch } from '../core/arguments/index.js';

/** How fast edges are, and what hears of the progress of a wavefront, and can end it. */
export interface SkeletonOptions {
  /**
   * For each edge of the polygon how fast it moves: numbers above 0, one for each vertex at which an edge begins, ring
   * by ring, as edges are numbered. If they are missing, all are 1.
   */
  readonly weights?: ArrayLike<number> | undefined;
  /**
   * Hears how many times there have been at which something happened to the wavefront, last with `done` equal to
   * `total`. How many there are is not known before: the total is Infinity until then.
   */
  readonly onProgress?: ((stage: 'events', done: number, total: number) => void) | undefined;
  /** Ends the function when it is aborted: its reason is thrown. */
  readonly signal?: { readonly aborted: boolean; readonly reason?: unknown } | undefined;
}

/** Counts events, says how many there have been, and ends what counts them when it shall end. */
export class EventCount {
  readonly #where: string;
  readonly #options: SkeletonOptions;
  #done = 0;

  /** @throws RangeError naming an option that is wrong; the reason of a signal that is aborted already */
  constructor(where: string, options: SkeletonOptions | undefined) {
    requireOptions(where, 'options', options, 'weights onProgress signal');
    const { onProgress, signal } = options ?? {};
    requireWatch(where, onProgress, signal);
    this.#where = where;
    this.#options = { onProgress, signal };
    this.#look();
  }

  /** One more. @throws the reason of the signal, if it is aborted, also by the callback itself */
  count(): void {
    this.#done++;
    this.#options.onProgress?.('events', this.#done, Infinity);
    this.#look();
  }

  /** That was all. */
  finish(): void {
    this.#options.onProgress?.('events', this.#done, this.#done);
    this.#look();
  }

  #look(): void {
    const { signal } = this.#options;
    throwIfAborted(this.#where, signal);
  }
}
