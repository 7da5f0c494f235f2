import { requireNoMore, requirePolygon3 } from '../core/arguments/index.js';
import { GrowableUint32 } from '../core/collections/growable.js';
import type { PolygonWithHoles, Ring } from '../core/shapes.js';
import { polygonOrientation2d } from '../planar/polygons/polygon-orientation.js';
import { isSimplePolygon2d } from '../planar/polygons/polygon-simplicity.js';
import { axisOf, planarityOf, withoutAxis } from '../spatial/polygons/polygon-planarity.js';
import { cutWithHoles } from './cut-with-holes.js';
import { axesByNormal, FaceTriangulator, type FaceVerdict, NO_LIMIT } from './face-triangulator.js';
import { numberRings } from './number-rings.js';
import { withoutRepeatedEnd } from './without-repeated-end.js';

/**
 * What was found about a polygon of space that was cut:
 *
 * - `triangle`: three vertices;
 * - `convex`: exactly planar and strictly convex;
 * - `not-convex`: exactly planar and simple, but with vertices that are reflex or straight, or with holes;
 * - `not-planar`: its vertices lie in no plane;
 * - `self-touching`: planar, and its boundary meets itself, but does not cross itself: a bridge to a hole, a vertex
 *   twice;
 * - `self-crossing`: planar, but its boundary crosses itself or encloses nothing, or holes are not in place;
 * - `flat`: all vertices lie on one line.
 */
export type CutPolygon = Exclude<FaceVerdict, 'too-small' | 'too-large'>;

/** A polygon of space in triangles. See {@link triangulatePolygon}. */
export interface PolygonTriangles {
  /** What the polygon is. */
  readonly shape: CutPolygon;
  /**
   * Three vertex numbers for each triangle: k - 2 triangles for k vertices, and 2 h more for h holes, fewer where it
   * touches itself.
   */
  readonly triangles: Uint32Array;
}

/**
 * Cuts a polygon of space into triangles between its vertices, as faces of files are cut:
 *
 * 1. A planar, strictly convex polygon is a fan from its first vertex.
 * 2. Any other planar polygon that is simple is cut by clipping ears.
 * 3. One that touches itself and does not cross itself (a hole that is written with a bridge) is cut without overlap;
 *    what bounds nothing is left out.
 * 4. One that is not planar is cut as its shadow along one of the axes x, y, z along which that is simple.
 * 5. Where none is simple, where the boundary crosses itself or all vertices are collinear, it is a fan from its first
 *    vertex: then the triangles are no triangulation of anything, and `shape` says so, except that of a polygon that is
 *    not planar.
 *
 * What the polygon is, is decided exactly.
 *
 * Of `{ outer, holes }`, each ring may run either way, and rings may touch. The triangles run as the outer ring does.
 * Vertices are numbered through: those of the outer ring, then those of each hole, without a last one that repeats the
 * first. All vertices together are planar or not; where there is no triangulation (rule 5), there are no triangles.
 *
 * Source: Meisters 1975, "Polygons have ears"; Ericson, Real-Time Collision Detection, 12.5.
 *
 * @param ring the vertices in order; the last may repeat the first; or `{ outer, holes }` of such rings
 * @throws RangeError for a ring that is no list of at least three points with three finite coordinates
 * @example
 * triangulatePolygon([[0, 0, 0], [2, 0, 2], [2, 2, 4], [0, 2, 2]]);
 * // { shape: 'convex', triangles: new Uint32Array([0, 1, 2, 0, 2, 3]) }
 * triangulatePolygon([[0, 0, 0], [1, 0, 0], [1, 1, 1], [0, 1, 0]]).shape; // 'not-planar'
 * const [outer, hole] = [[[0, 0, 0], [4, 0, 4], [0, 4, 0]], [[1, 1, 1], [2, 1, 2], [1, 2, 1]]];
 * triangulatePolygon({ outer, holes: [hole] }).triangles.length; // 18: six triangles
 */
export function triangulatePolygon(ring: Ring | PolygonWithHoles): PolygonTriangles {
  if (arguments.length > 1) requireNoMore('triangulatePolygon', 1, arguments[1], '{outer, holes}');
  const [outer, ...holes] = requirePolygon3('triangulatePolygon', 'ring', ring, 3);
  return holes.length > 0 ? withHoles([outer!, ...holes].map(withoutRepeatedEnd)) : ofRing(outer!);
}

function ofRing(ring: Ring): PolygonTriangles {
  const open = withoutRepeatedEnd(ring);
  // Two different points and the first again: a triangle whose vertices lie on one line.
  const vertices = open.length < 3 ? ring : open;
  const positions = new Float64Array(3 * vertices.length);
  vertices.forEach((p, i) => {
    positions.set(p, 3 * i);
  });
  const triangles = new GrowableUint32();
  const corners = Uint32Array.from(vertices.keys());
  const way = { limit: NO_LIMIT, isTouchingCut: true, isAlone: true };
  const cutting = new FaceTriangulator(positions, corners, triangles, way).triangulate(0, corners.length);
  return { shape: verdictOf(cutting) as CutPolygon, triangles: triangles.finish() };
}

function withHoles(rings: readonly Ring[]): PolygonTriangles {
  const { points, numbers } = numberRings(rings);
  const { dimension, witness } = planarityOf(points);
  if (dimension < 2) return { shape: 'flat', triangles: new Uint32Array(0) };
  const full = 3 * (points.length + 2 * (rings.length - 1) - 2);
  const axes = dimension === 2 ? [axisOf(points, witness)] : axesByNormal(Array.from(rings[0]!));
  for (const axis of axes) {
    const shadow = withoutAxis(points, axis);
    const shadows = numbers.map((ring) => ring.map((i) => shadow[i]!));
    const isTurned = polygonOrientation2d(shadows[0]!) < 0;
    const triangles: number[] = [];
    const take = (a: number, b: number, c: number) => {
      triangles.push(...(isTurned ? [c, b, a] : [a, b, c]));
    };
    if (!cutWithHoles(shadow, numbers, take)) continue;
    const isTouching = triangles.length < full || !shadows.every(isSimplePolygon2d);
    // Where the shadow of a polygon that is not planar touches itself, the polygon need not.
    if (dimension === 3 && isTouching) continue;
    const shape = dimension === 3 ? 'not-planar' : isTouching ? 'self-touching' : 'not-convex';
    return { shape, triangles: Uint32Array.from(triangles) };
  }
  return { shape: dimension === 3 ? 'not-planar' : 'self-crossing', triangles: new Uint32Array(0) };
}

function verdictOf(cutting: ReturnType<FaceTriangulator['triangulate']>): FaceVerdict {
  if (typeof cutting === 'string') return cutting;
  let step = cutting.next();
  while (step.done !== true) step = cutting.next();
  return step.value;
}
