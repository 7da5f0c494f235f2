import { renameContact } from '../../answers/text.js';
import { axisCycle } from '../laws.js';
import type { Layout } from '../layout.js';
import type { Law } from '../question.js';

/** The two axes that an edge along an axis does not run along, ascending. */
function others(axis: number): readonly [number, number] {
  return axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1];
}

/** What axis `a` is called after the cycle of {@link axisCycle}. */
function turned(a: number): number {
  return (a + 2) % 3;
}

/** What a feature of a box is called after the axes changed places in a cycle: see `boxFeature` for the numbers. */
export function turnedBoxFeature(feature: string): string {
  const [type, index] = [feature[0], Number(feature.slice(1))];
  if (type === 'v') {
    const bits = [0, 1, 2].map((a) => ((index >> a) & 1) << turned(a));
    return `v${bits.reduce((sum, bit) => sum | bit, 0)}`;
  }
  if (type === 'f') return `f${2 * turned(index >> 1) + (index & 1)}`;
  if (type !== 'e') return feature;
  const axis = index >> 2;
  const along = turned(axis);
  const ends = others(axis).map((a, k) => [turned(a), (index >> k) & 1] as const);
  const bits = others(along).map((a, k) => ends.find(([b]) => b === a)![1] << k);
  return `e${4 * along + bits[0]! + bits[1]!}`;
}

/**
 * The cycle of the axes renames the features of the box, the second shape of a contact that is followed by one word; it
 * turns nothing around.
 */
export function axisCycleOfBox(layout: Layout): Law {
  const law = axisCycle(layout);
  return {
    ...law,
    vary(values, random) {
      const varied = law.vary(values, random);
      if (varied === undefined) return undefined;
      const expected = (answer: string) => {
        const at = answer.lastIndexOf(' ');
        return renameContact(answer.slice(0, at), (own) => own, turnedBoxFeature) + answer.slice(at);
      };
      return { ...varied, expected };
    },
  };
}
