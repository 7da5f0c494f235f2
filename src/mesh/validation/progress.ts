/** The parts of a check, in order. Each reports its progress by name. */
export type Stage =
  | 'vertices'
  | 'triangles'
  | 'edges'
  | 'components'
  | 't-junctions'
  | 'volume'
  | 'self-intersections'
  | 'nesting';

/** Thrown to leave a check from inside when its signal says so; never seen by callers. */
export const ABORTED: unique symbol = /* @__PURE__ */ Symbol('aborted');

/** A report and a look at the signal every so many steps: some milliseconds of work. */
const STEPS = 1 << 16;

/** What hears of the progress of a check, and can end it. */
export interface ProgressOptions {
  /** Hears of each stage how far it is. */
  readonly onProgress?: ((stage: string, done: number, total: number) => void) | undefined;
  /** Ends the check when it is aborted: what is finished by then is reported. */
  readonly signal?: { readonly aborted: boolean } | undefined;
}

/** Says how far a check is, and ends it when it shall end. */
export class Progress {
  readonly #options: ProgressOptions;

  constructor(options: ProgressOptions) {
    this.#options = options;
  }

  /**
   * To be called with done = 0, 1, 2, ...: reports every 65536th time.
   *
   * @throws ABORTED if the signal is aborted
   */
  step(stage: Stage, done: number, total: number): void {
    if (done % STEPS === 0) this.report(stage, done, total);
  }

  /** @throws ABORTED if the signal is aborted, also by the callback itself */
  report(stage: Stage, done: number, total: number): void {
    this.#options.onProgress?.(stage, done, total);
    if (this.#options.signal?.aborted === true) throw ABORTED;
  }
}
