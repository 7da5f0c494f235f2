import { swapSweep } from '../../answers/sweeps.js';
import {
  SWEEP_PAIRS,
  type SweepPair,
  sizeInSweep,
  sweepName,
  typedSweepArguments,
} from '../../cases/motion/translation.js';
import { sweepReferee } from '../../referees/shapes/motion/translation.js';
import { sweepSubject } from '../../subjects/motion/translation.js';
import { unlessRejected } from '../../subjects/solids/pairs.js';
import { swapping } from '../laws.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { isShape } from '../round/operands.js';
import { sweepFamilies, sweepLayout } from './translation-families.js';

const CLASSES = ['never', 'touching', 'overlapping', 'instant', 'passes', 'stays'];
const NOTE =
  'the class is how the shapes start, if they are not apart then: `touching` or `overlapping`; else `instant` where the first time of contact is the last one, `stays` where the last one is 1, `passes`; then both times, how the shapes move at the first one, and the common points then: the features of both, and where each is, if the time is rational';

/** Points that cannot be in each other, or whose contact is an instant. */
function classesOf({ a, b }: SweepPair): string[] {
  const kinds = [a, b];
  if (kinds.every((kind) => kind === 'point'))
    return CLASSES.filter((word) => word !== 'touching' && word !== 'passes');
  return CLASSES;
}

function sweepQuestion(pair: SweepPair): Question {
  const { a, b, dimension } = pair;
  const { names, layout } = sweepLayout(pair);
  const read = typedSweepArguments(pair);
  const subject = sweepSubject(pair);
  const isCoded = a === 'convexPolyhedron' || b === 'convexPolyhedron';
  const second = sizeInSweep(a, dimension) + dimension;
  return {
    name: sweepName(pair),
    area: 'motion',
    layout,
    families: sweepFamilies(pair, layout),
    accepts: (v) => dimension === 2 || (isShape(a, v, 0) && isShape(b, v, second)),
    subject: isCoded ? (v) => unlessRejected(() => subject(v)) : subject,
    referee: sweepReferee(pair),
    form: `never | <${CLASSES.slice(1).join('|')}> <t±√t> <t±√t> <approaching|sliding|separating|-> <meeting>*${isCoded ? ' | rejected' : ''}`,
    classes: [...classesOf(pair), ...(isCoded ? ['rejected'] : [])],
    note: NOTE,
    yes: 'the shapes have a common point at some time from 0 to 1',
    holds: (answer) => (answer === 'rejected' ? undefined : answer !== 'never'),
    shapes: shapesBy(`${names[0]!} motionA ${names[1]!} motionB`, (v) => {
      const { shapes, motions } = read(v);
      return [shapes[0], motions[0], shapes[1], motions[1]];
    }),
    ...(isCoded && { coded: true }),
    ...(a === b && { laws: [swapping(layout, swapSweep)] }),
  };
}

/** When shapes that translate meet. */
export const sweepQuestions: readonly Question[] = SWEEP_PAIRS.map(sweepQuestion);
