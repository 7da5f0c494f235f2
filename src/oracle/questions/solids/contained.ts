import type { ContainedContact } from '../../../spatial/convex/engine/triangle-set.js';
import { contactText } from '../../answers/text.js';
import { contact, exactContactText } from '../../referees/shapes/contact.js';
import { containment } from '../../referees/shapes/containment.js';
import type { Shape } from '../../referees/shapes/shape.js';
import type { Law } from '../question.js';

/** A contact with its containment behind the relation: `touching none v0/f1`. */
function withContainment(text: string, word: string): string {
  const [relation, ...rest] = text.split(' ');
  return [relation, word, ...rest].join(' ');
}

export function containedText(found: ContainedContact): string {
  return withContainment(contactText(found), found.containment);
}

/** The same by clipping, and by the points of each in the hull of the other. */
export function exactContainedText(a: Shape, b: Shape): string {
  const exact = contact(a, b);
  return withContainment(exactContactText(exact), exact.relation === 'disjoint' ? 'none' : containment(a, b));
}

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
