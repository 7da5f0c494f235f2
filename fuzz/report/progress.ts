import type { Progress } from '../campaign/campaign.js';
import { duration, grouped } from './style.js';

/** A stream that progress can be shown on. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const LINE_EVERY_MS = 10_000;

/** Whether a line can be written over: not on a pipe, nor on a dumb terminal. */
function canOverwrite({ isTTY = false }: ProgressStream): boolean {
  return isTTY && process.env.TERM !== 'dumb';
}

/** Shows where a campaign is: one line written over and over on a terminal, else a line now and then. */
export class ProgressLine {
  readonly #stream: ProgressStream;
  readonly #limit: number | undefined;
  #lastLine = 0;

  /** `limit`: the campaign's time in milliseconds, if it has one. */
  constructor(stream: ProgressStream, limit: number | undefined) {
    this.#stream = stream;
    this.#limit = limit;
  }

  show(progress: Progress): void {
    if (canOverwrite(this.#stream)) {
      this.#stream.write(`\r\u001b[K${this.#format(progress)}`);
    } else if (progress.milliseconds - this.#lastLine > LINE_EVERY_MS) {
      this.#lastLine = progress.milliseconds;
      this.#stream.write(`${this.#format(progress)}\n`);
    }
  }

  /** Clears the line. */
  end(): void {
    if (canOverwrite(this.#stream)) this.#stream.write('\r\u001b[K');
  }

  #format({ phase, done, total, failures, milliseconds }: Progress): string {
    if (phase === 'shrinking') return `shrinking failure ${grouped(done)} of ${grouped(total)}`;
    const ofTime = milliseconds / (this.#limit ?? Number.POSITIVE_INFINITY);
    // What is under way at the end of the time is still judged.
    const share = Math.min(1, Math.max(done / total, ofTime));
    const rate = `${grouped(done / (milliseconds / 1000))}/s`;
    const left = share > 0 ? `, ${duration((milliseconds * (1 - share)) / share)} left` : '';
    return `${(100 * share).toFixed(0)} %  ${grouped(done)} cases, ${rate}, ${grouped(failures)} failures${left}`;
  }
}
