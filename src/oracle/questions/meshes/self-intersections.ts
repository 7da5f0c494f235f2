import {
  firstSelfIntersection,
  selfIntersections,
  selfIntersects,
  trianglePairContact,
} from '../../../mesh/queries/self-intersection.js';
import type { IndexedMesh } from '../../../mesh/structure/indexed-mesh.js';
import { prepareMesh } from '../../../mesh/structure/prepared-mesh.js';
import { contactText } from '../../answers/text.js';
import { layoutOf } from '../layout.js';
import type { Question } from '../question.js';
import { exactScene } from './exact-mesh.js';
import { meshFamilies } from './families.js';
import { renumbering, reversal, sameAs, spaceLaws, withFarPart } from './laws.js';
import { ALL, meshAt, meshParts, meshShapes } from './mesh-values.js';
import { firstWord, type PairText, pairsText, samePairs } from './pair-text.js';
import { selfPairs } from './pairs.js';

const layout = layoutOf(3, ...meshParts('v', ALL));

/** The answer by both kinds of trees, which have to give the same, and what is wrong with the shorter forms. */
function decideMesh(mesh: IndexedMesh): string {
  const prepared = prepareMesh(mesh, { build: 'morton' });
  const flat = selfIntersections(prepared);
  const pairs: PairText[] = [];
  for (let i = 0; i < flat.length; i += 2) {
    const [a, b] = [flat[i]!, flat[i + 1]!];
    pairs.push([a, b, contactText(trianglePairContact(prepared, a, b))]);
  }
  const other = selfIntersections(prepareMesh(mesh, { build: 'sah' }));
  const trees = String(other) === String(flat) ? '' : ' TREES DIFFER';
  const first = firstSelfIntersection(prepared);
  const isFound =
    first === null ? pairs.length === 0 : pairs.some(([a, b]) => a === first[0] && b === first[1]);
  const differs = isFound && selfIntersects(prepared) === pairs.length > 0 ? '' : ' BOOLEAN DIFFERS';
  return (pairs.length === 0 ? 'none' : pairsText(pairs)) + trees + differs;
}

/** Where a mesh meets itself. Referee: the common part of all pairs of triangles by clipping, in rationals. */
export const selfIntersectionsQuestion: Question = {
  name: 'selfIntersections',
  area: 'meshes',
  layout,
  families: meshFamilies({ layout, tables: [ALL], extras: 0 }),
  subject: (v) => decideMesh(...meshShapes.of(v)),
  referee(v) {
    const { meshes } = exactScene([meshAt(v, 0, ALL)]);
    const pairs = selfPairs(meshes[0]!).map(({ a, b, contact }): PairText => [a, b, contact]);
    return pairs.length === 0 ? 'none' : pairsText(pairs);
  },
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
      samePairs(answer, selfIntersectionsQuestion.subject(changed), (a, b) => [
        Math.min(triangle(a), triangle(b)),
        Math.max(triangle(a), triangle(b)),
      ]),
    ),
    reversal(0, (answer, changed) => samePairs(answer, selfIntersectionsQuestion.subject(changed))),
    sameAs('far-part', (values) => {
      const more = withFarPart(meshAt(values, 0, ALL), []);
      return more && decideMesh(more);
    }),
  ],
};
