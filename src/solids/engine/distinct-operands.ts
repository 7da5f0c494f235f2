import type { Solid } from '../solid.js';

/**
 * The distinct ones among operands, by identity, and the number of each operand among them. Facets of equal solids
 * cover each other everywhere: n of them would be n² pairs of facets to compare for what one of them says.
 */
export function distinctOperands(solids: readonly Solid[]): {
  readonly operands: readonly Solid[];
  readonly places: readonly number[];
} {
  const numbers = new Map<Solid, number>();
  const places = solids.map((solid) => {
    const number = numbers.get(solid) ?? numbers.size;
    numbers.set(solid, number);
    return number;
  });
  return { operands: [...numbers.keys()], places };
}
