import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { openFile } from '../../formats/file-chunks.js';
import { type MeshFile, readMesh } from '../../formats/index.js';
import { isSystemError, systemReason } from '../system-error.js';
import { type Context, JobProblem } from './jobs.js';
import { isStandardInput, type MeshSource, nameOf } from './mesh-source.js';
import { beginsAsJson, parseJsonOrMesh, parseStream, readStandardInput } from './standard-input.js';
import { welded } from './weld.js';

/** So many bytes of a file show how it begins. */
const ENOUGH = 4096;

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

type Read<T> = (source: MeshSource, context: Context, signal: AbortSignal) => Promise<T>;

/** Tells how much of a file is read. */
function progressOf(context: Context) {
  return (done: number, total?: number) => context.progress('reading', done, total ?? 0);
}

async function readMeshFile(source: MeshSource, context: Context, signal: AbortSignal): Promise<MeshFile> {
  const { path, format } = source;
  const onProgress = progressOf(context);
  if (isStandardInput(source)) return readStandardInput(parseStream, format, signal, onProgress);
  requireFile(path);
  return readMesh(path, { signal, onProgress, ...(format !== undefined && { format }) });
}

/** A file with its vertices merged, if that is asked for. Triangles keep their numbers. */
function weldedFile(file: MeshFile, { weld }: MeshSource): MeshFile {
  if (weld === undefined) return file;
  const { mesh, merged, note } = welded(file.mesh, weld, 0);
  if (merged === 0) return file;
  // Welding keeps the kind of the coordinates, which are doubles.
  return {
    ...file,
    mesh: mesh as MeshFile['mesh'],
    notes: [...file.notes, { type: 'vertices-welded', message: note, count: merged }],
  };
}

async function readJsonOrMesh(
  source: MeshSource,
  context: Context,
  signal: AbortSignal,
): Promise<MeshFile | string> {
  const { path, format } = source;
  if (isStandardInput(source)) {
    return readStandardInput(parseJsonOrMesh, format, signal, progressOf(context));
  }
  requireFile(path);
  return isJson(source) ? readText(path, signal) : readMeshFile(source, context, signal);
}

/**
 * Whether a file is JSON: its name says so, and its beginning too, if it is one of several that a format was named for.
 */
function isJson({ path, format }: MeshSource): boolean {
  if (!path.toLowerCase().endsWith('.json')) return false;
  // What was read of a pipe to look at it would be gone.
  return format === undefined || (statSync(path).isFile() && beginsAsJson(beginningOf(path)) === true);
}

async function readText(path: string, signal: AbortSignal): Promise<string> {
  const file = await openFile(path, { signal });
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of file.chunks) text += decoder.decode(chunk, { stream: true });
    return text + decoder.decode();
  } finally {
    await file.close();
  }
}

function beginningOf(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(ENOUGH);
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

async function load<T>(source: MeshSource, context: Context, read: Read<T>): Promise<T | undefined> {
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

/**
 * Reads a mesh file, or standard input, and merges its vertices if that is asked for.
 *
 * @returns undefined if it was stopped
 * @throws JobProblem for a path without a readable file
 * @throws FormatError for a broken file
 */
export async function loadMesh(source: MeshSource, context: Context): Promise<MeshFile | undefined> {
  const file = await load(source, context, readMeshFile);
  return file && weldedFile(file, source);
}

/** Reads a mesh, as {@link loadMesh} does, or the text of a file that is JSON: no mesh begins with a brace. */
export async function loadJsonOrMesh(
  source: MeshSource,
  context: Context,
): Promise<MeshFile | string | undefined> {
  const file = await load(source, context, readJsonOrMesh);
  return typeof file === 'object' ? weldedFile(file, source) : file;
}
