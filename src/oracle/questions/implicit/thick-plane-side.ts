import { signClasses } from '../../answers/numbers.js';
import { stepUlps } from '../../cases/doubles.js';
import { CHOICES, Chooser, HALF_THICKNESS, METRIC, metricOf } from '../../cases/implicit.js';
import { nearThickness, thickPlaneSideReferee } from '../../referees/shapes/implicit/planes.js';
import { thickPlaneSideSubject } from '../../subjects/implicit/points.js';
import { integer, layoutOf, length, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { relatedPool } from './pool.js';
import { planeData, pointData } from './pool-shapes.js';

const layout = layoutOf(
  3,
  integer('choice', 0, CHOICES),
  ...points('a b c d e f g h'),
  integer('metric', 0, 1, '0: distance, 1: the plane as it is given'),
  length('halfThickness'),
);

const pool = relatedPool(3);

const atTheBand: QuestionFamily = {
  name: 'at-the-band',
  summary: 'a related pool, and a thickness that is the distance of the point, rounded, or an ulp beside it',
  fill(random, out) {
    pool.fill(random, out);
    out[METRIC] = random.below(2);
    out[HALF_THICKNESS] = random.between(0, 3);
    if (random.oneIn(4)) return;
    const near = nearThickness(out);
    out[HALF_THICKNESS] = Math.abs(stepUlps(near, random.oneIn(2) ? 0 : random.between(-1, 1)));
  },
};

/** A thick plane, by three points or by coefficients, and a plain or implicit point. */
export const thickPlaneSideQuestion: Question = {
  name: 'thickPlaneSide',
  note: 'the side of the band; undefined: point or plane does not exist',
  area: 'implicit',
  layout,
  families: [atTheBand],
  shapes: shapesBy('plane point', (v) => {
    const chooser = new Chooser(v[0]!);
    const plane = planeData(v, chooser.plane());
    return [{ plane, halfThickness: v[HALF_THICKNESS]!, metric: metricOf(v) }, pointData(v, chooser.point())];
  }),
  coded: true,
  subject: thickPlaneSideSubject,
  referee: thickPlaneSideReferee,
  classes: signClasses,
};
