/** Where placements take solids, trees, planes and meshes: a tetrahedron as each, and a point that is asked for. */
import { cornerAt, isNothing, KINDS, placementOf } from '../../cases/placements.js';
import {
  isFlat,
  transformedPlaneReferee,
  transformMeshReferee,
  transformSolidReferee,
  transformTreeReferee,
} from '../../referees/shapes/placements.js';
import {
  transformedPlaneSubject,
  transformMeshSubject,
  transformSolidSubject,
  transformTreeSubject,
} from '../../subjects/placements.js';
import { integer, layoutOf, number, points, vector } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { placementFamilies } from './families.js';

const layout = layoutOf(
  3,
  ...points('a b c d q'),
  ...['u', 'v', 'w', 't'].map(vector),
  number('s'),
  integer(
    'kind',
    0,
    KINDS.length - 1,
    '0: matrix of the columns u, v, w, t; 1: axis u, s, scale v, translation t; 2: plane u, s',
  ),
);

const NOTE = '`none`: the placement cannot be undone';

const shared = {
  layout,
  families: placementFamilies,
  accepts: (v: Float64Array) => !isNothing(v) && !isFlat(v),
  // Their corners are always in one plane.
  without: ['full-mantissa', 'inexact-differences'],
  shapes: shapesBy('corners placement point', (v) => [
    [0, 1, 2, 3].map((i) => cornerAt(v, i)),
    placementOf(v),
    cornerAt(v, 4),
  ]),
  coded: true,
} as const;

const LOCATIONS = ['inside', 'boundary', 'outside', 'none'] as const;

/** The queries of this folder. */
export const placementsQuestions: readonly Question[] = [
  {
    ...shared,
    name: 'transformSolid',
    area: 'solids',
    note: `where the point is to the tetrahedron at its place, and the corners of that in lexicographic order; ${NOTE}`,
    form: `none | <location> ${'<x> '.repeat(12).trim()}`,
    classes: LOCATIONS,
    subject: transformSolidSubject,
    referee: transformSolidReferee,
  },
  {
    ...shared,
    name: 'transformTree',
    area: 'bsp',
    note: `where the point is to the tetrahedron as a tree, at its place; ${NOTE}`,
    form: 'none | <location>',
    classes: LOCATIONS,
    subject: transformTreeSubject,
    referee: transformTreeReferee,
  },
  {
    ...shared,
    name: 'transformedPlane',
    area: 'implicit',
    note: `on which side of the plane through a, b, c, at its place, the point is; ${NOTE}`,
    form: 'none | <minus|zero|plus>',
    classes: ['minus', 'zero', 'plus', 'none'],
    subject: transformedPlaneSubject,
    referee: transformedPlaneReferee,
  },
  {
    ...shared,
    name: 'transformMesh',
    area: 'meshes',
    note: `whether triangles are turned round, as a mirror does it, whether a coordinate is rounded, and the coordinates; ${NOTE}; \`beyond\`: it takes a corner beyond all doubles`,
    form: `none | beyond | <kept|turned> <exact|rounded> ${'<x> '.repeat(12).trim()}`,
    classes: ['kept', 'turned', 'none', 'beyond'],
    subject: transformMeshSubject,
    referee: transformMeshReferee,
  },
];
