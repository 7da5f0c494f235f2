import { firstWord, samePairs } from '../../answers/meshes.js';
import { ALL, meshAt } from '../../cases/meshes/values.js';
import { selfIntersectionsReferee } from '../../referees/shapes/meshes/pairs.js';
import { selfIntersectionsSubject, selfIntersectionsText } from '../../subjects/meshes/pairs.js';
import { layoutOf } from '../layout.js';
import type { Question } from '../question.js';
import { meshFamilies } from './families.js';
import { meshParts, meshShapes, renumbering, reversal, sameAs, spaceLaws, withFarPart } from './laws.js';

const layout = layoutOf(3, ...meshParts('v', ALL));

/** Where a mesh meets itself. Referee: the common part of all pairs of triangles by clipping, in rationals. */
export const selfIntersectionsQuestion: Question = {
  name: 'selfIntersections',
  area: 'meshes',
  layout,
  families: meshFamilies({ layout, tables: [ALL], extras: 0 }),
  subject: selfIntersectionsSubject,
  referee: selfIntersectionsReferee,
  form: 'none | <pairs>',
  classes: ['none', 'touching', 'crossing', 'overlapping'],
  classOf: firstWord,
  yes: 'two triangles of the mesh have more in common than a vertex or an edge of both',
  holds: (answer) => answer !== 'none',
  shapes: meshShapes,
  coded: true,
  laws: [
    ...spaceLaws(layout),
    renumbering(0, ALL, (answer, { triangle }, changed) =>
      samePairs(answer, selfIntersectionsSubject(changed), (a, b) => [
        Math.min(triangle(a), triangle(b)),
        Math.max(triangle(a), triangle(b)),
      ]),
    ),
    reversal(0, (answer, changed) => samePairs(answer, selfIntersectionsSubject(changed))),
    sameAs('far-part', (values) => {
      const more = withFarPart(meshAt(values, 0, ALL), []);
      return more && selfIntersectionsText(more);
    }),
  ],
};
