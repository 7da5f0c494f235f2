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

const lengthOf = ({ basis }: OffsetLines, { root, multiple }: OffsetLine): RootSum =>
  basis.rootSum([{ root, factor: multiple }]);

/**
 * Where one comes to the plane of a second line when one goes up the plane of a first one, square to its edge, from a
 * node that is in it: by u times the first normal, where u (n · n' - l l') = l' t - n' · p - c', and the time grows
 * by l u. The planes are different, and meet in what is no vertical line, so that n · n' is not l l'.
 */
export function nodeUphill(
  all: OffsetLines,
  first: OffsetLine,
  second: OffsetLine,
  node: ExactNode,
): ExactNode {
  const [l, m] = [lengthOf(all, first), lengthOf(all, second)];
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

/** A node over another scale, times 2^exponent. */
export function scaledNode({ x, y, time }: ExactNode, exponent: number): ExactNode {
  if (exponent === 0) return { x, y, time };
  const scale = exponent > 0 ? quotient(1n << BigInt(exponent), 1n) : quotient(1n, 1n << BigInt(-exponent));
  return { x: multiply(x, scale), y: multiply(y, scale), time: multiply(time, scale) };
}
