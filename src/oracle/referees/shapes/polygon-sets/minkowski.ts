/**
 * Minkowski sums by what two boundaries meet: p is in the sum of a and b if a meets what p - q is for q in b. Then
 * their boundaries meet, and p is a sum of points of both; or a part of one is all in the other, and so is a vertex of
 * it. Placements by moving one region and looking at both.
 */
import * as rational from '../../../../arithmetic/rational.js';
import { operandsOf, PLACED, placesOfMoving, SUMMED } from '../../../cases/polygon-sets/minkowski.js';
import { COMBINED, type OperandValues } from '../../../cases/polygon-sets/operands.js';
import { greater } from '../vectors.js';
import { relationText } from './beside.js';
import { boundaryOf } from './boundary.js';
import { edgesOfRing, type Fraction, type Point } from './levels.js';
import { cut, regionText } from './polygon-sets.js';
import { type Region, regionOf } from './region.js';
import { polygonsOf } from './rings.js';
import type { IsInside } from './slabs.js';

type Exact = readonly [Fraction, Fraction];

/** The rings of what an operand encloses, by polygons; null if that is nothing, or has other corners than doubles. */
function ringsOf(operand: OperandValues): Exact[][][] | null {
  const region = regionOf([operand], COMBINED.union);
  const { levels, slabs } = cut(region);
  const boundary = boundaryOf(slabs, levels);
  const over = ({ numerator, denominator }: Fraction): Fraction => ({
    numerator,
    denominator: denominator * region.one,
  });
  const polygons = polygonsOf(boundary).map((rings) =>
    rings.map((ring) =>
      ring.map((v): Exact => [over(boundary.vertices[v]![0]), over(boundary.vertices[v]![1])]),
    ),
  );
  const isFit = polygons.flat(2).every((point) => point.every(isDouble));
  return polygons.length > 0 && isFit ? polygons : null;
}

/** Does each of two operands enclose something, with corners that are doubles? */
export function areTaken(values: Float64Array, sizes: Parameters<typeof operandsOf>[1]): boolean {
  return operandsOf(values, sizes).every((operand) => ringsOf(operand) !== null);
}

function isDouble({ numerator, denominator }: Fraction): boolean {
  const value = rational.fromParts(numerator, denominator);
  return rational.equals(rational.fromNumber(rational.toNumber(value)), value);
}

/** Rings over one denominator, a power of two. */
function integersOf(sets: readonly Exact[][][][]): { readonly one: bigint; readonly sets: Point[][][][] } {
  const lowest = (fraction: Fraction) => rational.fromParts(fraction.numerator, fraction.denominator);
  const one = sets
    .flat(4)
    .map((fraction) => lowest(fraction).denominator)
    .reduce(greater, 1n);
  const whole = (fraction: Fraction): bigint => (fraction.numerator * one) / fraction.denominator;
  return {
    one,
    sets: sets.map((set) =>
      set.map((rings) => rings.map((ring) => ring.map(([x, y]): Point => [whole(x), whole(y)]))),
    ),
  };
}

const plus = ([x, y]: Point, [u, v]: Point): Point => [x + u, y + v];

/** All sums of a point of one edge and a point of another: a parallelogram, counterclockwise; null if it is flat. */
function sumOfEdges([p, q]: readonly [Point, Point], [r, s]: readonly [Point, Point]): Point[] | null {
  const turn = (q[0] - p[0]) * (s[1] - r[1]) - (q[1] - p[1]) * (s[0] - r[0]);
  if (turn === 0n) return null;
  const ring = [plus(p, r), plus(q, r), plus(q, s), plus(p, s)];
  return turn > 0n ? ring : ring.reverse();
}

const edgesOf = (polygons: readonly Point[][][]): (readonly [Point, Point])[] =>
  polygons.flat().flatMap((ring) => ring.map((p, i) => [p, ring[(i + 1) % ring.length]!] as const));

/** The sum of two operands, and the first of them, as regions of the same edges; null if they are not taken. */
export function summedRegion(
  values: Float64Array,
  contains: (isIn: readonly [sum: boolean, first: boolean]) => boolean,
): Region | null {
  const [a, b] = operandsOf(values, SUMMED).map(ringsOf);
  if (a === null || b === null) return null;
  const { one, sets } = integersOf([a!, b!]);
  const [first, second] = [sets[0]!, sets[1]!];
  const moved = (polygons: readonly Point[][][], others: readonly Point[][][]): Point[][] =>
    others.flatMap(([ring]) => polygons.flat().map((own) => own.map((p) => plus(p, ring![0]!))));
  const rings = [...moved(first, second), ...moved(second, first)];
  for (const e of edgesOf(first)) {
    for (const f of edgesOf(second)) {
      const ring = sumOfEdges(e, f);
      if (ring !== null) rings.push(ring);
    }
  }
  const grouped = [
    ...rings.map((ring) => ({ ring, group: 0 })),
    ...first.flat().map((ring) => ({ ring, group: 1 })),
  ];
  return {
    rings: grouped,
    edges: grouped.flatMap(({ ring, group }) => edgesOfRing(ring, group)),
    groups: 2,
    isInside: (windings) => contains([windings[0]! > 0, windings[1]! > 0]),
    one,
    others: [],
  };
}

/** The sum of two operands, and what it has beside the first of them. */
export function minkowskiSumReferee(values: Float64Array): string {
  const sum = summedRegion(values, ([is]) => is);
  if (sum === null) return 'refused';
  const beside = summedRegion(values, ([is, isInFirst]) => is && !isInFirst)!;
  return `${regionText(sum)} / ${regionText(beside)}`;
}

/** How a region meets another one that is moved by each of some vectors. */
function placedTexts(values: Float64Array): string[] | null {
  const operands = operandsOf(values, PLACED);
  if (operands.some((operand) => ringsOf(operand) === null)) return null;
  const [fixed] = operands;
  const own = regionOf([fixed], COMBINED.union).groups;
  const both = (contains: (isIn: readonly boolean[]) => boolean): Region =>
    regionOf(operands, contains, placesOfMoving(values));
  const { rings, groups, others, isInside: isInFixed } = both(([is]) => is!);
  const { isInside: isInMoving } = both(([, is]) => is!);
  return others.map((by) => {
    const edges = rings.flatMap(({ ring, group }) =>
      edgesOfRing(group < own ? ring : ring.map((p) => plus(p, by)), group),
    );
    return relationText(edges, groups, isInFixed as IsInside, isInMoving as IsInside);
  });
}

/** How what is moved meets what is fixed. */
export function noFitReferee(values: Float64Array): string {
  return (
    placedTexts(values)
      ?.map((text) => text.split(' ')[0])
      .join(' ') ?? 'refused'
  );
}

/** Whether what is moved is in the other, and touches its boundary. */
export function innerFitReferee(values: Float64Array): string {
  const words = placedTexts(values)?.map((text) => {
    const [, containment, boundaries] = text.split(' ');
    if (containment !== 'containing' && containment !== 'equal') return 'outside';
    return boundaries === 'boundaries' ? 'touching' : 'inside';
  });
  return words?.join(' ') ?? 'refused';
}
