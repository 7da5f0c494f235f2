import type { Law } from '../question.js';

/**
 * What encloses points, or spheres, does not depend on their order: values are a count, and then so many numbers for
 * each of them.
 */
export function reversing(size: number): Law {
  return {
    name: 'reversed',
    vary(values) {
      const count = values[0]!;
      const varied = values.slice();
      for (let i = 0; i < count; i++) {
        varied.set(values.subarray(1 + size * i, 1 + size * (i + 1)), 1 + size * (count - 1 - i));
      }
      return { values: varied, expected: (answer) => answer };
    },
  };
}
