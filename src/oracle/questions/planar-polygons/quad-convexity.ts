import { isConvexQuad2d, quadConvexity2d } from '../../../planar/polygons/quad-convexity.js';
import { exact, orientation2, pointsAt, relation, segmentShape } from '../../referees/shapes/index.js';
import { reordering, scaling } from '../laws.js';
import { layoutOf, points } from '../layout.js';
import type { Question } from '../question.js';

const layout = layoutOf(2, ...points('a b c d'));

function subject(values: Float64Array): string {
  const [a, b, c, d] = [0, 2, 4, 6].map((i) => values.subarray(i, i + 2)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const answer = quadConvexity2d(a, b, c, d);
  return answer + (isConvexQuad2d(a, b, c, d) === (answer === 'strictly-convex') ? '' : ' BOOLEAN DIFFERS');
}

/** By what crosses: the diagonals, two opposite edges, or nothing. */
function referee(values: Float64Array): string {
  const p = pointsAt(exact(values), 2, 0, 4);
  const [a, b, c, d] = [p[0]!, p[1]!, p[2]!, p[3]!];
  const flat = p.some((_, i) => orientation2(p[(i + 1) % 4]!, p[(i + 2) % 4]!, p[(i + 3) % 4]!) === 0);
  if (flat) return 'degenerate';
  const cross = (i: typeof a, j: typeof a, k: typeof a, l: typeof a) =>
    relation(segmentShape(i, j), segmentShape(k, l)) === 'crossing';
  if (cross(a, c, b, d)) return 'strictly-convex';
  return cross(a, b, c, d) || cross(b, c, d, a) ? 'crossing' : 'concave';
}

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
  subject,
  referee,
  classes: ['strictly-convex', 'concave', 'crossing', 'degenerate'],
  yes: 'the four points in this order are the corners of a strictly convex quadrilateral',
  holds: (answer) => answer === 'strictly-convex',
  laws: [
    scaling(layout),
    reordering('rotation', [2, 3, 4, 5, 6, 7, 0, 1], same),
    reordering('reversal', [6, 7, 4, 5, 2, 3, 0, 1], same),
  ],
};
