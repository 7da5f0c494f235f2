/**
 * How far points, segments and parallelograms are from the common part of half-spaces, and what they have in common
 * with it, exactly.
 */
import { integerSign } from '../../arithmetic/root-signs.js';
import type { Sign } from '../../core/sign.js';
import type { Quotient } from '../../distance/engine/cells.js';
import { cross, dot, minus, plus, times, type Vector } from '../../distance/engine/vectors.js';
import { type Core, coreSide, edgesOf, isOver } from './body.js';
import { areIn, cornersOf, crossingOf, type HalfSpaceCells, pairsOf } from './half-spaces.js';

/**
 * The sign of the distance of a core from the common part of half-spaces minus a radius that is not 0; 1 if that is
 * empty.
 *
 * Of two closest points that are not one, take those that are on faces of the least dimensions. If one is a corner of
 * the half-spaces or of the core, it is that which is nearest to the other shape. Else both are in edges: within faces
 * of a higher dimension both points could be moved along until one comes to the boundary.
 */
export function coreGap(core: Core, radius: bigint, spaces: readonly HalfSpaceCells[]): Sign {
  if (commonPoints(core, spaces).length > 0) return -1;
  let least: Sign = 1;
  for (const sign of gaps(core, radius, spaces)) {
    if (sign < least) least = sign;
    if (least < 0) break;
  }
  return least;
}

function* gaps(core: Core, radius: bigint, spaces: readonly HalfSpaceCells[]): Generator<Sign> {
  for (const p of core) for (const space of spaces) yield planeGap(p, space, spaces, radius);
  const edges = edgesOf(core);
  for (const pair of pairsOf(spaces)) {
    for (const p of core) yield lineGap(p, pair, spaces, radius);
    for (const edge of edges) yield edgeGap(edge, pair, spaces, radius);
  }
  for (const corner of cornersOf(spaces)) yield (0 - coreSide(corner, core, radius)) as Sign;
}

/** Of a point and a plane that it is behind, if its foot is in all half-spaces; else 1. */
function planeGap(
  p: Vector,
  { normal, constant }: HalfSpaceCells,
  spaces: readonly HalfSpaceCells[],
  radius: bigint,
): Sign {
  const height = dot(normal, p) + constant;
  if (height >= 0n) return 1;
  const size = dot(normal, normal);
  const sign = integerSign(height * height - radius * radius * size);
  if (sign > 0) return sign;
  return areIn(spaces, { numerators: minus(times(p, size), times(normal, height)), denominator: size })
    ? sign
    : 1;
}

/**
 * Of a point and the line of two planes, if its foot is in all half-spaces; else 1. With the normals m and n, and the
 * point at the heights h and k, the foot is p + (a m + b n) / d with d = m² n² - (m · n)², at a distance whose square
 * is -(a h + b k) / d. If it is the nearest point, a and b are not negative for two planes there (Carathéodory).
 */
function lineGap(
  p: Vector,
  [f, g]: readonly [HalfSpaceCells, HalfSpaceCells],
  spaces: readonly HalfSpaceCells[],
  radius: bigint,
): Sign {
  const [m, n] = [f.normal, g.normal];
  const [h, k] = [dot(m, p) + f.constant, dot(n, p) + g.constant];
  if (h >= 0n && k >= 0n) return 1;
  const [mm, mn, nn] = [dot(m, m), dot(m, n), dot(n, n)];
  const a = k * mn - h * nn;
  const b = h * mn - k * mm;
  if (a < 0n || b < 0n) return 1;
  const size = mm * nn - mn * mn;
  if (size === 0n) return 1;
  const sign = integerSign(-(a * h + b * k) - radius * radius * size);
  if (sign > 0) return sign;
  const numerators = plus(times(p, size), plus(times(m, a), times(n, b)));
  return areIn(spaces, { numerators, denominator: size }) ? sign : 1;
}

/**
 * Of an edge and the line of two planes, if the shortest way between the lines is between points of both shapes;
 * else 1. With the normals m and n and the edge along u, that way is along N = (n · u) m - (m · u) n, which is u × (m ×
 * n); if it is the shortest between the shapes, the factors are of one sign, for two planes there, and the edge is
 * behind the plane across N.
 */
function edgeGap(
  [from, u]: readonly [Vector, Vector],
  [f, g]: readonly [HalfSpaceCells, HalfSpaceCells],
  spaces: readonly HalfSpaceCells[],
  radius: bigint,
): Sign {
  let [a, b] = [dot(g.normal, u), -dot(f.normal, u)];
  if (integerSign(a) * integerSign(b) < 0) return 1;
  if (a < 0n || b < 0n) [a, b] = [-a, -b];
  const [h, k] = [dot(f.normal, from) + f.constant, dot(g.normal, from) + g.constant];
  // The way from the edge to the line is N / N² times this.
  const height = -(a * h + b * k);
  if (height <= 0n) return 1;
  const normal = plus(times(f.normal, a), times(g.normal, b));
  const size = dot(normal, normal);
  const sign = integerSign(height * height - radius * radius * size);
  if (sign > 0 || size === 0n) return 1;
  const nearest = crossingOn(from, u, normal, height, size, a === 0n ? [f, h] : [g, k]);
  return nearest !== null && areIn(spaces, nearest) ? sign : 1;
}

/**
 * The point of a plane at from + s u + height / size · normal; `null` if s is not from 0 to 1. The plane is not along
 * u, and h is its value at `from`.
 */
function crossingOn(
  from: Vector,
  u: Vector,
  normal: Vector,
  height: bigint,
  size: bigint,
  [plane, h]: readonly [HalfSpaceCells, bigint],
): Quotient | null {
  const slope = dot(plane.normal, u) * size;
  const reach = -(h * size + height * dot(plane.normal, normal));
  const [below, above] = slope > 0n ? [slope, reach] : [-slope, -reach];
  if (above < 0n || above > below) return null;
  const way = times(normal, (height * below) / size);
  return { numerators: plus(times(from, below), plus(times(u, above), way)), denominator: below };
}

/**
 * The extreme points of what a core and half-spaces have in common, and perhaps other points of it: corners of the
 * core, ends of what is common to its edges, points of its inside on two of the planes; none if there is nothing.
 */
export function commonPoints(core: Core, spaces: readonly HalfSpaceCells[]): Quotient[] {
  if (core.length === 1) {
    const point = { numerators: core[0]!, denominator: 1n };
    return areIn(spaces, point) ? [point] : [];
  }
  const points = edgesOf(core).flatMap(([from, along]) => endsWithin(from, along, spaces));
  return core.length === 4 ? [...points, ...facePoints(core, spaces)] : points;
}

/** The ends of the part of a segment in half-spaces. */
function endsWithin(from: Vector, along: Vector, spaces: readonly HalfSpaceCells[]): Quotient[] {
  let [low, high]: readonly Fraction[] = [
    [0n, 1n],
    [1n, 1n],
  ] as const;
  for (const { normal, constant } of spaces) {
    const [height, slope] = [dot(normal, from) + constant, dot(normal, along)];
    if (slope === 0n && height < 0n) return [];
    if (slope > 0n && isLess(low!, [-height, slope])) low = [-height, slope];
    if (slope < 0n && isLess([height, -slope], high!)) high = [height, -slope];
  }
  if (isLess(high!, low!)) return [];
  return [low!, high!].map(([t, w]) => ({
    numerators: plus(times(from, w), times(along, t)),
    denominator: w,
  }));
}

/** A numerator and a positive denominator. */
type Fraction = readonly [bigint, bigint];

function isLess([p, q]: Fraction, [r, s]: Fraction): boolean {
  return p * s < r * q;
}

/** Where two planes meet a parallelogram, in all half-spaces. */
function facePoints(core: Core, spaces: readonly HalfSpaceCells[]): Quotient[] {
  const [o, p, , q] = core as [Vector, Vector, Vector, Vector];
  const edges = [minus(p, o), minus(q, o)] as const;
  const normal = cross(...edges);
  const face = { normal, constant: -dot(normal, o) };
  return pairsOf(spaces).flatMap(([f, g]) => {
    const point = crossingOf(face, f, g);
    if (point === null) return [];
    const m = minus(point.numerators, times(o, point.denominator));
    return isOver(m, point.denominator, edges, normal) && areIn(spaces, point) ? [point] : [];
  });
}
