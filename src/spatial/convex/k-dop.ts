import { reject, requireList, requireObject } from '../../core/errors.js';
import type { Point3 } from '../../core/shapes.js';
import { type ExactPlane, planeOf, side, threePlanesPoint } from '../../implicit/index.js';
import { sideOfPlane } from '../../predicates/index.js';
import { requireDirection, requireVector } from '../boxes/box-arguments.js';
import { ORIGIN, rankOf } from '../hull/rank.js';

/**
 * A discrete oriented polytope of k = 2n half-spaces: the points x with min[i] <= axes[i] · x <= max[i] for all of its n
 * axes. The axes need not have unit length; three of them must be linearly independent, so that the set is bounded. It
 * may be empty: bounds that no point satisfies are a set without points.
 */
export interface KDop {
  readonly axes: readonly Point3[];
  readonly min: ArrayLike<number>;
  readonly max: ArrayLike<number>;
}

/** Checks a k-DOP. */
export function requireKDop(where: string, name: string, dop: KDop): void {
  requireObject(where, name, '{axes, min, max}', dop);
  const { axes, min, max } = dop;
  requireList(where, `${name}.axes`, 'a list of vectors', axes);
  const n = axes.length;
  if (min?.length !== n) reject(where, `${name}.min`, `${n} numbers`, min);
  if (max?.length !== n) reject(where, `${name}.max`, `${n} numbers`, max);
  for (let i = 0; i < n; i++) {
    requireDirection(where, `${name}.axes[${i}]`, axes[i]!);
    if (!Number.isFinite(min[i])) reject(where, `${name}.min[${i}]`, 'a finite number', min[i]);
    if (!Number.isFinite(max[i])) reject(where, `${name}.max[${i}]`, 'a finite number', max[i]);
    if (min[i]! > max[i]!) reject(where, `${name}.min[${i}]`, `at most max[${i}] = ${max[i]}`, min[i]);
  }
  if (rankOf(axes.map((axis) => [ORIGIN, axis])) < 3) {
    reject(where, `${name}.axes`, 'three linearly independent vectors or more', `${n} of lower rank`);
  }
}

/**
 * Does a k-DOP contain a point? The boundary counts.
 *
 * @throws RangeError if a number is not finite, an axis is zero, the axes do not span space, or min > max
 * @example
 * const box = { axes: [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]], min: [0, 0, 0, 0], max: [1, 1, 1, 2] };
 * kDopContainsPoint(box, [1, 1, 0]); // true
 * kDopContainsPoint(box, [1, 1, 0.5]); // false
 */
export function kDopContainsPoint(dop: KDop, point: Point3): boolean {
  requireKDop('kDopContainsPoint', 'dop', dop);
  requireVector('kDopContainsPoint', 'point', point);
  const { axes, min, max } = dop;
  const [x, y, z] = [point[0]!, point[1]!, point[2]!];
  return axes.every(
    (n, i) =>
      sideOfPlane(n[0]!, n[1]!, n[2]!, -min[i]!, x, y, z) >= 0 &&
      sideOfPlane(n[0]!, n[1]!, n[2]!, -max[i]!, x, y, z) <= 0,
  );
}

/**
 * Do the intervals of two k-DOPs overlap along every axis? False proves that they are disjoint; true does not prove that
 * they meet: they can be separated by a plane of another direction. Comparisons only; both must have the same axes.
 *
 * Source: Klosowski et al., "Efficient collision detection using bounding volume hierarchies of k-DOPs", 1998; Ericson,
 * Real-Time Collision Detection, 4.6.3.
 *
 * @throws RangeError if the axes differ, and as `kDopsIntersect`
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
 * const unit = { axes, min: [0, 0, 0], max: [1, 1, 1] };
 * kDopsOverlap(unit, { axes, min: [1, 1, 1], max: [2, 2, 2] }); // true
 */
export function kDopsOverlap(a: KDop, b: KDop): boolean {
  requireKDop('kDopsOverlap', 'a', a);
  requireKDop('kDopsOverlap', 'b', b);
  if (!haveSameAxes(a, b)) reject('kDopsOverlap', 'b.axes', 'the axes of a', `${b.axes.length} others`);
  return overlap(a, b);
}

function haveSameAxes(a: KDop, b: KDop): boolean {
  return (
    a.axes.length === b.axes.length &&
    a.axes.every((axis, i) => [0, 1, 2].every((k) => axis[k] === b.axes[i]![k]))
  );
}

function overlap(a: KDop, b: KDop): boolean {
  return a.axes.every((_, i) => a.min[i]! <= b.max[i]! && b.min[i]! <= a.max[i]!);
}

/**
 * Have two k-DOPs a common point, exactly? Their axes may differ.
 *
 * The common part is bounded: it is empty, or it has a corner, in which three of the planes meet.
 *
 * @throws RangeError if a number is not finite, an axis is zero, the axes do not span space, or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [0, 1, 1]];
 * const a = { axes, min: [0, 0, 0, 0, 0], max: [2, 2, 2, 1, 4] };
 * const b = { axes, min: [0, 0, 0, 0, 3], max: [2, 2, 2, 4, 4] };
 * kDopsOverlap(a, b); // true
 * kDopsIntersect(a, b); // true
 */
export function kDopsIntersect(a: KDop, b: KDop): boolean {
  requireKDop('kDopsIntersect', 'a', a);
  requireKDop('kDopsIntersect', 'b', b);
  return !(haveSameAxes(a, b) && !overlap(a, b)) && hasCorner(commonSlabs(a, b));
}

/** The slabs whose common part is that of two k-DOPs: with the same axes one per axis, the narrower bounds of both. */
function commonSlabs(a: KDop, b: KDop): Slab[] {
  if (!haveSameAxes(a, b)) return [...slabsOf(a), ...slabsOf(b)];
  const pairs = a.axes.map(
    (_, i) => [Math.max(a.min[i]!, b.min[i]!), Math.min(a.max[i]!, b.max[i]!)] as const,
  );
  return slabsOf({ axes: a.axes, min: pairs.map(([min]) => min), max: pairs.map(([, max]) => max) });
}

/** The two planes of an axis, their fronts inside. */
type Slab = readonly [ExactPlane, ExactPlane];

function slabsOf({ axes, min, max }: KDop): Slab[] {
  return axes.map((axis, i) => {
    const opposite = [-axis[0]!, -axis[1]!, -axis[2]!];
    return [planeOf({ normal: axis, constant: -min[i]! }), planeOf({ normal: opposite, constant: max[i]! })];
  });
}

/** Whether three planes of different slabs meet in a point that is behind none of the others. */
function hasCorner(slabs: readonly Slab[]): boolean {
  const planes = slabs.flat();
  return slabs.some((first, i) =>
    slabs.some(
      (second, j) => j > i && slabs.some((third, k) => k > j && haveCorner([first, second, third], planes)),
    ),
  );
}

function haveCorner(
  [first, second, third]: readonly [Slab, Slab, Slab],
  planes: readonly ExactPlane[],
): boolean {
  for (const p of first) {
    for (const q of second) {
      for (const r of third) {
        const corner = threePlanesPoint(p, q, r);
        // The normals are dependent for all eight choices, or for none.
        if (corner === null) return false;
        if (planes.every((plane) => side(plane, corner) >= 0)) return true;
      }
    }
  }
  return false;
}
