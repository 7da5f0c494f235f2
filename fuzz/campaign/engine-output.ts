/** What one engine may print before the rest is dropped. */
const MOST_CHARACTERS = 8000;
/** How much of the latest output is kept, to learn from what a process died. */
const KEPT = 4000;

/** The first lines of what V8 prints when it ends a process: the summary says it better. */
const LAST_WORDS =
  /^(<--- Last few GCs|#\s*$|# Fatal error|FATAL ERROR|\s*----- (Native|JavaScript) stack trace)/m;

/** A place to print to. */
export type Print = (text: string) => void;

/** On stderr, without a progress line in the way. */
export function printToStderr(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${text}` : text);
}

/** The output of one engine: shown, up to a limit, where it is not in the way of tables; its end is kept. */
export class EngineOutput {
  readonly #name: string;
  readonly #print: Print;
  #left = MOST_CHARACTERS;
  #tail = '';
  #silent = false;

  constructor(name: string, print: Print = printToStderr) {
    this.#name = name;
    this.#print = print;
  }

  /** Whether the end of what was printed says that V8's heap was full. */
  get heapWasFull(): boolean {
    return this.#tail.includes('heap out of memory');
  }

  /** A new process begins. */
  restart(): void {
    this.#tail = '';
    this.#silent = false;
  }

  write(text: string): void {
    this.#tail = (this.#tail + text).slice(-KEPT);
    if (this.#left <= 0 || this.#silent) return;
    const end = text.search(LAST_WORDS);
    this.#silent = end >= 0;
    const shown = (end < 0 ? text : text.slice(0, end)).slice(0, this.#left);
    if (shown !== '') this.#print(shown);
    this.#left -= shown.length;
    if (this.#left <= 0) this.#print(`\n... more of what ${this.#name} prints is dropped\n`);
  }
}
