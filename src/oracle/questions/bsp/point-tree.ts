import { brushesOf, OTHER } from '../../cases/bsp/brushes.js';
import { ALL, meshAt, meshSize, vectorAt } from '../../cases/meshes/values.js';
import type { Random } from '../../cases/random.js';
import { pointOf } from '../../cases/shapes.js';
import { pointBrushesReferee } from '../../referees/shapes/bsp/brush-union.js';
import { pointMeshSolidReferee } from '../../referees/shapes/bsp/point-mesh-solid.js';
import { buildMeshTreeSubject, pointSolidLeafTreeSubject } from '../../subjects/bsp/point-tree.js';
import { layoutOf, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { meshFamilies } from '../meshes/families.js';
import { meshParts } from '../meshes/laws.js';
import type { Question } from '../question.js';
import { brushFamilies, brushLayout, type Frame, inSpace, latticePoint } from './brush-families.js';

const brushPointLayout = brushLayout(point('point'));

/** Lattice points: on faces, edges and corners of brushes, and where planes of different ones cross. */
function fillPoint(random: Random, out: Float64Array, frame: Frame): void {
  out.set(inSpace(frame, latticePoint(random)), OTHER);
}

const common = {
  area: 'bsp',
  coded: true,
} as const;

/** A point and the tree of a list of brushes. */
export const pointSolidLeafTreeQuestion: Question = {
  ...common,
  name: 'pointSolidLeafTree',
  form: '<location>',
  note: 'where the point lies to the union of the brushes that have an inside',
  classes: ['inside', 'boundary', 'outside'],
  layout: brushPointLayout,
  families: brushFamilies(brushPointLayout, fillPoint),
  subject: pointSolidLeafTreeSubject,
  referee: pointBrushesReferee,
  yes: 'the point is in the closed union of the brushes that have an inside',
  holds: (answer) => answer !== 'outside',
  shapes: shapesBy('point brushes', (v) => [pointOf(v, OTHER), brushesOf(v)]),
};

const meshLayout = layoutOf(3, ...meshParts('v', ALL), point('point'));

/** A point and the tree of a mesh. */
export const buildMeshTreeQuestion: Question = {
  ...common,
  name: 'buildMeshTree',
  form: '<inside|boundary|outside|unbalanced> <inside|boundary|outside|open>',
  note: 'where the point lies to the solid in which the winding number of the mesh is not zero, and to that in which it is odd',
  classes: ['inside', 'boundary', 'outside', 'unbalanced'],
  classOf: (answer) => answer.split(' ')[0]!,
  layout: meshLayout,
  families: meshFamilies({ layout: meshLayout, tables: [ALL], extras: 1 }),
  subject: buildMeshTreeSubject,
  referee: pointMeshSolidReferee,
  shapes: shapesBy('mesh point', (v) => [meshAt(v, 0, ALL), vectorAt(v, meshSize(ALL))] as const),
};
