/** What all matchers have in common. */
import { reject, requireOneOf, requireOptions } from '../core/arguments/index.js';
import type { Point3 } from '../core/shapes.js';
import type { MeshFillRule, MeshInput } from '../mesh/index.js';
import { MESH_FILL_RULES } from '../mesh/structure/fill-rule.js';
import { requireSolid } from '../solids/require-solid.js';
import type { Solid } from '../solids/solid.js';
import { solidOfInput } from '../solids/solid-from-mesh.js';

/** What a matcher answers: so both vitest and jest take it. */
export interface MatcherResult {
  readonly pass: boolean;
  /** What is said if it was not expected so. */
  readonly message: () => string;
}

/** What meshes enclose, if it is not what they wind around more often counterclockwise than clockwise. */
export interface SolidMatcherOptions {
  /** As for `solidFromMesh`: 'positive' if it is missing. Solids are what they are. */
  readonly rule?: MeshFillRule | undefined;
}

/** @throws RangeError naming an option that is unknown, or no rule */
export function requireSolidOptions(where: string, options: SolidMatcherOptions, names: string): void {
  requireOptions(where, 'options', options, names);
  if (options.rule !== undefined) requireOneOf(where, 'options.rule', options.rule, MESH_FILL_RULES);
}

/**
 * The solid itself, or what a mesh encloses by a rule.
 *
 * @throws RangeError naming what is wrong with either
 */
export function solidOf(
  where: string,
  name: string,
  value: MeshInput | Solid,
  rule: MeshFillRule | undefined,
): Solid {
  if (typeof value === 'object' && value !== null && 'planes' in value) {
    requireSolid(where, name, value);
    return value;
  }
  return solidOfInput(where, name, value as MeshInput, rule);
}

/** @throws RangeError for arguments behind the last one, numbers too: a tolerance would be dropped in silence */
export function requireNoOther(where: string, names: readonly string[], others: readonly unknown[]): void {
  if (others.length === 0) return;
  const all = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  reject(where, `arguments[${names.length}]`, `missing: it takes ${all}`, others[0]);
}

/** A point as it is shown: `(1, 2.5, 3)`. */
export const shown = (point: ArrayLike<number> | Point3): string =>
  `(${Array.from(point, (x) => x + 0).join(', ')})`;
