import * as rational from '../../../../arithmetic/rational.js';
import type { Rings } from '../../../answers/construction.js';
import { SECOND_RING } from '../../../cases/constructions/polygon-pairs.js';
import { exactRingAt, openVectors, ringAt } from '../../../cases/planar/rings.js';
import { isSimple } from '../planar-polygons/areas.js';
import { exact, type Vector } from '../vectors.js';
import { exceeds, largest, type Trapezoid, trapezoidsWhere } from './wrong-area.js';

/** What becomes of two regions. */
export type Operation = 'union' | 'intersection' | 'difference' | 'xor';

const TAKES: Readonly<Record<Operation, (a: boolean, b: boolean) => boolean>> = {
  union: (a, b) => a || b,
  intersection: (a, b) => a && b,
  difference: (a, b) => a && !b,
  xor: (a, b) => a !== b,
};

/** Whether both rings are simple. */
export function areSimple(values: Float64Array): boolean {
  const numbers = exact(values);
  return [0, SECOND_RING].every((at) => isSimple(openVectors(exactRingAt(numbers, at))));
}

function operands(values: Float64Array): Vector[][] {
  const numbers = exact(values);
  return [exactRingAt(numbers, 0), exactRingAt(numbers, SECOND_RING)];
}

/** Whether both have an area in common, and each has one that the other has not. */
export function referee(values: Float64Array): string {
  const rings = operands(values);
  const isThere = (takes: (a: boolean, b: boolean) => boolean) =>
    trapezoidsWhere(rings, ([a, b]) => takes(a!, b!)).length > 0;
  if (!isThere(TAKES.intersection)) return 'apart';
  return isThere((a, b) => a && !b) && isThere((a, b) => b && !a) ? 'overlapping' : 'nested';
}

/** A corner of a trapezoid, in doubles. */
function rounded(n: bigint, d: bigint): number {
  return rational.toNumber(rational.fromParts(n, d));
}

/** The result in trapezoids, each a polygon, with corners that are rounded: an answer that nothing is wrong with. */
export function trapezoids(values: Float64Array, operation: Operation): string {
  const takes = TAKES[operation];
  const { one } = exact(values);
  const found = trapezoidsWhere(operands(values), ([a, b]) => takes(a!, b!));
  return JSON.stringify(
    found.map(({ corners }) => [
      corners.map(([[x, w], [y, v]]) => [rounded(x, w * one), rounded(y, v * one)]),
    ]),
  );
}

/** The smallest subnormal double is one part of so many of 1. */
const SUBNORMAL_PARTS = 1n << 1074n;

/**
 * What an answer may be off by, as an area: a billionth (2^-30) of the square of the extent; a rounding of 2^-44 of the greatest coordinate, and one
 * of 2^6 of the smallest subnormals, along the extent: no engine of doubles can place crossings better far from the origin, or very near to it.
 * Whoever drops a visible part is far beyond it.
 */
function bound(rings: readonly (readonly Vector[])[], one: bigint): readonly [bigint, bigint] {
  const all = rings.flat();
  const sorted = (values: readonly bigint[]) => [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const extent = ([0, 1] as const).reduce((sum, axis) => {
    const coordinates = sorted(all.map((p) => p[axis]));
    return sum + coordinates.at(-1)! - coordinates[0]!;
  }, 0n);
  const greatest = sorted(all.flatMap(([x, y]) => [x, -x, y, -y])).at(-1)!;
  const parts = extent * ((extent << 1044n) + (greatest << 1030n) + 64n * one);
  return [parts, SUBNORMAL_PARTS];
}

function placeText({ x, y }: Trapezoid, one: bigint): string {
  return `(${rounded(x[0], x[1] * one)}, ${rounded(y[0], y[1] * one)})`;
}

/**
 * What is wrong with polygons as the result of an operation: a part of the plane that they leave out, or have too much, or cover twice,
 * with a point of it. Inside of a polygon is what is inside of its outer ring and of none of its holes, by the even-odd rule. `''`: nothing.
 */
export function fault(values: Float64Array, polygons: readonly Rings[], operation: Operation): string {
  const lists = [ringAt(values, 0), ringAt(values, SECOND_RING), ...polygons.flat()];
  const numbers = exact(lists.flat(2));
  let at = 0;
  const rings = lists.map((list) =>
    list.map((): Vector => {
      at += 2;
      return [numbers.numerators[at - 2]!, numbers.numerators[at - 1]!, 0n];
    }),
  );
  const firsts: number[] = [];
  let first = 2;
  for (const polygon of polygons) {
    firsts.push(first);
    first += polygon.length;
  }
  const within = (inside: readonly boolean[]) =>
    polygons.filter((polygon, i) => {
      const from = firsts[i]!;
      return inside[from] && polygon.every((_, k) => k === 0 || !inside[from + k]);
    }).length;
  const takes = TAKES[operation];
  const limit = bound([rings[0]!, rings[1]!], numbers.one);
  const parts: readonly (readonly [string, (inside: readonly boolean[]) => boolean])[] = [
    ['leaves out', (inside) => takes(inside[0]!, inside[1]!) && within(inside) === 0],
    ['has too much', (inside) => !takes(inside[0]!, inside[1]!) && within(inside) > 0],
    ['covers twice', (inside) => within(inside) > 1],
  ];
  for (const [what, isWrong] of parts) {
    const found = trapezoidsWhere(rings, isWrong);
    if (found.length > 0 && exceeds(found, limit))
      return `${what} what is around ${placeText(largest(found), numbers.one)}`;
  }
  return '';
}
