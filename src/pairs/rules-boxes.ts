/** Points, triangles and planes beside boxes and oriented boxes. */
import type { FlatAsk, FlatRule, ShownPart } from './flat-rule.js';
import type { Kind, Value } from './kind.js';
import { EBERLY, ERICSON, is } from './rule.js';
import { MEETING, part } from './rules-shown.js';
import { withArticle } from './text.js';

export const UNIT = { min: [0, 0, 0], max: [1, 1, 1] };
export const AXES = [
  [1, 1, 0],
  [-1, 1, 0],
  [0, 0, 1],
];
export const TURNED = { center: [0, 0, 0], axes: AXES, halfSize: [1, 1, 1] };
export const NUMBERED = 'numbered as `boxFeature` says';
export const AS_GIVEN =
  'An oriented box is the parallelepiped of its axes as given, which need not be orthogonal or of unit length; half sizes of zero are in the domain.';
export const LAZY = 'it is found when it is first asked for, which is much dearer than all else.';
const TRIANGLES = `Akenine-Möller, "Fast 3D triangle-box overlap testing", 2001; ${ERICSON}5.2.9`;
export const CONTAINED = [...MEETING, part('containment')];

/** The features of the second shape that points of the contact are on. */
const FEATURES_OF_B: ShownPart = {
  member: 'contact',
  text: 'contact.map(({ b }) => [b.type, b.index])',
  of: ({ contact }: { readonly contact: readonly { readonly b: { type: string; index: number } }[] }) =>
    contact.map(({ b }): Value => [b.type, b.index]),
};

const locate = (_: Kind, { words }: Kind) => `Where does a point lie to ${withArticle(words)}?`;
const LOCATED = `\`inside\` in the interior, \`boundary\` on a vertex, edge or face, ${NUMBERED}, or \`outside\`. A flat box has only a boundary; of coinciding features the first is named.`;

const POINTS: readonly FlatRule[] = [
  {
    a: is('point'),
    b: is('box'),
    relation: {
      answer: 'PointLocation',
      call: 'locateInBox(a, b)',
      question: locate,
      says: () => [LOCATED],
      source: `${ERICSON}5.1.3`,
    },
    boolean: { call: 'boxHolds(b, a)' },
    examples: [
      [[1, 1, 0.5], UNIT],
      [[0.5, 0.5, 0.5], UNIT],
      [[2, 0, 0], UNIT],
    ],
  },
  {
    a: is('point'),
    b: is('orientedBox'),
    relation: {
      answer: 'PointLocation',
      call: 'locateInOriented(a, b.numbers)',
      question: locate,
      says: () => [LOCATED, AS_GIVEN],
      source: `${ERICSON}4.4; ${EBERLY}2.5.2, without the assumption that the axes are orthonormal`,
    },
    boolean: { call: 'orientedBoxHolds(b.numbers, a)' },
    examples: [
      [[2, 0, 1], TURNED],
      [[1, 1, 0], TURNED],
      [[2, 1, 1], TURNED],
    ],
  },
];

const PLANE: Omit<FlatAsk, 'call' | 'source'> = {
  answer: 'PlaneBox',
  question: (_, { words }) => `How do a plane and ${withArticle(words)} meet?`,
  says: () => [
    '`disjoint`; `touching` (a vertex, edge or face lies in the plane, the rest on one side); `crossing` (a flat box is cut); `overlapping` (a solid box is cut, or a flat one lies in the plane). `contact` has the corners of the common part, a polygon of up to six: first vertices of the box, then edges, by their numbers; the plane is its face 0; it is found when it is first asked for. `witness` has the feature of the box that holds the inside of the common part. The signs of the two corners that are nearest and farthest along the normal decide; the normal need not be of unit length, and flat boxes are in the domain.',
  ],
  shown: [part('relation'), part('side'), FEATURES_OF_B, part('witness')],
};

const PLANES: readonly FlatRule[] = [
  {
    a: is('plane'),
    b: is('box'),
    relation: {
      ...PLANE,
      call: 'planeBoxContact(a, b)',
      source: `${ERICSON}5.2.3; Haines and Molnar, "Improving the frustum test"`,
    },
    boolean: { call: 'planeMeetsSolidBox(a, b)', source: `${ERICSON}5.2.3` },
    examples: [
      [{ normal: [1, 1, 0], constant: -2 }, UNIT],
      [{ normal: [1, 1, 1], constant: -3.0000000000000004 }, UNIT],
    ],
  },
  {
    a: is('plane'),
    b: is('orientedBox'),
    relation: {
      ...PLANE,
      call: 'planeOrientedContact(a, b.numbers)',
      source: `${ERICSON}5.2.3; ${EBERLY}4.3.2`,
    },
    boolean: { call: 'planeMeetsOriented(a, b.numbers)', source: `${ERICSON}5.2.3` },
    examples: [
      [{ normal: [1, 0, 0], constant: -2 }, TURNED],
      [{ normal: [1, 0, 0], constant: -2.0000000000000004 }, TURNED],
    ],
  },
];

const TRIANGLE: Omit<FlatAsk, 'call'> = {
  answer: 'TriangleBox',
  question: (_, { words }) => `How do a triangle and ${withArticle(words)} meet?`,
  says: (_, b) => [
    `\`disjoint\`, \`touching\` (the triangle only meets the boundary of the box, or only with its own), \`crossing\` (only a flat box), \`overlapping\`; and what the triangle is to the box. \`contact\` has the corners of the common part, each with the feature of both (those of the box are ${NUMBERED}): one point, two, or a polygon of up to nine, counterclockwise seen from the front of the triangle; ${LAZY} Triangles that are segments or points and flat boxes are in the domain.`,
    b.says,
  ],
  shown: CONTAINED,
};

const TRIANGLE_RULES: readonly FlatRule[] = [
  {
    a: is('triangle'),
    b: is('box'),
    relation: {
      ...TRIANGLE,
      call: 'triangleBoxContact(a, b)',
      source: `${TRIANGLES}; Sutherland and Hodgman 1974 for the clipped polygon`,
    },
    boolean: {
      call: 'triangleMeetsSolidBox(a, b)',
      says: () => [
        'Thirteen separating axes without any arithmetic: the axes of the box are comparisons of coordinates, the normal of the triangle is orient3d of the triangle and two opposite corners, and the cross product of an axis of the box with an edge is orient2d of the projected edge and a corner of the projected box.',
      ],
      source: TRIANGLES,
    },
    examples: [
      [{ a: [3, 0, 0], b: [0, 3, 0], c: [0, 0, 3] }, UNIT],
      [{ a: [4, 0, 0], b: [0, 4, 0], c: [0, 0, 4] }, UNIT],
    ],
  },
  {
    a: is('triangle'),
    b: is('orientedBox'),
    relation: {
      ...TRIANGLE,
      call: 'triangleOrientedContact(a, b.numbers)',
      source: `${EBERLY}6.4.3; Sutherland and Hodgman 1974 for the clipped polygon`,
    },
    boolean: {
      call: 'triangleMeetsOriented(a, b.numbers)',
      says: () => [
        'Thirteen separating axes: the face normals of the box, the normal of the triangle, and the cross products of the axes of the box with the edges of the triangle.',
      ],
      source: `${EBERLY}6.4.3; ${ERICSON}5.2.9`,
    },
    examples: [
      [{ a: [2, 0, 0], b: [4, 1, 0], c: [4, -1, 0] }, TURNED],
      [{ a: [2.5, -1, 0], b: [2.5, 1, 0], c: [4, 0, 0] }, TURNED],
    ],
  },
];

/** What is no box beside boxes. */
export const BESIDE_BOXES: readonly FlatRule[] = [...POINTS, ...PLANES, ...TRIANGLE_RULES];
