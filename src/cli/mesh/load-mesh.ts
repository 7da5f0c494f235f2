import { statSync } from 'node:fs';
import { type MeshFile, readMesh } from '../../formats/index.js';
import { type Context, JobProblem } from './jobs.js';
import type { MeshSource } from './mesh-source.js';

function reason({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'this is a folder';
  return code === 'EACCES' || code === 'EPERM' ? 'permission denied' : (code ?? message);
}

/** What is wrong with a path before anything is read from it. */
function requireFile(path: string): void {
  let folder = false;
  try {
    folder = statSync(path).isDirectory();
  } catch (error) {
    throw new JobProblem(`${path}: ${reason(error as NodeJS.ErrnoException)}`);
  }
  if (folder) throw new JobProblem(`${path}: this is a folder`);
}

/** Looks at the flag now and then, for readers that want to be told. */
function following(flag: { readonly aborted: boolean }): { signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const timer = setInterval(() => flag.aborted && controller.abort(), 50);
  return { signal: controller.signal, release: () => clearInterval(timer) };
}

/**
 * Reads a mesh file.
 *
 * @returns undefined if it was stopped
 * @throws JobProblem for a path without a readable file
 * @throws FormatError for a broken file
 */
export async function loadMesh(
  { path, format }: MeshSource,
  context: Context,
): Promise<MeshFile | undefined> {
  requireFile(path);
  const { signal, release } = following(context.signal);
  try {
    return await readMesh(path, {
      signal,
      onProgress: (done, total) => context.progress('reading', done, total ?? 0),
      ...(format !== undefined && { format }),
    });
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    release();
  }
}
