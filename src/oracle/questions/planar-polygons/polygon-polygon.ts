import { polygonPolygon, polygonsIntersect } from '../../../planar/polygons/polygon-polygon.js';
import type { Random } from '../../cases/random.js';
import { exact } from '../../referees/shapes/index.js';
import { scaling, swapping } from '../laws.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import {
  areaAt,
  areaOf,
  commonArea,
  isSame,
  latticeOutline,
  latticeTriangle,
  polygonOf,
  ringsMeet,
  type Vectors,
} from './areas.js';
import { type LatticePoint, latticeMap } from './lattice-rings.js';
import { putRing, ringParts, ringSize } from './ring-values.js';

const MOST = 6;
const SECOND = ringSize(MOST) + ringSize(3);
const layout = layoutOf(
  2,
  ...ringParts('a', 3, MOST),
  ...ringParts('aHole', 0, 3),
  ...ringParts('b', 3, MOST),
  ...ringParts('bHole', 0, 3),
);

function areasOf(values: Float64Array) {
  const numbers = exact(values);
  const at = (first: number) => areaAt(values, numbers, first, first + ringSize(MOST));
  return [at(0), at(SECOND)] as const;
}

const shapes = shapesBy('a b', (values) => {
  const [a, b] = areasOf(Float64Array.from(values));
  return [polygonOf(a!), polygonOf(b!)] as const;
});

function subject(values: Float64Array): string {
  const [a, b] = shapes.of(values);
  const { relation, boundaries } = polygonPolygon(a, b);
  const holds = polygonsIntersect(a, b) === (relation !== 'disjoint');
  return `${relation}${boundaries ? '' : '-apart'}${holds ? '' : ' BOOLEAN DIFFERS'}`;
}

/** Areas: of each polygon, and of what they have in common. */
function referee(values: Float64Array): string {
  const [a, b] = areasOf(values).map((area) => area!.exact) as [Vectors[], Vectors[]];
  const meet = a.some((one) => b.some((other) => ringsMeet(one, other)));
  const common = commonArea(a, b);
  const [inA, inB] = [isSame(common, areaOf(a)), isSame(common, areaOf(b))];
  const relation =
    common.numerator === 0n
      ? meet
        ? 'touching'
        : 'disjoint'
      : inA
        ? inB
          ? 'equal'
          : 'inside'
        : inB
          ? 'containing'
          : 'overlapping';
  return `${relation}${meet ? '' : '-apart'}`;
}

function outline(random: Random, move: LatticePoint): LatticePoint[] {
  return latticeOutline(random, MOST).map(([x, y]) => [x + move[0], y + move[1]]);
}

function put(
  out: Float64Array,
  at: number,
  ring: LatticePoint[],
  hole: LatticePoint[],
  map: (p: LatticePoint) => [number, number],
) {
  putRing(out, at, ring.map(map));
  putRing(out, at + ringSize(MOST), hole.map(map));
}

const swapped: Readonly<Record<string, string>> = {
  inside: 'containing',
  'inside-apart': 'containing-apart',
  containing: 'inside',
  'containing-apart': 'inside-apart',
};

/** Two polygons, each with a hole or without. */
export const polygonPolygonQuestion: Question = {
  name: 'polygonPolygon',
  note: 'with `-apart` where the boundaries have no point in common',
  area: 'planar',
  layout,
  families: [
    {
      name: 'lattice-outlines',
      summary: 'two lattice polygons, one of them moved',
      fill(random, out) {
        const map = latticeMap(random);
        out.fill(0);
        const b = outline(random, [2 * random.between(-4, 4), 2 * random.between(-4, 4)]);
        put(out, 0, outline(random, [0, 0]), [], map);
        put(out, SECOND, b, [], map);
      },
    },
    {
      name: 'nested',
      summary:
        'a large triangle with a hole, and a polygon that is near it, is it, or is in or about its hole',
      fill(random, out) {
        const map = latticeMap(random);
        const large: LatticePoint[] = [
          [-8, -8],
          [8, -8],
          [0, 8],
        ];
        const around: LatticePoint[] = [
          [-5, -7],
          [5, -7],
          [0, 5],
        ];
        const hole = random.oneIn(4) ? [] : latticeTriangle(random, [0, random.between(-4, 0)]);
        const other = [
          hole.length > 0 ? hole : large,
          large,
          latticeTriangle(random, [0, -3]),
          outline(random, [0, -2]),
          [...large, [random.between(-8, 0), random.between(-2, 2)] as LatticePoint],
          around,
        ][random.below(6)]!;
        const otherHole = random.oneIn(2) ? hole : random.oneIn(2) ? latticeTriangle(random, [0, -2]) : [];
        out.fill(0);
        const [first, second] = random.oneIn(2) ? [0, SECOND] : [SECOND, 0];
        put(out, first, large, hole, map);
        put(out, second, [...other], other === hole ? [] : otherHole, map);
      },
    },
  ],
  accepts: (values) => areasOf(values).every((area) => area !== undefined),
  subject,
  referee,
  classes: [
    'disjoint-apart',
    'touching',
    'overlapping',
    'overlapping-apart',
    'equal',
    'inside',
    'inside-apart',
    'containing',
    'containing-apart',
  ],
  yes: 'the two closed polygons have a point in common',
  holds: (answer) => !answer.startsWith('disjoint'),
  shapes,
  coded: true,
  laws: [scaling(layout), swapping(layout, (answer) => swapped[answer] ?? answer)],
};
