/** How a walker steps in a tree, or beside a solid. */
import { buildBrushTree } from '../../../bsp/index.js';
import { moveAndSlide, type SlideWorld, type WalkerShape } from '../../../motion/index.js';
import { isVoluminous } from '../../../scene/bounded-shape.js';
import { solidSweepCase } from '../../cases/motion/solid-sweeps.js';
import { treeSweepCase, typedShape } from '../../cases/motion/tree-sweeps.js';
import { solidBy } from './solid-sweeps.js';

/** The kinds of shapes that walk. */
export type WalkerKind = 'box' | 'sphere' | 'capsule';

/** Whether a step is free, and whether the shape is too near where it ends. */
export function stepText(shape: WalkerShape, motion: ArrayLike<number>, world: SlideWorld): string {
  if (moveAndSlide(shape, [0, 0, 0], world).start === 'overlapping') return 'inside';
  const { isFree, position, start } = moveAndSlide(shape, motion, world);
  const end = moveAndSlide(shape, [0, 0, 0], world, { from: position });
  return `${isFree ? 'free' : 'turned'}${start === 'clear' && end.start === 'clear' ? '' : ' TOO NEAR'}`;
}

function stepIn(
  kind: WalkerKind,
  values: Float64Array,
  worldOf: (values: Float64Array) => SlideWorld,
): string {
  const { shape: plain, motion } = treeSweepCase(kind, values);
  const shape = typedShape(kind, plain) as WalkerShape;
  return isVoluminous(shape) ? stepText(shape, motion, worldOf(values)) : 'flat';
}

/** The kernel's answer in the tree of some brushes. */
export const treeStepSubject =
  (kind: WalkerKind) =>
  (values: Float64Array): string =>
    stepIn(kind, values, (v) => buildBrushTree(treeSweepCase(kind, v).brushes, { inward: 'nothing' }));

/** The kernel's answer beside the union of some brushes without another one. */
export const solidStepSubject =
  (kind: WalkerKind) =>
  (values: Float64Array): string =>
    stepIn(kind, values, (v) => {
      const { united, takenAway } = solidSweepCase(kind, v);
      return solidBy(united, takenAway);
    });
