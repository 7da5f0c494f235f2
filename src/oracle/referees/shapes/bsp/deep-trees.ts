/**
 * Deep trees over the rationals, of whose leaves it is known which have an inside. These fill space: a point is inside
 * a solid if all leaves are solid in whose closed cells it lies. The kernel goes down from the root.
 */
import { passagesText } from '../../../answers/along-lines.js';
import { leavesText } from '../../../answers/trees.js';
import { DEEP, type DeepTree, deepPlanesOf, deepTreeOf } from '../../../cases/bsp/deep-trees.js';
import { type Halfspace, opposite, valueAt } from '../halfspace.js';
import { exact, pointsAt, type Rational3, rational, type Vector } from '../vectors.js';
import type { ExactBrush } from './brush-union.js';
import { stretchesBy } from './linear-brushes.js';
import { lineOf, passagesReferee } from './tree-queries.js';

/** A tree and points, all in one unit. */
interface Exactly {
  readonly tree: DeepTree;
  readonly planes: readonly Halfspace[];
  /** Of each leaf that has an inside its half-spaces. */
  readonly cells: readonly (ExactBrush | null)[];
  readonly points: readonly Vector[];
}

function exactly(v: Float64Array, count: number): Exactly {
  const tree = deepTreeOf(v);
  const given = deepPlanesOf(v, tree);
  const values = exact([
    ...given.flatMap(({ normal, constant }) => [...normal, constant]),
    ...v.slice(DEEP.other),
  ]);
  const { numerators, one } = values;
  const planes = given.map((_, i): Halfspace => {
    const [x, y, z, constant] = numerators.slice(4 * i, 4 * i + 4) as [bigint, bigint, bigint, bigint];
    return { normal: [x, y, z], constant: constant * one };
  });
  // The front of a brush's plane is outside.
  const cells = tree.ways.map((way, leaf) =>
    tree.hasInside[leaf]
      ? way.map(([node, side]) => (side > 0 ? opposite(planes[node]!) : planes[node]!))
      : null,
  );
  return { tree, planes, cells, points: pointsAt(values, 3, 4 * given.length, count) };
}

/** The leaves in whose closed cells a point is, of those with an inside. */
function around({ cells }: Exactly, p: Rational3): number[] {
  return cells.flatMap((cell, leaf) => (cell?.every((plane) => valueAt(plane, p) <= 0n) ? [leaf] : []));
}

/**
 * The same by going down from the root, on both sides of planes that have the point: a line is asked about in hundreds
 * of places.
 */
function below({ tree, planes }: Exactly, p: Rational3): number[] {
  const found: number[] = [];
  const open = [tree.forms.length === 0 ? ~0 : 0];
  for (let child = open.pop(); child !== undefined; child = open.pop()) {
    if (child < 0) {
      if (tree.hasInside[~child]) found.push(~child);
      continue;
    }
    const value = valueAt(planes[child]!, p);
    if (value >= 0n) open.push(tree.children[2 * child]!);
    if (value <= 0n) open.push(tree.children[2 * child + 1]!);
  }
  return found;
}

function locationOf({ tree }: Exactly, leaves: readonly number[]): string {
  const solid = leaves.filter((leaf) => tree.solid[leaf]).length;
  return solid === leaves.length ? 'inside' : solid === 0 ? 'outside' : 'boundary';
}

/** The leaves around a point: a cell with an inside that has the point has points beside it, too. */
export function deepPointReferee(v: Float64Array): string {
  const all = exactly(v, 1);
  const found = around(all, rational(all.points[0]!));
  return leavesText(locationOf(all, found), found);
}

/** The leaves along a segment, and its stretches in solid ones. */
export function deepSegmentReferee(v: Float64Array): string {
  const all = exactly(v, 2);
  const { line, end } = lineOf(all.points[0]!, all.points[1]!);
  const locate = (p: Rational3) => locationOf(all, below(all, p));
  return passagesText(
    passagesReferee(all.cells, line),
    stretchesBy({ planes: all.planes, locate }, line, end),
  );
}
