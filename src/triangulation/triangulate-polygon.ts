import { requireRing3 } from '../core/arguments/index.js';
import { GrowableUint32 } from '../core/collections/growable.js';
import type { Ring } from '../core/shapes.js';
import { FaceTriangulator, type FaceVerdict, NO_LIMIT } from './face-triangulator.js';
import { withoutRepeatedEnd } from './without-repeated-end.js';

/**
 * What was found about a polygon of space that was cut:
 *
 * - `triangle`: three vertices;
 * - `convex`: exactly planar and strictly convex;
 * - `not-convex`: exactly planar and simple, but with vertices that are reflex or straight;
 * - `not-planar`: its vertices lie in no plane;
 * - `self-crossing`: planar, but its boundary meets itself;
 * - `flat`: all vertices lie on one line.
 */
export type CutPolygon = Exclude<FaceVerdict, 'too-small' | 'too-large' | 'self-touching'>;

/** A polygon of space in triangles. See {@link triangulatePolygon}. */
export interface PolygonTriangles {
  /** What the polygon is. */
  readonly shape: CutPolygon;
  /** Three vertex numbers for each triangle, k - 2 triangles for k vertices. */
  readonly triangles: Uint32Array;
}

/**
 * Cuts a polygon of space into triangles between its vertices, as faces of files are cut:
 *
 * 1. A planar, strictly convex polygon is a fan from its first vertex.
 * 2. Any other planar polygon that is simple is cut by clipping ears.
 * 3. One that is not planar is cut as its shadow along one of the axes x, y, z along which that is simple.
 * 4. Where none is simple, where the boundary meets itself or all vertices are collinear, it is a fan from its first vertex: then
 *    the triangles are no triangulation of anything, and `shape` says so, except that of a polygon that is not planar.
 *
 * What the polygon is, is decided exactly.
 *
 * Source: Meisters 1975, "Polygons have ears"; Ericson, Real-Time Collision Detection, 12.5.
 *
 * @param ring the vertices in order; the last may repeat the first
 * @throws RangeError for a ring that is no list of at least three points with three finite coordinates
 * @example
 * triangulatePolygon([[0, 0, 0], [2, 0, 2], [2, 2, 4], [0, 2, 2]]);
 * // { shape: 'convex', triangles: new Uint32Array([0, 1, 2, 0, 2, 3]) }
 * triangulatePolygon([[0, 0, 0], [1, 0, 0], [1, 1, 1], [0, 1, 0]]).shape; // 'not-planar'
 */
export function triangulatePolygon(ring: Ring): PolygonTriangles {
  const where = 'triangulatePolygon';
  requireRing3(where, 'ring', ring, 3);
  const open = withoutRepeatedEnd(ring);
  // Two different points and the first again: a triangle whose vertices lie on one line.
  const vertices = open.length < 3 ? ring : open;
  const positions = new Float64Array(3 * vertices.length);
  vertices.forEach((p, i) => {
    positions.set(p, 3 * i);
  });
  const triangles = new GrowableUint32();
  const corners = Uint32Array.from(vertices.keys());
  const cutting = new FaceTriangulator(positions, corners, triangles, { limit: NO_LIMIT }).triangulate(
    0,
    corners.length,
  );
  return { shape: verdictOf(cutting) as CutPolygon, triangles: triangles.finish() };
}

function verdictOf(cutting: ReturnType<FaceTriangulator['triangulate']>): FaceVerdict {
  if (typeof cutting === 'string') return cutting;
  let step = cutting.next();
  while (step.done !== true) step = cutting.next();
  return step.value;
}
