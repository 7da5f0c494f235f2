import { statSync } from 'node:fs';
import { type MeshFile, readMesh } from '../../formats/index.js';
import { isSystemError, systemReason } from '../system-error.js';
import { type Context, JobProblem } from './jobs.js';
import { isStandardInput, type MeshSource, nameOf } from './mesh-source.js';
import { readStandardInput } from './standard-input.js';

/** What is wrong with a path before anything is read from it. */
function requireFile(path: string): void {
  if (statSync(path).isDirectory()) throw new JobProblem(`${path}: this is a folder`);
}

/** Looks at the flag now and then, for readers that want to be told. */
function following(flag: { readonly aborted: boolean }): { signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const timer = setInterval(() => flag.aborted && controller.abort(), 50);
  return { signal: controller.signal, release: () => clearInterval(timer) };
}

async function read(source: MeshSource, context: Context, signal: AbortSignal): Promise<MeshFile> {
  const { path, format } = source;
  const onProgress = (done: number, total?: number) => context.progress('reading', done, total ?? 0);
  if (isStandardInput(source)) return readStandardInput(format, signal, onProgress);
  requireFile(path);
  return readMesh(path, { signal, onProgress, ...(format !== undefined && { format }) });
}

/**
 * Reads a mesh file, or standard input.
 *
 * @returns undefined if it was stopped
 * @throws JobProblem for a path without a readable file
 * @throws FormatError for a broken file
 */
export async function loadMesh(source: MeshSource, context: Context): Promise<MeshFile | undefined> {
  const { signal, release } = following(context.signal);
  try {
    return await read(source, context, signal);
  } catch (error) {
    if (signal.aborted) return undefined;
    if (isSystemError(error)) throw new JobProblem(`${nameOf(source.path)}: ${systemReason(error)}`);
    throw error;
  } finally {
    release();
  }
}
