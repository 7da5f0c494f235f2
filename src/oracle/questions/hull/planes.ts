import type { Random } from '../../cases/random.js';
import { planePlaneReferee, pointPlaneReferee, threePlanesReferee } from '../../referees/shapes/hull.js';
import { planePlaneSubject, pointPlaneSubject, threePlanesSubject } from '../../subjects/hull.js';
import { disturbed, lattice } from '../boxes/families.js';
import { reordering } from '../laws.js';
import { layoutOf, plane, point } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';

/** Planes out of a few normals and constants, so that multiples and sums are common. */
function fillPlanes(random: Random, out: Float64Array, count: number): void {
  for (let i = 0; i < 4 * count; i++) out[i] = random.between(-2, 2);
  for (let plane = 1; plane < count; plane++) {
    const form = random.below(6);
    const [k, l] = [random.between(-2, 2) || 1, random.between(-2, 2)];
    for (let i = 0; i < 4; i++) {
      const [p, q] = [out[i]!, plane > 1 ? out[4 + i]! : 0];
      if (form <= 1) out[4 * plane + i] = k * p + l * q;
      else if (form === 2) out[4 * plane + i] = k * p;
      else if (form === 3 && i < 3) out[4 * plane + i] = k * p;
      else if (form === 4 && i < 3) out[4 * plane + i] = k * p + l * q;
    }
  }
}

/** A few planes, many of them multiples and sums of others. */
const planesFamily = (count: number): QuestionFamily => ({
  name: 'combined-planes',
  summary: 'planes whose coefficients, or normals, are combinations of those before',
  fill: (random, out) => fillPlanes(random, out, count),
});

/** Two planes. */
export const planePlaneQuestion: Question = {
  name: 'planePlane',
  note: 'the sign: whether the normals of parallel planes point the same way',
  area: 'spatial',
  layout: layoutOf(3, plane('p'), plane('q')),
  families: [planesFamily(2), disturbed(planesFamily(2))],
  subject: planePlaneSubject,
  referee: planePlaneReferee,
  form: '<crossing|parallel|identical> <relation> <sign>',
  classes: ['crossing', 'parallel', 'identical'],
  yes: 'the two planes have a point in common',
  holds: (answer) => !answer.startsWith('parallel'),
  laws: [reordering('swap', [4, 5, 6, 7, 0, 1, 2, 3], (answer) => answer)],
};

const CONFIGURATIONS = [
  'point',
  'line',
  'prism',
  'parallel-pair',
  'identical-pair',
  'parallel',
  'parallel-to-identical-pair',
  'identical',
];

/** Three planes. */
export const threePlanesQuestion: Question = {
  name: 'threePlanes',
  note: 'configuration, relation, dimension of what all three have in common (-1: nothing), and the plane that is unlike the other two',
  area: 'spatial',
  layout: layoutOf(3, plane('p'), plane('q'), plane('r')),
  families: [planesFamily(3), disturbed(planesFamily(3))],
  subject: threePlanesSubject,
  referee: threePlanesReferee,
  form: `<${CONFIGURATIONS.join('|')}> <relation> <n> <i|->`,
  classes: CONFIGURATIONS,
  yes: 'the three planes have a point in common',
  holds: (answer) => !answer.includes(' disjoint '),
  laws: [
    reordering('rotation', [4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3], (answer) =>
      answer.replace(/[012]$/, (odd) => String((Number(odd) + 2) % 3)),
    ),
  ],
};

/** A point and a plane. */
export const pointPlaneQuestion: Question = {
  name: 'pointPlane',
  note: 'the sign of normal · point + constant',
  area: 'spatial',
  layout: layoutOf(3, point('point'), plane('plane')),
  families: [lattice(7, 3)],
  subject: pointPlaneSubject,
  referee: pointPlaneReferee,
  classes: ['-1', '0', '1'],
};
