import {
  MOTION_SIZE,
  ROTATION_PAIRS,
  type RotationPair,
  rotationName,
  typedRotationArguments,
} from '../../cases/motion/rotation.js';
import { sizeOf } from '../../cases/round/operands.js';
import { readSaid, turningCase, turningFault } from '../../referees/shapes/motion/rotation-label.js';
import { rotationSubject } from '../../subjects/motion/rotation.js';
import { unlessRejected } from '../../subjects/solids/pairs.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { isShape } from '../round/operands.js';
import { rotationFamilies, rotationLayout } from './rotation-families.js';

const NOTE =
  '`hit`: certainly none before the first time, and one by the second; `undecided`: certainly none but between both; `miss`: certainly none. The referee does not know either where shapes only touch: then nothing is judged but the times before';

function rotationQuestion(pair: RotationPair): Question {
  const { a, b } = pair;
  const { names, layout } = rotationLayout(pair);
  const read = typedRotationArguments(pair);
  const subject = rotationSubject(pair);
  const caseOf = turningCase(pair);
  const isCoded = a === 'convexPolyhedron' || b === 'convexPolyhedron';
  const second = sizeOf(a) + MOTION_SIZE;
  return {
    name: rotationName(pair),
    area: 'motion',
    layout,
    families: rotationFamilies(pair, layout),
    accepts: (v) => isShape(a, v, 0) && isShape(b, v, second),
    subject: isCoded ? (v) => unlessRejected(() => subject(v)) : subject,
    referee: (v) => caseOf(v)?.pair.between(0, 1, caseOf(v)!.isMet).verdict ?? 'rejected',
    check(v, said) {
      const found = caseOf(v);
      if (found === undefined) return said === 'rejected' ? undefined : 'one of the shapes is none';
      return turningFault(found, readSaid(said));
    },
    form: `miss | hit | unknown | <hit|undecided> <t> <t>${isCoded ? ' | rejected' : ''}`,
    classes: ['hit', 'miss', 'unknown', ...(isCoded ? ['rejected'] : [])],
    note: NOTE,
    shapes: shapesBy(`${names[0]!} motionA ${names[1]!} motionB`, (v) => {
      const { shapes, motions } = read(v);
      return [shapes[0], motions[0], shapes[1], motions[1]];
    }),
    ...(isCoded && { coded: true }),
  };
}

/** When shapes that turn meet. */
export const rotationQuestions: readonly Question[] = ROTATION_PAIRS.map(rotationQuestion);
