import { swapSweep } from '../../answers/sweeps.js';
import {
  isCone,
  isConic,
  SWEEP_PAIRS,
  type SweepKind,
  type SweepPair,
  sweepName,
  typedSweepArguments,
} from '../../cases/motion/translation.js';
import { sweepReferee } from '../../referees/shapes/motion/translation.js';
import { sweepSubject } from '../../subjects/motion/translation.js';
import { unlessRejected } from '../../subjects/solids/pairs.js';
import { swapping } from '../laws.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { axesSpan } from '../round/operands.js';
import { isBody, placesOf, sweepLayout } from './moving-bodies.js';
import { sweepFamilies } from './translation-families.js';

const CLASSES = ['never', 'touching', 'overlapping', 'instant', 'passes', 'stays'];
const NOTE =
  'the class is how the shapes start, if they are not apart then: `touching` or `overlapping`; else `instant` where the first time of contact is the last one, `stays` where the last one is 1, `passes`; then both times, how the shapes move at the first one, and the common points then: the features of both, and where each is, if the time is rational';

/**
 * Points that are in what has no boundary of its own are inside of it, and they are so for an instant, or all the time.
 * What has a volume meets a plane for longer.
 */
function classesOf({ a, b }: SweepPair): string[] {
  if (isConic(a) && !isCone(a) && b === 'plane') return CLASSES.filter((word) => word !== 'instant');
  return a === 'point' && (b === 'point' || b === 'plane')
    ? CLASSES.filter((word) => word !== 'touching' && word !== 'passes')
    : CLASSES;
}

/** What is refused for some values: what is not convex, or has no end. */
const REFUSED: readonly SweepKind[] = ['convexPolyhedron', 'kDop', 'frustum', 'polygon'];
/** Whose values are a code of tables and choices. */
const CODED: readonly SweepKind[] = ['convexPolyhedron', 'kDop', 'frustum'];

function sweepQuestion(pair: SweepPair): Question {
  const { a, b } = pair;
  const { names, layout } = sweepLayout(pair);
  const read = typedSweepArguments(pair);
  const subject = sweepSubject(pair);
  const among = (kinds: readonly SweepKind[]): boolean => kinds.includes(a) || kinds.includes(b);
  const mayBeRefused = among(REFUSED);
  const places = placesOf(pair);
  return {
    name: sweepName(pair),
    area: 'motion',
    layout,
    families: sweepFamilies(pair, layout),
    accepts: (v) => isBody(places.a, v) && isBody(places.b, v),
    subject: mayBeRefused ? (v) => unlessRejected(() => subject(v)) : subject,
    referee: sweepReferee(pair),
    form: `never | <${CLASSES.slice(1).join('|')}> <t±√t> <t±√t> <approaching|sliding|separating|-> <meeting>*${mayBeRefused ? ' | rejected' : ''}`,
    classes: [...classesOf(pair), ...(mayBeRefused ? ['rejected'] : [])],
    note: NOTE,
    yes: 'the shapes have a common point at some time from 0 to 1',
    holds: (answer) => (answer === 'rejected' ? undefined : answer !== 'never'),
    shapes: shapesBy(`${names[0]!} motionA ${names[1]!} motionB`, (v) => {
      const { shapes, motions } = read(v);
      return [shapes[0], motions[0], shapes[1], motions[1]];
    }),
    ...axesSpan(...(among(['ellipsoid']) ? (['ellipsoid'] as const) : [])),
    ...(among(CODED) && { coded: true }),
    ...(a === b && { laws: [swapping(layout, swapSweep)] }),
  };
}

/** When shapes that translate meet. */
export const sweepQuestions: readonly Question[] = SWEEP_PAIRS.map(sweepQuestion);
