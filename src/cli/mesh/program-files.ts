import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { importOptional } from '../../oracle/engines/import-optional.js';

/**
 * Where a build may have put a file of the command line, seen from the file that this code ended up in: beside it, or
 * in the folder `cli` beside it (`dist/cli/index.js` and `dist/chunk-X.js` both find it).
 */
const BUILT = ['.', './cli'];

function built(name: string): URL {
  const here = import.meta.url;
  const url = BUILT.map((folder) => new URL(`${folder}/${name}`, here)).find((candidate) =>
    existsSync(fileURLToPath(candidate)),
  );
  if (url === undefined) throw new Error(`${name} is missing beside ${here}`);
  return url;
}

/** What to hand to `new Worker`: a file, or JavaScript text. */
export interface WorkerSource {
  readonly source: URL | string;
  readonly isText: boolean;
}

/**
 * The worker of the mesh commands: the built file, or the TypeScript source started by a line that registers tsx
 * (Node 20 does not apply `--import` to worker threads).
 *
 * @throws Error if a build left it out
 */
export function locateMeshWorker(): WorkerSource {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return { source: built('mesh-worker.js'), isText: false };
  const manifest = pathToFileURL(createRequire(here).resolve('tsx/package.json'));
  const tsx = new URL('./dist/esm/api/index.mjs', manifest).href;
  const worker = new URL('./worker.ts', here).href;
  const start = `import('${tsx}').then((tsx) => { tsx.register(); return import('${worker}'); });`;
  return { source: start, isText: true };
}

/** The one function of esbuild that is needed to run from source. */
interface Bundler {
  build(options: object): Promise<{ outputFiles: { text: string }[] }>;
}

/**
 * The viewer as one script for a page: as it was built, or bundled now if this is the source.
 *
 * @throws Error if a build left it out
 */
export async function viewerProgram(): Promise<string> {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return readFileSync(built('viewer.js'), 'utf8');
  const esbuild = (await importOptional('esbuild')) as unknown as Bundler;
  const { outputFiles } = await esbuild.build({
    entryPoints: [fileURLToPath(new URL('../viewer/main.ts', here))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.text;
}
