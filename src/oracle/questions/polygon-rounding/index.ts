import { powerOfTwo } from '../../cases/doubles.js';
import { latticeMap, latticeRing, RING_KINDS, RING_SUMMARIES } from '../../cases/planar/lattice-rings.js';
import { ROUNDING, roundingCaseOf } from '../../cases/planar/polygon-rounding.js';
import { putRing } from '../../cases/planar/rings.js';
import type { Random } from '../../cases/random.js';
import { polygonRoundingReferee } from '../../referees/shapes/polygon-rounding/polygon-rounding.js';
import { polygonRoundingSubject } from '../../subjects/polygon-rounding/polygon-rounding.js';
import { layoutOf, length } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { ringParts } from '../planar-polygons/ring-query.js';
import type { Question, QuestionFamily } from '../question.js';

const layout = layoutOf(
  2,
  length('grid'),
  ...ringParts('v', 0, ROUNDING.most[0]),
  ...ringParts('w', 0, ROUNDING.most[1]),
);

type Ring = readonly (readonly [number, number])[];

function put(out: Float64Array, grid: number, rings: readonly [Ring, Ring]): void {
  out.fill(0);
  out[ROUNDING.grid] = grid;
  putRing(out, ROUNDING.first, rings[0].slice(0, ROUNDING.most[0]));
  putRing(out, ROUNDING.second, rings[1].slice(0, ROUNDING.most[1]));
}

/** None, or one that is coarse, fine, or no power of two beside the largest coordinate. */
function drawGrid(random: Random, rings: readonly Ring[]): number {
  const size = Math.max(...rings.flat(2).map(Math.abs), 0);
  const grid = [0, 0, size / 8, size / 7, size / 128, size * 2 ** -52, size * 3e-16, 0.1][random.below(8)]!;
  return grid < Infinity ? grid : 0;
}

const families: readonly QuestionFamily[] = [
  ...RING_KINDS.map((kind) => ({
    name: `${kind}-ring-rounded`,
    summary: `${RING_SUMMARIES[kind]}, and another one like it`,
    fill(random: Random, out: Float64Array) {
      const map = latticeMap(random);
      const [one, other] = [latticeRing(kind, random, 7), latticeRing(kind, random, 5)];
      const rings = [one.map(map), other.map(map)] as const;
      put(out, drawGrid(random, rings), rings);
    },
  })),
  {
    name: 'neighbouring-doubles',
    summary: 'rings of points a few units in the last place from each other, or from a line',
    fill(random, out) {
      const unit = powerOfTwo(-random.between(40, 52));
      const isLine = random.oneIn(2);
      const [a, b] = [random.between(1, 7), random.between(-7, 7)];
      const point = (): [number, number] => {
        const t = isLine ? random.between(0, 64) / 64 : 1;
        return [1 + a * t + unit * random.between(-3, 3), 2 + b * t + unit * random.between(-3, 3)];
      };
      const rings = [Array.from({ length: 7 }, point), Array.from({ length: 5 }, point)] as const;
      put(out, random.oneIn(2) ? 0 : unit * random.between(1, 3), rings);
    },
  },
  {
    name: 'tips-at-the-origin',
    summary: 'an edge past tips near the origin, whose ends are rounded further than it is from the tips',
    fill(random, out) {
      const small = powerOfTwo(-random.between(50, 110));
      const tip = (): [number, number] => [small * random.between(-4, 4), small * random.between(-4, 4)];
      const [a, b] = [random.between(1, 5), random.between(1, 3)];
      const far = (): number => random.between(-64, 64) / 192;
      const one: Ring = [
        [-3 * b, -3 * a],
        [3 * b, 3 * a],
        [0, 19],
      ];
      const other: Ring = [
        [far() - 2, 5],
        [far() - 1, far() - 6],
        tip(),
        [far() + 1, far() - 6],
        [far() + 2, 7],
      ];
      put(out, 0, [one, other]);
    },
  },
  {
    name: 'far-exponents',
    summary: 'rings of coordinates of very different size: subnormal, ordinary, near overflow',
    fill(random, out) {
      const scale = [2 ** -1074, 2 ** -1060, 1, 2 ** 1016][random.below(4)]!;
      const number = (): number =>
        scale * random.between(-64, 64) * (random.oneIn(4) ? powerOfTwo(-random.between(1, 70)) : 1);
      const point = (): [number, number] => [number() + 0, number() + 0];
      const rings = [Array.from({ length: 7 }, point), Array.from({ length: 4 }, point)] as const;
      put(out, drawGrid(random, rings), rings);
    },
  },
];

/** Polygons rounded to doubles, or to a grid. Referee: snap rounding by its definition. */
export const polygonRoundingQuestion: Question = {
  name: 'roundPolygonSet',
  area: 'planar',
  note: 'two rings, filled together by the even-odd rule, rounded to the doubles (grid 0) or a grid: whether the nearest points do or edges have to be led through vertices, how far points of the boundary move at most (rounded up; - after more than one pass), how many vertices fall together, and the edges of the boundary, the inside on their left, sorted as text',
  layout,
  families,
  subject: polygonRoundingSubject,
  referee: polygonRoundingReferee,
  form: '<empty|valid|repaired> <x|-> <n> <x,y:x,y>*',
  classes: ['empty', 'valid', 'repaired'],
  coded: true,
  shapes: shapesBy('rings grid', (values) => {
    const { rings, grid } = roundingCaseOf(values);
    return [rings, grid];
  }),
};

/** The questions of this folder. */
export const polygonRoundingQuestions: readonly Question[] = [polygonRoundingQuestion];
