import { extname } from 'node:path';
import { MESH_FORMATS, type MeshFormat } from '../../formats/index.js';
import { UsageError } from '../usage-error.js';
import type { MeshSource } from './mesh-source.js';
import { requireInput } from './standard-input.js';

/** Options that all mesh commands have. */
export interface CommonOptions {
  readonly format?: string;
  readonly json?: boolean;
  readonly limit?: string;
  readonly weld?: boolean;
  readonly weldWithin?: string;
}

/** The format that an option names. */
export function requireFormat({ format }: CommonOptions, option = '--format'): MeshFormat | undefined {
  const known = MESH_FORMATS.find((each) => each === format);
  if (format === undefined || known !== undefined) return known;
  throw new UsageError(`${option}: there is no '${format}'; known: ${MESH_FORMATS.join(', ')}`);
}

/** A mesh file as the command line names it, and how its vertices are merged. */
export function sourceOf(path: string, options: CommonOptions, weld = weldOf(options)): MeshSource {
  const format = requireFormat(options);
  return { path, ...(format !== undefined && { format }), ...(weld !== null && { weld }) };
}

/** How vertices are merged before a command looks at the mesh: within which distance; null if they are not. */
export function weldOf({ weld = false, weldWithin }: CommonOptions): number | null {
  if (weld && weldWithin !== undefined) throw new UsageError('give --weld or --weld-within, not both');
  return weldWithin === undefined ? (weld ? 0 : null) : distanceOf('--weld-within', weldWithin);
}

/** The options that say how vertices are merged. */
export const WELD = ['--weld', 'make one of vertices at the same point first'] as const;
export const WELD_WITHIN = [
  '--weld-within <d>',
  'make one of vertices that are not farther apart than a distance first',
] as const;

/** `--limit`: a whole number, or `all`. */
export function limitOf(text: string | undefined, unless: number): number {
  if (text === undefined) return unless;
  if (text === 'all') return Number.MAX_SAFE_INTEGER;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new UsageError(`--limit takes a whole number or 'all', got '${text}'`);
}

/** `--max-edges`: a whole number. */
export function edgesOf(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new UsageError(`--max-edges takes a whole number, got '${text}'`);
}

/** A distance: a number of at least 0. */
export function distanceOf(option: string, text: string): number {
  const value = /^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  if (Number.isFinite(value)) return value;
  throw new UsageError(`${option} takes a distance of at least 0, got '${text}'`);
}

/** A file that a picture is written to: its name says what it is. */
export function pictureOf(
  option: string,
  path: string | undefined,
  endings: readonly string[],
): string | null {
  if (path === undefined) return null;
  if (endings.includes(extname(path).toLowerCase())) return path;
  throw new UsageError(`${option} takes a file name that ends in ${endings.join(' or ')}, got '${path}'`);
}

/** @throws UsageError if standard input is to be read twice, or is a folder */
export function requireOneInput(paths: readonly (string | undefined)[]): void {
  const times = paths.filter((path) => path === '-').length;
  if (times > 1) throw new UsageError("standard input ('-') can be read only once");
  if (times === 1) requireInput();
}
