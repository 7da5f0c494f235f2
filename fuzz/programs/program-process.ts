import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { type Line, LineSplitter } from '../../src/oracle/protocol/line-splitter.js';

/** How the process of a program has ended. */
export interface ProgramEnd {
  readonly cause: string;
  /** Whether it was the shell that found nothing to run. */
  readonly notFound: boolean;
}

/** What comes of waiting for a line. */
export type Heard = Line | { readonly type: 'late' } | { readonly type: 'ended' };

/** What is printed last may arrive after the process is gone. */
const LAST_OUTPUT_MS = 100;
/** A process that has closed its output has so long to end by itself. */
const ENDING_MS = 1000;
/** The codes by which a shell says that there is no such command, and that it is none. */
const NO_COMMAND = [126, 127];

/**
 * The process of a program that a shell starts, in a group of its own. It is read line by line, and no faster than it
 * is asked.
 */
export class ProgramProcess {
  /** Told once, however the process ends. */
  readonly ended: Promise<ProgramEnd>;
  readonly #child: ChildProcess;
  readonly #lines: AsyncGenerator<Line, void>;
  readonly #killAtExit = () => killGroup(this.#child);

  /** `print`: hears what it writes to its standard error. */
  constructor(command: string, print: (text: string) => void) {
    this.#child = spawn(command, {
      shell: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      // In a group of its own: Ctrl-C in a terminal is for whoever judges, who then ends the program, and all that it
      // has started.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    process.once('exit', this.#killAtExit);
    // A program that is gone, or does not want its input: its silence is judged.
    this.#child.stdin!.on('error', () => {});
    this.#child.stderr!.setEncoding('utf8').on('data', print);
    this.#lines = linesOf(this.#child.stdout!);
    this.ended = this.#whenEnded();
  }

  #whenEnded(): Promise<ProgramEnd> {
    const child = this.#child;
    return new Promise((resolve) => {
      child.on('error', (error) => {
        if (child.pid === undefined)
          resolve({ cause: `cannot be started: ${error.message}`, notFound: true });
      });
      child.once('exit', (code, signal) => {
        process.off('exit', this.#killAtExit);
        const end = { cause: causeOf(code, signal), notFound: NO_COMMAND.includes(code ?? 0) };
        child.once('close', () => resolve(end));
        setTimeout(() => resolve(end), LAST_OUTPUT_MS);
      });
    });
  }

  /** Sends a line. What cannot be sent because the process is gone is told by its end. */
  send(line: string): void {
    this.#child.stdin!.write(`${line}\n`);
  }

  /** The next line, if there is one within so many milliseconds. */
  async next(milliseconds: number): Promise<Heard> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Heard>((resolve) => {
      timer = setTimeout(() => resolve({ type: 'late' }), milliseconds);
    });
    const line = this.#lines.next().then(({ value }): Heard => value ?? { type: 'ended' });
    try {
      return await Promise.race([line, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Why it writes no more: its end, which may be just coming. */
  async causeOfEnd(): Promise<ProgramEnd> {
    let timer: NodeJS.Timeout | undefined;
    const still = new Promise<ProgramEnd>((resolve) => {
      const end = { cause: 'closed its output', notFound: false };
      timer = setTimeout(() => resolve(end), ENDING_MS);
    });
    try {
      return await Promise.race([this.ended, still]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Kills the process and all that it has started, and waits until it is gone. */
  async end(): Promise<void> {
    killGroup(this.#child);
    await this.ended;
    this.#child.stdin!.destroy();
    this.#child.stdout!.destroy();
    this.#child.stderr!.destroy();
  }
}

async function* linesOf(stream: Readable): AsyncGenerator<Line, void> {
  const splitter = new LineSplitter();
  try {
    for await (const chunk of stream) yield* splitter.push(chunk as Uint8Array);
  } catch {
    // Closed on our side: there is nothing more to read.
  }
  yield* splitter.end();
}

/** The name of a signal by its number. */
function signalName(number: number): string | undefined {
  return Object.entries(constants.signals).find(([, its]) => its === number)?.[0];
}

function causeOf(code: number | null, signal: NodeJS.Signals | null): string {
  // A shell that has not given its place to the program tells its signal by a number above 128.
  const name = signal ?? (code !== null && code > 128 ? signalName(code - 128) : undefined);
  return name === undefined ? `exited with code ${code}` : `crashed (${name})`;
}

/** Kills a process, and with it those that it has started: also after its own end. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // There are no groups here, or nobody is left in it.
    child.kill('SIGKILL');
  }
}
