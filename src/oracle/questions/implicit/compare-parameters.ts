import { signClasses } from '../../answers/numbers.js';
import { type ParameterChoice, parameterChoices } from '../../cases/implicit.js';
import { compareParametersReferee } from '../../referees/shapes/implicit/planar.js';
import { compareParametersSubject } from '../../subjects/implicit/points.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { poolLayout3d, relatedPool } from './pool.js';
import { lineAlong, lineThrough, planeData } from './pool-shapes.js';

/** The parameter as what defines it: a number, or `{ line, plane }` for where they meet, along that line. */
function parameterData(v: ArrayLike<number>, { kind, line, plane }: ParameterChoice) {
  if (kind === 'number') return v[1 + 3 * line[0]]!;
  const along = kind === 'segment' ? lineThrough : lineAlong;
  return { line: along(v, line), plane: planeData(v, plane) };
}

/** Two parameters along one line, compared and rounded. */
export const compareParametersQuestion: Question = {
  name: 'compare',
  note: 'minus: s is less; then both parameters. Along start and end they run from 0 to 1, along a direction in its lengths',
  area: 'implicit',
  layout: poolLayout3d,
  families: [relatedPool(3)],
  shapes: shapesBy('s t', (v) => parameterChoices(v[0]!).map((choice) => parameterData(v, choice))),
  coded: true,
  subject: compareParametersSubject,
  referee: compareParametersReferee,
  form: 'undefined | <minus|zero|plus> <x> <x>',
  classes: signClasses,
};
