/**
 * A shape that translates against a union of bounded brushes without another one: each of them is divided by the planes
 * of that into convex parts, and the shape is swept against these. The kernel has triangles of a boundary.
 */
import { treeSweepText } from '../../../answers/tree-sweeps.js';
import type { SolidSweepKind } from '../../../cases/motion/solid-sweeps.js';
import { treeSweepCase } from '../../../cases/motion/tree-sweeps.js';
import { type ExactBrush, isBoundedBrush, strictlyWithin } from '../bsp/brush-union.js';
import { isProper } from '../half-space-features.js';
import { opposite } from '../halfspace.js';
import { feasible } from '../linear-programming.js';
import { allBrushesIn, type InUnits, inUnits, isVoluminous } from './brush-scenes.js';
import { earliest, saidOfParts, startAmong, stepAmong } from './tree-sweeps.js';

const hasInside = (part: ExactBrush): boolean => feasible(part.map(strictlyWithin));

/** The convex parts of a brush that are not in another one. */
function without(brush: ExactBrush, other: ExactBrush): ExactBrush[] {
  const kept: ExactBrush[] = [];
  let rest = brush;
  for (const plane of other.filter(isProper)) {
    const beyond = [...rest, opposite(plane)];
    if (hasInside(beyond)) kept.push(beyond);
    rest = [...rest, plane];
    if (!hasInside(rest)) break;
  }
  return kept;
}

/** The convex parts of the solid. */
export function partsIn(one: InUnits): ExactBrush[] {
  const { brushes } = treeSweepCase(one.kind, one.values);
  const all = allBrushesIn(one).map((brush) => (hasInside(brush) && isBoundedBrush(brush) ? brush : null));
  const count = brushes.length === 1 ? 1 : brushes.length - 1;
  const united = all.slice(0, count).filter((brush) => brush !== null);
  const other = all[count] ?? null;
  return other === null ? united : united.flatMap((brush) => without(brush, other));
}

/** The referee of a walker's step beside a solid. */
export const solidStepReferee = (kind: SolidSweepKind): ((values: Float64Array) => string) =>
  stepAmong(kind, partsIn);

/** The referee of a kind of shape. */
export function solidSweepReferee(kind: SolidSweepKind): (values: Float64Array) => string {
  return (values) => {
    const one = inUnits(kind, values);
    if (!isVoluminous(one)) return 'flat';
    const parts = partsIn(one);
    const said = saidOfParts(one, partsIn);
    const entering = earliest(said.filter(({ isEntered }) => isEntered));
    return treeSweepText(startAmong(one, said, parts), earliest(said), entering);
  };
}
