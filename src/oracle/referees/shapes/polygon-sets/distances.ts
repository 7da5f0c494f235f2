/** How far shapes are from polygons: from each piece of the boundary that trapezoids leave, in rationals. */
import type { FractionLike } from '../../../answers/mass.js';
import { distancesText, trianglesText } from '../../../answers/polygon-sets.js';
import { ALONE, COMBINED, operandAt, operandSize, TRIPLE } from '../../../cases/polygon-sets/operands.js';
import { lowest } from '../planar-polygons/area.js';
import { locatedPoint, locationsAlong } from './beside.js';
import { boundaryOf } from './boundary.js';
import { compareFractions, type Fraction, type Point } from './levels.js';
import { areaOf } from './measures.js';
import { cut } from './polygon-sets.js';
import { type Region, regionOf } from './region.js';
import { polygonsOf } from './rings.js';

type Place = readonly [Fraction, Fraction];
type Stretch = readonly [Place, Place];

const ZERO: Fraction = { numerator: 0n, denominator: 1n };
const ONE: Fraction = { numerator: 1n, denominator: 1n };

const minus = (a: Fraction, b: Fraction): Fraction =>
  lowest(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
const plus = (a: Fraction, b: Fraction): Fraction =>
  minus(a, { numerator: -b.numerator, denominator: b.denominator });
const times = (a: Fraction, b: Fraction): Fraction =>
  lowest(a.numerator * b.numerator, a.denominator * b.denominator);
const dot = (a: Place, b: Place): Fraction => plus(times(a[0], b[0]), times(a[1], b[1]));
const between = (a: Place, b: Place): Place => [minus(b[0], a[0]), minus(b[1], a[1])];
const least = (all: readonly Fraction[]): Fraction =>
  all.reduce((best, one) => (compareFractions(one, best) < 0 ? one : best));

/** The least value of |a + t (b - a) - p|² for t from 0 to 1. */
function squareToStretch(p: Place, [a, b]: Stretch): Fraction {
  const [along, away] = [between(a, b), between(a, p)];
  const [length, product] = [dot(along, along), dot(along, away)];
  const t =
    compareFractions(product, ZERO) <= 0
      ? ZERO
      : compareFractions(product, length) >= 0
        ? ONE
        : {
            numerator: product.numerator * length.denominator,
            denominator: product.denominator * length.numerator,
          };
  const rest = between(p, [plus(a[0], times(t, along[0])), plus(a[1], times(t, along[1]))]);
  return dot(rest, rest);
}

/** The same between two that do not cross: one of four ends is nearest. */
const squareOfStretches = (one: Stretch, other: Stretch): Fraction =>
  least([...one.map((p) => squareToStretch(p, other)), ...other.map((p) => squareToStretch(p, one))]);

/** The pieces of the boundary of a region. */
export function stretchesOf(region: Region): Stretch[] {
  const { levels, slabs } = cut(region);
  const { vertices, pieces } = boundaryOf(slabs, levels);
  const reduced = vertices.map(
    ([x, y]): Place => [lowest(x.numerator, x.denominator), lowest(y.numerator, y.denominator)],
  );
  return pieces.map(({ from, to }) => [reduced[from]!, reduced[to]!]);
}

const placeOf = ([x, y]: Point): Place => [
  { numerator: x, denominator: 1n },
  { numerator: y, denominator: 1n },
];

/** What was found over integers, as it is for the numbers that were given. */
const scaled = ({ numerator, denominator }: Fraction, one: bigint): FractionLike =>
  lowest(numerator, denominator * one * one);

/** A point, and a segment that begins there, from an operand. */
export function distancesReferee(values: Float64Array): string {
  const at = operandSize(TRIPLE);
  const points = [0, 2].map((i) => [values[at + i]!, values[at + i + 1]!] as const);
  const region = regionOf([operandAt(values, 0, TRIPLE)], COMBINED.union, points);
  const stretches = stretchesOf(region);
  if (stretches.length === 0) return distancesText([null, null]);
  const [p, q] = region.others as [Point, Point];
  const own: Stretch = [placeOf(p), placeOf(q)];
  const found = locationsAlong(region, p, [q[0] - p[0], q[1] - p[1]]);
  const ofPoint =
    locatedPoint(region, p) === 'outside'
      ? least(stretches.map((one) => squareToStretch(own[0], one)))
      : ZERO;
  const ofSegment =
    found.has('inside') || found.has('boundary')
      ? ZERO
      : least(
          stretches.map((one) =>
            p[0] === q[0] && p[1] === q[1] ? squareToStretch(own[0], one) : squareOfStretches(own, one),
          ),
        );
  return distancesText([ofPoint, ofSegment].map((square) => scaled(square, region.one)));
}

/** Two operands. */
export function regionDistancesReferee(values: Float64Array): string {
  const operands = [operandAt(values, 0, TRIPLE), operandAt(values, operandSize(TRIPLE), TRIPLE)];
  const [a, b, common] = [
    regionOf(operands, ([is]) => is!),
    regionOf(operands, ([, is]) => is!),
    regionOf(operands, COMBINED.intersection),
  ];
  const [ofA, ofB] = [stretchesOf(a), stretchesOf(b)];
  if (ofA.length === 0 || ofB.length === 0) return distancesText([null]);
  if (stretchesOf(common).length > 0) return distancesText([ZERO]);
  // Pieces that cross would have something in common: these touch, or are apart.
  const square = least(ofA.flatMap((one) => ofB.map((other) => squareOfStretches(one, other))));
  return distancesText([scaled(square, a.one)]);
}

/** How many triangles an operand is cut into, and its area. */
export function trianglesReferee(values: Float64Array): string {
  const region = regionOf([operandAt(values, 0, ALONE)], COMBINED.union);
  const { levels, slabs } = cut(region);
  const polygons = polygonsOf(boundaryOf(slabs, levels));
  let count = 0;
  for (const rings of polygons) {
    const corners = rings.flat();
    // Euler: a vertex of several rings counts once, and each of these takes one triangle away.
    count += 2 * new Set(corners).size - corners.length + 2 * (rings.length - 1) - 2;
  }
  return trianglesText({ vertices: [], polygons }, count, areaOf(region));
}
