/** What all matchers have in common. */
import { reject } from '../core/arguments/index.js';
import type { Point3 } from '../core/shapes.js';
import type { MeshInput } from '../mesh/index.js';
import { requireSolid } from '../solids/require-solid.js';
import type { Solid } from '../solids/solid.js';
import { solidOfInput } from '../solids/solid-from-mesh.js';

/** What a matcher answers: so both vitest and jest take it. */
export interface MatcherResult {
  readonly pass: boolean;
  /** What is said if it was not expected so. */
  readonly message: () => string;
}

/**
 * The solid itself, or what a mesh encloses.
 *
 * @throws RangeError naming what is wrong with either
 */
export function solidOf(where: string, name: string, value: MeshInput | Solid): Solid {
  if (typeof value === 'object' && value !== null && 'planes' in value) {
    requireSolid(where, name, value);
    return value;
  }
  return solidOfInput(where, name, value as MeshInput, undefined);
}

/** @throws RangeError for arguments behind the last one, numbers too: a tolerance would be dropped in silence */
export function requireNoOther(where: string, names: readonly string[], others: readonly unknown[]): void {
  if (others.length === 0) return;
  reject(
    where,
    `arguments[${names.length}]`,
    `missing: it takes ${names.join(' and ')}, and is exact`,
    others[0],
  );
}

/** A point as it is shown: `(1, 2.5, 3)`. */
export const shown = (point: ArrayLike<number> | Point3): string =>
  `(${Array.from(point, (x) => x + 0).join(', ')})`;
