import { rejectWords, requireOneOf } from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import { coordinateExtent } from '../../implicit/arrangement-extent.js';
import { MeanOfPointsObject } from '../../implicit/objects/mean-of-points.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import { locatePoint, windingNumber } from '../../mesh/queries/locate-point.js';
import { isFilled, MESH_FILL_RULES, type MeshFillRule } from '../../mesh/structure/fill-rule.js';
import { adoptMesh, type MeshInput } from '../../mesh/structure/indexed-mesh.js';
import { PreparedMesh, prepareMesh } from '../../mesh/structure/prepared-mesh.js';
import { farCube } from '../cells/cell.js';
import { PlaneTable } from '../planes/plane-table.js';
import type { SolidLeafTree } from './bsp-tree.js';
import type { Fragment } from './fragments.js';
import { growSolidTree } from './grow-solid-tree.js';
import { optionsFrom, type TreeOptions } from './tree-options.js';
import { cornersOf, triangleFragments } from './triangle-fragments.js';
import { windingAround } from './winding-around.js';

/** How a tree of a mesh is built. */
export interface MeshTreeOptions extends TreeOptions {
  /**
   * What is inside of the mesh: `positive` (or none): where its winding number is above zero, as it is of what
   * triangles enclose that look outward; `non-zero`: where it is not zero, so that parts that are inside out count as
   * well; `even-odd`: where one passes through an odd number of triangles on the way from outside.
   */
  readonly rule?: MeshFillRule;
}

/**
 * The tree of the solid that a closed mesh of triangles bounds, whatever its faults: its parts may overlap, touch or be
 * nested, faces may be there twice or face each other, and meet in edges of more than two triangles. Where a face has
 * the same on both sides, it is inside of the solid or outside, as they are.
 *
 * That a leaf is solid is found out at an exact point inside of it, by the winding number of the mesh.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.2.3, 8.3.1, 8.3.2.
 *
 * @throws RangeError for a mesh that is inside out and would be nothing, if no rule is named; if the arrays are no
 *   mesh, an option is wrong, or the mesh is not closed: along an edge more triangles run one way than the other (for
 *   `even-odd`, an odd number of triangles has an edge)
 * @example
 * const positions = [0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4];
 * const tree = buildMeshTree({ positions, indices: [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3] });
 * tree.nodes.length; // 4
 * tree.leaves.filter((leaf) => leaf === 'solid').length; // 1
 */
export function buildMeshTree(mesh: MeshInput, options: MeshTreeOptions = {}): SolidLeafTree {
  const where = 'buildMeshTree';
  const checked = optionsFrom(where, options, ' rule');
  const { rule = 'positive' } = options;
  requireOneOf(where, 'options.rule', rule, MESH_FILL_RULES);
  const prepared = mesh instanceof PreparedMesh ? mesh : prepareMesh(adoptMesh(where, 'mesh', mesh));
  requireClosed(where, prepared, rule);
  const table = new PlaneTable();
  const fragments = triangleFragments(prepared.positions, prepared.indices, table);
  const hints = checked.hints.map((plane) => table.add(plane).index);
  const cube = farCube(coordinateExtent(prepared.positions));
  const choice = { table, options: checked, hints, reach: Infinity };
  const grow = (belongs: MeshFillRule) =>
    growSolidTree(where, fragments, choice, cube, meshMembership(prepared, fragments, belongs));
  const tree = grow(rule);
  // Who names the rule knows what it leaves out.
  if (options.rule === undefined && isEmpty(tree) && fragments.length > 0 && !isEmpty(grow('non-zero'))) {
    const got = "one that is inside out: { rule: 'non-zero' } takes it as it is meant, 'positive' as nothing";
    rejectWords(where, 'mesh', 'a mesh whose faces look outward', got);
  }
  return tree;
}

function isEmpty({ leaves }: SolidLeafTree): boolean {
  return leaves.every((leaf) => leaf === 'empty');
}

function requireClosed(where: string, mesh: PreparedMesh, rule: MeshFillRule): void {
  const { openEdges, unbalancedEdges } = mesh;
  if (rule === 'even-odd' && openEdges > 0) {
    const expected = 'a closed mesh (an even number of triangles at each edge)';
    rejectWords(where, 'mesh', expected, `one with ${openEdges} open edges`);
  }
  if (rule !== 'even-odd' && unbalancedEdges > 0) {
    const expected = 'a mesh with as many triangles one way as the other along each edge';
    rejectWords(where, 'mesh', expected, `one with ${unbalancedEdges} unbalanced edges`);
  }
}

/** Whether a point that is on no triangle is inside. An open mesh, whose parity alone counts, is asked about that. */
function meshMembership(
  mesh: PreparedMesh,
  fragments: readonly Fragment[],
  rule: MeshFillRule,
): (point: Point3 | Point3Object) => boolean {
  const corners = fragments.map(cornersOf);
  const windingAt =
    rule === 'even-odd' ? (p: Point3) => parityAt(mesh, p) : (p: Point3) => windingNumber(mesh, p);
  return (point) => {
    const isImplicit = 'type' in point;
    // A point inside of a leaf may be on a flat triangle, which bounds nothing.
    const known = isImplicit ? null : windingAt(point);
    const own = isImplicit ? point : new MeanOfPointsObject([point]);
    const winding = known ?? windingAround(corners, own, windingAt);
    return isFilled(winding, rule);
  };
}

function parityAt(mesh: PreparedMesh, point: Point3): number | null {
  const { location } = locatePoint(mesh, point);
  if (location === 'boundary') return null;
  return location === 'inside' ? 1 : 0;
}
