type Callback = (...values: unknown[]) => void;
type Handle = ReturnType<typeof setTimeout>;

/** The functions of a program that begin and end its timers. */
export interface TimerFunctions {
  setTimeout(callback: Callback, ms?: number, ...values: unknown[]): Handle;
  setInterval(callback: Callback, ms?: number, ...values: unknown[]): Handle;
  clearTimeout(handle?: Handle): void;
  clearInterval(handle?: Handle): void;
}

/**
 * The timers of a program: it has not ended while one of them is due, so that nothing is lost of what they say.
 *
 * @example
 * const timers = new Timers();
 * const said = [];
 * timers.functions.setTimeout(() => said.push('late'), 5);
 * await timers.over();
 * said; // ['late']
 */
export class Timers {
  readonly #due = new Set<Handle>();
  #failure: { readonly error: unknown } | undefined;
  #wake = (): void => {};

  readonly functions: TimerFunctions = {
    setTimeout: (callback, ms, ...values) => {
      const handle = setTimeout(() => {
        this.#due.delete(handle);
        this.#call(callback, values);
      }, ms);
      this.#due.add(handle);
      return handle;
    },
    setInterval: (callback, ms, ...values) => {
      const handle = setInterval(() => this.#call(callback, values), ms);
      this.#due.add(handle);
      return handle;
    },
    clearTimeout: (handle) => this.#clear(handle),
    clearInterval: (handle) => this.#clear(handle),
  };

  #call(callback: Callback, values: readonly unknown[]): void {
    try {
      callback(...values);
    } catch (error) {
      this.#failure ??= { error };
    }
    this.#wake();
  }

  /** One list has both kinds of timers, as in browsers. */
  #clear(handle: Handle | undefined): void {
    clearTimeout(handle);
    if (handle !== undefined) this.#due.delete(handle);
    this.#wake();
  }

  /** Ends all timers. */
  stop(): void {
    for (const handle of this.#due) clearTimeout(handle);
    this.#due.clear();
  }

  /**
   * Waits until no timer is due.
   *
   * @throws what the first timer threw, after which there are no others
   */
  async over(): Promise<void> {
    for (;;) {
      // What promises still have to say comes before the next timer, and may begin another one.
      await new Promise((resolve) => setTimeout(resolve));
      if (this.#failure !== undefined) {
        this.stop();
        throw this.#failure.error;
      }
      if (this.#due.size === 0) return;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
