import { meshContacts, meshesIntersect, meshMesh, meshPairContact } from '../../../mesh/queries/mesh-mesh.js';
import { prepareMesh } from '../../../mesh/structure/prepared-mesh.js';
import { firstWord, type PairText, pairsText, samePairs } from '../../answers/pairs.js';
import { contactText } from '../../answers/text.js';
import { meshAt, meshSize, SMALLER } from '../../cases/meshes/values.js';
import { exactScene } from '../../referees/shapes/meshes/exact-mesh.js';
import { relationApart } from '../../referees/shapes/meshes/mesh-relation.js';
import { pairsBetween } from '../../referees/shapes/meshes/pairs.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question } from '../question.js';
import { meshFamilies } from './families.js';
import { renumbering, reversal, spaceLaws } from './laws.js';
import { meshParts } from './mesh-layout.js';

const layout = layoutOf(3, ...meshParts('a', SMALLER), ...meshParts('b', SMALLER));
const second = meshSize(SMALLER);

const shapes = shapesBy('a b', (v) => [meshAt(v, 0, SMALLER), meshAt(v, second, SMALLER)] as const);

function subject(v: Float64Array): string {
  const [one, other] = shapes.of(v);
  // One tree of each kind.
  const a = prepareMesh(one, { build: 'morton' });
  const b = prepareMesh(other, { build: 'sah' });
  const { relation, contacts } = meshMesh(a, b);
  const pairs: PairText[] = [];
  for (let i = 0; i < contacts.length; i += 2) {
    const [s, t] = [contacts[i]!, contacts[i + 1]!];
    pairs.push([s, t, contactText(meshPairContact(a, s, b, t))]);
  }
  const meet = pairs.length > 0;
  const same = meshesIntersect(a, b) === meet && meshesIntersect(b, a) === meet;
  const list = String(meshContacts(a, b)) === String(contacts);
  const differs = same && list && (relation === 'contact') === meet ? '' : ' BOOLEAN DIFFERS';
  return (meet ? pairsText(pairs) : relation) + differs;
}

const OPPOSITE: Readonly<Record<string, string>> = { 'a-inside-b': 'b-inside-a', 'b-inside-a': 'a-inside-b' };

/** Exchanging the meshes exchanges the numbers of each pair. */
const swap: Law = {
  name: 'swap',
  vary(values) {
    const changed = new Float64Array(values.length);
    changed.set(values.subarray(second), 0);
    changed.set(values.subarray(0, second), second);
    const expected = (answer: string) =>
      samePairs(OPPOSITE[answer] ?? answer, subject(changed), (a, b) => [b, a]);
    return { values: changed, expected };
  },
};

/** Two meshes. Referee: the common part of all pairs of triangles by clipping; else where each vertex is. */
export const meshMeshQuestion: Question = {
  name: 'meshMesh',
  area: 'meshes',
  layout,
  families: meshFamilies({ layout, tables: [SMALLER, SMALLER], extras: 0 }),
  subject,
  referee(v) {
    const { meshes } = exactScene([meshAt(v, 0, SMALLER), meshAt(v, second, SMALLER)]);
    const [a, b] = [meshes[0]!, meshes[1]!];
    const pairs = pairsBetween(a, b).map((pair): PairText => [pair.a, pair.b, pair.contact]);
    return pairs.length > 0 ? pairsText(pairs) : relationApart(a, b);
  },
  form: 'disjoint | a-inside-b | b-inside-a | nested | <pairs>',
  classes: ['disjoint', 'a-inside-b', 'b-inside-a', 'nested', 'touching', 'crossing', 'overlapping'],
  classOf: firstWord,
  shapes,
  coded: true,
  yes: 'a triangle of the one and a triangle of the other have a point in common (one within the other is no)',
  holds: (answer) => /^(touching|crossing|overlapping)/.test(answer),
  laws: [
    ...spaceLaws(layout),
    swap,
    renumbering(0, SMALLER, (answer, { triangle }, changed) =>
      samePairs(answer, subject(changed), (a, b) => [triangle(a), b]),
    ),
    renumbering(second, SMALLER, (answer, { triangle }, changed) =>
      samePairs(answer, subject(changed), (a, b) => [a, triangle(b)]),
    ),
    reversal(0, (answer, changed) => samePairs(answer, subject(changed))),
    reversal(second, (answer, changed) => samePairs(answer, subject(changed))),
  ],
};
