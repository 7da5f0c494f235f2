import { timesOfSweep } from '../../answers/sweeps.js';
import { AXIS_PAIRS, axisSweepName } from '../../cases/motion/separating-axes.js';
import { type SweepPair, typedSweepArguments } from '../../cases/motion/translation.js';
import { sweepReferee } from '../../referees/shapes/motion/translation.js';
import { axisSweepSubject } from '../../subjects/motion/separating-axes.js';
import { unlessRejected } from '../../subjects/solids/pairs.js';
import { swapping } from '../laws.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { isBody, placesOf, sweepLayout } from './moving-bodies.js';
import { sweepFamilies } from './translation-families.js';

const CLASSES = ['never', 'started', 'instant', 'passes', 'stays'];
const NOTE =
  'the class is `started` where the shapes meet at time 0; else `instant` where the first time of contact is the last one, `stays` where the last one is 1, `passes`; then both times';

function axisQuestion(pair: SweepPair): Question {
  const { a, b } = pair;
  const { names, layout } = sweepLayout(pair);
  const read = typedSweepArguments(pair);
  const [subject, referee] = [axisSweepSubject(pair), sweepReferee(pair)];
  const isCoded = a === 'convexPolyhedron' || b === 'convexPolyhedron';
  const places = placesOf(pair);
  return {
    name: axisSweepName(pair),
    area: 'motion',
    layout,
    families: sweepFamilies(pair, layout),
    accepts: (v) => isBody(places.a, v) && isBody(places.b, v),
    subject: isCoded ? (v) => unlessRejected(() => subject(v)) : subject,
    referee: (v) => timesOfSweep(referee(v)),
    form: `never | <${CLASSES.slice(1).join('|')}> <t±√t> <t±√t>${isCoded ? ' | rejected' : ''}`,
    classes: [...CLASSES, ...(isCoded ? ['rejected'] : [])],
    note: NOTE,
    yes: 'the shapes have a common point at some time from 0 to 1',
    holds: (answer) => (answer === 'rejected' ? undefined : answer !== 'never'),
    shapes: shapesBy(`${names[0]!} motionA ${names[1]!} motionB`, (v) => {
      const { shapes, motions } = read(v);
      return [shapes[0], motions[0], shapes[1], motions[1]];
    }),
    ...(isCoded && { coded: true }),
    ...(a === b && { laws: [swapping(layout, (text) => text)] }),
  };
}

/** When polytopes that translate meet, by their separating axes. */
export const axisSweepQuestions: readonly Question[] = AXIS_PAIRS.map(axisQuestion);
