import { OTHER } from '../../cases/bsp/brushes.js';
import {
  TREE_SWEEP_KINDS,
  type TreeSweepKind,
  treeSweepCase,
  treeSweepName,
} from '../../cases/motion/tree-sweeps.js';
import { treeStepReferee, treeSweepReferee } from '../../referees/shapes/motion/tree-sweeps.js';
import { treeStepSubject, type WalkerKind } from '../../subjects/motion/steps.js';
import { treeSweepSubject } from '../../subjects/motion/tree-sweeps.js';
import { brushFamilies, brushLayout } from '../bsp/brush-families.js';
import { point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { isShape, partsOf } from '../round/operands.js';
import { fillMotion, fillShape } from './tree-shapes.js';

const layoutOf = (kind: TreeSweepKind) =>
  // A motion is a length as points are, and scales with them.
  brushLayout(...partsOf(kind, kind), point('motion'));

/** When a shape that translates meets the solid of a tree. Referee: brush by brush, all features of each. */
const questionOf = (kind: TreeSweepKind): Question => {
  const layout = layoutOf(kind);
  return {
    name: treeSweepName(kind),
    area: 'motion',
    note: 'the class is how the shape and the union of the brushes, which are built to a tree, are at time 0, if they are not apart then, else `later` or `never`; then the first time; behind `entering` that at which the insides first meet, `-`: they never do, `flat`: the shape has no volume',
    layout,
    families: brushFamilies(layout, (random, out, frame) => {
      fillShape(kind, random, out, frame);
      fillMotion(kind, random, out, frame);
    }),
    accepts: (v) => isShape(kind, v as Float64Array, OTHER),
    subject: treeSweepSubject(kind),
    referee: treeSweepReferee(kind),
    form: 'never - entering <flat|-> | <touching|overlapping|later> <t±√t> entering <flat|-> | <touching|overlapping|later> <t±√t> entering <t±√t>',
    classes: ['never', 'touching', 'overlapping', 'later'],
    yes: 'the shape meets the closed union of the brushes that have an inside at some time from 0 to 1',
    holds: (answer) => !answer.startsWith('never'),
    coded: true,
    shapes: shapesBy('brushes shape motion', (v) => {
      const { brushes, shape, motion } = treeSweepCase(kind, v);
      return [brushes, shape, motion] as const;
    }),
  };
};

/** How a walker steps. Referee: convex part by convex part, whether the step goes into it. */
const stepOf = (kind: WalkerKind): Question => {
  const { form, yes, holds, ...shared } = questionOf(kind);
  return {
    ...shared,
    name: `moveAndSlide${kind[0]!.toUpperCase()}${kind.slice(1)}InTree`,
    note: 'flat: the shape has no volume; inside: it starts nearer to the solid than its radius, or reaches into it; free: the whole step is made; turned: something is in the way. Where the shape ends it is as far away as it has to be, or the answer says so',
    subject: treeStepSubject(kind),
    referee: treeStepReferee(kind),
    classes: ['flat', 'inside', 'free', 'turned'],
  };
};

const WALKERS: readonly WalkerKind[] = ['box', 'sphere', 'capsule'];

/** Shapes that translate through trees. */
export const treeSweepQuestions: readonly Question[] = [
  ...TREE_SWEEP_KINDS.map(questionOf),
  ...WALKERS.map(stepOf),
];
