import { BOX_PLANES as AT } from '../../cases/implicit.js';
import { boxPlanesReferee, hasIndependentAxes } from '../../referees/shapes/implicit/planes.js';
import { boxPlanesSubject } from '../../subjects/implicit/coordinates.js';
import { latticePoint } from '../families/plant.js';
import { box, direction, integer, layoutOf, point, points, sizes } from '../layout.js';
import type { Question } from '../question.js';

const layout = layoutOf(
  3,
  integer('face', 0, 5, 'as boxFacePlane numbers them'),
  integer('corner', 0, 7, 'as orientedBoxCorner numbers them'),
  ...points('oriented.center oriented.axes.0 oriented.axes.1 oriented.axes.2'),
  sizes('oriented.halfSize'),
  direction('normal'),
  box('box'),
  point('point'),
);
/**
 * The planes and corners of boxes: the side of a corner of an oriented box to a face of an axis-aligned one and to a
 * plane through the origin, of a point to both boxes' faces and to a sum of rows, of two ways across them.
 */
export const boxPlanesQuestion: Question = {
  name: 'boxPlanes',
  note: 'side of the point to a face of the oriented box (1: outside), of a corner to it, of the corner to the face of the plain box, to the plane through the origin with that normal, of the point to a sum of rows, the side of the normal as a direction, of the way between two points; then the corner',
  area: 'implicit',
  layout,
  families: [
    {
      name: 'lattice-boxes',
      summary: 'small integers: points on faces, corners on planes',
      fill(random, out) {
        out[0] = random.between(0, 5);
        out[1] = random.between(0, 7);
        for (let at = 2; at < 29; at += 3)
          out.set(
            latticePoint(random, 3).map((x) => x / 12),
            at,
          );
        if (random.oneIn(2)) out.set([1, 1, 1], AT.half);
      },
    },
  ],
  accepts: hasIndependentAxes,
  // Vectors that relations spread are all in one plane.
  without: ['inexact-differences'],
  subject: boxPlanesSubject,
  referee: boxPlanesReferee,
  form: '<on|inside|outside> <sign> <sign> <sign> <sign> <sign> <sign> <sign> <x> <x> <x>',
  classes: ['on', 'inside', 'outside'],
};
