/** Whether dist/ holds what a program or a test needs of it, or has to be built first. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './run-command.js';

/** What a build is made of. */
const SOURCES = ['src', 'fuzz', 'package.json', 'tsconfig.json', 'tsup.config.ts', 'scripts/build.ts'];

/** The latest change, in milliseconds, of the file or of any file below the folder. */
function lastChange(path: string): number {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => lastChange(join(path, name))));
}

/** The paths of all files that a package.json promises: those of its `exports` and of its `bin`. */
export function promisedFiles(manifest: { exports: unknown; bin: unknown }): readonly string[] {
  const leaves = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);
  const files = [...leaves(manifest.exports), ...leaves(manifest.bin)].map((path) =>
    path.replace(/^\.\//, ''),
  );
  return [...new Set(files)].filter((path) => path.startsWith('dist/')).sort();
}

/** Every file that package.json promises, as a whole build makes them. */
export function packageFiles(root = projectRoot): readonly string[] {
  return promisedFiles(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: unknown; bin: unknown },
  );
}

/**
 * Why these files of dist/ have to be built, or undefined if all are there and none of them is older than a source
 * file. The bundler writes them all anew, so one that is older was left by a build before.
 */
export function staleness(files: readonly string[], root = projectRoot): string | undefined {
  const missing = files.filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) return `${missing[0]} is missing`;
  const newest = Math.max(...SOURCES.map((name) => lastChange(join(root, name))));
  const older = files.find((file) => statSync(join(root, file)).mtimeMs < newest);
  return older === undefined ? undefined : `${older} is older than a source file`;
}
