import { hullOfPositions } from '../../hull/convex-hull.js';
import type { ConvexHull } from '../../hull/hull.js';
import { convexHullFaces } from '../../hull/hull-parts.js';
import { lexicographic } from '../points/lexicographic.js';
import { difference, dot, pointAt, scaled, sum, type Vector, withPlainZeros } from '../points/vectors.js';

/**
 * What decides about an enclosing shape: the vertices of the hull, and how they look where the box of all is about 2
 * wide. All lists are in an order that the points have by themselves: what is rounded does not depend on the order in
 * which they were given.
 */
export interface Outline {
  /**
   * All that has to be enclosed: convex shapes that contain the vertices contain all points. In lexicographic order.
   */
  readonly x: Float64Array<ArrayBuffer>;
  /**
   * The faces of the hull by places of vertices, counterclockwise from outside, from the first place on; in
   * lexicographic order.
   */
  readonly faces: readonly (readonly number[])[];
  /**
   * The middle of the box, and half of its greatest extent; of a single point the size of its greatest coordinate, or
   * the least double. Doubles, and the size is greater than 0.
   */
  readonly middle: Vector;
  readonly size: number;
  /** The vertices less the middle, divided by the size: about -1 to 1. */
  readonly vectors: readonly Vector[];
  /** Some of them, for choices that take long. */
  readonly sample: readonly Vector[];
}

/** About how many vertices a choice looks at. */
const SAMPLE = 1000;

/** @param positions finite coordinates of one point of space or more */
export function outlineOf(positions: Float64Array<ArrayBuffer>): Outline {
  const hull = hullOfPositions(positions);
  const vertices = hull.vertices
    .slice()
    .sort((i, j) => lexicographic(pointAt(positions, i), pointAt(positions, j)));
  const x = Float64Array.from([...vertices].flatMap((i) => pointAt(positions, i)));
  const ranges = [0, 1, 2].map((k) => rangeOf(x, k));
  const middle = ranges.map(([low, high]) => half(low + high, low / 2 + high / 2)) as unknown as Vector;
  const extents = ranges.map(([low, high]) => half(high - low, high / 2 - low / 2));
  const isPoint = ranges.every(([low, high]) => low === high);
  const size = Math.max(...(isPoint ? x.map(Math.abs) : extents), Number.MIN_VALUE);
  const vectors = Array.from({ length: x.length / 3 }, (_, i) => {
    const v = difference(pointAt(x, i), middle);
    return [v[0] / size, v[1] / size, v[2] / size] as const;
  });
  const step = Math.ceil(vectors.length / SAMPLE);
  const sample = vectors.filter((_, i) => i % step === 0);
  return { x, faces: facesOf(hull, vertices), middle, size, vectors, sample };
}

/** The faces of a hull by the places of its vertices in a list. */
function facesOf(hull: ConvexHull, vertices: Uint32Array): number[][] {
  const places = new Uint32Array(vertices.length);
  vertices.forEach((vertex, place) => {
    places[hull.featureIndices[vertex]!] = place;
  });
  const faces = convexHullFaces(hull).map((corners) => {
    const ring = corners.map((corner) => places[hull.featureIndices[corner]!]!);
    const first = ring.reduce((least, place, k) => (place < ring[least]! ? k : least), 0);
    return [...ring.slice(first), ...ring.slice(0, first)];
  });
  return faces.sort(lexicographic);
}

/** Half of a sum; where that overflows, the sum of the halves, which would round the smallest doubles. */
const half = (sum: number, halves: number): number => (Number.isFinite(sum) ? sum / 2 : halves);

/** The least and the greatest coordinate along an axis. */
function rangeOf(x: Float64Array, axis: number): readonly [number, number] {
  let [low, high] = [x[axis]!, x[axis]!];
  for (let at = axis; at < x.length; at += 3) {
    low = Math.min(low, x[at]!);
    high = Math.max(high, x[at]!);
  }
  return [low, high];
}

/** The least and the greatest product of vectors with an axis. */
export function rangeAlong(vectors: readonly Vector[], axis: Vector): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const v of vectors) {
    const along = dot(axis, v);
    low = Math.min(low, along);
    high = Math.max(high, along);
  }
  return [low, high];
}

/** A vector of the picture as a place in space. */
export function placeOf({ middle, size }: Outline, v: Vector): Vector {
  return withPlainZeros(sum(middle, scaled(v, size)));
}
