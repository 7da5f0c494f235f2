import { once } from 'node:events';

/** So many characters are written at once. */
const ENOUGH = 65_536;

/** Lines for standard output: written many at a time, and no faster than they are read at the other end. */
export class LineOutput {
  #lines: string[] = [];
  #length = 0;

  /** Adds a line, given without its end; waits while nobody reads. */
  async write(line: string): Promise<void> {
    this.#lines.push(line);
    this.#length += line.length + 1;
    if (this.#length >= ENOUGH) await this.flush();
  }

  /** Writes what there is, and waits until there is room for more. */
  async flush(): Promise<void> {
    if (this.#lines.length === 0) return;
    const text = `${this.#lines.join('\n')}\n`;
    this.#lines = [];
    this.#length = 0;
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  }
}
