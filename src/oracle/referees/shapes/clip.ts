import { greatestCommonDivisor } from '../../../arithmetic/integers.js';
import { type Halfspace, valueAt } from './halfspace.js';
import type { Polytope } from './polytope.js';
import { type Rational3, rational } from './vectors.js';

/** An extreme point of a common part, with the facets of the first and the second set that it lies on. */
export interface Corner {
  readonly at: Rational3;
  readonly tightA: number;
  readonly tightB: number;
}

/** The corners of a polytope as the start of clipping. */
export function cornersOf(a: Polytope): Corner[] {
  return a.vertices.map((vertex, i) => ({ at: rational(vertex), tightA: a.tight[i]!, tightB: 0 }));
}

/**
 * Cuts a polytope, given by its corners, with a plane (keeping what lies in it) or a half-space (`bit` is its number
 * among the facets of the second set): the step of the double description method (Motzkin, Raiffa, Thompson, Thrall
 * 1953). Corners that stay are kept; each edge that crosses the plane has a new one.
 */
export function cut(corners: readonly Corner[], by: Halfspace, bit: number | 'equation'): Corner[] {
  const values = corners.map((corner) => valueAt(by, corner.at));
  const mask = bit === 'equation' ? 0 : 1 << bit;
  const kept: Corner[] = [];
  for (const [i, corner] of corners.entries()) {
    if (values[i] === 0n) kept.push({ ...corner, tightB: corner.tightB | mask });
    else if (values[i]! > 0n && bit !== 'equation') kept.push(corner);
  }
  for (const [i, inside] of corners.entries()) {
    if (values[i]! <= 0n) continue;
    for (const [j, outside] of corners.entries()) {
      if (values[j]! >= 0n || !adjacent(corners, i, j)) continue;
      kept.push({
        at: pointBetween(inside.at, values[i]!, outside.at, values[j]!),
        tightA: inside.tightA & outside.tightA,
        tightB: (inside.tightB & outside.tightB) | mask,
      });
    }
  }
  return kept;
}

/** Two corners are the ends of an edge if no third one lies on all the facets that both lie on. */
function adjacent(corners: readonly Corner[], i: number, j: number): boolean {
  if (corners.length === 2) return true;
  const a = corners[i]!.tightA & corners[j]!.tightA;
  const b = corners[i]!.tightB & corners[j]!.tightB;
  return corners.every(
    (other, k) => k === i || k === j || (other.tightA & a) !== a || (other.tightB & b) !== b,
  );
}

/** Where a linear function with the values u > 0 at p and v < 0 at q is zero. */
function pointBetween(p: Rational3, u: bigint, q: Rational3, v: bigint): Rational3 {
  const x = u * q.x - v * p.x;
  const y = u * q.y - v * p.y;
  const z = u * q.z - v * p.z;
  return reduced(x, y, z, u * q.w - v * p.w);
}

/** Numbers below this many bits are not worth a greatest common divisor. */
const LARGE = 1n << 700n;

function reduced(x: bigint, y: bigint, z: bigint, w: bigint): Rational3 {
  if (w < LARGE) return { x, y, z, w };
  const g = [x, y, z].reduce(greatestCommonDivisor, w);
  return g === 1n ? { x, y, z, w } : { x: x / g, y: y / g, z: z / g, w: w / g };
}

/** The corners of what a polytope has in common with planes and half-spaces (at most 31). */
export function clip(
  a: Polytope,
  equations: readonly Halfspace[],
  halfspaces: readonly Halfspace[],
): Corner[] {
  let corners = cornersOf(a);
  for (const equation of equations) {
    if (corners.length === 0) return corners;
    corners = cut(corners, equation, 'equation');
  }
  for (const [bit, halfspace] of halfspaces.entries()) {
    if (corners.length === 0) return corners;
    corners = cut(corners, halfspace, bit);
  }
  return corners;
}
