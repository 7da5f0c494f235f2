import type { Quotient } from '../../distance/engine/cells.js';
import { cross, dot, isZero, minus, plus, times, type Vector } from '../../distance/engine/vectors.js';

/** All x with normal · x + constant >= 0, over integers. The normal may be zero. */
export interface HalfSpaceCells {
  readonly normal: Vector;
  readonly constant: bigint;
}

/** Is a point in a half-space? */
function isIn({ numerators, denominator }: Quotient, { normal, constant }: HalfSpaceCells): boolean {
  return dot(normal, numerators) + constant * denominator >= 0n;
}

/** Is a point in all half-spaces? */
export function areIn(spaces: readonly HalfSpaceCells[], point: Quotient): boolean {
  return spaces.every((space) => isIn(point, space));
}

/** All pairs. */
export function pairsOf(spaces: readonly HalfSpaceCells[]): [HalfSpaceCells, HalfSpaceCells][] {
  return spaces.flatMap((f, i) => spaces.slice(i + 1).map((g): [HalfSpaceCells, HalfSpaceCells] => [f, g]));
}

/** The points of the common part where three planes meet; one where more do comes several times. */
export function cornersOf(spaces: readonly HalfSpaceCells[]): Quotient[] {
  const corners: Quotient[] = [];
  const lines = spaces.map(({ normal }, i) => spaces.slice(i + 1).map((g) => cross(normal, g.normal)));
  const line = (i: number, j: number): Vector => lines[i]![j - i - 1]!;
  for (let i = 0; i < spaces.length; i++) {
    for (let j = i + 1; j < spaces.length; j++) {
      if (isZero(line(i, j))) continue;
      for (let k = j + 1; k < spaces.length; k++) {
        const [f, g, h] = [spaces[i]!, spaces[j]!, spaces[k]!];
        const corner = crossingOf(f, g, h, [line(j, k), line(i, k), line(i, j)]);
        if (corner === null) continue;
        if (spaces.every((space) => space === f || space === g || space === h || isIn(corner, space))) {
          corners.push(corner);
        }
      }
    }
  }
  return corners;
}

/**
 * Where three planes meet, with the products of two of their normals: g × h, f × h, f × g; `null` if their normals are
 * dependent.
 */
export function crossingOf(
  f: HalfSpaceCells,
  g: HalfSpaceCells,
  h: HalfSpaceCells,
  [gh, fh, fg]: readonly [Vector, Vector, Vector] = [
    cross(g.normal, h.normal),
    cross(f.normal, h.normal),
    cross(f.normal, g.normal),
  ],
): Quotient | null {
  const w = dot(f.normal, gh);
  if (w === 0n) return null;
  const sum = plus(times(gh, f.constant), minus(times(fg, h.constant), times(fh, g.constant)));
  return w > 0n ? { numerators: times(sum, -1n), denominator: w } : { numerators: sum, denominator: -w };
}

/** Is the common part, which has a corner, bounded? Else a ray of it is along the line of two of the planes. */
export function isBounded(spaces: readonly HalfSpaceCells[]): boolean {
  const normals = spaces.map(({ normal }) => normal);
  const isRay = (d: Vector): boolean =>
    !isZero(d) && (normals.every((n) => dot(n, d) >= 0n) || normals.every((n) => dot(n, d) <= 0n));
  return !normals.some((m, i) => normals.slice(i + 1).some((n) => isRay(cross(m, n))));
}

/** Is a point at most so far from p? 1 if it is farther, 0 if exactly so far. */
export function compareReach(p: Vector, { numerators, denominator }: Quotient, radius: bigint): -1 | 0 | 1 {
  const d = minus(numerators, times(p, denominator));
  const gap = dot(d, d) - (radius * denominator) ** 2n;
  return gap > 0n ? 1 : gap < 0n ? -1 : 0;
}
