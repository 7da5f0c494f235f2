import { printable } from '../../pictures/printable.js';
import { OutputProblem, requireWritable } from '../output-file.js';
import { requireOutputsApart } from '../output-guard.js';
import type { CheckOptions, CheckPlan } from './check-options.js';

/** The files that a check writes besides what it prints; `null` where none is wanted. */
export interface Outputs {
  readonly html: string | null;
  readonly svg: string | null;
  readonly out: string | null;
  readonly junit: string | null;
  readonly sarif: string | null;
}

/**
 * Tries the files that will be written, before there is long work for them. One that cannot be written is told at once
 * and left out: the check itself is not to be lost.
 *
 * @returns those that can be written, and whether these are all
 * @param inputs  the files that are read
 * @throws UsageError if one of them would be overwritten, or one file written twice
 */
export function triedOutputs(
  { html, svg }: CheckPlan,
  { out, junit, sarif }: CheckOptions,
  inputs: readonly string[],
): { readonly outputs: Outputs; readonly complete: boolean } {
  const named = Object.entries({ html, svg, out, junit, sarif });
  const wanted = named.flatMap(([name, path]) => (path == null ? [] : [[`--${name}`, path] as const]));
  requireOutputsApart(wanted, inputs);
  let complete = true;
  const tried = (path: string | null = null): string | null => {
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
  const outputs = {
    html: tried(html),
    svg: tried(svg),
    out: tried(out),
    junit: tried(junit),
    sarif: tried(sarif),
  };
  return { outputs, complete };
}
