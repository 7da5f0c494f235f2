import * as rational from '../../../arithmetic/rational.js';
import { exactCoordinates2d, type PointLike2 } from '../../../implicit/index.js';
import {
  boxPolygonSet,
  clipPolylines,
  type LinearPolygonSet,
  linePolygonSet,
  type PolygonSetDistance,
  pointPolygonSetDistance,
  polygonSetPolygonSet,
  polygonSetPolygonSetDistance,
  polygonSetValidity,
  polygonSetVertexPoint,
  type RegionPolygonSet,
  rayPolygonSet,
  segmentPolygonSet,
  segmentPolygonSetDistance,
  triangulatePolygonSet,
} from '../../../polygons/index.js';
import type { FractionLike } from '../../answers/mass.js';
import {
  type Clipped,
  clippedText,
  distancesText,
  pairFaultsText,
  trianglesText,
} from '../../answers/polygon-sets.js';
import { besideCaseOf, lineOf, shapeOf } from '../../cases/polygon-sets/beside.js';
import {
  ALONE,
  coordinatesOf,
  operandAt,
  operandSize,
  PAIRED,
  pairOf,
  TRIPLE,
} from '../../cases/polygon-sets/operands.js';
import { argumentOf, setOf } from './polygon-sets.js';

const linear = ({ relation, containment, interior, boundary, exterior }: LinearPolygonSet): string =>
  [
    relation,
    containment,
    interior ? 'inside' : '-',
    boundary ? 'boundary' : '-',
    exterior ? 'outside' : '-',
  ].join(' ');

const regions = ({ relation, containment, boundaries }: RegionPolygonSet): string =>
  `${relation} ${containment} ${boundaries ? 'boundaries' : '-'}`;

/** What the kernel says of a segment, ray, line or box beside an operand. */
export function besideSubject(values: Float64Array): string {
  const one = besideCaseOf(values);
  const polygons = argumentOf(one.operand);
  const shape = shapeOf(one);
  if ('min' in shape) return regions(boxPolygonSet(shape, polygons));
  if ('start' in shape) return linear(segmentPolygonSet(shape, polygons));
  return linear(one.type === 'ray' ? rayPolygonSet(shape, polygons) : linePolygonSet(shape, polygons));
}

const TURNED = { none: 'none', inside: 'containing', containing: 'inside', equal: 'equal' } as const;

/** What the kernel says of two operands, either way round. */
export function regionsSubject(values: Float64Array): string {
  const [a, b] = pairOf(values);
  const found = polygonSetPolygonSet(argumentOf(a), argumentOf(b));
  const turned = polygonSetPolygonSet(setOf(b), setOf(a));
  const back = { ...turned, containment: TURNED[turned.containment] };
  return regions(found) + (regions(back) === regions(found) ? '' : ' ORDER DIFFERS');
}

/** Whether the closest points are as far from each other as is said. */
function pairFault(found: PolygonSetDistance | null): string {
  if (found === null || found.closest === null) return '';
  const { pointA, pointB } = found.closest;
  const [x, y] = [0, 1].map((axis) => rational.square(rational.subtract(pointA[axis]!, pointB[axis]!)));
  return rational.equals(rational.add(x!, y!), found.squaredDistance) ? '' : ' PAIR DIFFERS';
}

const distances = (...found: readonly (PolygonSetDistance | null)[]): string =>
  distancesText(found.map((one) => one?.squaredDistance ?? null)) + found.map(pairFault).join('');

/** How far the kernel has a point, and a segment that begins there, from an operand. */
export function distancesSubject(values: Float64Array): string {
  const at = operandSize(TRIPLE);
  const polygons = setOf(operandAt(values, 0, TRIPLE));
  const [start, end] = [0, 2].map((i) => [values[at + i]!, values[at + i + 1]!] as const);
  return distances(
    pointPolygonSetDistance(start!, polygons),
    segmentPolygonSetDistance({ start: start!, end: end! }, polygons),
  );
}

/** How far the kernel has two operands from each other. */
export function regionDistancesSubject(values: Float64Array): string {
  const [a, b] = [operandAt(values, 0, TRIPLE), operandAt(values, operandSize(TRIPLE), TRIPLE)].map(setOf);
  const [one, other] = [polygonSetPolygonSetDistance(a!, b!), polygonSetPolygonSetDistance(b!, a!)];
  return distances(one) + (distances(one) === distances(other) ? '' : ' ORDER DIFFERS');
}

/** What the kernel has inside and outside of a line. */
export function clipLinesSubject(values: Float64Array): string {
  const { inside, outside } = clipPolylines([lineOf(values)], argumentOf(operandAt(values, 0, PAIRED)));
  const parts = (isIn: boolean, found: typeof inside): Clipped[] =>
    found.map(({ points }) => ({ isIn, points: points.map((point) => exactCoordinates2d(point)) }));
  return clippedText([...parts(true, inside), ...parts(false, outside)]);
}

/** Which two polygons the kernel finds that may not be together. */
export function pairFaultsSubject(values: Float64Array): string {
  const { valid, faults, pairs } = polygonSetValidity(coordinatesOf(operandAt(values, 0, ALONE)));
  const isSame = valid === (faults.length === 0 && pairs.length === 0);
  const found = pairs.map(({ type, polygons }) => [...polygons, type === 'polygons-overlap'] as const);
  return pairFaultsText(found) + (isSame ? '' : ' VALID DIFFERS');
}

/**
 * Triangles of the kernel: how many, and their area. Each has to have an area, each edge of a ring one triangle, each
 * other edge two.
 */
export function trianglesSubject(values: Float64Array): string {
  const { set, triangles } = triangulatePolygonSet(argumentOf(operandAt(values, 0, ALONE)));
  const points = set.vertices.map((_, v) => exactCoordinates2d(polygonSetVertexPoint(set, v) as PointLike2));
  const open = new Map<string, number>();
  const pass = (v: number, w: number, by: number): void => {
    const key = v < w ? `${v} ${w}` : `${w} ${v}`;
    open.set(key, (open.get(key) ?? 0) + (v < w ? by : -by));
  };
  for (const ring of set.polygons.flat()) {
    for (const [i, v] of ring.entries()) pass(v, ring[(i + 1) % ring.length]!, -1);
  }
  let twice = rational.fromNumber(0);
  let fault = '';
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = Array.from(triangles.subarray(t, t + 3));
    const [a, b, c] = corners.map((v) => points[v]!);
    const minus = (p: typeof a, axis: 0 | 1) => rational.subtract(p![axis], a![axis]);
    const area = rational.subtract(
      rational.multiply(minus(b, 0), minus(c, 1)),
      rational.multiply(minus(b, 1), minus(c, 0)),
    );
    if (rational.sign(area) <= 0) fault = ' FLAT';
    twice = rational.add(twice, area);
    for (const i of [0, 1, 2]) pass(corners[i]!, corners[(i + 1) % 3]!, 1);
  }
  if (Array.from(open.values()).some((sum) => sum !== 0)) fault += ' OPEN EDGE';
  const area = rational.divide(twice, rational.fromNumber(2));
  return (
    trianglesText({ vertices: [], polygons: set.polygons }, triangles.length / 3, area as FractionLike) +
    fault
  );
}
