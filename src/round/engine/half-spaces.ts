import type { Quotient } from '../../distance/engine/cells.js';
import { cross, dot, minus, plus, times, type Vector } from '../../distance/engine/vectors.js';

/** All x with normal · x + constant >= 0, over integers. The normal may be zero. */
export interface HalfSpaceCells {
  readonly normal: Vector;
  readonly constant: bigint;
}

/** Is a point in a half-space? */
function isIn({ numerators, denominator }: Quotient, { normal, constant }: HalfSpaceCells): boolean {
  return dot(normal, numerators) + constant * denominator >= 0n;
}

/**
 * The points of the common part of half-spaces among which the nearest to a point is: its feet on the common parts of up to three of
 * their planes, as far as they are in all half-spaces. None, if the common part is empty.
 *
 * The nearest point differs from p by a combination of the normals of planes on which it lies with weights of one sign, and, as Carathéodory says,
 * of independent ones among them: it is the foot of p on what these have in common.
 */
export function feetWithin(p: Vector, spaces: readonly HalfSpaceCells[]): Quotient[] {
  return subsets(spaces).flatMap((some) => {
    const foot = footOn(p, some);
    return foot !== null && spaces.every((space) => isIn(foot, space)) ? [foot] : [];
  });
}

/** The points of the common part where three planes meet. */
export function cornersOf(spaces: readonly HalfSpaceCells[]): Quotient[] {
  return subsets(spaces).flatMap((some) => {
    const corner = some.length === 3 ? footOn([0n, 0n, 0n], some) : null;
    return corner !== null && spaces.every((space) => isIn(corner, space)) ? [corner] : [];
  });
}

/** All sets of at most three. */
function subsets(spaces: readonly HalfSpaceCells[]): HalfSpaceCells[][] {
  const all: HalfSpaceCells[][] = [[]];
  for (const space of spaces)
    all.push(...all.filter((some) => some.length < 3).map((some) => [...some, space]));
  return all;
}

/** The foot of p on the common part of planes; `null` if their normals are dependent. */
function footOn(p: Vector, [f, g, h]: readonly HalfSpaceCells[]): Quotient | null {
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
