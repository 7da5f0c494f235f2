import { reject, requireObject } from '../core/arguments/index.js';
import type { Solid } from './solid.js';

/** Checks that an argument has the form of a solid. What is in it is what a function of this package made, or was checked when it was read. */
export function requireSolid(where: string, name: string, solid: Solid): void {
  const expected = 'a solid of unerring/solids';
  requireObject(where, name, expected, solid);
  const { type, planes, vertices, faces, isUnbounded } = solid;
  const isSolid =
    type === 'solid' && typeof isUnbounded === 'boolean' && [planes, vertices, faces].every(Array.isArray);
  if (!isSolid) reject(where, name, expected, solid);
}
