import { type ContactLike, featureText } from './text.js';

/** The common points of a contact, `v0/e1`, sorted as texts: where their order means nothing. */
export function sortedPairs({ contact }: Pick<ContactLike, 'contact'>): string[] {
  return contact.map(({ a, b }) => `${featureText(a)}/${featureText(b)}`).sort();
}
