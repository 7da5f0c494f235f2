import { requireOneOf, requireOptions } from '../core/arguments/index.js';
import type { MeshInput } from '../mesh/index.js';
import { adoptMesh } from '../mesh/structure/indexed-mesh.js';
import { solidOfMesh } from './engine/combine.js';
import type { Solid } from './solid.js';

/** Which points a mesh encloses: those that it winds around more than 0 times, other than 0 times, or an odd number of times. */
export type InsideRule = 'winding' | 'nonzero' | 'parity';

const RULES: Readonly<Record<InsideRule, (winding: number) => boolean>> = {
  winding: (winding) => winding > 0,
  nonzero: (winding) => winding !== 0,
  parity: (winding) => winding % 2 !== 0,
};

/**
 * The solid that a closed mesh encloses, exactly, whatever else is wrong with the mesh: parts that overlap, touch, lie in each other or in one
 * plane, doubled faces, edges with any even number of triangles, triangles without an area. What is inside the rule says: `winding` (the mesh winds
 * around it more often counterclockwise than clockwise, as seen from outside: what a mesh with outward triangles encloses, however its parts
 * overlap), `nonzero` (parts that are inside out count as well) or `parity` (parts in parts are holes).
 *
 * Source: Zhou et al. 2016, "Mesh Arrangements for Solid Geometry"; Jacobson et al. 2013, "Robust Inside-Outside Segmentation".
 *
 * @param mesh closed: each edge is run as often one way as the other, for `parity` an even number of times; vertices with equal
 * coordinates are one
 * @throws RangeError naming what is wrong with the mesh, or an edge that is open
 * @example
 * const positions = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
 * const indices = [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3];
 * const { faces, vertices } = solidFromMesh({ positions, indices });
 * [faces.length, vertices.length]; // [4, 4]
 */
export function solidFromMesh(mesh: MeshInput, options: { inside?: InsideRule } = {}): Solid {
  const where = 'solidFromMesh';
  requireOptions(where, 'options', options);
  const { inside = 'winding' } = options;
  requireOneOf(where, 'options.inside', inside, ['winding', 'nonzero', 'parity']);
  return solidOfMesh(where, 'mesh', adoptMesh(where, 'mesh', mesh), RULES[inside], inside !== 'parity');
}
