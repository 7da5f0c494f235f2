import { meanChoices } from '../../cases/implicit.js';
import { meanPointReferee } from '../../referees/shapes/implicit/points.js';
import { meanPointSubject } from '../../subjects/implicit/coordinates.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { poolLayout3d, relatedPool } from './pool.js';
import { pointData } from './pool-shapes.js';

/** The mean of one to four points. */
export const meanPointQuestion: Question = {
  name: 'meanPoint',
  note: 'for each point 1 if it is kept by its definition, 0 if by coordinates; then the mean, each coordinate rounded once. `undefined`: one of the points does not exist',
  area: 'implicit',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: shapesBy('points', (v) => [meanChoices(v[0]!).map((choice) => pointData(v, choice))]),
  coded: true,
  subject: meanPointSubject,
  referee: meanPointReferee,
  form: 'undefined | <plain|implicit|mixed> <signs> <x> <x> <x>',
  classes: ['plain', 'implicit', 'mixed', 'undefined'],
};
