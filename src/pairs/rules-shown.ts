/** What rules say and show of any two shapes: questions, and parts of answers for examples. */
import type { ShownPart } from './flat-rule.js';
import type { Kind, Value } from './kind.js';
import { withArticle } from './text.js';

/** A member of an answer. */
export const part = (member: string): ShownPart => ({
  member,
  text: member,
  of: (answer: Readonly<Record<string, Value>>) => answer[member]!,
});

interface Hit {
  readonly b: { readonly type: string; readonly index: number };
  readonly parameter: { toNumber(): number };
}

/** Where the shape is met, and how far along. */
export const HITS: readonly ShownPart[] = [
  part('relation'),
  {
    member: 'contact',
    text: 'contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()])',
    of: ({ contact }: { readonly contact: readonly Hit[] }) =>
      contact.map(({ b, parameter }) => [b.type, b.index, parameter.toNumber()]),
  },
];

export const MEETING: readonly ShownPart[] = [part('relation'), part('contact')];

/** How two shapes meet, which the answer calls `a` and `b`. */
export const meet = (a: Kind, b: Kind): string =>
  a === b
    ? `How do two ${a.plural} meet?`
    : `How do ${withArticle(a.words)} (\`a\`) and ${withArticle(b.words)} (\`b\`) meet?`;
