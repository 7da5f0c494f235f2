import { ALL } from '../../cases/meshes/values.js';
import { referee } from '../../referees/shapes/meshes/check-mesh.js';
import { checkMeshSubject } from '../../subjects/meshes/structure.js';
import { layoutOf } from '../layout.js';
import type { Question } from '../question.js';
import { meshFamilies } from './families.js';
import { alike, renumbering, spaceLaws } from './laws.js';
import { meshParts, meshShapes } from './mesh-layout.js';

const layout = layoutOf(3, ...meshParts('v', ALL));

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
  referee,
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
