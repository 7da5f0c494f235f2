import { resolve } from 'node:path';
import { printable } from '../../pictures/printable.js';
import { isSameFile, OutputProblem, requireWritable } from '../output-file.js';
import { UsageError } from '../usage-error.js';
import type { CheckPlan } from './check-options.js';

/** The files that a check writes besides what it prints; `null` where none is wanted. */
export interface Outputs {
  readonly html: string | null;
  readonly svg: string | null;
  readonly out: string | null;
}

/** @throws UsageError if a mesh would be overwritten, or one file written twice */
function requireDifferent(
  outputs: readonly (readonly [option: string, path: string])[],
  meshes: readonly string[],
): void {
  for (const [i, [option, path]] of outputs.entries()) {
    const mesh = meshes.find((each) => isSameFile(each, path));
    if (mesh !== undefined) throw new UsageError(`${option} would overwrite the mesh ${mesh}`);
    const other = outputs.slice(0, i).find(([, before]) => resolve(before) === resolve(path));
    if (other !== undefined) throw new UsageError(`${other[0]} and ${option} name the same file`);
  }
}

/**
 * Tries the files that will be written, before there is long work for them. One that cannot be written is told at once and left
 * out: the check itself is not to be lost.
 *
 * @returns those that can be written, and whether these are all
 * @throws UsageError if a mesh would be overwritten, or one file written twice
 */
export function triedOutputs(
  { html, svg }: CheckPlan,
  out: string | undefined,
  meshes: readonly string[],
): { readonly outputs: Outputs; readonly complete: boolean } {
  const named = Object.entries({ html, svg, out: out ?? null });
  const wanted = named.flatMap(([name, path]) => (path === null ? [] : [[`--${name}`, path] as const]));
  requireDifferent(wanted, meshes);
  let complete = true;
  const tried = (path: string | null): string | null => {
    try {
      if (path !== null) requireWritable(path);
      return path;
    } catch (error) {
      if (!(error instanceof OutputProblem)) throw error;
      process.stderr.write(`unerring: ${printable(error.message)}\n`);
      complete = false;
      return null;
    }
  };
  return { outputs: { html: tried(html), svg: tried(svg), out: tried(out ?? null) }, complete };
}
