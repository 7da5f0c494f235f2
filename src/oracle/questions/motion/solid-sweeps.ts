import { OTHER } from '../../cases/bsp/brushes.js';
import {
  SOLID_SWEEP_KINDS,
  type SolidSweepKind,
  solidSweepCase,
  solidSweepName,
} from '../../cases/motion/solid-sweeps.js';
import { solidStepReferee, solidSweepReferee } from '../../referees/shapes/motion/solid-sweeps.js';
import { solidSweepSubject } from '../../subjects/motion/solid-sweeps.js';
import { solidStepSubject, type WalkerKind } from '../../subjects/motion/steps.js';
import { brushFamilies, brushLayout } from '../bsp/brush-families.js';
import { point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { isShape, partsOf } from '../round/operands.js';
import { fillMotion, fillShape } from './tree-shapes.js';

/** When a shape that translates meets a solid. Referee: its convex parts, all features of each. */
const questionOf = (kind: SolidSweepKind): Question => {
  // A motion is a length as points are, and scales with them.
  const layout = brushLayout(...partsOf(kind, kind), point('motion'));
  return {
    name: solidSweepName(kind),
    area: 'motion',
    note: 'the solid is the union of the brushes that have an inside and bounds, without the last one, if there are two or more; flat: the shape has no volume; the class is how both are at time 0, if they are not apart then, else `later` or `never`; then the first time; behind `entering` that at which the insides first meet, `-`: they never do',
    layout,
    families: brushFamilies(layout, (random, out, frame) => {
      fillShape(kind, random, out, frame);
      fillMotion(kind, random, out, frame);
    }),
    accepts: (v) => isShape(kind, v as Float64Array, OTHER),
    subject: solidSweepSubject(kind),
    referee: solidSweepReferee(kind),
    form: 'flat | never - entering - | <touching|overlapping|later> <t±√t> entering - | <touching|overlapping|later> <t±√t> entering <t±√t>',
    classes: ['flat', 'never', 'touching', 'overlapping', 'later'],
    yes: 'the shape has a volume and meets the solid at some time from 0 to 1',
    holds: (answer) => answer !== 'flat' && !answer.startsWith('never'),
    coded: true,
    shapes: shapesBy('united takenAway shape motion', (v) => {
      const { united, takenAway, shape, motion } = solidSweepCase(kind, v);
      return [united, takenAway === null ? [] : [takenAway], shape, motion] as const;
    }),
  };
};

/** How a walker steps. Referee: convex part by convex part, whether the step goes into it. */
const stepOf = (kind: WalkerKind): Question => {
  const { form, yes, holds, ...shared } = questionOf(kind);
  return {
    ...shared,
    name: `moveAndSlide${kind[0]!.toUpperCase()}${kind.slice(1)}InSolid`,
    note: 'flat: the shape has no volume; inside: it starts nearer to the solid than its radius, or reaches into it; free: the whole step is made; turned: something is in the way. Where the shape ends it is as far away as it has to be, or the answer says so',
    subject: solidStepSubject(kind),
    referee: solidStepReferee(kind),
    classes: ['flat', 'inside', 'free', 'turned'],
  };
};

const WALKERS: readonly WalkerKind[] = ['box', 'sphere', 'capsule'];

/** Shapes that translate beside solids. */
export const solidSweepQuestions: readonly Question[] = [
  ...SOLID_SWEEP_KINDS.map(questionOf),
  ...WALKERS.map(stepOf),
];
