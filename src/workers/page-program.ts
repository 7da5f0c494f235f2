import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locateProgram, type Program } from './program-location.js';

/** The one function of esbuild that is needed to run from source. */
interface Bundler {
  build(options: object): Promise<{ outputFiles: { text: string }[] }>;
}

/** Not a literal where it is imported: the package does without it. */
const BUNDLER = 'esbuild';

/**
 * A program for a page as one script: as it was built, or bundled now if this is the source.
 *
 * @throws Error if a build left it out
 */
export async function pageProgram(program: Program): Promise<string> {
  const found = locateProgram(program);
  if (found.type === 'built') return readFileSync(found.url, 'utf8');
  const esbuild = (await import(BUNDLER)) as unknown as Bundler;
  const { outputFiles } = await esbuild.build({
    entryPoints: [fileURLToPath(found.url)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.text;
}
