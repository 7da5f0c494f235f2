import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as browser from '../../src/formats/index.browser.js';
import * as node from '../../src/formats/index.js';
import { tetrahedron } from './files.js';

/** What a bundle of an entry imports from elsewhere, for browsers: as bundlers of applications do it. */
async function importsOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'browser',
    format: 'esm',
    outdir: 'nowhere',
    splitting: true,
    write: false,
    metafile: true,
    // Tells of what is not there instead of failing.
    external: ['node:*'],
    logLevel: 'silent',
  });
  const outputs = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  return outputs.filter(({ external }) => external).map(({ path }) => path);
}

describe('formats for browsers', () => {
  it('have the same names', () => {
    expect(Object.keys(browser).sort()).toEqual(Object.keys(node).sort());
  });

  it('import no module of Node, also where GLB is read', async () => {
    expect(await importsOf('src/formats/index.browser.ts')).toEqual([]);
    expect(await importsOf('src/formats/index.ts')).toContain('node:fs/promises');
  });

  it('say what to do without files', async () => {
    await expect(browser.readMesh('a.obj')).rejects.toThrow('readMesh needs a file system: pass what fetch');
    await expect(browser.writeMesh('a.obj', tetrahedron)).rejects.toThrow('writeMesh needs a file system');
  });
});
