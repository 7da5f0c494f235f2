import { ROUND_KDOP_KINDS, ROUND_PLACE, type RoundOfKDop, roundAndKDop } from '../../cases/round/k-dops.js';
import { pairName } from '../../cases/round/operands.js';
import { roundKDopReferee } from '../../referees/shapes/round/k-dops.js';
import { roundKDopSubject } from '../../subjects/round/k-dops.js';
import { disturbed } from '../boxes/families.js';
import { isShape as isFlatShape, OPERANDS } from '../distance/operands.js';
import { drawExponent, scaleLengths } from '../distance/scaled.js';
import { type Layout, layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { containmentClasses, containmentClassOf } from './containment-classes.js';
import { pythagorean } from './families.js';
import { axesSpan, fill, isShape, landmark, move, partsOf, radiiOf } from './operands.js';

/** A point of the round shape's core at a way with an integer length from a corner or a middle of the k-DOP. */
function apart(kind: RoundOfKDop, layout: Layout): QuestionFamily {
  return {
    name: 'apart',
    summary:
      'a corner or middle of the k-DOP, and one of the core of the round shape at a vector of integers with an integer length from there, up to twice; the radius is small, or that length; the k-DOP is as it is, or twice to eight times as large',
    fill(random, out) {
      OPERANDS.kDop.fill(random, out, 0);
      if (random.oneIn(2)) scaleLengths(layout, out, random.between(1, 3), ROUND_PLACE);
      fill(kind, random, out, ROUND_PLACE);
      const { by, length } = pythagorean(random, 3);
      const factor = random.below(3);
      const [from, to] = [landmark(kind, random, out, ROUND_PLACE), OPERANDS.kDop.landmark(random, out, 0)];
      move(
        kind,
        out,
        ROUND_PLACE,
        by.map((x, k) => to[k]! + factor * x - from[k]!),
      );
      for (const at of radiiOf(kind)) {
        if (random.oneIn(2)) out[ROUND_PLACE + at] = random.oneIn(4) ? 0 : factor * length;
      }
    },
  };
}

/** All lengths scaled, or only those of the k-DOP: then it is far larger, or smaller. */
function scaled(family: QuestionFamily, layout: Layout): QuestionFamily {
  return {
    name: `${family.name}-scaled`,
    summary: `${family.summary}, scaled to anywhere between subnormals and overflow, or one shape far larger than the other`,
    fill(random, out) {
      family.fill(random, out);
      if (random.oneIn(4)) scaleLengths(layout, out, random.between(-40, 40), ROUND_PLACE);
      else scaleLengths(layout, out, drawExponent(layout, random, out));
    },
  };
}

function kDopQuestion(kind: RoundOfKDop): Question {
  const layout = layoutOf(3, ...OPERANDS.kDop.parts('kDop'), ...partsOf(kind, kind));
  const family = apart(kind, layout);
  return {
    name: pairName(kind, 'kDop'),
    area: 'round',
    layout,
    families: [family, disturbed(family), scaled(family, layout)],
    accepts: (v) => isFlatShape('kDop', v, 0) && isShape(kind, v, ROUND_PLACE),
    ...axesSpan(kind),
    subject: roundKDopSubject(kind),
    referee: roundKDopReferee(kind),
    form: '<relation> <containment> <relation>',
    note: 'the last word says how the boundaries meet',
    classOf: containmentClassOf(kind, 'kDop'),
    // Of radius 0, a shape may cross what is flat.
    classes: [
      'disjoint',
      'touching',
      'overlapping',
      ...containmentClasses(kind, 'kDop'),
      ...(['sphere', 'ellipsoid'].includes(kind) ? [] : ['crossing']),
    ],
    yes: 'the round shape and the k-DOP have a point in common',
    holds: (answer) => !answer.startsWith('disjoint'),
    shapes: shapesBy(`${kind} kDop`, roundAndKDop(kind)),
    coded: true,
  };
}

/** Round shapes against k-DOPs. */
export const roundKDopQuestions: readonly Question[] = ROUND_KDOP_KINDS.map(kDopQuestion);
