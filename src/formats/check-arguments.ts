import { ArgumentError } from './argument-error.js';
import { MESH_FORMATS, type MeshFormat } from './mesh-file.js';

/** @throws RangeError if a format is given and is none of those that are known */
export function requireFormat(where: string, format: MeshFormat | undefined): void {
  if (format !== undefined && !MESH_FORMATS.includes(format)) {
    throw new ArgumentError(where, 'format', `one of ${MESH_FORMATS.join(', ')}`, format);
  }
}

/** @throws RangeError if it is no text */
export function requireString(where: string, argument: string, value: string): void {
  if (typeof value !== 'string') throw new ArgumentError(where, argument, 'a string', value);
}

/** @throws RangeError if it is no object */
export function requireObject(where: string, argument: string, value: object): void {
  if (typeof value !== 'object' || value === null)
    throw new ArgumentError(where, argument, 'an object', value);
}

/** @throws RangeError if it is neither missing nor a number of bytes */
export function requireSize(where: string, argument: string, value: number | undefined): void {
  if (value === undefined || (Number.isSafeInteger(value) && value >= 0)) return;
  throw new ArgumentError(where, argument, 'a whole number, not negative', value);
}

/** @throws RangeError if it is neither missing nor a signal */
export function requireSignal(where: string, argument: string, value: AbortSignal | undefined): void {
  if (value === undefined || typeof value?.throwIfAborted === 'function') return;
  throw new ArgumentError(where, argument, 'an AbortSignal', value);
}
