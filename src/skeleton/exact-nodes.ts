import { fromParts } from '../arithmetic/rational.js';
import { add, fromRational, multiply, type RootSum, subtract } from '../arithmetic/root-sum.js';
import type { Node } from './nodes.js';
import type { OffsetLine, OffsetLines } from './offset-lines.js';

/** A place and a time as numbers, over the scale of the lines. */
export interface ExactNode {
  readonly x: RootSum;
  readonly y: RootSum;
  readonly time: RootSum;
}

/** A fraction as a sum of roots. */
const quotient = (numerator: bigint, denominator: bigint): RootSum =>
  fromRational(fromParts(numerator, denominator));

/**
 * 1 / s for a sum of at most three roots that no rational number relates: s = p + q + r times s' = p + q - r is e = p²
 * + q² - r² + 2 p q, in which one root is left, and e times e' = p² + q² - r² - 2 p q is rational. Neither s' nor
 * e' is zero, for their terms are not.
 */
function reciprocal(sum: RootSum): RootSum {
  const [p, q, r] = [0, 1, 2].map((i): RootSum => ({ ...sum, terms: sum.terms.slice(i, i + 1) }));
  const conjugate = subtract(add(p!, q!), r!);
  const rest = subtract(add(multiply(p!, p!), multiply(q!, q!)), multiply(r!, r!));
  const product = multiply(p!, q!);
  const twice = add(product, product);
  const numerator = multiply(conjugate, subtract(rest, twice));
  const { terms, denominator } = subtract(multiply(rest, rest), multiply(twice, twice));
  return multiply(numerator, quotient(denominator, terms[0]!.coefficient));
}

/** The numbers of a node. */
export function exactNode({ basis }: OffsetLines, { x, y, time, divisor }: Node): ExactNode {
  const isRational = divisor.length === 1 && divisor[0]!.root === 0;
  const inverse = isRational ? quotient(1n, divisor[0]!.factor) : reciprocal(basis.rootSum(divisor));
  return {
    x: multiply(basis.rootSum(x), inverse),
    y: multiply(basis.rootSum(y), inverse),
    time: multiply(quotient(time, 1n), inverse),
  };
}

const times = (factor: bigint, a: RootSum): RootSum => multiply(quotient(factor, 1n), a);

/** a x + b y. */
const along = (a: bigint, b: bigint, { x, y }: ExactNode): RootSum => add(times(a, x), times(b, y));

/** How far a node is along the direction of a line, times its length. */
export const positionAlong = ({ a, b }: OffsetLine, node: ExactNode): RootSum => along(b, -a, node);

/** Its weight times its length. */
const speedOf = ({ basis }: OffsetLines, { root, multiple }: OffsetLine): RootSum =>
  basis.rootSum([{ root, factor: multiple }]);

/** Its length over its weight: how much time it takes to go along its normal. */
const timeAcross = ({ basis }: OffsetLines, { root, multiple, weight }: OffsetLine): RootSum => {
  const length = basis.rootSum([{ root, factor: multiple / weight }]);
  return weight === 1n ? length : multiply(length, quotient(1n, weight));
};

/**
 * Where one comes to the plane of a second line when one goes up the plane of a first one, square to its edge, from a
 * node that is in it: by u times the first normal n, in which time grows by u |n| / w, where u (n · n' - s |n| / w) =
 * s t - n' · p - c', for the weight w of the first and s, the weight times the length of the second. The planes are
 * different, and meet in what is no vertical line, so that the factor of u is not 0.
 */
export function nodeUphill(
  all: OffsetLines,
  first: OffsetLine,
  second: OffsetLine,
  node: ExactNode,
): ExactNode {
  const [l, m] = [timeAcross(all, first), speedOf(all, second)];
  const dot = quotient(first.a * second.a + first.b * second.b, 1n);
  const right = subtract(
    multiply(m, node.time),
    add(along(second.a, second.b, node), quotient(second.c, 1n)),
  );
  const u = multiply(right, reciprocal(subtract(dot, multiply(l, m))));
  return {
    x: add(node.x, times(first.a, u)),
    y: add(node.y, times(first.b, u)),
    time: add(node.time, multiply(l, u)),
  };
}

const powerOfTwo = (exponent: number): RootSum =>
  exponent > 0 ? quotient(1n << BigInt(exponent), 1n) : quotient(1n, 1n << BigInt(-exponent));

/** A node over another scale: its place times 2^exponent, its time times 2^timeExponent. */
export function scaledNode({ x, y, time }: ExactNode, { exponent, timeExponent }: OffsetLines): ExactNode {
  const scaled = (a: RootSum, by: number) => (by === 0 ? a : multiply(a, powerOfTwo(by)));
  return { x: scaled(x, exponent), y: scaled(y, exponent), time: scaled(time, timeExponent) };
}
