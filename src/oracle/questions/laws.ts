import { swapContact } from '../answers/text.js';
import { powerOfTwo } from '../cases/doubles.js';
import type { Layout } from './layout.js';
import type { Law } from './question.js';

/** Multiplies so that nothing is rounded; `undefined` where it would be. */
function exactProduct(x: number, factor: number): number | undefined {
  const product = x * factor;
  return Number.isFinite(product) && product / factor === x ? product : undefined;
}

/** Scaling all lengths by one power of two changes nothing. A plane's normal stays, its constant is a length here. */
export function scaling(layout: Layout): Law {
  return {
    name: 'scaling',
    vary(values, random) {
      const factor = powerOfTwo(random.between(-60, 60));
      const scaled = Float64Array.from(values);
      for (const { kind, at, size } of layout.parts) {
        if (kind === 'integer' || kind === 'direction') continue;
        for (let j = kind === 'plane' ? at + size - 1 : at; j < at + size; j++) {
          const product = exactProduct(values[j]!, factor);
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
        if (kind === 'sizes') return undefined;
        for (let start = at; start + 3 <= at + size; start += 3) {
          for (let j = 0; j < 3; j++) turned[start + j] = values[start + ((j + 1) % 3)]!;
        }
      }
      return { values: turned, expected: (answer) => answer };
    },
  };
}

/** A law that reorders whole values: value i of the new question is value `order[i]` of the old one. */
export function reordering(
  name: string,
  order: readonly number[],
  expected: (answer: string) => string,
): Law {
  return {
    name,
    vary: (values) => ({ values: Float64Array.from(order, (i) => values[i]!), expected }),
  };
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
