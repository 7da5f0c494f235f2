import { withContainment } from '../../answers/text.js';
import type { Law } from '../question.js';

/** Laws for answers without a containment, which none of them changes. */
export function besideContainment(laws: readonly Law[]): Law[] {
  return laws.map(({ name, vary }) => ({
    name,
    vary(values, random) {
      const variation = vary(values, random);
      if (variation === undefined) return undefined;
      const expected = (answer: string) => {
        const [relation, word, ...rest] = answer.split(' ');
        // Neither relation nor containment: what was asked is no solid.
        if (word === undefined) return variation.expected(answer);
        return withContainment(variation.expected([relation, ...rest].join(' ')), word);
      };
      return { values: variation.values, expected };
    },
  }));
}
