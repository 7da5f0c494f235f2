import { hullOfPositions } from '../hull/convex-hull.js';
import type { ConvexHull } from '../hull/hull.js';
import { difference, pointAt, scaled, type Vector } from '../points/vectors.js';

/** What decides about an enclosing shape: the vertices of the hull, and how they look where the box of all is about 2 wide. */
export interface Outline {
  /** All that has to be enclosed: convex shapes that contain the vertices contain all points. */
  readonly x: Float64Array<ArrayBuffer>;
  readonly hull: ConvexHull;
  /** The middle of the box, and half of its greatest extent, or 1: doubles. */
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
  const x = Float64Array.from([...hull.vertices].flatMap((i) => pointAt(positions, i)));
  const ranges = [0, 1, 2].map((k) => rangeOf(x, k));
  const middle = ranges.map(([low, high]) => low / 2 + high / 2) as unknown as Vector;
  const half = Math.max(...ranges.map(([low, high]) => high / 2 - low / 2));
  const size = half > 0 ? half : 1;
  const vectors = Array.from({ length: x.length / 3 }, (_, i) => {
    const v = difference(pointAt(x, i), middle);
    return [v[0] / size, v[1] / size, v[2] / size] as const;
  });
  const step = Math.ceil(vectors.length / SAMPLE);
  return { x, hull, middle, size, vectors, sample: vectors.filter((_, i) => i % step === 0) };
}

/** The least and the greatest coordinate along an axis. */
export function rangeOf(x: Float64Array, axis: number): readonly [number, number] {
  let [low, high] = [x[axis]!, x[axis]!];
  for (let at = axis; at < x.length; at += 3) {
    low = Math.min(low, x[at]!);
    high = Math.max(high, x[at]!);
  }
  return [low, high];
}

/** A vector of the picture as a place in space. */
export function placeOf({ middle, size }: Outline, v: Vector): Vector {
  const moved = scaled(v, size);
  return [middle[0] + moved[0], middle[1] + moved[1], middle[2] + moved[2]];
}
