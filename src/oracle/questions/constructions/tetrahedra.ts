import { IMMODERATE, isModerate, pointCloudFamilies } from '../../cases/constructions/point-sets.js';
import { MOST_WEIGHTED, weightedFamilies, weightedOf } from '../../cases/constructions/weighted-points.js';
import {
  delaunay3dReferee,
  delaunayTetrahedraReferee,
  regularTriangulation3dReferee,
} from '../../referees/constructions/tetrahedra.js';
import { checkDelaunayTetrahedra } from '../../referees/constructions/tetrahedra-faults.js';
import {
  delaunay3dSubject,
  regularTriangulation3dSubject,
  tetrahedraSubject,
} from '../../subjects/tetrahedra.js';
import { spaceCloud } from '../enclosing/cloud-query.js';
import { scaling } from '../laws.js';
import { integer, layoutOf, weightedPoints } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';

/** Sets of which five points or more are often on one sphere. */
const ROUND = ['small-lattice', 'turned-lattice', 'round-cloud'];

/** Delaunay tetrahedra, whichever way cospherical points go. */
export const triangulationDelaunayInSpaceQuestion: Question = {
  ...spaceCloud,
  name: 'triangulationDelaunay',
  families: [...pointCloudFamilies, ...spaceCloud.families.filter(({ name }) => ROUND.includes(name))],
  accepts: isModerate,
  without: IMMODERATE,
  note: 'a construction: the answer is JSON, four point numbers for each tetrahedron in one flat list, and is checked. The text says what is true of every right one: the class, how many points are distinct, and the volume of their hull. Tetrahedra have a volume and are all the same way round, cover the hull once, facet to facet, have every distinct point as a corner, and no point strictly inside of their spheres; none if all points are in a plane',
  subject: tetrahedraSubject,
  referee: delaunayTetrahedraReferee,
  check: checkDelaunayTetrahedra,
  form: '<general|cospherical|flat> <i> <t>',
  classes: ['general', 'cospherical', 'flat'],
};

/** The one triangulation that the order of coordinates leaves. */
export const delaunay3dQuestion: Question = {
  ...spaceCloud,
  name: 'delaunay3d',
  families: [...spaceCloud.families, ...pointCloudFamilies.filter(({ name }) => name === 'rounded-cloud')],
  note: 'four lists: the corners of the tetrahedra; for each corner 0, or one more than the number of the tetrahedron across from it; the triangles of the hull, counterclockwise from outside, as tetrahedra and corners come; the points that come again, each with the first that is equal. The corners of a tetrahedron ascend by x, y and z, but for the last two, which may be the other way round so that orient3d is positive; tetrahedra follow each other as their corners do. Of points on one sphere the last by x, y and z is lifted above it, and infinitely less each one before',
  subject: delaunay3dSubject,
  referee: delaunay3dReferee,
  form: '<point|segment|polygon|solid> <list> <list> <list> <list>',
  classes: ['point', 'segment', 'polygon', 'solid'],
  laws: [scaling(spaceCloud.layout)],
};

const weightedLayout = layoutOf(
  3,
  integer('pCount', 1, MOST_WEIGHTED, 'how many points count'),
  ...weightedPoints(Array.from({ length: MOST_WEIGHTED }, (_, i) => `p${i}`).join(' ')),
);

/** The same of points with weights. */
export const regularTriangulation3dQuestion: Question = {
  area: 'spatial',
  name: 'regularTriangulation3d',
  layout: weightedLayout,
  families: weightedFamilies,
  note: 'the four lists of delaunay3d, and the points that are hidden, ascending. The points that come again have that of the greatest weight beside them, of these the first. Where several spheres are orthogonal to one, the weight of the last point by x, y and z is less by next to nothing, and by infinitely less that of each one before',
  subject: regularTriangulation3dSubject,
  referee: regularTriangulation3dReferee,
  form: '<point|segment|polygon|solid> <list> <list> <list> <list> <list>',
  classes: ['point', 'segment', 'polygon', 'solid'],
  shapes: shapesBy('points weights', (values) => {
    const { points, weights } = weightedOf(values);
    return [points, weights] as const;
  }),
  laws: [scaling(weightedLayout)],
};
