import { swapDistance } from '../../answers/distances.js';
import { distanceName } from '../../cases/distance/operands.js';
import {
  arePolygons,
  FIRST,
  MOST_HOLE,
  MOST_OUTER,
  type PolygonPartner,
  polygonPartners,
  SIZES,
} from '../../cases/distance/polygons.js';
import {
  type LatticePoint,
  latticeMap,
  latticeRing,
  RING_KINDS,
  RING_SUMMARIES,
  type RingKind,
} from '../../cases/planar/lattice-rings.js';
import { putRing, ringSize } from '../../cases/planar/rings.js';
import type { Random } from '../../cases/random.js';
import { polygonDistanceReferee } from '../../referees/shapes/distance/polygons.js';
import { polygonDistanceSubject } from '../../subjects/distance/polygons.js';
import { reordering } from '../laws.js';
import { box, direction, integer, layoutOf, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { ringParts } from '../planar-polygons/ring-query.js';
import type { Question, QuestionFamily } from '../question.js';
import { scaledFamily } from './scaled.js';

type Parts = Parameters<typeof layoutOf>[1][];

const polygonParts = (name: string): Parts => [
  ...ringParts(name, 1, MOST_OUTER),
  ...ringParts(`${name}Hole`, 0, MOST_HOLE),
];

/** Of each kind: its parts, and the features that can be alone in a pair of closest points. */
const KIND: Readonly<Record<PolygonPartner, readonly [parts: Parts, features: readonly string[]]>> = {
  line: [[point('origin'), direction('direction')], ['edge']],
  ray: [
    [point('origin'), direction('direction')],
    ['vertex', 'edge'],
  ],
  segment: [points('start end'), ['vertex', 'edge']],
  triangle: [points('a b c'), ['vertex', 'edge']],
  box: [[box('box')], ['vertex', 'edge']],
  polygon: [polygonParts('a'), ['vertex', 'edge']],
};

function classesOf(kind: PolygonPartner): string[] {
  const pairs = KIND[kind][1].flatMap((f) => ['vertex', 'edge'].map((g) => `${f}-${g}`));
  return ['meeting', 'meeting-several', 'apart-several', ...pairs.filter((pair) => pair !== 'edge-edge')];
}

/** A place of the lattice: anywhere, a vertex, the middle of an edge, on the way from one vertex past another. */
function placeNear(random: Random, ring: readonly LatticePoint[]): LatticePoint {
  const anywhere: LatticePoint = [random.between(-8, 8), random.between(-8, 8)];
  if (ring.length === 0 || random.oneIn(2)) return anywhere;
  const i = random.below(ring.length);
  const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
  const places: LatticePoint[] = [
    a,
    [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
    [2 * b[0] - a[0], 2 * b[1] - a[1]],
    [anywhere[0], a[1]],
  ];
  return places[random.below(4)]!;
}

type Map = (p: LatticePoint) => [number, number];

/** Writes a shape other than a polygon, given by places of the lattice. */
function putShape(kind: PolygonPartner, out: Float64Array, map: Map, place: () => LatticePoint): void {
  const corners = Array.from({ length: SIZES[kind] / 2 }, () => map(place()));
  if (kind === 'box') {
    const [[x, y], [u, v]] = corners as [[number, number], [number, number]];
    out.set([Math.min(x, u), Math.min(y, v), Math.max(x, u), Math.max(y, v)], FIRST);
  } else out.set(corners.flat(), FIRST);
  if (kind !== 'line' && kind !== 'ray') return;
  for (const k of [2, 3]) out[FIRST + k]! -= out[FIRST + k - 2]!;
}

/** A polygon of one kind, turned and moved a little, and another shape near it. */
function latticeFamily(kind: PolygonPartner, ringKind: RingKind): QuestionFamily {
  const second = FIRST + SIZES[kind];
  const putPolygon = (random: Random, out: Float64Array, at: number, map: Map, move: LatticePoint) => {
    const outer = latticeRing(ringKind, random, MOST_OUTER);
    const hole = random.oneIn(2) ? [] : latticeRing(random.oneIn(2) ? 'walk' : ringKind, random, MOST_HOLE);
    const moved = (ring: readonly LatticePoint[]) => ring.map(([x, y]) => map([x + move[0], y + move[1]]));
    putRing(out, at, moved(outer));
    putRing(out, at + ringSize(MOST_OUTER), moved(hole));
    return random.oneIn(4) && hole.length > 0 ? hole : outer;
  };
  return {
    name: `${ringKind}-ring`,
    summary: RING_SUMMARIES[ringKind],
    fill(random, out) {
      const map = latticeMap(random);
      out.fill(0);
      out[0] = random.below(2);
      const ring = putPolygon(random, out, second, map, [0, 0]);
      const far = random.oneIn(2) ? 9 : 0;
      if (kind === 'polygon') {
        putPolygon(random, out, FIRST, map, [random.between(-6, 6) + far, random.between(-6, 6)]);
        return;
      }
      const move: LatticePoint = [random.below(far + 1), random.below(far + 1)];
      putShape(kind, out, map, () => {
        const [x, y] = placeNear(random, ring);
        return [x + move[0], y + move[1]];
      });
    },
  };
}

/** Swapping two polygons swaps all pairs of points, and keeps their order. */
const swapPolygons = reordering(
  'swap',
  [
    0,
    ...Array.from(
      { length: 2 * SIZES.polygon },
      (_, i) => FIRST + ((i + SIZES.polygon) % (2 * SIZES.polygon)),
    ),
  ],
  swapDistance,
);

function polygonDistanceQuestion(kind: PolygonPartner): Question {
  const layout = layoutOf(
    2,
    integer('rule', 0, 1, '0: even-odd, 1: non-zero'),
    ...KIND[kind][0],
    ...polygonParts(kind === 'polygon' ? 'b' : 'v'),
  );
  const families = RING_KINDS.map((ringKind) => latticeFamily(kind, ringKind));
  return {
    name: `${distanceName(kind, 'polygon')}2d`,
    note: 'features of a polygon with the number of their ring, if it is a hole; of shapes that meet, the corners of what they have in common',
    area: 'distance',
    layout,
    families: [...families, scaledFamily(families, layout)],
    accepts: arePolygons(kind),
    subject: polygonDistanceSubject(kind),
    referee: polygonDistanceReferee(kind),
    form: `<${classesOf(kind).join('|')}> <t> <x> <closest-on-rings>*`,
    classes: classesOf(kind),
    yes: 'the two shapes have a point in common',
    holds: (answer) => answer.startsWith('meeting'),
    shapes: shapesBy(`${kind === 'polygon' ? 'a b' : `${kind} polygon`} rule`, polygonPartners(kind)),
    ...(kind === 'polygon' && { laws: [swapPolygons] }),
  };
}

/** Distances of shapes of the plane from a polygon with a hole or without. */
export const polygonDistanceQuestions: readonly Question[] = (
  ['line', 'ray', 'segment', 'triangle', 'box', 'polygon'] as const
).map(polygonDistanceQuestion);
