/**
 * Shapes against a plane: cut by it over the rationals (the corners with their features by membership), and lines by
 * the rational parameter -(n·o + c) / n·d of the crossing. The kernel asks on which sides the vertices lie, and where
 * the direction leads.
 */
import { canonicalRing } from '../../../answers/text.js';
import { EITHER_PLANE } from '../../../cases/shapes.js';
import { type Corner, clip } from '../clip.js';
import { dimensionOf } from '../contact.js';
import type { Halfspace } from '../halfspace.js';
import { featureAt, hullOf, type Shape, scaledShape } from '../shape.js';
import {
  add,
  cross,
  dot,
  type Exact,
  exact,
  multiply,
  rational,
  signOf,
  subtract,
  type Vector,
  vectorAt,
} from '../vectors.js';
import { exactSegment, exactTriangle, roundedHit } from './pairs.js';

/** n · x + c >= 0, over coordinates that are `one` times those of the values. */
function exactPlane(v: Float64Array, values: Exact): Halfspace {
  if (v[0] === 1) {
    const [p, q, r] = [0, 3, 6].map((at) => vectorAt(values, EITHER_PLANE.points + at, 3));
    const normal = cross(subtract(q!, p!), subtract(r!, p!));
    return { normal, constant: -dot(normal, p!) * values.one };
  }
  // Coordinates are numerators over `one`; times `one`, n·x + c is in units of one².
  const constant = values.numerators[EITHER_PLANE.plane + 3]! * values.one * values.one;
  return { normal: vectorAt(values, EITHER_PLANE.plane, 3), constant };
}

/** A shape cut by a plane: relation by the definition of relative interiors, corners with their features. */
function cut(shape: Shape, by: Halfspace): string {
  const hull = hullOf(shape);
  const corners: readonly Corner[] = clip(hull, [by], []);
  if (corners.length === 0) return 'disjoint';
  const inside = corners.reduce((mask, corner) => mask & corner.tightA, -1) === 0;
  const dimension = dimensionOf(corners.map(({ at }) => at));
  const relation = !inside ? 'touching' : dimension === hull.dimension ? 'overlapping' : 'crossing';
  return [relation, ...canonicalRing(corners.map(({ at }) => `${featureAt(shape, at)}/f0`).sort())].join(' ');
}

/** The value of n · x + c at the point of value `at`. */
function heightAt(values: Exact, { normal, constant }: Halfspace, at: number): bigint {
  return dot(normal, multiply(vectorAt(values, at, 3), values.one)) + constant;
}

function sidesOf(values: Exact, by: Halfspace, ats: readonly number[]): string {
  return ats.map((at) => signOf(heightAt(values, by, at))).join(',');
}

/** A triangle and a plane. */
export function trianglePlaneReferee(v: Float64Array): string {
  const values = exact(v);
  const by = exactPlane(v, values);
  const shape = scaledShape(exactTriangle(values, EITHER_PLANE.shape), values.one);
  return `${cut(shape, by)} ${sidesOf(values, by, [EITHER_PLANE.shape, EITHER_PLANE.shape + 3, EITHER_PLANE.shape + 6])}`;
}

/** The hit at o + n / w · d. */
function hitAt(values: Exact, o: Vector, d: Vector, n: bigint, w: bigint): string {
  const [x, y, z] = add(multiply(o, w), multiply(d, n));
  return w > 0n
    ? roundedHit(n, w, { x, y, z, w }, values.one)
    : roundedHit(-n, -w, { x: -x, y: -y, z: -z, w: -w }, values.one);
}

/** A segment and a plane. */
export function segmentPlaneReferee(v: Float64Array): string {
  const values = exact(v);
  const by = exactPlane(v, values);
  const shape = scaledShape(exactSegment(values, EITHER_PLANE.shape), values.one);
  const words = [cut(shape, by), sidesOf(values, by, [EITHER_PLANE.shape, EITHER_PLANE.shape + 3])];
  const [p, q] = [vectorAt(values, EITHER_PLANE.shape, 3), vectorAt(values, EITHER_PLANE.shape + 3, 3)];
  const [start, end] = [
    heightAt(values, by, EITHER_PLANE.shape),
    heightAt(values, by, EITHER_PLANE.shape + 3),
  ];
  if (start === 0n && end === 0n) {
    words.push(roundedHit(0n, 1n, rational(p), values.one));
    if (p.some((x, i) => x !== q[i])) words.push(roundedHit(1n, 1n, rational(q), values.one));
  } else if (signOf(start) * signOf(end) <= 0) {
    words.push(hitAt(values, p, subtract(q, p), start, start - end));
  }
  return words.join(' ');
}

function refereeOf(isRay: boolean): (v: Float64Array) => string {
  return (v) => {
    const values = exact(v);
    const by = exactPlane(v, values);
    const height = heightAt(values, by, EITHER_PLANE.shape);
    const [origin, direction] = [
      vectorAt(values, EITHER_PLANE.shape, 3),
      vectorAt(values, EITHER_PLANE.shape + 3, 3),
    ];
    const rate = dot(by.normal, direction);
    const tail = `${signOf(height)} ${rate === 0n ? 0 : -signOf(rate)}`;
    const first = roundedHit(0n, 1n, rational(origin), values.one);
    if (rate === 0n) {
      if (height !== 0n) return `disjoint ${tail}`;
      return isRay ? `overlapping v0/f0 ${tail} ${first}` : `overlapping ${tail}`;
    }
    const t = -height * BigInt(signOf(rate));
    // Heights are `one` times the products of coordinates.
    if (!isRay || t > 0n) {
      return `crossing e0/f0 ${tail} ${hitAt(values, origin, direction, -height, rate * values.one)}`;
    }
    return t === 0n ? `touching v0/f0 ${tail} ${first}` : `disjoint ${tail}`;
  };
}

/** A ray and a plane. */
export const rayPlaneReferee = refereeOf(true);

/** A line and a plane. */
export const linePlaneReferee = refereeOf(false);
