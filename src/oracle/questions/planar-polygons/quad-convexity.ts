import { quadConvexityReferee } from '../../referees/shapes/planar-polygons/hull.js';
import { quadConvexitySubject } from '../../subjects/planar-polygons/rings.js';
import { reordering, scaling } from '../laws.js';
import { layoutOf, points } from '../layout.js';
import type { Question } from '../question.js';

const layout = layoutOf(2, ...points('a b c d'));

const same = (answer: string) => answer;

/** Four points joined in a ring. */
export const quadConvexityQuestion: Question = {
  name: 'quadConvexity2d',
  area: 'planar',
  layout,
  families: [
    {
      name: 'lattice',
      summary: 'four points of a small lattice',
      fill(random, out) {
        for (let i = 0; i < 8; i++) out[i] = random.between(-3, 3);
      },
    },
  ],
  subject: quadConvexitySubject,
  referee: quadConvexityReferee,
  classes: ['strictly-convex', 'concave', 'crossing', 'degenerate'],
  yes: 'the four points in this order are the corners of a strictly convex quadrilateral',
  holds: (answer) => answer === 'strictly-convex',
  laws: [
    scaling(layout),
    reordering('rotation', [2, 3, 4, 5, 6, 7, 0, 1], same),
    reordering('reversal', [6, 7, 4, 5, 2, 3, 0, 1], same),
  ],
};
