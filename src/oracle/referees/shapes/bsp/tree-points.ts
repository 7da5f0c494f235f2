/**
 * The leaves around a point over the rationals, each by all of its half-spaces alone. The kernel goes down from the
 * root.
 */
import { leavesText } from '../../../answers/trees.js';
import { explicitTreeOf, isSolidLeaf, nodePlace, TREE_OTHER } from '../../../cases/bsp/explicit-trees.js';
import { metricOf, THICK_POINT } from '../../../cases/bsp/thick-planes.js';
import { feasible } from '../linear-programming.js';
import { cross, dot, type Exact, exact, isZero, signOf, type Vector, vectorAt } from '../vectors.js';
import { strictlyWithin } from './brush-union.js';
import { exactLeaves } from './explicit-trees.js';

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
