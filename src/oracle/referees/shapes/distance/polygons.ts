/**
 * Distances from polygons over the rationals, every edge with every other: the least of all pairs of a vertex and an
 * edge, or the common points by clipping (distance.ts), without looking at rounded numbers first. What is inside is
 * told by winding numbers that count quadrants, of every corner. The kernel takes corrals, the edges that doubles say
 * are closest, one corner of each ring, and winding numbers that count crossings.
 */
import { distanceText } from '../../../answers/distances.js';
import { fractionText } from '../../../answers/numbers.js';
import {
  FIRST,
  type PolygonPartner,
  polygonPartners,
  ringsAt,
  SIZES,
} from '../../../cases/distance/polygons.js';
import { openVectors } from '../../../cases/planar/rings.js';
import { nearestRoot } from '../nearest-double.js';
import { windingOf } from '../planar-polygons/points.js';
import { onSegment, segmentShape } from '../shape.js';
import { roundedCoordinates } from '../triangles/pairs.js';
import { dot, type Rational3, rational, samePoint, type Vector } from '../vectors.js';
import { closenessOf, type Difference, type ExactPair, inOrder, isShorter, pairsOf } from './distance.js';
import { lifted, numbersIn, type Operand, operand, type Reader, readerOf } from './operands.js';

/** A shape: its convex parts; of a polygon the rings. */
interface Side {
  readonly parts: readonly Operand[];
  readonly corners: readonly Vector[];
  readonly rings?: readonly (readonly Vector[])[];
}

function convexSide(kind: Exclude<PolygonPartner, 'polygon'>, shape: unknown, reader: Reader): Side {
  const part = operand(kind === 'box' ? 'rectangle' : kind, lifted(shape), reader) as Operand;
  return { parts: [part], corners: cornersOf(part) };
}

/** The vertices: a line has none. */
function cornersOf(operand: Operand): readonly Vector[] {
  const { linear } = operand;
  if (linear === undefined) return operand.shape.points;
  return linear.isLine ? [] : [linear.origin];
}

function polygonSide(values: Float64Array, at: number, reader: Reader): Side {
  const rings = ringsAt(values, at).map((ring) => openVectors(ring.map((p) => reader.vector([...p, 0]))));
  const edges = rings.flatMap((ring) => ring.map((p, i) => segmentShape(p, ring[(i + 1) % ring.length]!)));
  return { parts: edges.map((shape) => ({ shape, infinite: [] })), corners: rings.flat(), rings };
}

/** The first ring a point is on, of that the first vertex there or the first edge. */
function ringFeature(rings: readonly (readonly Vector[])[], at: Rational3): string | undefined {
  for (const [r, ring] of rings.entries()) {
    const i = ring.findIndex((v) => samePoint(rational(v), at));
    const name = r === 0 ? '' : `.${r}`;
    if (i >= 0) return `v${i}${name}`;
    const k = ring.findIndex((v, j) => onSegment(v, ring[(j + 1) % ring.length]!, at));
    if (k >= 0) return `e${k}${name}`;
  }
  return undefined;
}

/** Is a point inside, on no ring? */
function isInside({ rings }: Side, p: Vector, isEvenOdd: boolean): boolean {
  if (rings === undefined || ringFeature(rings, rational(p)) !== undefined) return false;
  const encloses = rings.map((ring) => {
    const winding = windingOf(ring, p);
    return isEvenOdd ? winding % 2 !== 0 : winding !== 0;
  });
  return encloses[0]! && !encloses.slice(1).some((is) => is);
}

/** The corners of the first inside of the second. */
function cornersInside(a: Side, b: Side, isEvenOdd: boolean): ExactPair[] {
  return a.corners.flatMap((p, i) => {
    if (!isInside(b, p, isEvenOdd)) return [];
    return [{ a: `v${i}`, b: 'f0', atA: rational(p), atB: rational(p) }];
  });
}

const turned = ({ a, b, atA, atB }: ExactPair): ExactPair => ({ a: b, b: a, atA: atB, atB: atA });

/** The least difference, and the pairs of points of all parts that are as close. */
function closestParts(a: Side, b: Side): readonly [Difference, ExactPair[]] {
  const all = a.parts.flatMap((p) => b.parts.map((q) => ({ p, q, close: closenessOf(p, q) })));
  const least = all
    .map(({ close }) => close.difference)
    .reduce((best, one) => (isShorter(one, best) ? one : best));
  const nearest = all.filter(({ close }) => !isShorter(least, close.difference));
  return [least, nearest.flatMap(({ p, q, close }) => pairsOf(p, q, close).pairs)];
}

/** The referee of a shape and a polygon. */
export function polygonDistanceReferee(kind: PolygonPartner): (values: Float64Array) => string {
  const shapesOf = polygonPartners(kind);
  return (values) => {
    const [shape, polygon, rule] = shapesOf(values);
    const reader = readerOf([...numbersIn(lifted([shape])), ...numbersIn(lifted([polygon])), 0]);
    const first = kind === 'polygon' ? polygonSide(values, FIRST, reader) : convexSide(kind, shape, reader);
    const second = polygonSide(values, FIRST + SIZES[kind], reader);
    return textOf(first, second, reader.one * reader.one, rule === 'even-odd');
  };
}

/** Twice the middle of two points: what pairs are sorted by. */
function twiceMiddle({ atA: { x, y, z, w }, atB }: ExactPair): Rational3 {
  return { x: x * atB.w + atB.x * w, y: y * atB.w + atB.y * w, z: z * atB.w + atB.z * w, w: w * atB.w };
}

function textOf(a: Side, b: Side, unit: bigint, isEvenOdd: boolean): string {
  const inside = [...cornersInside(a, b, isEvenOdd), ...cornersInside(b, a, isEvenOdd).map(turned)];
  const [least, nearest] = closestParts(a, b);
  const isZero = dot(least.vector, least.vector) === 0n;
  const pairs = isZero || inside.length === 0 ? [...inside, ...nearest] : inside;
  const { vector, denominator } =
    inside.length > 0 ? { vector: [0n, 0n, 0n] as const, denominator: 1n } : least;
  const distinct = pairs.filter(
    (p, i) => pairs.findIndex((q) => samePoint(p.atA, q.atA) && samePoint(p.atB, q.atB)) === i,
  );
  distinct.sort((p, q) => inOrder(twiceMiddle(p), twiceMiddle(q)));
  const [above, below] = [dot(vector, vector), (denominator * unit) ** 2n];
  const named = (side: Side, at: Rational3, known: string) =>
    side.rings === undefined ? known : (ringFeature(side.rings, at) ?? 'f0');
  return distanceText({
    squared: fractionText(above, below),
    distance: nearestRoot(above, below),
    isUnique: distinct.length === 1,
    pairs: distinct.map(({ a: f, b: g, atA, atB }) => ({
      a: named(a, atA, f),
      b: named(b, atB, g),
      pointA: roundedCoordinates(atA, unit).slice(0, 2),
      pointB: roundedCoordinates(atB, unit).slice(0, 2),
    })),
  });
}
