/** Lines and rays of space beside rays. */
import type { FlatRule } from './flat-rule.js';
import { is } from './rule.js';
import { withArticle } from './text.js';

export const ENDLESS: readonly FlatRule[] = ['line', 'ray'].map((name) => ({
  a: is(name),
  b: is('ray'),
  relation: {
    answer: 'Contact',
    call: 'endlessContact(a.parts, b.parts)',
    question: (a, b) =>
      a === b
        ? 'How do two rays of space meet?'
        : `How do ${withArticle(a.words)} and ${withArticle(b.words)} of space meet?`,
    says: () => [
      '`disjoint`, skew ones among them; `touching`: in one point that is an origin of one of them; `crossing`: in one that is not; `overlapping`: in more. The contact is the extreme points of the common part, by vertex 0, the origin of a ray, or edge 0.',
    ],
    source:
      'Akenine-Möller et al., Real-Time Rendering, 22.15.2; Ericson, Real-Time Collision Detection, 5.1.8',
  },
  boolean: { call: 'endlessMeet(a.parts, b.parts)' },
}));
