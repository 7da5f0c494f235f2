import { EXIT } from '../usage-error.js';

/** The exit codes of a program that a signal stopped: 128 and the signal's number. */
const CODES = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const;

/** Listens to Ctrl-C and SIGTERM while jobs run: the first one asks them to stop, a second one ends the program. */
export class Interrupt {
  readonly #listeners = new Set<() => void>();
  #code: number | undefined;

  readonly #onSignal = (signal: NodeJS.Signals): void => {
    const code = CODES[signal as keyof typeof CODES];
    if (this.#code !== undefined) process.exit(code);
    this.#code = code;
    process.stderr.write('\nunerring: stopping (once more: at once)\n');
    for (const listener of this.#listeners) listener();
  };

  constructor() {
    process.on('SIGINT', this.#onSignal).on('SIGTERM', this.#onSignal);
  }

  get requested(): boolean {
    return this.#code !== undefined;
  }

  /** The exit code after the signal. */
  get code(): number {
    return this.#code ?? EXIT.interrupted;
  }

  /** Calls back at the first signal, until the returned function is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  release(): void {
    process.off('SIGINT', this.#onSignal).off('SIGTERM', this.#onSignal);
  }
}
