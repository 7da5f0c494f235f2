import { existsSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { formatByName, MESH_FORMATS } from '../../formats/index.js';
import { printable } from '../../pictures/printable.js';
import { systemReason } from '../system-error.js';

/** A file to read, or what is wrong with what was named. */
export interface FoundMesh {
  readonly path: string;
  readonly problem?: string;
  /** Whether a folder was named, and this in it is a pipe or a device: nobody asked to wait for that. */
  readonly isLeftOut?: boolean;
}

/** The files that arguments name, and whether they may be several: a folder is, whatever is in it. */
export interface FoundMeshes {
  readonly meshes: readonly FoundMesh[];
  readonly several: boolean;
  /** What in folders has the name of a mesh, and is no file: a pipe, a device. */
  readonly leftOut: readonly string[];
}

/** What a path leads to; undefined if to nothing. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** The names in a folder in the order of their code units, which is the same on every machine. */
function namesIn(folder: string): string[] {
  return readdirSync(folder).sort((a, b) => (a < b ? -1 : 1));
}

/**
 * The meshes in a folder and those below it, by their names' endings, in order; names that begin with a dot are left
 * out. A folder that several symbolic links lead to, or its own, is looked into once.
 */
function* inFolder(folder: string, seen: Set<string>): Generator<FoundMesh> {
  let names: string[];
  try {
    const real = realpathSync(folder);
    if (seen.has(real)) return;
    seen.add(real);
    names = namesIn(folder);
  } catch (error) {
    yield { path: folder, problem: systemReason(error as NodeJS.ErrnoException) };
    return;
  }
  for (const name of names) {
    if (name.startsWith('.')) continue;
    const path = join(folder, name);
    const stats = statsOf(path);
    if (stats?.isDirectory()) yield* inFolder(path, seen);
    else if (formatByName(name) !== undefined)
      yield { path, ...(stats?.isFile() === false && { isLeftOut: true }) };
  }
}

function orNone(found: readonly FoundMesh[], path: string, problem: string): readonly FoundMesh[] {
  return found.some(({ isLeftOut }) => isLeftOut !== true) ? found : [...found, { path, problem }];
}

/**
 * A pattern with `*` and `?` for the names in one folder; upper and lower case are one where the system takes them as
 * one.
 */
function patternOf(segment: string): RegExp {
  const escaped = segment.replace(/[\\^$.|+()[\]{}]/g, '\\$&');
  const source = escaped.replaceAll('*', '.*').replaceAll('?', '.');
  return new RegExp(`^${source}$`, process.platform === 'win32' ? 'is' : 's');
}

/** What a pattern stands for, for shells that leave this to programs, in order. */
function matching(pattern: string): string[] {
  const segments = pattern.split(sep === '\\' ? /[\\/]/ : '/');
  let found: string[] = [''];
  segments.forEach((segment, i) => {
    const prefix = (path: string) => (i === 0 ? '' : `${path}/`);
    if (!/[*?]/.test(segment)) {
      found = found.map((path) => prefix(path) + segment);
      return;
    }
    const fits = patternOf(segment);
    found = found.flatMap((path) => {
      const folder = i === 0 ? '.' : prefix(path);
      if (!statsOf(folder)?.isDirectory()) return [];
      return namesIn(folder)
        .filter((name) => fits.test(name) && (segment.startsWith('.') || !name.startsWith('.')))
        .map((name) => prefix(path) + name);
    });
  });
  return found.filter((path) => existsSync(path));
}

function meshesOf(argument: string): Omit<FoundMeshes, 'leftOut'> {
  if (/[*?]/.test(argument) && !existsSync(argument)) {
    const meshes = matching(argument).flatMap((path) => meshesOf(path).meshes);
    return { meshes: orNone(meshes, argument, 'no file has such a name'), several: true };
  }
  if (argument === '-' || !statsOf(argument)?.isDirectory()) {
    return { meshes: [{ path: argument }], several: false };
  }
  const endings = MESH_FORMATS.map((format) => `.${format}`).join(', ');
  const meshes = orNone(
    [...inFolder(argument, new Set())],
    argument,
    `no mesh is in this folder (${endings})`,
  );
  return { meshes, several: true };
}

/**
 * The files that arguments stand for: a file itself, a folder for all meshes in and below it, a pattern with `*` and
 * `?` that is no file's name for the files that have such names.
 */
export function findMeshes(paths: readonly string[]): FoundMeshes {
  const found = paths.map(meshesOf);
  const all = found.flatMap(({ meshes }) => meshes);
  return {
    meshes: all.filter(({ isLeftOut }) => isLeftOut !== true),
    leftOut: all.filter(({ isLeftOut }) => isLeftOut === true).map(({ path }) => path),
    several: paths.length > 1 || found.some(({ several }) => several),
  };
}

/** Tells, on standard error, what in folders was left out. */
export function tellLeftOut(leftOut: readonly string[]): void {
  for (const path of leftOut)
    process.stderr.write(`unerring: ${printable(path)}: this is no file, and was left out\n`);
}
