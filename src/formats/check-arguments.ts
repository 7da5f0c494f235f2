/** Checks of what readers and writers have in common. */
import { reject, requireCount, requireOneOf } from '../core/arguments/index.js';
import { MESH_FORMATS, type MeshFormat } from './mesh-file.js';

/** @throws RangeError if a format is given and is none of those that are known */
export function requireFormat(where: string, name: string, format: MeshFormat | undefined): void {
  if (format !== undefined) requireOneOf(where, name, format, MESH_FORMATS);
}

/** @throws RangeError if it is neither missing nor a number of bytes */
export function requireSize(where: string, name: string, value: number | undefined): void {
  if (value !== undefined) requireCount(where, name, value);
}

/** @throws RangeError if it is neither missing nor a signal */
export function requireSignal(where: string, name: string, value: AbortSignal | undefined): void {
  if (value === undefined || typeof value?.throwIfAborted === 'function') return;
  reject(where, name, 'an AbortSignal', value);
}
