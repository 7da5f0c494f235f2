/**
 * Runs straight-line code on numbers that carry their own rounding error, in exact arithmetic: the second method that
 * every filter constant is derived by. It knows nothing of the generator's (1 + u)^n.
 */
import type { Node } from './straight-line.js';

/** mantissa · 2^exponent. */
export interface Dyadic {
  readonly mantissa: bigint;
  readonly exponent: number;
}

export const ZERO: Dyadic = { mantissa: 0n, exponent: 0 };
export const power = (exponent: number): Dyadic => ({ mantissa: 1n, exponent });
export const times = (a: Dyadic, b: Dyadic): Dyadic => ({
  mantissa: a.mantissa * b.mantissa,
  exponent: a.exponent + b.exponent,
});

export function plus(a: Dyadic, b: Dyadic): Dyadic {
  if (a.mantissa === 0n) return b;
  if (b.mantissa === 0n) return a;
  const exponent = Math.min(a.exponent, b.exponent);
  const shifted = (x: Dyadic) => x.mantissa << BigInt(x.exponent - exponent);
  return { mantissa: shifted(a) + shifted(b), exponent };
}

export const minus = (a: Dyadic, b: Dyadic): Dyadic =>
  plus(a, { mantissa: -b.mantissa, exponent: b.exponent });
export const atLeast = (a: Dyadic, b: Dyadic): boolean => minus(a, b).mantissa >= 0n;
export const sum = (...terms: Dyadic[]): Dyadic => terms.reduce(plus, ZERO);

/** A double, exactly: halved or doubled until it is an integer below 2^53. */
export function dyadic(x: number): Dyadic {
  let [mantissa, exponent] = [x, 0];
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    exponent--;
  }
  while (Math.abs(mantissa) >= 2 ** 53) {
    mantissa /= 2;
    exponent++;
  }
  return { mantissa: BigInt(mantissa), exponent };
}

/** a / b to 15 digits or so, for figures. */
export function quotient(a: Dyadic, b: Dyadic): number {
  if (b.mantissa === 0n) return a.mantissa === 0n ? 0 : Infinity;
  const shift = 120 + b.mantissa.toString(2).length - a.mantissa.toString(2).length;
  const scaled =
    shift >= 0 ? (a.mantissa << BigInt(shift)) / b.mantissa : a.mantissa / (b.mantissa << BigInt(-shift));
  return Number(scaled) * 2 ** (a.exponent - b.exponent - shift);
}

export const U = power(-53);
/** Half the smallest double: what a product can lose to underflow. */
export const ETA = power(-1075);
const ONE_LESS = minus(power(0), U);

export interface Tracked {
  /** The largest that the exact value can be: all terms in absolute value. */
  readonly magnitude: Dyadic;
  /** The computed value is at most this far from the exact one. */
  readonly error: Dyadic;
  /** If all terms are positive, the computed value is at least this. */
  readonly low: Dyadic;
}

export const exactly = (magnitude: Dyadic): Tracked => ({ magnitude, error: ZERO, low: magnitude });

function rounded(magnitude: Dyadic, error: Dyadic, low: Dyadic, underflow: Dyadic): Tracked {
  return {
    magnitude,
    error: sum(error, times(U, plus(magnitude, error)), underflow),
    low: minus(times(low, ONE_LESS), underflow),
  };
}

/** A difference of two inputs that is at most `magnitude`. */
export const difference = (magnitude: Dyadic): Tracked => ({
  magnitude,
  error: times(U, magnitude),
  low: times(magnitude, ONE_LESS),
});

export const add = (a: Tracked, b: Tracked): Tracked =>
  rounded(plus(a.magnitude, b.magnitude), plus(a.error, b.error), plus(a.low, b.low), ZERO);

export function multiply(a: Tracked, b: Tracked, underflow = ETA): Tracked {
  const cross = sum(times(a.error, b.magnitude), times(b.error, a.magnitude), times(a.error, b.error));
  return rounded(times(a.magnitude, b.magnitude), cross, times(a.low, b.low), underflow);
}

/**
 * The value of an expression. `leaf` gives a name's value if it is a leaf; all other names are looked up in the
 * definitions.
 */
export function track(
  definitions: ReadonlyMap<string, Node>,
  leaf: (name: string) => Tracked | undefined,
  underflow = ETA,
): (node: Node) => Tracked {
  const known = new Map<string, Tracked>();
  const visit = (node: Node): Tracked => {
    switch (node.kind) {
      case 'number':
        return exactly(dyadic(node.value));
      case 'name': {
        const seen = known.get(node.name) ?? leaf(node.name);
        if (seen !== undefined) return seen;
        const definition = definitions.get(node.name);
        if (definition === undefined) throw new Error(`${node.name} is not defined`);
        const value = visit(definition);
        known.set(node.name, value);
        return value;
      }
      case 'abs':
      case 'negate':
        return visit(node.of);
      case '*':
        return multiply(visit(node.left), visit(node.right), underflow);
      default:
        return add(visit(node.left), visit(node.right));
    }
  };
  return visit;
}

/** The longest chain of roundings behind a value: a sum takes the longer operand, a product both. */
export function roundings(
  definitions: ReadonlyMap<string, Node>,
  parameters: readonly string[],
): (node: Node) => number {
  const visit = (node: Node): number => {
    switch (node.kind) {
      case 'number':
        return 0;
      case 'name':
        return parameters.includes(node.name) ? 0 : visit(definitions.get(node.name)!);
      case 'abs':
      case 'negate':
        return visit(node.of);
      case '*':
        return visit(node.left) + visit(node.right) + 1;
      default:
        return Math.max(visit(node.left), visit(node.right)) + 1;
    }
  };
  return visit;
}
