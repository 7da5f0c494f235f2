import { requireList } from '../../core/arguments/index.js';
import { arrangementExtent } from '../../implicit/arrangement-extent.js';
import type { ExactPlane, PlaneLike } from '../../implicit/index.js';
import { isDegenerateObject, type PlaneObject } from '../../implicit/objects/plane-object.js';
import { planeFrom } from '../../implicit/revive.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import { type Cell, farCube, splitCell } from '../cells/cell.js';
import { PlaneTable } from '../planes/plane-table.js';
import type { LeafSolidity, SolidLeafTree } from './bsp-tree.js';
import { TreeWriter } from './tree-writer.js';

/** A half-space of a brush: the number of its plane, and whether its front is outside (1) or its back (-1). */
interface HalfSpace {
  readonly plane: number;
  readonly facing: 1 | -1;
}

/**
 * The tree of a union of brushes: convex solids, each the intersection of the closed half-spaces behind its planes. Brushes without an
 * inside (fewer than four planes may have one: a half-space is a brush) add nothing; planes that are degenerate bound nothing. A list
 * without planes is all of space.
 *
 * @throws RangeError naming the plane that is none
 * @example
 * const slab = [{ normal: [0, 0, 1], constant: -1 }, { normal: [0, 0, -1], constant: 0 }];
 * const tree = buildBrushTree([slab]);
 * tree.leaves; // ['empty', 'empty', 'solid']
 */
export function buildBrushTree(brushes: readonly (readonly PlaneLike[])[]): SolidLeafTree {
  const where = 'buildBrushTree';
  requireList(where, 'brushes', 'a list of lists of planes', brushes);
  const table = new PlaneTable();
  const solids = brushes.map((brush, i) => halfSpacesOf(where, `brushes[${i}]`, brush, table));
  const planes = table.planes as readonly (ExactPlane & PlaneObject)[];
  const cube = farCube(arrangementExtent(planes));
  const writer = new TreeWriter();
  const leaves: LeafSolidity[] = [];
  const open: [Cell, number, readonly HalfSpace[][]][] = [[cube, -1, solids]];
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    const [cell, place, all] = task;
    const within = all.map((brush) => restOf(brush, cell, planes)).filter((rest) => rest !== null);
    if (within.length === 0 || within.some((rest) => rest.length === 0)) {
      leaves[writer.addLeaf(place)] = within.length === 0 ? 'empty' : 'solid';
      continue;
    }
    const { plane } = within[0]![0]!;
    const { front, back } = splitCell(cell, planes[plane]!, plane);
    const node = writer.addNode(place, plane);
    open.push([back!, 2 * node + 1, within], [front!, 2 * node, within]);
  }
  const { nodes, children, leafCount } = writer;
  return { kind: 'solid-leaf', planes, nodes, children, leafCount, leaves };
}

function halfSpacesOf(
  where: string,
  name: string,
  brush: readonly PlaneLike[],
  table: PlaneTable,
): HalfSpace[] {
  requireList(where, name, 'a list of planes', brush);
  const own = Array.from(brush, (plane, i) => planeFrom(where, `${name}[${i}]`, plane));
  return own
    .filter((plane) => !isDegenerateObject(plane))
    .map((plane) => {
      const { index, facing } = table.add(plane as PlaneObject & ExactPlane);
      return { plane: index, facing: facing as 1 | -1 };
    });
}

/** The half-spaces that a cell is not wholly in; null if it is outside of one. */
function restOf(brush: readonly HalfSpace[], cell: Cell, planes: readonly PlaneObject[]): HalfSpace[] | null {
  const rest: HalfSpace[] = [];
  for (const half of brush) {
    const sides = cell.vertices.map((vertex) => sideOfAny(planes[half.plane]!, vertex));
    const isOutside = !sides.includes(half.facing > 0 ? -1 : 1);
    if (isOutside) return null;
    if (sides.includes(half.facing)) rest.push(half);
  }
  return rest;
}
