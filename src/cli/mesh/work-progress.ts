import { Presets, SingleBar } from 'cli-progress';
import { grouped } from '../../../fuzz/report/style.js';
import { printable } from '../../pictures/printable.js';

/** How far a piece of work is; `total` may be unknown (0). */
export interface Step {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
}

/** Quick work shows nothing. */
const QUIET_MS = 400;
const LINE_EVERY_MS = 5000;

/**
 * Shows how far the work on one file is: a bar on a terminal, else a plain line every few seconds; nothing for work
 * that is done at once.
 */
export class WorkProgress {
  readonly #stream: NodeJS.WriteStream;
  readonly #name: string;
  readonly #since = performance.now();
  #bar: SingleBar | undefined;
  #lastLine = this.#since;

  constructor(stream: NodeJS.WriteStream, name: string) {
    this.#stream = stream;
    this.#name = name;
  }

  /** A step without a stage: there is nothing to show until another one comes. */
  show(step: Step): void {
    if (step.stage === '') {
      this.end();
      return;
    }
    const now = performance.now();
    // A dumb terminal cannot move its cursor.
    if (this.#stream.isTTY && process.env.TERM !== 'dumb') {
      if (now - this.#since > QUIET_MS) this.#draw(step);
    } else if (now - this.#lastLine > LINE_EVERY_MS) {
      this.#lastLine = now;
      this.#stream.write(`${printable(this.#name)}: ${step.stage}${share(step)}\n`);
    }
  }

  /** Clears the bar. */
  end(): void {
    this.#bar?.stop();
    this.#bar = undefined;
  }

  #draw({ stage, done, total }: Step): void {
    const known = Math.max(total, done, 1);
    if (this.#bar === undefined) {
      const format = `${printable(this.#name).replaceAll(/[{}]/g, '')} [{bar}] {percentage} % {stage}`;
      this.#bar = new SingleBar(
        {
          format,
          stream: this.#stream,
          clearOnComplete: true,
          hideCursor: true,
          gracefulExit: false,
          barsize: 24,
        },
        Presets.shades_classic,
      );
      this.#bar.start(known, done, { stage });
      return;
    }
    this.#bar.setTotal(known);
    this.#bar.update(done, { stage });
  }
}

function share({ done, total }: Step): string {
  if (total > 0) return ` ${Math.floor((100 * done) / total)} %`;
  return done > 0 ? ` ${grouped(done)}` : '';
}
