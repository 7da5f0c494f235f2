import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { loadPoints, type PointList, rejectWords, requireNoMore } from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import { hullOfPositions } from '../../hull/convex-hull.js';
import { facetOfSums } from './facet-of-sums.js';
import { type IntegerPoint, normalsOfSum, type SummedHull } from './normals-of-sum.js';

/** The Minkowski sum of the convex hulls of two sets of points. */
export interface MinkowskiSum3d {
  /**
   * The corners: for each the numbers of the point of a and of the point of b whose sum it is, exactly. In
   * lexicographic order. No corner is the sum of two others.
   */
  readonly vertices: readonly (readonly [number, number])[];
  /** The corners as points: each coordinate is the double that is nearest to the sum. */
  readonly positions: readonly Point3[];
  /**
   * The corners of each face, counterclockwise from outside, from the least number on. Faces are whole, and come in the
   * order of their corners.
   */
  readonly faces: readonly (readonly number[])[];
}

/**
 * The Minkowski sum of the convex hulls of two sets of points of space, exactly: all sums of a point of one and a point
 * of the other. Which sums are its corners and its faces is decided without rounding; only `positions` are rounded.
 *
 * With the opposite points in the place of b it is the configuration space obstacle of Ericson: the hulls meet if the
 * origin is in it.
 *
 * The face that is farthest in a direction is the sum of what is farthest of both in it. Directions of faces are those
 * across the faces of both hulls, and across an edge of each.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.11; Fogel and Halperin 2007, "Exact and efficient construction of
 * Minkowski sums of convex polyhedra".
 *
 * @param a a list of points, or their coordinates one behind the other; of equal points the first counts
 * @throws RangeError naming the point that is not finite; also if the sum lies in a plane, or beyond the largest double
 * @example
 * const tetrahedron = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]];
 * const sum = minkowskiSum3d(tetrahedron, [[0, 0, 0], [0, 0, 2]]);
 * sum.vertices; // [[0, 0], [1, 0], [1, 1], [2, 0], [2, 1], [3, 1]]
 * sum.faces.length; // 5
 * minkowskiSum3d(tetrahedron, tetrahedron).faces.length; // 4: the same, twice as large
 */
export function minkowskiSum3d(a: PointList, b: PointList): MinkowskiSum3d {
  if (arguments.length > 2) requireNoMore('minkowskiSum3d', 2, arguments[2]);
  const [p, q] = [loadPoints('minkowskiSum3d', 'a', a, 3), loadPoints('minkowskiSum3d', 'b', b, 3)];
  requireNotEmpty('a', p);
  requireNotEmpty('b', q);
  const exponent = commonExponent([...p, ...q]);
  const [first, second] = [summedHull(p, exponent), summedHull(q, exponent)];
  const facets: (readonly (readonly [number, number])[])[] = [];
  for (const normal of normalsOfSum(first, second)) {
    const facet = facetOfSums(first, second, normal);
    if (facet !== null) facets.push(facet);
  }
  if (facets.length === 0)
    rejectWords('minkowskiSum3d', 'b', 'points whose sums with a have a volume', 'flat ones');
  return withNumbers(facets, p, q);
}

function requireNotEmpty(name: string, positions: Float64Array): void {
  if (positions.length === 0) rejectWords('minkowskiSum3d', name, 'at least one point', 'none');
}

function summedHull(positions: Float64Array<ArrayBuffer>, exponent: number): SummedHull {
  const { vertices, faceStarts, corners, dimension } = hullOfPositions(positions.slice());
  const integers = scaledIntegers(Array.from(positions), exponent);
  const points = Array.from({ length: positions.length / 3 }, (_, i): IntegerPoint => {
    return [integers[3 * i]!, integers[3 * i + 1]!, integers[3 * i + 2]!];
  });
  const faces = Array.from({ length: faceStarts.length - 1 }, (_, f) =>
    Array.from(corners.subarray(faceStarts[f], faceStarts[f + 1])),
  );
  const edges = faces.flatMap((face) =>
    face.flatMap((v, k): (readonly [number, number])[] => {
      const w = face[(k + 1) % face.length]!;
      // Of a solid each edge is there twice, once in either direction.
      return dimension === 3 && v > w ? [] : [[v, w]];
    }),
  );
  if (dimension === 1) edges.push([vertices[0]!, vertices[1]!]);
  return { points, positions, vertices: Array.from(vertices), faces, edges };
}

/** Facets by pairs of numbers, as a sum whose corners have numbers. */
function withNumbers(
  facets: readonly (readonly (readonly [number, number])[])[],
  p: Float64Array,
  q: Float64Array,
): MinkowskiSum3d {
  const columns = q.length / 3;
  const keyOf = ([i, j]: readonly [number, number]): number => i * columns + j;
  const keys = Array.from(new Set(facets.flatMap((facet) => facet.map(keyOf)))).sort((k, l) => k - l);
  const numbers = new Map(keys.map((key, number) => [key, number]));
  const vertices = keys.map((key) => [Math.floor(key / columns), key % columns] as const);
  const positions = vertices.map(([i, j]): Point3 => {
    const sum = [0, 1, 2].map((axis) => p[3 * i + axis]! + q[3 * j + axis]! + 0);
    const areFinite = sum.every((x) => Number.isFinite(x));
    if (!areFinite)
      rejectWords('minkowskiSum3d', 'b', 'points whose sums are in the range of doubles', 'larger ones');
    return sum as unknown as Point3;
  });
  const faces = facets.map((facet) => {
    const face = facet.map((pair) => numbers.get(keyOf(pair))!);
    const least = face.indexOf(face.reduce((first, corner) => Math.min(first, corner)));
    return [...face.slice(least), ...face.slice(0, least)];
  });
  faces.sort((f, g) => {
    const at = f.findIndex((v, k) => v !== g[k]);
    return at < 0 ? 0 : f[at]! - (g[at] ?? -1);
  });
  return { vertices, positions, faces };
}
