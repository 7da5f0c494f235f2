import { SegmentSoup } from '../arrangement/segment-soup.js';
import { throwIfAborted } from '../core/aborted.js';
import { requireWatch } from '../core/arguments/index.js';

/**
 * The parts of an operation on polygons, in order: edges are read, cut where they cross, gone around face by face, and
 * rings are made of those that are left. A set is rounded to the `nearest` numbers, then by passes of `repair`, if it
 * has to be.
 */
export type PolygonStage = 'edges' | 'crossings' | 'faces' | 'rings' | 'nearest' | 'repair';

/** What hears of the progress of an operation on polygons, and can end it. */
export interface PolygonProgressOptions {
  /**
   * Hears of each stage how far it is, last with `done` equal to `total`. How many crossings there are is not known
   * before they are found: their total is Infinity until then.
   */
  readonly onProgress?: ((stage: PolygonStage, done: number, total: number) => void) | undefined;
  /** Ends the operation when it is aborted: its reason is thrown. */
  readonly signal?: { readonly aborted: boolean; readonly reason?: unknown } | undefined;
}

/** The names of these options. */
export const PROGRESS = 'onProgress signal';

/** A report and a look at the signal every so many steps: some milliseconds of work. */
const STEPS = 1 << 14;

/** Says how far an operation is, and ends it when it shall end. */
export class Watch {
  readonly #where: string;
  readonly #options: PolygonProgressOptions;

  constructor(where: string, options: PolygonProgressOptions) {
    this.#where = where;
    this.#options = options;
  }

  /** To be called with done = 0, 1, 2, ...: reports every 16384th time. */
  step(stage: PolygonStage, done: number, total: number): void {
    if (done % STEPS === 0) this.report(stage, done, total);
  }

  /** @throws the reason of the signal, if it is aborted, also by the callback itself */
  report(stage: PolygonStage, done: number, total: number): void {
    const { onProgress, signal } = this.#options;
    onProgress?.(stage, done, total);
    throwIfAborted(this.#where, signal);
  }

  /** One that only looks at the signal: for what is a part of a stage. */
  silent(): Watch {
    return new Watch(this.#where, { signal: this.#options.signal });
  }
}

/**
 * Checks the options; null if there are none.
 *
 * @throws RangeError naming one that is wrong; the reason of a signal that is aborted already
 */
export function watchBy(where: string, options: PolygonProgressOptions | undefined): Watch | null {
  const { onProgress, signal } = options ?? {};
  requireWatch(where, onProgress, signal);
  if (onProgress === undefined && signal === undefined) return null;
  throwIfAborted(where, signal);
  return new Watch(where, { onProgress, signal });
}

/** A soup that tells of each crossing as it is found. */
export class WatchedSoup extends SegmentSoup {
  readonly #watch: Watch;
  #found = 0;

  constructor(expected: number, keepsPoints: boolean, watch: Watch) {
    super(expected, keepsPoints);
    this.#watch = watch;
  }

  override newCrossing(a: number, b: number): number {
    this.#watch.step('crossings', this.#found++, Infinity);
    return super.newCrossing(a, b);
  }

  /** All have been found. */
  finish(): void {
    this.#watch.report('crossings', this.#found, this.#found);
  }
}
