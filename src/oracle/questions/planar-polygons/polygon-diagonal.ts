import { diagonalOf, latticeOutline, ringAndVertices } from '../../cases/planar/areas.js';
import { latticeMap } from '../../cases/planar/lattice-rings.js';
import { MOST_VERTICES, putRing } from '../../cases/planar/rings.js';
import { polygonDiagonalReferee } from '../../referees/shapes/planar-polygons/pairs.js';
import { polygonDiagonalSubject } from '../../subjects/planar-polygons/rings.js';
import { scaling } from '../laws.js';
import { integer, layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { ringParts } from './ring-parts.js';

const layout = layoutOf(2, integer('i', 0, 7), integer('j', 0, 6), ...ringParts('v', 3));

/** The line between two vertices of a simple polygon, and the angle at the first. */
export const polygonDiagonalQuestion: Question = {
  name: 'polygonDiagonal2d',
  note: 'the sign: 1 where the polygon is convex at vertex i, -1 where it is reflex, 0 where it is straight',
  area: 'planar',
  layout,
  families: [
    {
      name: 'lattice-outline',
      summary: 'a lattice polygon',
      fill(random, out) {
        out.fill(0);
        out[0] = random.below(8);
        out[1] = random.below(7);
        putRing(out, 2, latticeOutline(random, MOST_VERTICES).map(latticeMap(random)));
      },
    },
  ],
  accepts: (values) => diagonalOf(values) !== undefined,
  subject: polygonDiagonalSubject,
  referee: polygonDiagonalReferee,
  form: '<diagonal|touching|edge|outside> <sign>',
  classes: ['diagonal', 'touching', 'edge', 'outside'],
  shapes: shapesBy('ring i j', ringAndVertices),
  coded: true,
  yes: 'the open segment between the two vertices lies within the polygon',
  holds: (answer) => answer.startsWith('diagonal'),
  laws: [scaling(layout)],
};
