import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where an engine stands. */
export interface Mark {
  /** How many calls it has begun, and the case of the latest. */
  readonly count: number;
  readonly caseIndex: number;
  readonly calling: boolean;
  /** For how many milliseconds it has been in this call, or out of any. */
  readonly since: number;
  /** Whether its process was ended for the memory that it took. */
  readonly overMemory: boolean;
}

/** The number of the file in a child process. */
export const MARKER_FD = 4;

/**
 * The file holds 32-bit integers: three that the engine's thread writes (count, case, calling), the same three as the
 * watching thread copies them, the milliseconds since they changed, and whether the memory was used up.
 */
export const CELLS = { own: 0, watched: 3, since: 6, overMemory: 7, all: 8 } as const;
let files = 0;

/**
 * A file of a few bytes, without a name, that an engine's process writes and its parent reads whenever it wants: what
 * stands in it is true even after the process was killed in the middle of a call.
 */
export class Marker {
  readonly fd: number;

  private constructor(fd: number) {
    this.fd = fd;
  }

  /**
   * Makes one, in memory if the folder for temporary files is full.
   *
   * @throws Error if none can be made
   */
  static create(): Marker {
    let problem: unknown;
    for (const folder of [tmpdir(), '/dev/shm', process.cwd()]) {
      try {
        const path = join(folder, `unerring-${process.pid}-${++files}.mark`);
        const marker = new Marker(openSync(path, 'wx+'));
        rmSync(path, { force: true });
        marker.reset();
        return marker;
      } catch (error) {
        problem ??= error;
      }
    }
    throw problem;
  }

  /** Before the first call of a process. */
  reset(): void {
    writeSync(this.fd, new Int32Array(CELLS.all), 0, 4 * CELLS.all, 0);
  }

  /** Of the two that write, the one who has seen more. */
  read(): Mark {
    const cells = new Int32Array(CELLS.all);
    readSync(this.fd, cells, 0, 4 * CELLS.all, 0);
    const [own, watched] = [cells.subarray(CELLS.own), cells.subarray(CELLS.watched)];
    const [count, caseIndex, calling] = own[0]! > watched[0]! ? own : watched;
    return {
      count: count!,
      caseIndex: caseIndex!,
      calling: calling === 1,
      since: cells[CELLS.since]!,
      overMemory: cells[CELLS.overMemory] === 1,
    };
  }

  close(): void {
    closeSync(this.fd);
  }
}

/**
 * The engine's side. A call is marked in memory that the watching thread copies into the file many times a second,
 * which costs nothing; with care, it is marked in the file itself, which costs a system call and survives a crash of
 * the whole process.
 */
export class CallMarks {
  readonly shared = new SharedArrayBuffer(12);
  readonly #cells = new Int32Array(this.shared);
  careful = false;

  /** The case of the latest call. */
  get caseIndex(): number {
    return this.#cells[1]!;
  }

  begin(caseIndex: number): void {
    this.#cells[1] = caseIndex;
    this.#cells[2] = 1;
    Atomics.store(this.#cells, 0, this.#cells[0]! + 1);
    if (this.careful) this.write();
  }

  end(): void {
    Atomics.store(this.#cells, 2, 0);
  }

  /** Into the file. */
  write(): void {
    writeSync(MARKER_FD, Int32Array.from(this.#cells), 0, 12, 4 * CELLS.own);
  }
}
