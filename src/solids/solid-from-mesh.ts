import { rejectWords, requireOneOf, requireOptions } from '../core/arguments/index.js';
import type { MeshFillRule, MeshInput } from '../mesh/index.js';
import { isFilled, MESH_FILL_RULES } from '../mesh/structure/fill-rule.js';
import { adoptMesh, type IndexedMesh } from '../mesh/structure/indexed-mesh.js';
import { solidOfMesh } from './engine/combine.js';
import type { Solid } from './solid.js';
import { welderOf } from './welder-of.js';

/**
 * The solid that a closed mesh encloses, exactly, whatever else is wrong with the mesh: parts that overlap, touch, lie
 * in each other or in one plane, doubled faces, edges with any even number of triangles, triangles without an area.
 * What is inside the rule says: `positive` (or none: the mesh winds around it more often counterclockwise than
 * clockwise, as seen from outside: what a mesh with outward triangles encloses, however its parts overlap), `non-zero`
 * (parts that are inside out count as well) or `even-odd` (parts in parts are holes).
 *
 * Source: Zhou et al. 2016, "Mesh Arrangements for Solid Geometry"; Jacobson et al. 2013, "Robust Inside-Outside
 * Segmentation".
 *
 * @param mesh closed: each edge is run as often one way as the other, for `even-odd` an even number of times; vertices
 * with equal coordinates are one
 * @throws RangeError naming what is wrong with the mesh, or an edge that is open; also for a mesh that is inside out
 *   and would be nothing, if no rule is named
 * @example
 * const positions = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
 * const indices = [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3];
 * const { faces, vertices } = solidFromMesh({ positions, indices });
 * [faces.length, vertices.length]; // [4, 4]
 */
export function solidFromMesh(mesh: MeshInput, options: { rule?: MeshFillRule } = {}): Solid {
  const where = 'solidFromMesh';
  requireOptions(where, 'options', options, 'rule');
  const { rule = 'positive' } = options;
  requireOneOf(where, 'options.rule', rule, MESH_FILL_RULES);
  return solidOfInput(where, 'mesh', mesh, options.rule === undefined ? undefined : rule);
}

/** The solid of a mesh by a rule, or, if there is none, by `positive`: {@link solidFromMesh}. */
export function solidOfInput(
  where: string,
  name: string,
  mesh: MeshInput,
  named: MeshFillRule | undefined,
): Solid {
  const rule = named ?? 'positive';
  const belongs = (winding: number) => isFilled(winding, rule);
  const adopted = adoptMesh(where, name, mesh);
  const solid = solidOfMesh(where, name, adopted, belongs, rule !== 'even-odd', welderOf(mesh));
  // Who names the rule knows what it leaves out.
  if (solid.faces.length === 0 && named === undefined) requireRightSide(where, name, adopted);
  return solid;
}

/** @throws RangeError for a mesh that encloses nothing but what it winds around the other way */
function requireRightSide(where: string, name: string, mesh: IndexedMesh): void {
  const opposite = solidOfMesh(where, name, mesh, (winding) => winding < 0, true, welderOf(mesh));
  if (opposite.faces.length === 0) return;
  const got = "one that is inside out: { rule: 'non-zero' } takes it as it is meant, 'positive' as nothing";
  rejectWords(where, name, 'a mesh whose faces look outward', got);
}
