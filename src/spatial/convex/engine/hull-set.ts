import { loadHull } from '../../../core/arguments/index.js';
import type { AffineDimension } from '../../../core/dimension.js';
import type { Hull, Point3 } from '../../../core/shapes.js';
import { hullOfPositions } from '../../../hull/convex-hull.js';
import { convexHullEdges, convexHullFaces } from '../../../hull/hull-parts.js';
import { planeThrough } from '../../../implicit/index.js';
import { ListedSet } from './convex-set.js';
import { hullWalls } from './hull-walls.js';

/**
 * What is known of a hull: its vertices, edges and faces, which have the numbers that `convexHull` gives them. Nobody
 * else has the lists, and nothing in them is changed.
 */
export interface KnownHull {
  readonly dimension: AffineDimension;
  readonly vertices: readonly Point3[];
  readonly edges: readonly (readonly [number, number])[];
  readonly faces: readonly (readonly number[])[];
}

interface Seen extends KnownHull {
  /** The coordinates of all points, as they were then. */
  readonly positions: Float64Array;
  set?: ListedSet;
}

/** Hulls that were seen before, by their lists of points. */
const known: WeakMap<object, Seen> = /* @__PURE__ */ new WeakMap();

/**
 * A hull and its parts: these are found once, and again when a point has changed, for which all numbers are compared.
 *
 * @throws RangeError if there are no points, or a coordinate is not finite
 */
export const requireHull = (where: string, name: string, hull: Hull): KnownHull => seenOf(where, name, hull);

/** The vertices of a hull, checked. @throws RangeError as {@link requireHull} */
export const requireHullVertices = (where: string, name: string, hull: Hull): readonly Point3[] =>
  seenOf(where, name, hull).vertices;

/** A hull as a set, checked. @throws RangeError as {@link requireHull} */
export function requireHullSet(where: string, name: string, hull: Hull): ListedSet {
  const seen = seenOf(where, name, hull);
  seen.set ??= hullSet(seen);
  return seen.set;
}

function seenOf(where: string, name: string, hull: Hull): Seen {
  const positions = loadHull(where, name, hull);
  const seen = known.get(hull.points);
  if (seen !== undefined && areSame(seen.positions, positions)) return seen;
  const found = { positions, ...partsOf(positions) };
  known.set(hull.points, found);
  return found;
}

function areSame(a: Float64Array, b: Float64Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function partsOf(positions: Float64Array<ArrayBuffer>): KnownHull {
  const hull = hullOfPositions(positions);
  const at = (point: number): number => hull.featureIndices[point]!;
  const ends = convexHullEdges(hull);
  return {
    dimension: hull.dimension,
    vertices: Array.from(hull.vertices, (i) =>
      Object.freeze(Array.from(positions.subarray(3 * i, 3 * i + 3))),
    ),
    edges: Array.from(
      { length: ends.length / 2 },
      (_, i) => [at(ends[2 * i]!), at(ends[2 * i + 1]!)] as const,
    ),
    faces: convexHullFaces(hull).map((face) => Object.freeze(face.map(at))),
  };
}

/** One wall for each face: no two are in one plane, and no three corners of a face on one line. */
function hullSet({ vertices, edges, faces, dimension }: KnownHull): ListedSet {
  if (dimension < 3) {
    return new ListedSet({ vertices, edges, faces, walls: hullWalls(vertices), dimension });
  }
  const walls = faces.map(([a, b, c]) => ({
    plane: planeThrough(vertices[a!]!, vertices[b!]!, vertices[c!]!),
    equality: false,
  }));
  const vertexWalls: number[][] = vertices.map(() => []);
  faces.forEach((face, f) => {
    for (const v of face) vertexWalls[v]!.push(f);
  });
  return new ListedSet({ vertices, edges, faces, walls, vertexWalls, dimension });
}
