import { type ClassSum, classSum, scaledSum } from '../arithmetic/root-basis.js';
import type { Sign } from '../core/sign.js';
import { type OffsetLine, type OffsetLines, turn } from './offset-lines.js';

/**
 * A place at a time, as quotients with a common divisor above 0: where three moving lines meet, or a vertex at time 0.
 * The time's numerator is an integer, all others are sums of at most three square roots.
 */
export interface Node {
  readonly x: ClassSum;
  readonly y: ClassSum;
  readonly time: bigint;
  readonly divisor: ClassSum;
  /** The same in doubles: the values of x, y, time and divisor, then their errors. */
  readonly near: readonly number[];
}

/** A time as a quotient with a divisor above 0, and bounds of it in doubles, which are infinite if they are unknown. */
export interface EventTime {
  readonly numerator: bigint;
  readonly divisor: ClassSum;
  readonly lower: number;
  readonly upper: number;
}

/** Makes up for the roundings of bounds and of their comparison: see src/arithmetic/ball.ts. */
const GUARD = 1 + 2 ** -40;
const U = 2 ** -53;

function nodeOf({ basis }: OffsetLines, x: ClassSum, y: ClassSum, time: bigint, divisor: ClassSum): Node {
  const [ex, ey, ed] = [basis.estimate(x), basis.estimate(y), basis.estimate(divisor)];
  const t = Number(time);
  const near = [ex.value, ey.value, t, ed.value, ex.error, ey.error, U * Math.abs(t), ed.error];
  return { x, y, time, divisor, near };
}

/** A vertex at time 0. */
export function nodeAtStart(lines: OffsetLines, [x, y]: readonly [bigint, bigint]): Node {
  const rational = (factor: bigint) => classSum([{ root: 0, factor }]);
  return nodeOf(lines, rational(x), rational(y), 0n, rational(1n));
}

const term = ({ root, multiple }: OffsetLine, factor: bigint) => ({ root, factor: factor * multiple });

/**
 * When three moving lines meet: (c₁w₁ + c₂w₂ + c₃w₃) / (l₁w₁ + l₂w₂ + l₃w₃) with their lengths
 * l and the turns w between the two others, by Cramer's rule; `null` if they never do, or always.
 */
export function timeOfMeeting(
  { basis, lines }: OffsetLines,
  i: number,
  j: number,
  k: number,
): EventTime | null {
  const [p, q, r] = [lines[i]!, lines[j]!, lines[k]!];
  const [wp, wq, wr] = [turn(q, r), turn(r, p), turn(p, q)];
  const divisor = classSum([term(p, wp), term(q, wq), term(r, wr)]);
  const sign = basis.sign(divisor);
  if (sign === 0) return null;
  const numerator = p.c * wp + q.c * wq + r.c * wr;
  return sign > 0
    ? eventTime(basis.estimate(divisor), numerator, divisor)
    : eventTime(basis.estimate(scaledSum(divisor, -1n)), -numerator, scaledSum(divisor, -1n));
}

/**
 * With the bounds of the quotient: the numerator n is rounded to n(1 + u), the divisor d is within e of its estimate
 * d', so that the quotient is within u + e / (d' - e) of n / d', relatively, and the division adds u; GUARD is for what
 * is of second order. A quotient that underflows, or a divisor that is not known to be positive, has no bounds but
 * infinite ones.
 */
function eventTime(
  { value, error }: { readonly value: number; readonly error: number },
  numerator: bigint,
  divisor: ClassSum,
): EventTime {
  const t = Number(numerator) / value;
  const margin = Math.abs(t) * (2 * U + error / (value - error)) * GUARD;
  const isKnown = value > 2 * error && (numerator === 0n || Math.abs(t) > 2 ** -900) && margin < Infinity;
  return isKnown
    ? { numerator, divisor, lower: t - margin * GUARD, upper: t + margin * GUARD }
    : { numerator, divisor, lower: -Infinity, upper: Infinity };
}

/** An integer as a time. */
export function rationalTime(time: bigint): EventTime {
  return eventTime({ value: 1, error: 0 }, time, classSum([{ root: 0, factor: 1n }]));
}

/** The sign of the difference of two times: that of a sum of at most six square roots. */
export function compareTimes({ basis }: OffsetLines, s: EventTime, t: EventTime): Sign {
  if (s.lower > t.upper) return 1;
  if (s.upper < t.lower) return -1;
  return basis.sign(classSum([...scaledSum(t.divisor, s.numerator), ...scaledSum(s.divisor, -t.numerator)]));
}

/** Where and when three moving lines meet that meet once. */
export function nodeOfMeeting(all: OffsetLines, i: number, j: number, k: number): Node {
  const { basis, lines } = all;
  const [p, q, r] = [lines[i]!, lines[j]!, lines[k]!];
  const [wp, wq, wr] = [turn(q, r), turn(r, p), turn(p, q)];
  const divisor = classSum([term(p, wp), term(q, wq), term(r, wr)]);
  const sign = BigInt(basis.sign(divisor));
  const by = (f: (first: OffsetLine, second: OffsetLine) => bigint) =>
    classSum([term(p, sign * f(q, r)), term(q, sign * f(r, p)), term(r, sign * f(p, q))]);
  return nodeOf(
    all,
    by((first, second) => first.b * second.c - first.c * second.b),
    by((first, second) => first.c * second.a - first.a * second.c),
    sign * (p.c * wp + q.c * wq + r.c * wr),
    scaledSum(divisor, sign),
  );
}

/**
 * On which side of a line, as it is at the time of a node, the node lies: 1 to its left, where the line is going; a sum
 * of at most four square roots.
 *
 * In doubles: each factor of a line is off by at most 4 u of its size, and each product is rounded; with the errors of
 * the node and three sums, 8 u of the sizes of all products is enough.
 */
export function sideOfLine({ basis, lines }: OffsetLines, line: number, node: Node): Sign {
  const { a, b, c, root, multiple, near } = lines[line]!;
  const own = node.near;
  const [x, y, t, d] = [own[0]!, own[1]!, own[2]!, own[3]!];
  const [ex, ey, et, ed] = [own[4]!, own[5]!, own[6]!, own[7]!];
  const [na, nb, nc, nl] = near;
  const value = na * x + nb * y + nc * d - nl * t;
  const [sa, sb, sc] = [Math.abs(na), Math.abs(nb), Math.abs(nc)];
  const size = sa * Math.abs(x) + sb * Math.abs(y) + sc * d + nl * Math.abs(t);
  const error = (sa * ex + sb * ey + sc * ed + nl * et + 8 * U * size) * GUARD;
  if (value > error) return 1;
  if (-value > error) return -1;
  const moved = { root, factor: -multiple * node.time };
  return basis.sign(
    classSum([...scaledSum(node.x, a), ...scaledSum(node.y, b), ...scaledSum(node.divisor, c), moved]),
  );
}
