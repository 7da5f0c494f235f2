import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { locateProgram, type Program } from './program-location.js';

/** The one function of esbuild that is needed to run from source. */
interface Bundler {
  build(options: object): Promise<{ outputFiles: { text: string }[] }>;
}

/** Not a literal where it is imported: the package does without it. */
const BUNDLER = 'esbuild';

/** The build of the package compresses what goes into pages: nothing else reads it. */
const COMPRESSED = '.js.br';

/**
 * A program for a page as one script: as it was built, or bundled now if this is the source.
 *
 * @throws Error if a build left it out
 */
export async function pageProgram(program: Program): Promise<string> {
  const found = locateProgram(program, ['.js', COMPRESSED]);
  if (found.type === 'built') {
    const bytes = readFileSync(found.url);
    const isCompressed = found.url.pathname.endsWith(COMPRESSED);
    return (isCompressed ? brotliDecompressSync(bytes) : bytes).toString('utf8');
  }
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
