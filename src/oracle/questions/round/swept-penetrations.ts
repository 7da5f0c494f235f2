import {
  SWEPT_PENETRATION_PAIRS,
  type SweptPair,
  sweptPenetrationName,
  sweptShapes,
  sweptSizeOf,
} from '../../cases/round/swept-distances.js';
import { sweptPenetrationReferee } from '../../referees/shapes/round/swept-penetrations.js';
import { sweptPenetrationSubject } from '../../subjects/round/swept-penetrations.js';
import { unlessRejected } from '../../subjects/solids/pairs.js';
import { swapPenetration } from '../distance/penetration-laws.js';
import { swapping } from '../laws.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { isShape } from './operands.js';
import { layoutOfPair } from './swept-distances.js';
import { sweptPenetrationFamilies } from './swept-penetration-families.js';

function sweptPenetrationQuestion(pair: SweptPair): Question {
  const { a, b, dimension } = pair;
  const { names, layout } = layoutOfPair(pair);
  const subject = sweptPenetrationSubject(pair);
  const mayBeNone = b === 'convexPolyhedron' || b === 'kDop' || b === 'frustum';
  return {
    name: sweptPenetrationName(pair),
    area: 'round',
    layout,
    families: sweptPenetrationFamilies(pair, layout),
    accepts: (v) => dimension === 2 || isShape(b, v, sweptSizeOf(a, dimension)),
    subject: mayBeNone ? (v) => unlessRejected(() => subject(v)) : subject,
    referee: sweptPenetrationReferee(pair),
    form: `apart | <touching|overlapping> <t-√t> <x> <way>*${mayBeNone ? ' | rejected' : ''}`,
    classes: ['apart', 'touching', 'overlapping', ...(mayBeNone ? ['rejected'] : [])],
    yes: 'the two shapes have a point in common',
    holds: (answer) => (answer === 'rejected' ? undefined : answer !== 'apart'),
    shapes: shapesBy(names.join(' '), sweptShapes(pair)),
    ...(b === 'convexPolyhedron' && { coded: true }),
    laws: a === b ? [swapping(layout, swapPenetration)] : [],
  };
}

/** How deep circles, spheres, capsules and lozenges are in flat shapes and each other. */
export const sweptPenetrationQuestions: readonly Question[] =
  SWEPT_PENETRATION_PAIRS.map(sweptPenetrationQuestion);
