/**
 * Meshes against planes with thickness: the sides of all vertices over the rationals, the kinds of triangles and of the
 * mesh from the corners, and edges as pairs of vertices that no triangle before has. The kernel asks for signs of
 * filtered predicates, concludes the mesh from its triangles, and keeps a set of edges.
 */
import { SHAPE } from '../../../cases/bsp/thick-planes.js';
import { meshAt, SMALLER } from '../../../cases/meshes/values.js';
import { edgesOf } from '../meshes/exact-mesh.js';
import { exact, multiply, vectorAt } from '../vectors.js';
import { classOf, planeOf, sideOf } from './thick-planes.js';

type Corners = readonly [number, number, number];

/** Of a mesh, its sides as the first word behind the class. */
export function thickPlaneMeshReferee(v: Float64Array): string {
  const { positions, indices } = meshAt(v, SHAPE, SMALLER);
  // The plane stands where it did, and the vertices behind it, all in one unit.
  const values = exact([...v.subarray(0, SHAPE), ...positions]);
  const plane = planeOf(v, values);
  const sides = Array.from({ length: positions.length / 3 }, (_, i) =>
    sideOf(v, values, plane, multiply(vectorAt(values, SHAPE + 3 * i, 3), values.one)),
  );
  const triangles = Array.from({ length: indices.length / 3 }, (_, t): Corners => {
    return [indices[3 * t]!, indices[3 * t + 1]!, indices[3 * t + 2]!];
  });
  const kinds = triangles.map((corners) => classOf(corners.map((i) => sides[i]!)));
  const of = (kind: string) => kinds.flatMap((one, t) => (one === kind ? [t] : []));
  const whole = classOf(triangles.flat().map((i) => sides[i]!));
  const lists = ['front', 'back', 'on', 'straddling'].map((kind) => `${kind}:${of(kind)}`);
  return [whole, sides.join(), ...lists, `edges:${edgesOn(triangles, sides)}`].join(' ');
}

/** Sides of triangles with three different corners, both ends in the band, that are not there before. */
function edgesOn(triangles: readonly Corners[], sides: readonly number[]): number[] {
  const halfEdges = triangles.flatMap((corners, t) =>
    new Set(corners).size < 3
      ? []
      : edgesOf(corners).map((ends, k) => ({
          h: 3 * t + k,
          low: Math.min(...ends),
          high: Math.max(...ends),
        })),
  );
  const isFirst = ({ h, low, high }: (typeof halfEdges)[number]) =>
    halfEdges.every((other) => other.h >= h || other.low !== low || other.high !== high);
  return halfEdges
    .filter((one) => sides[one.low] === 0 && sides[one.high] === 0 && isFirst(one))
    .map(({ h }) => h);
}
