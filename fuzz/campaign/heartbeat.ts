/** What a worker is doing, in memory that the main thread can read while the worker is stuck. */
export class Heartbeat {
  readonly buffer: SharedArrayBuffer;
  readonly #cells: Int32Array;
  #count = 0;

  constructor(buffer: SharedArrayBuffer = new SharedArrayBuffer(16)) {
    this.buffer = buffer;
    this.#cells = new Int32Array(buffer);
  }

  /** The number of the thread that is watched, 0 if it is not known. */
  get thread(): number {
    return Atomics.load(this.#cells, 3);
  }

  set thread(number: number) {
    Atomics.store(this.#cells, 3, number);
  }

  /** Before a target is called. The last store is atomic and publishes the others. */
  begin(caseIndex: number, target: number): void {
    this.#cells[1] = caseIndex;
    this.#cells[2] = target + 1;
    Atomics.store(this.#cells, 0, ++this.#count | 0);
  }

  /** After the last target of a case. */
  end(): void {
    Atomics.store(this.#cells, 2, 0);
  }

  /** A number that changes with each call, and the case and target that are running (target -1: none). */
  read(): { count: number; caseIndex: number; target: number } {
    const count = Atomics.load(this.#cells, 0);
    return { count, caseIndex: Atomics.load(this.#cells, 1), target: Atomics.load(this.#cells, 2) - 1 };
  }
}
