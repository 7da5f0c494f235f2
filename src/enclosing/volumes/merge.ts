import { sumUp } from '../../arithmetic/directed.js';
import { compare, fromNumber, square, subtract } from '../../arithmetic/rational.js';
import {
  isList,
  reject,
  rejectWords,
  requireBox3,
  requireCapsule,
  requireSphere,
} from '../../core/arguments/index.js';
import type { Box3, Capsule, Point3, Sphere } from '../../core/shapes.js';
import { type KDop, requireKDop } from '../../spatial/convex/k-dop.js';
import { squaredDistanceOf } from '../points/farthest-from.js';
import { lexicographic } from '../points/lexicographic.js';
import { rootUp } from '../points/root-up.js';
import type { Vector } from '../points/vectors.js';
import { exactSquareToSegment } from './segment-distance.js';

const lesser = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Array.from(a, (x, i) => Math.min(x, b[i]!) + 0);
const greater = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Array.from(a, (x, i) => Math.max(x, b[i]!) + 0);
type Four = readonly [number, number, number, number];
const tuple = (p: Point3): Vector => [p[0]! + 0, p[1]! + 0, p[2]! + 0];

/** What errors call the arguments: a, b, and those behind them. */
const nameOf = (i: number): string => ['a', 'b'][i] ?? `others[${i - 2}]`;

/** Checks all of them before anything is calculated. */
function requireAll<T>(
  where: string,
  requireOne: (where: string, path: string, value: T) => void,
  values: readonly T[],
): void {
  if (isList(values[0]))
    reject(where, 'a', 'a shape, as all others', values[0], `them one by one, ${where}(...shapes)`);
  for (const [i, value] of values.entries()) requireOne(where, nameOf(i), value);
}

/**
 * The least box that contains two or more.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.5.1.
 *
 * @throws RangeError if a number is not finite, or min > max
 * @example
 * mergeBoxes({ min: [0, 0, 0], max: [1, 1, 1] }, { min: [2, 0, 0], max: [3, 1, 1] }); // { min: [0, 0, 0], max: [3, 1, 1] }
 */
export function mergeBoxes(a: Box3, b: Box3, ...others: readonly Box3[]): Box3 {
  requireAll('mergeBoxes', requireBox3, [a, b, ...others]);
  return [b, ...others].reduce<Box3>(
    (all, one) => ({ min: lesser(all.min, one.min), max: greater(all.max, one.max) }),
    a,
  );
}

/**
 * The least k-DOP that contains two or more with the same axes.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.5.
 *
 * @throws RangeError if a number is not finite, an axis is zero, the axes do not span space or differ, or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
 * mergeKDops({ axes, min: [0, 0, 0], max: [1, 1, 1] }, { axes, min: [2, 0, 0], max: [3, 1, 1] }).max; // [3, 1, 1]
 */
export function mergeKDops(a: KDop, b: KDop, ...others: readonly KDop[]): KDop {
  const all = [a, b, ...others];
  requireAll('mergeKDops', requireKDop, all);
  for (const [i, { axes }] of all.entries()) {
    const areSame =
      a.axes.length === axes.length && a.axes.every((u, j) => [0, 1, 2].every((k) => u[k] === axes[j]![k]));
    if (!areSame) rejectWords('mergeKDops', `${nameOf(i)}.axes`, 'the axes of a', `${axes.length} others`);
  }
  return {
    // A copy: what becomes of the caller's list later is not about this answer.
    axes: a.axes.map((axis) => tuple(axis)),
    min: all.map(({ min }) => min).reduce(lesser),
    max: all.map(({ max }) => max).reduce(greater),
  };
}

const numbersOf = ({ center, radius }: Sphere): Four => [...tuple(center), radius + 0];

/** Whether sphere a contains sphere b, exactly: the radii differ by the distance at least. */
function containsSphere(a: Sphere, b: Sphere): boolean {
  const rest = subtract(fromNumber(a.radius), fromNumber(b.radius));
  return rest.numerator >= 0n && compare(square(rest), squaredDistanceOf(a.center, b.center)) >= 0;
}

/**
 * A sphere that contains two for certain: one of them, if it contains the other (compared exactly), else about the
 * least one. Its center is rounded; its radius is rounded up, twice, around that. Which of the two is named first
 * changes nothing. Of more, the third is added to the sphere of the first two, and so on.
 *
 * Source: Ericson, Real-Time Collision Detection, 6.5.2; Eberly, 3D Game Engine Design, 4.2.1.
 *
 * @throws RangeError if a number is not finite, a radius is negative, or no double is large enough to be the radius
 * @example
 * mergeSpheres({ center: [0, 0, 0], radius: 1 }, { center: [4, 0, 0], radius: 1 }); // { center: [2, 0, 0], radius: 3 }
 * mergeSpheres({ center: [0, 0, 0], radius: 9 }, { center: [4, 0, 0], radius: 1 }); // { center: [0, 0, 0], radius: 9 }
 */
export function mergeSpheres(a: Sphere, b: Sphere, ...others: readonly Sphere[]): Sphere {
  requireAll('mergeSpheres', requireSphere, [a, b, ...others]);
  return [b, ...others].reduce((all, one, i) => mergeTwoSpheres(all, one, nameOf(i + 1)), a);
}

function mergeTwoSpheres(a: Sphere, b: Sphere, name: string): Sphere {
  if (containsSphere(a, b)) return { center: tuple(a.center), radius: a.radius + 0 };
  if (containsSphere(b, a)) return { center: tuple(b.center), radius: b.radius + 0 };
  const [[px, py, pz, r], [qx, qy, qz, s]] = [numbersOf(a), numbersOf(b)].sort(lexicographic) as [Four, Four];
  const [p, q]: [Vector, Vector] = [
    [px, py, pz],
    [qx, qy, qz],
  ];
  const apart = rootUp(squaredDistanceOf(p, q));
  // The place of the center between the two: halfway between the far ends.
  const part = Math.min(1, Math.max(0, 0.5 + (s / 2 - r / 2) / apart));
  const center = p.map((x, k) => x * (1 - part) + q[k]! * part + 0);
  const reach = (s: Sphere) => sumUp(rootUp(squaredDistanceOf(center, s.center)), s.radius);
  const radius = Math.max(reach(a), reach(b));
  if (!Number.isFinite(radius))
    reject('mergeSpheres', name, 'a sphere that one of doubles can enclose with a', b);
  return { center, radius };
}

/**
 * A capsule that contains two for certain (of more, the third is added to that of the first two, and so on): around the
 * segment between two of their four ends for which the radius is the least. The radius is rounded up, twice: a capsule
 * contains what its segment is not farther from than it may be, and distances from a segment are greatest at ends. Of
 * equally thick ones that is taken whose ends come first in lexicographic order, and it starts at the first of them: so
 * neither which capsule is named first nor which way they run changes anything.
 *
 * Source: Eberly, 3D Game Engine Design, 4.2.3.
 *
 * @throws RangeError if a number is not finite, a radius is negative, or no double is large enough to be the radius
 * @example
 * const a = { start: [0, 0, 0], end: [2, 0, 0], radius: 1 };
 * mergeCapsules(a, { start: [3, 0, 0], end: [5, 0, 0], radius: 1 }); // { start: [0, 0, 0], end: [5, 0, 0], radius: 1 }
 */
export function mergeCapsules(a: Capsule, b: Capsule, ...others: readonly Capsule[]): Capsule {
  requireAll('mergeCapsules', requireCapsule, [a, b, ...others]);
  return [b, ...others].reduce((all, one, i) => mergeTwoCapsules(all, one, nameOf(i + 1)), a);
}

function mergeTwoCapsules(a: Capsule, b: Capsule, name: string): Capsule {
  const ends = [a, b]
    .flatMap(({ start, end, radius }) => [
      numbersOf({ center: start, radius }),
      numbersOf({ center: end, radius }),
    ])
    .sort(lexicographic)
    .map(([x, y, z, radius]) => ({ p: [x, y, z] as const, radius }));
  let best: Capsule | undefined;
  for (const [i, { p: start }] of ends.entries()) {
    for (const { p: end } of ends.slice(i + 1)) {
      const reach = ends.map(({ p, radius }) => sumUp(rootUp(exactSquareToSegment(p, start, end)), radius));
      const radius = Math.max(...reach);
      if (best === undefined || radius < best.radius) best = { start, end, radius };
    }
  }
  if (!Number.isFinite(best!.radius)) {
    reject('mergeCapsules', name, 'a capsule that one of doubles can enclose with a', b);
  }
  return best!;
}
