import { resolve } from 'node:path';
import type { Plan } from '../../fuzz/campaign/plan.js';
import { printable } from '../pictures/printable.js';
import { isSameFile } from './output-file.js';
import { UsageError } from './usage-error.js';

/** An option that names a file to write, and the file; nothing is written where there is none. */
export type Output = readonly [option: string, path: string | null | undefined];

/**
 * What a command may do with a file that it reads: `force` is `--force` as it was given, and missing where a command
 * has no such option.
 */
export interface Overwriting {
  readonly force?: boolean;
}

/** The text of `--force`, which is the same for all commands that have it. */
export const FORCE = ['--force', 'let the result take the place of a file that is read'] as const;

/**
 * Looks at the names of the files that a command reads and writes, before there is anything to write. Files are the
 * same if they are one on the disk, whatever they are called.
 *
 * @throws UsageError if two outputs have one name, or that of an option, or one would overwrite what is read, and
 *   `--force` is not given
 * @example requireOutputsApart([['--out', 'a.obj']], ['a.obj'], { force: true });
 */
export function requireOutputsApart(
  outputs: readonly Output[],
  inputs: readonly string[],
  { force }: Overwriting = {},
): void {
  const wanted = outputs.flatMap(([option, path]) => (path == null ? [] : [[option, path] as const]));
  for (const [i, [option, path]] of wanted.entries()) {
    // The file was forgotten, and the next option was taken for it.
    if (/^--\w/.test(path))
      throw new UsageError(`${option} needs the name of a file, got the option ${path}`);
    const other = wanted
      .slice(0, i)
      .find(([, before]) => resolve(before) === resolve(path) || isSameFile(before, path));
    if (other !== undefined) throw new UsageError(`${other[0]} and ${option} name the same file`);
    if (force === true) continue;
    const input = inputs.find((each) => isSameFile(each, path));
    if (input === undefined) continue;
    const way = force === undefined ? '' : '; --force allows it';
    throw new UsageError(`${option} would overwrite ${printable(input)}, which is read${way}`);
  }
}

/** The modules that a campaign reads: engines, and questions of one's own. */
export function modulesOf({ targets, questionModules = [] }: Plan): readonly string[] {
  return [...targets.flatMap(({ module }) => module ?? []), ...questionModules];
}
