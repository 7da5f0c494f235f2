import { absolute } from '../../arithmetic/integers.js';
import { toNumber } from '../../arithmetic/rational.js';
import { loadPoints, type PointList, requireNoMore } from '../../core/arguments/index.js';
import type { OrientedBox } from '../../core/shapes.js';
import { triple3d } from '../../predicates/index.js';
import { leastAreaSide } from '../calipers/minimum-rectangle.js';
import { extremes } from '../points/extremes.js';
import { roundUp } from '../points/outward.js';
import { scaledRational } from '../points/scaled-rational.js';
import {
  crossed,
  difference,
  dot,
  exactCross,
  exactDifference,
  exactDot,
  integersOf,
  pointAt,
  scaled,
  sum,
  type Vector,
  withPlainZeros,
} from '../points/vectors.js';
import { type Outline, outlineOf, rangeAlong } from './outline.js';
import { frameAlong, principalAxes, unit } from './principal-axes.js';

/** Three vectors that are about perpendicular and of length 1. */
export type Axes = readonly [Vector, Vector, Vector];

/** How many of the largest faces may give a direction. */
const MOST_FACES = 12;
const ALONG_COORDINATES: Axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const ORIGIN: Vector = [0, 0, 0];

/**
 * An oriented box that encloses points of space for certain. Its axes are about perpendicular and of length 1, and its
 * volume is about the least of a few dozen: along the coordinates, along the principal axes, and flush with large faces
 * of the hull, each with the rectangle of least area around what is seen along it. (The least of all is not looked
 * for.)
 *
 * The choice is made in doubles; then the box is fitted exactly, as the parallelepiped that its axes span: no half size
 * could be the double below without a point outside.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.4.3 and 4.4.4; Barequet and Har-Peled 2001, "Efficiently
 * approximating the minimum-volume bounding box of a point set in three dimensions".
 *
 * @param points a list of points, or their coordinates one behind the other
 * @throws RangeError naming the point, or the place in the buffer, that is not finite; or if there are none
 * @example
 * enclosingOrientedBox([[0, 0, 0], [2, 0, 0], [0, 4, 0], [0, 0, 6]]).halfSize.length; // 3
 * enclosingOrientedBox([[1, 2, 3]]).halfSize; // [0, 0, 0]
 */
export function enclosingOrientedBox(points: PointList): OrientedBox {
  if (arguments.length > 1) requireNoMore('enclosingOrientedBox', 1, arguments[1]);
  const outline = outlineOf(loadPoints('enclosingOrientedBox', 'points', points, 3, 1));
  return fittedBox(outline.x, bestAxes(outline)) ?? fittedBox(outline.x, ALONG_COORDINATES)!;
}

/** The axes of a box of small volume, the longest side first. */
export function bestAxes(outline: Outline): Axes {
  const { sample } = outline;
  let best: Axes = ALONG_COORDINATES;
  let least = Number.POSITIVE_INFINITY;
  for (const axes of candidates(outline)) {
    const sizes = axes.map((axis) => extentAlong(sample, axis));
    // Flat sets have no volume: the surface decides among equals.
    const [a, b, c] = sizes as [number, number, number];
    const measure = a * b * c + 2 ** -30 * (a * b + b * c + c * a);
    if (!(measure < least)) continue;
    least = measure;
    const order = [0, 1, 2].sort((i, j) => sizes[j]! - sizes[i]!);
    best = [axes[order[0]!]!, axes[order[1]!]!, axes[order[2]!]!];
  }
  return best;
}

function extentAlong(vectors: readonly Vector[], axis: Vector): number {
  const [low, high] = rangeAlong(vectors, axis);
  return high - low;
}

function candidates(outline: Outline): Axes[] {
  const principal = principalAxes(outline.vectors);
  const directions = distinctVectors([...ALONG_COORDINATES, ...principal, ...faceNormals(outline)]);
  return [ALONG_COORDINATES, principal, ...directions.map((axis) => flushFrame(outline.sample, axis))];
}

/** The first of equal vectors: what they lead to is equal, too. */
export function distinctVectors(vectors: readonly Vector[]): Vector[] {
  return vectors.filter((v, i) => vectors.findIndex((w) => w.every((x, k) => x === v[k])) === i);
}

/** Normals of the largest faces, in doubles. */
function faceNormals({ faces, vectors }: Outline): Vector[] {
  const normals = faces.map((face) => {
    const [a, ...others] = face.map((place) => vectors[place]!) as [Vector, ...Vector[]];
    let normal = ORIGIN;
    for (let k = 1; k < others.length; k++) {
      normal = sum(normal, crossed(difference(others[k - 1]!, a), difference(others[k]!, a)));
    }
    return { normal, area: dot(normal, normal) };
  });
  const largest = normals.sort((a, b) => b.area - a.area).slice(0, MOST_FACES);
  return largest.map(({ normal }) => unit(normal) ?? ORIGIN).filter((normal) => normal !== ORIGIN);
}

/** A direction, and the sides of the rectangle of least area around what is seen along it. */
function flushFrame(vectors: readonly Vector[], direction: Vector): Axes {
  const [first, second, third] = frameAlong(direction);
  const seen = vectors.map((v) => [dot(second, v), dot(third, v)]);
  const [p, q] = leastAreaSide(seen);
  const along = unit(sum(scaled(second, q[0] - p[0]), scaled(third, q[1] - p[1]))) ?? second;
  return [first, along, crossed(first, along)];
}

/**
 * The least box with given axes around a center of doubles that contains points; `undefined` if the axes are dependent,
 * or no doubles are large enough.
 */
export function fittedBox(x: Float64Array, axes: Axes): OrientedBox | undefined {
  const u = integersOf(axes);
  const normals = [0, 1, 2].map((i) => exactCross(u.vectors[(i + 1) % 3]!, u.vectors[(i + 2) % 3]!));
  const determinant = exactDot(u.vectors[0]!, normals[0]!);
  if (determinant === 0n) return undefined;
  const ends = [0, 1, 2].map((i) => endsAlong(x, axes[(i + 1) % 3]!, axes[(i + 2) % 3]!));
  const places = ends.flat().map((i) => pointAt(x, i));
  // The middle along each axis: 2 y = n · (p + q) / det.
  const p = integersOf(places);
  const middles = normals.map((normal, i) => {
    const both = exactDot(normal, p.vectors[2 * i]!) + exactDot(normal, p.vectors[2 * i + 1]!);
    return toNumber(scaledRational(both, 2n * determinant, p.exponent - u.exponent));
  });
  const center = middles.map((middle, i) => scaled(axes[i]!, middle)).reduce(sum);
  if (!center.every(Number.isFinite)) return undefined;
  const all = integersOf([center, ...places]);
  const halfSize = normals.map((normal, i) => {
    const reach = [1, 2].map((k) => {
      const away = absolute(exactDot(normal, exactDifference(all.vectors[2 * i + k]!, all.vectors[0]!)));
      return roundUp(scaledRational(away, absolute(determinant), all.exponent - u.exponent));
    });
    return Math.max(...reach);
  });
  if (!halfSize.every(Number.isFinite)) return undefined;
  const [a, b, c] = axes;
  return {
    center: withPlainZeros(center),
    axes: [withPlainZeros(a), withPlainZeros(b), withPlainZeros(c)],
    halfSize,
  };
}

/** The numbers of the points that are lowest and highest along u × v. */
function endsAlong(x: Float64Array, u: Vector, v: Vector): readonly [number, number] {
  const [[ux, uy, uz], [vx, vy, vz]] = [u, v];
  return extremes(x, (px, py, pz, qx, qy, qz) =>
    triple3d(0, 0, 0, ux, uy, uz, 0, 0, 0, vx, vy, vz, qx, qy, qz, px, py, pz),
  );
}
