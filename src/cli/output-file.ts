import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { systemReason } from './system-error.js';

/** A file that cannot be written: its message is one line that names the file and says why. */
export class OutputProblem extends Error {}

function problem(path: string, error: unknown): OutputProblem {
  const refused = error as NodeJS.ErrnoException;
  const why = refused.code === 'ENOENT' ? 'there is no such folder' : systemReason(refused);
  return new OutputProblem(`cannot write ${path}: ${why}`);
}

/** Whether the system said no: codes of Node itself, such as ERR_INVALID_ARG_TYPE, are mistakes of a program. */
function isRefusal(error: unknown): boolean {
  return /^E[A-Z0-9]+$/.test((error as NodeJS.ErrnoException)?.code ?? '');
}

function statsOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

/** Enough for every chain of links that a system follows. */
const LINKS = 40;

/** What a path stands for behind its symbolic links, also if there is nothing yet: a link stays what it is. */
function behindLinks(path: string): string {
  let target = path;
  for (let i = 0; i < LINKS; i++) {
    if (lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return target;
    target = resolve(dirname(target), readlinkSync(target));
  }
  throw Object.assign(new Error('too many links'), { code: 'ELOOP' });
}

/** A name beside the file that nobody else has: renaming works only within one file system. */
function besides(path: string): string {
  return join(dirname(path), `.unerring-${randomUUID()}.tmp`);
}

interface Target {
  readonly path: string;
  /** The file that is there and will be replaced. */
  readonly replaced: Stats | undefined;
  /** A pipe or a device: nothing to be replaced, what is written goes straight into it. */
  readonly straight: boolean;
}

function targetOf(path: string): Target {
  const stats = statsOf(path);
  if (stats?.isDirectory() || basename(path) === '') {
    throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
  }
  if (stats !== undefined) accessSync(path, constants.W_OK);
  // Links to pipes (/dev/stdout) lead to names that are no paths.
  if (stats !== undefined && !stats.isFile()) return { path, replaced: undefined, straight: true };
  return { path: behindLinks(path), replaced: stats, straight: false };
}

/**
 * Whether a file can be written, tried out before there is anything to write: long work must not end at a misspelt
 * folder. Changes nothing.
 *
 * @throws OutputProblem if not
 * @example requireWritable('report.html');
 */
export function requireWritable(path: string): void {
  try {
    const target = targetOf(path);
    if (target.straight) return;
    const temporary = besides(target.path);
    closeSync(openSync(temporary, 'wx'));
    rmSync(temporary);
  } catch (error) {
    throw problem(path, error);
  }
}

/**
 * Writes a file so that it is whole or not there: under another name in the same folder, which is then given its own. A
 * file that was there before survives a failure, its permissions and symbolic links stay; pipes and devices are written
 * to as they are.
 *
 * @param write  is given the path to write to
 * @throws OutputProblem if the system refuses; what `write` throws for other reasons stays as it is
 * @example await replaceFile('copy.obj', (path) => writeMesh(path, mesh, { format: 'obj' }));
 */
export async function replaceFile(
  path: string,
  write: (temporary: string) => void | Promise<void>,
): Promise<void> {
  let temporary: string | undefined;
  try {
    const { path: target, replaced, straight } = targetOf(path);
    if (straight) return await write(target);
    temporary = besides(target);
    await write(temporary);
    if (replaced !== undefined) chmodSync(temporary, replaced.mode & 0o7777);
    renameSync(temporary, target);
    temporary = undefined;
  } catch (error) {
    throw isRefusal(error) ? problem(path, error) : error;
  } finally {
    if (temporary !== undefined) rmSync(temporary, { force: true });
  }
}

/**
 * Writes text or bytes to a file as {@link replaceFile} does.
 *
 * @throws OutputProblem if it cannot be written
 * @example await writeOutput('report.json', '{}\n');
 */
export function writeOutput(path: string, data: string | Uint8Array): Promise<void> {
  return replaceFile(path, (temporary) => writeFileSync(temporary, data));
}

/** Whether two paths name one file that exists: an output must not replace the input. */
export function isSameFile(a: string, b: string): boolean {
  try {
    const [one, other] = [statsOf(a), statsOf(b)];
    return one !== undefined && one.ino === other?.ino && one.dev === other.dev && one.isFile();
  } catch {
    return false;
  }
}
