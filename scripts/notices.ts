/** What the licences of bundled packages ask for: their texts beside the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './run-command.js';

/** The part of esbuild's metafile that is read here. */
export interface Metafile {
  readonly outputs: Readonly<
    Record<string, { readonly inputs: Readonly<Record<string, { bytesInOutput: number }>> }>
  >;
}

/** The packages of which something is in the output, as their folders below the project. */
export function bundledPackages(metafiles: readonly Metafile[]): string[] {
  const outputs = metafiles.flatMap((metafile) => Object.values(metafile.outputs));
  const inputs = outputs.flatMap((output) => Object.keys(output.inputs));
  const folders = inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

/**
 * The name, version and licence text of each package.
 *
 * @throws Error for a package without a licence file
 */
export function noticesOf(folders: readonly string[]): string {
  const head =
    'unerring contains code of the following packages, put into its files in dist/ when it was built.\n' +
    'Their licences:\n';
  return [head, ...folders.map(noticeOf)].join(`\n${'-'.repeat(80)}\n\n`);
}

function noticeOf(folder: string): string {
  const path = join(projectRoot, folder);
  const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const file = readdirSync(path).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  if (file === undefined) throw new Error(`${name} has no licence file: it cannot be bundled`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(path, file), 'utf8').trim()}\n`;
}
