import { POLYGON_FAULTS } from '../../answers/polygons.js';
import { latticeTriangle } from '../../cases/planar/areas.js';
import {
  type LatticePoint,
  type LatticeRing,
  latticeMap,
  latticeRing,
  RING_KINDS,
  RING_SUMMARIES,
} from '../../cases/planar/lattice-rings.js';
import { anyPolygon, putRing, VALIDITY } from '../../cases/planar/rings.js';
import type { Random } from '../../cases/random.js';
import { referee } from '../../referees/shapes/planar-polygons/polygon-validity.js';
import { polygonValiditySubject } from '../../subjects/planar-polygons/rings.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { ringParts } from './ring-query.js';

const layout = layoutOf(
  2,
  ...ringParts('v', 0, VALIDITY.most),
  ...ringParts('h', 0, VALIDITY.mostOfHole),
  ...ringParts('g', 0, VALIDITY.mostOfHole),
);

function put(random: Random, out: Float64Array, rings: readonly LatticeRing[]): void {
  const map = latticeMap(random);
  out.fill(0);
  VALIDITY.rings.forEach((at, i) => {
    putRing(out, at, (rings[i] ?? []).map(map));
  });
}

const LARGE: LatticeRing = [
  [-8, -8],
  [8, -8],
  [8, 8],
  [-8, 8],
];

/** A point of the boundary of the large square, or within it. */
function pointOfSquare(random: Random): LatticePoint {
  const along = 2 * random.between(-4, 4);
  return (
    [
      [along, -8],
      [8, along],
      [along, 8],
      [-8, along],
      [along, 2 * random.between(-3, 3)],
    ] as const
  )[random.below(5)]!;
}

const families: readonly QuestionFamily[] = [
  ...RING_KINDS.map((kind) => ({
    name: `${kind}-ring`,
    summary: `${RING_SUMMARIES[kind]}; sometimes closed, sometimes with holes`,
    fill(random: Random, out: Float64Array) {
      const ring = latticeRing(kind, random, VALIDITY.most - 1);
      const outer = random.oneIn(3) && ring.length > 0 ? [...ring, ring[0]!] : ring;
      put(random, out, [outer, random.oneIn(3) ? latticeTriangle(random, [0, 0]) : []]);
    },
  })),
  {
    name: 'holes-in-a-square',
    summary: 'a large square with two small lattice triangles near each other',
    fill(random, out) {
      const at = (): LatticePoint => [random.between(-7, 7), random.between(-7, 7)];
      const [one, other] = [at(), at()];
      const near = random.oneIn(2) ? one : other;
      put(random, out, [LARGE, latticeTriangle(random, one), latticeTriangle(random, near)]);
    },
  },
  {
    name: 'touching-holes',
    summary: 'a large square with triangles and quadrilaterals whose vertices are often on it, or in common',
    fill(random, out) {
      const hole = () => Array.from({ length: random.between(3, 4) }, () => pointOfSquare(random));
      const [one, other] = [hole(), hole()];
      for (let k = random.below(3); k > 0; k--) other[random.below(3)] = one[random.below(3)]!;
      put(random, out, [LARGE, one, random.oneIn(3) ? [] : other]);
    },
  },
  {
    name: 'nested-holes',
    summary: 'a large square with a triangle in another one, turned or moved a little',
    fill(random, out) {
      const inner = latticeTriangle(random, [0, 0]);
      const large: LatticeRing = [
        [-6, -4],
        [6, -4],
        [0, 6],
      ];
      const outer = inner.map(([x, y]): LatticePoint => [2 * x, 2 * y]);
      put(random, out, [LARGE, inner, random.oneIn(2) ? large : outer]);
    },
  },
];

/** Everything that is wrong with a polygon, and where. */
export const polygonValidityQuestion: Question = {
  name: 'polygonValidity2d',
  note: 'each fault: its kind, the rings, the exact points, the features there; then which way round the rings run, and the vertices that are equal to the one behind them. The class is the first fault',
  area: 'planar',
  layout,
  families,
  subject: polygonValiditySubject,
  referee,
  form: 'valid <ways:\\S+> <repeated:\\S*> | <[a-z-]+:\\S+> <[a-z-]+:\\S+>* <ways:\\S+> <repeated:\\S*>',
  classes: ['valid', ...POLYGON_FAULTS],
  classOf: (answer) => answer.split(/[ :]/)[0]!,
  shapes: shapesBy('polygon', (values) => [anyPolygon(values)] as const),
  yes: 'the polygon is valid',
  holds: (answer) => answer.startsWith('valid'),
  laws: [
    {
      name: 'half-turn',
      vary(values) {
        const counts = new Set<number>(VALIDITY.rings);
        const turned = Float64Array.from(values, (x, i) => (counts.has(i) ? x : 0 - x));
        // The places change with the points; what is wrong with which rings does not.
        const said = (fault: string) =>
          // Of the touches that close a circle of rings, the last is named, which is another one then.
          fault.startsWith('disconnected') ? 'disconnected' : fault.split(':').slice(0, 2).join(':');
        const kinds = (answer: string) => {
          const all = answer.split(' ').map(said).sort();
          return all.filter((kind, i) => kind !== 'disconnected' || all[i - 1] !== kind).join(' ');
        };
        const answer = referee(turned);
        return { values: turned, expected: (before) => (kinds(before) === kinds(answer) ? answer : before) };
      },
    },
  ],
};
