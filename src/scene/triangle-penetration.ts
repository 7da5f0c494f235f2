import { requireIndex, requireNoMore } from '../core/arguments/index.js';
import { type PreparedMesh, requirePrepared } from '../mesh/structure/prepared-mesh.js';
import { type PenetrationPair, penetration, type ShapePenetration } from '../shapes/penetration.js';
import type { Partner } from '../shapes/shape.js';
import { asArgument, type TriangleShape, triangleShape } from './shape-call.js';

/** A shape of space for which there is a depth in a triangle: a sphere, a capsule or a lozenge. */
export type PenetratingShape = Partner<PenetrationPair, TriangleShape>;

/**
 * How deep is a shape in a triangle of a mesh, and which are the shortest ways out of it? `null` if they have no common
 * point. By `depth` along the `direction` of a way the shape comes out of the triangle, which stays: a character is
 * moved so. Asked of the triangles that `trianglesMeeting` or a visitor names; the numbers are found when they are
 * read.
 *
 * Source: Ericson, Real-Time Collision Detection, 2.3.
 *
 * @param shape a sphere, a capsule or a lozenge with its `type`; other shapes have no depth in a triangle
 * @throws RangeError if the mesh is not prepared, there is no such triangle, or the shape is none or has no answer
 * @example
 * import { prepareMesh } from 'unerring/mesh';
 * const floor = prepareMesh({ positions: new Float64Array([0, 0, 0, 9, 0, 0, 0, 9, 0]), indices: new Uint32Array([0, 1, 2]) });
 * const found = trianglePenetration(floor, 0, { type: 'sphere', center: [2, 2, 1], radius: 3 })!;
 * [found.depth, found.ways[0]!.rounded.direction]; // [2, [0, 0, 1]]
 * trianglePenetration(floor, 0, { type: 'sphere', center: [2, 2, 4], radius: 3 }); // null
 */
export function trianglePenetration<S extends PenetratingShape>(
  mesh: PreparedMesh,
  triangle: number,
  shape: S,
): ShapePenetration<S, TriangleShape> {
  const where = 'trianglePenetration';
  if (arguments.length > 3) requireNoMore(where, 3, arguments[3]);
  requirePrepared(where, 'mesh', mesh);
  requireIndex(where, 'triangle', triangle, mesh.triangles);
  const answer = () => penetration(shape, triangleShape(mesh, triangle) as never);
  return asArgument(where, answer, 'a') as ShapePenetration<S, TriangleShape>;
}
