/** The pairs of two flat shapes that one of the rules answers. */
import type { Example } from './kind.js';
import { KINDS } from './kinds.js';
import { doorOf, type RelationPair } from './relations.js';
import type { Rule } from './rule.js';

/** All such pairs, in the order of kinds. They are shown by what overlaps, and by what is apart. */
export function flatRelationPairs(rules: readonly Rule[]): RelationPair[] {
  return KINDS.flatMap((a) =>
    KINDS.flatMap((b): RelationPair[] => {
      const rule = rules.find((one) => one.a(a) && one.b(b));
      if (rule === undefined) return [];
      const deep: [Example, Example] = [a.space!.deep!.first, b.space!.deep!.second];
      const apart: [Example, Example] = [a.space!.first!, b.space!.second];
      const shown = { relation: [deep], boolean: [deep, apart] };
      return [{ a, b, place: 'space', rule, fast: doorOf(a, b, 'space', rule), source: rule.source, shown }];
    }),
  );
}
