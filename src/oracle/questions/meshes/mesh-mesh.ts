import { barePairs } from '../../answers/meshes.js';
import { meshAt, meshSize, PAIRED } from '../../cases/meshes/values.js';
import { meshMeshReferee } from '../../referees/shapes/meshes/pairs.js';
import { meshMeshSubject } from '../../subjects/meshes/pairs.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question } from '../question.js';
import { meshFamilies } from './families.js';
import { meshParts, renumbering, reversal, spaceLaws } from './laws.js';
import { solidPairFamilies } from './solid-pairs.js';

const layout = layoutOf(3, ...meshParts('a', PAIRED), ...meshParts('b', PAIRED));
const second = meshSize(PAIRED);

const shapes = shapesBy('a b', (v) => [meshAt(v, 0, PAIRED), meshAt(v, second, PAIRED)] as const);

const SCENE = { layout, tables: [PAIRED, PAIRED], extras: 0 };

const OPPOSITE: Readonly<Record<string, string>> = { inside: 'containing', containing: 'inside' };

/** Relation, containment, and the pairs without their features: what no numbering of corners changes. */
function bare(
  text: string,
  rename?: (a: number, b: number) => readonly [number, number],
  turned = false,
): string {
  const [relation, containment] = text.split(' ');
  const what = turned ? (OPPOSITE[containment!] ?? containment) : containment;
  return `${relation} ${what} ${text.includes(': ') ? barePairs(text, rename) : ''}`;
}

/** The new answer if it says the same of the renamed triangles, else what it should say. */
function same(
  answer: string,
  got: string,
  rename?: (a: number, b: number) => readonly [number, number],
  turned = false,
): string {
  const expected = bare(answer, rename, turned);
  return bare(got) === expected && !got.includes('DIFFER') ? got : expected;
}

/** Exchanging the meshes exchanges the numbers of each pair, and what the one is to the other. */
const swap: Law = {
  name: 'swap',
  vary(values) {
    const changed = new Float64Array(values.length);
    changed.set(values.subarray(second), 0);
    changed.set(values.subarray(0, second), second);
    const expected = (answer: string) => same(answer, meshMeshSubject(changed), (a, b) => [b, a], true);
    return { values: changed, expected };
  },
};

/** Two meshes. Referee: pairs of triangles by clipping; volumes of solids that meet; else where each vertex is. */
export const meshMeshQuestion: Question = {
  name: 'meshMesh',
  note: 'relation; what the first is to the second (`-` where the surfaces meet and one bounds no solid); the pairs of triangles',
  area: 'meshes',
  layout,
  families: [...solidPairFamilies(SCENE), ...meshFamilies(SCENE)],
  subject: meshMeshSubject,
  referee: meshMeshReferee,
  form: '<relation> <none|inside|containing|equal> | <relation> <none|inside|containing|equal|-> <pairs>',
  classes: [
    'disjoint-none',
    'touching-none',
    ...['none', 'inside', 'containing', 'equal'].map((containment) => `overlapping-${containment}`),
    ...['touching', 'crossing', 'overlapping'].map((relation) => `${relation}-surfaces`),
  ],
  classOf(answer) {
    const [relation, containment] = answer.split(' ');
    return `${relation}-${containment === '-' ? 'surfaces' : containment}`;
  },
  shapes,
  coded: true,
  yes: 'a triangle of the one and a triangle of the other have a point in common (one within the other is no)',
  holds: (answer) => answer.includes(': '),
  laws: [
    ...spaceLaws(layout),
    swap,
    renumbering(0, PAIRED, (answer, { triangle }, changed) =>
      same(answer, meshMeshSubject(changed), (a, b) => [triangle(a), b]),
    ),
    renumbering(second, PAIRED, (answer, { triangle }, changed) =>
      same(answer, meshMeshSubject(changed), (a, b) => [a, triangle(b)]),
    ),
    reversal(0, (answer, changed) => same(answer, meshMeshSubject(changed))),
    reversal(second, (answer, changed) => same(answer, meshMeshSubject(changed))),
  ],
};
