import {
  areasOf,
  latticeOutline,
  latticeTriangle,
  POLYGON_PAIR,
  polygonsOf,
} from '../../cases/planar/areas.js';
import { type LatticePoint, latticeMap } from '../../cases/planar/lattice-rings.js';
import { putRing } from '../../cases/planar/rings.js';
import type { Random } from '../../cases/random.js';
import { inFeatureOrder } from '../../referees/shapes/planar-polygons/boundary.js';
import { polygonPolygonReferee } from '../../referees/shapes/planar-polygons/pairs.js';
import { polygonPolygonSubject } from '../../subjects/planar-polygons/pairs.js';
import { scaling, swapping } from '../laws.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { ringParts } from './ring-query.js';

const { most: MOST, hole: HOLE, second: SECOND } = POLYGON_PAIR;
const layout = layoutOf(
  2,
  ...ringParts('a', 3, MOST),
  ...ringParts('aHole', 0, 3),
  ...ringParts('b', 3, MOST),
  ...ringParts('bHole', 0, 3),
);
const shapes = shapesBy('a b', polygonsOf);

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
  putRing(out, at + HOLE, hole.map(map));
}

/** The class of an answer: relation and containment, `-apart` where the boundaries have no common point. */
function classOf(answer: string): string {
  const [relation, containment, ...contact] = answer.split(' ');
  const apart = contact.length === 0 ? '-apart' : '';
  return containment === 'none' ? `${relation}${apart}` : `${containment}${apart}`;
}

function swapped(answer: string): string {
  const [relation, containment, ...contact] = answer.split(' ');
  const names: Readonly<Record<string, string>> = { inside: 'containing', containing: 'inside' };
  const turned = contact.map((pair) => pair.split('/').reverse().join('/'));
  return [relation, names[containment!] ?? containment, ...inFeatureOrder(turned)].join(' ');
}

/** Two polygons, each with a hole or without. */
export const polygonPolygonQuestion: Question = {
  name: 'polygonPolygon2d',
  note: 'what the first polygon is to the second; then the common points of the boundaries, in the order of the features of the first',
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
  subject: polygonPolygonSubject,
  referee: polygonPolygonReferee,
  form: '<disjoint|touching|overlapping> <none|inside|containing|equal> <A/R>*',
  classOf,
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
  laws: [scaling(layout), swapping(layout, swapped)],
};
