import { signClasses } from '../../answers/numbers.js';
import { Chooser } from '../../cases/implicit.js';
import { sideReferee } from '../../referees/shapes/implicit/points.js';
import { sideSubject } from '../../subjects/implicit/points.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { poolLayout3d, relatedPool } from './pool.js';
import { planeData, pointData } from './pool-shapes.js';

/** A plane by three points or by coefficients, and a plain or implicit point. */
export const sideQuestion: Question = {
  name: 'side',
  note: 'the sign of normal · point + constant (of a plane through points: the normal is (b - a) x (c - a)); undefined: point or plane does not exist',
  area: 'implicit',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: shapesBy('plane point', (v) => {
    const chooser = new Chooser(v[0]!);
    return [planeData(v, chooser.plane()), pointData(v, chooser.point())];
  }),
  coded: true,
  subject: sideSubject,
  referee: sideReferee,
  classes: signClasses,
};
