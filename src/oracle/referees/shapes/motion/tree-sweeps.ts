/**
 * A shape that translates against the union of brushes, one after the other, with every vertex, edge and face of the
 * difference. The kernel goes down a tree, and asks about its leaves.
 */
import * as surd from '../../../../arithmetic/surd.js';
import { treeSweepText } from '../../../answers/tree-sweeps.js';
import type { TreeSweepKind } from '../../../cases/motion/tree-sweeps.js';
import type { ExactBrush } from '../bsp/brush-union.js';
import { shapeBrushesRelation } from '../bsp/linear-brushes.js';
import {
  brushesIn,
  type InUnits,
  inUnits,
  isVoluminous,
  moverIn,
  sceneWith,
  sizeOfWay,
} from './brush-scenes.js';
import { type SaidOfStart, startOfScene } from './translation.js';

/** The earliest of some brushes. */
export function earliest(said: readonly SaidOfStart[]): surd.Surd | null {
  let least: surd.Surd | null = null;
  for (const { first } of said)
    if (first !== null && (least === null || surd.compare(first, least) < 0)) least = first;
  return least;
}

/** How a shape without a radius is at time 0, also where it lies between brushes; else the most that is said of one. */
export function startAmong(
  one: InUnits,
  said: readonly Pick<SaidOfStart, 'start'>[],
  parts: readonly ExactBrush[] = brushesIn(one),
): string {
  const { core, radius } = moverIn(one);
  if (radius === 0n) return shapeBrushesRelation(core.shape, parts);
  const starts = new Set(said.map(({ start }) => start));
  return ['overlapping', 'touching', 'disjoint'].find((word) => starts.has(word)) ?? 'disjoint';
}

/** What is said of the brushes, or of other convex parts, one by one. */
export function saidOfParts(one: InUnits, partsIn: (one: InUnits) => readonly ExactBrush[]): SaidOfStart[] {
  return partsIn(one)
    .map((_, i) => sceneWith(one, i, (units) => 2n * sizeOfWay(units), partsIn))
    .filter((scene) => scene !== null)
    .map(startOfScene);
}

/** The referee of a walker's step among convex parts: what it starts in, or goes into if it goes straight. */
export function stepAmong(
  kind: TreeSweepKind,
  partsIn: (one: InUnits) => readonly ExactBrush[],
): (values: Float64Array) => string {
  return (values) => {
    const one = inUnits(kind, values);
    if (!isVoluminous(one)) return 'flat';
    const said = saidOfParts(one, partsIn);
    if (said.some(({ start }) => start === 'overlapping')) return 'inside';
    return said.some(({ isEntered }) => isEntered) ? 'turned' : 'free';
  };
}

/** The referee of a walker's step in a tree. */
export const treeStepReferee = (kind: TreeSweepKind): ((values: Float64Array) => string) =>
  stepAmong(kind, brushesIn);

/** The referee of a kind of shape. */
export function treeSweepReferee(kind: TreeSweepKind): (values: Float64Array) => string {
  return (values) => {
    const one = inUnits(kind, values);
    const said = saidOfParts(one, brushesIn);
    const entering = isVoluminous(one) ? earliest(said.filter(({ isEntered }) => isEntered)) : 'flat';
    return treeSweepText(startAmong(one, said), earliest(said), entering);
  };
}
