/** Trees that are given node by node, as the half-spaces of each leaf. */
import { explicitTreeOf, isSolidLeaf, nodePlace } from '../../../cases/bsp/explicit-trees.js';
import { type Halfspace, opposite } from '../halfspace.js';
import { feasible } from '../linear-programming.js';
import { type Exact, exact, vectorAt } from '../vectors.js';
import { type ExactBrush, strictlyWithin } from './brush-union.js';

/** The cells of all leaves as brushes, for points in units of 1 / one. */
export function exactLeaves(v: ArrayLike<number>, values: Exact): ExactBrush[] {
  const planeOf = (node: number): Halfspace => {
    const at = nodePlace(node);
    return { normal: vectorAt(values, at, 3), constant: values.numerators[at + 3]! * values.one };
  };
  // The front of a brush's plane is outside.
  return explicitTreeOf(v).ways.map((way) =>
    way.map(([node, side]) => (side > 0 ? opposite(planeOf(node)) : planeOf(node))),
  );
}

/** Those of solid leaves. */
export function solidLeaves(v: ArrayLike<number>, values: Exact): ExactBrush[] {
  return exactLeaves(v, values).filter((_, leaf) => isSolidLeaf(v, leaf));
}

/** Whether each leaf has an inside, as in all trees that are built. */
export function isProperTree(v: Float64Array): boolean {
  return exactLeaves(v, exact(v)).every((cell) => feasible(cell.map(strictlyWithin)));
}
