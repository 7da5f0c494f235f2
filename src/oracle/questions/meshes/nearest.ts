import { ALL, meshAt, meshSize, radiusAt, vectorAt } from '../../cases/meshes/values.js';
import {
  nearestOnMeshReferee,
  signedDistanceReferee,
  trianglesWithinReferee,
} from '../../referees/shapes/meshes/nearest.js';
import {
  nearestOnMeshSubject,
  signedDistanceSubject,
  trianglesWithinSubject,
} from '../../subjects/meshes/pairs.js';
import { layoutOf, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { meshFamilies } from './families.js';
import { meshParts, renumbering, reversal } from './laws.js';

const layout = layoutOf(3, ...meshParts('v', ALL), point('point'));
const families = meshFamilies({ layout, tables: [ALL], extras: 1 });
const pointOf = (v: ArrayLike<number>) => vectorAt(v, meshSize(ALL));
const shapes = shapesBy('mesh point', (v) => [meshAt(v, 0, ALL), pointOf(v)] as const);

/** The nearest triangle of a mesh. Referee: each triangle by its own conditions, in rationals. */
export const nearestOnMeshQuestion: Question = {
  name: 'nearestOnMesh',
  note: 'surface: the point is on the mesh; several: there is more than one closest point; else what of the first nearest triangle the closest point lies on. Then that part, the number of the triangle, the square of the distance, the distance, and the closest point',
  area: 'meshes',
  layout,
  families,
  subject: nearestOnMeshSubject,
  referee: nearestOnMeshReferee,
  form: '<surface|several|vertex|edge|face> <on-mesh> of <i> square <t> far <x> at <point>',
  classes: ['surface', 'several', 'vertex', 'edge', 'face'],
  shapes,
  coded: true,
};

/** The distance, negative inside. Referee: as above, and a rational direction that meets no edge. */
export const signedDistanceQuestion: Question = {
  name: 'signedDistance',
  note: 'open: the mesh is not closed, so inside has no meaning',
  area: 'meshes',
  layout,
  families,
  subject: signedDistanceSubject,
  referee: signedDistanceReferee,
  form: 'open | <zero|positive|negative> <x>',
  classes: ['open', 'zero', 'positive', 'negative'],
  shapes,
  coded: true,
  laws: [renumbering(0, ALL, (answer) => answer), reversal(0, (answer) => answer)],
};

const withReach = layoutOf(3, ...meshParts('v', ALL), ...points('point reach'));

/** All triangles within a distance. Referee: one by one, in rationals. */
export const trianglesWithinQuestion: Question = {
  name: 'trianglesWithin',
  note: 'the radius is the distance between the points `point` and `reach`, as doubles compute it; then the numbers of the triangles',
  area: 'meshes',
  layout: withReach,
  families: meshFamilies({ layout: withReach, tables: [ALL], extras: 2 }),
  subject: trianglesWithinSubject,
  referee: trianglesWithinReferee,
  form: '<none|some|all> <list>',
  classes: ['none', 'some', 'all'],
  shapes: shapesBy('mesh point r', (v) => [meshAt(v, 0, ALL), pointOf(v), radiusAt(v)] as const),
  coded: true,
};
