import { stepUlps } from '../../../src/oracle/cases/doubles.js';
import { distanceQuestions } from '../../../src/oracle/questions/distance/index.js';
import type { Question } from '../../../src/oracle/questions/question.js';
import { flatPolygonQuestions } from '../../../src/oracle/questions/round/flat-polygons.js';
import { roundKDopQuestions } from '../../../src/oracle/questions/round/k-dops.js';
import { halfSpacePairQuestions } from '../../../src/oracle/questions/solids/half-space-pairs.js';
import { declarePlanted } from '../../support/planted.js';

const named = (questions: readonly Question[], name: string): Question =>
  questions.find((question) => question.name === name)!;

/** The kernel's answer, changed. */
const said = (question: Question, change: (answer: string) => string) => (values: Float64Array) =>
  change(question.subject(values));

/** The kernel, asked about other numbers. */
const asked = (question: Question, change: (values: Float64Array) => void) => (values: Float64Array) => {
  const other = values.slice();
  change(other);
  return question.subject(other);
};

/** The features of a k-DOP numbered as if lower and upper bounds were exchanged. */
const exchanged = (answer: string) =>
  answer.replace(
    /\/f(\d+)/g,
    (_, face: string) => `/f${Number(face) % 2 === 0 ? Number(face) + 1 : Number(face) - 1}`,
  );

const distance = named(distanceQuestions, 'boxKDopDistance');
// Behind the box stand the number of axes, five of them, and five lower and upper bounds.
declarePlanted(distance, {
  'faces exchanged': said(distance, exchanged),
  'the last axis is left out': asked(distance, (v) => {
    if (v[6]! > 3) v[6] = v[6]! - 1;
  }),
  'a bound that is an ulp beside': asked(distance, (v) => {
    v[22] = stepUlps(v[22]!, 1);
  }),
  'what is empty has no distance': said(distance, (answer) => answer.replace('rejected', 'meeting')),
});

const penetration = named(distanceQuestions, 'boxFrustumPenetration');
// Behind the box stand the depth and the matrix.
declarePlanted(
  penetration,
  {
    'the other depth': asked(penetration, (v) => {
      v[6] = 1 - v[6]!;
    }),
    'one way out is named': said(penetration, (answer) => answer.split(' ').slice(0, 4).join(' ')),
  },
  20,
);

const triangle = named(halfSpacePairQuestions, 'triangleKDop');
declarePlanted(triangle, {
  'faces exchanged': said(triangle, exchanged),
  'shapes are open': said(triangle, (answer) => answer.replace(/^touching .*/, 'disjoint none')),
});

const polygon = named(flatPolygonQuestions, 'tetrahedronPolygon');
declarePlanted(polygon, {
  'all that is through the plane crosses': said(polygon, (answer) =>
    answer.replace('overlapping none', 'crossing none'),
  ),
  'what is cut has an area': said(polygon, (answer) => answer.replace('crossing', 'overlapping')),
  'the last vertex is left out': asked(polygon, (v) => {
    v[0] = Math.max(1, v[0]! - 1);
  }),
});

const sphere = named(roundKDopQuestions, 'sphereKDop');
declarePlanted(sphere, {
  'the last axis is left out': asked(sphere, (v) => {
    if (v[0]! > 3) v[0] = v[0]! - 1;
  }),
  'nothing is contained': said(sphere, (answer) => answer.replace(/ \w+$/, ' none')),
});
