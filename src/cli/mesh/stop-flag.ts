/** A flag in shared memory: one thread raises it, another one sees it in the middle of its work. */
export class StopFlag {
  readonly buffer: SharedArrayBuffer;
  readonly #flag: Int32Array;

  constructor(buffer = new SharedArrayBuffer(4)) {
    this.buffer = buffer;
    this.#flag = new Int32Array(buffer);
  }

  /** As an `AbortSignal` has it, for code that only looks at this. */
  get aborted(): boolean {
    return Atomics.load(this.#flag, 0) !== 0;
  }

  raise(): void {
    Atomics.store(this.#flag, 0, 1);
  }
}
