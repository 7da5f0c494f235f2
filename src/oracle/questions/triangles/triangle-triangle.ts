import { trianglesClass } from '../../answers/polygons.js';
import { swapContact } from '../../answers/text.js';
import type { Random } from '../../cases/random.js';
import { placesOf } from '../../cases/shapes.js';
import { areaVector } from '../../referees/shapes/shape.js';
import { triangleTriangleReferee } from '../../referees/shapes/triangles/pairs.js';
import { dot, exact, isZero, pointsAt } from '../../referees/shapes/vectors.js';
import { triangleTriangleSubject } from '../../subjects/triangles/pairs.js';
import { neighbours, nested } from '../families/nested-families.js';
import { shapeFamilies } from '../families/shape-families.js';
import { layoutOf, points } from '../layout.js';
import type { Law, Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { commonLaws, renumbering } from './laws.js';

const layout = layoutOf(3, ...points('a.a a.b a.c b.a b.b b.c'));

/** Two triangles of a coarse grid in one plane: every way in which edges may overlap and vertices lie on edges. */
const coplanarGrid: QuestionFamily = {
  name: 'coplanar-grid',
  summary: 'two triangles in one plane, on a grid of 5 by 5 points',
  fill(random: Random, out: Float64Array) {
    const [u, v, o] = [vector(random), vector(random), vector(random)];
    for (let i = 0; i < 6; i++) {
      const [s, t] = [random.between(0, 4), random.between(0, 4)];
      for (let j = 0; j < 3; j++) out[3 * i + j] = o[j]! + s * u[j]! + t * v[j]!;
    }
  },
};

/** Vertices of a cube, its edges' and faces' middles: few points, many coincidences. */
const smallLattice: QuestionFamily = {
  name: 'small-lattice',
  summary: 'vertices with coordinates 0, 1 and 2',
  fill(random, out) {
    for (let i = 0; i < 18; i++) out[i] = random.between(0, 2);
  },
};

function vector(random: Random): number[] {
  return [random.between(-9, 9), random.between(-9, 9), random.between(-9, 9)];
}

/** Which of the two triangles' fronts a polygon is counterclockwise from turns with the swap, if these are opposite. */
const swapping: Law = {
  name: 'swap',
  vary(values) {
    const numerators = exact(values);
    const [first, second] = [0, 9].map((at) => areaVector(pointsAt(numerators, 3, at, 3)));
    if (isZero(first!) !== isZero(second!)) return undefined;
    const opposite = dot(first!, second!) < 0n;
    return {
      values: Float64Array.from(placesOf([3, 4, 5, 0, 1, 2]), (i) => values[i]!),
      expected: (answer) => swapContact(answer, opposite),
    };
  },
};

/** Two triangles of space. */
export const triangleTriangleQuestion: Question = {
  name: 'triangleTriangle',
  area: 'spatial',
  hot: true,
  layout,
  families: [
    coplanarGrid,
    smallLattice,
    ...shapeFamilies(layout, [3, 3]),
    nested(layout, 3),
    neighbours(layout),
  ],
  subject: triangleTriangleSubject,
  referee: triangleTriangleReferee,
  form: '<relation> <A/B>*',
  classes: [
    'disjoint',
    ...['v/v', 'v/e', 'e/v', 'v/f', 'f/v', 'e/e', 'edge', 'segment'].map((what) => `touching ${what}`),
    'crossing',
    'overlapping',
    ...['inside', 'inside-apart', 'containing', 'containing-apart', 'equal', 'edge'].map(
      (what) => `overlapping ${what}`,
    ),
  ],
  classOf: trianglesClass,
  ...meeting('the two closed triangles'),
  laws: [...commonLaws(layout), swapping, ...renumbering(0, 'a', true), ...renumbering(9, 'b', false)],
};
