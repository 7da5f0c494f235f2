import { SegmentSoup } from '../arrangement/segment-soup.js';
import { throwIfAborted } from '../core/aborted.js';
import { requireOptions, requireWatch } from '../core/arguments/index.js';

/**
 * The parts of a triangulation or a diagram, in order: edges are cut where they cross, points are triangulated, edges
 * are put in, vertices are rounded. Each function has some of them.
 */
export type TriangulationStage = 'crossings' | 'points' | 'edges' | 'vertices';

/** What hears of the progress of a triangulation or a diagram, and can end it. */
export interface TriangulationOptions {
  /**
   * Hears of each stage how far it is, last with `done` equal to `total`. How many crossings there are is not known
   * before they are found: their total is Infinity until then.
   */
  readonly onProgress?: ((stage: TriangulationStage, done: number, total: number) => void) | undefined;
  /** Ends the function when it is aborted: its reason is thrown. */
  readonly signal?: { readonly aborted: boolean; readonly reason?: unknown } | undefined;
}

/** A report and a look at the signal every so many steps: some milliseconds of work. */
const STEPS = 1 << 12;

/** Says how far a function is, and ends it when it shall end. */
export class TriangulationWatch {
  readonly #where: string;
  readonly #options: TriangulationOptions;

  constructor(where: string, options: TriangulationOptions) {
    this.#where = where;
    this.#options = options;
  }

  /** To be called with done = 0, 1, 2, ..., at the end with the total: reports every 4096th time, and the last. */
  step(stage: TriangulationStage, done: number, total: number): void {
    if (done % STEPS === 0 || done === total) this.report(stage, done, total);
  }

  /** @throws the reason of the signal, if it is aborted, also by the callback itself */
  report(stage: TriangulationStage, done: number, total: number): void {
    const { onProgress, signal } = this.#options;
    onProgress?.(stage, done, total);
    throwIfAborted(this.#where, signal);
  }
}

/**
 * Checks the options; undefined if there are none.
 *
 * @throws RangeError naming one that is wrong; the reason of a signal that is aborted already
 */
export function watchTriangulation(
  where: string,
  options: TriangulationOptions | undefined,
): TriangulationWatch | undefined {
  requireOptions(where, 'options', options, 'onProgress signal');
  const { onProgress, signal } = options ?? {};
  requireWatch(where, onProgress, signal);
  if (onProgress === undefined && signal === undefined) return undefined;
  throwIfAborted(where, signal);
  return new TriangulationWatch(where, { onProgress, signal });
}

/** A soup that tells of each crossing as it is found. */
export class WatchedCrossings extends SegmentSoup {
  readonly #watch: TriangulationWatch;
  #found = 0;

  /** Keeps points that no edge ends in. */
  constructor(expected: number, watch: TriangulationWatch) {
    super(expected, true);
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
