import { latticeOutline, latticeTriangle } from '../../cases/planar/areas.js';
import { type LatticePoint, latticeMap } from '../../cases/planar/lattice-rings.js';
import { putRing } from '../../cases/planar/rings.js';
import {
  areaBeside,
  type BesidePolygon,
  holeAt,
  MOST,
  SIZES,
  shapeAndPolygon,
} from '../../cases/planar/shape-polygon.js';
import type { Random } from '../../cases/random.js';
import { shapePolygonReferee } from '../../referees/shapes/planar-polygons/shape-polygon.js';
import { shapePolygonSubject } from '../../subjects/planar-polygons/shape-polygon.js';
import { scaling } from '../laws.js';
import { box, direction, layoutOf, type PartOf, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { ringParts } from './ring-query.js';

const PARTS: Readonly<Record<BesidePolygon, readonly PartOf[]>> = {
  line: [point('line.origin'), direction('line.direction')],
  ray: [point('ray.origin'), direction('ray.direction')],
  triangle: points('triangle.a triangle.b triangle.c'),
  box: [box('box')],
};

/** A lattice point anywhere, at a vertex, in the middle of an edge or beyond it. */
function placeNear(random: Random, ring: readonly LatticePoint[]): LatticePoint {
  const i = random.below(Math.max(1, ring.length));
  const origin: LatticePoint = [0, 0];
  const [a, b] = [ring[i] ?? origin, ring[(i + 1) % ring.length] ?? origin];
  const anywhere: LatticePoint = [random.between(-7, 7), random.between(-7, 7)];
  const middle: LatticePoint = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return [anywhere, anywhere, a, middle, [2 * b[0] - a[0], 2 * b[1] - a[1]] as const][random.below(5)]!;
}

/** Points of a shape as its values: two points of a line are its origin and the end of its direction. */
function putShape(kind: BesidePolygon, out: Float64Array, places: readonly (readonly number[])[]): void {
  places.flat().forEach((x, i) => {
    out[i] = x;
  });
  for (const k of [0, 1]) {
    const [x, y] = [out[k]!, out[2 + k]!];
    if (kind === 'box') [out[k], out[2 + k]] = [Math.min(x, y), Math.max(x, y)];
    else if (kind !== 'triangle') out[2 + k] = y - x;
  }
  if (kind !== 'triangle' && kind !== 'box' && out[2] === 0 && out[3] === 0) out[2] = 1;
}

function family(kind: BesidePolygon, isLarge: boolean): QuestionFamily {
  return {
    name: isLarge ? 'around' : 'lattice-outline',
    summary: isLarge
      ? 'a lattice polygon with a hole or without, in a shape that is larger, or is it'
      : 'a lattice polygon, and a shape between lattice points, vertices and middles of edges, often flat',
    fill(random, out) {
      const map = latticeMap(random);
      const ring =
        isLarge && random.oneIn(3) ? latticeTriangle(random, [0, 0]) : latticeOutline(random, MOST);
      const hole = random.oneIn(2)
        ? []
        : latticeTriangle(random, [random.between(-2, 2), random.between(-2, 2)]);
      const place = () => placeNear(random, random.oneIn(4) && hole.length > 0 ? hole : ring);
      const next = (_: unknown, i: number) => (isLarge ? large(random, ring, i) : place());
      const places = Array.from({ length: SIZES[kind] / 2 }, next);
      if (random.oneIn(8)) places[1] = places[0]!;
      out.fill(0);
      putShape(kind, out, places.map(map));
      putRing(out, SIZES[kind], ring.map(map));
      putRing(out, holeAt(kind), hole.map(map));
    },
  };
}

/** A corner of the ring, or one of a large shape. */
function large(random: Random, ring: readonly LatticePoint[], i: number): LatticePoint {
  const far = 6 + 2 * random.below(12);
  if (random.oneIn(2)) return ring[i % Math.max(1, ring.length)] ?? [0, 0];
  return (
    [
      [-far, -far],
      [far, far],
      [-far, far],
    ] as const
  )[i]!;
}

const NOTES = {
  linear: 'in which parts of the plane it has points; the contact in order along it',
  region: 'what it is to the polygon; then the common points of the boundaries, in the order of its features',
};

function shapePolygonQuestion(kind: BesidePolygon): Question {
  const isLinear = kind === 'line' || kind === 'ray';
  const layout = layoutOf(2, ...PARTS[kind], ...ringParts('v', 3, MOST), ...ringParts('h', 0, 3));
  const parts = '<(?:interior|boundary|exterior)(?:\\+boundary)?(?:\\+exterior)?> ';
  return {
    name: `${kind}Polygon2d`,
    note: isLinear ? NOTES.linear : NOTES.region,
    area: 'planar',
    layout,
    families: [family(kind, false), family(kind, true)],
    accepts: (values) => areaBeside(kind, values) !== undefined,
    subject: shapePolygonSubject(kind),
    referee: shapePolygonReferee(kind),
    form: `<disjoint|touching|overlapping> <none|inside|containing|equal> ${isLinear ? parts : ''}<A/R>*`,
    classOf: (answer) => answer.split(' ').slice(0, 2).join(' '),
    classes: [
      'disjoint none',
      'touching none',
      'overlapping none',
      ...(isLinear
        ? []
        : ['touching inside', 'overlapping inside', 'overlapping containing', 'overlapping equal']),
    ],
    yes: `the ${kind} and the closed polygon have a point in common`,
    holds: (answer) => !answer.startsWith('disjoint'),
    shapes: shapesBy(`${kind} polygon`, shapeAndPolygon(kind)),
    coded: true,
    laws: [scaling(layout)],
  };
}

/** Lines, rays, triangles and boxes, and a polygon with a hole or without. */
export const shapePolygonQuestions: readonly Question[] = (['line', 'ray', 'triangle', 'box'] as const).map(
  shapePolygonQuestion,
);
