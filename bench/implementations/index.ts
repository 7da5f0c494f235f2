import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import * as robustPredicates from 'robust-predicates';
import { projectRoot } from '../../scripts/run-command.js';
import { bigIntegers } from './big-integers.js';
import type { Implementation } from './implementation.js';
import { naive } from './naive.js';

/**
 * This project's predicates as an application's bundler puts them together: measured from what ships, not from what
 * the development server makes of the sources (it wraps functions to keep their names).
 */
async function bundledPredicates(): Promise<Implementation['predicates']> {
  const folder = join(projectRoot, 'reports', 'bench');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'predicates.mjs');
  await build({
    entryPoints: [join(projectRoot, 'src', 'predicates', 'index.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
  });
  return (await import(pathToFileURL(outfile).href)) as Implementation['predicates'];
}

/** All implementations that are measured: ours, the peer that we are compared with, and the two extremes. */
export async function loadImplementations(): Promise<{
  ours: Implementation;
  peer: Implementation;
  others: readonly Implementation[];
}> {
  return {
    ours: { name: 'unerring', predicates: await bundledPredicates(), opposite: [] },
    peer: {
      name: 'robust-predicates 3.0.3',
      predicates: robustPredicates as unknown as Implementation['predicates'],
      opposite: ['orient2d', 'orient3d'],
    },
    others: [
      { name: 'naive doubles', predicates: naive, opposite: [] },
      { name: 'plain BigInt', predicates: bigIntegers, opposite: [] },
    ],
  };
}

export type { Implementation } from './implementation.js';
