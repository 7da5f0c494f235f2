import { isNothing, KINDS } from '../../cases/placements.js';
import {
  BOXED_KINDS,
  type BoxedKind,
  boxedCase,
  boxOfName,
  isOfPlane,
  placedAt,
  placementAt,
} from '../../cases/round/boxes-of.js';
import { boxOfReferee } from '../../referees/shapes/round/boxes-of.js';
import { boxOfSubject } from '../../subjects/round/boxes-of.js';
import { disturbed } from '../boxes/families.js';
import { mayBeRefused } from '../distance/operands.js';
import { integer, layoutOf, number, vector } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { fillPlacement } from '../placements/families.js';
import type { Question, QuestionFamily } from '../question.js';
import { scaled } from './families.js';
import { axesSpan, fill, isShape, partsOf } from './operands.js';

const PLACEMENT = '0: matrix of the columns u, v, w, t; 1: axis u, s, scale v, translation t; 2: plane u, s';

function familyOf(kind: BoxedKind): QuestionFamily {
  return {
    name: 'small-lattice',
    summary: 'a shape of small integers, at its place or placed by small integers',
    fill(random, out) {
      fill(kind, random, out, 0);
      if (isOfPlane(kind)) return;
      out[placedAt(kind)] = random.below(2);
      fillPlacement(random, out, placementAt(kind));
    },
  };
}

function boxOfQuestion(kind: BoxedKind): Question {
  const isPlanar = isOfPlane(kind);
  const placement = [
    integer('placed', 0, 1, '1: put by the placement'),
    ...['u', 'v', 'w', 't'].map(vector),
    number('s'),
    integer('kind', 0, KINDS.length - 1, PLACEMENT),
  ];
  const layout = layoutOf(isPlanar ? 2 : 3, ...partsOf(kind, 'shape'), ...(isPlanar ? [] : placement));
  const family = familyOf(kind);
  const isRefused = mayBeRefused(kind);
  return {
    name: boxOfName(kind),
    area: 'round',
    layout,
    families: [family, disturbed(family), scaled(family, layout, 0)],
    accepts: (v) => isShape(kind, v, 0) && (isPlanar || !isNothing(v, placementAt(kind))),
    ...axesSpan(kind),
    subject: boxOfSubject(kind),
    referee: boxOfReferee(kind),
    form: `box <x>* | beyond${isPlanar ? '' : ' | none'}${isRefused ? ' | rejected' : ''}`,
    note: 'the least coordinates, then the greatest; `beyond`: of no doubles; `none`: the placement cannot be undone',
    classes: ['box', 'beyond', ...(isPlanar ? [] : ['none']), ...(isRefused ? ['rejected'] : [])],
    shapes: shapesBy(isPlanar ? 'shape' : 'shape placement', (v) => {
      const { shape, placement: place } = boxedCase(kind, v);
      return isPlanar ? [shape] : [shape, place === undefined ? [] : [place]];
    }),
    ...((isRefused || !isPlanar) && { coded: true }),
  };
}

/** The boxes of shapes, at their places or placed. */
export const boxOfQuestions: readonly Question[] = BOXED_KINDS.map(boxOfQuestion);
