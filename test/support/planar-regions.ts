import type { Contact } from '../../src/core/contact.js';
import type { Triangle } from '../../src/core/shapes.js';
import { featureText } from '../../src/oracle/answers/text.js';

export const triangle = (a: number, b: number, c: number, d: number, e: number, f: number): Triangle => ({
  a: [a, b],
  b: [c, d],
  c: [e, f],
});

/** The contact in its own order. */
export const text = ({ relation, contact }: Contact): string =>
  [relation, ...contact.map(({ a, b }) => `${featureText(a)}/${featureText(b)}`)].join(' ');
