import type { FractionLike } from '../../../answers/mass.js';
import { measuresText, relatedAreasText } from '../../../answers/polygon-sets.js';
import {
  COMBINED,
  operandAt,
  operandSize,
  type SetOperation,
  TRIPLE,
} from '../../../cases/polygon-sets/operands.js';
import { lowest } from '../planar-polygons/area.js';
import { boundaryOf } from './boundary.js';
import type { Fraction } from './levels.js';
import { perimeterOf } from './perimeter.js';
import { cut } from './polygon-sets.js';
import { type Region, regionOf } from './region.js';
import { polygonsOf } from './rings.js';

const plus = (a: Fraction, b: Fraction): Fraction => {
  const sum =
    a.denominator === b.denominator
      ? { numerator: a.numerator + b.numerator, denominator: a.denominator }
      : {
          numerator: a.numerator * b.denominator + b.numerator * a.denominator,
          denominator: a.denominator * b.denominator,
        };
  return lowest(sum.numerator, sum.denominator);
};
const minus = ({ numerator, denominator }: Fraction): Fraction => ({ numerator: -numerator, denominator });
const times = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});
const ZERO: Fraction = { numerator: 0n, denominator: 1n };
const by = ({ numerator, denominator }: Fraction, k: bigint): Fraction => lowest(numerator, denominator * k);

/** The area of a region, trapezoid by trapezoid. */
export function areaOf(region: Region): FractionLike {
  const { levels, slabs } = cut(region);
  let twice = ZERO;
  slabs.forEach((slab, i) => {
    const width = plus(levels[i + 1]!, minus(levels[i]!));
    let sides = ZERO;
    slab.forEach(({ isInsideAbove, atLeft, atRight }, k) => {
      const isIn = [slab[k - 1]?.isInsideAbove ?? false, isInsideAbove];
      if (isIn[0] === isIn[1]) return;
      const height = plus(atLeft, atRight);
      sides = plus(sides, isIn[0] ? height : minus(height));
    });
    if (sides.numerator !== 0n) twice = plus(twice, times(width, sides));
  });
  return by(twice, 2n * region.one * region.one);
}

/** The areas of two operands and of all that is made of them. */
export function areasReferee(values: Float64Array): string {
  const operands = [operandAt(values, 0, TRIPLE), operandAt(values, operandSize(TRIPLE), TRIPLE)];
  const of = (operation: SetOperation) => areaOf(regionOf(operands, COMBINED[operation]));
  const [a, b] = operands.map((operand) => areaOf(regionOf([operand], COMBINED.union)));
  return relatedAreasText([
    ...[a!, b!],
    ...[of('union'), of('intersection'), of('difference'), of('symmetric-difference')],
  ]);
}

/** Area, centroid, and the nearest double to the perimeter: sums over the edges of the traced rings. */
export function measuresReferee(values: Float64Array): string {
  const region = regionOf([operandAt(values, 0, TRIPLE)], COMBINED.union);
  const { levels, slabs } = cut(region);
  const boundary = boundaryOf(slabs, levels);
  let [twice, x, y] = [ZERO, ZERO, ZERO];
  const squares: Fraction[] = [];
  for (const ring of polygonsOf(boundary).flat()) {
    ring.forEach((vertex, i) => {
      const [[a, b], [c, d]] = [boundary.vertices[vertex]!, boundary.vertices[ring[(i + 1) % ring.length]!]!];
      const cross = plus(times(a, d), minus(times(b, c)));
      twice = plus(twice, cross);
      x = plus(x, times(cross, plus(a, c)));
      y = plus(y, times(cross, plus(b, d)));
      const [u, v] = [plus(c, minus(a)), plus(d, minus(b))];
      squares.push(by(plus(times(u, u), times(v, v)), region.one * region.one));
    });
  }
  const over = (sum: Fraction): FractionLike =>
    lowest(sum.numerator * twice.denominator, sum.denominator * 3n * twice.numerator * region.one);
  return measuresText(
    by(twice, 2n * region.one * region.one),
    twice.numerator === 0n ? null : [over(x), over(y)],
    perimeterOf(squares),
  );
}
