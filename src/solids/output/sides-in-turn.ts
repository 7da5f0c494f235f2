import { nextHalfEdge, previousHalfEdge } from '../../mesh/structure/edges.js';
import type { PreparedMesh } from '../../mesh/structure/prepared-mesh.js';
import { orient3dAt } from '../../predicates/index.js';

/** A half-edge, and whether it runs up its edge (1), as the first of them does, or down (-1). */
export interface Side {
  readonly side: number;
  readonly way: 1 | -1;
}

/**
 * The half-edges along one edge of a mesh that does not cross itself, in the order of their triangles around the edge:
 * counterclockwise, as seen against the way that the first of them runs. No two triangles are on one side of the edge
 * in one plane.
 */
export function sidesInTurn({ positions, indices }: PreparedMesh, halfEdges: Uint32Array): Side[] {
  const p = indices[halfEdges[0]!]!;
  const q = indices[nextHalfEdge(halfEdges[0]!)]!;
  const sides = Array.from(halfEdges, (side) => ({ side, way: indices[side] === p ? 1 : -1 }) as const);
  if (sides.length <= 2) return sides;
  const corner = ({ side }: Side) => indices[previousHalfEdge(side)]!;
  const reference = corner(sides[0]!);
  const turn = (a: number, b: number) => orient3dAt(positions, p, q, a, b);
  // Less than half a turn from the reference, half a turn, more.
  const part = (c: number) => (c === reference ? 0 : 2 - turn(reference, c));
  return sides.sort((a, b) => part(corner(a)) - part(corner(b)) || -turn(corner(a), corner(b)));
}
