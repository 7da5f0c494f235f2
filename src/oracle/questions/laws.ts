import { swapContact } from '../answers/text.js';
import { powerOfTwo } from '../cases/doubles.js';
import type { Layout } from './layout.js';
import type { Answer, Law } from './question.js';

/** Multiplies so that nothing is rounded; `undefined` where it would be. */
function exactProduct(x: number, factor: number): number | undefined {
  const product = x * factor;
  return Number.isFinite(product) && product / factor === x ? product : undefined;
}

/**
 * Scaling all lengths by one power of two changes nothing. A plane's normal stays, its constant is a length here; a
 * weight is the square of one.
 */
export function scaling<A extends Answer = string>(layout: Layout): Law<A> {
  return {
    name: 'scaling',
    vary(values, random) {
      const factor = powerOfTwo(random.between(-60, 60));
      const scaled = Float64Array.from(values);
      for (const { kind, at, size } of layout.parts) {
        if (kind === 'integer' || kind === 'direction' || kind === 'vector') continue;
        for (let j = kind === 'plane' ? at + size - 1 : at; j < at + size; j++) {
          const isWeight = kind === 'weighted' && j === at + size - 1;
          const product = exactProduct(values[j]!, isWeight ? factor * factor : factor);
          if (product === undefined) return undefined;
          scaled[j] = product;
        }
      }
      return { values: scaled, expected: (answer) => answer };
    },
  };
}

/** Exchanging the axes in a cycle (in space a rotation, which keeps orientations) changes nothing. In space only. */
export function axisCycle(layout: Layout): Law {
  return {
    name: 'axis-cycle',
    vary(values) {
      const turned = Float64Array.from(values);
      for (const { kind, at, size } of layout.parts) {
        if (kind === 'integer' || kind === 'number' || kind === 'length') continue;
        // Sizes along own axes belong to those axes: only those of the coordinate system turn.
        if (kind === 'sizes' || kind === 'weighted') return undefined;
        for (let start = at; start + 3 <= at + size; start += 3) {
          for (let j = 0; j < 3; j++) turned[start + j] = values[start + ((j + 1) % 3)]!;
        }
      }
      return { values: turned, expected: (answer) => answer };
    },
  };
}

/** A law that reorders whole values: value i of the new question is value `order[i]` of the old one. */
export function reordering<A extends Answer = string>(
  name: string,
  order: readonly number[],
  expected: (answer: A) => A,
): Law<A> {
  return {
    name,
    vary: (values) => ({ values: Float64Array.from(order, (i) => values[i]!), expected }),
  };
}

/**
 * A law that reorders whole parts: `permuting(layout, 'b a c', ...)` asks with a and b exchanged. Parts that are not
 * named stay; those that are have one size.
 */
export function permuting<A extends Answer = string>(
  layout: Layout,
  parts: string,
  expected: (answer: A) => A,
): Law<A> {
  const order = Array.from({ length: layout.arity }, (_, i) => i);
  const names = parts.split(' ');
  const places = layout.parts.filter(({ name }) => names.includes(name));
  for (const [i, { at, size }] of places.entries()) {
    const from = layout.parts.find(({ name }) => name === names[i])!;
    for (let j = 0; j < size; j++) order[at + j] = from.at + j;
  }
  return reordering(parts, order, expected);
}

/** Swapping two shapes of equal layout swaps the features in a text of `contactText`. */
export function swapping(
  layout: Layout,
  expected: (answer: string) => string = (text) => swapContact(text),
): Law {
  const half = layout.arity / 2;
  const order = Array.from({ length: layout.arity }, (_, i) => (i + half) % layout.arity);
  return reordering('swap', order, expected);
}
