import { expect, it } from 'vitest';
import type { Contact } from '../../src/core/contact.js';
import { featureText } from '../../src/oracle/answers/text.js';

export type Four = readonly [number, number, number, number];

/** The contact in its own order: `overlapping e0/v1 v1/e0`. */
export const text = ({ relation, contact }: Contact): string =>
  [relation, ...contact.map(({ a, b }) => `${featureText(a)}/${featureText(b)}`)].join(' ');

export type Case = readonly [a: Four, b: Four, expected: string];

/** The answer of both forms, and that of the pair the other way round where there is one. */
export function check<A, B>(
  cases: readonly Case[],
  [makeA, makeB]: readonly [(values: Four) => A, (values: Four) => B],
  classify: (a: A, b: B) => Contact,
  meet: (a: A, b: B) => boolean,
): void {
  it.each(cases)('%j %j: %s', (a, b, expected) => {
    expect(text(classify(makeA(a), makeB(b)))).toBe(expected);
    expect(meet(makeA(a), makeB(b))).toBe(expected !== 'disjoint');
  });
}
