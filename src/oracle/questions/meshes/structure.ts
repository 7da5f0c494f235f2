import { stepUlps } from '../../cases/doubles.js';
import { ALL, DISTANCE, DROPPING, meshAt } from '../../cases/meshes/values.js';
import type { Random } from '../../cases/random.js';
import { checkMeshReferee } from '../../referees/shapes/meshes/check-mesh.js';
import {
  findingPlacesReferee,
  structureReferee,
  weldReferee,
} from '../../referees/shapes/meshes/structure.js';
import {
  checkMeshSubject,
  findingPlacesSubject,
  structureSubject,
  weldSubject,
} from '../../subjects/meshes/structure.js';
import { integer, layoutOf, length } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { meshFamilies } from './families.js';
import { alike, meshParts, meshShapes, renumbering, spaceLaws } from './laws.js';

const layout = layoutOf(3, ...meshParts('v', ALL));
const families = meshFamilies({ layout, tables: [ALL], extras: 0 });
const common = { area: 'meshes', layout, families, shapes: meshShapes, coded: true } as const;

/** Closure, pieces, and triangles that repeat a corner. */
export const closureQuestion: Question = {
  ...common,
  name: 'closureOf',
  note: 'how many edges have an odd number of triangles, and how many more triangles one way than the other; the lowest vertex of each piece (triangles with a vertex in common belong together); the triangles that name a vertex twice, whose edges do not count',
  subject: structureSubject,
  referee: structureReferee,
  form: '<closed|unbalanced|open> <i> <i> pieces:<list> repeated:<list>',
  classes: ['closed', 'unbalanced', 'open'],
};

/** Where the findings of a mesh are. */
export const findingPlaceQuestion: Question = {
  ...common,
  name: 'findingPlace',
  note: 'where each finding of `checkMesh` is. `none`: there are no findings; `common`: some are two triangles that meet where they must not; `parts`: others only. With several components none is asked whether it is inside out',
  subject: findingPlacesSubject,
  referee: findingPlacesReferee,
  form: '<none|parts|common> <place>*',
  classes: ['none', 'parts', 'common'],
};

const weldLayout = layoutOf(
  3,
  ...meshParts('v', ALL),
  length('distance'),
  integer('dropCollapsed', 0, 1, '1: triangles that lost a corner are left out'),
);

/** How far two vertices are from each other, or nearly, or so that many are within it. */
function setDistance(random: Random, out: Float64Array): void {
  const { positions } = meshAt(out, 0, ALL);
  const vertex = () => 3 * random.below(positions.length / 3);
  const [p, q] = [vertex(), vertex()];
  let square = 0;
  for (let k = 0; k < 3; k++) {
    const step = positions[p + k]! - positions[q + k]!;
    square += step * step;
  }
  const distance = Math.sqrt(square);
  const how = random.below(6);
  const chosen = how === 0 ? 0 : how === 1 ? distance / 2 : stepUlps(distance, how < 4 ? 0 : random.sign());
  out[DISTANCE] = Number.isFinite(distance) ? Math.abs(chosen) : 0;
  out[DROPPING] = random.below(2);
}

const weldFamilies: QuestionFamily[] = meshFamilies({ layout: weldLayout, tables: [ALL], extras: 0 }).map(
  (family) => ({
    ...family,
    summary: `${family.summary}; the distance often that of two vertices`,
    fill(random, out) {
      family.fill(random, out);
      setDistance(random, out);
    },
  }),
);

/** Welded vertices. */
export const weldQuestion: Question = {
  name: 'weldVertices',
  area: 'meshes',
  layout: weldLayout,
  families: weldFamilies,
  subject: weldSubject,
  referee: weldReferee,
  note: 'for every vertex its new number; the old number of each new one; the vertices that became one, between hyphens, the kept one first; the triangles that lost a corner; kept vertices that are connected by vertices each within the distance of the next; and the triangles. `clusters`, `collapsed`, `merged` or `same` says what there is of it',
  form: '<clusters|collapsed|merged|same> map:<list> kept:<list> groups:<lists> collapsed:<list> clusters:<lists> indices:<list>',
  classes: ['clusters', 'collapsed', 'merged', 'same'],
  shapes: shapesBy('mesh options', (v) => [
    meshAt(v, 0, ALL),
    { distance: v[DISTANCE]!, dropCollapsed: v[DROPPING] === 1 },
  ]),
  coded: true,
};

/** How many items of which kinds, which no numbering changes. */
function counts(text: string): string {
  return text
    .split('; ')
    .map((part) => (part.startsWith('part') ? 'part' : `${part.split(' ')[0]} ${part.split(', ').length}`))
    .join('; ');
}

const KINDS = [
  'duplicate-vertices',
  'non-manifold-vertex',
  'repeated-corner',
  'degenerate-triangle',
  'duplicate-triangles',
  'opposite-triangles',
  'border-edge',
  'non-manifold-edge',
  'inconsistent-edge',
  'folded-neighbours',
  'coplanar-neighbours',
  't-junction',
  'overlapping-triangles',
  'crossing-triangles',
  'touching-triangles',
  'inverted-component',
  'zero-volume-component',
];

/** What is wrong with a mesh. Referee: the definitions, over lists. */
export const checkMeshQuestion: Question = {
  name: 'checkMesh',
  area: 'meshes',
  layout,
  families: meshFamilies({ layout, tables: [ALL], extras: 0 }),
  subject: checkMeshSubject,
  referee: checkMeshReferee,
  form: '<report>',
  classes: ['valid', ...KINDS],
  // An answer with several findings stands for one of them, a different one from case to case.
  classOf(answer) {
    const kinds = KINDS.filter((kind) => answer.includes(`${kind} `));
    return kinds[answer.length % Math.max(1, kinds.length)] ?? 'valid';
  },
  shapes: meshShapes,
  coded: true,
  laws: [
    ...spaceLaws(layout).filter(({ name }) => name !== 'mirror'),
    renumbering(0, ALL, (answer, _, changed) => alike(checkMeshSubject, counts)(answer, changed)),
  ],
};
