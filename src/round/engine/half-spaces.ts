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

/**
 * The points of the common part of half-spaces among which the nearest to a point is, if it is no corner: its feet on the planes and on the lines of two of them, as far as they are in all
 * half-spaces, and itself. None, if the common part is empty.
 *
 * The nearest point differs from p by a combination of the normals of planes on which it lies with weights of one sign, and, as Carathéodory says,
 * of independent ones among them: it is the foot of p on what these have in common.
 */
export function* feetWithin(p: Vector, spaces: readonly HalfSpaceCells[]): Generator<Quotient> {
  for (const some of [[], ...spaces.map((space) => [space]), ...pairsOf(spaces)]) {
    const foot = footOn(p, some);
    if (foot !== null && areIn(spaces, foot)) yield foot;
  }
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
        const corner = crossingOf([f, g, h], [line(j, k), line(i, k), line(i, j)]);
        if (corner === null) continue;
        if (spaces.every((space) => space === f || space === g || space === h || isIn(corner, space))) {
          corners.push(corner);
        }
      }
    }
  }
  return corners;
}

/** Where three planes meet, with the products of two of their normals: g × h, f × h, f × g. */
function crossingOf(
  [f, g, h]: readonly [HalfSpaceCells, HalfSpaceCells, HalfSpaceCells],
  [gh, fh, fg]: readonly [Vector, Vector, Vector],
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

/** The foot of p on the common part of planes; `null` if their normals are dependent. */
export function footOn(p: Vector, [f, g, h]: readonly HalfSpaceCells[]): Quotient | null {
  if (f === undefined) return { numerators: p, denominator: 1n };
  const m = f.normal;
  if (g === undefined) return moved(p, times(m, -heightOf(p, f)), dot(m, m));
  const n = g.normal;
  if (h === undefined) {
    const [mm, mn, nn] = [dot(m, m), dot(m, n), dot(n, n)];
    const [u, v] = [heightOf(p, f), heightOf(p, g)];
    return moved(p, plus(times(m, v * mn - u * nn), times(n, u * mn - v * mm)), mm * nn - mn * mn);
  }
  const o = h.normal;
  const sum = plus(
    times(cross(n, o), f.constant),
    plus(times(cross(o, m), g.constant), times(cross(m, n), h.constant)),
  );
  return moved([0n, 0n, 0n], times(sum, -1n), dot(m, cross(n, o)));
}

function heightOf(p: Vector, { normal, constant }: HalfSpaceCells): bigint {
  return dot(normal, p) + constant;
}

/** p + step / denominator. */
function moved(p: Vector, step: Vector, denominator: bigint): Quotient | null {
  if (denominator === 0n) return null;
  const numerators = plus(times(p, denominator), step);
  return denominator > 0n
    ? { numerators, denominator }
    : { numerators: times(numerators, -1n), denominator: -denominator };
}

/** Is a point at most so far from p? 1 if it is farther, 0 if exactly so far. */
export function compareReach(p: Vector, { numerators, denominator }: Quotient, radius: bigint): -1 | 0 | 1 {
  const d = minus(numerators, times(p, denominator));
  const gap = dot(d, d) - (radius * denominator) ** 2n;
  return gap > 0n ? 1 : gap < 0n ? -1 : 0;
}

/** Is the ball about p in a half-space? */
export function isBallIn(p: Vector, radius: bigint, space: HalfSpaceCells): boolean {
  const height = heightOf(p, space);
  return height >= 0n && height * height >= radius * radius * dot(space.normal, space.normal);
}
