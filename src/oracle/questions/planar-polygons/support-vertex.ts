import { pointsAndDirection } from '../../cases/planar/convex-rings.js';
import { latticeRing, RING_KINDS } from '../../cases/planar/lattice-rings.js';
import { putRing } from '../../cases/planar/rings.js';
import { supportVertexReferee } from '../../referees/shapes/planar-polygons/hull.js';
import { supportVertexSubject } from '../../subjects/planar-polygons/pairs.js';
import { scaling } from '../laws.js';
import { direction, layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { ringParts } from './ring-parts.js';

const layout = layoutOf(2, direction('u'), ...ringParts('v', 1));

/** The farthest of up to eight points in a direction. */
export const supportVertexQuestion: Question = {
  name: 'supportVertex2d',
  note: 'the first of the nearest points along the direction, the first of the farthest, the last of the farthest',
  area: 'planar',
  layout,
  families: [
    {
      name: 'lattice-ring',
      summary: 'points of a small lattice, often several equally far',
      fill(random, out) {
        const kind = RING_KINDS[random.below(RING_KINDS.length)]!;
        const ring = latticeRing(kind, random, 8);
        out.fill(0);
        out.set([random.between(-2, 2), random.between(-2, 2)], 0);
        putRing(out, 2, ring.length === 0 ? [[0, 0]] : ring);
      },
    },
  ],
  subject: supportVertexSubject,
  referee: supportVertexReferee,
  form: '<single|several> <i> <i> <i>',
  classes: ['single', 'several'],
  shapes: shapesBy('points direction', pointsAndDirection),
  laws: [scaling(layout)],
};
