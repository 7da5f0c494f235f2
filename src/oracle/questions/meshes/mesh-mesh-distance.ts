import { meshAt, meshSize, SMALLER } from '../../cases/meshes/values.js';
import { meshMeshDistanceReferee } from '../../referees/shapes/meshes/nearest.js';
import { meshMeshDistanceSubject } from '../../subjects/meshes/pairs.js';
import { axisCycle } from '../laws.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question } from '../question.js';
import { apartPairFamilies } from './apart-pairs.js';
import { meshFamilies } from './families.js';
import { meshParts, mirroring, renumbering, reversal } from './laws.js';

const layout = layoutOf(3, ...meshParts('a', SMALLER), ...meshParts('b', SMALLER));
const second = meshSize(SMALLER);
const SCENE = { layout, tables: [SMALLER, SMALLER], extras: 0 };
export const DISTANCE_CLASSES: readonly string[] = [
  'meeting',
  'meeting-several',
  'apart-several',
  ...['vertex-vertex', 'vertex-edge', 'vertex-face', 'edge-vertex', 'edge-edge', 'face-vertex'],
];

/**
 * The square, the distance, whether there are several closest points, and how many pairs are nearest: what no numbering
 * changes.
 */
function bare(text: string): string {
  const [kind, square, distance] = text.split(' ');
  const triangles = text.slice(text.lastIndexOf(' ') + 1).split(',').length;
  return [kind!.endsWith('several') ? 'several' : 'one', square, distance, triangles].join(' ');
}

/** The changed answer if it says the same, else what it should say. */
function same(answer: string, changed: Float64Array): string {
  const got = meshMeshDistanceSubject(changed);
  return bare(got) === bare(answer) && !got.includes('DIFFER') ? got : bare(answer);
}

const swap: Law = {
  name: 'swap',
  vary(values) {
    const changed = new Float64Array(values.length);
    changed.set(values.subarray(second), 0);
    changed.set(values.subarray(0, second), second);
    return { values: changed, expected: (answer) => same(answer, changed) };
  },
};

/** The same of a law that changes coordinates. */
const alike = (law: Law): Law => ({
  name: law.name,
  vary(values, random) {
    const varied = law.vary(values, random);
    return varied && { values: varied.values, expected: (answer) => same(answer, varied.values) };
  },
});

/** How far two meshes are from each other. Referee: all pairs of triangles, in rationals. */
export const meshMeshDistanceQuestion: Question = {
  name: 'meshMeshDistance',
  note: 'the class, by the closest points; the square of the distance, the distance, the closest points of the first pair of nearest triangles with the features of these; then all pairs of nearest triangles',
  area: 'meshes',
  layout,
  families: [...apartPairFamilies(SCENE), ...meshFamilies(SCENE)],
  subject: meshMeshDistanceSubject,
  referee: meshMeshDistanceReferee,
  form: `<${DISTANCE_CLASSES.join('|')}> <t> <x> <closest>* of <lists>`,
  classes: DISTANCE_CLASSES,
  shapes: shapesBy('a b', (v) => [meshAt(v, 0, SMALLER), meshAt(v, second, SMALLER)] as const),
  coded: true,
  laws: [
    swap,
    alike(axisCycle(layout)),
    alike(mirroring(layout, (answer) => answer)),
    renumbering(0, SMALLER, (answer, _, changed) => same(answer, changed)),
    renumbering(second, SMALLER, (answer, _, changed) => same(answer, changed)),
    reversal(0, same),
    reversal(second, same),
  ],
};
