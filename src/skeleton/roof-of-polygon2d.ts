import { add, compare, multiply, type RootSum, subtract } from '../arithmetic/root-sum.js';
import { requirePolygon2 } from '../core/arguments/index.js';
import type { PolygonWithHoles, Ring } from '../core/shapes.js';
import { polygonOrientation2d } from '../planar/polygons/index.js';
import { triangulatePolygon2d } from '../triangulation/index.js';
import { withoutRepeatedEnd } from '../triangulation/without-repeated-end.js';
import { earTriangles } from './ear-triangles.js';
import { isMonotone, monotoneTriangles } from './monotone-triangles.js';
import type { StraightSkeleton2d } from './number-skeleton.js';
import { EventCount, type SkeletonOptions } from './progress.js';
import { skeletonOf } from './straight-skeleton2d.js';

/** A roof as a mesh of triangles. */
export interface RoofMesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  /** For each triangle the edge of the polygon of whose face it is a part; -1 for the floor. */
  readonly faces: Int32Array;
}

/**
 * The roof over a polygon as a closed mesh: each edge has a face that rises inwards from it at 45 degrees, and the
 * floor is the polygon. With weights, the face of edge i rises by 1 where the edge moves by `weights[i]`. The faces are
 * those of {@link straightSkeleton2d}, their heights the times.
 *
 * The triangles fit edge to edge, each edge with one triangle on either side, so that the mesh is closed, whatever its
 * coordinates are; and they do not overlap where vertices are exact. Coordinates are the nearest doubles, each on its
 * own, so that a face of more than three vertices is not exactly planar in general, and where vertices are closer to
 * each other than doubles can tell, triangles may be flat. Where rings touch, so does the mesh. Of points that are
 * repeated the first one is a corner of triangles.
 *
 * @param polygon the vertices in order, either way round; the last may repeat the first; or `{ outer, holes }` of such
 *   rings
 * @param options weights, and what hears of the progress, as for {@link straightSkeleton2d}
 * @returns vertices in the order of the skeleton, triangles counterclockwise from outside; `null` if the polygon has no
 *   skeleton
 * @throws RangeError for a ring that is no list of at least three points with two finite coordinates, for an option
 *   that is unknown, and for weights as `straightSkeleton2d`; the reason of a signal that is aborted
 * @example
 * const { positions, indices, faces } = roofOfPolygon2d([[0, 0], [4, 0], [4, 4], [0, 4]])!;
 * positions.slice(12); // new Float64Array([2, 2, 2])
 * indices.length; // 18: four triangles of the roof, two of the floor
 * faces; // new Int32Array([0, 1, 2, 3, -1, -1])
 */
export function roofOfPolygon2d(
  polygon: Ring | PolygonWithHoles,
  options?: SkeletonOptions,
): RoofMesh | null {
  const count = new EventCount('roofOfPolygon2d', options);
  const rings = requirePolygon2('roofOfPolygon2d', 'polygon', polygon, 3).map(withoutRepeatedEnd);
  const skeleton = skeletonOf('roofOfPolygon2d', { outer: rings[0]!, holes: rings.slice(1) }, options, count);
  const floor = triangulatePolygon2d({ outer: rings[0]!, holes: rings.slice(1) });
  if (skeleton === null || floor === null) return null;
  const positions = skeleton.vertices.flatMap(({ rounded }) => [...rounded.point, rounded.time]);
  const indices: number[] = [];
  const faces: number[] = [];
  // A triangle that has one place twice has nothing between the two triangles beside it.
  const take = (a: number, b: number, c: number, face: number) => {
    if (a === b || b === c || c === a) return;
    indices.push(a, b, c);
    faces.push(face);
  };
  const first = firstOfEqual(rings.flat() as unknown as ArrayLike<number>[]);
  skeleton.faces.forEach((ring, edge) => {
    if (ring.length === 0) return;
    const triangles = trianglesOfFace(skeleton, ring);
    for (let i = 0; i < triangles.length; i += 3) {
      take(triangles[i]!, triangles[i + 1]!, triangles[i + 2]!, edge);
    }
  });
  // Seen from outside, which is from below, the floor is clockwise; triangles of a ring alone run as it does.
  const isClockwise = rings.length === 1 && polygonOrientation2d(rings[0]!) < 0;
  const [second, third] = isClockwise ? [1, 2] : [2, 1];
  for (let i = 0; i < floor.length; i += 3) {
    take(first[floor[i]!]!, first[floor[i + second]!]!, first[floor[i + third]!]!, -1);
  }
  return {
    positions: Float64Array.from(positions),
    indices: Uint32Array.from(indices),
    faces: Int32Array.from(faces),
  };
}

/** For each point the first one that is equal. */
function firstOfEqual(points: readonly ArrayLike<number>[]): number[] {
  const known = new Map<string, number>();
  return points.map((point, i) => {
    const key = `${point[0]! + 0} ${point[1]! + 0}`;
    const first = known.get(key) ?? i;
    known.set(key, first);
    return first;
  });
}

/** The triangles of a face, of which the edge ends where another ring touches it, and begins again. */
function trianglesOfFace({ vertices }: StraightSkeleton2d, face: readonly number[]): number[] {
  const pointOf = (vertex: number) => vertices[vertex]!.point;
  const [start, end] = [pointOf(face[0]!), pointOf(face[1]!)];
  const [dx, dy] = [subtract(end[0], start[0]), subtract(end[1], start[1])];
  const position = (vertex: number): RootSum => {
    const [x, y] = pointOf(vertex);
    return add(multiply(dx, x), multiply(dy, y));
  };
  const positions = new Map(face.map((vertex) => [vertex, position(vertex)]));
  const compareAlong = (v: number, w: number) => compare(positions.get(v)!, positions.get(w)!);
  const touching = face.slice(2).filter((vertex) => vertices[vertex]!.rounded.time === 0);
  const ring = [face[0]!, ...touching.sort(compareAlong), ...face.slice(1)];
  return isMonotone(ring, compareAlong)
    ? monotoneTriangles(ring, pointOf, compareAlong)
    : earTriangles(ring, pointOf);
}
