import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A folder for the tests of one file, which is removed after them. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'unerring-cli-'));
  mkdirSync(join(folder, 'program'));
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
  /** Sends a signal (SIGINT, unless another is named) when the output so far says so. */
  readonly interruptWhen?: (out: string) => boolean;
  /** The signal that is sent then. */
  readonly signal?: NodeJS.Signals;
  readonly env?: Readonly<Record<string, string>>;
}

/** Some of the packages ask for modules of Node by `require`. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** Bundles the command line, its worker and the viewer into a folder, as a build does: each run is then quick. */
async function bundled(folder: string): Promise<string> {
  const shared = { bundle: true, outdir: folder, absWorkingDir: root, logLevel: 'error' } as const;
  const program = { index: 'src/cli/index.ts', 'mesh-worker': 'src/cli/mesh/worker.ts' };
  await Promise.all([
    build({ ...shared, entryPoints: program, platform: 'node', format: 'esm', banner: { js: REQUIRE } }),
    build({ ...shared, entryPoints: { viewer: 'src/cli/viewer/main.ts' }, minify: true }),
  ]);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return join(folder, 'index.js');
}

let program: Promise<string> | undefined;

/** The path of the bundled command line, for tests that start it themselves; `folder` is where it is put. */
export function bundle(folder: string): Promise<string> {
  program ??= bundled(join(folder, 'program'));
  return program;
}

/** Runs the command line; `folder` is where its bundle is put. */
export async function unerring(
  folder: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Ran> {
  const { input = '', interruptWhen, signal = 'SIGINT', env = {} } = options;
  const child = spawn(process.execPath, [await bundle(folder), ...args], {
    cwd: root,
    // Colours and widths are those of a pipe, whatever runs the tests.
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: undefined, COLUMNS: undefined, ...env },
  });
  let out = '';
  let err = '';
  let interrupted = false;
  child.stdout.on('data', (text) => {
    out += text;
    if (interrupted || interruptWhen?.(out) !== true) return;
    interrupted = true;
    child.kill(signal);
  });
  child.stderr.on('data', (text) => (err += text));
  child.stdin.end(input);
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
    empty: join(folder, 'program'),
  };
}
