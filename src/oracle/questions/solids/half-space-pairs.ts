import { pairName, shapePair, sizeOf } from '../../cases/distance/operands.js';
import { HALF_SPACE_PAIRS, type HalfSpacePair } from '../../cases/solid-pairs.js';
import { halfSpacePairReferee } from '../../referees/shapes/solids/half-spaces.js';
import { halfSpacePairSubject } from '../../subjects/solids/half-space-pairs.js';
import { distanceFamilies } from '../distance/families.js';
import { isShape, OPERANDS } from '../distance/operands.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { renumbering } from '../triangles/laws.js';
import { meeting } from '../yes.js';
import { fromBehind } from './plane-solids.js';
import { besideContainment } from './triangle-solids.js';

const WORDS = { kDop: 'k-DOP', frustum: 'frustum' };

function halfSpacePairQuestion(pair: HalfSpacePair): Question {
  const [a, b] = pair;
  const layout = layoutOf(3, ...OPERANDS[a].parts(a), ...OPERANDS[b].parts(b));
  const isFrustum = b === 'frustum';
  const form = a === 'plane' ? '<relation> <side> <A/B sorted>*' : '<relation> <containment> <A/B>*';
  return {
    name: pairName(a, b, ''),
    area: 'spatial',
    layout,
    families: distanceFamilies(a, b, layout),
    accepts: (v) => isShape(b, v, sizeOf(a)),
    subject: halfSpacePairSubject(pair),
    referee: halfSpacePairReferee(pair),
    form: isFrustum ? `${form} | rejected` : form,
    classes: ['disjoint', 'touching', 'crossing', 'overlapping', ...(isFrustum ? ['rejected'] : [])],
    ...meeting(`the ${a} and the ${WORDS[b]}`, ...(isFrustum ? ['rejected'] : [])),
    shapes: shapesBy(`${a} ${b}`, (v) => shapePair(a, b, v)),
    coded: true,
    laws: a === 'plane' ? [fromBehind] : besideContainment(renumbering(0, 'a', true)),
  };
}

/** Triangles and planes against k-DOPs and frusta. */
export const halfSpacePairQuestions: readonly Question[] = HALF_SPACE_PAIRS.map(halfSpacePairQuestion);
