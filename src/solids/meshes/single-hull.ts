import { loadPoints, type PointList, rejectWords } from '../../core/arguments/index.js';
import { hullOfPositions } from '../../hull/convex-hull.js';
import { convexHullTriangles } from '../../hull/hull-parts.js';
import { nearestSingles } from './single-mesh.js';

/** The convex hull of points that were rounded to 32-bit numbers. */
export interface SingleHull {
  /** Its corners, and no other points. */
  readonly positions: Float32Array;
  /** Its faces, cut into triangles. */
  readonly indices: Uint32Array;
  /** The largest change of a coordinate by rounding, exactly. */
  readonly deviation: number;
}

/**
 * Rounds points to 32-bit numbers, and then takes the hull: so it is convex exactly.
 *
 * @throws RangeError for what is no list of points, a coordinate beyond 32 bits, or points of one plane
 */
export function singleHull(where: string, name: string, points: PointList): SingleHull {
  const { nearest, deviation } = nearestSingles(where, name, loadPoints(where, name, points, 3));
  const hull = hullOfPositions(nearest);
  if (hull.dimension < 3)
    rejectWords(where, name, 'points that span space in 32 bits', 'points of one plane, or fewer than 4');
  const numbers = new Map(Array.from(hull.vertices, (v, i) => [v, i]));
  const positions = Float32Array.from({ length: 3 * hull.vertices.length }, (_, i) => {
    return nearest[3 * hull.vertices[Math.floor(i / 3)]! + (i % 3)]!;
  });
  return { positions, indices: convexHullTriangles(hull).map((v) => numbers.get(v)!), deviation };
}
