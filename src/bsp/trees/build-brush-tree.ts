import { rejectWords, requireList, requireOneOf } from '../../core/arguments/index.js';
import { arrangementExtent } from '../../implicit/arrangement-extent.js';
import type { ExactPlane, PlaneLike } from '../../implicit/index.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { type Cell, farCube } from '../cells/cell.js';
import { PlaneTable } from '../planes/plane-table.js';
import { brushCell, brushFacets } from './brush-facets.js';
import { type HalfSpace, halfSpacesOf } from './brush-half-spaces.js';
import { brushMembership } from './brush-membership.js';
import type { SolidLeafTree } from './bsp-tree.js';
import { growSolidTree } from './grow-solid-tree.js';
import { optionsFrom, type TreeOptions } from './tree-options.js';

/** How a tree of brushes is made. */
export interface BrushTreeOptions extends TreeOptions {
  /**
   * What becomes of a brush whose planes look inward, all of them: turned over they would enclose something. `refuse`,
   * if nothing is said; `nothing`: it adds nothing, as every brush without an inside.
   */
  readonly inward?: 'refuse' | 'nothing';
}

/**
 * The tree of a union of brushes: convex solids, each the intersection of the closed half-spaces behind its planes.
 * Those of a Quake map are `brushPlanes` of `unerring/formats`.
 *
 * A brush may be unbounded: a half-space is one, and a list without planes is all of space. A brush without an inside
 * adds nothing, but one whose planes look inward is refused if `inward` does not say otherwise; three points on a line
 * for a plane bound nothing. A plane may divide solid from solid, where brushes touch or overlap. That a leaf is solid
 * is found out at an exact point inside of it, by the half-spaces of the brushes.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.2.3, 8.3.2.
 *
 * @throws RangeError naming the plane that is none, the brush whose planes look inward, or the option that is wrong
 * @example
 * const slab = [{ normal: [0, 0, 1], constant: -1 }, { normal: [0, 0, -1], constant: 0 }];
 * const tree = buildBrushTree([slab]);
 * tree.leaves; // ['empty', 'empty', 'solid']
 * tree.children; // [-1, 1, -2, -3]
 */
export function buildBrushTree(
  brushes: readonly (readonly PlaneLike[])[],
  options: BrushTreeOptions = {},
): SolidLeafTree {
  const where = 'buildBrushTree';
  requireList(where, 'brushes', 'a list of lists of planes', brushes);
  const checked = optionsFrom(where, options, ' inward');
  const { inward = 'refuse' } = options;
  requireOneOf(where, 'options.inward', inward, ['refuse', 'nothing']);
  const table = new PlaneTable();
  const solids = Array.from(brushes, (brush, i) => halfSpacesOf(where, `brushes[${i}]`, brush, table));
  const hints = checked.hints.map((plane) => table.add(plane).index);
  const planes = table.planes as readonly (ExactPlane & PlaneObject)[];
  const { exponent, reach } = arrangementExtent(planes);
  const cube = farCube(exponent);
  const cells = solids.map((brush) => brushCell(brush, planes, cube));
  for (const [i, cell] of cells.entries()) {
    if (cell !== null || inward === 'nothing') continue;
    const turned = solids[i]!.map(({ plane, facing }): HalfSpace => ({ plane, facing: facing > 0 ? -1 : 1 }));
    if (isBounded(brushCell(turned, planes, cube)))
      rejectWords(where, `brushes[${i}]`, 'planes that look outward', `planes that look inward: ${TURN}`);
  }
  const fragments = cells.flatMap((cell, i) => (cell === null ? [] : brushFacets(cell, i)));
  const isSolidAt = brushMembership(solids, cells, planes);
  return growSolidTree(where, fragments, { table, options: checked, hints, reach }, cube, isSolidAt);
}

/** What to do with planes that look inward. */
const TURN =
  'pass them turned over, {normal: normal.map((x) => -x), constant: -constant}, or three points in the other order';

/** Whether a cell is there, and ends at planes of its own on all sides. */
const isBounded = (cell: Cell | null): boolean => cell?.faces.every(({ number }) => number >= 0) === true;
