/** A field of 2^127 - 1 elements, in which polynomials are compared at random places. */
import { operandsOf, type Tree } from './translator/trees.js';

const PRIME = 2n ** 127n - 1n;

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
