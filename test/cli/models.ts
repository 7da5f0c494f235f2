import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type { Served, ServedCommand } from './command-server.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A folder for the tests of one file, which is removed after them. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'unerring-cli-'));
  mkdirSync(join(folder, 'empty'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly input?: string;
  /** Whether standard input stays open, so that what reads it waits until it is stopped. */
  readonly keepsInput?: boolean;
  /** Sends a signal (SIGINT, unless another is named) when the output so far says so. */
  readonly interruptWhen?: (out: string) => boolean;
  /** The same for standard error. */
  readonly interruptWhenError?: (err: string) => boolean;
  /** The signal that is sent then. */
  readonly signal?: NodeJS.Signals;
  readonly env?: Readonly<Record<string, string>>;
}

/** The bundled command line, for tests that start it themselves. */
export const program = join(process.env.UNERRING_PROGRAMS!, 'index.js');

/** Colours and widths are those of a pipe, whatever runs the tests. */
const PIPE = { FORCE_COLOR: null, NO_COLOR: null, COLUMNS: null };

/** A process that stays, for commands that neither read standard input nor are interrupted. */
class Server {
  #child: ChildProcess | null = null;
  #served = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Commands that are asked for at once run one after the other. */
  run(command: ServedCommand): Promise<Served> {
    const served = this.#last.then(() => this.#run(command));
    this.#last = served.catch(() => undefined);
    return served;
  }

  async #run(command: ServedCommand): Promise<Served> {
    // A new process now and then: nobody has looked at what a thousand commands leave behind.
    if (this.#served++ % 200 === 0) this.stop();
    this.#child ??= fork(join(process.env.UNERRING_PROGRAMS!, 'command-server.js'), {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const child = this.#child;
    // It ends when this process does, which need not wait for it.
    child.unref();
    child.channel?.unref();
    child.send(command);
    const answer = await new Promise<Served>((resolve) => {
      const end = (served: Served) => {
        child.off('message', end).off('exit', exit);
        resolve(served);
      };
      const exit = (code: number) => end({ code, out: '', err: 'the process ended', isSpent: true });
      child.on('message', end).on('exit', exit);
    });
    if (answer.isSpent) this.stop();
    return answer;
  }

  stop(): void {
    this.#child?.kill();
    this.#child = null;
  }
}

let server: Server | null = null;

/** Runs the command line: in a process that stays, if the command does not need one of its own. */
export async function unerring(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { env = {}, ...others } = options;
  // Options of Node.js are for a process that begins.
  const isPlain = Object.keys(others).length === 0 && env.NODE_OPTIONS === undefined;
  if (!isPlain || args.includes('-')) return unerringAlone(args, options);
  server ??= new Server();
  const { code, out, err } = await server.run({ args, env: { ...PIPE, ...env } });
  return { code, out, err };
}

/** Runs the command line in a process of its own. */
export async function unerringAlone(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { input = '', keepsInput = false, interruptWhen, interruptWhenError } = options;
  const { signal = 'SIGINT', env = {} } = options;
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: undefined, COLUMNS: undefined, ...env },
  });
  let out = '';
  let err = '';
  let interrupted = false;
  const interrupt = (isTime: boolean | undefined) => {
    if (interrupted || isTime !== true) return;
    interrupted = true;
    child.kill(signal);
  };
  child.stdout.on('data', (text) => {
    out += text;
    interrupt(interruptWhen?.(out));
  });
  child.stderr.on('data', (text) => {
    err += text;
    interrupt(interruptWhenError?.(err));
  });
  // A program that does not want its input may end before it has it.
  child.stdin.on('error', () => {});
  if (keepsInput) child.stdin.write(input);
  else child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

type Face = readonly [number, number, number];

/** The triangles of a box whose corners are numbered by bits x, y, z. */
const BOX: readonly Face[] = [
  [0, 2, 1],
  [1, 2, 3],
  [4, 5, 6],
  [5, 7, 6],
  [0, 1, 4],
  [1, 5, 4],
  [2, 6, 3],
  [3, 6, 7],
  [0, 4, 2],
  [2, 4, 6],
  [1, 3, 5],
  [3, 7, 5],
];

/** A box as text of an OBJ file; the numbers of vertices begin after `before`. */
export function box(low: number, high: number, faces: readonly Face[] = BOX, before = 0): string {
  const corner = (i: number) => [i & 1, i & 2, i & 4].map((bit) => (bit === 0 ? low : high)).join(' ');
  const vertices = Array.from({ length: 8 }, (_, i) => `v ${corner(i)}`);
  const lines = faces.map((face) => `f ${face.map((i) => i + 1 + before).join(' ')}`);
  return `${[...vertices, ...lines].join('\n')}\n`;
}

/** Writes the models that the tests use, and says where they are. */
export function models(folder: string) {
  const write = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  return {
    good: write('good.obj', box(0, 1)),
    inner: write('inner.obj', box(0.25, 0.75)),
    shifted: write('shifted.obj', box(0.5, 1.5)),
    far: write('far.obj', box(5, 6)),
    open: write('open.obj', box(0, 1, BOX.slice(1))),
    /** Two boxes that cut each other, in one file. */
    crossing: write('crossing.obj', box(0, 1) + box(0.5, 1.5, BOX, 8)),
    /** A box of two halves that do not share vertices; those of the second are a little off. */
    halves: write('halves.obj', box(0, 1, BOX.slice(0, 6)) + box(0.0009765625, 1, BOX.slice(6), 8)),
    broken: write('broken.obj', 'v 0 0 0\nv 1 0 zero\nv 0 1 0\nf 1 2 3\n'),
    missing: join(folder, 'missing.obj'),
    folder,
    empty: join(folder, 'empty'),
  };
}

/** What was said on standard error apart from progress, of which a slow machine sees more. */
export function complaints(err: string): string {
  return err.replaceAll(/^(?:\d+ % .*|shrinking failure .*|[\d,]+ of some .*)\n/gm, '');
}
