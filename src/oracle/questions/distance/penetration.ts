import { pairName, shapePair, sizeOf } from '../../cases/distance/operands.js';
import { penetrationReferee } from '../../referees/shapes/distance/penetration.js';
import { penetrationSubject, SOLIDS, type Solid } from '../../subjects/distance/penetration.js';
import { unlessRejected } from '../../subjects/solids/pairs.js';
import { swapping } from '../laws.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { distanceFamilies } from './families.js';
import { isShape, mayBeRefused, OPERANDS } from './operands.js';
import { scalingDepth, swapPenetration } from './penetration-laws.js';

function penetrationQuestion(a: Solid, b: Solid): Question {
  const [nameA, nameB] = a === b ? ['a', 'b'] : [a, b];
  const layout = layoutOf(3, ...OPERANDS[a].parts(nameA), ...OPERANDS[b].parts(nameB));
  const subject = penetrationSubject(a, b);
  const isCoded = mayBeRefused(a, b);
  const classes = ['apart', 'touching', 'overlapping', ...(isCoded ? ['rejected'] : [])];
  return {
    name: pairName(a, b, 'Penetration'),
    area: 'distance',
    layout,
    // Those of small integers meet often, and in parallel faces and edges; what is disturbed nearly so; what is scaled,
    // at all sizes.
    families: distanceFamilies(a, b, layout).slice(0, 4),
    accepts: (v) => isShape(a, v, 0) && isShape(b, v, sizeOf(a)),
    subject: isCoded ? (v) => unlessRejected(() => subject(v)) : subject,
    referee: penetrationReferee(a, b),
    form: `apart | <touching|overlapping> <t> <x> <way>*${isCoded ? ' | rejected' : ''}`,
    classes,
    yes: 'the two shapes have a point in common',
    holds: (answer) => (answer === 'rejected' ? undefined : answer !== 'apart'),
    shapes: shapesBy(`${nameA} ${nameB}`, (v) => shapePair(a, b, v)),
    ...(isCoded && { coded: true }),
    laws: [scalingDepth(layout), ...(a === b ? [swapping(layout, swapPenetration)] : [])],
  };
}

/** How deep solids are in each other. */
export const penetrationQuestions: readonly Question[] = SOLIDS.flatMap((a, i) =>
  SOLIDS.slice(i).map((b) => penetrationQuestion(a, b)),
);
