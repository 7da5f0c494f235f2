/** Triangles and planes beside k-DOPs and frusta: as half-spaces with all their features. */
import type { Kind } from './kind.js';
import { ERICSON, is, type Rule } from './rule.js';
import { sentences } from './says.js';

/** Planes beside what has an end. */
const PLANES = {
  a: is('plane'),
  answer: 'PlaneContact',
  relation: 'planeContact(a.itself, b.checkedSet)',
  boolean: 'planeMeetsSet(a.itself, b.checkedSet)',
  says: ({ words }: Kind, b: Kind) =>
    sentences(
      `As for {@link planeTetrahedron}: \`side\` tells on which side of the ${words} all of the ${b.words} is, and \`contact\` has the extreme points of the common part with the features of both.`,
      b.says,
      `A ${b.words} that is empty meets nothing; its side is 0.`,
    ),
  source: `${ERICSON}3.8 (supporting plane)`,
  hasNoDoor: true,
};

export const HALF_SPACES: readonly Rule[] = [
  {
    a: is('triangle'),
    b: is('kDop'),
    answer: 'ContainedContact',
    relation: 'triangleContact(a.itself, b.checkedSet)',
    boolean: 'triangleMeetsSet(a.itself, b.checkedSet)',
    says: (_, b) =>
      sentences(
        '`containment` is what the triangle is to the k-DOP; `contact` has the extreme points of the common part with both features, counterclockwise seen from the front of the triangle.',
        b.says,
        'A k-DOP that is empty meets nothing.',
      ),
    source: `${ERICSON}4.6.2 (vertices by brute force) and 9.1 (boundary test)`,
    hasNoDoor: true,
  },
  { ...PLANES, b: is('kDop') },
  { ...PLANES, b: is('frustum'), refused: ['the frustum has no end'] },
];
