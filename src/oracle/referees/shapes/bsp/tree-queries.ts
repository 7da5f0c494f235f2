import { passagesText, passageText } from '../../../answers/along-lines.js';
import { fractionText } from '../../../answers/numbers.js';
import { leavesText, treeCellsText } from '../../../answers/trees.js';
import { explicitTreeOf, isSolidLeaf, nodePlace, TREE_OTHER } from '../../../cases/bsp/explicit-trees.js';
import { metricOf, THICK_POINT } from '../../../cases/bsp/thick-planes.js';
import { exactBox } from '../boxes/shapes.js';
import { clip } from '../clip.js';
import { dimensionOf } from '../contact.js';
import { opposite, valueAt } from '../halfspace.js';
import { clipLine, compareParameters, type LineLike, ONE, type Parameter, pointAt, ZERO } from '../line.js';
import { feasible } from '../linear-programming.js';
import { hullOf } from '../shape.js';
import {
  cross,
  dot,
  type Exact,
  exact,
  isZero,
  type Rational3,
  signOf,
  subtract,
  type Vector,
  vectorAt,
} from '../vectors.js';
import { type ExactBrush, strictlyWithin } from './brush-union.js';
import { exactLeaves, solidLeaves } from './explicit-trees.js';
import { stretchesReferee } from './linear-brushes.js';

/**
 * The leaves around a point over the rationals, each by all of its half-spaces alone. The kernel goes down from the
 * root.
 */

/** Inside if all leaves around a point are solid, outside if none is. */
function locationText(v: ArrayLike<number>, leaves: readonly number[]): string {
  const solid = leaves.filter((leaf) => isSolidLeaf(v, leaf)).length;
  const location = solid === leaves.length ? 'inside' : solid === 0 ? 'outside' : 'boundary';
  return leavesText(location, leaves);
}

/** Coefficients of a node's plane, over `one`. */
interface Coefficients {
  readonly normal: Vector;
  readonly constant: bigint;
}

const planeOf = (values: Exact, node: number): Coefficients => ({
  normal: vectorAt(values, nodePlace(node), 3),
  constant: values.numerators[nodePlace(node) + 3]!,
});

function isSamePlane(p: Coefficients, q: Coefficients): boolean {
  const k = p.normal.findIndex((x) => x !== 0n);
  return isZero(cross(p.normal, q.normal)) && p.constant * q.normal[k]! === q.constant * p.normal[k]!;
}

/** A plane that comes again is kept as it came first: so much counts for its form. */
function keptPlane(values: Exact, node: number): Coefficients {
  const own = planeOf(values, node);
  for (let before = 0; before < node; before++) {
    const other = planeOf(values, before);
    if (isSamePlane(other, own)) return other;
  }
  return own;
}

/** 1 in front of a node's plane, and of its band; -1 behind both; 0 in the closed band. */
function sideOfBand(v: ArrayLike<number>, values: Exact, node: number): number {
  const [own, kept] = [planeOf(values, node), keptPlane(values, node)];
  const point = vectorAt(values, THICK_POINT.point, 3);
  const thickness = values.numerators[THICK_POINT.halfThickness]!;
  // Both are over the square of `one`, the thickness over itself.
  const form = ({ normal, constant }: Coefficients) => dot(normal, point) + constant * values.one;
  const [a, b] = [form(kept), thickness * values.one];
  const isWithin =
    metricOf(v, THICK_POINT.metric) === 'form'
      ? a <= b && -a <= b
      : a * a <= thickness * thickness * dot(kept.normal, kept.normal);
  return isWithin ? 0 : signOf(form(own));
}

/** The leaves on whose side of every plane above, or in whose band, the point is. */
export function thickPointTreeReferee(v: Float64Array): string {
  const values = exact(v);
  const found = explicitTreeOf(v).ways.flatMap((way, leaf) =>
    way.every(([node, side]) => sideOfBand(v, values, node) * side >= 0) ? [leaf] : [],
  );
  return locationText(v, found);
}

/**
 * The leaves that have points beside a point, in whatever small ball around it: those for which there is a direction
 * that leads from the point to their side of all planes above that the point is on.
 */
export function leavesAtPointReferee(v: Float64Array): string {
  const values = exact(v);
  const [x, y, z] = vectorAt(values, TREE_OTHER, 3);
  const found = exactLeaves(v, values).flatMap((cell, leaf) => {
    const at = cell.map((plane) => dot(plane.normal, [x, y, z]) + plane.constant);
    if (at.some((value) => value > 0n)) return [];
    const tight = cell.filter((_, i) => at[i] === 0n);
    return feasible(tight.map(({ normal }) => strictlyWithin({ normal, constant: 0n }))) ? [leaf] : [];
  });
  return locationText(v, found);
}

/**
 * The leaves that a segment passes, over the rationals: it is clipped by the half-spaces of each leaf alone. The kernel
 * goes down from the root with both ends.
 */

/** The part of the line in the closed cell of a leaf, if it is more than a point of a line that is more. */
function passage(cell: ExactBrush, line: LineLike, isPoint: boolean) {
  const part = clipLine(line, [], cell.map(opposite));
  if (part === undefined) return null;
  const [low, high] = [part.low!, part.high!];
  if (!isPoint && compareParameters(low, high) === 0) return null;
  const numerator = low.numerator * high.denominator + high.numerator * low.denominator;
  const middle = pointAt(line, { numerator, denominator: 2n * low.denominator * high.denominator });
  const isInside = cell.every((plane) => valueAt(plane, middle) < 0n);
  return { location: isInside ? 'inside' : 'boundary', entry: low, exit: isPoint ? low : high };
}

/** A segment as a line, and its end. */
export function lineOf(origin: Vector, end: Vector): { readonly line: LineLike; readonly end: Parameter } {
  const direction = subtract(end, origin);
  const last = isZero(direction) ? ZERO : ONE;
  return { line: { origin, direction, low: ZERO, high: last }, end: last };
}

/** The leaves along a line, by their cells, those without an inside left out (`null`), in order. */
export function passagesReferee(cells: readonly (ExactBrush | null)[], line: LineLike): string[] {
  const found = cells.flatMap((cell, leaf) => {
    const part = cell && passage(cell, line, isZero(line.direction));
    return part === null ? [] : [{ leaf, ...part }];
  });
  found.sort((p, q) => compareParameters(p.entry, q.entry) || p.leaf - q.leaf);
  return found.map(passageText);
}

/** The leaves along a segment, in order, and its stretches in solid ones. */
export function leavesAlongReferee(v: Float64Array): string {
  const values = exact(v);
  const { line, end } = lineOf(vectorAt(values, TREE_OTHER, 3), vectorAt(values, TREE_OTHER + 3, 3));
  const stretches = stretchesReferee(solidLeaves(v, values), line, end);
  return passagesText(passagesReferee(exactLeaves(v, values), line), stretches);
}

/**
 * Cells and portals of a tree over the rationals: a box is clipped by the half-spaces of a leaf, and by those of two
 * leaves. What two have in common is a portal if it is a polygon. The kernel cuts cells and polygons on the way down.
 */

/** The cells of all leaves in the box, and the polygons between them. */
export function treeCellsReferee(v: Float64Array): string {
  const values = exact(v);
  const box = hullOf(exactBox(values, TREE_OTHER));
  const leaves = exactLeaves(v, values).map((cell) => cell.map(opposite));
  const corners = (...some: readonly (typeof leaves)[number][]) =>
    clip(box, [], some.flat()).map(({ at }) => at);
  const text = ({ x, y, z, w }: Rational3) =>
    `(${[x, y, z].map((k) => fractionText(k, w * values.one)).join()})`;
  const cells = leaves.flatMap((leaf, i) => {
    const own = corners(leaf);
    return dimensionOf(own) === 3 ? [{ name: `${i}`, leaf, corners: own.map(text) }] : [];
  });
  const portals = cells.flatMap((p, i) =>
    cells.slice(i + 1).flatMap((q) => {
      const own = corners(p.leaf, q.leaf);
      return dimensionOf(own) === 2 ? [{ name: `${p.name}-${q.name}`, corners: own.map(text) }] : [];
    }),
  );
  return treeCellsText(cells, portals);
}
