import { MOST_IN_CLOUD } from '../../cases/enclosing/clouds.js';
import { locatedFamilies, locatedOf } from '../../cases/triangulation/located-points.js';
import { locatedReferee } from '../../referees/shapes/triangulation/located.js';
import { locatedSubject } from '../../subjects/triangulation/located.js';
import { scaling } from '../laws.js';
import { layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { ringParts } from '../planar-polygons/ring-query.js';
import type { Question } from '../question.js';

const layout = layoutOf(2, ...ringParts('p', 1, MOST_IN_CLOUD), ...points('q'));

/** A point beside up to twelve others: in which part of their triangulation it is, and what is near. */
export const delaunayLocatorQuestion: Question = {
  name: 'delaunayLocator2d',
  area: 'planar',
  layout,
  families: locatedFamilies,
  note: 'the part of the triangulation of `delaunay2d` that q is in, by the numbers of its points: the point that equals q, the edge that has it, or the triangle; the points that are nearest to q, of equal ones the first; the natural neighbours of q, whose Voronoi cells would lose area to one of q. Where q equals a point that is its only one',
  subject: locatedSubject,
  referee: locatedReferee,
  laws: [scaling(layout)],
  form: '<vertex|edge|face|outside> of:<list> nearest:<list> natural:<list>',
  classes: ['vertex', 'edge', 'face', 'outside'],
  shapes: shapesBy('points q', (values) => {
    const { points: given, point } = locatedOf(values);
    return [given, point] as const;
  }),
};
