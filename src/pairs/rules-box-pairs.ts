/** Two boxes, of which either may be oriented; two k-DOPs; two prepared convex shapes. */
import type { FlatRule } from './flat-rule.js';
import { EBERLY, ERICSON, is } from './rule.js';
import { AS_GIVEN, AXES, CONTAINED, LAZY, NUMBERED, TURNED, UNIT } from './rules-boxes.js';
import { MEETING, part } from './rules-shown.js';

const FLAT_BOX = 'A box of zero extent in some coordinates is a rectangle, a segment or a point.';
const AXES_OF_BOXES =
  'Fifteen separating axes: the face normals of both, and the cross products of their edges; parallel edges give an axis of zero, which separates nothing.';
const OBB = `Gottschalk, Lin and Manocha, "OBBTree", 1996; ${ERICSON}4.4.1`;

const BOX_BOX: FlatRule = {
  a: is('box'),
  b: is('box'),
  relation: {
    answer: 'BoxBox',
    call: 'solidBoxContact(a, b)',
    question: () => 'How do two closed boxes meet?',
    says: () => [
      '`disjoint`, `touching` (in their boundaries only), `crossing` (flat boxes that pass through each other) or `overlapping`; with the corners of the common box as contact, in the order of the numbering of boxes, its dimension, and which box contains the other. `witness` has the features that hold the inside of the common box: for touching boxes the vertices, edges or faces that touch.',
      FLAT_BOX,
      'Comparisons only, exact as they are.',
    ],
    shown: [...CONTAINED, part('dimension'), part('witness')],
  },
  boolean: { call: 'solidBoxesMeet(a, b)', source: `${ERICSON}4.2.1` },
  examples: [
    [UNIT, { min: [1, 1, 0], max: [2, 2, 2] }],
    [UNIT, { min: [1, 1.0000000000000002, 0], max: [2, 2, 2] }],
  ],
};

const ORIENTED = {
  answer: 'OrientedBoxPair',
  says: () => [
    `\`disjoint\`, \`touching\`, \`crossing\` (only two flat ones) or \`overlapping\`, and what the first box is to the second. \`contact\` has the corners of the common part with the features of both (${NUMBERED}), in no special order: ${LAZY}`,
    AS_GIVEN,
  ],
  shown: CONTAINED,
  source: OBB,
};

const ORIENTED_RULES: readonly FlatRule[] = [
  {
    a: is('box'),
    b: is('orientedBox'),
    names: ['box', 'oriented'],
    relation: {
      ...ORIENTED,
      call: 'boxOrientedContact(a, b.numbers)',
      question: () => 'How do an axis-aligned and an oriented box meet?',
    },
    boolean: {
      call: 'boxMeetsOriented(a, b.numbers)',
      says: () => [AXES_OF_BOXES],
      source: OBB,
    },
    examples: [
      [{ min: [1, 1, 0], max: [2, 2, 0.5] }, TURNED],
      [{ min: [1.5, 1, 0], max: [2, 2, 2] }, TURNED],
    ],
  },
  {
    a: is('orientedBox'),
    b: is('orientedBox'),
    relation: {
      ...ORIENTED,
      call: 'orientedPairContact(a.numbers, b.numbers)',
      question: () => 'How do two oriented boxes meet?',
    },
    boolean: {
      call: 'orientedPairMeets(a.numbers, b.numbers)',
      says: () => [AS_GIVEN, AXES_OF_BOXES],
      source: `${OBB}; ${EBERLY}6.4.2`,
    },
    // Only the third axis of the first times the third of the second separates the last two.
    examples: [
      [
        { center: [0, 0, 0], axes: AXES, halfSize: [3, 3, 3] },
        { center: [6, -9, 0], axes: AXES, halfSize: [3, 6, 3] },
      ],
      [
        {
          center: [0, 0, 0],
          axes: [
            [1, 0, 0],
            [0, 1, 0],
            [0, 0, 1],
          ],
          halfSize: [3, 3, 3],
        },
        {
          center: [3, -12, -3],
          axes: [
            [-1, 2, -2],
            [-2, 1, 2],
            [2, 2, 1],
          ],
          halfSize: [1, 1, 3],
        },
      ],
    ],
  },
];

const DOP_AXES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 0],
];
const DOP = { axes: DOP_AXES, min: [0, 0, 0, 0], max: [2, 2, 2, 4] };

const K_DOPS: FlatRule = {
  a: is('kDop'),
  b: is('kDop'),
  relation: {
    answer: 'ContainedContact',
    call: 'setContact(a.set, b.set)',
    question: () => 'How do two k-DOPs meet?',
    says: () => [
      'Their axes may differ. `containment` is what the first is to the second; `contact` has the extreme points of the common part with both features, numbered as {@link KDop} says, in no special order. A k-DOP that is empty meets nothing. All triples of half-spaces of each are tried for its corners: the time grows with the fourth power of k.',
    ],
    source: `${ERICSON}4.6.2 (vertices by brute force) and 9.1 (boundary test)`,
    shown: CONTAINED,
  },
  boolean: {
    call: 'kDopsMeet(a, b)',
    says: () => [
      'Exactly: {@link kDopsOverlap} only compares intervals. Their axes may differ. The common part is bounded: it is empty, or it has a corner, in which three of the planes meet.',
    ],
    source: `${ERICSON}4.6.2`,
  },
  examples: [
    [DOP, { axes: DOP_AXES, min: [2, 2, 2, 0], max: [3, 3, 3, 6] }],
    [DOP, { axes: DOP_AXES, min: [2, 2, 2, 4.000000000000001], max: [3, 3, 3, 6] }],
  ],
};

const WITHOUT_END = ['both have no end'];

const PREPARED: FlatRule = {
  a: is('convex'),
  b: is('convex'),
  relation: {
    answer: 'ContainedContact',
    call: 'preparedContact(where, a, b)',
    question: () => 'How do two prepared convex shapes meet, whatever they were made of?',
    says: () => [
      '`contact` has the extreme points of the common part with both features, in no special order. One of them has to be bounded: of frusta, one may have no end.',
    ],
    source: `${ERICSON}9.1 (boundary test)`,
    shown: MEETING,
    refused: WITHOUT_END,
  },
  boolean: {
    call: 'preparedMeet(where, a, b)',
    says: () => ['One of them has to be bounded.'],
    source: `${ERICSON}9.1`,
    refused: WITHOUT_END,
  },
  examples: [
    [UNIT, { min: [1, 1, 1], max: [3, 2, 2] }],
    [UNIT, { min: [1, 1, 1.0000000000000002], max: [3, 2, 2] }],
  ],
};

/** Pairs of boxes, and of one kind that is convex. */
export const BOX_PAIRS: readonly FlatRule[] = [BOX_BOX, ...ORIENTED_RULES, K_DOPS, PREPARED];
