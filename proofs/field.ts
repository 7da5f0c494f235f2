/**
 * A field in which polynomials are compared at places that look random. Powers of two are far apart in it: in a field
 * of 2^127 - 1 elements 2^127 would be 1, and a limb in a place that is wrong by 127 bits would pass.
 */
import { operandsOf, type Tree } from './translator/trees.js';

const PRIME = 2n ** 256n - 2n ** 32n - 977n;

export const reduced = (x: bigint): bigint => ((x % PRIME) + PRIME) % PRIME;

/** Numbers that look random, the same each time. */
export function* randomNumbers(seed: bigint): Generator<bigint, never> {
  for (let state = seed; ; ) {
    state = reduced(state * 47026247687942121848144207491837523525n + 1442695040888963407n);
    yield state;
  }
}

/** A polynomial, where its arguments have these values. */
export function fieldValue(tree: Tree, values: ReadonlyMap<string, bigint>): bigint {
  if (tree.kind === 'argument') return values.get(tree.argument)!;
  if (tree.kind === 'number') return BigInt(tree.value);
  const [a = 0n, b = 0n] = operandsOf(tree).map((operand) => fieldValue(operand, values));
  switch (tree.kind) {
    case 'add':
      return reduced(a + b);
    case 'subtract':
      return reduced(a - b);
    case 'multiply':
      return reduced(a * b);
    case 'negate':
      return reduced(-a);
    default:
      throw new RangeError('fieldValue: tree must have no absolute values');
  }
}
