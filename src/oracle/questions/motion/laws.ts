/** Laws of points that move linearly. */
import { axisCycle, reordering, scaling } from '../laws.js';
import type { Layout } from '../layout.js';
import type { Law } from '../question.js';

/** What is no word stands for a contact: `time..until@points`. */
const isContact = (word: string): boolean => word.includes('@');

/** Each contact's points with their sides exchanged, sorted as texts. */
function exchanged(answer: string): string {
  return answer
    .split(' ')
    .map((word) => {
      if (!isContact(word)) return word;
      const [times, contact] = word.split('@');
      const pairs = contact!.split(',').map((pair) => pair.split('/').reverse().join('/'));
      return `${times}@${pairs.sort().join()}`;
    })
    .join(' ');
}

/** Moving all points by the same small integers at time 0, and by others at time 1, changes nothing. */
function shifting(count: number): Law {
  return {
    name: 'moving-frame',
    vary(values, random) {
      const shifted = Float64Array.from(values);
      for (let half = 0; half < 2; half++) {
        const by = [0, 1, 2].map(() => random.between(-1024, 1024));
        for (let k = 0; k < 3 * count; k++) {
          const at = 3 * count * half + k;
          const sum = values[at]! + by[k % 3]!;
          // Exact if both differences give back what was added.
          if (sum - by[k % 3]! !== values[at] || sum - values[at]! !== by[k % 3]) return undefined;
          shifted[at] = sum;
        }
      }
      return { values: shifted, expected: (answer) => answer };
    },
  };
}

/** The places of values where points are exchanged at both times. */
const orderOf = (count: number, swap: readonly number[]): number[] =>
  [0, count].flatMap((half) => swap.flatMap((i) => [0, 1, 2].map((j) => 3 * (half + i) + j)));

/**
 * The laws of a kind of features.
 *
 * @param swap places of points that exchange the features, if that is possible
 */
export function motionLaws(layout: Layout, count: number, swap?: readonly number[]): Law[] {
  const common = [scaling(layout), axisCycle(layout), shifting(count)];
  if (swap === undefined) return common;
  return [...common, reordering('swap', orderOf(count, swap), exchanged)];
}

/** The same with a length behind the points, which stays where they are exchanged. */
export function separationLaws(layout: Layout, count: number, swap?: readonly number[]): Law[] {
  const common = [scaling(layout), axisCycle(layout), shifting(count)];
  if (swap === undefined) return common;
  return [...common, reordering('swap', [...orderOf(count, swap), 6 * count], exchanged)];
}
