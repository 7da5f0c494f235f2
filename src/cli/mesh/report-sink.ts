import { type Style, styleFor } from '../../../fuzz/report/style.js';
import { printable } from '../../pictures/printable.js';
import { OutputProblem, writeOutput } from '../output-file.js';

/** Where a report goes: to standard output as it is made, or to a file when it is whole. */
export interface ReportSink {
  readonly style: Style;
  readonly write: (text: string) => void;
  /** @returns whether all of it is where it was to go */
  end(): Promise<boolean>;
}

const standardOutput = (): ReportSink => ({
  style: styleFor(process.stdout.isTTY),
  write: (text) => void process.stdout.write(text),
  end: async () => true,
});

/** A file has no colours, whatever the environment says about terminals. */
const fileStyle = () => styleFor(false, { COLUMNS: process.env.COLUMNS });

/** Gathers the report for a file; standard output gets it, after a line about it, if the file cannot be written. */
class FileSink implements ReportSink {
  readonly style = fileStyle();
  readonly #path: string;
  readonly #parts: string[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  readonly write = (text: string): void => void this.#parts.push(text);

  async end(): Promise<boolean> {
    try {
      await writeOutput(this.#path, this.#parts.join(''));
      return true;
    } catch (error) {
      if (!(error instanceof OutputProblem)) throw error;
      process.stderr.write(`unerring: ${printable(error.message)}\n`);
      for (const part of this.#parts) process.stdout.write(part);
      return false;
    }
  }
}

/** @param path a file, or `null` for standard output */
export function reportSink(path: string | null): ReportSink {
  return path === null ? standardOutput() : new FileSink(path);
}
